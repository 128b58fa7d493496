//! A match that is over, looked at again: the board as it was after any of its moves.
use super::{SHOWN, Sitting, still};
use engine::message::Message;
use leptos::prelude::*;
use play::Table;

impl Sitting {
    /// Whether a replay is open; tracked.
    pub(crate) fn is_replaying(self) -> bool {
        self.past.with(Option::is_some)
    }

    /// Opens the replay at the end of the match, or closes it.
    pub(crate) fn toggle_replay(self) {
        let closed = self.past.with_untracked(Option::is_none);
        self.making.set(None);
        self.past.set(self.table.get_untracked().filter(|_| closed));
    }

    /// How many moves were made; tracked.
    pub(crate) fn length(self) -> usize {
        self.with(|table| table.game.plies().len()).unwrap_or(0)
    }

    /// After how many moves the board is shown; tracked.
    pub(crate) fn at(self) -> usize {
        self.shown(|table| table.game.plies().len()).unwrap_or(0)
    }

    /// Shows the board after so many moves of a match that is over; on the way forward the last of them as it is made.
    pub(crate) fn look_back(self, at: usize) {
        self.lay_out(at, at > untrack(|| self.at()));
    }

    /// Shows a move of a match that is over as it is made; the first has the number one.
    pub(crate) fn look_at(self, number: usize) {
        self.lay_out(number, true);
    }

    fn lay_out(self, at: usize, moves: bool) {
        let over = |table: &Table| table.game.finish().map(|_| table.game.after(at));
        let Some(game) = self.now(over).flatten() else { return };
        let making = (moves && !still()).then(|| self.last_made(&game)).flatten();
        let Ok(table) = Table::new(game) else { return };
        if making.is_some() {
            set_timeout(move || self.made(at), SHOWN);
        }
        self.making.set(making);
        self.past.set(Some(table));
    }

    /// A move of the replay has been shown, unless another board is shown by now.
    fn made(self, at: usize) {
        let here = |past: &Option<Table>| past.as_ref().is_some_and(|table| table.game.plies().len() == at);
        if self.past.try_with_untracked(here) == Some(true) {
            self.making.set(None);
        }
    }

    /// How far the replay is, in words.
    pub(crate) fn far(self, at: usize) -> String {
        let said = match at {
            0 => Message::new("replay-start"),
            _ => Message::new("replay-at").with("at", at),
        };
        self.words.say(&said.with("count", self.length()))
    }

    /// What stands above the board: how far a replay is, else whose turn it is or how it ended; tracked.
    pub(crate) fn headline(self) -> String {
        if self.is_replaying() { self.far(self.at()) } else { self.turn_words() }
    }

    /// Reads something from the table that is shown: that of a replay, else the present one; tracked.
    pub(crate) fn shown<T>(self, read: impl FnOnce(&Table) -> T) -> Option<T> {
        let shown = if self.is_replaying() { self.past } else { self.table };
        shown.with(|table| table.as_ref().map(read))
    }
}
