//! What is said about nim-sequences: why a period lasts for ever, and why there are no values.
use super::{unreadable, unwritable};
use engine::message::Message;
use lab::{Argument, Expected, Proof, SequenceError};
use std::path::Path;

/// Why a period lasts for ever.
pub fn proof(proof: &Proof) -> Message {
    let message = match proof.argument {
        Argument::GuySmith => Message::new("sequence-proof-guy-smith"),
        Argument::Digits => Message::new("sequence-proof-digits"),
        Argument::Window(width) => Message::new("sequence-proof-window").with("width", width),
        Argument::Frontier => Message::new("sequence-proof-frontier"),
        Argument::Lift => Message::new("sequence-proof-lift"),
    };
    message.with("needed", proof.needed)
}

/// Why there are no values.
pub fn sequence_error(error: &SequenceError) -> Message {
    match error {
        SequenceError::Code { text, expected } => {
            Message::new("sequence-error-code").with("text", text.as_str()).with("expected", self::expected(*expected))
        }
        SequenceError::Method { method, code, .. } => {
            Message::new("sequence-error-method").with("method", *method).with("code", code.as_str())
        }
        SequenceError::TooLarge { heap } => Message::new("sequence-error-wide").with("heap", *heap),
        SequenceError::TooMany { count, most } => {
            Message::new("sequence-error-many").with("wanted", *count).with("most", *most)
        }
        SequenceError::Forgotten { heap } => Message::new("sequence-error-forgotten").with("heap", *heap),
        SequenceError::Read { path, error } => in_file("error-file", path).with("reason", unreadable(error)),
        SequenceError::Write { path, error } => in_file("draw-error-write", path).with("reason", unwritable(error)),
        SequenceError::Damaged { path, .. } => in_file("sequence-error-damaged", path),
        SequenceError::Busy { path } => in_file("sequence-error-busy", path),
        SequenceError::Refuted(_) => Message::new("sequence-error-refuted"),
        SequenceError::Stopped => Message::new("sequence-error-stopped"),
    }
}

/// What a code looks like.
fn expected(expected: Expected) -> Message {
    Message::new(match expected {
        Expected::Code => "expected-sequence-code",
        Expected::Length => "expected-sequence-length",
        Expected::First => "expected-sequence-first",
        Expected::Unequal => "expected-sequence-unequal",
        Expected::Digit => "expected-sequence-digit",
        Expected::Numbers => "expected-sequence-numbers",
        Expected::Pattern => "expected-sequence-pattern",
    })
}

fn in_file(id: &'static str, path: &Path) -> Message {
    Message::new(id).with("file", engine::notation::shorten(&path.to_string_lossy()))
}
