//! What can happen in a match, and how events are stored.
use super::Offer;
use engine::notation::shorten;

/// An event of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Event {
    /// The seat that did it.
    pub(crate) seat: usize,
    /// What happened.
    pub(crate) kind: EventKind,
    /// When it happened.
    pub(crate) at: i64,
}

/// The kinds of events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum EventKind {
    /// A person took a free seat.
    Joined,
    /// The person in the seat changed account or name.
    Seated,
    /// The clock of the player to move went on after a restart of the server.
    Resumed,
    /// A player placed pieces on these squares, in secret.
    Placed(Vec<u64>),
    /// A player moved.
    Move(String),
    /// A player gave up.
    Resigned,
    /// A player left a match against the computer and lost it.
    Left,
    /// The time of a player ran out.
    TimedOut,
    /// A player offered something.
    Offered(Offer),
    /// A player accepted an offer. The text is the result: the id of the rematch, or the number of moves that remain.
    Accepted(Offer, String),
    /// A player declined an offer, or withdrew an own one.
    Declined(Offer),
}

impl EventKind {
    /// The event as it is stored: a word and its content.
    pub(crate) fn encode(&self) -> (&'static str, String) {
        match self {
            EventKind::Joined => ("joined", String::new()),
            EventKind::Seated => ("seated", String::new()),
            EventKind::Resumed => ("resumed", String::new()),
            EventKind::Placed(squares) => ("placed", squares.iter().map(u64::to_string).collect::<Vec<_>>().join(",")),
            EventKind::Move(mv) => ("move", mv.clone()),
            EventKind::Resigned => ("resigned", String::new()),
            EventKind::Left => ("left", String::new()),
            EventKind::TimedOut => ("time", String::new()),
            EventKind::Offered(offer) => ("offered", offer.name().to_owned()),
            EventKind::Accepted(offer, result) => ("accepted", format!("{} {result}", offer.name())),
            EventKind::Declined(offer) => ("declined", offer.name().to_owned()),
        }
    }

    /// Reads a stored event; the error is for the log.
    pub(crate) fn decode(word: &str, content: String) -> Result<EventKind, String> {
        let wrong = || format!("there is no event `{} {}`", shorten(word), shorten(&content));
        let offer = |name: &str| Offer::read(name).ok_or_else(wrong);
        match word {
            "joined" => Ok(EventKind::Joined),
            "seated" => Ok(EventKind::Seated),
            "resumed" => Ok(EventKind::Resumed),
            "placed" => {
                let squares = content.split(',').map(|square| square.parse().map_err(|_| wrong()));
                squares.collect::<Result<_, _>>().map(EventKind::Placed)
            }
            "move" => Ok(EventKind::Move(content)),
            "resigned" => Ok(EventKind::Resigned),
            "left" => Ok(EventKind::Left),
            "time" => Ok(EventKind::TimedOut),
            "offered" => offer(&content).map(EventKind::Offered),
            "declined" => offer(&content).map(EventKind::Declined),
            "accepted" => {
                let (name, result) = content.split_once(' ').ok_or_else(wrong)?;
                Ok(EventKind::Accepted(offer(name)?, result.to_owned()))
            }
            _ => Err(wrong()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_events_round_trip() {
        let mut kinds = vec![
            EventKind::Joined,
            EventKind::Move("3-1".to_owned()),
            EventKind::Resigned,
            EventKind::Left,
            EventKind::TimedOut,
        ];
        kinds.extend([EventKind::Seated, EventKind::Placed(vec![3, 1, 4])]);
        for &offer in Offer::ALL {
            kinds.extend([
                EventKind::Offered(offer),
                EventKind::Declined(offer),
                EventKind::Accepted(offer, "7".to_owned()),
            ]);
            kinds.push(EventKind::Accepted(offer, String::new()));
        }
        for kind in kinds {
            let (word, content) = kind.encode();
            assert_eq!(EventKind::decode(word, content).unwrap(), kind);
        }
        for (word, content) in [("won", ""), ("offered", "money"), ("accepted", "takeback"), ("placed", "1,x")] {
            assert!(EventKind::decode(word, content.to_owned()).is_err(), "{word}");
        }
    }
}
