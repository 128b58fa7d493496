//! Security events: who tried what from where. They go to the log and to the database, where operators see them.
use crate::site::Site;
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
    /// Somebody wanted an account, but the site takes nobody.
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
        // The store logs its failures.
        drop(self.store.add_security_event(event).await);
    }
}
