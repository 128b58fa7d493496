//! A search tree as a picture: from left to right, in the order of the visits.
use super::{SearchMethod, Trace, Visit};
use crate::{
    Paper,
    block::{Align, Block},
    measure,
    svg::{Anchor, Num, Pen},
};
use engine::{Outcome, message::Message};

const ROW: f64 = 34.0;
const HEIGHT: f64 = 26.0;

fn class(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Loss => "p",
        Outcome::Win => "n",
        Outcome::Draw => "d",
    }
}

fn name(visit: &Visit) -> String {
    let repeated = if visit.repeated { " ↺" } else { "" };
    format!("{}{repeated}  {}", measure::shorten(&visit.position, 26), visit.outcome.letter())
}

/// Where the columns begin, how wide their nodes are, and the row of each visit.
struct Tree {
    columns: Vec<(f64, f64)>,
    rows: Vec<f64>,
    size: (f64, f64),
}

impl Tree {
    fn new(visits: &[Visit]) -> Tree {
        let depth = visits.iter().map(|visit| visit.depth).max().unwrap_or(0);
        let widest = |depth: usize, width: &dyn Fn(&Visit) -> f64| {
            visits.iter().filter(|visit| visit.depth == depth).map(width).fold(0.0, f64::max)
        };
        let mut columns = Vec::new();
        let mut x = 0.0;
        for depth in 0..=depth {
            let moves = widest(depth, &|visit| measure::width(&measure::shorten(&visit.mv, 16), 10.5));
            x += if depth == 0 { 0.0 } else { moves + 44.0 };
            let width = widest(depth, &|visit| measure::width(&name(visit), 12.5) * 1.1 + 16.0);
            columns.push((x, width));
            x += width;
        }
        let (rows, height) = rows(visits);
        Tree { columns, rows, size: (x + 70.0, height * ROW) }
    }

    fn middle(&self, index: usize) -> f64 {
        (self.rows[index] + 0.5) * ROW
    }
}

/// Leaves one below the other, cut-off moves after their siblings, parents in the middle of their children.
fn rows(visits: &[Visit]) -> (Vec<f64>, f64) {
    let mut children: Vec<Vec<usize>> = vec![Vec::new(); visits.len()];
    for (i, visit) in visits.iter().enumerate() {
        if let Some(parent) = visit.parent {
            children[parent].push(i);
        }
    }
    let mut rows = vec![0.0; visits.len()];
    let mut next = 0.0;
    let mut stack: Vec<(usize, bool)> = vec![(0, false)];
    while let Some((i, ready)) = stack.pop().filter(|_| !visits.is_empty()) {
        if ready {
            let first = children[i].first().map_or(0.0, |&child| rows[child]);
            let last = children[i].last().map_or(0.0, |&child| rows[child]);
            rows[i] = (first + last) / 2.0;
            next += if visits[i].cut > 0 { 0.7 } else { 0.0 };
        } else if children[i].is_empty() {
            rows[i] = next;
            next += 1.0;
        } else {
            stack.push((i, true));
            stack.extend(children[i].iter().rev().map(|&child| (child, false)));
        }
    }
    (rows, next)
}

/// The picture of a search, with both counts.
pub fn svg(trace: &Trace, method: SearchMethod, heading: &str, paper: &Paper) -> String {
    let tree = Tree::new(&trace.visits);
    let mut pen = Pen::default();
    for (i, visit) in trace.visits.iter().enumerate() {
        if let Some(parent) = visit.parent {
            edge(&mut pen, &tree, trace, (parent, i));
        }
    }
    for (i, visit) in trace.visits.iter().enumerate() {
        node(&mut pen, &tree, (i, visit));
        if visit.cut > 0 {
            scissors(&mut pen, &tree, trace, i);
        }
    }
    let drawing = Block::new(pen, tree.size.0, tree.size.1);
    let name = paper.word(match method {
        SearchMethod::Minimax => "draw-minimax",
        SearchMethod::AlphaBeta => "draw-alphabeta",
    });
    let title = if heading.is_empty() { name.clone() } else { format!("{heading} · {name}") };
    let content = Block::column(vec![counts(trace, method, paper), drawing, legend(trace, paper)], 18.0, Align::Start);
    paper.picture("search", &title, paper.frame(&title, content, &[]))
}

/// Both counts side by side, as bars.
fn counts(trace: &Trace, drawn: SearchMethod, paper: &Paper) -> Block {
    let most = trace.minimax.or(trace.alphabeta).unwrap_or(1).max(1) as f64;
    let mut pen = Pen::default();
    let rows = [
        (SearchMethod::Minimax, "draw-minimax", trace.minimax, "bar-n"),
        (SearchMethod::AlphaBeta, "draw-alphabeta", trace.alphabeta, "bar-p"),
    ];
    let label = rows.iter().map(|row| measure::width(&paper.word(row.1), 13.0) * 1.15).fold(0.0, f64::max) + 12.0;
    for (i, (method, id, count, class)) in rows.into_iter().enumerate() {
        let y = i as f64 * 24.0;
        pen.text(if method == drawn { "bold" } else { "ink" }, (0.0, y + 14.0), 13.0, Anchor::Start, &paper.word(id));
        let length = count.map_or(200.0, |count| (200.0 * count as f64 / most).max(1.5));
        pen.rect(class, (label, y + 3.0), (length, 14.0), 2.0);
        let count = Message::new("draw-visited");
        let text = match [trace.minimax, trace.alphabeta][i] {
            Some(number) => paper.say(&count.with("count", number)),
            None => paper.say(&Message::new("draw-visited-more").with("count", super::MOST_VISITS)),
        };
        pen.text("ink", (label + length + 8.0, y + 14.0), 12.5, Anchor::Start, &text);
    }
    let cut = paper.say(&Message::new("draw-moves-cut").with("count", trace.cut));
    pen.text("soft", (0.0, 66.0), 12.5, Anchor::Start, &cut);
    Block::new(pen, label + 470.0, 72.0)
}

fn edge(pen: &mut Pen, tree: &Tree, trace: &Trace, (parent, child): (usize, usize)) {
    let visit = &trace.visits[child];
    let (left, width) = tree.columns[trace.visits[parent].depth];
    let own = measure::width(&name(&trace.visits[parent]), 12.5) * 1.1 + 16.0;
    let (from, to) = ((left + own.min(width), tree.middle(parent)), (tree.columns[visit.depth].0, tree.middle(child)));
    let bend = left + width + 16.0;
    let wins = visit.outcome == Outcome::Loss;
    let curve = format!(
        "M{} {}L{} {}C{} {} {} {} {} {}L{} {}",
        Num(from.0),
        Num(from.1),
        Num(left + width),
        Num(from.1),
        Num(bend),
        Num(from.1),
        Num(bend - 8.0),
        Num(to.1),
        Num(bend + 10.0),
        Num(to.1),
        Num(to.0),
        Num(to.1)
    );
    pen.path(if wins { "edge-win" } else { "edge" }, &curve);
    let text = measure::shorten(&visit.mv, 16);
    pen.text(if wins { "p-ink halo" } else { "soft halo" }, (to.0 - 6.0, to.1 - 4.0), 10.5, Anchor::End, &text);
}

fn node(pen: &mut Pen, tree: &Tree, (index, visit): (usize, &Visit)) {
    let (x, y, class) = (tree.columns[visit.depth].0, tree.middle(index), class(visit.outcome));
    let name = name(visit);
    let width = measure::width(&name, 12.5) * 1.1 + 16.0;
    let round = if visit.outcome == Outcome::Loss { HEIGHT / 2.0 } else { 1.5 };
    pen.open("node", &format!("data-order=\"{}\"", visit.order));
    pen.rect(class, (x, y - HEIGHT / 2.0), (width, HEIGHT), round);
    pen.middle_text(&format!("{class}-ink"), (x + width / 2.0, y), 12.5, &name);
    pen.text("soft halo", (x + width - 3.0, y - HEIGHT / 2.0 + 1.0), 8.5, Anchor::End, &visit.order.to_string());
    pen.close();
    if visit.below > 0 {
        pen.line("edge-cut", (x + width, y), (x + width + 18.0, y));
        pen.text("soft", (x + width + 22.0, y + 4.0), 10.5, Anchor::Start, &format!("+{}", visit.below));
    }
}

/// A dashed line with a stroke across it, and the number of moves cut off.
fn scissors(pen: &mut Pen, tree: &Tree, trace: &Trace, index: usize) {
    let visit = &trace.visits[index];
    let (left, width) = tree.columns[visit.depth];
    let last =
        trace.visits.iter().enumerate().filter(|(_, other)| other.parent == Some(index)).map(|(i, _)| i).next_back();
    let (x, y) = match last {
        Some(child) => (left + width + 6.0, tree.middle(child) + ROW * 0.62),
        None => return,
    };
    pen.path("edge-cut", &format!("M{} {}V{}H{}", Num(x), Num(y - ROW * 0.5), Num(y), Num(x + 24.0)));
    pen.line("cut", (x + 12.0, y + 6.0), (x + 18.0, y - 6.0));
    pen.text("n-ink", (x + 30.0, y + 4.0), 10.5, Anchor::Start, &format!("−{}", visit.cut));
}

fn legend(trace: &Trace, paper: &Paper) -> Block {
    let say = |id| Block::paragraph("soft", 12.0, &paper.word(id), 640.0);
    let mut entries = vec![say("draw-search-nodes"), say("draw-search-order")];
    if trace.visits.iter().any(|visit| visit.cut > 0) {
        entries.push(say("draw-search-cut"));
    }
    if trace.visits.iter().any(|visit| visit.below > 0) {
        entries.push(say("draw-search-below"));
    }
    if trace.visits.iter().any(|visit| visit.repeated) {
        entries.push(say("draw-search-repeated"));
    }
    Block::column(entries, 3.0, Align::Start)
}
