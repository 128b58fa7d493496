//! What operators do to accounts, and the record of it. Each change and its record are one transaction.
use super::{Store, accounts, is_sqlite, matches, sessions::END_SESSIONS, writer::Writer};
use crate::{clock::now, names::Name, problem::Refusal};
use futures_util::TryStreamExt;
use sqlx::{AnyConnection, AssertSqlSafe, Executor, Row, any::AnyRow};
use std::sync::atomic::Ordering;

/// Maximum number of accounts in a list.
pub const MOST_ACCOUNTS: usize = 1000;

/// All tables, with their sizes.
const TABLES: [&str; 9] =
    ["accounts", "sessions", "matches", "seats", "events", "ratings", "links", "audit", "security_events"];

/// An account in the list of an operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountLine {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// Whether it has no password.
    pub is_guest: bool,
    /// Whether it runs the site.
    pub is_operator: bool,
    /// Whether it cannot be used.
    pub is_blocked: bool,
    /// Number of its matches.
    pub matches: i64,
}

/// What an operator did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditLine {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who.
    pub operator: String,
    /// What, in one word.
    pub action: String,
    /// To whom or with what.
    pub detail: String,
}

/// Something that an operator does.
#[derive(Clone, Debug)]
pub(crate) struct Action {
    pub(crate) operator: String,
    pub(crate) word: &'static str,
    pub(crate) account: Option<String>,
    pub(crate) detail: String,
}

/// A change of an account.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    Block,
    Unblock,
    Grant,
    Revoke,
    Rename(Name),
}

impl Store {
    /// Changes an account and records the action; false if there is no such account.
    pub(crate) async fn change_account(&self, id: String, change: Change, action: Action) -> Result<bool, Refusal> {
        let shared = self.is_shared();
        self.write(move |connection| {
            Box::pin(async move {
                if !accounts::lock_if_exists(connection, &id).await? {
                    return Ok(false);
                }
                let guests = apply(connection, &id, change, shared).await?;
                for guest in guests {
                    record(connection, Action { account: Some(guest.clone()), detail: guest, ..action.clone() })
                        .await?;
                }
                record(connection, action).await?;
                Ok(true)
            })
        })
        .await
    }

    /// Whether an account runs the site.
    pub(crate) async fn is_operator(&self, account: &str) -> Result<bool, Refusal> {
        let query = sqlx::query("SELECT 1 FROM accounts WHERE id = $1 AND operator = 1");
        Ok(query.bind(account.to_owned()).fetch_optional(&mut *self.read().await?).await?.is_some())
    }

    /// The accounts whose names contain a text, in capitals or not, the newest first; at most [`MOST_ACCOUNTS`].
    pub(crate) async fn accounts(&self, like: &str) -> Result<Vec<AccountLine>, Refusal> {
        let query = sqlx::query(
            "SELECT a.id, a.name, a.created, CASE WHEN a.password IS NULL THEN 1 ELSE 0 END, a.operator,
             CASE WHEN a.blocked IS NULL THEN 0 ELSE 1 END, (SELECT COUNT(*) FROM seats s WHERE s.account = a.id)
             FROM accounts a WHERE a.name IS NOT NULL ORDER BY a.created DESC, a.id",
        );
        // The databases disagree on which letters are the same.
        let (like, mut connection, mut lines) = (like.to_lowercase(), self.read().await?, Vec::new());
        let mut rows = query.fetch(&mut *connection);
        while let Some(row) = rows.try_next().await? {
            let line = account_line(&row)?;
            if line.name.to_lowercase().contains(&like) {
                lines.push(line);
            }
            if lines.len() == MOST_ACCOUNTS {
                break;
            }
        }
        Ok(lines)
    }

    /// The last actions of operators, the newest first.
    pub(crate) async fn audit(&self, last: u32) -> Result<Vec<AuditLine>, Refusal> {
        let query = sqlx::query("SELECT at, operator, action, detail FROM audit ORDER BY number DESC LIMIT $1");
        let rows = query.bind(i64::from(last)).fetch_all(&mut *self.read().await?).await?;
        let line = |row: &AnyRow| -> sqlx::Result<AuditLine> {
            Ok(AuditLine {
                at: row.try_get(0)?,
                operator: row.try_get(1)?,
                action: row.try_get(2)?,
                detail: row.try_get(3)?,
            })
        };
        Ok(rows.iter().map(line).collect::<sqlx::Result<_>>()?)
    }

    /// Number of rows of each table.
    pub(crate) async fn sizes(&self) -> Result<Vec<(&'static str, i64)>, Refusal> {
        let mut snapshot = self.snapshot().await?;
        let mut sizes = Vec::with_capacity(TABLES.len());
        for table in TABLES {
            let query = sqlx::query_scalar(AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}")));
            sizes.push((table, query.fetch_one(&mut *snapshot).await?));
        }
        Ok(sizes)
    }

    /// Size of the whole database in bytes.
    pub(crate) async fn bytes(&self) -> Result<i64, Refusal> {
        let sql = match self.is_shared() {
            true => "SELECT pg_database_size(current_database())",
            false => "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
        };
        Ok(sqlx::query_scalar(sql).fetch_one(&mut *self.read().await?).await?)
    }

    /// The accounts that operators have changed since the last call. Sessions in memory are looked up again after that:
    /// `nimatron admin` writes to the database of a running server.
    pub(crate) async fn changed_by_operators(&self) -> Result<Vec<String>, Refusal> {
        let seen = self.last_action.load(Ordering::Relaxed);
        let query = sqlx::query("SELECT number, account FROM audit WHERE number > $1 ORDER BY number");
        let rows = query.bind(seen).fetch_all(&mut *self.read().await?).await?;
        let mut changed = Vec::new();
        for row in &rows {
            self.last_action.fetch_max(row.try_get(0)?, Ordering::Relaxed);
            changed.extend(row.try_get::<Option<String>, _>(1)?);
        }
        if let Some(cache) = self.writer.as_ref().map(Writer::session_cache).filter(|_| !rows.is_empty()) {
            cache.clear();
        }
        Ok(changed)
    }
}

/// The number of the last action of an operator.
pub(super) async fn last_action(connection: &mut AnyConnection) -> sqlx::Result<i64> {
    sqlx::query_scalar("SELECT COALESCE(MAX(number), 0) FROM audit").fetch_one(connection).await
}

fn account_line(row: &AnyRow) -> sqlx::Result<AccountLine> {
    Ok(AccountLine {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        created: row.try_get(2)?,
        is_guest: row.try_get::<i64, _>(3)? == 1,
        is_operator: row.try_get::<i64, _>(4)? == 1,
        is_blocked: row.try_get::<i64, _>(5)? == 1,
        matches: row.try_get(6)?,
    })
}

/// Changes an account, and returns the guests who got other names by that.
async fn apply(connection: &mut AnyConnection, id: &str, change: Change, shared: bool) -> Result<Vec<String>, Refusal> {
    const BROWSERS: &str = "DELETE FROM sessions WHERE account = $1 AND kind = 'browser'";
    let statements: &[&str] = match change {
        Change::Block => {
            let query = sqlx::query("UPDATE accounts SET blocked = $2 WHERE id = $1 AND blocked IS NULL");
            query.bind(id.to_owned()).bind(now()).execute(&mut *connection).await?;
            &[END_SESSIONS]
        }
        Change::Unblock => &["UPDATE accounts SET blocked = NULL WHERE id = $1"],
        // A session that somebody has stolen must not become that of an operator.
        Change::Grant => &["UPDATE accounts SET operator = 1 WHERE id = $1", BROWSERS],
        Change::Revoke => &["UPDATE accounts SET operator = 0 WHERE id = $1", BROWSERS],
        Change::Rename(name) => return rename(connection, id, name, shared).await,
    };
    for sql in statements {
        sqlx::query(*sql).bind(id.to_owned()).execute(&mut *connection).await?;
    }
    Ok(Vec::new())
}

/// Gives an account another name, and guests who have that name a longer one, which it returns. Guests may share a
/// name, so they have a skeleton of their own.
async fn rename(connection: &mut AnyConnection, id: &str, name: Name, shared: bool) -> Result<Vec<String>, Refusal> {
    let taken = sqlx::query("SELECT 1 FROM accounts WHERE skeleton = $1 AND id <> $2");
    let taken = taken.bind(name.skeleton.clone()).bind(id.to_owned());
    if taken.fetch_optional(&mut *connection).await?.is_some() {
        return Err(Refusal::conflict("refused-name-taken"));
    }
    let query = sqlx::query(
        "UPDATE accounts SET name = $2, skeleton = CASE WHEN password IS NULL THEN NULL ELSE $3 END,
         guest_skeleton = CASE WHEN password IS NULL THEN $3 END WHERE id = $1",
    );
    let query = query.bind(id.to_owned()).bind(name.display).bind(name.skeleton.clone());
    match query.execute(&mut *connection).await {
        // On PostgreSQL somebody may take the name at the same time.
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
            return Err(Refusal::conflict("refused-name-taken"));
        }
        done => done?,
    };
    matches::note_rename(connection, id, shared).await?;
    let query = sqlx::query("SELECT 1 FROM accounts WHERE id = $1 AND password IS NOT NULL").bind(id.to_owned());
    match query.fetch_optional(&mut *connection).await? {
        Some(_) => accounts::rename_guests(connection, &name.skeleton, shared).await,
        None => Ok(Vec::new()),
    }
}

/// Records an action under the next number.
pub(super) async fn record(connection: &mut AnyConnection, action: Action) -> Result<(), Refusal> {
    if !is_sqlite(connection) {
        // Two at once would take the same number.
        connection.execute("LOCK TABLE audit IN SHARE ROW EXCLUSIVE MODE").await?;
    }
    let number = last_action(connection).await? + 1;
    let query = sqlx::query(
        "INSERT INTO audit (number, at, operator, action, account, detail) VALUES ($1, $2, $3, $4, $5, $6)",
    );
    let query = query.bind(number).bind(now()).bind(action.operator).bind(action.word).bind(action.account);
    connection.execute(query.bind(action.detail)).await?;
    Ok(())
}
