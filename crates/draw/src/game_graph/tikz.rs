//! A game graph for LaTeX: a `tikzpicture` with the same layout as the picture.
use super::{GameGraph, picture};
use engine::Outcome;
use std::fmt::Write;

/// A text that TeX shows as it is.
fn tex(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '\\' => out.push_str("\\textbackslash{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '<' => out.push_str("\\textless{}"),
            '>' => out.push_str("\\textgreater{}"),
            '"' => out.push_str("\\textquotedbl{}"),
            '|' => out.push_str("\\textbar{}"),
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => {
                out.push('\\');
                out.push(c);
            }
            '↓' => out.push_str("$\\downarrow$"),
            '∞' => out.push_str("$\\infty$"),
            '−' => out.push_str("$-$"),
            '…' => out.push_str("\\ldots{}"),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

const HEAD: &str = "\
% \\usepackage{tikz} \\usetikzlibrary{arrows.meta}
\\begin{tikzpicture}[x=1pt, y=-1pt, >={Stealth}, every node/.style={draw, align=center, font=\\small},
  position/.style={minimum height=42pt},
  P/.style={position, rounded corners=20pt, draw=blue!70!black, fill=blue!10}, \
  N/.style={position, draw=red!70!black, fill=red!10},
  D/.style={position, draw=gray, fill=gray!15}, U/.style={position, dashed}, cut/.style={dashed},
  move/.style={->, gray}, win/.style={->, very thick, blue!70!black},
  name of move/.style={draw=none, fill=white, inner sep=1pt, font=\\scriptsize, text=gray!60!black}]
";

/// The graph as a `tikzpicture`.
pub fn tikz(graph: &GameGraph, layers: super::GraphScene) -> String {
    let layout = picture::place_nodes(graph, layers);
    let mut out = String::from(HEAD);
    let mut add = |line: String| writeln!(out, "  {line}").expect("a string takes everything");
    for (i, (node, (x, y))) in graph.nodes.iter().zip(&layout.points).enumerate() {
        let style = node.outcome.map_or("U", Outcome::letter);
        let cut = if node.cut { ", cut" } else { "" };
        let (x, y) = (crate::svg::Num(*x), crate::svg::Num(*y));
        let (name, facts) = (tex(&picture::name(node)), tex(&picture::facts(node)));
        let width = crate::svg::Num(picture::room(node));
        add(format!(
            "\\node[{style}{cut}, minimum width={width}pt] (n{i}) at ({x}, {y}) {{{name}\\\\[-2pt] \\scriptsize \
                {facts}}};"
        ));
    }
    for (i, edge) in graph.edges.iter().enumerate() {
        let style = if graph.wins(edge) { "win" } else { "move" };
        add(format!("\\draw[{style}] {};", picture::curve(graph, &layout, (i, edge)).tikz()));
    }
    for label in picture::labels(graph, &layout) {
        let style = if label.wins { "name of move, text=blue!70!black" } else { "name of move" };
        let (x, y) = (crate::svg::Num(label.point.0), crate::svg::Num(label.point.1));
        add(format!("\\node[{style}] at ({x}, {y}) {{{}}};", tex(&label.text)));
    }
    out + "\\end{tikzpicture}\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tex_shows_what_users_wrote() {
        assert_eq!(tex("a_b\\{}"), "a\\_b\\textbackslash{}\\{\\}");
    }
}
