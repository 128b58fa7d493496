//! `nimatron analyze --threads` and `--table`: searches that share a table, and tables that are kept in files.
mod endgames;
mod file;

use crate::{
    choice::{ChosenGame, whole},
    failure::Failure,
    output_file::{check_writable, named_path, write_file},
};
pub(super) use endgames::{EndgameFiles, cache_folder};
use engine::{
    Convention,
    interrupt::Flag,
    message::Message,
    solve::{Budget, OutOfBudget, SharedTable},
};
use file::{FileError, NAME, TableFile};
use std::{
    fs::File,
    io::{self, ErrorKind, Read},
    path::{Path, PathBuf},
    sync::{Arc, atomic::Ordering},
    thread,
};
use text::phrase::unreadable;

#[derive(Debug, clap::Args)]
pub(super) struct Sharing {
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_hyphen_values = true)]
    threads: Option<usize>,
    #[arg(long, value_name = "FILE", value_parser = named_path())]
    table: Option<PathBuf>,
}

/// Maximum number of bytes of a table's file besides its words.
const LARGEST_FRAME: u64 = 1 << 20;

/// Maximum number of threads.
const MOST_THREADS: usize = 64;

impl Sharing {
    /// Does some work with a table that several threads have filled, and keeps the table.
    pub(super) fn with_table<T>(
        &self,
        chosen: &ChosenGame,
        position: &str,
        convention: Convention,
        budget: Budget,
        work: impl FnOnce(Budget) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let argument = match (&self.table, self.threads) {
            (Some(_), _) => "--table",
            (None, Some(_)) => "--threads",
            (None, None) => return work(budget),
        };
        let kind = match convention {
            Convention::Normal => kind(chosen, position)?,
            Convention::Misere => 0,
        };
        if kind == 0 {
            let message = Message::new("cli-without-effect").with("argument", argument);
            return Err(Failure::Input(message.with("game", chosen.family.id)));
        }
        let path = self.table.as_deref();
        let table = path.map_or(Ok(None), |path| load(path, chosen, kind, &budget))?;
        path.map_or(Ok(()), check_writable)?;
        let table = table.unwrap_or_else(|| SharedTable::new(budget.memory));
        let threads = self.threads.unwrap_or(1).clamp(1, MOST_THREADS);
        let table = Arc::new(fill(chosen, position, &budget, threads, table)?);
        let done = work(Budget { table: Some(Arc::clone(&table)), ..budget });
        if let Some(path) = path {
            save(path, chosen, &table)?;
        }
        done
    }
}

/// Which rules the parts of a position belong to; zero if it is not searched by parts.
fn kind(chosen: &ChosenGame, position: &str) -> Result<u32, Failure> {
    let table = Arc::new(SharedTable::new(0));
    chosen.game.nim_value(position, &Budget { table: Some(Arc::clone(&table)), ..Budget::positions(0) })?;
    Ok(table.kind())
}

/// Searches for the nim-value of a position in several threads, and returns what they know in the end. The table grows
/// between searches: then all of them begin again, and find in it what they knew.
fn fill(
    chosen: &ChosenGame,
    position: &str,
    budget: &Budget,
    threads: usize,
    mut table: SharedTable,
) -> Result<SharedTable, Failure> {
    let mut left = budget.positions;
    loop {
        let (shared, stop) = (Arc::new(table), Flag::default());
        let analysis = thread::scope(|scope| {
            for _ in 1..threads {
                let budget =
                    Budget { table: Some(Arc::clone(&shared)), cancel: Some(Flag::clone(&stop)), ..budget.clone() };
                // What they find is in the table.
                scope.spawn(move || chosen.game.nim_value(position, &budget).is_ok());
            }
            let table = Some(Arc::clone(&shared));
            let analysis = chosen.game.nim_value(position, &Budget { table, positions: left, ..budget.clone() });
            stop.store(true, Ordering::Relaxed);
            analysis
        })?;
        table = Arc::into_inner(shared).expect("all searches have ended");
        left = left.saturating_sub(analysis.positions);
        let goes_on = matches!(analysis.gave_up, Some(OutOfBudget::Memory(_))) && table.is_crowded() && left > 0;
        if !goes_on {
            table.keep_size();
            return Ok(table);
        }
        table = table.grown();
    }
}

/// Reads the table of a file; none if there is no file yet.
fn load(path: &Path, chosen: &ChosenGame, kind: u32, budget: &Budget) -> Result<Option<SharedTable>, Failure> {
    let unreadable = |error: io::Error| Failure::file(path, unreadable(&error));
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(unreadable(error)),
    };
    let most = (budget.memory as u64).saturating_add(LARGEST_FRAME);
    let bytes = read_most(&mut file, most).map_err(unreadable)?;
    let file = bytes.ok_or(FileError::Large).and_then(|bytes| TableFile::read(&bytes));
    let table = file.and_then(|file| file.table(chosen, kind, budget.memory));
    table.map(Some).map_err(|error| Failure::within(path, &error))
}

/// Reads a file to its end; none if it has more than `most` bytes. Of a file that is no table, only the start is read.
fn read_most(file: &mut impl Read, most: u64) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    file.take(NAME.len() as u64).read_to_end(&mut bytes)?;
    if bytes == NAME {
        file.take(most).read_to_end(&mut bytes)?;
    }
    Ok((bytes.len() as u64 <= most).then_some(bytes))
}

fn save(path: &Path, chosen: &ChosenGame, table: &SharedTable) -> Result<(), Failure> {
    write_file(path, &TableFile::of(chosen, table).write())
}

#[cfg(test)]
mod tests {
    use super::{
        Sharing,
        file::{FileError, NAME, TableFile},
        read_most,
    };
    use crate::choice::ChosenGame;
    use engine::{
        Analysis, Convention, NimValue, Params, games,
        solve::{Budget, SharedTable},
    };
    use sha2::{Digest, Sha256};
    use std::{io::Read, sync::Arc};

    #[test]
    fn a_file_without_an_end_is_not_read_to_its_end() {
        let read = |start: &[u8], most| {
            let mut file = start.chain(std::io::repeat(b'x'));
            read_most(&mut file, most).unwrap().map(|bytes| bytes.len())
        };
        assert_eq!(read(NAME, 10_000), None);
        assert_eq!(read(b"something else", 10_000), Some(NAME.len()));
        assert_eq!(read_most(&mut NAME.chain(&b"1\n"[..]), 100).unwrap(), Some([NAME, b"1\n"].concat()));
    }

    fn cram() -> ChosenGame {
        ChosenGame::new(games::family("cram").unwrap(), &Params::default()).unwrap()
    }

    /// The analysis of a nim-value by searches that share a table.
    fn value(sharing: &Sharing, position: &str) -> Analysis {
        let chosen = cram();
        let work = |budget: Budget| Ok(chosen.game.nim_value(position, &budget)?);
        sharing.with_table(&chosen, position, Convention::Normal, Budget::default(), work).unwrap()
    }

    #[test]
    fn two_threads_find_what_one_finds() {
        for (position, expected) in [("5x5", 0), ("6x5", 2), ("9x4", 1), ("12x3", 1), ("3x3", 0), ("1x1", 0)] {
            for threads in [1, 2, 3] {
                let found = value(&Sharing { threads: Some(threads), table: None }, position);
                assert_eq!(found.nim_value, Some(NimValue(expected)), "{position} {threads}");
            }
        }
    }

    #[test]
    fn a_table_that_was_kept_saves_the_search() {
        let path = std::env::temp_dir().join(format!("nimatron-table-{}", std::process::id()));
        let sharing = Sharing { threads: None, table: Some(path.clone()) };
        let straight = cram().game.nim_value("6x5", &Budget::default()).unwrap();
        // Some of the search, the rest of it, and nothing more.
        let chosen = cram();
        let stop = |budget: Budget| Ok(chosen.game.nim_value("6x5", &Budget { positions: 10, ..budget })?);
        let few = Budget::positions(straight.positions / 2);
        let first = sharing.with_table(&chosen, "6x5", Convention::Normal, few, stop).unwrap();
        assert_eq!(first.nim_value, None);
        let second = value(&sharing, "6x5");
        let third = value(&sharing, "6x5");
        std::fs::remove_file(path).unwrap();
        assert_eq!((second.nim_value, third.nim_value), (straight.nim_value, straight.nim_value));
        assert!(third.positions < 100, "{}", third.positions);
    }

    #[test]
    fn files_that_do_not_fit_are_refused() {
        let chosen = cram();
        let table = SharedTable::new(1 << 20);
        let budget = Budget { table: Some(Arc::new(table)), ..Budget::default() };
        chosen.game.nim_value("4x4", &budget).unwrap();
        let table = budget.table.unwrap();
        let whole = TableFile::of(&chosen, &table).write();
        let fits =
            |bytes: &[u8], kind| TableFile::read(bytes).and_then(|file| file.table(&chosen, kind, 1 << 24)).map(drop);
        assert_eq!(fits(&whole, table.kind()), Ok(()));
        assert_eq!(fits(&whole, table.kind() + 1), Err(FileError::Other));
        for byte in (20..whole.len()).step_by(50_001) {
            let mut flipped = whole.clone();
            flipped[byte] ^= 4;
            assert_eq!(fits(&flipped, table.kind()), Err(FileError::Damaged), "byte {byte}");
            assert_eq!(fits(&whole[..byte], table.kind()), Err(FileError::Damaged), "{byte} bytes");
        }
        assert_eq!(fits(b"something else", 1), Err(FileError::Foreign));
        assert_eq!(fits(b"nimatron table 9\n", 1), Err(FileError::Version));
        let old = String::from_utf8_lossy(&whole[..200]).find("\"format\":1").unwrap() + "\"format\":".len();
        let mut other = whole[..whole.len() - 32].to_vec();
        other[old] = b'0';
        other.extend(Sha256::digest(&other));
        assert_eq!(fits(&other, table.kind()), Err(FileError::Version));
        let small = TableFile::read(&whole).unwrap().table(&chosen, table.kind(), 1_000);
        assert_eq!(small.map(drop), Err(FileError::Large));
    }
}
