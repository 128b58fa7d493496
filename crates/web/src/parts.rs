//! What several pages share.
pub(crate) mod board;
pub(crate) mod field;
pub(crate) mod file;
pub(crate) mod gallery;
pub(crate) mod help;
pub(crate) mod menu;
pub(crate) mod picker;
pub(crate) mod table;
pub(crate) mod told;
