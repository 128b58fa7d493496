//! `nimatron random`: a random start.
use crate::{
    Console,
    choice::{ChosenGame, Settings, whole},
    failure::Failure,
};
use engine::{Sizes, games};
use play::Rng;
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
        let chosen = ChosenGame::new(family, &self.settings.params(family)?)?;
        let seed = self.seed.unwrap_or_else(|| RandomState::new().hash_one("a seed that nobody chose"));
        let sizes = Sizes { heaps: self.heaps, most: self.most };
        let position = Rng::new(seed).with_dice(|dice| (family.random)(&chosen.params, sizes, dice))?;
        Ok(writeln!(console.output, "{position}")?)
    }
}
