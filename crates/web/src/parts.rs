//! What several pages share.
pub(crate) mod board;
pub(crate) mod field;
pub(crate) mod help;
pub(crate) mod menu;
pub(crate) mod picker;
pub(crate) mod told;
