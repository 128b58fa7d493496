//! Choices that are one word in JSON.
use serde::{Deserialize, Serialize};

/// Declares an enum whose variants are words in JSON, in a database and in an address.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $word)] $variant,)*
            /// A word that this version does not know.
            #[serde(other)]
            Unknown,
        }

        impl $name {
            /// Every choice.
            pub const ALL: &[$name] = &[$($name::$variant),*];

            /// The word.
            pub fn name(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)*
                    $name::Unknown => "unknown",
                }
            }

            /// Reads the word; none if it is unknown.
            pub fn read(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|known| known.name() == word)
            }
        }
    };
}

words! {
    /// How a match ended.
    EndReason {
        /// It was played to its end.
        Played = "played",
        /// A player resigned.
        Resigned = "resigned",
        /// A player left.
        Left = "left",
        /// A player ran out of time.
        Time = "time",
        /// The players agreed on a draw.
        Agreed = "agreed",
        /// A position came back too often.
        Repeated = "repeated",
        /// It had too many moves.
        TooLong = "too-long",
    }
}

words! {
    /// What players can offer each other.
    Offer {
        /// To take back the last move of the player who offers.
        Takeback = "takeback",
        /// To play again from the same start with sides swapped.
        Rematch = "rematch",
        /// To call it a draw.
        Draw = "draw",
    }
}

words! {
    /// What a token may do.
    Scope {
        /// To play matches.
        Play = "play",
        /// To read everything about the account.
        Read = "read",
    }
}

words! {
    /// Who begins.
    #[derive(Default)]
    FirstPlayer {
        /// The player who asks.
        You = "you",
        /// The computer.
        Computer = "computer",
        /// The other player.
        Other = "other",
        /// Drawn by lot.
        #[default]
        Lot = "lot",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_the_same_in_json_and_by_name() {
        for &reason in EndReason::ALL {
            assert_eq!(crate::line(&reason), format!("\"{}\"", reason.name()));
            assert_eq!(EndReason::read(reason.name()), Some(reason));
        }
        assert_eq!(crate::line(&Offer::Takeback), r#""takeback""#);
        assert_eq!(crate::line(&FirstPlayer::default()), r#""lot""#);
    }

    #[test]
    fn a_word_of_a_later_version_is_read() {
        assert_eq!(serde_json::from_str::<EndReason>(r#""struck""#).unwrap(), EndReason::Unknown);
        assert_eq!(Offer::read("money"), None);
        assert!(serde_json::from_str::<FirstPlayer>("7").is_err());
    }
}
