//! Plays levels against each other in every game and prints how often each won:
//! `cargo run --release -p play --example tournament -- [MATCHES] [GAME]`, usually 10000 matches of each kind.
use arena::{Tally, Way, compete, contests};
use play::{Level, Wish};

#[path = "../tests/tournament/arena.rs"]
mod arena;

/// A column of the table: its title, who plays, and from which starts.
type Column = (&'static str, [Way; 2], Wish);

const COLUMNS: [Column; 8] = {
    let [one, two, three] = [Way::Level(Level::Random), Way::Level(Level::Alternating), Way::Level(Level::Perfect)];
    [
        ("3:1 won", [three, one], Wish::Won),
        ("3:2 won", [three, two], Wish::Won),
        ("1:1 any", [one, one], Wish::Any),
        ("2:1 any", [two, one], Wish::Any),
        ("3:1 any", [three, one], Wish::Any),
        ("3:e lost", [three, Way::Erring], Wish::Lost),
        ("t:e lost", [Way::Trapless, Way::Erring], Wish::Lost),
        ("1:e lost", [one, Way::Erring], Wish::Lost),
    ]
};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let matches = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(10_000);
    let wanted = arguments.next();
    println!("Won by the first of the two, in per cent of up to {matches} matches (- where no such start exists).");
    println!(
        "1, 2, 3: levels; e: perfect, but one move in four is random; t: level 3 without traps in lost positions."
    );
    println!("won, lost, any: the start, for the first player.\n");
    print!("{:40}", "");
    COLUMNS.iter().for_each(|(title, ..)| print!("{title:>10}"));
    println!("{:>10}", "matches");
    let mut totals = [Tally::default(); COLUMNS.len()];
    for contest in contests() {
        if wanted.as_ref().is_some_and(|id| id != contest.family.id) {
            continue;
        }
        let tallies = COLUMNS.map(|(_, ways, wish)| compete(&contest, ways, wish, matches));
        row(&contest.to_string(), &tallies);
        for (total, tally) in totals.iter_mut().zip(tallies) {
            *total = total.and(tally);
        }
    }
    row("all", &totals);
}

fn row(name: &str, tallies: &[Tally]) {
    print!("{name:40}");
    for tally in tallies {
        let share = tally.share().map_or("-".to_owned(), |share| format!("{}.{:02}", share / 100, share % 100));
        print!("{share:>10}");
    }
    println!("{:>10}", tallies.iter().map(|tally| tally.played).sum::<usize>());
}
