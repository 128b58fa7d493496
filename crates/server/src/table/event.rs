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
    /// Somebody sat down.
    Joined,
    /// Whoever sits in the seat goes on under another account.
    Seated,
    /// A player placed pieces on these squares, unseen by the others.
    Placed(Vec<u64>),
    /// A move was made.
    Move(String),
    /// A player gave up.
    Resigned,
    /// A player left a match against the computer, which is lost by that.
    Left,
    /// The time of a player ran out.
    TimedOut,
    /// A player offered something.
    Offered(Offer),
    /// A player accepted what was offered; with what came of it.
    Accepted(Offer, String),
    /// A player declined what was offered, or took the own offer back.
    Declined(Offer),
}

/// What players can offer each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offer {
    /// To take back the last move of the one who offers.
    Takeback,
    /// To play again from the same start with sides swapped.
    Rematch,
    /// To call it a draw.
    Draw,
}

impl Offer {
    const ALL: [Offer; 3] = [Offer::Takeback, Offer::Rematch, Offer::Draw];

    /// The word for it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Offer::Takeback => "takeback",
            Offer::Rematch => "rematch",
            Offer::Draw => "draw",
        }
    }

    /// Reads the word.
    pub(crate) fn read(name: &str) -> Option<Offer> {
        Offer::ALL.into_iter().find(|offer| offer.name() == name)
    }
}

impl Kind {
    /// As it is kept: a word and what belongs to it.
    pub(crate) fn written(&self) -> (&'static str, String) {
        match self {
            Kind::Joined => ("joined", String::new()),
            Kind::Seated => ("seated", String::new()),
            Kind::Placed(squares) => ("placed", squares.iter().map(u64::to_string).collect::<Vec<_>>().join(",")),
            Kind::Move(mv) => ("move", mv.clone()),
            Kind::Resigned => ("resigned", String::new()),
            Kind::Left => ("left", String::new()),
            Kind::TimedOut => ("time", String::new()),
            Kind::Offered(offer) => ("offered", offer.name().to_owned()),
            Kind::Accepted(offer, what) => ("accepted", format!("{} {what}", offer.name())),
            Kind::Declined(offer) => ("declined", offer.name().to_owned()),
        }
    }

    /// Reads what was kept; what is wrong is said for the log.
    pub(crate) fn read(word: &str, content: String) -> Result<Kind, String> {
        let wrong = || format!("there is no event `{} {}`", shortened(word), shortened(&content));
        let offer = |name: &str| Offer::read(name).ok_or_else(wrong);
        match word {
            "joined" => Ok(Kind::Joined),
            "seated" => Ok(Kind::Seated),
            "placed" => {
                let squares = content.split(',').map(|square| square.parse().map_err(|_| wrong()));
                squares.collect::<Result<_, _>>().map(Kind::Placed)
            }
            "move" => Ok(Kind::Move(content)),
            "resigned" => Ok(Kind::Resigned),
            "left" => Ok(Kind::Left),
            "time" => Ok(Kind::TimedOut),
            "offered" => offer(&content).map(Kind::Offered),
            "declined" => offer(&content).map(Kind::Declined),
            "accepted" => {
                let (name, what) = content.split_once(' ').ok_or_else(wrong)?;
                Ok(Kind::Accepted(offer(name)?, what.to_owned()))
            }
            _ => Err(wrong()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_read_as_they_were_written() {
        let mut kinds = vec![Kind::Joined, Kind::Move("3-1".to_owned()), Kind::Resigned, Kind::Left, Kind::TimedOut];
        kinds.extend([Kind::Seated, Kind::Placed(vec![3, 1, 4])]);
        for offer in Offer::ALL {
            kinds.extend([Kind::Offered(offer), Kind::Declined(offer), Kind::Accepted(offer, "7".to_owned())]);
            kinds.push(Kind::Accepted(offer, String::new()));
        }
        for kind in kinds {
            let (word, content) = kind.written();
            assert_eq!(Kind::read(word, content).unwrap(), kind);
        }
        for (word, content) in [("won", ""), ("offered", "money"), ("accepted", "takeback"), ("placed", "1,x")] {
            assert!(Kind::read(word, content.to_owned()).is_err(), "{word}");
        }
    }
}
