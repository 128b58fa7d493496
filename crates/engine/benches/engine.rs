//! Benchmarks of the engine, each next to a plain baseline in the same run. Ratios carry over between machines, seconds
//! do not. Every result is asserted: a fast wrong answer stops the run. `cargo xtask bench` runs this.
use engine::{
    Convention, Dice, Game, Outcome, Theory,
    games::{grundy, multiheap, nim, octal},
    notation::HeapList,
    solve::{
        Budget, Memo, Outcomes, Remoteness,
        dense::{Rays, p_positions},
    },
};
use std::{collections::HashMap, hint::black_box};

fn main() {
    println!("CPU seconds of one thread, medians of interleaved runs\n");
    println!("{:<44} {:>10} {:>10} {:>9}", "benchmark", "baseline", "ours", "ratio");
    if is_selected("Nim positions") {
        million_nim_positions();
    }
    search_against_plain_memo();
    if is_selected("every position of multi-heap") {
        every_position_of_multiheap();
    }
    if is_selected("Wythoff") {
        wythoff_table();
    }
}

/// Whether a benchmark is selected: all are, unless a word of the name is given.
fn is_selected(name: &str) -> bool {
    std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).all(|word| name.contains(&word))
}

/// CPU time that this thread has used, in seconds.
fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds: Option<u64> = text.split(' ').next().and_then(|word| word.parse().ok());
    nanoseconds.expect("benchmarks need /proc/thread-self/schedstat, as Linux has it") as f64 / 1e9
}

fn time<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let start = cpu();
    let result = black_box(work());
    (result, cpu() - start)
}

fn median(mut seconds: Vec<f64>) -> f64 {
    seconds.sort_by(f64::total_cmp);
    seconds[seconds.len() / 2]
}

fn row(name: &str, baseline: f64, ours: f64, ratio: &str) {
    println!("{name:<44} {baseline:>10.4} {ours:>10.4} {ratio:>9}");
}

/// One million random Nim positions with all winning moves, against a bare loop of exclusive or.
fn million_nim_positions() {
    let mut state = 1u64;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state ^ state >> 29
    };
    let mut dice = Dice(&mut next);
    let positions: Vec<HeapList> =
        (0..1_000_000).map(|_| (0..8).map(|_| dice.between(0, u64::MAX)).collect()).collect();
    let game = nim::game();
    let (mut bare, mut ours) = (Vec::new(), Vec::new());
    for _ in 0..9 {
        let (found, seconds) =
            time(|| positions.iter().map(|p| checksum(bare_winning(&p.0))).fold(0, u64::wrapping_add));
        bare.push(seconds);
        let (claimed, seconds) = time(|| positions.iter().map(|p| claim(&game, p)).fold(0, u64::wrapping_add));
        ours.push(seconds);
        assert_eq!(found, claimed, "the same winning moves");
    }
    let (bare, ours) = (median(bare), median(ours));
    row("1,000,000 Nim positions, 8 heaps of 64 bits", bare, ours, &format!("{:.2}", bare / ours));
}

fn claim(game: &impl Theory<Position = HeapList, Move = engine::heap::HeapMove>, position: &HeapList) -> u64 {
    let claim = game.claim(Convention::Normal, position).expect("Nim has a theory");
    let winning = claim.winning.expect("which lists the winning moves");
    checksum(winning.list.iter().map(|mv| (mv.heap, mv.option.take)))
}

/// All winning moves, as short as it can be written; it builds the list, as ours does.
#[inline(never)]
fn bare_winning(heaps: &[u64]) -> Vec<(usize, u64)> {
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let wins = |(_, heap): &(usize, &u64)| (*heap ^ sum) < **heap;
    heaps.iter().enumerate().filter(wins).map(|(i, heap)| (i, heap - (heap ^ sum))).collect()
}

fn checksum(moves: impl IntoIterator<Item = (usize, u64)>) -> u64 {
    moves.into_iter().fold(0, |sum, (heap, take)| sum.wrapping_add(take.wrapping_mul(2 * heap as u64 + 1)))
}

type Options = fn(&[u32]) -> Vec<Vec<u32>>;

/// Memo search with canonical positions, against the memo that anyone would write first.
fn search_against_plain_memo() {
    let kayles = octal::game("0.77").expect("a code");
    solve("Grundy's game, misère, heap 74", &grundy::game(), "74", Convention::Misere, Outcome::Win, |heaps| {
        replacements(heaps, |h| (1..h.div_ceil(2)).map(|a| vec![a, h - a]).collect())
    });
    solve("Kayles, misère, row of 45", &kayles, "45", Convention::Misere, Outcome::Win, |heaps| {
        let take = |h: u32, t: u32| (0..=(h - t) / 2).map(move |a| vec![a, h - t - a]);
        replacements(heaps, |h| (1..=2.min(h)).flat_map(|t| take(h, t)).collect())
    });
    let every = multiheap::Multiheap { original: false };
    solve("multi-heap Nim 50,50,50", &every, "50,50,50", Convention::Normal, Outcome::Win, multiheap_options);
}

/// All positions below a start, with their remoteness, against the same by a plain memo: no early end on either side.
fn every_position_of_multiheap() {
    let game = multiheap::Multiheap { original: false };
    let position = game.read("50,50,50").expect("a position");
    let (mut plain, mut ours) = (Vec::new(), Vec::new());
    for _ in 0..3 {
        let mut known = HashMap::new();
        let (found, seconds) = time(|| plain_remoteness(&[50, 50, 50], &mut known));
        plain.push(seconds);
        let mut search = Memo::new(&game, Remoteness(Convention::Normal), Budget::unlimited());
        let (solved, seconds) = time(|| search.value(&position).expect("no budget"));
        ours.push(seconds);
        assert_eq!((solved.outcome == Outcome::Win, solved.remoteness), found, "the same remoteness");
        assert_eq!((search.positions(), known.len()), (23_426, 132_651));
    }
    let (plain, ours) = (median(plain), median(ours));
    row("every position of multi-heap Nim 50,50,50", plain, ours, &format!("{:.1}", plain / ours));
}

fn plain_remoteness(heaps: &[u32], known: &mut HashMap<Vec<u32>, (bool, u32)>) -> (bool, u32) {
    if let Some(&solved) = known.get(heaps) {
        return solved;
    }
    let solved: Vec<(bool, u32)> = multiheap_options(heaps).iter().map(|o| plain_remoteness(o, known)).collect();
    let won = solved.iter().filter(|(wins, _)| !wins).map(|(_, moves)| moves + 1).min();
    let lost = solved.iter().map(|(_, moves)| moves + 1).max().unwrap_or(0);
    let found = won.map_or((false, lost), |moves| (true, moves));
    known.insert(heaps.to_vec(), found);
    found
}

fn multiheap_options(heaps: &[u32]) -> Vec<Vec<u32>> {
    let mut options = replacements(heaps, |h| (0..h).map(|left| vec![left]).collect());
    let least = heaps.iter().copied().filter(|&h| h > 0).min().unwrap_or(0);
    let several = heaps.iter().filter(|&&h| h > 0).count() > 1;
    let all = |t| heaps.iter().map(|&h| if h > 0 { h - t } else { 0 }).collect();
    options.extend((1..=if several { least } else { 0 }).map(all));
    options
}

/// Every way to replace one heap by others.
fn replacements(heaps: &[u32], options: impl Fn(u32) -> Vec<Vec<u32>>) -> Vec<Vec<u32>> {
    let mut all = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for option in options(heap) {
            let mut next = heaps.to_vec();
            next.splice(i..=i, option);
            all.push(next);
        }
    }
    all
}

fn solve<G: Game<Position = HeapList>>(
    name: &str,
    game: &G,
    start: &str,
    convention: Convention,
    expected: Outcome,
    options: Options,
) {
    if !is_selected(name) {
        return;
    }
    let position = game.read(start).expect("a position");
    let (mut ours, mut positions) = (Vec::new(), 0);
    for _ in 0..3 {
        let mut search = Memo::new(game, Outcomes(convention), Budget::unlimited());
        let (outcome, seconds) = time(|| search.value(&position));
        assert_eq!(outcome, Ok(expected), "{name}");
        positions = search.positions();
        ours.push(seconds);
    }
    let ours = median(ours);
    let heaps: Vec<u32> = position.iter().map(|h| u32::try_from(h).expect("small")).collect();
    let mut plain =
        Plain { options, misere: convention == Convention::Misere, known: HashMap::new(), end: cpu() + 12.0 * ours };
    let (outcome, baseline) = time(|| plain.wins(&heaps));
    let ratio = match outcome {
        Some(wins) => {
            assert_eq!(Outcome::win_if(wins), expected, "{name}: the baseline agrees");
            format!("{:.1}", baseline / ours)
        }
        None => format!("> {:.1}", baseline / ours),
    };
    row(name, baseline, ours, &ratio);
    let ended = if outcome.is_some() { "solved" } else { "stopped, unsolved," };
    println!("    ours {positions} positions; baseline {ended} at {} positions", plain.known.len());
}

/// The straightforward memo: lists of heaps as they come, in a standard hash map.
struct Plain {
    options: Options,
    misere: bool,
    known: HashMap<Vec<u32>, bool>,
    end: f64,
}

impl Plain {
    /// Maximum number of stored positions, to spare the machine's memory.
    const MOST: usize = 20_000_000;

    fn wins(&mut self, heaps: &[u32]) -> Option<bool> {
        if let Some(&wins) = self.known.get(heaps) {
            return Some(wins);
        }
        if self.known.len().is_multiple_of(1000) && (cpu() > self.end || self.known.len() > Plain::MOST) {
            return None;
        }
        let options = (self.options)(heaps);
        let mut wins = options.is_empty() && self.misere;
        for option in options {
            if !self.wins(&option)? {
                wins = true;
                break;
            }
        }
        self.known.insert(heaps.to_vec(), wins);
        Some(wins)
    }
}

/// Wythoff's game as a table of bits, against memo search, by the time for each position.
fn wythoff_table() {
    const LARGE: usize = 20_000;
    const SMALL: usize = 120;
    let mut times = Vec::new();
    let mut table = None;
    for _ in 0..3 {
        let (found, seconds) = time(|| p_positions(Rays::Wythoff, LARGE, LARGE));
        times.push(seconds);
        table = Some(found);
    }
    let table = table.expect("made three times");
    let mut known = HashMap::new();
    let (lost, baseline) = time(|| {
        let all = (0..SMALL).flat_map(|x| (0..SMALL).map(move |y| (x, y)));
        all.filter(|&(x, y)| !wythoff_wins((x, y), &mut known)).count()
    });
    let in_corner = (0..SMALL).flat_map(|x| (0..SMALL).map(move |y| (x, y))).filter(|&(x, y)| table.get(x, y)).count();
    assert_eq!(lost, in_corner, "the same P-positions");
    assert!(table.get(6_765, 10_946) && !table.get(10_946, 17_711), "a pair of Fibonacci numbers far out");
    let (ours, cells) = (median(times), (LARGE * LARGE) as f64);
    let scaled = baseline / (SMALL * SMALL) as f64 * cells;
    row("Wythoff outcomes 20000 × 20000, as bits", scaled, ours, &format!("{:.0}", scaled / ours));
    println!(
        "    baseline scaled up from {SMALL} × {SMALL}; ours {:.0} million positions per second",
        cells / ours / 1e6
    );
}

fn wythoff_wins(position: (usize, usize), known: &mut HashMap<(usize, usize), bool>) -> bool {
    if let Some(&wins) = known.get(&position) {
        return wins;
    }
    let (x, y) = position;
    let row = (0..x).map(|left| (left, y));
    let column = (0..y).map(|left| (x, left));
    let diagonal = (1..=x.min(y)).map(|t| (x - t, y - t));
    let wins = row.chain(column).chain(diagonal).any(|option| !wythoff_wins(option, known));
    known.insert(position, wins);
    wins
}
