//! Why a nim-value is what it is: the least number that no option has.
use crate::{message::Message, nim_value::NimValue};
use std::collections::BTreeSet;

/// More values than this are counted, not listed.
const MOST_LISTED: usize = 12;

/// A nim-value as the mex of the values of the options, in a few words.
///
/// ```
/// use engine::{NimValue, explain::mex};
/// let reason = mex::reason([0, 1, 3, 1].map(NimValue));
/// assert_eq!(reason.to_string(), "reason-mex values=[0, 1, 3]");
/// ```
pub fn reason(options: impl IntoIterator<Item = NimValue>) -> Message {
    let values: BTreeSet<u128> = options.into_iter().map(|value| value.0).collect();
    if values.is_empty() {
        return Message::new("reason-mex-none");
    }
    if values.len() > MOST_LISTED {
        let missing = (0..).find(|value| !values.contains(value)).unwrap_or(0);
        return Message::new("reason-mex-many").with("count", values.len()).with("value", missing);
    }
    Message::new("reason-mex").with("values", values.into_iter().collect::<Vec<u128>>())
}
