//! The phase before a match in which each side places its pieces, unseen by the others.
use crate::{
    deal::{Deal, Player},
    game_match::{Match, MatchError},
    rng::Rng,
    setup::SetupError,
};
use engine::{
    AnyGame, Convention, GameError,
    placement::{Placement, PlacementError},
};
use std::sync::Arc;

/// Pieces being placed. What a side has placed stays hidden from the others until the match begins.
#[derive(Clone)]
pub struct Placing {
    deal: Deal,
    game: Arc<dyn AnyGame>,
    placement: Placement,
    pieces: usize,
    placed: Vec<Option<Vec<u64>>>,
}

impl Placing {
    /// A placing in which the computers have placed their pieces at random.
    pub(crate) fn new(
        deal: Deal,
        game: Arc<dyn AnyGame>,
        pieces: Option<usize>,
        rng: &mut Rng,
    ) -> Result<Placing, SetupError> {
        let placement = game.placement().ok_or(SetupError::NothingToPlace)?.clone();
        let (seats, expected) = (deal.seats.len(), placement.sides.len());
        if seats != expected {
            return Err(MatchError::Seats { seats, expected }.into());
        }
        if let (Convention::Misere, Some(reason)) = (deal.convention, game.normal_only()) {
            return Err(GameError::NormalOnly { reason }.into());
        }
        let pieces = pieces.unwrap_or(placement.pieces);
        if !(1..=placement.most_pieces).contains(&pieces) {
            return Err(PlacementError::Pieces { pieces, expected: placement.most_pieces }.into());
        }
        let mut placing = Placing { deal, game, placement, pieces, placed: vec![None; seats] };
        for seat in 0..seats {
            if let Player::Computer(_) = placing.deal.seats[seat] {
                placing.placed[seat] = Some(placing.by_chance(seat, rng));
            }
        }
        Ok(placing)
    }

    fn by_chance(&self, seat: usize, rng: &mut Rng) -> Vec<u64> {
        let squares = &self.placement.sides[seat].squares;
        let square = |rng: &mut Rng| rng.with_dice(|dice| dice.between(*squares.start(), *squares.end()));
        (0..self.pieces).map(|_| square(rng)).collect()
    }

    /// Who plays, in the order of moving.
    pub fn seats(&self) -> &[Player] {
        &self.deal.seats
    }

    /// Where pieces may be placed: the side of each seat in turn.
    pub fn placement(&self) -> &Placement {
        &self.placement
    }

    /// Number of pieces that each side places.
    pub fn pieces(&self) -> usize {
        self.pieces
    }

    /// Whether a seat has placed its pieces.
    pub fn has_placed(&self, seat: usize) -> bool {
        self.placed.get(seat).is_some_and(Option::is_some)
    }

    /// The squares that a seat has placed on; show them to that seat only.
    pub fn squares_of(&self, seat: usize) -> Option<&[u64]> {
        self.placed.get(seat)?.as_deref()
    }

    /// Places the pieces of a seat, replacing an earlier choice.
    pub fn place(&mut self, seat: usize, squares: &[u64]) -> Result<(), PlacementError> {
        self.placement.check(seat, squares, self.pieces)?;
        self.placed[seat] = Some(squares.to_vec());
        Ok(())
    }

    /// Reveals all pieces and begins the match; every side must have placed.
    pub fn begin(&self) -> Result<Match, SetupError> {
        let placed: Vec<Vec<u64>> = self.placed.iter().flatten().cloned().collect();
        let start = self.placement.start(&placed)?;
        Ok(Match::with_game(Deal { start, ..self.deal.clone() }, Arc::clone(&self.game))?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Effort, Level, testing::corridors};
    use engine::Params;

    fn placing(seats: Vec<Player>, pieces: Option<usize>) -> Result<Placing, SetupError> {
        let (params, convention) = (Params::default(), Convention::Normal);
        let deal = Deal { game: "nim", params, convention, start: String::new(), seats };
        Placing::new(deal, corridors().into(), pieces, &mut Rng::new(4))
    }

    fn person(name: &str) -> Player {
        Player::Person(name.to_owned())
    }

    #[test]
    fn two_people_place_in_secret_and_begin() {
        let mut placing = placing(vec![person("A"), person("B")], None).unwrap();
        assert!(placing.begin().is_err(), "nobody has placed");
        placing.place(1, &[4, 5, 6]).unwrap();
        assert!(placing.has_placed(1) && !placing.has_placed(0));
        assert_eq!(
            (placing.squares_of(0), placing.squares_of(1), placing.squares_of(2)),
            (None, Some([4, 5, 6].as_slice()), None)
        );
        assert!(placing.begin().is_err(), "one has not placed");
        placing.place(0, &[3, 3, 3]).unwrap();
        placing.place(0, &[1, 2, 3]).unwrap();
        assert_eq!(placing.begin().unwrap().position(), "1:4,2:5,3:6");
    }

    #[test]
    fn pieces_stay_in_their_half_and_their_number() {
        let mut placing = placing(vec![person("A"), person("B")], Some(2)).unwrap();
        let square = PlacementError::Square { square: 4, least: 1, most: 3 };
        assert_eq!(placing.place(0, &[1, 4]), Err(square));
        assert_eq!(placing.place(1, &[4]), Err(PlacementError::Pieces { pieces: 1, expected: 2 }));
        assert_eq!(placing.place(2, &[4, 4]), Err(PlacementError::Sides { sides: 3, expected: 2 }));
        assert!(!placing.has_placed(0) && !placing.has_placed(1));
    }

    #[test]
    fn a_computer_places_by_chance_and_then_plays() {
        let mut placing = placing(vec![person("A"), Player::computer(Level::Perfect)], Some(4)).unwrap();
        assert!(placing.has_placed(1));
        placing.place(0, &[1, 1, 2, 3]).unwrap();
        let mut game = placing.begin().unwrap();
        let first = game.game().moves(game.position(), 1).unwrap();
        game.play(&first[0]).unwrap();
        assert!(game.think(&Effort::default(), &mut Rng::new(2)).unwrap().is_some());
    }

    #[test]
    fn impossible_numbers_of_pieces_are_refused() {
        for pieces in [0, 9, usize::MAX] {
            assert!(placing(vec![person("A"), person("B")], Some(pieces)).is_err(), "{pieces}");
        }
        assert!(placing(vec![person("A")], None).is_err());
    }
}
