//! How a command fails: one sentence and an exit code.
use crate::Cli;
use clap::{
    Arg, CommandFactory,
    error::{ContextKind, ContextValue, ErrorKind},
};
use engine::{GameError, notation::shortened};
use std::{
    error::Error,
    ffi::OsString,
    io::{self, Write},
    path::Path,
};

/// Why a command gives no answer, or one that must not be trusted.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The question cannot be answered as it was put.
    Input(String),
    /// Theory and search differ: one of them is wrong, and that is ours to mend.
    Bug(String),
    /// The answer cannot be written.
    Output(io::Error),
}

impl Failure {
    /// A file that cannot be read.
    pub(crate) fn file(path: &Path, reason: impl std::fmt::Display) -> Failure {
        Failure::Input(format!("cannot read the file `{}`: {reason}", shortened(&path.to_string_lossy())))
    }

    /// A file that can be read but holds something else than it should.
    pub(crate) fn within(path: &Path, reason: impl std::fmt::Display) -> Failure {
        Failure::Input(format!("in the file `{}`: {reason}", shortened(&path.to_string_lossy())))
    }

    /// Says what is wrong and gives the exit code. A reader that has gone away is no failure.
    pub(crate) fn report(&self, errors: &mut dyn Write) -> u8 {
        let (sentence, code) = match self {
            Failure::Input(sentence) => (sentence.clone(), 2),
            Failure::Bug(sentence) => (format!("this is a bug in Nimatron: {sentence}"), 1),
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return 0,
            Failure::Output(error) => (format!("cannot write the answer: {error}"), 1),
        };
        // When even this cannot be written, the exit code is all that is left to say.
        let _ = writeln!(errors, "nimatron: {sentence}");
        code
    }
}

impl From<GameError> for Failure {
    fn from(error: GameError) -> Failure {
        Failure::Input(error.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl Failure {
    /// Arguments that are no command.
    pub(crate) fn arguments(args: &[OsString], error: &clap::Error) -> Failure {
        let sentence = unknown_option(args, error).unwrap_or_else(|| sentence(error));
        Failure::Input(format!("{sentence} (see nimatron --help)"))
    }
}

/// An unknown option that was taken for a position, since these may begin with a hyphen, and so pushed it from its place.
fn unknown_option(args: &[OsString], error: &clap::Error) -> Option<String> {
    let pushed = |value: &ContextValue| matches!(value, ContextValue::String(text) if !text.starts_with('-'));
    if error.kind() != ErrorKind::UnknownArgument || !error.get(ContextKind::InvalidArg).is_some_and(pushed) {
        return None;
    }
    let command = Cli::command();
    let known: Vec<&str> =
        command.get_subcommands().flat_map(|c| c.get_arguments()).filter_map(Arg::get_long).collect();
    let longs = args.iter().filter_map(|arg| arg.to_str()?.strip_prefix("--"));
    let unknown = longs.map(|long| long.split('=').next().unwrap_or_default()).find(|long| !known.contains(long))?;
    Some(format!("`--{}` has no place here: expected {}", shortened(unknown), usage(error)))
}

/// Turns what the argument parser found, which takes several lines, into one sentence.
fn sentence(error: &clap::Error) -> String {
    let part = |kind| error.get(kind).map(|value| shortened(&value.to_string())).unwrap_or_default();
    let nearest = |kind, otherwise: String| match part(kind) {
        nearest if nearest.is_empty() => format!("expected {otherwise}"),
        nearest => format!("did you mean `{nearest}`?"),
    };
    let argument = part(ContextKind::InvalidArg);
    let value = part(ContextKind::InvalidValue);
    let valid = part(ContextKind::ValidValue);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let nearest = nearest(ContextKind::SuggestedSubcommand, commands());
            format!("there is no command `{}`: {nearest}", part(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            format!("a command is missing: expected {}", commands())
        }
        ErrorKind::UnknownArgument => {
            format!("`{argument}` has no place here: {}", nearest(ContextKind::SuggestedArg, usage(error)))
        }
        ErrorKind::MissingRequiredArgument => format!("{argument} is missing: expected {}", usage(error)),
        ErrorKind::InvalidValue if value.is_empty() && valid.is_empty() => format!("{argument} needs a value"),
        ErrorKind::InvalidValue if value.is_empty() => format!("{argument} needs a value: expected one of {valid}"),
        ErrorKind::InvalidValue => format!("{argument} cannot be `{value}`: expected one of {valid}"),
        ErrorKind::ValueValidation => {
            let expected = error.source().map(|expected| format!(": expected {expected}")).unwrap_or_default();
            format!("{argument} cannot be `{value}`{expected}")
        }
        ErrorKind::ArgumentConflict => format!("{argument} cannot be used with {}", part(ContextKind::PriorArg)),
        ErrorKind::TooManyValues => format!("{argument} takes no value: expected {}", usage(error)),
        ErrorKind::InvalidUtf8 => "an argument cannot be read: expected valid UTF-8 text".to_owned(),
        other => format!("{argument}: {other}"),
    }
}

/// How the command is called.
fn usage(error: &clap::Error) -> String {
    let usage = error.get(ContextKind::Usage).map(ToString::to_string).unwrap_or_default();
    usage.lines().next().unwrap_or_default().trim_start_matches("Usage: ").to_owned()
}

fn commands() -> String {
    let names: Vec<String> = Cli::command().get_subcommands().map(|command| command.get_name().to_owned()).collect();
    names.join(", ")
}
