//! Three and more players: which seats can be made to lose when all others play together.
//!
//! With more than two players there is no best play without knowing what the players who do not lose want. What can be
//! said exactly is the paranoid question: can the player in one seat escape whatever all the others do?
use super::{Budget, Meter, OutOfBudget};
use crate::{
    game::{Footprint, Game},
    outcome::Convention,
};
use rustc_hash::FxHashMap;

/// For each seat, counted from the player to move, whether the others can force it to lose.
///
/// The player who makes the last move wins in normal play and loses in misère play; in normal play everyone else has
/// lost.
pub fn forced_to_lose<G: Game>(
    game: &G,
    convention: Convention,
    position: &G::Position,
    players: usize,
    budget: Budget,
) -> Result<Vec<bool>, OutOfBudget> {
    let mut seats = Seats { game, convention, players, safe: FxHashMap::default(), meter: Meter::new(budget) };
    (0..players).map(|seat| seats.is_safe(position, seat).map(|safe| !safe)).collect()
}

struct Seats<'g, G: Game> {
    game: &'g G,
    convention: Convention,
    players: usize,
    safe: FxHashMap<(G::Position, usize), bool>,
    meter: Meter,
}

impl<G: Game> Seats<'_, G> {
    /// Whether the player who moves in `turns` turns can escape.
    fn is_safe(&mut self, position: &G::Position, turns: usize) -> Result<bool, OutOfBudget> {
        let root = (self.game.canonical(position.clone()), turns);
        let mut stack = vec![root.clone()];
        while let Some(key) = stack.last() {
            if self.safe.contains_key(key) {
                stack.pop();
                continue;
            }
            match self.try_key(key)? {
                Ok(safe) => {
                    let key = stack.pop().expect("just seen");
                    self.meter.position(size_of::<(G::Position, usize)>() * 16 / 7 + key.0.heap_bytes())?;
                    self.safe.insert(key, safe);
                }
                Err(missing) => stack.push(missing),
            }
        }
        Ok(self.safe[&root])
    }

    /// The answer for one key, or a key that must be answered first.
    fn try_key(
        &mut self,
        (position, turns): &(G::Position, usize),
    ) -> Result<Result<bool, (G::Position, usize)>, OutOfBudget> {
        if self.game.ending(position).is_some() {
            // The last move was made by the player whose next turn is the furthest away.
            let moved_last = *turns == self.players - 1;
            return Ok(Ok(moved_last == (self.convention == Convention::Normal)));
        }
        let mine = *turns == 0;
        let next = (turns + self.players - 1) % self.players;
        for mv in self.game.moves(position) {
            self.meter.mv()?;
            let key = (self.game.canonical(self.game.play(position, &mv)), next);
            match self.safe.get(&key) {
                None => return Ok(Err(key)),
                Some(&safe) if safe == mine => return Ok(Ok(mine)),
                Some(_) => {}
            }
        }
        Ok(Ok(!mine))
    }
}
