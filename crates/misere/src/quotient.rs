//! Misère quotients: which sums of heaps nothing tells apart, and which of them the player to move loses.
use crate::{
    QuotientLimits, Stopped,
    bits::Bits,
    closure::{Candidate, Closure, Refuted},
    heaps::HeapTable,
    learn::Learner,
    monoid::{Monoid, QuotientElement},
    word::Word,
};

/// The misère quotient of the heaps 0 to a largest one, exact and proved.
///
/// Two sums of heaps are equal in it if they have the same outcome in misère play beside every third one.
///
/// ```
/// use misere::{HeapTable, QuotientLimits, Quotient};
/// let kayles = HeapTable::of_code(&"0.77".parse().unwrap(), 30);
/// let quotient = Quotient::of(&kayles, &QuotientLimits::default()).unwrap();
/// assert_eq!((quotient.monoid().order(), quotient.p_portion().count()), (40, 9));
/// assert!(quotient.is_p(quotient.sum(&[1, 1, 2, 2])) && !quotient.is_p(quotient.sum(&[2, 3])));
/// ```
#[derive(Clone, Debug)]
pub struct Quotient {
    /// The element of each heap.
    heaps: Vec<QuotientElement>,
    monoid: Monoid,
    parts: Parts,
}

/// How a quotient was found, and what is needed to go on to the next heap.
#[derive(Clone, Debug)]
pub(crate) struct Parts {
    /// The heaps that generate the quotient, in order: the letters.
    pub(crate) letters: Vec<usize>,
    /// Each heap as a sum of letters.
    pub(crate) words: Vec<Word>,
    /// Sums that tell all elements apart.
    pub(crate) contexts: Vec<Word>,
    /// For each element, its first word: of the shortest, the first in order.
    pub(crate) representatives: Vec<Word>,
    pub(crate) is_p: Vec<bool>,
    /// For each element, the elements beside which it is in P.
    pub(crate) partners: Vec<Bits>,
    pub(crate) closure: Closure,
}

impl Quotient {
    pub(crate) fn new(heaps: Vec<QuotientElement>, monoid: Monoid, parts: Parts) -> Quotient {
        Quotient { heaps, monoid, parts }
    }

    /// The quotient of the empty heap alone.
    pub fn trivial() -> Quotient {
        let parts = Parts {
            letters: Vec::new(),
            words: vec![Word::default()],
            contexts: Vec::new(),
            representatives: vec![Word::default()],
            is_p: vec![false],
            partners: vec![Bits::new(1)],
            closure: Closure::empty(),
        };
        Quotient { heaps: vec![0], monoid: Monoid::trivial(), parts }
    }

    /// The quotient of all heaps given.
    pub fn of(heaps: &HeapTable, limits: &QuotientLimits) -> Result<Quotient, Stopped> {
        let mut quotient = Quotient::trivial();
        while quotient.largest() < heaps.largest() {
            quotient = quotient.with_next(heaps, limits)?;
        }
        Ok(quotient)
    }

    /// The quotient with one heap more.
    pub fn with_next(&self, heaps: &HeapTable, limits: &QuotientLimits) -> Result<Quotient, Stopped> {
        let heap = self.largest() + 1;
        if heaps.is_dead(heap) {
            return Ok(self.with_heap(0, self.parts.closure.clone()));
        }
        match self.with_equal_heap(heaps, heap)? {
            Some(quotient) => Ok(quotient),
            None => Learner::new(heaps, self, *limits).learn(),
        }
    }

    /// The same quotient if the next heap equals an element.
    fn with_equal_heap(&self, heaps: &HeapTable, heap: usize) -> Result<Option<Quotient>, Stopped> {
        let mut elements = self.heaps.clone();
        elements.push(0);
        let wins = self.candidate(&elements).wins(heaps.options(heap));
        let possible =
            |&element: &QuotientElement| wins.first_common(&self.parts.partners[usize::from(element)]).is_none();
        let possible: Vec<QuotientElement> = self.monoid.elements().filter(possible).collect();
        if let Some(&element) = possible.iter().find(|&&element| self.parts.closure.covers(element, &wins)) {
            return Ok(Some(self.with_heap(element, self.parts.closure.clone())));
        }
        for element in possible {
            elements[heap] = element;
            match Closure::of(&self.candidate(&elements), heaps, heap + 1) {
                Ok(closure) => return Ok(Some(self.with_heap(element, closure))),
                Err(Refuted::Interrupted) => return Err(Stopped::Interrupted),
                Err(Refuted::By(..)) => {}
            }
        }
        Ok(None)
    }

    fn candidate<'a>(&'a self, heaps: &'a [QuotientElement]) -> Candidate<'a> {
        Candidate { monoid: &self.monoid, partners: &self.parts.partners, heaps }
    }

    fn with_heap(&self, element: QuotientElement, closure: Closure) -> Quotient {
        let mut quotient = self.clone();
        quotient.heaps.push(element);
        quotient.parts.words.push(self.parts.representatives[usize::from(element)]);
        quotient.parts.closure = closure;
        quotient
    }

    pub(crate) fn parts(&self) -> &Parts {
        &self.parts
    }

    /// The largest heap.
    pub fn largest(&self) -> usize {
        self.heaps.len() - 1
    }

    /// The monoid of the elements.
    pub fn monoid(&self) -> &Monoid {
        &self.monoid
    }

    /// The pretending function: the element of a heap.
    pub fn element(&self, heap: usize) -> QuotientElement {
        self.heaps[heap]
    }

    /// The elements of the heaps 0, 1, 2, ….
    pub fn elements(&self) -> &[QuotientElement] {
        &self.heaps
    }

    /// The element of a sum of heaps.
    pub fn sum(&self, heaps: &[usize]) -> QuotientElement {
        self.monoid.product_of(heaps.iter().map(|&heap| self.heaps[heap]))
    }

    /// Whether the player to move loses.
    pub fn is_p(&self, element: QuotientElement) -> bool {
        self.parts.is_p[usize::from(element)]
    }

    /// The elements that the player to move loses.
    pub fn p_portion(&self) -> impl Iterator<Item = QuotientElement> {
        self.monoid.elements().filter(|&element| self.is_p(element))
    }

    /// The heaps that generate the quotient.
    pub fn generators(&self) -> &[usize] {
        &self.parts.letters
    }

    /// The element of a generator, by its place.
    pub fn generator(&self, place: usize) -> QuotientElement {
        self.heaps[self.parts.letters[place]]
    }

    /// An element as a sum of generators, by their places: of the shortest the first in order.
    pub fn representative(&self, element: QuotientElement) -> Vec<usize> {
        self.parts.representatives[usize::from(element)].letters()
    }

    /// How many descriptions of sums the proof looked at.
    pub fn proof_size(&self) -> usize {
        self.parts.closure.len()
    }
}
