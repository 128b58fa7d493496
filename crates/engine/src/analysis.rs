//! The analysis of one position: theory and search put together, and compared.
use crate::{
    any::{Erased, Kind, NimSearch},
    game::Game,
    nim_value::NimValue,
    outcome::{Convention, Outcome},
    solve::{
        Budget, Memo, OutOfBudget, Outcomes, Remoteness, alphabeta::AlphaBeta, retrograde::Retrograde,
        seats::forced_to_lose,
    },
    theory::{Claim, MOST_MOVES, Standing, Theorem, Theory},
};

mod found;

pub(crate) use found::{Found, Sorted};

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
    pub disagreement: Option<String>,
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
    if door.players > 2 {
        return of_seats(door, convention, position, question);
    }
    Inquiry::new(door, convention, position, question).analysis()
}

/// With three or more players: who can be made to lose.
fn of_seats<G: Game>(
    door: &Erased<G>,
    convention: Convention,
    position: &G::Position,
    question: &Question,
) -> Analysis {
    let seats = forced_to_lose(&door.game, convention, position, door.players, question.budget.clone());
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

/// What a search says about one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) outcome: Outcome,
    pub(crate) remoteness: Option<u32>,
}

/// A finished or running search, whatever its method.
pub(crate) enum Searched<'g, G: Game> {
    Full(Memo<'g, G, Remoteness>),
    Outcomes(Memo<'g, G, Outcomes>),
    Backwards(Retrograde<'g, G>),
    AlphaBeta(AlphaBeta<'g, G>),
}

impl<'g, G: Game> Searched<'g, G> {
    /// Solves `position` with its remoteness.
    pub(crate) fn full(
        game: &'g G,
        kind: Kind,
        convention: Convention,
        position: &G::Position,
        budget: &Budget,
    ) -> Result<Self, OutOfBudget> {
        budget.admit(game.size(position))?;
        if kind == Kind::Loopy {
            return Retrograde::solve(game, convention, position, budget.clone()).map(Searched::Backwards);
        }
        let mut full = Memo::new(game, Remoteness(convention), budget.clone());
        full.value(position)?;
        Ok(Searched::Full(full))
    }

    /// Solves `position` in the way that tells most within the budget.
    pub(crate) fn start(
        game: &'g G,
        kind: Kind,
        convention: Convention,
        position: &G::Position,
        budget: &Budget,
    ) -> Result<Self, OutOfBudget> {
        // Alpha-beta is so much quicker that a full search, for the remoteness, may cost only a little.
        let share = if kind == Kind::Partisan { budget.part(64) } else { budget.clone() };
        let gave_up = match Self::full(game, kind, convention, position, &share) {
            Ok(searched) => return Ok(searched),
            Err(reason) => reason,
        };
        if kind == Kind::Loopy || gave_up == OutOfBudget::Cancelled {
            return Err(gave_up);
        }
        if kind == Kind::Partisan {
            // Choosing promising moves takes its time, too.
            let mut search = AlphaBeta::new(game, convention, budget.part(8));
            search.outcome(position)?;
            return Ok(Searched::AlphaBeta(search));
        }
        // Looking for the outcome alone visits fewer positions, but not many orders of magnitude fewer.
        if matches!(gave_up, OutOfBudget::TooLarge { positions, .. } if positions / 1000 > budget.positions as u128) {
            return Err(gave_up);
        }
        let mut search = Memo::new(game, Outcomes(convention), budget.clone());
        search.value(position)?;
        Ok(Searched::Outcomes(search))
    }

    pub(crate) fn answer(&mut self, position: &G::Position) -> Result<Answer, OutOfBudget> {
        let solved = match self {
            Searched::Full(search) => search.value(position)?,
            Searched::Backwards(solved) => solved.value(position).expect("options of the start were explored"),
            Searched::Outcomes(search) => return Ok(Answer { outcome: search.value(position)?, remoteness: None }),
            Searched::AlphaBeta(search) => return Ok(Answer { outcome: search.outcome(position)?, remoteness: None }),
        };
        let remoteness = (solved.outcome != Outcome::Draw).then_some(solved.remoteness);
        Ok(Answer { outcome: solved.outcome, remoteness })
    }

    pub(crate) fn positions(&self) -> usize {
        match self {
            Searched::Full(search) => search.positions(),
            Searched::Outcomes(search) => search.positions(),
            Searched::Backwards(solved) => solved.positions(),
            Searched::AlphaBeta(search) => search.positions(),
        }
    }
}

/// One question to one game, on its way to an analysis.
struct Inquiry<'a, G: Game> {
    door: &'a Erased<G>,
    convention: Convention,
    position: &'a G::Position,
    question: &'a Question,
    claim: Option<Claim<G::Move>>,
    searched: Result<Searched<'a, G>, OutOfBudget>,
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
            positions: self.searched.as_ref().map_or(0, Searched::positions),
            failure: self.searched.as_ref().err().copied().or(self.missed),
        };
        let mut analysis = found.with(self.claim.as_ref());
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
            let claim = self.door.game.claim(self.convention, option);
            claim.filter(|claim| claim.standing != Standing::Conjectured)
        } else {
            None
        };
        let searched_value = self.nim_search.as_mut().and_then(|search| search.nim_value(option).ok());
        MoveReport {
            mv: mv.to_string(),
            to: option.to_string(),
            outcome: answer.map(|a| a.outcome).or(claim.as_ref().map(|c| c.outcome)),
            nim_value: searched_value.or(claim.and_then(|c| c.nim_value)),
            remoteness: answer.and_then(|a| a.remoteness),
        }
    }
}

/// Searches for what the claim leaves open.
fn search<'a, G: Theory>(
    door: &'a Erased<G>,
    convention: Convention,
    position: &G::Position,
    question: &Question,
    claim: Option<&Claim<G::Move>>,
) -> Result<Searched<'a, G>, OutOfBudget> {
    if question.method == Method::Theory {
        return Err(OutOfBudget::Positions(0));
    }
    let firm = claim.filter(|claim| claim.standing != Standing::Conjectured && question.method == Method::Auto);
    let budget = question.search_budget(firm.is_some());
    if firm.is_some_and(|claim| claim.winning.is_some()) {
        return Searched::full(&door.game, door.kind, convention, position, &budget);
    }
    if firm.is_some() && door.kind != Kind::Partisan {
        budget.admit(door.game.size(position))?;
    }
    Searched::start(&door.game, door.kind, convention, position, &budget)
}
