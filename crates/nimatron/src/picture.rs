//! Picture files: their kind by name, and writing them wholly or not at all.
use crate::{choice::ChosenGame, failure::Failure};
use draw::{Paper, raster};
use engine::{Convention, message::Message, notation::shorten};
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};
use text::{GameText, Lang, phrase};

/// The kind of a file, by the ending of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FileKind {
    Svg,
    Png,
    Dot,
    Tikz,
    Json,
    Csv,
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
        }
    }
}

/// The file and the colours of a picture.
#[derive(Debug, clap::Args)]
pub(crate) struct Output {
    #[arg(short = 'o', long = "output", value_name = "FILE")]
    file: PathBuf,
    #[arg(long)]
    dark: bool,
}

impl Output {
    /// Output to a file, on a light or dark background.
    pub(crate) fn to(file: &Path, dark: bool) -> Output {
        Output { file: file.to_owned(), dark }
    }

    /// The paper to draw on.
    pub(crate) fn paper(&self, lang: Lang) -> Paper {
        if self.dark { Paper::new(lang).dark() } else { Paper::new(lang) }
    }

    /// The kind of the file, if it is among the allowed ones.
    pub(crate) fn kind(&self, kinds: &[FileKind]) -> Result<FileKind, Failure> {
        let ending = self.file.extension().map(|ending| ending.to_string_lossy().to_lowercase()).unwrap_or_default();
        kinds.iter().copied().find(|kind| kind.ending() == ending).ok_or_else(|| {
            let endings: Vec<String> = kinds.iter().map(|kind| format!(".{}", kind.ending())).collect();
            let message =
                Message::new("draw-error-ending").with("file", self.name()).with("endings", endings.join(" "));
            Failure::Input(message)
        })
    }

    /// Writes a picture as SVG or PNG.
    pub(crate) fn picture(&self, kind: FileKind, svg: &str) -> Result<(), Failure> {
        if kind != FileKind::Png {
            return self.write(svg.as_bytes());
        }
        let too_large = |_| Failure::Input(Message::new("draw-error-too-large-png"));
        self.write(&raster::png(svg, 2.0).map_err(too_large)?)
    }

    /// Writes a file under another name and renames it, so that no reader ever sees half of it.
    pub(crate) fn write(&self, bytes: &[u8]) -> Result<(), Failure> {
        let name = self.file.file_name().unwrap_or_default().to_string_lossy();
        let beside = self.file.with_file_name(format!(".{name}.{}.part", std::process::id()));
        let result = fs::File::create(&beside)
            .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
            .and_then(|()| fs::rename(&beside, &self.file));
        result.map_err(|error| {
            // Remove the incomplete file, if it exists.
            let _ = fs::remove_file(&beside);
            Failure::write_error(&self.file, &error)
        })
    }

    fn name(&self) -> String {
        shorten(&self.file.to_string_lossy())
    }
}

/// The name of a game with its parameters, a position or pattern, and the convention if it is misère.
pub(crate) fn heading(chosen: &ChosenGame, what: &str, convention: Convention, lang: Lang) -> String {
    let title = text::game(lang, GameText::Title, chosen.family.id).unwrap_or(chosen.family.id);
    let settings = chosen.params.0.iter().map(|(name, value)| format!("{name}={}", shorten(&value.to_string())));
    let settings: Vec<String> = settings.collect();
    let settings = if settings.is_empty() { String::new() } else { format!(" ({})", settings.join(", ")) };
    let play = match convention {
        Convention::Normal => String::new(),
        Convention::Misere => format!(" · {}", text::render(lang, &phrase::convention(convention))),
    };
    let what: String = what.chars().take(120).collect();
    format!("{title}{settings}: {what}{play}")
}
