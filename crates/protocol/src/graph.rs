//! The values of a graph.
use crate::tree::split_value;
use engine::{
    Convention, Outcome,
    graph::{Graph, LoopyValue, VertexReport},
};
use serde::Serialize;

/// Each vertex with its outcome and its best options.
#[derive(Clone, Debug, Serialize)]
pub struct GraphReport<'a> {
    convention: &'static str,
    acyclic: bool,
    vertices: Vec<Vertex<'a>>,
}

#[derive(Clone, Debug, Serialize)]
struct Vertex<'a> {
    vertex: &'a str,
    outcome: &'static str,
    nim_value: Option<u128>,
    #[serde(skip_serializing_if = "Option::is_none")]
    infinite: Option<Vec<u128>>,
    remoteness: Option<u32>,
    wins_to: Vec<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    draws_to: Option<Vec<&'a str>>,
}

impl<'a> GraphReport<'a> {
    /// The report of a solved graph, with its values if it has cycles.
    pub fn new(
        convention: Convention,
        graph: &Graph,
        vertices: &'a [VertexReport],
        loopy: &[LoopyValue],
    ) -> GraphReport<'a> {
        let vertex = |(number, (report, options)): (usize, (&'a VertexReport, &Vec<u32>))| {
            let finite = report.nim_value.map(LoopyValue::Finite);
            let (nim_value, infinite) = split_value(loopy.get(number).or(finite.as_ref()));
            Vertex {
                vertex: &report.name,
                outcome: report.outcome.letter(),
                nim_value,
                infinite,
                remoteness: report.remoteness,
                wins_to: leading_to(Outcome::Loss, options, vertices),
                draws_to: (report.outcome == Outcome::Draw).then(|| leading_to(Outcome::Draw, options, vertices)),
            }
        };
        let acyclic = graph.order().is_some();
        let vertices = vertices.iter().zip(graph.options()).enumerate().map(vertex).collect();
        GraphReport { convention: convention.name(), acyclic, vertices }
    }
}

/// The names of the options with an outcome, in the order of the edges.
pub fn leading_to<'a>(outcome: Outcome, options: &[u32], vertices: &'a [VertexReport]) -> Vec<&'a str> {
    let options = options.iter().map(|&option| &vertices[option as usize]);
    options.filter(|option| option.outcome == outcome).map(|option| &*option.name).collect()
}
