//! The graph of a game from a position on: positions merged, each with what is known of it.
use engine::{
    AnyGame, Convention, GameError, Method, NimValue, Outcome, Question,
    graph::{Graph, LoopyValue, VertexReport, loopy_values},
    solve::{Budget, OutOfBudget, Solution, retrograde::decide},
};
use rustc_hash::FxHashMap;

mod dot;
mod picture;
mod tikz;

pub use dot::dot;
pub use picture::{GraphScene, svg, svg_with_note};
pub use tikz::tikz;

/// Maximum number of nodes.
pub const MOST_NODES: usize = 10_000;

/// Maximum number of moves of one position that are looked at.
const MOST_MOVES: usize = 2_000;

/// Maximum number of positions searched for a picture that cannot show them all.
const MOST_SEARCHED: usize = 600_000;

/// How far a graph is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Maximum number of moves from the position.
    pub depth: Option<u32>,
    /// Maximum number of positions.
    pub nodes: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { depth: None, nodes: 400 }
    }
}

/// A position with what is known of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// How it is written.
    pub position: String,
    /// Who wins.
    pub outcome: Option<Outcome>,
    /// Its nim-value, which may be infinity where there are cycles.
    pub nim_value: Option<LoopyValue>,
    /// In how many moves.
    pub remoteness: Option<u32>,
    /// Number of moves from the first position.
    pub depth: u32,
    /// Whether it has moves that are not drawn.
    pub cut: bool,
}

/// The moves from one position to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edge {
    /// From which node.
    pub from: usize,
    /// To which node.
    pub to: usize,
    /// The moves that do it.
    pub moves: Vec<String>,
}

/// Positions and moves; the first position is node 0, unless the graph is a user's own.
#[derive(Clone, Debug, Default)]
pub struct GameGraph {
    /// The positions.
    pub nodes: Vec<Node>,
    /// The moves.
    pub edges: Vec<Edge>,
    /// Whether the graph begins at node 0.
    pub rooted: bool,
}

impl GameGraph {
    /// Follows the moves of a game from a position on.
    ///
    /// ```
    /// use draw::game_graph::{GameGraph, Limits};
    /// use engine::{Convention, Outcome, Params, games};
    /// let nim = games::build("nim", &Params::default()).unwrap();
    /// let graph = GameGraph::explore(&*nim, "1,2,3", Convention::Normal, Limits::default()).unwrap();
    /// assert_eq!(graph.nodes.len(), 14);
    /// assert_eq!(graph.nodes[0].outcome, Some(Outcome::Loss));
    /// ```
    pub fn explore(
        game: &dyn AnyGame,
        position: &str,
        convention: Convention,
        limits: Limits,
    ) -> Result<GameGraph, GameError> {
        // Refuses what the game refuses.
        game.analyse(position, convention, &question(Method::Theory))?;
        let mut graph = Explorer::explore(game, position, limits)?;
        graph.judge(game, convention)?;
        Ok(graph)
    }

    /// Number of positions that are first reached after 0, 1, 2, … moves, within limits; without finding out who wins.
    ///
    /// ```
    /// use draw::game_graph::{GameGraph, Limits};
    /// use engine::{Params, games};
    /// let nim = games::build("nim", &Params::default()).unwrap();
    /// assert_eq!(GameGraph::rank_sizes(&*nim, "1,2", Limits::default()).unwrap(), [1, 3, 1]);
    /// ```
    pub fn rank_sizes(game: &dyn AnyGame, position: &str, limits: Limits) -> Result<Vec<usize>, GameError> {
        let graph = Explorer::explore(game, position, limits)?;
        let mut sizes = Vec::new();
        for node in &graph.nodes {
            let rank = node.depth as usize;
            sizes.resize(sizes.len().max(rank + 1), 0);
            sizes[rank] += 1;
        }
        Ok(sizes)
    }

    /// A user's own graph, solved in one convention.
    pub fn of_graph(graph: &Graph, reports: &[VertexReport], convention: Convention) -> GameGraph {
        let node = |report: &VertexReport| Node {
            position: report.name.to_string(),
            outcome: Some(report.outcome),
            nim_value: report.nim_value.map(LoopyValue::Finite),
            remoteness: report.remoteness,
            depth: 0,
            cut: false,
        };
        let edges = graph.options().iter().enumerate().flat_map(|(from, options)| {
            options.iter().map(move |&to| Edge { from, to: to as usize, moves: Vec::new() })
        });
        let nodes = reports.iter().map(node).collect();
        let mut drawn = GameGraph { nodes, edges: edges.collect(), rooted: false };
        if convention == Convention::Normal && graph.order().is_none() {
            drawn.value_cycles(graph.options());
        }
        drawn
    }

    /// The same graph without the moves of some positions, and without what is reached through them alone. A user's own
    /// graph, which begins nowhere, stays as it is.
    ///
    /// ```
    /// use draw::game_graph::{GameGraph, Limits};
    /// use engine::{Convention, Params, games};
    /// let nim = games::build("nim", &Params::default()).unwrap();
    /// let graph = GameGraph::explore(&*nim, "1,1", Convention::Normal, Limits::default()).unwrap();
    /// let folded = graph.fold_positions(&[graph.nodes[1].position.clone()]);
    /// assert_eq!((graph.nodes.len(), folded.nodes.len()), (3, 2));
    /// assert!(folded.nodes[1].cut && folded.nodes[1].outcome == graph.nodes[1].outcome);
    /// ```
    #[must_use]
    pub fn fold_positions(&self, positions: &[String]) -> GameGraph {
        if !self.rooted || self.nodes.is_empty() {
            return self.clone();
        }
        let mut options = self.options();
        let mut nodes = self.nodes.clone();
        for (node, options) in nodes.iter_mut().zip(&mut options) {
            if positions.contains(&node.position) && !options.is_empty() {
                node.cut = true;
                options.clear();
            }
        }
        let nodes_left = reachable(&options);
        let number = |old: usize| nodes_left.iter().position(|&node| node == old);
        let edge = |edge: &Edge| {
            let drawn = !options[edge.from].is_empty();
            Some(Edge { from: number(edge.from).filter(|_| drawn)?, to: number(edge.to)?, moves: edge.moves.clone() })
        };
        let edges = self.edges.iter().filter_map(edge).collect();
        GameGraph { nodes: nodes_left.iter().map(|&old| nodes[old].clone()).collect(), edges, rooted: true }
    }

    /// The first moves and a line of best play, at most about `most` positions, and how many moves ahead all are there.
    /// A user's own graph, which begins nowhere, stays as it is.
    ///
    /// ```
    /// use draw::game_graph::{GameGraph, Limits};
    /// use engine::{Convention, Params, games};
    /// let nim = games::build("nim", &Params::default()).unwrap();
    /// let graph = GameGraph::explore(&*nim, "3,4,5", Convention::Normal, Limits::default()).unwrap();
    /// let (short, depth) = graph.collapse(40);
    /// assert!(depth == 2 && short.nodes.len() < graph.nodes.len());
    /// assert!(short.nodes.iter().any(|node| node.remoteness == Some(0)), "the line of best play goes to the end");
    /// ```
    #[must_use]
    pub fn collapse(&self, most: usize) -> (GameGraph, u32) {
        let deepest = self.nodes.iter().map(|node| node.depth).max().unwrap_or(0);
        if !self.rooted || self.nodes.len() <= most {
            return (self.clone(), deepest);
        }
        let within = |depth: u32| self.nodes.iter().filter(|node| node.depth <= depth).count();
        let depth = (1..deepest).rev().find(|&depth| within(depth) <= most).unwrap_or(1);
        let line = self.best_line();
        let is_visible = |node: usize| self.nodes[node].depth <= depth || line.contains(&node);
        let on_line = |edge: &Edge| line.windows(2).any(|pair| pair == [edge.from, edge.to]);
        let is_drawn = |edge: &Edge| on_line(edge) || self.nodes[edge.from].depth < depth;
        let numbers: Vec<usize> = (0..self.nodes.len()).filter(|&node| is_visible(node)).collect();
        let mut nodes: Vec<Node> = numbers.iter().map(|&node| self.nodes[node].clone()).collect();
        let mut edges = Vec::new();
        for edge in &self.edges {
            let Ok(from) = numbers.binary_search(&edge.from) else { continue };
            match numbers.binary_search(&edge.to) {
                Ok(to) if is_drawn(edge) => edges.push(Edge { from, to, moves: edge.moves.clone() }),
                _ => nodes[from].cut = true,
            }
        }
        (GameGraph { nodes, edges, rooted: true }, depth)
    }

    /// Best play from the first position: the winner hurries, the loser delays.
    fn best_line(&self) -> Vec<usize> {
        let mut line = vec![0];
        while let Some(&last) = line.last() {
            let options = self.edges.iter().filter(|edge| edge.from == last).map(|edge| edge.to);
            let wins = self.nodes[last].outcome == Some(Outcome::Win);
            let good = options.filter(|&to| !wins || self.nodes[to].outcome == Some(Outcome::Loss));
            let moves = |to: &usize| self.nodes[*to].remoteness.map_or(i64::MAX, i64::from);
            let next = good.filter(|to| !line.contains(to)).min_by_key(|to| if wins { moves(to) } else { -moves(to) });
            match next {
                Some(next) => line.push(next),
                None => break,
            }
        }
        line
    }

    /// Whether some node has moves that are not drawn.
    pub fn is_cut(&self) -> bool {
        self.nodes.iter().any(|node| node.cut)
    }

    /// Whether a move of this edge wins.
    pub fn wins(&self, edge: &Edge) -> bool {
        self.nodes[edge.to].outcome == Some(Outcome::Loss)
    }

    /// Where the edges of each node lead.
    fn options(&self) -> Vec<Vec<u32>> {
        let mut options = vec![Vec::new(); self.nodes.len()];
        for edge in &self.edges {
            options[edge.from].push(u32::try_from(edge.to).expect("drawings are small"));
        }
        options
    }

    /// Finds out who wins: backwards if everything is in the graph, otherwise by asking for each position.
    fn judge(&mut self, game: &dyn AnyGame, convention: Convention) -> Result<(), GameError> {
        if game.players() > 2 {
            return Ok(());
        }
        if self.is_cut() {
            return self.ask(game, convention);
        }
        let options = self.options();
        let mut ends = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            let ending = game.ending(&node.position)?;
            ends.push(ending.map(|ending| Solution { outcome: ending.outcome(convention), remoteness: 0 }));
        }
        let solved = decide(&options, ends).map_err(|_| GameError::Interrupted)?;
        for (node, solved) in self.nodes.iter_mut().zip(solved) {
            node.outcome = Some(solved.map_or(Outcome::Draw, |solved| solved.outcome));
            node.remoteness = solved.map(|solved| solved.remoteness);
        }
        if convention == Convention::Normal && game.is_impartial() {
            self.value(&options);
        }
        Ok(())
    }

    /// Nim-values: from the ends backwards, if there is no cycle.
    fn value(&mut self, options: &[Vec<u32>]) {
        let Some(order) = topological(options) else { return self.value_cycles(options) };
        let mut values = vec![NimValue::ZERO; self.nodes.len()];
        for &node in order.iter().rev() {
            values[node] = NimValue::mex(options[node].iter().map(|&option| values[option as usize]));
        }
        for (node, value) in self.nodes.iter_mut().zip(values) {
            node.nim_value = Some(LoopyValue::Finite(value));
        }
    }

    /// Nim-values where there are cycles: numbers, or infinity.
    fn value_cycles(&mut self, options: &[Vec<u32>]) {
        let values = loopy_values(options).unwrap_or_default();
        for (node, value) in self.nodes.iter_mut().zip(values) {
            node.nim_value = Some(value);
        }
    }

    /// Asks theory for each position, and searches for what it leaves open as long as that is quick.
    fn ask(&mut self, game: &dyn AnyGame, convention: Convention) -> Result<(), GameError> {
        let mut left = MOST_SEARCHED;
        for node in &mut self.nodes {
            let mut analysis = game.analyse(&node.position, convention, &question(Method::Theory))?;
            if left > 0 && (analysis.outcome.is_none() || analysis.remoteness.is_none()) {
                let question = Question { budget: Budget::positions(left.min(40_000)), ..question(Method::Auto) };
                analysis = game.analyse(&node.position, convention, &question)?;
                let used = match analysis.gave_up {
                    Some(OutOfBudget::TooLarge { .. }) => 100,
                    Some(_) => question.budget.positions,
                    // Theory has answered, and search has ended or given up: both cost at most a part of the budget.
                    None if analysis.positions == 0 => question.budget.positions / 4,
                    None => analysis.positions,
                };
                left = left.saturating_sub(used);
            }
            node.outcome = analysis.outcome.filter(|_| !analysis.is_conjecture());
            node.nim_value = analysis.nim_value.map(LoopyValue::Finite);
            node.remoteness = analysis.remoteness;
        }
        Ok(())
    }
}

/// A small question: without moves, and with only as much search as a picture is worth.
fn question(method: Method) -> Question {
    Question { method, budget: Budget::positions(40_000), move_limit: 0 }
}

/// The nodes reachable from node 0, near ones first.
fn reachable(options: &[Vec<u32>]) -> Vec<usize> {
    let mut seen = vec![false; options.len()];
    seen[0] = true;
    let mut order = vec![0];
    let mut next = 0;
    while let Some(&node) = order.get(next) {
        next += 1;
        for &to in &options[node] {
            if !std::mem::replace(&mut seen[to as usize], true) {
                order.push(to as usize);
            }
        }
    }
    order
}

/// All nodes, each before those to which its edges lead; `None` if there is a cycle.
pub(crate) fn topological(options: &[Vec<u32>]) -> Option<Vec<usize>> {
    let mut missing = vec![0usize; options.len()];
    options.iter().flatten().for_each(|&to| missing[to as usize] += 1);
    let mut order: Vec<usize> = (0..options.len()).filter(|&node| missing[node] == 0).collect();
    let mut next = 0;
    while let Some(&node) = order.get(next) {
        next += 1;
        for &to in &options[node] {
            missing[to as usize] -= 1;
            if missing[to as usize] == 0 {
                order.push(to as usize);
            }
        }
    }
    (order.len() == options.len()).then_some(order)
}

/// A graph being explored, with the numbers of known positions.
#[derive(Default)]
struct Explorer {
    graph: GameGraph,
    numbers: FxHashMap<String, usize>,
}

impl Explorer {
    /// The graph, without who wins.
    fn explore(game: &dyn AnyGame, position: &str, limits: Limits) -> Result<GameGraph, GameError> {
        let mut explorer = Explorer::default();
        explorer.node(game.canonical(position)?, 0);
        let mut next = 0;
        while next < explorer.graph.nodes.len() {
            explorer.expand(game, next, limits)?;
            next += 1;
        }
        explorer.graph.rooted = true;
        Ok(explorer.graph)
    }

    fn node(&mut self, position: String, depth: u32) -> usize {
        let number = self.graph.nodes.len();
        self.numbers.insert(position.clone(), number);
        let node = Node { position, outcome: None, nim_value: None, remoteness: None, depth, cut: false };
        self.graph.nodes.push(node);
        number
    }

    fn expand(&mut self, game: &dyn AnyGame, from: usize, limits: Limits) -> Result<(), GameError> {
        let Node { position, depth, .. } = self.graph.nodes[from].clone();
        let moves = game.moves(&position, MOST_MOVES + 1)?;
        let deep = limits.depth.is_some_and(|most| depth >= most);
        let mut cut = moves.len() > MOST_MOVES || (deep && !moves.is_empty());
        let mut edges: FxHashMap<usize, usize> = FxHashMap::default();
        for mv in moves.into_iter().take(MOST_MOVES) {
            let option = game.canonical(&game.play(&position, &mv)?)?;
            let known = self.numbers.get(&option).copied();
            let room = !deep && self.graph.nodes.len() < limits.nodes;
            let Some(to) = known.or_else(|| room.then(|| self.node(option, depth + 1))) else {
                cut = true;
                continue;
            };
            match edges.get(&to) {
                Some(&edge) => self.graph.edges[edge].moves.push(mv),
                None => {
                    edges.insert(to, self.graph.edges.len());
                    self.graph.edges.push(Edge { from, to, moves: vec![mv] });
                }
            }
        }
        self.graph.nodes[from].cut = cut;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Params, games};

    fn graph_of(game: &str, position: &str, limits: Limits) -> GameGraph {
        let game = games::build(game, &Params::default()).unwrap();
        GameGraph::explore(&*game, position, Convention::Normal, limits).unwrap()
    }

    #[test]
    fn a_cut_graph_knows_what_the_whole_graph_knows() {
        let whole = graph_of("nim", "1,2,3", Limits::default());
        for limits in [Limits { nodes: 6, ..Limits::default() }, Limits { depth: Some(2), ..Limits::default() }] {
            let part = graph_of("nim", "1,2,3", limits);
            assert!(part.is_cut() && part.nodes.len() <= whole.nodes.len());
            for node in &part.nodes {
                let same = whole.nodes.iter().find(|other| other.position == node.position).unwrap();
                assert_eq!((node.outcome, &node.nim_value), (same.outcome, &same.nim_value), "{}", node.position);
            }
        }
    }

    #[test]
    fn outcomes_agree_with_the_engine_in_every_game() {
        for family in games::FAMILIES {
            let preset = family.presets.last().unwrap();
            let game = games::build(family.id, &games::params(family, preset.set).unwrap()).unwrap();
            let limits = Limits { nodes: 60, ..Limits::default() };
            let graph = GameGraph::explore(&*game, preset.position, preset.convention, limits).unwrap();
            let first = &graph.nodes[0];
            let question = question(Method::Auto);
            let analysis = game.analyse(&first.position, preset.convention, &question).unwrap();
            if let (Some(found), Some(expected)) = (first.outcome, analysis.outcome) {
                assert_eq!(found, expected, "{}", family.id);
            }
        }
    }

    #[test]
    fn cycles_have_numbers_or_infinity() {
        let graph = engine::graph::dot::read("digraph { a -> b -> a; b -> c; d -> d; d -> c }").unwrap();
        let facts = |convention| {
            let reports = graph.solve(convention, &Budget::default()).unwrap();
            let drawn = GameGraph::of_graph(&graph, &reports, convention);
            drawn.nodes.iter().map(picture::facts).collect::<Vec<_>>()
        };
        assert_eq!(facts(Convention::Normal), ["P  *0  ↓2", "N  *1  ↓1", "P  *0  ↓0", "N  ∞(0)  ↓1"]);
        assert!(facts(Convention::Misere).iter().all(|facts| !facts.contains(['*', '∞'])));
        let family = games::family("graph").unwrap();
        let game = games::build("graph", &games::params(family, family.presets[2].set).unwrap()).unwrap();
        let explored = GameGraph::explore(&*game, "a", Convention::Normal, Limits::default()).unwrap();
        assert!(explored.nodes.iter().all(|node| node.nim_value.is_some()));
        assert!(explored.nodes.iter().any(|node| matches!(node.nim_value, Some(LoopyValue::Infinite(_)))));
    }

    #[test]
    fn cycles_are_drawn_positions() {
        let graph = graph_of("northcott_classic", "W 1:3,2:4", Limits { nodes: 300, ..Limits::default() });
        assert!(graph.nodes.iter().all(|node| node.nim_value.is_none()));
    }
}
