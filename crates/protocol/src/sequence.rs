//! Nim-sequences.
use lab::Sequence;
use serde::Serialize;
use text::Lang;

/// A nim-sequence: how far it was computed, and its period if that is proved.
#[derive(Clone, Debug, Serialize)]
pub struct SequenceReport {
    /// The code of the game.
    pub code: String,
    /// Number of heaps whose values are known.
    pub to: u64,
    /// Whether a period is proved.
    pub proved: bool,
    /// The first heap of the first period.
    pub n0: Option<u64>,
    /// Length of the period.
    pub period: Option<u64>,
    /// The heap before `n0`, or -1.
    pub last_exception: Option<i64>,
    /// Growth of the values from period to period; null if there is none.
    pub saltus: Option<u32>,
    /// The largest value.
    pub max_value: u64,
    /// The first heap that has it.
    pub max_at: u64,
    /// Number of rare heaps, if the game is sparse.
    pub rare: Option<u64>,
    /// The method.
    pub method: &'static str,
    /// Processor time, if it was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cpu_seconds: Option<f64>,
    /// Values of single heaps, on request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<HeapValue>,
    /// More about the values, on request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub statistics: Option<Statistics>,
}

impl SequenceReport {
    /// The report about the first `to` heaps, or about all that were computed, with the values of some heaps.
    pub fn new(sequence: &Sequence, to: Option<usize>, at: &[u64]) -> SequenceReport {
        let period = sequence.proof().map(|proof| proof.period);
        let known = sequence.values().len();
        // A proof gives all values, up to the requested number.
        let to = if period.is_some() { to.unwrap_or(known) } else { to.map_or(known, |to| to.min(known)) };
        let (max_value, max_at) = sequence.largest(to as u64);
        SequenceReport {
            code: sequence.code().to_string(),
            to: to as u64,
            proved: period.is_some(),
            n0: period.map(|period| period.n0 as u64),
            period: period.map(|period| period.length as u64),
            last_exception: period.map(|period| i64::try_from(period.n0).map_or(i64::MAX, |n0| n0 - 1)),
            saltus: period.map(|period| period.saltus).filter(|&saltus| saltus > 0),
            max_value,
            max_at,
            rare: sequence.sparseness(to).map(|sparse| sparse.rare_heaps.len() as u64),
            method: sequence.method().name(),
            cpu_seconds: None,
            at: at.iter().map(|&heap| HeapValue { heap, value: sequence.value(heap) }).collect(),
            statistics: None,
        }
    }
}

/// A nim-sequence for programs: the report, the first values, and why the period lasts for ever.
#[derive(Clone, Debug, Serialize)]
pub struct SequenceAnswer {
    /// The report.
    #[serde(flatten)]
    pub report: SequenceReport,
    /// The argument of the proof, as a sentence.
    pub proof: Option<String>,
    /// The values of heaps 0, 1, 2, …
    pub values: Vec<u64>,
}

impl SequenceAnswer {
    /// The report with a number of values, as far as they are known.
    pub fn new(sequence: &Sequence, report: SequenceReport, values: usize, lang: Lang) -> SequenceAnswer {
        let proof = sequence.proof().map(|proof| text::render(lang, &text::phrase::proof(proof)));
        let values = (0..report.to.min(values as u64)).map_while(|heap| sequence.value(heap)).collect();
        SequenceAnswer { report, proof, values }
    }
}

/// The value of one heap.
#[derive(Clone, Debug, Serialize)]
pub struct HeapValue {
    /// The heap.
    pub heap: u64,
    /// Its value, if it is known.
    pub value: Option<u64>,
}

/// More about the values.
#[derive(Clone, Debug, Serialize)]
pub struct Statistics {
    /// The game with the same values for heaps that are smaller by `smaller`.
    pub standard_form: String,
    /// The difference in size of the heaps.
    pub smaller: u64,
    /// Why the period lasts for ever.
    pub argument: Option<String>,
    /// Number of values that prove the period.
    pub needed: Option<u64>,
    /// The bits of the mask for rare values.
    pub mask: Option<u32>,
    /// Whether the mask also uses the parity of the heap.
    pub mask_parity: Option<bool>,
    /// The last rare heap.
    pub last_rare: Option<u64>,
    /// Number of heaps with the values 0, 1, 2, …
    pub histogram: Vec<u64>,
}
