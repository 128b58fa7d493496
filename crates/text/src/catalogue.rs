//! The messages: static data in a program, and in a page, which has one language at a time, what it has loaded.
use crate::{lang::Lang, plural::Plural};

#[cfg(not(target_family = "wasm"))]
#[path = "catalogue/embedded.rs"]
mod messages;
#[cfg(target_family = "wasm")]
#[path = "catalogue/loaded.rs"]
mod messages;

pub(crate) use messages::*;

/// What a message says, piece by piece.
pub(crate) type Pattern = &'static [Part];

/// A piece of a message.
#[derive(Debug, PartialEq)]
pub(crate) enum Part {
    Text(&'static str),
    Arg(&'static str),
    /// The first arm whose key fits the argument, else the last pattern.
    Select(&'static str, &'static [(Key, Pattern)], Pattern),
}

/// When an arm is taken.
#[derive(Debug, PartialEq)]
pub(crate) enum Key {
    Exact(u128),
    Form(Plural),
    Word(&'static str),
}

/// What a message says in a language.
pub(crate) fn pattern(lang: Lang, id: &str) -> Option<Pattern> {
    find(lang, id)
}
