//! Errors, each with one sentence.
use std::{io, path::PathBuf};

/// What was expected instead of a text that is not a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Expected {
    /// Any of the notations.
    #[error(
        "digits such as 0.77, 4.[3] or 4.0u, a set such as subtraction:1,2,3 or all-but:2, or a name such as kayles"
    )]
    Code,
    /// A limited number of digits.
    #[error("a code of at most 64 digits after the point, or a set for more")]
    Length,
    /// A first digit that only splits: taking nothing must split the heap.
    #[error("0, 4, 8 or c before the point, because taking nothing and leaving the heap is not a move")]
    First,
    /// Digits up to 7: only two heaps can be unequal.
    #[error("digits up to 7 before a u, which says that the two heaps left must be unequal")]
    Unequal,
    /// A number in parentheses, as a large digit.
    #[error("a digit from 0 to 65535 in parentheses")]
    Digit,
    /// The numbers of a set.
    #[error("numbers from 1 to 10000 with commas between them, such as 1,2,3")]
    Numbers,
    /// The pattern of a survey.
    #[error("a pattern of one to four x, which stand for the digits 0 to 7, such as 0.xxx")]
    Pattern,
}

/// Why a sequence cannot be computed, read or checked.
#[derive(Debug, thiserror::Error)]
pub enum SequenceError {
    /// A text is not a code.
    #[error("`{text}` is not a code: expected {expected}")]
    Code {
        /// The text, shortened.
        text: String,
        /// What a code looks like.
        expected: Expected,
    },
    /// A method does not work for the game.
    #[error("the method {method} does not work for {code}: expected {expected}")]
    Method {
        /// The name of the method.
        method: &'static str,
        /// The code of the game.
        code: String,
        /// The games for which it works.
        expected: &'static str,
    },
    /// A value is too large for the method.
    #[error("the value of heap {heap} needs more than 16 bits, which this method cannot hold: choose another method")]
    TooLarge {
        /// The heap with that value.
        heap: u64,
    },
    /// There are more values than memory can hold.
    #[error("{count} values do not fit into memory: expected at most {most}, or a file for them")]
    TooMany {
        /// Number of values requested.
        count: u64,
        /// Maximum number of values.
        most: u64,
    },
    /// A value depends on heaps that are no longer in memory.
    #[error("a value near heap {heap} depends on heaps that are no longer kept: keep more values in memory")]
    Forgotten {
        /// A heap near the value.
        heap: u64,
    },
    /// A file cannot be read.
    #[error("cannot read the file `{}`: {error}", path.display())]
    Read {
        /// The path of the file.
        path: PathBuf,
        /// The error of the system.
        error: io::Error,
    },
    /// A file cannot be written.
    #[error("cannot write the file `{}`: {error}", path.display())]
    Write {
        /// The path of the file.
        path: PathBuf,
        /// The error of the system.
        error: io::Error,
    },
    /// A file has unexpected content.
    #[error("the file `{}` is damaged or of another kind: {reason}", path.display())]
    Damaged {
        /// The path of the file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// Another run is writing the file.
    #[error("another run is writing the file `{}`: wait until it ends", path.display())]
    Busy {
        /// The path of the file.
        path: PathBuf,
    },
    /// A certificate does not hold, for this reason.
    #[error("the certificate does not hold: {0}")]
    Refuted(String),
    /// The caller asked to stop, or an [interrupt](crate::interrupt) came.
    #[error("stopped before the end")]
    Stopped,
}
