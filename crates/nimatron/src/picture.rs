//! Picture files: their format and their title.
use crate::{
    Console,
    choice::ChosenGame,
    failure::Failure,
    output_file::{STANDARD, check_writable, is_standard, write},
};
use draw::{Paper, raster};
use engine::{
    Convention,
    board::{Board, Shape},
    message::Message,
    notation::shorten,
    params::Kind,
};
use protocol::{Request, Serialize};
use std::path::{Path, PathBuf};
use text::{Lang, phrase};

/// The kind of a file, by the ending of its name or on request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum FileKind {
    Svg,
    Png,
    Dot,
    #[value(name = "tex")]
    Tikz,
    Json,
    Csv,
    Txt,
}

impl FileKind {
    const fn ending(self) -> &'static str {
        match self {
            FileKind::Svg => "svg",
            FileKind::Png => "png",
            FileKind::Dot => "dot",
            FileKind::Tikz => "tex",
            FileKind::Json => "json",
            FileKind::Csv => "csv",
            FileKind::Txt => "txt",
        }
    }
}

/// The file, the format and the colours of a picture.
#[derive(Debug, clap::Args)]
pub(crate) struct Output {
    #[arg(short = 'o', long = "output", value_name = "FILE", allow_hyphen_values = true)]
    #[arg(required_unless_present = "json", default_value_if("json", "true", STANDARD))]
    file: Option<PathBuf>,
    #[arg(long, value_name = "FORMAT", value_enum)]
    format: Option<FileKind>,
    #[arg(long)]
    dark: bool,
    #[arg(long, conflicts_with_all = ["format", "dark"])]
    json: bool,
}

/// An object as the content of a file, or its numbers as they are printed.
pub(crate) fn json(value: &impl Serialize, console: &Console<'_>) -> Vec<u8> {
    (console.json(&protocol::pretty(value)) + "\n").into_bytes()
}

impl Output {
    /// Output to a file, on a light or dark background.
    pub(crate) fn to(file: &Path, format: Option<FileKind>, dark: bool) -> Output {
        Output { file: Some(file.to_owned()), format, dark, json: false }
    }

    /// The paper to draw on.
    pub(crate) fn paper(&self, lang: Lang) -> Paper {
        if self.dark { Paper::new(lang).dark() } else { Paper::new(lang) }
    }

    /// The format, if it is among the allowed ones and the file can be written. Standard output gets the first of them
    /// unless another is chosen.
    pub(crate) fn kind(&self, kinds: &[FileKind]) -> Result<FileKind, Failure> {
        let kind = self.format(kinds)?;
        check_writable(self.file())?;
        Ok(kind)
    }

    fn format(&self, kinds: &[FileKind]) -> Result<FileKind, Failure> {
        let endings = |before: &str| {
            let endings: Vec<String> = kinds.iter().map(|kind| format!("{before}{}", kind.ending())).collect();
            endings.join(" ")
        };
        if let Some(format) = self.format {
            let message =
                Message::new("draw-error-format").with("format", format.ending()).with("formats", endings(""));
            return if kinds.contains(&format) { Ok(format) } else { Err(Failure::Input(message)) };
        }
        if self.json {
            return Ok(FileKind::Json);
        }
        let file = self.file();
        if is_standard(file) {
            return Ok(kinds[0]);
        }
        let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase()).unwrap_or_default();
        kinds.iter().copied().find(|kind| kind.ending() == ending).ok_or_else(|| {
            let name = shorten(&file.to_string_lossy());
            Failure::Input(Message::new("draw-error-ending").with("file", name).with("endings", endings(".")))
        })
    }

    /// Writes to standard output, or to the file.
    pub(crate) fn write(&self, bytes: &[u8], console: &mut Console<'_>) -> Result<(), Failure> {
        write(self.file(), bytes, console)
    }

    fn file(&self) -> &Path {
        self.file.as_deref().unwrap_or(Path::new(STANDARD))
    }
}

/// A position as a question of a batch.
pub(crate) fn request(chosen: &ChosenGame, convention: Convention, position: &str) -> Request {
    let (game, params) = (chosen.family.id.to_owned(), protocol::params::write(&chosen.params));
    Request { game, params, convention, position: position.to_owned() }
}

/// A picture as SVG or PNG.
pub(crate) fn picture(kind: FileKind, svg: String) -> Result<Vec<u8>, Failure> {
    if kind != FileKind::Png {
        return Ok(svg.into_bytes());
    }
    raster::png(&svg, 2.0).map_err(|_| Failure::Input(Message::new("draw-error-too-large-png")))
}

/// The name of a game with its parameters, a position or pattern, and the convention if it is misère. Graphs and boards
/// drawn with letters are left out, since only programs read their notation; what is drawn shows them.
pub(crate) fn heading(chosen: &ChosenGame, what: &str, convention: Convention, lang: Lang) -> String {
    let title = text::title(lang, chosen.family.id).unwrap_or(chosen.family.id);
    let is_graph = |name: &str| {
        let kind = chosen.family.parameters.iter().find(|parameter| parameter.name == name).map(|p| p.kind);
        matches!(kind, Some(Kind::Graph | Kind::Parts))
    };
    let settings = chosen.params.0.iter().filter(|(name, _)| !is_graph(name));
    let settings = settings.map(|(name, value)| format!("{name}={}", shorten(&value.to_string())));
    let settings: Vec<String> = settings.collect();
    let settings = if settings.is_empty() { String::new() } else { format!(" ({})", settings.join(", ")) };
    let play = match convention {
        Convention::Normal => String::new(),
        Convention::Misere => format!(" · {}", text::render(lang, &phrase::convention(convention))),
    };
    match legible(chosen, what) {
        Some(what) => format!("{title}{settings}: {what}{play}"),
        None => format!("{title}{settings}{play}"),
    }
}

/// A position or pattern as people read it: numbers as they are, a board drawn with letters as its size.
fn legible(chosen: &ChosenGame, what: &str) -> Option<String> {
    const LONGEST: usize = 120;
    let has_numbers = what.chars().all(|c| c.is_ascii_digit() || matches!(c, ',' | 'x' | ' '));
    let is_drawn = |shape: &Shape| match shape {
        Shape::Graph { directed } => !directed,
        Shape::Grid { .. } | Shape::Hexagons { .. } | Shape::Strip => !has_numbers,
        _ => false,
    };
    match chosen.game.board(what) {
        Ok(Board { shape: Shape::Grid { columns, rows, .. }, .. }) if !has_numbers => {
            Some(format!("{columns} × {rows}"))
        }
        Ok(board) if std::iter::once(&board).chain(&board.parts).any(|part| is_drawn(&part.shape)) => None,
        _ => Some(what.chars().take(LONGEST).collect()),
    }
}
