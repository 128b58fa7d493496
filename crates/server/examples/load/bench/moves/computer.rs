//! Moves against level 1, which hardly thinks: the computer replies to each, so there are two events. The time to begin
//! and count matches is included.
use super::{
    Moves, Plays, is_over, nim, some_move,
    wire::{Wire, number, text},
};
use crate::player::{Failure, Player};
use engine::AnyGame;
use play::Rng;
use std::{
    net::SocketAddr,
    sync::atomic::{AtomicBool, Ordering},
    time::Instant,
};

/// A client that plays one match after the other.
pub(super) struct AgainstComputer {
    wire: Wire,
    cookie: String,
    /// The match in progress, if there is one.
    state: Option<String>,
    nim: Box<dyn AnyGame>,
    chance: Rng,
}

impl AgainstComputer {
    pub(super) fn new(address: SocketAddr, client: u64) -> Result<AgainstComputer, Failure> {
        let cookie = Player::register(address, &format!("Player {client}"), client, 1)?.cookie();
        Ok(AgainstComputer { wire: Wire::new(address), cookie, state: None, nim: nim()?, chance: Rng::new(client) })
    }
}

impl Plays for AgainstComputer {
    async fn play(&mut self, moves: &mut Moves, over: &AtomicBool) -> Result<(), Failure> {
        while !over.load(Ordering::Relaxed) {
            let Some(state) = &mut self.state else {
                let new_match = r#"{"game":"nim","level":1,"first":"lot"}"#;
                self.state = Some(self.wire.post("/api/v1/matches", &self.cookie, new_match).await?.to_owned());
                continue;
            };
            let path = format!("/api/v1/matches/{}/moves", text(state, "id").ok_or("a match has an id")?);
            let position = text(state, "position").ok_or("a match has a position")?;
            let made = events(state)?;
            let body = some_move(&*self.nim, position, made, &mut self.chance)?;
            let start = Instant::now();
            self.wire.post(&path, &self.cookie, &body).await?.clone_into(state);
            moves.note(start.elapsed(), events(state)? - made);
            self.state.take_if(|state| is_over(state));
        }
        Ok(())
    }
}

/// Number of events: each is a move.
fn events(state: &str) -> Result<usize, Failure> {
    number(state, "events").ok_or_else(|| "a match has events".into())
}
