//! Every search against the plainest one, which looks up whole positions in a hash table.
use engine::{
    AnyGame, Convention, Dice, Method, Params, Question, Sizes,
    games::{self, FAMILIES},
    solve::{Budget, OutOfBudget},
};

/// Small random numbers, the same in every run.
fn dice(mut state: u64) -> impl FnMut() -> u64 {
    move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state >> 16 ^ state << 48
    }
}

fn plain_budget() -> Budget {
    Budget::positions(4_000)
}

/// Compares what a search says of a position and of all its moves; returns how many were compared.
fn compare(name: &str, game: &dyn AnyGame, position: &str, convention: Convention) -> usize {
    let question = Question { method: Method::Search, ..Question::default() };
    let found = game.analyse(position, convention, &question).unwrap();
    assert_eq!(found.gave_up, None, "{name}");
    let rows = found.moves.iter().map(|row| (row.to.as_str(), row.outcome, row.remoteness, row.nim_value));
    let all = rows.chain([(position, found.outcome, found.remoteness, found.nim_value)]);
    let mut count = 0;
    for (text, outcome, remoteness, nim_value) in all {
        let plain = game.search_plainly(text, convention, &plain_budget()).unwrap();
        if plain.gave_up.is_some() {
            continue;
        }
        assert_eq!((outcome, remoteness), (plain.outcome, plain.remoteness), "{name} {text}");
        // Values of moves are left out where they would take long.
        assert!(nim_value.is_none() || plain.nim_value.is_none() || nim_value == plain.nim_value, "{name} {text}");
        count += 1;
    }
    count
}

#[test]
fn every_search_says_what_the_plainest_one_says() {
    let mut count = 0;
    for family in FAMILIES {
        for &sample in family.samples {
            let params = games::params(family, sample).unwrap();
            let game = games::build(family.id, &params).unwrap();
            let checked = params.validate(family.parameters).unwrap();
            let mut next = dice(family.id.len() as u64);
            for round in 0..6 {
                let sizes = Sizes { heaps: Some(1 + round), most: Some(9 - round) };
                let position = (family.random)(&checked, sizes, &mut Dice(&mut next)).unwrap();
                for convention in Convention::BOTH {
                    let is_played = convention == Convention::Normal || game.normal_only().is_none();
                    if !is_played || game.players() > 2 {
                        continue;
                    }
                    let plain = game.search_plainly(&position, convention, &plain_budget()).unwrap();
                    if plain.gave_up.is_none() {
                        let name = format!("{} {sample} {convention}", family.id);
                        count += compare(&name, &*game, &position, convention);
                    }
                }
            }
        }
    }
    assert!(count > 5_000, "{count}");
}

#[test]
fn a_search_in_numbers_ends_with_its_budget() {
    for (game, position) in [("nim", "30,30,30"), ("poker", "5,5,5|5|5"), ("moore", "9,9,9,9"), ("cn", "4,4,4,4,4")] {
        let game = games::build(game, &Params::default()).unwrap();
        for convention in Convention::BOTH {
            let question = Question { method: Method::Search, budget: Budget::positions(100), ..Question::default() };
            let found = game.analyse(position, convention, &question).unwrap();
            assert!(found.gave_up.is_some_and(|reason| reason != OutOfBudget::Cancelled), "{position} {found:?}");
        }
    }
}
