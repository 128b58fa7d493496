//! Games chosen at run time: one door for every front end, where positions and moves are their notation.
#[cfg(feature = "verify")]
use crate::verify::{self, Report};
use crate::{
    analysis::{self, Analysis, Question, ScoreReport, Solver, TypedPosition},
    board::{Board, Touch},
    explain::Step,
    family::Dice,
    game::{Game, Impartial, Scored},
    message::Message,
    nim_value::NimValue,
    notation::{LONGEST_TEXT, ParseError, shortened},
    outcome::{Convention, Ending},
    placement::Placement,
    solve::{
        Budget, Memo, NimValues, OutOfBudget, Scores, dense::Rays, retrograde::Exploration, seats::forced_to_lose,
    },
    theory::{MOST_MOVES, Tame, Theory},
};

mod error;

pub use error::GameError;

/// What can be reached from a position as a numbered graph, for sums.
#[derive(Clone, Debug)]
pub struct Component {
    /// The number of the position itself.
    pub start: u32,
    /// Its moves, as many as a list may hold.
    pub moves: Vec<NumberedMove>,
    /// Whether these are all its moves.
    pub complete: bool,
    /// The numbers of the options of each position.
    pub options: Vec<Vec<u32>>,
}

/// A move and where it leads, as text and as number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedMove {
    /// The move.
    pub mv: String,
    /// The position after it.
    pub to: String,
    /// The number of that position.
    pub number: u32,
}

impl Component {
    /// Explores a position and the options of all its moves, so that every move has its number.
    pub(crate) fn of<G: Game>(game: &G, position: &G::Position, budget: &Budget) -> Result<Component, OutOfBudget> {
        budget.admit(game.size(position))?;
        let mut exploration = Exploration::new(game, budget.clone());
        let start = exploration.start(position)?;
        let mut component = Component { start, moves: Vec::new(), complete: true, options: Vec::new() };
        if game.ending(position).is_none() {
            for mv in game.moves(position) {
                if component.moves.len() == MOST_MOVES {
                    component.complete = false;
                    break;
                }
                let to = game.play(position, &mv);
                let number = exploration.start(&to)?;
                component.moves.push(NumberedMove { mv: mv.to_string(), to: to.to_string(), number });
            }
        }
        component.options = exploration.explore()?.options;
        Ok(component)
    }
}

/// A game chosen at run time; positions and moves are their notation.
pub trait AnyGame: Send + Sync {
    /// The position as the game writes it, or why it is none.
    fn normalise(&self, position: &str) -> Result<String, GameError>;
    /// The position that stands for all that are equal by symmetry.
    fn canonical(&self, position: &str) -> Result<String, GameError>;
    /// The first `limit` legal moves, in the order of the rules.
    fn moves(&self, position: &str, limit: usize) -> Result<Vec<String>, GameError>;
    /// The position after a move; an illegal move is refused.
    fn play(&self, position: &str, mv: &str) -> Result<String, GameError>;
    /// Whether and how the game is over.
    fn ending(&self, position: &str) -> Result<Option<Ending>, GameError>;
    /// Everything that can be found out about a position within the budget.
    fn analyse(&self, position: &str, convention: Convention, question: &Question) -> Result<Analysis, GameError>;
    /// Whether the game may be a part of a sum: impartial, without cycles, and nothing counted.
    fn can_be_summed(&self) -> bool;
    /// Whether a position may come back.
    fn is_loopy(&self) -> bool;
    /// Whether both players have the same moves.
    fn is_impartial(&self) -> bool;
    /// Why the game is not played in misère play, if so.
    fn normal_only(&self) -> Option<Message>;
    /// The move as the game writes it, or why it is none; whether it is legal depends on the position.
    fn normalise_move(&self, mv: &str) -> Result<String, GameError> {
        Ok(mv.trim().to_owned())
    }
    /// A legal move by chance, where there may be too many to list; `None` where listing them is the way.
    fn random_move(&self, _position: &str, _dice: &mut Dice) -> Result<Option<String>, GameError> {
        Ok(None)
    }
    /// Whether a winner who makes only winning moves of this kind is sure to come to an end.
    fn advances(&self, _position: &str, _mv: &str) -> Result<bool, GameError> {
        Ok(true)
    }
    /// What the player who makes a legal move collects by it, in games that count.
    fn gain(&self, _position: &str, _mv: &str) -> Result<Option<u64>, GameError> {
        Ok(None)
    }
    /// What the position looks like.
    fn board(&self, position: &str) -> Result<Board, GameError>;
    /// What a legal move does to the spots of the board.
    fn effect(&self, position: &str, mv: &str) -> Result<Vec<Touch>, GameError>;
    /// A legal move in words.
    fn describe(&self, position: &str, mv: &str) -> Result<Message, GameError>;
    /// Why a position is won or lost, in the terms of the game; empty where only search knows.
    fn reasons(&self, position: &str, convention: Convention) -> Result<Vec<Step>, GameError>;
    /// What else is to be said about a legal move.
    fn reply(&self, _position: &str, _mv: &str, _convention: Convention) -> Result<Vec<Step>, GameError> {
        Ok(Vec::new())
    }
    /// How many players take turns.
    fn players(&self) -> usize {
        2
    }
    /// Along which rays the two heaps of this game are taken from, if that is all there is to its rules: then whole
    /// tables are quick.
    fn rays(&self) -> Option<Rays> {
        None
    }
    /// How the players place their pieces in secret before the first move, if they do.
    fn placement(&self) -> Option<&Placement> {
        None
    }
    /// In normal play, every move to a position of nim-value `value`, where theory finds them without listing moves.
    fn moves_to(&self, position: &str, value: NimValue) -> Result<Option<(Vec<String>, bool)>, GameError>;
    /// The parts to which the misère Nim rule may be applied.
    fn tame(&self, position: &str) -> Result<Option<Tame>, GameError>;
    /// Everything reachable from a position, as numbers.
    fn explore(&self, position: &str, budget: &Budget) -> Result<Result<Component, OutOfBudget>, GameError>;
    /// The names of the ranges on which theory is checked.
    #[cfg(feature = "verify")]
    fn ranges(&self, deep: bool) -> Vec<Message>;
    /// How many positions one of the ranges holds, by counting them.
    #[cfg(feature = "verify")]
    fn range_len(&self, deep: bool, range: usize) -> usize;
    /// Compares theory with search on one of the ranges; `tick` hears the number of positions and may stop it.
    #[cfg(feature = "verify")]
    fn verify(&self, convention: Convention, deep: bool, range: usize, tick: &mut dyn FnMut(u64) -> bool) -> Report;
}

/// A game on its way behind the door.
pub struct Erased<G: Game> {
    pub(crate) game: G,
    /// How it is thought about; gone where there are the rules alone.
    solvers: Option<Solvers<G>>,
    is_impartial: bool,
    is_loopy: bool,
    gain: Option<GainOf<G>>,
    placement: Option<Placement>,
    normal_only: Option<&'static str>,
    pub(crate) players: usize,
}

/// How a kind of game is thought about.
pub(crate) struct Solvers<G: Game> {
    pub(crate) solver: Solver<G>,
    pub(crate) nim_search: Option<NimSearchOf<G>>,
    pub(crate) score: Option<ScoreOf<G>>,
    pub(crate) seats: Option<SeatsOf<G>>,
}

/// A game behind the door, with its theory or with its rules alone.
struct ErasedGame<G: Game, const THEORY: bool>(Erased<G>);

/// A game that was built, or why it was not.
pub type Built = Result<Box<dyn AnyGame>, GameError>;

/// Whether games have their theory from the beginning; otherwise it comes when [`crate::deferred_theory`] brings it.
pub(crate) const WITH_THEORY: bool = !cfg!(late);

type NimSearchOf<G> = for<'g> fn(&'g G, Budget) -> Box<dyn NimSearch<G> + 'g>;
type ScoreOf<G> = fn(&G, Convention, &<G as Game>::Position, Budget) -> Result<ScoreReport, OutOfBudget>;
type GainOf<G> = fn(&G, &<G as Game>::Position, &<G as Game>::Move) -> u64;

pub(crate) type SeatsOf<G> =
    fn(&G, Convention, &<G as Game>::Position, usize, Budget) -> Result<Vec<bool>, OutOfBudget>;

/// An impartial game without cycles.
pub fn impartial<G: Impartial + Theory + Send + Sync + 'static>(game: G) -> Erased<G> {
    let nim_search: NimSearchOf<G> = |game, budget| Box::new(Memo::new(game, NimValues, budget));
    let erased =
        erased(game, Solver::loop_free()).thinking(|solvers| Solvers { nim_search: Some(nim_search), ..solvers });
    Erased { is_impartial: true, ..erased }
}

/// A game in which positions may come back.
pub fn loopy<G: Theory + Send + Sync + 'static>(game: G) -> Erased<G> {
    Erased { is_loopy: true, ..erased(game, Solver::loopy()) }
}

/// A game without cycles in which the players have different moves or aims.
pub fn partisan<G: Theory + Send + Sync + 'static>(game: G) -> Erased<G> {
    erased(game, Solver::partisan())
}

fn erased<G: Game>(game: G, solver: Solver<G>) -> Erased<G> {
    Erased {
        game,
        solvers: Some(Solvers { solver, nim_search: None, score: None, seats: None }),
        is_impartial: false,
        is_loopy: false,
        gain: None,
        placement: None,
        normal_only: None,
        players: 2,
    }
}

impl<G: Game> Erased<G> {
    fn thinking(self, change: impl FnOnce(Solvers<G>) -> Solvers<G>) -> Self {
        Erased { solvers: self.solvers.map(change), ..self }
    }
}

impl<G: Theory + Send + Sync + 'static> Erased<G> {
    /// Refuses misère play, with the id of the reason.
    #[must_use]
    pub fn normal_only(self, reason: &'static str) -> Self {
        Erased { normal_only: Some(reason), ..self }
    }

    /// Played by more than two.
    #[must_use]
    pub fn players(self, players: usize) -> Self {
        let seats: SeatsOf<G> = forced_to_lose;
        let seats = (players > 2).then_some(seats);
        Erased { players, ..self.thinking(|solvers| Solvers { seats, ..solvers }) }
    }

    /// The players place their pieces in secret before the first move.
    #[must_use]
    pub fn placed(self, placement: Placement) -> Self {
        Erased { placement: Some(placement), ..self }
    }

    /// Something is collected on the way.
    #[must_use]
    pub fn scored(self) -> Self
    where
        G: Scored,
    {
        Erased { gain: Some(G::gain), ..self.thinking(|solvers| Solvers { score: Some(score), ..solvers }) }
    }

    /// Behind the door, with its theory.
    pub fn boxed(self) -> Box<dyn AnyGame> {
        Box::new(ErasedGame::<G, true>(self))
    }

    /// Behind the door, as a family wants it.
    #[inline]
    pub(crate) fn built<const THEORY: bool>(self) -> Built {
        let solvers = if THEORY { self.solvers } else { None };
        Ok(Box::new(ErasedGame::<G, THEORY>(Erased { solvers, ..self })))
    }
}

fn score<G: Scored>(
    game: &G,
    convention: Convention,
    position: &G::Position,
    budget: Budget,
) -> Result<ScoreReport, OutOfBudget> {
    let mut search = Memo::new(game, Scores(convention), budget);
    let best = search.value(position)?;
    let mut best_moves = Vec::new();
    for mv in game.moves(position) {
        if search.value(&game.play(position, &mv))?.before(game.gain(position, &mv)) == best {
            best_moves.push(mv.to_string());
        }
    }
    best_moves.sort_unstable();
    Ok(ScoreReport { mine: best.mine, theirs: best.theirs, best_moves })
}

/// A search for nim-values, whatever the game.
pub(crate) trait NimSearch<G: Game> {
    fn nim_value(&mut self, position: &G::Position) -> Result<NimValue, OutOfBudget>;
}

impl<G: Impartial> NimSearch<G> for Memo<'_, G, NimValues> {
    fn nim_value(&mut self, position: &G::Position) -> Result<NimValue, OutOfBudget> {
        self.value(position).map(NimValue::from)
    }
}

/// What is expected where a text is longer than any position.
pub(crate) fn short_position() -> Message {
    Message::new("expected-position-length").with("most", LONGEST_TEXT)
}

impl<G: Theory + Send + Sync + 'static> Erased<G> {
    fn read(&self, text: &str) -> Result<G::Position, GameError> {
        if text.len() > LONGEST_TEXT {
            return Err(ParseError::new(text, short_position()).into());
        }
        Ok(self.game.read(text.trim())?)
    }

    fn read_move(&self, text: &str) -> Result<G::Move, GameError> {
        if text.len() > LONGEST_TEXT {
            return Err(ParseError::new(text, Message::new("expected-move-length").with("most", LONGEST_TEXT)).into());
        }
        Ok(self.game.read_move(text.trim())?)
    }

    /// Reads a position and a move that is legal in it.
    fn read_legal(&self, position: &str, mv: &str) -> Result<(G::Position, G::Move), GameError> {
        let (from, wanted) = (self.read(position)?, self.read_move(mv)?);
        if self.game.ending(&from).is_some() || !self.game.is_legal(&from, &wanted) {
            return Err(GameError::IllegalMove { position: shortened(position), mv: shortened(mv) });
        }
        Ok((from, wanted))
    }
}

impl<G: Game, const THEORY: bool> ErasedGame<G, THEORY> {
    /// How this game is thought about; an error where theory has not come.
    fn solvers(&self) -> Result<&Solvers<G>, GameError> {
        if THEORY { self.0.solvers.as_ref().ok_or(GameError::NoTheory) } else { Err(GameError::NoTheory) }
    }
}

impl<G: Theory + Send + Sync + 'static, const THEORY: bool> AnyGame for ErasedGame<G, THEORY> {
    fn normalise(&self, position: &str) -> Result<String, GameError> {
        Ok(self.0.read(position)?.to_string())
    }

    fn canonical(&self, position: &str) -> Result<String, GameError> {
        Ok(self.0.game.canonical(self.0.read(position)?).to_string())
    }

    fn moves(&self, position: &str, limit: usize) -> Result<Vec<String>, GameError> {
        let position = self.0.read(position)?;
        if self.0.game.ending(&position).is_some() {
            return Ok(Vec::new());
        }
        Ok(self.0.game.moves(&position).take(limit).map(|mv| mv.to_string()).collect())
    }

    fn play(&self, position: &str, mv: &str) -> Result<String, GameError> {
        let (from, wanted) = self.0.read_legal(position, mv)?;
        Ok(self.0.game.play(&from, &wanted).to_string())
    }

    fn ending(&self, position: &str) -> Result<Option<Ending>, GameError> {
        Ok(self.0.game.ending(&self.0.read(position)?))
    }

    fn analyse(&self, text: &str, convention: Convention, question: &Question) -> Result<Analysis, GameError> {
        if let (Convention::Misere, Some(reason)) = (convention, self.0.normal_only) {
            return Err(GameError::NormalOnly { reason: reason.into() });
        }
        let solvers = self.solvers()?;
        analysis::until_cancelled(text, question, || {
            let position = self.0.read(text)?;
            Ok(analysis::of(&mut TypedPosition::new(&self.0, solvers, convention, &position), convention, question))
        })
    }

    fn can_be_summed(&self) -> bool {
        self.0.is_impartial && self.0.gain.is_none() && self.0.players == 2
    }

    fn is_loopy(&self) -> bool {
        self.0.is_loopy
    }

    fn is_impartial(&self) -> bool {
        self.0.is_impartial
    }

    fn normal_only(&self) -> Option<Message> {
        self.0.normal_only.map(Message::new)
    }

    fn normalise_move(&self, mv: &str) -> Result<String, GameError> {
        Ok(self.0.read_move(mv)?.to_string())
    }

    fn random_move(&self, position: &str, dice: &mut Dice) -> Result<Option<String>, GameError> {
        let position = self.0.read(position)?;
        if self.0.game.ending(&position).is_some() {
            return Ok(None);
        }
        Ok(self.0.game.random_move(&position, dice).map(|mv| mv.to_string()))
    }

    fn advances(&self, position: &str, mv: &str) -> Result<bool, GameError> {
        self.solvers()?;
        let (position, mv) = self.0.read_legal(position, mv)?;
        Ok(self.0.game.advances(&position, &mv))
    }

    fn gain(&self, position: &str, mv: &str) -> Result<Option<u64>, GameError> {
        let Some(gain) = self.0.gain else { return Ok(None) };
        let (position, mv) = self.0.read_legal(position, mv)?;
        Ok(Some(gain(&self.0.game, &position, &mv)))
    }

    fn board(&self, position: &str) -> Result<Board, GameError> {
        Ok(self.0.game.board(&self.0.read(position)?))
    }

    fn effect(&self, position: &str, mv: &str) -> Result<Vec<Touch>, GameError> {
        let (position, mv) = self.0.read_legal(position, mv)?;
        Ok(self.0.game.effect(&position, &mv))
    }

    fn describe(&self, position: &str, mv: &str) -> Result<Message, GameError> {
        let (position, mv) = self.0.read_legal(position, mv)?;
        Ok(self.0.game.describe(&position, &mv))
    }

    fn reasons(&self, position: &str, convention: Convention) -> Result<Vec<Step>, GameError> {
        self.solvers()?;
        Ok(self.0.game.reasons(convention, &self.0.read(position)?))
    }

    fn reply(&self, position: &str, mv: &str, convention: Convention) -> Result<Vec<Step>, GameError> {
        self.solvers()?;
        let (position, mv) = self.0.read_legal(position, mv)?;
        Ok(self.0.game.reply(convention, &position, &mv))
    }

    fn players(&self) -> usize {
        self.0.players
    }

    fn rays(&self) -> Option<Rays> {
        self.0.game.rays()
    }

    fn placement(&self) -> Option<&Placement> {
        self.0.placement.as_ref()
    }

    fn moves_to(&self, position: &str, value: NimValue) -> Result<Option<(Vec<String>, bool)>, GameError> {
        self.solvers()?;
        let found = self.0.game.moves_to(&self.0.read(position)?, value);
        Ok(found.map(|moves| (moves.list.iter().map(ToString::to_string).collect(), moves.complete)))
    }

    fn tame(&self, position: &str) -> Result<Option<Tame>, GameError> {
        self.solvers()?;
        Ok(self.0.game.tame(&self.0.read(position)?))
    }

    fn explore(&self, position: &str, budget: &Budget) -> Result<Result<Component, OutOfBudget>, GameError> {
        self.solvers()?;
        Ok(Component::of(&self.0.game, &self.0.read(position)?, budget))
    }

    #[cfg(feature = "verify")]
    fn ranges(&self, deep: bool) -> Vec<Message> {
        self.0.game.ranges(deep).into_iter().map(|range| range.label).collect()
    }

    #[cfg(feature = "verify")]
    fn range_len(&self, deep: bool, range: usize) -> usize {
        self.0.game.ranges(deep).into_iter().nth(range).map_or(0, |range| range.positions.count())
    }

    #[cfg(feature = "verify")]
    fn verify(&self, convention: Convention, deep: bool, range: usize, tick: &mut dyn FnMut(u64) -> bool) -> Report {
        let Some(range) = self.0.game.ranges(deep).into_iter().nth(range) else { return Report::default() };
        if convention == Convention::Misere && self.0.normal_only.is_some() {
            return Report::default();
        }
        let nim_search = self.0.solvers.as_ref().and_then(|solvers| solvers.nim_search);
        match nim_search {
            Some(nim_search) if convention == Convention::Normal => {
                let search = nim_search(&self.0.game, verify::budget());
                verify::normal(&self.0.game, search, range.positions, tick)
            }
            _ if self.0.is_loopy => verify::loopy(&self.0.game, convention, range.positions, tick),
            _ => verify::loop_free(&self.0.game, convention, range.positions, tick),
        }
    }
}
