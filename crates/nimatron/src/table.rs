//! `nimatron table`: outcomes or nim-values along one number or two.
use crate::{
    Console,
    choice::{ChosenGame, NamedGame, Settings, Timeout, whole},
    failure::Failure,
    picture::{FileKind, Output, heading, picture},
};
use clap::ValueEnum;
use draw::table::{self, Query, TableContent, TableError};
use engine::message::Message;
use text::{GameText, Lang};

#[derive(Debug, clap::Args)]
pub(crate) struct Table {
    game: String,
    #[arg(allow_hyphen_values = true, value_parser = crate::analyze::no_option)]
    pattern: Option<String>,
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_hyphen_values = true)]
    to: Option<usize>,
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_hyphen_values = true)]
    to_y: Option<usize>,
    #[arg(long, value_enum, default_value = "values")]
    show: Show,
    #[command(flatten)]
    settings: Settings,
    #[arg(long)]
    misere: bool,
    #[command(flatten)]
    timeout: Timeout,
    #[command(flatten)]
    output: Output,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Show {
    Values,
    Outcomes,
}

impl Table {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let lang = console.lang;
        let kind = self.output.kind(&[FileKind::Svg, FileKind::Png, FileKind::Csv])?;
        let named = NamedGame::find(&self.game)?;
        let bytes = self.timeout.hold_whole(|| self.draw(named, kind, lang))?;
        self.output.write(&bytes, console)
    }

    /// The content of the file.
    fn draw(&self, named: NamedGame, kind: FileKind, lang: Lang) -> Result<Vec<u8>, Failure> {
        let (chosen, convention) = (named.choose(&self.settings)?, named.convention(self.misere));
        let content = match self.show {
            Show::Values => TableContent::NimValues,
            Show::Outcomes => TableContent::Outcomes,
        };
        let start = named.preset.or(named.family.presets.first()).map_or("", |preset| preset.position);
        let query = Query { pattern: self.pattern.as_deref(), start, content, to: self.to, to_y: self.to_y };
        let table =
            table::fill(&*chosen.game, convention, &query).map_err(|error| self.failure(error, &chosen, lang))?;
        if kind == FileKind::Csv {
            return Ok(table::csv(&table).into_bytes());
        }
        let heading = heading(&chosen, table.pattern.text(), engine::Convention::Normal, lang);
        picture(kind, table::svg(&table, &heading, &self.output.paper(lang)))
    }

    fn failure(&self, error: TableError, chosen: &ChosenGame, lang: Lang) -> Failure {
        let pattern = self.pattern.clone().unwrap_or_default();
        let title = text::game(lang, GameText::Title, chosen.family.id).unwrap_or(chosen.family.id);
        match error {
            TableError::Game(error) => error.into(),
            TableError::NoTable => {
                Failure::Input(Message::new("draw-error-no-table").with("game", title).with("example", "X,Y"))
            }
            TableError::NoNumber => Failure::Input(
                Message::new("draw-error-no-number").with("pattern", engine::notation::shorten(&pattern)),
            ),
            TableError::TooLarge => Failure::Input(Message::new("draw-error-table-large")),
        }
    }
}
