//! Finite commutative monoids, as tables.
use lab::interrupt;

/// An element of a finite commutative monoid; 0 is the identity.
pub type QuotientElement = u16;

/// A finite commutative monoid as the table of its products.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Monoid {
    order: usize,
    products: Vec<QuotientElement>,
}

impl Monoid {
    /// The monoid of one element.
    pub(crate) fn trivial() -> Monoid {
        Monoid { order: 1, products: vec![0] }
    }

    /// The monoid of elements that are words, from what each becomes times a generator: `next[element][generator]`.
    /// Nothing if an interrupt comes.
    pub(crate) fn from_steps(next: &[Vec<QuotientElement>], words: &[Vec<usize>]) -> Option<Monoid> {
        let order = next.len();
        let mut products = vec![0; order * order];
        for (left, row) in products.chunks_exact_mut(order).enumerate() {
            if interrupt::spend(1 + order as u64 / 64) {
                return None;
            }
            for (product, word) in row.iter_mut().zip(words) {
                *product = word.iter().fold(element(left), |at, &generator| next[usize::from(at)][generator]);
            }
        }
        Some(Monoid { order, products })
    }

    /// How many elements there are.
    pub fn order(&self) -> usize {
        self.order
    }

    /// The product of two elements.
    pub fn product(&self, a: QuotientElement, b: QuotientElement) -> QuotientElement {
        self.products[usize::from(a) * self.order + usize::from(b)]
    }

    /// The products of an element and each other one.
    pub(crate) fn multiples(&self, a: QuotientElement) -> &[QuotientElement] {
        &self.products[usize::from(a) * self.order..][..self.order]
    }

    /// The product of several elements.
    pub fn product_of(&self, elements: impl IntoIterator<Item = QuotientElement>) -> QuotientElement {
        elements.into_iter().fold(0, |product, element| self.product(product, element))
    }

    /// All elements.
    pub fn elements(&self) -> impl Iterator<Item = QuotientElement> + use<> {
        (0..self.order).map(element)
    }

    /// The elements that are their own squares, the identity among them.
    pub fn idempotents(&self) -> impl Iterator<Item = QuotientElement> {
        self.elements().filter(|&e| self.product(e, e) == e)
    }

    /// The kernel: the smallest ideal, which is a group.
    pub fn kernel(&self) -> Vec<QuotientElement> {
        let all = self.product_of(self.elements());
        let mut kernel: Vec<QuotientElement> = self.multiples(all).to_vec();
        kernel.sort_unstable();
        kernel.dedup();
        kernel
    }
}

/// The number of an element.
pub(crate) fn element(index: usize) -> QuotientElement {
    QuotientElement::try_from(index).expect("the order is limited")
}
