//! A game graph as a picture.
use super::{Edge, GameGraph, Node, topological};
use crate::{
    Paper,
    block::{Align, Block},
    layered::{Input, LayeredLayout, layout},
    measure,
    svg::{Num, Pen},
};
use engine::{Outcome, graph::LoopyValue, message::Message};

/// How a graph is arranged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GraphScene {
    /// Each position below all from which it can be reached, as far as there are no cycles.
    #[default]
    ByDepth,
    /// Positions that are over in the same number of moves beside each other, ends below.
    ByRemoteness,
}

const HEIGHT: f64 = 42.0;
/// Maximum number of edges with moves written at them.
const MOST_LABELS: usize = 60;
/// Maximum number of edges with winning moves written at them.
const MOST_WINNING_LABELS: usize = 160;
/// Maximum number of edges with arrowheads and names to hover over.
const MOST_HEADS: usize = 3_000;

/// A node's letter, nim-value and remoteness.
pub(super) fn facts(node: &Node) -> String {
    let letter = node.outcome.map_or("?", Outcome::letter).to_owned();
    let value = node.nim_value.as_ref().map(|value| match value {
        LoopyValue::Finite(value) => format!("*{value}"),
        LoopyValue::Infinite(_) => value.to_string(),
    });
    let rest = node.remoteness.map(|moves| format!("↓{moves}"));
    std::iter::once(letter).chain(value).chain(rest).collect::<Vec<_>>().join("  ")
}

fn class(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Loss) => "p",
        Some(Outcome::Win) => "n",
        Some(Outcome::Draw) => "d",
        None => "u",
    }
}

/// Middles of the nodes, and the layout they come from.
pub(super) struct NodeLayout {
    pub(super) points: Vec<(f64, f64)>,
    layered: LayeredLayout,
    layers: Vec<usize>,
    step: f64,
    size: (f64, f64),
}

pub(super) fn name(node: &Node) -> String {
    measure::shorten(&node.position, 30)
}

pub(super) fn room(node: &Node) -> f64 {
    (measure::width(&name(node), 14.0) * 1.12).max(measure::width(&facts(node), 11.0) * 1.1) + 18.0
}

/// Lays the graph out.
pub(super) fn place_nodes(graph: &GameGraph, scene: GraphScene) -> NodeLayout {
    let layers = layers(graph, scene);
    let edges = graph.edges.iter().map(|edge| (edge.from, edge.to)).collect();
    let crowded = graph.edges.len() > MOST_LABELS;
    let gap = if crowded { 14.0 } else { 30.0 };
    let widths = graph.nodes.iter().map(room).collect();
    let layered = layout(&Input { widths, layers: layers.clone(), edges, gap });
    let step = (layered.width * 0.055).clamp(if crowded { 96.0 } else { 104.0 }, 300.0);
    let last = layers.iter().max().copied().unwrap_or(0) as f64;
    let y = |layer: usize| layer as f64 * step + HEIGHT / 2.0 + 4.0;
    let points = layered.positions.iter().zip(&layers).map(|(&point, &layer)| (point, y(layer))).collect();
    let size = (layered.width, last * step + HEIGHT + 8.0 + if graph.is_cut() { 26.0 } else { 0.0 });
    NodeLayout { points, layered, layers, step, size }
}

/// The layer of each node.
fn layers(graph: &GameGraph, scene: GraphScene) -> Vec<usize> {
    if scene == GraphScene::ByRemoteness && graph.nodes.iter().any(|node| node.remoteness.is_some()) {
        let most = graph.nodes.iter().filter_map(|node| node.remoteness).max().unwrap_or(0);
        // Positions that are unknown or never end are above everything else.
        let above = usize::from(graph.nodes.iter().any(|node| node.remoteness.is_none()));
        let layer = |node: &Node| node.remoteness.map_or(0, |moves| (most - moves) as usize + above);
        return graph.nodes.iter().map(layer).collect();
    }
    let options = graph.options();
    let Some(order) = topological(&options) else { return by_distance(graph, &options) };
    let mut layers = vec![0; graph.nodes.len()];
    for node in order {
        for &to in &options[node] {
            layers[to as usize] = layers[to as usize].max(layers[node] + 1);
        }
    }
    layers
}

/// If there are cycles: by the distance from the first node, and then from others not reached yet.
fn by_distance(graph: &GameGraph, options: &[Vec<u32>]) -> Vec<usize> {
    let mut layers: Vec<Option<usize>> = vec![None; options.len()];
    let mut entered = vec![0usize; options.len()];
    options.iter().flatten().for_each(|&to| entered[to as usize] += 1);
    let mut starts: Vec<usize> = (0..options.len()).collect();
    if !graph.rooted {
        starts.sort_by_key(|&node| entered[node]);
    }
    for start in starts {
        if layers[start].is_some() {
            continue;
        }
        layers[start] = Some(0);
        let mut open = std::collections::VecDeque::from([start]);
        while let Some(node) = open.pop_front() {
            let next = layers[node].map_or(0, |layer| layer + 1);
            for &to in &options[node] {
                if layers[to as usize].is_none() {
                    layers[to as usize] = Some(next);
                    open.push_back(to as usize);
                }
            }
        }
    }
    layers.into_iter().map(|layer| layer.unwrap_or(0)).collect()
}

/// The picture of a game graph, with a legend below.
pub fn svg(graph: &GameGraph, scene: GraphScene, heading: &str, paper: &Paper) -> String {
    svg_with_note(graph, scene, heading, None, paper)
}

/// The same with a note.
pub fn svg_with_note(
    graph: &GameGraph,
    scene: GraphScene,
    heading: &str,
    note: Option<&Message>,
    paper: &Paper,
) -> String {
    let layout = place_nodes(graph, scene);
    let mut pen = Pen::default();
    let strong = |edge: &&Edge| graph.wins(edge);
    for (i, edge) in graph.edges.iter().enumerate().filter(|(_, edge)| !graph.wins(edge)) {
        draw_edge(&mut pen, graph, &layout, (i, edge));
    }
    for (i, edge) in graph.edges.iter().enumerate().filter(|(_, edge)| strong(edge)) {
        draw_edge(&mut pen, graph, &layout, (i, edge));
    }
    for (i, node) in graph.nodes.iter().enumerate() {
        draw_node(&mut pen, node, (i, graph.rooted && i == 0), layout.points[i]);
    }
    for label in labels(graph, &layout) {
        pen.middle_text(if label.wins { "p-ink halo" } else { "soft halo" }, label.point, 10.5, &label.text);
    }
    let drawing = Block::new(pen, layout.size.0, layout.size.1);
    let size = Message::new("draw-graph-size")
        .with("positions", graph.nodes.len() as u64)
        .with("moves", graph.edges.len() as u64);
    let legend = legend(graph, drawing.width.max(420.0), paper);
    let content = Block::column(vec![drawing, legend], 22.0, Align::Start);
    let mut notes = vec![paper.say(&size)];
    if graph.is_cut() {
        notes.push(paper.word("draw-graph-cut"));
    }
    notes.extend(note.map(|note| paper.say(note)));
    let name = if heading.is_empty() { paper.word("draw-graph") } else { heading.to_owned() };
    paper.picture("game-graph", &name, paper.frame(heading, content, &notes))
}

fn draw_node(pen: &mut Pen, node: &Node, (index, root): (usize, bool), (x, y): (f64, f64)) {
    let (width, class) = (room(node), class(node.outcome));
    if node.cut {
        for side in [-0.22, 0.0, 0.22] {
            let from = x + side * width;
            pen.line("edge-cut", (from, y + HEIGHT / 2.0), (from + side * 20.0, y + HEIGHT / 2.0 + 20.0));
        }
    }
    // Round corners for P, square ones for N: not by colour alone.
    let round = match node.outcome {
        Some(Outcome::Loss) => HEIGHT / 2.0,
        Some(Outcome::Draw) => 8.0,
        _ => 1.5,
    };
    pen.open("node", &format!("data-node=\"{index}\""));
    let frame = if root { format!("{class} root") } else { class.to_owned() };
    pen.rect(&frame, (x - width / 2.0, y - HEIGHT / 2.0), (width, HEIGHT), round);
    pen.middle_text("bold", (x, y - 8.0), 14.0, &name(node));
    pen.middle_text(&format!("{class}-ink"), (x, y + 10.5), 11.0, &facts(node));
    pen.close();
}

/// The path of an edge, point by point, from rim to rim.
fn way(layout: &NodeLayout, (index, edge): (usize, &Edge)) -> Vec<(f64, f64)> {
    let (a, b) = (layout.points[edge.from], layout.points[edge.to]);
    let down = layout.layers[edge.from] < layout.layers[edge.to];
    let side = if down { HEIGHT / 2.0 } else { -HEIGHT / 2.0 };
    let bend = |&(layer, point): &(usize, f64)| (point, layer as f64 * layout.step + HEIGHT / 2.0 + 4.0);
    let middle = layout.layered.bends[index].iter().map(bend);
    std::iter::once((a.0, a.1 + side)).chain(middle).chain([(b.0, b.1 - side)]).collect()
}

fn draw_edge(pen: &mut Pen, graph: &GameGraph, layout: &NodeLayout, (index, edge): (usize, &Edge)) {
    let (class, head) = if graph.wins(edge) { ("edge-win", "head-win") } else { ("edge", "head") };
    let data = curve(graph, layout, (index, edge)).svg();
    if graph.edges.len() > MOST_HEADS {
        return pen.path(class, &data);
    }
    let (from, to) = (&graph.nodes[edge.from].position, &graph.nodes[edge.to].position);
    let name = if edge.moves.is_empty() { String::new() } else { format!(": {}", edge.moves.join(" ")) };
    pen.open("move", &format!("data-from=\"{}\" data-to=\"{}\"", edge.from, edge.to));
    pen.raw(&format!("<title>{}</title>", crate::escape(&measure::shorten(&format!("{from} → {to}{name}"), 200))));
    pen.path(class, &data);
    arrow_head(pen, head, layout, edge);
    pen.close();
}

/// A curve of cubic pieces: where it begins, and for each piece two points that pull it and the point where it ends.
pub(super) struct Curve {
    start: (f64, f64),
    pieces: Vec<[(f64, f64); 3]>,
}

impl Curve {
    fn svg(&self) -> String {
        let mut data = format!("M{} {}", Num(self.start.0), Num(self.start.1));
        for piece in &self.pieces {
            let [a, b, c] = piece.map(|(x, y)| format!("{} {}", Num(x), Num(y)));
            data.push_str(&format!("C{a} {b} {c}"));
        }
        data
    }

    pub(super) fn tikz(&self) -> String {
        let point = |(x, y): (f64, f64)| format!("({}, {})", Num(x), Num(y));
        let mut path = point(self.start);
        for [a, b, c] in &self.pieces {
            path.push_str(&format!(" .. controls {} and {} .. {}", point(*a), point(*b), point(*c)));
        }
        path
    }
}

/// The line of an edge.
pub(super) fn curve(graph: &GameGraph, layout: &NodeLayout, (index, edge): (usize, &Edge)) -> Curve {
    match (edge.from == edge.to, layout.layers[edge.from] == layout.layers[edge.to]) {
        (true, _) => itself(layout.points[edge.from], room(&graph.nodes[edge.from]) / 2.0),
        (_, true) => beside(layout, edge),
        _ => smooth(&way(layout, (index, edge))),
    }
}

/// A loop at the right end of a node.
fn itself((x, y): (f64, f64), half: f64) -> Curve {
    let (right, far) = (x + half, x + half + 34.0);
    Curve { start: (right, y - 8.0), pieces: vec![[(far, y - 26.0), (far, y + 26.0), (right, y + 8.0)]] }
}

/// An arc above two nodes of one layer.
fn beside(layout: &NodeLayout, edge: &Edge) -> Curve {
    let (a, b) = (layout.points[edge.from], layout.points[edge.to]);
    let rise = HEIGHT / 2.0 + 14.0 + (b.0 - a.0).abs().min(400.0) * 0.09;
    // Edges there and back leave above and below, so that they differ.
    let side = if a.0 < b.0 { -1.0 } else { 1.0 };
    let (top, far) = (a.1 + side * HEIGHT / 2.0, a.1 + side * rise);
    Curve { start: (a.0, top), pieces: vec![[(a.0, far), (b.0, far), (b.0, top)]] }
}

/// A curve through points that leaves and arrives upright.
fn smooth(points: &[(f64, f64)]) -> Curve {
    let piece = |pair: &[(f64, f64)]| {
        let [(ax, ay), (bx, by)] = [pair[0], pair[1]];
        let middle = (ay + by) / 2.0;
        [(ax, middle), (bx, middle), (bx, by)]
    };
    Curve { start: points.first().copied().unwrap_or_default(), pieces: points.windows(2).map(piece).collect() }
}

fn arrow_head(pen: &mut Pen, class: &str, layout: &NodeLayout, edge: &Edge) {
    let (x, y) = layout.points[edge.to];
    let (from, to) = (layout.layers[edge.from], layout.layers[edge.to]);
    if edge.from == edge.to {
        return;
    }
    let above = from < to || (from == to && layout.points[edge.from].0 < x);
    let (rim, back) = if above { (y - HEIGHT / 2.0, -8.0) } else { (y + HEIGHT / 2.0, 8.0) };
    pen.polygon(class, &[(x, rim), (x - 4.0, rim + back), (x + 4.0, rim + back)]);
}

/// A text at an edge.
pub(super) struct Label {
    pub(super) text: String,
    pub(super) point: (f64, f64),
    pub(super) wins: bool,
}

/// The moves, written at the edges while there are few of them, each where it covers nothing else.
pub(super) fn labels(graph: &GameGraph, layout: &NodeLayout) -> Vec<Label> {
    let mut labels = Vec::new();
    if graph.edges.len() > MOST_WINNING_LABELS {
        return labels;
    }
    let node = |(node, &(x, y)): (&Node, &(f64, f64))| {
        [x - room(node) / 2.0, y - HEIGHT / 2.0, x + room(node) / 2.0, y + HEIGHT / 2.0]
    };
    let mut covered: Vec<[f64; 4]> = graph.nodes.iter().zip(&layout.points).map(node).collect();
    for (i, edge) in graph.edges.iter().enumerate() {
        let wins = graph.wins(edge);
        if edge.moves.is_empty() || edge.from == edge.to || (graph.edges.len() > MOST_LABELS && !wins) {
            continue;
        }
        let more = if edge.moves.len() > 2 { " …" } else { "" };
        let text = edge.moves.iter().take(2).cloned().collect::<Vec<_>>().join(" ") + more;
        let text = measure::shorten(&text, 24);
        let half = measure::width(&text, 10.5) * if wins { 0.58 } else { 0.52 };
        let around = |(x, y): (f64, f64)| [x - half, y - 6.0, x + half, y + 6.0];
        let free = |point: &(f64, f64)| covered.iter().all(|other| !overlap(around(*point), *other));
        let points = label_points(layout, (i, edge));
        let Some(point) = points.iter().copied().find(free).or(points.first().copied()) else { continue };
        covered.push(around(point));
        labels.push(Label { text, point, wins });
    }
    labels
}

fn overlap(a: [f64; 4], b: [f64; 4]) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

/// Points along an edge where its label may stand, the best first.
fn label_points(layout: &NodeLayout, (index, edge): (usize, &Edge)) -> Vec<(f64, f64)> {
    let (a, b) = (layout.points[edge.from], layout.points[edge.to]);
    if layout.layers[edge.from] == layout.layers[edge.to] {
        let side = if a.0 < b.0 { -1.0 } else { 1.0 };
        let rise = HEIGHT / 2.0 + (14.0 + (b.0 - a.0).abs().min(400.0) * 0.09) * 0.75;
        return [0.5, 0.4, 0.6, 0.3, 0.7].map(|share| (a.0 + (b.0 - a.0) * share, a.1 + side * rise)).into();
    }
    let points = way(layout, (index, edge));
    let along = |segment: usize, share: f64| {
        let ((ax, ay), (bx, by)) = (points[segment], points[segment + 1]);
        let ease = share * share * (3.0 - 2.0 * share);
        (ax + (bx - ax) * ease, ay + (by - ay) * share)
    };
    let first = [0.4, 0.55, 0.3, 0.65, 0.75, 0.22].map(|share| along(0, share));
    let later = (1..points.len() - 1).flat_map(|segment| [0.15, 0.3, 0.5].map(|share| along(segment, share)));
    first.into_iter().chain(later).collect()
}

/// What colours, letters and lines mean: only those that occur.
fn legend(graph: &GameGraph, width: f64, paper: &Paper) -> Block {
    let mut entries = Vec::new();
    for (outcome, id) in [
        (Some(Outcome::Loss), "draw-legend-p"),
        (Some(Outcome::Win), "draw-legend-n"),
        (Some(Outcome::Draw), "draw-legend-d"),
        (None, "draw-legend-unknown"),
    ] {
        if graph.nodes.iter().any(|node| node.outcome == outcome) {
            entries.push(swatch(class(outcome), outcome, &paper.word(id)));
        }
    }
    let is_infinite = |node: &Node| node.nim_value.as_ref().map(|value| matches!(value, LoopyValue::Infinite(_)));
    if graph.nodes.iter().any(|node| is_infinite(node) == Some(false)) {
        entries.push(Block::text("soft", 12.0, &paper.word("draw-legend-value")));
    }
    if graph.nodes.iter().any(|node| is_infinite(node) == Some(true)) {
        entries.push(Block::text("soft", 12.0, &paper.word("draw-legend-infinity")));
    }
    if graph.nodes.iter().any(|node| node.remoteness.is_some()) {
        entries.push(Block::text("soft", 12.0, &paper.word("draw-legend-remoteness")));
    }
    if graph.edges.iter().any(|edge| graph.wins(edge)) {
        let mut pen = Pen::default();
        pen.line("edge-win", (0.0, 8.0), (30.0, 8.0));
        let line = Block::new(pen, 30.0, 16.0);
        entries.push(Block::row(
            vec![line, Block::text("soft", 12.0, &paper.word("draw-legend-winning"))],
            6.0,
            Align::Middle,
        ));
    }
    Block::flow(entries, width, 18.0, Align::Middle)
}

fn swatch(class: &str, outcome: Option<Outcome>, text: &str) -> Block {
    let mut pen = Pen::default();
    let round = if outcome == Some(Outcome::Loss) { 9.0 } else { 1.5 };
    pen.rect(class, (1.0, 1.0), (26.0, 18.0), round);
    pen.middle_text(&format!("{class}-ink"), (14.0, 10.0), 11.0, outcome.map_or("?", Outcome::letter));
    Block::row(vec![Block::new(pen, 28.0, 20.0), Block::text("soft", 12.0, text)], 6.0, Align::Middle)
}
