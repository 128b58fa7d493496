//! Accounts: guests with a name only, and people with a password.
use super::{
    Store, is_sqlite,
    matches::{self, ActiveSeat},
    operators::{self, Action},
    sessions::END_SESSIONS,
};
use crate::{clock::now, ids, names::Name, problem::Refusal};
use sqlx::{AnyConnection, Row};

/// Maximum number of characters that stay of the name of a guest who must have another.
const LONGEST_OLD_NAME: usize = 19;

/// A person with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Account {
    pub(crate) id: String,
    pub(crate) name: String,
    /// Whether the account has no password, only a session.
    pub(crate) is_guest: bool,
    /// Whether the account plays with a token.
    pub(crate) is_bot: bool,
    pub(crate) created: i64,
}

/// A new account.
pub(crate) struct Registration {
    pub(crate) account: String,
    /// Accounts whose name or kind has changed in their matches: the former guest, and guests with the same name.
    pub(crate) changed: Vec<String>,
}

impl Store {
    /// A new guest; none if an account has the name, or one that looks like it.
    pub(crate) async fn add_guest(&self, name: Name) -> Result<Option<Account>, Refusal> {
        let Name { display, skeleton } = name;
        let account = Account { id: ids::id(), name: display, is_guest: true, is_bot: false, created: now() };
        self.write(move |connection| {
            Box::pin(async move {
                if is_taken(connection, &skeleton).await? {
                    return Ok(None);
                }
                let query =
                    sqlx::query("INSERT INTO accounts (id, name, created, guest_skeleton) VALUES ($1, $2, $3, $4)");
                let query = query.bind(account.id.clone()).bind(account.name.clone()).bind(account.created);
                query.bind(skeleton).execute(connection).await?;
                Ok(Some(account))
            })
        })
        .await
    }

    /// Id, name and password hash of the account with a skeleton, unless it is blocked.
    pub(crate) async fn credentials(&self, skeleton: &str) -> Result<Option<(String, String, String)>, Refusal> {
        let query = sqlx::query_as("SELECT id, name, password FROM accounts WHERE skeleton = $1 AND blocked IS NULL");
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
    ) -> Result<Option<Registration>, Refusal> {
        let shared = self.is_shared();
        self.write(move |connection| Box::pin(open_account(connection, guest, name, password, shared))).await
    }

    /// Changes the password and ends all sessions, tokens of bots included. Returns false if the hash of the old
    /// password has changed since it was checked: of two simultaneous changes, only the first succeeds.
    pub(crate) async fn change_password(&self, account: String, old: String, new: String) -> Result<bool, Refusal> {
        self.write(move |connection| {
            Box::pin(async move {
                let query = sqlx::query("UPDATE accounts SET password = $3 WHERE id = $1 AND password = $2");
                let query = query.bind(account.clone()).bind(old).bind(new);
                let done = query.execute(&mut *connection).await?.rows_affected() == 1;
                if done {
                    sqlx::query(END_SESSIONS).bind(account).execute(connection).await?;
                }
                Ok(done)
            })
        })
        .await
    }

    /// Removes everything about a person except the seats of their past matches. If the account has matches that are
    /// open or in progress, it removes nothing and returns them. The action is recorded if an operator does this.
    pub(crate) async fn delete_account(
        &self,
        account: String,
        action: Option<Action>,
    ) -> Result<Vec<ActiveSeat>, Refusal> {
        self.write(move |connection| {
            Box::pin(async move {
                lock(connection, &account).await?;
                let active = matches::active_seats(connection, &account).await?;
                if active.is_empty() {
                    erase(connection, &account).await?;
                    if let Some(action) = action {
                        operators::record(connection, action).await?;
                    }
                }
                Ok(active)
            })
        })
        .await
    }

    /// Marks an account as a bot.
    pub(crate) async fn mark_bot(&self, account: String) -> Result<(), Refusal> {
        self.write(move |connection| {
            Box::pin(async move {
                let query = sqlx::query("UPDATE accounts SET bot = 1 WHERE id = $1").bind(account);
                query.execute(connection).await?;
                Ok(())
            })
        })
        .await
    }

    /// The account whose name has a skeleton.
    pub(crate) async fn account_by_skeleton(&self, skeleton: &str) -> Result<Option<Account>, Refusal> {
        let query = sqlx::query("SELECT id, name, created, bot FROM accounts WHERE skeleton = $1");
        let row = query.bind(skeleton.to_owned()).fetch_optional(&mut *self.read().await?).await?;
        let account = |row: sqlx::any::AnyRow| -> sqlx::Result<Account> {
            Ok(Account {
                id: row.try_get(0)?,
                name: row.try_get(1)?,
                is_guest: false,
                is_bot: row.try_get::<i64, _>(3)? == 1,
                created: row.try_get(2)?,
            })
        };
        Ok(row.map(account).transpose()?)
    }

    /// The account or guest with an id.
    pub(crate) async fn account_by_id(&self, id: &str) -> Result<Option<Account>, Refusal> {
        let query = sqlx::query(
            "SELECT id, name, created, CASE WHEN password IS NULL THEN 1 ELSE 0 END, bot FROM accounts
             WHERE id = $1 AND name IS NOT NULL",
        );
        let row = query.bind(id.to_owned()).fetch_optional(&mut *self.read().await?).await?;
        let account = |row: sqlx::any::AnyRow| -> sqlx::Result<Account> {
            let (is_guest, is_bot) = (row.try_get::<i64, _>(3)? == 1, row.try_get::<i64, _>(4)? == 1);
            Ok(Account { id: row.try_get(0)?, name: row.try_get(1)?, is_guest, is_bot, created: row.try_get(2)? })
        };
        Ok(row.map(account).transpose()?)
    }

    /// The seats of an account in matches that are open or in progress.
    pub(crate) async fn active_seats(&self, account: &str) -> Result<Vec<ActiveSeat>, Refusal> {
        matches::active_seats(&mut *self.read().await?, account).await
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

/// Locks an account and returns whether it exists and is not blocked.
pub(crate) async fn lock_if_active(connection: &mut AnyConnection, account: &str) -> Result<bool, Refusal> {
    lock(connection, account).await?;
    let query = sqlx::query("SELECT 1 FROM accounts WHERE id = $1 AND name IS NOT NULL AND blocked IS NULL");
    Ok(query.bind(account.to_owned()).fetch_optional(connection).await?.is_some())
}

/// Removes the name of a person everywhere, and everything else but the seats of past matches.
pub(super) async fn erase(connection: &mut AnyConnection, account: &str) -> Result<(), Refusal> {
    for sql in [
        "UPDATE security_events SET name = '', account = NULL
         WHERE account = $1 OR name = (SELECT name FROM accounts WHERE id = $1)",
        "UPDATE audit SET detail = '' WHERE account = $1",
        "UPDATE audit SET operator = $1 WHERE operator = (SELECT name FROM accounts WHERE id = $1)",
        "UPDATE accounts SET name = NULL, skeleton = NULL, guest_skeleton = NULL, password = NULL, operator = 0
         WHERE id = $1",
        "DELETE FROM sessions WHERE account = $1",
        "DELETE FROM links WHERE account = $1",
        "DELETE FROM ratings WHERE account = $1",
    ] {
        sqlx::query(sql).bind(account.to_owned()).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Whether an account has a name with a skeleton.
async fn is_taken(connection: &mut AnyConnection, skeleton: &str) -> Result<bool, Refusal> {
    let query = sqlx::query("SELECT 1 FROM accounts WHERE skeleton = $1").bind(skeleton.to_owned());
    Ok(query.fetch_optional(connection).await?.is_some())
}

/// Gives guests another name whose name has become that of an account: the same with part of the id.
pub(super) async fn rename_guests(
    connection: &mut AnyConnection,
    skeleton: &str,
    shared: bool,
) -> Result<Vec<String>, Refusal> {
    let query = sqlx::query_as("SELECT id, name FROM accounts WHERE guest_skeleton = $1 ORDER BY id");
    let guests: Vec<(String, String)> = query.bind(skeleton.to_owned()).fetch_all(&mut *connection).await?;
    for (id, name) in &guests {
        let name: String = name.chars().take(LONGEST_OLD_NAME).chain([' ']).chain(id.chars().take(4)).collect();
        let query = sqlx::query("UPDATE accounts SET name = $2, guest_skeleton = NULL WHERE id = $1");
        query.bind(id.clone()).bind(name).execute(&mut *connection).await?;
        matches::note_rename(connection, id, shared).await?;
    }
    Ok(guests.into_iter().map(|(id, _)| id).collect())
}

/// Opens an account, new or out of a guest, whose sessions end; none if the name is taken.
pub(super) async fn open_account(
    connection: &mut AnyConnection,
    guest: Option<String>,
    name: Name,
    password: String,
    shared: bool,
) -> Result<Option<Registration>, Refusal> {
    let skeleton = name.skeleton.clone();
    let Some(account) = insert_account(connection, guest.clone(), name, password).await? else {
        return Ok(None);
    };
    let mut changed = rename_guests(connection, &skeleton, shared).await?;
    if let Some(guest) = guest {
        let query = sqlx::query("DELETE FROM sessions WHERE account = $1").bind(guest.clone());
        query.execute(&mut *connection).await?;
        matches::note_rename(connection, &guest, shared).await?;
        changed.push(guest);
    }
    Ok(Some(Registration { account, changed }))
}

/// A new account, or a guest with a name and a password; none if the name is taken.
async fn insert_account(
    connection: &mut AnyConnection,
    guest: Option<String>,
    name: Name,
    password: String,
) -> Result<Option<String>, Refusal> {
    let Name { display, skeleton } = name;
    if is_taken(connection, &skeleton).await? {
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
    let query = sqlx::query(
        "UPDATE accounts SET name = $2, skeleton = $3, password = $4, guest_skeleton = NULL
         WHERE id = $1 AND password IS NULL",
    );
    let done = query.bind(id.clone()).bind(display).bind(skeleton).bind(password).execute(connection).await;
    match done {
        // On PostgreSQL two requests may pass the check above at once; the second fails here, and so does its
        // transaction.
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Err(Refusal::conflict("refused-again")),
        done => Ok((done?.rows_affected() == 1).then_some(id)),
    }
}
