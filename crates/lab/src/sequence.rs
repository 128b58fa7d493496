//! A nim-sequence: its first values, as many as requested, and its period once it is proved.
use crate::{
    Argument, Code, Period, Proof, SequenceError, SequenceMethod, SimdLevel,
    mask::Mask,
    methods::{SPLITS_OF_UNIT, Solver, VECTOR_SPLITS_OF_UNIT, spend},
    period::{Finder, Frontier, lift, prime_divisors},
    storage::values::Values,
    threads::Threads,
};

/// How a sequence is computed.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The method; if there is none, the best for the game.
    pub method: Option<SequenceMethod>,
    /// The instruction set of the kernels.
    pub level: SimdLevel,
    /// Maximum number of threads.
    pub threads: usize,
    /// Minimum number of values that stay in memory; older ones may be forgotten.
    pub values_in_memory: usize,
    /// Whether to look for periods, so that values need not be computed beyond the proof of one.
    pub periods: bool,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { method: None, level: SimdLevel::best(), threads: 1, values_in_memory: usize::MAX / 2, periods: true }
    }
}

/// The nim-sequence of a game: the values of heaps 0, 1, 2, …, as many as were requested, and their period.
///
/// ```
/// use lab::{Plan, Sequence};
/// let mut kayles = Sequence::new(&"0.77".parse().unwrap(), &Plan::default()).unwrap();
/// kayles.extend(1000, &mut |_| true).unwrap();
/// let period = kayles.proof().unwrap().period;
/// assert_eq!((period.n0, period.length), (71, 12));
/// assert_eq!(kayles.value(1 << 60), Some(1));
/// ```
pub struct Sequence {
    code: Code,
    plan: Plan,
    solver: Solver,
    values: Values,
    finder: Finder,
    frontier: Option<Frontier>,
    /// Number of values at which to check next whether they grow period by period, in a game that has splits.
    next_lift: Option<usize>,
    candidate: Option<Candidate>,
    proof: Option<Proof>,
    /// Number of computed values.
    computed: usize,
    /// Number of values at which to choose the method again.
    next_choice: usize,
    /// Number of values before the last batch, and the largest of them.
    before: (usize, (u32, usize)),
    /// Number of values requested.
    target: usize,
    /// Values after the last one requested that were computed together with it.
    ahead: Vec<u32>,
}

/// A period that fits all known values.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    period: Period,
    /// Number of compared values.
    compared: usize,
}

/// The rare heaps of a sparse game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sparseness {
    /// What makes a value rare.
    pub mask: Mask,
    /// All rare heaps with their values.
    pub rare_heaps: Vec<(usize, u16)>,
    /// Each value depends on at most this many values before it.
    pub window: usize,
}

impl Sequence {
    /// Starts a sequence without values.
    pub fn new(code: &Code, plan: &Plan) -> Result<Sequence, SequenceError> {
        let method = plan.method.unwrap_or_else(|| SequenceMethod::best(code));
        Ok(Sequence {
            code: code.clone(),
            plan: *plan,
            solver: Solver::new(code, method, plan.level, &Threads::new(plan.threads))?,
            values: Values::new(plan.values_in_memory),
            finder: Finder::new(),
            frontier: Frontier::of(code),
            next_lift: lift::applies(code).then_some(64),
            candidate: None,
            proof: None,
            computed: 0,
            next_choice: 4096,
            before: (0, (0, 0)),
            target: 0,
            ahead: Vec::new(),
        })
    }

    /// Returns the code of the game.
    pub fn code(&self) -> &Code {
        &self.code
    }

    /// Returns the known values.
    pub fn values(&self) -> &Values {
        &self.values
    }

    /// Returns the proof of a period, if there is one.
    pub fn proof(&self) -> Option<&Proof> {
        self.proof.as_ref()
    }

    /// Returns the number of computed values; the others follow from the period.
    pub fn computed_values(&self) -> usize {
        self.computed
    }

    /// Returns the method in use.
    pub fn method(&self) -> SequenceMethod {
        self.solver.method()
    }

    /// Returns the approximate number of splits to look up for one more value.
    pub fn splits(&self) -> usize {
        match &self.solver {
            Solver::Sparse(sparse) => sparse.entries(),
            Solver::Plain(_) | Solver::Scan(_) | Solver::Sets(_) | Solver::Subtraction(_) => {
                self.values.len() / 2 * self.code.splits()
            }
        }
    }

    /// Returns a sensible number of values to compute if the user names none: fewer for slow methods.
    pub fn enough(&self) -> usize {
        match self.method() {
            SequenceMethod::Sets if self.code.heaps() > 2 => 1 << 10,
            SequenceMethod::Sets if !self.code.only_takes() => 1 << 13,
            SequenceMethod::Sets if !self.code.tail().is_empty() => 1 << 16,
            SequenceMethod::Plain => 1 << 15,
            // The more splits, the slower each value, and the more values they reach.
            SequenceMethod::Scan => (1 << 17).min((1 << 21) / self.code.splits().pow(2).max(1)),
            _ => 1 << 22,
        }
    }

    /// Returns the rare ones of the first `to` heaps, if the sparse method was used.
    pub fn sparseness(&self, to: usize) -> Option<Sparseness> {
        let Solver::Sparse(sparse) = &self.solver else { return None };
        let known = |&&(heap, _): &&(usize, u16)| heap < self.values.len().min(to);
        let rare_heaps: Vec<(usize, u16)> = sparse.view.rare_heaps.iter().take_while(known).copied().collect();
        Some(Sparseness { mask: sparse.view.mask, rare_heaps, window: self.window().unwrap_or(0) })
    }

    /// Returns the value of a heap of any size, if it is known or follows from the period.
    pub fn value(&self, heap: u64) -> Option<u64> {
        if let Some(value) = usize::try_from(heap).ok().and_then(|heap| self.values.get(heap)) {
            return Some(value.into());
        }
        let period = self.proof?.period;
        let (folded, times) = period.fold(heap);
        let value = u64::from(self.values.get(folded)?);
        value.checked_add(times.checked_mul(period.saltus.into())?)
    }

    /// Computes values until `to` are known.
    ///
    /// `watch` is called after every few values. When it returns false, or when an [interrupt](crate::interrupt) comes,
    /// the computation stops with an error; what was computed stays.
    pub fn extend(&mut self, to: usize, watch: &mut dyn FnMut(&Sequence) -> bool) -> Result<(), SequenceError> {
        let values_in_memory = self.plan.values_in_memory;
        let can_repeat = |proof: &Proof| proof.period.length <= values_in_memory;
        self.take_back();
        while self.values.len() < to && !self.proof.as_ref().is_some_and(can_repeat) {
            self.advance()?;
            if !watch(self) {
                return Err(SequenceError::Stopped);
            }
        }
        if let Some(proof) = &self.proof
            && self.values.len() < to
        {
            self.values.repeat(proof.period.length, proof.period.saltus, to);
        }
        self.set_aside(to);
        Ok(())
    }

    /// Computes values until a period is proved or `limit` values are known; stops early as
    /// [`extend`](Sequence::extend) does.
    pub fn search(&mut self, limit: usize, watch: &mut dyn FnMut(&Sequence) -> bool) -> Result<(), SequenceError> {
        self.take_back();
        while self.proof.is_none() && self.values.len() < limit {
            self.advance()?;
            if !watch(self) {
                return Err(SequenceError::Stopped);
            }
        }
        self.set_aside(limit);
        Ok(())
    }

    /// Sets aside the values computed beyond the last one requested, so that the sequence reports only heaps that were
    /// requested.
    fn set_aside(&mut self, to: usize) {
        let (len, largest) = self.before;
        self.target = self.target.max(to);
        if self.proof.is_none() && (len..self.values.len()).contains(&self.target) {
            self.ahead = self.values.cut(self.target, len, largest);
        }
    }

    /// Takes back the values that were set aside.
    fn take_back(&mut self) {
        for value in std::mem::take(&mut self.ahead) {
            self.values.push(value);
        }
    }

    /// Continues from the values of an earlier run, if the method can.
    ///
    /// Other methods compute them again, which takes longer and has the same result.
    pub fn feed(&mut self, values: &[u32]) -> Result<(), SequenceError> {
        self.take_back();
        if self.solver.feed(values)? {
            let narrow: Vec<u16> = values.iter().map(|&value| (value & 0xffff) as u16).collect();
            self.values.extend(&narrow);
            self.computed = self.values.len();
        }
        Ok(())
    }

    /// Computes some more values and looks for a period.
    fn advance(&mut self) -> Result<(), SequenceError> {
        let before = self.values.len();
        self.before = (before, self.values.largest());
        let result = self.solver.advance(&mut self.values);
        self.computed = self.values.len();
        result?;
        if self.plan.method.is_none() && (self.computed >= self.next_choice || self.solver.is_clear()) {
            self.next_choice = self.computed + self.computed / 4;
            self.solver.reconsider(&self.values)?;
        }
        if self.plan.periods {
            self.watch_frontier()?;
            self.look_for_lift()?;
            self.look_for_period()?;
        }
        Ok(())
    }

    fn watch_frontier(&mut self) -> Result<(), SequenceError> {
        let Some(frontier) = &mut self.frontier else { return Ok(()) };
        for heap in frontier.len()..self.values.len() {
            spend(frontier.state_len() / SPLITS_OF_UNIT)?;
            let value = self.values.get(heap).unwrap_or(0);
            let Some((first, length, saltus)) = frontier.push(value) else { continue };
            let n0 = first_of(&self.values, first + length..heap + 1, length, saltus);
            let period = self.shorten(Period { n0, length, saltus }, heap + 1);
            self.proof = Some(Proof { period, argument: Argument::Frontier, needed: heap + 1 });
            break;
        }
        Ok(())
    }

    /// Looks for a period with growing values in a game that has splits, whenever the number of values has doubled.
    fn look_for_lift(&mut self) -> Result<(), SequenceError> {
        let len = self.values.len();
        if self.proof.is_some() || self.values.start() > 0 || self.next_lift.is_none_or(|next| len < next) {
            return Ok(());
        }
        let values = self.values.range(0..len);
        if let Some(period) = lift::find(&values)
            && let Some(needed) = lift::needed_values(&self.code, &period, &values)?
        {
            self.proof = Some(Proof { period, argument: Argument::Lift, needed });
        }
        self.next_lift = Some(2 * len);
        Ok(())
    }

    fn look_for_period(&mut self) -> Result<(), SequenceError> {
        if self.proof.is_some() || self.frontier.is_some() {
            return Ok(());
        }
        let length = self.finder.look(&self.values);
        let len = self.values.len();
        if let Some(candidate) = &mut self.candidate
            && length == Some(candidate.period.length)
        {
            if self.values.repeats(candidate.compared..len, candidate.period.length, 0) {
                candidate.compared = len;
            } else {
                self.candidate = None;
                self.finder.reject();
                return Ok(());
            }
        } else if let Some(length) = length {
            spend(len / VECTOR_SPLITS_OF_UNIT)?;
            let n0 = first_of(&self.values, len..len, length, 0);
            let period = Period { n0, length, saltus: 0 };
            self.candidate = Some(Candidate { period, compared: len });
        }
        self.prove();
        Ok(())
    }

    /// Accepts the candidate as proved if enough values are known.
    fn prove(&mut self) {
        let Some(Candidate { period, compared }) = self.candidate else { return };
        // A period that begins with the first value in memory may have begun before.
        if period.n0 == self.values.start() && period.n0 > 0 {
            return;
        }
        let Some((needed, argument)) = self.needed_values(&period).filter(|&(needed, _)| needed <= compared) else {
            return;
        };
        let shortest = self.shorten(period, compared);
        let again = self.needed_values(&shortest).filter(|&(needed, _)| needed <= compared);
        let (needed, argument) = again.unwrap_or((needed, argument));
        self.proof = Some(Proof { period: shortest, argument, needed });
    }

    /// Returns the number of values that prove a period, and why.
    fn needed_values(&self, period: &Period) -> Option<(usize, Argument)> {
        let (parity, since) = match &self.solver {
            Solver::Sparse(sparse) => (sparse.view.mask.positional, sparse.since),
            _ => (false, 0),
        };
        let window = self.window().map(|width| {
            let times = if parity && period.length % 2 == 1 { 2 } else { 1 };
            (period.n0.max(width).max(since) + times * period.length + width, Argument::Window(width))
        });
        period.long_enough(&self.code).into_iter().chain(window).min_by_key(|&(needed, _)| needed)
    }

    /// Returns the number of values before it on which each value depends, if it is fixed.
    fn window(&self) -> Option<usize> {
        let last = self.code.last()?;
        if self.code.only_takes() {
            return Some(last + 1);
        }
        let Solver::Sparse(sparse) = &self.solver else { return None };
        let farthest = sparse.view.rare_heaps.last().map_or(0, |&(heap, _)| heap) + last;
        (sparse.view.mask.bits != 0).then(|| sparse.reach.max(farthest) + 1)
    }

    /// Returns the shortest period that divides a period, from its first heap on.
    fn shorten(&self, mut period: Period, len: usize) -> Period {
        for prime in prime_divisors(period.length) {
            let prime32 = u32::try_from(prime).unwrap_or(u32::MAX);
            while period.length.is_multiple_of(prime) && period.saltus.is_multiple_of(prime32) {
                let (length, saltus) = (period.length / prime, period.saltus / prime32);
                if !self.values.repeats(period.n0 + length..len, length, saltus) {
                    break;
                }
                let n0 = first_of(&self.values, period.n0 + length..len, length, saltus);
                period = Period { n0, length, saltus };
            }
        }
        period
    }
}

/// Returns the first heap from which values repeat; they are known to do so in `known`.
fn first_of(values: &Values, known: std::ops::Range<usize>, length: usize, saltus: u32) -> usize {
    let first = values.start() + length;
    let last = if first < known.start { values.last_exception(first..known.start, length, saltus) } else { None };
    last.map_or(values.start(), |exception| exception + 1 - length)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interrupt::{self, Flag};

    #[test]
    fn every_method_stops_when_it_is_cancelled() {
        for (method, code) in [
            (SequenceMethod::Plain, "0.77"),
            (SequenceMethod::Sparse, "0.07"),
            (SequenceMethod::Scan, "0.6"),
            (SequenceMethod::Sets, "0.f"),
        ] {
            let (flag, plan) = (Flag::new(true.into()), Plan { method: Some(method), ..Plan::default() });
            let mut sequence = Sequence::new(&code.parse().unwrap(), &plan).unwrap();
            let result = interrupt::scope(&flag, || sequence.search(1 << 20, &mut |_| true));
            assert!(matches!(result, Err(SequenceError::Stopped)), "{method}");
            assert!(sequence.values().len() < 256, "{method} has gone on to {}", sequence.values().len());
        }
    }
}
