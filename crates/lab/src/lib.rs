//! Nim-sequences of taking-and-breaking games: exact values far out, and periods with proof.
//!
//! A [`Code`] says how many tokens may be taken from a heap and what may be left. [`Sequence`] computes the values of heaps
//! 0, 1, 2, … by the [`Method`] that suits the game, looks for a [`Period`] meanwhile, and [proves](Proof) it:
//!
//! ```
//! use lab::{Plan, Sequence};
//! let mut sequence = Sequence::new(&"0.16".parse().unwrap(), &Plan::default()).unwrap();
//! sequence.search(1 << 22, &mut |_| true).unwrap();
//! let period = sequence.proof().unwrap().period;
//! assert_eq!((period.n0, period.length), (105_351, 149_459));
//! ```
mod certificate;
mod check;
mod codes;
mod error;
mod kernels;
mod mask;
mod methods;
mod period;
mod sequence;
mod simd;
mod storage;
mod summary;
pub mod survey;
mod threads;

pub use certificate::Certificate;
pub use check::check;
pub use codes::Code;
pub use error::{Expected, SequenceError};
pub use mask::Mask;
pub use methods::{Method, ParseMethodError};
pub use period::{Argument, Period, Proof, matching_prefixes};
pub use sequence::{Plan, Sequence, Sparseness};
pub use simd::Level;
pub use storage::{
    file::{ValuesFile, ValuesReader, write_whole},
    values::Values,
};
