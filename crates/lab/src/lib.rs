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
mod bitset;
mod block;
mod bytes;
mod certificate;
mod check;
mod checksum;
mod code;
mod error;
mod file;
mod general;
mod light;
mod mask;
mod method;
mod moves;
mod period;
mod plain;
mod scan;
mod sequence;
mod simd;
mod sparse;
mod subtraction;
mod summary;
pub mod survey;
mod threads;
mod values;
mod window;

pub use certificate::Certificate;
pub use check::check;
pub use code::Code;
pub use error::{Expected, SequenceError};
pub use file::{ValuesFile, ValuesReader, write_whole};
pub use mask::Mask;
pub use method::{Method, ParseMethodError};
pub use period::{Argument, Period, Proof, matching_prefixes};
pub use sequence::{Plan, Sequence, Sparseness};
pub use simd::Level;
pub use values::Values;
