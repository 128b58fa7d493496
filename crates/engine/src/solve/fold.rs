//! Search of games without cycles: every position's value is folded from the values of its options.
//!
//! One traversal serves all questions. It keeps its own stack, so depth costs memory and never the thread's stack;
//! values are remembered under canonical positions.
use super::{Budget, Meter, OutOfBudget, table::Table};
use crate::{
    game::{Footprint, Game, Impartial, Scored},
    nim_value::{NimValue, Seen},
    outcome::{Convention, Ending, Outcome},
};

/// How the value of a position comes from the values of its options.
pub trait Fold<G: Game> {
    /// What is known of a solved position.
    type Value: Copy;
    /// What is known while options are still missing.
    type Partial;
    /// What must be remembered of the move that leads to an option.
    type Label: Copy;

    /// The value of a position that is over.
    fn ended(&self, ending: Ending) -> Self::Value;
    /// The state before the first option.
    fn begin(&self) -> Self::Partial;
    /// What to remember of a move.
    fn label(&self, game: &G, position: &G::Position, mv: &G::Move) -> Self::Label;
    /// Takes in one option; true when the others can no longer matter.
    fn add(&self, partial: &mut Self::Partial, label: Self::Label, option: Self::Value) -> bool;
    /// The value once all options are in.
    fn finish(&self, partial: Self::Partial) -> Self::Value;
}

/// A search with its memory: values of the positions seen so far.
///
/// ```
/// use engine::{Convention, Game, Outcome, games::nim, solve::{Budget, Memo, Outcomes}};
/// let game = nim::game();
/// let mut search = Memo::new(&game, Outcomes(Convention::Misere), Budget::default());
/// assert_eq!(search.value(&game.read("1,3,5,7").unwrap()), Ok(Outcome::Loss));
/// ```
pub struct Memo<'g, G: Game, F: Fold<G>> {
    game: &'g G,
    fold: F,
    known: Table<G::Position, F::Value>,
    meter: Meter,
}

struct Frame<G: Game, F: Fold<G>> {
    position: G::Position,
    /// Of the move that led here.
    label: Option<F::Label>,
    partial: F::Partial,
    /// Where the unsolved options of this position begin.
    base: usize,
    /// How many moves have been looked at, and how many are next.
    looked: usize,
    next: usize,
    done: bool,
    /// Set when the game is over here.
    ended: Option<F::Value>,
}

type Pending<G, F> = Vec<(<F as Fold<G>>::Label, <G as Game>::Position)>;

impl<'g, G: Game, F: Fold<G>> Memo<'g, G, F> {
    /// An empty memory.
    pub fn new(game: &'g G, fold: F, budget: Budget) -> Self {
        Memo { game, fold, known: Table::default(), meter: Meter::new(budget) }
    }

    /// How many positions have been solved.
    pub fn positions(&self) -> usize {
        self.known.len()
    }

    /// How many moves have been looked at.
    pub fn moves(&self) -> u64 {
        self.meter.moves
    }

    /// The value of a position, if it has been solved already.
    pub fn known(&self, position: G::Position) -> Option<F::Value> {
        self.known.get(&self.game.canonical(position))
    }

    /// The value of a position. What was solved before the budget ended stays known.
    pub fn value(&mut self, position: &G::Position) -> Result<F::Value, OutOfBudget> {
        let root = self.game.canonical(position.clone());
        if let Some(value) = self.known.get(&root) {
            return Ok(value);
        }
        let mut pending = Vec::new();
        let mut frames = vec![self.open(root, None, 0)?];
        loop {
            let frame = frames.last_mut().expect("the root frame is popped only on return");
            if !frame.done && pending.len() > frame.base {
                let (label, option) = pending.pop().expect("there is one above the base");
                if let Some(value) = self.known.get(&option) {
                    frame.done = self.fold.add(&mut frame.partial, label, value);
                } else {
                    self.meter.depth(frames.len())?;
                    frames.push(self.open(option, Some(label), pending.len())?);
                }
                continue;
            }
            if !frame.done && frame.next > 0 {
                self.look(frame, &mut pending)?;
                continue;
            }
            pending.truncate(frame.base);
            let frame = frames.pop().expect("just seen");
            let value = frame.ended.unwrap_or_else(|| self.fold.finish(frame.partial));
            self.known.insert(frame.position, value);
            match (frames.last_mut(), frame.label) {
                (Some(parent), Some(label)) => parent.done = self.fold.add(&mut parent.partial, label, value),
                _ => return Ok(value),
            }
        }
    }

    fn open(
        &mut self,
        position: G::Position,
        label: Option<F::Label>,
        base: usize,
    ) -> Result<Frame<G, F>, OutOfBudget> {
        self.meter.position(Table::<G::Position, F::Value>::cost(&position))?;
        let ended = self.game.ending(&position).map(|ending| self.fold.ended(ending));
        let (partial, done) = (self.fold.begin(), ended.is_some());
        Ok(Frame { position, label, partial, base, looked: 0, next: FIRST_LOOK, done, ended })
    }

    /// Looks at the next moves of a position: solved options are folded at once, the others wait.
    ///
    /// A look takes twice as many moves as the one before: few when one of the first decides, and never many looks.
    fn look(&mut self, frame: &mut Frame<G, F>, pending: &mut Pending<G, F>) -> Result<(), OutOfBudget> {
        let spilled = frame.position.spilled();
        let mut left = frame.next;
        for mv in self.game.choices(&frame.position).skip(frame.looked).take(frame.next) {
            left -= 1;
            self.meter.long_mv(spilled)?;
            let option = self.game.canonical(self.game.play(&frame.position, &mv));
            let label = self.fold.label(self.game, &frame.position, &mv);
            match self.known.get(&option) {
                Some(value) => {
                    frame.done = self.fold.add(&mut frame.partial, label, value);
                    if frame.done {
                        return Ok(());
                    }
                }
                None => {
                    pending.push((label, option));
                    if pending.len().is_multiple_of(1024) {
                        self.meter.memory(pending.len() * (size_of::<(F::Label, G::Position)>() + spilled))?;
                    }
                }
            }
        }
        frame.looked += frame.next;
        frame.next = if left > 0 { 0 } else { frame.next * 2 };
        Ok(())
    }
}

/// How many moves of a position are looked at before the first unsolved one is solved.
const FIRST_LOOK: usize = 8;

/// Who wins; stops at the first winning move.
#[derive(Clone, Copy, Debug)]
pub struct Outcomes(pub Convention);

impl<G: Game> Fold<G> for Outcomes {
    type Value = Outcome;
    type Partial = Outcome;
    type Label = ();

    fn ended(&self, ending: Ending) -> Outcome {
        ending.outcome(self.0)
    }

    fn begin(&self) -> Outcome {
        Outcome::Loss
    }

    fn label(&self, _: &G, _: &G::Position, _: &G::Move) {}

    fn add(&self, best: &mut Outcome, (): (), option: Outcome) -> bool {
        *best = option.reversed().max(*best);
        *best == Outcome::Win
    }

    fn finish(&self, best: Outcome) -> Outcome {
        best
    }
}

/// An outcome with its remoteness: how many moves remain when the winner hurries and the loser delays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// Who wins.
    pub outcome: Outcome,
    /// In how many moves; meaningless for a draw.
    pub remoteness: u32,
}

/// Who wins and how soon; looks at every move.
#[derive(Clone, Copy, Debug)]
pub struct Remoteness(pub Convention);

impl<G: Game> Fold<G> for Remoteness {
    type Value = Solved;
    type Partial = Solved;
    type Label = ();

    fn ended(&self, ending: Ending) -> Solved {
        Solved { outcome: ending.outcome(self.0), remoteness: 0 }
    }

    fn begin(&self) -> Solved {
        Solved { outcome: Outcome::Loss, remoteness: 0 }
    }

    fn label(&self, _: &G, _: &G::Position, _: &G::Move) {}

    fn add(&self, best: &mut Solved, (): (), option: Solved) -> bool {
        let (outcome, remoteness) = (option.outcome.reversed(), option.remoteness + 1);
        if outcome > best.outcome {
            *best = Solved { outcome, remoteness };
        } else if outcome == best.outcome {
            best.remoteness = match outcome {
                Outcome::Win => best.remoteness.min(remoteness),
                _ => best.remoteness.max(remoteness),
            };
        }
        false
    }

    fn finish(&self, best: Solved) -> Solved {
        best
    }
}

/// Nim-values by mex, in normal play.
#[derive(Clone, Copy, Debug)]
pub struct NimValues;

impl<G: Impartial> Fold<G> for NimValues {
    type Value = NimValue32;
    type Partial = Seen;
    type Label = ();

    fn ended(&self, _: Ending) -> NimValue32 {
        NimValue32(0)
    }

    fn begin(&self) -> Seen {
        Seen::default()
    }

    fn label(&self, _: &G, _: &G::Position, _: &G::Move) {}

    fn add(&self, seen: &mut Seen, (): (), option: NimValue32) -> bool {
        seen.insert(option.0);
        false
    }

    fn finish(&self, seen: Seen) -> NimValue32 {
        NimValue32(seen.mex())
    }
}

/// A nim-value found by search, which is always small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NimValue32(pub(crate) u32);

impl From<NimValue32> for NimValue {
    fn from(value: NimValue32) -> NimValue {
        NimValue(u128::from(value.0))
    }
}

/// Who wins, and what both collect when the winner wants to win first and then to collect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score {
    /// Whether the player to move wins.
    pub wins: bool,
    /// What the player to move collects.
    pub mine: u64,
    /// What the other collects.
    pub theirs: u64,
}

impl Score {
    /// The score of the player who moves, gains `gain` and leaves the other with this score.
    #[must_use]
    pub fn before(self, gain: u64) -> Score {
        Score { wins: !self.wins, mine: self.theirs + gain, theirs: self.mine }
    }
}

/// Best scores of a game that counts; both players want to win first and to collect much second.
#[derive(Clone, Copy, Debug)]
pub struct Scores(pub Convention);

impl<G: Scored> Fold<G> for Scores {
    type Value = Score;
    type Partial = Option<Score>;
    type Label = u64;

    fn ended(&self, ending: Ending) -> Score {
        Score { wins: ending.outcome(self.0) == Outcome::Win, mine: 0, theirs: 0 }
    }

    fn begin(&self) -> Option<Score> {
        None
    }

    fn label(&self, game: &G, position: &G::Position, mv: &G::Move) -> u64 {
        game.gain(position, mv)
    }

    fn add(&self, best: &mut Option<Score>, gain: u64, option: Score) -> bool {
        *best = (*best).max(Some(option.before(gain)));
        false
    }

    fn finish(&self, best: Option<Score>) -> Score {
        best.expect("a position that is not over has a move")
    }
}
