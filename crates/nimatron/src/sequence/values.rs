//! `nimatron sequence --values`: all values as text or in a binary file.
use super::{PORTION, Watch};
use crate::{
    Console,
    failure::Failure,
    output_file::{OutputFile, is_device, is_standard},
};
use engine::{message::Message, notation::shorten};
use lab::{Sequence, ValuesFile};
use std::{
    io::{self, BufWriter, Write},
    path::Path,
};

/// How values are written; docs/sequences.md describes the formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum ValuesFormat {
    Txt,
    Csv,
    Bfile,
    Binary,
}

impl ValuesFormat {
    /// The format of a file, by the ending of its name.
    pub(super) fn of(path: &Path) -> Result<ValuesFormat, Failure> {
        let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
        match ending.as_deref() {
            Some("txt") => Ok(ValuesFormat::Txt),
            Some("csv") => Ok(ValuesFormat::Csv),
            Some("bfile") => Ok(ValuesFormat::Bfile),
            None if is_standard(path) => Ok(ValuesFormat::Txt),
            None | Some("bin") => Ok(ValuesFormat::Binary),
            Some(_) => {
                let name = shorten(&path.to_string_lossy());
                Err(Failure::Input(Message::new("sequence-error-ending").with("file", name)))
            }
        }
    }

    /// The first line, if the format has one.
    const fn head(self) -> &'static str {
        if matches!(self, ValuesFormat::Csv) { "heap,value\n" } else { "" }
    }

    fn write(self, output: &mut dyn Write, heap: usize, value: u32) -> io::Result<()> {
        match self {
            ValuesFormat::Csv => writeln!(output, "{heap},{value}"),
            ValuesFormat::Bfile => writeln!(output, "{heap} {value}"),
            _ => writeln!(output, "{value}"),
        }
    }
}

/// Writes values as text while they are computed: the first `to` or, if not `all` are wanted, up to the proof of a
/// period.
pub(super) fn write_text(
    path: &Path,
    format: ValuesFormat,
    sequence: &mut Sequence,
    (to, all): (usize, bool),
    watch: Watch<'_>,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    if is_standard(path) {
        let mut output = BufWriter::new(&mut *console.output);
        write_lines(&mut output, format, sequence, (to, all), watch, &|error| Failure::Output(error))?;
        return Ok(output.flush()?);
    }
    let failed = |error: io::Error| Failure::write_error(path, &error);
    let mut file = BufWriter::new(OutputFile::create(path).map_err(failed)?);
    write_lines(&mut file, format, sequence, (to, all), watch, &failed)?;
    file.into_inner().map_err(io::IntoInnerError::into_error).and_then(OutputFile::finish).map_err(failed)
}

fn write_lines(
    output: &mut dyn Write,
    format: ValuesFormat,
    sequence: &mut Sequence,
    (to, all): (usize, bool),
    watch: Watch<'_>,
    failed: &dyn Fn(io::Error) -> Failure,
) -> Result<(), Failure> {
    if !all {
        sequence.search(to, watch)?;
    }
    let to = if all { to } else { sequence.values().len().min(to) };
    output.write_all(format.head().as_bytes()).map_err(failed)?;
    let mut from = 0;
    while from < to {
        let next = (from + PORTION).min(to);
        sequence.extend(next, watch)?;
        let values = sequence.values().range(from..next);
        let lines = values.iter().zip(from..).try_for_each(|(&value, heap)| format.write(output, heap, value));
        lines.map_err(failed)?;
        from = next;
    }
    Ok(())
}

/// Writes values to a binary file while they are computed.
pub(super) fn write_binary(
    path: &Path,
    sequence: &mut Sequence,
    to: usize,
    all: bool,
    watch: Watch<'_>,
) -> Result<(), Failure> {
    if is_standard(path) || is_device(path) {
        let message = Message::new("sequence-error-stream").with("file", shorten(&path.to_string_lossy()));
        return Err(Failure::Input(message));
    }
    let code = sequence.code().clone();
    let mut file = ValuesFile::open(path, &code, &mut |old| sequence.feed(old))?;
    let to = to.max(file.len());
    while file.len() < to {
        let next = (file.len() + PORTION).min(to);
        sequence.extend(next, watch)?;
        let from = file.len();
        file.push(&sequence.values().range(from..next))?;
        if !all && sequence.proof().is_some() {
            break;
        }
    }
    Ok(file.finish()?)
}
