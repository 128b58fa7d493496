//! Playing in a terminal: boards in characters with keyboard and mouse, or line by line.
//!
//! Model, update and view are separate: [`App`] is the model, [`App::update`] applies an [`Event`] and returns
//! [`Effect`]s, and [`view::view`] draws the screen. Only [`terminal`] touches the real terminal. The crate knows no
//! rules: it finds moves by what they do to the spots of a board.
//!
//! | module | what |
//! |---|---|
//! | [`app`], [`view`], [`terminal`] | the model and its updates, the screen, the real terminal with its loop |
//! | [`setup_form`], [`menu`], [`placing`] | the choices for a match, the menu for them, pieces placed in secret |
//! | [`draw`], [`char_grid`] | boards in characters, one file for each shape; the grid they are drawn on |
//! | [`layout`], [`ink`] | what the arrow keys do; glyphs and colours |
//! | [`jobs`], [`record_files`] | work in a background thread; files for records |
//! | [`needs`] | what a player chooses between, which decides the keys and the questions |
//! | [`panel`], [`words`] | texts in front of the board; sentences in the language and characters of the terminal |
//! | [`plain`] | the game line by line |
pub mod app;
pub mod char_grid;
pub mod draw;
pub mod ink;
pub mod jobs;
pub mod layout;
pub mod menu;
pub mod needs;
pub mod panel;
pub mod placing;
pub mod plain;
pub mod record_files;
pub mod setup_form;
pub mod terminal;
pub mod view;
pub mod words;

pub use app::{App, Effect, Event};
pub use ink::Ink;
pub use setup_form::SetupForm;
