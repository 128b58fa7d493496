//! A token on a graph: each move carries it along an edge to another vertex. With the edges `a -> b` and `b -> c`, `a`
//! is a position and `>b` the move from it. Any game without chance can be drawn like this.
//! Source: E. Zermelo 1913; L. Kalmár 1928; P. M. Grundy 1939.
use crate::{
    any::{Build, GameError, impartial_or_loopy},
    board::{Board, MOST_SQUARES, Piece, Shape, Spot, Touch},
    explain::Step,
    family::{Dice, Family, Preset, Sizes},
    game::{Footprint, Game, Impartial, Packed},
    graph::{Graph, VertexReport},
    message::Message,
    notation::ParseError,
    outcome::Convention,
    params::{Kind, Parameter, Params, Value},
    theory::Theory,
};
use std::{
    fmt,
    hash::{Hash, Hasher},
    sync::{Arc, OnceLock},
};

mod reasons;

pub(crate) const FAMILY: Family = Family {
    id: "graph",
    parameters: &[Parameter {
        name: "graph",
        kind: Kind::Graph,
        default: "digraph { a -> {b c d}; b -> {d e}; c -> {e f}; d -> f; e -> g; f -> g }",
    }],
    presets: &[
        Preset::new("seven-vertices", "a"),
        Preset::new("nim-with-one-heap-of-5", "5")
            .with("graph=digraph{5->{4;3;2;1;0};4->{3;2;1;0};3->{2;1;0};2->{1;0};1->0}"),
        Preset::new("graph-with-cycles", "a").with(CYCLES),
    ],
    usual: 0,
    tags: &[],
    random: |params, _: Sizes, dice: &mut Dice| {
        let graph = graph(params)?;
        let mut starts: Vec<u32> =
            (0..).zip(graph.options()).filter(|(_, to)| !to.is_empty()).map(|(v, _)| v).collect();
        if starts.is_empty() {
            starts.push(0);
        }
        let drawn = dice.between(0, starts.len() as u64 - 1);
        let start = starts[usize::try_from(drawn).expect("smaller than the number of vertices")];
        Ok(graph.name(start).to_string())
    },
    samples: &["", CYCLES, "graph=digraph{s->s}", "graph=digraph{end}"],
};

pub(crate) fn build(params: &Params) -> Result<impl Build, GameError> {
    let game = Walk { graph: Arc::new(graph(params)?), solved: Arc::default() };
    let is_loopy = game.graph.order().is_none();
    Ok(impartial_or_loopy(game, is_loopy))
}

const CYCLES: &str = "graph=digraph{a->{b;c};b->{a;d};c->{d;e};e->{c;f};f->e;g->{e;d};d->h;h->{d;i}}";

fn graph(params: &Params) -> Result<Graph, ParseError> {
    let graph = Graph::read(params.get("graph").unwrap_or(&Value::Flag(false)))?;
    if graph.is_empty() { Err(ParseError::new("digraph { }", "expected-graph-vertex")) } else { Ok(graph) }
}

/// The rules: moves are the edges of one graph.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    graph: Arc<Graph>,
    /// Every vertex in normal and in misère play, once reasons were requested.
    solved: Arc<[OnceLock<Vec<VertexReport>>; 2]>,
}

/// The vertex on which the token stands.
#[derive(Clone, Debug)]
pub(super) struct Vertex {
    number: u32,
    name: Arc<str>,
}

/// A move to a vertex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct To(Vertex);

impl PartialEq for Vertex {
    fn eq(&self, other: &Vertex) -> bool {
        self.number == other.number
    }
}

impl Eq for Vertex {}

impl Hash for Vertex {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.number.hash(state);
    }
}

impl Footprint for Vertex {
    fn pack(&self) -> Packed {
        Packed::from_slice(&self.number.to_le_bytes())
    }
}

impl Walk {
    fn vertex(&self, number: u32) -> Vertex {
        Vertex { number, name: Arc::clone(self.graph.name(number)) }
    }

    /// The vertices to draw: all of them, or only the token's and its neighbours if the graph is large.
    fn visible_vertices(&self, position: &Vertex) -> Vec<u32> {
        let all = self.graph.len() + self.graph.edges();
        if all as u64 <= MOST_SQUARES {
            return (0..).take(self.graph.len()).collect();
        }
        let options = &self.graph.options()[position.number as usize];
        let others = options.iter().copied().filter(|&vertex| vertex != position.number);
        std::iter::once(position.number).chain(others).collect()
    }
}

impl Game for Walk {
    type Position = Vertex;
    type Move = To;

    fn read(&self, text: &str) -> Result<Vertex, ParseError> {
        let expected = || Message::new("expected-graph-position").with("vertex", &**self.graph.name(0));
        let found = self.graph.find(text).map(|number| self.vertex(number));
        found.ok_or_else(|| ParseError::new(text, expected()))
    }

    fn read_move(&self, text: &str) -> Result<To, ParseError> {
        let found = text.strip_prefix('>').and_then(|name| self.graph.find(name.trim()));
        let expected = || Message::new("expected-graph-move").with("vertex", &**self.graph.name(0));
        found.map(|number| To(self.vertex(number))).ok_or_else(|| ParseError::new(text, expected()))
    }

    fn moves(&self, position: &Vertex) -> impl Iterator<Item = To> {
        self.graph.options()[position.number as usize].iter().map(|&to| To(self.vertex(to)))
    }

    fn play(&self, _: &Vertex, mv: &To) -> Vertex {
        mv.0.clone()
    }

    fn board(&self, position: &Vertex) -> Board {
        let vertices = self.visible_vertices(position);
        let spot = |&vertex: &u32| {
            let piece = if vertex == position.number { Piece::Here } else { Piece::Point };
            Spot::point(piece, &**self.graph.name(vertex))
        };
        let index = |vertex: u32| vertices.iter().position(|&drawn| drawn == vertex);
        let lines = vertices.iter().enumerate().flat_map(|(from, &vertex)| {
            let options = self.graph.options()[vertex as usize].iter();
            options.filter_map(move |&to| Some(Spot::line(from, index(to)?, Piece::Line)))
        });
        Board::new(Shape::Graph { directed: true }, vertices.iter().map(spot).chain(lines).collect())
    }

    fn effect(&self, position: &Vertex, mv: &To) -> Vec<Touch> {
        let vertices = self.visible_vertices(position);
        let index = |vertex: u32| vertices.iter().position(|&drawn| drawn == vertex).unwrap_or(0);
        Touch::step(index(position.number), index(mv.0.number))
    }

    fn is_legal(&self, position: &Vertex, mv: &To) -> bool {
        self.graph.options()[position.number as usize].contains(&mv.0.number)
    }

    fn describe(&self, _: &Vertex, mv: &To) -> Message {
        Message::new("move-walk").with("vertex", mv.0.to_string())
    }
}

/// Only graphs without cycles are called impartial when they are built; the others are solved backwards.
impl Impartial for Walk {}

impl Theory for Walk {
    fn reasons(&self, convention: Convention, position: &Vertex) -> Vec<Step> {
        reasons::of(self, convention, position)
    }
}

impl fmt::Display for Vertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl fmt::Display for To {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ">{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        analysis::Question,
        any::AnyGame,
        games,
        graph::{LoopyValue, loopy_values},
        nim_value::NimValue,
        outcome::Outcome,
        solve::Budget,
    };

    fn build_game(dot: &str) -> Box<dyn AnyGame> {
        games::build("graph", &Params(vec![("graph".into(), Value::Text(dot.into()))])).unwrap()
    }

    #[test]
    fn the_example_graph_has_its_values() {
        let game = games::build("graph", &Params::default()).unwrap();
        let values = [("a", 1), ("b", 2), ("c", 0), ("d", 0), ("e", 1), ("f", 1), ("g", 0)];
        for (vertex, value) in values {
            let answer = game.analyse(vertex, Convention::Normal, &Question::default()).unwrap();
            assert_eq!(answer.nim_value, Some(NimValue(value)), "{vertex}");
        }
        let answer = game.analyse("a", Convention::Normal, &Question::default()).unwrap();
        assert_eq!(answer.winning_moves, [">c", ">d"]);
    }

    #[test]
    fn cycles_make_a_game_loopy() {
        assert!(!build_game("digraph { a -> b }").is_loopy());
        assert!(build_game("digraph { a -> a }").is_loopy());
        let game = build_game("digraph { a -> b -> a; b -> c; u -> v -> u; u -> b }");
        assert!(game.is_loopy() && !game.can_be_summed());
        let answer = game.analyse("u", Convention::Normal, &Question::default()).unwrap();
        assert_eq!((answer.outcome, answer.remoteness), (Some(Outcome::Draw), None));
        assert_eq!(answer.drawing_moves, [">v"]);
    }

    #[test]
    fn a_cycle_that_cannot_be_reached_takes_no_nim_value_away() {
        let game = build_game("digraph { a -> {b c}; b -> c; u -> {v a}; v -> u }");
        let question = Question::default();
        let values = ["a", "b", "c", "u", "v"].map(|vertex| {
            let analysis = game.analyse(vertex, Convention::Normal, &question).unwrap();
            (analysis.nim_value.map(|value| value.0), analysis.moves.iter().filter_map(|mv| mv.nim_value).count())
        });
        // Of the moves from u only the one to a has a value.
        assert_eq!(values, [(Some(2), 2), (Some(1), 1), (Some(0), 0), (None, 1), (None, 0)]);
        assert_eq!(game.analyse("a", Convention::Misere, &question).unwrap().nim_value, None);
    }

    #[test]
    fn all_vertices_at_once_agree_with_each_alone() {
        for sample in FAMILY.samples {
            let params = games::params(&FAMILY, sample).unwrap().validate(FAMILY.parameters).unwrap();
            let game = games::build("graph", &params).unwrap();
            for convention in Convention::BOTH {
                let graph = graph(&params).unwrap();
                let values = loopy_values(graph.options()).unwrap();
                let finite = |value: &LoopyValue| match value {
                    LoopyValue::Finite(value) if convention == Convention::Normal => Some(*value),
                    _ => None,
                };
                for (report, value) in graph.solve(convention, &Budget::default()).unwrap().iter().zip(&values) {
                    let alone = game.analyse(&report.name, convention, &Question::default()).unwrap();
                    assert_eq!(alone.outcome, Some(report.outcome), "{sample} {}", report.name);
                    assert_eq!(alone.remoteness, report.remoteness, "{sample} {}", report.name);
                    assert_eq!(alone.nim_value, finite(value), "{sample} {}", report.name);
                    assert!(report.nim_value.is_none() || report.nim_value == alone.nim_value, "{}", report.name);
                }
            }
        }
    }

    #[test]
    fn odd_names_are_positions_and_moves() {
        let game = build_game(r#"digraph { "two words" -> ">x" ; "a;b" -> "two words" }"#);
        assert_eq!(game.play("two words", ">>x"), Ok(">x".into()));
        assert_eq!(game.moves("a;b", 9), Ok(vec![">two words".into()]));
        assert!(game.play("two words", ">two words").is_err());
        assert!(game.normalise("nowhere").is_err());
    }
}
