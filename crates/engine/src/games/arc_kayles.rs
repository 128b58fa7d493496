//! Arc Kayles: choose an edge of a graph and take it away with its two ends and every edge that touches them.
//! `1-2,2-3,3-4` is a path of three edges; the move `2-3` chooses the edge in its middle. Source: T. J. Schaefer, On
//! the complexity of some two-person perfect-information games, 1978; on paths it is Dawson's Kayles.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Touch},
    common::graph_kayles::{self, PlainGraph, Rule, bit, forms::Forms, forms::taking_all, parts::Components},
    explain::Step,
    family::{Family, Preset, Tag},
    game::{Game, Impartial},
    message::Message,
    nim_value::NimValue,
    notation::ParseError,
    outcome::{Convention, Outcome},
    params::Params,
    solve::parts::Parts,
    theory::{Claim, Range, Theorem, Theory},
};
use std::fmt;

pub(crate) const FAMILY: Family = Family {
    id: "arc_kayles",
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

/// Arc Kayles on any graph of up to 64 vertices.
pub(super) fn game() -> ArcKayles {
    ArcKayles { forms: Forms::new(Rule::Arc) }
}

/// The rules of arc Kayles, with the values of simple graphs.
#[derive(Clone, Debug)]
pub(super) struct ArcKayles {
    forms: Forms,
}

/// The edge that is chosen, its smaller end first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Edge(u8, u8);

impl Edge {
    fn ends(self) -> u64 {
        bit(self.0) | bit(self.1)
    }
}

impl Game for ArcKayles {
    type Position = PlainGraph;
    type Move = Edge;

    fn read(&self, text: &str) -> Result<PlainGraph, ParseError> {
        PlainGraph::read(text)
    }

    fn read_move(&self, text: &str) -> Result<Edge, ParseError> {
        let edge = PlainGraph::read(text).ok().and_then(|graph| Some((*graph.edges.first()?, graph.edges.len())));
        match edge {
            Some(((a, b), 1)) if !text.contains(',') => Ok(Edge(a, b)),
            _ => Err(ParseError::new(text, "expected-arc_kayles-move")),
        }
    }

    fn moves(&self, graph: &PlainGraph) -> impl Iterator<Item = Edge> {
        graph.edges.iter().map(|&(a, b)| Edge(a, b))
    }

    fn play(&self, graph: &PlainGraph, mv: &Edge) -> PlainGraph {
        graph.without(mv.ends())
    }

    fn is_legal(&self, graph: &PlainGraph, mv: &Edge) -> bool {
        graph.edges.contains(&(mv.0, mv.1))
    }

    fn board(&self, graph: &PlainGraph) -> Board {
        graph.board()
    }

    /// The edge first, then its ends and the other edges.
    fn effect(&self, graph: &PlainGraph, mv: &Edge) -> Vec<Touch> {
        let mut touches = graph.removal(&[mv.0, mv.1], mv.ends());
        let number = graph.edges.iter().position(|edge| *edge == (mv.0, mv.1)).unwrap_or(0);
        let line = Touch::remove(graph.vertices.count_ones() as usize + number);
        touches.retain(|touch| *touch != line);
        touches.insert(0, line);
        touches
    }

    fn canonical(&self, graph: PlainGraph) -> PlainGraph {
        graph.without_lone_vertices().renumbered()
    }

    fn parts(&self, convention: Convention, graph: &PlainGraph) -> Option<Box<dyn Parts<PlainGraph>>> {
        Some(Box::new(Components::new(Rule::Arc, convention, graph)))
    }

    fn describe(&self, _: &PlainGraph, mv: &Edge) -> Message {
        graph_kayles::describe("move-edge", mv)
    }
}

impl Impartial for ArcKayles {}

const FORMS: Theorem = Theorem { id: "nim-sum-of-paths-cycles-and-stars", source: "Guy and Smith 1956" };
const ALL: Theorem = Theorem { id: "one-move-takes-everything", source: "by inspection" };

impl Theory for ArcKayles {
    fn claim(&self, convention: Convention, graph: &PlainGraph) -> Option<Claim<Edge>> {
        if convention == Convention::Misere {
            return None;
        }
        if let Some(components) = self.forms.components(graph) {
            let value: NimValue = components.iter().map(|(_, value)| *value).sum();
            return Some(Claim::new(Outcome::win_if(value != NimValue::ZERO), &FORMS).with_value(value));
        }
        taking_all(Rule::Arc, graph).map(|_| Claim::new(Outcome::Win, &ALL))
    }

    fn reasons(&self, convention: Convention, graph: &PlainGraph) -> Vec<Step> {
        if self.claim(convention, graph).is_none() {
            return Vec::new();
        }
        let all = self.moves(graph).find(|mv| self.play(graph, mv).edges.is_empty());
        graph_kayles::reasons::of(self, &self.forms, graph, all)
    }

    fn ranges(&self, deep: bool) -> Vec<Range<PlainGraph>> {
        graph_kayles::ranges(deep)
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.0, self.1)
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
            ("1", 0),
            ("1-2,2-3,3-4", 2),
            ("1-2,2-3,1-3", 1),
            ("1-2,2-3,3-4,1-4", 0),
            ("1-2,1-3,1-4,1-5", 1),
            ("1-2,3-4", 0),
        ] {
            assert_eq!(ask(graph, Convention::Normal).nim_value, Some(NimValue(value)), "{graph}");
        }
    }

    #[test]
    fn an_edge_takes_its_ends_along() {
        let graph = game().read("1-2,2-3,3-4,4-5").unwrap();
        assert_eq!(game().play(&graph, &Edge(2, 3)).to_string(), "4-5,1");
        assert!(game().is_legal(&graph, &game().read_move("3-2").unwrap()));
        for text in ["", "1", "1-2,3-4", "1-1", "1-2,3", "-"] {
            assert!(game().read_move(text).is_err(), "{text}");
        }
        assert_eq!(ask("1-2,3-4", Convention::Misere).outcome, Some(Outcome::Win));
    }
}
