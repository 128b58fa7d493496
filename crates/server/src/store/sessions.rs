//! Sessions of browsers and tokens of bots. The database holds only hashes of the secrets.
use super::{Store, accounts::Account, writer::Writer};
use crate::{
    clock::{DAY, now},
    ids,
    problem::Refusal,
};
use protocol::site::SessionInfo;
use sqlx::Row;

/// Lifetime of the session of a browser.
const BROWSER: i64 = 90 * DAY;

/// Lifetime of the token of a bot.
const BOT: i64 = 366 * DAY;

/// Who presents a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Bearer {
    /// A browser, in a cookie.
    Browser,
    /// A program, in a header.
    Bot,
}

impl Bearer {
    fn kind(self) -> &'static str {
        match self {
            Bearer::Browser => "browser",
            Bearer::Bot => "bot",
        }
    }

    /// The lifetime of a session, in milliseconds.
    pub(crate) fn lifetime(self) -> i64 {
        match self {
            Bearer::Browser => BROWSER,
            Bearer::Bot => BOT,
        }
    }
}

/// A session with its account.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(crate) id: String,
    pub(crate) expires: i64,
    pub(crate) account: Account,
}

impl Store {
    /// Adds a session and returns its secret and id. The secret is not stored.
    pub(crate) async fn add_session(
        &self,
        account: String,
        bearer: Bearer,
        label: String,
    ) -> Result<(String, String), Refusal> {
        let (token, id) = (ids::token(), ids::id());
        let (hash, new_id) = (ids::hash(&token), id.clone());
        self.write(move |connection| {
            Box::pin(async move {
                let query = sqlx::query("DELETE FROM sessions WHERE account = $1 AND expires < $2");
                query.bind(account.clone()).bind(now()).execute(&mut *connection).await?;
                let query = sqlx::query(
                    "INSERT INTO sessions (hash, id, account, kind, label, created, expires) VALUES ($1, $2, $3, $4, \
                        $5, $6, $7)",
                );
                let query = query.bind(hash).bind(new_id).bind(account).bind(bearer.kind()).bind(label);
                query.bind(now()).bind(now() + bearer.lifetime()).execute(connection).await?;
                Ok(())
            })
        })
        .await?;
        Ok((token, id))
    }

    /// The valid session of a secret.
    pub(crate) async fn session(&self, token: &str, bearer: Bearer) -> Result<Option<Session>, Refusal> {
        let hash = ids::hash(token);
        let Some(cache) = self.writer.as_ref().map(Writer::session_cache) else {
            return self.session_by_hash(hash, bearer).await;
        };
        if let Some(session) = cache.session(&hash, bearer) {
            return Ok(Some(session));
        }
        let changes = cache.changes();
        let session = self.session_by_hash(hash.clone(), bearer).await?;
        if let Some(session) = &session {
            cache.insert(changes, hash, bearer, session);
        }
        Ok(session)
    }

    /// The valid session with a hash, from the database.
    async fn session_by_hash(&self, hash: String, bearer: Bearer) -> Result<Option<Session>, Refusal> {
        let query = sqlx::query(
            "SELECT s.id, a.id, a.name, a.created, CASE WHEN a.password IS NULL THEN 1 ELSE 0 END, s.expires
             FROM sessions s JOIN accounts a ON a.id = s.account
             WHERE s.hash = $1 AND s.kind = $2 AND s.expires > $3 AND a.name IS NOT NULL",
        );
        let query = query.bind(hash).bind(bearer.kind()).bind(now());
        let row = query.fetch_optional(&mut *self.read().await?).await?;
        let session = |row: sqlx::any::AnyRow| -> sqlx::Result<Session> {
            let account = Account {
                id: row.try_get(1)?,
                name: row.try_get(2)?,
                created: row.try_get(3)?,
                is_guest: row.try_get::<i64, _>(4)? == 1,
            };
            Ok(Session { id: row.try_get(0)?, expires: row.try_get(5)?, account })
        };
        Ok(row.map(session).transpose()?)
    }

    /// Whether a session is still valid. On SQLite that is looked up only if accounts or sessions changed since the
    /// change number `checked`.
    pub(crate) async fn is_valid(&self, session: &Session, checked: &mut Option<u64>) -> Result<bool, Refusal> {
        if session.expires <= now() {
            return Ok(false);
        }
        let changes = self.writer.as_ref().map(|writer| writer.session_cache().changes());
        if changes.is_some() && *checked == changes {
            return Ok(true);
        }
        let query = sqlx::query(
            "SELECT 1 FROM sessions s JOIN accounts a ON a.id = s.account
             WHERE s.id = $1 AND s.account = $2 AND a.name IS NOT NULL",
        );
        let query = query.bind(session.id.clone()).bind(session.account.id.clone());
        let is_valid = query.fetch_optional(&mut *self.read().await?).await?.is_some();
        *checked = changes.filter(|_| is_valid);
        Ok(is_valid)
    }

    /// All sessions of an account, the newest first.
    pub(crate) async fn sessions(&self, account: &str, current: &str) -> Result<Vec<SessionInfo>, Refusal> {
        let query = sqlx::query(
            "SELECT id, kind, label, created, expires FROM sessions WHERE account = $1 AND expires > $2 ORDER BY \
                created DESC, id",
        );
        let rows = query.bind(account.to_owned()).bind(now()).fetch_all(&mut *self.read().await?).await?;
        let info = |row: sqlx::any::AnyRow| -> sqlx::Result<SessionInfo> {
            let id: String = row.try_get(0)?;
            Ok(SessionInfo {
                current: id == current,
                id,
                kind: row.try_get(1)?,
                label: row.try_get(2)?,
                created: row.try_get(3)?,
                expires: row.try_get(4)?,
            })
        };
        Ok(rows.into_iter().map(info).collect::<sqlx::Result<_>>()?)
    }

    /// Ends a session of an account; false if it has no such session.
    pub(crate) async fn end_session(&self, account: String, id: String) -> Result<bool, Refusal> {
        self.write(move |connection| {
            Box::pin(async move {
                let query = sqlx::query("DELETE FROM sessions WHERE account = $1 AND id = $2");
                Ok(query.bind(account).bind(id).execute(connection).await?.rows_affected() == 1)
            })
        })
        .await
    }
}
