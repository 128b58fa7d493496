//! From messages to sentences.
use crate::{
    article,
    catalogue::{self, Key, Part, Pattern},
    lang::{Lang, UnknownLanguage},
    plural::Plural,
};
use engine::message::{Arg, Message, Say};
use std::fmt::Write;

/// The sentence of a message.
///
/// Never fails: a message that does not exist shows its id, an argument that is not given its name. [`check`] finds both
/// in tests.
///
/// ```
/// use engine::message::Message;
/// use text::{Lang, render};
/// let message = Message::new("explain-heap").with("heap", 3u64);
/// assert_eq!(render(Lang::Hr, &message), "hrpa 3");
/// assert_eq!(render(Lang::Hr, &Message::new("no-such-id")), "no-such-id");
/// ```
pub fn render(lang: Lang, message: &Message) -> String {
    let mut out = String::new();
    put(&mut out, lang, message);
    if lang == Lang::Hu { article::chosen(&out) } else { out }
}

/// What something has to say, above all an error: a sentence without full stop.
///
/// ```
/// use text::{Lang, say};
/// let error = engine::games::family("nym").unwrap_err();
/// assert_eq!(say(Lang::En, &error), "there is no game `nym`: did you mean `nim`?");
/// assert_eq!(say(Lang::Sl, &error), "igre `nym` ni: morda `nim`?");
/// ```
pub fn say(lang: Lang, what: &(impl Say + ?Sized)) -> String {
    render(lang, &what.message())
}

impl Say for UnknownLanguage {
    fn message(&self) -> Message {
        let codes = Lang::ALL.map(Lang::code).join(", ");
        Message::new("error-unknown-language").with("name", self.0.as_str()).with("codes", codes)
    }
}

fn put(out: &mut String, lang: Lang, message: &Message) {
    match catalogue::entry(message.id) {
        Some(entry) => pattern(out, lang, entry.pattern(lang), message),
        None => write!(out, "{message}").expect("a string takes everything"),
    }
}

fn pattern(out: &mut String, lang: Lang, parts: Pattern, message: &Message) {
    for part in parts {
        match part {
            Part::Text(text) => out.push_str(text),
            Part::Arg(name) => match message.arg(name) {
                Some(arg) => argument(out, lang, arg),
                None => write!(out, "{{${name}}}").expect("a string takes everything"),
            },
            Part::Select(name, arms, other) => {
                let number = message.arg(name).and_then(number);
                let arm = number.and_then(|number| arms.iter().find(|(key, _)| key.fits(lang, number)));
                pattern(out, lang, arm.map_or(*other, |(_, parts)| *parts), message);
            }
        }
    }
}

impl Key {
    fn fits(&self, lang: Lang, number: u128) -> bool {
        match self {
            Key::Exact(exact) => *exact == number,
            Key::Form(form) => *form == Plural::of(lang, number),
        }
    }
}

/// What chooses a plural form: a number, also one written as text, or how many things a list holds.
fn number(arg: &Arg) -> Option<u128> {
    match arg {
        Arg::Number(number) => Some(*number),
        Arg::Text(text) => text.parse().ok(),
        Arg::List(list) => Some(list.len() as u128),
        Arg::Message(_) => None,
    }
}

fn argument(out: &mut String, lang: Lang, arg: &Arg) {
    match arg {
        Arg::Number(number) => write!(out, "{number}").expect("a string takes everything"),
        Arg::Text(text) => out.push_str(text),
        Arg::Message(message) => put(out, lang, message),
        Arg::List(list) => joined(out, lang, list),
    }
}

/// `1, 2 and 3`, as the language says it.
fn joined(out: &mut String, lang: Lang, list: &[Arg]) {
    let Some((first, rest)) = list.split_first() else { return out.push('–') };
    argument(out, lang, first);
    for (i, item) in rest.iter().enumerate() {
        if i + 1 < rest.len() {
            out.push_str(", ");
        } else {
            out.push(' ');
            put(out, lang, &Message::new("list-and"));
            out.push(' ');
        }
        argument(out, lang, item);
    }
}

/// Why a message cannot be said as it should.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// There is no message of this id.
    #[error("there is no message `{0}`")]
    NoMessage(&'static str),
    /// The message needs an argument that is not given.
    #[error("the message `{id}` needs the argument `{arg}`")]
    NoArgument {
        /// Which message.
        id: &'static str,
        /// Which argument.
        arg: &'static str,
    },
    /// The message does not have an argument that is given.
    #[error("the message `{id}` has no argument `{arg}`")]
    UnknownArgument {
        /// Which message.
        id: &'static str,
        /// Which argument.
        arg: &'static str,
    },
}

/// Whether a message and all messages within it exist and have exactly their arguments. For tests of whoever makes
/// messages.
///
/// ```
/// use engine::message::Message;
/// assert!(text::check(&Message::new("explain-heap").with("heap", 3u64)).is_ok());
/// assert_eq!(
///     text::check(&Message::new("explain-heap")).unwrap_err().to_string(),
///     "the message `explain-heap` needs the argument `heap`",
/// );
/// ```
pub fn check(message: &Message) -> Result<(), Fault> {
    let id = message.id;
    let entry = catalogue::entry(id).ok_or(Fault::NoMessage(id))?;
    if let Some(arg) = entry.args.iter().find(|arg| message.arg(arg).is_none()) {
        return Err(Fault::NoArgument { id, arg });
    }
    if let Some((arg, _)) = message.args.iter().find(|(arg, _)| !entry.args.contains(arg)) {
        return Err(Fault::UnknownArgument { id, arg });
    }
    message.args.iter().try_for_each(|(_, arg)| check_argument(arg))
}

fn check_argument(arg: &Arg) -> Result<(), Fault> {
    match arg {
        Arg::Number(_) | Arg::Text(_) => Ok(()),
        Arg::Message(message) => check(message),
        Arg::List(list) => list.iter().try_for_each(check_argument),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_joined_as_the_language_does() {
        let say = |lang, list: Vec<u64>| {
            let mut out = String::new();
            argument(&mut out, lang, &list.into());
            out
        };
        assert_eq!(say(Lang::En, vec![]), "–");
        assert_eq!(say(Lang::En, vec![1]), "1");
        assert_eq!(say(Lang::En, vec![1, 2]), "1 and 2");
        assert_eq!(say(Lang::Sl, vec![1, 2, 3]), "1, 2 in 3");
        assert_eq!(say(Lang::Hr, vec![1, 2, 3]), "1, 2 i 3");
        assert_eq!(say(Lang::Hu, vec![1, 2, 3]), "1, 2 és 3");
        assert_eq!(say(Lang::Pl, vec![1, 2, 3]), "1, 2 i 3");
    }

    #[test]
    fn what_is_missing_is_seen_and_does_not_panic() {
        assert_eq!(render(Lang::En, &Message::new("no-such-id").with("x", 1u64)), "no-such-id x=1");
        assert!(render(Lang::En, &Message::new("explain-heap")).contains("{$heap}"));
        assert!(render(Lang::Sl, &Message::new("hint-count")).contains("{$count}"));
    }

    #[test]
    fn messages_within_messages_are_said_and_checked() {
        let inner = Message::new("explain-heap").with("heap", 1u64);
        let outer = Message::new("explain-heap").with("heap", inner.clone());
        assert_eq!(render(Lang::En, &outer), "heap heap 1");
        assert_eq!(check(&outer), Ok(()));
        let wrong = Message::new("explain-heap").with("heap", Message::new("explain-heap"));
        assert_eq!(check(&wrong), Err(Fault::NoArgument { id: "explain-heap", arg: "heap" }));
        let wrong = inner.with("foot", 1u64);
        assert_eq!(check(&wrong), Err(Fault::UnknownArgument { id: "explain-heap", arg: "foot" }));
    }

    #[test]
    fn numbers_of_any_size_choose_a_form() {
        let say = |lang, count: u128| render(lang, &Message::new("hint-count").with("count", count));
        assert_eq!(say(Lang::Sl, 1), "Zmaga 1 poteza.");
        assert_eq!(say(Lang::Sl, u128::MAX - 53), format!("Zmagata {} potezi.", u128::MAX - 53));
        assert_eq!(say(Lang::En, u128::MAX), format!("{} moves win.", u128::MAX));
        let written = Message::new("hint-count").with("count", "102");
        assert_eq!(render(Lang::Sl, &written), "Zmagata 102 potezi.");
    }
}
