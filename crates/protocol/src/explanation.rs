//! An explanation: its steps as data, with sentences in a language.
use engine::{
    Outcome,
    explain::{Cell, Columns, Explanation, Step, Table},
    message::Message,
};
use serde::Serialize;
use text::{Lang, phrase, render};

/// Why a position is won or lost, or what a move does.
#[derive(Clone, Debug, Serialize)]
pub struct ExplanationInfo {
    position: String,
    outcome: Option<&'static str>,
    /// Who wins, or the effect of the move in question.
    lead: Option<String>,
    steps: Vec<StepInfo>,
    theorem: Option<String>,
    standing: Option<String>,
    /// Best play on both sides from the position on; only the first moves of a long line.
    line: Vec<String>,
    /// Number of moves until the end, of which `line` may show only the first.
    line_length: u32,
}

#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum StepInfo {
    Sentence { id: &'static str, text: String },
    Columns(ColumnsInfo),
    Table(TableInfo),
}

#[derive(Clone, Debug, Serialize)]
struct ColumnsInfo {
    rows: Vec<RowInfo>,
    sums: Vec<u32>,
    modulus: u32,
    marked_rows: Vec<usize>,
    /// The column an arrow points at, as a power of two.
    marked_column: Option<u32>,
}

#[derive(Clone, Debug, Serialize)]
struct RowInfo {
    name: String,
    number: u128,
    binary: String,
}

#[derive(Clone, Debug, Serialize)]
struct TableInfo {
    header: Vec<String>,
    rows: Vec<Vec<String>>,
    marked: Vec<usize>,
}

impl ExplanationInfo {
    /// The explanation in a language.
    pub fn new(explanation: &Explanation, lang: Lang) -> ExplanationInfo {
        let say = |message: &Message| render(lang, message);
        ExplanationInfo {
            position: explanation.position.clone(),
            outcome: explanation.outcome.map(Outcome::letter),
            lead: explanation.lead.as_ref().map(say),
            steps: explanation.steps.iter().map(|step| step_info(step, lang)).collect(),
            theorem: explanation.theorem.map(|theorem| say(&phrase::theorem(theorem))),
            standing: explanation.standing.map(|standing| say(&phrase::standing(standing))),
            line: explanation.line.clone(),
            line_length: explanation.length,
        }
    }
}

fn step_info(step: &Step, lang: Lang) -> StepInfo {
    match step {
        Step::Say(message) => StepInfo::Sentence { id: message.id, text: render(lang, message) },
        Step::Columns(columns) => StepInfo::Columns(columns_info(columns, lang)),
        Step::Table(table) => StepInfo::Table(table_info(table, lang)),
    }
}

fn columns_info(columns: &Columns, lang: Lang) -> ColumnsInfo {
    let row = |(name, number): &(Message, u128)| RowInfo {
        name: render(lang, name),
        number: *number,
        binary: format!("{number:b}"),
    };
    ColumnsInfo {
        rows: columns.rows.iter().map(row).collect(),
        sums: columns.sums(),
        modulus: columns.modulus,
        marked_rows: columns.marked_rows.clone(),
        marked_column: columns.marked_column,
    }
}

fn table_info(table: &Table, lang: Lang) -> TableInfo {
    let cell = |cell: &Cell| match cell {
        Cell::Text(text) | Cell::Move(text) | Cell::Position(text) => text.clone(),
        Cell::Say(message) => render(lang, message),
        Cell::Outcome(outcome) => outcome.letter().to_owned(),
        Cell::Value(value) => value.to_string(),
        Cell::Remoteness(moves) => moves.to_string(),
    };
    TableInfo {
        header: table.header.iter().map(|message| render(lang, message)).collect(),
        rows: table.rows.iter().map(|row| row.iter().map(cell).collect()).collect(),
        marked: table.marked.clone(),
    }
}
