//! Links for one use: invitations, and links to a new password. The database holds only hashes of their secrets.
use super::{
    Store,
    accounts::{self, Registration},
    operators::{self, Action},
    sessions::END_SESSIONS,
};
use crate::{
    clock::{DAY, now},
    ids,
    names::Name,
    problem::Refusal,
};
use sqlx::AnyConnection;

/// What a link is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkKind {
    /// Opening an account.
    Invitation,
    /// A new password.
    Reset,
}

impl LinkKind {
    fn word(self) -> &'static str {
        match self {
            LinkKind::Invitation => "invitation",
            LinkKind::Reset => "reset",
        }
    }

    /// The address of the page behind a link.
    pub(crate) fn path(self) -> &'static str {
        match self {
            LinkKind::Invitation => "/join",
            LinkKind::Reset => "/password",
        }
    }
}

impl Store {
    /// Makes a link that is valid for some days, and records the action. Returns its secret.
    pub(crate) async fn add_link(&self, kind: LinkKind, days: u32, action: Action) -> Result<String, Refusal> {
        let token = ids::token();
        let (hash, account) = (ids::hash(&token), action.account.clone());
        self.write_match(move |connection| {
            Box::pin(async move {
                let query = sqlx::query(
                    "INSERT INTO links (hash, kind, account, created, expires) VALUES ($1, $2, $3, $4, $5)",
                );
                let query = query.bind(hash).bind(kind.word()).bind(account).bind(now());
                query.bind(now() + i64::from(days) * DAY).execute(&mut *connection).await?;
                operators::record(connection, action).await
            })
        })
        .await?;
        Ok(token)
    }

    /// Whether a link is valid; with the name of the account that it gives a new password.
    pub(crate) async fn link(&self, kind: LinkKind, token: &str) -> Result<Option<Option<String>>, Refusal> {
        let query = sqlx::query_scalar(
            "SELECT a.name FROM links l LEFT JOIN accounts a ON a.id = l.account
             WHERE l.hash = $1 AND l.kind = $2 AND l.expires > $3",
        );
        let query = query.bind(ids::hash(token)).bind(kind.word()).bind(now());
        Ok(query.fetch_optional(&mut *self.read().await?).await?)
    }

    /// Uses a link to a new password: all sessions of the account end, and all its links. Returns the account.
    pub(crate) async fn reset_password(&self, token: &str, password: String) -> Result<String, Refusal> {
        let hash = ids::hash(token);
        self.write(move |connection| {
            Box::pin(async move {
                let account = take(connection, LinkKind::Reset, hash).await?.ok_or_else(no_link)?;
                let query = sqlx::query("UPDATE accounts SET password = $2 WHERE id = $1 AND password IS NOT NULL");
                query.bind(account.clone()).bind(password).execute(&mut *connection).await?;
                for sql in [END_SESSIONS, "DELETE FROM links WHERE account = $1"] {
                    sqlx::query(sql).bind(account.clone()).execute(&mut *connection).await?;
                }
                Ok(account)
            })
        })
        .await
    }

    /// Uses an invitation to open an account, new or out of a guest. If the name is taken, the invitation stays valid.
    pub(crate) async fn accept_invitation(
        &self,
        token: &str,
        guest: Option<String>,
        name: Name,
        password: String,
    ) -> Result<Registration, Refusal> {
        let (hash, shared) = (ids::hash(token), self.is_shared());
        self.write(move |connection| {
            Box::pin(async move {
                take(connection, LinkKind::Invitation, hash).await?;
                let registration = accounts::open_account(connection, guest, name, password, shared).await?;
                registration.ok_or_else(|| Refusal::conflict("refused-name-taken"))
            })
        })
        .await
    }
}

fn no_link() -> Refusal {
    Refusal::missing("refused-no-link")
}

/// Removes a valid link and returns its account.
async fn take(connection: &mut AnyConnection, kind: LinkKind, hash: String) -> Result<Option<String>, Refusal> {
    let query =
        sqlx::query_scalar("DELETE FROM links WHERE hash = $1 AND kind = $2 AND expires > $3 RETURNING account");
    let query = query.bind(hash).bind(kind.word()).bind(now());
    query.fetch_optional(connection).await?.ok_or_else(no_link)
}
