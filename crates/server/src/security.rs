//! Security events: who tried what from where. They go to the log and to the database, where operators see them.
use crate::{limits::network, site::Site};
use std::net::IpAddr;

/// The kinds of security events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SecurityKind {
    /// Somebody signed in.
    SignedIn,
    /// A name and a password did not fit.
    SignInFailed,
    /// Too many attempts: nobody looked at the password.
    LockedOut,
    /// A new account.
    Registered,
    /// Somebody wanted an account and was refused, because the site takes nobody or for another reason.
    RegistrationRefused,
    /// The owner changed the password.
    PasswordChanged,
    /// Somebody set a new password by a link of an operator.
    PasswordReset,
    /// A token for a bot was made.
    TokenMade,
    /// The owner deleted the account.
    AccountDeleted,
}

impl SecurityKind {
    /// The word in the log and in the database.
    pub(crate) fn word(self) -> &'static str {
        match self {
            SecurityKind::SignedIn => "signed-in",
            SecurityKind::SignInFailed => "sign-in-failed",
            SecurityKind::LockedOut => "locked-out",
            SecurityKind::Registered => "registered",
            SecurityKind::RegistrationRefused => "registration-refused",
            SecurityKind::PasswordChanged => "password-changed",
            SecurityKind::PasswordReset => "password-reset",
            SecurityKind::TokenMade => "token-made",
            SecurityKind::AccountDeleted => "account-deleted",
        }
    }

    /// Whether it may be part of an attack.
    fn is_suspicious(self) -> bool {
        matches!(self, SecurityKind::SignInFailed | SecurityKind::LockedOut | SecurityKind::RegistrationRefused)
    }
}

/// An event: what happened, to which account or under which name, and from where.
#[derive(Clone, Debug)]
pub(crate) struct SecurityEvent {
    pub(crate) kind: SecurityKind,
    pub(crate) account: Option<String>,
    pub(crate) name: String,
    pub(crate) address: IpAddr,
}

impl SecurityEvent {
    /// The same for all names and the whole network.
    fn without_name(self) -> SecurityEvent {
        SecurityEvent { account: None, name: String::new(), address: network(self.address), ..self }
    }
}

impl Site {
    /// Logs an event and stores it. A request does not fail because that fails.
    pub(crate) async fn note_security(&self, event: SecurityEvent) {
        let (kind, name, address) = (event.kind.word(), event.name.as_str(), event.address);
        let account = event.account.as_deref().unwrap_or_default();
        if event.kind.is_suspicious() {
            tracing::warn!(target: "security", kind, account, name, %address, "security event");
        } else {
            tracing::info!(target: "security", kind, account, name, %address, "security event");
        }
        let is_one_of_many = event.kind.is_suspicious() && !self.limits.has_name_in_event(address);
        let event = if is_one_of_many { event.without_name() } else { event };
        // The store logs its failures.
        drop(self.store.add_security_event(event).await);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{page::PageFiles, site::SiteOptions, store::Store};
    use std::net::Ipv6Addr;
    use test_support::SqliteFile;

    #[tokio::test]
    async fn an_attack_with_many_names_and_addresses_takes_few_rows() {
        let file = SqliteFile::new();
        let site = Site::new(PageFiles::default(), Store::open(&file.url()).await.unwrap(), SiteOptions::USUAL);
        for guess in 0..200_u16 {
            let address = Ipv6Addr::new(0x2001, 0xdb8, 1, 2, guess, 0, 0, 1).into();
            let (kind, name) = (SecurityKind::SignInFailed, format!("guess {guess}"));
            site.note_security(SecurityEvent { kind, account: None, name, address }).await;
        }
        let events = site.store.security_events(1000).await.unwrap();
        // The minute may have changed in the meantime.
        assert!(events.len() <= 63, "{}", events.len());
        assert_eq!(events.iter().map(|event| event.count).sum::<i64>(), 200, "all are counted");
        site.store.close().await;
    }
}
