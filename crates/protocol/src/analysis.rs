//! The full analysis of one position: the answer of a batch, all moves, and the method.
use crate::{
    batch::{BatchAnswer, ListLimit, Request},
    tree::split_value,
};
use engine::{Analysis, MoveReport, Outcome, graph::LoopyValue, theory::Standing};
use serde::Serialize;
use text::{Lang, phrase, render};

/// Everything known about a position.
#[derive(Clone, Debug, Serialize)]
pub struct FullAnalysis<'a> {
    #[serde(flatten)]
    answer: BatchAnswer<'a>,
    moves: Vec<Row<'a>>,
    moves_complete: bool,
    method: Method,
    #[serde(skip_serializing_if = "Option::is_none")]
    infinite: Option<Vec<u128>>,
}

#[derive(Clone, Debug, Serialize)]
struct Row<'a> {
    #[serde(rename = "move")]
    mv: &'a str,
    to: &'a str,
    outcome: Option<&'static str>,
    nim_value: Option<u128>,
    remoteness: Option<u32>,
}

#[derive(Clone, Debug, Serialize)]
struct Method {
    theorem: Option<Theorem>,
    positions_searched: usize,
}

#[derive(Clone, Debug, Serialize)]
struct Theorem {
    name: String,
    source: &'static str,
    standing: Option<&'static str>,
}

impl<'a> FullAnalysis<'a> {
    /// The analysis of a question, with sentences in a language.
    pub fn new(request: &'a Request, analysis: &'a Analysis, lang: Lang) -> FullAnalysis<'a> {
        let theorem = analysis.theorem.map(|theorem| Theorem {
            name: render(Lang::En, &phrase::theorem_name(theorem)),
            source: theorem.source,
            standing: analysis.standing.map(standing),
        });
        FullAnalysis {
            answer: BatchAnswer::new(request, analysis, lang),
            moves: analysis.moves.iter().map(row).collect(),
            moves_complete: analysis.moves_complete,
            method: Method { theorem, positions_searched: analysis.positions },
            infinite: None,
        }
    }
}

impl FullAnalysis<'_> {
    /// Adds the nim-value if it is infinity.
    #[must_use]
    pub fn with_infinity(self, value: Option<&LoopyValue>) -> Self {
        FullAnalysis { infinite: split_value(value).1, ..self }
    }

    /// Cuts each list of moves to a limit. A cut list is marked as incomplete and comes with the number of all moves.
    #[must_use]
    pub fn cut(mut self, limit: ListLimit) -> Self {
        self.answer.cut(limit);
        let most = limit.count(self.moves.iter().map(|row| row.mv.len() + row.to.len()));
        if most < self.moves.len() {
            self.moves.truncate(most);
            self.moves_complete = false;
        }
        self
    }
}

fn row(report: &MoveReport) -> Row<'_> {
    Row {
        mv: &report.mv,
        to: &report.to,
        outcome: report.outcome.map(Outcome::letter),
        nim_value: report.nim_value.map(|value| value.0),
        remoteness: report.remoteness,
    }
}

fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Proved => "proved",
        Standing::Checked => "checked",
        Standing::Conjectured => "conjectured",
    }
}
