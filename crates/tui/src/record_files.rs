//! Files for the records of games: always new ones, so that nothing is ever overwritten.
use std::{
    fs::{self, OpenOptions},
    io::{self, ErrorKind, Write},
    path::{Path, PathBuf},
};

/// Maximum number of names that are tried.
const MOST_NAMES: u32 = 1_000;

/// The files of one run: the first game goes into the file that was named, later ones into numbered files beside it.
#[derive(Debug, Default)]
pub struct RecordFiles {
    named: Option<PathBuf>,
    /// Whether the named file was created and is still empty.
    is_reserved: bool,
}

impl RecordFiles {
    /// Creates the named file before a game begins, so that no game is played in vain. An existing file is refused.
    pub fn reserve(path: PathBuf) -> io::Result<RecordFiles> {
        if path.is_dir() {
            return Err(ErrorKind::IsADirectory.into());
        }
        create(&path)?;
        Ok(RecordFiles { named: Some(path), is_reserved: true })
    }

    /// Writes the record of a game into a file of its own and returns the file's name.
    pub fn write(&mut self, game: &str, record: &str) -> io::Result<String> {
        if let (Some(path), true) = (&self.named, self.is_reserved) {
            fs::write(path, record)?;
            self.is_reserved = false;
            return Ok(path.display().to_string());
        }
        for number in 1..=MOST_NAMES {
            let path = match &self.named {
                Some(path) => with_number(path, number + 1),
                None => PathBuf::from(format!("nimatron-{game}-{number}.txt")),
            };
            match create(&path) {
                Ok(mut file) => return file.write_all(record.as_bytes()).map(|()| path.display().to_string()),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }
}

impl Drop for RecordFiles {
    /// Removes the reserved file if no game came to its end.
    fn drop(&mut self) {
        if let (Some(path), true) = (&self.named, self.is_reserved) {
            // An empty file left behind does no harm.
            drop(fs::remove_file(path));
        }
    }
}

fn create(path: &Path) -> io::Result<fs::File> {
    OpenOptions::new().write(true).create_new(true).open(path)
}

/// `games/nim.txt` with the number 2 is `games/nim-2.txt`.
fn with_number(path: &Path, number: u32) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let name = match path.extension() {
        Some(extension) => format!("{stem}-{number}.{}", extension.to_string_lossy()),
        None => format!("{stem}-{number}"),
    };
    path.with_file_name(name)
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
    fn each_game_has_a_file_of_its_own() {
        let folder = folder("own-files");
        let named = folder.join("games.txt");
        let mut files = RecordFiles::reserve(named.clone()).unwrap();
        assert_eq!(files.write("nim", "first").unwrap(), named.display().to_string());
        assert_eq!(files.write("nim", "second").unwrap(), folder.join("games-2.txt").display().to_string());
        drop(files);
        assert_eq!(fs::read_to_string(&named).unwrap(), "first");
        assert_eq!(fs::read_to_string(folder.join("games-2.txt")).unwrap(), "second");
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
        fs::remove_dir_all(folder).unwrap();
    }
}
