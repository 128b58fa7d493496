//! From a typed game to a game chosen at run time.
use super::{AnyGame, GameError, erased::ErasedGame};
use crate::{
    analysis::{ScoreReport, Solver},
    game::{Game, Impartial, Scored},
    nim_value::NimValue,
    outcome::Convention,
    placement::Placement,
    solve::{Budget, Memo, NimValues, OutOfBudget, Scores, seats::forced_to_lose},
    theory::Theory,
};

/// A game with everything that [`AnyGame`] needs to know beyond its rules.
///
/// ```
/// use engine::{any::impartial, games::nim};
/// let game = impartial(nim::game()).players(3).boxed();
/// assert_eq!(game.players(), 3);
/// ```
pub struct GameBuilder<G: Game> {
    pub(crate) game: G,
    /// `None` if the game has its rules alone.
    pub(super) solvers: Option<Solvers<G>>,
    pub(super) is_impartial: bool,
    pub(super) is_loopy: bool,
    pub(super) gain: Option<GainOf<G>>,
    pub(super) placement: Option<Placement>,
    pub(super) normal_only: Option<&'static str>,
    pub(crate) players: usize,
}

/// The solvers of a game.
pub(crate) struct Solvers<G: Game> {
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

type NimSearchOf<G> = for<'g> fn(&'g G, Budget) -> Box<dyn NimSearch<G> + 'g>;
type ScoreOf<G> = fn(&G, Convention, &<G as Game>::Position, Budget) -> Result<ScoreReport, OutOfBudget>;
type GainOf<G> = fn(&G, &<G as Game>::Position, &<G as Game>::Move) -> u64;

pub(crate) type SeatsOf<G> =
    fn(&G, Convention, &<G as Game>::Position, usize, Budget) -> Result<Vec<bool>, OutOfBudget>;

/// An impartial game without cycles.
pub fn impartial<G: Impartial + Theory + Send + Sync + 'static>(game: G) -> GameBuilder<G> {
    let nim_search: NimSearchOf<G> = |game, budget| Box::new(Memo::new(game, NimValues, budget));
    let builder = builder(game, Solver::loop_free());
    let builder = builder.with_solvers(|solvers| Solvers { nim_search: Some(nim_search), ..solvers });
    GameBuilder { is_impartial: true, ..builder }
}

/// A game in which positions may come back.
pub fn loopy<G: Theory + Send + Sync + 'static>(game: G) -> GameBuilder<G> {
    GameBuilder { is_loopy: true, ..builder(game, Solver::loopy()) }
}

/// A game without cycles in which the players have different moves or aims.
pub fn partisan<G: Theory + Send + Sync + 'static>(game: G) -> GameBuilder<G> {
    builder(game, Solver::partisan())
}

fn builder<G: Game>(game: G, solver: Solver<G>) -> GameBuilder<G> {
    GameBuilder {
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

impl<G: Game> GameBuilder<G> {
    fn with_solvers(self, change: impl FnOnce(Solvers<G>) -> Solvers<G>) -> Self {
        GameBuilder { solvers: self.solvers.map(change), ..self }
    }
}

impl<G: Theory + Send + Sync + 'static> GameBuilder<G> {
    /// Refuses misère play, with the message id of the reason.
    #[must_use]
    pub fn normal_only(self, reason: &'static str) -> Self {
        GameBuilder { normal_only: Some(reason), ..self }
    }

    /// Sets the number of players.
    #[must_use]
    pub fn players(self, players: usize) -> Self {
        let seats: SeatsOf<G> = forced_to_lose;
        let seats = (players > 2).then_some(seats);
        GameBuilder { players, ..self.with_solvers(|solvers| Solvers { seats, ..solvers }) }
    }

    /// Lets the players place their pieces in secret before the first move.
    #[must_use]
    pub fn placed(self, placement: Placement) -> Self {
        GameBuilder { placement: Some(placement), ..self }
    }

    /// Counts what the moves gain.
    #[must_use]
    pub fn scored(self) -> Self
    where
        G: Scored,
    {
        GameBuilder { gain: Some(G::gain), ..self.with_solvers(|solvers| Solvers { score: Some(score), ..solvers }) }
    }

    /// Returns the game with its theory.
    pub fn boxed(mut self) -> Box<dyn AnyGame> {
        self.game.prepare();
        Box::new(ErasedGame::<G, true>(self))
    }
}

impl<G: Theory + Send + Sync + 'static> Build for GameBuilder<G> {
    fn with_theory(self) -> Result<Box<dyn AnyGame>, GameError> {
        Ok(self.boxed())
    }

    fn rules_only(self) -> Result<Box<dyn AnyGame>, GameError> {
        Ok(Box::new(ErasedGame::<G, false>(GameBuilder { solvers: None, ..self })))
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
