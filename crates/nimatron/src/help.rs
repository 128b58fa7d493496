//! The pages of `--help`: commands and arguments in the words of a language, from `locales/*/help.ftl`.
//!
//! The command files declare only what can be typed. Their fields have no doc comments, since the parser would show
//! them.
mod examples;

use crate::{
    Cli, Console, answer,
    failure::Failure,
    paint::{Paint, Tone},
};
use clap::{
    Arg, Command, CommandFactory,
    builder::{
        Resettable, Str, Styles,
        styling::{AnsiColor, Color, Style},
    },
    error::{ContextKind, ContextValue},
};
use engine::message::Message;
use std::ffi::OsString;
use text::{Lang, plain_text, render};

/// The word of the argument parser for all options of a command, which cannot be configured.
const OPTIONS: &str = "[OPTIONS]";

/// The name of the program, above all commands.
const TOP: &str = "nimatron";

/// Headings are bold, what can be typed is green.
const STYLES: Styles =
    Styles::plain().header(Style::new().bold()).literal(Style::new().fg_color(Some(Color::Ansi(AnsiColor::Green))));

#[derive(Debug, clap::Args)]
pub(crate) struct Help {
    command: Vec<OsString>,
}

impl Help {
    /// `nimatron help play` is `nimatron play --help`.
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let words = self.command.iter().cloned().chain(["--help".into()]);
        answer(&std::iter::once("nimatron".into()).chain(words).collect::<Vec<_>>(), console)
    }
}

/// The command line in a language.
pub(crate) fn command(lang: Lang) -> Command {
    let mut command = translate(Cli::command().styles(STYLES), TOP, lang);
    // This adds the global options, which have to be translated as well.
    command.build();
    translate(command, TOP, lang)
}

/// A page of help of the argument parser, with its last English word replaced and trailing spaces removed.
pub(crate) fn page(page: &str, lang: Lang) -> String {
    let page = page.replace(OPTIONS, &format!("[{}]", word("help-value-options", lang)));
    page.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// An error of the argument parser with its usage in a language.
pub(crate) fn with_usage(mut error: clap::Error, lang: Lang) -> clap::Error {
    if let Some(usage) = error.get(ContextKind::Usage).map(|usage| page(&usage.to_string(), lang)) {
        error.insert(ContextKind::Usage, ContextValue::StyledStr(usage.into()));
    }
    error
}

/// The name of a command below another one.
fn name_below(name: &str, command: &Command) -> String {
    if name == TOP { command.get_name().to_owned() } else { format!("{name}-{}", command.get_name()) }
}

/// Translates a command and those below it. Their names are parts of the ids of messages: `admin-block` is `nimatron
/// admin block`.
fn translate(command: Command, name: &str, lang: Lang) -> Command {
    let about = word(&format!("help-{name}"), lang);
    let command = match plain_text(lang, &format!("help-{name}-more")) {
        Some(more) => command.long_about(format!("{about}\n\n{more}")),
        None => command,
    };
    let command = match examples::render_examples(name, lang) {
        Some(examples) => command.after_help(examples),
        None => command,
    };
    command
        .about(about)
        .help_template(template(lang))
        .subcommand_help_heading(word("help-heading-commands", lang))
        .subcommand_value_name(word("help-value-command", lang))
        .mut_args(|arg| argument(name, arg, lang))
        .mut_subcommands(|command| {
            let name = name_below(name, &command);
            translate(command, &name, lang)
        })
}

fn template(lang: Lang) -> String {
    // Where pages have no colours, the parser removes these, too.
    let usage = Paint(true).text(Tone::Heading, word("help-heading-usage", lang));
    format!("{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}")
}

fn argument(command: &str, arg: Arg, lang: Lang) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    let about = about(command, &id, lang);
    let (notes, meanings) = (notes(&arg, lang), meanings(command, &id, &arg, lang));
    let heading = if arg.is_positional() { "help-heading-arguments" } else { "help-heading-options" };
    let names: Vec<Str> = arg.get_value_names().unwrap_or_default().iter().map(|name| value(name, lang)).collect();
    let arg = if names.is_empty() { arg } else { arg.value_names(names) };
    let arg = match meanings {
        Some(meanings) => arg.long_help(format!("{about}\n\n{meanings}")),
        None => arg.long_help(Resettable::Reset),
    };
    let takes = arg.get_action().takes_values();
    let arg = arg.hide_default_value(takes).hide_possible_values(takes).help_heading(word(heading, lang));
    arg.help(if notes.is_empty() { about.to_owned() } else { format!("{about} {notes}") })
}

/// The description of an argument: for this command, or for every command that has it.
fn about(command: &str, id: &str, lang: Lang) -> &'static str {
    let here = plain_text(lang, &format!("help-{command}-{id}"));
    here.unwrap_or_else(|| word(&format!("help-any-{id}"), lang))
}

/// The default value of an argument and its possible values, each in brackets.
fn notes(arg: &Arg, lang: Lang) -> String {
    let possible: Vec<String> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    let values = Message::new("help-values").with("values", possible.join(", "));
    let notes = default_note(arg).into_iter().chain((!possible.is_empty()).then_some(values));
    let notes: Vec<String> = notes.map(|note| format!("[{}]", render(lang, &note))).collect();
    notes.join(" ")
}

fn default_note(arg: &Arg) -> Option<Message> {
    let value = arg.get_default_values().first().filter(|_| arg.get_action().takes_values())?;
    Some(Message::new("help-default").with("value", value.to_string_lossy().into_owned()))
}

/// The meaning of each value of an argument, one per line, and the default; none if the values need no explanation.
fn meanings(command: &str, id: &str, arg: &Arg, lang: Lang) -> Option<String> {
    let values = arg.get_possible_values();
    let meaning = |name: &str| Some(format!("- {name}: {}", plain_text(lang, &format!("help-{command}-{id}-{name}"))?));
    let lines: Vec<String> = values.iter().filter_map(|value| meaning(value.get_name())).collect();
    let default = default_note(arg).map(|note| format!("\n\n[{}]", render(lang, &note))).unwrap_or_default();
    let text = format!("{}:\n{}{default}", word("help-heading-values", lang), lines.join("\n"));
    (!lines.is_empty()).then_some(text)
}

/// The placeholder of a value in the usage: a word of the language, or a symbol such as `N`.
fn value(name: &Str, lang: Lang) -> Str {
    let id = name.to_lowercase().replace('=', "-");
    plain_text(lang, &format!("help-value-{id}")).map_or_else(|| name.clone(), Str::from)
}

/// The text of a message; a test finds those that are missing.
pub(crate) fn word(id: &str, lang: Lang) -> &'static str {
    plain_text(lang, id).unwrap_or_default()
}

#[cfg(test)]
mod tests;
