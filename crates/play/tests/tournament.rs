//! Levels against each other in every game. `examples/tournament.rs` plays more matches and prints a table.
use arena::{Contest, Tally, Way, compete, contests};
use play::{Level, Opponent, Wish};

#[path = "tournament/arena.rs"]
mod arena;

const RANDOM: Way = Way::Opponent(Opponent::Level(Level::Random));
const ALTERNATING: Way = Way::Opponent(Opponent::Level(Level::Alternating));
const PERFECT: Way = Way::Opponent(Opponent::Level(Level::Perfect));

/// The matches of all contests together, about `matches` in all and at least `least` of each.
fn everywhere(ways: [Way; 2], wish: Wish, matches: usize, least: usize) -> Tally {
    let contests = contests();
    let each = (matches / contests.len()).max(least);
    let tally = |contest: &Contest| compete(contest, ways, wish, 0..each as u64);
    contests.iter().map(tally).fold(Tally::default(), Tally::and)
}

#[test]
fn level_3_wins_every_won_start_against_every_level() {
    for (opponent, matches) in [(RANDOM, 200), (ALTERNATING, 100), (PERFECT, 50)] {
        for contest in contests() {
            let each = (matches / contests().len()).max(1);
            let tally = compete(&contest, [PERFECT, opponent], Wish::Won, 0..each as u64);
            assert_eq!(tally.won, tally.played, "{contest} against {opponent:?}: {tally:?}");
        }
    }
    assert!(everywhere([PERFECT, RANDOM], Wish::Won, 20, 1).played > 0);
}

#[test]
fn level_1_loses_every_lost_start_to_level_3() {
    let tally = everywhere([RANDOM, PERFECT], Wish::Lost, 100, 1);
    assert_eq!((tally.won, tally.drawn), (0, 0), "{tally:?}");
}

#[test]
fn level_2_plays_better_than_1_and_worse_than_3() {
    let against_random = |way| everywhere([way, RANDOM], Wish::Any, 300, 3).share().unwrap();
    let [one, two, three] = Level::ALL.map(|level| against_random(Way::Opponent(level.into())));
    println!("won against level 1, in hundredths of a per cent: level 1 {one}, level 2 {two}, level 3 {three}");
    assert!(one < two && two < three);
    // A beginner, who plays no better than at random, wins many games against level 1.
    assert!((2_500..=7_500).contains(&one));
}

#[test]
fn traps_win_lost_games_against_those_who_err() {
    let against_erring = |way| everywhere([way, Way::Erring], Wish::Lost, 400, 4).share().unwrap();
    let [traps, trapless, random] = [PERFECT, Way::Trapless, RANDOM].map(against_erring);
    println!(
        "won from lost starts, in hundredths of a per cent: level 3 {traps}, without traps {trapless}, level 1 {random}"
    );
    assert!(traps > trapless && trapless > random);
}
