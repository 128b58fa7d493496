//! Reasons for games that only search knows: the options with their outcomes, and what refutes each. And best play, for
//! every game.
use super::{Cell, Step, Table};
use crate::{
    analysis::{Analysis, BestPlay, MoveReport, Question},
    any::{AnyGame, GameError},
    common::small_sort::sort_few_by_key,
    message::Message,
    outcome::{Convention, Outcome},
    solve::Budget,
};

/// Maximum number of moves that are shown with what they lead to.
const MOST_SHOWN: usize = 12;

/// Maximum number of moves in a line of best play that is found by one question after the other.
const LONGEST_LINE: usize = 16;

/// The budget of all further questions together: a multiple of what the answer that they explain has cost.
struct ExplainBudget {
    left: usize,
}

impl ExplainBudget {
    fn new(analysis: &Analysis) -> ExplainBudget {
        ExplainBudget { left: analysis.positions.saturating_mul(2).clamp(20_000, 1_000_000) }
    }

    /// Asks theory, and search within what is left of the budget.
    fn ask(
        &mut self,
        game: &dyn AnyGame,
        position: &str,
        convention: Convention,
        question: &Question,
    ) -> Result<Analysis, GameError> {
        let budget = &question.budget;
        let positions = budget.positions.min(self.left);
        let moves = budget.moves.min(positions as u64 * 20);
        let budget = Budget { positions, moves, ..budget.clone() };
        let answer = game.analyse(position, convention, &Question { budget, ..question.clone() })?;
        // A search that gave up has cost its whole budget.
        let spent = if answer.outcome.is_some() { answer.positions } else { positions };
        self.left = self.left.saturating_sub(spent);
        Ok(answer)
    }
}

/// The moves of a position with their outcomes, and the refutation of those that lose; and best play.
pub(super) fn options(
    game: &dyn AnyGame,
    convention: Convention,
    question: &Question,
    analysis: &Analysis,
) -> Result<(Vec<Step>, BestPlay), GameError> {
    let Some(outcome) = analysis.outcome else {
        return Ok((vec![Message::new("explain-not-known").into()], BestPlay::default()));
    };
    let mut known: Vec<&MoveReport> = analysis.moves.iter().filter(|report| report.outcome.is_some()).collect();
    // Decisive moves come first: winning moves, then those that hold longest.
    sort_few_by_key(&mut known, |report| (report.outcome, std::cmp::Reverse(report.remoteness)));
    known.truncate(MOST_SHOWN);
    let losing: Vec<String> =
        known.iter().filter(|report| report.outcome == Some(Outcome::Win)).map(|report| report.mv.clone()).collect();
    let play = best_play(game, convention, question, analysis, &losing)?;
    let mut table = Table {
        header: ["label-move", "label-leads-to", "label-result", "label-answer"].map(Message::new).to_vec(),
        ..Table::default()
    };
    for report in known {
        let result = report.outcome.expect("only known outcomes are listed");
        let answer = match play.answers.iter().find(|(mv, _)| *mv == report.mv) {
            Some((_, answer)) => Cell::Text(answer.clone()),
            None if result != Outcome::Win => Cell::Text(String::new()),
            None if game.ending(&report.to)?.is_some() => Cell::Say(Message::new("explain-answer-over")),
            // What refutes it is not known.
            None => continue,
        };
        if result.reverse() == outcome && outcome != Outcome::Loss {
            table.marked.push(table.rows.len());
        }
        table.rows.push(vec![
            Cell::Move(report.mv.clone()),
            Cell::Position(report.to.clone()),
            Cell::Outcome(result),
            answer,
        ]);
    }
    let mut steps: Vec<Step> = vec![sentence(outcome, analysis).into()];
    let listed = table.rows.len();
    if listed > 0 {
        steps.push(Step::Table(table));
    }
    if listed > 0 && (listed < analysis.moves.len() || !analysis.moves_complete) {
        steps.push(Message::new("explain-search-more").with("count", listed).into());
    }
    if analysis.positions > 0 {
        steps.push(Message::new("explain-searched").with("count", analysis.positions).into());
    }
    Ok((steps, play))
}

/// How many moves do what.
fn sentence(outcome: Outcome, analysis: &Analysis) -> Message {
    let (id, count) = match outcome {
        Outcome::Win if analysis.winning_moves.is_empty() => return Message::new("explain-search-some"),
        Outcome::Win if analysis.complete => ("explain-search-win", analysis.winning_moves.len()),
        Outcome::Win => ("explain-search-wins", analysis.winning_moves.len()),
        Outcome::Draw if analysis.complete => ("explain-search-draw", analysis.drawing_moves.len()),
        Outcome::Draw => return Message::new("explain-search-draws"),
        Outcome::Loss if analysis.moves_complete => ("explain-search-loss", analysis.moves.len()),
        Outcome::Loss => return Message::new("explain-search-losses"),
    };
    Message::new(id).with("count", count)
}

/// Best play from a position on, and the answers to some of its moves; empty as far as search does not reach the end.
pub(super) fn best_play(
    game: &dyn AnyGame,
    convention: Convention,
    question: &Question,
    analysis: &Analysis,
    answered: &[String],
) -> Result<BestPlay, GameError> {
    if analysis.seats.is_some() || analysis.outcome.is_none() {
        return Ok(BestPlay::default());
    }
    // Where a search has reached the end, it does so again.
    let is_searched =
        analysis.positions > 0 && (analysis.remoteness.is_some() || analysis.outcome == Some(Outcome::Draw));
    if is_searched && let Some(play) = game.best_play(&analysis.position, convention, answered, &question.budget)? {
        return Ok(play);
    }
    by_questions(game, convention, question, analysis, answered)
}

/// Best play found by one question after the other.
fn by_questions(
    game: &dyn AnyGame,
    convention: Convention,
    question: &Question,
    analysis: &Analysis,
    answered: &[String],
) -> Result<BestPlay, GameError> {
    let mut budget_left = ExplainBudget::new(analysis);
    let mut play = BestPlay { length: analysis.remoteness.unwrap_or(0), ..BestPlay::default() };
    for mv in answered {
        let there = budget_left.ask(game, &game.play(&analysis.position, mv)?, convention, question)?;
        let answer = best(&there).or(there.winning_moves.first().cloned());
        play.answers.extend(answer.map(|answer| (mv.clone(), answer)));
    }
    let mut next = best(analysis);
    let mut position = analysis.position.clone();
    while let Some(mv) = next.take() {
        position = game.play(&position, &mv)?;
        play.line.push(mv);
        if play.line.len() < LONGEST_LINE {
            next = best(&budget_left.ask(game, &position, convention, question)?);
        }
    }
    Ok(play)
}

/// The first move that brings the end nearer by just one move, if the end is known.
fn best(analysis: &Analysis) -> Option<String> {
    let outcome = analysis.outcome.filter(|&outcome| outcome != Outcome::Draw)?;
    let after = (Some(outcome.reverse()), Some(analysis.remoteness?.checked_sub(1)?));
    analysis.moves.iter().find(|report| (report.outcome, report.remoteness) == after).map(|report| report.mv.clone())
}
