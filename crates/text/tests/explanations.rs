//! Every explanation of every game: it exists, says what search says, its numbers recompute, and all languages can say it.
use engine::{
    AnyGame, Convention, Method, Outcome, Params, Question,
    explain::{self, Cell, Columns, Explanation, Step, Table},
    family::{Dice, Family, Sizes},
    games::{self, FAMILIES},
    message::Message,
    solve::Budget,
};
use text::{Lang, render};

/// From each start so many moves are followed.
const OPTIONS: usize = 3;

/// Of each position so many moves are explained.
const MOVES: usize = 2;

fn question(method: Method) -> Question {
    let budget = Budget { positions: 5_000, moves: 50_000, ..Budget::default() };
    Question { method, budget, move_limit: 40 }
}

/// A game with its parameters in one convention.
struct Case<'a> {
    name: String,
    game: &'a dyn AnyGame,
    convention: Convention,
}

/// A source of numbers that is the same every time.
fn numbers(mut seed: u64) -> impl FnMut() -> u64 {
    move || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        seed ^ seed >> 29
    }
}

/// Starts with names, small random starts, and what can be reached from them in one move.
fn positions(family: &Family, params: &Params, set: &str, game: &dyn AnyGame) -> Vec<String> {
    let presets = family.presets.iter().filter(|preset| preset.set == set);
    let mut starts: Vec<String> = presets.map(|preset| preset.position.to_owned()).collect();
    let checked = params.checked(family.parameters).unwrap();
    for seed in 1..=3 {
        let mut next = numbers(seed);
        let sizes = Sizes { heaps: Some(2 + seed % 3), most: Some(2 + seed) };
        starts.push((family.random)(&checked, sizes, &mut Dice(&mut next)).unwrap());
    }
    let mut all = Vec::new();
    for start in starts {
        let moves = game.moves(&start, 400).unwrap();
        let step = (moves.len() / OPTIONS).max(1);
        let options = moves.iter().step_by(step).take(OPTIONS).map(|mv| game.play(&start, mv).unwrap());
        all.extend(options.collect::<Vec<_>>());
        all.push(start);
    }
    all.sort();
    all.dedup();
    all
}

impl Case<'_> {
    fn check(&self, position: &str) {
        let auto = question(Method::Auto);
        let explanation = explain::explain(self.game, position, self.convention, &auto).unwrap();
        self.check_explanation(&explanation);
        for mv in self.game.moves(position, 200).unwrap().iter().step_by(7).take(MOVES) {
            let explanation = explain::explain_move(self.game, position, mv, self.convention, &auto).unwrap();
            assert!(explanation.lead.is_some(), "{}: {position} {mv}", self.name);
            assert_eq!(explanation.position, self.game.play(position, mv).unwrap());
            self.check_explanation(&explanation);
        }
    }

    fn check_explanation(&self, explanation: &Explanation) {
        let place = format!("{} {} {}", self.name, self.convention, explanation.position);
        assert!(!explanation.steps.is_empty(), "{place}");
        let searched = self.game.analyse(&explanation.position, self.convention, &question(Method::Search)).unwrap();
        if searched.outcome.is_some() {
            assert_eq!(explanation.outcome, searched.outcome, "{place}");
        }
        let mut messages: Vec<&Message> = explanation.lead.iter().collect();
        for step in &explanation.steps {
            match step {
                Step::Say(message) => messages.push(message),
                Step::Columns(columns) => messages.extend(columns.rows.iter().map(|(name, _)| name)),
                Step::Table(table) => {
                    messages.extend(&table.header);
                    messages.extend(table.rows.iter().flatten().filter_map(said));
                    self.check_table(table, &explanation.position, &place);
                }
            }
        }
        check_columns(explanation, &place);
        messages.into_iter().for_each(|message| check_message(message, &place));
    }

    /// A row with a move or position and an outcome, value or remoteness claims that this is so there.
    fn check_table(&self, table: &Table, position: &str, place: &str) {
        for row in &table.rows {
            let mut there: Option<String> = None;
            for cell in row {
                let at = match cell {
                    Cell::Move(mv) => self.game.play(position, mv).unwrap_or_else(|error| panic!("{place}: {error}")),
                    Cell::Position(position) => self.game.normalise(position).unwrap(),
                    _ => continue,
                };
                assert!(there.as_ref().is_none_or(|there| *there == at), "{place}: {row:?}");
                there = Some(at);
            }
            let Some(there) = there else { continue };
            let ask = |convention| self.game.analyse(&there, convention, &question(Method::Auto)).unwrap();
            for cell in row {
                match cell {
                    Cell::Outcome(outcome) => {
                        assert_eq!(ask(self.convention).outcome, Some(*outcome), "{place}: {row:?}");
                    }
                    Cell::Value(value) => {
                        assert_eq!(ask(Convention::Normal).nim_value.map(|v| v.0), Some(*value), "{place}: {row:?}");
                    }
                    Cell::Remoteness(moves) => {
                        assert_eq!(ask(self.convention).remoteness, Some(*moves), "{place}: {row:?}");
                    }
                    _ => {}
                }
            }
        }
    }
}

fn said(cell: &Cell) -> Option<&Message> {
    if let Cell::Say(message) = cell { Some(message) } else { None }
}

fn is_balanced(columns: &Columns) -> bool {
    columns.sums().iter().all(|sum| sum.is_multiple_of(columns.modulus))
}

/// The columns of a lost position are balanced; those of a won one are not, but after the move they are.
fn check_columns(explanation: &Explanation, place: &str) {
    let columns = explanation.steps.iter().filter_map(|step| match step {
        Step::Columns(columns) => Some(is_balanced(columns)),
        _ => None,
    });
    let columns: Vec<bool> = columns.collect();
    if columns.is_empty() {
        return;
    }
    let nothing = Step::Say(Message::new("explain-nothing-left"));
    match explanation.outcome {
        Some(Outcome::Loss) => assert_eq!(columns, [true], "{place}"),
        _ if explanation.steps.contains(&nothing) => assert_eq!(columns, [false], "{place}"),
        _ => assert_eq!(columns, [false, true], "{place}"),
    }
}

fn check_message(message: &Message, place: &str) {
    text::check(message).unwrap_or_else(|fault| panic!("{place}: {fault}"));
    for lang in Lang::ALL {
        let sentence = render(lang, message);
        assert!(!sentence.is_empty() && !sentence.contains("{$"), "{place}: {sentence}");
    }
}

/// The games whose number leaves a remainder, so that several tests share the work.
fn every(count: usize, remainder: usize) {
    for family in FAMILIES.iter().skip(remainder).step_by(count) {
        let mut sets: Vec<&str> = family.samples.to_vec();
        sets.extend(family.presets.iter().map(|preset| preset.set));
        sets.sort_unstable();
        sets.dedup();
        for set in sets {
            let params = games::params(family, set).unwrap();
            let game = games::build(family.id, &params).unwrap();
            let positions = positions(family, &params, set, &*game);
            let conventions = if game.normal_only().is_some() { &Convention::BOTH[..1] } else { &Convention::BOTH };
            for &convention in conventions {
                let case = Case { name: format!("{} {set}", family.id), game: &*game, convention };
                positions.iter().for_each(|position| case.check(position));
            }
        }
    }
}

#[test]
fn explanations_of_the_first_quarter_hold() {
    every(4, 0);
}

#[test]
fn explanations_of_the_second_quarter_hold() {
    every(4, 1);
}

#[test]
fn explanations_of_the_third_quarter_hold() {
    every(4, 2);
}

#[test]
fn explanations_of_the_last_quarter_hold() {
    every(4, 3);
}
