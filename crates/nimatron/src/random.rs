//! `nimatron random`: a random start.
use crate::{
    Console,
    choice::{ChosenGame, NamedGame, Settings, whole},
    failure::Failure,
};
use engine::{GameError, Sizes, message::Message};
use play::Rng;
use protocol::{Json, Object};
use std::hash::{BuildHasher, RandomState};

#[derive(Debug, clap::Args)]
pub(crate) struct Random {
    game: String,
    #[command(flatten)]
    settings: Settings,
    #[arg(long, value_name = "N", value_parser = whole::<u64>, allow_hyphen_values = true)]
    seed: Option<u64>,
    #[arg(long, value_name = "N", value_parser = heaps, allow_hyphen_values = true)]
    heaps: Option<u64>,
    #[arg(long, value_name = "N", value_parser = size, allow_hyphen_values = true)]
    most: Option<u64>,
    #[arg(long)]
    json: bool,
}

/// The numbers of heaps and the sizes with which a game is tried.
const TRIED: [u64; 4] = [1, 2, 3, 5];

impl Random {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let named = NamedGame::find(&self.game)?;
        let chosen = named.choose(&self.settings)?;
        self.check(&chosen)?;
        let seed = self.seed.unwrap_or_else(|| RandomState::new().hash_one("a seed that nobody chose"));
        let position = draw(&chosen, Sizes { heaps: self.heaps, most: self.most }, seed)?;
        if !self.json {
            return Ok(writeln!(console.output, "{position}")?);
        }
        let mut question = Object::new();
        question.insert("game".to_owned(), Json::from(chosen.family.id));
        question.insert("params".to_owned(), Json::Object(protocol::params::write(&chosen.params)));
        question.insert("convention".to_owned(), Json::from(named.convention(false).name()));
        question.insert("position".to_owned(), Json::from(position));
        console.write_json(&protocol::line(&question))
    }

    /// Refuses a number of heaps or a size that changes nothing.
    fn check(&self, chosen: &ChosenGame) -> Result<(), Failure> {
        let heaps = |heaps| Sizes { heaps: Some(heaps), most: None };
        let most = |most| Sizes { heaps: None, most: Some(most) };
        let idle = |argument: &str| {
            let game = chosen.family.id;
            Failure::Input(Message::new("cli-without-effect").with("argument", argument).with("game", game))
        };
        if self.heaps.is_some() && !matters(chosen, heaps) {
            return Err(idle("--heaps"));
        }
        if self.most.is_some() && !matters(chosen, most) {
            return Err(idle("--most"));
        }
        Ok(())
    }
}

/// A random position.
fn draw(chosen: &ChosenGame, sizes: Sizes, seed: u64) -> Result<String, GameError> {
    Rng::new(seed).with_dice(|dice| (chosen.family.random)(&chosen.params, sizes, dice))
}

/// Whether the same dice give another position if a size is another one.
fn matters(chosen: &ChosenGame, sizes: impl Fn(u64) -> Sizes) -> bool {
    (0..4).any(|seed| {
        let first = draw(chosen, sizes(TRIED[0]), seed);
        TRIED[1..].iter().any(|&size| draw(chosen, sizes(size), seed) != first)
    })
}

fn heaps(text: &str) -> Result<u64, &'static str> {
    text.parse().ok().filter(|heaps| (1..=64).contains(heaps)).ok_or("expected-heap-count")
}

fn size(text: &str) -> Result<u64, &'static str> {
    text.parse().ok().filter(|&size| size > 0).ok_or("expected-size")
}
