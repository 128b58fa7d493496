//! Why a nim-value is what it is: the least number that no option has.
use super::{Cell, Step, Table};
use crate::{message::Message, nim_value::NimValue};
use std::collections::BTreeSet;

/// Maximum number of values that are listed; more are counted.
const MOST_LISTED: usize = 12;

/// A nim-value as the mex of the values of the options, in a few words.
pub(crate) fn reason(options: impl IntoIterator<Item = NimValue>) -> Message {
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

/// One part of a position that is worth a heap: its name, its size, its value, and the values of its options.
pub(crate) struct Worth<I> {
    /// Its name.
    pub name: Message,
    /// Its size.
    pub size: u64,
    /// Its nim-value.
    pub value: NimValue,
    /// The values of its options.
    pub options: I,
}

/// The parts of a position, each with its size, its value, and why it has this value.
pub(crate) fn table<I: IntoIterator<Item = NimValue>>(parts: impl IntoIterator<Item = Worth<I>>) -> Step {
    table_of("label-nim-value", parts)
}

/// The same for parts whose values decide who wins, although their nim-values may differ.
pub(crate) fn table_of<I: IntoIterator<Item = NimValue>>(
    value: &'static str,
    parts: impl IntoIterator<Item = Worth<I>>,
) -> Step {
    let row = |part: Worth<I>| {
        vec![
            Cell::Say(part.name),
            Cell::Text(part.size.to_string()),
            Cell::Text(part.value.to_string()),
            Cell::Say(reason(part.options)),
        ]
    };
    let header = ["label-part", "label-size", value, "label-reason"].map(Message::new).to_vec();
    Step::Table(Table { header, rows: parts.into_iter().map(row).collect(), marked: Vec::new() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_options_are_listed_once() {
        let reason = reason([0, 1, 3, 1].map(NimValue));
        assert_eq!(reason.to_string(), "reason-mex values=[0, 1, 3]");
    }
}
