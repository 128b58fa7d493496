//! Backups: everything copied from one database to another, as it was at one moment, while the site goes on.
//!
//! A backup is a SQLite file, whatever the site runs on; restored into the other kind of database, it is also the way from
//! one to the other.
use super::{DatabaseError, address, opened};
use engine::message::{Message, Say};
use futures_util::TryStreamExt;
use sqlx::{AnyConnection, AssertSqlSafe, Executor, Row, any::AnyRow};
use std::{error::Error, fmt, path::Path};

/// A table, with its columns that hold texts, whole numbers and other numbers.
struct Kept {
    name: &'static str,
    texts: &'static [&'static str],
    numbers: &'static [&'static str],
    fractions: &'static [&'static str],
}

/// Everything that is kept, in an order in which nothing refers to what comes later. A test compares it with the schema.
const TABLES: [Kept; 6] = [
    Kept { name: "accounts", texts: &["id", "name", "skeleton", "password"], numbers: &["created"], fractions: &[] },
    Kept {
        name: "sessions",
        texts: &["hash", "id", "account", "kind", "label"],
        numbers: &["created", "expires"],
        fractions: &[],
    },
    Kept {
        name: "matches",
        texts: &["id", "family", "params", "convention", "start", "pair", "state", "how", "winners", "player"],
        numbers: &[
            "level",
            "rated",
            "listed",
            "initial",
            "increment",
            "events",
            "created",
            "ended",
            "pieces",
            "chosen",
        ],
        fractions: &[],
    },
    Kept { name: "seats", texts: &["match_id", "account"], numbers: &["seat", "level"], fractions: &[] },
    Kept {
        name: "events",
        texts: &["match_id", "kind", "content"],
        numbers: &["number", "seat", "at"],
        fractions: &[],
    },
    Kept {
        name: "ratings",
        texts: &["account", "family", "convention"],
        numbers: &["level", "games", "wins", "losses"],
        fractions: &["rating", "deviation", "volatility"],
    },
];

/// Why nothing was copied.
#[derive(Debug)]
pub enum CopyError {
    /// A database cannot be used.
    Database(DatabaseError),
    /// The file of a new backup is there already.
    Exists(String),
    /// There is no such backup.
    Missing(String),
    /// The database into which a backup should go is in use.
    InUse(String),
}

impl Say for CopyError {
    fn message(&self) -> Message {
        match self {
            CopyError::Database(error) => error.message(),
            CopyError::Exists(file) => Message::new("backup-exists").with("file", file.as_str()),
            CopyError::Missing(file) => Message::new("backup-missing").with("file", file.as_str()),
            CopyError::InUse(database) => Message::new("backup-in-use").with("database", database.as_str()),
        }
    }
}

impl fmt::Display for CopyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for CopyError {}

impl From<DatabaseError> for CopyError {
    fn from(error: DatabaseError) -> CopyError {
        CopyError::Database(error)
    }
}

/// Writes everything into a new file; says how many rows there are.
pub async fn backup(database: &str, file: &Path) -> Result<u64, CopyError> {
    if file.exists() {
        return Err(CopyError::Exists(file.display().to_string()));
    }
    copied(database, &format!("sqlite:{}", file.display())).await
}

/// Puts a backup into an empty database; says how many rows there are.
pub async fn restore(file: &Path, database: &str) -> Result<u64, CopyError> {
    if !file.is_file() {
        return Err(CopyError::Missing(file.display().to_string()));
    }
    copied(&format!("sqlite:{}", file.display()), database).await
}

async fn copied(from: &str, to: &str) -> Result<u64, CopyError> {
    let (mut source, sqlite, _) = opened(from).await?;
    let (mut target, ..) = opened(to).await?;
    let failed = |database: &str| {
        let database = address::shown(database);
        move |error| DatabaseError::Unreachable(database.clone(), error)
    };
    let used: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM accounts").fetch_one(&mut target).await.map_err(failed(to))?;
    if used > 0 {
        return Err(CopyError::InUse(address::shown(to)));
    }
    let begin = if sqlite { "BEGIN" } else { "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" };
    source.execute(begin).await.map_err(failed(from))?;
    target.execute("BEGIN").await.map_err(failed(to))?;
    let mut rows = 0;
    for table in &TABLES {
        rows += table.copy(&mut source, &mut target).await.map_err(failed(to))?;
    }
    target.execute("COMMIT").await.map_err(failed(to))?;
    Ok(rows)
}

impl Kept {
    fn columns(&self) -> Vec<&'static str> {
        [self.texts, self.numbers, self.fractions].concat()
    }

    async fn copy(&self, source: &mut AnyConnection, target: &mut AnyConnection) -> sqlx::Result<u64> {
        let columns = self.columns();
        let places: Vec<String> = (1..=columns.len()).map(|place| format!("${place}")).collect();
        let (name, columns, places) = (self.name, columns.join(", "), places.join(", "));
        let mut found = sqlx::query(AssertSqlSafe(format!("SELECT {columns} FROM {name}"))).fetch(source);
        let mut rows = 0;
        while let Some(row) = found.try_next().await? {
            let sql = format!("INSERT INTO {name} ({columns}) VALUES ({places})");
            self.insert(sql, &row, target).await?;
            rows += 1;
        }
        Ok(rows)
    }

    async fn insert(&self, sql: String, row: &AnyRow, target: &mut AnyConnection) -> sqlx::Result<()> {
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for column in self.texts {
            query = query.bind(row.try_get::<Option<String>, _>(*column)?);
        }
        for column in self.numbers {
            query = query.bind(row.try_get::<Option<i64>, _>(*column)?);
        }
        for column in self.fractions {
            query = query.bind(row.try_get::<Option<f64>, _>(*column)?);
        }
        query.execute(target).await.map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::schema;
    use sqlx::Connection;

    #[tokio::test]
    async fn every_column_of_the_schema_is_copied() {
        sqlx::any::install_default_drivers();
        let mut connection = AnyConnection::connect("sqlite::memory:").await.unwrap();
        schema::migrate(&mut connection, true, "").await.unwrap();
        let query = sqlx::query(
            "SELECT t.name, c.name FROM sqlite_master t JOIN pragma_table_info(t.name) c
             WHERE t.type = 'table' AND t.name <> 'schema_steps'",
        );
        let rows = query.fetch_all(&mut connection).await.unwrap();
        let mut columns: Vec<(String, String)> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
        let of_table =
            |table: &Kept| table.columns().into_iter().map(|column| (table.name.to_owned(), column.to_owned()));
        let mut copied: Vec<(String, String)> = TABLES.iter().flat_map(of_table).collect();
        columns.sort_unstable();
        copied.sort_unstable();
        assert_eq!(copied, columns);
    }
}
