//! Benchmarks of pictures, each next to a plain baseline in the same run. Every result is asserted, and both must end
//! within two CPU seconds. `cargo xtask bench` runs this.
use draw::{
    Paper,
    game_graph::{self, GameGraph, GraphScene, Limits},
    table::{self, PositionTable, Query},
};
use engine::{AnyGame, Convention, Params, games};
use std::{fmt::Write, hint::black_box};

/// Maximum CPU time of the pictures, in seconds.
const MOST_SECONDS: f64 = 2.0;

fn main() {
    println!("\nPictures: CPU seconds of one thread, medians of interleaved runs\n");
    println!("{:<44} {:>10} {:>10} {:>9}", "benchmark", "baseline", "ours", "ratio");
    if is_selected("Wythoff heat map") {
        wythoff_map();
    }
    for (name, position, nodes) in [
        ("graph of 2000 positions, cut", "20,21,22,23", 2_000),
        ("graph of 2244 positions, whole", "10,11,12,13", 2_244),
    ] {
        if is_selected(name) {
            large_graph(name, position, nodes);
        }
    }
}

/// Whether a benchmark is selected: all are, unless a word of the name is given.
fn is_selected(name: &str) -> bool {
    std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).all(|word| name.contains(&word))
}

/// CPU time that this thread has used, in seconds.
fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds: Option<u64> = text.split(' ').next().and_then(|word| word.parse().ok());
    nanoseconds.expect("benchmarks need /proc/thread-self/schedstat, as Linux has it") as f64 / 1e9
}

fn time<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let start = cpu();
    let result = black_box(work());
    (result, cpu() - start)
}

fn median(mut seconds: Vec<f64>) -> f64 {
    seconds.sort_by(f64::total_cmp);
    seconds[seconds.len() / 2]
}

fn report(name: &str, baseline: Vec<f64>, ours: Vec<f64>) {
    let (baseline, ours) = (median(baseline), median(ours));
    println!("{name:<44} {baseline:>10.4} {ours:>10.4} {:>9.2}", baseline / ours);
    assert!(ours <= MOST_SECONDS, "{name} takes {ours} seconds");
}

fn game(id: &str) -> Box<dyn AnyGame> {
    games::build(id, &Params::default()).expect("a game")
}

/// Values and picture of 1000 × 1000 positions, against one rectangle for each of them.
fn wythoff_map() {
    let wythoff = game("wythoff");
    let query = Query { pattern: Some("X,Y"), to: Some(999), ..Query::default() };
    let (mut plain, mut ours) = (Vec::new(), Vec::new());
    for _ in 0..5 {
        let fill = || table::fill(&*wythoff, Convention::Normal, &query).expect("a table");
        let (rectangles, seconds) = time(|| plain_map(&fill()));
        plain.push(seconds);
        let (svg, seconds) = time(|| table::svg(&fill(), "Wythoff", &Paper::default()));
        ours.push(seconds);
        assert!(svg.len() < 2_000_000 && rectangles.len() > 40_000_000, "{} and {} bytes", svg.len(), rectangles.len());
    }
    report("Wythoff heat map, 1000 × 1000", plain, ours);
}

/// What anyone would write first: a rectangle for each position.
fn plain_map(table: &PositionTable) -> String {
    let mut svg = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\">");
    for (x, y) in (0..1000).flat_map(|y| (0..1000).map(move |x| (x, y))) {
        let shade = table.cell(x, y).value.unwrap_or(0) * 255 / 1600;
        write!(svg, "<rect x=\"{x}\" y=\"{y}\" width=\"1\" height=\"1\" fill=\"#00{shade:02x}00\"/>")
            .expect("a string");
    }
    svg + "</svg>"
}

/// Exploring, solving, laying out and drawing, against exploring and solving alone.
fn large_graph(name: &str, position: &str, size: usize) {
    let nim = game("nim");
    let limits = Limits { depth: None, nodes: size };
    let explore = || GameGraph::explore(&*nim, position, Convention::Normal, limits).expect("a position");
    let (mut plain, mut ours) = (Vec::new(), Vec::new());
    for _ in 0..5 {
        let (graph, seconds) = time(explore);
        plain.push(seconds);
        assert_eq!(graph.nodes.len(), size);
        let (svg, seconds) = time(|| game_graph::svg(&explore(), GraphScene::ByDepth, "Nim", &Paper::default()));
        ours.push(seconds);
        assert!(svg.contains("data-node=\"1999\""));
    }
    report(name, plain, ours);
}
