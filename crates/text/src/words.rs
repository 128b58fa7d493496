//! The words of one language as bytes, for a page that loads a language on demand.
//!
//! Numbers are written seven bits a byte, the lowest first; a text is its length and its UTF-8. A file holds a count of
//! messages in the order of their ids, each an id, the names of its arguments and a pattern; a pattern is a count of
//! parts, each a tag and what it needs.
#[cfg(any(target_family = "wasm", test))]
mod decode;
#[cfg(not(target_family = "wasm"))]
mod encode;

#[cfg(target_family = "wasm")]
pub(crate) use decode::{LoadedMessage, Words, decode};
#[cfg(not(target_family = "wasm"))]
pub(crate) use encode::encode;

const TEXT: u8 = 0;
const ARG: u8 = 1;
const SELECT: u8 = 2;

/// Arms of a choice: a number, a word, or one of the plural forms counted from here.
const EXACT: u8 = 0;
const WORD: u8 = 1;
const FORMS: u8 = 2;

/// The error for bytes that another version of the program wrote, or that are incomplete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the words are damaged")]
pub struct WordsError;
