//! What a picture is drawn on: theme, language, and whether it carries its own style.
use crate::{
    block::{Align, Block},
    svg::{Num, Pen, escape},
    theme::Theme,
};
use engine::message::Message;
use text::{Lang, Pieces, Wording};

/// What a picture is drawn on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paper {
    /// Light or dark.
    pub theme: Theme,
    /// The language of all words.
    pub lang: Lang,
    /// The nouns for the pieces of heaps.
    pub pieces: Pieces,
    /// Whether the style is in the picture; a page with many pictures may have it once instead.
    pub styled: bool,
}

impl Default for Paper {
    fn default() -> Paper {
        Paper { theme: Theme::Light, lang: Lang::En, pieces: Pieces::Tokens, styled: true }
    }
}

/// A margin around every picture.
const MARGIN: f64 = 16.0;

impl Paper {
    /// Light paper for a language.
    pub fn new(lang: Lang) -> Paper {
        Paper { lang, ..Paper::default() }
    }

    /// The same in dark.
    #[must_use]
    pub fn dark(self) -> Paper {
        Paper { theme: Theme::Dark, ..self }
    }

    /// A message in words, without the marks around notation.
    pub(crate) fn say(&self, message: &Message) -> String {
        text::render(Wording { lang: self.lang, pieces: self.pieces }, message).replace('`', "")
    }

    /// A message without arguments in words.
    pub(crate) fn word(&self, id: &'static str) -> String {
        self.say(&Message { id, args: Vec::new() })
    }

    /// The whole picture: an SVG that refers to nothing outside itself. `name` is read out by screen readers.
    pub(crate) fn picture(&self, kind: &str, name: &str, content: Block) -> String {
        let content = content.with_margin(MARGIN);
        let (width, height) = (Num(content.width.ceil()), Num(content.height.ceil()));
        let (theme, name, lang) = (self.theme.name(), escape(name), self.lang.code());
        let mut pen = Pen::default();
        pen.raw(&format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"nimatron {kind} {theme}\" lang=\"{lang}\" \
             viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\" \
                 aria-label=\"{name}\">\n\
             <title>{name}</title>\n"
        ));
        if self.styled {
            pen.raw(&format!("<style>\n{}</style>\n", self.theme.style()));
        }
        pen.rect("paper", (0.0, 0.0), (content.width.ceil(), content.height.ceil()), 0.0);
        content.put(&mut pen, (0.0, 0.0));
        pen.raw("</svg>\n");
        pen.0
    }

    /// A heading, the drawing, and lines below it.
    pub(crate) fn frame(&self, heading: &str, drawing: Block, notes: &[String]) -> Block {
        let most = drawing.width.max(360.0);
        let mut blocks = vec![Block::paragraph("title", 17.0, heading, most * 0.92), drawing];
        blocks.extend(notes.iter().map(|note| Block::paragraph("soft", 13.0, note, most)));
        Block::column(blocks, 12.0, Align::Start)
    }
}
