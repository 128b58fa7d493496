//! Games on boards and of heaps, each in a process of its own: CPU seconds, positions and memory, next to the plainest
//! search, whole positions in a hash table, and, if asked for, next to the public program igsolve in the same run.
//! Every result is asserted. `cargo xtask bench boards` runs this; a word selects the rows that contain it.
use engine::{
    Analysis, AnyGame, Convention, Method, Outcome, Params, Question, games,
    interrupt::Flag,
    solve::{Budget, SharedTable},
};
use std::{
    hint::black_box,
    process::Command,
    sync::{Arc, atomic::Ordering},
    thread,
    time::Duration,
};

/// A position to be solved, with its result.
struct Case {
    name: &'static str,
    game: &'static str,
    settings: &'static [(&'static str, &'static str)],
    position: &'static str,
    convention: Convention,
    result: Expected,
    /// The arguments of igsolve.
    rival: &'static str,
}

/// What a solver must find.
#[derive(Clone, Copy)]
enum Expected {
    /// This nim-value; nothing else is asked for.
    Value(u128),
    /// This outcome, with remoteness and nim-value where they take little.
    Outcome(Outcome),
}

const fn board(
    name: &'static str,
    game: &'static str,
    position: &'static str,
    value: u128,
    rival: &'static str,
) -> Case {
    let (convention, result) = (Convention::Normal, Expected::Value(value));
    Case { name, game, settings: &[], position, convention, result, rival }
}

const fn other(name: &'static str, game: &'static str, position: &'static str, convention: Convention) -> Case {
    let result = Expected::Outcome(Outcome::Win);
    Case { name, game, settings: &[], position, convention, result, rival: "" }
}

const fn loss(name: &'static str, game: &'static str, position: &'static str) -> Case {
    Case { result: Expected::Outcome(Outcome::Loss), ..other(name, game, position, Convention::Normal) }
}

const CASES: &[Case] = &[
    board("Cram 5×5", "cram", "5x5", 0, "cram -r 5 -c 5"),
    board("Cram 5×6", "cram", "6x5", 2, "cram -r 5 -c 6"),
    board("Cram 5×7", "cram", "7x5", 1, "cram -r 5 -c 7"),
    board("Cram 4×9", "cram", "9x4", 1, "cram -r 4 -c 9"),
    board("Cram 3×13", "cram", "13x3", 2, "cram -r 3 -c 13"),
    board("Cram 6×6", "cram", "6x6", 0, "cram -r 6 -c 6"),
    board("Cram 5×8", "cram", "8x5", 1, ""),
    board("Chomp 8×8", "chomp", "8x8", 13, "chomp -r 8 -c 8"),
    board("Chomp 10×10", "chomp", "10x10", 19, "chomp -r 10 -c 10"),
    Case { settings: &[("size", "4")], ..other("Hex 4×4", "hex", "-", Convention::Normal) },
    Case { settings: &[("size", "5")], ..other("Hex 5×5", "hex", "-", Convention::Normal) },
    other("misère Grundy 74", "grundy", "74", Convention::Misere),
    Case { settings: &[("code", "0.77")], ..other("misère Kayles 45", "octal", "45", Convention::Misere) },
    Case { settings: &[("k", "3")], ..loss("CN(7,3)", "cn", "4,3,4,3,4,3,4") },
    loss("Grundy 50", "grundy", "50"),
    other("Nim 5,19,40,51", "nim", "5,19,40,51", Convention::Normal),
    Case { settings: &[("k", "3")], ..other("Moore's Nim", "moore", "2,3,4,5,6,7", Convention::Normal) },
    other("multi-heap Nim 100", "multiheap", "100,100,100", Convention::Normal),
    loss("Poker Nim", "poker", "9,9,9,9|6|6"),
    other("Northcott, 5 columns", "northcott_classic", "W 2:5,3:6,1:8,2:7,4:6", Convention::Normal),
];

/// Boards that take minutes, once each, and only if a word names them: `cargo xtask bench boards 3×16`.
const LONG: &[Case] = &[
    board("Cram 3×14", "cram", "14x3", 3, "cram -r 3 -c 14"),
    board("Cram 3×16", "cram", "16x3", 4, "cram -r 3 -c 16"),
    board("Cram 6×7", "cram", "7x6", 5, "cram -r 6 -c 7"),
    board("Cram 7×7", "cram", "7x7", 1, ""),
];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    if let [one, name] = &words[..]
        && one == "--one"
    {
        let case = CASES.iter().chain(LONG).find(|case| case.name == name).expect("a case of this name");
        return println!("{}", solve(case));
    }
    let rival = words.iter().position(|word| word == "--with").and_then(|at| words.get(at + 1));
    let chosen: Vec<&String> = words.iter().filter(|word| !word.starts_with("--") && Some(*word) != rival).collect();
    println!("CPU seconds of one thread, medians of three interleaved runs\n");
    println!(
        "{:<20} {:>9} {:>10} {:>6} {:>11} {:>10} {:>7} {:>9} {:>7}",
        "board", "seconds", "positions", "MiB", "plain memo", "positions", "ratio", "igsolve", "ratio"
    );
    for case in CASES.iter().filter(|case| chosen.iter().all(|word| case.name.contains(word.as_str()))) {
        compare(case, rival.map(String::as_str), 3);
    }
    for case in LONG.iter().filter(|case| chosen.iter().any(|word| case.name.ends_with(&format!(" {word}")))) {
        compare(case, rival.map(String::as_str), 1);
    }
    if chosen.is_empty() || chosen.iter().any(|word| *word == "threads") {
        compare_threads();
    }
}

/// Runs one case, its baseline and the rival in turn, and prints a row.
fn compare(case: &Case, rival: Option<&str>, runs: usize) {
    let (mut ours, mut theirs, mut positions, mut memory) = (Vec::new(), Vec::new(), String::new(), String::new());
    for _ in 0..runs {
        let mut command = Command::new(std::env::current_exe().expect("the path of this program"));
        let output = command.args(["--one", case.name]).output().expect("this program runs");
        assert!(output.status.success(), "{}: {}", case.name, String::from_utf8_lossy(&output.stderr));
        let words = String::from_utf8(output.stdout).expect("text");
        let words: Vec<&str> = words.split_whitespace().collect();
        ours.push(words[0].parse::<f64>().expect("seconds"));
        (positions, memory) = (words[1].to_owned(), words[2].to_owned());
        if let Some(program) = rival.filter(|_| !case.rival.is_empty()) {
            let before = cpu_of_children();
            let output = Command::new(program).args(case.rival.split(' ')).output().expect("igsolve runs");
            assert!(output.status.success(), "igsolve {}", case.rival);
            theirs.push(cpu_of_children() - before);
        }
    }
    let ours = median(ours);
    // What takes less than some thousandths of a second cannot be compared.
    let ratio = |theirs: f64| if ours < 0.005 { "–".to_owned() } else { format!("{:.1}", theirs / ours) };
    let (seconds, searched, is_solved) = plain_search(case);
    let more = |text: String| if is_solved || text == "–" { text } else { format!("> {text}") };
    let (plain, plain_ratio) = (more(format!("{seconds:.3}")), more(ratio(seconds)));
    let rival = if theirs.is_empty() { None } else { Some(median(theirs)) };
    let (rival, rival_ratio) = match rival {
        Some(seconds) => (format!("{seconds:.3}"), ratio(seconds)),
        None => ("–".to_owned(), "–".to_owned()),
    };
    println!(
        "{:<20} {ours:>9.3} {positions:>10} {memory:>6} {plain:>11} {searched:>10} {plain_ratio:>7} {rival:>9} {:>7}",
        case.name, rival_ratio
    );
}

/// Prints how much sooner two threads with one table are ready than one, on Cram 5×8, by the CPU seconds of the busier
/// one: the clock says little if others use the machine.
fn compare_threads() {
    let game = games::build("cram", &Params::default()).expect("a game");
    let (mut one, mut two) = (Vec::new(), Vec::new());
    for _ in 0..3 {
        one.push(seconds_of_threads(&*game, 1));
        two.push(seconds_of_threads(&*game, 2));
    }
    let (one, two) = (median(one), median(two));
    println!(
        "\nCram 5×8, CPU seconds: one thread {one:.3}, the busier of two {two:.3}, {:.2} times as fast",
        one / two
    );
}

/// The CPU seconds of the busiest of some threads that share a table and find the value of Cram 5×8.
fn seconds_of_threads(game: &dyn AnyGame, threads: usize) -> f64 {
    let (mut table, mut seconds) = (SharedTable::new(1 << 30), 0.0);
    loop {
        let (shared, stop) = (Arc::new(table), Flag::default());
        let search = || -> (Analysis, f64) {
            let (table, cancel) = (Some(Arc::clone(&shared)), Some(Flag::clone(&stop)));
            let start = cpu();
            let found = game.nim_value("8x5", &Budget { table, cancel, ..Budget::unlimited() }).expect("a position");
            stop.store(true, Ordering::Relaxed);
            (found, cpu() - start)
        };
        let found: Vec<(Analysis, f64)> = thread::scope(|scope| {
            let searches: Vec<_> = (0..threads).map(|_| scope.spawn(search)).collect();
            searches.into_iter().map(|search| search.join().expect("a search ends")).collect()
        });
        seconds += found.iter().map(|(_, seconds)| *seconds).fold(0.0, f64::max);
        if let Some(value) = found.iter().find_map(|(analysis, _)| analysis.nim_value) {
            assert_eq!(value.0, 1);
            return seconds;
        }
        let start = cpu();
        table = shared.grown();
        seconds += cpu() - start;
    }
}

/// Builds the game of a case.
fn build(case: &Case) -> Box<dyn AnyGame> {
    let mut params = Params::default();
    let family = games::family(case.game).expect("a game");
    for (name, value) in case.settings {
        let parameter = family.parameters.iter().find(|parameter| parameter.name == *name).expect("a parameter");
        params.set(name, parameter.read(value).expect("a value"));
    }
    games::build(case.game, &params).expect("a game")
}

/// CPU seconds after which the plainest search is stopped.
const PATIENCE: f64 = 12.0;

/// Solves a case by the plainest search; returns CPU seconds, positions, and whether it ended in time.
fn plain_search(case: &Case) -> (f64, usize, bool) {
    let (game, stop) = (build(case), Flag::default());
    let watch = Flag::clone(&stop);
    // The search runs on the main thread.
    let end = cpu_of("self") + PATIENCE;
    thread::spawn(move || {
        while Arc::strong_count(&watch) > 1 && cpu_of("self") < end {
            thread::sleep(Duration::from_millis(20));
        }
        watch.store(true, Ordering::Relaxed);
    });
    let budget = Budget { cancel: Some(stop), memory: 4 << 30, ..Budget::unlimited() };
    let start = cpu();
    let found = game.search_plainly(case.position, case.convention, &budget).expect("a position");
    let seconds = cpu() - start;
    match (case.result, found.gave_up) {
        (Expected::Value(value), None) => {
            assert_eq!(found.nim_value.map(|found| found.0), Some(value), "{}", case.name);
        }
        (Expected::Outcome(outcome), None) => assert_eq!(found.outcome, Some(outcome), "{}", case.name),
        (_, Some(_)) => {}
    }
    (seconds, found.positions, found.gave_up.is_none())
}

/// Solves a case; returns CPU seconds, positions and the most memory in MiB.
fn solve(case: &Case) -> String {
    let game = build(case);
    let position = case.position;
    let start = cpu();
    let positions = match case.result {
        Expected::Value(value) => {
            let budget = Budget { memory: 4 << 30, ..Budget::unlimited() };
            let analysis = black_box(game.nim_value(position, &budget)).expect("a position");
            assert_eq!(analysis.nim_value.map(|found| found.0), Some(value), "{}", case.name);
            analysis.positions
        }
        Expected::Outcome(outcome) => {
            let question = Question { method: Method::Search, move_limit: 0, ..Question::default() };
            let analysis = black_box(game.analyse(position, case.convention, &question)).expect("a position");
            assert_eq!(analysis.outcome, Some(outcome), "{}", case.name);
            analysis.positions
        }
    };
    format!("{:.4} {positions} {}", cpu() - start, most_memory())
}

/// CPU time that this thread has used, in seconds.
fn cpu() -> f64 {
    cpu_of("thread-self")
}

/// CPU time that a thread has used, in seconds: `self` is the main thread.
fn cpu_of(thread: &str) -> f64 {
    let text = std::fs::read_to_string(format!("/proc/{thread}/schedstat")).unwrap_or_default();
    let nanoseconds: Option<u64> = text.split(' ').next().and_then(|word| word.parse().ok());
    nanoseconds.expect("benchmarks need /proc/thread-self/schedstat, as Linux has it") as f64 / 1e9
}

/// CPU time of all processes that this one has started and seen end, in seconds.
fn cpu_of_children() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = text.rsplit(") ").next().unwrap_or_default().split(' ').collect();
    // Behind the name: state is the first field; times of children are in hundredths of a second.
    let ticks = |at: usize| fields.get(at).and_then(|word| word.parse::<f64>().ok()).expect("a number");
    (ticks(13) + ticks(14)) / 100.0
}

/// The most memory that this process has used, in MiB.
fn most_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap_or_default();
    let kibibytes: Option<u64> = line.split_whitespace().nth(1).and_then(|word| word.parse().ok());
    kibibytes.unwrap_or(0) / 1024
}

fn median(mut seconds: Vec<f64>) -> f64 {
    seconds.sort_by(f64::total_cmp);
    seconds[seconds.len() / 2]
}
