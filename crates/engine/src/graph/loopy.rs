//! Nim-values of graphs with cycles: some vertices have a number as usual, the others infinity with a set of numbers.
//!
//! Source: C. A. B. Smith, *Graphs and composite games*, 1966; A. S. Fraenkel and Y. Yesha, *The generalized
//! Sprague–Grundy function and its invariance under certain mappings*, 1986.
use super::spend;
use crate::nim_value::{MexSet, NimValue};
use std::fmt;

/// The nim-value of a vertex in a graph that may have cycles.
///
/// In a sum, numbers add as usual. A number and infinity with a set give a winning position if the number is in the
/// set, otherwise a draw; two infinities give a draw. Written as `3` and `∞(0,2)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoopyValue {
    /// A number.
    Finite(NimValue),
    /// Infinity, with the numbers of the options that have one.
    Infinite(Vec<NimValue>),
}

impl fmt::Display for LoopyValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoopyValue::Finite(value) => value.fmt(f),
            LoopyValue::Infinite(set) if set.is_empty() => f.write_str("∞"),
            LoopyValue::Infinite(set) => {
                let set: Vec<String> = set.iter().map(ToString::to_string).collect();
                write!(f, "∞({})", set.join(","))
            }
        }
    }
}

/// The nim-values of all vertices of a graph in normal play, each with the numbers of its options; `None` if an
/// interrupt comes first.
///
/// ```
/// use engine::graph::{dot, loopy_values};
/// let graph = dot::read("digraph { a -> b -> a; b -> c; d -> d; d -> c }").unwrap();
/// let values: Vec<String> = loopy_values(graph.options()).unwrap().iter().map(ToString::to_string).collect();
/// assert_eq!(values, ["0", "1", "0", "∞(0)"]);
/// ```
pub fn loopy_values(options: &[Vec<u32>]) -> Option<Vec<LoopyValue>> {
    let mut labels = vec![None; options.len()];
    let mut parents: Vec<Vec<u32>> = vec![Vec::new(); options.len()];
    for (from, targets) in (0..).zip(options) {
        if spend(targets) {
            return None;
        }
        targets.iter().for_each(|&to| parents[to as usize].push(from));
    }
    let mut number = 0;
    while label(options, number, &parents, &mut labels)? {
        number += 1;
    }
    let value = |vertex: usize| match labels[vertex] {
        Some(label) => LoopyValue::Finite(NimValue(u128::from(label))),
        None => {
            let mut set: Vec<u32> = options[vertex].iter().filter_map(|&to| labels[to as usize]).collect();
            set.sort_unstable();
            set.dedup();
            LoopyValue::Infinite(set.into_iter().map(|label| NimValue(u128::from(label))).collect())
        }
    };
    Some((0..options.len()).map(value).collect())
}

/// Gives the next number to every vertex that has it, once all smaller numbers are given; returns whether there
/// could be any.
///
/// A vertex has it if its options have all smaller numbers and not this one, and from each option without a number
/// there is a move to a vertex that has it: that option can be answered.
fn label(options: &[Vec<u32>], number: u32, parents: &[Vec<u32>], labels: &mut [Option<u32>]) -> Option<bool> {
    let mut candidates = vec![false; options.len()];
    // Options without a number that cannot be answered yet.
    let mut open = vec![0usize; options.len()];
    let mut found = Vec::new();
    for vertex in 0..options.len() {
        let targets = &options[vertex];
        if spend(targets) {
            return None;
        }
        let mut seen = MexSet::default();
        targets.iter().filter_map(|&to| labels[to as usize]).for_each(|label| seen.insert(label));
        candidates[vertex] = labels[vertex].is_none() && seen.mex() >= number;
        open[vertex] = targets.iter().filter(|&&to| labels[to as usize].is_none()).count();
        if candidates[vertex] && open[vertex] == 0 {
            found.push(vertex);
        }
    }
    let mut is_answered = vec![false; options.len()];
    let any = candidates.contains(&true);
    while let Some(vertex) = found.pop() {
        if is_answered[vertex] || labels[vertex].is_some() {
            continue;
        }
        labels[vertex] = Some(number);
        if spend(&parents[vertex]) {
            return None;
        }
        for &parent in &parents[vertex] {
            let parent = parent as usize;
            if labels[parent].is_some() || std::mem::replace(&mut is_answered[parent], true) {
                continue;
            }
            for &above in &parents[parent] {
                let above = above as usize;
                open[above] -= 1;
                if open[above] == 0 && candidates[above] && labels[above].is_none() {
                    found.push(above);
                }
            }
        }
    }
    Some(any)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        graph::{Builder, Graph},
        outcome::Outcome,
        solve::{Solution, retrograde::decide},
    };

    /// A graph whose edges are the bits of a number.
    fn graph(vertices: u32, edges: u64) -> Graph {
        let mut builder = Builder::default();
        for vertex in 0..vertices {
            builder.vertex(&vertex.to_string()).unwrap();
        }
        for edge in 0..vertices * vertices {
            if edges >> edge & 1 == 1 {
                builder.edge(edge / vertices, edge % vertices).unwrap();
            }
        }
        builder.finish()
    }

    /// The outcome of every sum of two vertices, by search alone.
    fn sums(graph: &Graph) -> Vec<Outcome> {
        let count = u32::try_from(graph.len()).unwrap();
        let moves = |(a, b): (u32, u32)| {
            let first = graph.options()[a as usize].iter().map(move |&to| to * count + b);
            first.chain(graph.options()[b as usize].iter().map(move |&to| a * count + to)).collect::<Vec<u32>>()
        };
        let options: Vec<Vec<u32>> = (0..count * count).map(|pair| moves((pair / count, pair % count))).collect();
        let end = Solution { outcome: Outcome::Loss, remoteness: 0 };
        let ends = options.iter().map(|options| options.is_empty().then_some(end)).collect();
        let solved = decide(&options, ends).unwrap();
        solved.into_iter().map(|solved| solved.map_or(Outcome::Draw, |solved| solved.outcome)).collect()
    }

    fn claim(a: &LoopyValue, b: &LoopyValue) -> Outcome {
        match (a, b) {
            (LoopyValue::Finite(a), LoopyValue::Finite(b)) if a == b => Outcome::Loss,
            (LoopyValue::Finite(_), LoopyValue::Finite(_)) => Outcome::Win,
            (LoopyValue::Finite(value), LoopyValue::Infinite(set))
            | (LoopyValue::Infinite(set), LoopyValue::Finite(value))
                if set.contains(value) =>
            {
                Outcome::Win
            }
            _ => Outcome::Draw,
        }
    }

    #[test]
    fn sums_of_two_vertices_have_the_outcome_of_their_values() {
        // All graphs with three vertices, and many with five.
        let small = (0..1u64 << 9).map(|edges| graph(3, edges));
        let large = (1..400u64).map(|seed| graph(5, seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20));
        let mut infinite = 0;
        for graph in small.chain(large) {
            let values = loopy_values(graph.options()).unwrap();
            let claims = values.iter().flat_map(|a| values.iter().map(move |b| claim(a, b)));
            assert!(claims.eq(sums(&graph)), "{:?}: {values:?}", graph.options());
            infinite += values.iter().filter(|value| matches!(value, LoopyValue::Infinite(_))).count();
        }
        assert!(infinite > 100);
    }
}
