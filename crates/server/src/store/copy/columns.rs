//! The tables of the database with their columns, as they are copied.
use crate::store::placeholders;
use futures_util::TryStreamExt;
use sqlx::{AnyConnection, AssertSqlSafe, Row, any::AnyRow};

/// Number of rows in one statement.
const AT_ONCE: usize = 100;

/// A table with its columns, by type.
pub(super) struct TableColumns {
    pub(super) name: &'static str,
    texts: &'static [&'static str],
    numbers: &'static [&'static str],
    fractions: &'static [&'static str],
}

/// All tables, in an order in which no row refers to a later table. A test compares them with the schema.
pub(super) const TABLES: [TableColumns; 9] = [
    TableColumns {
        name: "accounts",
        texts: &["id", "name", "skeleton", "password", "guest_skeleton"],
        numbers: &["created", "operator", "blocked", "bot"],
        fractions: &[],
    },
    TableColumns {
        name: "sessions",
        texts: &["hash", "id", "account", "kind", "label", "scopes"],
        numbers: &["created", "expires"],
        fractions: &[],
    },
    TableColumns {
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
            "due",
            "seen",
            "near",
            "counted",
        ],
        fractions: &[],
    },
    TableColumns {
        name: "seats",
        texts: &["match_id", "account", "network"],
        numbers: &["seat", "level"],
        fractions: &[],
    },
    TableColumns {
        name: "events",
        texts: &["match_id", "kind", "content"],
        numbers: &["number", "seat", "at"],
        fractions: &[],
    },
    TableColumns {
        name: "ratings",
        texts: &["account", "family", "convention"],
        numbers: &["level", "games", "wins", "losses"],
        fractions: &["rating", "deviation", "volatility"],
    },
    TableColumns {
        name: "links",
        texts: &["hash", "kind", "account"],
        numbers: &["created", "expires"],
        fractions: &[],
    },
    TableColumns {
        name: "audit",
        texts: &["operator", "action", "account", "detail"],
        numbers: &["number", "at"],
        fractions: &[],
    },
    TableColumns {
        name: "security_events",
        texts: &["id", "kind", "account", "name", "address"],
        numbers: &["at", "count"],
        fractions: &[],
    },
];

impl TableColumns {
    fn columns(&self) -> Vec<&'static str> {
        [self.texts, self.numbers, self.fractions].concat()
    }

    /// Whether the table has no row.
    pub(super) async fn is_empty(&self, database: &mut AnyConnection) -> sqlx::Result<bool> {
        let query = sqlx::query(AssertSqlSafe(format!("SELECT 1 FROM {} LIMIT 1", self.name)));
        Ok(query.fetch_optional(database).await?.is_none())
    }

    /// Copies all rows and returns their number. An older schema may have only some of the columns, or none.
    pub(super) async fn copy(
        &self,
        source: &mut AnyConnection,
        target: &mut AnyConnection,
        existing: &[String],
    ) -> sqlx::Result<u64> {
        let columns: Vec<_> =
            self.columns().into_iter().filter(|column| existing.iter().any(|name| name == column)).collect();
        if columns.is_empty() {
            return Ok(0);
        }
        let sql = format!("SELECT {} FROM {}", columns.join(", "), self.name);
        let mut stream = sqlx::query(AssertSqlSafe(sql)).fetch(source);
        let (mut rows, mut copied) = (Vec::with_capacity(AT_ONCE), 0);
        while let Some(row) = stream.try_next().await? {
            rows.push(row);
            if rows.len() == AT_ONCE {
                copied += self.insert(&columns, &rows, target).await?;
                rows.clear();
            }
        }
        Ok(copied + self.insert(&columns, &rows, target).await?)
    }

    /// Writes some rows in one statement and returns their number.
    async fn insert(&self, columns: &[&str], rows: &[AnyRow], target: &mut AnyConnection) -> sqlx::Result<u64> {
        if rows.is_empty() {
            return Ok(0);
        }
        let (names, placeholders) = (columns.join(", "), placeholders(rows.len(), columns.len()));
        let sql = format!("INSERT INTO {} ({names}) VALUES {placeholders}", self.name);
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (row, column) in rows.iter().flat_map(|row| columns.iter().map(move |column| (row, *column))) {
            query = if self.texts.contains(&column) {
                query.bind(row.try_get::<Option<String>, _>(column)?)
            } else if self.numbers.contains(&column) {
                query.bind(row.try_get::<Option<i64>, _>(column)?)
            } else {
                query.bind(row.try_get::<Option<f64>, _>(column)?)
            };
        }
        Ok(query.execute(target).await?.rows_affected())
    }

    /// The columns of the table in an SQLite file.
    pub(super) async fn columns_in(&self, file: &mut AnyConnection) -> sqlx::Result<Vec<String>> {
        sqlx::query_scalar("SELECT name FROM pragma_table_info($1)").bind(self.name).fetch_all(file).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::columns_of_schema;

    #[tokio::test]
    async fn every_column_of_the_schema_is_copied() {
        let of_table =
            |table: &TableColumns| table.columns().into_iter().map(|column| (table.name.to_owned(), column.to_owned()));
        let mut copied: Vec<(String, String)> = TABLES.iter().flat_map(of_table).collect();
        copied.sort_unstable();
        assert_eq!(copied, columns_of_schema().await);
    }
}
