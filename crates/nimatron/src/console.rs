//! Where a command reads and writes, and how it speaks.
use crate::failure::Failure;
use engine::message::Message;
use std::io::{Read, Write};
use text::{Lang, ascii, render};

/// Where a command reads and writes, and how it speaks.
pub struct Console<'a> {
    /// Standard input.
    pub input: &'a mut (dyn Read + Send),
    /// Standard output: results.
    pub output: &'a mut (dyn Write + Send),
    /// Standard error: progress and what went wrong.
    pub errors: &'a mut (dyn Write + Send),
    /// Whether somebody watches standard error, so that progress may be drawn there.
    pub interactive: bool,
    /// The language of the environment, unless `--lang` says otherwise.
    pub lang: Lang,
    /// Whether people can be shown ASCII signs only. What is meant for machines is not touched by this.
    pub ascii: bool,
}

impl Console<'_> {
    /// Writes a text for people.
    pub(crate) fn print(&mut self, text: &str) -> Result<(), Failure> {
        let text = self.shown(text);
        Ok(self.output.write_all(text.as_bytes())?)
    }

    /// Writes JSON or another text for machines: the same on every terminal.
    pub(crate) fn write(&mut self, text: &str) -> Result<(), Failure> {
        Ok(self.output.write_all(text.as_bytes())?)
    }

    /// Says what went wrong, if it can still be said.
    pub(crate) fn complain(&mut self, message: &Message) {
        let sentence = self.shown(&render(self.lang, message));
        // When even this cannot be written, the exit code is all that is left to say.
        let _ = writeln!(self.errors, "nimatron: {sentence}");
    }

    /// A text as the terminal can show it.
    pub(crate) fn shown(&self, text: &str) -> String {
        if self.ascii { ascii(text) } else { text.to_owned() }
    }
}
