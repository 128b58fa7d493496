//! The web application of Nimatron: it serves the page, which plays by itself, and adds what only a server can.
//!
//! ```
//! use server::{Page, Site, app};
//! // A router for any listener; tests ask it directly.
//! let router = app(Site::new(Page::default()));
//! # let _ = router;
//! ```
mod headers;
mod page;
mod problem;
mod routes;
mod serve;
mod site;

pub use page::Page;
pub use routes::app;
pub use serve::{Options, StartError, serve};
pub use site::Site;
