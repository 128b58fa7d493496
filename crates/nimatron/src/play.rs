//! `nimatron play`: a game in the terminal, or line by line.
use crate::{
    Console,
    choice::{NamedGame, Settings, whole},
    failure::Failure,
    output_file::named_path,
    progress::{Progress, ProgressPage},
};
use engine::{
    Convention, games,
    message::{Message, Say},
};
use play::{Effort, First, Level, Opponent, Rng};
use std::{
    hash::{BuildHasher, RandomState},
    io::{BufReader, IsTerminal, stdin, stdout},
    path::{Path, PathBuf},
    time::Duration,
};
use text::Pieces;
use tui::{
    App, Ink, SetupForm,
    jobs::Task,
    plain::{Plain, PlainError},
    record_files::RecordFiles,
    terminal::{self, TerminalOptions},
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
    #[arg(long, value_name = "NAME", value_parser = opponent, conflicts_with = "level")]
    opponent: Option<ChosenOpponent>,
    #[arg(long)]
    misere: bool,
    #[arg(long, value_name = "WHO", value_parser = first)]
    first: Option<First>,
    #[arg(long, value_name = "N", value_parser = whole::<u64>, allow_hyphen_values = true)]
    seed: Option<u64>,
    #[arg(long, value_name = "FILE", value_parser = named_path())]
    record: Option<PathBuf>,
    #[arg(long)]
    plain: bool,
    #[arg(long)]
    trace: bool,
}

/// Maximum width of a game line by line.
const WIDEST_LINE: usize = 80;

fn level(text: &str) -> Result<Level, &'static str> {
    text.parse().ok().and_then(Level::from_number).ok_or("expected-level")
}

/// A computer, or a person at the same keyboard.
#[derive(Clone, Copy, Debug)]
struct ChosenOpponent(Option<Opponent>);

fn opponent(text: &str) -> Result<ChosenOpponent, &'static str> {
    match text {
        "person" => Ok(ChosenOpponent(None)),
        name => name.parse().map(|opponent| ChosenOpponent(Some(opponent))).map_err(|_| "expected-opponent"),
    }
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
        let form = self.form()?;
        let seed = self.seed.unwrap_or_else(|| RandomState::new().hash_one("a seed that nobody chose"));
        // Check all arguments before the screen changes.
        let checked = form.begin(&Effort::default(), &mut Rng::new(seed));
        checked.map_err(|error| Failure::Input(error.message()))?;
        let records = self.record.as_deref().map(reserve).transpose()?;
        let is_terminal = console.interactive && stdin().is_terminal() && stdout().is_terminal();
        let is_dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
        if self.plain || is_dumb || !is_terminal {
            self.line_by_line(form, seed, records, console)
        } else {
            self.on_screen(form, seed, records, console)
        }
    }

    fn form(&self) -> Result<SetupForm, Failure> {
        let named = match &self.game {
            Some(game) => NamedGame::find(game)?,
            None => NamedGame { family: default_family(), preset: None },
        };
        let mut form = SetupForm::new(named.family);
        form.params = self.settings.params(named.family)?;
        form.position = self.position.clone();
        if self.position.is_some() {
            form.params = named.params(&self.settings)?;
            form.convention = named.preset.map(|preset| preset.convention);
        } else if let Some(named) = named.preset {
            form.start = named_start(&form, named.id);
        }
        let level = self.level.map(Opponent::from);
        form.opponent = match self.opponent {
            Some(ChosenOpponent(opponent)) => opponent,
            None => level.or(form.opponent),
        };
        form.first = self.first.unwrap_or_default();
        if self.misere {
            form.convention = Some(Convention::Misere);
        }
        let fits = |form: &SetupForm| form.begin(&Effort::default(), &mut Rng::new(0)).is_ok();
        if !form.params.0.is_empty() && self.position.is_none() && !fits(&form) {
            // The usual start does not fit other parameters; a random start does.
            form.start = form.starts().iter().position(|start| matches!(start, play::Start::Random(_))).unwrap_or(0);
            form.notice = Some(Message::new("cli-random-start"));
        }
        Ok(form)
    }

    fn on_screen(
        &self,
        form: SetupForm,
        seed: u64,
        records: Option<RecordFiles>,
        console: &Console<'_>,
    ) -> Result<(), Failure> {
        let ink = Ink { ascii: console.ascii, colour: console.paint.0 };
        let mut app = App::new(console.lang, ink, terminal::screen(), form, seed);
        app.trace = self.trace;
        if records.is_some() {
            app.keep_records();
        }
        let (pace, at_once) = (Duration::from_millis(500), self.game.is_some());
        terminal::play(app, &mut TerminalOptions { records: records.unwrap_or_default(), pace, at_once })?;
        Ok(())
    }

    fn line_by_line(
        &self,
        form: SetupForm,
        seed: u64,
        mut records: Option<RecordFiles>,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        let ink = Ink { ascii: console.ascii, colour: false };
        let words = Words { lang: console.lang, pieces: Pieces::Tokens, ink, width: console.width.min(WIDEST_LINE) };
        let mut keep = |game: &str, text: &str| match &mut records {
            Some(records) => records.write(game, text).map(drop),
            None => Ok(()),
        };
        let page = ProgressPage::of(console);
        let run = |task: Task| {
            let _progress = Progress::on(page, None);
            task.run(&Effort::default())
        };
        let mut input = BufReader::new(&mut *console.input);
        let rng = Rng::new(seed);
        let (output, trace, keep) = (&mut *console.output, self.trace, &mut keep);
        let mut plain = Plain { input: &mut input, output, words, rng, trace, run: &run, keep };
        plain.play(form).map_err(|error| match error {
            PlainError::Setup(error) => Failure::Input(error.message()),
            PlainError::Broken(error) => Failure::Output(error),
        })
    }
}

/// The index of a start with a name.
fn named_start(form: &SetupForm, name: &str) -> usize {
    form.starts().iter().position(|start| matches!(start, play::Start::Preset(id) if id == name)).unwrap_or(0)
}

/// Creates the file for records before the screen changes.
fn reserve(file: &Path) -> Result<RecordFiles, Failure> {
    RecordFiles::reserve(file.to_owned()).map_err(|error| Failure::write_error(file, &error))
}

/// The game with the fewest parameters and the shortest name, which is Nim.
fn default_family() -> &'static engine::Family {
    let simplest = games::FAMILIES.iter().min_by_key(|family| (family.parameters.len(), family.id.len()));
    simplest.expect("there are games")
}
