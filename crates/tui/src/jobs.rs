//! Thinking that may take a while and is done beside the screen: moves of the computer, hints, explanations, reviews.
use engine::{GameError, Question, explain, solve::Budget};
use play::{Chance, Choice, Effort, Known, Match, MatchError, Review};

/// Positions searched for an explanation.
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
    Hint(Result<Box<Known>, GameError>),
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
            Task::Hint(game, mut chance) => Thought::Hint(Known::of(&game, effort, &mut chance).map(Box::new)),
            Task::Explain(game) => {
                let question = Question { budget: Budget::positions(POSITIONS), ..Question::default() };
                let convention = game.deal().convention;
                Thought::Explain(Box::new(explain::explain(game.game(), game.position(), convention, &question)))
            }
            Task::Review(game) => Thought::Review(play::review(&game, effort)),
        }
    }
}
