//! Plays levels against each other in every game and prints how often each won: `cargo run --release -p nimatron-play
//! --example tournament -- [MATCHES] [GAME or all] [COLUMN]`, by default 10000 matches of each kind.
use arena::{Contest, Tally, Way, compete, contests};
use play::{Level, Opponent, Wish};
use std::{
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

#[path = "../tests/tournament/arena.rs"]
mod arena;

/// A column of the table: its title, who plays, and from which starts.
type Column = (&'static str, [Way; 2], Wish);

const COLUMNS: [Column; 10] = {
    let [one, two, three] = [
        Way::Opponent(Opponent::Level(Level::Random)),
        Way::Opponent(Opponent::Level(Level::Alternating)),
        Way::Opponent(Opponent::Level(Level::Perfect)),
    ];
    [
        ("3:1 won", [three, one], Wish::Won),
        ("3:2 won", [three, two], Wish::Won),
        ("1:3 won", [one, three], Wish::Won),
        ("2:3 won", [two, three], Wish::Won),
        ("1:1 any", [one, one], Wish::Any),
        ("2:1 any", [two, one], Wish::Any),
        ("3:1 any", [three, one], Wish::Any),
        ("3:e lost", [three, Way::Erring], Wish::Lost),
        ("t:e lost", [Way::Trapless, Way::Erring], Wish::Lost),
        ("1:e lost", [one, Way::Erring], Wish::Lost),
    ]
};

/// Maximum time for a cell of the table; the variable `MINUTES` changes it. A cell that gives up counts the matches
/// played.
const MINUTES: u64 = 2;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let matches = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(10_000);
    let minutes = std::env::var("MINUTES").ok().and_then(|text| text.parse().ok()).unwrap_or(MINUTES);
    let longest = Duration::from_secs(60 * minutes);
    let game = arguments.next().filter(|id| id != "all");
    let title = arguments.collect::<Vec<_>>().join(" ");
    let columns: Vec<Column> = COLUMNS.into_iter().filter(|(name, ..)| name.contains(&title)).collect();
    println!("Won by the first of the two, in per cent of up to {matches} matches (- where no such start exists).");
    println!(
        "1, 2, 3: levels; e: perfect, but one move in four is random; t: level 3 without traps in lost positions."
    );
    println!("won, lost, any: the start, for the first player.\n");
    print!("{:40}", "");
    columns.iter().for_each(|(title, ..)| print!("{title:>10}"));
    println!("{:>10}", "matches");
    let mut contests = contests();
    contests.retain(|contest| game.as_ref().is_none_or(|id| id == contest.family.id));
    let next = AtomicUsize::new(0);
    let totals = Mutex::new(vec![Tally::default(); columns.len()]);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(contest) = contests.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let tallies: Vec<Tally> =
                        columns.iter().map(|column| cell(contest, column, matches, longest)).collect();
                    let mut totals = totals.lock().expect("nobody panics while counting");
                    row(&contest.to_string(), &tallies);
                    totals.iter_mut().zip(tallies).for_each(|(total, tally)| *total = total.and(tally));
                }
            });
        }
    });
    row("all", &totals.into_inner().expect("nobody panics while counting"));
}

/// Plays the matches of one cell, as many as there is time for; a hundred seeds without a start end it.
fn cell(contest: &Contest, (_, ways, wish): &Column, matches: usize, longest: Duration) -> Tally {
    const AT_ONCE: usize = 100;
    let begun = Instant::now();
    let mut tally = Tally::default();
    for from in (0..).step_by(AT_ONCE) {
        let seeds = AT_ONCE.min(matches - tally.played) as u64;
        let more = compete(contest, *ways, *wish, from..from + seeds);
        tally = tally.and(more);
        if tally.played == matches || more.played == 0 || begun.elapsed() > longest {
            break;
        }
    }
    tally
}

fn row(name: &str, tallies: &[Tally]) {
    print!("{name:40}");
    for tally in tallies {
        let share = tally.share().map_or("-".to_owned(), |share| format!("{}.{:02}", share / 100, share % 100));
        print!("{share:>10}");
    }
    println!("{:>10}", tallies.iter().map(|tally| tally.played).sum::<usize>());
}
