//! Nim-sequences of taking-and-breaking games: exact values far out, and periods with proof.
//!
//! To find the period of a game, read its [`Code`], which says how many tokens may be taken from a heap and what may be
//! left, and search its [`Sequence`]. That computes the values of heaps 0, 1, 2, … by the [`SequenceMethod`] that suits
//! the game, looks for a [`Period`] at the same time, and [proves](Proof) it:
//!
//! ```
//! use lab::{Plan, Sequence};
//! let mut sequence = Sequence::new(&"0.16".parse().unwrap(), &Plan::default()).unwrap();
//! sequence.search(1 << 22, &mut |_| true).unwrap();
//! let period = sequence.proof().unwrap().period;
//! assert_eq!((period.n0, period.length), (105_351, 149_459));
//! ```
//!
//! If you only want values, call [`Sequence::extend`]; with a proof, [`Sequence::value`] knows every heap:
//!
//! ```
//! use lab::{Plan, Sequence};
//! let mut kayles = Sequence::new(&"kayles".parse().unwrap(), &Plan::default()).unwrap();
//! kayles.extend(200, &mut |_| true).unwrap();
//! assert_eq!(kayles.values().range(0..10), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]);
//! assert_eq!(kayles.value(1_000_000_000_000), Some(1));
//! ```
//!
//! A [`Certificate`] holds what is needed to [check](check()) the proof by plain code:
//!
//! ```
//! use lab::{Certificate, Plan, Sequence};
//! let mut kayles = Sequence::new(&"kayles".parse().unwrap(), &Plan::default()).unwrap();
//! kayles.search(1000, &mut |_| true).unwrap();
//! let certificate = Certificate::of(&kayles).unwrap();
//! assert!(lab::check(&certificate, &mut |_, _| true).is_ok());
//! ```
//!
//! # Modules
//!
//! The words (rare and common values, index, entry, witness, tile) and the methods are explained with an example in
//! `docs/sequences.md`.
//!
//! | module | what |
//! |---|---|
//! | `codes` | codes of games, and their moves |
//! | `sequence` | a sequence: its values, as many as requested, and its period; the entry point |
//! | `methods` | how values are computed, and which method suits a game |
//! | `mask` | rare and common values |
//! | `kernels` | compute the values of thousands of heaps at once, for the sparse method |
//! | `simd` | vectors of the machine, by instruction set |
//! | `threads` | a second thread |
//! | `storage` | values in memory and in files |
//! | `period` | how periods are found and proved |
//! | `certificate`, [`check()`] | proofs that anyone can check |
//! | [`interrupt`] | limits on the work of a thread; the engine uses them too |
//! | `summary`, [`survey`] | the largest value and counts; tables of all codes of a pattern |
mod certificate;
mod check;
mod codes;
mod error;
pub mod interrupt;
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
pub use methods::{ParseMethodError, SequenceMethod};
pub use period::{Argument, Period, Proof, matching_prefixes};
pub use sequence::{Plan, Sequence, Sparseness};
pub use simd::SimdLevel;
pub use storage::{
    file::{ValuesFile, ValuesReader},
    values::Values,
};
