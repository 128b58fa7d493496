//! Typed games behind the traits of games chosen at run time.
use super::{
    AnyBoard, AnyPart, AnyRules, AnyTheory, AnyVerify, Component, ExploreError, GameBuilder, GameError, Solvers,
};
#[cfg(feature = "verify")]
use crate::verify::{self, Report};
use crate::{
    analysis::{self, Analysis, Question, TypedPosition},
    board::{Board, Touch},
    explain::Step,
    family::Dice,
    game::Game,
    message::Message,
    nim_value::NimValue,
    notation::{LONGEST_TEXT, ParseError, shortened},
    outcome::{Convention, Ending},
    placement::Placement,
    solve::{Budget, dense::Rays},
    theory::{Moves, Tame, Theory},
};

/// A game without its types, with its theory or with its rules alone. The difference is a constant, so that a program
/// that only plays does not contain the solvers.
pub(super) struct ErasedGame<G: Game, const THEORY: bool>(pub(super) GameBuilder<G>);

/// What is expected of a text that is too long for any position.
pub(crate) fn short_position() -> Message {
    Message::new("expected-position-length").with("most", LONGEST_TEXT)
}

impl<G: Theory + Send + Sync + 'static> GameBuilder<G> {
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
    /// Returns the solvers, or an error if the game has its rules alone.
    fn solvers(&self) -> Result<&Solvers<G>, GameError> {
        if THEORY { self.0.solvers.as_ref().ok_or(GameError::NoTheory) } else { Err(GameError::NoTheory) }
    }
}

impl<G: Theory + Send + Sync + 'static, const THEORY: bool> AnyRules for ErasedGame<G, THEORY> {
    fn normalise(&self, position: &str) -> Result<String, GameError> {
        Ok(self.0.read(position)?.to_string())
    }

    fn normalise_move(&self, mv: &str) -> Result<String, GameError> {
        Ok(self.0.read_move(mv)?.to_string())
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

    fn is_loopy(&self) -> bool {
        self.0.is_loopy
    }

    fn is_impartial(&self) -> bool {
        self.0.is_impartial
    }

    fn normal_only(&self) -> Option<Message> {
        self.0.normal_only.map(Message::new)
    }

    fn random_move(&self, position: &str, dice: &mut Dice) -> Result<Option<String>, GameError> {
        let position = self.0.read(position)?;
        if self.0.game.ending(&position).is_some() {
            return Ok(None);
        }
        Ok(self.0.game.random_move(&position, dice).map(|mv| mv.to_string()))
    }

    fn gain(&self, position: &str, mv: &str) -> Result<Option<u64>, GameError> {
        let Some(gain) = self.0.gain else { return Ok(None) };
        let (position, mv) = self.0.read_legal(position, mv)?;
        Ok(Some(gain(&self.0.game, &position, &mv)))
    }

    fn players(&self) -> usize {
        self.0.players
    }

    fn placement(&self) -> Option<&Placement> {
        self.0.placement.as_ref()
    }
}

impl<G: Theory + Send + Sync + 'static, const THEORY: bool> AnyBoard for ErasedGame<G, THEORY> {
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
}

impl<G: Theory + Send + Sync + 'static, const THEORY: bool> AnyTheory for ErasedGame<G, THEORY> {
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

    fn reasons(&self, position: &str, convention: Convention) -> Result<Vec<Step>, GameError> {
        self.solvers()?;
        Ok(self.0.game.reasons(convention, &self.0.read(position)?))
    }

    fn reply(&self, position: &str, mv: &str, convention: Convention) -> Result<Vec<Step>, GameError> {
        self.solvers()?;
        let (position, mv) = self.0.read_legal(position, mv)?;
        Ok(self.0.game.reply(convention, &position, &mv))
    }

    fn advances(&self, position: &str, mv: &str) -> Result<bool, GameError> {
        self.solvers()?;
        let (position, mv) = self.0.read_legal(position, mv)?;
        Ok(self.0.game.advances(&position, &mv))
    }

    fn rays(&self) -> Option<Rays> {
        self.0.game.rays()
    }
}

impl<G: Theory + Send + Sync + 'static, const THEORY: bool> AnyVerify for ErasedGame<G, THEORY> {
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

impl<G: Theory + Send + Sync + 'static, const THEORY: bool> AnyPart for ErasedGame<G, THEORY> {
    fn can_be_summed(&self) -> bool {
        self.0.is_impartial && self.0.gain.is_none() && self.0.players == 2
    }

    fn moves_to(&self, position: &str, value: NimValue) -> Result<Option<Moves<String>>, GameError> {
        self.solvers()?;
        Ok(self.0.game.moves_to(&self.0.read(position)?, value).map(Moves::into_texts))
    }

    fn tame(&self, position: &str) -> Result<Option<Tame>, GameError> {
        self.solvers()?;
        Ok(self.0.game.tame(&self.0.read(position)?))
    }

    fn explore(&self, position: &str, budget: &Budget) -> Result<Component, ExploreError> {
        self.solvers()?;
        Ok(Component::of(&self.0.game, &self.0.read(position)?, budget)?)
    }
}
