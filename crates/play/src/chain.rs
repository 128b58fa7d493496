//! A match as a chain of positions: `7531 →A 6531 →B 6131`.
use crate::{deal::letter, game_match::Match};

/// How the arrow of a chain is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    /// `→A`
    Unicode,
    /// `->A`
    Ascii,
}

/// The positions of a match from the start to the present one, with who moved between them. Lists of single digits are
/// written without commas, as on paper.
///
/// ```
/// use engine::{Convention, Params};
/// use play::{Deal, Match, Player, chain::{Arrow, chain}};
/// let seats = vec![Player::Person("Ana".to_owned()), Player::Person("Bor".to_owned())];
/// let (params, convention) = (Params::default(), Convention::Normal);
/// let mut game = Match::new(Deal { game: "nim", params, convention, start: "7,5,3,1".to_owned(), seats }).unwrap();
/// for mv in ["1-1", "2-4"] {
///     game.play(mv).unwrap();
/// }
/// assert_eq!(chain(&game, Arrow::Unicode), "7531 →A 6531 →B 6131");
/// ```
pub fn chain(game: &Match, arrow: Arrow) -> String {
    let short = (0..=game.plies().len()).all(|ply| is_digits(game.position_before(ply)));
    let write = |position: &str| if short { position.replace(',', "") } else { position.to_owned() };
    let sign = match arrow {
        Arrow::Unicode => '→'.to_string(),
        Arrow::Ascii => "->".to_owned(),
    };
    let mut words = vec![write(&game.deal().start)];
    words.extend(game.plies().iter().map(|ply| format!("{sign}{} {}", letter(ply.seat), write(&ply.to))));
    words.join(" ")
}

/// Whether a position is a list of at least two single digits.
fn is_digits(position: &str) -> bool {
    let digit = |word: &str| word.len() == 1 && word.bytes().all(|byte| byte.is_ascii_digit());
    position.contains(',') && position.split(',').all(digit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::nim_match;
    use engine::Convention;

    #[test]
    fn a_heap_of_two_digits_keeps_the_commas_everywhere() {
        let mut game = nim_match(Convention::Normal, "12,3");
        game.play("1-4").unwrap();
        assert_eq!(chain(&game, Arrow::Ascii), "12,3 ->A 8,3");
    }

    #[test]
    fn a_match_before_its_first_move_is_its_start() {
        assert_eq!(chain(&nim_match(Convention::Normal, "3,4"), Arrow::Unicode), "34");
        assert_eq!(chain(&nim_match(Convention::Normal, "5"), Arrow::Unicode), "5");
    }
}
