//! `nimatron table`: who wins and which nim-values, along one number or two.
use crate::{
    Console,
    choice::{Chosen, Settings, convention, whole},
    failure::Failure,
    picture::{FileKind, Output, heading},
};
use clap::ValueEnum;
use draw::table::{self, Query, TableError, Wanted};
use engine::{games, message::Message};
use text::{GameText, Lang};

/// P/N tables and maps of nim-values
///
/// A pattern is a position in which X, or X and Y, stand for numbers from 0 on: `X` is a strip, `X,Y` and `3,X,Y` are
/// maps, and `X|0^Y` has Y zeros. Without a pattern the usual table of the game is drawn. The ending of the file says what is
/// wanted: .svg, .png or .csv.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Table {
    /// Which game; `nimatron games` lists them
    game: String,
    /// A position with X, or X and Y, in place of numbers
    #[arg(allow_hyphen_values = true, value_parser = crate::analyze::no_option)]
    pattern: Option<String>,
    /// The largest X (20 unless given, 60 for a strip)
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_hyphen_values = true)]
    to: Option<usize>,
    /// The largest Y (as X unless given)
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_hyphen_values = true)]
    to_y: Option<usize>,
    /// What is shown; without nim-values, and in misère play, outcomes
    #[arg(long, value_enum, default_value = "values")]
    show: Show,
    #[command(flatten)]
    settings: Settings,
    /// Whoever makes the last move loses
    #[arg(long)]
    misere: bool,
    #[command(flatten)]
    output: Output,
}

const EXAMPLES: &str = "Examples:
  nimatron table wythoff --to 999 -o wythoff.png
  nimatron table subtraction --set S=1,3,4 --to 100 -o strip.svg
  nimatron table endnim X,3,Y --show outcomes -o slice.svg
  nimatron table building --to 24 --to-y 9 --show outcomes -o building.csv";

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Show {
    /// Nim-values
    Values,
    /// Outcomes
    Outcomes,
}

impl Table {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let lang = console.lang;
        let kind = self.output.kind(&[FileKind::Svg, FileKind::Png, FileKind::Csv])?;
        let family = games::family(&self.game)?;
        let chosen = Chosen::new(family, &self.settings.params(family)?)?;
        let convention = convention(self.misere);
        let wanted = match self.show {
            Show::Values => Wanted::NimValues,
            Show::Outcomes => Wanted::Outcomes,
        };
        let start = family.presets.first().map_or("", |preset| preset.position);
        let query = Query { pattern: self.pattern.as_deref(), start, wanted, to: self.to, to_y: self.to_y };
        let table =
            table::fill(&*chosen.game, convention, &query).map_err(|error| self.failure(error, &chosen, lang))?;
        if kind == FileKind::Csv {
            return self.output.write(table::csv(&table).as_bytes());
        }
        let heading = heading(&chosen, table.pattern.text(), engine::Convention::Normal, lang);
        self.output.picture(kind, &table::svg(&table, &heading, &self.output.paper(lang)))
    }

    fn failure(&self, error: TableError, chosen: &Chosen, lang: Lang) -> Failure {
        let pattern = self.pattern.clone().unwrap_or_default();
        let title = text::game(lang, GameText::Title, chosen.family.id).unwrap_or(chosen.family.id);
        match error {
            TableError::Game(error) => error.into(),
            TableError::NoTable => {
                Failure::Input(Message::new("draw-error-no-table").with("game", title).with("example", "X,Y"))
            }
            TableError::NoNumber => Failure::Input(
                Message::new("draw-error-no-number").with("pattern", engine::notation::shortened(&pattern)),
            ),
            TableError::TooLarge => Failure::Input(Message::new("draw-error-table-large")),
        }
    }
}
