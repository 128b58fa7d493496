//! An analysis as people read it.
use crate::{
    choice::Chosen,
    layout::{
        Column::{Number, Text},
        Table, first_few, natural,
    },
};
use engine::{
    Analysis, Convention, MoveReport, NimValue, Outcome, analysis::ScoreReport, notation::shortened, theory::Standing,
};
use std::fmt::Write;

/// The whole answer, with at most so many moves one by one.
pub(crate) fn written(chosen: &Chosen, convention: Convention, analysis: &Analysis, rows: usize) -> String {
    let mut text = format!("{}\n\n", heading(chosen, convention, analysis));
    for (name, fact) in facts(analysis) {
        writeln!(text, "{name:<15}{fact}").expect("a text takes everything");
    }
    text + &moves(chosen, analysis, rows)
}

fn heading(chosen: &Chosen, convention: Convention, analysis: &Analysis) -> String {
    let settings = chosen.params.0.iter().map(|(name, value)| format!(", {name}={}", shortened(&value.to_string())));
    let settings: String = settings.collect();
    let convention = match convention {
        Convention::Normal => "normal play",
        Convention::Misere => "misère play",
    };
    let mut position: String = analysis.position.chars().take(200).collect();
    if position.len() < analysis.position.len() {
        position.push('…');
    }
    format!("{}{settings}, {convention}: {position}", chosen.family.title)
}

/// What is known, each with its name.
fn facts(analysis: &Analysis) -> Vec<(&'static str, String)> {
    let mut facts = Vec::new();
    match &analysis.seats {
        Some(seats) => facts.push(("can be beaten", beaten(seats))),
        None => facts.push(("outcome", outcome(analysis))),
    }
    if let Some(value) = analysis.nim_value {
        facts.push(("nim-value", value.to_string()));
    }
    if let Some(remoteness) = analysis.remoteness {
        facts.push(("remoteness", format!("{remoteness}, when the winner hurries and the loser delays")));
    } else if analysis.outcome.is_some_and(|outcome| outcome != Outcome::Draw) {
        facts.push(("remoteness", "not known within the budget".to_owned()));
    }
    if analysis.outcome == Some(Outcome::Win) || !analysis.winning_moves.is_empty() {
        facts.push(("winning moves", list(&analysis.winning_moves, analysis.complete)));
    }
    if analysis.outcome == Some(Outcome::Draw) {
        facts.push(("drawing moves", list(&analysis.drawing_moves, analysis.complete)));
    }
    if let Some(score) = &analysis.score {
        facts.push(("collected", collected(score)));
        facts.push(("best moves", first_few(&score.best_moves, 12)));
    } else if let (Some(reason), Some(_)) = (analysis.gave_up, analysis.outcome) {
        facts.push(("gave up", format!("some of it is not known within the budget: {reason}")));
    }
    if let Some(theorem) = theorem(analysis) {
        facts.push(("theorem", theorem));
    }
    if analysis.positions > 0 {
        facts.push(("search", format!("{} positions", analysis.positions)));
    }
    facts
}

fn outcome(analysis: &Analysis) -> String {
    match analysis.outcome {
        Some(Outcome::Win) => "N: the player to move wins".to_owned(),
        Some(Outcome::Loss) => "P: the player to move loses".to_owned(),
        Some(Outcome::Draw) => "D: nobody can force a win".to_owned(),
        None => {
            let reason = analysis.gave_up.map(|reason| format!(": {reason}")).unwrap_or_default();
            format!("not known within the budget{reason}")
        }
    }
}

fn beaten(seats: &[bool]) -> String {
    let forced: Vec<String> = (1..).zip(seats).filter(|(_, f)| **f).map(|(seat, _)| format!("{seat}")).collect();
    let which = if forced.is_empty() { "none".to_owned() } else { forced.join(", ") };
    format!("of {} players counted from the one to move, the others together can beat: {which}", seats.len())
}

fn list(moves: &[String], complete: bool) -> String {
    let few = first_few(moves, 12);
    if complete { few } else { format!("{few} (the list is not complete)") }
}

fn collected(score: &ScoreReport) -> String {
    format!("{} by the player to move, {} by the other", score.mine, score.theirs)
}

fn theorem(analysis: &Analysis) -> Option<String> {
    let theorem = analysis.theorem?;
    let standing = match analysis.standing {
        Some(Standing::Checked) => "; here checked by exhaustive search",
        Some(Standing::Conjectured) if analysis.is_conjecture() => "; only conjectured here, beyond what was searched",
        Some(Standing::Conjectured) => "; only conjectured here, so search has answered",
        Some(Standing::Proved) | None => "",
    };
    Some(format!("{theorem}{standing}"))
}

/// The moves one by one, those that win first.
fn moves(chosen: &Chosen, analysis: &Analysis, rows: usize) -> String {
    let unseen = unseen(chosen, analysis, rows);
    let mut reports: Vec<&MoveReport> = analysis.moves.iter().chain(&unseen).collect();
    let rank = |report: &MoveReport| (report.outcome.is_none(), report.outcome);
    reports.sort_by(|a, b| rank(a).cmp(&rank(b)).then_with(|| natural(&a.mv, &b.mv)));
    if reports.is_empty() || rows == 0 || analysis.seats.is_some() {
        return String::new();
    }
    let mut table =
        Table::new([Text("move"), Text("leads to"), Text("result"), Number("nim-value"), Number("remoteness")]);
    for report in reports.iter().take(rows) {
        table.push(row(report));
    }
    let more = match (reports.len().saturating_sub(rows), analysis.moves_complete) {
        (0, true) => String::new(),
        (0, false) => "… and more\n".to_owned(),
        (more, true) => format!("… and {more} more (--moves {} shows all)\n", reports.len()),
        (more, false) => format!("… and more than {more} more\n"),
    };
    format!("\n{table}{more}")
}

/// Winning moves that theory lists beyond the moves that were looked at one by one.
fn unseen(chosen: &Chosen, analysis: &Analysis, rows: usize) -> Vec<MoveReport> {
    if analysis.moves_complete {
        return Vec::new();
    }
    let winning = analysis.winning_moves.iter().take(rows);
    let unseen = winning.filter(|mv| analysis.moves.iter().all(|report| report.mv != **mv));
    let report = |mv: &String| {
        let to = chosen.game.play(&analysis.position, mv).ok()?;
        let nim_value = analysis.nim_value.map(|_| NimValue::ZERO);
        Some(MoveReport { mv: mv.clone(), to, outcome: Some(Outcome::Loss), nim_value, remoteness: None })
    };
    unseen.filter_map(report).collect()
}

fn row(report: &MoveReport) -> [String; 5] {
    let outcome = match report.outcome {
        Some(Outcome::Loss) => "P: wins",
        Some(Outcome::Draw) => "D: draws",
        Some(Outcome::Win) => "N: loses",
        None => "not known",
    };
    let known = |number: Option<String>| number.unwrap_or_default();
    [
        shortened(&report.mv),
        shortened(&report.to),
        outcome.to_owned(),
        known(report.nim_value.map(|value| value.to_string())),
        known(report.remoteness.map(|remoteness| remoteness.to_string())),
    ]
}
