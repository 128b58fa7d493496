//! The messages: every one exists, in every language, with its arguments and forms.
mod content;
mod errors;
mod keys;
mod phrases;
mod plurals;
