//! Misère play of heap games: which sums of heaps nothing tells apart, and which of them the player to move loses.
//!
//! In normal play every heap is worth a heap of Nim, and values are added without carrying. In misère play, in which
//! the player who makes the last move loses, that fails. What takes its place is the *misère quotient*: two sums of
//! heaps are equal in it if they have the same outcome beside every third sum. It is a commutative monoid, often a
//! finite one; every heap is one of its elements, sums are products, and some elements are P: the player to move
//! loses. Sources: T. Plambeck, Taming the wild in impartial combinatorial games, 2005; T. Plambeck and A. N. Siegel,
//! Misère quotients for impartial games, 2008.
//!
//! # An example
//!
//! In Kayles you knock down one pin or two neighbours in a row of pins. A row of one pin is *a*: aa is like nothing,
//! since the players take one each. A row of two pins is *b*, and bbb turns out to be like b. Up to rows of four,
//! that is all:
//!
//! ```
//! use misere::{HeapTable, QuotientLimits, Quotient};
//! let kayles = HeapTable::of_code(&"0.77".parse().unwrap(), 4);
//! let quotient = Quotient::of(&kayles, &QuotientLimits::default()).unwrap();
//! assert_eq!((quotient.monoid().order(), quotient.generators()), (6, &[1, 2][..]));
//! // The elements are 1, a, b, ab, bb and abb; a and bb are P.
//! let p: Vec<Vec<usize>> = quotient.p_portion().map(|element| quotient.representative(element)).collect();
//! assert_eq!(p, [vec![0], vec![1, 1]]);
//! // A row of three is ab, one of four is a. So rows of 2 and 3 are abb: not P, the player to move wins.
//! assert_eq!(quotient.representative(quotient.element(3)), [0, 1]);
//! assert!(!quotient.is_p(quotient.sum(&[2, 3])));
//! // Taking the two leaves ab, taking one of the three leaves bb: that wins.
//! assert!(quotient.is_p(quotient.sum(&[2, 2])));
//! ```
//!
//! The elements repeat from some row on, which a theorem turns into a proof for all rows:
//!
//! ```
//! use misere::{QuotientLimits, MisereSolution};
//! let kayles = MisereSolution::of_code(&"0.77".parse().unwrap(), 250, &QuotientLimits::default(), &mut |_| true);
//! assert_eq!((kayles.quotient.monoid().order(), kayles.period.unwrap().length), (40, 12));
//! assert_eq!(kayles.is_p(&[1_000_000, 777_777]), Some(false));
//! ```
//!
//! # How it is found, and why it is right
//!
//! `learn` guesses a quotient from experiments: it searches for the outcomes of sums, and takes for equal what no
//! experiment tells apart. `closure` then proves the guess or refutes it by a sum, which leads to another experiment.
//! Elements that remain are different since an experiment tells them apart; equal sums are equal since the closure is
//! a proof. So a quotient that comes out is exact, whatever was guessed on the way.
//!
//! # Modules
//!
//! | module | what |
//! |---|---|
//! | `heaps` | heaps and what a move may leave of each |
//! | `quotient` | the quotient, from heap to heap |
//! | `monoid` | the table of products |
//! | `learn` | experiments that lead to a candidate |
//! | `outcomes`, `word` | outcomes of sums by search; sums as exponents |
//! | `closure`, `bits` | the proof that a candidate is right |
//! | `presentation` | generators and relations |
//! | `period` | periods of the elements of heaps, with proof |
//! | `canonical` | canonical forms of single games, in which sums are equal only if they are beside everything |
mod bits;
mod canonical;
mod closure;
mod heaps;
mod learn;
mod monoid;
mod outcomes;
mod period;
mod presentation;
mod quotient;
mod word;

pub use canonical::{Form, Forms, ZERO};
pub use heaps::HeapTable;
pub use monoid::{Monoid, QuotientElement};
pub use period::{MisereSolution, PretendingPeriod};
pub use presentation::Relation;
pub use quotient::Quotient;

/// How far the search for a quotient may go.
///
/// To limit its work or cancel it, run it in [`lab::interrupt`]: a position searched is a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuotientLimits {
    /// Maximum order.
    pub order: usize,
}

impl Default for QuotientLimits {
    fn default() -> QuotientLimits {
        QuotientLimits { order: 4_096 }
    }
}

impl QuotientLimits {
    /// Maximum order, but no more than products fit into memory.
    pub(crate) fn order(self) -> usize {
        self.order.min(MOST_ELEMENTS)
    }
}

/// Maximum order of any quotient: its products take half a gigabyte, and a row more is still numbered by 16 bits.
const MOST_ELEMENTS: usize = 16_384;

/// Why the search for a quotient ended without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Stopped {
    /// The quotient, if there is a finite one, has more elements or generators than can be handled.
    #[error("the quotient is larger than the limit")]
    TooLarge,
    /// A new generator came after more heaps than can be handled.
    #[error("there are too many heaps")]
    TooManyHeaps,
    /// An interrupt came.
    #[error("interrupted")]
    Interrupted,
}
