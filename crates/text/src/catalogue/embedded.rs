//! All languages as the build made them: static data, sorted by id.
use super::{Key, Part, Pattern};
use crate::{lang::Lang, plural::Plural, share::Share, words::WordsError};

/// One message in all languages.
pub(crate) struct Entry {
    pub(crate) id: &'static str,
    pub(crate) args: &'static [&'static str],
    pub(crate) share: Share,
    pub(crate) patterns: [Pattern; Lang::ALL.len()],
}

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

/// The message of an id.
pub(crate) fn entry(id: &str) -> Option<&'static Entry> {
    ENTRIES.binary_search_by_key(&id, |entry| entry.id).ok().map(|index| &ENTRIES[index])
}

/// What a message says in a language.
pub(super) fn find(lang: Lang, id: &str) -> Option<Pattern> {
    entry(id).map(|entry| entry.patterns[lang as usize])
}

/// The id of a message as static text, if there is such a message.
pub(crate) fn static_id(id: &str) -> Option<&'static str> {
    entry(id).map(|entry| entry.id)
}

/// The names of a message's arguments.
pub(crate) fn arguments(id: &str) -> Option<&'static [&'static str]> {
    entry(id).map(|entry| entry.args)
}

/// Nothing to do: every language is here.
pub(crate) fn load(_: Lang, _: Share, _: &[u8]) -> Result<(), WordsError> {
    Ok(())
}

/// Every language is here.
pub(crate) fn is_loaded(_: Lang, _: Share) -> bool {
    true
}
