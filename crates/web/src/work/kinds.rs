//! The kinds of questions, one file each.
pub(crate) mod analyse;
pub(crate) mod explain;
pub(crate) mod graph;
pub(crate) mod hint;
pub(crate) mod map;
pub(crate) mod moves;
pub(crate) mod puzzle;
pub(crate) mod review;
pub(crate) mod search;
pub(crate) mod sequence;
pub(crate) mod setup;
pub(crate) mod watch;

use super::wire::{wired, wired_choice};
use crate::position_ref::PositionRef;

wired!(PositionRef { game, set, convention, position });
