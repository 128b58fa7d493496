//! A match as somebody may see it.
use super::{Seat, Table};
use play::record;
use protocol::site::{MatchState, SeatInfo};

impl Table {
    /// The state for an account, or for a spectator.
    pub(crate) fn state(&self, account: Option<&str>) -> MatchState {
        let (settled, game) = (&self.settled, &self.game);
        MatchState {
            id: settled.id.clone(),
            game: settled.game.to_owned(),
            params: protocol::params::write(&settled.params),
            convention: settled.convention.name().to_owned(),
            start: settled.start.clone(),
            rated: settled.rated,
            seats: settled.seats.iter().map(seat).collect(),
            you: account.and_then(|account| settled.seat_of(account)),
            moves: game.plies().iter().map(|ply| ply.mv.clone()).collect(),
            position: game.position().to_owned(),
            turn: game.turn(),
            ended: self.ended(),
            events: self.events,
            created: settled.created,
        }
    }

    /// The record of the match.
    pub(crate) fn record(&self) -> String {
        record::write(&self.game)
    }
}

fn seat(seat: &Seat) -> SeatInfo {
    match seat {
        Seat::Person { name, guest, .. } => SeatInfo { name: name.clone(), guest: *guest, level: None },
        Seat::Computer(level) => SeatInfo { name: None, guest: false, level: Some(level.number()) },
    }
}
