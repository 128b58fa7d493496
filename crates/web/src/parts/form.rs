//! Fields, lists and files: what visitors fill in.
pub(crate) mod field;
pub(crate) mod file;
pub(crate) mod list;
pub(crate) mod numbers;
pub(crate) mod picker;
pub(crate) mod position;
pub(crate) mod sign_in_form;
