//! What can happen in a match, and how it is kept.
use engine::notation::shortened;

/// Something that has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Event {
    /// Who did it.
    pub(crate) seat: usize,
    /// What.
    pub(crate) kind: Kind,
    /// When.
    pub(crate) at: i64,
}

/// What can happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A move was made.
    Move(String),
    /// A player left a rated match, which is lost by that.
    Left,
}

impl Kind {
    /// As it is kept: a word and what belongs to it.
    pub(crate) fn written(&self) -> (&'static str, &str) {
        match self {
            Kind::Move(mv) => ("move", mv),
            Kind::Left => ("left", ""),
        }
    }

    /// Reads what was kept; what is wrong is said for the log.
    pub(crate) fn read(word: &str, content: String) -> Result<Kind, String> {
        match word {
            "move" => Ok(Kind::Move(content)),
            "left" => Ok(Kind::Left),
            other => Err(format!("there is no event `{}`", shortened(other))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_read_as_they_were_written() {
        for kind in [Kind::Move("3-1".to_owned()), Kind::Left] {
            let (word, content) = kind.written();
            assert_eq!(Kind::read(word, content.to_owned()).unwrap(), kind);
        }
        assert!(Kind::read("won", String::new()).is_err());
    }
}
