//! Levels: how a computer chooses its move.
use crate::{
    effort::Look,
    rng::Rng,
    trap::{self, Trap},
};
use engine::{Analysis, AnyGame, Convention, GameError, Outcome};
use std::fmt;

/// Maximum number of moves that are reported when a move is chosen.
const REPORTED: usize = 2_000;

/// Maximum number of moves that are tried for one that ends the game.
const TRIED_OUT: usize = 500;

/// Maximum number of moves that are tried in a position too large to decide.
const GUESSED: usize = 24;

/// How well a computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Any legal move at random, except that it does not miss a move that ends the game and wins: if one heap of Nim is
    /// left, it takes everything.
    Random,
    /// Its first, third, fifth … move is perfect, the others are those of [`Level::Random`].
    Alternating,
    /// Wins what is won, as soon as possible; in a lost position it makes the move after which the fewest replies win,
    /// then the one that makes the game longest.
    Perfect,
}

impl Level {
    /// All levels, from weak to strong.
    pub const ALL: [Level; 3] = [Level::Random, Level::Alternating, Level::Perfect];

    /// 1, 2 or 3.
    pub fn number(self) -> u8 {
        match self {
            Level::Random => 1,
            Level::Alternating => 2,
            Level::Perfect => 3,
        }
    }

    /// The level of a number.
    pub fn from_number(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.number() == number)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// The situation in which a move is chosen.
#[derive(Clone, Copy)]
pub struct Turn<'t> {
    /// The game that is played.
    pub game: &'t dyn AnyGame,
    /// How it is played.
    pub convention: Convention,
    /// The position, with the player who chooses to move.
    pub position: &'t str,
    /// Number of moves that the player who chooses has made before.
    pub made: usize,
}

/// A move and why it was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChosenMove {
    /// The move in the notation of the game.
    pub mv: String,
    /// Why it was chosen.
    pub why: Why,
}

/// Why a move was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It was chosen at random.
    Chance,
    /// It ends the game and wins.
    Ends,
    /// It wins, and the game then lasts this many moves if the winner hurries.
    Wins {
        /// `None` if that is not known.
        remoteness: Option<u32>,
    },
    /// It keeps a draw, as do this many replies.
    Draws {
        /// `None` if that is not known.
        replies: Option<usize>,
    },
    /// The position is lost, and this many replies win after this move.
    Trap {
        /// `None` if that is not known.
        replies: Option<usize>,
        /// How long the game then lasts if the winner hurries.
        remoteness: Option<u32>,
    },
    /// As far as the next reply shows, nothing is wrong with it.
    NoDanger,
    /// It makes the low columns even.
    LowColumns,
    /// One of several players cannot be made to lose after it.
    Safe,
    /// Unknown: the position is too large for the effort.
    Unknown,
}

/// The move of a level in a position that is not over.
pub(crate) fn choice(look: &mut Look, turn: &Turn, level: Level, rng: &mut Rng) -> Result<ChosenMove, GameError> {
    let perfect = match level {
        Level::Random => false,
        Level::Alternating => turn.made.is_multiple_of(2),
        Level::Perfect => true,
    };
    if perfect { perfect_choice(look, turn.position, rng) } else { random_choice(look, turn.position, rng) }
}

/// A move that ends the game and wins, if there is one; otherwise any.
fn random_choice(look: &Look, position: &str, rng: &mut Rng) -> Result<ChosenMove, GameError> {
    let (moves, all) = look.moves(position)?;
    if let Some(mv) = ending_move(look, position, &moves, all)? {
        return Ok(ChosenMove { mv, why: Why::Ends });
    }
    Ok(ChosenMove { mv: random_move(look, position, &moves, all, rng)?, why: Why::Chance })
}

/// Any legal move of a position that is not over.
pub(crate) fn random_move(
    look: &Look,
    position: &str,
    moves: &[String],
    all: bool,
    rng: &mut Rng,
) -> Result<String, GameError> {
    let drawn = if all { None } else { rng.with_dice(|dice| look.game.random_move(position, dice))? };
    Ok(drawn.unwrap_or_else(|| rng.pick(moves).expect("a position that is not over has a move").clone()))
}

/// A move that ends the game and wins. It is a winning move, so theory knows it even if there are many moves.
pub(crate) fn ending_move(
    look: &Look,
    position: &str,
    moves: &[String],
    all: bool,
) -> Result<Option<String>, GameError> {
    let by_theory;
    let tried = if all && moves.len() <= TRIED_OUT {
        moves
    } else {
        by_theory = look.by_theory(position, 0)?.winning_moves;
        &by_theory[..by_theory.len().min(TRIED_OUT)]
    };
    for mv in tried {
        if look.ends_well(position, mv)? {
            return Ok(Some(mv.clone()));
        }
    }
    Ok(None)
}

pub(crate) fn perfect_choice(look: &mut Look, position: &str, rng: &mut Rng) -> Result<ChosenMove, GameError> {
    if look.game.players() > 2 {
        return safe_choice(look, position, rng);
    }
    let root = look.at(position, REPORTED)?;
    match root.outcome {
        Some(Outcome::Win) if !root.winning_moves.is_empty() => win(look, &root, position, rng),
        Some(Outcome::Draw) if !root.drawing_moves.is_empty() => {
            let moves = sample(&root.drawing_moves, rng);
            let trap = hardest(look, &root, position, &moves, rng)?;
            Ok(ChosenMove { why: Why::Draws { replies: trap.replies }, mv: trap.mv })
        }
        Some(Outcome::Loss) => {
            let moves = match &root.score {
                Some(score) if !score.best_moves.is_empty() => sample(&score.best_moves, rng),
                _ => trap::candidates(look, position, rng)?,
            };
            let trap = hardest(look, &root, position, &moves, rng)?;
            Ok(ChosenMove { why: Why::Trap { replies: trap.replies, remoteness: trap.remoteness }, mv: trap.mv })
        }
        _ => guess(look, position, rng),
    }
}

/// Few enough of some moves to compare.
fn sample(moves: &[String], rng: &mut Rng) -> Vec<String> {
    let mut moves = moves.to_vec();
    let compared = trap::comparison_limit(moves.len());
    while moves.len() > compared {
        moves.swap_remove(rng.below(moves.len()));
    }
    moves
}

fn hardest(
    look: &mut Look,
    root: &Analysis,
    position: &str,
    moves: &[String],
    rng: &mut Rng,
) -> Result<Trap, GameError> {
    let best = trap::best(look, root, position, moves)?;
    Ok(rng.pick(&best).expect("a position that is not over has a move").clone())
}

/// A winning move of a won position.
///
/// The quickest, if search reached the end: each move then brings the end nearer, even in games with cycles. The search
/// of a later position is never larger than that of an earlier one, so the end stays in sight once it was. If it is not
/// in sight, a move that theory knows to lead to the end in games with cycles.
fn win(look: &Look, root: &Analysis, position: &str, rng: &mut Rng) -> Result<ChosenMove, GameError> {
    let mut moves: Vec<&String> = root.winning_moves.iter().collect();
    if let Some(score) = &root.score
        && moves.iter().any(|mv| score.best_moves.contains(mv))
    {
        moves.retain(|mv| score.best_moves.contains(mv));
    }
    let remoteness = moves.iter().filter_map(|mv| trap::remoteness(root, mv)).min();
    if remoteness.is_some() {
        moves.retain(|mv| trap::remoteness(root, mv) == remoteness);
    }
    if look.game.is_loopy() {
        let advancing = advancing(look, position, &moves)?;
        moves = if advancing.is_empty() { moves } else { advancing };
    }
    let mv = (*rng.pick(&moves).expect("a won position has a winning move")).clone();
    Ok(ChosenMove { mv, why: Why::Wins { remoteness } })
}

/// Those of some winning moves that are sure to lead to an end.
fn advancing<'m>(look: &Look, position: &str, moves: &[&'m String]) -> Result<Vec<&'m String>, GameError> {
    let mut advancing = Vec::new();
    for &mv in moves {
        if look.game.advances(position, mv)? {
            advancing.push(mv);
        }
    }
    Ok(advancing)
}

/// A position that could not be decided, or without a known winning move: a move known to win, otherwise one not known
/// to lose.
fn guess(look: &mut Look, position: &str, rng: &mut Rng) -> Result<ChosenMove, GameError> {
    let (moves, all) = look.moves(position)?;
    let mut open = Vec::new();
    for _ in 0..GUESSED {
        let mv = random_move(look, position, &moves, all, rng)?;
        let option = look.quickly(&look.game.play(position, &mv)?)?;
        match option.outcome {
            Some(Outcome::Loss) => return Ok(ChosenMove { mv, why: Why::Wins { remoteness: option.remoteness } }),
            Some(Outcome::Win) => {}
            Some(Outcome::Draw) | None => open.push(mv),
        }
    }
    let mv = match rng.pick(&open) {
        Some(mv) => mv.clone(),
        None => random_move(look, position, &moves, all, rng)?,
    };
    Ok(ChosenMove { mv, why: Why::Unknown })
}

/// With three and more players: a move after which the others cannot make its player lose, if there is one.
fn safe_choice(look: &mut Look, position: &str, rng: &mut Rng) -> Result<ChosenMove, GameError> {
    let moves = trap::candidates(look, position, rng)?;
    let mut safe = Vec::new();
    for mv in &moves {
        if is_safe(look, &look.game.play(position, mv)?)? == Some(true) {
            safe.push(mv);
        }
    }
    match rng.pick(&safe) {
        Some(mv) => Ok(ChosenMove { mv: (*mv).clone(), why: Why::Safe }),
        None => random_choice(look, position, rng),
    }
}

/// Whether the player who has just moved to a position cannot be made to lose; `None` if it is not known.
pub(crate) fn is_safe(look: &mut Look, position: &str) -> Result<Option<bool>, GameError> {
    // The player who has just moved is the last to move again.
    let seats = look.at(position, 0)?.seats;
    Ok(seats.and_then(|seats| seats.last().map(|&forced| !forced)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Effort, choose,
        testing::{candy, corridors, nim_for},
    };
    use engine::{Params, games};

    fn choose_move(
        game: &dyn AnyGame,
        convention: Convention,
        position: &str,
        level: Level,
        made: usize,
    ) -> ChosenMove {
        let turn = Turn { game, convention, position, made };
        choose(&turn, level, &Effort::default(), &mut Rng::new(7)).unwrap().unwrap()
    }

    #[test]
    fn levels_have_numbers() {
        assert_eq!(Level::ALL.map(Level::number), [1, 2, 3]);
        assert_eq!(Level::ALL.map(|level| Level::from_number(level.number())), Level::ALL.map(Some));
        assert_eq!(Level::from_number(0), None);
    }

    #[test]
    fn every_level_takes_the_whole_of_a_last_heap() {
        let nim = nim_for(2);
        for (level, heap) in Level::ALL.into_iter().flat_map(|level| [(level, 4), (level, u64::MAX)]) {
            let choice = choose_move(&*nim, Convention::Normal, &format!("0,{heap},0"), level, 1);
            assert_eq!(choice.mv, format!("2-{heap}"), "level {level}");
        }
    }

    #[test]
    fn an_answer_that_theory_knows_is_found_where_search_gives_up() {
        let cram = games::build("cram", &Params::default()).unwrap();
        let turn = Turn {
            game: &*cram,
            convention: Convention::Normal,
            position: "##....../......../......../........",
            made: 3,
        };
        for seed in 0..20 {
            let choice = choose(&turn, Level::Perfect, &Effort::small(), &mut Rng::new(seed)).unwrap().unwrap();
            assert_eq!(choice, ChosenMove { mv: "g4h4".to_owned(), why: Why::Wins { remoteness: None } });
        }
    }

    #[test]
    fn no_level_takes_the_whole_of_a_last_heap_in_misere_play_on_purpose() {
        let nim = nim_for(2);
        assert_eq!(choose_move(&*nim, Convention::Misere, "5", Level::Perfect, 0).mv, "1-4");
        assert_eq!(choose_move(&*nim, Convention::Misere, "5", Level::Random, 0).why, Why::Chance);
    }

    #[test]
    fn the_middle_level_is_perfect_in_its_first_third_and_fifth_move() {
        let nim = nim_for(2);
        let why = |made| choose_move(&*nim, Convention::Normal, "3,4,5", Level::Alternating, made).why;
        assert!((0..6).all(|made| (why(made) == Why::Chance) == (made % 2 == 1)));
    }

    #[test]
    fn a_win_is_the_quickest_one() {
        let nim = nim_for(2);
        let choice = choose_move(&*nim, Convention::Normal, "1,1,4,4,9", Level::Perfect, 0);
        assert_eq!(choice.mv, "5-9");
        assert!(matches!(choice.why, Why::Wins { remoteness: Some(_) }));
    }

    #[test]
    fn a_trap_leaves_few_winning_replies() {
        let nim = nim_for(2);
        let choice = choose_move(&*nim, Convention::Normal, "1,2,3", Level::Perfect, 0);
        assert_eq!(choice.why, Why::Trap { replies: Some(1), remoteness: Some(5) });
    }

    #[test]
    fn the_same_seed_chooses_the_same_moves() {
        let nim = nim_for(2);
        for level in Level::ALL {
            let one = choose_move(&*nim, Convention::Normal, "9,9,3,3", level, 1);
            assert_eq!(one, choose_move(&*nim, Convention::Normal, "9,9,3,3", level, 1));
        }
    }

    #[test]
    fn heaps_near_the_limit_are_no_obstacle() {
        let nim = nim_for(2);
        let pairs: Vec<String> = (0..64u64).map(|i| (u64::MAX - i / 2).to_string()).collect();
        let (lost, won) = (pairs.join(","), pairs[1..].join(","));
        for (level, convention) in Level::ALL.into_iter().flat_map(|level| Convention::BOTH.map(|c| (level, c))) {
            for position in [&lost, &won] {
                let choice = choose_move(&*nim, convention, position, level, 0);
                assert!(nim.play(position, &choice.mv).is_ok());
            }
            let wins = matches!(choose_move(&*nim, convention, &won, level, 0).why, Why::Wins { .. });
            assert_eq!(wins, level != Level::Random, "level {level}");
        }
    }

    #[test]
    fn a_winner_comes_to_the_end_of_a_game_with_cycles_beyond_all_search() {
        let game = corridors();
        let effort = Effort { positions: 10, total: 10, moves: 1_000 };
        let mut rng = Rng::new(1);
        for start in ["1:3,2:5,1:6,3:4", "2:4,1:3,1:5"] {
            let mut position = game.normalise(start).unwrap();
            for made in 0..200 {
                let level = if made % 2 == 0 { Level::Perfect } else { Level::Random };
                let turn = Turn { game: &*game, convention: Convention::Normal, position: &position, made: 0 };
                let Some(choice) = choose(&turn, level, &effort, &mut rng).unwrap() else {
                    assert_eq!(made % 2, 1, "{start}: the loser made the last move");
                    position.clear();
                    break;
                };
                assert!(made % 2 == 1 || choice.mv.contains('+'), "{start}: {choice:?} goes back");
                position = game.play(&position, &choice.mv).unwrap();
            }
            assert!(position.is_empty(), "{start}: no end");
        }
    }

    #[test]
    fn of_two_wins_the_one_with_more_candies_is_chosen() {
        let candy = candy();
        for start in ["1,2,4", "3,3,5", "2,3,4,4"] {
            let analysis = candy.analyse(start, Convention::Normal, &engine::Question::default()).unwrap();
            let choice = choose_move(&*candy, Convention::Normal, start, Level::Perfect, 0);
            assert!(analysis.score.unwrap().best_moves.contains(&choice.mv), "{start}");
        }
        assert_eq!(choose_move(&*candy, Convention::Normal, "1,2,3", Level::Perfect, 0).mv, "3-3");
    }

    #[test]
    fn among_three_players_a_safe_move_is_found() {
        let game = nim_for(3);
        // The next two players take one heap each, and the last heap is mine.
        let choice = choose_move(&*game, Convention::Normal, "1,1,1,1", Level::Perfect, 0);
        assert!(choice.mv.ends_with("-1"));
        let choice = choose_move(&*game, Convention::Misere, "2", Level::Perfect, 0);
        assert_eq!((choice.mv.as_str(), choice.why), ("1-1", Why::Safe));
    }

    #[test]
    fn a_game_that_is_over_has_no_move() {
        let nim = nim_for(2);
        let turn = Turn { game: &*nim, convention: Convention::Normal, position: "0", made: 0 };
        assert_eq!(choose(&turn, Level::Perfect, &Effort::default(), &mut Rng::new(1)), Ok(None));
    }
}
