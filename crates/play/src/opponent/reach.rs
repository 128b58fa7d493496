//! Whether perfect play is within reach from a position.
use crate::{
    effort::{Effort, Look},
    rng::Rng,
};
use engine::{AnyGame, Convention, GameError, Outcome, message::Message};

/// Number of games that are tried from a position.
const GAMES: u64 = 3;

/// Maximum number of moves of a game that is tried.
const MOVES: usize = 40;

/// How well the strongest opponent can play from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Theory or search decides: no win is missed.
    Perfect,
    /// The game is too large for both: it may go wrong.
    Strong,
}

impl Reach {
    /// What is said before the game; nothing if play is perfect.
    pub fn warning(self) -> Option<Message> {
        (self == Reach::Strong).then(|| Message::new("opponent-only-strong"))
    }
}

/// How well the strongest opponent can play from a position: perfectly if the whole game below it is searched, or if
/// theory decides it and what comes up in some games from there.
///
/// ```
/// use engine::{Convention, Params, games};
/// use play::{Effort, opponent::{Reach, reach}};
/// let chomp = games::build("chomp", &Params::default()).unwrap();
/// let reach = |position| reach(&*chomp, Convention::Normal, position, &Effort::default()).unwrap();
/// assert_eq!((reach("4x5"), reach("12x13")), (Reach::Perfect, Reach::Strong));
/// ```
pub fn reach(game: &dyn AnyGame, convention: Convention, position: &str, effort: &Effort) -> Result<Reach, GameError> {
    let mut look = Look::new(game, convention, effort);
    if game.players() > 2 {
        return Ok(if look.at(position, 0)?.seats.is_some() { Reach::Perfect } else { Reach::Strong });
    }
    let root = look.at(position, 0)?;
    if root.positions > 0 && root.gave_up.is_none() && root.outcome.is_some() {
        return Ok(Reach::Perfect);
    }
    for seed in 0..GAMES {
        let mut rng = Rng::new(seed);
        let mut at = game.normalise(position)?;
        for _ in 0..MOVES {
            if game.ending(&at)?.is_some() {
                break;
            }
            if !is_decided(&mut look, &at)? {
                return Ok(Reach::Strong);
            }
            let (moves, all) = look.moves(&at)?;
            let mv = crate::level::random_move(&look, &at, &moves, all, &mut rng)?;
            at = game.play(&at, &mv)?;
        }
    }
    Ok(Reach::Perfect)
}

/// Whether the outcome and, in a won or drawn position, a good move are known.
fn is_decided(look: &mut Look, position: &str) -> Result<bool, GameError> {
    let analysis = look.quickly(position)?;
    Ok(match analysis.outcome {
        Some(Outcome::Win) => !analysis.winning_moves.is_empty(),
        Some(Outcome::Draw) => !analysis.drawing_moves.is_empty(),
        Some(Outcome::Loss) => true,
        None => false,
    })
}
