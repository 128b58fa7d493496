//! Files that commands write: whole or not at all, and devices as they are.
use crate::{Console, failure::Failure};
use clap::builder::{PathBufValueParser, TypedValueParser};
use std::{
    fs::{self, File},
    io::{self, ErrorKind, Write},
    path::{Path, PathBuf},
};

/// The name that stands for standard input or standard output.
pub(crate) const STANDARD: &str = "-";

/// Whether a path is that of standard output.
pub(crate) fn is_standard(path: &Path) -> bool {
    path == Path::new(STANDARD) || path == Path::new("/dev/stdout")
}

/// Whether a path is that of a device or a pipe, which is neither replaced nor read again.
pub(crate) fn is_device(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|data| !data.is_file() && !data.is_dir())
}

/// Parses the path of something that a stream cannot replace.
pub(crate) fn named_path() -> impl TypedValueParser<Value = PathBuf> {
    let refuse = |path: PathBuf| if is_standard(&path) { Err("expected-file-name") } else { Ok(path) };
    PathBufValueParser::new().try_map(refuse)
}

/// A device, or a file that gets its name when it is complete, so that no reader ever sees half of it.
pub(crate) struct OutputFile {
    file: File,
    names: Option<Names>,
}

/// The name of a file until it is complete, and its own.
struct Names {
    part: PathBuf,
    whole: PathBuf,
}

impl OutputFile {
    /// Opens a device, or creates a file beside the one that is meant. A link stays a link.
    pub(crate) fn create(path: &Path) -> io::Result<OutputFile> {
        if is_device(path) {
            return Ok(OutputFile { file: File::options().write(true).open(path)?, names: None });
        }
        let whole = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let name = whole.file_name().unwrap_or_default().to_string_lossy();
        let part = whole.with_file_name(format!(".{name}.{}.part", std::process::id()));
        Ok(OutputFile { file: File::create(&part)?, names: Some(Names { part, whole }) })
    }

    /// Gives the file its name.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        if let Some(names) = &self.names {
            self.file.sync_all()?;
            fs::rename(&names.part, &names.whole)?;
        }
        self.names = None;
        Ok(())
    }
}

impl Write for OutputFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for OutputFile {
    /// Removes an incomplete file.
    fn drop(&mut self) {
        if let Some(names) = &self.names {
            let _ = fs::remove_file(&names.part);
        }
    }
}

/// Writes to standard output or to a file.
pub(crate) fn write(path: &Path, bytes: &[u8], console: &mut Console<'_>) -> Result<(), Failure> {
    if is_standard(path) { Ok(console.output.write_all(bytes)?) } else { write_file(path, bytes) }
}

/// Writes to a file.
pub(crate) fn write_file(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let written = OutputFile::create(path).and_then(|mut file| {
        file.write_all(bytes)?;
        file.finish()
    });
    written.map_err(|error| Failure::write_error(path, &error))
}

/// Creates and removes a file beside the one that will be written, so that nothing is computed in vain. Devices are
/// left alone: the reader of a pipe would see its end.
pub(crate) fn check_writable(path: &Path) -> Result<(), Failure> {
    if is_standard(path) || is_device(path) {
        return Ok(());
    }
    let checked = if path.is_dir() { Err(ErrorKind::IsADirectory.into()) } else { OutputFile::create(path).map(drop) };
    checked.map_err(|error| Failure::write_error(path, &error))
}
