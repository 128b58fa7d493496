//! Questions about a match: hints, the coach's analysis, the review.
use super::{MatchSession, Note, seed};
use crate::work::{
    Answer,
    analyse::Analyse,
    hint::Hints,
    review::{Review, ReviewReport},
};
use engine::{Analysis, message::Message};
use leptos::prelude::*;
use play::{MatchBoard, record};

/// Number of positions searched when a coach looks at all moves.
const COACH_BUDGET: usize = 200_000;

impl MatchSession {
    /// Asks for a hint, one depth further each time.
    pub(crate) fn hint(self) {
        if !self.can_point() && !self.now(MatchBoard::is_yours).unwrap_or(false) {
            return;
        }
        if !self.hints.with_untracked(Vec::is_empty) {
            return self.show_hint();
        }
        let Some(text) = self.now(|table| record::write(&table.game)) else { return };
        let turn = self.turn.get_value();
        self.note.set(Note::Info(Message::new("web-thinking")));
        self.worker.ask(&Hints { record: text, seed: seed() }, move |answer| {
            if self.turn.try_get_value() != Some(turn) {
                return;
            }
            match answer {
                Ok(hints) => {
                    self.hints.set(hints);
                    self.show_hint();
                }
                Err(message) => self.note.set(Note::Wrong(message)),
            }
        });
    }

    fn show_hint(self) {
        let hints = self.hints.get_untracked();
        let depth = self.depth.get_untracked().min(hints.len().saturating_sub(1));
        let Some(hint) = hints.get(depth) else { return };
        self.depth.set(depth + 1);
        self.note.set(Note::Info(hint.say.clone()));
        if let Some(mv) = &hint.mv {
            self.point(|table| {
                table.picker.show(mv);
                true
            });
        }
    }

    /// Asks for the coach's analysis of all moves, if the coach is on.
    pub(crate) fn ask_coach(self) {
        let is_on = self.referee.is_none() && self.settings.now(|settings| settings.coach);
        if !is_on || !self.now(MatchBoard::is_yours).unwrap_or(false) {
            self.coach.set(None);
            return;
        }
        let Some(place) = self.place() else { return };
        let turn = self.turn.get_value();
        self.worker.ask(&Analyse { place, positions: COACH_BUDGET }, move |answer| {
            if self.turn.try_get_value() == Some(turn) {
                self.coach.set(answer.ok());
            }
        });
    }

    /// The coach's analysis; tracked.
    pub(crate) fn coach_analysis(self) -> Option<Analysis> {
        self.coach.get()
    }

    /// Asks for the review.
    pub(super) fn ask_review(self) {
        let Some(text) = self.now(|table| record::write(&table.game)) else { return };
        let turn = self.turn.get_value();
        self.worker.ask(&Review { record: text }, move |answer| {
            if self.turn.try_get_value() == Some(turn) {
                self.review.set(Some(answer));
            }
        });
    }

    /// The review, once it is there; tracked.
    pub(crate) fn review_report(self) -> Option<Answer<ReviewReport>> {
        self.review.get()
    }
}
