//! `nimatron graph`: the values of a graph from a file.
use crate::{
    Console,
    analyze::{AnswerOptions, answer},
    choice::{ChosenGame, convention},
    failure::Failure,
    layout::{
        Column::{Number, Text},
        TextTable, first_few,
    },
    picture::{FileKind, Output, STANDARD, picture},
    progress::Progress,
};
use draw::game_graph::{self, GameGraph, GraphScene, MOST_NODES};
use engine::{
    Convention, Family, Outcome, Params, Question,
    games::FAMILIES,
    graph::{LoopyValue, VertexReport},
    message::{Message, Say},
    notation::shorten,
    params::{Kind, Parameter},
    solve::Budget,
};
use protocol::graph::{GraphReport, leading_to};
use std::{
    fs::File,
    io::Read,
    path::{Path, PathBuf},
};
use text::{phrase, render};

#[derive(Debug, clap::Args)]
pub(crate) struct Graph {
    file: PathBuf,
    #[arg(allow_hyphen_values = true)]
    vertex: Option<String>,
    #[arg(long)]
    misere: bool,
    #[arg(long)]
    json: bool,
    #[arg(short, long, value_name = "FILE", allow_hyphen_values = true, conflicts_with_all = ["vertex", "json"])]
    output: Option<PathBuf>,
    #[arg(long, value_name = "FORMAT", value_enum, requires = "output")]
    format: Option<FileKind>,
    #[arg(long, requires = "output")]
    dark: bool,
}

/// Maximum size of a file, in bytes.
const LARGEST_FILE: u64 = 64 << 20;

impl Graph {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let text = self.read(console)?;
        let within = |error: &dyn Say| Failure::within(&self.file, error);
        let (family, parameter) = graph_family().ok_or_else(|| Failure::Input(Message::new("cli-no-graph-game")))?;
        let value = parameter.read(&text).map_err(|error| within(&error))?;
        let convention = convention(self.misere);
        if let Some(vertex) = &self.vertex {
            let params = Params(vec![(parameter.name.to_owned(), value)]);
            let chosen = ChosenGame::new(family, &params).map_err(|error| within(&error))?;
            let options = AnswerOptions { question: Question::default(), json: self.json, moves: None };
            return answer(console, &chosen, vertex, convention, &options);
        }
        let graph = engine::graph::Graph::read(&value).map_err(|error| within(&error))?;
        let progress = Progress::start(console, None);
        let vertices = graph.solve(convention, &Budget::default()).map_err(|error| within(&error));
        let has_cycle = graph.order().is_none();
        let loopy = if has_cycle && convention == Convention::Normal { graph.loopy_values() } else { None };
        drop(progress);
        let (vertices, loopy) = (vertices?, loopy.unwrap_or_default());
        if let Some(file) = &self.output {
            let output = Output::to(file, self.format, self.dark);
            return self.draw(&GameGraph::of_graph(&graph, &vertices), &output, console);
        }
        if self.json {
            let report = GraphReport::new(convention, &graph, &vertices, &loopy);
            return console.write_json(&protocol::pretty(&report));
        }
        console.print(&render_table(&graph, &vertices, &loopy, console))
    }
}

impl Graph {
    /// The text of the file, or of standard input.
    fn read(&self, console: &mut Console<'_>) -> Result<String, Failure> {
        let path = &self.file;
        let unreadable = |error: std::io::Error| Failure::file(path, phrase::unreadable(&error));
        let mut bytes = Vec::new();
        if path == Path::new(STANDARD) {
            (&mut *console.input).take(LARGEST_FILE + 1).read_to_end(&mut bytes).map_err(unreadable)?;
        } else {
            let file = File::open(path).map_err(unreadable)?;
            if file.metadata().map_err(unreadable)?.is_dir() {
                return Err(Failure::file(path, Message::new("file-directory")));
            }
            file.take(LARGEST_FILE + 1).read_to_end(&mut bytes).map_err(unreadable)?;
        }
        if bytes.len() as u64 > LARGEST_FILE {
            return Err(Failure::file(path, Message::new("file-too-large").with("most", LARGEST_FILE >> 20)));
        }
        String::from_utf8(bytes).map_err(|_| Failure::file(path, Message::new("file-not-text")))
    }

    fn draw(&self, graph: &GameGraph, output: &Output, console: &mut Console<'_>) -> Result<(), Failure> {
        let lang = console.lang;
        let kind = output.kind(&[FileKind::Svg, FileKind::Png, FileKind::Dot, FileKind::Tikz])?;
        if graph.nodes.len() > MOST_NODES {
            return Err(Failure::Input(Message::new("draw-error-graph-large").with("count", MOST_NODES)));
        }
        let scene = GraphScene::ByDepth;
        let bytes = match kind {
            FileKind::Dot => game_graph::dot(graph).into_bytes(),
            FileKind::Tikz => game_graph::tikz(graph, scene).into_bytes(),
            _ => {
                let name = self.file.file_name().unwrap_or_default().to_string_lossy();
                let play = match convention(self.misere) {
                    Convention::Normal => String::new(),
                    misere => format!(" · {}", render(lang, &phrase::convention(misere))),
                };
                let title = if name == STANDARD { render(lang, &Message::new("draw-graph")) } else { shorten(&name) };
                let heading = format!("{title}{play}");
                picture(kind, game_graph::svg(graph, scene, &heading, &output.paper(lang)))?
            }
        };
        output.write(&bytes, console)
    }
}

/// The game on any graph: the one with a graph as its parameter.
fn graph_family() -> Option<(&'static Family, &'static Parameter)> {
    let graph = |family: &'static Family| family.parameters.iter().find(|p| p.kind == Kind::Graph).map(|p| (family, p));
    FAMILIES.iter().find_map(graph)
}

/// The table of vertices, one per row.
fn render_table(
    graph: &engine::graph::Graph,
    vertices: &[VertexReport],
    loopy: &[LoopyValue],
    console: &Console<'_>,
) -> String {
    let lang = console.lang;
    let columns = [
        Text("label-vertex"),
        Text("label-outcome"),
        Number("label-nim-value"),
        Number("label-remoteness"),
        Text("label-wins-to"),
        Text("label-draws-to"),
    ];
    let mut table = TextTable::new(lang, columns);
    for (number, (vertex, options)) in vertices.iter().zip(graph.options()).enumerate() {
        let value = loopy.get(number).map(ToString::to_string);
        let going_to = |outcome| {
            let names: Vec<String> = leading_to(outcome, options, vertices).into_iter().map(str::to_owned).collect();
            if names.is_empty() { String::new() } else { render(lang, &first_few(&names, 8)) }
        };
        let is_draw = vertex.outcome == Outcome::Draw;
        table.push([
            vertex.name.to_string(),
            vertex.outcome.letter().to_owned(),
            value.or_else(|| Some(vertex.nim_value?.to_string())).unwrap_or_default(),
            vertex.remoteness.map(|remoteness| remoteness.to_string()).unwrap_or_default(),
            going_to(Outcome::Loss),
            if is_draw { going_to(Outcome::Draw) } else { String::new() },
        ]);
    }
    let table = table.render(console.width, console.paint);
    if graph.order().is_some() {
        return table;
    }
    format!(
        "{table}\n{}\n",
        text::wrap(
            &render(lang, &Message::new(if loopy.is_empty() { "graph-has-cycle" } else { "graph-loopy-values" })),
            console.width
        )
    )
}
