//! Finite graphs on which a token is moved along edges: every game of this kind, given vertex by vertex.
use crate::{
    game::Size,
    interrupt,
    message::{Message, Say},
    nim_value::NimValue,
    notation::{ParseError, shorten},
    outcome::{Convention, Ending, Outcome},
    params::{Kind, Value},
    solve::{
        Budget, OutOfBudget, Solution,
        retrograde::{decide, nim_values},
    },
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

pub mod dot;
mod loopy;

pub use loopy::{LoopyValue, loopy_values};

/// Maximum number of vertices.
pub const MOST_VERTICES: usize = 100_000;

/// Maximum number of edges.
pub(crate) const MOST_EDGES: usize = 1_000_000;

/// Maximum length of the name of a vertex, in characters.
pub(crate) const LONGEST_NAME: usize = 100;

/// Number of edges that are read or followed in the time of a unit of work.
const EDGES_OF_UNIT: u64 = 8;

/// Number of edges that are read between two checks for an interrupt.
const EDGES_AT_ONCE: usize = 1 << 12;

/// A directed graph with named vertices. Parallel edges are one edge.
///
/// ```
/// use engine::{Convention, NimValue, Outcome, graph::dot, solve::Budget};
/// let graph = dot::read("digraph { a -> {b c}; b -> c }").unwrap();
/// let reports = graph.solve(Convention::Normal, &Budget::default()).unwrap();
/// assert_eq!(reports[0].outcome, Outcome::Win);
/// assert_eq!(reports[0].nim_value, Some(NimValue(2)));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Graph {
    names: Vec<Arc<str>>,
    index: FxHashMap<Arc<str>, u32>,
    options: Vec<Vec<u32>>,
}

/// What is known about a vertex, for the player who moves from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VertexReport {
    /// The name of the vertex.
    pub name: Arc<str>,
    /// Who wins from there.
    pub outcome: Outcome,
    /// In how many moves, unless it is a draw.
    pub remoteness: Option<u32>,
    /// The nim-value: only in normal play, and only if no cycle can be reached.
    pub nim_value: Option<NimValue>,
}

impl Graph {
    /// Reads a parameter: a map from each vertex to a list of vertices, or a text in DOT.
    pub fn read(value: &Value) -> Result<Graph, ParseError> {
        match value {
            Value::Map(map) => Graph::from_map(map),
            Value::Text(text) => dot::read(text),
            _ => Err(ParseError::new(&value.to_string(), Kind::Graph.message())),
        }
    }

    /// Reads a map in which every vertex is a key.
    fn from_map(map: &[(String, Value)]) -> Result<Graph, ParseError> {
        let mut graph = Builder::default();
        for (name, _) in map {
            if graph.0.find(name).is_some() {
                return Err(ParseError::new(name, "expected-vertex-once"));
            }
            graph.vertex(name)?;
        }
        for (from, (name, targets)) in (0..).zip(map) {
            let expected = || ParseError::new(&format!("{name}: {targets}"), "expected-vertex-list");
            let Value::List(targets) = targets else { return Err(expected()) };
            for target in targets {
                let target = match target {
                    Value::Text(text) => text.clone(),
                    Value::Number(number) => number.to_string(),
                    _ => return Err(expected()),
                };
                let to = graph.0.find(&target).ok_or_else(|| nowhere(name, &target))?;
                graph.edge(from, to)?;
            }
        }
        Ok(graph.finish())
    }

    /// Number of vertices.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether there is no vertex.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// Number of edges.
    pub fn edges(&self) -> usize {
        self.options.iter().map(Vec::len).sum()
    }

    /// The name of a vertex, by its number.
    pub fn name(&self, vertex: u32) -> &Arc<str> {
        &self.names[vertex as usize]
    }

    /// The number of a vertex, by its name.
    pub fn find(&self, name: &str) -> Option<u32> {
        self.index.get(name).copied()
    }

    /// Where the edges of each vertex lead.
    pub fn options(&self) -> &[Vec<u32>] {
        &self.options
    }

    /// All vertices, each after those to which its edges lead; `None` if the graph has a cycle, or if an [`interrupt`]
    /// comes first.
    pub fn order(&self) -> Option<Vec<u32>> {
        let mut parents: Vec<Vec<u32>> = vec![Vec::new(); self.len()];
        for (from, options) in (0..).zip(&self.options) {
            if spend(options) {
                return None;
            }
            options.iter().for_each(|&to| parents[to as usize].push(from));
        }
        let mut missing: Vec<usize> = self.options.iter().map(Vec::len).collect();
        let ends = (0..).zip(&missing).filter(|&(_, &missing)| missing == 0);
        let mut order: Vec<u32> = ends.map(|(vertex, _)| vertex).collect();
        let mut next = 0;
        while let Some(&vertex) = order.get(next) {
            next += 1;
            if spend(&parents[vertex as usize]) {
                return None;
            }
            for &parent in &parents[vertex as usize] {
                missing[parent as usize] -= 1;
                if missing[parent as usize] == 0 {
                    order.push(parent);
                }
            }
        }
        (order.len() == self.len()).then_some(order)
    }

    /// Decides every vertex at once.
    pub fn solve(&self, convention: Convention, budget: &Budget) -> Result<Vec<VertexReport>, OutOfBudget> {
        budget.admit(Size { positions: self.len() as u128, moves: self.edges() as u128 })?;
        let end = Solution { outcome: Ending::Stuck.outcome(convention), remoteness: 0 };
        let ends = self.options.iter().map(|options| options.is_empty().then_some(end)).collect();
        let solved = decide(&self.options, ends)?;
        let is_normal = convention == Convention::Normal;
        let values = if is_normal { Some(nim_values(&self.options)?) } else { None };
        if interrupt::is_set() {
            return Err(OutOfBudget::Cancelled);
        }
        let report = |(vertex, name): (usize, &Arc<str>)| VertexReport {
            name: Arc::clone(name),
            outcome: solved[vertex].map_or(Outcome::Draw, |solved| solved.outcome),
            remoteness: solved[vertex].map(|solved| solved.remoteness),
            nim_value: values.as_ref().and_then(|values| values[vertex]),
        };
        Ok(self.names.iter().enumerate().map(report).collect())
    }
}

/// A graph being read: edges may still occur twice.
#[derive(Debug, Default)]
pub(crate) struct Builder(Graph, usize);

impl Builder {
    /// The number of a vertex, which is new unless the name has occurred before.
    pub(crate) fn vertex(&mut self, name: &str) -> Result<u32, ParseError> {
        let Builder(graph, _) = self;
        if let Some(number) = graph.find(name) {
            return Ok(number);
        }
        let long = name.chars().nth(LONGEST_NAME).is_some();
        if name.is_empty() || name.trim() != name || long || name.contains(char::is_control) {
            return Err(ParseError::new(name, "expected-vertex-name"));
        }
        if graph.len() == MOST_VERTICES {
            return Err(ParseError::new(name, Message::new("expected-most-vertices").with("most", MOST_VERTICES)));
        }
        let number = u32::try_from(graph.len()).expect("vertices are few");
        let name: Arc<str> = name.into();
        graph.index.insert(Arc::clone(&name), number);
        graph.names.push(name);
        graph.options.push(Vec::new());
        Ok(number)
    }

    /// Adds an edge. Parallel edges count, so that no text causes much work.
    pub(crate) fn edge(&mut self, from: u32, to: u32) -> Result<(), ParseError> {
        let Builder(graph, edges) = self;
        if *edges == MOST_EDGES {
            let expected = Message::new("expected-most-edges").with("most", MOST_EDGES);
            return Err(ParseError::new(&graph.names[from as usize], expected));
        }
        *edges += 1;
        if edges.is_multiple_of(EDGES_AT_ONCE) && interrupt::spend(EDGES_AT_ONCE as u64 / EDGES_OF_UNIT) {
            return Err(ParseError::new(&graph.names[from as usize], "gave-up-cancelled"));
        }
        graph.options[from as usize].push(to);
        Ok(())
    }

    /// The graph, with each edge once unless an [`interrupt`] comes.
    pub(crate) fn finish(self) -> Graph {
        let Builder(mut graph, _) = self;
        let mut seen = FxHashSet::default();
        for options in &mut graph.options {
            if spend(options) {
                break;
            }
            seen.clear();
            options.retain(|&to| seen.insert(to));
        }
        graph
    }
}

/// Counts the work on the edges of a vertex, and returns whether the work must end.
fn spend(edges: &[u32]) -> bool {
    interrupt::spend(1 + edges.len() as u64 / EDGES_OF_UNIT)
}

fn nowhere(from: &str, to: &str) -> ParseError {
    let expected = Message::new("expected-edges-inside").with("vertex", shorten(to));
    ParseError::new(&format!("{from} -> {to}"), expected)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map(edges: &[(&str, &[&str])]) -> Value {
        let list = |to: &[&str]| Value::List(to.iter().map(|&name| Value::Text(name.into())).collect());
        Value::Map(edges.iter().map(|&(from, to)| (from.to_owned(), list(to))).collect())
    }

    fn letters(graph: &Graph, convention: Convention) -> String {
        let reports = graph.solve(convention, &Budget::default()).unwrap();
        reports.iter().map(|report| report.outcome.letter()).collect()
    }

    #[test]
    fn maps_and_dot_give_the_same_graph() {
        let from_map = Graph::read(&map(&[("a", &["b", "c", "b"]), ("b", &["c"]), ("c", &[])])).unwrap();
        let from_dot = dot::read("digraph { a -> {b c}; b -> c; a -> b }").unwrap();
        assert_eq!(from_map.names, from_dot.names);
        assert_eq!(from_map.options, from_dot.options);
        assert_eq!(from_map.edges(), 3);
    }

    #[test]
    fn edges_to_nowhere_name_both_ends() {
        let error = Graph::read(&map(&[("a", &["x"])])).unwrap_err().to_string();
        assert!(error.contains("text=a -> x") && error.contains("vertex=x"), "{error}");
        assert!(Graph::read(&map(&[("a", &[]), ("a", &[])])).is_err());
        assert!(Graph::read(&Value::Map(vec![("a".into(), Value::Number(1))])).is_err());
        assert!(Graph::read(&Value::Flag(true)).is_err());
    }

    #[test]
    fn a_graph_of_nim_has_the_values_of_nim() {
        let graph = dot::read("digraph { 3 -> {2 1 0}; 2 -> {1 0}; 1 -> 0 }").unwrap();
        let reports = graph.solve(Convention::Normal, &Budget::default()).unwrap();
        for report in &reports {
            assert_eq!(report.nim_value.map(|value| value.to_string()).as_deref(), Some(&*report.name));
        }
        assert_eq!(letters(&graph, Convention::Misere), "NNPN");
    }

    #[test]
    fn cycles_can_be_drawn_won_or_lost() {
        let graph = dot::read("digraph { a -> b -> a; b -> c; u -> v -> u; u -> b; s -> s }").unwrap();
        assert_eq!(graph.order(), None);
        assert_eq!(letters(&graph, Convention::Normal), "PNPDDD");
        assert_eq!(letters(&graph, Convention::Misere), "DDNDDD");
        let reports = graph.solve(Convention::Normal, &Budget::default()).unwrap();
        assert_eq!(reports[0].remoteness, Some(2));
        let values: Vec<Option<NimValue>> = reports.iter().map(|report| report.nim_value).collect();
        assert_eq!(values, [None, None, Some(NimValue::ZERO), None, None, None], "no cycle can be reached from c");
    }

    #[test]
    fn long_chains_are_solved_without_recursion() {
        let chain: Vec<String> = (0..MOST_VERTICES).map(|i| i.to_string()).collect();
        let graph = dot::read(&format!("digraph {{ {} }}", chain.join(" -> "))).unwrap();
        let reports = graph.solve(Convention::Normal, &Budget::default()).unwrap();
        assert_eq!(reports[0].remoteness, Some(99_999));
        assert!(dot::read(&format!("digraph {{ {} -> more }}", chain.join(" -> "))).is_err());
        let crowd = chain[..1_001].join(" ");
        assert!(dot::read(&format!("digraph {{ {{{crowd}}} -> {{{crowd}}} }}")).is_err());
    }
}
