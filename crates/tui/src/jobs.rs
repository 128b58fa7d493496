//! Work in a background thread: moves of the computer, hints, explanations, reviews.
use engine::{GameError, Question, explain, solve::Budget};
use play::{ChosenMove, Effort, HintSource, Match, MatchError, Review, Rng, trace::Thought};

/// Number of positions searched for an explanation.
const POSITIONS: usize = 400_000;

/// A task for the background thread.
#[derive(Clone)]
pub enum Task {
    /// The computer's move, with its random numbers.
    Move(Box<Match>, Rng),
    /// The same with what the computer thinks.
    Watch(Box<Match>, Rng),
    /// An analysis of the position, for hints.
    Hint(Box<Match>, Rng),
    /// Why the position is won or lost.
    Explain(Box<Match>),
    /// What was good and bad.
    Review(Box<Match>),
}

/// The result of a task.
pub enum TaskResult {
    /// The computer's move, and its random numbers afterwards.
    Move(Result<Option<ChosenMove>, MatchError>, Rng),
    /// The computer's move, what it thought, and its random numbers afterwards.
    Watch(Result<Option<(ChosenMove, Vec<Thought>)>, MatchError>, Rng),
    /// An analysis of the position.
    Hint(Result<Box<HintSource>, GameError>),
    /// An explanation.
    Explain(Box<Result<explain::Explanation, GameError>>),
    /// A review.
    Review(Result<Review, GameError>),
}

impl Task {
    /// Thinks.
    pub fn run(self, effort: &Effort) -> TaskResult {
        match self {
            Task::Move(game, mut rng) => {
                let choice = game.think(effort, &mut rng);
                TaskResult::Move(choice, rng)
            }
            Task::Watch(game, mut rng) => {
                let choice = game.think(effort, &mut rng);
                let with_thoughts = |choice: Option<ChosenMove>| {
                    choice.map(|choice| Ok((choice.clone(), game.trace(&choice, effort)?))).transpose()
                };
                TaskResult::Watch(choice.and_then(with_thoughts), rng)
            }
            Task::Hint(game, mut rng) => TaskResult::Hint(HintSource::of(&game, effort, &mut rng).map(Box::new)),
            Task::Explain(game) => {
                let question = Question { budget: Budget::positions(POSITIONS), ..Question::default() };
                let convention = game.deal().convention;
                TaskResult::Explain(Box::new(explain::explain(game.game(), game.position(), convention, &question)))
            }
            Task::Review(game) => TaskResult::Review(play::review(&game, effort)),
        }
    }
}
