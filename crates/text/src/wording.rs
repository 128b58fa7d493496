//! How sentences are worded: the language, and the nouns for what is seen on the board.
use crate::lang::Lang;
use engine::message::PINS;

/// What the pieces of heaps are: a reader who sees gold bars in boxes reads about bars and boxes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pieces {
    /// Tokens in heaps: the neutral words, if there is no picture.
    #[default]
    Tokens,
    /// Gold bars in boxes.
    Bars,
    /// Sticks in heaps.
    Sticks,
    /// Balls in columns.
    Balls,
    /// Coins in heaps.
    Coins,
    /// Pins in rows: not a look that a reader chooses, but what such games are played with.
    Pins,
}

impl Pieces {
    /// All of them.
    pub(crate) const ALL: [Pieces; 6] =
        [Pieces::Tokens, Pieces::Bars, Pieces::Sticks, Pieces::Balls, Pieces::Coins, Pieces::Pins];

    /// The word by which messages select.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Pieces::Tokens => "tokens",
            Pieces::Bars => "bars",
            Pieces::Sticks => "sticks",
            Pieces::Balls => "balls",
            Pieces::Coins => "coins",
            Pieces::Pins => PINS,
        }
    }
}

/// The language of a sentence, and what its pieces are. A language alone has neutral pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wording {
    /// The language.
    pub lang: Lang,
    /// The pieces.
    pub pieces: Pieces,
}

impl From<Lang> for Wording {
    fn from(lang: Lang) -> Wording {
        Wording { lang, pieces: Pieces::Tokens }
    }
}
