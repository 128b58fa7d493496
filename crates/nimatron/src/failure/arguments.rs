//! Wrong arguments: the error of the argument parser in one sentence.
use super::Failure;
use crate::{Cli, paint::ColorChoice};
use clap::{
    Arg, CommandFactory, ValueEnum,
    error::{ContextKind, ContextValue, ErrorKind},
};
use engine::{
    message::{Message, Say},
    notation::shorten,
};
use std::{error::Error, ffi::OsString};
use text::{Lang, UnknownLanguage};

impl Failure {
    /// The failure with the command whose help says what was missing or misspelt.
    pub(crate) fn with_help(self, args: &[OsString]) -> Failure {
        let (Failure::Input(sentence), true) = (&self, self.is_about_arguments()) else { return self };
        let message = Message::new("cli-see-help").with("sentence", sentence.clone());
        Failure::Input(message.with("command", command(args)))
    }

    fn is_about_arguments(&self) -> bool {
        // Where `nimatron games` is named, that is the better advice.
        const IDS: [&str; 5] = [
            "cli-missing-game",
            "cli-missing-position",
            "cli-without-effect",
            "error-unknown-game-nearest",
            "proof-missing",
        ];
        matches!(self, Failure::Input(message) if IDS.contains(&message.id))
    }

    /// The failure for wrong arguments.
    pub(crate) fn arguments(args: &[OsString], error: &clap::Error) -> Failure {
        let sentence = unknown_option(args, error).unwrap_or_else(|| sentence(error));
        Failure::Input(Message::new("cli-see-help").with("sentence", sentence).with("command", command(args)))
    }
}

/// The command that the arguments name, with the program before it.
fn command(args: &[OsString]) -> String {
    let (mut command, mut name) = (Cli::command(), "nimatron".to_owned());
    for word in args.iter().skip(1).filter_map(|arg| arg.to_str()) {
        let Some(below) = command.find_subcommand(word).cloned() else { continue };
        name = format!("{name} {}", below.get_name());
        command = below;
    }
    name
}

/// The language of `--lang`, found by hand in case the arguments as a whole cannot be parsed.
pub(crate) fn requested_language(args: &[OsString]) -> Option<Lang> {
    requested(args, "--lang", |code| code.parse().ok())
}

/// The choice of `--color`, found by hand for pages of help, which are no result of parsing.
pub(crate) fn requested_color(args: &[OsString]) -> Option<ColorChoice> {
    requested(args, "--color", |choice| ColorChoice::from_str(choice, false).ok())
}

/// The value of an option, written as one word or as two.
fn requested<T>(args: &[OsString], option: &str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
    let words: Vec<&str> = args.iter().map(|arg| arg.to_str().unwrap_or_default()).collect();
    let joined = words.iter().filter_map(|word| word.strip_prefix(option)?.strip_prefix('='));
    let apart = words.windows(2).filter(|pair| pair[0] == option).map(|pair| pair[1]);
    joined.chain(apart).find_map(read)
}

/// An unknown option that was read as a position, which may begin with a hyphen, so that the position itself has no
/// place.
fn unknown_option(args: &[OsString], error: &clap::Error) -> Option<Message> {
    let pushed = |value: &ContextValue| matches!(value, ContextValue::String(text) if !text.starts_with('-'));
    if error.kind() != ErrorKind::UnknownArgument || !error.get(ContextKind::InvalidArg).is_some_and(pushed) {
        return None;
    }
    let command = Cli::command();
    let all = command.get_subcommands().flat_map(|c| c.get_arguments()).chain(command.get_arguments());
    let known: Vec<&str> = all.filter_map(Arg::get_long).collect();
    let longs = args.iter().filter_map(|arg| arg.to_str()?.strip_prefix("--"));
    let unknown = longs.map(|long| long.split('=').next().unwrap_or_default()).find(|long| !known.contains(long))?;
    let argument = format!("--{}", shorten(unknown));
    Some(Message::new("cli-no-place").with("argument", argument).with("usage", usage(error)))
}

fn sentence(error: &clap::Error) -> Message {
    match error.kind() {
        ErrorKind::InvalidSubcommand => no_command(error),
        ErrorKind::UnknownArgument => no_place(error),
        ErrorKind::MissingRequiredArgument => about("cli-missing-argument", error).with("usage", usage(error)),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => wrong_value(error),
        ErrorKind::ArgumentConflict => about("cli-conflict", error).with("other", part(error, ContextKind::PriorArg)),
        ErrorKind::TooManyValues => about("cli-takes-no-value", error).with("usage", usage(error)),
        ErrorKind::InvalidUtf8 => Message::new("cli-not-text"),
        _ => Message::new("cli-wrong-arguments").with("usage", usage(error)),
    }
}

/// A part of the context of an error, or an empty text.
fn part(error: &clap::Error, kind: ContextKind) -> String {
    error.get(kind).map(|value| shorten(&value.to_string())).unwrap_or_default()
}

/// A message about the wrong argument.
fn about(id: &'static str, error: &clap::Error) -> Message {
    Message::new(id).with("argument", part(error, ContextKind::InvalidArg))
}

fn no_command(error: &clap::Error) -> Message {
    let name = part(error, ContextKind::InvalidSubcommand);
    // Other spellings of a command are suggested by its name.
    let (command, suggested) = (Cli::command(), part(error, ContextKind::SuggestedSubcommand));
    match suggested.split(", ").find_map(|name| command.find_subcommand(name)) {
        None => Message::new("cli-unknown-command").with("name", name).with("commands", commands()),
        Some(nearest) => Message::new("cli-unknown-command-nearest")
            .with("name", name)
            .with("nearest", nearest.get_name().to_owned()),
    }
}

fn no_place(error: &clap::Error) -> Message {
    match part(error, ContextKind::SuggestedArg) {
        nearest if nearest.is_empty() => about("cli-no-place", error).with("usage", usage(error)),
        nearest => about("cli-no-place-nearest", error).with("nearest", nearest),
    }
}

/// A missing or wrong value; the value parsers return the id of what they expected.
fn wrong_value(error: &clap::Error) -> Message {
    let (value, values) = (part(error, ContextKind::InvalidValue), part(error, ContextKind::ValidValue));
    if let Some(language) = error.source().and_then(|source| source.downcast_ref::<UnknownLanguage>()) {
        return language.message();
    }
    let expected = error.source().and_then(|id| text::message(&id.to_string()));
    match (value.is_empty(), values.is_empty(), expected) {
        (_, _, Some(expected)) => about("cli-wrong-value", error).with("value", value).with("expected", expected),
        (true, true, None) => about("cli-needs-value", error),
        (true, false, None) => about("cli-needs-value-of", error).with("values", values),
        (false, _, None) => about("cli-wrong-value-of", error).with("value", value).with("values", values),
    }
}

/// The usage of the command.
fn usage(error: &clap::Error) -> String {
    let usage = error.get(ContextKind::Usage).map(ToString::to_string).unwrap_or_default();
    usage.lines().next().unwrap_or_default().trim_start_matches("Usage: ").to_owned()
}

fn commands() -> String {
    let names: Vec<String> = Cli::command().get_subcommands().map(|command| command.get_name().to_owned()).collect();
    names.join(", ")
}
