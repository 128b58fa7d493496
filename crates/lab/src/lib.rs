//! lab
mod block;
mod mask;
mod moves;
mod simd;
mod sparse;
mod window;
pub use simd::Level;

/// x
#[derive(Debug, thiserror::Error)]
pub enum SequenceError {
    /// x
    #[error("the value of heap {heap} has more than 16 bits")]
    TooLarge {
        /// x
        heap: u64,
    },
}

/// Temporary.
pub fn try_sparse(code: &str, to: usize, level: Level, threads: usize) -> Vec<u16> {
    let mut moves = moves::Moves { whole: vec![], take: vec![], split: vec![], unequal: false, last: 0 };
    if code == "grundy" { moves.unequal = true; moves.split = vec![0]; } else {
        for (i, c) in code.chars().filter(|c| *c != '.').enumerate() {
            let d = c.to_digit(8).unwrap();
            if d & 1 != 0 { moves.whole.push(i); }
            if d & 2 != 0 { moves.take.push(i); }
            if d & 4 != 0 { moves.split.push(i); }
            if d > 0 { moves.last = i; }
        }
    }
    struct NoPast;
    impl sparse::Past for NoPast {
        fn reaches(&mut self, _: usize, _: usize, _: usize, _: u16) -> Result<bool, SequenceError> { panic!("deep") }
    }
    let mut s = sparse::Sparse::new(moves, level, threads);
    let mut out = Vec::with_capacity(to + 4096);
    while s.verified < to {
        let from = s.verified;
        s.advance(&mut NoPast).unwrap();
        if s.verified > from { out.extend_from_slice(&s.window.since(from)[..s.verified - from]); }
    }
    eprintln!("rares {} mask {:?} largest {} rollbacks {} reach {}", s.rares.len(), s.mask, s.largest, s.rollbacks, s.reach);
    out.truncate(to);
    out
}
/// Temporary.
pub fn naive(code: &str, to: usize) -> Vec<u16> {
    let d: Vec<u32> = code.chars().filter(|c| *c != '.').map(|c| c.to_digit(8).unwrap()).collect();
    let mut v: Vec<u16> = vec![];
    for n in 0..to {
        let mut seen = vec![false; 4096];
        for (t, d) in d.iter().enumerate() { if t > n { break; } let r = n - t;
            if d & 1 != 0 && r == 0 { seen[0] = true; }
            if d & 2 != 0 && r > 0 { seen[v[r] as usize] = true; }
            if d & 4 != 0 { for a in 1..=r / 2 { seen[(v[a] ^ v[r - a]) as usize] = true; } }
        }
        v.push(seen.iter().position(|s| !s).unwrap() as u16);
    }
    v
}
