//! `nimatron table`: outcomes or nim-values along one number or two.
use crate::{
    Console,
    choice::{ChosenGame, Settings, convention, whole},
    failure::Failure,
    picture::{FileKind, Output, heading},
};
use clap::ValueEnum;
use draw::table::{self, Query, TableContent, TableError};
use engine::{games, message::Message};
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
        let family = games::family(&self.game)?;
        let chosen = ChosenGame::new(family, &self.settings.params(family)?)?;
        let convention = convention(self.misere);
        let content = match self.show {
            Show::Values => TableContent::NimValues,
            Show::Outcomes => TableContent::Outcomes,
        };
        let start = family.presets.first().map_or("", |preset| preset.position);
        let query = Query { pattern: self.pattern.as_deref(), start, content, to: self.to, to_y: self.to_y };
        let table =
            table::fill(&*chosen.game, convention, &query).map_err(|error| self.failure(error, &chosen, lang))?;
        if kind == FileKind::Csv {
            return self.output.write(table::csv(&table).as_bytes());
        }
        let heading = heading(&chosen, table.pattern.text(), engine::Convention::Normal, lang);
        self.output.picture(kind, &table::svg(&table, &heading, &self.output.paper(lang)))
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
