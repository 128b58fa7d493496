//! `nimatron sequence --check`: certificates and values files.
use crate::{Console, failure::Failure};
use engine::message::Message;
use lab::{Certificate, ValuesReader};
use std::{fs::File, io::Read, path::Path};
use text::phrase::unreadable;

/// Verifies a file and prints what it proves.
pub(super) fn run(console: &mut Console<'_>, path: &Path) -> Result<(), Failure> {
    let mut start = Vec::new();
    let file = File::open(path).map_err(|error| Failure::file(path, unreadable(&error)))?;
    file.take(64).read_to_end(&mut start).map_err(|error| Failure::file(path, unreadable(&error)))?;
    let message = if start.starts_with(b"nimatron values") { values(path)? } else { certificate(console, path)? };
    console.print(&(text::render(console.lang, &message) + "\n"))
}

fn values(path: &Path) -> Result<Message, Failure> {
    let mut reader = ValuesReader::open(path)?;
    let mut count = 0;
    while let Some(values) = reader.next_chunk()? {
        count += values.len();
    }
    Ok(Message::new("sequence-file-whole").with("code", reader.code().to_string()).with("count", count))
}

fn certificate(console: &Console<'_>, path: &Path) -> Result<Message, Failure> {
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
    Ok(if period.saltus > 0 { message.with("saltus", period.saltus) } else { message })
}
