//! The messages as the build made them: static data, sorted by id.
use crate::{lang::Lang, plural::Plural};

/// One message in all languages.
pub(crate) struct Entry {
    pub(crate) id: &'static str,
    pub(crate) args: &'static [&'static str],
    pub(crate) patterns: [Pattern; Lang::ALL.len()],
}

/// What a message says, piece by piece.
pub(crate) type Pattern = &'static [Part];

/// A piece of a message.
pub(crate) enum Part {
    Text(&'static str),
    Arg(&'static str),
    /// The first arm whose key fits the argument, else the last pattern.
    Select(&'static str, &'static [(Key, Pattern)], Pattern),
}

/// When an arm is taken.
pub(crate) enum Key {
    Exact(u128),
    Form(Plural),
}

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

/// The message of an id.
pub(crate) fn entry(id: &str) -> Option<&'static Entry> {
    ENTRIES.binary_search_by_key(&id, |entry| entry.id).ok().map(|index| &ENTRIES[index])
}

impl Entry {
    pub(crate) fn pattern(&self, lang: Lang) -> Pattern {
        self.patterns[lang as usize]
    }
}
