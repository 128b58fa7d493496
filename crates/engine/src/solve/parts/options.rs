//! The options of the parts in question whose values are not known, on one stack.
use super::{Part, Parts, table::Table};

/// Options with their parts. New ones come in batches, so that the waits for memory overlap when they are looked up.
#[derive(Debug, Default)]
pub(super) struct Options {
    pub(super) choices: Vec<Choice>,
    pub(super) parts: Vec<Part>,
    batch: Vec<Entry>,
    parts_of_batch: Vec<Part>,
}

/// An option whose value is not known: its parts of unknown value, the weightiest first, and the sum of the others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub(super) rank: u32,
    /// The rank for the value that is looked for.
    pub(super) order: u32,
    pub(super) first: u32,
    pub(super) parts: u8,
    pub(super) value: u8,
}

/// An option that is not looked up yet.
#[derive(Clone, Copy, Debug)]
struct Entry {
    value: u8,
    rank: u32,
    parts: usize,
}

/// Number of options that are looked up at once. More would wait less, but often one of the first options is enough.
const BATCH: usize = 8;

impl Options {
    /// Forgets all options.
    pub(super) fn clear(&mut self) {
        self.truncate(0, 0);
    }

    /// Forgets all but the first options and parts.
    pub(super) fn truncate(&mut self, choices: usize, parts: usize) {
        self.choices.truncate(choices);
        self.parts.truncate(parts);
        self.batch.clear();
        self.parts_of_batch.clear();
    }

    /// Adds an option with these parts; the nim-sum of the others is `value`.
    pub(super) fn add(&mut self, parts: &[Part], value: u8, rank: u32) {
        self.parts_of_batch.extend_from_slice(parts);
        self.batch.push(Entry { value, rank, parts: parts.len() });
    }

    /// Whether the options that were added last should be looked up.
    pub(super) fn is_batch_full(&self) -> bool {
        self.batch.len() >= BATCH
    }

    /// Looks up the options that were added last, and keeps those whose value is not known; returns the values of the
    /// others as bits.
    pub(super) fn look_up<P>(&mut self, rules: &dyn Parts<P>, table: &Table) -> u64 {
        let Options { choices, parts, batch, parts_of_batch } = self;
        table.touch(parts_of_batch);
        let (mut found, mut rest) = (0, parts_of_batch.as_slice());
        for entry in batch.drain(..) {
            let (option, others) = rest.split_at(entry.parts);
            rest = others;
            let mut choice = Choice { rank: entry.rank, order: 0, first: offset(parts), parts: 0, value: entry.value };
            choice.take(option, parts, rules, table);
            if choice.parts == 0 {
                found |= 1 << (choice.value & 63);
            } else {
                choices.push(choice);
            }
        }
        parts_of_batch.clear();
        found
    }
}

impl Choice {
    /// Adds the known values of an option's parts, and puts the other parts on the stack.
    fn take<P>(&mut self, option: &[Part], parts: &mut Vec<Part>, rules: &dyn Parts<P>, table: &Table) {
        let first = parts.len();
        for &part in option {
            // Equal parts cancel each other.
            if let Some(twin) = parts[first..].iter().position(|&other| other == part) {
                parts.swap_remove(first + twin);
                self.rank = self.rank.wrapping_sub(rules.weight(part));
                continue;
            }
            match table.get(part).value {
                Some(value) => self.value ^= value,
                None => {
                    self.rank = self.rank.wrapping_add(rules.weight(part));
                    parts.push(part);
                }
            }
        }
        self.parts = u8::try_from(parts.len() - first).expect("few parts");
        if self.parts > 1 {
            parts[first..].sort_unstable_by_key(|&part| std::cmp::Reverse(rules.weight(part)));
        }
    }
}

fn offset(parts: &[Part]) -> u32 {
    u32::try_from(parts.len()).expect("the stack of parts is short")
}
