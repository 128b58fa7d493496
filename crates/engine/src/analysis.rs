//! The analysis of one position: theory and search combined and compared.
use crate::{
    any::GameError,
    interrupt,
    message::Message,
    nim_value::NimValue,
    outcome::{Convention, Outcome},
    solve::{Budget, OutOfBudget},
    theory::{Claim, MOST_MOVES, Standing, Theorem},
};

pub(crate) mod best_play;
mod by_parts;
mod search_report;
mod searches;
mod typed_position;

pub use best_play::BestPlay;
pub(crate) use by_parts::NimSolver;
#[cfg(feature = "verify")]
pub(crate) use search_report::differs;
pub(crate) use search_report::{GroupedMoves, SearchReport};
pub(crate) use searches::{Answer, Solver, StartedSearch};
pub(crate) use typed_position::{ErasedPosition, TypedPosition};
use typed_position::{MoveAnswer, TheoryUse};

/// How to analyse a position.
#[derive(Clone, Debug)]
pub struct Question {
    /// Which of theory and search to use.
    pub method: Method,
    /// How much work to spend.
    pub budget: Budget,
    /// Maximum number of moves that are reported one by one; zero reports none.
    pub move_limit: usize,
}

impl Default for Question {
    fn default() -> Question {
        Question { method: Method::Auto, budget: Budget::default(), move_limit: 1_000 }
    }
}

impl Question {
    /// Number of moves to look at: only those that are reported, if theory has listed the winning ones.
    pub(crate) fn looks_at(&self, listed: bool) -> usize {
        match self.method {
            Method::Auto | Method::Theory if listed => self.move_limit,
            _ => MOST_MOVES,
        }
    }

    /// The budget of search. If theory has already answered, only the remoteness is missing, and a smaller budget is
    /// enough.
    pub(crate) fn search_budget(&self, answered: bool) -> Budget {
        self.budget.part(if answered { 4 } else { 1 })
    }
}

/// The ways to find an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Method {
    /// Theory if there is one, and search for what theory leaves open.
    #[default]
    Auto,
    /// Only theory, without search.
    Theory,
    /// Only search, without theory.
    Search,
    /// Both at full budget, compared.
    Both,
}

/// Everything that is known about a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// The position as the game writes it.
    pub position: String,
    /// Who wins; `None` if the budget ended first or the game has more than two players.
    pub outcome: Option<Outcome>,
    /// The nim-value in normal play, if it exists and was found.
    pub nim_value: Option<NimValue>,
    /// How many moves remain when the winner hurries and the loser delays.
    pub remoteness: Option<u32>,
    /// All winning moves, sorted as byte strings.
    pub winning_moves: Vec<String>,
    /// All moves that keep a draw, if the position is drawn.
    pub drawing_moves: Vec<String>,
    /// Whether the lists of winning and drawing moves are complete.
    pub complete: bool,
    /// Each legal move with where it leads, up to the limit of the question, sorted.
    pub moves: Vec<MoveReport>,
    /// Whether `moves` holds every legal move.
    pub moves_complete: bool,
    /// What both players collect, in games that count.
    pub score: Option<ScoreReport>,
    /// With three or more players: for each seat from the player to move, whether the others can make it lose.
    pub seats: Option<Vec<bool>>,
    /// The theorem behind the answer, if theory gave it.
    pub theorem: Option<&'static Theorem>,
    /// How firmly the theorem stands here.
    pub standing: Option<Standing>,
    /// Number of positions searched.
    pub positions: usize,
    /// Why the outcome or a winning move is missing, if one is.
    pub gave_up: Option<OutOfBudget>,
    /// A difference between theory and search: a bug.
    pub disagreement: Option<Message>,
}

impl Analysis {
    /// Whether the outcome rests on a conjecture alone, because search did not reach it.
    pub fn is_conjecture(&self) -> bool {
        self.standing == Some(Standing::Conjectured) && self.positions == 0
    }
}

/// A legal move and what is known of the position it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveReport {
    /// The move in the notation of the game.
    pub mv: String,
    /// The position after it.
    pub to: String,
    /// The outcome there, for the player who then moves.
    pub outcome: Option<Outcome>,
    /// The nim-value after the move, if it is known.
    pub nim_value: Option<NimValue>,
    /// The remoteness after the move, if it is known.
    pub remoteness: Option<u32>,
}

/// What both players collect under best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreReport {
    /// The player to move.
    pub mine: u64,
    /// What the other player collects.
    pub theirs: u64,
    /// The moves that achieve it, sorted.
    pub best_moves: Vec<String>,
}

/// Runs some work and returns its result, unless the question is cancelled in the meantime: the result is then
/// unreliable.
pub(crate) fn until_cancelled(
    position: &str,
    question: &Question,
    work: impl FnOnce() -> Result<Analysis, GameError>,
) -> Result<Analysis, GameError> {
    let cancelled =
        || Analysis { position: position.to_owned(), gave_up: Some(OutOfBudget::Cancelled), ..Analysis::default() };
    within(&question.budget, || {
        let done = if interrupt::is_set() { Ok(cancelled()) } else { work() };
        if interrupt::is_set() { Ok(cancelled()) } else { done }
    })
}

/// Runs some work that ends soon after the budget is cancelled.
pub(crate) fn within<T>(budget: &Budget, work: impl FnOnce() -> T) -> T {
    match &budget.cancel {
        Some(flag) => interrupt::scope(flag, work),
        None => work(),
    }
}

/// Analyses a parsed position under a convention that the game has.
pub(crate) fn of(position: &mut dyn ErasedPosition, convention: Convention, question: &Question) -> Analysis {
    match position.seats(&question.budget) {
        Some(seats) => of_seats(position, seats, question),
        None => Analyser::new(position, convention, question).analysis(),
    }
}

/// The outcome and the nim-value in normal play, by search alone, and nothing about moves.
pub(crate) fn of_value(position: &mut dyn ErasedPosition, budget: &Budget) -> Analysis {
    let found = position.search_values(budget).unwrap_or(Err(OutOfBudget::NotSearched));
    Analysis {
        position: position.text(),
        outcome: found.ok().map(|value| Outcome::win_if(value != NimValue::ZERO)),
        nim_value: found.ok(),
        positions: position.positions(),
        gave_up: found.err(),
        ..Analysis::default()
    }
}

/// A limit as it was asked for: the searches of an analysis share it.
fn whole(reason: OutOfBudget, budget: &Budget) -> OutOfBudget {
    match reason {
        OutOfBudget::Positions(_) => OutOfBudget::Positions(budget.positions),
        OutOfBudget::Moves(_) => OutOfBudget::Moves(budget.moves),
        other => other,
    }
}

/// With three or more players: who can be made to lose.
fn of_seats(position: &mut dyn ErasedPosition, seats: Result<Vec<bool>, OutOfBudget>, question: &Question) -> Analysis {
    let mut moves = Vec::new();
    let mut moves_complete = true;
    position.moves(TheoryUse::Nowhere, &mut |seen| {
        moves_complete = moves.len() < question.move_limit;
        if moves_complete {
            moves.push(report(seen, false));
        }
        moves_complete
    });
    Analysis {
        position: position.text(),
        gave_up: seats.as_ref().err().copied(),
        seats: seats.ok(),
        moves,
        moves_complete,
        complete: true,
        ..Analysis::default()
    }
}

/// One question to one game, while it is being analysed.
struct Analyser<'a> {
    position: &'a mut dyn ErasedPosition,
    convention: Convention,
    question: &'a Question,
    claim: Option<Claim<String>>,
    searched: Result<(), OutOfBudget>,
    /// Found by search, if nim-values exist and theory does not give them.
    nim_value: Option<NimValue>,
}

impl<'a> Analyser<'a> {
    fn new(position: &'a mut dyn ErasedPosition, convention: Convention, question: &'a Question) -> Self {
        let claim = if question.method == Method::Search { None } else { position.claim() };
        let searched = search(position, question, claim.as_ref());
        let by_theory = claim.as_ref().is_some_and(|c| c.nim_value.is_some()) && question.method != Method::Both;
        let needs_value = convention == Convention::Normal && !by_theory && searched.is_ok();
        let nim_value = if needs_value { position.search_values(&question.budget) } else { None };
        let nim_value = nim_value.and_then(Result::ok);
        Analyser { position, convention, question, claim, searched, nim_value }
    }

    fn analysis(mut self) -> Analysis {
        let root = self.position.answer();
        let (sorted, missed) = self.sort();
        let found = SearchReport {
            position: self.position.text(),
            root,
            nim_value: self.nim_value,
            sorted,
            positions: self.position.positions(),
            failure: self.searched.err().or(missed),
        };
        let mut analysis = found.with(self.claim.take());
        analysis.nim_value = analysis.nim_value.or_else(|| self.value_of_loss(analysis.outcome));
        match self.position.score(&self.question.budget) {
            Some(Ok(report)) => analysis.score = Some(report),
            Some(Err(reason)) => analysis.gave_up = Some(reason),
            None => {}
        }
        analysis.gave_up = analysis.gave_up.map(|reason| whole(reason, &self.question.budget));
        analysis
    }

    /// Looks at every move, or only at the reported ones if theory has listed the winning ones. Also returns why some
    /// move has no answer, if one has none.
    fn sort(&mut self) -> (GroupedMoves, Option<OutOfBudget>) {
        let listed = self.claim.as_ref().is_some_and(|claim| claim.winning.is_some());
        let limit = self.question.looks_at(listed);
        let (mut sorted, mut missed) = (GroupedMoves::new(self.question), None);
        if self.position.is_over() {
            return (sorted, missed);
        }
        if limit == 0 {
            sorted.stop();
            return (sorted, missed);
        }
        let theory = match self.claim {
            Some(_) if self.convention == Convention::Normal && self.nim_value.is_none() => TheoryUse::Everywhere,
            Some(_) => TheoryUse::Unanswered,
            // Theory may know the answer to a move even if it does not know the position.
            None if self.searched.is_err() && self.question.method != Method::Search => TheoryUse::Unanswered,
            None => TheoryUse::Nowhere,
        };
        let values_exist = self.convention == Convention::Normal && self.position.has_values();
        let (mut count, mut written) = (0, 0);
        self.position.moves(theory, &mut |seen| {
            // Positions that take long to write also take long to examine.
            let units = (seen.mv.len() + seen.to.len()) as u64 / 16;
            written += units;
            if count >= limit || written > self.question.budget.moves || interrupt::spend(1 + units) {
                sorted.stop();
                return false;
            }
            count += 1;
            missed = missed.or(seen.answer.and_then(Result::err));
            sorted.add(report(seen, values_exist));
            true
        });
        (sorted, missed)
    }

    /// If nim-values exist, exactly the lost positions have 0.
    fn value_of_loss(&self, outcome: Option<Outcome>) -> Option<NimValue> {
        let exists = self.convention == Convention::Normal && self.position.has_values();
        (exists && outcome == Some(Outcome::Loss)).then_some(NimValue::ZERO)
    }
}

/// What is known of the position after a move.
fn report(seen: MoveAnswer, values_exist: bool) -> MoveReport {
    let answer = seen.answer.and_then(Result::ok);
    let verdict = seen.verdict.filter(|claim| claim.standing != Standing::Conjectured);
    let outcome = answer.map(|a| a.outcome).or(verdict.as_ref().map(|c| c.outcome));
    let known_value = seen.nim_value.or(verdict.and_then(|c| c.nim_value));
    let of_loss = (values_exist && outcome == Some(Outcome::Loss)).then_some(NimValue::ZERO);
    MoveReport {
        mv: seen.mv,
        to: seen.to,
        outcome,
        nim_value: known_value.or(of_loss),
        remoteness: answer.and_then(|a| a.remoteness),
    }
}

/// Searches for what the claim leaves open.
fn search(
    position: &mut dyn ErasedPosition,
    question: &Question,
    claim: Option<&Claim<String>>,
) -> Result<(), OutOfBudget> {
    if question.method == Method::Theory {
        return Err(OutOfBudget::NotSearched);
    }
    let firm = claim.filter(|claim| claim.standing != Standing::Conjectured && question.method == Method::Auto);
    let budget = question.search_budget(firm.is_some());
    if firm.is_some_and(|claim| claim.winning.is_some()) {
        return position.search(true, &budget);
    }
    // Alpha-beta needs no full search.
    if firm.is_some() && position.has_values() {
        budget.admit(position.size())?;
    }
    position.search(false, &budget)
}
