//! Traps: moves from a position that is not won, by how much room for error they leave the opponent.
use crate::{effort::Look, rng::Rng};
use engine::{Analysis, GameError, Outcome};
use std::cmp::Reverse;

/// Maximum number of replies that are examined for one choice, over all moves.
const REPLIES_LOOKED_AT: usize = 100_000;

/// Minimum number of moves that are compared, however many replies they allow.
const FEWEST_COMPARED: usize = 8;

/// A move and how hard it makes the game for the opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Trap {
    pub(crate) mv: String,
    /// Number of replies that keep what the opponent has; `None` if it is not known.
    pub(crate) replies: Option<usize>,
    /// How long the game then lasts if the winner hurries.
    pub(crate) remoteness: Option<u32>,
}

impl Trap {
    /// Smaller is better: fewest good replies, then the longest game. Unknown values come last.
    pub(crate) fn rank(&self) -> (usize, Reverse<Option<u32>>) {
        (self.replies.unwrap_or(usize::MAX), Reverse(self.remoteness))
    }
}

/// The best traps among some moves, all of the same rank.
pub(crate) fn best(look: &mut Look, root: &Analysis, position: &str, moves: &[String]) -> Result<Vec<Trap>, GameError> {
    let mut best: Vec<Trap> = Vec::new();
    for mv in moves {
        let trap = trap(look, root, position, mv)?;
        let rank = trap.rank();
        if best.first().is_none_or(|other| rank < other.rank()) {
            best.clear();
        }
        if best.first().is_none_or(|other| rank == other.rank()) {
            best.push(trap);
        }
    }
    Ok(best)
}

/// What one move leaves the opponent.
pub(crate) fn trap(look: &mut Look, root: &Analysis, position: &str, mv: &str) -> Result<Trap, GameError> {
    let option = look.game.play(position, mv)?;
    Ok(Trap { mv: mv.to_owned(), replies: replies(look, &option)?, remoteness: remoteness(root, mv) })
}

/// Number of replies that keep what the opponent has. A game that is over leaves no room for error.
fn replies(look: &mut Look, option: &str) -> Result<Option<usize>, GameError> {
    if look.game.ending(option)?.is_some() {
        return Ok(Some(usize::MAX));
    }
    let analysis = look.quickly(option)?;
    let good = match analysis.outcome {
        Some(Outcome::Win) => &analysis.winning_moves,
        Some(Outcome::Draw) => &analysis.drawing_moves,
        Some(Outcome::Loss) | None => return Ok(None),
    };
    Ok((analysis.complete && !good.is_empty()).then_some(good.len()))
}

/// The remoteness after a move, if the analysis reports it.
pub(crate) fn remoteness(analysis: &Analysis, mv: &str) -> Option<u32> {
    let found = analysis.moves.binary_search_by(|report| report.mv.as_str().cmp(mv)).ok()?;
    analysis.moves[found].remoteness
}

/// The moves to compare: all if they are few, otherwise a sample.
pub(crate) fn candidates(look: &Look, position: &str, rng: &mut Rng) -> Result<Vec<String>, GameError> {
    let (mut moves, all) = look.moves(position)?;
    let compared = comparison_limit(moves.len());
    if all && moves.len() <= compared {
        return Ok(moves);
    }
    let mut sample = Vec::with_capacity(compared);
    while sample.len() < compared && !moves.is_empty() {
        let drawn = if all { None } else { rng.with_dice(|dice| look.game.random_move(position, dice))? };
        let listed = moves.swap_remove(rng.below(moves.len()));
        sample.push(drawn.unwrap_or(listed));
    }
    sample.sort_unstable();
    sample.dedup();
    Ok(sample)
}

/// Number of moves that can be compared if each of `moves` moves has as many replies.
pub(crate) fn comparison_limit(moves: usize) -> usize {
    (REPLIES_LOOKED_AT / moves.max(1)).clamp(FEWEST_COMPARED, REPLIES_LOOKED_AT)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Effort, testing::nim_for};
    use engine::Convention;

    #[test]
    fn the_best_trap_leaves_the_fewest_winning_replies_then_the_longest_game() {
        let (game, effort) = (nim_for(2), Effort::default());
        let mut look = Look::new(&*game, Convention::Normal, &effort);
        let root = look.at("1,2,3", 100).unwrap();
        let moves = look.moves("1,2,3").unwrap().0;
        let best = best(&mut look, &root, "1,2,3", &moves).unwrap();
        let found: Vec<&str> = best.iter().map(|trap| trap.mv.as_str()).collect();
        // By hand: 2-1 leaves 1,1,3 and 3-2 leaves 1,2,1, which end within three moves; 1-1 and 3-1 make five.
        assert_eq!(found, ["1-1", "3-1"]);
        assert!(best.iter().all(|trap| trap.replies == Some(1) && trap.remoteness == Some(5)), "{best:?}");
    }

    #[test]
    fn ending_the_game_at_once_is_no_trap() {
        let (game, effort) = (nim_for(2), Effort::default());
        let mut look = Look::new(&*game, Convention::Misere, &effort);
        let root = look.at("1", 100).unwrap();
        assert_eq!(trap(&mut look, &root, "1", "1-1").unwrap().replies, Some(usize::MAX));
    }

    #[test]
    fn many_moves_are_sampled_over_the_whole_board() {
        let (game, effort) = (nim_for(2), Effort::default());
        let look = Look::new(&*game, Convention::Normal, &effort);
        let huge = format!("{0},{0}", u64::MAX);
        let sample = candidates(&look, &huge, &mut Rng::new(3)).unwrap();
        assert!((2..=20).contains(&sample.len()));
        assert!(sample.iter().any(|mv| mv.starts_with("2-")) && sample.iter().any(|mv| mv.starts_with("1-")));
    }
}
