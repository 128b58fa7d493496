//! Thinking that may take a while and is done beside the screen: moves of the computer, hints, explanations, reviews.
use engine::{Analysis, GameError, Question, explain, solve::Budget};
use play::{Chance, Choice, Effort, Level, Match, MatchError, Review, Turn};

/// Positions searched for an explanation or a hint.
const POSITIONS: usize = 400_000;

/// Something to think about.
#[derive(Clone)]
pub enum Task {
    /// The move of the computer whose turn it is, with its chance.
    Move(Box<Match>, Chance),
    /// What is known about the position, for hints.
    Hint(Box<Match>, Chance),
    /// Why the position is won or lost.
    Explain(Box<Match>),
    /// What was good and bad.
    Review(Box<Match>),
}

/// What came out.
pub enum Thought {
    /// A move of the computer, and its chance afterwards.
    Move(Result<Option<Choice>, MatchError>, Chance),
    /// What is known about a position, or for more than two players a move that is good.
    Hint(Result<Box<(Analysis, Option<String>)>, GameError>),
    /// An explanation.
    Explain(Box<Result<explain::Explanation, GameError>>),
    /// A review.
    Review(Result<Review, GameError>),
}

impl Task {
    /// Thinks.
    pub fn run(self, effort: &Effort) -> Thought {
        match self {
            Task::Move(game, mut chance) => {
                let choice = game.think(effort, &mut chance);
                Thought::Move(choice, chance)
            }
            Task::Hint(game, chance) => Thought::Hint(hint(&game, effort, chance).map(Box::new)),
            Task::Explain(game) => {
                let question = Question { budget: Budget::positions(POSITIONS), ..Question::default() };
                let convention = game.deal().convention;
                Thought::Explain(Box::new(explain::explain(game.game(), game.position(), convention, &question)))
            }
            Task::Review(game) => Thought::Review(play::review(&game, effort)),
        }
    }
}

/// The analysis of a position, and a good move where only one of several players is to be kept safe.
fn hint(game: &Match, effort: &Effort, mut chance: Chance) -> Result<(Analysis, Option<String>), GameError> {
    let question = Question { budget: Budget::positions(POSITIONS), move_limit: 0, ..Question::default() };
    let analysis = game.game().analyse(game.position(), game.deal().convention, &question)?;
    let (convention, position) = (game.deal().convention, game.position());
    let turn = Turn { game: game.game(), convention, position, made: 0 };
    let known = analysis.outcome.is_some() && game.game().players() == 2;
    let safe = if known { None } else { play::choose(&turn, Level::Perfect, effort, &mut chance)? };
    Ok((analysis, safe.map(|choice| choice.mv)))
}
