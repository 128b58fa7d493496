//! The positions that are explained: small ones of every game, with usual and odd parameters.
use crate::{claim::index, truth::Truth};
use engine::{
    family::{Dice, Family, Sizes},
    games,
};
use std::collections::BTreeSet;

/// Maximum number of positions for each game, set of parameters and convention.
const MOST: usize = 36;

/// Maximum number of moves of a random game.
const LONGEST_WAY: usize = 200;

/// Parameters beyond the samples and named starts of a game, among them the odd ones.
const ODD: &[(&str, &[&str])] = &[
    ("circle", &["k=3", "k=5"]),
    ("count", &["target=11 add=2,5", "target=9 opening=one", "target=7 opening=any", "target=8 opening=one add=1,2"]),
    ("octal", &["code=4.342", "code=0.07", "code=0.6", "code=0.77"]),
    ("subtraction", &["S=2,5", "S=3"]),
    ("sum", &["parts=nim;divisor", "parts=lasker;northcott:size=5", "parts=subtraction:S=1,3,4;nim"]),
    ("northcott", &["size=4"]),
];

/// Positions beyond the random ones: those that were explained wrongly once.
const KNOWN: &[(&str, &str, &[&str])] = &[
    ("nim", "", &["1,2,2", "1,1,1", "2,2,2", "0,1,3"]),
    ("staircase", "", &["2,3,2,1", "1,1", "0,2,1"]),
    ("nimble", "", &["3,0,2,1", "1,1,0"]),
    ("treblecross", "", &[".....", "..x......", ".........", "x.x...", ".x..x.", "......"]),
    ("subtraction", "S=2,5", &["6", "7", "9", "12"]),
    ("count", "target=11 add=2,5", &["5", "4", "2"]),
    ("sum", "parts=nim;divisor", &["1,1 ; 36", "1,1 ; 1", "1,2 ; 4", "2,2 ; 6", "1 ; 2"]),
    ("sum", "parts=lasker;northcott:size=5", &["4 ; W 1:4,2:5", "1 ; W 1:3", "3 ; W 1:4"]),
    ("building", "", &["2|0,0,0", "6|0,0,0", "4|0,0,0,0,0", "8|0,0,0,0,0", "1|0", "2|1,1,0,0"]),
    ("northcott_classic", "size=5", &["W 2:4,1:5", "W 2:5,1:3"]),
    ("poker", "", &["2,1|1|0", "1,1|2|1", "2|1|1"]),
    ("octal", "code=4.342", &["7,2", "6", "5,1"]),
    ("turning_turtles", "", &["HTTTTHH", "HTTHT", "HHH"]),
    ("hex", "size=3", &["o .x./.o./.x.", "x .../.o./...", "o x../.../..."]),
    ("circle", "k=1", &["c4", "c3", "xx.x"]),
    ("circle", "k=3", &["c4", "c5", "c3", "xxx.xx"]),
    ("cram", "", &["2x2", "4x2", "3x2", "....../######/.#...#"]),
    ("hackenbush", "", &["0-1,0-2,1-2,1-3", "0-1,1-2,1-3"]),
];

/// The sets of parameters of a game.
pub(crate) fn sets(family: &Family) -> BTreeSet<String> {
    let odd = ODD.iter().filter(|(id, _)| *id == family.id).flat_map(|(_, sets)| sets.iter());
    let known = KNOWN.iter().filter(|(id, ..)| *id == family.id).map(|(_, set, _)| set);
    let named = family.presets.iter().map(|preset| preset.set);
    family.samples.iter().chain(odd).chain(known).copied().chain(named).map(str::to_owned).collect()
}

/// A random generator that is the same every time.
fn numbers(mut seed: u64) -> impl FnMut() -> u64 {
    move || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        seed ^ seed >> 29
    }
}

/// Number of positions that may be reached from a small one.
const SMALL: usize = 1_500;

/// Known positions, named starts and random ones, and positions on the way from them to the end, as far as they are
/// small enough for the truth.
pub(crate) fn positions(family: &Family, set: &str, truth: &Truth) -> BTreeSet<String> {
    let params = games::params(family, set).expect("parameters").validate(family.parameters).expect("parameters");
    let known = KNOWN.iter().filter(|(id, of, _)| *id == family.id && *of == set).flat_map(|(.., list)| list.iter());
    let named = family.presets.iter().filter(|preset| preset.set == set).map(|preset| preset.position);
    let mut starts: Vec<String> = known.copied().chain(named).map(str::to_owned).collect();
    for seed in 1..=8 {
        let mut next = numbers(seed);
        let sizes = Sizes { heaps: Some(1 + seed % 4), most: Some(1 + (seed * 3) % 7) };
        starts.extend((family.random)(&params, sizes, &mut Dice(&mut next)).ok());
    }
    let mut all = BTreeSet::new();
    let mut next = numbers(7);
    for start in starts {
        let way = way_to_the_end(truth, &start, &mut next);
        // What can be reached from a position can be reached from those before it.
        let small = way.into_iter().rev().take_while(|position| truth.fact_within(position, SMALL).is_some());
        all.extend(small.take(MOST.saturating_sub(all.len())));
    }
    all
}

/// The positions of a random game from a start on.
fn way_to_the_end(truth: &Truth, start: &str, next: &mut impl FnMut() -> u64) -> Vec<String> {
    let mut way = vec![truth.game.normalise(start).expect("a position")];
    while way.len() < LONGEST_WAY {
        let position = &way[way.len() - 1];
        let moves = truth.game.moves(position, 50).expect("a position");
        if moves.is_empty() {
            break;
        }
        let mv = &moves[index(next() % moves.len() as u64)];
        way.push(truth.after(position, mv));
    }
    way
}
