//! Playing in a terminal: boards in characters with keyboard and mouse, or line by line.
//!
//! Model, update and view are apart: [`App`] is what is shown, [`App::update`] what keys, mouse and thoughts do to it,
//! [`view::view`] how it looks. Only [`terminal`] touches the real one. No rules are known here: moves are found by what
//! they do to the spots of a board.
pub mod app;
pub mod draw;
pub mod ink;
pub mod jobs;
pub mod lie;
pub mod menu;
pub mod panel;
pub mod placing;
pub mod plain;
pub mod record_files;
pub mod sheet;
pub mod terminal;
pub mod view;
pub mod words;

pub use app::{App, Event, Wish};
pub use ink::Ink;
pub use play::Wishes;
