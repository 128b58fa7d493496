//! Addresses of databases, and why a database cannot be used.
use engine::message::{Arg, Message, Say};
use std::{error::Error, fmt, io::ErrorKind, path::Path};

/// Why a database cannot be used. Passwords are left out.
#[derive(Debug)]
pub enum DatabaseError {
    /// Neither a file nor PostgreSQL.
    Unknown(String),
    /// It cannot be opened.
    Unreachable(String, sqlx::Error),
    /// It does not exist.
    Missing(String),
    /// It exists, but holds no site.
    NoSite(String),
    /// A later version of the program wrote it.
    Newer {
        /// Which database.
        database: String,
        /// Its version.
        version: i64,
        /// The newest version that this program supports.
        known: i64,
    },
}

impl Say for DatabaseError {
    fn message(&self) -> Message {
        match self {
            DatabaseError::Unknown(database) => {
                Message::new("start-database-unknown").with("database", database.as_str())
            }
            DatabaseError::Unreachable(database, error) => {
                Message::new("start-database").with("database", database.as_str()).with("reason", reason(error))
            }
            DatabaseError::Missing(database) => unusable(database, "database-missing"),
            DatabaseError::NoSite(database) => unusable(database, "database-no-site"),
            DatabaseError::Newer { database, version, known } => Message::new("start-database-newer")
                .with("database", database.as_str())
                .with("version", version.to_string())
                .with("known", known.to_string()),
        }
    }
}

/// The message for a database that cannot be used.
fn unusable(database: &str, reason: &'static str) -> Message {
    Message::new("start-database").with("database", database).with("reason", Message::new(reason))
}

impl fmt::Display for DatabaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for DatabaseError {}

/// Why a database cannot be used; rare reasons are in the words of the database or the system, on one line.
fn reason(error: &sqlx::Error) -> Arg {
    let text = match error {
        sqlx::Error::Io(error) if error.kind() == ErrorKind::ConnectionRefused => {
            return Message::new("database-silent").into();
        }
        sqlx::Error::Io(error) => error.to_string(),
        sqlx::Error::Database(error) => match error.code().and_then(|code| common(&code)) {
            Some(message) => return message.into(),
            None => error.message().to_owned(),
        },
        other => other.to_string(),
    };
    text.split_whitespace().collect::<Vec<_>>().join(" ").into()
}

/// The message for a frequent error code of SQLite or PostgreSQL.
fn common(code: &str) -> Option<Message> {
    match code {
        "14" => Some(Message::new("database-not-opened")),
        "26" => Some(Message::new("database-other-file")),
        "25006" => Some(Message::new("database-read-only")),
        "28000" | "28P01" => Some(Message::new("database-forbidden")),
        "3D000" => Some(Message::new("database-missing")),
        // SQLite has several codes for read-only files: the low eight bits are 8 in all of them. The codes of
        // PostgreSQL are longer.
        _ if code.len() < 5 && code.parse::<u32>().is_ok_and(|code| code & 0xff == 8) => {
            Some(Message::new("database-read-only"))
        }
        _ => None,
    }
}

/// The address for the driver; a missing file is created.
pub(crate) fn url(database: &str) -> Result<String, DatabaseError> {
    with_mode(database, "rwc")
}

/// The same for a database that must exist.
pub(crate) fn existing(database: &str) -> Result<String, DatabaseError> {
    let url = with_mode(database, "rw")?;
    match file(database) {
        Some(file) if !Path::new(file).exists() => Err(DatabaseError::Missing(without_secrets(database))),
        _ => Ok(url),
    }
}

/// The name of the file of an SQLite database.
pub(super) fn file(database: &str) -> Option<&str> {
    database.strip_prefix("sqlite:").filter(|file| !file.is_empty())
}

/// The address for the driver, with special characters of a file name escaped.
fn with_mode(database: &str, mode: &str) -> Result<String, DatabaseError> {
    if database.starts_with("postgres://") || database.starts_with("postgresql://") {
        return Ok(database.to_owned());
    }
    match file(database) {
        Some(file) => {
            let file = file.replace('%', "%25").replace('?', "%3F").replace('#', "%23");
            Ok(format!("sqlite://{file}?mode={mode}"))
        }
        None => Err(DatabaseError::Unknown(without_secrets(database))),
    }
}

/// The address without user and password.
pub fn without_secrets(database: &str) -> String {
    match (database.split_once("://"), database.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, rest))) if !database.starts_with("sqlite:") => format!("{scheme}://{rest}"),
        _ => database.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_and_servers_have_different_addresses() {
        assert_eq!(url("sqlite:a b?.db").unwrap(), "sqlite://a b%3F.db?mode=rwc");
        assert_eq!(url("postgres://u@h/d").unwrap(), "postgres://u@h/d");
        for other in ["", "sqlite:", "mysql://h", "file.db"] {
            assert!(url(other).is_err(), "{other}");
        }
    }

    #[test]
    fn all_read_only_codes_give_the_same_message() {
        for code in ["8", "264", "520", "776", "1032", "1544", "25006"] {
            assert_eq!(common(code).map(|message| message.id), Some("database-read-only"), "{code}");
        }
        for code in ["1", "5", "14", "28000", "42P01", "40008"] {
            assert!(common(code).is_none_or(|message| message.id != "database-read-only"), "{code}");
        }
    }

    #[test]
    fn addresses_are_reported_without_passwords() {
        assert_eq!(without_secrets("postgres://user:se@cret@host:5432/site"), "postgres://host:5432/site");
        assert_eq!(without_secrets("sqlite:me@home.db"), "sqlite:me@home.db");
        assert_eq!(without_secrets("postgres://host/site"), "postgres://host/site");
    }
}
