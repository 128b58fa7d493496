//! Combines what search found and what theory claims into one analysis, for every kind of game.
use super::{Analysis, Answer, MoveReport, Question};
use crate::{
    interrupt,
    message::Message,
    nim_value::NimValue,
    outcome::Outcome,
    solve::OutOfBudget,
    theory::{Claim, Moves, Standing},
};
use std::cmp::Ordering;

/// The moves of a position, grouped by what they do.
pub(crate) struct GroupedMoves {
    winning: Vec<String>,
    drawing: Vec<String>,
    reports: Vec<MoveReport>,
    /// Maximum number of reported moves.
    keep: usize,
    /// Whether every legal move was looked at.
    all: bool,
    /// Whether the outcome of every move looked at is known.
    decided: bool,
    /// Whether every legal move is among the reports.
    reported: bool,
}

impl GroupedMoves {
    /// Starts without moves.
    pub(crate) fn new(question: &Question) -> GroupedMoves {
        let keep = question.move_limit;
        GroupedMoves {
            winning: vec![],
            drawing: vec![],
            reports: vec![],
            keep,
            all: true,
            decided: true,
            reported: true,
        }
    }

    /// Adds one move.
    pub(crate) fn add(&mut self, report: MoveReport) {
        match report.outcome {
            Some(Outcome::Loss) => self.winning.push(report.mv.clone()),
            Some(Outcome::Draw) => self.drawing.push(report.mv.clone()),
            Some(Outcome::Win) => {}
            None => self.decided = false,
        }
        if self.reports.len() < self.keep {
            self.reports.push(report);
        } else {
            self.reported = false;
        }
    }

    /// Stops early: there are more moves.
    pub(crate) fn stop(&mut self) {
        self.all = false;
        self.reported = false;
    }

    fn finish(&mut self) {
        sort(&mut self.winning, String::cmp);
        sort(&mut self.drawing, String::cmp);
        sort(&mut self.reports, |a, b| a.mv.cmp(&b.mv));
    }
}

/// What the search found about a position and its moves, before theory is added.
pub(crate) struct SearchReport {
    pub(crate) position: String,
    pub(crate) root: Option<Answer>,
    pub(crate) nim_value: Option<NimValue>,
    pub(crate) positions: usize,
    pub(crate) sorted: GroupedMoves,
    /// Why search has no answer, or none for some move.
    pub(crate) failure: Option<OutOfBudget>,
}

impl SearchReport {
    /// Combines what search has found and what theory claims.
    pub(crate) fn with(mut self, claim: Option<Claim<String>>) -> Analysis {
        self.sorted.finish();
        let wins = !self.sorted.winning.is_empty();
        let mut analysis = Analysis {
            position: self.position,
            outcome: self.root.map(|answer| answer.outcome).or(wins.then_some(Outcome::Win)),
            nim_value: self.nim_value,
            remoteness: self.root.and_then(|answer| answer.remoteness),
            positions: self.positions,
            winning_moves: self.sorted.winning,
            complete: self.sorted.all && self.sorted.decided,
            moves: self.sorted.reports,
            moves_complete: self.sorted.reported,
            ..Analysis::default()
        };
        if let Some(mut claim) = claim {
            if let Some(moves) = &mut claim.winning {
                sort(&mut moves.list, String::cmp);
            }
            compare(&claim, &mut analysis);
            adopt(claim, &mut analysis);
        }
        analysis.complete |= analysis.outcome == Some(Outcome::Loss);
        if analysis.outcome == Some(Outcome::Loss) && !analysis.is_conjecture() {
            // Every move of the loser leads to a position that the other player wins.
            analysis.moves.iter_mut().filter(|report| report.outcome.is_none()).for_each(|report| {
                report.outcome = Some(Outcome::Win);
            });
        }
        if analysis.outcome == Some(Outcome::Draw) {
            analysis.drawing_moves = self.sorted.drawing;
        }
        if analysis.outcome.is_none() || !analysis.complete {
            analysis.gave_up = self.failure;
        }
        analysis
    }
}

/// Records where theory and search differ, which happens only if one of them is wrong. Winning moves are sorted.
fn compare(claim: &Claim<String>, analysis: &mut Analysis) {
    if claim.standing == Standing::Conjectured {
        return;
    }
    let mut differ = |what, theory: String, search: String| {
        analysis.disagreement.get_or_insert(differs(what, theory, search));
    };
    if let Some(found) = analysis.outcome.filter(|&found| found != claim.outcome) {
        differ("label-outcome", claim.outcome.to_string(), found.to_string());
    }
    if let (Some(found), Some(value)) = (analysis.nim_value, claim.nim_value)
        && found != value
    {
        differ("label-nim-value", value.to_string(), found.to_string());
    }
    if let Some(Moves { list, complete: true }) = &claim.winning
        && analysis.complete
        && list[..] != analysis.winning_moves
    {
        differ("label-winning-moves", list.join(" "), analysis.winning_moves.join(" "));
    }
}

/// Adds what theory says; a conjecture only if search has no answer.
fn adopt(claim: Claim<String>, analysis: &mut Analysis) {
    analysis.theorem = Some(claim.theorem);
    analysis.standing = Some(claim.standing);
    if claim.standing != Standing::Conjectured || analysis.outcome.is_none() {
        analysis.outcome = Some(claim.outcome);
    }
    analysis.nim_value = claim.nim_value.or(analysis.nim_value);
    if let Some(moves) = claim.winning.filter(|_| !analysis.complete) {
        analysis.winning_moves = moves.list.into_vec();
        analysis.complete = moves.complete;
    }
}

/// Returns the message that theory and search differ in something, which the id of a label names.
pub(crate) fn differs(what: &'static str, theory: String, search: String) -> Message {
    Message::new("difference").with("what", Message::new(what)).with("theory", theory).with("search", search)
}

/// Sorts a list, or leaves it unsorted if an [`interrupt`] comes: it sorts pieces first, and then merges them.
fn sort<T>(list: &mut [T], order: impl Fn(&T, &T) -> Ordering) {
    for piece in list.chunks_mut(PIECE) {
        if interrupt::spend(piece.len() as u64) {
            return;
        }
        piece.sort_by(&order);
    }
    if list.len() > PIECE {
        list.sort_by(&order);
    }
}

/// Number of moves that are sorted between two checks for an interrupt.
const PIECE: usize = 4096;
