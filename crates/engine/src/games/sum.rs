//! Sums: several games side by side, a move in one of them. With Nim and Chomp, `3,5 ; 4,4` is a position and `1:2-4`
//! takes 4 from heap 2 of the first part.
//! Source: R. Sprague 1935; P. M. Grundy 1939.
use crate::{
    analysis::{self, Analysis, Question},
    any::{AnyBoard, AnyGame, AnyPart, AnyRules, AnyTheory, Build, Component, ExploreError, GameError, short_position},
    board::{Board, Shape, Touch},
    explain::Step,
    family::{Dice, Family, Preset, Sizes},
    games,
    message::{Message, Say},
    nim_value::NimValue,
    notation::{LONGEST_TEXT, ParseError, heap_number, shorten},
    outcome::{Convention, Ending},
    params::{Kind, ParamError, Parameter, Params, Value},
    solve::Budget,
    theory::{Moves, Tame},
};
use std::ops::Deref;

mod checks;
mod inquiry;
#[cfg(feature = "verify")]
mod ranges;
mod reasons;

pub(crate) const FAMILY: Family = Family {
    id: "sum",
    parameters: &[Parameter { name: "parts", kind: Kind::Parts, default: "nim;nim" }],
    presets: &[
        Preset::new("two-tables-of-nim", "1,2 ; 3,4"),
        Preset::new("marienbad-on-two-tables", "1,3 ; 5,7").misere(),
    ],
    usual: 0,
    tags: &[],
    random,
    samples: &["", "parts=nim", "parts=nim;nim;nim"],
};

pub(crate) fn build(params: &Params) -> Result<impl Build, GameError> {
    specs(params)
}

/// Maximum number of parts.
const MOST_PARTS: usize = 16;

/// Games side by side.
pub(super) struct Sum {
    parts: Vec<Part>,
}

/// A sum as any other game, with its theory or with its rules alone.
struct ErasedSum<const THEORY: bool>(Sum);

impl<const THEORY: bool> Deref for ErasedSum<THEORY> {
    type Target = Sum;

    fn deref(&self) -> &Sum {
        &self.0
    }
}

impl<const THEORY: bool> ErasedSum<THEORY> {
    /// Returns the sum, or an error if it has its rules alone.
    fn with_theory(&self) -> Result<&Sum, GameError> {
        if THEORY { Ok(&self.0) } else { Err(GameError::NoTheory) }
    }
}

struct Part {
    spec: Spec,
    game: Box<dyn AnyGame>,
}

/// A part of the request, with checked parameters.
struct Spec {
    family: &'static Family,
    params: Params,
}

/// Builds the game of a part.
type BuildPart = fn(&'static Family, &Params) -> Result<Box<dyn AnyGame>, GameError>;

impl Build for Vec<Spec> {
    fn with_theory(self) -> Result<Box<dyn AnyGame>, GameError> {
        Ok(Box::new(ErasedSum::<true>(Sum::of(self, games::build_checked)?)))
    }

    fn rules_only(self) -> Result<Box<dyn AnyGame>, GameError> {
        Ok(Box::new(ErasedSum::<false>(Sum::of(self, games::build_rules)?)))
    }
}

impl Sum {
    /// Builds the parts; refuses games that cannot be summed.
    fn of(specs: Vec<Spec>, build: BuildPart) -> Result<Sum, GameError> {
        let build = |spec: Spec| -> Result<Part, GameError> {
            let game = build(spec.family, &spec.params)?;
            if game.can_be_summed() { Ok(Part { spec, game }) } else { Err(unfit(spec.family)) }
        };
        Ok(Sum { parts: specs.into_iter().map(build).collect::<Result<_, _>>()? })
    }

    /// The positions of the parts, as their games write them.
    fn read(&self, text: &str) -> Result<Vec<String>, GameError> {
        if text.len() > LONGEST_TEXT {
            return Err(ParseError::new(text, short_position()).into());
        }
        if text.split(';').count() != self.parts.len() {
            let expected = Message::new("expected-sum-position").with("parts", self.parts.len());
            return Err(ParseError::new(text, expected).into());
        }
        self.parts.iter().zip(text.split(';')).map(|(part, position)| part.game.normalise(position)).collect()
    }

    /// Which part a move is in, and which move it is there.
    fn read_move<'t>(&self, text: &'t str) -> Result<(usize, &'t str), GameError> {
        let expected = "expected-sum-move";
        let (part, mv) = text.split_once(':').ok_or_else(|| ParseError::new(text, expected))?;
        let part = heap_number(part, expected)?;
        if part >= self.parts.len() {
            let expected = Message::new("expected-sum-part").with("parts", self.parts.len());
            return Err(ParseError::new(text, expected).into());
        }
        Ok((part, mv))
    }

    /// The position after a move.
    fn play(&self, position: &str, mv: &str) -> Result<String, GameError> {
        let positions = self.read(position)?;
        let (part, inner) = self.read_move(mv.trim())?;
        let to = self.parts[part].game.play(&positions[part], inner).map_err(|error| match error {
            GameError::IllegalMove { .. } => GameError::IllegalMove { position: shorten(position), mv: shorten(mv) },
            other => other,
        })?;
        Ok(replace_part(&positions, part, &to))
    }

    /// A move in words.
    fn describe(&self, position: &str, mv: &str) -> Result<Message, GameError> {
        let positions = self.read(position)?;
        let (part, inner) = self.read_move(mv.trim())?;
        let inner = self.parts[part].game.describe(&positions[part], inner)?;
        Ok(Message::new("move-in-part").with("part", part + 1).with("move", inner))
    }
}

/// The position of a sum as text.
fn join(positions: &[String]) -> String {
    positions.join(" ; ")
}

/// The position in which one part has changed, as text.
fn replace_part(positions: &[String], part: usize, to: &str) -> String {
    let position = |(i, position): (usize, &String)| if i == part { to.to_owned() } else { position.clone() };
    join(&positions.iter().enumerate().map(position).collect::<Vec<_>>())
}

fn wrong(text: &str, expected: impl Into<Message>) -> GameError {
    GameError::Parameter { game: FAMILY.id, error: ParamError::new("parts", text, expected) }
}

fn unfit(family: &Family) -> GameError {
    wrong(family.id, "expected-sum-parts")
}

/// The parts of the request.
fn specs(params: &Params) -> Result<Vec<Spec>, GameError> {
    let list = match params.get("parts") {
        Some(Value::List(list)) => list.as_slice(),
        _ => &[],
    };
    if !(1..=MOST_PARTS).contains(&list.len()) {
        return Err(wrong(&list.len().to_string(), "expected-sum-count"));
    }
    list.iter().map(spec).collect()
}

fn spec(part: &Value) -> Result<Spec, GameError> {
    let (id, params) = match part {
        Value::Text(text) => text.split_once(':').map_or((text.as_str(), None), |(id, rest)| (id, Some(rest))),
        Value::Map(_) => return spec_of_map(part),
        _ => return Err(wrong(&part.to_string(), Kind::Parts.message())),
    };
    let family = family(id.trim())?;
    let mut given = Params::default();
    for word in params.into_iter().flat_map(|params| params.split(':')) {
        let (name, value) = games::parameter(family, word.trim())?;
        given.set(name, value);
    }
    check_part(family, &given)
}

fn spec_of_map(part: &Value) -> Result<Spec, GameError> {
    let expected = || wrong(&part.to_string(), "expected-sum-map");
    let Value::Map(map) = part else { return Err(expected()) };
    let mut id = None;
    let mut given = Params::default();
    for (name, value) in map {
        match (name.as_str(), value) {
            ("game", Value::Text(text)) => id = Some(text),
            ("params", Value::Map(params)) => given = Params(params.clone()),
            _ => return Err(expected()),
        }
    }
    check_part(family(id.ok_or_else(expected)?)?, &given)
}

/// The family of a part; sums of sums are refused before they are built.
fn family(id: &str) -> Result<&'static Family, GameError> {
    let family = games::family(id)?;
    if family.id == FAMILY.id { Err(wrong(id, "expected-sum-of-games")) } else { Ok(family) }
}

fn check_part(family: &'static Family, params: &Params) -> Result<Spec, GameError> {
    let checked = params.validate(family.parameters);
    let params = checked.map_err(|error| GameError::Parameter { game: family.id, error })?;
    Ok(Spec { family, params })
}

fn random(params: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let draw = |spec: Spec| (spec.family.random)(&spec.params, sizes, dice);
    specs(params)?.into_iter().map(draw).collect::<Result<Vec<_>, _>>().map(|positions| join(&positions))
}

impl<const THEORY: bool> AnyRules for ErasedSum<THEORY> {
    fn normalise(&self, position: &str) -> Result<String, GameError> {
        Ok(join(&self.read(position)?))
    }

    fn normalise_move(&self, mv: &str) -> Result<String, GameError> {
        Ok(mv.trim().to_owned())
    }

    fn canonical(&self, position: &str) -> Result<String, GameError> {
        let positions = self.read(position)?;
        let canonical = self.parts.iter().zip(&positions).map(|(part, position)| part.game.canonical(position));
        Ok(join(&canonical.collect::<Result<Vec<_>, _>>()?))
    }

    fn moves(&self, position: &str, limit: usize) -> Result<Vec<String>, GameError> {
        let positions = self.read(position)?;
        let mut moves = Vec::new();
        for (number, (part, position)) in (1..).zip(self.parts.iter().zip(&positions)) {
            let legal = part.game.moves(position, limit - moves.len())?;
            moves.extend(legal.iter().map(|mv| format!("{number}:{mv}")));
        }
        Ok(moves)
    }

    fn play(&self, position: &str, mv: &str) -> Result<String, GameError> {
        self.0.play(position, mv)
    }

    fn ending(&self, position: &str) -> Result<Option<Ending>, GameError> {
        for (part, position) in self.parts.iter().zip(&self.read(position)?) {
            if part.game.ending(position)?.is_none() {
                return Ok(None);
            }
        }
        Ok(Some(Ending::Stuck))
    }

    fn is_loopy(&self) -> bool {
        false
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn normal_only(&self) -> Option<Message> {
        self.parts.iter().find_map(|part| part.game.normal_only())
    }
}

impl<const THEORY: bool> AnyBoard for ErasedSum<THEORY> {
    fn board(&self, position: &str) -> Result<Board, GameError> {
        let positions = self.read(position)?;
        let parts = self.parts.iter().zip(&positions).map(|(part, position)| part.game.board(position));
        Ok(Board { parts: parts.collect::<Result<_, _>>()?, ..Board::new(Shape::Sum, Vec::new()) })
    }

    fn effect(&self, position: &str, mv: &str) -> Result<Vec<Touch>, GameError> {
        let positions = self.read(position)?;
        let (part, inner) = self.read_move(mv.trim())?;
        let mut before = 0;
        for (earlier, position) in self.parts.iter().zip(&positions).take(part) {
            before += earlier.game.board(position)?.len();
        }
        let touched = self.parts[part].game.effect(&positions[part], inner)?;
        Ok(touched.into_iter().map(|touch| Touch { spot: touch.spot + before, ..touch }).collect())
    }

    fn describe(&self, position: &str, mv: &str) -> Result<Message, GameError> {
        self.0.describe(position, mv)
    }
}

impl<const THEORY: bool> AnyTheory for ErasedSum<THEORY> {
    fn analyse(&self, position: &str, convention: Convention, question: &Question) -> Result<Analysis, GameError> {
        if let (Convention::Misere, Some(reason)) = (convention, self.normal_only()) {
            return Err(GameError::NormalOnly { reason });
        }
        let sum = self.with_theory()?;
        analysis::until_cancelled(position, question, || {
            inquiry::analyse(sum, &sum.read(position)?, convention, question)
        })
    }

    fn reasons(&self, position: &str, convention: Convention) -> Result<Vec<Step>, GameError> {
        reasons::of(self.with_theory()?, &self.read(position)?, convention)
    }
}

impl<const THEORY: bool> AnyPart for ErasedSum<THEORY> {
    fn can_be_summed(&self) -> bool {
        false
    }

    fn moves_to(&self, position: &str, _: NimValue) -> Result<Option<Moves<String>>, GameError> {
        self.read(position).map(|_| None)
    }

    fn tame(&self, position: &str) -> Result<Option<Tame>, GameError> {
        let positions = self.read(position)?;
        let tame = self.parts.iter().zip(&positions).map(|(part, position)| part.game.tame(position));
        let parts: Option<Vec<Tame>> = tame.collect::<Result<_, _>>()?;
        Ok(parts.map(|parts| parts.into_iter().fold(Tame::EMPTY, Tame::and)))
    }

    fn explore(&self, position: &str, budget: &Budget) -> Result<Component, ExploreError> {
        inquiry::explore(self.with_theory()?, &self.read(position)?, budget)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{analysis::Method, outcome::Outcome};
    use std::collections::HashMap;

    fn sum(parts: &str) -> Box<dyn AnyGame> {
        games::build("sum", &games::params(&FAMILY, &format!("parts={parts}")).unwrap()).unwrap()
    }

    fn refusal(parts: &str) -> String {
        let params = games::params(&FAMILY, &format!("parts={parts}")).unwrap();
        games::build("sum", &params).err().expect("such a sum is refused").to_string()
    }

    /// A search over texts, as plain as can be.
    #[derive(Default)]
    struct Brute {
        solved: HashMap<String, (Outcome, u32)>,
        values: HashMap<String, NimValue>,
    }

    impl Brute {
        fn options(game: &dyn AnyGame, position: &str) -> Vec<String> {
            let moves = game.moves(position, usize::MAX).unwrap();
            moves.iter().map(|mv| game.play(position, mv).unwrap()).collect()
        }

        fn solve(&mut self, game: &dyn AnyGame, position: &str, convention: Convention) -> (Outcome, u32) {
            if let Some(&solved) = self.solved.get(position) {
                return solved;
            }
            let options = Brute::options(game, position);
            let options: Vec<_> = options.iter().map(|option| self.solve(game, option, convention)).collect();
            let won = options.iter().filter(|(outcome, _)| *outcome == Outcome::Loss).map(|(_, moves)| moves + 1).min();
            let lost = options.iter().map(|(_, moves)| moves + 1).max();
            let solved = match (won, lost) {
                (_, None) => (Ending::Stuck.outcome(convention), 0),
                (Some(moves), _) => (Outcome::Win, moves),
                (None, Some(moves)) => (Outcome::Loss, moves),
            };
            self.solved.insert(position.to_owned(), solved);
            solved
        }

        fn value(&mut self, game: &dyn AnyGame, position: &str) -> NimValue {
            if let Some(&value) = self.values.get(position) {
                return value;
            }
            let options = Brute::options(game, position);
            let value = NimValue::mex(options.iter().map(|option| self.value(game, option)).collect::<Vec<_>>());
            self.values.insert(position.to_owned(), value);
            value
        }
    }

    /// Compares every way to an answer with the plain search.
    fn check(game: &dyn AnyGame, position: &str) {
        for convention in Convention::BOTH {
            let mut brute = Brute::default();
            let (outcome, remoteness) = brute.solve(game, position, convention);
            let value = (convention == Convention::Normal).then(|| brute.value(game, position));
            let moves = game.moves(position, usize::MAX).unwrap();
            let wins =
                |mv: &String| brute.solve(game, &game.play(position, mv).unwrap(), convention).0 == Outcome::Loss;
            let mut winning: Vec<String> = moves.into_iter().filter(wins).collect();
            winning.sort_unstable();
            for method in [Method::Auto, Method::Theory, Method::Search, Method::Both] {
                let name = format!("{position} {convention} {method:?}");
                let answer = game.analyse(position, convention, &Question { method, ..Question::default() }).unwrap();
                assert_eq!(answer.disagreement, None, "{name}");
                if method == Method::Theory && answer.outcome.is_none() {
                    continue;
                }
                assert_eq!(answer.outcome, Some(outcome), "{name}");
                assert_eq!(answer.nim_value, value, "{name}");
                assert_eq!(answer.winning_moves, winning, "{name}");
                assert!(answer.complete, "{name}");
                if method != Method::Theory {
                    assert_eq!(answer.remoteness, Some(remoteness), "{name}");
                }
            }
        }
    }

    #[test]
    fn sums_agree_with_a_plain_search() {
        for position in ["- ; -", "0 ; 1", "1 ; 1", "2 ; 3", "1,1 ; 1", "2,2 ; 1", "3,1 ; 2,2", "4;1", " 3 ;2,1 "] {
            check(&*sum("nim;nim"), position);
        }
        check(&*sum("nim;nim;nim"), "1 ; 2 ; 1,3");
        check(&*sum("nim"), "2,3");
    }

    #[test]
    fn large_parts_are_answered_by_theory() {
        let game = sum("nim;nim");
        let huge = format!("{} ; 5,{}", u64::MAX, u64::MAX - 1);
        for convention in Convention::BOTH {
            let answer = game.analyse(&huge, convention, &Question::default()).unwrap();
            assert_eq!(answer.winning_moves, ["1:1-4", "2:1-4", "2:2-4"], "{convention}");
            assert!(answer.complete && !answer.moves_complete);
        }
    }

    #[test]
    fn parts_are_named_with_their_parameters() {
        assert!(refusal("nim;nonsense").contains("error-unknown-game name=nonsense"));
        assert!(refusal("nim;sum").contains("expected-sum-of-games"));
        assert!(refusal("nim:k=2").contains("error-no-parameters name=k"));
        assert!(refusal(&["nim"; 17].join(";")).contains("expected-sum-count"));
        let part = |game: &str| Value::Map(vec![("game".into(), Value::Text(game.into()))]);
        let params = Params(vec![("parts".into(), Value::List(vec![part("nim"), part("nim")]))]);
        assert!(games::build("sum", &params).is_ok());
        let params = Params(vec![("parts".into(), Value::List(vec![Value::Number(3)]))]);
        assert!(games::build("sum", &params).is_err());
    }

    #[test]
    fn parts_can_be_one_text() {
        let params = Params(vec![("parts".to_owned(), Value::Text("nim;chomp".to_owned()))]);
        assert_eq!(games::build("sum", &params).unwrap().normalise("3,5;4,4"), Ok("3,5 ; 4,4".to_owned()));
        let params = Params(vec![("parts".to_owned(), Value::Text("nim;[".to_owned()))]);
        assert!(games::build("sum", &params).is_err());
    }

    #[test]
    fn texts_that_are_no_sums_are_refused() {
        let game = sum("nim;nim");
        for text in ["", ";", "1", "1;", "1;2;3", "1 ; x"] {
            assert!(game.normalise(text).is_err(), "{text}");
        }
        assert_eq!(game.normalise("1,2;3"), Ok("1,2 ; 3".into()));
        for mv in ["", "1-1", "0:1-1", "3:1-1", "1:2-1", "1:1-2", ":", "1:", "2:1-0"] {
            assert!(game.play("1 ; 3", mv).is_err(), "{mv}");
        }
        assert_eq!(game.play("1 ; 3", "2:1-2"), Ok("1 ; 1".into()));
    }

    #[test]
    fn exploring_a_sum_numbers_its_moves() {
        let component = sum("nim;nim").explore("1 ; 2", &Budget::default()).unwrap();
        let moves: Vec<(&str, &str)> = component.moves.iter().map(|mv| (&*mv.mv, &*mv.to)).collect();
        assert_eq!(moves, [("1:1-1", "0 ; 2"), ("2:1-1", "1 ; 1"), ("2:1-2", "1 ; 0")]);
        assert_eq!(component.options[component.start as usize].len(), 3);
    }
}
