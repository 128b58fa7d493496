//! A simulation of strategies to get a rating without playing well: what each gains by the plain rules of Glicko-2, and
//! by the rules of the site.
use super::{
    GameResult, Opponent, beginner,
    fairness::{Meeting, Standing, blend},
};
use crate::clock::DAY;
use skillratings::glicko2::Glicko2Rating;

/// A strategy and the rating to which it leads, from 1500.
#[derive(Clone, Debug, PartialEq)]
pub struct FarmingGain {
    /// What the farmer does.
    pub strategy: &'static str,
    /// Rating by plain Glicko-2.
    pub before: f64,
    /// Rating by the rules of the site.
    pub after: f64,
    /// Maximum rating by the rules of the site that the tests accept.
    pub bound: f64,
}

/// Somebody who has been here for a while.
const KNOWN: Standing = Standing { age: 30 * DAY, games: 20, is_bot: false, moves: 1 };

/// An account of today.
const FRESH: Standing = Standing { age: 0, games: 0, ..KNOWN };

/// Somebody who does not move.
const ABSENT: Standing = Standing { moves: 0, ..KNOWN };

/// Opponents who lose to the farmer.
#[derive(Clone, Copy)]
struct Puppets {
    /// Number of pairs of matches that the farmer wins.
    wins: u32,
    /// Number of different opponents, who lose in turn.
    opponents: u32,
    standing: Standing,
    same_network: bool,
    /// What they have won against the computer.
    rating: Glicko2Rating,
}

impl Puppets {
    fn new(standing: Standing) -> Puppets {
        Puppets { wins: 40, opponents: 40, standing, same_network: false, rating: beginner() }
    }

    /// The rating of the farmer after all wins, by plain rules and by those of the site.
    fn run(self) -> (f64, f64) {
        let (mut before, mut after) = (beginner(), beginner());
        let mut plain = vec![self.rating; self.opponents as usize];
        // On the site an opponent is as strong as between people, whatever was won against the computer.
        let mut fair = vec![beginner(); self.opponents as usize];
        for win in 0..self.wins {
            let index = (win % self.opponents) as usize;
            let meeting = Meeting {
                players: [KNOWN, self.standing],
                before: win / self.opponents,
                same_network: self.same_network,
            };
            (before, plain[index]) = play(before, plain[index], [1.0; 2]);
            (after, fair[index]) = play(after, fair[index], meeting.weights());
        }
        (before.rating, after.rating)
    }
}

/// The ratings of a winner and a loser after a result that counts with given weights.
fn play(winner: Glicko2Rating, loser: Glicko2Rating, weights: [f64; 2]) -> (Glicko2Rating, Glicko2Rating) {
    let won = Opponent::Person(loser).after(&winner, GameResult::Win);
    let lost = Opponent::Person(winner).after(&loser, GameResult::Loss);
    (blend(&winner, &won, weights[0]), blend(&loser, &lost, weights[1]))
}

/// The rating after wins against the computer at a level, by plain rules and by those of the site.
fn beat_computer(level: u8, wins: u32) -> (Glicko2Rating, Glicko2Rating) {
    (0..wins).fold((beginner(), beginner()), |(before, after), _| {
        let opponent = Opponent::Computer(level);
        (opponent.plain(&before, GameResult::Win), opponent.after(&after, GameResult::Win))
    })
}

/// What each strategy gains.
pub fn simulate_farming() -> Vec<FarmingGain> {
    let gain = |strategy, (before, after), bound| FarmingGain { strategy, before, after, bound };
    let strong = beat_computer(3, 117);
    let plain_and_fair = (strong.0.rating, strong.1.rating);
    vec![
        gain("40 puppets that resign before any move", Puppets::new(Standing { moves: 0, ..FRESH }).run(), 1500.0),
        gain("40 fresh accounts that move once and resign", Puppets::new(FRESH).run(), 1500.0),
        gain("40 absent players, joined for a win on time", Puppets::new(ABSENT).run(), 1500.0),
        gain(
            "one second account that loses 40 pairs in a month",
            Puppets { opponents: 1, ..Puppets::new(KNOWN) }.run(),
            1800.0,
        ),
        gain(
            "the same from the same address",
            Puppets { opponents: 1, same_network: true, ..Puppets::new(KNOWN) }.run(),
            1600.0,
        ),
        gain("117 wins against level 3 with the help of /analyse", plain_and_fair, 2000.0),
        gain(
            "one such account that then loses 40 pairs",
            Puppets { opponents: 1, rating: strong.1, ..Puppets::new(KNOWN) }.run(),
            1800.0,
        ),
        gain(
            "ten such accounts that lose four pairs each",
            Puppets { opponents: 10, rating: strong.1, ..Puppets::new(KNOWN) }.run(),
            2100.0,
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_strategy_gains_more_than_its_bound() {
        for FarmingGain { strategy, before, after, bound } in simulate_farming() {
            assert!(after <= bound, "{strategy}: {after}");
            assert!(before > after + 100.0, "{strategy}: {before} {after}");
        }
    }

    #[test]
    fn the_figures_of_the_documentation_are_those_of_the_simulation() {
        let page = include_str!("../../../../docs/ratings.md");
        for FarmingGain { strategy, before, after, bound } in simulate_farming() {
            let row = format!("| {strategy} | {before:.0} | {after:.0} | {bound:.0} |");
            assert!(page.contains(&row), "{row}");
        }
    }

    #[test]
    fn honest_players_rise_as_before() {
        // Twenty known opponents who are met once each.
        let (before, after) = Puppets { wins: 20, opponents: 20, ..Puppets::new(KNOWN) }.run();
        assert!((before - after).abs() < 1e-9 && after > 1900.0, "{before} {after}");
    }
}
