//! `nimatron graph`: the values of a graph from a file.
use crate::{
    Console,
    analyze::{AnswerOptions, answer},
    choice::{ChosenGame, Timeout, advice_now, convention},
    failure::Failure,
    layout::{
        Column::{Number, Text},
        TextTable, first_few,
    },
    output_file::STANDARD,
    picture::{FileKind, Output, picture},
    progress::Progress,
};
use draw::game_graph::{self, GameGraph, GraphScene, MOST_NODES};
use engine::{
    Convention, Family, Outcome, Params, Question,
    games::FAMILIES,
    graph::{LoopyValue, VertexReport, loopy_values},
    interrupt,
    message::{Message, Say},
    notation::shorten,
    params::{Kind, Parameter},
    solve::Budget,
};
use protocol::graph::{GraphReport, leading_to};
use std::path::PathBuf;
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
    #[command(flatten)]
    timeout: Timeout,
}

/// Maximum size of a file, in bytes.
const LARGEST_FILE: u64 = 64 << 20;

const KINDS: [FileKind; 4] = [FileKind::Svg, FileKind::Png, FileKind::Dot, FileKind::Tikz];

impl Graph {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        self.timeout.limit(|budget| self.answer(&budget, console))
    }

    fn answer(&self, budget: &Budget, console: &mut Console<'_>) -> Result<(), Failure> {
        let text = self.read(console)?;
        let within = |error: &dyn Say| Failure::within(&self.file, error);
        let (family, parameter) = graph_family().ok_or_else(|| Failure::Input(Message::new("cli-no-graph-game")))?;
        let value = parameter.read(&text).map_err(|error| within(&error))?;
        let convention = convention(self.misere);
        if let Some(vertex) = &self.vertex {
            let params = Params(vec![(parameter.name.to_owned(), value)]);
            let chosen = ChosenGame::new(family, &params).map_err(|error| within(&error))?;
            let infinity = infinity(&chosen, convention, vertex);
            let options = AnswerOptions {
                question: Question { budget: budget.clone(), ..Question::default() },
                json: self.json,
                moves: None,
                infinity,
            };
            return answer(console, &chosen, vertex, convention, &options);
        }
        let graph = engine::graph::Graph::read(&value).map_err(|error| within(&error))?;
        let output = self.output.as_ref().map(|file| Output::to(file, self.format, self.dark));
        let kind = output.as_ref().map(|output| output.kind(&KINDS)).transpose()?;
        let progress = Progress::start(console, Some(budget));
        let vertices = graph.solve(convention, budget).map_err(|error| within(&error));
        let has_cycle = graph.order().is_none();
        let loopy = if has_cycle && convention == Convention::Normal { loopy_values(graph.options()) } else { None };
        drop(progress);
        let (vertices, loopy) = (vertices?, loopy.unwrap_or_default());
        if interrupt::is_set() {
            return Err(Failure::Unknown(advice_now()));
        }
        if let (Some(output), Some(kind)) = (output, kind) {
            return self.draw(&GameGraph::of_graph(&graph, &vertices, convention), kind, &output, console);
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
        let bytes = console.read(path, LARGEST_FILE + 1)?;
        if bytes.len() as u64 > LARGEST_FILE {
            return Err(Failure::file(path, Message::new("file-too-large").with("most", LARGEST_FILE >> 20)));
        }
        String::from_utf8(bytes).map_err(|_| Failure::file(path, Message::new("file-not-text")))
    }

    fn draw(
        &self,
        graph: &GameGraph,
        kind: FileKind,
        output: &Output,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        let lang = console.lang;
        if graph.nodes.len() > MOST_NODES {
            return Err(Failure::Input(Message::new("draw-error-graph-large").with("count", MOST_NODES)));
        }
        let (scene, progress) = (GraphScene::ByDepth, Progress::start(console, None));
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
        drop(progress);
        output.write(&bytes, console)
    }
}

/// The nim-value of a vertex in normal play, if it is infinity.
pub(crate) fn infinity(chosen: &ChosenGame, convention: Convention, vertex: &str) -> Option<LoopyValue> {
    if convention == Convention::Misere || !chosen.game.is_loopy() {
        return None;
    }
    let parameter = chosen.family.parameters.iter().find(|parameter| parameter.kind == Kind::Graph)?;
    let graph = engine::graph::Graph::read(chosen.params.get(parameter.name)?).ok()?;
    let vertex = chosen.game.normalise(vertex).ok()?;
    let mut numbers = (0..).take(graph.len());
    let values = loopy_values(graph.options())?;
    let value = values.into_iter().nth(numbers.position(|number| **graph.name(number) == *vertex)?)?;
    Some(value).filter(|value| matches!(value, LoopyValue::Infinite(_)))
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
