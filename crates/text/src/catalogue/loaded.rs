//! The languages that were loaded, each once and for good.
use super::Pattern;
use crate::{
    lang::Lang,
    words::{Damaged, Words, decode},
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

/// An id as it is kept, and what its message says in a language.
pub(super) fn find(lang: Lang, id: &str) -> Option<(&'static str, Pattern)> {
    LOADED[lang as usize].get()?.find(id)
}

/// An id as it is kept, if there is such a message in some language.
pub(crate) fn kept(id: &str) -> Option<&'static str> {
    Lang::ALL.into_iter().find_map(|lang| find(lang, id)).map(|(id, _)| id)
}
