//! What goes on in a match: pieces are placed in secret, then moves are made.
use super::{Seat, Settled};
use crate::problem::Refusal;
use engine::games;
use play::{Chance, Deal, Match, MatchError, Placing, Player, Setup, SetupError, Start};
use protocol::site::PlacingState;

/// What goes on.
#[derive(Clone)]
pub(super) enum Stage {
    /// Pieces are being placed; again, if no move was left the last time.
    Placing { placing: Placing, again: bool },
    /// Moves are made.
    Playing(Match),
}

impl Stage {
    /// How a match begins.
    pub(super) fn first(settled: &Settled) -> Result<Stage, Refusal> {
        match settled.pieces {
            Some(pieces) => Ok(Stage::Placing { placing: placing(settled, pieces)?, again: false }),
            None => {
                let deal = Deal {
                    game: settled.game,
                    params: settled.params.clone(),
                    convention: settled.convention,
                    start: settled.start.clone(),
                    seats: players(settled),
                };
                begun(deal).map(Stage::Playing).map_err(|error| Refusal::unmet(&error))
            }
        }
    }

    /// The match, once moves are made.
    pub(super) fn game(&self) -> Option<&Match> {
        match self {
            Stage::Placing { .. } => None,
            Stage::Playing(game) => Some(game),
        }
    }

    /// The same, or why there is none.
    pub(super) fn playing(&self) -> Result<&Match, Refusal> {
        self.game().ok_or_else(|| Refusal::conflict("refused-placing"))
    }

    /// The same, to make a move.
    pub(super) fn game_mut(&mut self) -> Result<&mut Match, Refusal> {
        match self {
            Stage::Placing { .. } => Err(Refusal::conflict("refused-placing")),
            Stage::Playing(game) => Ok(game),
        }
    }

    /// Refuses what a seat cannot place.
    pub(super) fn may_place(&self, seat: usize, squares: &[u64]) -> Result<(), Refusal> {
        let Stage::Placing { placing, .. } = self else { return Err(Refusal::conflict("refused-not-placing")) };
        if placing.has_placed(seat) {
            return Err(Refusal::conflict("refused-placed"));
        }
        placing.placement().check(seat, squares, placing.pieces()).map_err(|error| Refusal::unmet(&error))
    }

    /// Places the pieces of a seat. When all have placed, the match begins; where no move would be left, everything is put
    /// away unseen and placed again.
    pub(super) fn place(&mut self, settled: &Settled, seat: usize, squares: &[u64]) -> Result<(), Refusal> {
        self.may_place(seat, squares)?;
        let Stage::Placing { placing, .. } = self else { return Ok(()) };
        placing.place(seat, squares).map_err(|error| Refusal::unmet(&error))?;
        if (0..settled.seats.len()).all(|seat| placing.has_placed(seat)) {
            *self = match placing.begin() {
                Ok(game) => Stage::Playing(game),
                Err(SetupError::Match(MatchError::StartIsOver { .. })) => {
                    Stage::Placing { placing: self::placing(settled, placing.pieces())?, again: true }
                }
                Err(error) => return Err(Refusal::failed(&error)),
            };
        }
        Ok(())
    }

    /// The first seat that has still to place its pieces.
    pub(super) fn unplaced(&self) -> Option<usize> {
        let Stage::Placing { placing, .. } = self else { return None };
        (0..placing.seats().len()).find(|seat| !placing.has_placed(*seat))
    }

    /// How far the placing is, for somebody in a seat or nobody: the pieces of others are never told.
    pub(super) fn placing(&self, seat: Option<usize>) -> Option<PlacingState> {
        let Stage::Placing { placing, again } = self else { return None };
        let seats = 0..placing.seats().len();
        let sides = placing.placement().sides.iter();
        Some(PlacingState {
            pieces: placing.pieces(),
            squares: sides.map(|side| [*side.squares.start(), *side.squares.end()]).collect(),
            placed: seats.map(|seat| placing.has_placed(seat)).collect(),
            yours: seat.and_then(|seat| placing.placed(seat)).map(<[u64]>::to_vec),
            again: *again,
        })
    }
}

/// A match before its first move. People need no theory, which may take long to say whether it knows the start: that was
/// found out when the match was set up.
fn begun(deal: Deal) -> Result<Match, MatchError> {
    if deal.seats.iter().any(|player| player.level().is_some()) {
        return Match::new(deal);
    }
    let game = games::rules(deal.game, &deal.params)?;
    Match::with_game(deal, game.into())
}

/// A placing in which nobody has placed.
fn placing(settled: &Settled, pieces: usize) -> Result<Placing, Refusal> {
    let setup = Setup {
        params: settled.params.clone(),
        convention: settled.convention,
        ..Setup::new(settled.game, Start::Placed(Some(pieces)), players(settled))
    };
    // Only computers would place by chance, and there is none.
    setup.place(&mut Chance::new(0)).map_err(|error| Refusal::unmet(&error))
}

fn players(settled: &Settled) -> Vec<Player> {
    let player = |seat: &Seat| match seat {
        Seat::Free => Player::Person(String::new()),
        Seat::Person { name, .. } => Player::Person(name.clone().unwrap_or_default()),
        Seat::Computer(level) => Player::Computer(*level),
    };
    settled.seats.iter().map(player).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{GameError, Params, Value};
    use play::Level;

    fn person() -> Seat {
        Seat::Person { account: "a".to_owned(), name: None, guest: true }
    }

    #[test]
    fn a_match_between_people_is_read_again_without_a_proof() {
        let code = Params(vec![("code".to_owned(), Value::Text("0.376".to_owned()))]);
        let long = Settled { game: "octal", params: code, ..Settled::of_nim("20000", vec![person(), person()]) };
        let stage = Stage::first(&long).unwrap();
        let rules = stage.game().unwrap().game();
        assert_eq!(rules.play("20000", "1-3").unwrap(), "19997");
        assert_eq!(rules.tame("20000").unwrap_err(), GameError::NoTheory);
        let alone = Settled::of_nim("3,5", vec![person(), Seat::Computer(Level::Perfect)]);
        assert!(Stage::first(&alone).unwrap().game().unwrap().game().tame("3,5").is_ok(), "computers need theory");
    }
}
