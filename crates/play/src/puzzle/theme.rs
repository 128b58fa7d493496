//! Themes: what a puzzle practises.
use super::Puzzle;
use engine::{
    AnyGame, Convention, GameError, Method, Question, board::Shape, explain::Step, games, message::Message,
    solve::Budget,
};

/// Maximum number of moves to the end of a puzzle near the end.
const NEAR: u32 = 3;

/// What a puzzle practises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Anything.
    Any,
    /// Nim and games that are Nim in disguise: the columns decide.
    Columns,
    /// The game ends soon.
    Ending,
    /// One move alone wins.
    OnlyMove,
    /// Whoever makes the last move loses.
    Misere,
    /// Games on squares, hexagons and graphs.
    Boards,
    /// No theorem is known, so one has to look ahead.
    Search,
    /// The players have different moves.
    Partisan,
}

impl Theme {
    /// All themes, as they are offered.
    pub const ALL: [Theme; 8] = [
        Theme::Any,
        Theme::Columns,
        Theme::Ending,
        Theme::OnlyMove,
        Theme::Misere,
        Theme::Boards,
        Theme::Search,
        Theme::Partisan,
    ];

    /// Its name in addresses.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Any => "any",
            Theme::Columns => "columns",
            Theme::Ending => "ending",
            Theme::OnlyMove => "only",
            Theme::Misere => "misere",
            Theme::Boards => "boards",
            Theme::Search => "search",
            Theme::Partisan => "partisan",
        }
    }

    /// The theme of a name.
    pub fn from_name(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// Its name as a label.
    pub fn title(self) -> Message {
        Message::new(match self {
            Theme::Any => "puzzle-theme-any",
            Theme::Columns => "puzzle-theme-columns",
            Theme::Ending => "puzzle-theme-ending",
            Theme::OnlyMove => "puzzle-theme-only",
            Theme::Misere => "puzzle-theme-misere",
            Theme::Boards => "puzzle-theme-boards",
            Theme::Search => "puzzle-theme-search",
            Theme::Partisan => "puzzle-theme-partisan",
        })
    }

    /// Whether a position may belong to the theme; cheap, and asked before the position is searched.
    pub(super) fn allows(self, game: &dyn AnyGame, convention: Convention, position: &str) -> Result<bool, GameError> {
        Ok(match self {
            Theme::Any | Theme::Ending | Theme::OnlyMove => true,
            Theme::Misere => convention == Convention::Misere,
            Theme::Partisan => !game.is_impartial(),
            Theme::Boards => !is_heaps(game, position)?,
            Theme::Columns => {
                let steps = game.reasons(position, convention)?;
                steps.iter().any(|step| matches!(step, Step::Columns(columns) if columns.modulus == 2))
            }
            Theme::Search => {
                let question = Question { method: Method::Theory, budget: Budget::positions(1), move_limit: 0 };
                game.analyse(position, convention, &question)?.outcome.is_none()
            }
        })
    }

    /// Whether a puzzle belongs to the theme.
    pub fn fits(self, puzzle: &Puzzle) -> bool {
        let allowed = || {
            let game = games::build(puzzle.game, &puzzle.params)?;
            self.allows(&*game, puzzle.convention, &puzzle.position)
        };
        match self {
            Theme::Ending => puzzle.remoteness <= NEAR,
            Theme::OnlyMove => puzzle.solution.len() == 1,
            _ => allowed().unwrap_or(false),
        }
    }
}

/// Whether a position is drawn as heaps.
pub(super) fn is_heaps(game: &dyn AnyGame, position: &str) -> Result<bool, GameError> {
    Ok(matches!(game.board(position)?.shape, Shape::Heaps | Shape::Counter { .. }))
}
