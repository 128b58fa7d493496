//! Files for SQLite databases.
use std::{
    env, fs,
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicUsize, Ordering},
};

/// A new file name for an SQLite database. The file is removed on drop.
pub struct SqliteFile(PathBuf);

impl SqliteFile {
    /// A name that no other test uses. The file does not exist yet.
    #[expect(clippy::new_without_default, reason = "each file is another one")]
    pub fn new() -> SqliteFile {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("nimatron-{}-{}.sqlite", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        SqliteFile(env::temp_dir().join(name))
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The address of the database.
    pub fn url(&self) -> String {
        format!("sqlite:{}", self.0.display())
    }
}

impl Drop for SqliteFile {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm"] {
            // The last two exist only while the database is open.
            drop(fs::remove_file(format!("{}{ending}", self.0.display())));
        }
    }
}
