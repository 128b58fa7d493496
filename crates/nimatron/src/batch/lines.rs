//! The lines of an input, read on demand.
use crate::failure::Failure;
use engine::message::Message;
use std::io::{self, BufRead, BufReader, Read};
use text::phrase::unreadable;

/// Maximum length of a line in bytes; a longer one is refused without being stored.
const LONGEST: usize = 1_000_000;

/// One line that is not blank.
pub(super) struct Line {
    /// Counted from 1, blank lines too.
    pub(super) number: u64,
    /// Counted from 0, blank lines not.
    pub(super) index: u64,
    /// The text, or why it cannot be read.
    pub(super) text: Result<String, Message>,
}

/// The lines of an input.
pub(super) struct Lines<'a> {
    input: BufReader<&'a mut (dyn Read + Send)>,
    number: u64,
    index: u64,
}

impl<'a> Lines<'a> {
    pub(super) fn new(input: &'a mut (dyn Read + Send)) -> Lines<'a> {
        Lines { input: BufReader::with_capacity(1 << 16, input), number: 0, index: 0 }
    }

    /// The next line that is not blank.
    pub(super) fn next(&mut self) -> Result<Option<Line>, Failure> {
        loop {
            let read = self
                .read()
                .map_err(|error| Failure::Input(Message::new("error-questions").with("reason", unreadable(&error))))?;
            let Some(text) = read else { return Ok(None) };
            self.number += 1;
            if text.as_ref().is_ok_and(|text| text.trim_ascii().is_empty()) {
                continue;
            }
            self.index += 1;
            return Ok(Some(Line { number: self.number, index: self.index - 1, text }));
        }
    }

    fn read(&mut self) -> io::Result<Option<Result<String, Message>>> {
        let mut line = Vec::new();
        if self.input.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        if line.len() > LONGEST && line.last() != Some(&b'\n') {
            self.input.skip_until(b'\n')?;
            return Ok(Some(Err(Message::new("error-line-too-long").with("most", LONGEST))));
        }
        Ok(Some(String::from_utf8(line).map_err(|_| Message::new("error-line-not-text"))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blank_lines_are_counted_and_skipped() {
        let text = b"\n a\n\r\n\xff\nlast".to_vec();
        let mut input = text.as_slice();
        let mut lines = Lines::new(&mut input);
        let mut read = Vec::new();
        while let Some(line) = lines.next().unwrap() {
            read.push((line.number, line.index, line.text.ok()));
        }
        assert_eq!(read, [(2, 0, Some(" a\n".into())), (4, 1, None), (5, 2, Some("last".into()))]);
    }

    #[test]
    fn a_long_line_takes_little_memory() {
        let long = io::repeat(b'x').take(10_000_000);
        let mut input = long.chain(b"\nnext\n".as_slice());
        let mut lines = Lines::new(&mut input);
        assert!(lines.next().unwrap().unwrap().text.is_err());
        assert_eq!(lines.next().unwrap().unwrap().text.as_deref(), Ok("next\n"));
        assert!(lines.next().unwrap().is_none());
    }
}
