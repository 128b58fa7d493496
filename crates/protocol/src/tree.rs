//! The game graph of a position.
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
    /// Whether every reachable position is in the list.
    pub complete: bool,
    /// The positions; the first is the root.
    pub nodes: Vec<TreeNode<'a>>,
    /// The moves.
    pub edges: Vec<TreeEdge<'a>>,
}

/// A position with its values.
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
    /// A position at a depth; `cut` if some of its moves are left out.
    pub fn new(position: &'a str, depth: u32, cut: bool) -> TreeNode<'a> {
        TreeNode { position, outcome: None, nim_value: None, remoteness: None, depth, cut }
    }

    /// The same position with its values.
    #[must_use]
    pub fn with(self, outcome: Option<Outcome>, nim_value: Option<NimValue>, remoteness: Option<u32>) -> Self {
        let (outcome, nim_value) = (outcome.map(Outcome::letter), nim_value.map(|value| value.0));
        TreeNode { outcome, nim_value, remoteness, ..self }
    }
}

/// The moves from one position to another.
#[derive(Clone, Debug, Serialize)]
pub struct TreeEdge<'a> {
    /// Index of the position before.
    pub from: usize,
    /// Index of the position after.
    pub to: usize,
    /// The moves.
    pub moves: &'a [String],
    /// Whether they win.
    pub wins: bool,
}
