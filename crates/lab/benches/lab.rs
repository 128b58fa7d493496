//! `cargo xtask bench-lab`: nim-sequences next to what public solvers do, and next to the plain method.
//!
//! CPU seconds of one thread, medians of three runs that alternate. Every run asserts that all values are the same.
//! Words after the command pick games; `full` also runs the sizes that take minutes.
#![expect(clippy::cast_possible_truncation, reason = "values and masks are small")]
use lab::{Code, Plan, Sequence};
use std::time::Instant;

/// Game, size in powers of two.
const SIZES: [(&str, u32); 9] = [
    ("0.16", 22),
    ("0.106", 23),
    ("0.1777", 22),
    ("0.127", 20),
    ("0.6", 19),
    ("grundy", 19),
    ("0.007", 17),
    ("0.106", 24),
    ("0.1777", 24),
];
/// Sizes at which the yardstick takes a minute or more; it runs once there.
const LARGE: [(&str, u32); 7] =
    [("0.6", 22), ("grundy", 22), ("0.007", 18), ("0.16", 24), ("0.127", 24), ("0.6", 24), ("grundy", 24)];
/// Periods to prove, with their first heap.
const PROOFS: [(&str, usize, usize); 4] = [
    ("0.56", 326_640, 144),
    ("0.16", 105_351, 149_459),
    ("0.104", 197_769_598, 11_770_282),
    ("0.1777", 160_949_018, 60_620_715),
];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let full = words.iter().any(|word| word == "full");
    let games: Vec<&str> = words.iter().map(String::as_str).filter(|word| *word != "full").collect();
    let chosen = |code: &str| games.is_empty() || games.contains(&code);
    println!("game      values   yardstick    plain     ours   yardstick÷ours  plain÷ours   M/s");
    for (code, power) in SIZES.into_iter().filter(|(code, _)| chosen(code)) {
        compare(code, power, 3);
    }
    for (code, power) in LARGE.into_iter().filter(|(code, _)| full && chosen(code)) {
        compare(code, power, 1);
    }
    println!("\ngame      period     n0           CPU s   values computed");
    for (code, n0, length) in PROOFS.into_iter().filter(|(code, ..)| chosen(code)) {
        prove(code, n0, length);
    }
    println!("\ngame      values   one thread   two threads (wall)   ratio");
    for (code, power) in [("0.6", 22), ("grundy", 22)].into_iter().filter(|(code, _)| chosen(code)) {
        threads(code, power);
    }
}

/// CPU seconds of this thread.
///
/// The system counts them when it looks which thread is next, so it is made to look.
fn cpu() -> f64 {
    std::thread::yield_now();
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds: Option<u64> = text.split(' ').next().and_then(|text| text.parse().ok());
    nanoseconds.expect("benchmarks need /proc/thread-self/schedstat, as Linux has it") as f64 / 1e9
}

fn time<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let start = cpu();
    let result = work();
    (result, cpu() - start)
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn ours(code: &Code, to: usize) -> Sequence {
    let mut sequence = Sequence::new(code, &Plan::default()).expect("the code is right");
    sequence.extend(to, &mut |_| true).expect("nothing can go wrong in memory");
    sequence
}

fn compare(text: &str, power: u32, times: usize) {
    let code: Code = text.parse().expect("the code is right");
    let to = 1usize << power;
    // The plain method is measured where it takes a second, and scaled by the number of pairs.
    let small = to.min(1 << 14);
    let (mut public, mut plain, mut fast) = (vec![], vec![], vec![]);
    for _ in 0..times {
        let (sequence, seconds) = time(|| ours(&code, to));
        fast.push(seconds);
        let (values, seconds) = time(|| Yardstick::new(&code).run(to));
        public.push(seconds);
        assert!(values.iter().zip(0..).all(|(&value, heap)| sequence.value(heap) == Some(value.into())), "{code}");
        let (values, seconds) = time(|| plainly(&code, small));
        let scale = (to as f64 / small as f64).powi(2);
        plain.push(seconds * scale);
        assert!(values.iter().zip(0..).all(|(&value, heap)| sequence.value(heap) == Some(value.into())), "{code}");
    }
    let (public, plain, fast) = (median(public), median(plain), median(fast));
    println!(
        "{text:<9} 2^{power:<5} {public:>10.3} {plain:>9.1} {fast:>9.4} {:>13.1} {:>13.0} {:>8.2}",
        public / fast,
        plain / fast,
        to as f64 / fast / 1e6
    );
}

fn prove(text: &str, n0: usize, length: usize) {
    let code: Code = text.parse().expect("the code is right");
    let mut sequence = Sequence::new(&code, &Plan::default()).expect("the code is right");
    let ((), seconds) = time(|| sequence.search(1 << 29, &mut |_| true).expect("nothing can go wrong in memory"));
    let period = sequence.proof().expect("it has a period").period;
    assert_eq!((period.n0, period.length), (n0, length), "{code}");
    println!("{text:<9} {length:<10} {n0:<10} {seconds:>7.3}   {}", sequence.computed_values());
}

fn threads(text: &str, power: u32) {
    let code: Code = text.parse().expect("the code is right");
    let wall = |threads: usize| {
        let start = Instant::now();
        let mut sequence = Sequence::new(&code, &Plan { threads, ..Plan::default() }).expect("the code is right");
        sequence.extend(1 << power, &mut |_| true).expect("nothing can go wrong in memory");
        start.elapsed().as_secs_f64()
    };
    let (mut one, mut two) = (vec![], vec![]);
    for _ in 0..3 {
        one.push(wall(1));
        two.push(wall(2));
    }
    let (one, two) = (median(one), median(two));
    println!("{text:<9} 2^{power:<5} {one:>11.3} {two:>13.3} {:>19.2}", one / two);
}

/// All moves of all heaps, into a bit set.
fn plainly(code: &Code, to: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::with_capacity(to);
    let mut seen = [0u64; 64];
    for n in 0..to {
        seen.fill(0);
        let mut see = |value: u32| seen[value as usize / 64 % 64] |= 1 << (value % 64);
        for taken in 0..=code.last().unwrap_or(0).min(n) {
            let (digit, rest) = (code.digit(taken), n - taken);
            if digit & 1 != 0 && rest == 0 && n > 0 {
                see(0);
            }
            if digit & 2 != 0 && rest > 0 {
                see(values[rest]);
            }
            if digit & 4 != 0 && rest > 1 {
                let half = if code.is_unequal() { (rest - 1) / 2 } else { rest / 2 };
                for (a, b) in values[1..=half].iter().zip(values[rest - half..rest].iter().rev()) {
                    see(a ^ b);
                }
            }
        }
        let full = seen.iter().take_while(|&&word| word == u64::MAX).count();
        values.push((64 * full) as u32 + seen[full].trailing_ones());
    }
    values
}

/// The sparse-space method as public solvers have it: one heap after another, values of 32 bits, two fresh bit sets for
/// each heap, rare heaps first and then splits one by one until every rare value below the candidate was met.
struct Yardstick {
    whole: Vec<usize>,
    take: Vec<usize>,
    split: Vec<usize>,
    unequal: bool,
    values: Vec<u32>,
    rares: Vec<usize>,
    mask: u32,
    counts_parity: bool,
    /// 0 or 1 when all splits have this parity, 2 when they differ.
    parity: usize,
    bits: u32,
    counts: Vec<i64>,
    rare_values: Vec<bool>,
}

impl Yardstick {
    fn new(code: &Code) -> Yardstick {
        let last = code.last().expect("the code ends");
        let having = |what: u16| (0..=last).filter(|&taken| code.digit(taken) & what != 0).collect::<Vec<_>>();
        let split = having(4);
        let parity = (0..2).find(|parity| split.iter().all(|t| t % 2 == *parity)).unwrap_or(2);
        Yardstick {
            whole: having(1),
            take: having(2),
            split,
            unequal: code.is_unequal(),
            values: vec![],
            rares: vec![],
            mask: 0,
            counts_parity: false,
            parity,
            bits: 0,
            counts: vec![0; 2],
            rare_values: vec![true],
        }
    }

    fn run(mut self, to: usize) -> Vec<u32> {
        while self.values.len() < to {
            self.step();
        }
        self.values
    }

    fn step(&mut self) {
        let n = self.values.len();
        let turned = self.counts_parity && (n ^ self.parity) & 1 == 1;
        let mut rare_left: Vec<bool> = self.rare_values.clone();
        let mut common_left: Vec<bool> = self.rare_values.iter().map(|rare| !rare).collect();
        if turned {
            std::mem::swap(&mut rare_left, &mut common_left);
        }
        let mut meet = |value: u32| {
            rare_left[value as usize] = false;
            common_left[value as usize] = false;
        };
        if self.whole.contains(&n) {
            meet(0);
        }
        for &t in self.take.iter().filter(|&&t| t < n) {
            meet(self.values[n - t]);
        }
        for &t in &self.split {
            for &rare in &self.rares {
                if rare > 0 && rare + t < n && !(self.unequal && 2 * rare + t == n) {
                    meet(self.values[rare] ^ self.values[n - t - rare]);
                }
            }
        }
        let mut value = common_left.iter().position(|&left| left).unwrap_or(common_left.len());
        let mut missing = rare_left[..value].iter().filter(|&&left| left).count();
        for &t in &self.split {
            let mut heap = 1;
            while missing > 0 && 2 * heap + t <= n {
                let other = n - t - heap;
                let sum = (self.values[heap] ^ self.values[other]) as usize;
                if !(self.unequal && heap == other) && rare_left[sum] {
                    rare_left[sum] = false;
                    missing -= usize::from(sum < value);
                }
                heap += 1;
            }
        }
        let mut review = missing > 0;
        if review {
            value = rare_left.iter().position(|&left| left).unwrap_or(0);
        }
        if value >= 1 << self.bits {
            self.bits += 1;
            self.counts.resize(2 << self.bits, 0);
            review = true;
        }
        self.values.push(value as u32);
        self.counts[2 * value + ((n ^ self.parity) & 1)] += 1;
        if review {
            self.review();
        }
    }

    /// Chooses the mask again, by a Walsh–Hadamard transform.
    fn review(&mut self) {
        let mut sums = self.counts.clone();
        let mut half = 1;
        while half < sums.len() {
            for start in (0..sums.len()).step_by(2 * half) {
                for i in start..start + half {
                    (sums[i], sums[i + half]) = (sums[i] + sums[i + half], sums[i] - sums[i + half]);
                }
            }
            half *= 2;
        }
        let step = if self.parity == 2 { 2 } else { 1 };
        let best = (0..sums.len()).step_by(step).min_by_key(|&mask| sums[mask]).unwrap_or(0);
        (self.mask, self.counts_parity) = ((best / 2) as u32, best % 2 == 1);
        let is_rare = |value: u32| (value & self.mask).count_ones().is_multiple_of(2);
        let turned = |heap: usize| self.counts_parity && (heap ^ self.parity) & 1 == 1;
        let heaps = self.values.iter().enumerate();
        self.rares = heaps.filter(|&(heap, &value)| is_rare(value) != turned(heap)).map(|(heap, _)| heap).collect();
        self.rare_values = (0..1u32 << self.bits).map(is_rare).collect();
    }
}
