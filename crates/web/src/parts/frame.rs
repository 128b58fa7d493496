//! What surrounds every page.
pub(crate) mod footer;
pub(crate) mod help;
pub(crate) mod icon;
pub(crate) mod menu;
