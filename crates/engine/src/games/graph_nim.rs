//! Graph Nim: numbers stand on the edges of a graph; choose a vertex and make any of its edges smaller. `1-2:3,2-3:1`
//! has two edges with the numbers 3 and 1; `1-2,2-1` takes 2 from the first edge of the list and 1 from the second.
//! Source: M. Fukuyama, A Nim game played on graphs, 2003 (a relative); stars and triangles are Moore's game of 1910.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Piece, Shape, Spot, Touch},
    common::small_sort::sort_few,
    common::takings::{Takings, members},
    explain::Step,
    family::{Dice, Family, Preset, Sizes},
    game::{Footprint, Game, Impartial, Packed, Size},
    heap::all_heaps,
    message::Message,
    nim_value::NimValue,
    notation::{HeapList, ParseError, Takes, number},
    outcome::{Convention, Outcome},
    params::Params,
    theory::{Claim, Range, Theorem, Theory},
};
use smallvec::SmallVec;
use std::fmt;

mod reasons;

pub(crate) const FAMILY: Family = Family {
    id: "graph_nim",
    parameters: &[],
    presets: &[
        Preset::new("triangle", "1-2:3,2-3:4,1-3:5"),
        Preset::new("path", "1-2:2,2-3:3,3-4:4"),
        Preset::new("square", "1-2:2,2-3:2,3-4:2,1-4:3"),
    ],
    usual: 0,
    tags: &[],
    random,
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(GraphNim))
}

const STARS: Theorem = Theorem { id: "nim-sum-of-separate-stars", source: "each star is one heap; Bouton 1901" };
const TRIANGLE: Theorem = Theorem { id: "equal-numbers-on-a-triangle", source: "Moore 1910" };
const PATH: Theorem = Theorem { id: "path-of-three-edges", source: "levelling the ends" };

fn random(_: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let count = sizes.heaps(3, 5, dice).min(8);
    let most = sizes.most(3, 5, 1000, dice);
    let points = u8::try_from(count).expect("few edges");
    let mut tokens = || dice.between(1, most);
    let ring = (1..=points).map(|i| format!("{}-{}:{}", i, i % points + 1, tokens()));
    let path = |i: u8| format!("{}-{}:1", i, i + 1);
    Ok(if points < 3 {
        (1..=points).map(path).collect::<Vec<_>>().join(",")
    } else {
        ring.collect::<Vec<_>>().join(",")
    })
}

/// The rules of Graph Nim.
#[derive(Clone, Copy, Debug)]
pub(super) struct GraphNim;

/// Edges between vertices with tokens on them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Edges {
    ends: SmallVec<[(u8, u8); 8]>,
    tokens: HeapList,
}

impl Footprint for Edges {
    fn heap_bytes(&self) -> usize {
        let ends = if self.ends.spilled() { self.ends.capacity() * 2 } else { 0 };
        ends + self.tokens.heap_bytes()
    }

    fn pack(&self) -> Packed {
        let mut packed: Packed = self.ends.iter().flat_map(|&(a, b)| [a, b]).collect();
        packed.push(u8::MAX);
        packed.extend(self.tokens.pack());
        packed
    }
}

impl Edges {
    /// The vertices at which edges end, in rising order.
    fn points(&self) -> SmallVec<[u8; 16]> {
        let mut points: SmallVec<[u8; 16]> = self.ends.iter().flat_map(|&(a, b)| [a, b]).collect();
        sort_few(&mut points);
        points.dedup();
        points
    }

    /// Whether all edges of a set, given as bits, end in a common vertex.
    fn meet(&self, set: u64) -> bool {
        let Some(first) = members(set).next() else { return true };
        let (a, b) = self.ends[first];
        let all_at = |vertex: u8| members(set).all(|edge| self.ends[edge].0 == vertex || self.ends[edge].1 == vertex);
        all_at(a) || all_at(b)
    }

    /// The edges with tokens, in groups that hang together, each as bits.
    fn components(&self) -> Vec<u64> {
        let mut components: Vec<(u64, u128)> = Vec::new();
        for (edge, &(a, b)) in self.ends.iter().enumerate().filter(|&(edge, _)| self.tokens.0[edge] > 0) {
            let mut joined = (1u64 << edge, 1u128 << a | 1 << b);
            components.retain(|&(edges, vertices)| {
                let apart = vertices & joined.1 == 0;
                if !apart {
                    joined = (joined.0 | edges, joined.1 | vertices);
                }
                apart
            });
            components.push(joined);
        }
        components.into_iter().map(|(edges, _)| edges).collect()
    }
}

impl Game for GraphNim {
    type Position = Edges;
    type Move = Takes;

    fn read(&self, text: &str) -> Result<Edges, ParseError> {
        const EXPECTED: &str = "expected-graph_nim-position";
        let wrong = || ParseError::new(text, EXPECTED);
        let vertex = |word: &str| -> Result<u8, ParseError> {
            let vertex = u8::try_from(number(word, EXPECTED)?).ok();
            vertex.filter(|vertex| (1..=99).contains(vertex)).ok_or_else(wrong)
        };
        let mut edges = Edges { ends: SmallVec::new(), tokens: HeapList::default() };
        if text == "-" {
            return Ok(edges);
        }
        for edge in text.split(',').take(33) {
            let (ends, tokens) = edge.split_once(':').ok_or_else(wrong)?;
            let (a, b) = ends.split_once('-').ok_or_else(wrong)?;
            let ends = (vertex(a)?.min(vertex(b)?), vertex(a)?.max(vertex(b)?));
            if ends.0 == ends.1 || edges.ends.contains(&ends) || edges.ends.len() == 32 {
                return Err(wrong());
            }
            edges.ends.push(ends);
            edges.tokens.0.push(number(tokens, EXPECTED)?);
        }
        Ok(edges)
    }

    fn read_move(&self, text: &str) -> Result<Takes, ParseError> {
        text.parse()
    }

    fn moves(&self, edges: &Edges) -> impl Iterator<Item = Takes> {
        Takings::new(edges.tokens.iter(), |set| edges.meet(set))
    }

    fn play(&self, edges: &Edges, mv: &Takes) -> Edges {
        Edges { ends: edges.ends.clone(), tokens: mv.apply(&edges.tokens) }
    }

    fn board(&self, edges: &Edges) -> Board {
        let points = edges.points();
        let index = |vertex: u8| points.iter().position(|&point| point == vertex).unwrap_or(0);
        let line = |(number, (&(a, b), tokens)): (usize, (&(u8, u8), u64))| {
            Spot::line(index(a), index(b), Piece::Line).with_count(tokens).with_label(number.to_string())
        };
        let lines = (1..).zip(edges.ends.iter().zip(edges.tokens.iter())).map(line);
        let points = points.iter().map(|point| Spot::point(Piece::Point, point.to_string()));
        Board::new(Shape::Graph { directed: false }, points.chain(lines).collect())
    }

    fn effect(&self, edges: &Edges, mv: &Takes) -> Vec<Touch> {
        let points = edges.points().len();
        let takes = Touch::takes(&edges.tokens, mv).into_iter();
        takes.map(|touch| Touch { spot: touch.spot + points, ..touch }).collect()
    }

    fn is_legal(&self, edges: &Edges, mv: &Takes) -> bool {
        mv.fits(&edges.tokens) && edges.meet(mv.0.iter().fold(0, |set, &(edge, _)| set | 1 << edge))
    }

    fn canonical(&self, edges: Edges) -> Edges {
        // Edges without tokens are as good as none.
        let mut left: SmallVec<[((u8, u8), u64); 8]> =
            edges.ends.into_iter().zip(edges.tokens.0).filter(|&(_, tokens)| tokens > 0).collect();
        sort_few(&mut left);
        Edges { ends: left.iter().map(|edge| edge.0).collect(), tokens: left.iter().map(|edge| edge.1).collect() }
    }

    fn size(&self, edges: &Edges) -> Size {
        // Each edge can be lowered to any number by itself.
        let tokens = &edges.tokens.0;
        Size::of_box(tokens, 1, tokens.iter().map(|&tokens| u128::from(tokens)).sum())
    }

    fn describe(&self, edges: &Edges, mv: &Takes) -> Message {
        reasons::describe(edges, mv)
    }
}

impl Impartial for GraphNim {}

impl GraphNim {
    /// Stars side by side are heaps of Nim.
    fn stars(edges: &Edges, components: &[u64]) -> Option<Claim<Takes>> {
        let tokens = |set: u64| NimValue(members(set).map(|edge| u128::from(edges.tokens.0[edge])).sum());
        let all_stars = components.iter().all(|&set| edges.meet(set));
        let value: NimValue = components.iter().map(|&set| tokens(set)).sum();
        let outcome = Outcome::win_if(value != NimValue::ZERO);
        all_stars.then(|| Claim::new(outcome, &STARS).with_value(value))
    }

    /// One triangle or one path of three edges, all with tokens.
    fn three_edges(edges: &Edges, component: u64) -> Option<Claim<Takes>> {
        let set: SmallVec<[usize; 4]> = members(component).take(4).collect();
        let [a, b, c] = set[..] else { return None };
        let touch = |x: usize, y: usize| edges.meet(1 << x | 1 << y);
        if touch(a, b) && touch(b, c) && touch(a, c) {
            let tokens = |edge: usize| edges.tokens.0[edge];
            let equal = tokens(a) == tokens(b) && tokens(b) == tokens(c);
            return Some(Claim::new(Outcome::win_if(!equal), &TRIANGLE));
        }
        // Three edges that hang together and are neither a star nor a triangle form a path: level the ends and empty
        // the middle.
        Some(Claim::new(Outcome::Win, &PATH))
    }
}

impl Theory for GraphNim {
    fn claim(&self, convention: Convention, edges: &Edges) -> Option<Claim<Takes>> {
        if convention == Convention::Misere {
            return None;
        }
        let components = edges.components();
        GraphNim::stars(edges, &components).or_else(|| match components[..] {
            [component] => GraphNim::three_edges(edges, component),
            _ => None,
        })
    }

    fn reasons(&self, convention: Convention, edges: &Edges) -> Vec<Step> {
        reasons::of(convention, edges)
    }

    fn ranges(&self, deep: bool) -> Vec<Range<Edges>> {
        let (three, four) = if deep { (60, 22) } else { (31, 13) };
        let on = |ends: &'static [(u8, u8)], most: u64| {
            all_heaps(ends.len(), 0, most).map(|tokens| Edges { ends: SmallVec::from_slice(ends), tokens })
        };
        vec![
            Range::new(Message::new("range-triangle").with("most", three), on(&[(1, 2), (2, 3), (1, 3)], three)),
            Range::new(Message::new("range-path").with("most", three), on(&[(1, 2), (2, 3), (3, 4)], three)),
            Range::new(Message::new("range-stars").with("most", four), on(&[(1, 2), (1, 3), (4, 5), (4, 6)], four)),
            Range::new(Message::new("range-square").with("most", four), on(&[(1, 2), (2, 3), (3, 4), (1, 4)], four)),
        ]
    }
}

impl fmt::Display for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.ends.is_empty() {
            return f.write_str("-");
        }
        for (i, ((a, b), tokens)) in self.ends.iter().zip(self.tokens.iter()).enumerate() {
            write!(f, "{}{a}-{b}:{tokens}", if i == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(position: &str) -> Option<Outcome> {
        GraphNim.claim(Convention::Normal, &GraphNim.read(position).unwrap()).map(|claim| claim.outcome)
    }

    #[test]
    fn a_triangle_is_lost_when_its_numbers_are_equal() {
        assert_eq!(outcome("1-2:5,2-3:5,1-3:5"), Some(Outcome::Loss));
        assert_eq!(outcome("1-2:5,2-3:4,1-3:5"), Some(Outcome::Win));
    }

    #[test]
    fn a_path_is_lost_when_only_equal_ends_are_left() {
        assert_eq!(outcome("1-2:4,2-3:0,3-4:4"), Some(Outcome::Loss));
        assert_eq!(outcome("1-2:4,2-3:1,3-4:4"), Some(Outcome::Win));
        assert_eq!(outcome("1-2:4,2-3:1,3-4:4,4-5:1"), None);
    }

    #[test]
    fn only_edges_with_a_common_vertex_may_be_touched() {
        let edges = GraphNim.read("1-2:1,2-3:1,3-4:1").unwrap();
        let moves: Vec<String> = GraphNim.moves(&edges).map(|mv| mv.to_string()).collect();
        assert_eq!(moves.join(" "), "3-1 2-1 2-1,3-1 1-1 1-1,2-1");
        assert!(GraphNim.read("1-1:3").is_err() && GraphNim.read("1-2:1,2-1:1").is_err());
    }
}
