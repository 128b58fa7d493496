//! A match as the server keeps it: what was settled, what has happened since, and what may happen next. Pure.
//!
//! Everything that happens is an event, and events are only ever added. A command is checked against the table and
//! turned into events; when these are kept for good, they are applied.
mod command;
mod due;
mod event;
mod shown;
mod stage;
mod time;

pub(crate) use command::{Command, Thinker};
pub(crate) use event::{Event, Kind, Offer};
pub(crate) use time::Pace;

use crate::{clock::now, problem::Refusal};
use engine::{Convention, Params};
use play::{How, Level, Match};
use protocol::site::Ended;
use stage::Stage;
use std::sync::Arc;
use time::Clocks;

/// What was settled before the first move.
#[derive(Clone, Debug)]
pub(crate) struct Settled {
    pub(crate) id: String,
    pub(crate) game: &'static str,
    pub(crate) params: Params,
    pub(crate) convention: Convention,
    /// Empty when pieces are placed first.
    pub(crate) start: String,
    /// Whether somebody chose the start; it was drawn otherwise.
    pub(crate) chosen: bool,
    /// Both place so many pieces in secret before the first move.
    pub(crate) pieces: Option<usize>,
    /// Whether it counts.
    pub(crate) rated: bool,
    /// Whether everybody may see that a seat is free.
    pub(crate) listed: bool,
    /// How much time there is, if not any amount.
    pub(crate) pace: Option<Pace>,
    /// The other match of a pair: the same start with sides swapped.
    pub(crate) pair: Option<String>,
    /// Who plays, in the order of moving.
    pub(crate) seats: Vec<Seat>,
    pub(crate) created: i64,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Seat {
    /// Nobody yet.
    Free,
    /// A person; without a name when the account was deleted.
    Person { account: String, name: Option<String>, guest: bool },
    /// The computer.
    Computer(Level),
}

impl Settled {
    /// An unrated match of Nim, for tests.
    #[cfg(test)]
    pub(crate) fn of_nim(start: &str, seats: Vec<Seat>) -> Settled {
        Settled {
            id: "m".to_owned(),
            game: "nim",
            params: Params::default(),
            convention: Convention::Normal,
            start: start.to_owned(),
            chosen: true,
            pieces: None,
            rated: false,
            listed: false,
            pace: None,
            pair: None,
            seats,
            created: 0,
        }
    }

    /// The level of the computer; 0 between people.
    pub(crate) fn level(&self) -> u8 {
        let levels = self.seats.iter().filter_map(|seat| match seat {
            Seat::Computer(level) => Some(level.number()),
            Seat::Person { .. } | Seat::Free => None,
        });
        levels.max().unwrap_or(0)
    }

    /// The seat of an account.
    pub(crate) fn seat_of(&self, account: &str) -> Option<usize> {
        let sits = |seat: &Seat| matches!(seat, Seat::Person { account: sitting, .. } if sitting == account);
        self.seats.iter().position(sits)
    }

    /// The account of whoever plays this match against the computer, if it counts.
    pub(crate) fn player(&self) -> Option<&str> {
        let account = self.seats.iter().find_map(|seat| match seat {
            Seat::Person { account, .. } => Some(account.as_str()),
            Seat::Free | Seat::Computer(_) => None,
        });
        account.filter(|_| self.rated && self.level() > 0)
    }

    /// The first free seat.
    pub(crate) fn free_seat(&self) -> Option<usize> {
        self.seats.iter().position(|seat| *seat == Seat::Free)
    }
}

/// A match with everything that has happened.
#[derive(Clone)]
pub(crate) struct Table {
    settled: Arc<Settled>,
    stage: Stage,
    /// How many events there were.
    events: usize,
    /// How it ended and by whom, when that was not by the rules of the game.
    broken_off: Option<(&'static str, usize)>,
    clocks: Option<Clocks>,
    /// What was offered last and not answered yet, and by whom.
    offer: Option<(Offer, usize)>,
    /// The match that follows this one.
    next: Option<String>,
    /// When it began or went on last.
    touched: i64,
}

impl Table {
    /// A match before its first move.
    pub(crate) fn new(settled: Settled) -> Result<Table, Refusal> {
        let stage = Stage::first(&settled)?;
        let clocks = settled.pace.map(|pace| Clocks::new(pace, settled.seats.len()));
        let (touched, settled) = (settled.created, Arc::new(settled));
        Ok(Table { settled, stage, events: 0, broken_off: None, clocks, offer: None, next: None, touched })
    }

    pub(crate) fn settled(&self) -> &Arc<Settled> {
        &self.settled
    }

    /// The match as it stands; none while pieces are being placed.
    pub(crate) fn game(&self) -> Option<&Match> {
        self.stage.game()
    }

    /// Whether it is quickly known what comes of a command: no computer has to think, or one that moves by chance.
    pub(crate) fn is_quick(&self) -> bool {
        self.settled.level() <= Level::Random.number()
    }

    /// The seat to move.
    fn turn(&self) -> Option<usize> {
        self.game()?.turn()
    }

    /// How many moves were made.
    fn made(&self) -> usize {
        self.game().map_or(0, |game| game.plies().len())
    }

    /// How many events there were.
    pub(crate) fn events(&self) -> usize {
        self.events
    }

    /// Whether somebody has still to sit down.
    pub(crate) fn is_open(&self) -> bool {
        self.settled.free_seat().is_some() && self.ended().is_none()
    }

    /// The match that follows, when a rematch was agreed on since an earlier look: sides are swapped, and the start is the
    /// same until another is drawn.
    pub(crate) fn rematch(&self, before: &Table) -> Option<Settled> {
        let id = self.next.clone().filter(|_| before.next.is_none())?;
        let mut settled = Settled { id, pair: None, created: now(), ..Settled::clone(&self.settled) };
        settled.seats.rotate_left(1);
        Some(settled)
    }

    /// When the time of the player to move ends.
    pub(crate) fn deadline(&self) -> Option<i64> {
        self.clocks.as_ref().filter(|_| !self.is_open())?.deadline(self.turn())
    }

    /// Takes note of something that has happened.
    pub(crate) fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        match &event.kind {
            Kind::Joined => self.start_clock(event.at),
            // Who sits where is read together with the match.
            Kind::Seated => {}
            Kind::Placed(squares) => {
                self.stage.place(&self.settled, event.seat, squares)?;
                // The clocks begin with the first move.
                self.start_clock(event.at);
            }
            Kind::Move(mv) => self.moved(event, mv)?,
            Kind::Resigned => self.break_off(event, "resigned")?,
            Kind::Left => self.break_off(event, "left")?,
            Kind::TimedOut => self.break_off(event, "time")?,
            Kind::Offered(offer) => self.offer = Some((*offer, event.seat)),
            Kind::Accepted(offer, what) => self.accepted(*offer, what, event.at)?,
            Kind::Declined(_) => self.offer = None,
        }
        self.touch(event);
        self.events += 1;
        Ok(())
    }

    fn moved(&mut self, event: &Event, mv: &str) -> Result<(), Refusal> {
        self.stage.game_mut()?.play(mv).map_err(|error| Refusal::unmet(&error))?;
        self.offer = None;
        if let Some(clocks) = &mut self.clocks {
            clocks.press(event.seat, event.at);
        }
        Ok(())
    }

    fn accepted(&mut self, offer: Offer, what: &str, at: i64) -> Result<(), Refusal> {
        self.offer = None;
        match offer {
            Offer::Draw => self.stage.game_mut()?.agree_to_draw().map_err(|error| Refusal::unmet(&error))?,
            Offer::Rematch => self.next = Some(what.to_owned()),
            Offer::Takeback => {
                let kept = what.parse().unwrap_or(usize::MAX);
                let game = self.stage.game_mut()?;
                while game.plies().len() > kept && game.undo() {}
                self.start_clock(at);
            }
        }
        Ok(())
    }

    fn start_clock(&mut self, at: i64) {
        if let Some(clocks) = &mut self.clocks {
            clocks.start(at);
        }
    }

    fn break_off(&mut self, event: &Event, how: &'static str) -> Result<(), Refusal> {
        let (seat, turn) = (event.seat, self.turn());
        if let Some(clocks) = &mut self.clocks {
            clocks.stop(turn, event.at);
        }
        if let Stage::Playing(game) = &mut self.stage {
            game.resign(seat).map_err(|error| Refusal::unmet(&error))?;
        }
        self.broken_off = Some((how, seat));
        self.offer = None;
        Ok(())
    }

    /// How the match ended, if it has.
    pub(crate) fn ended(&self) -> Option<Ended> {
        if let Some((how, by)) = self.broken_off {
            let winners = (0..self.settled.seats.len()).filter(|seat| *seat != by).collect();
            return Some(Ended { how: how.to_owned(), winners });
        }
        let finish = self.game()?.finish()?;
        let how = match finish.how {
            How::Played => "played",
            How::Resigned(_) => "resigned",
            How::Agreed => "agreed",
            How::Repeated => "repeated",
            How::TooLong => "too-long",
        };
        Some(Ended { how: how.to_owned(), winners: finish.winners.clone() })
    }
}
