//! Files of tables: a line that names the format, a line of JSON that names the game, the words of the table, and a
//! checksum of all before it.
use crate::choice::ChosenGame;
use engine::{
    message::{Message, Say},
    solve::SharedTable,
};
use protocol::{Json, Object};
use sha2::{Digest, Sha256};

/// What a file holds: which game the table is for, and its words.
pub(super) struct TableFile {
    pub(super) game: Object,
    pub(super) words: Vec<u64>,
}

/// Why a file holds no table for a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileError {
    Foreign,
    Version,
    Damaged,
    Other,
    Large,
}

impl Say for FileError {
    fn message(&self) -> Message {
        Message::new(match self {
            FileError::Foreign => "table-file-foreign",
            FileError::Version => "table-file-version",
            FileError::Damaged => "table-file-damaged",
            FileError::Other => "table-file-other",
            FileError::Large => "table-file-large",
        })
    }
}

/// The word with which a file of a table begins.
pub(super) const NAME: &[u8] = b"nimatron table ";
const VERSION: &[u8] = b"1\n";
const CHECKSUM: usize = 32;

/// The name of the number that says what the words mean.
const FORMAT: &str = "format";

/// The line that names a game, the kind of its parts and the format of the words.
fn game(chosen: &ChosenGame, kind: u32) -> Object {
    Object::from_iter([
        ("game".to_owned(), Json::from(chosen.family.id)),
        ("params".to_owned(), Json::from(protocol::params::write(&chosen.params))),
        ("kind".to_owned(), Json::from(kind)),
        (FORMAT.to_owned(), Json::from(SharedTable::FORMAT)),
    ])
}

impl TableFile {
    pub(super) fn of(chosen: &ChosenGame, table: &SharedTable) -> TableFile {
        TableFile { game: game(chosen, table.kind()), words: table.words().collect() }
    }

    pub(super) fn write(&self) -> Vec<u8> {
        let mut file = [NAME, VERSION, protocol::line(&self.game).as_bytes(), b"\n"].concat();
        file.reserve(self.words.len() * size_of::<u64>() + CHECKSUM);
        self.words.iter().for_each(|word| file.extend(word.to_le_bytes()));
        file.extend(Sha256::digest(&file));
        file
    }

    pub(super) fn read(file: &[u8]) -> Result<TableFile, FileError> {
        let rest = file.strip_prefix(NAME).ok_or(FileError::Foreign)?;
        let rest = rest.strip_prefix(VERSION).ok_or(FileError::Version)?;
        let content_len = rest.len().checked_sub(CHECKSUM).ok_or(FileError::Damaged)?;
        let (whole, checksum) = file.split_at(file.len() - CHECKSUM);
        if Sha256::digest(whole)[..] != *checksum {
            return Err(FileError::Damaged);
        }
        let content = &rest[..content_len];
        let end = content.iter().position(|&byte| byte == b'\n').ok_or(FileError::Damaged)?;
        let line = std::str::from_utf8(&content[..end]).map_err(|_| FileError::Damaged)?;
        let game = protocol::read::<Object>(line).ok_or(FileError::Damaged)?;
        let (words, odd) = content[end + 1..].as_chunks();
        if !odd.is_empty() {
            return Err(FileError::Damaged);
        }
        Ok(TableFile { game, words: words.iter().map(|&word| u64::from_le_bytes(word)).collect() })
    }

    /// The table for a search in this game.
    pub(super) fn table(self, chosen: &ChosenGame, kind: u32, bytes: usize) -> Result<SharedTable, FileError> {
        if self.game.get(FORMAT) != Some(&Json::from(SharedTable::FORMAT)) {
            return Err(FileError::Version);
        }
        if self.game != game(chosen, kind) {
            return Err(FileError::Other);
        }
        if self.words.len() > bytes / size_of::<u64>() {
            return Err(FileError::Large);
        }
        SharedTable::from_words(kind, self.words, bytes).ok_or(FileError::Damaged)
    }
}
