//! The stages of a match: players place pieces in secret, if the game has that, then they move.
use super::MatchTerms;
use crate::problem::Refusal;
use engine::games;
use play::{Deal, Match, MatchError, Placing, Rng, Setup, SetupError, Start};
use protocol::site::PlacingState;

/// The stage of a match.
#[derive(Clone)]
pub(super) enum Stage {
    /// Players place pieces; `again` if the last placement left no move.
    Placing { placing: Placing, again: bool },
    /// Players move.
    Playing(Match),
}

impl Stage {
    /// The stage in which a match begins.
    pub(super) fn first(terms: &MatchTerms) -> Result<Stage, Refusal> {
        match terms.pieces {
            Some(pieces) => Ok(Stage::Placing { placing: placing(terms, pieces)?, again: false }),
            None => begin(terms.deal.clone()).map(Stage::Playing).map_err(|error| Refusal::unprocessable(&error)),
        }
    }

    /// The game in progress; none while pieces are being placed.
    pub(super) fn game(&self) -> Option<&Match> {
        match self {
            Stage::Placing { .. } => None,
            Stage::Playing(game) => Some(game),
        }
    }

    /// The game in progress, or the refusal while pieces are being placed.
    pub(super) fn playing(&self) -> Result<&Match, Refusal> {
        self.game().ok_or_else(|| Refusal::conflict("refused-placing"))
    }

    /// The same to change it.
    pub(super) fn game_mut(&mut self) -> Result<&mut Match, Refusal> {
        match self {
            Stage::Placing { .. } => Err(Refusal::conflict("refused-placing")),
            Stage::Playing(game) => Ok(game),
        }
    }

    /// Refuses a placement that a seat may not make.
    pub(super) fn check_placement(&self, seat: usize, squares: &[u64]) -> Result<(), Refusal> {
        let Stage::Placing { placing, .. } = self else { return Err(Refusal::conflict("refused-not-placing")) };
        if placing.has_placed(seat) {
            return Err(Refusal::conflict("refused-placed"));
        }
        placing.placement().check(seat, squares, placing.pieces()).map_err(|error| Refusal::unprocessable(&error))
    }

    /// Places the pieces of a seat. The game begins when all have placed. If that leaves no move, all pieces are
    /// removed unseen and placed again.
    pub(super) fn place(&mut self, terms: &MatchTerms, seat: usize, squares: &[u64]) -> Result<(), Refusal> {
        self.check_placement(seat, squares)?;
        let Stage::Placing { placing, .. } = self else { return Ok(()) };
        placing.place(seat, squares).map_err(|error| Refusal::unprocessable(&error))?;
        if (0..terms.deal.seats.len()).all(|seat| placing.has_placed(seat)) {
            *self = match placing.begin() {
                Ok(game) => Stage::Playing(game),
                Err(SetupError::Match(MatchError::StartIsOver { .. })) => {
                    Stage::Placing { placing: self::placing(terms, placing.pieces())?, again: true }
                }
                Err(error) => return Err(Refusal::failure(&error)),
            };
        }
        Ok(())
    }

    /// The first seat that has not placed its pieces.
    pub(super) fn first_unplaced_seat(&self) -> Option<usize> {
        let Stage::Placing { placing, .. } = self else { return None };
        (0..placing.seats().len()).find(|seat| !placing.has_placed(*seat))
    }

    /// The placing as a seat, or a spectator, may see it: never the pieces of others.
    pub(super) fn placing(&self, seat: Option<usize>) -> Option<PlacingState> {
        let Stage::Placing { placing, again } = self else { return None };
        let seats = 0..placing.seats().len();
        let sides = placing.placement().sides.iter();
        Some(PlacingState {
            pieces: placing.pieces(),
            squares: sides.map(|side| [*side.squares.start(), *side.squares.end()]).collect(),
            placed: seats.map(|seat| placing.has_placed(seat)).collect(),
            yours: seat.and_then(|seat| placing.squares_of(seat)).map(<[u64]>::to_vec),
            again: *again,
        })
    }
}

/// A game before its first move. Between people it is built without theory, which may take long to check the start;
/// that was checked when the match was set up.
fn begin(deal: Deal) -> Result<Match, MatchError> {
    if deal.seats.iter().any(|player| player.level().is_some()) {
        return Match::new(deal);
    }
    let game = games::rules(deal.game, &deal.params)?;
    Match::with_game(deal, game.into())
}

/// A placing in which nobody has placed.
fn placing(terms: &MatchTerms, pieces: usize) -> Result<Placing, Refusal> {
    let setup = Setup {
        params: terms.deal.params.clone(),
        convention: terms.deal.convention,
        ..Setup::new(terms.deal.game, Start::Placed(Some(pieces)), terms.deal.seats.clone())
    };
    // Only computers place at random, and here all are people.
    setup.place(&mut Rng::new(0)).map_err(|error| Refusal::unprocessable(&error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::server_match::testing::{computer, nim, of_game, person};
    use engine::{GameError, Params, Value};

    #[test]
    fn a_match_between_people_is_restored_without_a_proof() {
        let code = Params(vec![("code".to_owned(), Value::Text("0.376".to_owned()))]);
        let mut long = of_game("octal", "20000", [person("a"), person("b")]);
        long.deal.params = code;
        let stage = Stage::first(&long).unwrap();
        let rules = stage.game().unwrap().game();
        assert_eq!(rules.play("20000", "1-3").unwrap(), "19997");
        assert_eq!(rules.tame("20000").unwrap_err(), GameError::NoTheory);
        let alone = nim("3,5", [person("a"), computer()]);
        assert!(Stage::first(&alone).unwrap().game().unwrap().game().tame("3,5").is_ok(), "computers need theory");
    }
}
