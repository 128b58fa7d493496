//! Moves between people: each is one event. The matches begin before the measurement; the time to end and count them is
//! included.
use super::{
    Moves, Plays, is_over, nim, some_move,
    wire::{Wire, text},
};
use crate::{
    bench::request,
    player::{Failure, Player},
};
use engine::AnyGame;
use play::Rng;
use protocol::site::MatchState;
use std::{
    net::SocketAddr,
    sync::atomic::{AtomicBool, Ordering},
    time::Instant,
};
use test_support::HttpClient;

/// Number of pairs of matches for each client: more than it can play.
const PAIRS: usize = 150;

/// Two people on one connection, and the matches that they have running.
pub(super) struct BetweenPeople {
    wire: Wire,
    cookies: [String; 2],
    matches: Vec<RunningMatch>,
    nim: Box<dyn AnyGame>,
    chance: Rng,
}

/// A match in progress.
struct RunningMatch {
    path: String,
    position: String,
    /// Number of moves so far.
    made: usize,
    /// The player who began.
    first: usize,
}

impl BetweenPeople {
    pub(super) fn begin(address: SocketAddr, client: u64) -> Result<BetweenPeople, Failure> {
        let person = |name: &str| Player::register(address, &format!("{name} {client}"), client, 1);
        let cookies = [person("Ana")?.cookie(), person("Bor")?.cookie()];
        let [mut ana, mut bor] = [HttpClient::new(address), HttpClient::new(address)];
        [ana.cookie, bor.cookie] = cookies.clone().map(Some);
        let mut matches = Vec::new();
        for _ in 0..PAIRS {
            matches.extend(pair(&mut ana, &mut bor)?);
        }
        Ok(BetweenPeople { wire: Wire::new(address), cookies, matches, nim: nim()?, chance: Rng::new(client) })
    }
}

/// A rated match and the other one from the same start, with sides swapped.
fn pair(ana: &mut HttpClient, bor: &mut HttpClient) -> Result<[RunningMatch; 2], Failure> {
    let new_match = r#"{"game":"nim","rated":true,"first":"you"}"#;
    let state: MatchState = serde_json::from_str(&request(ana, "POST", "/api/v1/challenges", new_match)?)?;
    let joined = request(bor, "POST", &format!("/api/v1/matches/{}/join", state.id), "{}")?;
    let pair = serde_json::from_str::<MatchState>(&joined)?.pair.ok_or("a rated match is one of two")?;
    Ok([(state.id, 0), (pair, 1)].map(|(id, first)| RunningMatch {
        path: format!("/api/v1/matches/{id}/moves"),
        position: state.start.clone(),
        made: 0,
        first,
    }))
}

impl Plays for BetweenPeople {
    async fn play(&mut self, moves: &mut Moves, over: &AtomicBool) -> Result<(), Failure> {
        while !over.load(Ordering::Relaxed) {
            let running = self.matches.last_mut().ok_or("all matches are over: more are needed")?;
            let body = some_move(&*self.nim, &running.position, running.made, &mut self.chance)?;
            let cookie = &self.cookies[(running.first + running.made) % 2];
            let start = Instant::now();
            let state = self.wire.post(&running.path, cookie, &body).await?;
            moves.note(start.elapsed(), 1);
            running.made += 1;
            text(state, "position").ok_or("a match has a position")?.clone_into(&mut running.position);
            if is_over(state) {
                self.matches.pop();
            }
        }
        Ok(())
    }
}
