//! The review of a match, move by move.
use super::wired;
use crate::work::{Answer, Ask};
use engine::{
    Outcome,
    message::{Message, Say},
};
use play::{Effort, Verdict, record};

/// The record of a match.
pub(crate) struct Review {
    pub(crate) record: String,
}

wired!(Review { record });

/// The review of a match as messages.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct ReviewReport {
    pub(crate) summary: Vec<Message>,
    pub(crate) moves: Vec<Judgement>,
    pub(crate) closing: Vec<Message>,
}

wired!(ReviewReport { summary, moves, closing });

/// The review of one move.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Judgement {
    /// Counted from one.
    pub(crate) number: usize,
    /// Who made it.
    pub(crate) seat: usize,
    pub(crate) mv: String,
    /// The position before it.
    pub(crate) from: String,
    pub(crate) mistake: bool,
    /// Whether it was right: it preserved the outcome of the position.
    pub(crate) right: bool,
    /// Whether nothing could win any more before it.
    pub(crate) lost: bool,
    /// The result of best play after it, for its player.
    pub(crate) after: Option<Outcome>,
    /// Moves that were better, or as good.
    pub(crate) best: Vec<String>,
    /// The reply that refutes a mistake.
    pub(crate) reply: Option<String>,
    pub(crate) messages: Vec<Message>,
}

wired!(Judgement { number, seat, mv, from, mistake, right, lost, after, best, reply, messages });

impl From<play::Judgement> for Judgement {
    fn from(judgement: play::Judgement) -> Judgement {
        let mistake = judgement.verdict.is_mistake();
        let right = matches!(judgement.verdict, Verdict::WinKept { .. } | Verdict::DrawKept | Verdict::SafeKept);
        let lost = judgement.before == Some(Outcome::Loss);
        let play::Judgement { number, seat, mv, from, after, best, reply, messages, .. } = judgement;
        Judgement { number, seat, mv, from, mistake, right, lost, after, best, reply, messages }
    }
}

impl Ask for Review {
    const NAME: &'static str = "review";
    type Out = ReviewReport;

    fn answer(self, _: &mut dyn FnMut(u64)) -> Answer<ReviewReport> {
        let game = record::read(&self.record).map_err(|error| error.message())?;
        let review = play::review(&game, &Effort::default()).map_err(|error| error.message())?;
        let moves = review.judgements.into_iter().map(Judgement::from).collect();
        Ok(ReviewReport { summary: review.summary, moves, closing: review.closing })
    }
}
