//! The report of a comparison of theory with search.
use crate::params::Object;
use engine::{Convention, verify::Report};
use serde::Serialize;

/// What was compared, and what differs.
#[derive(Clone, Debug, Default, Serialize)]
pub struct VerifyReport {
    /// Whether the large ranges were taken.
    pub deep: bool,
    /// Each game with its parameters, in each convention.
    pub compared: Vec<Compared>,
    /// The ids of games about which theory claims nothing that could be compared.
    pub without_theory: Vec<&'static str>,
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
    /// The report of one range.
    pub fn new(range: String, report: Report) -> RangeReport {
        RangeReport {
            range,
            positions: report.positions,
            disagreements: report.disagreements,
            examples: report.examples,
            stopped: report.stopped.map(|reason| reason.to_string()),
        }
    }
}

impl Compared {
    /// A game in a convention, with nothing compared yet.
    pub fn new(game: &'static str, params: Object, convention: Convention) -> Compared {
        Compared { game, params, convention: convention.name(), ranges: Vec::new() }
    }

    /// Positions of all ranges.
    pub fn positions(&self) -> u64 {
        self.ranges.iter().map(|range| range.positions).sum()
    }

    /// Disagreements of all ranges.
    pub fn disagreements(&self) -> u64 {
        self.ranges.iter().map(|range| range.disagreements).sum()
    }
}
