//! What Nimatron says, in five languages.
//!
//! The engine answers with [`Message`]s: an id and its arguments. The words are in `locales/*/*.ftl` at the root of the
//! workspace; the build compiles them to static data and refuses a key, an argument or a plural form that a language
//! lacks, so that there is no parser and nothing to load at run time. The page has to be small, so it loads the words
//! of the language it speaks, as the bytes of `words`. No I/O: front ends pass in what they know.
//!
//! A sentence:
//!
//! ```
//! use engine::message::Message;
//! use text::{Lang, render};
//! let message = Message::new("hint-count").with("count", 2u64);
//! assert_eq!(render(Lang::En, &message), "There are 2 winning moves.");
//! assert_eq!(render(Lang::Sl, &message), "Zmagovalni sta 2 potezi.");
//! ```
//!
//! What everyone wants to know about a game:
//!
//! ```
//! use text::{Lang, summary, title};
//! assert_eq!(title(Lang::Pl, "nim"), Some("Nim"));
//! assert_eq!(summary(Lang::En, "nim"), "Take any number of tokens from one heap.");
//! ```
//!
//! An explanation as a terminal shows it is made by [`plain`], phrases for the types of the engine by [`phrase`].
//!
//! # Modules
//!
//! | module | what |
//! |---|---|
//! | `render`, `wording` | from a message to a sentence: `plural` forms, nouns of the pieces, Hungarian `article`s |
//! | [`phrase`] | messages for the types of the engine: outcomes, theorems, levels, errors of the system |
//! | [`plain`] | explanations for terminals: columns with arrows, tables |
//! | `catalogue`, `words`, `share` | the compiled messages, their bytes for the page, and who needs which |
//! | `lang`, `charset`, `ascii`, `wrap` | languages, terminals without Unicode, signs in ASCII, line breaks |
//! | `check` | tests of messages and their arguments |
use engine::message::Message;

mod article;
mod ascii;
mod catalogue;
mod charset;
#[cfg(not(target_family = "wasm"))]
mod check;
mod lang;
pub mod phrase;
pub mod plain;
mod plural;
mod render;
mod share;
mod wording;
mod words;
mod wrap;

pub use ascii::ascii;
pub use charset::wants_ascii;
#[cfg(not(target_family = "wasm"))]
pub use check::{Fault, check};
pub use lang::{Lang, UnknownLanguage};
pub use plural::Plural;
pub use render::{render, say};
pub use share::Share;
pub use wording::{Pieces, Wording};
pub use words::WordsError;
pub use wrap::{width, wrap};

/// Whether there is a message of this id.
pub fn has(id: &str) -> bool {
    catalogue::static_id(id).is_some()
}

/// A share of the words of a language as bytes, for the page to load.
#[cfg(not(target_family = "wasm"))]
pub fn words(lang: Lang, share: Share) -> Vec<u8> {
    let entries: Vec<_> = catalogue::ENTRIES.iter().filter(|entry| entry.share == share).collect();
    words::encode(entries.into_iter().map(|entry| (entry.id, entry.args, entry.patterns[lang as usize])))
}

/// Loads a share of the words of a language, as `words` returns it. The page has only the words that it has loaded.
/// Programs have them all, and nothing happens.
pub fn load(lang: Lang, share: Share, bytes: &[u8]) -> Result<(), WordsError> {
    catalogue::load(lang, share, bytes)
}

/// Whether a share of the words of a language is there.
pub fn is_loaded(lang: Lang, share: Share) -> bool {
    catalogue::is_loaded(lang, share)
}

/// All ids, in alphabetic order.
#[cfg(not(target_family = "wasm"))]
pub fn ids() -> impl ExactSizeIterator<Item = &'static str> {
    catalogue::ENTRIES.iter().map(|entry| entry.id)
}

/// The names of a message's arguments, in alphabetic order.
pub fn arguments(id: &str) -> Option<&'static [&'static str]> {
    catalogue::arguments(id)
}

/// The message of an id that is only known at run time, without arguments.
///
/// ```
/// let message = text::message(&format!("title-{}", "nim")).unwrap();
/// assert_eq!(text::render(text::Lang::Pl, &message), "Nim");
/// ```
pub fn message(id: &str) -> Option<Message> {
    catalogue::static_id(id).map(Message::new)
}

/// The texts that every game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameText {
    /// The name people know.
    Title,
    /// One sentence.
    Summary,
    /// The rules with the notation of positions and moves, in paragraphs.
    Rules,
    /// What is known about winning, in paragraphs.
    Theory,
}

impl GameText {
    /// All of them.
    pub const ALL: [GameText; 4] = [GameText::Title, GameText::Summary, GameText::Rules, GameText::Theory];

    /// How the ids of these texts begin: `title` for `title-nim`.
    pub const fn prefix(self) -> &'static str {
        match self {
            GameText::Title => "title",
            GameText::Summary => "summary",
            GameText::Rules => "rules",
            GameText::Theory => "theory",
        }
    }
}

/// The name of a game; none when there is no such game.
pub fn title(lang: Lang, game: &str) -> Option<&'static str> {
    plain_text(lang, &format!("{}-{game}", GameText::Title.prefix()))
}

/// A text about a game, with the nouns for its pieces; empty when there is no such game. Paragraphs are separated by an
/// empty line.
///
/// ```
/// use text::{GameText, Lang, Pieces, Wording, game};
/// let wording = Wording { lang: Lang::En, pieces: Pieces::Bars };
/// assert!(game(wording, GameText::Rules, "nim").starts_with("There are boxes of bars."));
/// assert_eq!(game(wording, GameText::Rules, "no-such-game"), "");
/// ```
pub fn game(wording: impl Into<Wording>, kind: GameText, game: &str) -> String {
    let wording = wording.into();
    let message = message(&format!("{}-{game}", kind.prefix()));
    let message = message.filter(|message| catalogue::pattern(wording.lang, message.id).is_some());
    message.map_or_else(String::new, |message| render(wording, &message))
}

/// One sentence about a game, with the nouns for its pieces; empty when there is no such game.
///
/// ```
/// use text::{Lang, Pieces, Wording, summary};
/// let wording = Wording { lang: Lang::En, pieces: Pieces::Bars };
/// assert_eq!(summary(wording, "nim"), "Take any number of bars from one box.");
/// ```
pub fn summary(wording: impl Into<Wording>, game: &str) -> String {
    self::game(wording, GameText::Summary, game)
}

/// One sentence about a parameter of a game.
///
/// ```
/// assert_eq!(text::about(text::Lang::Pl, "poker", "shared"), Some("Czy gracze mają wspólny woreczek."));
/// ```
pub fn about(lang: Lang, game: &str, parameter: &str) -> Option<&'static str> {
    plain_text(lang, &format!("about-{game}-{parameter}"))
}

/// Other words by which people look for a game, separated by commas.
///
/// ```
/// assert_eq!(text::aliases(text::Lang::En, "silver_dollar"), Some("strip, coins"));
/// ```
pub fn aliases(lang: Lang, game: &str) -> Option<&'static str> {
    plain_text(lang, &format!("aliases-{game}"))
}

/// The name of a preset.
///
/// ```
/// assert_eq!(text::preset(text::Lang::Sl, "gold-bars"), Some("Zlate palice"));
/// ```
pub fn preset(lang: Lang, id: &str) -> Option<&'static str> {
    plain_text(lang, &format!("preset-{id}"))
}

/// The words of a message without arguments; none when there is no such message, or one with arguments.
///
/// ```
/// assert_eq!(text::plain_text(text::Lang::Hr, "list-and"), Some("i"));
/// ```
pub fn plain_text(lang: Lang, id: &str) -> Option<&'static str> {
    match catalogue::pattern(lang, id)? {
        [catalogue::Part::Text(text)] => Some(text),
        _ => None,
    }
}
