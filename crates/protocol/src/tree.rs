//! The game graph of a position.
use crate::Object;
use engine::{Outcome, graph::LoopyValue};
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
    #[serde(skip_serializing_if = "Option::is_none")]
    infinite: Option<Vec<u128>>,
    remoteness: Option<u32>,
    depth: u32,
    cut: bool,
}

impl<'a> TreeNode<'a> {
    /// A position at a depth; `cut` if some of its moves are left out.
    pub fn new(position: &'a str, depth: u32, cut: bool) -> TreeNode<'a> {
        TreeNode { position, outcome: None, nim_value: None, infinite: None, remoteness: None, depth, cut }
    }

    /// The same position with its values.
    #[must_use]
    pub fn with(self, outcome: Option<Outcome>, value: Option<&LoopyValue>, remoteness: Option<u32>) -> Self {
        let (nim_value, infinite) = split_value(value);
        TreeNode { outcome: outcome.map(Outcome::letter), nim_value, infinite, remoteness, ..self }
    }
}

/// A nim-value as a number or as the set of infinity, only one of which there is.
pub(crate) fn split_value(value: Option<&LoopyValue>) -> (Option<u128>, Option<Vec<u128>>) {
    match value {
        Some(LoopyValue::Finite(value)) => (Some(value.0), None),
        Some(LoopyValue::Infinite(set)) => (None, Some(set.iter().map(|value| value.0).collect())),
        None => (None, None),
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
