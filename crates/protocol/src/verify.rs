//! The report of a comparison of theory with search.
use crate::params::Object;
use engine::{Convention, message::Message, verify::Report};
use serde::Serialize;
use text::{Lang, render, say};

/// What was compared, and what differs.
#[derive(Clone, Debug, Default, Serialize)]
pub struct VerifyReport {
    /// Whether the large ranges were taken.
    pub deep: bool,
    /// Each game with its parameters, in each convention.
    pub compared: Vec<Compared>,
    /// Games about which theory claims nothing that could be compared.
    pub without_theory: Vec<Silent>,
    /// All positions together.
    pub positions: u64,
    /// All disagreements together.
    pub disagreements: u64,
}

/// One game with its parameters in one convention.
#[derive(Clone, Debug, Serialize)]
pub struct Compared {
    /// The id of the game.
    pub game: &'static str,
    /// The parameters that differ from the defaults.
    pub params: Object,
    /// `normal` or `misere`.
    pub convention: &'static str,
    /// Each range of positions.
    pub ranges: Vec<RangeReport>,
}

/// One range of positions.
#[derive(Clone, Debug, Serialize)]
pub struct RangeReport {
    /// What the positions are.
    pub range: String,
    /// How many were compared.
    pub positions: u64,
    /// On how many theory and search differ.
    pub disagreements: u64,
    /// The first few differences, in words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub examples: Vec<String>,
    /// Why the comparison ended early, if so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<String>,
}

impl RangeReport {
    /// The report of one range, its sentences in a language.
    pub fn new(range: &Message, report: &Report, lang: Lang) -> RangeReport {
        RangeReport {
            range: render(lang, range),
            positions: report.positions,
            disagreements: report.disagreements,
            examples: report.examples.iter().map(|example| render(lang, example)).collect(),
            stopped: report.stopped.map(|reason| say(lang, &reason)),
        }
    }
}

/// A game about which theory is silent in a convention.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Silent {
    /// The id of the game.
    pub game: &'static str,
    /// `normal` or `misere`.
    pub convention: &'static str,
}

impl VerifyReport {
    /// Adds a comparison, unless there was nothing to compare.
    pub fn add(&mut self, compared: Compared) {
        self.positions += compared.positions();
        self.disagreements += compared.disagreements();
        if compared.positions() > 0 || compared.ranges.iter().any(|range| range.stopped.is_some()) {
            self.compared.push(compared);
        }
    }

    /// Notes that theory is silent about a game, when nothing of it was compared in this convention.
    pub fn add_if_silent(&mut self, game: &'static str, convention: Convention) {
        let silent = Silent { game, convention: convention.name() };
        let compared = self.compared.iter().any(|c| (c.game, c.convention) == (game, silent.convention));
        if !compared && !self.without_theory.contains(&silent) {
            self.without_theory.push(silent);
        }
    }
}

impl Compared {
    /// Positions of all ranges.
    pub fn positions(&self) -> u64 {
        self.ranges.iter().map(|range| range.positions).sum()
    }

    /// Disagreements of all ranges.
    pub fn disagreements(&self) -> u64 {
        self.ranges.iter().map(|range| range.disagreements).sum()
    }
}
