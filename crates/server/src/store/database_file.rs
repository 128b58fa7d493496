//! The file of an SQLite database: for its owner only, and still the one that was opened.
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// A file that is open with its write-ahead log, and how to recognise them.
pub(crate) struct DatabaseFile {
    path: PathBuf,
    identity: Option<Identity>,
    log: PathBuf,
    log_identity: Option<Identity>,
}

/// The device and the number of a file on it.
type Identity = (u64, u64);

impl DatabaseFile {
    /// The file that has just been opened and written.
    pub(crate) fn new(path: PathBuf) -> DatabaseFile {
        let log = beside(&path, "-wal");
        let (identity, log_identity) = (identity(&path), identity(&log));
        DatabaseFile { path, identity, log, log_identity }
    }

    /// Whether the file and its log are still in their places. What is written to a file that was removed or replaced
    /// is lost. SQLite itself removes the log only when nobody has the database open.
    pub(crate) fn is_in_place(&self) -> bool {
        self.identity.is_some() && identity(&self.path) == self.identity && identity(&self.log) == self.log_identity
    }
}

/// The file beside a database whose name has another ending.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Creates a file that only its owner may read, or removes the rights of others from a file that everybody may read,
/// since these are a default and not a choice. If it cannot be created, opening it fails.
#[cfg(unix)]
pub(crate) fn make_private(path: &Path) {
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    let made = fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(path);
    if !made.is_err_and(|error| error.kind() == io::ErrorKind::AlreadyExists) {
        return;
    }
    for ending in ["", "-wal", "-shm"] {
        let file = beside(path, ending);
        let is_public = fs::metadata(&file).is_ok_and(|found| found.is_file() && found.permissions().mode() & 4 != 0);
        if is_public && let Err(error) = fs::set_permissions(&file, fs::Permissions::from_mode(0o600)) {
            tracing::warn!(%error, file = %file.display(), "everybody on this machine may read the database");
        }
    }
}

/// Other systems have no such rights.
#[cfg(not(unix))]
pub(crate) fn make_private(_: &Path) {}

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(path).ok().map(|found| (found.dev(), found.ino()))
}

/// Other systems do not let anybody remove an open file.
#[cfg(not(unix))]
fn identity(path: &Path) -> Option<Identity> {
    path.exists().then_some((0, 0))
}
