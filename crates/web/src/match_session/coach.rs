//! Questions about a match: hints, the analysis of all moves, the review.
use super::{MatchSession, Note, seed};
use crate::parts::table::Story;
use crate::work::{
    Answer,
    analyse::Analyse,
    hint::Hints,
    review::{Review, ReviewReport},
};
use engine::{
    Analysis,
    board::Board,
    message::{Arg, Message},
};
use leptos::prelude::*;
use play::{Hint, MatchBoard, record};

/// Number of positions searched when a coach looks at all moves.
const COACH_BUDGET: usize = 200_000;

/// What was asked about the position.
#[derive(Clone, Copy)]
pub(super) struct Coach {
    hints: RwSignal<Vec<Hint>>,
    /// Number of hints shown.
    depth: RwSignal<usize>,
    analysis: RwSignal<Option<Analysis>>,
    /// The spots of which the last hint speaks.
    lit: RwSignal<Vec<usize>>,
    review: RwSignal<Option<Answer<ReviewReport>>>,
}

impl Coach {
    pub(super) fn new() -> Coach {
        Coach {
            hints: RwSignal::new(Vec::new()),
            depth: RwSignal::new(0),
            analysis: RwSignal::new(None),
            lit: RwSignal::new(Vec::new()),
            review: RwSignal::new(None),
        }
    }

    /// Forgets what belonged to the previous position.
    pub(super) fn reset(self) {
        self.hints.set(Vec::new());
        self.depth.set(0);
        self.analysis.set(None);
        self.lit.set(Vec::new());
        self.review.set(None);
    }

    /// The spots of which the last hint speaks; tracked.
    pub(super) fn lit(self) -> Vec<usize> {
        self.lit.get()
    }
}

impl MatchSession {
    /// Asks for a hint, one depth further each time.
    pub(crate) fn hint(self) {
        if self.is_moving() || !self.now(MatchBoard::is_yours).unwrap_or(false) {
            return;
        }
        if !self.coach.hints.with_untracked(Vec::is_empty) {
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
                    self.coach.hints.set(hints);
                    self.show_hint();
                }
                Err(message) => self.note.set(Note::Wrong(message)),
            }
        });
    }

    fn show_hint(self) {
        let hints = self.coach.hints.get_untracked();
        let depth = self.coach.depth.get_untracked().min(hints.len().saturating_sub(1));
        let Some(hint) = hints.get(depth) else { return };
        self.coach.depth.set(depth + 1);
        self.note.set(Note::Info(hint.say.clone()));
        self.coach.lit.set(self.now(|table| named_spots(&table.board, &hint.say)).unwrap_or_default());
        if let Some(mv) = &hint.mv {
            self.pointing.show(mv);
        }
    }

    /// Asks for the coach's analysis of all moves, if the coach is on.
    pub(crate) fn ask_coach(self) {
        let is_on = self.referee.is_none() && self.settings.now(|settings| settings.coach);
        if !is_on || !self.now(MatchBoard::is_yours).unwrap_or(false) {
            self.coach.analysis.set(None);
            return;
        }
        let Some(place) = self.place() else { return };
        let turn = self.turn.get_value();
        self.worker.ask(&Analyse { place, positions: COACH_BUDGET }, move |answer| {
            // The coach may be off by now.
            if self.turn.try_get_value() == Some(turn) && self.settings.now(|settings| settings.coach) {
                self.coach.analysis.set(answer.ok());
            }
        });
    }

    /// The coach's analysis; tracked.
    pub(crate) fn coach_analysis(self) -> Option<Analysis> {
        self.coach.analysis.get()
    }

    /// Asks for the review.
    pub(super) fn ask_review(self) {
        let Some(text) = self.now(|table| record::write(&table.game)) else { return };
        let turn = self.turn.get_value();
        self.worker.ask(&Review { record: text }, move |answer| {
            if self.turn.try_get_value() == Some(turn) {
                self.coach.review.set(Some(answer));
            }
        });
    }

    /// What the finished match teaches, once it is judged; tracked.
    pub(crate) fn story(self) -> Story {
        let judged = self.coach.review.with(|review| review.as_ref()?.as_ref().ok().map(|report| report.moves.clone()));
        judged
            .zip(self.with(|table| table.game.clone()))
            .map_or_else(Story::default, |(moves, game)| Story::of(&game, &moves))
    }

    /// The review, once it is there; tracked.
    pub(crate) fn review_report(self) -> Option<Answer<ReviewReport>> {
        self.coach.review.get()
    }
}

/// The spots whose names a sentence contains.
fn named_spots(board: &Board, sentence: &Message) -> Vec<usize> {
    let names: Vec<String> = sentence.args.iter().flat_map(|(_, arg)| names(arg)).collect();
    (0..board.len()).filter(|&index| board.spot(index).is_some_and(|spot| names.contains(&spot.label))).collect()
}

/// The names in an argument: numbers, those of steps and places, and the parts of lists.
fn names(arg: &Arg) -> Vec<String> {
    match arg {
        Arg::Number(number) => vec![number.to_string()],
        Arg::Text(text) => text.split(", ").map(str::to_owned).collect(),
        Arg::List(all) | Arg::Either(all) => all.iter().flat_map(names).collect(),
        Arg::Message(message) => message.arg("step").or(message.arg("place")).map(names).unwrap_or_default(),
    }
}
