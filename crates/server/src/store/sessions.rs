//! Sessions of browsers and tokens of bots: only hashes of the secrets are kept.
use super::{Store, accounts::Account, writer::Writer};
use crate::{
    clock::{DAY, now},
    ids,
    problem::Refusal,
};
use protocol::site::SessionInfo;
use sqlx::Row;

/// A browser is remembered for so long.
const SESSION: i64 = 90 * DAY;

/// A bot may play for so long.
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

    pub(crate) fn lasts(self) -> i64 {
        match self {
            Bearer::Browser => SESSION,
            Bearer::Bot => BOT,
        }
    }
}

/// A session with the account that it stands for.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(crate) id: String,
    pub(crate) expires: i64,
    pub(crate) account: Account,
}

impl Store {
    /// A new session; the secret is given out once and never again.
    pub(crate) async fn add_session(
        &self,
        account: String,
        bearer: Bearer,
        label: String,
    ) -> Result<(String, String), Refusal> {
        let (token, id) = (ids::token(), ids::id());
        let (hash, made) = (ids::hash(&token), id.clone());
        self.write(move |connection| {
            Box::pin(async move {
                let ended = sqlx::query("DELETE FROM sessions WHERE account = $1 AND expires < $2");
                ended.bind(account.clone()).bind(now()).execute(&mut *connection).await?;
                let query = sqlx::query(
                    "INSERT INTO sessions (hash, id, account, kind, label, created, expires) VALUES ($1, $2, $3, $4, $5, $6, $7)",
                );
                let query = query.bind(hash).bind(made).bind(account).bind(bearer.kind()).bind(label);
                query.bind(now()).bind(now() + bearer.lasts()).execute(connection).await?;
                Ok(())
            })
        })
        .await?;
        Ok((token, id))
    }

    /// The session of a secret, if it holds.
    pub(crate) async fn session(&self, token: &str, bearer: Bearer) -> Result<Option<Session>, Refusal> {
        let hash = ids::hash(token);
        let Some(known) = self.writer.as_ref().map(Writer::known) else {
            return self.kept_session(hash, bearer).await;
        };
        if let Some(session) = known.session(&hash, bearer) {
            return Ok(Some(session));
        }
        let changes = known.changes();
        let session = self.kept_session(hash.clone(), bearer).await?;
        if let Some(session) = &session {
            known.remember(changes, hash, bearer, session);
        }
        Ok(session)
    }

    /// The session of which the database has the hash, if it holds.
    async fn kept_session(&self, hash: String, bearer: Bearer) -> Result<Option<Session>, Refusal> {
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

    /// Whether a session still holds. Where only this server writes, that is looked up when something about people has
    /// changed since it was last `trusted`, and always otherwise.
    pub(crate) async fn holds(&self, session: &Session, trusted: &mut Option<u64>) -> Result<bool, Refusal> {
        if session.expires <= now() {
            return Ok(false);
        }
        let changes = self.writer.as_ref().map(|writer| writer.known().changes());
        if changes.is_some() && *trusted == changes {
            return Ok(true);
        }
        let query = sqlx::query(
            "SELECT 1 FROM sessions s JOIN accounts a ON a.id = s.account
             WHERE s.id = $1 AND s.account = $2 AND a.name IS NOT NULL",
        );
        let query = query.bind(session.id.clone()).bind(session.account.id.clone());
        let holds = query.fetch_optional(&mut *self.read().await?).await?.is_some();
        *trusted = changes.filter(|_| holds);
        Ok(holds)
    }

    /// All sessions of an account, the newest first.
    pub(crate) async fn sessions(&self, account: &str, current: &str) -> Result<Vec<SessionInfo>, Refusal> {
        let query = sqlx::query(
            "SELECT id, kind, label, created, expires FROM sessions WHERE account = $1 AND expires > $2 ORDER BY created DESC, id",
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

    /// Ends a session of an account; false when it has no such session.
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
