//! Search of games without cycles: the value of every position is folded from the values of its options.
//!
//! One traversal serves all questions. It has its own stack, so depth costs memory and never the thread's stack; values
//! are remembered under canonical positions. The traversal knows positions by their numbers alone; the game is behind a
//! `Walk`.
use super::{
    Budget, Meter, OutOfBudget,
    walk::{Label, Path, Walk, Wish},
};
use crate::{
    game::{Game, Impartial, ScoredGame},
    nim_value::{MexSet, NimValue},
    outcome::{Convention, Ending, Outcome},
};

/// How the value of a position follows from the values of its options.
pub trait Fold {
    /// What is known of a solved position.
    type Value: Copy;
    /// What is known while options are still missing.
    type Partial;

    /// The value of a position that is over.
    fn end_value(&self, ending: Ending) -> Self::Value;
    /// The state before the first option.
    fn begin(&self) -> Self::Partial;
    /// Adds one option, with the label of its move; returns true if the others can no longer matter.
    fn add(&self, partial: &mut Self::Partial, label: u64, option: Self::Value) -> bool;
    /// The value once all options are added.
    fn finish(&self, partial: Self::Partial) -> Self::Value;
}

/// Which games a fold is for.
pub trait FoldOf<G: Game>: Fold {
    /// What must be remembered of a move, if anything.
    const LABEL: Option<Label<G>> = None;
}

/// A search with its memory: the values of the positions it has solved.
///
/// ```
/// use engine::{Convention, Game, Outcome, games::nim, solve::{Budget, Memo, Outcomes}};
/// let game = nim::game();
/// let mut search = Memo::new(&game, Outcomes(Convention::Misere), Budget::default());
/// assert_eq!(search.value(&game.read("1,3,5,7").unwrap()), Ok(Outcome::Loss));
/// ```
pub struct Memo<'g, G: Game, F: Fold> {
    path: Path<'g, G>,
    folding: Folding<F>,
}

impl<'g, G: Game, F: FoldOf<G>> Memo<'g, G, F> {
    /// Starts with an empty memory.
    pub fn new(game: &'g G, fold: F, budget: Budget) -> Self {
        let folding = Folding { fold, values: Vec::new(), solved: 0, meter: Meter::new(budget) };
        Memo { path: Path::new(game, F::LABEL), folding }
    }

    /// Number of solved positions.
    pub fn positions(&self) -> usize {
        self.folding.solved
    }

    /// Number of moves looked at.
    pub fn moves(&self) -> u64 {
        self.folding.meter.moves
    }

    /// The value of a position. What was solved before the budget ended is remembered.
    pub fn value(&mut self, position: &G::Position) -> Result<F::Value, OutOfBudget> {
        self.path.clear();
        let root = self.path.add(position.clone(), &mut self.folding.meter)?;
        self.folding.value(&mut self.path, root)
    }
}

/// The values of numbered positions, and how they are found.
struct Folding<F: Fold> {
    fold: F,
    values: Vec<Option<F::Value>>,
    solved: usize,
    meter: Meter,
}

struct Frame<F: Fold> {
    position: Waiting,
    partial: F::Partial,
    /// Where the unsolved options of this position begin.
    base: usize,
    /// Number of moves looked at, and number to look at next.
    looked: usize,
    next: usize,
    done: bool,
    /// Set if the game is over here.
    ended: Option<F::Value>,
}

/// An unsolved position, and the label of the move that leads to it.
#[derive(Clone, Copy)]
struct Waiting {
    number: u32,
    label: u64,
}

impl<F: Fold> Folding<F> {
    fn lookup(&self, number: u32) -> Option<F::Value> {
        self.values.get(number as usize).copied().flatten()
    }

    /// The value of the only position that waits.
    fn value(&mut self, walk: &mut dyn Walk, root: u32) -> Result<F::Value, OutOfBudget> {
        if let Some(value) = self.lookup(root) {
            return Ok(value);
        }
        let mut pending: Vec<Waiting> = Vec::new();
        let mut frames = vec![self.open(walk, Waiting { number: root, label: 0 }, 0)?];
        loop {
            let frame = frames.last_mut().expect("the root frame is popped only on return");
            if !frame.done && pending.len() > frame.base {
                let option = pending.pop().expect("there is one above the base");
                if let Some(value) = self.lookup(option.number) {
                    walk.forget_last();
                    frame.done = self.fold.add(&mut frame.partial, option.label, value);
                } else {
                    self.meter.depth(frames.len())?;
                    frames.push(self.open(walk, option, pending.len())?);
                }
                continue;
            }
            if !frame.done && frame.next > 0 {
                self.look(walk, frame, &mut pending)?;
                continue;
            }
            pending.truncate(frame.base);
            walk.forget_but(frame.base);
            walk.leave();
            let frame = frames.pop().expect("just seen");
            let value = frame.ended.unwrap_or_else(|| self.fold.finish(frame.partial));
            self.learn(walk.len(), frame.position.number, value);
            match frames.last_mut() {
                Some(parent) => parent.done = self.fold.add(&mut parent.partial, frame.position.label, value),
                None => return Ok(value),
            }
        }
    }

    fn learn(&mut self, numbered: usize, number: u32, value: F::Value) {
        if self.values.len() <= number as usize {
            self.values.resize(numbered, None);
        }
        self.values[number as usize] = Some(value);
        self.solved += 1;
    }

    fn open(&mut self, walk: &mut dyn Walk, position: Waiting, base: usize) -> Result<Frame<F>, OutOfBudget> {
        self.meter.position(size_of::<Option<F::Value>>())?;
        walk.enter_last();
        let ended = walk.ending().map(|ending| self.fold.end_value(ending));
        let (partial, done) = (self.fold.begin(), ended.is_some());
        Ok(Frame { position, partial, base, looked: 0, next: FIRST_LOOK, done, ended })
    }

    /// Looks at the next moves of a position: solved options are folded at once, the others wait.
    ///
    /// Each look takes twice as many moves as the one before: few if one of the first decides, and never many looks.
    fn look(
        &mut self,
        walk: &mut dyn Walk,
        frame: &mut Frame<F>,
        pending: &mut Vec<Waiting>,
    ) -> Result<(), OutOfBudget> {
        let Folding { fold, values, meter, .. } = self;
        let looked = walk.options(frame.looked, frame.next, meter, &mut |number, label| {
            let Some(value) = values.get(number as usize).copied().flatten() else {
                pending.push(Waiting { number, label });
                return Wish::Wait;
            };
            frame.done = fold.add(&mut frame.partial, label, value);
            if frame.done { Wish::Stop } else { Wish::Skip }
        })?;
        frame.looked += frame.next;
        frame.next = if looked < frame.next { 0 } else { frame.next * 2 };
        Ok(())
    }
}

/// Number of moves of a position that are looked at before the first unsolved one is solved.
const FIRST_LOOK: usize = 8;

/// Who wins; stops at the first winning move.
#[derive(Clone, Copy, Debug)]
pub struct Outcomes(pub Convention);

impl<G: Game> FoldOf<G> for Outcomes {}

impl Fold for Outcomes {
    type Value = Outcome;
    type Partial = Outcome;

    fn end_value(&self, ending: Ending) -> Outcome {
        ending.outcome(self.0)
    }

    fn begin(&self) -> Outcome {
        Outcome::Loss
    }

    fn add(&self, best: &mut Outcome, _: u64, option: Outcome) -> bool {
        *best = option.reverse().max(*best);
        *best == Outcome::Win
    }

    fn finish(&self, best: Outcome) -> Outcome {
        best
    }
}

/// An outcome with its remoteness: how many moves remain when the winner hurries and the loser delays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Who wins.
    pub outcome: Outcome,
    /// In how many moves; meaningless for a draw.
    pub remoteness: u32,
}

/// Who wins and how soon; looks at every move.
#[derive(Clone, Copy, Debug)]
pub struct Remoteness(pub Convention);

impl<G: Game> FoldOf<G> for Remoteness {}

impl Fold for Remoteness {
    type Value = Solution;
    type Partial = Solution;

    fn end_value(&self, ending: Ending) -> Solution {
        Solution { outcome: ending.outcome(self.0), remoteness: 0 }
    }

    fn begin(&self) -> Solution {
        Solution { outcome: Outcome::Loss, remoteness: 0 }
    }

    fn add(&self, best: &mut Solution, _: u64, option: Solution) -> bool {
        let (outcome, remoteness) = (option.outcome.reverse(), option.remoteness + 1);
        if outcome > best.outcome {
            *best = Solution { outcome, remoteness };
        } else if outcome == best.outcome {
            best.remoteness = match outcome {
                Outcome::Win => best.remoteness.min(remoteness),
                _ => best.remoteness.max(remoteness),
            };
        }
        false
    }

    fn finish(&self, best: Solution) -> Solution {
        best
    }
}

/// Nim-values by mex, in normal play.
#[derive(Clone, Copy, Debug)]
pub struct NimValues;

impl<G: Impartial> FoldOf<G> for NimValues {}

impl Fold for NimValues {
    type Value = NimValue32;
    type Partial = MexSet;

    fn end_value(&self, _: Ending) -> NimValue32 {
        NimValue32(0)
    }

    fn begin(&self) -> MexSet {
        MexSet::default()
    }

    fn add(&self, seen: &mut MexSet, _: u64, option: NimValue32) -> bool {
        seen.insert(option.0);
        false
    }

    fn finish(&self, seen: MexSet) -> NimValue32 {
        NimValue32(seen.mex())
    }
}

/// Remoteness and nim-values in one search, in normal play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RemotenessAndValue;

impl<G: Impartial> FoldOf<G> for RemotenessAndValue {}

impl Fold for RemotenessAndValue {
    type Value = (Solution, NimValue32);
    type Partial = (Solution, MexSet);

    fn end_value(&self, ending: Ending) -> (Solution, NimValue32) {
        (Remoteness(Convention::Normal).end_value(ending), NimValue32(0))
    }

    fn begin(&self) -> (Solution, MexSet) {
        (Remoteness(Convention::Normal).begin(), MexSet::default())
    }

    fn add(&self, (best, seen): &mut (Solution, MexSet), label: u64, option: (Solution, NimValue32)) -> bool {
        seen.insert(option.1.0);
        Remoteness(Convention::Normal).add(best, label, option.0)
    }

    fn finish(&self, (best, seen): (Solution, MexSet)) -> (Solution, NimValue32) {
        (best, NimValue32(seen.mex()))
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

impl<G: ScoredGame> FoldOf<G> for Scores {
    const LABEL: Option<Label<G>> = Some(G::gain);
}

impl Fold for Scores {
    type Value = Score;
    type Partial = Option<Score>;

    fn end_value(&self, ending: Ending) -> Score {
        Score { wins: ending.outcome(self.0) == Outcome::Win, mine: 0, theirs: 0 }
    }

    fn begin(&self) -> Option<Score> {
        None
    }

    fn add(&self, best: &mut Option<Score>, gain: u64, option: Score) -> bool {
        *best = (*best).max(Some(option.before(gain)));
        false
    }

    fn finish(&self, best: Option<Score>) -> Score {
        best.expect("a position that is not over has a move")
    }
}
