//! `nimatron play`: a game in the terminal, or line by line.
use crate::{
    Console,
    choice::{Settings, whole},
    failure::Failure,
};
use engine::{Convention, games, message::Say};
use play::{Chance, Effort, First, Level};
use std::{
    hash::{BuildHasher, RandomState},
    io::{BufReader, IsTerminal, stdin, stdout},
    path::{Path, PathBuf},
    time::Duration,
};
use tui::{
    App, Ink, Wishes,
    plain::{Plain, PlainError},
    record_files::RecordFiles,
    terminal::{self, Options},
    words::Words,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Play {
    game: Option<String>,
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true, requires = "game")]
    position: Option<String>,
    #[command(flatten)]
    settings: Settings,
    #[arg(long, value_name = "1|2|3", value_parser = level, allow_hyphen_values = true)]
    level: Option<Level>,
    #[arg(long)]
    misere: bool,
    #[arg(long, value_name = "WHO", value_parser = first)]
    first: Option<First>,
    #[arg(long, value_name = "N", value_parser = whole::<u64>, allow_hyphen_values = true)]
    seed: Option<u64>,
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[arg(long)]
    plain: bool,
}

fn level(text: &str) -> Result<Level, &'static str> {
    text.parse().ok().and_then(Level::from_number).ok_or("expected-level")
}

fn first(text: &str) -> Result<First, &'static str> {
    match text {
        "you" => Ok(First::You),
        "computer" => Ok(First::Computer),
        "lot" => Ok(First::Lot),
        _ => Err("expected-first"),
    }
}

impl Play {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let wishes = self.wishes()?;
        let seed = self.seed.unwrap_or_else(|| RandomState::new().hash_one("a seed that nobody chose"));
        // Check all arguments before the screen changes.
        let checked = wishes.begin(&Effort::default(), &mut Chance::new(seed));
        checked.map_err(|error| Failure::Input(error.message()))?;
        let records = self.record.as_deref().map(reserve).transpose()?;
        let is_terminal = console.interactive && stdin().is_terminal() && stdout().is_terminal();
        if self.plain || !is_terminal {
            self.line_by_line(wishes, seed, records, console)
        } else {
            self.on_screen(wishes, seed, records, console)
        }
    }

    fn wishes(&self) -> Result<Wishes, Failure> {
        let family = match &self.game {
            Some(game) => games::family(game)?,
            None => default_family(),
        };
        let mut wishes = Wishes::new(family);
        wishes.params = self.settings.params(family)?;
        wishes.position = self.position.clone();
        wishes.level = Some(self.level.unwrap_or(Level::Alternating));
        wishes.first = self.first.unwrap_or_default();
        if self.misere {
            wishes.convention = Some(Convention::Misere);
        }
        if !wishes.params.0.is_empty() && self.position.is_none() {
            // A preset may not fit other parameters; a random start does.
            wishes.start =
                wishes.starts().iter().position(|start| matches!(start, play::Start::Random(_))).unwrap_or(0);
        }
        Ok(wishes)
    }

    fn on_screen(
        &self,
        wishes: Wishes,
        seed: u64,
        records: Option<RecordFiles>,
        console: &Console<'_>,
    ) -> Result<(), Failure> {
        let ink = Ink { ascii: console.ascii, ..Ink::from_environment(|name| std::env::var(name).ok()) };
        let mut app = App::new(console.lang, ink, terminal::screen(), wishes, seed);
        if records.is_some() {
            app.keep_records();
        }
        let (pace, at_once) = (Duration::from_millis(500), self.game.is_some());
        terminal::play(app, &mut Options { records: records.unwrap_or_default(), pace, at_once })?;
        Ok(())
    }

    fn line_by_line(
        &self,
        wishes: Wishes,
        seed: u64,
        mut records: Option<RecordFiles>,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        let ink = Ink { ascii: console.ascii, colour: false };
        let words = Words { lang: console.lang, ink, width: 80 };
        let mut keep = |game: &str, text: &str| match &mut records {
            Some(records) => records.write(game, text).map(drop),
            None => Ok(()),
        };
        let mut input = BufReader::new(&mut *console.input);
        let chance = Chance::new(seed);
        let mut plain = Plain { input: &mut input, output: &mut *console.output, words, chance, keep: &mut keep };
        plain.play(wishes).map_err(|error| match error {
            PlainError::Setup(error) => Failure::Input(error.message()),
            PlainError::Broken(error) => Failure::Output(error),
        })
    }
}

/// Creates the file for records before the screen changes.
fn reserve(file: &Path) -> Result<RecordFiles, Failure> {
    RecordFiles::reserve(file.to_owned()).map_err(|error| Failure::unwritten(file, &error))
}

/// The game with the fewest parameters and the shortest name, which is Nim.
fn default_family() -> &'static engine::Family {
    let simplest = games::FAMILIES.iter().min_by_key(|family| (family.parameters.len(), family.id.len()));
    simplest.expect("there are games")
}
