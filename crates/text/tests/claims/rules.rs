//! General statements ("exactly when", "always"), each with the range over which it is evaluated.
//!
//! Each says who wins a position, or nothing if it does not speak of it.
mod boards;
mod heaps;

use crate::scene::Scene;
use engine::{Convention, Outcome};

/// A general statement with its range.
pub(crate) struct Rule {
    /// What it says, in a few words.
    pub name: &'static str,
    pub game: &'static str,
    pub sets: &'static [&'static str],
    pub conventions: &'static [Convention],
    /// The positions of the range.
    pub positions: fn() -> Vec<String>,
    /// Who wins, if the statement speaks of the position.
    pub says: fn(&Scene) -> Option<Outcome>,
}

const BOTH: &[Convention] = &Convention::BOTH;
const NORMAL: &[Convention] = &[Convention::Normal];
const MISERE: &[Convention] = &[Convention::Misere];

/// Every general statement.
pub(crate) fn all() -> impl Iterator<Item = &'static Rule> {
    heaps::RULES.iter().chain(boards::RULES)
}

/// What a rule says about the position of a scene; a name may stand for several games.
pub(crate) fn says(name: &str, scene: &Scene) -> Option<Outcome> {
    let mut rules = all().filter(|rule| rule.name == name).peekable();
    assert!(rules.peek().is_some(), "no rule `{name}`");
    rules.find_map(|rule| (rule.says)(scene))
}
