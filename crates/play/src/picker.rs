//! Choosing a move by pointing: a spot, and one of the moves that begin there. The picker knows no rules, only what the
//! legal moves would do.
use engine::{
    AnyGame, GameError,
    board::{Board, Change, Shape, Touch},
};

mod rows;

pub(crate) use rows::is_row_of_pins;

/// Maximum number of moves; positions with more are played by typing.
pub const MOST_MOVES: usize = 3_000;

/// A legal move and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PickerMove {
    /// The move in the notation of the game.
    pub mv: String,
    /// What the move does to the spots of the board.
    pub touches: Vec<Touch>,
}

/// Result of pressing a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// The move is clear.
    Play(String),
    /// Something was pinned or unpinned.
    Held,
    /// There is no move at this place.
    Nothing,
}

/// The legal moves, where the player points, and what is pinned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picker {
    choices: Vec<PickerMove>,
    complete: bool,
    cursor: usize,
    pins: Vec<Touch>,
    pick: usize,
    /// In a row of pins: one end of what is knocked down, as spot and pin.
    end: Option<(usize, u64)>,
    /// Where a move is shown from the other side of its row, with the length of the row: the spot and the number of the
    /// move.
    mirror: Option<(usize, usize, u64)>,
}

impl Picker {
    /// Lists the moves of a position; none if there are too many.
    pub fn new(game: &dyn AnyGame, position: &str) -> Result<Picker, GameError> {
        let moves = game.moves(position, MOST_MOVES + 1)?;
        if moves.len() > MOST_MOVES {
            return Ok(Picker::default());
        }
        let mut choices = Vec::with_capacity(moves.len());
        for mv in moves {
            let touches = game.effect(position, &mv)?;
            choices.push(PickerMove { mv, touches });
        }
        let mut picker = Picker { choices, complete: true, ..Picker::default() };
        // The first spot at which a move begins: a coin, not the square to which it may go.
        let firsts = picker.choices.iter().filter_map(|choice| choice.touches.first());
        picker.cursor = firsts.map(|touch| touch.spot).min().unwrap_or(0);
        Ok(picker)
    }

    /// Whether all moves can be pointed at.
    pub fn is_complete(&self) -> bool {
        self.complete
    }

    /// Returns all moves that can be pointed at.
    pub fn choices(&self) -> &[PickerMove] {
        &self.choices
    }

    /// Where the player points.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The moves at a spot: those that begin there or otherwise those that touch it, the shortest first.
    pub(crate) fn at(&self, spot: usize) -> Vec<&PickerMove> {
        let held = |choice: &&PickerMove| self.pins.iter().all(|pin| choice.touches.contains(pin));
        let open = |touch: &&Touch| !self.pins.contains(touch);
        let begins = |choice: &&PickerMove| choice.touches.iter().find(open).is_some_and(|touch| touch.spot == spot);
        let touches = |choice: &&PickerMove| choice.touches.iter().filter(open).any(|touch| touch.spot == spot);
        let mut found: Vec<&PickerMove> = self.choices.iter().filter(held).filter(begins).collect();
        if found.is_empty() {
            found = self.choices.iter().filter(held).filter(touches).collect();
        }
        // Moves that do something to one spot only come in their own order, as 1, 2, 3.
        found.sort_by_key(|choice| choice.touches.len());
        found
    }

    /// The move pointed at.
    pub fn choice(&self) -> Option<&PickerMove> {
        let found = self.at(self.cursor);
        found.get(self.pick.min(found.len().saturating_sub(1))).copied()
    }

    /// Every spot at which there is a move, in order.
    pub fn spots(&self) -> Vec<usize> {
        let held = |choice: &&PickerMove| self.pins.iter().all(|pin| choice.touches.contains(pin));
        let open = |touch: &Touch| !self.pins.contains(touch);
        let all = self.choices.iter().filter(held).flat_map(|choice| choice.touches.iter().copied().filter(open));
        let mut spots: Vec<usize> = all.map(|touch| touch.spot).collect();
        spots.sort_unstable();
        spots.dedup();
        spots
    }

    /// Points at a spot, if there is a move.
    pub fn point(&mut self, spot: usize) -> bool {
        let there = !self.at(spot).is_empty();
        if there && self.cursor != spot {
            (self.cursor, self.pick) = (spot, 0);
        }
        there
    }

    /// Points at a piece of a heap: at the move that takes it and the pieces after it, or cuts the heap there, or the
    /// nearest such move.
    pub fn point_piece(&mut self, spot: usize, piece: u64, board: &Board) -> bool {
        if !self.point(spot) {
            return false;
        }
        let count = board.spot(spot).map_or(0, |spot| spot.count);
        if is_row_of_pins(board, spot) {
            return self.point_pin(spot, piece, count);
        }
        match self.exactly(spot, piece, count) {
            Some(pick) => {
                self.pick = pick;
                true
            }
            // A counter is pointed at by its next number.
            None if matches!(board.shape, Shape::Counter { .. }) => self.set_amount(piece.saturating_sub(count)),
            None => self.set_amount(count.saturating_sub(piece)),
        }
    }

    /// Which of the moves at a spot takes or cuts a heap exactly at a piece.
    fn exactly(&self, spot: usize, piece: u64, count: u64) -> Option<usize> {
        let found = self.at(spot);
        let begins = |choice: &&PickerMove| start(choice, spot) == Some(piece);
        // A heap may be taken apart from either side with the same result, and only one of both is listed.
        let mirrored = |choice: &&PickerMove| end(choice, spot).and_then(|end| count.checked_sub(end)) == Some(piece);
        found.iter().position(begins).or_else(|| found.iter().position(mirrored))
    }

    /// Whether a move takes or cuts a heap exactly at a piece.
    pub(crate) fn is_exact(&self, spot: usize, piece: u64, board: &Board) -> bool {
        let count = board.spot(spot).map_or(0, |spot| spot.count);
        self.exactly(spot, piece, count).is_some()
    }

    /// Presses a place: plays a move if it is clear which, otherwise pins the touch there.
    ///
    /// It is not clear if more may be taken elsewhere in the same move, or if the move has a second end, as a piece
    /// that moves has. Pressing the same place again plays the move.
    pub fn press(&mut self, spot: usize, piece: Option<u64>, board: &Board) -> Press {
        if let Some(pin) = piece.filter(|_| is_row_of_pins(board, spot)) {
            return self.press_pin(spot, pin, board.spot(spot).map_or(0, |spot| spot.count));
        }
        let before = self.pins.iter().position(|pin| pin.spot == spot).map(|held| self.pins.remove(held));
        let was_complete = before.is_none() && self.complete().is_some();
        match piece {
            Some(piece) => drop(self.point_piece(spot, piece, board)),
            None => drop(self.point(spot)),
        }
        let Some(touch) = self.open_touch(spot) else { return self.let_go(before) };
        self.pins.push(touch);
        let play = |choice: &PickerMove| Press::Play(choice.mv.clone());
        if before == Some(touch) {
            let pressed = self.complete().map(play);
            return pressed.unwrap_or_else(|| self.let_go(self.pins.last().copied()));
        }
        let candidates = self.candidates(spot);
        match candidates[..] {
            [only] if !was_complete && before.is_none() => play(only),
            _ => {
                self.pick = 0;
                Press::Held
            }
        }
    }

    /// Unpins one touch.
    fn let_go(&mut self, held: Option<Touch>) -> Press {
        self.pins.retain(|pin| Some(*pin) != held);
        if held.is_some() { Press::Held } else { Press::Nothing }
    }

    /// What the move pointed at does at a spot, apart from what is pinned.
    fn open_touch(&self, spot: usize) -> Option<Touch> {
        if self.cursor != spot {
            return None;
        }
        self.choice()?.touches.iter().find(|touch| touch.spot == spot && !self.pins.contains(touch)).copied()
    }

    /// The moves that fit the pins, the last of them at a spot: those that begin there, those with two ends, and those
    /// to which another move is added.
    fn candidates(&self, spot: usize) -> Vec<&PickerMove> {
        let fits = |choice: &&PickerMove| self.pins.iter().all(|pin| choice.touches.contains(pin));
        let rest = |choice: &PickerMove| -> Vec<Touch> {
            choice.touches.iter().filter(|touch| !self.pins.contains(touch)).copied().collect()
        };
        let earlier = &self.pins[..self.pins.len() - 1];
        let open = |touch: &&Touch| !earlier.contains(touch);
        let begins = |choice: &PickerMove| choice.touches.iter().find(open).is_some_and(|touch| touch.spot == spot);
        let added = |choice: &PickerMove| {
            let rest = rest(choice);
            !rest.is_empty() && self.choices.iter().any(|other| other.touches == rest)
        };
        let two_ends = |choice: &PickerMove| choice.touches.len() == 2;
        let likely = |choice: &&PickerMove| begins(choice) || two_ends(choice) || added(choice);
        let fitting: Vec<&PickerMove> = self.choices.iter().filter(fits).collect();
        let found: Vec<&PickerMove> = fitting.iter().copied().filter(likely).collect();
        if found.is_empty() { fitting } else { found }
    }

    /// The move that does exactly what is pinned.
    pub fn complete(&self) -> Option<&PickerMove> {
        let all = |choice: &&PickerMove| {
            choice.touches.len() == self.pins.len() && self.pins.iter().all(|pin| choice.touches.contains(pin))
        };
        self.choices.iter().filter(|_| !self.pins.is_empty()).find(all)
    }

    /// Returns the touches that are pinned.
    pub fn pins(&self) -> &[Touch] {
        &self.pins
    }

    /// The touches to show: those of the move pointed at, or the pins.
    pub fn preview(&self) -> Vec<Touch> {
        match (self.complete(), self.choice()) {
            (Some(_), _) | (None, None) => self.pins.clone(),
            (None, Some(chosen)) => self.as_seen(&chosen.touches),
        }
    }

    /// Where the player points, and from which side of a row a move is seen: what changes the picture.
    pub fn aim(&self) -> impl PartialEq + use<> {
        (self.cursor, self.pick, self.mirror)
    }

    /// All moves at the spot pointed at, and which of them is chosen.
    pub fn here(&self) -> (Vec<&PickerMove>, usize) {
        let found = self.at(self.cursor);
        let pick = self.pick.min(found.len().saturating_sub(1));
        (found, pick)
    }

    /// Chooses one of the moves at the spot pointed at.
    pub fn choose(&mut self, pick: usize) {
        self.pick = pick.min(self.at(self.cursor).len().saturating_sub(1));
    }

    /// Points at the next spot, or the one before.
    pub fn step(&mut self, forward: bool) {
        let spots = self.spots();
        let Some(last) = spots.len().checked_sub(1) else { return };
        let here = spots.iter().position(|&spot| spot >= self.cursor).unwrap_or(last);
        let next = match forward {
            true if here >= last => 0,
            true => here + 1,
            false if here == 0 => last,
            false => here - 1,
        };
        self.point(spots[next]);
    }

    /// The next move at this spot, or the one before; `false` at the end.
    pub fn vary(&mut self, forward: bool) -> bool {
        let most = self.at(self.cursor).len().saturating_sub(1);
        let pick = if forward { self.pick + 1 } else { self.pick.wrapping_sub(1) };
        let within = pick <= most;
        if within {
            self.pick = pick;
        }
        within
    }

    /// Chooses the move at this spot that affects `target` pieces, or the next smaller number.
    pub fn set_amount(&mut self, target: u64) -> bool {
        let amounts: Vec<u64> = self.at(self.cursor).iter().map(|choice| amount(choice, self.cursor)).collect();
        let nearest = amounts.iter().enumerate().filter(|(_, amount)| **amount <= target).max_by(|a, b| {
            // The first of moves with equal amounts counts.
            a.1.cmp(b.1).then(b.0.cmp(&a.0))
        });
        match nearest {
            Some((pick, &amount)) => {
                self.pick = pick;
                amount == target
            }
            None => false,
        }
    }

    /// Pins what the move does at this spot, so that something can be added elsewhere; or unpins it.
    pub fn hold(&mut self) -> bool {
        if let Some(held) = self.pins.iter().position(|pin| pin.spot == self.cursor) {
            self.pins.remove(held);
            return true;
        }
        let Some(touch) = self.choice().and_then(|choice| choice.touches.iter().find(|t| t.spot == self.cursor)) else {
            return false;
        };
        let touch = *touch;
        self.pins.push(touch);
        let spots = self.spots();
        let Some(next) = spots.iter().copied().find(|&spot| spot > self.cursor).or_else(|| spots.first().copied())
        else {
            self.pins.pop();
            return false;
        };
        self.point(next);
        true
    }

    /// Whether a part of a move is chosen already.
    pub fn is_holding(&self) -> bool {
        !self.pins.is_empty() || self.end.is_some()
    }

    /// Unpins everything; `false` if nothing was pinned.
    pub fn release(&mut self) -> bool {
        let held = self.is_holding();
        self.pins.clear();
        (self.pick, self.end) = (0, None);
        held
    }

    /// Points at a named move, as a hint does.
    pub fn show(&mut self, mv: &str) {
        self.pins.clear();
        (self.end, self.mirror) = (None, None);
        let Some(touches) = self.choices.iter().find(|choice| choice.mv == mv).map(|choice| choice.touches.clone())
        else {
            return;
        };
        for touch in touches {
            let pick = self.at(touch.spot).iter().position(|choice| choice.mv == mv);
            if let Some(pick) = pick {
                (self.cursor, self.pick) = (touch.spot, pick);
                return;
            }
        }
    }

    /// What a move does.
    pub fn effect(&self, mv: &str) -> &[Touch] {
        self.choices.iter().find(|choice| choice.mv == mv).map_or(&[], |choice| &choice.touches)
    }
}

/// The amount of a move at a spot: pieces taken or added there, or spots touched if it has only one.
fn amount(choice: &PickerMove, spot: usize) -> u64 {
    let single = choice.touches.len() as u64;
    let there = choice.touches.iter().find(|touch| touch.spot == spot);
    match there.map(|touch| touch.change) {
        Some(Change::Take { count: 1, .. }) if single > 1 => single,
        Some(Change::Take { count, .. } | Change::Put { count } | Change::Leave { count }) => count,
        Some(Change::Cut { at }) => at,
        _ => single,
    }
}

/// Number of pieces of a heap before what a move takes or cuts there.
fn start(choice: &PickerMove, spot: usize) -> Option<u64> {
    let touch = choice.touches.iter().find(|touch| touch.spot == spot)?;
    match touch.change {
        Change::Take { first, .. } => Some(first),
        Change::Cut { at } => Some(at),
        _ => None,
    }
}

/// Number of pieces of a heap before the end of what a move takes or cuts there.
fn end(choice: &PickerMove, spot: usize) -> Option<u64> {
    let touch = choice.touches.iter().find(|touch| touch.spot == spot)?;
    match touch.change {
        Change::Take { first, count } => Some(first.saturating_add(count)),
        Change::Cut { at } => Some(at),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::games;

    /// Presses places one after another: spots, with pieces if heaps are pointed at piece by piece.
    fn press_all(game: &str, set: &str, position: &str, places: &[(usize, Option<u64>)]) -> Vec<Press> {
        let family = games::family(game).unwrap();
        let game = games::build(game, &games::params(family, set).unwrap()).unwrap();
        let board = game.board(position).unwrap();
        let mut picker = Picker::new(&*game, position).unwrap();
        places.iter().map(|&(spot, piece)| picker.press(spot, piece, &board)).collect()
    }

    fn play(mv: &str) -> Press {
        Press::Play(mv.to_owned())
    }

    #[test]
    fn one_press_takes_from_a_heap_of_nim() {
        assert_eq!(press_all("nim", "", "3,5", &[(1, Some(2))]), [play("2-3")]);
        assert_eq!(press_all("nim", "", "0,5", &[(0, None), (1, Some(0))]), [Press::Nothing, play("2-5")]);
    }

    #[test]
    fn several_heaps_are_held_until_the_same_place_is_pressed_once_more() {
        let held = Press::Held;
        let places = [(0, Some(2)), (1, Some(1)), (1, Some(1))];
        assert_eq!(press_all("moore", "k=2", "3,4,5", &places), [held.clone(), held.clone(), play("1-1,2-3")]);
        let other = [(0, Some(2)), (0, Some(1)), (0, Some(1))];
        assert_eq!(press_all("moore", "k=2", "3,4,5", &other), [held.clone(), held, play("1-2")]);
    }

    #[test]
    fn a_bite_is_clear_at_once_and_a_domino_has_two_ends() {
        let bite = press_all("chomp", "", "4,4,4", &[(5, Some(0))]);
        assert!(matches!(bite[..], [Press::Play(_)]), "{bite:?}");
        let family = games::family("cram").unwrap();
        let preset = &family.presets[0];
        let domino = press_all("cram", preset.set, preset.position, &[(0, None), (1, None)]);
        assert!(matches!(domino[..], [Press::Held, Press::Play(_)]), "{domino:?}");
    }

    #[test]
    fn a_heap_is_cut_where_it_is_pressed() {
        for piece in [2, 5] {
            let cut = press_all("grundy", "", "7", &[(0, Some(piece))]);
            assert_eq!(cut, press_all("grundy", "", "7", &[(0, Some(7 - piece))]), "the parts are the same");
            assert!(matches!(cut[..], [Press::Play(_)]), "{cut:?}");
        }
    }
}
