//! A game graph in DOT, the language of Graphviz.
use super::GameGraph;
use engine::Outcome;
use std::fmt::Write;

/// A text as it stands between quotation marks.
fn inside(text: &str) -> String {
    let safe: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    safe.replace('\\', "\\\\").replace('"', "\\\"")
}

/// A text between quotation marks.
fn quote(text: &str) -> String {
    format!("\"{}\"", inside(text))
}

/// The graph as a text in DOT; `nimatron graph` reads it again, with the outcomes it had.
pub fn dot(graph: &GameGraph) -> String {
    let mut out = String::from(
        "digraph game {\n  rankdir=TB;\n  node [fontname=\"sans-serif\" style=\"filled,rounded\" shape=box];\n",
    );
    let mut add = |line: String| writeln!(out, "  {line}").expect("a string takes everything");
    for node in &graph.nodes {
        let (ground, ink) = match node.outcome {
            Some(Outcome::Loss) => ("#dce9fc", "#1552b0"),
            Some(Outcome::Win) => ("#fbe2de", "#b3261e"),
            Some(Outcome::Draw) => ("#e7e9ed", "#5f6570"),
            None => ("#ffffff", "#5c6370"),
        };
        let label = format!("\"{}\\n{}\"", inside(&node.position), super::picture::facts(node));
        let dashed = if node.cut { " style=\"filled,rounded,dashed\"" } else { "" };
        add(format!("{} [label={label} fillcolor=\"{ground}\" color=\"{ink}\"{dashed}];", quote(&node.position)));
    }
    for edge in &graph.edges {
        let (from, to) = (&graph.nodes[edge.from].position, &graph.nodes[edge.to].position);
        let strong = if graph.wins(edge) { " penwidth=3 color=\"#1552b0\"" } else { "" };
        let label =
            if edge.moves.is_empty() { String::new() } else { format!("label={}", quote(&edge.moves.join(" "))) };
        add(format!("{} -> {} [{label}{strong}];", quote(from), quote(to)));
    }
    out + "}\n"
}
