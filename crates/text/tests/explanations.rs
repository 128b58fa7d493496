//! Every explanation of every game: it exists, says what search says, its numbers recompute, and all languages can say
//! it.
use engine::{
    AnyGame, Convention, Method, Outcome, Params, Question,
    explain::{self, Cell, Columns, Explanation, Step, Table},
    family::{Dice, Family, Sizes},
    games::{self, FAMILIES},
    message::{MOVER, Message},
    solve::Budget,
};
use text::{Lang, render};

/// Number of moves that are followed from each start.
const OPTIONS: usize = 3;

/// Words that address the reader or speak of the other player.
const ADDRESS: [&str; 5] = ["you", "You", "your", "Your", "opponent"];

/// Number of moves that are explained for each position.
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

/// A random generator that is the same every time.
fn numbers(mut seed: u64) -> impl FnMut() -> u64 {
    move || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        seed ^ seed >> 29
    }
}

/// Named starts, small random starts, and what can be reached from them in one move.
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
            self.check_reader(&explanation);
        }
    }

    /// "You" made the move: if the opponent is to move, "you" and "the opponent" are swapped compared with a reader who
    /// is to move.
    fn check_reader(&self, explanation: &Explanation) {
        if explanation.subject != explanation.position {
            return;
        }
        for message in explanation.steps.iter().filter_map(sentence).filter(|message| message.arg(MOVER).is_some()) {
            let mut to_move = message.clone();
            to_move.args.retain(|(name, _)| *name != MOVER);
            let (after, before) = (render(Lang::En, message), render(Lang::En, &to_move));
            let addresses = after.split(|c: char| !c.is_alphabetic()).any(|word| ADDRESS.contains(&word));
            assert!(!addresses || after != before, "{} {}: {after}", self.name, explanation.position);
        }
    }

    fn check_explanation(&self, explanation: &Explanation) {
        let place = format!("{} {} {}", self.name, self.convention, explanation.position);
        assert!(!explanation.steps.is_empty(), "{place}");
        let searched = self.game.analyse(&explanation.position, self.convention, &question(Method::Search)).unwrap();
        if searched.outcome.is_some() {
            assert_eq!(explanation.outcome, searched.outcome, "{place}");
        }
        let subject = self.game.analyse(&explanation.subject, self.convention, &question(Method::Auto)).unwrap();
        let mut messages: Vec<&Message> = explanation.lead.iter().collect();
        for step in &explanation.steps {
            match step {
                Step::Say(message) => messages.push(message),
                Step::Columns(columns) => messages.extend(columns.rows.iter().map(|(name, _)| name)),
                Step::Table(table) => {
                    messages.extend(&table.header);
                    messages.extend(table.rows.iter().flatten().filter_map(message_of));
                    self.check_table(table, &explanation.subject, &place);
                }
            }
        }
        if self.convention == Convention::Misere {
            let wrong = |message: &&Message| render(Lang::En, message).contains("out of moves first");
            assert_eq!(messages.iter().find(|message| wrong(message)), None, "{place}");
        }
        check_columns(explanation, subject.outcome, &place);
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

fn sentence(step: &Step) -> Option<&Message> {
    if let Step::Say(message) = step { Some(message) } else { None }
}

fn message_of(cell: &Cell) -> Option<&Message> {
    if let Cell::Say(message) = cell { Some(message) } else { None }
}

fn is_balanced(columns: &Columns) -> bool {
    columns.sums().iter().all(|sum| sum.is_multiple_of(columns.modulus))
}

/// The columns of a lost position are balanced; those of a won one are not, but after the move they are.
fn check_columns(explanation: &Explanation, outcome: Option<Outcome>, place: &str) {
    let columns = explanation.steps.iter().filter_map(|step| match step {
        Step::Columns(columns) => Some(is_balanced(columns)),
        _ => None,
    });
    let columns: Vec<bool> = columns.collect();
    if columns.is_empty() {
        return;
    }
    let nothing = Step::Say(Message::new("explain-nothing-left"));
    match outcome {
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

/// Checks the games from one id to another, in alphabetic order, so that several tests share the work.
fn check_games(from: &str, to: &str) {
    for family in FAMILIES.iter().filter(|family| (from..=to).contains(&family.id)) {
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

/// The first and the last game of each group.
const GROUPS: [(&str, &str); 4] =
    [("building", "cram"), ("divisor", "grundy"), ("hackenbush", "northcott_classic"), ("octal", "wythoff")];

#[test]
fn every_game_is_in_a_group() {
    let is_checked = |id: &str| GROUPS.iter().any(|(from, to)| (*from..=*to).contains(&id));
    FAMILIES.iter().for_each(|family| assert!(is_checked(family.id), "{}", family.id));
}

#[test]
fn explanations_from_building_to_cram_hold() {
    check_games(GROUPS[0].0, GROUPS[0].1);
}

#[test]
fn explanations_from_divisor_to_grundy_hold() {
    check_games(GROUPS[1].0, GROUPS[1].1);
}

#[test]
fn explanations_from_hackenbush_to_northcott_classic_hold() {
    check_games(GROUPS[2].0, GROUPS[2].1);
}

#[test]
fn explanations_from_octal_to_wythoff_hold() {
    check_games(GROUPS[3].0, GROUPS[3].1);
}

/// What an explanation of a move says in English, in one line.
fn after_move(game: &str, position: &str, mv: &str) -> String {
    let game = games::build(game, &Params::default()).unwrap();
    let explanation = explain::explain_move(&*game, position, mv, Convention::Normal, &question(Method::Auto)).unwrap();
    let sentences = explanation.lead.iter().chain(explanation.steps.iter().filter_map(sentence));
    sentences.map(|message| render(Lang::En, message)).collect::<Vec<_>>().join(" ")
}

#[test]
fn you_are_the_player_who_made_the_move() {
    let wins = after_move("nim", "3,5,7", "1-1");
    assert!(wins.contains("Whatever the opponent changes makes some column odd, and you can make all of them even"));
    let loses = after_move("nim", "1,2,2", "2-1");
    assert!(loses.contains("the opponent refutes it: take 2 from heap 3."));
    assert!(loses.contains("After this answer you face 1,1,0."));
    assert!(loses.contains("So the opponent always has an answer, and you run out of moves first."));
}

#[test]
fn alternatives_are_joined_by_or() {
    let wrong = after_move("nim", "1,1,1", "1-1");
    assert!(!wrong.contains(" or "), "every move wins: {wrong}");
    let wrong = after_move("nim", "2,2,2", "1-1");
    assert!(wrong.contains("This would have won: take 2 from heap 1, take 2 from heap 2 or take 2 from heap 3."));
}

#[test]
fn treblecross_gives_values_of_heaps_no_other_name() {
    let game = games::build("treblecross", &Params::default()).unwrap();
    let explanation = explain::explain(&*game, ".....", Convention::Normal, &question(Method::Auto)).unwrap();
    let tables =
        explanation.steps.iter().filter_map(|step| if let Step::Table(table) = step { Some(table) } else { None });
    let labels: Vec<&str> = tables.flat_map(|table| &table.header).map(|label| label.id).collect();
    assert_eq!(labels, ["label-part", "label-size", "label-heap-value", "label-reason"]);
    let value = game.analyse(".....", Convention::Normal, &question(Method::Search)).unwrap().nim_value;
    assert_eq!(value.map(|value| value.0), Some(1), "the heap of 0.007 has value 2");
}
