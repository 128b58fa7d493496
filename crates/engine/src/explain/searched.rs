//! Reasons for games that only search knows: the options with their outcomes, what refutes each, and a line of best
//! play.
use super::{Cell, Step, Table};
use crate::{
    analysis::{Analysis, MoveReport, Question},
    any::{AnyGame, GameError},
    common::small_sort::sort_few_by_key,
    message::Message,
    outcome::{Convention, Outcome},
    solve::Budget,
};

/// Maximum number of moves that are shown with what they lead to.
const MOST_SHOWN: usize = 12;

/// Maximum number of moves in a line of best play.
const LONGEST_LINE: usize = 16;

/// The budget of all further questions together: a multiple of what the answer that they explain has cost.
pub(super) struct ExplainBudget {
    left: usize,
}

impl ExplainBudget {
    pub(super) fn new(analysis: &Analysis) -> ExplainBudget {
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

/// The moves of a position with their outcomes, and the refutation of those that lose.
pub(super) fn options(
    game: &dyn AnyGame,
    convention: Convention,
    question: &Question,
    analysis: &Analysis,
) -> Result<Vec<Step>, GameError> {
    let Some(outcome) = analysis.outcome else {
        return Ok(vec![Message::new("explain-not-known").into()]);
    };
    let mut known: Vec<&MoveReport> = analysis.moves.iter().filter(|report| report.outcome.is_some()).collect();
    // Decisive moves come first: winning moves, then those that hold longest.
    sort_few_by_key(&mut known, |report| (report.outcome, std::cmp::Reverse(report.remoteness)));
    let listed = &known[..known.len().min(MOST_SHOWN)];
    let mut table = Table {
        header: ["label-move", "label-leads-to", "label-result", "label-answer"].map(Message::new).to_vec(),
        ..Table::default()
    };
    let mut budget_left = ExplainBudget::new(analysis);
    for report in listed {
        let answer = refutation(game, convention, question, report, &mut budget_left)?;
        let answer = answer.map_or_else(|| Cell::Text(String::new()), Cell::Text);
        let result = report.outcome.expect("only known outcomes are listed");
        if result.reversed() == outcome && outcome != Outcome::Loss {
            table.marked.push(table.rows.len());
        }
        table.rows.push(vec![
            Cell::Move(report.mv.clone()),
            Cell::Position(report.to.clone()),
            Cell::Outcome(result),
            answer,
        ]);
    }
    let count = analysis.winning_moves.len();
    let sentence = match outcome {
        Outcome::Win => Message::new("explain-search-win").with("count", count.max(1)),
        Outcome::Draw => Message::new("explain-search-draw").with("count", analysis.drawing_moves.len()),
        Outcome::Loss => Message::new("explain-search-loss").with("count", known.len()),
    };
    let mut steps: Vec<Step> = vec![sentence.into()];
    if !table.rows.is_empty() {
        steps.push(Step::Table(table));
    }
    if known.len() > listed.len() || !analysis.moves_complete {
        steps.push(Message::new("explain-search-more").with("count", listed.len()).into());
    }
    steps.extend(principal(game, convention, question, analysis, &mut budget_left)?);
    steps.push(Message::new("explain-searched").with("count", analysis.positions).into());
    Ok(steps)
}

/// The reply that wins after a move that loses.
fn refutation(
    game: &dyn AnyGame,
    convention: Convention,
    question: &Question,
    report: &MoveReport,
    budget_left: &mut ExplainBudget,
) -> Result<Option<String>, GameError> {
    if report.outcome != Some(Outcome::Win) {
        return Ok(None);
    }
    let there = budget_left.ask(game, &report.to, convention, question)?;
    Ok(there.winning_moves.into_iter().next())
}

/// One line of best play as a sentence: the winner hurries, the loser delays.
fn principal(
    game: &dyn AnyGame,
    convention: Convention,
    question: &Question,
    analysis: &Analysis,
    budget_left: &mut ExplainBudget,
) -> Result<Option<Step>, GameError> {
    let Some(first) = best(game, analysis)? else { return Ok(None) };
    let line = line(game, convention, question, (analysis, &first), budget_left)?;
    Ok(Some(Message::new("explain-line").with("line", line.join("  ")).into()))
}

/// A line of best play that begins with a move.
pub(super) fn line(
    game: &dyn AnyGame,
    convention: Convention,
    question: &Question,
    (analysis, first): (&Analysis, &str),
    budget_left: &mut ExplainBudget,
) -> Result<Vec<String>, GameError> {
    let mut line = vec![first.to_owned()];
    let mut position = game.play(&analysis.position, first)?;
    while line.len() < LONGEST_LINE {
        let there = budget_left.ask(game, &position, convention, question)?;
        let Some(mv) = best(game, &there)? else { break };
        position = game.play(&position, &mv)?;
        line.push(mv);
    }
    Ok(line)
}

/// The best move: the quickest of those that win and come nearer to the end, otherwise one that draws, otherwise the
/// longest.
fn best(game: &dyn AnyGame, analysis: &Analysis) -> Result<Option<String>, GameError> {
    let remoteness = |mv: &String| analysis.moves.iter().find(|report| report.mv == *mv).and_then(|r| r.remoteness);
    match analysis.outcome {
        Some(Outcome::Win) => {
            let mut wins = Vec::new();
            for mv in &analysis.winning_moves {
                if remoteness(mv).is_some() || game.advances(&analysis.position, mv)? {
                    wins.push(mv);
                }
            }
            Ok(wins.into_iter().min_by_key(|mv| remoteness(mv).unwrap_or(u32::MAX)).cloned())
        }
        Some(Outcome::Draw) => Ok(None),
        Some(Outcome::Loss) => {
            let longest = analysis.moves.iter().max_by_key(|report| (report.remoteness, std::cmp::Reverse(&report.mv)));
            Ok(longest.map(|report| report.mv.clone()))
        }
        None => Ok(None),
    }
}
