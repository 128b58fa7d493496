//! The analysis of one position: theory and search put together, and compared.
use crate::{
    any::{Erased, NimSearch, SeatsOf},
    game::Game,
    message::Message,
    nim_value::NimValue,
    outcome::{Convention, Outcome},
    solve::{Budget, OutOfBudget},
    theory::{Claim, MOST_MOVES, Standing, Theorem, Theory},
};

mod found;
mod searched;

pub(crate) use found::{Found, Sorted};
pub(crate) use searched::{Answer, Solver, Started};

/// How a position is to be analysed.
#[derive(Clone, Debug)]
pub struct Question {
    /// By which way.
    pub method: Method,
    /// How much work may be spent.
    pub budget: Budget,
    /// At most so many moves are reported one by one; none when zero.
    pub move_limit: usize,
}

impl Default for Question {
    fn default() -> Question {
        Question { method: Method::Auto, budget: Budget::default(), move_limit: 1_000 }
    }
}

impl Question {
    /// How many moves are looked at: no more than are reported when theory has listed the winning ones.
    pub(crate) fn looks_at(&self, listed: bool) -> usize {
        match self.method {
            Method::Auto | Method::Theory if listed => self.move_limit,
            _ => MOST_MOVES,
        }
    }

    /// What search may use. When theory has answered already, only the remoteness is missing, and less must do.
    pub(crate) fn search_budget(&self, answered: bool) -> Budget {
        self.budget.part(if answered { 4 } else { 1 })
    }
}

/// Ways to an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Method {
    /// Theory where there is one, and search for what theory leaves open.
    #[default]
    Auto,
    /// Theory alone.
    Theory,
    /// Search alone.
    Search,
    /// Both at full budget, compared.
    Both,
}

/// Everything that is known about a position.
#[derive(Clone, Debug, Default)]
pub struct Analysis {
    /// The position as the game writes it.
    pub position: String,
    /// Who wins; `None` when the budget ended first or the game has more than two players.
    pub outcome: Option<Outcome>,
    /// The nim-value in normal play, where it exists and was found.
    pub nim_value: Option<NimValue>,
    /// How many moves remain when the winner hurries and the loser delays.
    pub remoteness: Option<u32>,
    /// All winning moves, sorted as byte strings.
    pub winning_moves: Vec<String>,
    /// All moves that keep a draw, when the position is drawn.
    pub drawing_moves: Vec<String>,
    /// Whether the lists of winning and drawing moves are complete.
    pub complete: bool,
    /// Each legal move with where it leads, up to the limit asked for, sorted.
    pub moves: Vec<MoveReport>,
    /// Whether `moves` holds every legal move.
    pub moves_complete: bool,
    /// What both collect, in games that count.
    pub score: Option<ScoreReport>,
    /// With three or more players: for each seat from the player to move, whether the others can make it lose.
    pub seats: Option<Vec<bool>>,
    /// The theorem used.
    pub theorem: Option<&'static Theorem>,
    /// How firmly the theorem stands here.
    pub standing: Option<Standing>,
    /// Positions searched.
    pub positions: usize,
    /// Why the outcome or a winning move is missing, if so.
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
    /// The move.
    pub mv: String,
    /// The position after it.
    pub to: String,
    /// The outcome there, for the player who then moves.
    pub outcome: Option<Outcome>,
    /// The nim-value there.
    pub nim_value: Option<NimValue>,
    /// The remoteness there.
    pub remoteness: Option<u32>,
}

/// What both players collect under best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreReport {
    /// The player to move.
    pub mine: u64,
    /// The other.
    pub theirs: u64,
    /// The moves that achieve it, sorted.
    pub best_moves: Vec<String>,
}

/// Analyses a position that has been read and a convention that is offered.
pub(crate) fn of<G: Theory>(
    door: &Erased<G>,
    convention: Convention,
    position: &G::Position,
    question: &Question,
) -> Analysis {
    if let Some(seats) = door.seats {
        return of_seats(door, seats, convention, position, question);
    }
    Inquiry::new(door, convention, position, question).analysis()
}

/// With three or more players: who can be made to lose.
fn of_seats<G: Game>(
    door: &Erased<G>,
    seats: SeatsOf<G>,
    convention: Convention,
    position: &G::Position,
    question: &Question,
) -> Analysis {
    let seats = seats(&door.game, convention, position, door.players, question.budget.clone());
    let report = |mv: G::Move| {
        let to = door.game.play(position, &mv).to_string();
        MoveReport { mv: mv.to_string(), to, outcome: None, nim_value: None, remoteness: None }
    };
    let mut moves = door.game.moves(position);
    Analysis {
        position: position.to_string(),
        gave_up: seats.as_ref().err().copied(),
        seats: seats.ok(),
        moves: moves.by_ref().take(question.move_limit).map(report).collect(),
        moves_complete: moves.next().is_none(),
        complete: true,
        ..Analysis::default()
    }
}

/// One question to one game, on its way to an analysis.
struct Inquiry<'a, G: Game> {
    door: &'a Erased<G>,
    convention: Convention,
    position: &'a G::Position,
    question: &'a Question,
    claim: Option<Claim<G::Move>>,
    searched: Started<'a, G>,
    /// Present when nim-values exist and theory does not give them.
    nim_search: Option<Box<dyn NimSearch<G> + 'a>>,
    /// Why some move has no answer, if so.
    missed: Option<OutOfBudget>,
}

impl<'a, G: Theory> Inquiry<'a, G> {
    fn new(door: &'a Erased<G>, convention: Convention, position: &'a G::Position, question: &'a Question) -> Self {
        let game = &door.game;
        let claim = if question.method == Method::Search { None } else { game.claim(convention, position) };
        let searched = search(door, convention, position, question, claim.as_ref());
        let by_theory = claim.as_ref().is_some_and(|c| c.nim_value.is_some()) && question.method != Method::Both;
        let wanted = convention == Convention::Normal && !by_theory && searched.is_ok();
        let nim_search = door.nim_search.filter(|_| wanted).map(|new| new(game, question.budget.clone()));
        Inquiry { door, convention, position, question, claim, searched, nim_search, missed: None }
    }

    fn analysis(mut self) -> Analysis {
        let root = self.searched.as_mut().ok().and_then(|search| search.answer(self.position).ok());
        let nim_value = match &mut self.nim_search {
            Some(search) => search.nim_value(self.position).ok(),
            None => None,
        };
        if nim_value.is_none() {
            self.nim_search = None;
        }
        let found = Found {
            position: self.position.to_string(),
            root,
            nim_value,
            sorted: self.sort(),
            positions: self.searched.as_ref().map_or(0, |search| search.positions()),
            failure: self.searched.as_ref().err().copied().or(self.missed),
        };
        let mut analysis = found.with(self.claim.as_ref());
        analysis.nim_value = analysis.nim_value.or_else(|| self.value_of_loss(analysis.outcome));
        self.count_score(&mut analysis);
        analysis
    }

    /// What both collect, in games that count.
    fn count_score(&self, analysis: &mut Analysis) {
        let Some(score) = self.door.score else { return };
        let budget = &self.question.budget;
        let report = budget.admit(self.door.game.size(self.position));
        match report.and_then(|()| score(&self.door.game, self.convention, self.position, budget.clone())) {
            Ok(report) => analysis.score = Some(report),
            Err(reason) => analysis.gave_up = Some(reason),
        }
    }

    /// Looks at every move, or only at as many as are to be reported when theory has listed the winning ones.
    fn sort(&mut self) -> Sorted {
        let game = &self.door.game;
        let listed = self.claim.as_ref().is_some_and(|claim| claim.winning.is_some());
        let limit = self.question.looks_at(listed);
        let mut sorted = Sorted::new(self.question);
        if game.ending(self.position).is_some() {
            return sorted;
        }
        for (count, mv) in game.moves(self.position).enumerate() {
            if count >= limit {
                sorted.stop();
                break;
            }
            let option = game.play(self.position, &mv);
            sorted.add(self.look(&mv, &option));
        }
        sorted
    }

    /// What is known of the position after a move.
    fn look(&mut self, mv: &G::Move, option: &G::Position) -> MoveReport {
        let answer = self.searched.as_mut().ok().map(|search| search.answer(option));
        self.missed = self.missed.or(answer.and_then(Result::err));
        let answer = answer.and_then(Result::ok);
        let values_wanted = self.convention == Convention::Normal && self.nim_search.is_none();
        let claim = if self.claim.is_some() && (answer.is_none() || values_wanted) {
            let claim = self.door.game.verdict(self.convention, option);
            claim.filter(|claim| claim.standing != Standing::Conjectured)
        } else {
            None
        };
        let searched_value = self.nim_search.as_mut().and_then(|search| search.nim_value(option).ok());
        let outcome = answer.map(|a| a.outcome).or(claim.as_ref().map(|c| c.outcome));
        let known_value = searched_value.or(claim.and_then(|c| c.nim_value));
        MoveReport {
            mv: mv.to_string(),
            to: option.to_string(),
            outcome,
            nim_value: known_value.or_else(|| self.value_of_loss(outcome)),
            remoteness: answer.and_then(|a| a.remoteness),
        }
    }

    /// Where nim-values exist, exactly the lost positions have 0.
    fn value_of_loss(&self, outcome: Option<Outcome>) -> Option<NimValue> {
        let exists = self.convention == Convention::Normal && self.door.nim_search.is_some();
        (exists && outcome == Some(Outcome::Loss)).then_some(NimValue::ZERO)
    }
}

/// Searches for what the claim leaves open.
fn search<'a, G: Theory>(
    door: &'a Erased<G>,
    convention: Convention,
    position: &G::Position,
    question: &Question,
    claim: Option<&Claim<G::Move>>,
) -> Started<'a, G> {
    if question.method == Method::Theory {
        return Err(OutOfBudget::NotSearched);
    }
    let firm = claim.filter(|claim| claim.standing != Standing::Conjectured && question.method == Method::Auto);
    let budget = question.search_budget(firm.is_some());
    if firm.is_some_and(|claim| claim.winning.is_some()) {
        return (door.solver.full)(&door.game, convention, position, &budget);
    }
    // Alpha-beta needs no full search.
    if firm.is_some() && door.nim_search.is_some() {
        budget.admit(door.game.size(position))?;
    }
    door.solver.start(&door.game, convention, position, &budget)
}
