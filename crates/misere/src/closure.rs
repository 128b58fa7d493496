//! The proof that a candidate is right: nobody can reach a sum of heaps whose outcome it gets wrong.
//!
//! A candidate maps every heap to an element, and says which elements are P. It is right if
//!
//! 1. no move leads from a sum in P to a sum in P, and
//! 2. from every sum that is not in P and has a move, some move leads into P.
//!
//! The first is checked for each heap, beside any element. For the second, a sum X of heaps is described by its
//! element x and the set W of all elements z for which a move in X wins beside z. Of X + Y the set is what wins in
//! either, so the descriptions of all sums come from those of the heaps; there are finitely many. A larger set only
//! helps, so for each x the minimal sets suffice. Source: the transition algebra of T. Plambeck and A. N. Siegel,
//! Misère quotients for impartial games, 2008; keeping minimal sets alone makes it small.
use crate::{
    bits::Bits,
    heaps::HeapTable,
    monoid::{Monoid, QuotientElement},
};
use lab::interrupt;

/// A map from heaps to the elements of a monoid, of which some are P.
pub(crate) struct Candidate<'a> {
    pub(crate) monoid: &'a Monoid,
    /// For each element, the elements beside which it is in P.
    pub(crate) partners: &'a [Bits],
    /// The element of each heap.
    pub(crate) heaps: &'a [QuotientElement],
}

/// Sums of heaps that stand for all: for each element, the minimal sets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Closure {
    minimal: Vec<Vec<Bits>>,
}

/// Why a candidate is not right.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Refuted {
    /// Some heaps and an element beside them that may stand for several: it or one of its options has the wrong
    /// outcome.
    By(Vec<usize>, QuotientElement),
    /// An interrupt came.
    Interrupted,
}

/// A description of a sum.
struct Sum {
    element: QuotientElement,
    wins: Bits,
    /// The sum that it comes from, and the heap that was added.
    from: Option<usize>,
    heap: usize,
    is_minimal: bool,
}

impl Candidate<'_> {
    /// The elements beside which a move in a heap wins.
    pub(crate) fn wins(&self, options: &[Box<[usize]>]) -> Bits {
        let mut wins = Bits::new(self.monoid.order());
        let mut seen = Bits::new(self.monoid.order());
        for option in options {
            let element = self.monoid.product_of(option.iter().map(|&heap| self.heaps[heap]));
            if !seen.contains(element.into()) {
                seen.insert(element.into());
                wins.add_all(&self.partners[usize::from(element)]);
            }
        }
        wins
    }

    /// How many elements are not in P beside an element.
    fn most_wins(&self, element: QuotientElement) -> usize {
        self.monoid.order() - self.partners[usize::from(element)].len()
    }
}

impl Closure {
    /// The closure of no heaps.
    pub(crate) fn empty() -> Closure {
        Closure { minimal: vec![Vec::new()] }
    }

    /// How many descriptions there are.
    pub(crate) fn len(&self) -> usize {
        self.minimal.iter().map(Vec::len).sum()
    }

    /// Whether a sum of this element wins beside no more elements than `wins`: then a heap like this adds nothing new.
    pub(crate) fn covers(&self, element: QuotientElement, wins: &Bits) -> bool {
        self.minimal[usize::from(element)].iter().any(|minimal| minimal.is_subset(wins))
    }

    /// The closure of the first `count` heaps, or why the candidate is not right for them.
    pub(crate) fn of(candidate: &Candidate, heaps: &HeapTable, count: usize) -> Result<Closure, Refuted> {
        let mut single: Vec<Sum> = Vec::new();
        for heap in (1..count).filter(|&heap| !heaps.is_dead(heap)) {
            let (element, wins) = (candidate.heaps[heap], candidate.wins(heaps.options(heap)));
            if let Some(beside) = wins.first_common(&candidate.partners[usize::from(element)]) {
                return Err(Refuted::By(vec![heap], crate::monoid::element(beside)));
            }
            let covers = |sum: &Sum| sum.element == element && sum.wins.is_subset(&wins);
            if !single.iter().any(covers) {
                single.retain(|sum| sum.element != element || !wins.is_subset(&sum.wins));
                single.push(Sum { element, wins, from: None, heap, is_minimal: true });
            }
        }
        Search::new(candidate).run(single)
    }
}

/// The search for all descriptions.
struct Search<'a> {
    candidate: &'a Candidate<'a>,
    sums: Vec<Sum>,
    /// For each element, its minimal sums.
    minimal: Vec<Vec<usize>>,
}

impl Search<'_> {
    fn new<'a>(candidate: &'a Candidate<'a>) -> Search<'a> {
        Search { candidate, sums: Vec::new(), minimal: vec![Vec::new(); candidate.monoid.order()] }
    }

    fn run(mut self, single: Vec<Sum>) -> Result<Closure, Refuted> {
        let heaps: Vec<(QuotientElement, Bits, usize)> =
            single.iter().map(|sum| (sum.element, sum.wins.clone(), sum.heap)).collect();
        for sum in single {
            self.add(sum)?;
        }
        let mut at = 0;
        while at < self.sums.len() {
            let sum = &self.sums[at];
            // If a sum wins beside everything it can, so does every larger one.
            if sum.is_minimal && sum.wins.len() < self.candidate.most_wins(sum.element) {
                for (element, wins, heap) in &heaps {
                    let sum = self.sum(at, *element, wins, *heap);
                    self.add(sum)?;
                }
            }
            at += 1;
        }
        let sets = |sums: &Vec<usize>| sums.iter().map(|&at| self.sums[at].wins.clone()).collect();
        Ok(Closure { minimal: self.minimal.iter().map(sets).collect() })
    }

    /// A sum and one more heap.
    fn sum(&self, from: usize, element: QuotientElement, wins: &Bits, heap: usize) -> Sum {
        let (monoid, sum) = (self.candidate.monoid, &self.sums[from]);
        let (beside_heap, beside_sum) = (monoid.multiples(element), monoid.multiples(sum.element));
        let both = Bits::of(monoid.order(), |beside| {
            sum.wins.contains(beside_heap[beside].into()) || wins.contains(beside_sum[beside].into())
        });
        let element = monoid.product(sum.element, element);
        Sum { element, wins: both, from: Some(from), heap, is_minimal: true }
    }

    /// Adds a sum unless a known one stands for it.
    fn add(&mut self, sum: Sum) -> Result<(), Refuted> {
        let Search { candidate, sums, minimal } = self;
        if interrupt::spend(1 + candidate.monoid.order() as u64 / 64) {
            return Err(Refuted::Interrupted);
        }
        let same = &mut minimal[usize::from(sum.element)];
        if same.iter().any(|&at| sums[at].wins.is_subset(&sum.wins)) {
            return Ok(());
        }
        let is_right = candidate.partners[0].contains(sum.element.into()) || sum.wins.contains(0);
        same.retain(|&at| {
            sums[at].is_minimal = !sum.wins.is_subset(&sums[at].wins);
            sums[at].is_minimal
        });
        same.push(sums.len());
        sums.push(sum);
        if is_right { Ok(()) } else { Err(Refuted::By(self.heaps_of(self.sums.len() - 1), 0)) }
    }

    /// The heaps of a sum.
    fn heaps_of(&self, sum: usize) -> Vec<usize> {
        let from = std::iter::successors(Some(sum), |&at| self.sums[at].from);
        from.map(|at| self.sums[at].heap).collect()
    }
}
