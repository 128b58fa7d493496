//! Choosing a move by pointing: a spot, and one of the moves that begin there. No rules are known here, only what the
//! legal moves would do.
use engine::{
    AnyGame, GameError,
    board::{Board, Change, Touch},
};

/// Positions with more moves than this are played by typing.
pub const MOST_MOVES: usize = 3_000;

/// A legal move and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// In the notation of the game.
    pub mv: String,
    /// What it touches.
    pub touches: Vec<Touch>,
}

/// The legal moves, where the player points, and what is held.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picker {
    choices: Vec<Choice>,
    complete: bool,
    cursor: usize,
    pins: Vec<Touch>,
    pick: usize,
}

impl Picker {
    /// Lists the moves of a position; none when there are too many.
    pub fn new(game: &dyn AnyGame, position: &str) -> Result<Picker, GameError> {
        let moves = game.moves(position, MOST_MOVES + 1)?;
        if moves.len() > MOST_MOVES {
            return Ok(Picker::default());
        }
        let mut choices = Vec::with_capacity(moves.len());
        for mv in moves {
            let touches = game.effect(position, &mv)?;
            choices.push(Choice { mv, touches });
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

    /// Where the player points.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The moves at a spot: those that begin there or else those that touch it, the shortest first.
    fn at(&self, spot: usize) -> Vec<&Choice> {
        let held = |choice: &&Choice| self.pins.iter().all(|pin| choice.touches.contains(pin));
        let open = |touch: &&Touch| !self.pins.contains(touch);
        let begins = |choice: &&Choice| choice.touches.iter().find(open).is_some_and(|touch| touch.spot == spot);
        let touches = |choice: &&Choice| choice.touches.iter().filter(open).any(|touch| touch.spot == spot);
        let mut found: Vec<&Choice> = self.choices.iter().filter(held).filter(begins).collect();
        if found.is_empty() {
            found = self.choices.iter().filter(held).filter(touches).collect();
        }
        // Moves that do something to one spot only come in their own order, as 1, 2, 3.
        found.sort_by_key(|choice| choice.touches.len());
        found
    }

    /// The move pointed at.
    pub fn chosen(&self) -> Option<&Choice> {
        let found = self.at(self.cursor);
        found.get(self.pick.min(found.len().saturating_sub(1))).copied()
    }

    /// Every spot at which there is a move, in order.
    pub fn spots(&self) -> Vec<usize> {
        let held = |choice: &&Choice| self.pins.iter().all(|pin| choice.touches.contains(pin));
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

    /// Points at a piece of a heap: the move that takes it and what lies behind it, or nearly so.
    pub fn point_piece(&mut self, spot: usize, piece: u64, board: &Board) -> bool {
        let count = board.spot(spot).map_or(0, |spot| spot.count);
        self.point(spot) && self.set_amount(count.saturating_sub(piece))
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

    /// The move at this spot that does something to so many pieces, or to the next smaller number.
    pub fn set_amount(&mut self, wanted: u64) -> bool {
        let amounts: Vec<u64> = self.at(self.cursor).iter().map(|choice| amount(choice, self.cursor)).collect();
        let nearest = amounts.iter().enumerate().filter(|(_, amount)| **amount <= wanted).max_by(|a, b| {
            // Of equal amounts the first move counts.
            a.1.cmp(b.1).then(b.0.cmp(&a.0))
        });
        match nearest {
            Some((pick, &amount)) => {
                self.pick = pick;
                amount == wanted
            }
            None => false,
        }
    }

    /// Holds what the move does at this spot, so that something can be added elsewhere; or lets go of it.
    pub fn hold(&mut self) -> bool {
        if let Some(held) = self.pins.iter().position(|pin| pin.spot == self.cursor) {
            self.pins.remove(held);
            return true;
        }
        let Some(touch) = self.chosen().and_then(|choice| choice.touches.iter().find(|t| t.spot == self.cursor)) else {
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

    /// Lets go of everything held; `false` when nothing was.
    pub fn release(&mut self) -> bool {
        let held = !self.pins.is_empty();
        self.pins.clear();
        self.pick = 0;
        held
    }

    /// Points at a move that was named, as a hint does.
    pub fn show(&mut self, mv: &str) {
        self.pins.clear();
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

/// How much a move does at a spot: pieces taken or added there, or spots touched where it has only one.
fn amount(choice: &Choice, spot: usize) -> u64 {
    let single = choice.touches.len() as u64;
    let there = choice.touches.iter().find(|touch| touch.spot == spot);
    match there.map(|touch| touch.change) {
        Some(Change::Take { count: 1, .. }) if single > 1 => single,
        Some(Change::Take { count, .. } | Change::Put { count } | Change::Leave { count }) => count,
        Some(Change::Cut { at }) => at,
        _ => single,
    }
}
