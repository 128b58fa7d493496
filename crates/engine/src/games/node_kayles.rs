//! Node Kayles: choose a vertex of a graph and take it away with all its neighbours. `1-2,2-3,4` is a path of three
//! vertices and a vertex alone; the move `3` chooses vertex 3. Source: T. J. Schaefer, On the complexity of some
//! two-person perfect-information games, 1978; on paths it is Dawson's Chess.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Touch},
    common::graph_kayles::{self, PlainGraph, Rule, bit, forms::Forms, forms::taking_all, members, parts::Components},
    explain::Step,
    family::{Family, Preset, Tag},
    game::{Game, Impartial},
    message::Message,
    nim_value::NimValue,
    notation::{ParseError, number},
    outcome::{Convention, Outcome},
    params::Params,
    solve::parts::Parts,
    theory::{Claim, Range, Theorem, Theory},
};
use std::fmt;

pub(crate) const FAMILY: Family = Family {
    id: "node_kayles",
    parameters: &[],
    presets: &[
        Preset::new("petersen-graph", "1-2,2-3,3-4,4-5,1-5,1-6,2-7,3-8,4-9,5-10,6-8,8-10,7-10,7-9,6-9"),
        Preset::new("path", "1-2,2-3,3-4,4-5,5-6,6-7"),
        Preset::new("ladder", "1-2,2-3,3-4,4-5,6-7,7-8,8-9,9-10,1-6,2-7,3-8,4-9,5-10"),
    ],
    usual: 1,
    tags: &[Tag::Unsolved],
    random: |_, sizes, dice| Ok(graph_kayles::random(sizes, dice)),
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(game()))
}

/// Node Kayles on any graph of up to 64 vertices.
pub(super) fn game() -> NodeKayles {
    NodeKayles { forms: Forms::new(Rule::Node) }
}

/// The rules of node Kayles, with the values of simple graphs.
#[derive(Clone, Debug)]
pub(super) struct NodeKayles {
    forms: Forms,
}

/// The vertex that is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Vertex(u8);

/// The vertex and its neighbours.
fn gone(graph: &PlainGraph, vertex: Vertex) -> u64 {
    graph.neighbours()[usize::from(vertex.0 - 1)] | bit(vertex.0)
}

impl Game for NodeKayles {
    type Position = PlainGraph;
    type Move = Vertex;

    fn read(&self, text: &str) -> Result<PlainGraph, ParseError> {
        PlainGraph::read(text)
    }

    fn read_move(&self, text: &str) -> Result<Vertex, ParseError> {
        const EXPECTED: &str = "expected-node_kayles-move";
        let vertex = u8::try_from(number(text, EXPECTED)?).ok().filter(|vertex| (1..=64).contains(vertex));
        vertex.map(Vertex).ok_or_else(|| ParseError::new(text, EXPECTED))
    }

    fn moves(&self, graph: &PlainGraph) -> impl Iterator<Item = Vertex> {
        members(graph.vertices).map(Vertex)
    }

    fn play(&self, graph: &PlainGraph, mv: &Vertex) -> PlainGraph {
        graph.without(gone(graph, *mv))
    }

    fn is_legal(&self, graph: &PlainGraph, mv: &Vertex) -> bool {
        graph.vertices & bit(mv.0) != 0
    }

    fn board(&self, graph: &PlainGraph) -> Board {
        graph.board()
    }

    fn effect(&self, graph: &PlainGraph, mv: &Vertex) -> Vec<Touch> {
        graph.removal(&[mv.0], gone(graph, *mv))
    }

    fn canonical(&self, graph: PlainGraph) -> PlainGraph {
        graph.renumbered()
    }

    fn parts(&self, convention: Convention, graph: &PlainGraph) -> Option<Box<dyn Parts<PlainGraph>>> {
        Some(Box::new(Components::new(Rule::Node, convention, graph)))
    }

    fn describe(&self, _: &PlainGraph, mv: &Vertex) -> Message {
        graph_kayles::describe("move-vertex", mv)
    }
}

impl Impartial for NodeKayles {}

const FORMS: Theorem = Theorem { id: "nim-sum-of-paths-cycles-and-stars", source: "Guy and Smith 1956" };
const ALL: Theorem = Theorem { id: "one-move-takes-everything", source: "by inspection" };

impl Theory for NodeKayles {
    fn claim(&self, convention: Convention, graph: &PlainGraph) -> Option<Claim<Vertex>> {
        if convention == Convention::Misere {
            return None;
        }
        if let Some(components) = self.forms.components(graph) {
            let value: NimValue = components.iter().map(|(_, value)| *value).sum();
            return Some(Claim::new(Outcome::win_if(value != NimValue::ZERO), &FORMS).with_value(value));
        }
        taking_all(Rule::Node, graph).map(|_| Claim::new(Outcome::Win, &ALL))
    }

    fn reasons(&self, convention: Convention, graph: &PlainGraph) -> Vec<Step> {
        if self.claim(convention, graph).is_none() {
            return Vec::new();
        }
        let all = self.moves(graph).find(|mv| gone(graph, *mv) == graph.vertices);
        graph_kayles::reasons::of(self, &self.forms, graph, all)
    }

    fn ranges(&self, deep: bool) -> Vec<Range<PlainGraph>> {
        graph_kayles::ranges(deep)
    }
}

impl fmt::Display for Vertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::{Method, Question};

    fn ask(graph: &str, convention: Convention) -> crate::Analysis {
        let question = Question { method: Method::Both, ..Question::default() };
        let answer = impartial(game()).boxed().analyse(graph, convention, &question).unwrap();
        assert_eq!(answer.disagreement, None, "{graph}");
        answer
    }

    #[test]
    fn simple_graphs_have_their_values() {
        for (graph, value) in [
            ("1", 1),
            ("1-2,2-3,3-4", 0),
            ("1-2,2-3,1-3", 1),
            ("1-2,2-3,3-4,1-4", 0),
            ("1-2,2-3,3-4,4-5,1-5", 0),
            ("1-2,1-3,1-4", 1),
            ("1-2,1-3,1-4,1-5", 2),
            ("1-2,3", 0),
        ] {
            assert_eq!(ask(graph, Convention::Normal).nim_value, Some(NimValue(value)), "{graph}");
        }
    }

    #[test]
    fn a_vertex_takes_its_neighbours_along() {
        let graph = game().read("1-2,2-3,3-4,5").unwrap();
        assert_eq!(game().play(&graph, &Vertex(2)).to_string(), "4,5");
        assert_eq!(game().play(&graph, &Vertex(5)).to_string(), "1-2,2-3,3-4");
        assert!(!game().is_legal(&graph, &Vertex(6)));
        assert_eq!(ask("1-2,2-3,3-1,4", Convention::Misere).outcome, Some(Outcome::Win));
    }
}
