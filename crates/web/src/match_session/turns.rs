//! Turns of a match: the moves of people and computers, and taking them back.
use super::{MatchSession, Moving, Note, seed};
use crate::{
    parts::{board::pointing::OpenBoard, mistakes},
    sound::{Tone, sound},
    storage,
    work::moves,
};
use engine::message::{Message, Say};
use leptos::prelude::*;
use play::{MatchBoard, record, slip};
use std::time::Duration;

/// Duration of the animation of a move.
pub(super) const MOVE_DURATION: Duration = Duration::from_millis(250);

impl MatchSession {
    /// Makes a move for the person to move; `false`, with the reason shown, if it cannot be made.
    pub(crate) fn play(self, mv: &str) -> bool {
        if !self.now(MatchBoard::is_yours).unwrap_or(false) || self.is_moving() {
            return false;
        }
        let made = self.make(mv);
        if let Some(referee) = self.referee.filter(|_| made) {
            referee.run(mv.trim().to_owned());
        }
        made
    }

    pub(super) fn make(self, mv: &str) -> bool {
        let Some(mut table) = self.table.get_untracked() else { return false };
        let before = self.picture_of_choice(mv).or_else(|| self.picture_before(&table, mv));
        if let Err(error) = table.game.play(mv) {
            let slip = slip::of_text(&table.picker, &table.board, mv);
            self.note.set(Note::Wrong(slip.unwrap_or_else(|| error.message())));
            return false;
        }
        self.note.set(Note::Nothing);
        drop(table.refresh());
        if self.storage_key.is_some() && table.game.finish().is_some() {
            mistakes::remember(self.worker, record::write(&table.game));
            super::begin::adapt(&table.game);
        }
        self.table.set(Some(table));
        self.show(before);
        true
    }

    /// Animates a move, then carries on.
    pub(super) fn show(self, moving: Option<Moving>) {
        self.reset();
        if self.settings.now(|settings| settings.sound) {
            let over = self.now(|table| table.game.finish().is_some()).unwrap_or(false);
            sound(if over { Tone::End } else { Tone::Move });
        }
        if prefers_reduced_motion() || moving.is_none() {
            return self.carry_on();
        }
        self.moving.set(moving);
        let turn = self.turn.get_value();
        set_timeout(
            move || {
                if self.turn.try_get_value() == Some(turn) {
                    self.moving.set(None);
                    self.carry_on();
                }
            },
            MOVE_DURATION,
        );
    }

    /// Drops everything that belonged to the previous position.
    fn reset(self) {
        self.turn.update_value(|turn| *turn += 1);
        if let Some(ticket) = self.ticket.get_value() {
            self.worker.cancel(ticket);
        }
        self.ticket.set_value(None);
        self.thinking.set(false);
        self.watch.stop();
        self.pointing.open(None);
        self.replay.reset();
        self.coach.reset();
        if let (Some(name), Some(text)) = (self.storage_key, self.now(|table| record::write(&table.game))) {
            storage::save(name, &text);
        }
    }

    /// Asks for the computer's move, or for the coach's analysis if a person is to move.
    pub(super) fn carry_on(self) {
        self.reset();
        self.moving.set(None);
        let (over, yours) =
            self.now(|table| (table.game.finish().is_some(), table.is_yours())).unwrap_or((true, false));
        if yours {
            let open = |table: &MatchBoard| OpenBoard { board: table.board.clone(), picker: table.picker.clone() };
            self.pointing.open(self.now(|table| table.can_point().then(|| open(table))).flatten());
            self.ask_coach();
        } else if over && self.referee.is_none() {
            self.ask_review();
        } else if !over && !self.paused.get_untracked() && self.referee.is_none() {
            let turn = self.turn.get_value();
            let pace = self.settings.now(|settings| settings.pace);
            self.thinking.set(true);
            set_timeout(
                move || {
                    if self.turn.try_get_value() == Some(turn) {
                        self.think();
                    }
                },
                Duration::from_millis(pace.into()) + self.title_duration(),
            );
        }
    }

    /// Asks for the computer's move.
    fn think(self) {
        let Some(text) = self.now(|table| record::write(&table.game)) else { return };
        self.thinking.set(true);
        let (turn, seed) = (self.turn.get_value(), seed());
        self.watch.remember(&text, seed);
        if self.thinks_aloud() {
            return self.think_aloud(text, seed);
        }
        let ticket = self.worker.ask(&moves::Think { record: text, seed }, move |answer| {
            if self.turn.try_get_value() != Some(turn) {
                return;
            }
            self.thinking.set(false);
            match answer {
                Ok(Some(mv)) => drop(self.make(&mv)),
                Ok(None) => {}
                Err(message) => self.note.set(Note::Wrong(message)),
            }
        });
        self.ticket.set_value(Some(ticket));
    }

    /// Takes back the person's last move and whatever came after it.
    pub(crate) fn undo(self) {
        self.change("web-nothing-to-undo", |table| table.game.undo_turn());
    }

    /// Restores what was taken back, up to the next turn of a person.
    pub(crate) fn redo(self) {
        self.change("web-nothing-to-redo", |table| {
            let mut redone = table.game.redo();
            while redone && table.game.player().is_some_and(|player| !player.is_person()) && table.game.redo() {}
            redone |= table.game.finish().is_some();
            redone
        });
    }

    /// Changes the match; `refusal` is said if there is nothing to change.
    fn change(self, refusal: &'static str, change: impl FnOnce(&mut MatchBoard) -> bool) {
        let Some(mut table) = self.table.get_untracked() else { return };
        if change(&mut table) {
            drop(table.refresh());
            self.table.set(Some(table));
            self.note.set(Note::Nothing);
            self.carry_on();
        } else {
            self.note.set(Note::Info(Message::new(refusal)));
        }
    }

    /// Resigns.
    pub(crate) fn resign(self) {
        self.change("web-nothing-to-undo", |table| table.game.resign_person());
    }

    /// Pauses or resumes a match between computers.
    pub(crate) fn pause(self) {
        self.paused.update(|paused| *paused = !*paused);
        self.carry_on();
    }

    /// Whether the computers are paused; tracked.
    pub(crate) fn is_paused(self) -> bool {
        self.paused.get()
    }

    /// Makes one move of a computer while they are paused.
    pub(crate) fn step(self) {
        if !self.now(MatchBoard::is_yours).unwrap_or(true) {
            self.think();
        }
    }

    /// Plays the move pointed at; a hidden move is shown first instead.
    pub(crate) fn play_choice(self) {
        if let Some(mv) = self.pointing.confirm() {
            self.play(&mv);
        }
    }

    /// Whether a move is being animated.
    pub(super) fn is_moving(self) -> bool {
        self.moving.with_untracked(Option::is_some)
    }
}

/// Whether the visitor prefers no animation.
pub(super) fn prefers_reduced_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    query.is_some_and(|query| query.matches())
}
