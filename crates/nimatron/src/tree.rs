//! `nimatron tree`: the game graph of a position, or the tree of a search.
use crate::{
    Console,
    analyze::no_option,
    choice::{ChosenGame, Settings, convention},
    failure::Failure,
    picture::{FileKind, Output, heading},
};
use clap::ValueEnum;
use draw::{
    game_graph::{self, GameGraph, GraphScene, Limits, MOST_NODES},
    search::{self, SearchError, SearchMethod},
};
use engine::{Convention, games, message::Message};
use protocol::tree::{TreeEdge, TreeNode, TreeReport};
use text::Lang;

#[derive(Debug, clap::Args)]
pub(crate) struct Tree {
    game: String,
    #[arg(allow_hyphen_values = true, value_parser = no_option)]
    position: String,
    #[command(flatten)]
    settings: Settings,
    #[arg(long)]
    misere: bool,
    #[arg(long, value_name = "D", value_parser = depth, allow_hyphen_values = true)]
    depth: Option<u32>,
    #[arg(long, value_name = "N", value_parser = nodes, allow_hyphen_values = true, default_value = "400")]
    nodes: usize,
    #[arg(long, value_enum, default_value = "depth")]
    layers: LayersName,
    #[arg(long, value_enum, conflicts_with = "layers")]
    search: Option<SearchName>,
    #[command(flatten)]
    output: Output,
}

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
        let lang = console.lang;
        let kinds = [FileKind::Svg, FileKind::Png, FileKind::Dot, FileKind::Tikz, FileKind::Json];
        let kind = self.output.kind(&kinds)?;
        let family = games::family(&self.game)?;
        let chosen = ChosenGame::new(family, &self.settings.params(family)?)?;
        let convention = convention(self.misere);
        let heading = heading(&chosen, &chosen.game.normalise(&self.position)?, convention, lang);
        if let Some(method) = self.search {
            return self.search(&chosen, method, &heading, kind, lang);
        }
        let limits = Limits { depth: self.depth, nodes: self.nodes };
        let graph = GameGraph::explore(&*chosen.game, &self.position, convention, limits)?;
        let scene = match self.layers {
            LayersName::Depth => GraphScene::ByDepth,
            LayersName::Remoteness => GraphScene::ByRemoteness,
        };
        let text = match kind {
            FileKind::Dot => game_graph::dot(&graph),
            FileKind::Tikz => game_graph::tikz(&graph, scene),
            FileKind::Json => json(&chosen, convention, &graph),
            _ => {
                let svg = game_graph::svg(&graph, scene, &heading, &self.output.paper(lang));
                return self.output.picture(kind, &svg);
            }
        };
        self.output.write(text.as_bytes())
    }

    fn search(
        &self,
        chosen: &ChosenGame,
        method: SearchName,
        heading: &str,
        kind: FileKind,
        lang: Lang,
    ) -> Result<(), Failure> {
        if !matches!(kind, FileKind::Svg | FileKind::Png) {
            return Err(Failure::Input(Message::new("draw-error-search-output")));
        }
        let method = match method {
            SearchName::Minimax => SearchMethod::Minimax,
            SearchName::Alphabeta => SearchMethod::AlphaBeta,
        };
        let limits = Limits { depth: self.depth, nodes: self.nodes };
        let trace = search::trace(&*chosen.game, &self.position, convention(self.misere), method, limits);
        let trace = trace.map_err(|error| match error {
            SearchError::Game(error) => error.into(),
            SearchError::ManyPlayers => Failure::Input(Message::new("draw-error-players")),
            SearchError::TooLarge(count) => {
                Failure::Input(Message::new("draw-error-search-large").with("count", count))
            }
        })?;
        let svg = search::svg(&trace, method, heading, &self.output.paper(lang));
        self.output.picture(kind, &svg)
    }
}

/// The graph as JSON.
fn json(chosen: &ChosenGame, convention: Convention, graph: &GameGraph) -> String {
    let nodes = graph.nodes.iter().map(|node| {
        TreeNode::new(&node.position, node.depth, node.cut).with(node.outcome, node.nim_value, node.remoteness)
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
