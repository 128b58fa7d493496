//! Counting games: say a number that is larger by one of a few steps until a target is reached. `17` is the total so far,
//! `+3` adds 3; `start` is the beginning where the first number is special, and `=4` says 4 as the first number.
//! Source: C. G. Bachet, Problèmes plaisants et délectables, 1612.
use super::subtraction::Values;
use crate::{
    any::{GameError, impartial},
    family::{Dice, Family, Preset, Sizes},
    game::{Footprint, Game, Impartial, Size},
    nim_value::NimValue,
    notation::{ParseError, number},
    outcome::{Convention, Outcome},
    params::{Kind, ParamError, Parameter, Params},
    theory::{Claim, Moves, Range, Tame, Theorem, Theory},
};
use std::fmt;

pub(crate) const FAMILY: Family = Family {
    id: "count",
    title: "Game of 21, Game of 100",
    summary: "Add small numbers in turn until the target is reached.",
    rules: "The players count together. Whoever is to move adds one of the allowed numbers to the total and says the new \
        total, which may not exceed the target. In normal play whoever says the target wins (Game of 100, adding 1 to 10); \
        in misère play whoever says it loses (Game of 21, adding 1 to 3). If no allowed number fits any more, the last \
        player has made the last move. The opening is free (from 0), or the first player must say 1 (one), or he may say \
        any number up to the target less 2 (any). Three to six players can take part as well.\n\nA position is the total, \
        such as 17, or start when the opening is one or any; the move +3 adds 3, the opening =4 says 4.",
    theory: "It is the subtraction game with what is missing to the target as the only heap. If 1 to k may be added, the \
        player to move loses in normal play exactly when the rest is a multiple of k + 1, and in misère play when it is one \
        more than a multiple; the reply to a is k + 1 - a. In the Game of 21 the lost totals are 0, 4, 8, 12, 16, 20; in the \
        Game of 100 they are 1, 12, 23, …, 89, 100 (Bachet 1612). With three or more players nobody has a strategy of his \
        own, because the others decide; what can be said is which seats the others can make lose together.",
    parameters: &[
        Parameter::number("target", 1, 1_000_000, "21", "The number at which counting ends."),
        Parameter {
            name: "add",
            kind: Kind::Numbers { least: 1, most: 10_000 },
            default: "1,2,3",
            about: "The numbers that may be added.",
        },
        Parameter {
            name: "opening",
            kind: Kind::Choice(&["free", "one", "any"]),
            default: "free",
            about: "How the first number is chosen: from 0 as later, only 1, or anything up to the target less 2.",
        },
        Parameter::number("players", 2, 6, "2", "How many people play."),
    ],
    presets: &[
        Preset::new("Game of 21", "0").misere(),
        Preset::new("Game of 100", "0").with("target=100 add=1,2,3,4,5,6,7,8,9,10"),
        Preset::new("Game of 21, say 1 first", "start").with("opening=one").misere(),
        Preset::new("Game of 21, say anything first", "start").with("opening=any").misere(),
        Preset::new("Game of 34", "0").with("target=34 add=1,2,3,4,5").misere(),
        Preset::new("Game of 21 for three", "0").with("players=3").misere(),
    ],
    build,
    random,
    samples: &[
        "",
        "target=100 add=1,2,3,4,5,6,7,8,9,10",
        "target=30 add=2,5",
        "opening=any",
        "opening=one",
        "players=3",
    ],
};

const THEOREM: Theorem =
    Theorem { name: "residues of what is missing", source: "Bachet 1612; Sprague 1935, Grundy 1939" };

fn build(params: &Params) -> Result<Box<dyn crate::any::AnyGame>, GameError> {
    let target = params.number("target").unwrap_or(21);
    let opening = match params.text("opening") {
        "one" => Opening::One,
        "any" => Opening::Any,
        _ => Opening::Free,
    };
    if opening == Opening::Any && target < 3 {
        let error = ParamError::new("target", &target.to_string(), "at least 3 when any number may be said first");
        return Err(GameError::Parameter { game: FAMILY.id, error });
    }
    let players = usize::try_from(params.number("players").unwrap_or(2)).expect("at most 6");
    let game = Count { target, opening, values: Values::new(&params.numbers("add")) };
    Ok(impartial(game).players(players).boxed())
}

fn random(params: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    // Any total from which something can still be added.
    let target = params.number("target").unwrap_or(21);
    let least = params.numbers("add").first().copied().unwrap_or(1);
    let most = sizes.most.unwrap_or(target / 2).min(target.saturating_sub(least));
    Ok(dice.between(0, most).to_string())
}

/// How the first number is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Opening {
    Free,
    One,
    Any,
}

/// Counting up to a target by certain steps.
#[derive(Clone, Debug)]
pub struct Count {
    target: u64,
    opening: Opening,
    values: Values,
}

/// What has been said so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Total {
    /// Nothing yet, and the first number is special.
    Start,
    /// The last number said, or 0.
    Said(u64),
}

/// Saying the next number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saying {
    /// Adds a number.
    Add(u64),
    /// Says the first number.
    First(u64),
}

impl Footprint for Total {}

impl Count {
    /// The heap of the subtraction game.
    fn missing(&self, total: u64) -> u64 {
        self.target - total
    }

    /// The numbers that may be said first.
    fn first(&self) -> std::ops::RangeInclusive<u64> {
        match self.opening {
            Opening::Any => 1..=self.target - 2,
            _ => 1..=1,
        }
    }

    fn parts(&self, total: u64) -> Tame {
        [self.values.of(self.missing(total))].into_iter().collect()
    }

    fn outcome(&self, convention: Convention, total: u64) -> Outcome {
        self.parts(total).outcome(convention)
    }
}

impl Game for Count {
    type Position = Total;
    type Move = Saying;

    fn read(&self, text: &str) -> Result<Total, ParseError> {
        if text == "start" {
            return Ok(if self.opening == Opening::Free { Total::Said(0) } else { Total::Start });
        }
        let expected = || format!("the total so far, from 0 to {}, or start", self.target);
        let total = number(text, "the total so far, such as 17, or start")?;
        if total <= self.target { Ok(Total::Said(total)) } else { Err(ParseError::new(text, expected())) }
    }

    fn read_move(&self, text: &str) -> Result<Saying, ParseError> {
        const EXPECTED: &str = "a move such as +3, or =4 at the start";
        match text.split_at_checked(1) {
            Some(("+", amount)) => number(amount, EXPECTED).map(Saying::Add),
            Some(("=", first)) => number(first, EXPECTED).map(Saying::First),
            _ => Err(ParseError::new(text, EXPECTED)),
        }
    }

    fn moves(&self, position: &Total) -> impl Iterator<Item = Saying> {
        let (first, missing) = match *position {
            Total::Start => (Some(self.first()), 0),
            Total::Said(total) => (None, self.missing(total)),
        };
        let add = self.values.set().iter().copied().take_while(move |&amount| amount <= missing);
        first.into_iter().flatten().map(Saying::First).chain(add.map(Saying::Add))
    }

    fn play(&self, position: &Total, mv: &Saying) -> Total {
        match (*position, *mv) {
            (Total::Said(total), Saying::Add(amount)) => Total::Said(total + amount),
            (_, Saying::First(number) | Saying::Add(number)) => Total::Said(number),
        }
    }

    fn size(&self, position: &Total) -> Size {
        // Two steps lead to every total that is a multiple of the smallest step away, at the least.
        let missing = if let Total::Said(total) = *position { self.missing(total) } else { 0 };
        let positions = u128::from(missing / self.values.set()[0]) + 1;
        Size { positions, moves: positions - 1 }
    }
}

impl Impartial for Count {}

impl Theory for Count {
    fn claim(&self, convention: Convention, position: &Total) -> Option<Claim<Saying>> {
        let wins = |mv: &Saying| match self.play(position, mv) {
            Total::Said(total) => self.outcome(convention, total) == Outcome::Loss,
            Total::Start => false,
        };
        let winning: Moves<Saying> = self.moves(position).filter(wins).collect();
        Some(self.verdict(convention, position)?.with_winning(winning))
    }

    fn verdict(&self, convention: Convention, position: &Total) -> Option<Claim<Saying>> {
        match *position {
            Total::Said(total) => {
                let value = (convention == Convention::Normal).then(|| self.parts(total).sum);
                Some(Claim::new(self.outcome(convention, total), &THEOREM).with_value(value))
            }
            Total::Start => {
                let wins = self.first().any(|number| self.outcome(convention, number) == Outcome::Loss);
                let values = || self.first().map(|number| self.parts(number).sum);
                let value = (convention == Convention::Normal).then(|| NimValue::mex(values()));
                Some(Claim::new(Outcome::win_if(wins), &THEOREM).with_value(value))
            }
        }
    }

    fn tame(&self, position: &Total) -> Option<Tame> {
        match *position {
            Total::Said(total) => Some(self.parts(total)),
            Total::Start => None,
        }
    }

    fn ranges(&self, _: bool) -> Vec<Range<Total>> {
        let start = (self.opening != Opening::Free).then_some(Total::Start);
        let all = start.into_iter().chain((0..=self.target).map(Total::Said));
        vec![Range::new(format!("totals ≤ {}", self.target), all)]
    }
}

impl fmt::Display for Total {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Total::Start => f.write_str("start"),
            Total::Said(total) => total.fmt(f),
        }
    }
}

impl fmt::Display for Saying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Saying::Add(amount) => write!(f, "+{amount}"),
            Saying::First(number) => write!(f, "={number}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::{Budget, seats::forced_to_lose};

    fn count(target: u64, most: u64, opening: Opening) -> Count {
        Count { target, opening, values: Values::new(&(1..=most).collect::<Vec<_>>()) }
    }

    fn lost(game: &Count, convention: Convention) -> Vec<u64> {
        (0..=game.target).filter(|&total| game.outcome(convention, total) == Outcome::Loss).collect()
    }

    #[test]
    fn lost_totals_are_those_of_the_schoolbooks() {
        assert_eq!(lost(&count(21, 3, Opening::Free), Convention::Misere), [0, 4, 8, 12, 16, 20]);
        assert_eq!(lost(&count(34, 5, Opening::Free), Convention::Misere), [3, 9, 15, 21, 27, 33]);
        let hundred = [1, 12, 23, 34, 45, 56, 67, 78, 89, 100];
        assert_eq!(lost(&count(100, 10, Opening::Free), Convention::Normal), hundred);
    }

    #[test]
    fn openings_decide_the_game_of_21() {
        let claim = |opening| count(21, 3, opening).claim(Convention::Misere, &Total::Start).unwrap();
        let moves =
            |claim: Claim<Saying>| claim.winning.unwrap().list.iter().map(Saying::to_string).collect::<Vec<_>>();
        assert_eq!(claim(Opening::One).outcome, Outcome::Loss);
        assert_eq!(moves(claim(Opening::Any)), ["=4", "=8", "=12", "=16"]);
        let free = count(21, 3, Opening::Free);
        assert_eq!(free.read("start"), Ok(Total::Said(0)));
        assert!(free.read("22").is_err());
    }

    /// For which rests the player whose turn comes in `turns` turns is safe, with steps 1 to `most`.
    fn safe(players: usize, most: u64, turns: usize) -> Vec<u64> {
        let game = count(60, most, Opening::Free);
        let is_safe = |rest: &u64| {
            let total = Total::Said(game.target - rest);
            !forced_to_lose(&game, Convention::Misere, &total, players, Budget::default()).unwrap()[turns]
        };
        (1..=60).filter(is_safe).collect()
    }

    #[test]
    fn with_more_players_few_rests_are_safe_for_anybody() {
        assert_eq!(safe(3, 3, 0), [2, 3, 4, 5]);
        assert_eq!(safe(3, 3, 1), [1, 5, 6]);
        assert_eq!(safe(3, 3, 2), [1, 2]);
        assert_eq!(safe(4, 3, 0), [2, 3, 4, 5, 6]);
        assert_eq!(safe(4, 3, 2), [1, 2, 8]);
        assert_eq!(safe(5, 3, 4), [1, 2, 3, 4]);
        assert_eq!(safe(3, 2, 0), [2, 3, 4, 7, 8]);
        assert_eq!(safe(3, 2, 1), [1, 4, 5, 9]);
    }
}
