//! Files for the records of games. Nothing is ever overwritten: games are added to a file of records, or get new files.
use std::{
    fs::{self, OpenOptions},
    io::{self, ErrorKind, Read, Write},
    path::{Path, PathBuf},
};

/// Maximum number of names that are tried.
const MOST_NAMES: u32 = 1_000;

/// The word with which a record begins.
const RECORD: &[u8] = b"nimatron-record";

/// The files of one run: all games go into the file that was named, or each into a new file.
#[derive(Debug, Default)]
pub struct RecordFiles {
    named: Option<PathBuf>,
    /// Whether the named file was created and is still empty.
    is_reserved: bool,
}

impl RecordFiles {
    /// Creates the named file before a game begins, or opens one to which games can be added, so that no game is played
    /// in vain. A file that holds something else is refused.
    pub fn reserve(path: PathBuf) -> io::Result<RecordFiles> {
        if path.is_dir() {
            return Err(ErrorKind::IsADirectory.into());
        }
        let is_reserved = match create(&path) {
            Ok(_) => true,
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                if !holds_records(&path)? {
                    return Err(error);
                }
                OpenOptions::new().append(true).open(&path)?;
                false
            }
            Err(error) => return Err(error),
        };
        Ok(RecordFiles { named: Some(path), is_reserved })
    }

    /// Writes the record of a game and returns the name of the file.
    pub fn write(&mut self, game: &str, record: &str) -> io::Result<String> {
        if let Some(path) = &self.named {
            let space = if fs::metadata(path)?.len() > 0 { "\n" } else { "" };
            OpenOptions::new().append(true).open(path)?.write_all(format!("{space}{record}").as_bytes())?;
            self.is_reserved = false;
            return Ok(path.display().to_string());
        }
        for number in 1..=MOST_NAMES {
            let path = PathBuf::from(format!("nimatron-{game}-{number}.txt"));
            match create(&path) {
                Ok(mut file) => return file.write_all(record.as_bytes()).map(|()| path.display().to_string()),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }
}

/// Whether a file is empty or begins with a record.
fn holds_records(path: &Path) -> io::Result<bool> {
    let mut start = Vec::new();
    fs::File::open(path)?.take(1 << 10).read_to_end(&mut start)?;
    let start = start.trim_ascii_start();
    Ok(start.is_empty() || start.starts_with(RECORD))
}

impl Drop for RecordFiles {
    /// Removes the reserved file if no game came to its end, unless another program has written into it.
    fn drop(&mut self) {
        if let (Some(path), true) = (&self.named, self.is_reserved)
            && fs::metadata(path).is_ok_and(|data| data.len() == 0)
        {
            // An empty file left behind does no harm.
            drop(fs::remove_file(path));
        }
    }
}

fn create(path: &Path) -> io::Result<fs::File> {
    OpenOptions::new().write(true).create_new(true).open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("nimatron-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn games_are_added_to_one_file() {
        let folder = folder("one-file");
        let named = folder.join("games.txt");
        for (first, second) in [("1", "2"), ("3", "4")] {
            let mut files = RecordFiles::reserve(named.clone()).unwrap();
            for game in [first, second] {
                let path = files.write("nim", &format!("nimatron-record {game}\n")).unwrap();
                assert_eq!(path, named.display().to_string());
            }
        }
        let text = "nimatron-record 1\n\nnimatron-record 2\n\nnimatron-record 3\n\nnimatron-record 4\n";
        assert_eq!(fs::read_to_string(&named).unwrap(), text);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_that_exists_is_refused_and_stays_as_it_is() {
        let folder = folder("existing");
        let notes = folder.join("notes.txt");
        fs::write(&notes, "my notes").unwrap();
        assert_eq!(RecordFiles::reserve(notes.clone()).unwrap_err().kind(), ErrorKind::AlreadyExists);
        assert_eq!(fs::read_to_string(&notes).unwrap(), "my notes");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn without_a_game_nothing_is_left_behind() {
        let folder = folder("no-game");
        let named = folder.join("games.txt");
        drop(RecordFiles::reserve(named.clone()).unwrap());
        assert!(!named.exists());
        let files = RecordFiles::reserve(named.clone()).unwrap();
        fs::write(&named, "of another program").unwrap();
        drop(files);
        assert_eq!(fs::read_to_string(&named).unwrap(), "of another program");
        fs::remove_dir_all(folder).unwrap();
    }
}
