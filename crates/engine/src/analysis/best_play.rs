//! Best play on both sides, read from one search: the winner hurries, the loser delays.
use super::{Answer, ErasedPosition, typed_position::TheoryUse};
use crate::{outcome::Outcome, solve::Budget};

/// Maximum number of moves of a line.
const LONGEST_LINE: usize = 16;

/// How a game goes on if neither side can do better.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BestPlay {
    /// Moves in turn from the position on; only the first ones of a long line.
    pub line: Vec<String>,
    /// Number of moves until the end, of which `line` may show only some.
    pub length: u32,
    /// Some moves that lose, each with the quickest answer that wins; a move that ends the game has none.
    pub answers: Vec<(String, String)>,
}

/// Searches a position for best play, and for the answers to some of its moves; `None` if the budget ends first.
pub(crate) fn of(position: &mut dyn ErasedPosition, answered: &[String], budget: &Budget) -> Option<BestPlay> {
    position.search(true, budget).ok()?;
    let mut play = BestPlay::default();
    let moves = if answered.is_empty() { Vec::new() } else { moves(position) };
    for (index, mv) in moves.into_iter().enumerate().filter(|(_, mv)| answered.contains(mv)) {
        position.descend(index);
        play.answers.extend(best(position).map(|(_, answer)| (mv, answer)));
        position.ascend();
    }
    play.length = position.answer()?.remoteness.unwrap_or(0);
    while play.line.len() < LONGEST_LINE
        && let Some((index, mv)) = best(position)
    {
        position.descend(index);
        play.line.push(mv);
    }
    Some(play)
}

/// The moves of a position, in the order of the rules.
fn moves(position: &mut dyn ErasedPosition) -> Vec<String> {
    let mut moves = Vec::new();
    if !position.is_over() {
        position.moves(TheoryUse::Nowhere, &mut |seen| {
            moves.push(seen.mv);
            true
        });
    }
    moves
}

/// The best move of a position that is not drawn, with its number: the first, as a byte string, of those that bring the
/// end nearer by just one move.
fn best(position: &mut dyn ErasedPosition) -> Option<(usize, String)> {
    let Answer { outcome, remoteness } = position.answer()?;
    let after = Answer { outcome: outcome.reverse(), remoteness: Some(remoteness?.checked_sub(1)?) };
    if outcome == Outcome::Draw {
        return None;
    }
    let (mut index, mut found) = (0, None::<(usize, String)>);
    position.moves(TheoryUse::Nowhere, &mut |seen| {
        let is_first = found.as_ref().is_none_or(|(_, known)| seen.mv < *known);
        if is_first && seen.answer == Some(Ok(after)) {
            found = Some((index, seen.mv));
        }
        index += 1;
        true
    });
    found
}
