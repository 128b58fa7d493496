//! Every page of help, in every language.
use super::{
    command,
    examples::{EXAMPLES, written},
};
use clap::{Arg, Command, builder::Str};
use std::collections::BTreeSet;
use text::{Lang, ids, width};

/// All commands of a language, each with its page.
fn pages(lang: Lang) -> Vec<(Command, String)> {
    let all = command(lang).term_width(80);
    let commands: Vec<Command> = all.get_subcommands().cloned().chain([all.clone()]).collect();
    let page = |command: &Command| super::page(&command.clone().term_width(80).render_long_help().to_string(), lang);
    commands.into_iter().map(|command| (command.clone(), page(&command))).collect()
}

/// What stands for the values of an argument that takes some.
fn value_names(arg: &Arg) -> Vec<Str> {
    let names = arg.get_value_names().filter(|_| arg.get_action().takes_values());
    names.unwrap_or_default().to_vec()
}

fn is_word(name: &str) -> bool {
    name.chars().filter(|c| c.is_alphabetic()).count() > 1
}

/// Asserts that something is said, and not in English.
fn told(english: &str, other: &str, place: &str) {
    assert!(!other.is_empty(), "{place} says nothing");
    assert!(english != other, "{place} is said in English: {other}");
}

#[test]
fn every_command_and_every_argument_is_told_in_every_language() {
    let english = pages(Lang::En);
    assert!(english.len() > 16, "the commands were not found");
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        for ((here, _), (there, _)) in english.iter().zip(pages(lang)) {
            let place = format!("{lang} {}", here.get_name());
            let about = |command: &Command| command.get_about().map(ToString::to_string).unwrap_or_default();
            told(&about(here), &about(&there), &place);
            let long = |command: &Command| command.get_long_about().map(ToString::to_string);
            assert_eq!(long(here).is_some(), long(&there).is_some(), "{place}");
            for (one, other) in here.get_arguments().zip(there.get_arguments()) {
                told_argument(one, other, &format!("{place} {}", one.get_id()));
            }
        }
    }
}

fn told_argument(one: &Arg, other: &Arg, place: &str) {
    let help = |arg: &Arg| arg.get_help().map(ToString::to_string).unwrap_or_default();
    told(&help(one), &help(other), place);
    let long = |arg: &Arg| arg.get_long_help().map(ToString::to_string).unwrap_or_default();
    if !long(one).is_empty() {
        told(&long(one), &long(other), place);
        assert_eq!(long(other).matches("\n- ").count(), one.get_possible_values().len(), "{place}");
    }
    let (one, other) = (value_names(one), value_names(other));
    assert_eq!(one.len(), other.len(), "{place}");
    for (one, other) in one.iter().zip(&other).filter(|(one, _)| is_word(one)) {
        assert_ne!(one, other, "{place}");
    }
}

/// The ids of messages that some page asks for.
fn asked() -> BTreeSet<String> {
    let mut asked = BTreeSet::new();
    for (command, _) in pages(Lang::En) {
        let name = command.get_name();
        asked.extend([format!("help-{name}"), format!("help-{name}-more")]);
        for arg in command.get_arguments() {
            let id = arg.get_id().as_str().replace('_', "-");
            asked.extend([format!("help-{name}-{id}"), format!("help-any-{id}")]);
            asked.extend(arg.get_possible_values().iter().map(|v| format!("help-{name}-{id}-{}", v.get_name())));
            let names = value_names(arg).into_iter().filter(|name| is_word(name));
            asked.extend(names.map(|name| format!("help-value-{}", name.to_lowercase().replace('=', "-"))));
        }
    }
    asked
}

#[test]
fn nothing_is_written_that_no_page_shows() {
    let asked = asked();
    let named =
        ["help-heading-", "help-example-", "help-default", "help-values", "help-value-options", "help-value-command"];
    let unused: Vec<&str> = ids()
        .filter(|id| id.starts_with("help-"))
        .filter(|id| !asked.contains(*id) && !named.iter().any(|start| id.starts_with(start)))
        .collect();
    assert!(unused.is_empty(), "no page of help shows {unused:?}");
    for name in asked.iter().filter(|id| id.starts_with("help-value-")) {
        assert!(text::has(name), "locales lack `{name}`");
    }
}

#[test]
fn the_parser_adds_no_words_of_its_own() {
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
        for (command, page) in pages(lang) {
            for word in own {
                assert!(!page.contains(word), "{lang} {}: `{word}` in\n{page}", command.get_name());
            }
        }
    }
}

#[test]
fn examples_fit_a_terminal_of_eighty_columns() {
    for (lang, (name, _)) in
        Lang::ALL.into_iter().flat_map(|lang| EXAMPLES.iter().map(move |examples| (lang, examples)))
    {
        for line in written(name, lang).unwrap_or_default().lines() {
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
