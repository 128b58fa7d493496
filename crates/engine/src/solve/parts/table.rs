//! What is known of parts, eight bytes each, in a table that grows to a bound and then replaces what was cheap to find.
//!
//! A part is mixed by a function that can be undone. The low bits of the result say where the entry is, so that only
//! the high bits need to be stored, and no two parts are ever confused. An entry is one word and explains itself, so
//! several searches can use a table at once without locks: what one of them loses, it finds again.

use super::{Part, endgames::Endgames};
use crate::interrupt;
use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize, Ordering::Relaxed},
    },
};

/// What is known of a part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Knowledge {
    /// Its nim-value.
    pub(crate) value: Option<u8>,
    /// Values that it does not have, as bits; only small ones are remembered.
    pub(crate) not: u64,
}

/// A table for several searches, one after the other or at the same time. A part is in one of the `WINDOW` places that
/// begin at its low bits.
///
/// From the high end, an entry has the high bits of the mixed part, values that the part does not have, the logarithm
/// of the work, the value plus one, and how far the entry is from the first place of its window. Zero is a free place.
pub struct SharedTable {
    entries: Vec<AtomicU64>,
    /// Number of low bits.
    bits: u32,
    most_bits: u32,
    load: Load,
    /// Which rules the parts belong to; zero before the first search.
    kind: AtomicU32,
    /// Parts that a search looks into at this moment, by their lowest bits.
    busy: Vec<AtomicU64>,
}

/// How full a table is. It changes often, so it has cache lines of its own: all else of a table is only read.
#[derive(Debug, Default)]
#[repr(align(128))]
struct Load {
    /// Number of entries, less those that searches have not reported yet.
    len: AtomicUsize,
    is_crowded: AtomicBool,
}

/// The table of one search, of its own or with others.
#[derive(Debug)]
pub(crate) struct Table {
    entries: Arc<SharedTable>,
    /// Number of new entries that are not reported yet.
    added: usize,
    /// Whether other searches use it too.
    pub(crate) is_shared: bool,
    /// The values of small parts, in a long search.
    endgames: Option<Endgames>,
}

/// Places that are moved to a larger table in the time of a unit of work.
const PLACES_OF_UNIT: usize = 64;

/// Number of places in which a part can be.
const WINDOW: usize = 8;

/// Low bits of a new table, and of the largest one.
const FIRST_BITS: u32 = 16;
const MOST_BITS: u32 = 40;

const FAR_BITS: u32 = 3;
const VALUE_BITS: u32 = 6;
const WORK_BITS: u32 = 3;

/// Where the value, the work and the values that a part does not have begin.
const VALUE: u32 = FAR_BITS;
const WORK: u32 = VALUE + VALUE_BITS;
const NOT: u32 = WORK + WORK_BITS;

/// Mixes a part; different parts give different results. It belongs to the format of the words.
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

impl fmt::Debug for SharedTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SharedTable").field("bits", &self.bits).field("kind", &self.kind).finish_non_exhaustive()
    }
}

/// Number of new entries that a search reports at once.
const REPORT: usize = 64;

/// Number of places for parts that a search looks into.
const BUSY: usize = 1 << 12;

fn zeros(count: usize) -> Vec<AtomicU64> {
    (0..count).map(|_| AtomicU64::new(0)).collect()
}

impl SharedTable {
    /// A number for what the words mean: how parts are mixed and what an entry holds, and the parts of all rules. When
    /// one of them changes, this number does too, so that nobody reads the words of another engine.
    pub const FORMAT: u32 = 1;

    /// An empty table that may grow to this number of bytes.
    pub fn new(bytes: usize) -> SharedTable {
        // While it grows, there are two.
        let most = (bytes / size_of::<u64>() * 2 / 3).max(1).ilog2();
        SharedTable::empty(FIRST_BITS, most.max(FIRST_BITS), 0)
    }

    fn empty(bits: u32, most_bits: u32, kind: u32) -> SharedTable {
        SharedTable {
            entries: zeros((1 << bits) + WINDOW),
            bits,
            most_bits,
            load: Load::default(),
            kind: AtomicU32::new(kind),
            busy: zeros(BUSY),
        }
    }

    /// A table with these words, which another one had; none if they are not as many as a table has.
    pub fn from_words(kind: u32, words: Vec<u64>, bytes: usize) -> Option<SharedTable> {
        let places = words.len().checked_sub(WINDOW).filter(|places| places.is_power_of_two())?;
        let bits = places.ilog2();
        if !(FIRST_BITS..=MOST_BITS).contains(&bits) {
            return None;
        }
        let most_bits = SharedTable::new(bytes).most_bits.max(bits);
        let len = AtomicUsize::new(words.iter().filter(|&&word| word != 0).count());
        let load = Load { len, ..Load::default() };
        let entries = words.into_iter().map(AtomicU64::new).collect();
        let busy = zeros(BUSY);
        Some(SharedTable { entries, bits, most_bits, load, kind: kind.into(), busy })
    }

    /// The words of the table.
    pub fn words(&self) -> impl Iterator<Item = u64> {
        self.entries.iter().map(|entry| entry.load(Relaxed))
    }

    /// Which rules the parts belong to; zero before the first search.
    pub fn kind(&self) -> u32 {
        self.kind.load(Relaxed)
    }

    /// Whether the table is full and may grow. Searches that share it end then.
    pub fn is_crowded(&self) -> bool {
        self.load.is_crowded.load(Relaxed)
    }

    /// Lets the table replace entries from now on, so that searches that share it go on when it is full.
    pub fn keep_size(&mut self) {
        self.most_bits = self.bits;
        *self.load.is_crowded.get_mut() = false;
    }

    /// Takes the table for parts of these rules; false if it has others.
    pub(crate) fn admit(&self, kind: u32) -> bool {
        self.kind.compare_exchange(0, kind, Relaxed, Relaxed).is_ok() || self.kind() == kind
    }

    /// The same in a table that is twice as large.
    #[must_use]
    pub fn grown(&self) -> SharedTable {
        let bits = self.bits;
        let larger = SharedTable::empty(bits + 1, self.most_bits, self.kind());
        for (place, entry) in self.words().enumerate() {
            if place.is_multiple_of(PLACES_OF_UNIT) {
                // It is finished in any case: half a table is of no use.
                interrupt::spend(1);
            }
            if entry == 0 {
                continue;
            }
            // No table puts an entry before or behind all windows, but the words of a file may say so.
            let low = (place as u64).checked_sub(field(entry, 0, FAR_BITS));
            let Some(low) = low.filter(|low| low >> bits == 0) else { continue };
            let mixed = entry >> bits << bits | low;
            let data = entry & ((1 << bits) - 1) & !((1 << FAR_BITS) - 1);
            if let Some(place) = larger.free(mixed) {
                larger.load.len.fetch_add(1, Relaxed);
                let far = (place - larger.window(mixed)) as u64;
                larger.entries[place].store(mixed >> larger.bits << larger.bits | data | far, Relaxed);
            }
        }
        larger
    }

    /// Where the window of a mixed part begins.
    #[expect(clippy::cast_possible_truncation, reason = "the table is as long as this can be")]
    fn window(&self, mixed: u64) -> usize {
        (mixed & ((1 << self.bits) - 1)) as usize
    }

    /// The entry of a mixed part, if it has one, and where it is.
    #[inline]
    fn find(&self, mixed: u64) -> Option<(usize, u64)> {
        let (start, high) = (self.window(mixed), mixed >> self.bits);
        for (far, entry) in self.entries[start..start + WINDOW].iter().enumerate() {
            let entry = entry.load(Relaxed);
            if entry >> self.bits == high && field(entry, 0, FAR_BITS) == far as u64 && entry != 0 {
                return Some((start + far, entry));
            }
            if entry == 0 {
                break;
            }
        }
        None
    }

    /// What is known of a part.
    #[inline]
    fn get(&self, part: Part) -> Knowledge {
        let Some((_, entry)) = self.find(mix(part)) else { return Knowledge::default() };
        let value = field(entry, VALUE, VALUE_BITS).checked_sub(1).and_then(|value| u8::try_from(value).ok());
        Knowledge { value, not: field(entry, NOT, self.bits - NOT) }
    }

    /// Whether there is no more room for a mixed part, or soon none for others.
    fn is_full(&self, mixed: u64) -> bool {
        let eighths = self.load.len.load(Relaxed) * 8 / self.entries.len();
        eighths >= 5 || eighths >= 3 && self.free(mixed).is_none()
    }

    /// Adds what is known of a mixed part; returns whether it takes a place that was free.
    fn add(&self, mixed: u64, known: u64, work: u64) -> bool {
        let place = self.free(mixed).unwrap_or_else(|| self.cheapest(mixed));
        let (before, far) = (self.entries[place].load(Relaxed), (place - self.window(mixed)) as u64);
        let is_same = before != 0 && before >> self.bits == mixed >> self.bits && field(before, 0, FAR_BITS) == far;
        let old = if is_same { before } else { 0 };
        // Another search may have found the value in the meantime: it is the same.
        let known = if field(old, VALUE, VALUE_BITS) > 0 { known & !(((1 << VALUE_BITS) - 1) << VALUE) } else { known };
        let work = work.max(field(old, WORK, WORK_BITS));
        let others = old & !(((1 << WORK_BITS) - 1) << WORK);
        self.entries[place].store(mixed >> self.bits << self.bits | others | known | work << WORK | far, Relaxed);
        before == 0
    }

    /// Where a mixed part is or can be, unless its window is full of others.
    fn free(&self, mixed: u64) -> Option<usize> {
        let start = self.window(mixed);
        let first_free = || (start..start + WINDOW).find(|&place| self.entries[place].load(Relaxed) == 0);
        self.find(mixed).map(|(place, _)| place).or_else(first_free)
    }

    /// The place in the window of a mixed part whose entry has cost least.
    fn cheapest(&self, mixed: u64) -> usize {
        let start = self.window(mixed);
        let work = |place: &usize| field(self.entries[*place].load(Relaxed), WORK, WORK_BITS);
        (start..start + WINDOW).min_by_key(work).expect("a window has places")
    }

    /// Where a mixed part is marked as busy.
    fn mark(&self, mixed: u64) -> &AtomicU64 {
        &self.busy[usize::try_from(mixed % BUSY as u64).expect("a small number")]
    }
}

impl Table {
    /// An empty table of one search that will use at most `bytes` bytes.
    pub(crate) fn new(bytes: usize) -> Table {
        Table { entries: Arc::new(SharedTable::new(bytes)), added: 0, is_shared: false, endgames: None }
    }

    /// A table that others use too.
    pub(crate) fn shared(entries: Arc<SharedTable>) -> Table {
        Table { entries, added: 0, is_shared: true, endgames: None }
    }

    /// Whether searches must end so that the table can grow.
    pub(crate) fn is_crowded(&self) -> bool {
        self.is_shared && self.entries.is_crowded()
    }

    /// What is known of a part.
    #[inline]
    pub(crate) fn get(&self, part: Part) -> Knowledge {
        match self.endgames.as_ref().and_then(|endgames| endgames.value(part)) {
            Some(value) => Knowledge { value: Some(value), not: 0 },
            None => self.entries.get(part),
        }
    }

    /// Takes the values of small parts from a table from now on.
    pub(super) fn set_endgames(&mut self, endgames: Option<Endgames>) {
        self.endgames = endgames;
    }

    /// Reads the first places of these parts, all at once, so that looking them up one after the other does not wait
    /// for memory each time.
    pub(crate) fn touch(&self, parts: &[Part]) {
        let first_place = |&part: &Part| self.entries.entries[self.entries.window(mix(part))].load(Relaxed);
        std::hint::black_box(parts.iter().map(first_place).fold(0, |all, word| all | word));
    }

    /// Remembers the value of a part, which took `work` positions; a value is less than 63.
    pub(crate) fn set_value(&mut self, part: Part, value: u8, work: u64) {
        self.add(mix(part), (u64::from(value) + 1) << VALUE, rough(work));
    }

    /// Remembers values that a part does not have, which took `work` positions to find out.
    pub(crate) fn add_not(&mut self, part: Part, not: u64, work: u64) {
        let small = not & ((1 << (self.entries.bits - NOT)) - 1);
        if small != 0 {
            self.add(mix(part), small << NOT, rough(work));
        }
    }

    fn add(&mut self, mixed: u64, known: u64, work: u64) {
        if self.entries.bits < self.entries.most_bits && self.entries.is_full(mixed) {
            if self.is_shared {
                self.entries.load.is_crowded.store(true, Relaxed);
            } else {
                self.entries = Arc::new(self.entries.grown());
                self.added = 0;
            }
        }
        self.added += usize::from(self.entries.add(mixed, known, work));
        if self.added == REPORT {
            self.entries.load.len.fetch_add(REPORT, Relaxed);
            self.added = 0;
        }
    }

    /// Tells the other searches that this one looks into a part.
    pub(crate) fn begin(&self, part: Part) {
        if self.is_shared {
            let mixed = mix(part);
            self.entries.mark(mixed).store(mixed, Relaxed);
        }
    }

    /// Tells the other searches that this one has left a part.
    pub(crate) fn end(&self, part: Part) {
        if self.is_shared {
            let mixed = mix(part);
            let _ = self.entries.mark(mixed).compare_exchange(mixed, 0, Relaxed, Relaxed);
        }
    }

    /// Whether some search looks into a part.
    pub(crate) fn is_busy(&self, part: Part) -> bool {
        let mixed = mix(part);
        self.is_shared && self.entries.mark(mixed).load(Relaxed) == mixed
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
        let used = table.entries.entries.len() * size_of::<u64>();
        assert!(used <= bytes, "{used}");
        assert_eq!(table.get(u64::MAX - 1).value, Some(5));
    }
    #[test]
    fn a_table_with_the_words_of_another_knows_the_same() {
        let mut table = Table::new(1 << 24);
        (0..100_000u64).for_each(|part| table.set_value(part * part, u8::try_from(part % 63).unwrap(), part));
        let copy = SharedTable::from_words(3, table.entries.words().collect(), 1 << 24).unwrap();
        assert!(copy.admit(3) && !copy.admit(4) && copy.kind() == 3);
        let (copy, grown) = (Table::shared(Arc::new(copy)), Table::shared(Arc::new(table.entries.grown())));
        for part in (0..100_000u64).map(|part| part * part) {
            assert_eq!((copy.get(part), grown.get(part)), (table.get(part), table.get(part)), "{part}");
        }
        for count in [0, 8, 100, (1 << 10) + 8] {
            assert!(SharedTable::from_words(3, vec![0; count], 1 << 24).is_none(), "{count}");
        }
    }

    #[test]
    fn words_of_the_first_format_stay_as_they_are() {
        assert_eq!(SharedTable::FORMAT, 1);
        let mut table = Table::new(1 << 20);
        table.set_value(1, 5, 1_000);
        table.set_value(u64::MAX, 0, 1);
        table.add_not(1, 0b1010, 1);
        table.add_not(12_345, 0b1, 1_000_000);
        let words: Vec<_> = table.entries.words().enumerate().filter(|&(_, word)| word != 0).collect();
        assert_eq!(
            words,
            [(13_401, 0x448e_29ce_d410_0008), (57_552, 0x4179_b061_e0c0_a630), (58_953, 0xd179_fa85_b9d0_1c00)]
        );
    }

    #[test]
    fn words_that_no_table_has_are_left_out() {
        let mut words = vec![0; (1 << FIRST_BITS) + WINDOW];
        let last = words.len() - 1;
        // Three places before the first window, and in a window behind the last one.
        (words[0], words[last]) = (1 << 40 | 3, 1 << 40);
        let grown = SharedTable::from_words(1, words, 1 << 24).unwrap().grown();
        assert_eq!(grown.words().filter(|&word| word != 0).count(), 0);
    }

    #[test]
    fn a_crowded_table_that_is_shared_says_so_and_does_not_grow() {
        let mut table = Table::shared(Arc::new(SharedTable::new(1 << 24)));
        (0..10_000).for_each(|part| table.set_value(part, 1, 1));
        assert!(!table.is_crowded());
        (0..60_000).for_each(|part| table.set_value(part, 1, 1));
        assert!(table.is_crowded());
        table.begin(7);
        assert!(table.is_busy(7) && !table.is_busy(8));
        table.end(7);
        assert!(!table.is_busy(7));
    }
}
