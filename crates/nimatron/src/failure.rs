//! Failures of commands: one sentence in the user's language and an exit code.
pub(crate) mod arguments;

use crate::Console;
use engine::{
    GameError,
    message::{Arg, Message, Say},
    notation::shorten,
};
use std::{
    io::{self, ErrorKind},
    path::Path,
};
use text::phrase::unwritable;

/// Why a command gives no answer, or a wrong one.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input is wrong.
    Input(Message),
    /// Theory and search differ, which is a bug of this program.
    Bug(Message),
    /// The answer cannot be written.
    Output(io::Error),
    /// The answer is not known within the limits; the message says what to do about it.
    Unknown(Message),
}

impl Failure {
    /// A file that cannot be read.
    pub(crate) fn file(path: &Path, reason: impl Into<Arg>) -> Failure {
        Failure::Input(Message::new("error-file").with("file", name(path)).with("reason", reason))
    }

    /// A file that cannot be written.
    pub(crate) fn write_error(path: &Path, error: &io::Error) -> Failure {
        let message = Message::new("draw-error-write").with("file", name(path));
        Failure::Input(message.with("reason", unwritable(error)))
    }

    /// A file with wrong content.
    pub(crate) fn within(path: &Path, reason: &dyn Say) -> Failure {
        Failure::Input(Message::new("error-in-file").with("file", name(path)).with("reason", reason.message()))
    }

    /// Writes the error message and returns the exit code. A closed pipe is not a failure.
    pub(crate) fn report(&self, console: &mut Console<'_>) -> u8 {
        let (message, code) = match self {
            Failure::Input(message) => (message.clone(), 2),
            Failure::Unknown(advice) => (advice.clone(), 3),
            Failure::Bug(what) => (Message::new("error-bug").with("what", what.clone()), 1),
            Failure::Output(error) if error.kind() == ErrorKind::BrokenPipe => return 0,
            Failure::Output(error) => (Message::new("error-output").with("reason", unwritable(error)), 1),
        };
        console.complain(&message);
        code
    }
}

fn name(path: &Path) -> String {
    shorten(&path.to_string_lossy())
}

impl From<GameError> for Failure {
    fn from(error: GameError) -> Failure {
        match error {
            GameError::Interrupted => Failure::Unknown(Message::new("cli-raise-timeout")),
            GameError::UnknownGame { name, nearest: None } => {
                Failure::Input(Message::new("cli-unknown-game").with("name", name))
            }
            error => Failure::Input(error.message()),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}
