//! Pointing at the board of a match: what a move would do, or why there is none.
use super::Sitting;
use engine::message::Message;
use leptos::prelude::*;
use play::{Table, picker::Pressed, slip};

impl Sitting {
    /// Points at a place of the board; where no move is meant, it is said why and nothing is shown.
    pub(crate) fn aim(self, spot: usize, piece: Option<u64>) {
        if !self.can_point() {
            return;
        }
        let slip = self.slip_at(spot, piece);
        if slip.is_some() {
            return self.refuse(slip);
        }
        self.point(|table| {
            let held = table.picker.held().iter().any(|touch| touch.spot == spot);
            let before = (table.picker.cursor(), table.picker.here().1);
            match piece {
                _ if held => {}
                Some(piece) => drop(table.picker.point_piece(spot, piece, &table.board)),
                None => drop(table.picker.point(spot)),
            }
            before != (table.picker.cursor(), table.picker.here().1)
        });
    }

    /// Why no move is meant by a place.
    fn slip_at(self, spot: usize, piece: Option<u64>) -> Option<Message> {
        self.now(|table| slip::of_place(&table.picker, &table.board, spot, piece)).flatten()
    }

    /// Says why no move is meant, or that there is one.
    fn refuse(self, slip: Option<Message>) {
        if self.slip.with_untracked(|known| *known != slip) {
            self.slip.set(slip);
        }
    }

    /// Why no move is meant by the place pointed at; tracked.
    pub(crate) fn slip(self) -> Option<Message> {
        self.slip.get()
    }

    /// Whether a move is pointed at and shown; tracked.
    pub(crate) fn is_shown(self) -> bool {
        self.pointed.get() && self.slip.with(Option::is_none)
    }

    /// The same, read once.
    pub(crate) fn is_aimed(self) -> bool {
        untrack(|| self.is_shown())
    }

    /// Whether the board was last pointed at by a finger; tracked.
    pub(crate) fn by_finger(self) -> bool {
        self.finger.get()
    }

    /// Remembers what the board is pointed at with.
    pub(crate) fn set_finger(self, finger: bool) {
        if self.finger.get_untracked() != finger {
            self.finger.set(finger);
        }
    }

    /// Whether a match was just begun, asked once; tracked.
    pub(crate) fn has_begun(self) -> bool {
        let begun = self.begun.get();
        if begun {
            self.begun.set(false);
        }
        begun
    }

    /// Changes what is pointed at.
    pub(crate) fn point(self, change: impl FnOnce(&mut Table) -> bool) {
        if !self.can_point() {
            return;
        }
        self.regard();
        self.refuse(None);
        self.table.maybe_update(|table| table.as_mut().is_some_and(change));
    }

    /// From now on the board shows what the move pointed at would do.
    pub(crate) fn regard(self) {
        if !self.pointed.get_untracked() {
            self.pointed.set(true);
        }
    }

    /// Whether the board can be pointed at now.
    pub(crate) fn can_point(self) -> bool {
        self.moving.with_untracked(Option::is_none) && self.now(Table::can_point).unwrap_or(false)
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
        self.regard();
        self.refuse(None);
        let mut pressed = Pressed::Nothing;
        self.table.update(|table| {
            if let Some(Table { picker, board, .. }) = table {
                pressed = picker.press(spot, piece, board);
            }
        });
        if let Pressed::Play(mv) = pressed {
            self.play(&mv);
        }
    }

    /// Plays the move pointed at, or the one that is held.
    pub(crate) fn play_chosen(self) {
        let held = |table: &Table| table.picker.complete().or(table.picker.chosen()).map(|choice| choice.mv.clone());
        let Some(mv) = self.now(held).flatten().filter(|_| self.can_point()) else { return };
        // What is not shown is not played: it is shown first.
        if self.is_aimed() {
            self.play(&mv);
        } else {
            self.point(|_| false);
        }
    }
}
