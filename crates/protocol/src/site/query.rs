//! What stands behind the question mark of an address.
use serde::Deserialize;

/// From where to go on in a list.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Before {
    /// Only what began earlier, in milliseconds.
    pub before: Option<i64>,
}

/// What is wanted of a nim-sequence.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct SequenceQuery {
    /// Values of so many heaps are computed at the most.
    pub to: Option<usize>,
    /// So many values are told one by one.
    pub values: Option<usize>,
    /// The value of this heap is told, however large it is.
    pub at: Option<u64>,
}

/// How much may be searched for an answer.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Effortful {
    /// So many positions.
    pub positions: Option<usize>,
}
