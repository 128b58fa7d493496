//! The web application of Nimatron: it serves the page, which plays by itself, and adds what only a server can: accounts,
//! rated matches that it referees, rankings, and the engine for programs.
//!
//! ```
//! use server::{Page, Site, SiteOptions, Store, app};
//! # async fn started() -> Result<(), server::DatabaseError> {
//! let store = Store::open("sqlite:site.sqlite").await?;
//! // A router for any listener; tests ask it directly.
//! let router = app(Site::new(Page::built(), store, SiteOptions::default()));
//! # let _ = router;
//! # Ok(())
//! # }
//! ```
mod caller;
mod carried;
mod clock;
mod headers;
mod ids;
mod limits;
mod metrics;
mod names;
mod observe;
mod page;
mod passwords;
mod problem;
mod ratings;
mod referee;
mod reference;
mod routes;
mod serve;
mod setting;
mod site;
mod store;
mod table;
mod thinking;
mod upkeep;

pub use page::Page;
pub use routes::app;
pub use serve::{Options, StartError, answer, copying, hear_others, serve};
pub use site::{Site, SiteOptions};
pub use store::{CopyError, DatabaseError, Store, backup, restore};
pub use upkeep::upkeep;
