//! Sessions of browsers and tokens of bots. The database holds only hashes of the secrets.
use super::{
    Store,
    accounts::{self, Account},
    writer::Writer,
};
use crate::{
    clock::{DAY, now},
    ids,
    problem::Refusal,
    rights::{read_scopes, write_scopes},
};
use axum::http::StatusCode;
use engine::message::Message;
use protocol::site::{Scope, SessionInfo};
use sqlx::{AnyConnection, Row};

/// Lifetime of the session of a browser.
const BROWSER: i64 = 90 * DAY;

/// Lifetime of the token of a bot.
const BOT: i64 = 366 * DAY;

/// Time for which a browser is known after somebody signed in there.
const DEVICE: i64 = 366 * DAY;

/// Maximum number of browsers and bots of an account. Another browser replaces the one that signed in longest ago;
/// another bot is refused.
const MOST_SESSIONS: i64 = 50;

/// Maximum number of known browsers of an account; those that were used longest ago are forgotten.
const MOST_DEVICES: i64 = 20;

/// Who presents a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Bearer {
    /// A browser, in a cookie.
    Browser,
    /// A program, in a header.
    Bot,
    /// A browser in which somebody signed in before. That alone gives no right.
    Device,
}

impl Bearer {
    fn kind(self) -> &'static str {
        match self {
            Bearer::Browser => "browser",
            Bearer::Bot => "bot",
            Bearer::Device => "device",
        }
    }

    /// The lifetime of a session, in milliseconds.
    pub(crate) fn lifetime(self) -> i64 {
        match self {
            Bearer::Browser => BROWSER,
            Bearer::Bot => BOT,
            Bearer::Device => DEVICE,
        }
    }
}

/// What gives the right to a new session. It is looked at once more in the transaction that adds the session, since
/// the password may have changed, or the account been blocked, after it was first looked at.
#[derive(Clone, Debug)]
pub(crate) enum Proof {
    /// The account is new.
    New,
    /// The password fits this hash.
    Password(String),
    /// The caller has another session, with this id.
    Session(String),
}

/// A session to be added.
pub(crate) struct NewSession {
    pub(crate) account: String,
    pub(crate) bearer: Bearer,
    pub(crate) label: String,
    /// What a token may do.
    pub(crate) scopes: Vec<Scope>,
    pub(crate) proof: Proof,
}

/// A session with its account.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(crate) id: String,
    pub(crate) expires: i64,
    pub(crate) bearer: Bearer,
    /// What a token may do; empty for a browser, which may do everything.
    pub(crate) scopes: Vec<Scope>,
    pub(crate) account: Account,
}

/// Ends all sessions of an account. The marks of its browsers stay, since they give no right: without them, guesses of
/// others would lock out the owner of a new password.
pub(super) const END_SESSIONS: &str = "DELETE FROM sessions WHERE account = $1 AND kind <> 'device'";

impl Store {
    /// Adds a session and returns its secret and id. The secret is not stored.
    pub(crate) async fn add_session(&self, session: NewSession) -> Result<(String, String), Refusal> {
        let (token, id) = (ids::token(), ids::id());
        let (hash, new_id) = (ids::hash(&token), id.clone());
        self.write(move |connection| Box::pin(insert_session(connection, session, hash, new_id))).await?;
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
            "SELECT s.id, a.id, a.name, a.created, CASE WHEN a.password IS NULL THEN 1 ELSE 0 END, s.expires, s.scopes,
             a.bot
             FROM sessions s JOIN accounts a ON a.id = s.account
             WHERE s.hash = $1 AND s.kind = $2 AND s.expires > $3 AND a.name IS NOT NULL AND a.blocked IS NULL",
        );
        let query = query.bind(hash).bind(bearer.kind()).bind(now());
        let row = query.fetch_optional(&mut *self.read().await?).await?;
        let session = |row: sqlx::any::AnyRow| -> sqlx::Result<Session> {
            let account = Account {
                id: row.try_get(1)?,
                name: row.try_get(2)?,
                created: row.try_get(3)?,
                is_guest: row.try_get::<i64, _>(4)? == 1,
                is_bot: row.try_get::<i64, _>(7)? == 1,
            };
            let scopes = if bearer == Bearer::Bot { read_scopes(row.try_get(6)?) } else { Vec::new() };
            Ok(Session { id: row.try_get(0)?, expires: row.try_get(5)?, bearer, scopes, account })
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
             WHERE s.id = $1 AND s.account = $2 AND a.name IS NOT NULL AND a.blocked IS NULL",
        );
        let query = query.bind(session.id.clone()).bind(session.account.id.clone());
        let is_valid = query.fetch_optional(&mut *self.read().await?).await?.is_some();
        *checked = changes.filter(|_| is_valid);
        Ok(is_valid)
    }

    /// All sessions of an account, the newest first.
    pub(crate) async fn sessions(&self, account: &str, current: &str) -> Result<Vec<SessionInfo>, Refusal> {
        let query = sqlx::query(
            "SELECT id, kind, label, created, expires, scopes FROM sessions
             WHERE account = $1 AND expires > $2 AND kind <> 'device' ORDER BY created DESC, id",
        );
        let rows = query.bind(account.to_owned()).bind(now()).fetch_all(&mut *self.read().await?).await?;
        let info = |row: sqlx::any::AnyRow| -> sqlx::Result<SessionInfo> {
            let (id, kind): (String, String) = (row.try_get(0)?, row.try_get(1)?);
            let scopes = if kind == Bearer::Bot.kind() { read_scopes(row.try_get(5)?) } else { Vec::new() };
            Ok(SessionInfo {
                current: id == current,
                id,
                kind,
                label: row.try_get(2)?,
                created: row.try_get(3)?,
                expires: row.try_get(4)?,
                scopes,
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

    /// Remembers that somebody has signed in to an account in a browser with a mark.
    pub(crate) async fn add_device(&self, account: String, skeleton: &str, mark: &str) -> Result<(), Refusal> {
        let (hash, id) = (device_hash(skeleton, mark), ids::id());
        self.write_match(move |connection| {
            Box::pin(async move {
                let query = sqlx::query(
                    "INSERT INTO sessions (hash, id, account, kind, label, created, expires, scopes)
                     VALUES ($1, $2, $3, 'device', '', $4, $5, '')
                     ON CONFLICT (hash) DO UPDATE SET expires = excluded.expires",
                );
                let query = query.bind(hash).bind(id).bind(account.clone()).bind(now());
                query.bind(now() + Bearer::Device.lifetime()).execute(&mut *connection).await?;
                let query = sqlx::query(
                    "DELETE FROM sessions WHERE account = $1 AND kind = 'device' AND hash NOT IN
                     (SELECT hash FROM sessions WHERE account = $1 AND kind = 'device' ORDER BY expires DESC LIMIT $2)",
                );
                query.bind(account).bind(MOST_DEVICES).execute(connection).await?;
                Ok(())
            })
        })
        .await
    }

    /// Whether somebody has signed in under a name in the browser with a mark.
    pub(crate) async fn knows_device(&self, skeleton: &str, mark: &str) -> Result<bool, Refusal> {
        let query = sqlx::query("SELECT 1 FROM sessions WHERE hash = $1 AND kind = 'device' AND expires > $2");
        let query = query.bind(device_hash(skeleton, mark)).bind(now());
        Ok(query.fetch_optional(&mut *self.read().await?).await?.is_some())
    }
}

async fn insert_session(
    connection: &mut AnyConnection,
    session: NewSession,
    hash: String,
    id: String,
) -> Result<(), Refusal> {
    let NewSession { account, bearer, label, scopes, proof } = session;
    check_proof(connection, &account, proof).await?;
    let query = sqlx::query("DELETE FROM sessions WHERE account = $1 AND expires < $2");
    query.bind(account.clone()).bind(now()).execute(&mut *connection).await?;
    let query = sqlx::query_scalar("SELECT COUNT(*) FROM sessions WHERE account = $1 AND kind <> 'device'");
    let count: i64 = query.bind(account.clone()).fetch_one(&mut *connection).await?;
    if count >= MOST_SESSIONS && bearer == Bearer::Bot {
        return Err(Refusal::conflict("refused-many-sessions"));
    }
    if count >= MOST_SESSIONS {
        let query = sqlx::query(
            "DELETE FROM sessions WHERE hash IN
             (SELECT hash FROM sessions WHERE account = $1 AND kind = 'browser' ORDER BY created, hash LIMIT 1)",
        );
        query.bind(account.clone()).execute(&mut *connection).await?;
    }
    let query = sqlx::query(
        "INSERT INTO sessions (hash, id, account, kind, label, created, expires, scopes)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    );
    let query = query.bind(hash).bind(id).bind(account).bind(bearer.kind()).bind(label);
    let query = query.bind(now()).bind(now() + bearer.lifetime()).bind(write_scopes(&scopes));
    query.execute(connection).await?;
    Ok(())
}

/// Refuses a session for an account that cannot be used any more, or whose proof is not valid any more.
async fn check_proof(connection: &mut AnyConnection, account: &str, proof: Proof) -> Result<(), Refusal> {
    let unauthorized = |id| Refusal::new(StatusCode::UNAUTHORIZED, Message::new(id));
    if !accounts::lock_if_active(connection, account).await? {
        return Err(unauthorized("refused-not-signed-in"));
    }
    let (sql, proof, refusal) = match proof {
        Proof::New => return Ok(()),
        Proof::Password(hash) => ("SELECT 1 FROM accounts WHERE id = $1 AND password = $2", hash, "refused-no-fit"),
        Proof::Session(id) => ("SELECT 1 FROM sessions WHERE account = $1 AND id = $2", id, "refused-not-signed-in"),
    };
    let query = sqlx::query(sql).bind(account.to_owned()).bind(proof);
    query.fetch_optional(connection).await?.map(drop).ok_or_else(|| unauthorized(refusal))
}

/// The hash of the mark of a browser together with a name: several people may use the same browser.
fn device_hash(skeleton: &str, mark: &str) -> String {
    ids::hash(&format!("{skeleton} {mark}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{names::Name, store::operators::Action, store::operators::Change};
    use test_support::{SqliteFile, postgres};

    fn new_session(account: &str, bearer: Bearer, proof: Proof) -> NewSession {
        NewSession { account: account.to_owned(), bearer, label: String::new(), scopes: Vec::new(), proof }
    }

    /// Runs a test on both databases with an account whose password has the hash `old`.
    async fn with_account(test: impl AsyncFn(&Store, &str)) {
        let file = SqliteFile::new();
        for database in [file.url(), postgres::database().await] {
            let store = Store::open(&database).await.unwrap();
            let registration = store.register(None, Name::read("Ana").unwrap(), "old".to_owned()).await.unwrap();
            test(&store, &registration.unwrap().account).await;
            store.close().await;
        }
    }

    #[tokio::test]
    async fn what_was_right_before_a_new_password_starts_no_session_after_it() {
        with_account(async |store, account| {
            let add = async |bearer, proof| store.add_session(new_session(account, bearer, proof)).await;
            let change = async |old: &str, new: &str| {
                store.change_password(account.to_owned(), old.to_owned(), new.to_owned()).await.unwrap()
            };
            let (_, id) = add(Bearer::Browser, Proof::Password("old".to_owned())).await.unwrap();
            assert!(add(Bearer::Bot, Proof::Session(id.clone())).await.is_ok());
            assert!(change("old", "new").await);
            assert!(add(Bearer::Bot, Proof::Session(id)).await.is_err(), "no token outlives the session");
            assert!(add(Bearer::Browser, Proof::Password("old".to_owned())).await.is_err());
            assert!(!change("old", "stolen").await, "the second of two who change it");
            assert!(store.sessions(account, "").await.unwrap().is_empty());
            assert!(add(Bearer::Browser, Proof::Password("new".to_owned())).await.is_ok());
        })
        .await;
    }

    #[tokio::test]
    async fn a_blocked_or_deleted_account_gets_no_session() {
        with_account(async |store, account| {
            let add = async || store.add_session(new_session(account, Bearer::Browser, Proof::New)).await.is_ok();
            let change = async |change| {
                let (operator, detail) = ("Ida".to_owned(), String::new());
                let action = Action { operator, word: "block", account: Some(account.to_owned()), detail };
                assert!(store.change_account(account.to_owned(), change, action).await.unwrap());
            };
            assert!(add().await);
            change(Change::Block).await;
            assert!(!add().await);
            change(Change::Unblock).await;
            assert!(add().await);
            assert!(store.delete_account(account.to_owned(), None).await.unwrap().is_empty());
            assert!(!add().await);
        })
        .await;
    }

    #[tokio::test]
    async fn an_account_has_so_many_sessions_and_no_more() {
        with_account(async |store, account| {
            let add = async |bearer| store.add_session(new_session(account, bearer, Proof::New)).await;
            let (oldest, _) = add(Bearer::Browser).await.unwrap();
            for _ in 1..MOST_SESSIONS {
                add(Bearer::Bot).await.unwrap();
            }
            assert!(add(Bearer::Bot).await.is_err(), "another bot is refused");
            let (newest, _) = add(Bearer::Browser).await.unwrap();
            assert!(store.session(&newest, Bearer::Browser).await.unwrap().is_some());
            assert!(store.session(&oldest, Bearer::Browser).await.unwrap().is_none(), "replaced by another browser");
        })
        .await;
    }
}
