//! Accounts: guests with a name only, and people with a password.
use super::{
    Store, is_sqlite,
    matches::{self, ActiveSeat},
};
use crate::{clock::now, ids, names::Name, problem::Refusal};
use sqlx::{AnyConnection, Row};

/// A person with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Account {
    pub(crate) id: String,
    pub(crate) name: String,
    /// Whether the account has no password, only a session.
    pub(crate) is_guest: bool,
    pub(crate) created: i64,
}

impl Store {
    /// A new guest.
    pub(crate) async fn add_guest(&self, name: String) -> Result<Account, Refusal> {
        let account = Account { id: ids::id(), name, is_guest: true, created: now() };
        let (id, name, created) = (account.id.clone(), account.name.clone(), account.created);
        self.write(move |connection| {
            Box::pin(async move {
                let query = sqlx::query("INSERT INTO accounts (id, name, created) VALUES ($1, $2, $3)");
                query.bind(id).bind(name).bind(created).execute(connection).await?;
                Ok(())
            })
        })
        .await?;
        Ok(account)
    }

    /// Id, name and password hash of the account with a skeleton.
    pub(crate) async fn credentials(&self, skeleton: &str) -> Result<Option<(String, String, String)>, Refusal> {
        let query = sqlx::query_as("SELECT id, name, password FROM accounts WHERE skeleton = $1");
        Ok(query.bind(skeleton.to_owned()).fetch_optional(&mut *self.read().await?).await?)
    }

    /// The password hash of an account.
    pub(crate) async fn password_of(&self, account: &str) -> Result<Option<String>, Refusal> {
        let query = sqlx::query_scalar("SELECT password FROM accounts WHERE id = $1 AND password IS NOT NULL");
        Ok(query.bind(account.to_owned()).fetch_optional(&mut *self.read().await?).await?)
    }

    /// Opens an account, new or out of a guest; none if the name is taken. The sessions of the guest end, so that a
    /// stolen one gives no access to the account. Other servers are notified of the matches of the former guest.
    pub(crate) async fn register(
        &self,
        guest: Option<String>,
        name: Name,
        password: String,
    ) -> Result<Option<String>, Refusal> {
        let shared = self.is_shared();
        self.write(move |connection| {
            Box::pin(async move {
                let account = insert_account(connection, guest.clone(), name, password).await?;
                if let Some(guest) = guest.filter(|_| account.is_some()) {
                    let query = sqlx::query("DELETE FROM sessions WHERE account = $1").bind(guest.clone());
                    query.execute(&mut *connection).await?;
                    matches::note_rename(connection, &guest, shared).await?;
                }
                Ok(account)
            })
        })
        .await
    }

    /// Changes the password and ends all other sessions, tokens of bots included.
    pub(crate) async fn change_password(
        &self,
        account: String,
        password: String,
        session: String,
    ) -> Result<(), Refusal> {
        self.write(move |connection| {
            Box::pin(async move {
                let query = sqlx::query("UPDATE accounts SET password = $2 WHERE id = $1 AND password IS NOT NULL");
                query.bind(account.clone()).bind(password).execute(&mut *connection).await?;
                let query = sqlx::query("DELETE FROM sessions WHERE account = $1 AND id <> $2");
                query.bind(account).bind(session).execute(connection).await?;
                Ok(())
            })
        })
        .await
    }

    /// Removes everything about a person except the seats of their past matches. If the account has matches that are
    /// open or in progress, it removes nothing and returns them.
    pub(crate) async fn delete_account(&self, account: String) -> Result<Vec<ActiveSeat>, Refusal> {
        self.write(move |connection| {
            Box::pin(async move {
                lock(connection, &account).await?;
                let active = matches::active_seats(connection, &account).await?;
                if active.is_empty() {
                    erase(connection, &account).await?;
                }
                Ok(active)
            })
        })
        .await
    }

    /// The account whose name has a skeleton.
    pub(crate) async fn account_by_skeleton(&self, skeleton: &str) -> Result<Option<Account>, Refusal> {
        let query = sqlx::query("SELECT id, name, created FROM accounts WHERE skeleton = $1");
        let row = query.bind(skeleton.to_owned()).fetch_optional(&mut *self.read().await?).await?;
        let account = |row: sqlx::any::AnyRow| -> sqlx::Result<Account> {
            Ok(Account { id: row.try_get(0)?, name: row.try_get(1)?, is_guest: false, created: row.try_get(2)? })
        };
        Ok(row.map(account).transpose()?)
    }
}

/// Locks an account until the transaction ends. SQLite has one writer anyway.
pub(crate) async fn lock(connection: &mut AnyConnection, account: &str) -> Result<(), Refusal> {
    if is_sqlite(connection) {
        return Ok(());
    }
    let query = sqlx::query("UPDATE accounts SET created = created WHERE id = $1").bind(account.to_owned());
    query.execute(connection).await?;
    Ok(())
}

/// Locks an account and returns whether it still exists.
pub(crate) async fn lock_if_exists(connection: &mut AnyConnection, account: &str) -> Result<bool, Refusal> {
    lock(connection, account).await?;
    let query = sqlx::query("SELECT 1 FROM accounts WHERE id = $1 AND name IS NOT NULL");
    Ok(query.bind(account.to_owned()).fetch_optional(connection).await?.is_some())
}

async fn erase(connection: &mut AnyConnection, account: &str) -> Result<(), Refusal> {
    for sql in [
        "UPDATE accounts SET name = NULL, skeleton = NULL, password = NULL WHERE id = $1",
        "DELETE FROM sessions WHERE account = $1",
        "DELETE FROM ratings WHERE account = $1",
    ] {
        sqlx::query(sql).bind(account.to_owned()).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn insert_account(
    connection: &mut AnyConnection,
    guest: Option<String>,
    name: Name,
    password: String,
) -> Result<Option<String>, Refusal> {
    let Name { display, skeleton } = name;
    let taken = sqlx::query("SELECT id FROM accounts WHERE skeleton = $1").bind(skeleton.clone());
    if taken.fetch_optional(&mut *connection).await?.is_some() {
        return Ok(None);
    }
    let id = match guest {
        Some(id) => id,
        None => {
            let id = ids::id();
            let query = sqlx::query("INSERT INTO accounts (id, created) VALUES ($1, $2)");
            query.bind(id.clone()).bind(now()).execute(&mut *connection).await?;
            id
        }
    };
    let query =
        sqlx::query("UPDATE accounts SET name = $2, skeleton = $3, password = $4 WHERE id = $1 AND password IS NULL");
    let done = query.bind(id.clone()).bind(display).bind(skeleton).bind(password).execute(connection).await;
    match done {
        // On PostgreSQL two requests may pass the check above at once; the second fails here, and so does its
        // transaction.
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Err(Refusal::conflict("refused-again")),
        done => Ok((done?.rows_affected() == 1).then_some(id)),
    }
}
