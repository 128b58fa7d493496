//! Checks that messages exist and have their arguments, for the tests of every crate that makes messages.
use crate::catalogue;
use engine::message::{Arg, MOVER, Message, PIECES};

/// Why a message cannot be rendered correctly.
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

/// Whether a message and all messages within it exist and have exactly their arguments. The argument that says who is
/// to move may be missing or superfluous, that of the pieces superfluous.
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
    if let Some(arg) = entry.args.iter().find(|arg| **arg != MOVER && message.arg(arg).is_none()) {
        return Err(Fault::NoArgument { id, arg });
    }
    if let Some((arg, _)) =
        message.args.iter().find(|(arg, _)| ![MOVER, PIECES].contains(arg) && !entry.args.contains(arg))
    {
        return Err(Fault::UnknownArgument { id, arg });
    }
    message.args.iter().try_for_each(|(_, arg)| check_argument(arg))
}

fn check_argument(arg: &Arg) -> Result<(), Fault> {
    match arg {
        Arg::Number(_) | Arg::Text(_) => Ok(()),
        Arg::Message(message) => check(message),
        Arg::List(list) | Arg::Either(list) => list.iter().try_for_each(check_argument),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, render};

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
}
