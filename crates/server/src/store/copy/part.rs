//! A file that is being written: it has another name until it is whole.
use super::{CopyError, named};
use crate::{
    ids,
    store::{DatabaseError, address},
};
use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

/// The file under its first name; removed when it has not become what it should.
pub(super) struct Part(PathBuf);

impl Part {
    /// A new name in the folder of a file.
    pub(super) fn beside(file: &Path) -> Part {
        let name = file.file_name().unwrap_or_default().display();
        Part(file.with_file_name(format!(".{name}.{}.part", ids::id())))
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// As an address of a database.
    pub(super) fn url(&self) -> Result<String, DatabaseError> {
        address::url(&named(&self.0))
    }

    /// Gives the file its name, when all of it is on the disk.
    pub(super) fn becomes(self, file: &Path) -> Result<(), CopyError> {
        if file.exists() {
            return Err(CopyError::Exists(file.display().to_string()));
        }
        self.renamed(file).map_err(|error| CopyError::Unwritten(file.display().to_string(), error))
    }

    fn renamed(&self, file: &Path) -> io::Result<()> {
        File::options().write(true).open(&self.0)?.sync_all()?;
        fs::rename(&self.0, file)?;
        sync_folder(file)
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        for ending in ["", "-journal", "-wal", "-shm"] {
            // Most of them are not there.
            drop(fs::remove_file(format!("{}{ending}", self.0.display())));
        }
    }
}

/// A name is on the disk when its folder is.
#[cfg(unix)]
fn sync_folder(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

/// Elsewhere folders cannot be opened.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
