//! What stands behind the question mark of an address.
use serde::Deserialize;

/// From where to go on in a list.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Before {
    /// Only what began earlier, in milliseconds.
    pub before: Option<i64>,
}

/// How much may be searched for an answer.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Effortful {
    /// So many positions.
    pub positions: Option<usize>,
}
