//! `nimatron sequence --check`: certificates and values files.
use crate::{Console, failure::Failure, progress::Progress};
use engine::{interrupt, message::Message, notation::shorten};
use lab::{Certificate, SequenceError, ValuesReader};
use protocol::{Json, Object};
use std::{
    io::{self, Read},
    path::Path,
};
use text::phrase::unreadable;

/// Verifies a file and prints what it proves.
pub(super) fn run(console: &mut Console<'_>, path: &Path, json: bool) -> Result<(), Failure> {
    let (progress, interactive) = (Progress::start(console, None), console.interactive);
    let report = report(path, console.open(path)?, progress, interactive)?;
    if json {
        return console.write_json(&protocol::pretty(&report.info));
    }
    let sentence = console.wrap(&text::render(console.lang, &report.message));
    console.print(&(sentence + "\n"))
}

/// What a file proves; its first words tell certificates from values.
fn report(path: &Path, mut file: impl Read, progress: Progress, interactive: bool) -> Result<FileReport, Failure> {
    let unreadable = |error: io::Error| Failure::file(path, unreadable(&error));
    let mut start = Vec::new();
    file.by_ref().take(64).read_to_end(&mut start).map_err(unreadable)?;
    let is_values = start.starts_with(b"nimatron values");
    if !start.starts_with(b"nimatron ") {
        let name = shorten(&path.to_string_lossy());
        return Err(Failure::Input(Message::new("sequence-error-foreign").with("file", name)));
    }
    let mut whole = start.chain(file);
    if is_values {
        return values(ValuesReader::new(path, whole)?);
    }
    let mut bytes = Vec::new();
    whole.read_to_end(&mut bytes).map_err(unreadable)?;
    let read = Certificate::read(path, bytes)?;
    // A certificate has a bar of its own.
    drop(progress);
    certificate(&read, interactive)
}

/// What a file proves, in words and as JSON.
struct FileReport {
    message: Message,
    info: Object,
}

fn info<const N: usize>(fields: [(&str, Json); N]) -> Object {
    fields.map(|(name, value)| (name.to_owned(), value)).into_iter().collect()
}

fn values(mut reader: ValuesReader<impl Read>) -> Result<FileReport, Failure> {
    let mut count = 0;
    while let Some(values) = reader.next_chunk()? {
        count += values.len();
        if interrupt::is_set() {
            return Err(SequenceError::Stopped.into());
        }
    }
    let code = reader.code().to_string();
    Ok(FileReport {
        info: info([("kind", "values".into()), ("code", code.as_str().into()), ("to", count.into())]),
        message: Message::new("sequence-file-whole").with("code", code).with("count", count),
    })
}

fn certificate(certificate: &Certificate, interactive: bool) -> Result<FileReport, Failure> {
    let bar = super::progress_bar(certificate.needed as u64, interactive);
    lab::check(certificate, &mut |checked, _| {
        bar.set_position(checked as u64);
        !interrupt::is_set()
    })?;
    bar.finish_and_clear();
    let period = certificate.period;
    let id = if period.saltus > 0 { "sequence-certificate-saltus" } else { "sequence-certificate-holds" };
    let message = Message::new(id).with("code", certificate.code.to_string()).with("length", period.length);
    let message = message.with("from", period.n0).with("needed", certificate.needed);
    Ok(FileReport {
        message: if period.saltus > 0 { message.with("saltus", period.saltus) } else { message },
        info: info([
            ("kind", "certificate".into()),
            ("code", certificate.code.to_string().into()),
            ("n0", period.n0.into()),
            ("period", period.length.into()),
            ("saltus", if period.saltus > 0 { period.saltus.into() } else { Json::Null }),
            ("needed", certificate.needed.into()),
        ]),
    })
}
