//! The console of a command: its streams and its language.
use crate::{
    failure::Failure,
    layout::WIDEST,
    numbers::quote_large,
    output_file::STANDARD,
    paint::{Paint, Tone},
};
use engine::message::Message;
use std::{
    fs::File,
    io::{Read, Write},
    path::Path,
};
use text::{Lang, ascii, phrase::unreadable, plain::Page, render};

/// The console of a command: its streams and its language.
pub struct Console<'a> {
    /// Standard input.
    pub input: &'a mut (dyn Read + Send),
    /// Standard output: results.
    pub output: &'a mut (dyn Write + Send),
    /// Standard error: progress and errors.
    pub errors: &'a mut (dyn Write + Send),
    /// Whether standard error is a terminal, so that progress may be drawn there.
    pub interactive: bool,
    /// The language of the environment; `--lang` overrides it.
    pub lang: Lang,
    /// Whether texts for people use ASCII only. Output for machines does not change.
    pub ascii: bool,
    /// Whether numbers above 2^53 are strings in JSON; `--safe-numbers` sets it.
    pub safe_numbers: bool,
    /// Columns of the terminal; without a terminal there is no limit.
    pub width: usize,
    /// The colours of standard output; `--color` overrides them.
    pub paint: Paint,
    /// The colours of errors.
    pub error_paint: Paint,
}

impl Console<'_> {
    /// Opens a file, or standard input.
    pub(crate) fn open(&mut self, path: &Path) -> Result<Box<dyn Read + '_>, Failure> {
        if path == Path::new(STANDARD) {
            return Ok(Box::new(&mut *self.input));
        }
        let file = File::open(path).map_err(|error| Failure::file(path, unreadable(&error)))?;
        Ok(Box::new(file))
    }

    /// Reads a file or standard input, at most this many bytes of it.
    pub(crate) fn read(&mut self, path: &Path, most: u64) -> Result<Vec<u8>, Failure> {
        let mut bytes = Vec::new();
        let read = self.open(path)?.take(most).read_to_end(&mut bytes);
        read.map_err(|error| Failure::file(path, unreadable(&error)))?;
        Ok(bytes)
    }

    /// Writes a text for people.
    pub(crate) fn print(&mut self, text: &str) -> Result<(), Failure> {
        let text = self.for_terminal(text);
        Ok(self.output.write_all(text.as_bytes())?)
    }

    /// Writes JSON, with an end of the line.
    pub(crate) fn write_json(&mut self, json: &str) -> Result<(), Failure> {
        self.write(&(self.json(json) + "\n"))
    }

    /// JSON with the numbers as they are asked for.
    pub(crate) fn json(&self, json: &str) -> String {
        if self.safe_numbers { quote_large(json) } else { json.to_owned() }
    }

    /// Writes another text for machines, unchanged.
    pub(crate) fn write(&mut self, text: &str) -> Result<(), Failure> {
        Ok(self.output.write_all(text.as_bytes())?)
    }

    /// Writes an error message.
    pub(crate) fn complain(&mut self, message: &Message) {
        let sentence = self.for_terminal(&render(self.lang, message));
        // If even this cannot be written, the exit code says enough.
        let _ = writeln!(self.errors, "{} {sentence}", self.error_paint.text(Tone::Bad, "nimatron:"));
    }

    /// The page on which explanations are written.
    pub(crate) fn page(&self) -> Page {
        let page = Page::new(self.lang);
        Page { width: page.width.min(self.width), ascii: self.ascii, ..page }
    }

    /// A sentence or paragraphs, broken into lines if this is a terminal.
    pub(crate) fn wrap(&self, text: &str) -> String {
        if self.width == usize::MAX { text.to_owned() } else { text::wrap(text, self.width.min(WIDEST)) }
    }

    /// A text with the characters that the terminal supports.
    pub(crate) fn for_terminal(&self, text: &str) -> String {
        if self.ascii { ascii(text) } else { text.to_owned() }
    }
}
