//! What is known of parts, eight bytes each, in a table that grows to a bound and then replaces what was cheap to find.
//!
//! A part is mixed by a function that can be undone. The low bits of the result say where the entry is, so that only
//! the high bits need to be stored, and no two parts are ever confused.

use crate::interrupt;

/// What is known of a part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Knowledge {
    /// Its nim-value.
    pub(crate) value: Option<u8>,
    /// Values that it does not have, as bits; only small ones are remembered.
    pub(crate) not: u64,
}

/// The table. A part is in one of the `WINDOW` places that begin at its low bits.
///
/// From the high end, an entry has the high bits of the mixed part, values that the part does not have, the logarithm
/// of the work, the value plus one, and how far the entry is from the first place of its window. Zero is a free place.
#[derive(Debug)]
pub(crate) struct Table {
    entries: Vec<u64>,
    /// Number of low bits.
    bits: u32,
    most_bits: u32,
    len: usize,
}

/// Places that are moved to a larger table in the time of a unit of work.
const PLACES_OF_UNIT: usize = 64;

/// Number of places in which a part can be.
const WINDOW: usize = 8;

/// Low bits of a new table.
const FIRST_BITS: u32 = 16;

const FAR_BITS: u32 = 3;
const VALUE_BITS: u32 = 6;
const WORK_BITS: u32 = 3;

/// Where the value, the work and the values that a part does not have begin.
const VALUE: u32 = FAR_BITS;
const WORK: u32 = VALUE + VALUE_BITS;
const NOT: u32 = WORK + WORK_BITS;

/// Mixes a part; different parts give different results.
fn mix(part: u64) -> u64 {
    let x = (part ^ (part >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let x = (x ^ (x >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    x ^ (x >> 32)
}

fn field(entry: u64, first: u32, bits: u32) -> u64 {
    entry >> first & ((1 << bits) - 1)
}

/// The logarithm of work, rounded down so that it fits.
fn rough(work: u64) -> u64 {
    u64::from(work.max(1).ilog2() / 3).min((1 << WORK_BITS) - 1)
}

impl Table {
    /// An empty table that will use at most `bytes` bytes.
    pub(crate) fn new(bytes: usize) -> Table {
        // While it grows, there are two.
        let most = (bytes / size_of::<u64>() * 2 / 3).max(1).ilog2();
        let most_bits = most.max(FIRST_BITS);
        Table { entries: vec![0; (1 << FIRST_BITS) + WINDOW], bits: FIRST_BITS, most_bits, len: 0 }
    }

    /// Bytes in use.
    #[cfg(test)]
    pub(crate) fn bytes(&self) -> usize {
        self.entries.len() * size_of::<u64>()
    }

    /// Where the window of a mixed part begins.
    #[expect(clippy::cast_possible_truncation, reason = "the table is as long as this can be")]
    fn window(&self, mixed: u64) -> usize {
        (mixed & ((1 << self.bits) - 1)) as usize
    }

    /// Where the entry of a mixed part is, if it has one.
    #[inline]
    fn find(&self, mixed: u64) -> Option<usize> {
        let (start, high) = (self.window(mixed), mixed >> self.bits);
        for (far, &entry) in self.entries[start..start + WINDOW].iter().enumerate() {
            if entry >> self.bits == high && field(entry, 0, FAR_BITS) == far as u64 && entry != 0 {
                return Some(start + far);
            }
            if entry == 0 {
                break;
            }
        }
        None
    }

    /// What is known of a part.
    #[inline]
    pub(crate) fn get(&self, part: u64) -> Knowledge {
        let Some(place) = self.find(mix(part)) else { return Knowledge::default() };
        let entry = self.entries[place];
        let value = field(entry, VALUE, VALUE_BITS).checked_sub(1).and_then(|value| u8::try_from(value).ok());
        Knowledge { value, not: field(entry, NOT, self.bits - NOT) }
    }

    /// Remembers the value of a part, which took `work` positions; a value is less than 63.
    pub(crate) fn set_value(&mut self, part: u64, value: u8, work: u64) {
        self.add(mix(part), (u64::from(value) + 1) << VALUE, rough(work));
    }

    /// Remembers values that a part does not have, which took `work` positions to find out.
    pub(crate) fn add_not(&mut self, part: u64, not: u64, work: u64) {
        let small = not & ((1 << (self.bits - NOT)) - 1);
        if small != 0 {
            self.add(mix(part), small << NOT, rough(work));
        }
    }

    /// Adds what is known of a mixed part.
    fn add(&mut self, mixed: u64, known: u64, work: u64) {
        let eighths = self.len * 8 / self.entries.len();
        let is_full = eighths >= 5 || eighths >= 3 && self.free(mixed).is_none();
        if is_full && self.bits < self.most_bits {
            self.grow();
        }
        let place = self.free(mixed).unwrap_or_else(|| self.cheapest(mixed));
        let old = if self.find(mixed) == Some(place) { self.entries[place] } else { 0 };
        self.len += usize::from(self.entries[place] == 0);
        let far = (place - self.window(mixed)) as u64;
        let work = work.max(field(old, WORK, WORK_BITS));
        let others = old & !(((1 << WORK_BITS) - 1) << WORK);
        self.entries[place] = mixed >> self.bits << self.bits | others | known | work << WORK | far;
    }

    /// Where a mixed part is or can be, unless its window is full of others.
    fn free(&self, mixed: u64) -> Option<usize> {
        let start = self.window(mixed);
        let first_free = || (start..start + WINDOW).find(|&place| self.entries[place] == 0);
        self.find(mixed).or_else(first_free)
    }

    /// The place in the window of a mixed part whose entry has cost least.
    fn cheapest(&self, mixed: u64) -> usize {
        let start = self.window(mixed);
        let work = |place: &usize| field(self.entries[*place], WORK, WORK_BITS);
        (start..start + WINDOW).min_by_key(work).expect("a window has places")
    }

    fn grow(&mut self) {
        let (bits, places) = (self.bits, (1usize << (self.bits + 1)) + WINDOW);
        let old = std::mem::replace(&mut self.entries, vec![0; places]);
        (self.bits, self.len) = (bits + 1, 0);
        for (place, entry) in old.into_iter().enumerate() {
            if place.is_multiple_of(PLACES_OF_UNIT) {
                // It is finished in any case: half a table is of no use.
                interrupt::spend(1);
            }
            if entry == 0 {
                continue;
            }
            let low = place as u64 - field(entry, 0, FAR_BITS);
            let mixed = entry >> bits << bits | low;
            let data = entry & ((1 << bits) - 1) & !((1 << FAR_BITS) - 1);
            if let Some(place) = self.free(mixed) {
                self.len += 1;
                self.entries[place] = mixed >> self.bits << self.bits | data | (place - self.window(mixed)) as u64;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_learnt_is_found_while_there_is_room() {
        let mut table = Table::new(1 << 24);
        let parts = 300_000u64;
        for part in 0..parts {
            table.set_value(part * part, u8::try_from(part % 63).unwrap(), part);
            table.add_not(part * part, 1 << (part % 4), 1);
        }
        let mut lost = 0;
        for part in 0..parts {
            let expected = Knowledge { value: u8::try_from(part % 63).ok(), not: 1 << (part % 4) };
            match table.get(part * part) {
                Knowledge { value: None, .. } => lost += 1,
                known => assert_eq!(known, expected, "{part}"),
            }
        }
        assert!(lost < parts / 200, "{lost}");
        assert_eq!(table.get(3), Knowledge::default());
        assert_eq!(table.get(u64::MAX), Knowledge::default());
    }

    #[test]
    fn a_full_table_keeps_its_bound_and_what_was_dear() {
        let bytes = 1 << 20;
        let mut table = Table::new(bytes);
        table.set_value(u64::MAX - 1, 5, 1_000_000);
        for part in 0..400_000 {
            table.set_value(part, 1, 1);
        }
        assert!(table.bytes() <= bytes, "{}", table.bytes());
        assert_eq!(table.get(u64::MAX - 1).value, Some(5));
    }
}
