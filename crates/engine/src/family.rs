//! A family of games: how it is named, parametrised, started and built. What people read about it is in the message
//! files, looked up by its id: `title-nim`, `rules-nim` and so on.
use crate::{
    any::GameError,
    outcome::Convention,
    params::{Parameter, Params},
};
use std::ops::RangeInclusive;

/// A game as people choose it: an id with parameters to be filled in.
#[derive(Debug)]
pub struct Family {
    /// The id used in commands, files and addresses.
    pub id: &'static str,
    /// The parameters it takes.
    pub parameters: &'static [Parameter],
    /// Starts with well-known names; the first is the usual one.
    pub presets: &'static [Preset],
    /// Index of the start with which a front end begins: one that the first player can win.
    pub usual: usize,
    /// What it is good for.
    pub tags: &'static [Tag],
    /// Draws a random start: parameters are checked, sizes may be left open.
    pub random: fn(&Params, Sizes, &mut Dice) -> Result<String, GameError>,
    /// Parameters, as `k=2 r=3`, with which laws and theory are checked.
    pub samples: &'static [&'static str],
}

/// What a game is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tag {
    /// A first game: short rules, and the first ideas are found by playing.
    First,
    /// A game that takes two minutes.
    Short,
    /// A game that the literature knows.
    Classic,
    /// A game for a class.
    Classroom,
    /// Nobody knows how to win from every start.
    Unsolved,
}

/// A well-known start of a game, with a name.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// Its id; its name is the message `preset-ID`, which several games may share.
    pub id: &'static str,
    /// Parameters that differ from the defaults, as `k=2 r=3`.
    pub set: &'static str,
    /// The position in the notation of the game.
    pub position: &'static str,
    /// How it is usually played.
    pub convention: Convention,
}

impl Preset {
    /// A start of normal play with default parameters.
    pub const fn new(id: &'static str, position: &'static str) -> Preset {
        Preset { id, set: "", position, convention: Convention::Normal }
    }

    /// Changes the parameters.
    #[must_use]
    pub const fn with(self, set: &'static str) -> Preset {
        Preset { set, ..self }
    }

    /// Makes it a start of misère play.
    #[must_use]
    pub const fn misere(self) -> Preset {
        Preset { convention: Convention::Misere, ..self }
    }
}

/// Requested sizes of a random start; open ones are random or usual.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sizes {
    /// Number of heaps, columns or coins.
    pub heaps: Option<u64>,
    /// Largest size of a heap, column or number.
    pub most: Option<u64>,
}

impl Sizes {
    /// The number of heaps: as requested, otherwise random between the bounds; always within 1 and 64.
    pub fn heaps(&self, least: u64, most: u64, dice: &mut Dice) -> u64 {
        self.heaps.unwrap_or_else(|| dice.between(least, most)).clamp(1, 64)
    }

    /// The largest size: as requested, otherwise random between the bounds; always within 1 and `limit`.
    pub fn most(&self, least: u64, most: u64, limit: u64, dice: &mut Dice) -> u64 {
        self.most.unwrap_or_else(|| dice.between(least, most)).clamp(1, limit)
    }
}

/// Randomness, passed in from outside: the engine has no random generator of its own.
pub struct Dice<'a>(pub &'a mut dyn FnMut() -> u64);

impl Dice<'_> {
    /// A number between two bounds, both included.
    pub fn between(&mut self, least: u64, most: u64) -> u64 {
        let span = u128::from(most.max(least) - least) + 1;
        let drawn = (u128::from((self.0)()) * span) >> 64;
        least + u64::try_from(drawn).expect("smaller than the span")
    }

    /// One of a list, unless it is empty.
    pub(crate) fn one_of<'t, T>(&mut self, list: &'t [T]) -> Option<&'t T> {
        let last = (list.len() as u64).checked_sub(1)?;
        list.get(usize::try_from(self.between(0, last)).ok()?)
    }
}

/// Random heaps as Gold Bars draws them: 3 to 9 boxes, and at most 6 to 31 bars in each.
pub fn random_heaps(_: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    Ok(heaps_between(sizes, (3, 9), (6, 31), dice))
}

/// Random heaps of at least one token; their number and largest size are random between bounds unless requested.
pub(crate) fn heaps_between(sizes: Sizes, heaps: (u64, u64), most: (u64, u64), dice: &mut Dice) -> String {
    heaps_within(sizes, heaps, most, 1..=u64::MAX, dice)
}

/// The same with heaps as large as some limits allow; the lower one yields to a request for smaller heaps.
pub(crate) fn heaps_within(
    sizes: Sizes,
    heaps: (u64, u64),
    most: (u64, u64),
    limits: RangeInclusive<u64>,
    dice: &mut Dice,
) -> String {
    let count = sizes.heaps(heaps.0, heaps.1, dice);
    let most = sizes.most(most.0, most.1, *limits.end(), dice);
    let least = (*limits.start()).min(most);
    let heaps: crate::notation::HeapList = (0..count).map(|_| dice.between(least, most)).collect();
    heaps.to_string()
}
