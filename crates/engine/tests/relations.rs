//! Relations between games and conventions that theory promises, and a test that a wrong theory would be caught.
use engine::{
    Analysis, Claim, Convention, Game, Impartial, Method, NimValue, Outcome, Params, Question, Theory,
    games::{self, nim},
    heap::{HeapMove, Heaps, sorted_heaps},
    notation::{HeapList, ParseError},
    solve::Budget,
    verify,
};
use proptest::prelude::*;

fn search() -> Question {
    Question { method: Method::Search, budget: Budget::positions(300_000), ..Question::default() }
}

fn ask(id: &str, set: &str, position: &str, convention: Convention) -> Analysis {
    let family = games::family(id).unwrap();
    let params = games::params(family, set).unwrap();
    games::build(id, &params).unwrap().analyse(position, convention, &search()).unwrap()
}

fn outcome(id: &str, set: &str, position: &str, convention: Convention) -> Outcome {
    ask(id, set, position, convention).outcome.expect("small enough")
}

fn join(heaps: &[u64]) -> String {
    heaps.iter().copied().collect::<HeapList>().to_string()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn nim_in_both_conventions_agrees_while_a_heap_is_large(heaps in prop::collection::vec(0u64..7, 1..5)) {
        let text = join(&heaps);
        let same = outcome("nim", "", &text, Convention::Normal) == outcome("nim", "", &text, Convention::Misere);
        prop_assert_eq!(same, heaps.iter().any(|&h| h > 1));
    }

    #[test]
    fn greedy_nim_in_both_conventions_agrees_while_a_heap_is_large(heaps in prop::collection::vec(0u64..6, 1..5)) {
        let text = join(&heaps);
        let both = Convention::BOTH.map(|c| outcome("greedy", "", &text, c));
        prop_assert_eq!(both[0] == both[1], heaps.iter().any(|&h| h > 1));
    }

    #[test]
    fn misere_subtraction_with_one_is_normal_with_one_token_less(extra in 2u64..8, n in 1u64..60) {
        let set = format!("S=1,{extra}");
        let misere = outcome("subtraction", &set, &n.to_string(), Convention::Misere);
        prop_assert_eq!(misere, outcome("subtraction", &set, &(n - 1).to_string(), Convention::Normal));
    }

    #[test]
    fn misere_fibonacci_is_normal_with_one_token_less(n in 2u64..60, q in 1u64..40) {
        let misere = outcome("fibonacci", "", &format!("{n}:{q}"), Convention::Misere);
        prop_assert_eq!(misere, outcome("fibonacci", "", &format!("{}:{q}", n - 1), Convention::Normal));
    }

    #[test]
    fn misere_end_nim_differs_only_when_all_heaps_are_one(heaps in prop::collection::vec(1u64..5, 1..6)) {
        let text = join(&heaps);
        let both = Convention::BOTH.map(|c| outcome("endnim", "", &text, c));
        prop_assert_eq!(both[0] != both[1], heaps.iter().all(|&h| h == 1));
    }

    #[test]
    fn multiheap_with_two_heaps_is_wythoff(x in 1u64..15, y in 1u64..15) {
        for convention in Convention::BOTH {
            let text = format!("{x},{y}");
            prop_assert_eq!(outcome("multiheap", "", &text, convention), outcome("wythoff", "", &text, convention));
        }
    }

    #[test]
    fn the_value_of_a_sum_is_the_nim_sum_of_its_parts(
        nim in prop::collection::vec(0u64..5, 1..3), wythoff in (0u64..6, 0u64..6), kayles in 0u64..8, grundy in
            0u64..10,
    ) {
        let parts = [
            ("nim", join(&nim)),
            ("wythoff", format!("{},{}", wythoff.0, wythoff.1)),
            ("octal", kayles.to_string()),
            ("grundy", grundy.to_string()),
        ];
        let each = parts.iter().map(|(id, position)| ask(id, "", position, Convention::Normal).nim_value.unwrap());
        let sum: NimValue = each.sum();
        let text = parts.map(|(_, position)| position).join(" ; ");
        let whole = ask("sum", "parts=nim;wythoff;octal;grundy", &text, Convention::Normal);
        prop_assert_eq!(whole.nim_value, Some(sum));
        prop_assert_eq!(whole.outcome == Some(Outcome::Loss), sum == NimValue::ZERO);
    }
}

/// Nim with a theory that forgets that misère play switches.
struct Forgetful(Heaps<nim::Nim>);

impl Game for Forgetful {
    type Position = HeapList;
    type Move = HeapMove;

    fn read(&self, text: &str) -> Result<HeapList, ParseError> {
        self.0.read(text)
    }

    fn read_move(&self, text: &str) -> Result<HeapMove, ParseError> {
        self.0.read_move(text)
    }

    fn moves(&self, position: &HeapList) -> impl Iterator<Item = HeapMove> {
        self.0.moves(position)
    }

    fn play(&self, position: &HeapList, mv: &HeapMove) -> HeapList {
        self.0.play(position, mv)
    }
}

impl Impartial for Forgetful {}

impl Theory for Forgetful {
    fn claim(&self, _: Convention, position: &HeapList) -> Option<Claim<HeapMove>> {
        self.0.claim(Convention::Normal, position)
    }
}

#[test]
fn a_wrong_formula_is_caught() {
    let game = Forgetful(nim::game());
    let normal = verify::loop_free(&game, Convention::Normal, sorted_heaps(3, 0, 4), &mut |_| true);
    assert_eq!((normal.positions, normal.disagreements), (35, 0));
    let misere = verify::loop_free(&game, Convention::Misere, sorted_heaps(3, 0, 4), &mut |_| true);
    assert!(misere.disagreements >= 4, "0,0,0 to 1,1,1 are all wrong: {misere:?}");
    assert!(misere.examples[0].to_string().contains("theory="), "{:?}", misere.examples);
}

#[test]
fn a_wrong_formula_shows_in_an_analysis() {
    let door = engine::any::impartial(Forgetful(nim::game())).boxed();
    let question = Question { method: Method::Both, ..Question::default() };
    let wrong = door.analyse("1,1", Convention::Misere, &question).unwrap();
    assert!(wrong.disagreement.is_some_and(|difference| difference.to_string().contains("theory=P")));
    let right = door.analyse("1,2", Convention::Misere, &question).unwrap();
    assert!(right.disagreement.is_some(), "the winning move is another one in misère play");
}

#[test]
fn a_budget_that_ends_is_said_and_nothing_is_guessed() {
    let game = games::build("nim", &Params::default()).unwrap();
    let question = Question { method: Method::Search, budget: Budget::positions(100), ..Question::default() };
    let analysis = game.analyse("9,10,11,12", Convention::Misere, &question).unwrap();
    assert_eq!(analysis.outcome, None);
    assert!(analysis.gave_up.is_some() && analysis.winning_moves.is_empty() && !analysis.complete);
}

#[test]
fn a_cancelled_search_stops() {
    let flag = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(true));
    let budget = Budget { cancel: Some(flag), ..Budget::unlimited() };
    let game = games::build("nim", &Params::default()).unwrap();
    let question = Question { method: Method::Search, budget, ..Question::default() };
    let analysis = game.analyse("40,50,60,70", Convention::Misere, &question).unwrap();
    assert_eq!(analysis.gave_up, Some(engine::solve::OutOfBudget::Cancelled));
}
