//! `nimatron sequence --check`: certificates and values files.
use crate::{
    Console,
    failure::{Failure, reason},
};
use lab::{Certificate, ValuesReader};
use std::{fs::File, io::Read, path::Path};

/// Verifies a file and says what it shows.
pub(super) fn run(console: &mut Console<'_>, path: &Path) -> Result<(), Failure> {
    let mut start = Vec::new();
    let file = File::open(path).map_err(|error| Failure::file(path, reason(&error)))?;
    file.take(64).read_to_end(&mut start).map_err(|error| Failure::file(path, reason(&error)))?;
    let sentence = if start.starts_with(b"nimatron values") { values(path)? } else { certificate(console, path)? };
    Ok(writeln!(console.output, "{sentence}")?)
}

fn values(path: &Path) -> Result<String, Failure> {
    let mut reader = ValuesReader::open(path)?;
    let mut count = 0;
    while let Some(values) = reader.next_chunk()? {
        count += values.len();
    }
    Ok(format!("The file is whole: {count} values of {}.", reader.code()))
}

fn certificate(console: &Console<'_>, path: &Path) -> Result<String, Failure> {
    let certificate = Certificate::read(path)?;
    let bar = super::progress_bar(certificate.needed as u64, console.interactive, "values");
    lab::check(&certificate, &mut |checked, _| {
        bar.set_position(checked as u64);
        true
    })?;
    bar.finish_and_clear();
    let period = certificate.period;
    let saltus = if period.saltus > 0 { format!(" and saltus {}", period.saltus) } else { String::new() };
    Ok(format!(
        "The certificate holds: {} has period {}{saltus} from heap {} on, shown by {} values computed again.",
        certificate.code, period.length, period.n0, certificate.needed
    ))
}
