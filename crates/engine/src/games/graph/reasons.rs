//! Why a vertex is won, lost or drawn: where its arrows lead.
use super::{To, Vertex, Walk};
use crate::{
    explain::{Cell, Step, Table, mex},
    game::Game,
    graph::VertexReport,
    message::Message,
    outcome::{Convention, Outcome},
    solve::Budget,
};

/// Maximum number of arrows that are shown.
const MOST_SHOWN: usize = 12;

/// The labels of the vertices that the arrows lead to, and what follows from them.
pub(super) fn of(game: &Walk, convention: Convention, vertex: &Vertex) -> Vec<Step> {
    let solved = &game.solved[usize::from(convention == Convention::Misere)];
    if solved.get().is_none() {
        let Ok(reports) = game.graph.solve(convention, &Budget::default()) else { return Vec::new() };
        // Another thread may have been faster, with the same.
        solved.get_or_init(|| reports);
    }
    let Some(reports) = solved.get() else { return Vec::new() };
    let Some(here) = reports.get(vertex.number as usize) else { return Vec::new() };
    let mut arrows: Vec<(u32, &VertexReport)> =
        game.graph.options()[vertex.number as usize].iter().map(|&to| (to, &reports[to as usize])).collect();
    // Lost vertices decide, then drawn ones.
    let rank = |outcome: Outcome| [Outcome::Loss, Outcome::Draw, Outcome::Win].iter().position(|&o| o == outcome);
    arrows.sort_by_key(|(_, report)| (rank(report.outcome), report.remoteness));
    let best = arrows.first().map(|&(to, _)| game.describe(vertex, &To(game.vertex(to))));
    let id = match here.outcome {
        Outcome::Win => "reason-graph-won",
        Outcome::Draw => "reason-graph-drawn",
        Outcome::Loss => "reason-graph-lost",
    };
    let mut message = Message::new(id);
    if let Some(best) = best.filter(|_| here.outcome != Outcome::Loss) {
        message = message.with("move", best);
    }
    let listed = &arrows[..arrows.len().min(MOST_SHOWN)];
    let mut steps: Vec<Step> = vec![Message::new("reason-graph").into(), table(listed), message.into()];
    if listed.len() < arrows.len() {
        steps.push(Message::new("explain-search-more").with("count", listed.len()).into());
    }
    if let Some(value) = here.nim_value {
        let reason = mex::reason(arrows.iter().filter_map(|(_, report)| report.nim_value));
        steps.push(Message::new("reason-graph-value").with("value", value).with("reason", reason).into());
    }
    steps
}

/// Where the arrows lead, with what is known there.
fn table(arrows: &[(u32, &VertexReport)]) -> Step {
    let valued = arrows.iter().all(|(_, report)| report.nim_value.is_some());
    let mut header = vec![Message::new("label-leads-to"), Message::new("label-result")];
    header.extend(valued.then(|| Message::new("label-nim-value")));
    let row = |report: &VertexReport| {
        let mut row = vec![Cell::Position(report.name.to_string()), Cell::Outcome(report.outcome)];
        row.extend(report.nim_value.filter(|_| valued).map(|value| Cell::Value(value.0)));
        row
    };
    Step::Table(Table { header, rows: arrows.iter().map(|(_, report)| row(report)).collect(), marked: Vec::new() })
}
