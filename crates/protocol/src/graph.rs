//! The values of a graph given by the user.
use engine::{Analysis, Convention, Outcome};
use serde::Serialize;

/// Each vertex with its outcome.
#[derive(Clone, Debug, Serialize)]
pub struct GraphReport {
    convention: &'static str,
    vertices: Vec<Vertex>,
}

#[derive(Clone, Debug, Serialize)]
struct Vertex {
    vertex: String,
    outcome: Option<&'static str>,
    nim_value: Option<u128>,
    winning_moves: Vec<String>,
    remoteness: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    drawing_moves: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gave_up: Option<String>,
}

impl GraphReport {
    /// The report of vertices that were analysed one by one.
    pub fn new(convention: Convention, vertices: &[Analysis]) -> GraphReport {
        GraphReport { convention: convention.name(), vertices: vertices.iter().map(vertex).collect() }
    }
}

fn vertex(analysis: &Analysis) -> Vertex {
    let drawn = analysis.outcome == Some(Outcome::Draw);
    Vertex {
        vertex: analysis.position.clone(),
        outcome: analysis.outcome.map(Outcome::letter),
        nim_value: analysis.nim_value.map(|value| value.0),
        winning_moves: analysis.winning_moves.clone(),
        remoteness: analysis.remoteness,
        drawing_moves: drawn.then(|| analysis.drawing_moves.clone()),
        gave_up: analysis.gave_up.map(|reason| reason.to_string()),
    }
}
