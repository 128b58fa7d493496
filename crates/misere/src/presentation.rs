//! Generators and relations of a quotient.
use crate::{quotient::Quotient, word::Word};
use rustc_hash::FxHashSet;

/// Two sums of generators that are equal, by the places of the generators.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relation {
    /// A sum that is not the first of its element.
    pub left: Vec<usize>,
    /// The first sum of the element.
    pub right: Vec<usize>,
}

impl Quotient {
    /// The relations of the generators. Applied from left to right they lead from any sum to the first of its element.
    ///
    /// No left side contains another one, and each is left only once. Sums are in order if shorter ones come first, and
    /// those of one length by their first different generator.
    ///
    /// ```
    /// use misere::{HeapTable, QuotientLimits, Quotient};
    /// let nim = HeapTable::new(2, |heap| (0..heap).map(|left| vec![left]));
    /// let quotient = Quotient::of(&nim, &QuotientLimits::default()).unwrap();
    /// let relations = quotient.relations().into_iter();
    /// let relations: Vec<_> = relations.map(|relation| (relation.left, relation.right)).collect();
    /// assert_eq!(relations, [(vec![0, 0], vec![]), (vec![1, 1, 1], vec![1])]);
    /// ```
    pub fn relations(&self) -> Vec<Relation> {
        let parts = self.parts();
        let first: FxHashSet<Word> = parts.representatives.iter().copied().collect();
        let mut relations = Vec::new();
        for &word in &parts.representatives {
            let last = word.exponents().next().map_or(0, |(letter, _)| letter);
            for letter in last..parts.letters.len() {
                let left = word + Word::letter(letter);
                let is_least = left.exponents().all(|(letter, _)| first.contains(&left.without(letter)));
                if !first.contains(&left) && is_least {
                    let element =
                        self.monoid().product_of(left.letters().into_iter().map(|letter| self.generator(letter)));
                    relations.push(Relation { left: left.letters(), right: self.representative(element) });
                }
            }
        }
        relations
    }
}
