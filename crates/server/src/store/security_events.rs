//! Security events in the database.
use super::Store;
use crate::{clock::now, ids, problem::Refusal, security::SecurityEvent};
use sqlx::{Row, any::AnyRow};

/// Length of the time in milliseconds within which equal events are one row, so that an attack does not fill the disk.
const MINUTE: i64 = 60_000;

/// A security event in the list of an operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecurityLine {
    /// When it happened last, in milliseconds since 1970.
    pub at: i64,
    /// What happened, in one word.
    pub kind: String,
    /// The name of the account, or the name that somebody tried.
    pub name: String,
    /// From where.
    pub address: String,
    /// How often within a minute.
    pub count: i64,
}

impl Store {
    pub(crate) async fn add_security_event(&self, event: SecurityEvent) -> Result<(), Refusal> {
        let (at, kind) = (now(), event.kind.word());
        let SecurityEvent { account, name, address, .. } = event;
        let id = ids::hash(&format!("{kind} {address} {} {name}", at / MINUTE));
        self.write_match(move |connection| {
            Box::pin(async move {
                let query = sqlx::query(
                    "INSERT INTO security_events (id, at, kind, account, name, address, count)
                     VALUES ($1, $2, $3, $4, $5, $6, 1)
                     ON CONFLICT (id) DO UPDATE SET count = security_events.count + 1, at = excluded.at",
                );
                let query = query.bind(id).bind(at).bind(kind).bind(account).bind(name).bind(address.to_string());
                query.execute(connection).await?;
                Ok(())
            })
        })
        .await
    }

    /// The last events, the newest first.
    pub(crate) async fn security_events(&self, last: u32) -> Result<Vec<SecurityLine>, Refusal> {
        let query =
            sqlx::query("SELECT at, kind, name, address, count FROM security_events ORDER BY at DESC, id LIMIT $1");
        let rows = query.bind(i64::from(last)).fetch_all(&mut *self.read().await?).await?;
        let line = |row: &AnyRow| -> sqlx::Result<SecurityLine> {
            Ok(SecurityLine {
                at: row.try_get(0)?,
                kind: row.try_get(1)?,
                name: row.try_get(2)?,
                address: row.try_get(3)?,
                count: row.try_get(4)?,
            })
        };
        Ok(rows.iter().map(line).collect::<sqlx::Result<_>>()?)
    }

    /// Removes events from before a time.
    pub(crate) async fn remove_old_events(&self, before: i64) -> Result<u64, Refusal> {
        self.remove_if_any(
            "SELECT 1 FROM security_events WHERE at < $1 LIMIT 1",
            "DELETE FROM security_events WHERE at < $1",
            before,
        )
        .await
    }
}
