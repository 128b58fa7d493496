//! General statements about crosses on boards and coins on a grid.
use super::{BOTH, MISERE, Rule};
use crate::statements::nim_on;
use engine::Outcome;

pub(super) const RULES: &[Rule] = &[
    Rule {
        name: "notakto: products",
        game: "notakto",
        sets: &[""],
        conventions: MISERE,
        positions: || {
            let one = (0..512u32).map(board);
            let two = (0..512u32).step_by(23).flat_map(|a| (0..512u32).step_by(61).map(move |b| (a, b)));
            one.chain(two.map(|(a, b)| format!("{},{}", board(a), board(b)))).collect()
        },
        says: |s| {
            let letters: String = s.position.split(',').map(value).collect();
            let is_lost = ["a", "bb", "bc", "cc"].contains(&shorten(letters).as_str());
            Some(if is_lost { Outcome::Loss } else { Outcome::Win })
        },
    },
    Rule {
        name: "grid: rows are heaps",
        game: "grid",
        sets: &["lines=rows", "board=triangle lines=rows"],
        conventions: BOTH,
        positions: || {
            let row = |length: u32, bits: u32| -> String {
                (0..length).map(|place| if bits >> place & 1 == 1 { 'o' } else { '.' }).collect()
            };
            (0..1024).map(|bits| format!("{}/{}/{}", row(1, bits), row(2, bits >> 1), row(3, bits >> 3))).collect()
        },
        says: |s| {
            let runs = s.position.split(|sign: char| sign != 'o').map(|run| run.len() as u64);
            nim_on(s, &runs.filter(|run| *run > 0).collect::<Vec<_>>())
        },
    },
];

/// A board of Notakto by its crosses.
fn board(bits: u32) -> String {
    let row = |row: u32| -> String { (0..3).map(|i| if bits >> (3 * row + i) & 1 == 1 { 'x' } else { '.' }).collect() };
    [row(0), row(1), row(2)].join("/")
}

/// The letters that a board is worth: those of the least of its images, from the table of the paper.
fn value(board: &str) -> &'static str {
    let signs: Vec<char> = board.chars().filter(|sign| *sign != '/').collect();
    let has = |row: usize, column: usize| signs[3 * row + column] == 'x';
    let lines = (0..3).flat_map(|i| [[(i, 0), (i, 1), (i, 2)], [(0, i), (1, i), (2, i)]]);
    let mut lines = lines.chain([[(0, 0), (1, 1), (2, 2)], [(0, 2), (1, 1), (2, 0)]]);
    if lines.any(|line| line.iter().all(|&(row, column)| has(row, column))) {
        return "";
    }
    let code = |image: u32| -> u32 {
        let at = |row: usize, column: usize| {
            let (row, column) = if image & 1 == 0 { (row, column) } else { (2 - row, column) };
            let (row, column) = if image & 2 == 0 { (row, column) } else { (row, 2 - column) };
            if image & 4 == 0 { has(row, column) } else { has(column, row) }
        };
        (0..9).map(|place: usize| u32::from(at(place / 3, place % 3)) << place).sum()
    };
    match (0..8).map(code).min().expect("eight images") {
        0 => "c",
        16 => "cc",
        3 => "d",
        14 | 41 | 70 => "ad",
        19 | 26 | 69 | 78 | 106 => "ab",
        1 | 2 | 98 => "",
        5 | 11 | 12 | 17 | 18 | 29 | 30 | 42 | 45 | 99 | 101 | 110 | 113 | 114 | 171 => "b",
        _ => "a",
    }
}

/// Shortens a product by the rules of the paper, as long as one of them fits.
fn shorten(letters: String) -> String {
    let rules = [("aa", ""), ("bbb", "b"), ("bbc", "c"), ("ccc", "acc"), ("bbd", "d"), ("cd", "ad"), ("dd", "cc")];
    let mut signs: Vec<char> = letters.chars().collect();
    loop {
        signs.sort_unstable();
        let text: String = signs.iter().collect();
        // The letters of a rule need not stand next to each other.
        let fits = |rule: &&(&str, &str)| {
            ['a', 'b', 'c', 'd'].iter().all(|l| text.matches(*l).count() >= rule.0.matches(*l).count())
        };
        let Some((from, to)) = rules.iter().find(fits) else { return text };
        for letter in from.chars() {
            let at = signs.iter().position(|sign| *sign == letter).expect("the rule fits");
            signs.remove(at);
        }
        signs.extend(to.chars());
    }
}
