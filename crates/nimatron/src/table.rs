//! `nimatron table`: outcomes or nim-values along one number or two.
use crate::{
    Console,
    choice::{ChosenGame, NamedGame, Settings, Timeout, whole},
    failure::Failure,
    picture::{FileKind, Output, heading, json, picture, request},
    progress::Progress,
};
use clap::ValueEnum;
use draw::table::{self, PositionTable, Query, TableContent, TableError};
use engine::message::Message;
use protocol::{Json, Object, Request};
use text::Lang;

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
        let kind = self.output.kind(&[FileKind::Svg, FileKind::Png, FileKind::Csv, FileKind::Json])?;
        let named = NamedGame::find(&self.game)?;
        let progress = Progress::start(console, None);
        let bytes = self.timeout.limit_whole(|| self.draw(named, kind, console));
        drop(progress);
        let bytes = bytes?;
        self.output.write(&bytes, console)
    }

    /// The content of the file.
    fn draw(&self, named: NamedGame, kind: FileKind, console: &Console<'_>) -> Result<Vec<u8>, Failure> {
        let lang = console.lang;
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
        if kind == FileKind::Json {
            let request = request(&chosen, convention, table.pattern.text());
            return Ok(json(&info(&request, &table), console));
        }
        let heading = heading(&chosen, table.pattern.text(), engine::Convention::Normal, lang);
        picture(kind, table::svg(&table, &heading, &self.output.paper(lang)))
    }

    fn failure(&self, error: TableError, chosen: &ChosenGame, lang: Lang) -> Failure {
        let pattern = self.pattern.clone().unwrap_or_default();
        let title = text::title(lang, chosen.family.id).unwrap_or(chosen.family.id);
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

/// A table as JSON: rows from Y = 0, each with its cells from X = 0.
fn info(request: &Request, table: &PositionTable) -> Object {
    let cell = |x: usize, y: usize| {
        let cell = table.cell(x, y);
        let fields = [
            ("outcome".to_owned(), cell.outcome.map_or(Json::Null, |outcome| outcome.letter().into())),
            ("nim_value".to_owned(), cell.value.map_or(Json::Null, Json::from)),
        ];
        Json::Object(fields.into_iter().collect())
    };
    let rows = (0..table.rows()).map(|y| (0..table.columns).map(|x| cell(x, y)).collect::<Vec<Json>>().into());
    Object::from_iter([
        ("game".to_owned(), request.game.as_str().into()),
        ("params".to_owned(), Json::Object(request.params.clone())),
        ("convention".to_owned(), request.convention.name().into()),
        ("pattern".to_owned(), request.position.as_str().into()),
        ("table".to_owned(), rows.collect::<Vec<Json>>().into()),
    ])
}
