//! Search made visible: what minimax and alpha-beta look at, in which order, and what alpha-beta cuts off.
//!
//! Both are the plain methods of the textbooks, without a transposition table; a position that repeats on the path is a
//! draw. Their results are equal; the difference of their counts is the lesson.
use engine::{AnyGame, Convention, GameError, Method, Outcome, Question, solve::Budget};
use rustc_hash::FxHashMap;

mod picture;

pub use picture::svg;

/// Which search is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchMethod {
    /// Looks at everything.
    Minimax,
    /// Leaves out what cannot matter.
    AlphaBeta,
}

/// Maximum number of visits that are counted.
const MOST_VISITS: u64 = 1_000_000;
/// Maximum depth.
const DEEPEST: usize = 300;

/// A position at one place of the search tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    /// The position.
    pub position: String,
    /// The move that led here; empty at the root.
    pub mv: String,
    /// The visit before it in the tree.
    pub parent: Option<usize>,
    /// Number of moves from the root.
    pub depth: usize,
    /// When it was looked at, counted from 1.
    pub order: u64,
    /// The result of the search; only a bound if alpha-beta cut off moves.
    pub outcome: Outcome,
    /// Number of moves that were cut off.
    pub cut: usize,
    /// Number of visits below that are not drawn.
    pub below: u64,
    /// Whether the position repeats on the path.
    pub repeated: bool,
}

/// A search from beginning to end.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The visits that are drawn, each after its parent.
    pub visits: Vec<Visit>,
    /// Number of positions that minimax looks at; `None` if there are too many to count.
    pub minimax: Option<u64>,
    /// Number of positions that alpha-beta looks at; `None` if there are too many to count.
    pub alphabeta: Option<u64>,
    /// Number of moves that alpha-beta cuts off.
    pub cut: u64,
}

/// Why a search cannot be drawn.
#[derive(Debug)]
pub enum SearchError {
    /// The game refuses the question.
    Game(GameError),
    /// Nobody wins against all others.
    ManyPlayers,
    /// The search itself would not end within this many visits.
    TooLarge(u64),
}

impl From<GameError> for SearchError {
    fn from(error: GameError) -> SearchError {
        SearchError::Game(error)
    }
}

/// Searches and remembers as many visits as are drawn.
///
/// ```
/// use draw::{game_graph::Limits, search::{SearchMethod, trace}};
/// use engine::{Convention, Params, games};
/// let nim = games::build("nim", &Params::default()).unwrap();
/// let trace = trace(&*nim, "2,2", Convention::Normal, SearchMethod::AlphaBeta, Limits::default()).unwrap();
/// assert!(trace.alphabeta.unwrap() < trace.minimax.unwrap());
/// assert_eq!(trace.visits.len() as u64, trace.alphabeta.unwrap());
/// ```
pub fn trace(
    game: &dyn AnyGame,
    position: &str,
    convention: Convention,
    method: SearchMethod,
    limits: crate::game_graph::Limits,
) -> Result<Trace, SearchError> {
    if game.players() > 2 {
        return Err(SearchError::ManyPlayers);
    }
    let question = Question { method: Method::Theory, budget: Budget::positions(1), move_limit: 0 };
    game.analyse(position, convention, &question)?;
    let start = game.normalise(position)?;
    let run = |method, depth| Run::new(game, convention, method, depth).from(&start);
    let [mut minimax, alphabeta] = [run(SearchMethod::Minimax, None)?, run(SearchMethod::AlphaBeta, None)?];
    if minimax.count.is_none() && !game.is_loopy() {
        minimax.count = tree_size(game, &start)?;
    }
    let counts = match method {
        SearchMethod::Minimax => &minimax.per_depth,
        SearchMethod::AlphaBeta => &alphabeta.per_depth,
    };
    let depth = limits.depth.map_or_else(|| deepest(counts, limits.nodes), |depth| depth as usize);
    let mut drawn = run(method, Some(depth))?;
    if drawn.count.is_none() {
        return Err(SearchError::TooLarge(MOST_VISITS));
    }
    drawn.trim(limits.nodes);
    Ok(Trace { visits: drawn.visits, minimax: minimax.count, alphabeta: alphabeta.count, cut: alphabeta.cut })
}

/// The greatest depth at which at most `most` visits are drawn.
fn deepest(per_depth: &[u64], most: usize) -> usize {
    let mut sum = 0;
    per_depth
        .iter()
        .take_while(|&&count| {
            sum += count;
            sum <= most as u64
        })
        .count()
        .saturating_sub(1)
        .max(1)
}

/// The size of a tree without cycles, in which equal positions have trees of equal size.
fn tree_size(game: &dyn AnyGame, start: &str) -> Result<Option<u64>, GameError> {
    let mut sizes: FxHashMap<String, u64> = FxHashMap::default();
    let mut stack = vec![(start.to_owned(), false)];
    while let Some((position, ready)) = stack.pop() {
        if sizes.contains_key(&position) {
            continue;
        }
        if sizes.len() as u64 > MOST_VISITS / 4 || stack.len() as u64 > MOST_VISITS {
            return Ok(None);
        }
        let mut options = Vec::new();
        for mv in game.moves(&position, usize::MAX)? {
            options.push(game.canonical(&game.play(&position, &mv)?)?);
        }
        if ready {
            let below = options.iter().try_fold(1u64, |sum, option| sum.checked_add(*sizes.get(option)?));
            let Some(size) = below else { return Ok(None) };
            sizes.insert(position, size);
        } else {
            stack.push((position, true));
            stack.extend(options.into_iter().map(|option| (option, false)));
        }
    }
    Ok(sizes.get(start).copied())
}

/// A running search.
struct Run<'a> {
    game: &'a dyn AnyGame,
    convention: Convention,
    method: SearchMethod,
    /// Visits down to this depth are remembered; `None` if they are only counted.
    depth: Option<usize>,
    visits: Vec<Visit>,
    per_depth: Vec<u64>,
    visited: u64,
    cut: u64,
    path: Vec<String>,
    gave_up: bool,
}

/// The result of a search.
struct SearchResult {
    visits: Vec<Visit>,
    per_depth: Vec<u64>,
    count: Option<u64>,
    cut: u64,
}

impl SearchResult {
    /// Keeps the first visits; those below the others are counted.
    fn trim(&mut self, most: usize) {
        for i in most..self.visits.len() {
            let mut parent = self.visits[i].parent;
            while let Some(index) = parent.filter(|&parent| parent >= most) {
                parent = self.visits[index].parent;
            }
            let below = self.visits[i].below + 1;
            if let Some(parent) = parent {
                self.visits[parent].below += below;
            }
        }
        self.visits.truncate(most);
    }
}

impl<'a> Run<'a> {
    fn new(game: &'a dyn AnyGame, convention: Convention, method: SearchMethod, depth: Option<usize>) -> Run<'a> {
        Run {
            game,
            convention,
            method,
            depth,
            visits: Vec::new(),
            per_depth: Vec::new(),
            visited: 0,
            cut: 0,
            path: Vec::new(),
            gave_up: false,
        }
    }

    fn from(mut self, start: &str) -> Result<SearchResult, GameError> {
        self.visit(start.to_owned(), String::new(), None, (Outcome::Loss, Outcome::Win))?;
        let count = (!self.gave_up).then_some(self.visited);
        Ok(SearchResult { visits: self.visits, per_depth: self.per_depth, count, cut: self.cut })
    }

    fn visit(
        &mut self,
        position: String,
        mv: String,
        parent: Option<usize>,
        (least, most): (Outcome, Outcome),
    ) -> Result<Outcome, GameError> {
        let depth = self.path.len();
        self.visited += 1;
        if self.per_depth.len() == depth {
            self.per_depth.push(0);
        }
        self.per_depth[depth] += 1;
        if self.visited >= MOST_VISITS || depth > DEEPEST {
            self.gave_up = true;
        }
        let repeated = self.game.is_loopy() && self.path.contains(&position);
        let number = self.depth.filter(|&deepest| depth <= deepest).map(|_| {
            let outcome = Outcome::Draw;
            let order = self.visited;
            let position = position.clone();
            self.visits.push(Visit { position, mv, parent, depth, order, outcome, cut: 0, below: 0, repeated });
            self.visits.len() - 1
        });
        let before = self.visited;
        let (outcome, cut) = match self.game.ending(&position)? {
            Some(ending) => (ending.outcome(self.convention), 0),
            None if repeated || self.gave_up => (Outcome::Draw, 0),
            None => self.options(position, number, (least, most))?,
        };
        if let Some(visit) = number.map(|number| &mut self.visits[number]) {
            (visit.outcome, visit.cut) = (outcome, cut);
            if self.depth == Some(depth) {
                visit.below = self.visited - before;
            }
        }
        Ok(outcome)
    }

    /// Looks at the moves of a position; returns the best outcome, and the number of moves cut off.
    fn options(
        &mut self,
        position: String,
        number: Option<usize>,
        (least, most): (Outcome, Outcome),
    ) -> Result<(Outcome, usize), GameError> {
        let moves = self.game.moves(&position, usize::MAX)?;
        let (mut best, mut alpha) = (Outcome::Loss, least);
        let count = moves.len();
        self.path.push(position);
        for (i, mv) in moves.into_iter().enumerate() {
            let option = self.game.play(&self.path[self.path.len() - 1], &mv)?;
            let found = self.visit(option, mv, number, (most.reverse(), alpha.reverse()))?.reverse();
            best = best.max(found);
            alpha = alpha.max(best);
            if self.gave_up {
                break;
            }
            if self.method == SearchMethod::AlphaBeta && alpha >= most {
                self.cut += (count - 1 - i) as u64;
                self.path.pop();
                return Ok((best, count - 1 - i));
            }
            if self.method == SearchMethod::Minimax {
                alpha = least;
            }
        }
        self.path.pop();
        Ok((best, 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_graph::Limits;
    use engine::games;

    fn trace_of(game: &str, set: &str, position: &str, method: SearchMethod) -> Trace {
        let family = games::family(game).unwrap();
        let game = games::build(family.id, &games::params(family, set).unwrap()).unwrap();
        trace(&*game, position, Convention::Normal, method, Limits::default()).unwrap()
    }

    #[test]
    fn both_methods_find_the_same_in_fewer_steps() {
        for (game, set, position) in [
            ("nim", "", "2,2,3"),
            ("hex", "size=2", "-"),
            ("chomp", "", "3,3"),
            ("northcott_classic", "size=3", "W 1:3"),
        ] {
            let [minimax, alphabeta] =
                [SearchMethod::Minimax, SearchMethod::AlphaBeta].map(|method| trace_of(game, set, position, method));
            assert_eq!(minimax.visits[0].outcome, alphabeta.visits[0].outcome, "{game}");
            assert_eq!(minimax.minimax, alphabeta.minimax, "{game}");
            assert!(alphabeta.alphabeta <= alphabeta.minimax, "{game}");
        }
    }

    #[test]
    fn every_visit_is_drawn_or_counted() {
        let trace = trace_of("hex", "size=3", "-", SearchMethod::AlphaBeta);
        assert!(trace.visits.len() <= 400);
        assert!(trace.minimax.is_some_and(|count| count > 100_000));
        let drawn: u64 = trace.visits.iter().map(|visit| visit.below + 1).sum();
        assert_eq!(Some(drawn), trace.alphabeta);
    }

    #[test]
    fn more_than_two_players_are_refused() {
        let family = games::family("count").unwrap();
        let game = games::build("count", &games::params(family, "players=3").unwrap()).unwrap();
        let method = SearchMethod::Minimax;
        let refused = trace(&*game, "0", Convention::Misere, method, Limits::default());
        assert!(matches!(refused, Err(SearchError::ManyPlayers)));
    }
}
