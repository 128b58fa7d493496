//! A match as the server keeps it: what was settled, what has happened since, and what may happen next. Pure.
//!
//! Everything that happens is an event, and events are only ever added. A command is checked against the table and
//! turned into events; when these are kept for good, they are applied.
mod command;
mod event;
mod shown;

pub(crate) use command::{Command, Thinker};
pub(crate) use event::{Event, Kind};

use crate::problem::Refusal;
use engine::{Convention, Params};
use play::{Deal, How, Level, Match, Player};
use protocol::site::Ended;

/// What was settled before the first move.
#[derive(Clone, Debug)]
pub(crate) struct Settled {
    pub(crate) id: String,
    pub(crate) game: &'static str,
    pub(crate) params: Params,
    pub(crate) convention: Convention,
    pub(crate) start: String,
    /// Whether it counts.
    pub(crate) rated: bool,
    /// Who plays, in the order of moving.
    pub(crate) seats: Vec<Seat>,
    pub(crate) created: i64,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Seat {
    /// A person; without a name when the account was deleted.
    Person { account: String, name: Option<String>, guest: bool },
    /// The computer.
    Computer(Level),
}

impl Settled {
    /// The level of the computer; 0 between people.
    pub(crate) fn level(&self) -> u8 {
        let levels = self.seats.iter().filter_map(|seat| match seat {
            Seat::Computer(level) => Some(level.number()),
            Seat::Person { .. } => None,
        });
        levels.max().unwrap_or(0)
    }

    /// The seat of an account.
    pub(crate) fn seat_of(&self, account: &str) -> Option<usize> {
        let sits = |seat: &Seat| matches!(seat, Seat::Person { account: sitting, .. } if sitting == account);
        self.seats.iter().position(sits)
    }
}

/// A match with everything that has happened.
#[derive(Clone)]
pub(crate) struct Table {
    settled: Settled,
    game: Match,
    /// How many events there were.
    events: usize,
    /// How it ended, when that was not by the rules of the game.
    broken_off: Option<&'static str>,
}

impl Table {
    /// A match before its first move.
    pub(crate) fn new(settled: Settled) -> Result<Table, Refusal> {
        let player = |seat: &Seat| match seat {
            Seat::Person { name, .. } => Player::Person(name.clone().unwrap_or_default()),
            Seat::Computer(level) => Player::Computer(*level),
        };
        let deal = Deal {
            game: settled.game,
            params: settled.params.clone(),
            convention: settled.convention,
            start: settled.start.clone(),
            seats: settled.seats.iter().map(player).collect(),
        };
        let game = Match::new(deal).map_err(|error| Refusal::unmet(&error))?;
        Ok(Table { settled, game, events: 0, broken_off: None })
    }

    pub(crate) fn settled(&self) -> &Settled {
        &self.settled
    }

    /// The match as it stands.
    #[cfg(test)]
    pub(crate) fn game(&self) -> &Match {
        &self.game
    }

    /// How many events there were.
    pub(crate) fn events(&self) -> usize {
        self.events
    }

    /// Takes note of something that has happened.
    pub(crate) fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        let done = match &event.kind {
            Kind::Move(mv) => self.game.play(mv).map(drop),
            Kind::Left => self.break_off(event.seat, "left"),
        };
        done.map_err(|error| Refusal::unmet(&error))?;
        self.events += 1;
        Ok(())
    }

    fn break_off(&mut self, seat: usize, how: &'static str) -> Result<(), play::MatchError> {
        self.game.resign(seat)?;
        self.broken_off = Some(how);
        Ok(())
    }

    /// How the match ended, if it has.
    pub(crate) fn ended(&self) -> Option<Ended> {
        let finish = self.game.finish()?;
        let how = self.broken_off.unwrap_or(match finish.how {
            How::Played => "played",
            How::Resigned(_) => "resigned",
            How::Agreed => "agreed",
            How::Repeated => "repeated",
            How::TooLong => "too-long",
        });
        Some(Ended { how: how.to_owned(), winners: finish.winners.clone() })
    }
}
