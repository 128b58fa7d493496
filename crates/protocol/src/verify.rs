//! The report of a comparison of theory with search.
use crate::params::Object;
use engine::{Convention, message::Message, verify::Report};
use serde::Serialize;
use text::{Lang, render, say};

/// The comparisons and their differences.
#[derive(Clone, Debug, Default, Serialize)]
pub struct VerifyReport {
    /// Whether the large ranges were compared.
    pub deep: bool,
    /// Each game with its parameters, in each convention.
    pub compared: Vec<Comparison>,
    /// Games whose theory claims nothing that can be compared.
    pub without_theory: Vec<UntestedGame>,
    /// All positions together.
    pub positions: u64,
    /// All disagreements together.
    pub disagreements: u64,
}

/// One game with its parameters in one convention.
#[derive(Clone, Debug, Serialize)]
pub struct Comparison {
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
    /// The description of the positions.
    pub range: String,
    /// Number of positions compared.
    pub positions: u64,
    /// Number of positions on which theory and search differ.
    pub disagreements: u64,
    /// The first few differences, in words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub examples: Vec<String>,
    /// Why the comparison ended early, if it did.
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

/// A game without theory to compare in a convention.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UntestedGame {
    /// The id of the game.
    pub game: &'static str,
    /// `normal` or `misere`.
    pub convention: &'static str,
}

impl VerifyReport {
    /// Adds a comparison, unless it is empty.
    pub fn add(&mut self, comparison: Comparison) {
        self.positions += comparison.positions();
        self.disagreements += comparison.disagreements();
        if comparison.positions() > 0 || comparison.ranges.iter().any(|range| range.stopped.is_some()) {
            self.compared.push(comparison);
        }
    }

    /// Adds a game to those without theory, if nothing of it was compared in a convention.
    pub fn add_if_untested(&mut self, game: &'static str, convention: Convention) {
        let untested = UntestedGame { game, convention: convention.name() };
        let compared = self.compared.iter().any(|c| (c.game, c.convention) == (game, untested.convention));
        if !compared && !self.without_theory.contains(&untested) {
            self.without_theory.push(untested);
        }
    }
}

impl Comparison {
    /// Positions of all ranges.
    pub fn positions(&self) -> u64 {
        self.ranges.iter().map(|range| range.positions).sum()
    }

    /// Disagreements of all ranges.
    pub fn disagreements(&self) -> u64 {
        self.ranges.iter().map(|range| range.disagreements).sum()
    }
}
