//! The values of all small parts of a game: long searches read them from a table instead of finding them one by one.
use super::Part;
use crate::{interrupt, solve::numbered::Numbering};
use std::{
    fmt::{self, Debug},
    sync::Arc,
};

/// Keeps tables of small parts from one search to the next.
pub trait EndgameStore: Debug + Send + Sync {
    /// The table of `count` values for parts of a kind: the one that is kept, or else the one that `build` makes, which
    /// is kept from now on; none if `build` was cancelled.
    fn table(&self, kind: u32, count: usize, build: &mut dyn FnMut() -> Option<Vec<u8>>) -> Option<Arc<[u8]>>;
}

/// The values of small parts by their numbers.
pub(super) struct Endgames {
    numbering: Box<dyn Numbering<Part>>,
    values: Arc<[u8]>,
}

/// Number of values that are found in the time of a unit of work.
const VALUES_OF_UNIT: usize = 16;

impl Endgames {
    /// The table of a store for parts of a kind.
    pub(super) fn from_store(
        store: &dyn EndgameStore,
        kind: u32,
        numbering: Box<dyn Numbering<Part>>,
    ) -> Option<Endgames> {
        let values = store.table(kind, numbering.count(), &mut || values(&*numbering))?;
        (values.len() == numbering.count()).then_some(Endgames { numbering, values })
    }

    /// The value of a part, if it is small.
    pub(super) fn value(&self, part: Part) -> Option<u8> {
        let value = self.values[self.numbering.number(&part)?];
        // A file may say anything.
        (value < 63).then_some(value)
    }
}

/// The values of all parts with numbers, in the order of their numbers; none if the work is cancelled.
fn values(numbering: &dyn Numbering<Part>) -> Option<Vec<u8>> {
    let mut values: Vec<u8> = Vec::with_capacity(numbering.count());
    let mut options = Vec::new();
    for number in 0..numbering.count() {
        if number.is_multiple_of(VALUES_OF_UNIT) && interrupt::spend(1) {
            return None;
        }
        options.clear();
        numbering.options(number, &mut options);
        let seen = options.iter().fold(0u64, |seen, &option| seen | 1 << (values[option as usize] & 63));
        values.push(u8::try_from(seen.trailing_ones()).expect("at most 64"));
    }
    Some(values)
}

impl Debug for Endgames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Endgames").field("values", &self.values.len()).finish_non_exhaustive()
    }
}
