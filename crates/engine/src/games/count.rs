//! Counting games: add one of a few numbers to the total until the target is said. `17` is a position, and `+3` leads
//! from it to 20. `start` is the position before a special first move, which is written `=4`.
//! Source: C. G. Bachet, Problèmes plaisants et délectables, 1612.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Change, Piece, Shape, Spot, Touch},
    explain::Step,
    family::{Dice, Family, Preset, Sizes, Tag},
    game::{Footprint, Game, Impartial, Packed, Size},
    games::subtraction::{VALUES, Values},
    interrupt,
    message::Message,
    nim_value::NimValue,
    notation::{HeapList, ParseError, number},
    outcome::{Convention, Outcome},
    params::{Kind, ParamError, Parameter, Params},
    theory::{Claim, Moves, Range, Tame, Theorem, Theory},
};
use std::fmt;

mod reasons;

pub(crate) const FAMILY: Family = Family {
    id: "count",
    parameters: &[
        Parameter::number("target", 1, MOST, "21"),
        Parameter { name: "add", kind: Kind::Numbers { least: 1, most: 10_000 }, default: "1,2,3" },
        Parameter { name: "opening", kind: Kind::Choice(&["free", "one", "any"]), default: "free" },
        Parameter::number("players", 2, 6, "2"),
    ],
    presets: &[
        Preset::new("game-of-21", "0").misere(),
        Preset::new("game-of-100", "0").with("target=100 add=1,2,3,4,5,6,7,8,9,10"),
        Preset::new("game-of-34", "0").with("target=34 add=1,2,3,4,5").misere(),
        Preset::new("game-of-21-beginning-with-1", "start").with("opening=one").misere(),
        Preset::new("game-of-21-beginning-anywhere", "start").with("opening=any").misere(),
        Preset::new("game-of-21-for-three", "0").with("players=3").misere(),
    ],
    usual: 1,
    tags: &[Tag::First, Tag::Short, Tag::Classroom],
    random,
    samples: &[
        "",
        "target=100 add=1,2,3,4,5,6,7,8,9,10",
        "target=34 add=1,2,3,4,5",
        "opening=one",
        "opening=any",
        "target=40 add=2,5 opening=any",
        "players=3",
        "target=30000 add=1,3,4",
        "target=40000 add=2,5,7",
        "target=50000 add=1,2,3,4,5,6",
    ],
};

pub(crate) fn build(params: &Params) -> Result<impl Build, GameError> {
    let game = game(params).map_err(|error| GameError::Parameter { game: "count", error })?;
    let players = usize::try_from(params.number("players").unwrap_or(2)).unwrap_or(2);
    Ok(impartial(game).players(players))
}

/// Largest target.
const MOST: u64 = 1_000_000;

/// Numbers that are looked up in the time of a unit of work.
const CALLS_OF_UNIT: u64 = 4;

fn random(params: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let target = params.number("target").unwrap_or(1);
    let least = params.numbers("add").first().copied().unwrap_or(1);
    let rest = sizes.most(target.div_ceil(2), target, target, dice);
    let rest = if sizes.most.is_some() { dice.between(least.min(rest), rest) } else { rest };
    Ok((target - rest).to_string())
}

/// Builds the counting game of checked parameters.
pub(super) fn game(params: &Params) -> Result<Count, ParamError> {
    let target = params.number("target").unwrap_or(1);
    let opening = match params.text("opening") {
        "one" => Opening::One,
        "any" if target < 3 => {
            return Err(ParamError::new("target", &target.to_string(), "expected-count-target"));
        }
        "any" => Opening::Any,
        _ => Opening::Free,
    };
    Ok(Count { target, opening, values: Values::new(&params.numbers("add")) })
}

/// The rules: where counting ends, how it begins, and what may be added.
#[derive(Clone, Debug)]
pub(super) struct Count {
    target: u64,
    opening: Opening,
    values: Values,
}

/// The first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Opening {
    /// An addition to 0.
    Free,
    /// The number 1.
    One,
    /// Any number up to two less than the target.
    Any,
}

/// The last number said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Tally {
    /// Nothing yet, and the first number is special.
    Nothing,
    /// This total.
    Total(u64),
}

impl Footprint for Tally {
    fn pack(&self) -> Packed {
        match self {
            Tally::Nothing => Packed::new(),
            Tally::Total(total) => Packed::from_slice(&total.to_le_bytes()),
        }
    }
}

/// What a player says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Call {
    /// Adds an amount to the total.
    More(u64),
    /// This number, as the first.
    First(u64),
}

impl Game for Count {
    type Position = Tally;
    type Move = Call;

    fn read(&self, text: &str) -> Result<Tally, ParseError> {
        if text == "start" {
            return Ok(if self.opening == Opening::Free { Tally::Total(0) } else { Tally::Nothing });
        }
        let expected = || ParseError::new(text, Message::new("expected-count-position").with("target", self.target));
        let total = number(text, "").map_err(|_| expected())?;
        if total <= self.target { Ok(Tally::Total(total)) } else { Err(expected()) }
    }

    fn read_move(&self, text: &str) -> Result<Call, ParseError> {
        const EXPECTED: &str = "expected-count-move";
        match text.split_at_checked(1) {
            Some(("+", more)) => number(more, EXPECTED).map(Call::More),
            Some(("=", first)) => number(first, EXPECTED).map(Call::First),
            _ => Err(ParseError::new(text, EXPECTED)),
        }
    }

    fn moves(&self, position: &Tally) -> impl Iterator<Item = Call> {
        let (firsts, rest) = match *position {
            Tally::Nothing => (self.firsts(), 0),
            Tally::Total(total) => (0, self.target - total),
        };
        let more = self.values.set().iter().take_while(move |&&more| more <= rest);
        (1..=firsts).map(Call::First).chain(more.map(|&more| Call::More(more)))
    }

    fn play(&self, position: &Tally, mv: &Call) -> Tally {
        match (*position, *mv) {
            (Tally::Total(total), Call::More(more)) => Tally::Total(total + more),
            (_, Call::More(number) | Call::First(number)) => Tally::Total(number),
        }
    }

    fn board(&self, position: &Tally) -> Board {
        let (total, fact) = match *position {
            Tally::Total(total) => (total, Message::new("board-may-add").with("numbers", self.values.set_in_words())),
            Tally::Nothing => (0, Message::new("board-first-number").with("most", self.firsts())),
        };
        let spot = Spot::point(Piece::Token, "").with_count(total);
        Board::new(Shape::Counter { target: self.target }, vec![spot]).with_fact(fact)
    }

    fn effect(&self, _: &Tally, mv: &Call) -> Vec<Touch> {
        let (Call::More(count) | Call::First(count)) = *mv;
        vec![Touch::new(0, Change::Put { count })]
    }

    fn is_legal(&self, position: &Tally, mv: &Call) -> bool {
        match (*position, *mv) {
            (Tally::Nothing, Call::First(first)) => (1..=self.firsts()).contains(&first),
            (Tally::Total(total), Call::More(more)) => {
                more <= self.target - total && self.values.set().binary_search(&more).is_ok()
            }
            _ => false,
        }
    }

    fn size(&self, position: &Tally) -> Size {
        let first = if self.opening == Opening::Any { self.firsts() } else { 1 };
        let (rest, before) = match *position {
            Tally::Nothing => (self.target - 1, u128::from(first)),
            Tally::Total(total) => (self.target - total, 0),
        };
        let size = self.values.size(&HeapList::from_iter([rest]));
        Size { positions: size.positions + before.min(1), moves: size.moves + before }
    }

    fn describe(&self, position: &Tally, mv: &Call) -> Message {
        reasons::describe(position, *mv)
    }
}

impl Impartial for Count {}

impl Count {
    /// How many numbers may be said first, beginning with 1.
    fn firsts(&self) -> u64 {
        if self.opening == Opening::Any { self.target - 2 } else { 1 }
    }

    /// The totals after the first number, up to an [`interrupt`].
    fn totals(&self) -> impl Iterator<Item = Tally> {
        interrupt::until((1..=self.firsts()).map(Tally::Total), CALLS_OF_UNIT)
    }

    fn value(&self, position: &Tally) -> NimValue {
        match *position {
            Tally::Total(total) => self.values.of(self.target - total),
            Tally::Nothing => NimValue::mex(self.totals().map(|total| self.value(&total))),
        }
    }

    fn outcome(&self, convention: Convention, position: &Tally) -> Outcome {
        match (convention, *position) {
            (Convention::Normal, _) => Outcome::win_if(self.value(position) != NimValue::ZERO),
            (Convention::Misere, Tally::Total(_)) => Outcome::win_if(self.value(position) != NimValue(1)),
            (Convention::Misere, Tally::Nothing) => {
                Outcome::win_if(self.totals().any(|total| self.outcome(convention, &total) == Outcome::Loss))
            }
        }
    }
}

const REMAINDERS: Theorem = Theorem { id: "remainders-of-what-is-left-to-the-target", source: "Bachet 1612" };

impl Theory for Count {
    fn claim(&self, convention: Convention, position: &Tally) -> Option<Claim<Call>> {
        let verdict = self.verdict(convention, position)?;
        let wins = |mv: &Call| self.outcome(convention, &self.play(position, mv)) == Outcome::Loss;
        let moves = interrupt::until(self.moves(position), CALLS_OF_UNIT);
        Some(verdict.with_winning(moves.filter(wins).collect::<Moves<Call>>()))
    }

    fn verdict(&self, convention: Convention, position: &Tally) -> Option<Claim<Call>> {
        let theorem = if self.values.is_plain() { &REMAINDERS } else { &VALUES };
        let value = (convention == Convention::Normal).then(|| self.value(position));
        Some(Claim::new(self.outcome(convention, position), theorem).with_value(value))
    }

    fn moves_to(&self, position: &Tally, value: NimValue) -> Option<Moves<Call>> {
        let moves = interrupt::until(self.moves(position), CALLS_OF_UNIT);
        Some(moves.filter(|mv| self.value(&self.play(position, mv)) == value).collect())
    }

    fn tame(&self, position: &Tally) -> Option<Tame> {
        (*position != Tally::Nothing).then(|| [self.value(position)].into_iter().collect())
    }

    fn reasons(&self, convention: Convention, position: &Tally) -> Vec<Step> {
        self.why(convention, position)
    }

    fn ranges(&self, _deep: bool) -> Vec<Range<Tally>> {
        let mut ranges = vec![Range::new(
            Message::new("range-totals").with("most", self.target),
            (0..=self.target).map(Tally::Total),
        )];
        if self.opening != Opening::Free {
            ranges.push(Range::new("range-start", std::iter::once(Tally::Nothing)));
        }
        ranges
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tally::Nothing => f.write_str("start"),
            Tally::Total(total) => total.fmt(f),
        }
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Call::More(more) => write!(f, "+{more}"),
            Call::First(first) => write!(f, "={first}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AnyGame, Question, games};

    fn build(set: &str) -> Box<dyn AnyGame> {
        games::build("count", &games::params(&FAMILY, set).unwrap()).unwrap()
    }

    fn losing_numbers(set: &str, convention: Convention, target: u64) -> Vec<u64> {
        let game = build(set);
        let outcome = |total: &u64| game.analyse(&total.to_string(), convention, &Question::default()).unwrap().outcome;
        (0..=target).filter(|total| outcome(total) == Some(Outcome::Loss)).collect()
    }

    fn winning(set: &str, convention: Convention, position: &str) -> Vec<String> {
        build(set).analyse(position, convention, &Question::default()).unwrap().winning_moves
    }

    #[test]
    fn lost_totals_are_those_of_the_old_books() {
        let hundred = "target=100 add=1,2,3,4,5,6,7,8,9,10";
        assert_eq!(losing_numbers("", Convention::Misere, 21), [0, 4, 8, 12, 16, 20]);
        assert_eq!(losing_numbers(hundred, Convention::Normal, 100), [1, 12, 23, 34, 45, 56, 67, 78, 89, 100]);
        assert_eq!(losing_numbers("target=34 add=1,2,3,4,5", Convention::Misere, 34), [3, 9, 15, 21, 27, 33]);
    }

    #[test]
    fn special_openings_are_a_mistake_or_a_gift() {
        assert_eq!(winning("opening=one", Convention::Misere, "start"), [""; 0]);
        assert_eq!(winning("opening=one", Convention::Misere, "1"), ["+3"]);
        assert_eq!(winning("opening=any", Convention::Misere, "start"), ["=12", "=16", "=4", "=8"]);
        assert_eq!(build("").normalise("start").unwrap(), "0");
        assert_eq!(build("opening=any").play("start", "=19").unwrap(), "19");
        assert!(build("opening=any").play("start", "=20").is_err());
        assert!(build("opening=any").play("0", "=4").is_err() && build("").play("0", "=1").is_err());
    }

    #[test]
    fn when_nothing_fits_the_game_is_over() {
        let game = build("target=10 add=4,7");
        let ask = |convention| game.analyse("7", convention, &Question::default()).unwrap();
        assert_eq!(ask(Convention::Normal).outcome, Some(Outcome::Loss));
        assert_eq!(ask(Convention::Misere).outcome, Some(Outcome::Win));
        assert!(ask(Convention::Misere).winning_moves.is_empty());
    }

    /// The rests from which the player in each seat cannot be made to say the target.
    fn safe(players: usize, k: u64) -> Vec<Vec<u64>> {
        let add: Vec<String> = (1..=k).map(|more| more.to_string()).collect();
        let game = build(&format!("target=60 add={} players={players}", add.join(",")));
        let mut safe = vec![Vec::new(); players];
        for rest in 1..=60u64 {
            let position = (60 - rest).to_string();
            let seats = game.analyse(&position, Convention::Misere, &Question::default()).unwrap().seats.unwrap();
            for (seat, _) in seats.iter().enumerate().filter(|(_, lost)| !**lost) {
                safe[seat].push(rest);
            }
        }
        safe
    }

    #[test]
    fn with_three_or_more_players_few_seats_are_safe() {
        assert_eq!(safe(3, 3), [vec![2, 3, 4, 5], vec![1, 5, 6], vec![1, 2]]);
        assert_eq!(safe(4, 3), [vec![2, 3, 4, 5, 6], vec![1, 5, 6, 7], vec![1, 2, 8], vec![1, 2, 3]]);
        let five = [vec![2, 3, 4, 5, 6, 7], vec![1, 5, 6, 7, 8], vec![1, 2, 8, 9], vec![1, 2, 3], vec![1, 2, 3, 4]];
        assert_eq!(safe(5, 3), five);
        assert_eq!(safe(3, 2), [vec![2, 3, 4, 7, 8], vec![1, 4, 5, 9], vec![1, 2, 6]]);
        for players in 3..=6 {
            let game = build(&format!("players={players}"));
            for total in ["0", "1"] {
                let analysis = game.analyse(total, Convention::Misere, &Question::default()).unwrap();
                assert_eq!(analysis.seats, Some(vec![true; players]), "{players} players from {total}");
            }
        }
    }

    #[test]
    fn with_one_addend_the_loser_is_counted_out() {
        for players in 3..=6usize {
            let game = build(&format!("target=30 add=1 players={players}"));
            for rest in 1..=30usize {
                let position = (30 - rest).to_string();
                let seats = game.analyse(&position, Convention::Misere, &Question::default()).unwrap().seats.unwrap();
                let lost: Vec<usize> = (0..players).filter(|&seat| seats[seat]).collect();
                assert_eq!(lost, [(rest - 1) % players], "{players} players, {rest} left");
            }
        }
    }

    #[test]
    fn bad_totals_and_targets_are_refused() {
        let error = build("").normalise("22").unwrap_err().to_string();
        assert_eq!(error, "error-unreadable text=22 expected=(expected-count-position target=21)");
        let params = games::params(&FAMILY, "target=2 opening=any").unwrap();
        let error = games::build("count", &params).err().unwrap().to_string();
        assert!(error.contains("name=target text=2 expected=(expected-count-target)"), "{error}");
    }
}
