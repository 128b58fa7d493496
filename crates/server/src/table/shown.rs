//! A match as somebody may see it.
use super::{Pace, Seat, Table};
use play::{Match, record};
use protocol::site::{ClockState, MatchState, OfferState, SeatInfo};

impl Table {
    /// The state for an account, or for a spectator.
    pub(crate) fn state(&self, account: Option<&str>, now: i64) -> MatchState {
        let (settled, game) = (&self.settled, self.game());
        let you = account.and_then(|account| settled.seat_of(account));
        MatchState {
            id: settled.id.clone(),
            game: settled.game.to_owned(),
            params: protocol::params::write(&settled.params),
            convention: settled.convention.name().to_owned(),
            start: game.map_or_else(String::new, |game| game.deal().start.clone()),
            placing: self.stage.placing(you),
            rated: settled.rated,
            open: self.is_open(),
            seats: settled.seats.iter().map(seat).collect(),
            you,
            moves: game.map_or(&[][..], Match::plies).iter().map(|ply| ply.mv.clone()).collect(),
            position: game.map_or_else(String::new, |game| game.position().to_owned()),
            turn: self.turn(),
            ended: self.ended(),
            events: self.events,
            created: settled.created,
            clock: settled.pace.map(|pace| self.clock(pace, now)),
            offer: self.offer.map(|(offer, seat)| OfferState { offer: offer.name().to_owned(), seat }),
            next: self.next.clone(),
            pair: settled.pair.clone(),
        }
    }

    fn clock(&self, pace: Pace, now: i64) -> ClockState {
        let turn = self.turn().filter(|_| !self.is_open());
        let left = self.clocks.as_ref().map_or_else(Vec::new, |clocks| clocks.left(turn, now));
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

fn seat(seat: &Seat) -> SeatInfo {
    match seat {
        Seat::Free => SeatInfo { name: None, guest: false, level: None },
        Seat::Person { name, guest, .. } => SeatInfo { name: name.clone(), guest: *guest, level: None },
        Seat::Computer(level) => SeatInfo { name: None, guest: false, level: Some(level.number()) },
    }
}
