//! What is known without search: claims, the theorems behind them, and the ranges in which they are checked.
use crate::{
    explain::Step,
    game::Game,
    interrupt,
    message::Message,
    nim_value::NimValue,
    outcome::{Convention, Outcome},
};
use smallvec::SmallVec;
use std::fmt;

/// Maximum number of moves in a list made by a formula; a longer one is cut and says so.
pub const MOST_MOVES: usize = 100_000;

/// A statement about a position that follows from a theorem.
#[derive(Clone, Debug, PartialEq)]
pub struct Claim<M> {
    /// The outcome for the player to move.
    pub outcome: Outcome,
    /// The nim-value, if the theorem gives one; only in normal play.
    pub nim_value: Option<NimValue>,
    /// All winning moves, if the theorem gives them without trying every move.
    pub winning: Option<Moves<M>>,
    /// The theorem it rests on.
    pub theorem: &'static Theorem,
    /// How firmly the theorem holds here.
    pub standing: Standing,
}

impl<M> Claim<M> {
    /// A claim about the outcome alone, firmly proved.
    pub fn new(outcome: Outcome, theorem: &'static Theorem) -> Claim<M> {
        Claim { outcome, nim_value: None, winning: None, theorem, standing: Standing::Proved }
    }

    /// Adds the nim-value to the claim.
    #[must_use]
    pub fn with_value(self, value: impl Into<Option<NimValue>>) -> Claim<M> {
        Claim { nim_value: value.into(), ..self }
    }

    /// Adds the list of all winning moves.
    #[must_use]
    pub fn with_winning(self, winning: impl Into<Option<Moves<M>>>) -> Claim<M> {
        Claim { winning: winning.into(), ..self }
    }

    /// Says how firmly the claim stands.
    #[must_use]
    pub fn standing(self, standing: Standing) -> Claim<M> {
        Claim { standing, ..self }
    }
}

/// A list of moves that may have been cut.
#[derive(Clone, Debug, PartialEq)]
pub struct Moves<M> {
    /// The moves, perhaps not all.
    pub list: SmallVec<[M; 2]>,
    /// Whether the list is complete.
    pub complete: bool,
}

impl<M> Default for Moves<M> {
    fn default() -> Self {
        Moves { list: SmallVec::new(), complete: true }
    }
}

/// Number of moves between two checks for an interrupt.
const UNCHECKED: usize = 256;

impl<M> Moves<M> {
    /// Adds a move unless the list is full; returns false if it is full, or if an [`interrupt`] has come.
    pub fn push(&mut self, mv: M) -> bool {
        self.complete &= self.list.len() < MOST_MOVES;
        self.complete &= !(self.list.len() % UNCHECKED == UNCHECKED - 1 && interrupt::spend(UNCHECKED as u64));
        if self.complete {
            self.list.push(mv);
        }
        self.complete
    }
}

/// Maximum length of a list of moves in their notation, in bytes.
const LONGEST_TEXTS: usize = 4 << 20;

impl<M: ToString> Moves<M> {
    /// Returns the same moves in their notation; fewer if they are long, or if an [`interrupt`] comes.
    pub(crate) fn into_texts(self) -> Moves<String> {
        let mut texts = Moves { complete: self.complete, ..Moves::default() };
        let (mut bytes, mut unchecked) = (0, 0);
        for mv in self.list {
            let text = mv.to_string();
            (bytes, unchecked) = (bytes + text.len(), unchecked + 1 + text.len() / 16);
            let is_cut = bytes > LONGEST_TEXTS;
            if is_cut || unchecked >= UNCHECKED && interrupt::spend(std::mem::take(&mut unchecked) as u64) {
                texts.complete = false;
                break;
            }
            texts.list.push(text);
        }
        texts
    }
}

impl<M> FromIterator<M> for Moves<M> {
    fn from_iter<I: IntoIterator<Item = M>>(moves: I) -> Self {
        let mut all = Moves::default();
        for mv in moves {
            if !all.push(mv) {
                break;
            }
        }
        all
    }
}

/// A theorem, as the literature knows it.
#[derive(Debug, PartialEq, Eq)]
pub struct Theorem {
    /// Its id; its name is the message `theorem-ID`.
    pub id: &'static str,
    /// Author and year, or "exhaustive search" with its range.
    pub source: &'static str,
}

impl fmt::Display for Theorem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.id, self.source)
    }
}

/// How firmly a claim stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// There is a proof.
    Proved,
    /// No proof is known to us, but this position lies in the range that was searched exhaustively.
    Checked,
    /// The rule holds as far as it was searched, and this position is beyond that range.
    Conjectured,
}

/// What is known of a game without search. The default knows nothing.
pub trait Theory: Game {
    /// Prepares what only theory needs; called once, when a game is built with its theory.
    fn prepare(&mut self) {}

    /// What theory says about a position, if it says anything.
    fn claim(&self, _convention: Convention, _position: &Self::Position) -> Option<Claim<Self::Move>> {
        None
    }

    /// The same without the winning moves, for theories that list them at a cost.
    fn verdict(&self, convention: Convention, position: &Self::Position) -> Option<Claim<Self::Move>> {
        self.claim(convention, position)
    }

    /// In normal play, every move to a position of nim-value `value`, if a formula finds them.
    fn moves_to(&self, _position: &Self::Position, _value: NimValue) -> Option<Moves<Self::Move>> {
        None
    }

    /// The values of the independent parts, if the misère Nim rule applies to them, also within sums.
    fn tame(&self, _position: &Self::Position) -> Option<Tame> {
        None
    }

    /// Whether a winner who makes only winning moves of this kind is sure to come to an end. Games with cycles say
    /// which moves these are, so that the winner does not walk in circles if no search reaches the end.
    fn advances(&self, _position: &Self::Position, _mv: &Self::Move) -> bool {
        true
    }

    /// Why a position that is not over is won or lost, in the terms of the game, with the winning move if there is one;
    /// the outcome itself need not be stated. Empty if only search knows.
    fn reasons(&self, _convention: Convention, _position: &Self::Position) -> Vec<Step> {
        Vec::new()
    }

    /// The answer that undoes a legal move which changes nothing, and why: how a retreat is followed, how an addition
    /// is taken back. It is said only if this answer wins.
    fn undo(
        &self,
        _convention: Convention,
        _position: &Self::Position,
        _mv: &Self::Move,
    ) -> Option<(Self::Move, Message)> {
        None
    }

    /// The positions on which `verify` compares this theory with search.
    fn ranges(&self, _deep: bool) -> Vec<Range<Self::Position>> {
        Vec::new()
    }
}

/// Positions to be checked, with a name that says which.
pub struct Range<P> {
    /// What the positions are.
    pub label: Message,
    /// The positions, each once, produced lazily.
    pub positions: Box<dyn Iterator<Item = P>>,
}

impl<P> Range<P> {
    /// A range named by a message or its id.
    pub fn new(label: impl Into<Message>, positions: impl Iterator<Item = P> + 'static) -> Range<P> {
        Range { label: label.into(), positions: Box::new(positions) }
    }
}

/// Nim-values of independent parts of which every one behaves in misère play like a Nim heap of that size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tame {
    /// The nim-sum of the parts.
    pub sum: NimValue,
    /// Whether one of them is 2 or more.
    pub large: bool,
}

impl Tame {
    /// No parts.
    pub(crate) const EMPTY: Tame = Tame { sum: NimValue::ZERO, large: false };

    /// The parts of two positions side by side.
    #[must_use]
    pub fn and(self, other: Tame) -> Tame {
        Tame { sum: self.sum + other.sum, large: self.large || other.large }
    }

    /// Bouton's rules: the nim-sum decides, except in misère play when no part is larger than 1.
    pub fn outcome(self, convention: Convention) -> Outcome {
        let switched = convention == Convention::Misere && !self.large;
        Outcome::win_if((self.sum != NimValue::ZERO) != switched)
    }
}

impl FromIterator<NimValue> for Tame {
    fn from_iter<I: IntoIterator<Item = NimValue>>(values: I) -> Tame {
        let part = |value: NimValue| Tame { sum: value, large: value.0 > 1 };
        values.into_iter().fold(Tame::EMPTY, |all, value| all.and(part(value)))
    }
}

/// Asserts what theory claims: the outcome, and all winning moves as a sorted list.
#[cfg(test)]
pub(crate) fn assert_claim<G: Theory>(
    game: &G,
    convention: Convention,
    position: &str,
    outcome: Outcome,
    winning: &str,
) {
    let claim = game.claim(convention, &game.read(position).unwrap()).unwrap();
    let mut moves: Vec<String> = claim.winning.unwrap().list.iter().map(ToString::to_string).collect();
    moves.sort_unstable();
    assert_eq!((claim.outcome, moves.join(" ").as_str()), (outcome, winning), "{position} {convention}");
}
