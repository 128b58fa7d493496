//! Explanations that were false or misleading once, and that all languages can say everything. Whether their claims are
//! true is evaluated in `claims`.
use engine::{
    AnyGame, Convention, Method, Params, Question,
    explain::{self, Cell, Explanation, Step},
    family::{Dice, Family, Sizes},
    games::{self, FAMILIES},
    message::Message,
    solve::Budget,
};
use text::{Lang, phrase, render};

use Convention::{Misere, Normal};

/// Number of moves that are followed from each start.
const OPTIONS: usize = 3;

fn question(method: Method) -> Question {
    let budget = Budget { positions: 5_000, moves: 50_000, ..Budget::default() };
    Question { method, budget, move_limit: 40 }
}

/// A random generator that is the same every time.
fn numbers(mut seed: u64) -> impl FnMut() -> u64 {
    move || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        seed ^ seed >> 29
    }
}

/// Named starts, however large, random starts, and what can be reached from them in one move.
fn positions(family: &Family, params: &Params, set: &str, game: &dyn AnyGame) -> Vec<String> {
    let presets = family.presets.iter().filter(|preset| preset.set == set);
    let mut starts: Vec<String> = presets.map(|preset| preset.position.to_owned()).collect();
    let checked = params.validate(family.parameters).unwrap();
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

/// Every message of an explanation, as a front end shows it.
fn messages(explanation: &Explanation) -> Vec<Message> {
    let mut messages = Vec::new();
    for step in phrase::steps(explanation) {
        match step {
            Step::Say(message) => messages.push(message),
            Step::Columns(columns) => messages.extend(columns.rows.into_iter().map(|(name, _)| name)),
            Step::Table(table) => {
                messages.extend(table.header);
                let words = |cell| if let Cell::Say(message) = cell { Some(message) } else { None };
                messages.extend(table.rows.into_iter().flatten().filter_map(words));
            }
        }
    }
    messages
}

/// Checks that the explanations of games from one id to another exist and can be said.
fn check_games(from: &str, to: &str) {
    for family in FAMILIES.iter().filter(|family| (from..=to).contains(&family.id)) {
        let mut sets: Vec<&str> = family.samples.to_vec();
        sets.extend(family.presets.iter().map(|preset| preset.set));
        sets.sort_unstable();
        sets.dedup();
        for set in sets {
            let params = games::params(family, set).unwrap();
            let game = games::build(family.id, &params).unwrap();
            let conventions = if game.normal_only().is_some() { &Convention::BOTH[..1] } else { &Convention::BOTH };
            for position in positions(family, &params, set, &*game) {
                for &convention in conventions {
                    let explanation = explain::explain(&*game, &position, convention, &question(Method::Auto)).unwrap();
                    assert!(!explanation.steps.is_empty(), "{} {position}", family.id);
                    check_words(&explanation, &format!("{} {set} {convention} {position}", family.id));
                }
            }
        }
    }
}

fn check_words(explanation: &Explanation, place: &str) {
    for message in messages(explanation) {
        text::check(&message).unwrap_or_else(|fault| panic!("{place}: {fault}"));
        for lang in Lang::ALL {
            let sentence = render(lang, &message);
            assert!(!sentence.is_empty() && !sentence.contains("{$"), "{place}: {sentence}");
        }
    }
}

#[test]
fn the_first_games_can_be_explained_in_every_language() {
    check_games("a", "graph");
}

#[test]
fn the_last_games_can_be_explained_in_every_language() {
    check_games("graph_nim", "z");
}

fn built(id: &str, set: &str) -> Box<dyn AnyGame> {
    let family = games::family(id).unwrap();
    games::build(id, &games::params(family, set).unwrap()).unwrap()
}

fn explained(id: &str, set: &str, position: &str, convention: Convention) -> Explanation {
    explain::explain(&*built(id, set), position, convention, &Question::default()).unwrap()
}

fn explained_move(id: &str, set: &str, position: &str, mv: &str, convention: Convention) -> Explanation {
    explain::explain_move(&*built(id, set), position, mv, convention, &Question::default()).unwrap()
}

/// What an explanation says in English, in one line.
fn words(explanation: &Explanation) -> String {
    messages(explanation).iter().map(|message| render(Lang::En, message)).collect::<Vec<_>>().join(" ")
}

#[test]
fn you_are_the_player_who_made_the_move() {
    let wins = words(&explained_move("nim", "", "3,5,7", "1-1", Normal));
    assert!(wins.contains("Whatever the opponent changes makes some column odd, and you can make all of them even"));
    let loses = words(&explained_move("nim", "", "1,2,2", "2-1", Normal));
    assert!(loses.contains("the opponent can answer: take 2 tokens from heap 3."), "{loses}");
    assert!(
        loses.contains("After this answer it is your turn again, and you face 1,1,0, a losing position."),
        "{loses}"
    );
    assert!(loses.contains("So the opponent always has an answer and makes the last move."), "{loses}");
    let lost = words(&explained_move("staircase", "", "2,3,2,1", "2-1", Normal));
    assert!(
        lost.starts_with("You lose with this move, as with every move here") && !lost.contains("winning moves"),
        "{lost}"
    );
}

#[test]
fn a_position_says_that_you_are_to_move() {
    assert!(words(&explained("nim", "", "1,2", Normal)).starts_with("It is your turn, and you can force a win"));
    assert!(words(&explained("nim", "", "1,1", Normal)).starts_with("It is your turn, and you lose"));
}

#[test]
fn nobody_wins_misere_play_by_the_last_move() {
    let text = words(&explained("nimble", "", "3,0,5,6,1", Misere));
    assert!(text.contains("In misère play nothing changes") && !text.contains("you make the last move"), "{text}");
}

#[test]
fn treblecross_gives_values_of_heaps_no_other_name() {
    let labels: Vec<&str> = messages(&explained("treblecross", "", ".....", Normal))
        .iter()
        .map(|message| message.id)
        .filter(|id| id.starts_with("label-"))
        .collect();
    assert_eq!(labels, ["label-part", "label-size", "label-heap-value", "label-reason"]);
    let value = built("treblecross", "").analyse(".....", Normal, &question(Method::Search)).unwrap().nim_value;
    assert_eq!(value.map(|value| value.0), Some(1), "the heap of 0.007 has value 2");
}

#[test]
fn the_heap_of_a_stretch_counts_its_two_ends() {
    let steps = explained("treblecross", "", "..x......", Normal).steps;
    let sizes = steps.into_iter().find_map(|step| match step {
        Step::Table(table) => Some(table.rows.into_iter().map(|row| row[1].clone()).collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(sizes, Some(vec![Cell::Text("6".to_owned())]), "six places, one more, one less");
}

#[test]
fn a_move_may_end_misere_play_without_an_answer() {
    for (id, set, position) in [("subtraction", "S=2,5", "6"), ("count", "target=11 add=2,5", "5")] {
        let text = words(&explained(id, set, position, Misere));
        assert!(text.contains("or cannot move at all and has won, because this is misère play"), "{text}");
    }
}

#[test]
fn a_misere_sum_tells_large_heaps_from_ones() {
    let lost = words(&explained("sum", "parts=nim;divisor", "1,1 ; 36", Misere));
    assert!(lost.starts_with("It is your turn, and you lose") && lost.contains("larger than 1"), "{lost}");
    let won = words(&explained("sum", "parts=nim;divisor", "1,1 ; 1", Misere));
    assert!(won.contains("No heap is larger than 1, and the nim-sum of all parts is 0."), "{won}");
    let set = "parts=lasker;northcott:size=5;subtraction:S=1,3,4";
    let mixed = words(&explained("sum", set, "4 ; W 1:4,2:5 ; 7", Misere));
    assert!(!mixed.contains("single number larger than 1"), "{mixed}");
}

#[test]
fn patterns_of_misere_building_say_where_they_begin() {
    let three = words(&explained("building", "", "6|0,0,0", Misere));
    assert!(three.contains("an even number of tokens from 4 on"), "{three}");
    let five = words(&explained("building", "", "8|0,0,0,0,0", Misere));
    assert!(five.contains("larger than the number of heaps"), "{five}");
}

#[test]
fn the_winner_at_northcott_answers_by_moving_forward() {
    let text = words(&explained_move("northcott_classic", "", "W 2:4,3:6,1:8", "1-1", Normal));
    let (_, answer) = text.split_once("the opponent can answer: ").unwrap();
    assert!(answer.split('.').next().unwrap().contains("forward"), "{text}");
}

#[test]
fn an_addition_that_wins_is_not_undone() {
    let text = words(&explained_move("poker", "", "2,1|1|0", "2+1", Normal));
    assert!(text.starts_with("You win with this move: add 1 chip to heap 2."), "{text}");
    assert!(!text.contains("takes away what you have added"), "{text}");
    let undone = words(&explained_move("poker", "", "2,2|1|0", "2+1", Normal));
    assert!(undone.contains("The opponent takes away what you have added."), "{undone}");
}

#[test]
fn every_move_of_a_searched_position_has_its_answer_and_lines_say_how_much_they_show() {
    for (id, set, position) in
        [("octal", "code=4.342", "18,2"), ("treblecross", "", "............."), ("turning_turtles", "", "HTTTTHHHHTHH")]
    {
        let explanation = explained(id, set, position, Misere);
        let analysis = built(id, set).analyse(position, Misere, &Question::default()).unwrap();
        assert_eq!(Some(explanation.length), analysis.remoteness, "{id}");
        assert_eq!(explanation.line.len(), analysis.remoteness.unwrap().min(16) as usize, "{id}");
        let Some(Step::Table(table)) = explanation.steps.iter().find(|step| matches!(step, Step::Table(_))) else {
            panic!("{id} has no table");
        };
        let is_answered =
            |row: &Vec<Cell>| row[2] != Cell::Outcome(engine::Outcome::Win) || row[3] != Cell::Text(String::new());
        assert!(table.rows.iter().all(is_answered), "{id}");
        let sentence = render(Lang::En, &explanation.line_message().unwrap());
        assert_eq!(sentence.ends_with('…'), explanation.line.len() < explanation.length as usize, "{sentence}");
    }
}

#[test]
fn the_loser_at_hex_delays() {
    let explanation = explained("hex", "size=3", "o .x./.o./.x.", Normal);
    let analysis = built("hex", "size=3").analyse("o .x./.o./.x.", Normal, &Question::default()).unwrap();
    assert_eq!(explanation.line.len(), analysis.remoteness.unwrap() as usize);
    let steps = explanation.steps.iter().filter_map(|step| if let Step::Say(said) = step { Some(said) } else { None });
    assert!(steps.into_iter().all(|said| !render(Lang::En, said).contains("bridge")), "a link is a pair of cells");
}

#[test]
fn theorems_are_named_where_they_are_used() {
    for (set, position, convention, theorem) in [
        ("k=1", "c4", Normal, "parity-of-the-items"),
        ("k=3", "c3", Normal, "everything-can-be-taken-at-once"),
        ("k=3", "c4", Misere, "everything-but-one-item-can-be-taken"),
        ("k=3", "c8", Normal, "copying-in-two-equal-rows"),
    ] {
        let explanation = explained("circle", set, position, convention);
        assert_eq!(explanation.theorem.map(|theorem| theorem.id), Some(theorem), "{set} {position}");
    }
}

#[test]
fn one_heap_of_a_subtraction_game_needs_no_nim_sum() {
    for (set, position, convention, theorem) in [
        ("", "21", Normal, "remainder-modulo-r-1"),
        ("", "0,21", Misere, "remainder-modulo-r-1"),
        ("S=1,3,4", "9", Normal, "values-of-the-subtraction-game"),
        ("", "6,21", Normal, "nim-sum-of-the-values-of-the-heaps"),
        ("", "6,21", Misere, "misere-nim-rule-on-nim-values"),
    ] {
        let explanation = explained("subtraction", set, position, convention);
        assert_eq!(explanation.theorem.map(|theorem| theorem.id), Some(theorem), "{set} {position}");
    }
}

#[test]
fn nobody_answers_a_move_that_ends_the_game() {
    for (id, position) in [("nim", "5"), ("lasker", "3"), ("grundy", "3"), ("northcott", "W 1:4")] {
        let text = words(&explained(id, "", position, Normal));
        assert!(text.contains("the opponent has no move left") && !text.contains("Whatever the opponent"), "{text}");
    }
    let text = words(&explained("staircase", "", "1,4", Normal));
    assert!(text.contains("Whatever the opponent does makes a column odd again"), "{text}");
}

#[test]
fn a_blunder_into_the_end_says_that_a_win_was_lost() {
    let text = words(&explained_move("nim", "", "2", "1-2", Misere));
    assert!(
        text.starts_with(
            "You throw the win away with this move: take 2 tokens from heap 1. It ends the game, and the opponent has \
             won."
        ),
        "{text}"
    );
    assert!(text.contains("You could have won this way: take 1 token from heap 1."), "{text}");
}

#[test]
fn one_token_is_not_several() {
    let text = words(&explained("building", "", "1|0", Misere));
    assert!(!text.contains("1 tokens") && !text.contains("1 empty heaps"), "{text}");
    let text = words(&explained("building", "", "2|0,0,0", Misere));
    assert!(text.contains("So with 2 tokens and 3 empty heaps the first player wins."), "{text}");
}

#[test]
fn alternatives_are_joined_by_or() {
    let wrong = words(&explained_move("nim", "", "1,1,1", "1-1", Normal));
    assert!(!wrong.contains(" or "), "every move wins: {wrong}");
    let wrong = words(&explained_move("nim", "", "2,2,2", "1-1", Normal));
    let moves = "take 2 tokens from heap 1, take 2 tokens from heap 2 or take 2 tokens from heap 3";
    assert!(wrong.contains(&format!("You could have won this way: {moves}.")), "{wrong}");
}

#[test]
fn the_first_number_of_a_count_speaks_to_you() {
    let chosen = words(&explained("count", "target=7 opening=any", "start", Normal));
    assert!(chosen.contains("the opponent is to move and loses"), "{chosen}");
    assert!(!chosen.contains("Whatever number from 1 to 10 you choose"), "{chosen}");
}
