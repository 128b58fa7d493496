//! A file in progress: it has a temporary name until it is complete.
use super::{CopyError, sqlite_address};
use crate::{
    ids,
    store::{DatabaseError, address, database_file::make_private},
};
use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

/// A file under its temporary name, removed on drop unless it was published.
pub(super) struct Part(PathBuf);

impl Part {
    /// A new file in the folder of another, empty and for its owner only.
    pub(super) fn beside(file: &Path) -> Part {
        let name = file.file_name().unwrap_or_default().display();
        let part = Part(file.with_file_name(format!(".{name}.{}.part", ids::id())));
        make_private(part.path());
        part
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// The address of the file as a database.
    pub(super) fn url(&self) -> Result<String, DatabaseError> {
        address::url(&sqlite_address(&self.0))
    }

    /// Writes the file to disk and gives it its name.
    pub(super) fn publish(self, file: &Path) -> Result<(), CopyError> {
        if file.exists() {
            return Err(CopyError::Exists(file.display().to_string()));
        }
        self.sync_and_rename(file).map_err(|error| CopyError::Unwritten(file.display().to_string(), error))
    }

    fn sync_and_rename(&self, file: &Path) -> io::Result<()> {
        File::options().write(true).open(&self.0)?.sync_all()?;
        fs::rename(&self.0, file)?;
        sync_folder(file)
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        for ending in ["", "-journal", "-wal", "-shm"] {
            // Most of them do not exist.
            drop(fs::remove_file(format!("{}{ending}", self.0.display())));
        }
    }
}

/// Writes a folder to disk, and with it the new name.
#[cfg(unix)]
fn sync_folder(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

/// Folders cannot be opened on other systems.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
