//! `nimatron tree`: the game graph of a position, or the tree of a search.
use crate::{
    Console,
    analyze::no_option,
    choice::{ChosenGame, NamedGame, Settings, Timeout},
    failure::Failure,
    picture::{FileKind, Output, heading, picture},
    progress::Progress,
};
use clap::ValueEnum;
use draw::{
    game_graph::{self, GameGraph, GraphScene, Limits, MOST_NODES},
    search::{self, SearchError, SearchMethod, Trace},
};
use engine::{Convention, message::Message};
use protocol::tree::{TreeEdge, TreeNode, TreeReport};

#[derive(Debug, clap::Args)]
pub(crate) struct Tree {
    game: String,
    #[arg(allow_hyphen_values = true, value_parser = no_option)]
    position: Option<String>,
    #[command(flatten)]
    settings: Settings,
    #[arg(long)]
    misere: bool,
    #[arg(long, value_name = "D", value_parser = depth, allow_hyphen_values = true)]
    depth: Option<u32>,
    #[arg(long, value_name = "N", value_parser = nodes, allow_hyphen_values = true)]
    nodes: Option<usize>,
    #[arg(long, value_enum, default_value = "depth")]
    layers: LayersName,
    #[arg(long, value_enum, conflicts_with = "layers")]
    search: Option<SearchName>,
    #[command(flatten)]
    timeout: Timeout,
    #[command(flatten)]
    output: Output,
}

/// Number of positions beyond which a picture shows only the first moves, unless more are asked for.
const MOST_LEGIBLE: usize = 40;

#[derive(Clone, Copy, Debug, ValueEnum)]
enum LayersName {
    Depth,
    Remoteness,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum SearchName {
    Minimax,
    Alphabeta,
}

fn depth(text: &str) -> Result<u32, &'static str> {
    text.parse().ok().filter(|&depth| depth > 0).ok_or("expected-depth")
}

fn nodes(text: &str) -> Result<usize, &'static str> {
    let in_range = |nodes: &usize| (1..=MOST_NODES).contains(nodes);
    text.parse().ok().filter(in_range).ok_or("expected-nodes")
}

impl Tree {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let kinds = [FileKind::Svg, FileKind::Png, FileKind::Dot, FileKind::Tikz, FileKind::Json];
        let kind = self.output.kind(&kinds)?;
        let named = NamedGame::find(&self.game)?;
        let (position, convention) = (named.position(self.position.as_deref())?, named.convention(self.misere));
        let progress = Progress::start(console, None);
        let bytes =
            self.timeout.limit_whole(|| self.draw(&named.choose(&self.settings)?, position, convention, kind, console));
        drop(progress);
        let bytes = bytes?;
        self.output.write(&bytes, console)
    }

    /// The content of the file.
    fn draw(
        &self,
        chosen: &ChosenGame,
        position: &str,
        convention: Convention,
        kind: FileKind,
        console: &Console<'_>,
    ) -> Result<Vec<u8>, Failure> {
        let lang = console.lang;
        let heading = heading(chosen, &chosen.game.normalise(position)?, convention, lang);
        let paper = self.output.paper(lang);
        if let Some(method) = self.search {
            if !matches!(kind, FileKind::Svg | FileKind::Png) {
                return Err(Failure::Input(Message::new("draw-error-search-output")));
            }
            let (method, trace) = self.search(chosen, position, convention, method)?;
            return picture(kind, search::svg(&trace, method, &heading, &paper));
        }
        let limits = self.limits();
        let graph = GameGraph::explore(&*chosen.game, position, convention, limits)?;
        let scene = match self.layers {
            LayersName::Depth => GraphScene::ByDepth,
            LayersName::Remoteness => GraphScene::ByRemoteness,
        };
        match kind {
            FileKind::Dot => Ok(game_graph::dot(&graph).into_bytes()),
            FileKind::Tikz => Ok(game_graph::tikz(&graph, scene).into_bytes()),
            FileKind::Json => Ok(console.json(&json(chosen, convention, &graph)).into_bytes()),
            _ if self.depth.is_none() && self.nodes.is_none() && graph.nodes.len() > MOST_LEGIBLE => {
                let (graph, depth) = graph.collapse(MOST_LEGIBLE);
                let note = Message::new("draw-graph-more").with("depth", depth).with("nodes", limits.nodes);
                picture(kind, game_graph::svg_with_note(&graph, scene, &heading, Some(&note), &paper))
            }
            _ => picture(kind, game_graph::svg(&graph, scene, &heading, &paper)),
        }
    }

    fn limits(&self) -> Limits {
        Limits { depth: self.depth, nodes: self.nodes.unwrap_or(Limits::default().nodes) }
    }

    fn search(
        &self,
        chosen: &ChosenGame,
        position: &str,
        convention: Convention,
        method: SearchName,
    ) -> Result<(SearchMethod, Trace), Failure> {
        let method = match method {
            SearchName::Minimax => SearchMethod::Minimax,
            SearchName::Alphabeta => SearchMethod::AlphaBeta,
        };
        let limits = self.limits();
        let trace = search::trace(&*chosen.game, position, convention, method, limits);
        let trace = trace.map_err(|error| match error {
            SearchError::Game(error) => error.into(),
            SearchError::ManyPlayers => Failure::Input(Message::new("draw-error-players")),
            SearchError::TooLarge(count) => {
                Failure::Input(Message::new("draw-error-search-large").with("count", count))
            }
        })?;
        Ok((method, trace))
    }
}

/// The graph as JSON.
fn json(chosen: &ChosenGame, convention: Convention, graph: &GameGraph) -> String {
    let nodes = graph.nodes.iter().map(|node| {
        TreeNode::new(&node.position, node.depth, node.cut).with(node.outcome, node.nim_value.as_ref(), node.remoteness)
    });
    let edges = graph.edges.iter().map(|edge| TreeEdge {
        from: edge.from,
        to: edge.to,
        moves: &edge.moves,
        wins: graph.wins(edge),
    });
    let report = TreeReport {
        game: chosen.family.id,
        params: protocol::params::write(&chosen.params),
        convention: convention.name(),
        complete: !graph.is_cut(),
        nodes: nodes.collect(),
        edges: edges.collect(),
    };
    protocol::pretty(&report) + "\n"
}
