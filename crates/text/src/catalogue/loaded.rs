//! The words that the page has loaded, each share of a language once.
use super::Pattern;
use crate::{
    lang::Lang,
    share::Share,
    words::{LoadedMessage, Words, WordsError, decode},
};
use std::sync::OnceLock;

type Shares = [OnceLock<Words>; Share::OF_PAGE.len()];

static LOADED: [Shares; Lang::ALL.len()] =
    [const { [const { OnceLock::new() }; Share::OF_PAGE.len()] }; Lang::ALL.len()];

/// Adds a share of the words of a language. The second time nothing happens.
pub(crate) fn load(lang: Lang, share: Share, bytes: &[u8]) -> Result<(), WordsError> {
    let words = decode(bytes)?;
    LOADED[lang as usize].get(share as usize).ok_or(WordsError)?.get_or_init(|| words);
    Ok(())
}

/// Whether a share of the words of a language is there.
pub(crate) fn is_loaded(lang: Lang, share: Share) -> bool {
    LOADED[lang as usize].get(share as usize).is_none_or(|share| share.get().is_some())
}

/// What a message says in a language.
pub(super) fn find(lang: Lang, id: &str) -> Option<Pattern> {
    find_in(&LOADED[lang as usize], id).map(|(_, _, pattern)| pattern)
}

/// The id of a message as static text, if there is such a message in a loaded language.
pub(crate) fn static_id(id: &str) -> Option<&'static str> {
    any(id).map(|(id, ..)| id)
}

/// The names of a message's arguments.
pub(crate) fn arguments(id: &str) -> Option<&'static [&'static str]> {
    any(id).map(|(_, args, _)| args)
}

fn any(id: &str) -> Option<LoadedMessage> {
    LOADED.iter().find_map(|shares| find_in(shares, id))
}

fn find_in(shares: &Shares, id: &str) -> Option<LoadedMessage> {
    shares.iter().filter_map(OnceLock::get).find_map(|words| words.find(id))
}
