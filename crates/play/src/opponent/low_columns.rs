//! An opponent that forgets high columns.
//!
//! It sees the columns of 1, 2 and 4. Unless one of the others is odd, it plays like level 3; otherwise it makes those
//! even that it sees and, if it cannot, looks two moves ahead.
use super::two_moves;
use crate::{
    effort::Look,
    level::{self, ChosenMove, Why},
    rng::Rng,
};
use engine::{
    GameError,
    explain::{Columns, Step},
    interrupt,
};

/// The columns of numbers smaller than this one are seen: those of 1, 2 and 4.
pub const SEEN: u128 = 8;

/// Maximum number of moves that are tried for one that makes the columns even.
const MOST_TRIED: usize = 200;

/// Plays like level 3 unless a forgotten column is odd; then it makes the columns even that it sees.
pub(super) fn choice(look: &mut Look, position: &str, rng: &mut Rng) -> Result<ChosenMove, GameError> {
    if look.game.players() > 2 {
        return two_moves::choice(look, position, rng);
    }
    let Some(columns) = columns(look, position)? else {
        return if has_columns(look, position)? {
            level::perfect_choice(look, position, rng)
        } else {
            two_moves::choice(look, position, rng)
        };
    };
    if nim_sum(&columns) < SEEN {
        return level::perfect_choice(look, position, rng);
    }
    let (moves, all) = look.moves(position)?;
    if let Some(mv) = level::ending_move(look, position, &moves, all)? {
        return Ok(ChosenMove { mv, why: Why::Ends });
    }
    let tried: Vec<String> = if all && moves.len() <= MOST_TRIED {
        moves.clone()
    } else {
        (0..MOST_TRIED).map(|_| level::random_move(look, position, &moves, all, rng)).collect::<Result<_, _>>()?
    };
    let mut even = Vec::new();
    for mv in tried {
        if interrupt::spend(1) {
            break;
        }
        if look.game.advances(position, &mv)? && seems_even(look, position, &columns, &mv)? {
            even.push(mv);
        }
    }
    match rng.pick(&even) {
        Some(mv) => Ok(ChosenMove { mv: mv.clone(), why: Why::LowColumns }),
        None => two_moves::choice(look, position, rng),
    }
}

/// Whether a move changes only columns that are seen and makes them all even.
fn seems_even(look: &Look, position: &str, before: &Columns, mv: &str) -> Result<bool, GameError> {
    let option = look.game.play(position, mv)?;
    let after = columns(look, &option)?;
    Ok(after.is_some_and(|after| nim_sum(&after).is_multiple_of(SEEN) && forgotten(&after) == forgotten(before)))
}

/// What is forgotten of each number, in order.
fn forgotten(columns: &Columns) -> Vec<u128> {
    let mut forgotten: Vec<u128> = columns.rows.iter().map(|(_, number)| number / SEEN).filter(|n| *n > 0).collect();
    forgotten.sort_unstable();
    forgotten
}

/// The columns by which the game explains a position, if it does.
pub(crate) fn columns(look: &Look, position: &str) -> Result<Option<Columns>, GameError> {
    if look.game.ending(position)?.is_some() {
        return Ok(None);
    }
    let mut steps = look.game.reasons(position, look.convention)?.into_iter();
    Ok(steps.find_map(|step| match step {
        Step::Columns(columns) if columns.modulus == 2 => Some(columns),
        Step::Columns(_) | Step::Say(_) | Step::Table(_) => None,
    }))
}

/// Whether the game has columns at all: some positions near the end of misère play are explained without them.
fn has_columns(look: &Look, position: &str) -> Result<bool, GameError> {
    let steps = look.game.reasons(position, look.convention)?;
    let is_switch = |message: &engine::message::Message| message.id.starts_with("explain-misere-");
    Ok(steps.iter().any(|step| matches!(step, Step::Say(message) if is_switch(message))))
}

/// The nim-sum of the rows.
pub(crate) fn nim_sum(columns: &Columns) -> u128 {
    columns.rows.iter().fold(0, |sum, (_, number)| sum ^ number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Effort, Level, Opponent, Turn, choose, testing::nim_for};
    use engine::{AnyGame, Convention, Outcome, Params, Question, games};

    fn choose_move(game: &dyn AnyGame, convention: Convention, position: &str, opponent: Opponent) -> ChosenMove {
        let turn = Turn { game, convention, position, made: 0 };
        choose(&turn, opponent, &Effort::small(), &mut Rng::new(11)).unwrap().unwrap()
    }

    fn positions(most: u64) -> impl Iterator<Item = [u64; 3]> {
        (0..=most).flat_map(move |a| (a..=most).flat_map(move |b| (b.max(1)..=most).map(move |c| [a, b, c])))
    }

    #[test]
    fn it_differs_from_level_3_exactly_where_a_forgotten_column_is_odd() {
        let nim = nim_for(2);
        for convention in Convention::BOTH {
            for heaps in positions(11) {
                let position = heaps.map(|heap| heap.to_string()).join(",");
                let found = choose_move(&*nim, convention, &position, Opponent::LowColumns);
                let is_switched =
                    convention == Convention::Misere && heaps.iter().filter(|&&heap| heap > 1).count() < 2;
                let is_high = u128::from(heaps[0] ^ heaps[1] ^ heaps[2]) >= SEEN && !is_switched;
                if is_high {
                    assert!(!matches!(found.why, Why::Wins { .. } | Why::Trap { .. }), "{position}: {found:?}");
                } else {
                    let perfect = choose_move(&*nim, convention, &position, Level::Perfect.into());
                    assert_eq!(found, perfect, "{convention} {position}");
                }
                if found.why == Why::LowColumns {
                    let to = nim.play(&position, &found.mv).unwrap();
                    let after = nim.analyse(&to, convention, &Question::default()).unwrap();
                    assert_eq!(after.outcome, Some(Outcome::Win), "{position}: {found:?} throws the win away");
                }
            }
        }
    }

    #[test]
    fn it_makes_the_columns_even_that_it_sees() {
        let nim = nim_for(2);
        let found = choose_move(&*nim, Convention::Normal, "6,7,16", Opponent::LowColumns);
        assert_eq!((found.mv.as_str(), found.why), ("2-1", Why::LowColumns));
        let last = choose_move(&*nim, Convention::Normal, "0,0,9", Opponent::LowColumns);
        assert_eq!((last.mv.as_str(), last.why), ("3-9", Why::Ends));
    }

    #[test]
    fn nim_in_disguise_has_columns_and_other_games_are_played_two_moves_ahead() {
        for (game, position, why) in [
            ("staircase", "6,0,7,0,16", Some(Why::LowColumns)),
            ("wythoff", "5,9", Some(Why::NoDanger)),
            ("hex", "5", None),
        ] {
            let game = games::build(game, &Params::default()).unwrap();
            let Ok(position) = game.normalise(position) else { continue };
            let found = choose_move(&*game, Convention::Normal, &position, Opponent::LowColumns);
            assert_eq!(Some(found.why), why.or(Some(Why::NoDanger)), "{position}: {found:?}");
        }
    }
}
