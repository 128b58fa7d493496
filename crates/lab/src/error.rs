//! What can go wrong: one sentence each.
use engine::message::{Message, Say};
use std::{io, path::PathBuf};

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum SequenceError {
    /// A text that is no code.
    #[error("`{text}` is no code: expected {expected}")]
    Code {
        /// What was given, shortened.
        text: String,
        /// What a code looks like.
        expected: &'static str,
    },
    /// A method that does not work for the game.
    #[error("the method {method} does not work for {code}: expected {expected}")]
    Method {
        /// The name of the method.
        method: &'static str,
        /// The code.
        code: String,
        /// For which games it works.
        expected: &'static str,
    },
    /// Values outgrew the method.
    #[error("the value of heap {heap} needs more than 16 bits, which this method does not have: choose another method")]
    TooLarge {
        /// The heap.
        heap: u64,
    },
    /// More values than memory can hold.
    #[error("{wanted} values do not fit into memory: expected at most {most}, or a file for them")]
    TooMany {
        /// How many were asked for.
        wanted: u64,
        /// How many can be had.
        most: u64,
    },
    /// A rare value that only old heaps could reach.
    #[error("near heap {heap} a value can only be decided by heaps that were forgotten: keep more values in memory")]
    Forgotten {
        /// Where it happened.
        heap: u64,
    },
    /// A file that cannot be read or written.
    #[error("cannot {what} the file `{}`: {error}", path.display())]
    File {
        /// What was tried: read, write.
        what: &'static str,
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A file that holds something else than it should.
    #[error("the file `{}` is damaged or of another kind: {reason}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// A certificate that does not hold.
    #[error("the certificate does not hold: {0}")]
    Refuted(String),
    /// Somebody asked to stop.
    #[error("stopped before the end")]
    Stopped,
}

impl Say for SequenceError {
    fn message(&self) -> Message {
        match self {
            SequenceError::Code { text, .. } => Message::new("sequence-error-code").with("text", text.as_str()),
            SequenceError::TooLarge { heap } => Message::new("sequence-error-large").with("heap", *heap),
            _ => Message::new("sequence-error-other"),
        }
    }
}
