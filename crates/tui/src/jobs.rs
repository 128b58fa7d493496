//! Work in a background thread: moves of the computer, hints, explanations, reviews.
use engine::{GameError, Question, explain, message::Message, solve::Budget};
use play::{ChosenMove, Effort, HintSource, Level, Match, MatchError, Review, Rng, opponent, seats, trace::Thought};

/// Number of positions searched for an explanation.
const POSITIONS: usize = 400_000;

/// A task for the background thread.
#[derive(Clone)]
pub enum Task {
    /// What there is to know about the opponent before the first move.
    Warn(Box<Match>),
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
    /// The match, and that its strongest opponent may go wrong, if so.
    Warn(Box<Match>, Option<Message>),
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

/// That the strongest opponent may go wrong, if the game is too large for perfect play.
pub(crate) fn warning(game: &Match, effort: &Effort) -> Option<Message> {
    let (rules, convention) = (game.game(), game.deal().convention);
    let is_strongest = seats::opponent(game) == Some(Level::Perfect.into());
    let reach = || opponent::reach(rules, convention, game.position(), effort).ok();
    is_strongest.then(reach).flatten()?.warning()
}

impl Task {
    /// Thinks.
    pub fn run(self, effort: &Effort) -> TaskResult {
        match self {
            Task::Warn(game) => {
                let warning = warning(&game, effort);
                TaskResult::Warn(game, warning)
            }
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
