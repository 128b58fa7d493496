//! The game graph of a position, drawn.
use super::wired;
use crate::{
    position_ref::PositionRef,
    work::{Answer, Ask},
};
use draw::{
    Paper,
    game_graph::{self, GameGraph, GraphScene, Limits},
};
use engine::{
    GameError,
    graph::Graph,
    message::{Message, Say},
    params::Kind,
    solve::Budget,
};

/// Maximum number of vertices of the visitor's own graph.
const MOST_VERTICES: usize = 1_000;

/// Maximum number of positions that are drawn unless more are asked for.
const LEGIBLE: usize = 30;

/// The number of moves ahead up to which a graph stays legible; none if all of it does.
fn legible_depth(sizes: &[usize]) -> Option<u32> {
    let mut sum = 0;
    let first_too_many = sizes.iter().position(|size| {
        sum += size;
        sum > LEGIBLE
    });
    first_too_many.map(|rank| u32::try_from(rank).unwrap_or(u32::MAX).saturating_sub(1).max(1))
}

/// Which graph to draw, and how.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DrawGraph {
    pub(crate) place: PositionRef,
    /// Maximum number of moves from the position; without one, as many as stay legible.
    pub(crate) depth: Option<u32>,
    /// Maximum number of positions.
    pub(crate) nodes: usize,
    /// Whether layers are remoteness, not depth.
    pub(crate) by_remoteness: bool,
    /// Positions whose moves are hidden.
    pub(crate) folded: Vec<String>,
    /// Whether all vertices of a graph of the visitor's own are drawn, reachable or not.
    pub(crate) whole: bool,
    pub(crate) lang: String,
}

wired!(DrawGraph { place, depth, nodes, by_remoteness, folded, whole, lang });

/// The picture, and what its nodes stand for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct GraphPicture {
    pub(crate) svg: String,
    /// The position of each node, by its number.
    pub(crate) positions: Vec<String>,
    /// The graph for other programs, as DOT and as TikZ.
    pub(crate) dot: String,
    pub(crate) tikz: String,
    /// The largest number of moves from the position that is drawn.
    pub(crate) ranks: u32,
    /// Whether some position has moves that are not drawn.
    pub(crate) is_cut: bool,
}

wired!(GraphPicture { svg, positions, dot, tikz, ranks, is_cut });

impl Ask for DrawGraph {
    const NAME: &'static str = "graph";
    type Out = GraphPicture;

    fn answer(self, _: &mut dyn FnMut(u64)) -> Answer<GraphPicture> {
        let graph = if self.whole { self.whole()? } else { self.explore().map_err(|error| error.message())? };
        let scene = if self.by_remoteness { GraphScene::ByRemoteness } else { GraphScene::ByDepth };
        let paper = Paper { styled: false, ..Paper::new(self.lang.parse().unwrap_or_default()) };
        let svg = game_graph::svg(&graph, scene, "", &paper);
        let (dot, tikz) = (game_graph::dot(&graph), game_graph::tikz(&graph, scene));
        let (ranks, is_cut) = (graph.nodes.iter().map(|node| node.depth).max().unwrap_or(0), graph.is_cut());
        let positions = graph.nodes.into_iter().map(|node| node.position).collect();
        Ok(GraphPicture { svg, dot, tikz, positions, ranks, is_cut })
    }
}

impl DrawGraph {
    fn explore(&self) -> Result<GameGraph, GameError> {
        let (game, limits) = (self.place.build()?, Limits { depth: self.depth, nodes: self.nodes });
        let depth = match self.depth {
            Some(depth) => Some(depth),
            None => legible_depth(&GameGraph::rank_sizes(&*game, &self.place.position, limits)?),
        };
        let limits = Limits { depth, ..limits };
        let graph = GameGraph::explore(&*game, &self.place.position, self.place.convention, limits)?;
        Ok(graph.fold_positions(&self.folded))
    }

    /// The graph that is the parameter of a game, with all its vertices.
    fn whole(&self) -> Answer<GameGraph> {
        let family = self.place.family().map_err(|error| error.message())?;
        let params = self.place.params().and_then(|params| {
            params.validate(family.parameters).map_err(|error| GameError::Parameter { game: family.id, error })
        });
        let params = params.map_err(|error| error.message())?;
        let value = family.parameters.iter().find(|p| p.kind == Kind::Graph).and_then(|p| params.get(p.name));
        let value = value.ok_or_else(|| Message::new("graph-no-vertices"))?;
        let graph = Graph::read(value).map_err(|error| error.message())?;
        if graph.len() > MOST_VERTICES {
            return Err(Message::new("draw-error-graph-large").with("count", MOST_VERTICES));
        }
        let reports = graph.solve(self.place.convention, &Budget::default()).map_err(|error| error.message())?;
        Ok(GameGraph::of_graph(&graph, &reports, self.place.convention))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Convention, games};

    fn question(game: &str, position: &str) -> DrawGraph {
        let place = PositionRef::usual(games::family(game).unwrap()).at(position);
        DrawGraph {
            place,
            depth: None,
            nodes: 50,
            by_remoteness: false,
            folded: Vec::new(),
            whole: false,
            lang: "sl".to_owned(),
        }
    }

    #[test]
    fn nodes_of_the_picture_are_positions() {
        let picture = question("nim", "1,2").answer(&mut |_| {}).unwrap();
        assert_eq!(picture.positions.len(), 5);
        assert!(picture.svg.contains("data-node=\"4\"") && !picture.svg.contains("data-node=\"5\""));
        assert!(!picture.svg.contains("<style>"));
        assert!(picture.dot.starts_with("digraph") && picture.tikz.contains("tikzpicture"));
    }

    #[test]
    fn a_large_graph_collapses_to_ranks_and_opens_again() {
        let first = DrawGraph { nodes: 400, ..question("nim", "3,4,5") }.answer(&mut |_| {}).unwrap();
        assert!(first.positions.len() <= LEGIBLE && first.is_cut, "{}", first.positions.len());
        let more = DrawGraph { depth: Some(first.ranks + 1), nodes: 400, ..question("nim", "3,4,5") };
        let more = more.answer(&mut |_| {}).unwrap();
        assert_eq!(more.ranks, first.ranks + 1);
        assert!(more.positions.len() > first.positions.len());
        let all = DrawGraph { depth: Some(u32::MAX), nodes: 400, ..question("nim", "3,4,5") };
        assert!(!all.answer(&mut |_| {}).unwrap().is_cut);
        let depths = [&[1, 40, 2][..], &[1, 9, 40], &[1, 2]].map(legible_depth);
        assert_eq!(depths, [Some(1), Some(1), None]);
    }

    #[test]
    fn a_folded_node_hides_what_lies_behind_it() {
        let whole = question("nim", "1,2").answer(&mut |_| {}).unwrap();
        let folded = DrawGraph { folded: whole.positions[1..].to_vec(), ..question("nim", "1,2") };
        assert_eq!(folded.answer(&mut |_| {}).unwrap().positions.len(), 4);
    }

    #[test]
    fn a_graph_of_ones_own_is_drawn_with_every_vertex() {
        let set = vec![r#"graph={"a":["b"],"b":[],"alone":[]}"#.to_owned()];
        let place =
            PositionRef { game: "graph".to_owned(), set, convention: Convention::Normal, position: "a".to_owned() };
        let question_of_whole = DrawGraph { place, whole: true, ..question("graph", "a") };
        assert_eq!(question_of_whole.clone().answer(&mut |_| {}).unwrap().positions, ["a", "b", "alone"]);
        let reached = DrawGraph { whole: false, ..question_of_whole };
        assert_eq!(reached.answer(&mut |_| {}).unwrap().positions, ["a", "b"]);
    }

    #[test]
    fn invalid_graphs_are_refused_with_a_message() {
        assert!(DrawGraph { whole: true, ..question("nim", "1,2") }.answer(&mut |_| {}).is_err());
        assert!(question("nim", "one,two").answer(&mut |_| {}).is_err());
    }
}
