//! Pointing at the board of a match.
use super::MatchSession;
use engine::message::Message;
use leptos::prelude::*;
use play::{MatchBoard, picker::Press, slip};

impl MatchSession {
    /// Points at a place of the board. If there is no move, shows why.
    pub(crate) fn aim(self, spot: usize, piece: Option<u64>) {
        if !self.can_point() {
            return;
        }
        let slip = self.slip_at(spot, piece);
        if slip.is_some() {
            return self.refuse(slip);
        }
        self.point(|table| {
            let is_pinned = table.picker.pins().iter().any(|touch| touch.spot == spot);
            let before = (table.picker.cursor(), table.picker.here().1);
            match piece {
                _ if is_pinned => {}
                Some(piece) => drop(table.picker.point_piece(spot, piece, &table.board)),
                None => drop(table.picker.point(spot)),
            }
            before != (table.picker.cursor(), table.picker.here().1)
        });
    }

    /// Why there is no move at a place.
    fn slip_at(self, spot: usize, piece: Option<u64>) -> Option<Message> {
        self.now(|table| slip::of_place(&table.picker, &table.board, spot, piece)).flatten()
    }

    /// Sets or clears the reason why there is no move.
    fn refuse(self, slip: Option<Message>) {
        if self.slip.with_untracked(|old| *old != slip) {
            self.slip.set(slip);
        }
    }

    /// Why there is no move at the place pointed at; tracked.
    pub(crate) fn slip(self) -> Option<Message> {
        self.slip.get()
    }

    /// Whether the board shows the move pointed at; tracked.
    pub(crate) fn shows_move(self) -> bool {
        self.has_pointed.get() && self.slip.with(Option::is_none)
    }

    /// The same, read once.
    pub(crate) fn shows_move_now(self) -> bool {
        untrack(|| self.shows_move())
    }

    /// Whether the board was last pointed at by a finger; tracked.
    pub(crate) fn by_finger(self) -> bool {
        self.finger.get()
    }

    /// Sets whether the board is touched by a finger.
    pub(crate) fn set_finger(self, finger: bool) {
        if self.finger.get_untracked() != finger {
            self.finger.set(finger);
        }
    }

    /// Whether a match has just begun; true only once; tracked.
    pub(crate) fn has_begun(self) -> bool {
        let is_new = self.is_new.get();
        if is_new {
            self.is_new.set(false);
        }
        is_new
    }

    /// Changes what is pointed at.
    pub(crate) fn point(self, change: impl FnOnce(&mut MatchBoard) -> bool) {
        if !self.can_point() {
            return;
        }
        self.reveal_move();
        self.refuse(None);
        self.table.maybe_update(|table| table.as_mut().is_some_and(change));
    }

    /// Makes the board show the move pointed at.
    pub(crate) fn reveal_move(self) {
        if !self.has_pointed.get_untracked() {
            self.has_pointed.set(true);
        }
    }

    /// Whether the board can be pointed at now.
    pub(crate) fn can_point(self) -> bool {
        self.moving.with_untracked(Option::is_none) && self.now(MatchBoard::can_point).unwrap_or(false)
    }

    /// Presses a place of the board.
    pub(crate) fn press(self, spot: usize, piece: Option<u64>) {
        if !self.can_point() {
            return;
        }
        let slip = self.slip_at(spot, piece);
        if slip.is_some() {
            return self.refuse(slip);
        }
        self.reveal_move();
        self.refuse(None);
        let mut press = Press::Nothing;
        self.table.update(|table| {
            if let Some(MatchBoard { picker, board, .. }) = table {
                press = picker.press(spot, piece, board);
            }
        });
        if let Press::Play(mv) = press {
            self.play(&mv);
        }
    }

    /// Plays the move pointed at, or the pinned one.
    pub(crate) fn play_choice(self) {
        let chosen_move =
            |table: &MatchBoard| table.picker.complete().or(table.picker.choice()).map(|choice| choice.mv.clone());
        let Some(mv) = self.now(chosen_move).flatten().filter(|_| self.can_point()) else { return };
        // A hidden move is shown first, not played.
        if self.shows_move_now() {
            self.play(&mv);
        } else {
            self.point(|_| false);
        }
    }
}
