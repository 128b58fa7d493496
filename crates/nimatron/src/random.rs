//! `nimatron random`: a random start.
use crate::{
    Console,
    choice::{Chosen, Settings, whole},
    failure::Failure,
};
use engine::{Dice, Sizes, games};
use std::hash::{BuildHasher, RandomState};

#[derive(Debug, clap::Args)]
pub(crate) struct Random {
    game: String,
    #[command(flatten)]
    settings: Settings,
    #[arg(long, value_name = "N", value_parser = whole::<u64>, allow_hyphen_values = true)]
    seed: Option<u64>,
    #[arg(long, value_name = "N", value_parser = whole::<u64>, allow_hyphen_values = true)]
    heaps: Option<u64>,
    #[arg(long, value_name = "N", value_parser = whole::<u64>, allow_hyphen_values = true)]
    most: Option<u64>,
}

impl Random {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let family = games::family(&self.game)?;
        let chosen = Chosen::new(family, &self.settings.params(family)?)?;
        let mut state = self.seed.unwrap_or_else(|| RandomState::new().hash_one("a seed that nobody chose"));
        let sizes = Sizes { heaps: self.heaps, most: self.most };
        let position = (family.random)(&chosen.params, sizes, &mut Dice(&mut || next(&mut state)))?;
        Ok(writeln!(console.output, "{position}")?)
    }
}

/// The generator SplitMix64 of Steele, Lea and Flood.
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
