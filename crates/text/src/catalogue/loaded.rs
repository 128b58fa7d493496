//! The languages that were loaded, each once and for good.
use super::Pattern;
use crate::{
    lang::Lang,
    words::{Damaged, LoadedMessage, Words, decode},
};
use std::sync::OnceLock;

static LOADED: [OnceLock<Words>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

/// Takes in the words of a language; the second time nothing happens.
pub(crate) fn load(lang: Lang, bytes: &[u8]) -> Result<(), Damaged> {
    let words = decode(bytes)?;
    LOADED[lang as usize].get_or_init(|| words);
    Ok(())
}

/// Whether the words of a language are there.
pub(crate) fn is_loaded(lang: Lang) -> bool {
    LOADED[lang as usize].get().is_some()
}

/// What a message says in a language.
pub(super) fn find(lang: Lang, id: &str) -> Option<Pattern> {
    LOADED[lang as usize].get()?.find(id).map(|(_, _, pattern)| pattern)
}

/// An id as it is static_id, if there is such a message in a language that was loaded.
pub(crate) fn static_id(id: &str) -> Option<&'static str> {
    any(id).map(|(id, ..)| id)
}

/// The names of a message's arguments.
pub(crate) fn arguments(id: &str) -> Option<&'static [&'static str]> {
    any(id).map(|(_, args, _)| args)
}

fn any(id: &str) -> Option<LoadedMessage> {
    LOADED.iter().filter_map(OnceLock::get).find_map(|words| words.find(id))
}
