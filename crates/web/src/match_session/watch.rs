//! The computer's thinking, slowed down step by step, as visitors could watch with Nimrod in 1951.
use super::{MatchSession, Note};
use crate::{
    parts::{board::BoardPicture, focus::focus_on},
    work::watch::Watch,
};
use leptos::prelude::*;
use play::trace::Thought;
use std::time::Duration;

/// Time to look at a thought, and the time to read each of its letters, in milliseconds.
const LOOK: u64 = 900;
const READ: u64 = 35;

/// The thoughts before a move of the computer. Cheap to copy: only signals.
#[derive(Clone, Copy)]
pub(super) struct Thinking {
    thoughts: RwSignal<Vec<Thought>>,
    /// Number of thoughts that are visible.
    at: RwSignal<usize>,
    /// The move that the thoughts lead to, until it is made.
    mv: RwSignal<Option<String>>,
    /// The record before the computer's last move, and the seed with which it chose it.
    last: RwSignal<Option<(String, u64)>>,
}

impl Thinking {
    pub(super) fn new() -> Thinking {
        Thinking {
            thoughts: RwSignal::new(Vec::new()),
            at: RwSignal::new(0),
            mv: RwSignal::new(None),
            last: RwSignal::new(None),
        }
    }

    /// Stops; what was thought stays to be read.
    pub(super) fn stop(self) {
        self.mv.set(None);
    }

    /// Forgets everything about the match before.
    pub(super) fn clear(self) {
        self.stop();
        self.show(Vec::new(), 0);
        self.last.set(None);
    }

    fn show(self, thoughts: Vec<Thought>, at: usize) {
        self.at.set(at);
        self.thoughts.set(thoughts);
    }

    /// Remembers from where the computer moves.
    pub(super) fn remember(self, record: &str, seed: u64) {
        self.last.set(Some((record.to_owned(), seed)));
    }

    /// The last visible thought, while a move is awaited; tracked.
    fn now(self) -> Option<Thought> {
        self.mv.with(Option::is_some).then(|| self.visible().pop()).flatten()
    }

    fn visible(self) -> Vec<Thought> {
        self.thoughts.with(|thoughts| thoughts.iter().take(self.at.get()).cloned().collect())
    }
}

impl MatchSession {
    /// The thoughts that are visible; tracked.
    pub(crate) fn thoughts(self) -> Vec<Thought> {
        self.watch.visible()
    }

    /// Whether the computer is thinking aloud; tracked.
    pub(crate) fn is_watching(self) -> bool {
        self.watch.mv.with(Option::is_some)
    }

    /// Whether the computer's last move can be explained by what it thought; tracked.
    pub(crate) fn can_watch_last(self) -> bool {
        self.watch.last.with(Option::is_some) && !self.is_watching()
    }

    /// Whether the computer thinks aloud before it moves.
    pub(super) fn thinks_aloud(self) -> bool {
        self.storage_key.is_some() && self.settings.now(|settings| settings.watch)
    }

    /// Asks for the computer's move with its thoughts, and shows them one after the other.
    pub(super) fn think_aloud(self, record: String, seed: u64) {
        let turn = self.turn.get_value();
        let ticket = self.worker.ask(&Watch { record, seed }, move |answer| {
            if self.turn.try_get_value() != Some(turn) {
                return;
            }
            match answer {
                Ok(Some((mv, thoughts))) => {
                    self.watch.show(thoughts, 0);
                    self.watch.mv.set(Some(mv));
                    self.next_thought();
                }
                Ok(None) => {}
                Err(message) => self.note.set(Note::Wrong(message)),
            }
        });
        self.ticket.set_value(Some(ticket));
    }

    /// Shows the next thought, or makes the move after the last.
    pub(crate) fn next_thought(self) {
        let at = self.watch.at.get_untracked();
        let Some(thought) = self.watch.thoughts.with_untracked(|thoughts| thoughts.get(at).cloned()) else {
            return self.skip_thoughts();
        };
        self.watch.at.set(at + 1);
        let letters = untrack(|| self.words.say(&thought.say)).chars().count() as u64;
        self.note.set(Note::Info(thought.say));
        let turn = self.turn.get_value();
        set_timeout(
            move || {
                let is_here = self.turn.try_get_value() == Some(turn) && self.watch.at.get_untracked() == at + 1;
                if is_here && self.watch.mv.with_untracked(Option::is_some) {
                    self.next_thought();
                }
            },
            Duration::from_millis(LOOK + READ * letters),
        );
    }

    /// Makes the move without further thoughts.
    pub(crate) fn skip_thoughts(self) {
        self.watch.at.set(self.watch.thoughts.with_untracked(Vec::len));
        if let Some(mv) = self.watch.mv.try_update(Option::take).flatten() {
            // The buttons of the thoughts go away, if one of them has the focus.
            if document().query_selector(".thinking :focus").ok().flatten().is_some() {
                focus_on(".match .live");
            }
            self.make(&mv);
        }
    }

    /// Shows all that the computer thought before its last move.
    pub(crate) fn watch_last(self) {
        let Some((record, seed)) = self.watch.last.get_untracked() else { return };
        let turn = self.turn.get_value();
        self.worker.ask(&Watch { record, seed }, move |answer| {
            let is_idle = || self.watch.mv.with_untracked(Option::is_none);
            let is_here = self.turn.try_get_value() == Some(turn) && is_idle();
            if let Some((_, thoughts)) = answer.ok().flatten().filter(|_| is_here) {
                let count = thoughts.len();
                self.watch.show(thoughts, count);
            }
        });
    }

    /// The board with the move that the computer thinks of, or with the places it looks at; tracked.
    pub(super) fn thought_picture(self) -> Option<BoardPicture> {
        let thought = self.watch.now()?;
        let rows = thought.columns.map(|columns| (columns.rows.len(), columns.marked_rows)).unwrap_or_default();
        self.with(|table| {
            if let Some(mv) = &thought.mv {
                return self.picture_before(table, mv).map(|moving| moving.picture);
            }
            let mut picture = self.board_now(table);
            picture.accents.lit = Some(rows).filter(|(count, _)| *count == table.board.len()).unwrap_or_default().1;
            Some(picture)
        })
        .flatten()
    }
}
