//! How often the adaptive opponent plays its best move, and how results change that.
use crate::rng::Rng;

/// The result of a game, for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// The person won.
    Won,
    /// The person lost.
    Lost,
    /// Nobody won.
    Drawn,
}

/// How many of a hundred moves of the adaptive opponent are best moves; the others are random.
///
/// Each game changes it by a step, up if the opponent lost and down if it won, so that it wins about half of its games
/// against anybody who is neither stronger than its best moves nor weaker than random ones.
///
/// ```
/// use play::opponent::{GameResult::{Drawn, Lost, Won}, Skill};
/// let skill = Skill::of([Won, Won, Lost, Drawn, Won]);
/// assert_eq!(skill.percent(), 60);
/// assert_eq!(Skill::of([Won; 100]).percent(), 100);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Skill(u8);

impl Skill {
    /// The skill before the first game.
    pub const MIDDLE: Skill = Skill(50);

    /// How much one game changes.
    const STEP: u8 = 5;

    /// A skill in per cent, at most 100.
    pub fn new(percent: u8) -> Skill {
        Skill(percent.min(100))
    }

    /// The skill after all games that a person has played against the adaptive opponent, the oldest first.
    pub fn of(results: impl IntoIterator<Item = GameResult>) -> Skill {
        results.into_iter().fold(Skill::MIDDLE, Skill::after)
    }

    /// The skill after one more game.
    #[must_use]
    pub fn after(self, result: GameResult) -> Skill {
        match result {
            GameResult::Won => Skill::new(self.0 + Skill::STEP),
            GameResult::Lost => Skill(self.0.saturating_sub(Skill::STEP)),
            GameResult::Drawn => self,
        }
    }

    /// How many of a hundred moves are best moves.
    pub fn percent(self) -> u8 {
        self.0
    }

    /// Decides whether the next move is a best one.
    pub(crate) fn is_best(self, rng: &mut Rng) -> bool {
        rng.below(100) < usize::from(self.0)
    }
}
