//! Nim: take any number of tokens from one heap. `3,5,7` is a position, `2-4` takes 4 from heap 2.
//! Source: C. L. Bouton, Nim, a game with a complete mathematical theory, 1901.
use crate::{
    any::{Build, GameError, impartial},
    family::{Family, Preset, Tag, random_heaps},
    game::Size,
    heap::{HeapOption, HeapRules, Heaps},
    nim_value::NimValue,
    notation::HeapList,
    params::Params,
    theory::{Moves, Theorem},
};

pub(crate) const FAMILY: Family = Family {
    id: "nim",
    parameters: &[],
    presets: &[
        Preset::new("gold-bars", "1,2,3,4,5"),
        Preset::new("marienbad", "1,3,5,7").misere(),
        Preset::new("three-heaps", "3,5,7"),
        Preset::new("example-of-presek", "5,19,40,51"),
        Preset::new("stairs-2", "1,2"),
        Preset::new("stairs-3", "1,2,3"),
        Preset::new("stairs-4", "1,2,3,4"),
        Preset::new("stairs-6", "1,2,3,4,5,6"),
        Preset::new("stairs-7", "1,2,3,4,5,6,7"),
        Preset::new("stairs-8", "1,2,3,4,5,6,7,8"),
        Preset::new("stairs-9", "1,2,3,4,5,6,7,8,9"),
        Preset::new("stairs-10", "1,2,3,4,5,6,7,8,9,10"),
    ],
    usual: 0,
    tags: &[Tag::First, Tag::Classic, Tag::Classroom],
    random: random_heaps,
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(game()))
}

/// Nim with any heaps.
pub fn game() -> Heaps<Nim> {
    Heaps(Nim)
}

/// The rules of one heap of Nim.
#[derive(Clone, Copy, Debug)]
pub struct Nim;

impl HeapRules for Nim {
    const TAME: bool = true;
    const COMES_FIRST: bool = true;
    const THEOREM: &'static Theorem = &Theorem { id: "nim-sum-of-the-heaps", source: "Bouton 1901" };

    fn options(&self, heap: u64) -> impl Iterator<Item = HeapOption> {
        (1..=heap).map(HeapOption::take)
    }

    fn is_option(&self, heap: u64, option: &HeapOption) -> bool {
        option.split.is_empty() && (1..=heap).contains(&option.take)
    }

    fn value(&self, heap: u64) -> NimValue {
        heap.into()
    }

    fn options_to(&self, heap: u64, value: NimValue) -> Moves<HeapOption> {
        let left = u64::try_from(value.0).ok().filter(|&left| left < heap);
        left.map(|left| HeapOption::take(heap - left)).into_iter().collect()
    }

    fn size(&self, heaps: &HeapList) -> Size {
        Size::of_box(&heaps.0, heaps.orders(), heaps.total()).max(Size::of_largest(&heaps.0, u64::MAX))
    }

    fn ranges(&self, deep: bool) -> Vec<(usize, u64)> {
        if deep {
            vec![(3, 120), (4, 50), (5, 26), (6, 16), (12, 14)]
        } else {
            vec![(3, 70), (4, 28), (5, 16), (6, 10), (12, 10)]
        }
    }
}
