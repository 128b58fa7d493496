//! Marks that moves leave on a board: who took, added or placed what.
use crate::seats::Hand;
use engine::board::{Board, Change, Touch};
use std::{collections::HashMap, mem::discriminant};

/// Maximum number of moves whose marks are kept.
const MOST_MOVES: usize = 300;

/// The marks of all moves on the spots of the present board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CaptureMarks {
    spots: Vec<Mark>,
    /// By the names of squares: who bit them off or placed something there.
    placed: HashMap<String, Hand>,
    /// The spots that the last move left, and who made it.
    left: Vec<usize>,
    mover: Option<Hand>,
}

/// What happened on one spot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Mark {
    taken: Vec<Hand>,
    put: Vec<(u64, Hand)>,
}

/// A move with the boards before and after it.
pub struct BoardMove<'a> {
    /// Whose move it was.
    pub hand: Hand,
    /// The board before it.
    pub before: &'a Board,
    /// What the move did to the spots of the board.
    pub touches: Vec<Touch>,
    /// The board after it.
    pub after: &'a Board,
}

impl CaptureMarks {
    /// The marks after some moves.
    pub fn of<'a>(moves: impl DoubleEndedIterator<Item = BoardMove<'a>> + ExactSizeIterator) -> CaptureMarks {
        let old = moves.len().saturating_sub(MOST_MOVES);
        let mut marks = CaptureMarks::default();
        moves.skip(old).for_each(|made| marks.add(&made));
        marks
    }

    fn add(&mut self, made: &BoardMove) {
        self.spots.resize(made.before.len(), Mark::default());
        self.left.clear();
        self.mover = Some(made.hand);
        let mut split = false;
        for touch in &made.touches {
            let Some(spot) = made.before.spot(touch.spot) else { continue };
            let mark = &mut self.spots[touch.spot];
            match touch.change {
                Change::Take { first, count } if first.saturating_add(count) == spot.count || first == 0 => {
                    // A heap of which very many are taken is not drawn piece by piece anyway.
                    mark.taken.extend((0..count.min(400)).map(|_| made.hand));
                    self.placed.insert(spot.label.clone(), made.hand);
                }
                Change::Take { .. } | Change::Cut { .. } => split = true,
                Change::Put { count } => {
                    let gone = usize::try_from(count).unwrap_or(usize::MAX).min(mark.taken.len());
                    mark.taken.truncate(mark.taken.len() - gone);
                    mark.put.push((count, made.hand));
                }
                Change::Place(_) => drop(self.placed.insert(spot.label.clone(), made.hand)),
                Change::Leave { .. } => self.left.push(touch.spot),
                Change::Arrive { .. } | Change::Turn => {}
            }
        }
        if discriminant(&made.after.shape) != discriminant(&made.before.shape) {
            // Another picture has other spots.
            *self = CaptureMarks { mover: self.mover, ..CaptureMarks::default() };
        } else if made.after.len() != made.before.len() || split {
            self.renumber(made);
        }
    }

    /// Spots have appeared or vanished: marks stay with their spots if it is clear which these are.
    fn renumber(&mut self, made: &BoardMove) {
        let (before, after) = (made.before.len(), made.after.len());
        let touched = made.touches.first().map_or(0, |touch| touch.spot);
        if after > before {
            self.spots[touched] = Mark::default();
            let new = std::iter::repeat_n(Mark::default(), after - before);
            self.spots.splice(touched + 1..touched + 1, new);
        } else {
            let taken = |spot: usize| made.touches.iter().filter(move |touch| touch.spot == spot);
            let emptied = |spot: usize| {
                let count = made.before.spot(spot).map_or(0, |spot| spot.count);
                taken(spot).any(|touch| matches!(touch.change, Change::Take { count: all, .. } if all == count))
            };
            let mut spot = 0;
            self.spots.retain(|_| {
                spot += 1;
                !emptied(spot - 1)
            });
            self.left.clear();
        }
        self.spots.resize(after, Mark::default());
    }

    /// Who took each piece of a spot, the first first.
    pub fn takers(&self, spot: usize) -> &[Hand] {
        self.spots.get(spot).map_or(&[], |mark| &mark.taken)
    }

    /// What was added to a spot, in order.
    pub fn additions(&self, spot: usize) -> &[(u64, Hand)] {
        self.spots.get(spot).map_or(&[], |mark| &mark.put)
    }

    /// Who took or placed the piece on a named square.
    pub fn owner(&self, name: &str) -> Option<Hand> {
        self.placed.get(name).copied()
    }

    /// Whether the last move left from this spot.
    pub fn has_left(&self, spot: usize) -> bool {
        self.left.contains(&spot)
    }

    /// Who made the last move.
    pub fn mover(&self) -> Option<Hand> {
        self.mover
    }

    /// The marks of a part of a sum, its spots counted from 0.
    #[must_use]
    pub fn part(&self, from: usize, count: usize) -> CaptureMarks {
        let spots = (from..from + count).map(|spot| self.spots.get(spot).cloned().unwrap_or_default()).collect();
        let left = self.left.iter().filter_map(|spot| spot.checked_sub(from)).collect();
        CaptureMarks { spots, left, placed: self.placed.clone(), mover: self.mover }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Deal, Match, MatchBoard, Player};
    use engine::{Convention, Params, board::Shape};

    #[test]
    fn marks_do_not_outlive_the_picture_on_which_they_were_made() {
        let seats = vec![Player::Person("Ana".to_owned()), Player::Person("Bor".to_owned())];
        let (params, convention) = (Params::default(), Convention::Normal);
        let deal = Deal { game: "wythoff", params, convention, start: "26,10".to_owned(), seats };
        let mut game = Match::new(deal).unwrap();
        game.play("2-9").unwrap();
        let heaps = MatchBoard::new(game.clone()).unwrap();
        assert_eq!((&heaps.board.shape, heaps.marks.takers(1).len()), (&Shape::Heaps, 9));
        game.play("1-24").unwrap();
        let queen = MatchBoard::new(game).unwrap();
        assert!(matches!(queen.board.shape, Shape::Grid { .. }));
        assert!((0..queen.board.len()).all(|spot| queen.marks.takers(spot).is_empty()));
        assert!(queen.marks.mover().is_some());
    }
}
