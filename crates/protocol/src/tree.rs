//! The graph of a game from a position on.
use crate::Object;
use engine::{NimValue, Outcome};
use serde::Serialize;

/// Positions and the moves between them.
#[derive(Clone, Debug, Serialize)]
pub struct TreeReport<'a> {
    /// The id of the game.
    pub game: &'a str,
    /// Its parameters.
    pub params: Object,
    /// `normal` or `misere`.
    pub convention: &'static str,
    /// Whether every position that can be reached is there.
    pub complete: bool,
    /// The positions; the first is the one asked for.
    pub nodes: Vec<TreeNode<'a>>,
    /// The moves.
    pub edges: Vec<TreeEdge<'a>>,
}

/// A position with what is known of it.
#[derive(Clone, Debug, Serialize)]
pub struct TreeNode<'a> {
    position: &'a str,
    outcome: Option<&'static str>,
    nim_value: Option<u128>,
    remoteness: Option<u32>,
    depth: u32,
    cut: bool,
}

impl<'a> TreeNode<'a> {
    /// A position so many moves from the first; `cut` when it has moves that are left out.
    pub fn new(position: &'a str, depth: u32, cut: bool) -> TreeNode<'a> {
        TreeNode { position, outcome: None, nim_value: None, remoteness: None, depth, cut }
    }

    /// The same with what is known of it.
    #[must_use]
    pub fn with(self, outcome: Option<Outcome>, nim_value: Option<NimValue>, remoteness: Option<u32>) -> Self {
        let (outcome, nim_value) = (outcome.map(Outcome::letter), nim_value.map(|value| value.0));
        TreeNode { outcome, nim_value, remoteness, ..self }
    }
}

/// The moves from one position to another, both by their place in the list.
#[derive(Clone, Debug, Serialize)]
pub struct TreeEdge<'a> {
    /// From which position.
    pub from: usize,
    /// To which position.
    pub to: usize,
    /// The moves that do it.
    pub moves: &'a [String],
    /// Whether they win.
    pub wins: bool,
}
