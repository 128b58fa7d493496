//! A match as the server referees it: its terms, what has happened since, and what may happen next.
//!
//! Everything that happens is an event, and events are only ever added. The referee checks a [`Command`] against the
//! match, which turns it into events; it stores these before anybody sees the match after them. Nothing in here reads a
//! clock or draws a random number: time, ids and seeds come in with a [`Context`].
mod clocks;
mod command;
mod due;
mod event;
mod stage;
mod terms;
mod view;

pub(crate) use clocks::Pace;
pub(crate) use command::{Command, Context};
pub(crate) use event::{Event, EventKind};
pub(crate) use protocol::site::Offer;
#[cfg(test)]
pub(crate) use terms::testing;
pub(crate) use terms::{MatchTerms, SeatAccount};

use crate::problem::Refusal;
use clocks::Clocks;
use play::{How, Match, Ply};
use protocol::site::{EndReason, MatchEnd};
use stage::Stage;
use std::sync::Arc;

/// Number of bytes of a match before its first move, about.
const USUAL_BYTES: usize = 4 << 10;

/// The same if the game has parameters of its own: its rules may be as large as a match may have them.
const OWN_RULES_BYTES: usize = 256 << 10;

/// A match with everything that has happened.
#[derive(Clone)]
pub(crate) struct ServerMatch {
    terms: Arc<MatchTerms>,
    stage: Stage,
    /// Number of events so far.
    events: usize,
    /// How the match ended and by whom, unless by the rules of the game.
    broken_off: Option<(EndReason, usize)>,
    clocks: Option<Clocks>,
    /// The offer that waits for an answer, and the seat that made it.
    offer: Option<(Offer, usize)>,
    offer_counts: OfferCounts,
    /// The id of the rematch.
    next: Option<String>,
    /// When the match began or last went on.
    last_activity: i64,
}

/// Number of offers made.
#[derive(Clone, Copy, Default)]
struct OfferCounts {
    /// In the whole match.
    all: usize,
    /// By each player since the last move or agreement.
    recent: [usize; 2],
}

impl ServerMatch {
    /// A match before its first move.
    pub(crate) fn new(terms: MatchTerms) -> Result<ServerMatch, Refusal> {
        let stage = Stage::first(&terms)?;
        let clocks = terms.pace.map(|pace| Clocks::new(pace, terms.deal.seats.len()));
        let (last_activity, terms) = (terms.created, Arc::new(terms));
        Ok(ServerMatch {
            terms,
            stage,
            events: 0,
            broken_off: None,
            clocks,
            offer: None,
            offer_counts: OfferCounts::default(),
            next: None,
            last_activity,
        })
    }

    pub(crate) fn terms(&self) -> &Arc<MatchTerms> {
        &self.terms
    }

    /// The game in progress; none while pieces are being placed.
    pub(crate) fn game(&self) -> Option<&Match> {
        self.stage.game()
    }

    /// The seat to move.
    fn turn(&self) -> Option<usize> {
        self.game()?.turn()
    }

    /// Number of moves so far.
    fn ply_count(&self) -> usize {
        self.game().map_or(0, |game| game.plies().len())
    }

    /// Number of events so far.
    pub(crate) fn events(&self) -> usize {
        self.events
    }

    /// Number of bytes in memory, about.
    pub(crate) fn bytes(&self) -> usize {
        let rules = if self.terms.deal.params.0.is_empty() { USUAL_BYTES } else { OWN_RULES_BYTES };
        let moves = self.game().map_or(&[][..], Match::plies).iter();
        rules + moves.map(|ply| size_of::<Ply>() + ply.mv.len() + ply.to.len()).sum::<usize>()
    }

    /// Whether a seat is still free.
    pub(crate) fn is_open(&self) -> bool {
        self.terms.free_seat().is_some() && self.end().is_none()
    }

    /// The terms of the rematch, if the players agreed on one after `before`: sides are swapped, and the start stays
    /// the same until another is drawn.
    pub(crate) fn rematch(&self, before: &ServerMatch, now: i64) -> Option<MatchTerms> {
        let id = self.next.clone().filter(|_| before.next.is_none())?;
        let mut terms = MatchTerms { id, pair: None, created: now, ..MatchTerms::clone(&self.terms) };
        terms.swap_sides();
        Some(terms)
    }

    /// When the time of the player to move runs out.
    pub(crate) fn deadline(&self) -> Option<i64> {
        self.clocks.as_ref().filter(|_| !self.is_open())?.deadline(self.turn())
    }

    /// Applies an event.
    pub(crate) fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        match &event.kind {
            EventKind::Joined | EventKind::Resumed => self.start_clock(event.at),
            // The seats are read from the database together with the terms.
            EventKind::Seated => {}
            EventKind::Placed(squares) => {
                self.stage.place(&self.terms, event.seat, squares)?;
                // The clocks begin with the first move.
                self.start_clock(event.at);
            }
            EventKind::Move(mv) => self.apply_move(event, mv)?,
            EventKind::Resigned => self.break_off(event, EndReason::Resigned)?,
            EventKind::Left => self.break_off(event, EndReason::Left)?,
            EventKind::TimedOut => self.break_off(event, EndReason::Time)?,
            EventKind::Offered(offer) => self.apply_offer(*offer, event.seat),
            EventKind::Accepted(offer, result) => self.apply_agreement(*offer, result, event.at)?,
            EventKind::Declined(_) => self.offer = None,
        }
        self.note_activity(event);
        self.events += 1;
        Ok(())
    }

    fn apply_offer(&mut self, offer: Offer, seat: usize) {
        self.offer = Some((offer, seat));
        self.offer_counts.all += 1;
        if let Some(recent) = self.offer_counts.recent.get_mut(seat) {
            *recent += 1;
        }
    }

    fn apply_move(&mut self, event: &Event, mv: &str) -> Result<(), Refusal> {
        self.stage.game_mut()?.play(mv).map_err(|error| Refusal::unprocessable(&error))?;
        self.offer = None;
        self.offer_counts.recent = [0; 2];
        if let Some(clocks) = &mut self.clocks {
            clocks.press(event.seat, event.at);
        }
        Ok(())
    }

    fn apply_agreement(&mut self, offer: Offer, result: &str, at: i64) -> Result<(), Refusal> {
        self.offer = None;
        self.offer_counts.recent = [0; 2];
        match offer {
            Offer::Draw => self.stage.game_mut()?.agree_to_draw().map_err(|error| Refusal::unprocessable(&error))?,
            Offer::Rematch => self.next = Some(result.to_owned()),
            Offer::Unknown => {}
            Offer::Takeback => {
                let remaining = result.parse().unwrap_or(usize::MAX);
                let game = self.stage.game_mut()?;
                while game.plies().len() > remaining && game.undo() {}
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

    fn break_off(&mut self, event: &Event, how: EndReason) -> Result<(), Refusal> {
        let (seat, turn) = (event.seat, self.turn());
        if let Some(clocks) = &mut self.clocks {
            clocks.stop(turn, event.at);
        }
        if let Stage::Playing(game) = &mut self.stage {
            game.resign(seat).map_err(|error| Refusal::unprocessable(&error))?;
        }
        self.broken_off = Some((how, seat));
        self.offer = None;
        self.offer_counts.recent = [0; 2];
        Ok(())
    }

    /// How the match ended, if it has.
    pub(crate) fn end(&self) -> Option<MatchEnd> {
        if let Some((how, by)) = self.broken_off {
            let winners = (0..self.terms.deal.seats.len()).filter(|seat| *seat != by).collect();
            return Some(MatchEnd { how, winners });
        }
        let finish = self.game()?.finish()?;
        let how = match finish.how {
            How::Played => EndReason::Played,
            How::Resigned(_) => EndReason::Resigned,
            How::Agreed => EndReason::Agreed,
            How::Repeated => EndReason::Repeated,
            How::TooLong => EndReason::TooLong,
        };
        Some(MatchEnd { how, winners: finish.winners.clone() })
    }
}
