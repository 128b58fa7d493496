//! Pictures: boards, game graphs, searches, tables and sequences, as SVG, and as PNG made from it.
//!
//! Everything here is a pure function from data to text; words come from `text` in the language of the [`Paper`].
//!
//! ```
//! use draw::{Paper, board::BoardScene};
//! use engine::{Params, games};
//! let nim = games::build("nim", &Params::default()).unwrap();
//! let board = nim.board("3,5").unwrap();
//! let touches = nim.effect("3,5", "2-2").unwrap();
//! let svg = draw::board::svg(&BoardScene::new(&board).with_touches(&touches), &Paper::default());
//! assert!(svg.starts_with("<svg") && svg.contains("data-spot=\"1\""));
//! ```
//!
//! # How the pictures are made
//!
//! A [`block::Block`] is a piece of drawing with its size; blocks are put beside and below each other and finally on a
//! [`Paper`], which adds the style. Elements have classes, and colours are CSS variables with the colours of the theme
//! as defaults, so that a page may set its own.
//!
//! # Modules
//!
//! | module | what |
//! |---|---|
//! | [`board`] | positions, one file for each shape of board |
//! | [`game_graph`], [`layered`], [`search`] | game graphs and their layout, and what a search looks at |
//! | [`table`], [`plot`] | strips and maps of values; sequences as points and histograms |
//! | [`block`], [`paper`], `svg`, `theme` | pieces of drawing, the sheet they are put on, SVG, colours as variables |
//! | `raster` | PNG by resvg, with our own font; behind the feature `raster` |
pub mod block;
pub mod board;
mod data_uri;
pub mod game_graph;
pub mod layered;
mod measure;
pub mod paper;
pub mod plot;
#[cfg(feature = "raster")]
pub mod raster;
mod scale;
pub mod search;
mod svg;
pub mod table;
mod theme;

pub use paper::Paper;
pub use svg::escape;
pub use theme::{Theme, page_style};
