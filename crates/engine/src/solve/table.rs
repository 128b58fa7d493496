//! The memory of a solver: values of positions, kept under their short form where they have one.
use crate::game::{Footprint, Packed};
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// Values of positions.
#[derive(Debug)]
pub(crate) struct Table<P, V> {
    packed: FxHashMap<Packed, V>,
    plain: FxHashMap<P, V>,
}

impl<P, V> Default for Table<P, V> {
    fn default() -> Self {
        Table { packed: FxHashMap::default(), plain: FxHashMap::default() }
    }
}

impl<P: Eq + Hash + Footprint, V: Copy> Table<P, V> {
    pub(crate) fn len(&self) -> usize {
        self.packed.len() + self.plain.len()
    }

    pub(crate) fn get(&self, position: &P) -> Option<V> {
        match position.packed() {
            Some(key) => self.packed.get(&key).copied(),
            None => self.plain.get(position).copied(),
        }
    }

    pub(crate) fn insert(&mut self, position: P, value: V) {
        match position.packed() {
            Some(key) => self.packed.insert(key, value),
            None => self.plain.insert(position, value),
        };
    }

    /// Bytes that storing `position` costs: a hash table may be only seven sixteenths full.
    pub(crate) fn cost(position: &P) -> usize {
        let (entry, spilled) = match position.packed() {
            Some(key) => (size_of::<(Packed, V)>(), if key.spilled() { key.capacity() } else { 0 }),
            None => (size_of::<(P, V)>(), position.spilled()),
        };
        (entry + 1) * 16 / 7 + spilled
    }
}
