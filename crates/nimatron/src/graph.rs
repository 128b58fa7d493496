//! `nimatron graph`: the values of a graph of one's own.
use crate::{
    Console,
    analyze::{Shown, answer},
    choice::{Chosen, convention},
    failure::Failure,
    text::{Table, first_few},
};
use engine::{
    Analysis, Convention, Family, Params, Question, Value,
    games::FAMILIES,
    params::{Kind, Parameter},
};
use protocol::graph::GraphReport;
use std::{
    fs::File,
    io::Read,
    path::{Path, PathBuf},
};

/// Outcomes and nim-values of your own game graph, from JSON or DOT
///
/// The file gives a directed graph: JSON such as {"a":["b","c"],"b":["c"],"c":[]}, each vertex with the vertices to which
/// one may move, or DOT such as digraph { a -> b -> c; a -> c }. Without cycles every vertex has a nim-value; with
/// cycles there are draws.
#[derive(Debug, clap::Args)]
pub(crate) struct Graph {
    /// The graph, as JSON or DOT
    file: PathBuf,
    /// Only this vertex, with its moves; all when left out
    #[arg(allow_hyphen_values = true)]
    vertex: Option<String>,
    /// Whoever makes the last move loses
    #[arg(long)]
    misere: bool,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// Larger files are refused.
const LARGEST_FILE: u64 = 64 << 20;

impl Graph {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let text = read(&self.file)?;
        let (family, parameter) = graph_family().ok_or_else(|| Failure::Input("no game is played on graphs".into()))?;
        let value = protocol::params::typed(parameter, &text).map_err(|error| Failure::file(&self.file, error))?;
        let mut params = Params::default();
        params.set(parameter.name, value.clone());
        let chosen = Chosen::new(family, &params)?;
        let convention = convention(self.misere);
        if let Some(vertex) = &self.vertex {
            let shown = Shown { question: Question::default(), json: self.json, moves: None };
            return answer(console, &chosen, vertex, convention, &shown);
        }
        let analyses = every_vertex(&chosen, &value, convention)?;
        let text = if self.json {
            protocol::pretty(&GraphReport::new(convention, &analyses)) + "\n"
        } else {
            written(&analyses)
        };
        Ok(console.output.write_all(text.as_bytes())?)
    }
}

fn read(path: &Path) -> Result<String, Failure> {
    let unreadable = |error: std::io::Error| Failure::file(path, error);
    let file = File::open(path).map_err(unreadable)?;
    let data = file.metadata().map_err(unreadable)?;
    if data.is_dir() {
        return Err(Failure::file(path, "it is a directory"));
    }
    let mut bytes = Vec::new();
    file.take(LARGEST_FILE + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(Failure::file(path, "it is larger than 64 MiB"));
    }
    String::from_utf8(bytes).map_err(|_| Failure::file(path, "it is not valid UTF-8 text"))
}

/// The game that is played on any graph: the one with a graph as its parameter.
fn graph_family() -> Option<(&'static Family, &'static Parameter)> {
    let graph = |family: &'static Family| family.parameters.iter().find(|p| p.kind == Kind::Graph).map(|p| (family, p));
    FAMILIES.iter().find_map(graph)
}

/// The analysis of each vertex, in the order of the file.
fn every_vertex(chosen: &Chosen, graph: &Value, convention: Convention) -> Result<Vec<Analysis>, Failure> {
    let Value::Map(vertices) = graph else {
        return Err(Failure::Input(
            "of a graph in DOT one vertex must be chosen, such as nimatron graph FILE a".into(),
        ));
    };
    let question = Question { move_limit: 0, ..Question::default() };
    let analyse = |(vertex, _): &(String, Value)| chosen.game.analyse(vertex, convention, &question);
    Ok(vertices.iter().map(analyse).collect::<Result<_, _>>()?)
}

fn written(analyses: &[Analysis]) -> String {
    let mut table = Table::new(["vertex", "outcome", "nim-value", "remoteness", "winning moves"]);
    for analysis in analyses {
        table.push([
            analysis.position.clone(),
            analysis.outcome.map_or("not known", |outcome| outcome.letter()).to_owned(),
            analysis.nim_value.map(|value| value.to_string()).unwrap_or_default(),
            analysis.remoteness.map(|remoteness| remoteness.to_string()).unwrap_or_default(),
            first_few(&analysis.winning_moves, 8),
        ]);
    }
    table.to_string()
}
