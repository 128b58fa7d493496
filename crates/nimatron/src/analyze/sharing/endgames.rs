//! Tables of small parts in the cache folder of this user: a long search builds one if there is none yet, or if its
//! file is damaged.
use super::file::TableFile;
use crate::{failure::Failure, output_file::write_file};
use engine::{
    message::Message,
    solve::{EndgameStore, SharedTable},
};
use protocol::{Json, Object};
use std::{
    collections::HashMap,
    env,
    fs::{self, File},
    io::Read,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use text::phrase::unwritable;

/// The tables of one game.
#[derive(Debug)]
pub(in crate::analyze) struct EndgameFiles {
    game: &'static str,
    folder: Option<PathBuf>,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    tables: HashMap<u32, Arc<[u8]>>,
    /// Why a table was not kept.
    complaint: Option<Message>,
}

/// Maximum number of bytes of a file besides its values.
const LARGEST_FRAME: usize = 1 << 10;

impl EndgameFiles {
    /// The tables of a game in a folder; without a folder they are lost when the program ends.
    pub(in crate::analyze) fn new(game: &'static str, folder: Option<PathBuf>) -> EndgameFiles {
        EndgameFiles { game, folder, state: Mutex::default() }
    }

    /// Says that a table was not kept, and why.
    pub(in crate::analyze) fn complaint(&self) -> Option<Message> {
        self.state().complaint.take()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The line of a file that says whose values follow.
    fn head(&self, kind: u32, count: usize) -> Object {
        Object::from_iter([
            ("game".to_owned(), Json::from(self.game)),
            ("kind".to_owned(), Json::from(kind)),
            ("endgames".to_owned(), Json::from(count)),
            ("format".to_owned(), Json::from(SharedTable::FORMAT)),
        ])
    }

    /// Reads a file; none if there is no file, or another one than expected.
    fn load(&self, path: &Path, kind: u32, count: usize) -> Option<Vec<u8>> {
        let mut file = Vec::new();
        let most = count.saturating_add(LARGEST_FRAME);
        File::open(path).ok()?.take(most as u64 + 1).read_to_end(&mut file).ok()?;
        let file = TableFile::read(&file).ok().filter(|file| file.game == self.head(kind, count))?;
        let mut values: Vec<u8> = file.words.into_iter().flat_map(u64::to_le_bytes).collect();
        values.truncate(count);
        (values.len() == count).then_some(values)
    }

    fn save(&self, path: &Path, kind: u32, values: &[u8]) -> Result<(), Message> {
        let refused = |reason: Message| Message::new("table-not-kept").with("reason", reason);
        let folder = path.parent().unwrap_or(path);
        fs::create_dir_all(folder).map_err(|error| {
            let reason = Message::new("draw-error-write").with("file", folder.display().to_string());
            refused(reason.with("reason", unwritable(&error)))
        })?;
        let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        let file = TableFile { game: self.head(kind, values.len()), words: values.chunks(8).map(word).collect() };
        match write_file(path, &file.write()) {
            Err(Failure::Input(reason)) => Err(refused(reason)),
            _ => Ok(()),
        }
    }
}

impl EndgameStore for EndgameFiles {
    fn table(&self, kind: u32, count: usize, build: &mut dyn FnMut() -> Option<Vec<u8>>) -> Option<Arc<[u8]>> {
        // Of several searches, one builds the table and the others wait.
        let mut state = self.state();
        if let Some(table) = state.tables.get(&kind) {
            return Some(Arc::clone(table));
        }
        let path = self.folder.as_ref().map(|folder| folder.join(format!("{}-{kind}.table", self.game)));
        let values = match path.as_deref().and_then(|path| self.load(path, kind, count)) {
            Some(values) => values,
            None => {
                let values = build()?;
                state.complaint = path.and_then(|path| self.save(&path, kind, &values).err());
                values
            }
        };
        let table: Arc<[u8]> = values.into();
        state.tables.insert(kind, Arc::clone(&table));
        Some(table)
    }
}

/// The cache folder of this user, if the environment names one.
pub(in crate::analyze) fn cache_folder() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let cache = set("XDG_CACHE_HOME").or_else(|| set("LOCALAPPDATA"));
    Some(cache.or_else(|| Some(set("HOME")?.join(".cache")))?.join("nimatron"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asks for the table of values 0, 1, … and says whether it was built.
    fn ask(files: &EndgameFiles, count: usize) -> (Arc<[u8]>, bool) {
        let mut is_built = false;
        let mut build = || {
            is_built = true;
            Some((0..count).map(|value| u8::try_from(value % 60).unwrap()).collect())
        };
        let table = files.table(5, count, &mut build).unwrap();
        assert!((0..count).all(|number| usize::from(table[number]) == number % 60));
        (table, is_built)
    }

    /// An empty folder for a test; it is removed in the end.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let folder = Folder(env::temp_dir().join(format!("nimatron-{name}-{}", std::process::id())));
            drop(fs::remove_dir_all(&folder.0));
            folder
        }

        fn files(&self) -> EndgameFiles {
            EndgameFiles::new("cram", Some(self.0.join("cache")))
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            drop(fs::remove_dir_all(&self.0));
        }
    }

    #[test]
    fn a_table_is_built_once_and_again_if_its_file_is_damaged() {
        let folder = Folder::new("endgames");
        let built = |count| ask(&folder.files(), count).1;
        assert!(built(1_001) && !built(1_001));
        // Another number of values is another table.
        assert!(built(999) && !built(999));
        let path = folder.0.join("cache/cram-5.table");
        let whole = fs::read(&path).unwrap();
        for at in [0, 20, 60, whole.len() / 2, whole.len() - 1] {
            let mut flipped = whole.clone();
            flipped[at] ^= 1;
            fs::write(&path, &flipped).unwrap();
            assert!(built(999) && !built(999), "byte {at}");
            fs::write(&path, &whole[..at]).unwrap();
            assert!(built(999) && !built(999), "{at} bytes");
        }
        assert_eq!(folder.files().complaint(), None);
    }

    #[test]
    fn one_program_asks_its_file_once() {
        let folder = Folder::new("endgames-once");
        let files = folder.files();
        assert!(ask(&files, 100).1);
        drop(fs::remove_dir_all(&folder.0));
        assert!(!ask(&files, 100).1);
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_reported_and_changes_nothing_else() {
        let folder = Folder::new("endgames-unwritable");
        // A file stands where the folder should be.
        fs::write(&folder.0, "").unwrap();
        let files = folder.files();
        assert!(ask(&files, 100).1);
        let complaint = files.complaint().unwrap();
        assert_eq!(complaint.id, "table-not-kept");
        assert!(text::render(text::Lang::En, &complaint).contains("cache"), "{complaint}");
        assert_eq!(files.complaint(), None);
        fs::remove_file(&folder.0).unwrap();
        // Without a folder nothing is kept, and there is nothing to report.
        let files = EndgameFiles::new("cram", None);
        assert!(ask(&files, 100).1);
        assert_eq!(files.complaint(), None);
    }

    #[test]
    fn a_table_whose_building_was_cancelled_is_not_kept() {
        let folder = Folder::new("endgames-cancelled");
        assert!(folder.files().table(5, 100, &mut || None).is_none());
        assert!(ask(&folder.files(), 100).1);
    }
}
