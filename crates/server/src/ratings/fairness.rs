//! How much a result between people counts, so that nobody gains a rating from puppets. `docs/ratings.md` says the same
//! in plain English.
use crate::clock::DAY;
use skillratings::glicko2::Glicko2Rating;

/// Age below which an account is new, in milliseconds.
const NEW: i64 = 3 * DAY;

/// Number of counted games below which an account is new.
const FEW_GAMES: u32 = 5;

/// Time within which two players who meet again are the same opponents again, in milliseconds.
pub(crate) const MEMORY: i64 = 30 * DAY;

/// Number of pairs of matches within that time after which further ones count nothing.
pub(crate) const MOST_MEETINGS: u32 = 4;

/// Factor for each pair of matches that the same two players had before.
const AGAIN: f64 = 0.5;

/// Factor for two players in the same network.
const SAME_NETWORK: f64 = 0.25;

/// A player as known when a pair of matches ends.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    /// Age of the account in milliseconds.
    pub(crate) age: i64,
    /// Number of counted games.
    pub(crate) games: u32,
    pub(crate) is_bot: bool,
    /// Number of moves that the player made in the pair.
    pub(crate) moves: u32,
}

impl Standing {
    fn is_new(&self) -> bool {
        self.age < NEW || self.games < FEW_GAMES
    }
}

/// A pair of matches between two people.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meeting {
    pub(crate) players: [Standing; 2],
    /// Number of counted pairs between the two within [`MEMORY`].
    pub(crate) before: u32,
    pub(crate) same_network: bool,
}

impl Meeting {
    /// How much of the change of the rating each player gets, from 0 to 1.
    pub(crate) fn weights(&self) -> [f64; 2] {
        if self.players.iter().any(|player| player.moves == 0) || self.before >= MOST_MEETINGS {
            return [0.0; 2];
        }
        let again = (0..self.before).fold(1.0, |weight, _| weight * AGAIN);
        let weight = again * if self.same_network { SAME_NETWORK } else { 1.0 };
        let of = |own: Standing, other: Standing| {
            let proves_nothing = other.is_new() || (other.is_bot && !own.is_bot);
            if proves_nothing { 0.0 } else { weight }
        };
        let [one, other] = self.players;
        [of(one, other), of(other, one)]
    }
}

/// A rating on the way from one to another.
pub(crate) fn blend(before: &Glicko2Rating, after: &Glicko2Rating, weight: f64) -> Glicko2Rating {
    let between = |before: f64, after: f64| before + weight * (after - before);
    Glicko2Rating {
        rating: between(before.rating, after.rating),
        deviation: between(before.deviation, after.deviation),
        volatility: between(before.volatility, after.volatility),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: Standing = Standing { age: 10 * DAY, games: 20, is_bot: false, moves: 3 };
    const NEWCOMER: Standing = Standing { age: DAY, games: 20, ..KNOWN };
    const UNPROVEN: Standing = Standing { games: 4, ..KNOWN };
    const BOT: Standing = Standing { is_bot: true, ..KNOWN };
    const ABSENT: Standing = Standing { moves: 0, ..KNOWN };

    fn weights(one: Standing, other: Standing) -> [f64; 2] {
        Meeting { players: [one, other], before: 0, same_network: false }.weights()
    }

    #[test]
    fn a_result_counts_for_those_whose_opponent_is_known() {
        assert_eq!(weights(KNOWN, KNOWN), [1.0, 1.0]);
        assert_eq!((weights(KNOWN, NEWCOMER), weights(UNPROVEN, KNOWN)), ([0.0, 1.0], [1.0, 0.0]));
        assert_eq!(weights(NEWCOMER, UNPROVEN), [0.0, 0.0]);
        assert_eq!((weights(KNOWN, BOT), weights(BOT, BOT)), ([0.0, 1.0], [1.0, 1.0]));
        assert_eq!(weights(KNOWN, ABSENT), [0.0, 0.0], "nobody played");
    }

    #[test]
    fn the_same_opponent_counts_less_each_time() {
        let again =
            |before: u32, same_network: bool| Meeting { players: [KNOWN, KNOWN], before, same_network }.weights()[0];
        assert_eq!([0, 1, 2, 3, 4, 9].map(|before| again(before, false)), [1.0, 0.5, 0.25, 0.125, 0.0, 0.0]);
        assert_eq!([0, 1, 4].map(|before| again(before, true)), [0.25, 0.125, 0.0]);
    }

    #[test]
    fn a_blend_lies_between() {
        let (before, after) = (Glicko2Rating::new(), Glicko2Rating { rating: 1600.0, ..Glicko2Rating::new() });
        assert_eq!([0.0, 0.25, 1.0].map(|weight| blend(&before, &after, weight).rating), [1500.0, 1525.0, 1600.0]);
    }
}
