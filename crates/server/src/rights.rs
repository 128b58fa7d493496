//! What the holder of a session may do: a browser everything, a token what its scopes allow and never more.
use crate::{
    problem::Refusal,
    store::sessions::{Bearer, Session},
};
use axum::http::StatusCode;
use engine::message::Message;
use protocol::site::Scope;

/// A right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Right {
    /// To play matches.
    Play,
    /// To read everything about the account.
    Read,
    /// To change the account, its browsers and its tokens.
    Own,
}

impl Right {
    /// The scope that gives a token this right.
    fn scope(self) -> Option<Scope> {
        match self {
            Right::Play => Some(Scope::Play),
            Right::Read => Some(Scope::Read),
            Right::Own => None,
        }
    }
}

impl Session {
    /// Refuses a session that lacks a right.
    pub(crate) fn check(&self, right: Right) -> Result<(), Refusal> {
        match (self.bearer, right.scope()) {
            (Bearer::Browser, _) => Ok(()),
            (Bearer::Bot, Some(scope)) if self.scopes.contains(&scope) => Ok(()),
            (Bearer::Bot, Some(scope)) => {
                Err(Refusal::new(StatusCode::FORBIDDEN, Message::new("refused-scope").with("scope", scope.name())))
            }
            (Bearer::Bot, None) | (Bearer::Device, _) => Err(Refusal::forbidden("refused-token")),
        }
    }
}

/// Scopes as they are stored.
pub(crate) fn write_scopes(scopes: &[Scope]) -> String {
    scopes.iter().map(|scope| scope.name()).collect::<Vec<_>>().join(" ")
}

/// Reads stored scopes.
pub(crate) fn read_scopes(text: &str) -> Vec<Scope> {
    text.split(' ').filter_map(Scope::read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::accounts::Account;

    #[test]
    fn a_token_has_its_scopes_and_nothing_else() {
        let account =
            Account { id: "a".to_owned(), name: "Ana".to_owned(), is_guest: false, is_bot: false, created: 0 };
        let session = |bearer: Bearer, scopes: &str| {
            let session = Session {
                id: "s".to_owned(),
                expires: 0,
                bearer,
                scopes: read_scopes(scopes),
                account: account.clone(),
            };
            [Right::Play, Right::Read, Right::Own].map(|right| session.check(right).is_ok())
        };
        assert_eq!(session(Bearer::Browser, ""), [true, true, true]);
        assert_eq!(session(Bearer::Bot, "play"), [true, false, false]);
        assert_eq!(session(Bearer::Bot, "play read own"), [true, true, false]);
        assert_eq!(session(Bearer::Bot, ""), [false; 3]);
        assert_eq!(session(Bearer::Device, "play"), [false; 3]);
    }

    #[test]
    fn stored_scopes_round_trip() {
        let all = [Scope::Play, Scope::Read];
        assert_eq!(read_scopes(&write_scopes(&all)), all);
        assert!(read_scopes("").is_empty());
    }
}
