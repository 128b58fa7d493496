//! The messages in shares, by who needs them; `build/files.rs` says which file belongs to which.

/// A share of the messages. The page loads them one after the other, so that the first board appears early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// What the first page and a game show.
    First,
    /// What other games and pages show: rules, explanations, accounts.
    Rest,
    /// What the page loads only when somebody wants to learn or to understand more: theory, lessons, the laboratory.
    Later,
    /// What only the command line, the terminal game and the server say.
    Programs,
}

impl Share {
    /// The shares that the page loads, in this order.
    pub const OF_PAGE: [Share; 3] = [Share::First, Share::Rest, Share::Later];

    /// The name of a share in the names of files.
    pub const fn name(self) -> &'static str {
        match self {
            Share::First => "first",
            Share::Rest => "rest",
            Share::Later => "later",
            Share::Programs => "programs",
        }
    }
}
