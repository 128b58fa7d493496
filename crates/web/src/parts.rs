//! What several pages share.
pub(crate) mod asked;
pub(crate) mod board;
pub(crate) mod example;
pub(crate) mod export;
pub(crate) mod field;
pub(crate) mod help;
pub(crate) mod menu;
pub(crate) mod mistakes;
pub(crate) mod moves;
pub(crate) mod numbers;
pub(crate) mod picker;
pub(crate) mod pointed;
pub(crate) mod pointing;
pub(crate) mod position;
pub(crate) mod progress;
pub(crate) mod told;
