//! Rows of pins: a move knocks down neighbours, and the player presses the first and the last of them.
use super::{Picker, PickerMove, Press};
use engine::board::{Board, Change, Piece, Touch};

/// Whether a spot is a row of pins.
pub(crate) fn is_row_of_pins(board: &Board, spot: usize) -> bool {
    board.spot(spot).is_some_and(|spot| spot.piece == Piece::Pin)
}

/// Pins beside each other, by the first of them and their number.
type Run = (u64, u64);

/// What a move knocks down in a row.
fn run(choice: &PickerMove, spot: usize) -> Option<Run> {
    let touch = choice.touches.iter().find(|touch| touch.spot == spot)?;
    if let Change::Take { first, count } = touch.change { Some((first, count)) } else { None }
}

/// The same pins of a row of `length`, seen from its other side.
fn mirror((first, count): Run, length: u64) -> Run {
    (length.saturating_sub(first.saturating_add(count)), count)
}

impl Picker {
    /// Points at a pin: at the move that knocks down what lies between it and the pin held, otherwise at the smallest
    /// move with this pin at an end. Returns whether there is one.
    pub(super) fn point_pin(&mut self, spot: usize, pin: u64, length: u64) -> bool {
        let Some(run) = self.run_to(spot, pin, length) else { return false };
        let at = |run: Run| self.at(spot).iter().position(|choice| self::run(choice, spot) == Some(run));
        if let Some(pick) = at(run) {
            (self.pick, self.mirror) = (pick, None);
        } else if let Some(pick) = at(mirror(run, length)) {
            (self.pick, self.mirror) = (pick, Some((spot, pick, length)));
        }
        true
    }

    /// Presses a pin: plays the move if it is clear which, otherwise holds the pin as one end.
    pub(super) fn press_pin(&mut self, spot: usize, pin: u64, length: u64) -> Press {
        let is_end = self.end == Some((spot, pin)) || self.is_end(spot, pin, length);
        if !self.point(spot) || !self.point_pin(spot, pin, length) {
            return Press::Nothing;
        }
        let length_shown = self.run_to(spot, pin, length).map_or(0, |run| run.1);
        let has_larger = || self.runs(spot, length).into_iter().any(|run| has_end(run, pin) && run.1 > length_shown);
        if is_end || !has_larger() {
            self.end = None;
            return self.choice().map_or(Press::Nothing, |choice| Press::Play(choice.mv.clone()));
        }
        self.end = Some((spot, pin));
        Press::Held
    }

    /// Holds a pin as one end, unless it is the other end already.
    pub fn hold_pin(&mut self, spot: usize, pin: u64, board: &Board) {
        let length = board.spot(spot).map_or(0, |spot| spot.count);
        if self.end == Some((spot, pin)) {
            return;
        }
        if is_row_of_pins(board, spot) && !self.is_end(spot, pin, length) && self.run_to(spot, pin, length).is_some() {
            self.end = Some((spot, pin));
        }
    }

    /// Whether a move knocks down exactly what lies between the pin held and this one.
    fn is_end(&self, spot: usize, pin: u64, length: u64) -> bool {
        self.between(spot, pin).is_some_and(|run| self.runs(spot, length).contains(&run))
    }

    /// The pins from the one held to another.
    fn between(&self, spot: usize, pin: u64) -> Option<Run> {
        let (_, held) = self.end.filter(|end| end.0 == spot)?;
        Some((held.min(pin), held.abs_diff(pin) + 1))
    }

    /// Whether pointing at a pin means a move.
    pub(crate) fn has_run_at(&self, spot: usize, pin: u64, length: u64) -> bool {
        self.run_to(spot, pin, length).is_some()
    }

    /// What pointing at a pin means.
    fn run_to(&self, spot: usize, pin: u64, length: u64) -> Option<Run> {
        let runs = self.runs(spot, length);
        let held = self.between(spot, pin).filter(|run| runs.contains(run));
        held.or_else(|| runs.into_iter().filter(|run| has_end(*run, pin)).min_by_key(|run| (run.1, run.0 != pin)))
    }

    /// All that can be knocked down in a row, from either side.
    fn runs(&self, spot: usize, length: u64) -> Vec<Run> {
        let listed = self.at(spot).into_iter().filter_map(|choice| run(choice, spot));
        let mut runs: Vec<Run> = listed.flat_map(|run| [run, mirror(run, length)]).collect();
        runs.sort_unstable();
        runs.dedup();
        runs
    }

    /// What a move does, as the player sees it: perhaps from the other side of the row.
    pub(super) fn as_seen(&self, touches: &[Touch]) -> Vec<Touch> {
        let Some((spot, _, length)) = self.mirror.filter(|at| (at.0, at.1) == (self.cursor, self.pick)) else {
            return touches.to_vec();
        };
        let see = |touch: &Touch| match touch.change {
            Change::Take { first, count } if touch.spot == spot => {
                let (first, count) = mirror((first, count), length);
                Touch { change: Change::Take { first, count }, ..*touch }
            }
            _ => *touch,
        };
        touches.iter().map(see).collect()
    }
}

/// Whether a pin is the first or the last of some.
fn has_end((first, count): Run, pin: u64) -> bool {
    first == pin || first + count == pin + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::games;

    /// The row of a start with its picker.
    fn row(set: &str, position: &str) -> (Board, Picker) {
        let family = games::family("octal").unwrap();
        let game = games::build("octal", &games::params(family, set).unwrap()).unwrap();
        (game.board(position).unwrap(), Picker::new(&*game, position).unwrap())
    }

    fn pins_struck(picker: &Picker) -> Vec<Run> {
        let run = |touch: &Touch| match touch.change {
            Change::Take { first, count } => Some((first, count)),
            _ => None,
        };
        picker.preview().iter().filter_map(run).collect()
    }

    #[test]
    fn a_pin_is_knocked_down_alone_or_with_a_neighbour() {
        let (board, mut picker) = row("", "13");
        assert_eq!(picker.press(0, Some(9), &board), Press::Held);
        assert_eq!(pins_struck(&picker), [(9, 1)], "the pin that was pressed, not its mirror image");
        let alone = picker.clone().press(0, Some(9), &board);
        assert_eq!(alone, Press::Play("1-1/3+9".to_owned()));
        picker.point_piece(0, 10, &board);
        assert_eq!(pins_struck(&picker), [(9, 2)]);
        assert_eq!(picker.press(0, Some(10), &board), Press::Play("1-2/2+9".to_owned()));
    }

    #[test]
    fn a_pin_too_far_away_begins_anew() {
        let (board, mut picker) = row("", "13");
        assert_eq!(picker.press(0, Some(2), &board), Press::Held);
        assert_eq!(picker.press(0, Some(8), &board), Press::Held);
        assert_eq!(pins_struck(&picker), [(8, 1)]);
        assert!(picker.is_holding() && picker.release() && !picker.is_holding());
    }

    #[test]
    fn a_move_without_a_choice_is_made_at_once() {
        let (board, mut picker) = row("", "1,5");
        assert_eq!(picker.press(0, Some(0), &board), Press::Play("1-1".to_owned()));
        let (board, mut picker) = row("code=0.07", "6");
        picker.point_piece(0, 2, &board);
        assert_eq!(pins_struck(&picker), [(2, 2)]);
        picker.point_piece(0, 5, &board);
        assert_eq!(pins_struck(&picker), [(4, 2)], "the last pin falls with the one before it");
    }
}
