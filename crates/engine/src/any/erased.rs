//! Typed games behind the traits of games chosen at run time.
use super::{AnyBoard, AnyPart, AnyRules, AnyTheory, AnyVerify, Component, ExploreError, GameError, GameInfo, Solvers};
use crate::{
    analysis::{self, Analysis, BestPlay, Question, TypedPosition},
    board::{Board, Touch},
    explain::Step,
    family::Dice,
    game::Game,
    interrupt,
    message::Message,
    nim_value::NimValue,
    notation::{LONGEST_TEXT, ParseError, shorten},
    outcome::{Convention, Ending},
    placement::Placement,
    solve::{Budget, dense::Rays},
    theory::{Moves, Tame, Theory},
};
#[cfg(feature = "verify")]
use crate::{
    proof::{self, Flaw, OutcomeProof, Unproved},
    verify::{self, Report},
};

/// A game without its types, with its theory or with its rules alone. The difference is a constant, so that a program
/// that only plays does not contain the solvers.
pub(super) struct ErasedGame<G: Game, const THEORY: bool> {
    pub(super) info: GameInfo<G>,
    pub(super) solvers: Option<Solvers<G>>,
}

/// What is expected of a text that is too long for any position.
pub(crate) fn short_position() -> Message {
    Message::new("expected-position-length").with("most", LONGEST_TEXT)
}

/// Counts the work on a text, so that loops over texts end when an [`interrupt`] comes.
fn count(text: &str) -> Result<(), GameError> {
    interrupt::check_thread();
    if interrupt::spend(1 + text.len() as u64 / 16) { Err(GameError::Interrupted) } else { Ok(()) }
}

impl<G: Theory + Send + Sync + 'static> GameInfo<G> {
    fn read(&self, text: &str) -> Result<G::Position, GameError> {
        count(text)?;
        if text.len() > LONGEST_TEXT {
            return Err(ParseError::new(text, short_position()).into());
        }
        Ok(self.game.read(text.trim())?)
    }

    fn read_move(&self, text: &str) -> Result<G::Move, GameError> {
        count(text)?;
        if text.len() > LONGEST_TEXT {
            return Err(ParseError::new(text, Message::new("expected-move-length").with("most", LONGEST_TEXT)).into());
        }
        Ok(self.game.read_move(text.trim())?)
    }

    /// Reads a position and a move that is legal in it.
    fn read_legal(&self, position: &str, mv: &str) -> Result<(G::Position, G::Move), GameError> {
        let (from, legal) = (self.read(position)?, self.read_move(mv)?);
        if self.game.ending(&from).is_some() || !self.game.is_legal(&from, &legal) {
            return Err(GameError::IllegalMove { position: shorten(position), mv: shorten(mv) });
        }
        Ok((from, legal))
    }
}

impl<G: Game, const THEORY: bool> ErasedGame<G, THEORY> {
    /// Returns the solvers, or an error if the game has its rules alone.
    fn solvers(&self) -> Result<&Solvers<G>, GameError> {
        if THEORY { self.solvers.as_ref().ok_or(GameError::NoTheory) } else { Err(GameError::NoTheory) }
    }

    /// Refuses a convention in which the game is not played.
    fn admit(&self, convention: Convention) -> Result<(), GameError> {
        match (convention, self.info.normal_only) {
            (Convention::Misere, Some(reason)) => Err(GameError::NormalOnly { reason: reason.into() }),
            _ => Ok(()),
        }
    }
}

impl<G: Theory + Send + Sync + 'static, const THEORY: bool> AnyRules for ErasedGame<G, THEORY> {
    fn normalise(&self, position: &str) -> Result<String, GameError> {
        Ok(self.info.read(position)?.to_string())
    }

    fn normalise_move(&self, mv: &str) -> Result<String, GameError> {
        Ok(self.info.read_move(mv)?.to_string())
    }

    fn canonical(&self, position: &str) -> Result<String, GameError> {
        Ok(self.info.game.canonical(self.info.read(position)?).to_string())
    }

    fn moves(&self, position: &str, limit: usize) -> Result<Vec<String>, GameError> {
        let position = self.info.read(position)?;
        if self.info.game.ending(&position).is_some() {
            return Ok(Vec::new());
        }
        let moves = interrupt::until(self.info.game.moves(&position), 1);
        Ok(moves.take(limit).map(|mv| mv.to_string()).collect())
    }

    fn play(&self, position: &str, mv: &str) -> Result<String, GameError> {
        let (from, legal) = self.info.read_legal(position, mv)?;
        Ok(self.info.game.play(&from, &legal).to_string())
    }

    fn ending(&self, position: &str) -> Result<Option<Ending>, GameError> {
        Ok(self.info.game.ending(&self.info.read(position)?))
    }

    fn is_loopy(&self) -> bool {
        self.info.is_loopy
    }

    fn is_impartial(&self) -> bool {
        self.info.is_impartial
    }

    fn normal_only(&self) -> Option<Message> {
        self.info.normal_only.map(Message::new)
    }

    fn random_move(&self, position: &str, dice: &mut Dice) -> Result<Option<String>, GameError> {
        let position = self.info.read(position)?;
        if self.info.game.ending(&position).is_some() {
            return Ok(None);
        }
        Ok(self.info.game.random_move(&position, dice).map(|mv| mv.to_string()))
    }

    fn gain(&self, position: &str, mv: &str) -> Result<Option<u64>, GameError> {
        let Some(gain) = self.info.gain else { return Ok(None) };
        let (position, mv) = self.info.read_legal(position, mv)?;
        Ok(Some(gain(&self.info.game, &position, &mv)))
    }

    fn players(&self) -> usize {
        self.info.players
    }

    fn placement(&self) -> Option<&Placement> {
        self.info.placement.as_ref()
    }
}

impl<G: Theory + Send + Sync + 'static, const THEORY: bool> AnyBoard for ErasedGame<G, THEORY> {
    fn board(&self, position: &str) -> Result<Board, GameError> {
        Ok(self.info.game.board(&self.info.read(position)?))
    }

    fn effect(&self, position: &str, mv: &str) -> Result<Vec<Touch>, GameError> {
        let (position, mv) = self.info.read_legal(position, mv)?;
        Ok(self.info.game.effect(&position, &mv))
    }

    fn describe(&self, position: &str, mv: &str) -> Result<Message, GameError> {
        let (position, mv) = self.info.read_legal(position, mv)?;
        Ok(self.info.game.describe(&position, &mv))
    }
}

impl<G: Theory + Send + Sync + 'static, const THEORY: bool> AnyTheory for ErasedGame<G, THEORY> {
    fn analyse(&self, text: &str, convention: Convention, question: &Question) -> Result<Analysis, GameError> {
        self.admit(convention)?;
        let solvers = self.solvers()?;
        analysis::until_cancelled(text, question, || {
            let position = self.info.read(text)?;
            Ok(analysis::of(&mut TypedPosition::new(&self.info, solvers, convention, position), convention, question))
        })
    }

    fn nim_value(&self, text: &str, budget: &Budget) -> Result<Analysis, GameError> {
        let solvers = self.solvers()?;
        let question = Question { budget: budget.clone(), ..Question::default() };
        analysis::until_cancelled(text, &question, || {
            let position = self.info.read(text)?;
            let mut typed = TypedPosition::new(&self.info, solvers, Convention::Normal, position);
            Ok(analysis::of_value(&mut typed, budget))
        })
    }

    fn reasons(&self, position: &str, convention: Convention) -> Result<Vec<Step>, GameError> {
        self.solvers()?;
        Ok(self.info.game.reasons(convention, &self.info.read(position)?))
    }

    fn best_play(
        &self,
        position: &str,
        convention: Convention,
        answered: &[String],
        budget: &Budget,
    ) -> Result<Option<BestPlay>, GameError> {
        let solvers = self.solvers()?;
        if solvers.score.is_some() {
            // Best play is about the score, which the way to the end does not show.
            return Ok(Some(BestPlay::default()));
        }
        let position = self.info.read(position)?;
        let mut typed = TypedPosition::new(&self.info, solvers, convention, position);
        Ok(analysis::within(budget, || analysis::best_play::of(&mut typed, answered, budget)))
    }

    fn undo(&self, position: &str, mv: &str, convention: Convention) -> Result<Option<(String, Message)>, GameError> {
        self.solvers()?;
        let (position, mv) = self.info.read_legal(position, mv)?;
        Ok(self.info.game.undo(convention, &position, &mv).map(|(answer, why)| (answer.to_string(), why)))
    }

    fn advances(&self, position: &str, mv: &str) -> Result<bool, GameError> {
        self.solvers()?;
        let (position, mv) = self.info.read_legal(position, mv)?;
        Ok(self.info.game.advances(&position, &mv))
    }

    fn rays(&self) -> Option<Rays> {
        self.info.game.rays()
    }
}

impl<G: Theory + Send + Sync + 'static, const THEORY: bool> AnyVerify for ErasedGame<G, THEORY> {
    #[cfg(feature = "verify")]
    fn ranges(&self, deep: bool) -> Vec<Message> {
        self.info.game.ranges(deep).into_iter().map(|range| range.label).collect()
    }

    #[cfg(feature = "verify")]
    fn range_len(&self, deep: bool, range: usize) -> usize {
        self.info.game.ranges(deep).into_iter().nth(range).map_or(0, |range| range.positions.count())
    }

    #[cfg(feature = "verify")]
    fn verify(&self, convention: Convention, deep: bool, range: usize, tick: &mut dyn FnMut(u64) -> bool) -> Report {
        let Some(range) = self.info.game.ranges(deep).into_iter().nth(range) else { return Report::default() };
        if convention == Convention::Misere && self.info.normal_only.is_some() {
            return Report::default();
        }
        let nim_search = self.solvers.as_ref().and_then(|solvers| solvers.nim_search);
        match nim_search {
            Some(nim_search) if convention == Convention::Normal => {
                let search = nim_search(&self.info.game, verify::budget());
                verify::normal(&self.info.game, search, range.positions, tick)
            }
            _ if self.info.is_loopy => verify::loopy(&self.info.game, convention, range.positions, tick),
            _ => verify::loop_free(&self.info.game, convention, range.positions, tick),
        }
    }

    #[cfg(feature = "verify")]
    fn search_plainly(&self, text: &str, convention: Convention, budget: &Budget) -> Result<Analysis, GameError> {
        let nim_search = self.solvers()?.nim_search;
        let position = self.info.read(text)?;
        Ok(analysis::within(budget, || {
            let game = &self.info.game;
            let mut found = verify::plain(game, self.info.is_loopy, convention, &position, budget);
            if let Some(nim_search) = nim_search.filter(|_| convention == Convention::Normal && found.outcome.is_some())
            {
                let value = nim_search(game, budget.clone()).value_of_whole(&position);
                (found.nim_value, found.gave_up) = (value.ok(), value.err());
            }
            found
        }))
    }

    #[cfg(feature = "verify")]
    fn prove(&self, position: &str, convention: Convention, budget: &Budget) -> Result<OutcomeProof, Unproved> {
        self.admit(convention)?;
        let solvers = self.solvers()?;
        let position = self.info.read(position)?;
        analysis::within(budget, || proof::prove(&self.info, solvers, convention, &position, budget))
    }

    #[cfg(feature = "verify")]
    fn check(
        &self,
        position: &str,
        convention: Convention,
        certificate: &OutcomeProof,
        budget: &Budget,
    ) -> Result<usize, Flaw> {
        self.admit(convention)?;
        let position = self.info.read(position)?;
        analysis::within(budget, || proof::check(&self.info, convention, &position, certificate, budget))
    }
}

impl<G: Theory + Send + Sync + 'static, const THEORY: bool> AnyPart for ErasedGame<G, THEORY> {
    fn can_be_summed(&self) -> bool {
        let info = &self.info;
        info.is_impartial && !info.is_loopy && info.gain.is_none() && info.players == 2
    }

    fn moves_to(&self, position: &str, value: NimValue) -> Result<Option<Moves<String>>, GameError> {
        self.solvers()?;
        Ok(self.info.game.moves_to(&self.info.read(position)?, value).map(Moves::into_texts))
    }

    fn tame(&self, position: &str) -> Result<Option<Tame>, GameError> {
        self.solvers()?;
        Ok(self.info.game.tame(&self.info.read(position)?))
    }

    fn explore(&self, position: &str, budget: &Budget) -> Result<Component, ExploreError> {
        self.solvers()?;
        Ok(Component::of(&self.info.game, &self.info.read(position)?, budget)?)
    }
}
