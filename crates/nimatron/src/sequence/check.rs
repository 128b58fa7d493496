//! `nimatron sequence --check`: certificates and values files.
use crate::{Console, failure::Failure};
use engine::{message::Message, notation::shorten};
use lab::{Certificate, ValuesReader};
use protocol::{Json, Object};
use std::{fs::File, io::Read, path::Path};
use text::phrase::unreadable;

/// Verifies a file and prints what it proves.
pub(super) fn run(console: &mut Console<'_>, path: &Path, json: bool) -> Result<(), Failure> {
    let mut start = Vec::new();
    let file = File::open(path).map_err(|error| Failure::file(path, unreadable(&error)))?;
    file.take(64).read_to_end(&mut start).map_err(|error| Failure::file(path, unreadable(&error)))?;
    let report = match &start[..] {
        start if start.starts_with(b"nimatron values") => values(path)?,
        start if start.starts_with(b"nimatron ") => certificate(console, path)?,
        _ => {
            let name = shorten(&path.to_string_lossy());
            return Err(Failure::Input(Message::new("sequence-error-foreign").with("file", name)));
        }
    };
    if json {
        return console.write_json(&protocol::pretty(&report.info));
    }
    let sentence = console.wrap(&text::render(console.lang, &report.message));
    console.print(&(sentence + "\n"))
}

/// What a file proves, in words and as JSON.
struct FileReport {
    message: Message,
    info: Object,
}

fn info<const N: usize>(fields: [(&str, Json); N]) -> Object {
    fields.map(|(name, value)| (name.to_owned(), value)).into_iter().collect()
}

fn values(path: &Path) -> Result<FileReport, Failure> {
    let mut reader = ValuesReader::open(path)?;
    let mut count = 0;
    while let Some(values) = reader.next_chunk()? {
        count += values.len();
    }
    let code = reader.code().to_string();
    Ok(FileReport {
        info: info([("kind", "values".into()), ("code", code.as_str().into()), ("to", count.into())]),
        message: Message::new("sequence-file-whole").with("code", code).with("count", count),
    })
}

fn certificate(console: &Console<'_>, path: &Path) -> Result<FileReport, Failure> {
    let certificate = Certificate::read(path)?;
    let bar = super::progress_bar(certificate.needed as u64, console.interactive);
    lab::check(&certificate, &mut |checked, _| {
        bar.set_position(checked as u64);
        true
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
