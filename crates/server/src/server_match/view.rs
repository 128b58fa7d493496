//! A match as one person, or a spectator, may see it. Nothing else decides what is shown to whom.
use super::{MatchTerms, Pace, ServerMatch};
use play::{Match, record};
use protocol::site::{ClockState, MatchState, OfferState, SeatInfo};

impl ServerMatch {
    /// The state for an account, or for a spectator.
    pub(crate) fn state(&self, account: Option<&str>, now: i64) -> MatchState {
        let (terms, game) = (&self.terms, self.game());
        let you = account.and_then(|account| terms.seat_of(account));
        MatchState {
            id: terms.id.clone(),
            game: terms.deal.game.to_owned(),
            params: protocol::params::write(&terms.deal.params),
            convention: terms.deal.convention.name().to_owned(),
            start: game.map_or_else(String::new, |game| game.deal().start.clone()),
            placing: self.stage.placing(you),
            rated: terms.rated,
            open: self.is_open(),
            seats: (0..terms.deal.seats.len()).map(|seat| seat_info(terms, seat)).collect(),
            you,
            moves: game.map_or(&[][..], Match::plies).iter().map(|ply| ply.mv.clone()).collect(),
            position: game.map_or_else(String::new, |game| game.position().to_owned()),
            turn: self.turn(),
            ended: self.end(),
            events: self.events,
            created: terms.created,
            clock: terms.pace.map(|pace| self.clock(pace, now)),
            offer: self.offer.map(|(offer, seat)| OfferState { offer, seat }),
            next: self.next.clone(),
            pair: terms.pair.clone(),
        }
    }

    fn clock(&self, pace: Pace, now: i64) -> ClockState {
        let turn = self.turn().filter(|_| !self.is_open());
        let left = self.clocks.as_ref().map_or_else(Vec::new, |clocks| clocks.time_left(turn, now));
        ClockState {
            initial: pace.initial,
            increment: pace.increment,
            left: left.iter().map(|left| (*left).max(0)).collect(),
        }
    }

    /// The record of the match; none while pieces are being placed.
    pub(crate) fn record(&self) -> Option<String> {
        self.game().map(record::write)
    }
}

fn seat_info(terms: &MatchTerms, seat: usize) -> SeatInfo {
    SeatInfo {
        name: terms.name_in(seat).map(str::to_owned),
        guest: terms.accounts[seat].as_ref().is_some_and(|account| account.is_guest),
        bot: terms.accounts[seat].as_ref().is_some_and(|account| account.is_bot),
        level: terms.deal.seats[seat].level().map(|level| level.number()),
    }
}
