//! The review of a game: each move with its verdict and comments.
use engine::{Outcome, message::Message};
use play::{
    Match,
    review::{Judgement, Resistance, Review, Verdict},
};
use serde::Serialize;
use text::{Lang, render};

/// A game judged move by move.
#[derive(Clone, Debug, Serialize)]
pub struct ReviewInfo {
    game: &'static str,
    convention: &'static str,
    start: String,
    moves: Vec<MoveInfo>,
    /// The numbers of the moves that were mistakes.
    turning_points: Vec<usize>,
    closing: Vec<String>,
    summary: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
struct MoveInfo {
    number: usize,
    seat: String,
    #[serde(rename = "move")]
    mv: String,
    from: String,
    to: String,
    /// For the player who moved: `win`, `draw` or `loss`; null if unknown.
    before: Option<&'static str>,
    after: Option<&'static str>,
    /// The outcomes of the two positions, for the player who is to move there.
    from_outcome: Option<&'static str>,
    to_outcome: Option<&'static str>,
    verdict: &'static str,
    mistake: bool,
    best: Vec<String>,
    best_count: usize,
    refutation: Option<String>,
    words: Vec<String>,
}

impl ReviewInfo {
    /// The review of a match in a language.
    pub fn new(game: &Match, review: &Review, lang: Lang) -> ReviewInfo {
        let deal = game.deal();
        let say = |messages: &[Message]| messages.iter().map(|message| render(lang, message)).collect();
        ReviewInfo {
            game: deal.game,
            convention: deal.convention.name(),
            start: deal.start.clone(),
            moves: review.judgements.iter().map(|judgement| move_info(judgement, say(&judgement.messages))).collect(),
            turning_points: review.turning_points().map(|judgement| judgement.number).collect(),
            closing: say(&review.closing),
            summary: say(&review.summary),
        }
    }
}

fn move_info(judgement: &Judgement, words: Vec<String>) -> MoveInfo {
    MoveInfo {
        number: judgement.number,
        seat: play::deal::letter(judgement.seat).to_string(),
        mv: judgement.mv.clone(),
        from: judgement.from.clone(),
        to: judgement.to.clone(),
        before: judgement.before.map(result),
        after: judgement.after.map(result),
        from_outcome: judgement.before.map(Outcome::letter),
        to_outcome: judgement.after.map(|outcome| outcome.reverse().letter()),
        verdict: verdict(judgement.verdict),
        mistake: judgement.verdict.is_mistake(),
        best: judgement.best.clone(),
        best_count: judgement.count,
        refutation: judgement.reply.clone(),
        words,
    }
}

fn result(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win => "win",
        Outcome::Draw => "draw",
        Outcome::Loss => "loss",
    }
}

fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Forced => "forced",
        Verdict::WinKept { .. } => "win_kept",
        Verdict::WinThrown { .. } => "win_thrown",
        Verdict::DrawKept => "draw_kept",
        Verdict::DrawGiven => "draw_given",
        Verdict::Lost(Resistance::Best) => "best_available",
        Verdict::Lost(Resistance::Trap { .. }) => "trap",
        Verdict::Lost(Resistance::Sooner { .. }) => "lost_sooner",
        Verdict::SafeKept => "safe_kept",
        Verdict::SafeGiven => "safe_given",
        Verdict::Unsafe => "unsafe",
        Verdict::NotKnown => "not_known",
    }
}
