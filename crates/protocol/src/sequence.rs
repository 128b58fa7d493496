//! What is known about a nim-sequence.
use serde::Serialize;

/// A nim-sequence: how far it was computed, and its period if that is proved.
#[derive(Clone, Debug, Serialize)]
pub struct SequenceReport {
    /// The code of the game.
    pub code: String,
    /// Values of so many heaps are known.
    pub to: u64,
    /// Whether a period is proved.
    pub proved: bool,
    /// The first heap of the first period.
    pub n0: Option<u64>,
    /// After so many heaps values repeat.
    pub period: Option<u64>,
    /// The heap before `n0`, or -1.
    pub last_exception: Option<i64>,
    /// By so much values grow from period to period; null when they do not.
    pub saltus: Option<u32>,
    /// The largest value.
    pub max_value: u32,
    /// The first heap that has it.
    pub max_at: u64,
    /// How many heaps are rare, if the game is sparse.
    pub rare: Option<u64>,
    /// The method.
    pub method: &'static str,
    /// Processor time.
    pub cpu_seconds: f64,
    /// Values of single heaps, where asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<HeapValue>,
    /// More about the values, where asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub statistics: Option<Statistics>,
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
    /// The game with the same values of heaps smaller by `smaller`.
    pub standard_form: String,
    /// By how much heaps are smaller there.
    pub smaller: u64,
    /// Why the period lasts for ever.
    pub argument: Option<String>,
    /// Values of so many heaps prove it.
    pub needed: Option<u64>,
    /// The bits that make a value rare.
    pub mask: Option<u32>,
    /// Whether the parity of the heap counts too.
    pub mask_parity: Option<bool>,
    /// The last rare heap.
    pub last_rare: Option<u64>,
    /// How many heaps have the values 0, 1, 2, …
    pub histogram: Vec<u64>,
}
