//! The messages in shares, by who needs them; `build/files.rs` says which file belongs to which.

/// A share of the messages. The page loads two of them, one after the other, so that the first board appears early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// What the first page and a game show.
    First,
    /// What the page shows later: rules, theory, explanations, lessons, accounts.
    Rest,
    /// What only the command line, the terminal game and the server say.
    Programs,
}

impl Share {
    /// The shares that the page loads, in this order.
    pub const OF_PAGE: [Share; 2] = [Share::First, Share::Rest];

    /// The name of a share in the names of files.
    pub const fn name(self) -> &'static str {
        match self {
            Share::First => "first",
            Share::Rest => "rest",
            Share::Programs => "programs",
        }
    }
}
