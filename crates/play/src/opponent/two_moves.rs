//! An opponent that sees its own move and the reply, and nothing beyond.
use crate::{
    effort::Look,
    level::{self, ChosenMove, Why},
    rng::Rng,
};
use engine::{GameError, interrupt};

/// Maximum number of replies that are looked at for one move of the game.
const REPLIES_SEEN: usize = 20_000;

/// Minimum number of moves that are looked at, however many replies they allow.
const FEWEST_MOVES: usize = 8;

/// Maximum number of moves that are looked at.
const MOST_MOVES: usize = 200;

/// A move that wins at once; otherwise one after which no reply wins at once; otherwise any.
pub(super) fn choice(look: &Look, position: &str, rng: &mut Rng) -> Result<ChosenMove, GameError> {
    let (moves, all) = look.moves(position)?;
    if let Some(mv) = level::ending_move(look, position, &moves, all)? {
        return Ok(ChosenMove { mv, why: Why::Ends });
    }
    let mut calm = Vec::new();
    for mv in candidates(look, position, &moves, all, rng)? {
        if danger(look, position, &mv)?.is_none() {
            calm.push(mv);
        }
    }
    match rng.pick(&calm) {
        Some(mv) => Ok(ChosenMove { mv: mv.clone(), why: Why::NoDanger }),
        None => Ok(ChosenMove { mv: level::random_move(look, position, &moves, all, rng)?, why: Why::Chance }),
    }
}

/// The moves that are looked at: all if they are few, otherwise random ones.
fn candidates(
    look: &Look,
    position: &str,
    moves: &[String],
    all: bool,
    rng: &mut Rng,
) -> Result<Vec<String>, GameError> {
    let most = (REPLIES_SEEN / moves.len().max(1)).clamp(FEWEST_MOVES, MOST_MOVES);
    if all && moves.len() <= most {
        return Ok(moves.to_vec());
    }
    (0..most).map(|_| level::random_move(look, position, moves, all, rng)).collect()
}

/// What is wrong with a move at first sight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Danger {
    /// It ends the game and does not win.
    Ends,
    /// This reply ends the game and wins.
    Reply(String),
}

/// What is wrong with a move, as far as the next reply shows.
pub(crate) fn danger(look: &Look, position: &str, mv: &str) -> Result<Option<Danger>, GameError> {
    let option = look.game.play(position, mv)?;
    if look.game.ending(&option)?.is_some() {
        return Ok((!look.ends_well(position, mv)?).then_some(Danger::Ends));
    }
    let (replies, all) = look.moves(&option)?;
    if interrupt::spend(1 + replies.len() as u64 / 64) {
        return Ok(None);
    }
    Ok(level::ending_move(look, &option, &replies, all)?.map(Danger::Reply))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Effort, testing::nim_for};
    use engine::Convention;

    fn choose_moves(convention: Convention, position: &str) -> Vec<ChosenMove> {
        let (nim, effort) = (nim_for(2), Effort::small());
        let look = Look::new(&*nim, convention, &effort);
        (0..40).map(|seed| choice(&look, position, &mut Rng::new(seed)).unwrap()).collect()
    }

    #[test]
    fn it_never_leaves_a_single_heap_unless_it_must() {
        for choice in choose_moves(Convention::Normal, "1,5") {
            assert!(choice.mv.starts_with("2-") && choice.mv != "2-5", "{choice:?}");
            assert_eq!(choice.why, Why::NoDanger);
        }
        assert!(choose_moves(Convention::Normal, "7").iter().all(|choice| choice.mv == "1-7"));
        assert!(
            choose_moves(Convention::Normal, "1,1").iter().all(|choice| choice.why == Why::Chance),
            "all lose at once"
        );
    }

    #[test]
    fn it_does_not_see_the_third_move() {
        // 2-1 leaves 1,1 and wins; 2-2 and 2-3 leave 1,3 and 1,2, which lose, but not at the next reply.
        let found: std::collections::BTreeSet<String> =
            choose_moves(Convention::Normal, "1,5").into_iter().map(|choice| choice.mv).collect();
        assert!(found.len() == 4, "{found:?}");
    }

    #[test]
    fn it_does_not_take_the_last_token_of_misere_play_if_it_can_help_it() {
        assert!(choose_moves(Convention::Misere, "3").iter().all(|choice| choice.mv != "1-3"));
        let (nim, effort) = (nim_for(2), Effort::small());
        let look = Look::new(&*nim, Convention::Misere, &effort);
        assert_eq!(danger(&look, "1", "1-1").unwrap(), Some(Danger::Ends));
        assert_eq!(danger(&look, "3", "1-2").unwrap(), None);
        let look = Look::new(&*nim, Convention::Normal, &effort);
        assert_eq!(danger(&look, "1,5", "1-1").unwrap(), Some(Danger::Reply("2-5".to_owned())));
    }
}
