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
pub enum PuzzleTheme {
    /// Anything.
    Any,
    /// Nim and games that are Nim in disguise: the columns decide.
    Columns,
    /// The game ends soon.
    Ending,
    /// One move alone wins.
    OnlyMove,
    /// The player who makes the last move loses.
    Misere,
    /// Games on squares, hexagons and graphs.
    Boards,
    /// No theorem is known, so one has to look ahead.
    Search,
    /// The players have different moves.
    Partisan,
}

impl PuzzleTheme {
    /// All themes, as they are offered.
    pub const ALL: [PuzzleTheme; 8] = [
        PuzzleTheme::Any,
        PuzzleTheme::Columns,
        PuzzleTheme::Ending,
        PuzzleTheme::OnlyMove,
        PuzzleTheme::Misere,
        PuzzleTheme::Boards,
        PuzzleTheme::Search,
        PuzzleTheme::Partisan,
    ];

    /// Its name in addresses.
    pub fn name(self) -> &'static str {
        match self {
            PuzzleTheme::Any => "any",
            PuzzleTheme::Columns => "columns",
            PuzzleTheme::Ending => "ending",
            PuzzleTheme::OnlyMove => "only",
            PuzzleTheme::Misere => "misere",
            PuzzleTheme::Boards => "boards",
            PuzzleTheme::Search => "search",
            PuzzleTheme::Partisan => "partisan",
        }
    }

    /// The theme of a name.
    pub fn from_name(name: &str) -> Option<PuzzleTheme> {
        PuzzleTheme::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// Its name as a label.
    pub fn title(self) -> Message {
        Message::new(match self {
            PuzzleTheme::Any => "puzzle-theme-any",
            PuzzleTheme::Columns => "puzzle-theme-columns",
            PuzzleTheme::Ending => "puzzle-theme-ending",
            PuzzleTheme::OnlyMove => "puzzle-theme-only",
            PuzzleTheme::Misere => "puzzle-theme-misere",
            PuzzleTheme::Boards => "puzzle-theme-boards",
            PuzzleTheme::Search => "puzzle-theme-search",
            PuzzleTheme::Partisan => "puzzle-theme-partisan",
        })
    }

    /// Whether a position may belong to the theme; cheap, and asked before the position is searched.
    pub(super) fn allows(self, game: &dyn AnyGame, convention: Convention, position: &str) -> Result<bool, GameError> {
        Ok(match self {
            PuzzleTheme::Any | PuzzleTheme::Ending | PuzzleTheme::OnlyMove => true,
            PuzzleTheme::Misere => convention == Convention::Misere,
            PuzzleTheme::Partisan => !game.is_impartial(),
            PuzzleTheme::Boards => !is_heaps(game, position)?,
            PuzzleTheme::Columns => {
                let steps = game.reasons(position, convention)?;
                steps.iter().any(|step| matches!(step, Step::Columns(columns) if columns.modulus == 2))
            }
            PuzzleTheme::Search => {
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
            PuzzleTheme::Ending => puzzle.remoteness <= NEAR,
            PuzzleTheme::OnlyMove => puzzle.solution.len() == 1,
            _ => allowed().unwrap_or(false),
        }
    }
}

/// Whether a position is drawn as heaps.
pub(super) fn is_heaps(game: &dyn AnyGame, position: &str) -> Result<bool, GameError> {
    Ok(matches!(game.board(position)?.shape, Shape::Heaps | Shape::Counter { .. }))
}
