//! Opponents: named characters that choose moves, from one that guesses to one that knows all the theory.
use crate::{
    effort::{Effort, Look},
    level::{self, ChosenMove, Level, Turn},
    rng::Rng,
};
use engine::{
    GameError,
    message::{Message, Say},
};
use std::{error::Error, fmt, str::FromStr};

mod flow;
pub(crate) mod low_columns;
mod reach;
mod skill;
mod two_moves;

pub use flow::FlowBox;
pub use low_columns::SEEN;
pub use reach::{Reach, reach};
pub use skill::{GameResult, Skill};
pub(crate) use two_moves::{Danger, danger};

/// A computer that plays. Three of them are the levels.
///
/// ```
/// use play::{Level, Opponent, opponent::Skill};
/// assert_eq!("squirrel".parse(), Ok(Opponent::LowColumns));
/// assert_eq!("chameleon 70".parse(), Ok(Opponent::Adaptive(Skill::new(70))));
/// assert_eq!("3".parse(), Ok(Opponent::from(Level::Perfect)));
/// assert_eq!(Opponent::from(Level::Perfect).name(), "nimatron");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// One of the three levels: the hen, the dormouse and Nimatron 1940.
    Level(Level),
    /// The mole sees its own move and the reply, and nothing beyond: it wins at once if it can, avoids moves after
    /// which it loses at once, and otherwise moves at random.
    TwoMoves,
    /// The squirrel knows the columns of 1, 2 and 4 and forgets those of 8, 16 and so on. It plays like
    /// [`Level::Perfect`] unless one of those is odd. In games without columns it plays like [`Opponent::TwoMoves`].
    LowColumns,
    /// The chameleon mixes best and random moves, and becomes as strong as its opponent.
    Adaptive(Skill),
}

impl Opponent {
    /// The opponents of fixed strength, from weak to strong.
    pub const LADDER: [Opponent; 5] = [
        Opponent::Level(Level::Random),
        Opponent::TwoMoves,
        Opponent::Level(Level::Alternating),
        Opponent::LowColumns,
        Opponent::Level(Level::Perfect),
    ];

    /// All opponents: the ladder, and the adaptive one before it meets anybody.
    pub const ALL: [Opponent; 6] = {
        let [one, two, three, four, five] = Opponent::LADDER;
        [one, two, three, four, five, Opponent::Adaptive(Skill::MIDDLE)]
    };

    /// Its name in commands and records, the same in every language.
    pub fn name(self) -> &'static str {
        match self {
            Opponent::Level(Level::Random) => "hen",
            Opponent::TwoMoves => "mole",
            Opponent::Level(Level::Alternating) => "dormouse",
            Opponent::LowColumns => "squirrel",
            Opponent::Level(Level::Perfect) => "nimatron",
            Opponent::Adaptive(_) => "chameleon",
        }
    }

    /// The opponent of a name; the adaptive one as it begins.
    pub fn from_name(name: &str) -> Option<Opponent> {
        Opponent::ALL.into_iter().find(|opponent| opponent.name() == name)
    }

    /// Its level, if it is one of the three.
    pub fn level(self) -> Option<Level> {
        match self {
            Opponent::Level(level) => Some(level),
            Opponent::TwoMoves | Opponent::LowColumns | Opponent::Adaptive(_) => None,
        }
    }

    /// Its name as a label.
    pub fn title(self) -> Message {
        Message::new(match self {
            Opponent::Level(Level::Random) => "opponent-hen",
            Opponent::TwoMoves => "opponent-mole",
            Opponent::Level(Level::Alternating) => "opponent-dormouse",
            Opponent::LowColumns => "opponent-squirrel",
            Opponent::Level(Level::Perfect) => "opponent-nimatron",
            Opponent::Adaptive(_) => "opponent-chameleon",
        })
    }

    /// What it does, in a sentence or two.
    pub fn meaning(self) -> Message {
        Message::new(match self {
            Opponent::Level(Level::Random) => "opponent-hen-meaning",
            Opponent::TwoMoves => "opponent-mole-meaning",
            Opponent::Level(Level::Alternating) => "opponent-dormouse-meaning",
            Opponent::LowColumns => "opponent-squirrel-meaning",
            Opponent::Level(Level::Perfect) => "opponent-nimatron-meaning",
            Opponent::Adaptive(skill) => {
                return Message::new("opponent-chameleon-meaning").with("percent", u32::from(skill.percent()));
            }
        })
    }

    /// What is said to the person after a game against it.
    pub fn farewell(self, person_won: bool) -> Message {
        let id = match (self, person_won) {
            (Opponent::Level(level), won) => return text::phrase::farewell(level.number(), won),
            (Opponent::TwoMoves, true) => "farewell-mole-won",
            (Opponent::TwoMoves, false) => "farewell-mole-lost",
            (Opponent::LowColumns, true) => "farewell-squirrel-won",
            (Opponent::LowColumns, false) => "farewell-squirrel-lost",
            (Opponent::Adaptive(_), true) => "farewell-chameleon-won",
            (Opponent::Adaptive(_), false) => "farewell-chameleon-lost",
        };
        Message::new(id)
    }

    /// The same opponent for the next game; only the adaptive one changes.
    #[must_use]
    pub fn after(self, result: GameResult) -> Opponent {
        match self {
            Opponent::Adaptive(skill) => Opponent::Adaptive(skill.after(result)),
            other => other,
        }
    }
}

impl From<Level> for Opponent {
    fn from(level: Level) -> Opponent {
        Opponent::Level(level)
    }
}

/// As records write it: a level is its number, the adaptive one has its skill.
impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Opponent::Level(level) => level.fmt(f),
            Opponent::Adaptive(skill) => write!(f, "{} {}", self.name(), skill.percent()),
            other => f.write_str(other.name()),
        }
    }
}

/// A text that names no opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoOpponent;

impl Say for NoOpponent {
    fn message(&self) -> Message {
        Message::new("expected-opponent")
    }
}

impl fmt::Display for NoOpponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for NoOpponent {}

/// Reads what `Display` writes, and every name.
impl FromStr for Opponent {
    type Err = NoOpponent;

    fn from_str(text: &str) -> Result<Opponent, NoOpponent> {
        let adaptive = text.strip_prefix("chameleon ").map(|percent| {
            let percent = percent.trim().parse().ok().filter(|percent| *percent <= 100);
            percent.map(|percent| Opponent::Adaptive(Skill::new(percent)))
        });
        let level = || text.parse().ok().and_then(Level::from_number).map(Opponent::Level);
        adaptive.unwrap_or_else(|| level().or_else(|| Opponent::from_name(text))).ok_or(NoOpponent)
    }
}

/// Chooses a move, or none if the game is over.
///
/// ```
/// use engine::{Convention, Params, games};
/// use play::{Rng, Effort, Level, Turn, choose};
/// let nim = games::build("nim", &Params::default()).unwrap();
/// let turn = Turn { game: &*nim, convention: Convention::Normal, position: "5,19,40,51", made: 0 };
/// let choice = choose(&turn, Level::Perfect, &Effort::default(), &mut Rng::new(1)).unwrap().unwrap();
/// assert_eq!(choice.mv, "3-3");
/// ```
pub fn choose(
    turn: &Turn,
    opponent: impl Into<Opponent>,
    effort: &Effort,
    rng: &mut Rng,
) -> Result<Option<ChosenMove>, GameError> {
    if turn.game.ending(turn.position)?.is_some() {
        return Ok(None);
    }
    let mut look = Look::new(turn.game, turn.convention, effort);
    match opponent.into() {
        Opponent::Level(level) => level::choice(&mut look, turn, level, rng),
        Opponent::TwoMoves => two_moves::choice(&look, turn.position, rng),
        Opponent::LowColumns => low_columns::choice(&mut look, turn.position, rng),
        Opponent::Adaptive(skill) => {
            let level = if skill.is_best(rng) { Level::Perfect } else { Level::Random };
            level::choice(&mut look, turn, level, rng)
        }
    }
    .map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opponent_is_read_as_it_is_written_and_by_its_name() {
        for opponent in Opponent::ALL {
            assert_eq!(opponent.to_string().parse(), Ok(opponent));
            assert_eq!(opponent.name().parse(), Ok(opponent));
        }
        assert_eq!(Opponent::ALL.map(|opponent| opponent.to_string()).join(" "), "1 mole 2 squirrel 3 chameleon 50");
        for text in ["", "4", "0", "fox", "chameleon 101", "chameleon x", "mole 3", "Mole"] {
            assert_eq!(text.parse::<Opponent>(), Err(NoOpponent), "{text}");
        }
    }

    #[test]
    fn the_three_levels_stand_on_the_ladder_in_their_order() {
        let levels: Vec<Level> = Opponent::LADDER.into_iter().filter_map(Opponent::level).collect();
        assert_eq!(levels, Level::ALL);
    }
}
