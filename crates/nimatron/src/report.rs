//! An analysis as text for people.
use crate::{
    analyze::AnswerOptions,
    choice::ChosenGame,
    layout::{
        Column::{Number, Text},
        TextTable, first_few, natural,
    },
    paint::{Paint, Tone},
};
use engine::{
    Analysis, Convention, Method, MoveReport, NimValue, Outcome,
    analysis::ScoreReport,
    graph::LoopyValue,
    message::{Message, Say},
    notation::shorten,
    solve::OutOfBudget,
};
use std::fmt::Write;
use text::{Lang, phrase, render, width};

/// Where a report is written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ReportPage {
    /// The language.
    pub(crate) lang: Lang,
    /// Columns of the terminal.
    pub(crate) width: usize,
    /// The colours.
    pub(crate) paint: Paint,
}

/// Default number of moves in the list.
const USUAL_ROWS: usize = 12;

/// Minimum number of columns for a fact, however narrow the terminal is.
const NARROWEST_FACT: usize = 20;

/// The whole report.
pub(crate) fn render_report(
    chosen: &ChosenGame,
    convention: Convention,
    analysis: &Analysis,
    options: &AnswerOptions,
    page: &ReportPage,
) -> String {
    let lang = page.lang;
    let heading = text::wrap(&heading(chosen, convention, analysis, lang), page.width);
    let mut text = format!("{}\n\n", page.paint.text(Tone::Heading, &heading));
    let say = |(label, fact): (&'static str, Message)| (render(lang, &Message::new(label)), render(lang, &fact));
    let facts = facts(analysis, options.question.method, options.infinity.as_ref());
    let facts: Vec<(String, String)> = facts.into_iter().map(say).collect();
    let wide = facts.iter().map(|(label, _)| width(label)).max().unwrap_or(0);
    for (label, fact) in facts {
        let space = " ".repeat(wide - width(&label) + 2);
        // Further lines of a fact stand below its first.
        let lines = text::wrap(&fact, page.width.saturating_sub(wide + 2).max(NARROWEST_FACT));
        let lines = lines.replace('\n', &format!("\n{}", " ".repeat(wide + 2)));
        writeln!(text, "{label}{space}{lines}").expect("a text takes everything");
    }
    text + &moves(chosen, analysis, options.moves.unwrap_or(USUAL_ROWS), page)
}

fn heading(chosen: &ChosenGame, convention: Convention, analysis: &Analysis, lang: Lang) -> String {
    let settings = chosen.params.0.iter().map(|(name, value)| format!(", {name}={}", shorten(&value.to_string())));
    let settings: String = settings.collect();
    let title = text::title(lang, chosen.family.id).unwrap_or(chosen.family.id);
    let convention = render(lang, &phrase::convention(convention));
    let mut position: String = analysis.position.chars().take(200).collect();
    if position.len() < analysis.position.len() {
        position.push('…');
    }
    format!("{title}{settings}, {convention}: {position}")
}

/// The facts of an analysis, each with the id of its label.
fn facts(analysis: &Analysis, method: Method, infinity: Option<&LoopyValue>) -> Vec<(&'static str, Message)> {
    let mut facts = Vec::new();
    match &analysis.seats {
        Some(seats) => facts.push(("label-beaten", beaten(seats))),
        None => facts.push(("label-outcome", outcome(analysis))),
    }
    let value = analysis.nim_value.map(|value| value.to_string()).or_else(|| Some(infinity?.to_string()));
    facts.extend(value.map(|value| ("label-nim-value", plain(value))));
    if let Some(remoteness) = analysis.remoteness {
        facts.push(("label-remoteness", Message::new("fact-remoteness").with("count", remoteness)));
    } else if method != Method::Theory && analysis.outcome.is_some_and(|outcome| outcome != Outcome::Draw) {
        facts.push(("label-remoteness", Message::new("fact-unknown")));
    }
    if analysis.outcome == Some(Outcome::Win) || !analysis.winning_moves.is_empty() {
        facts.push(("label-winning-moves", list(&analysis.winning_moves, analysis.complete)));
    }
    if analysis.outcome == Some(Outcome::Draw) {
        facts.push(("label-drawing-moves", list(&analysis.drawing_moves, analysis.complete)));
    }
    if let Some(score) = &analysis.score {
        facts.push(("label-collected", score_message(score)));
        facts.push(("label-best-moves", first_few(&score.best_moves, 12)));
    } else if let (Some(reason), Some(_)) = (analysis.gave_up.filter(|_| method != Method::Theory), analysis.outcome) {
        facts.push(("label-gave-up", reason.message()));
    }
    facts.extend(phrase::theorem_fact(analysis).map(|fact| ("label-theorem", fact)));
    if analysis.positions > 0 {
        facts.push(("label-search", Message::new("fact-positions").with("count", analysis.positions)));
    }
    facts
}

/// A text that is the same in every language.
fn plain(text: String) -> Message {
    Message::new("fact-all").with("list", text)
}

fn outcome(analysis: &Analysis) -> Message {
    match (analysis.outcome, analysis.gave_up) {
        (Some(Outcome::Win), _) => Message::new("fact-win"),
        (Some(Outcome::Loss), _) => Message::new("fact-loss"),
        (Some(Outcome::Draw), _) => Message::new("fact-draw"),
        (None, Some(OutOfBudget::NotSearched)) => OutOfBudget::NotSearched.message(),
        (None, Some(reason)) => Message::new("fact-gave-up").with("reason", reason.message()),
        (None, None) => Message::new("fact-unknown"),
    }
}

fn beaten(seats: &[bool]) -> Message {
    let forced: Vec<usize> = (1..).zip(seats).filter(|(_, forced)| **forced).map(|(seat, _)| seat).collect();
    let which = if forced.is_empty() { Message::new("fact-none").into() } else { engine::message::Arg::from(forced) };
    Message::new("fact-beaten").with("players", seats.len()).with("seats", which)
}

fn list(moves: &[String], complete: bool) -> Message {
    let few = first_few(moves, 12);
    if complete { few } else { Message::new("fact-incomplete").with("moves", few) }
}

fn score_message(score: &ScoreReport) -> Message {
    Message::new("fact-collected").with("mine", score.mine).with("theirs", score.theirs)
}

/// The table of moves, winning moves first.
fn moves(chosen: &ChosenGame, analysis: &Analysis, rows: usize, page: &ReportPage) -> String {
    let lang = page.lang;
    let unlisted = unlisted_winning_moves(chosen, analysis, rows);
    let mut reports: Vec<&MoveReport> = analysis.moves.iter().chain(&unlisted).collect();
    let rank = |report: &MoveReport| (report.outcome.is_none(), report.outcome);
    reports.sort_by(|a, b| rank(a).cmp(&rank(b)).then_with(|| natural(&a.mv, &b.mv)));
    if reports.is_empty() || rows == 0 || analysis.seats.is_some() {
        return String::new();
    }
    let columns = [
        Text("label-move"),
        Text("label-leads-to"),
        Text("label-result"),
        Number("label-nim-value"),
        Number("label-remoteness"),
    ];
    let mut table = TextTable::new(lang, columns);
    for report in reports.iter().take(rows) {
        let tone = report.outcome.map(|outcome| match outcome {
            Outcome::Loss => Tone::Good,
            Outcome::Draw => Tone::Even,
            Outcome::Win => Tone::Bad,
        });
        table.push_toned(row(report, lang), tone);
    }
    let table = table.render(page.width, page.paint);
    let more = match (reports.len().saturating_sub(rows), analysis.moves_complete) {
        (0, true) => return format!("\n{table}"),
        (0, false) => Message::new("moves-more"),
        (more, true) => Message::new("moves-more-all").with("more", more).with("all", reports.len()),
        (more, false) => Message::new("moves-more-than").with("more", more),
    };
    format!("\n{table}{}\n", render(lang, &more))
}

/// Winning moves that theory lists beyond the moves that were examined one by one.
fn unlisted_winning_moves(chosen: &ChosenGame, analysis: &Analysis, rows: usize) -> Vec<MoveReport> {
    if analysis.moves_complete {
        return Vec::new();
    }
    let winning = analysis.winning_moves.iter().take(rows);
    let unlisted = winning.filter(|mv| analysis.moves.iter().all(|report| report.mv != **mv));
    let report = |mv: &String| {
        let to = chosen.game.play(&analysis.position, mv).ok()?;
        let nim_value = analysis.nim_value.map(|_| NimValue::ZERO);
        Some(MoveReport { mv: mv.clone(), to, outcome: Some(Outcome::Loss), nim_value, remoteness: None })
    };
    unlisted.filter_map(report).collect()
}

fn row(report: &MoveReport, lang: Lang) -> [String; 5] {
    let outcome = Message::new(match report.outcome {
        Some(Outcome::Loss) => "result-wins",
        Some(Outcome::Draw) => "result-draws",
        Some(Outcome::Win) => "result-loses",
        None => "result-unknown",
    });
    let or_empty = |number: Option<String>| number.unwrap_or_default();
    [
        shorten(&report.mv),
        shorten(&report.to),
        render(lang, &outcome),
        or_empty(report.nim_value.map(|value| value.to_string())),
        or_empty(report.remoteness.map(|remoteness| remoteness.to_string())),
    ]
}
