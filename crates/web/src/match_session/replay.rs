//! Replay of a match that is over.
use super::{
    MatchSession, Moving,
    turns::{MOVE_DURATION, prefers_reduced_motion},
};
use engine::message::Message;
use leptos::prelude::*;
use play::MatchBoard;

/// What a replay shows.
#[derive(Clone, Copy)]
pub(super) struct Replay {
    /// The board that is shown instead of the present one.
    past: RwSignal<Option<MatchBoard>>,
    /// The move that is being animated.
    making: RwSignal<Option<Moving>>,
}

impl Replay {
    pub(super) fn new() -> Replay {
        Replay { past: RwSignal::new(None), making: RwSignal::new(None) }
    }

    /// Closes the replay.
    pub(super) fn reset(self) {
        self.past.set(None);
        self.making.set(None);
    }

    /// The move that is being animated; tracked.
    pub(super) fn making(self) -> Option<Moving> {
        self.making.get()
    }
}

impl MatchSession {
    /// Whether a replay is open; tracked.
    pub(crate) fn is_replaying(self) -> bool {
        self.replay.past.with(Option::is_some)
    }

    /// Opens the replay at the end of the match, or closes it.
    pub(crate) fn toggle_replay(self) {
        let closed = self.replay.past.with_untracked(Option::is_none);
        self.replay.making.set(None);
        self.replay.past.set(self.table.get_untracked().filter(|_| closed));
    }

    /// Number of moves; tracked.
    pub(crate) fn length(self) -> usize {
        self.with(|table| table.game.plies().len()).unwrap_or(0)
    }

    /// Number of moves after which the board is shown; tracked.
    pub(crate) fn at(self) -> usize {
        self.visible(|table| table.game.plies().len()).unwrap_or(0)
    }

    /// Shows the board after a number of moves, and animates the last of them when going forward.
    pub(crate) fn look_back(self, at: usize) {
        self.show_at(at, at > untrack(|| self.at()));
    }

    /// Animates a move of a match that is over, counted from one.
    pub(crate) fn look_at(self, number: usize) {
        self.show_at(number, true);
    }

    fn show_at(self, at: usize, moves: bool) {
        let over = |table: &MatchBoard| table.game.finish().map(|_| table.game.after(at));
        let Some(game) = self.now(over).flatten() else { return };
        let making = (moves && !prefers_reduced_motion()).then(|| self.last_move(&game)).flatten();
        let Ok(table) = MatchBoard::new(game) else { return };
        if making.is_some() {
            set_timeout(move || self.end_move(at), MOVE_DURATION);
        }
        self.replay.making.set(making);
        self.replay.past.set(Some(table));
    }

    /// Ends the animation of a move, unless the replay shows another position now.
    fn end_move(self, at: usize) {
        let here = |past: &Option<MatchBoard>| past.as_ref().is_some_and(|table| table.game.plies().len() == at);
        if self.replay.past.try_with_untracked(here) == Some(true) {
            self.replay.making.set(None);
        }
    }

    /// The progress of the replay, in words.
    pub(crate) fn progress_words(self, at: usize) -> String {
        let message = match at {
            0 => Message::new("replay-start"),
            _ => Message::new("replay-at").with("at", at),
        };
        self.words.say(&message.with("count", self.length()))
    }

    /// The headline: progress of a replay, otherwise whose turn it is or how the match ended; tracked.
    pub(crate) fn headline(self) -> String {
        if self.is_replaying() { self.progress_words(self.at()) } else { self.short_words() }
    }

    /// Reads something from the visible match: that of a replay, otherwise the present one; tracked.
    pub(crate) fn visible<T>(self, read: impl FnOnce(&MatchBoard) -> T) -> Option<T> {
        let source = if self.is_replaying() { self.replay.past } else { self.table };
        source.with(|table| table.as_ref().map(read))
    }
}
