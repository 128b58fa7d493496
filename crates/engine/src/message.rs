//! Sentences as data: an id and its arguments. Words in five languages live outside the engine.
use std::fmt;

/// Something that can be said as a sentence: above all errors.
///
/// The engine has no words. The `Display` of its errors is their message as data, the id with its arguments, for logs
/// and tests; the crate `text` renders the message in the language of the user.
///
/// ```
/// use engine::{games, message::Say};
/// let error = games::family("nym").unwrap_err();
/// assert_eq!(error.message().id, "error-unknown-game-nearest");
/// assert_eq!(error.to_string(), "error-unknown-game-nearest name=nym nearest=nim");
/// ```
pub trait Say {
    /// Returns the message.
    fn message(&self) -> Message;
}

/// A sentence or phrase: the id of a message and the values that go into it.
///
/// ```
/// use engine::message::Message;
/// let message = Message::new("nim-sum-is").with("sum", 13u64).with("heaps", "5,19,40,51");
/// assert_eq!(message.id, "nim-sum-is");
/// assert_eq!(message.args.len(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The id of the message.
    pub id: &'static str,
    /// The arguments of the message, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// A value in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number, which may choose a plural form.
    Number(u128),
    /// A notation, a name, a formula: the same in every language.
    Text(String),
    /// A message within a message.
    Message(Message),
    /// Several values, joined as the language does by "and".
    List(Vec<Arg>),
    /// Alternatives, joined as the language does by "or".
    Either(Vec<Arg>),
}

/// The argument that says who is to move, `you` or `opponent`, in sentences that address the reader.
///
/// Sentences about the player to move say "you" unless it is given.
pub const MOVER: &str = "mover";

/// The argument that says what the pieces of heaps are called: `tokens`, `bars`, `sticks`, `balls`, `coins` or `pins`.
///
/// A front end gives it to all sentences by the look of its board, and a game to its own ones if its pieces always look
/// alike. A message within a message has that of the outer one, unless it has its own.
pub const PIECES: &str = "pieces";

/// The word of [`PIECES`] for pins in rows, of which a move knocks down neighbours.
pub const PINS: &str = "pins";

impl Message {
    /// A message without arguments.
    pub fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Message {
        self.args.push((name, value.into()));
        self
    }

    /// Adds what the pieces are called, if that does not depend on the look of the board.
    #[must_use]
    pub fn with_pieces(self, pieces: Option<&'static str>) -> Message {
        match pieces {
            Some(word) => self.with(PIECES, word),
            None => self,
        }
    }

    /// The argument of a name.
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
    }
}

impl From<&'static str> for Message {
    /// The message of an id, without arguments.
    fn from(id: &'static str) -> Message {
        Message::new(id)
    }
}

impl From<u128> for Arg {
    fn from(number: u128) -> Arg {
        Arg::Number(number)
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as u128)
    }
}

impl From<crate::NimValue> for Arg {
    fn from(value: crate::NimValue) -> Arg {
        Arg::Number(value.0)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

impl<A: Into<Arg>> From<Vec<A>> for Arg {
    fn from(list: Vec<A>) -> Arg {
        Arg::List(list.into_iter().map(Into::into).collect())
    }
}

impl fmt::Display for Message {
    /// The id with its arguments, for logs and tests; people read the rendered sentence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.id)?;
        for (name, arg) in &self.args {
            write!(f, " {name}={arg}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => number.fmt(f),
            Arg::Text(text) => f.write_str(text),
            Arg::Message(message) => write!(f, "({message})"),
            Arg::List(list) | Arg::Either(list) => {
                let words: Vec<String> = list.iter().map(Arg::to_string).collect();
                write!(f, "[{}]", words.join(", "))
            }
        }
    }
}
