//! Kayles on graphs: a move takes away vertices with all their edges. In node Kayles these are a vertex and its
//! neighbours, in arc Kayles the two ends of an edge.
use crate::{
    board::{Board, Piece, Shape, Spot, Touch},
    family::{Dice, Sizes},
    game::{Footprint, Packed},
    message::Message,
    notation::{ParseError, number},
    theory::Range,
};
use smallvec::SmallVec;
use std::fmt;

pub(crate) mod forms;
pub(crate) mod parts;
pub(crate) mod reasons;

/// Maximum number of edges.
const MOST_EDGES: usize = 256;

/// Vertices as bits: the vertex 1 is the lowest.
pub(crate) type Vertices = u64;

/// What a move takes away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    /// A vertex and its neighbours.
    Node,
    /// The two ends of an edge.
    Arc,
}

/// A graph without loops and parallel edges, with vertices from 1 to 64.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct PlainGraph {
    pub(crate) vertices: Vertices,
    /// Edges in the order in which they are written, each with its smaller end first.
    pub(crate) edges: SmallVec<[(u8, u8); 16]>,
}

/// The bit of a vertex.
pub(crate) fn bit(vertex: u8) -> Vertices {
    1 << (vertex - 1)
}

/// The vertices of a set.
pub(crate) fn members(mut set: Vertices) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        let number = u8::try_from(set.trailing_zeros()).expect("at most 64");
        set &= set.wrapping_sub(1);
        (number < 64).then_some(number + 1)
    })
}

impl Footprint for PlainGraph {
    fn heap_bytes(&self) -> usize {
        if self.edges.spilled() { self.edges.capacity() * 2 } else { 0 }
    }

    fn pack(&self) -> Packed {
        let mut packed = Packed::from_slice(&self.vertices.to_le_bytes());
        packed.extend(self.edges.iter().flat_map(|&(a, b)| [a, b]));
        packed
    }
}

impl PlainGraph {
    /// Reads edges such as `1-2,2-3` and single vertices such as `4`; `-` is the empty graph.
    pub(crate) fn read(text: &str) -> Result<PlainGraph, ParseError> {
        const EXPECTED: &str = "expected-plain-graph";
        let wrong = || ParseError::new(text, EXPECTED);
        let vertex = |word: &str| -> Result<u8, ParseError> {
            let vertex = u8::try_from(number(word, EXPECTED)?).ok();
            vertex.filter(|vertex| (1..=64).contains(vertex)).ok_or_else(wrong)
        };
        let mut graph = PlainGraph::default();
        if text == "-" {
            return Ok(graph);
        }
        for word in text.split(',') {
            let Some((a, b)) = word.split_once('-') else {
                graph.vertices |= bit(vertex(word)?);
                continue;
            };
            let (a, b) = (vertex(a)?, vertex(b)?);
            let edge = (a.min(b), a.max(b));
            if a == b {
                return Err(ParseError::new(word, "expected-edge-without-loop"));
            }
            if graph.edges.contains(&edge) || graph.edges.len() == MOST_EDGES {
                return Err(wrong());
            }
            graph.vertices |= bit(a) | bit(b);
            graph.edges.push(edge);
        }
        Ok(graph)
    }

    /// The neighbours of each vertex, by its number less one.
    pub(crate) fn neighbours(&self) -> [Vertices; 64] {
        let mut neighbours = [0; 64];
        for &(a, b) in &self.edges {
            neighbours[usize::from(a - 1)] |= bit(b);
            neighbours[usize::from(b - 1)] |= bit(a);
        }
        neighbours
    }

    /// What is left when vertices are taken away.
    #[must_use]
    pub(crate) fn without(&self, gone: Vertices) -> PlainGraph {
        let stays = |&&(a, b): &&(u8, u8)| gone & (bit(a) | bit(b)) == 0;
        PlainGraph { vertices: self.vertices & !gone, edges: self.edges.iter().filter(stays).copied().collect() }
    }

    /// Drops vertices without edges.
    #[must_use]
    pub(crate) fn without_lone_vertices(mut self) -> PlainGraph {
        self.vertices = self.edges.iter().fold(0, |all, &(a, b)| all | bit(a) | bit(b));
        self
    }

    /// The graph with new numbers for its vertices: in the order of their degrees and of those of their neighbours.
    #[must_use]
    pub(crate) fn renumbered(self) -> PlainGraph {
        let neighbours = self.neighbours();
        let degree = |vertex: u8| u64::from(neighbours[usize::from(vertex - 1)].count_ones());
        let mut ranks = [0u64; 65];
        members(self.vertices).for_each(|vertex| ranks[usize::from(vertex)] = degree(vertex));
        for _ in 0..2 {
            let before = ranks;
            for vertex in members(self.vertices) {
                let around = members(neighbours[usize::from(vertex - 1)]);
                let square = |rank: u64| rank.wrapping_add(7).wrapping_mul(rank);
                let sum = around.fold(0u64, |sum, other| sum.wrapping_add(square(before[usize::from(other)])));
                ranks[usize::from(vertex)] = before[usize::from(vertex)].wrapping_mul(1_000_003).wrapping_add(sum);
            }
        }
        let mut order: SmallVec<[u8; 64]> = members(self.vertices).collect();
        crate::common::small_sort::sort_few_by_key(&mut order, |&vertex| ranks[usize::from(vertex)]);
        let mut names = [0u8; 65];
        (1..).zip(&order).for_each(|(name, &vertex)| names[usize::from(vertex)] = name);
        let rename = |&(a, b): &(u8, u8)| {
            let (a, b) = (names[usize::from(a)], names[usize::from(b)]);
            (a.min(b), a.max(b))
        };
        let mut edges: SmallVec<[(u8, u8); 16]> = self.edges.iter().map(rename).collect();
        edges.sort_unstable();
        PlainGraph { vertices: order.iter().fold(0, |all, _| all << 1 | 1), edges }
    }

    /// The vertices, then the edges, each as a spot.
    pub(crate) fn board(&self) -> Board {
        let index = |vertex: u8| (self.vertices & (bit(vertex) - 1)).count_ones() as usize;
        let points = members(self.vertices).map(|vertex| Spot::point(Piece::Point, vertex.to_string()));
        let line = |&(a, b): &(u8, u8)| Spot::line(index(a), index(b), Piece::Line).with_label(format!("{a}-{b}"));
        let spots = points.chain(self.edges.iter().map(line)).collect();
        Board::new(Shape::Graph { directed: false }, spots)
    }

    /// The vertices and edges that go with some vertices, those vertices first.
    pub(crate) fn removal(&self, chosen: &[u8], gone: Vertices) -> Vec<Touch> {
        let index = |vertex: u8| (self.vertices & (bit(vertex) - 1)).count_ones() as usize;
        let others = members(gone).filter(|vertex| !chosen.contains(vertex));
        let points = chosen.iter().copied().chain(others).map(index);
        let count = self.vertices.count_ones() as usize;
        let lines = (count..).zip(&self.edges).filter(|(_, (a, b))| gone & (bit(*a) | bit(*b)) != 0);
        points.chain(lines.map(|(spot, _)| spot)).map(Touch::remove).collect()
    }
}

impl Rule {
    /// The sets of vertices that the moves on some of the vertices take away.
    pub(crate) fn removals(self, neighbours: &[Vertices; 64], left: Vertices) -> impl Iterator<Item = Vertices> {
        let of = move |vertex: u8| {
            let around = neighbours[usize::from(vertex - 1)] & left;
            let (whole, pairs) = match self {
                Rule::Node => (Some(around | bit(vertex)), 0),
                Rule::Arc => (None, around & !(bit(vertex) | (bit(vertex) - 1))),
            };
            whole.into_iter().chain(members(pairs).map(move |other| bit(vertex) | bit(other)))
        };
        members(left).flat_map(of)
    }
}

/// Draws a connected graph with a few more edges than a tree.
pub(crate) fn random(sizes: Sizes, dice: &mut Dice) -> String {
    let count = sizes.most.or(sizes.heaps).unwrap_or_else(|| dice.between(6, 9)).clamp(2, 20);
    let mut graph = PlainGraph::default();
    let mut draw = |most: u64| u8::try_from(dice.between(1, most)).expect("few vertices");
    let mut join = |a: u8, b: u8| {
        let edge = (a.min(b), a.max(b));
        if a != b && !graph.edges.contains(&edge) {
            graph.edges.push(edge);
        }
    };
    for vertex in 2..=count {
        join(u8::try_from(vertex).expect("few vertices"), draw(vertex - 1));
    }
    (0..count / 3).for_each(|_| join(draw(count), draw(count)));
    graph.without_lone_vertices().to_string()
}

/// Every graph with few vertices, and graphs of more vertices, one of many.
pub(crate) fn ranges(deep: bool) -> Vec<Range<PlainGraph>> {
    let every = |vertices: u8, step: usize| {
        let pairs: Vec<(u8, u8)> = (1..=vertices).flat_map(|b| (1..b).map(move |a| (a, b))).collect();
        let codes = (0..1u64 << pairs.len()).step_by(step);
        codes.map(move |code| {
            let edges = (0..).zip(&pairs).filter(|(number, _)| code >> number & 1 == 1);
            PlainGraph { vertices: (1 << vertices) - 1, edges: edges.map(|(_, edge)| *edge).collect() }
        })
    };
    let range = |vertices: u8, step: usize| {
        let label = Message::new("range-graphs").with("vertices", u64::from(vertices));
        Range::new(label, every(vertices, if deep { step.div_ceil(16) } else { step }))
    };
    vec![range(4, 1), range(5, 1), range(6, 5), range(7, 401)]
}

/// A move in words: what is taken away.
pub(crate) fn describe(id: &'static str, chosen: &impl fmt::Display) -> Message {
    Message::new(id).with("chosen", chosen.to_string())
}

impl fmt::Display for PlainGraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.vertices == 0 {
            return f.write_str("-");
        }
        let joined = self.edges.iter().fold(0, |all, &(a, b)| all | bit(a) | bit(b));
        let edges = self.edges.iter().map(|(a, b)| format!("{a}-{b}"));
        let words: Vec<String> =
            edges.chain(members(self.vertices & !joined).map(|vertex| vertex.to_string())).collect();
        f.write_str(&words.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn graphs_are_written_as_they_are_read() {
        for text in ["-", "1", "1-2", "2-3,1-3,5", "1-64,7,9"] {
            assert_eq!(PlainGraph::read(text).unwrap().to_string(), text);
        }
        for text in ["", "1-1", "0-1", "1-65", "1-2,2-1", "1-2,", "a-b", "1-2-3"] {
            assert!(PlainGraph::read(text).is_err(), "{text}");
        }
        assert_eq!(PlainGraph::read("3-3").unwrap_err().expected.id, "expected-edge-without-loop");
    }

    #[test]
    fn new_numbers_stay_when_they_are_given_again() {
        for text in ["1-2,2-3,3-4,2-9", "5-6,6-7,5-7,8", "1-2,2-3,3-4,4-1,1-3"] {
            let once = PlainGraph::read(text).unwrap().renumbered();
            assert_eq!(once.clone().renumbered(), once, "{text}");
        }
    }
}
