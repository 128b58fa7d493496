//! From a typed game to a game chosen at run time.
use super::{
    AnyGame, GameError,
    erased::ErasedGame,
    kind::{LoopFree, LoopFreeOrLoopy, Loopy, Partisan, SolverKind, WithScore, WithSeats},
};
use crate::{
    analysis::{ScoreReport, Solver},
    game::{Game, Impartial, ScoredGame},
    nim_value::NimValue,
    outcome::Convention,
    placement::Placement,
    solve::{Budget, OutOfBudget},
    theory::Theory,
};
use std::marker::PhantomData;

/// A typed game with everything that [`AnyGame`] needs to know beyond its rules. `K` says which solvers it has; they
/// are made only for a game with theory, so that a program that only plays does not contain them.
///
/// ```
/// use engine::{any::impartial, games::nim};
/// let game = impartial(nim::game()).players(3).boxed();
/// assert_eq!(game.players(), 3);
/// ```
pub struct GameBuilder<G: Game, K> {
    info: GameInfo<G>,
    kind: PhantomData<K>,
}

/// A game and what is known of it beyond its rules.
pub struct GameInfo<G: Game> {
    pub(crate) game: G,
    pub(super) is_impartial: bool,
    pub(crate) is_loopy: bool,
    pub(super) gain: Option<GainOf<G>>,
    pub(super) placement: Option<Placement>,
    pub(super) normal_only: Option<&'static str>,
    pub(crate) players: usize,
}

/// The solvers of a game.
pub struct Solvers<G: Game> {
    pub(crate) solver: Solver<G>,
    pub(crate) nim_search: Option<NimSearchOf<G>>,
    pub(crate) score: Option<ScoreOf<G>>,
    pub(crate) seats: Option<SeatsOf<G>>,
}

/// A game that can be built with its theory, or with its rules alone.
pub(crate) trait Build {
    /// Builds the game with its theory.
    fn with_theory(self) -> Result<Box<dyn AnyGame>, GameError>;
    /// Builds the game without theory: it can be played, but not analysed.
    fn rules_only(self) -> Result<Box<dyn AnyGame>, GameError>;
}

pub(super) type NimSearchOf<G> = for<'g> fn(&'g G, Budget) -> Box<dyn NimSearch<G> + 'g>;
type ScoreOf<G> = fn(&G, Convention, &<G as Game>::Position, Budget) -> Result<ScoreReport, OutOfBudget>;
type GainOf<G> = fn(&G, &<G as Game>::Position, &<G as Game>::Move) -> u64;

pub(crate) type SeatsOf<G> =
    fn(&G, Convention, &<G as Game>::Position, usize, Budget) -> Result<Vec<bool>, OutOfBudget>;

/// An impartial game without cycles.
pub fn impartial<G: Impartial + Theory + Send + Sync + 'static>(game: G) -> GameBuilder<G, LoopFree> {
    builder(game, true, false)
}

/// A game in which positions may come back.
pub fn loopy<G: Theory + Send + Sync + 'static>(game: G) -> GameBuilder<G, Loopy> {
    builder(game, false, true)
}

/// An impartial game whose parameters decide whether positions may come back.
pub(crate) fn impartial_or_loopy<G: Impartial + Theory + Send + Sync + 'static>(
    game: G,
    is_loopy: bool,
) -> GameBuilder<G, LoopFreeOrLoopy> {
    builder(game, true, is_loopy)
}

/// A game without cycles in which the players have different moves or aims.
pub fn partisan<G: Theory + Send + Sync + 'static>(game: G) -> GameBuilder<G, Partisan> {
    builder(game, false, false)
}

fn builder<G: Game, K>(game: G, is_impartial: bool, is_loopy: bool) -> GameBuilder<G, K> {
    let info = GameInfo { game, is_impartial, is_loopy, gain: None, placement: None, normal_only: None, players: 2 };
    GameBuilder { info, kind: PhantomData }
}

impl<G: Theory + Send + Sync + 'static, K: SolverKind<G>> GameBuilder<G, K> {
    /// Refuses misère play, with the message id of the reason.
    #[must_use]
    pub fn normal_only(mut self, reason: &'static str) -> Self {
        self.info.normal_only = Some(reason);
        self
    }

    /// Sets the number of players.
    pub fn players(self, players: usize) -> GameBuilder<G, WithSeats<K>> {
        GameBuilder { info: GameInfo { players, ..self.info }, kind: PhantomData }
    }

    /// Lets the players place their pieces in secret before the first move.
    #[must_use]
    pub fn with_placement(mut self, placement: Placement) -> Self {
        self.info.placement = Some(placement);
        self
    }

    /// Counts what the moves gain.
    pub fn with_score(self) -> GameBuilder<G, WithScore<K>>
    where
        G: ScoredGame,
    {
        GameBuilder { info: GameInfo { gain: Some(G::gain), ..self.info }, kind: PhantomData }
    }

    /// Returns the game with its theory.
    pub fn boxed(mut self) -> Box<dyn AnyGame> {
        self.info.game.prepare();
        let solvers = Some(K::solvers(&self.info));
        Box::new(ErasedGame::<G, true> { info: self.info, solvers })
    }
}

impl<G: Theory + Send + Sync + 'static, K: SolverKind<G>> Build for GameBuilder<G, K> {
    fn with_theory(self) -> Result<Box<dyn AnyGame>, GameError> {
        Ok(self.boxed())
    }

    fn rules_only(self) -> Result<Box<dyn AnyGame>, GameError> {
        Ok(Box::new(ErasedGame::<G, false> { info: self.info, solvers: None }))
    }
}

/// A search for nim-values, whatever the game.
pub(crate) trait NimSearch<G: Game> {
    fn nim_value(&mut self, position: &G::Position) -> Result<NimValue, OutOfBudget>;
    /// The nim-value found without a look at parts, to be compared with the other.
    #[cfg(feature = "verify")]
    fn value_of_whole(&mut self, position: &G::Position) -> Result<NimValue, OutOfBudget>;
    /// Number of positions searched.
    fn positions(&self) -> usize;
}
