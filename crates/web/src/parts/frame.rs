//! What surrounds every page.
pub(crate) mod help;
pub(crate) mod menu;
