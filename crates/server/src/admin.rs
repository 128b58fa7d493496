//! What operators do, from the command line or on the page `/operator`, on the database of a site that may be running.
//!
//! Every change is recorded in the database, and running servers look there for what is new: sessions of a blocked
//! account end, and names change, within a few seconds.
use crate::{
    clock::{DAY, now},
    engine_pool::{EnginePool, MOST_WORK},
    ids,
    names::Name,
    problem::Refusal,
    referee::Referee,
    site::Site,
    store::{
        AccountLine, AuditLine, DatabaseError, SecurityLine, Store, Streak,
        accounts::Account,
        links::LinkKind,
        operators::{Action, Change},
    },
};
use engine::message::{Message, Say};
use std::{error::Error, fmt, sync::Arc};

/// Days for which a link to a new password is valid.
const RESET_DAYS: u32 = 2;

/// An operator at work on a database.
pub struct Admin {
    store: Arc<Store>,
    referee: Arc<Referee>,
    operator: String,
    /// Whether this is the command line, which may change the accounts of operators too.
    is_console: bool,
}

/// Why nothing was done.
#[derive(Debug)]
pub enum AdminError {
    /// The database cannot be used.
    Database(DatabaseError),
    /// It cannot be done.
    Refused(Message),
}

impl Say for AdminError {
    fn message(&self) -> Message {
        match self {
            AdminError::Database(error) => error.message(),
            AdminError::Refused(message) => message.clone(),
        }
    }
}

impl fmt::Display for AdminError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for AdminError {}

impl From<Refusal> for AdminError {
    fn from(refusal: Refusal) -> AdminError {
        AdminError::Refused(refusal.message().clone())
    }
}

/// Rows of the tables, and bytes of the whole database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DatabaseSize {
    /// Each table with the number of its rows.
    pub tables: Vec<(&'static str, i64)>,
    /// Size of the database.
    pub bytes: i64,
}

impl Admin {
    /// Opens the database of a site; `operator` is the name for the record.
    pub async fn open(database: &str, operator: &str) -> Result<Admin, AdminError> {
        let store = Store::open_existing(database).await.map_err(AdminError::Database)?;
        let store = Arc::new(store);
        let referee = Referee::new(Arc::clone(&store), Arc::new(EnginePool::new("admin", MOST_WORK, true)));
        Ok(Admin { store, referee: Arc::new(referee), operator: operator.to_owned(), is_console: true })
    }

    /// An operator who is signed in to a site.
    pub(crate) fn of_site(site: &Site, operator: &str) -> Admin {
        let (store, referee) = (Arc::clone(&site.store), Arc::clone(&site.referee));
        Admin { store, referee, operator: operator.to_owned(), is_console: false }
    }

    /// Finishes all writes.
    pub async fn close(&self) {
        self.store.close().await;
    }

    /// The accounts whose names contain a text, the newest first.
    pub async fn accounts(&self, like: &str) -> Result<Vec<AccountLine>, AdminError> {
        Ok(self.store.accounts(like).await?)
    }

    /// Blocks an account: its sessions end, nobody can sign in to it, and its invitations are withdrawn.
    pub async fn block(&self, name: &str) -> Result<(), AdminError> {
        let account = self.change(name, "block", Change::Block).await?;
        Ok(self.referee.withdraw_all(&account).await?)
    }

    /// Lets a blocked account sign in again.
    pub async fn unblock(&self, name: &str) -> Result<(), AdminError> {
        self.change(name, "unblock", Change::Unblock).await.map(drop)
    }

    /// Makes an account an operator.
    pub async fn grant(&self, name: &str) -> Result<(), AdminError> {
        self.change(name, "grant", Change::Grant).await.map(drop)
    }

    /// Makes an operator an ordinary account.
    pub async fn revoke(&self, name: &str) -> Result<(), AdminError> {
        self.change(name, "revoke", Change::Revoke).await.map(drop)
    }

    /// Gives an account another name.
    pub async fn rename(&self, name: &str, new: &str) -> Result<(), AdminError> {
        let account = self.find(name).await?;
        let new = Name::read(new)?;
        let detail = format!("{} → {}", account.name, new.display);
        let action = self.action("rename", Some(account.id.clone()), detail);
        self.apply(account.id, Change::Rename(new), action).await
    }

    /// Deletes an account: it resigns its matches, which stay without the name.
    pub async fn delete(&self, name: &str) -> Result<(), AdminError> {
        let account = self.find(name).await?;
        // The record has no name, since nothing of the person is to be left.
        let action = self.action("delete", Some(account.id.clone()), account.id.clone());
        Ok(self.referee.delete(&account.id, Some(action)).await?)
    }

    /// The path of a new page, for one use, on which the owner of an account can set a new password.
    pub async fn reset(&self, name: &str) -> Result<String, AdminError> {
        let account = self.find(name).await?;
        if account.is_guest {
            return Err(Refusal::forbidden("refused-guest").into());
        }
        let action = self.action("reset", Some(account.id), account.name);
        self.link(LinkKind::Reset, RESET_DAYS, action).await
    }

    /// The path of a new page, for one use, on which somebody can open an account.
    pub async fn invite(&self, days: u32) -> Result<String, AdminError> {
        let action = self.action("invite", None, String::new());
        self.link(LinkKind::Invitation, days, action).await
    }

    /// Rows of the tables and bytes of the database.
    pub async fn sizes(&self) -> Result<DatabaseSize, AdminError> {
        Ok(DatabaseSize { tables: self.store.sizes().await?, bytes: self.store.bytes().await? })
    }

    /// The last actions of operators, the newest first.
    pub async fn audit(&self, last: u32) -> Result<Vec<AuditLine>, AdminError> {
        Ok(self.store.audit(last).await?)
    }

    /// The last security events, the newest first.
    pub async fn security_events(&self, last: u32) -> Result<Vec<SecurityLine>, AdminError> {
        Ok(self.store.security_events(last).await?)
    }

    /// Players who have nearly always won against the same opponent within some days, the longest streaks first.
    pub async fn streaks(&self, days: u32) -> Result<Vec<Streak>, AdminError> {
        self.store.streaks(now() - i64::from(days) * DAY).await.map_err(AdminError::Database)
    }

    async fn link(&self, kind: LinkKind, days: u32, action: Action) -> Result<String, AdminError> {
        let token = self.store.add_link(kind, days, action).await?;
        Ok(format!("{}?link={token}", kind.path()))
    }

    fn action(&self, word: &'static str, account: Option<String>, detail: String) -> Action {
        Action { operator: self.operator.clone(), word, account, detail }
    }

    /// Changes the account with a name, and returns its id.
    async fn change(&self, name: &str, word: &'static str, change: Change) -> Result<String, AdminError> {
        let account = self.find(name).await?;
        let action = self.action(word, Some(account.id.clone()), account.name);
        self.apply(account.id.clone(), change, action).await?;
        Ok(account.id)
    }

    async fn apply(&self, id: String, change: Change, action: Action) -> Result<(), AdminError> {
        match self.store.change_account(id, change, action).await? {
            true => Ok(()),
            false => Err(Refusal::missing("refused-no-player").into()),
        }
    }

    /// The account with a name, or with an id: guests are found by their ids only, since they may share a name.
    ///
    /// The page refuses accounts of operators: otherwise one of them could take over the account of another.
    async fn find(&self, name: &str) -> Result<Account, AdminError> {
        let by_name = match Name::read(name) {
            Ok(name) => self.store.account_by_skeleton(&name.skeleton).await?,
            Err(_) => None,
        };
        let account = match by_name {
            None if ids::is_id(name) => self.store.account_by_id(name).await?,
            account => account,
        };
        let account = account.ok_or_else(|| Refusal::missing("refused-no-player"))?;
        if !self.is_console && self.store.is_operator(&account.id).await? {
            return Err(Refusal::forbidden("refused-operator").into());
        }
        Ok(account)
    }
}

/// A time in milliseconds since 1970, as date and time of day in UTC.
pub fn format_time(millis: i64) -> String {
    let (days, rest) = (millis.div_euclid(DAY), millis.rem_euclid(DAY));
    // Years begin in March, so that the leap day is the last of a year; 719468 days lie between year 0 and 1970.
    let shifted = days + 719_468;
    let (era, day) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = year + era * 400 + i64::from(month <= 2);
    let (hour, minute) = (rest / 3_600_000, rest / 60_000 % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_dates_in_utc() {
        for (millis, text) in [
            (0, "1970-01-01 00:00"),
            (951_782_400_000, "2000-02-29 00:00"),
            (951_868_799_000, "2000-02-29 23:59"),
            (1_795_000_000_000, "2026-11-18 11:06"),
            (-1, "1969-12-31 23:59"),
        ] {
            assert_eq!(format_time(millis), text);
        }
    }
}
