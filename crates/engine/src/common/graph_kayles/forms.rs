//! Connected graphs of simple forms, whose nim-values are known: paths, cycles and stars.
use super::{PlainGraph, Rule, Vertices, bit, members};
use crate::{
    common::sequence::Sequence,
    nim_value::{MexSet, NimValue},
};

/// The nim-values of simple forms under one rule.
#[derive(Clone, Debug)]
pub(crate) struct Forms {
    pub(crate) rule: Rule,
    paths: Sequence,
}

impl Forms {
    pub(crate) const fn new(rule: Rule) -> Forms {
        Forms { rule, paths: Sequence::new() }
    }

    /// The nim-value of a path with this number of vertices: Dawson's Chess or Dawson's Kayles.
    pub(crate) fn path(&self, vertices: usize) -> u8 {
        let rule = self.rule;
        let next = move |before: &[u32]| {
            let mut seen = MexSet::default();
            let count = before.len();
            match rule {
                _ if count == 0 => {}
                Rule::Node if count < 3 => seen.insert(0),
                Rule::Node => {
                    seen.insert(before[count - 2]);
                    (0..=count - 3).for_each(|a| seen.insert(before[a] ^ before[count - 3 - a]));
                }
                Rule::Arc if count < 2 => {}
                Rule::Arc => (0..=count - 2).for_each(|a| seen.insert(before[a] ^ before[count - 2 - a])),
            }
            seen.mex()
        };
        u8::try_from(self.paths.value(vertices, next)).unwrap_or(u8::MAX)
    }

    /// The nim-value of connected vertices, if they form a path, a cycle or a star.
    pub(crate) fn value(&self, neighbours: &[Vertices; 64], part: Vertices) -> Option<u8> {
        let count = part.count_ones() as usize;
        let degrees = || members(part).map(|vertex| (neighbours[usize::from(vertex - 1)] & part).count_ones() as usize);
        let (most, sum) = (degrees().max()?, degrees().sum::<usize>());
        let (is_tree, is_cycle) = (sum + 2 == 2 * count, sum == 2 * count);
        match most {
            0..=2 if is_tree => Some(self.path(count)),
            2 if is_cycle => Some(u8::from(self.path(count - if self.rule == Rule::Node { 3 } else { 2 }) == 0)),
            _ if is_tree && most + 1 == count => Some(match self.rule {
                // The centre takes everything; a leaf takes the centre with it and leaves single vertices.
                Rule::Node => {
                    if most % 2 == 1 {
                        1
                    } else {
                        2
                    }
                }
                Rule::Arc => 1,
            }),
            _ => None,
        }
    }

    /// The components of a graph with their nim-values, if all of them are of simple forms.
    pub(crate) fn components(&self, graph: &PlainGraph) -> Option<Vec<(u8, NimValue)>> {
        let neighbours = graph.neighbours();
        let value = |part: Vertices| {
            let first = members(part).next()?;
            Some((first, NimValue(self.value(&neighbours, part)?.into())))
        };
        components(&neighbours, graph.vertices).map(value).collect()
    }
}

/// The connected components of some vertices.
pub(crate) fn components(neighbours: &[Vertices; 64], left: Vertices) -> impl Iterator<Item = Vertices> {
    let mut rest = left;
    std::iter::from_fn(move || {
        let mut part = rest & rest.wrapping_neg();
        if part == 0 {
            return None;
        }
        let mut edge = part;
        while edge != 0 {
            let around = members(edge).fold(0, |all, vertex| all | neighbours[usize::from(vertex - 1)]);
            edge = around & rest & !part;
            part |= edge;
        }
        rest &= !part;
        Some(part)
    })
}

/// The vertex that takes everything, in node Kayles, or the edge that does, in arc Kayles: its ends.
pub(crate) fn taking_all(rule: Rule, graph: &PlainGraph) -> Option<Vertices> {
    let joined = |set: Vertices| graph.edges.iter().all(|&(a, b)| set & (bit(a) | bit(b)) != 0);
    let takes_all = |set: &Vertices| match rule {
        Rule::Node => *set == graph.vertices,
        Rule::Arc => joined(*set),
    };
    let neighbours = graph.neighbours();
    rule.removals(&neighbours, graph.vertices).find(takes_all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_dawsons_games() {
        let values = |rule| (0..16).map(|n| Forms::new(rule).path(n)).collect::<Vec<_>>();
        assert_eq!(values(Rule::Node), [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5]);
        assert_eq!(values(Rule::Arc), [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0]);
    }
}
