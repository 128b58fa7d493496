//! Every page of help, in every language.
use super::{
    TOP, command,
    examples::{EXAMPLES, render_examples},
    name_below,
};
use clap::{Arg, Command, builder::Str};
use std::collections::BTreeSet;
use text::{Lang, ids, width};

/// A command with the name by which messages know it, and its page.
struct Page {
    name: String,
    command: Command,
    text: String,
}

/// All commands of a language, each with its page.
fn pages(lang: Lang) -> Vec<Page> {
    let mut pages = Vec::new();
    add_pages(TOP, command(lang).term_width(80), lang, &mut pages);
    pages
}

/// Adds a command and those below it.
fn add_pages(name: &str, command: Command, lang: Lang, pages: &mut Vec<Page>) {
    for below in command.get_subcommands() {
        add_pages(&name_below(name, below), below.clone().term_width(80), lang, pages);
    }
    let text = super::page(&command.clone().render_long_help().to_string(), lang);
    pages.push(Page { name: name.to_owned(), command, text });
}

/// The placeholders of the values of an argument.
fn value_names(arg: &Arg) -> Vec<Str> {
    let names = arg.get_value_names().filter(|_| arg.get_action().takes_values());
    names.unwrap_or_default().to_vec()
}

fn is_word(name: &str) -> bool {
    name.chars().filter(|c| c.is_alphabetic()).count() > 1
}

/// Asserts that a text is there, and not in English.
fn assert_translated(english: &str, other: &str, subject: &str) {
    assert!(!other.is_empty(), "{subject} has no text");
    assert!(english != other, "{subject} is in English: {other}");
}

#[test]
fn every_command_and_every_argument_is_translated() {
    let english = pages(Lang::En);
    assert!(english.len() > 16, "the commands were not found");
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        for (here, there) in english.iter().zip(pages(lang)) {
            let subject = format!("{lang} {}", here.name);
            let (here, there) = (&here.command, &there.command);
            let about = |command: &Command| command.get_about().map(ToString::to_string).unwrap_or_default();
            assert_translated(&about(here), &about(there), &subject);
            let long = |command: &Command| command.get_long_about().map(ToString::to_string);
            assert_eq!(long(here).is_some(), long(there).is_some(), "{subject}");
            for (one, other) in here.get_arguments().zip(there.get_arguments()) {
                assert_argument_translated(one, other, &format!("{subject} {}", one.get_id()));
            }
        }
    }
}

fn assert_argument_translated(one: &Arg, other: &Arg, subject: &str) {
    let help = |arg: &Arg| arg.get_help().map(ToString::to_string).unwrap_or_default();
    assert_translated(&help(one), &help(other), subject);
    let long = |arg: &Arg| arg.get_long_help().map(ToString::to_string).unwrap_or_default();
    if !long(one).is_empty() {
        assert_translated(&long(one), &long(other), subject);
        assert_eq!(long(other).matches("\n- ").count(), one.get_possible_values().len(), "{subject}");
    }
    let (one, other) = (value_names(one), value_names(other));
    assert_eq!(one.len(), other.len(), "{subject}");
    for (one, other) in one.iter().zip(&other).filter(|(one, _)| is_word(one)) {
        assert_ne!(one, other, "{subject}");
    }
}

/// The ids of messages that the pages use.
fn used_ids() -> BTreeSet<String> {
    let mut used = BTreeSet::new();
    for Page { name, command, .. } in pages(Lang::En) {
        used.extend([format!("help-{name}"), format!("help-{name}-more")]);
        for arg in command.get_arguments() {
            let id = arg.get_id().as_str().replace('_', "-");
            used.extend([format!("help-{name}-{id}"), format!("help-any-{id}")]);
            used.extend(arg.get_possible_values().iter().map(|v| format!("help-{name}-{id}-{}", v.get_name())));
            let names = value_names(arg).into_iter().filter(|name| is_word(name));
            used.extend(names.map(|name| format!("help-value-{}", name.to_lowercase().replace('=', "-"))));
        }
    }
    used
}

#[test]
fn every_help_message_is_on_a_page() {
    let used = used_ids();
    let named =
        ["help-heading-", "help-example-", "help-default", "help-values", "help-value-options", "help-value-command"];
    let unused: Vec<&str> = ids()
        .filter(|id| id.starts_with("help-"))
        .filter(|id| !used.contains(*id) && !named.iter().any(|start| id.starts_with(start)))
        .collect();
    assert!(unused.is_empty(), "no page of help shows {unused:?}");
    for name in used.iter().filter(|id| id.starts_with("help-value-")) {
        assert!(text::has(name), "locales lack `{name}`");
    }
}

#[test]
fn the_parser_adds_no_english_words() {
    let own = [
        "Usage",
        "Options",
        "Commands",
        "Arguments",
        "OPTIONS",
        "COMMAND",
        "[default",
        "[possible",
        "Possible",
        "Print",
    ];
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        for Page { name, text, .. } in pages(lang) {
            for word in own {
                assert!(!text.contains(word), "{lang} {name}: `{word}` in\n{text}");
            }
        }
    }
}

#[test]
fn examples_fit_a_terminal_of_eighty_columns() {
    for (lang, (name, _)) in
        Lang::ALL.into_iter().flat_map(|lang| EXAMPLES.iter().map(move |examples| (lang, examples)))
    {
        for line in render_examples(name, lang).unwrap_or_default().lines() {
            assert!(width(line) <= 80, "{lang} {name}: {line}");
        }
    }
}

#[test]
fn every_example_can_be_typed() {
    for (name, examples) in EXAMPLES {
        for (typed, _) in *examples {
            let words = typed.rsplit("| ").next().unwrap_or_default().split_whitespace();
            let read = command(Lang::En).try_get_matches_from(words);
            assert!(read.is_ok(), "{name}: `{typed}` is refused");
        }
    }
}
