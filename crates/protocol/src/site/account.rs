//! Accounts, sessions and tokens.
use super::{CategoryScore, MatchLine, Scope};
use serde::{Deserialize, Serialize};

/// A name and a password. Repeating the password opens a new account if the name is free.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(example = json!({"name": "Ana", "password": "gold bars 1940"})))]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
    /// The password once more, to open an account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repeat: Option<String>,
}

/// The name of a new guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(example = json!({"name": "Bor"})))]
pub struct GuestName {
    /// The name.
    pub name: String,
}

/// Who is signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// The name.
    pub name: String,
    /// Whether this is a guest, who has no password yet.
    pub guest: bool,
    /// The rated match against the computer that is going on.
    pub running: Option<String>,
}

/// A visitor of the site, signed in or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Visitor {
    /// Who is signed in, if anybody.
    pub me: Option<Me>,
}

/// A browser or a bot that may act for an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionInfo {
    /// The id by which it can be ended.
    pub id: String,
    /// `browser` or `bot`.
    pub kind: String,
    /// The name of the browser, or the label of the bot.
    pub label: String,
    /// When it began.
    pub created: i64,
    /// When it expires.
    pub expires: i64,
    /// Whether it is the session of this request.
    pub current: bool,
    /// What the token of a bot may do: `play`, `read` or both. A browser may do everything.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub scopes: Vec<Scope>,
}

/// An old password and a new one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(example = json!({"old": "gold bars 1940", "new": "silver bars 1941"})))]
pub struct NewPassword {
    /// The old password.
    pub old: String,
    /// The new password.
    pub new: String,
}

/// The password, as a confirmation; guests have an empty one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(example = json!({"password": "gold bars 1940"})))]
pub struct Password {
    /// The password.
    pub password: String,
}

/// A request for the token of a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(example = json!({"label": "my bot", "scopes": ["play"]})))]
pub struct TokenRequest {
    /// Any text, to tell tokens apart.
    pub label: String,
    /// What the token may do: `play` matches, `read` everything about the account, or both. No token changes the
    /// account or makes and ends other tokens.
    #[serde(default = "play")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub scopes: Vec<Scope>,
}

fn play() -> Vec<Scope> {
    vec![Scope::Play]
}

impl TokenRequest {
    /// A token that may play.
    pub fn new(label: String) -> TokenRequest {
        TokenRequest { label, scopes: play() }
    }
}

/// A token for a bot, shown only once: `Authorization: Bearer TOKEN`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewToken {
    /// The id by which it can be revoked.
    pub id: String,
    /// The secret.
    pub token: String,
}

/// All data of an account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Export {
    /// The name.
    pub name: String,
    /// When the account was opened.
    pub created: i64,
    /// Browsers and bots.
    pub sessions: Vec<SessionInfo>,
    /// Results.
    pub scores: Vec<CategoryScore>,
    /// Its matches, the newest first.
    pub matches: Vec<MatchLine>,
    /// The records of the matches, in the same order.
    pub records: Vec<String>,
    /// Number of further matches whose records are left out; each can be read by itself.
    #[serde(default)]
    pub records_left_out: usize,
    /// Whether there are older matches.
    #[serde(default)]
    pub has_more: bool,
}
