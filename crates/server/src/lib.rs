//! The web application of Nimatron. It serves the page, which plays by itself, and adds what only a server can do:
//! accounts, rated matches with a referee, rankings, and the engine for programs.
//!
//! ```
//! use server::{PageFiles, Site, SiteOptions, Store, app};
//! # async fn started() -> Result<(), server::DatabaseError> {
//! let store = Store::open("sqlite:site.sqlite").await?;
//! // A router for any listener; tests call it directly.
//! let router = app(Site::new(PageFiles::embedded(), store, SiteOptions::default()));
//! # let _ = router;
//! # Ok(())
//! # }
//! ```
//!
//! A move takes this way: `routes::matches` reads the request, the `referee` lets the `server_match` decide it, the
//! `store` writes the events, and the referee wakes all viewers, whose `routes::socket` sends them the new state.
//!
//! | module | what it is |
//! |---|---|
//! | `serve` | starts and stops the site; connections and their time limits |
//! | `site` | the state that all requests share, and its rate limits |
//! | `routes` | the routes of the API, one file per resource; `socket` sends a match as it happens |
//! | `caller` | who sends a request: session, address, language |
//! | `headers`, `observe`, `detach` | security headers; ids, logs, time limits; requests that outlive their caller |
//! | `problem` | refusals as problem details in the language of the client |
//! | `reference` | the page at `/api`, made from the OpenAPI document |
//! | `page` | the files of the page |
//! | `server_match` | a match as the server referees it: commands become events, events become the state; pure |
//! | `match_setup` | new matches from requests; draws starts that are not trivial |
//! | `referee` | runs all commands, one at a time for each match |
//! | `upkeep` | ends matches whose time has run out, removes old invitations and sessions |
//! | `engine_pool` | threads for work of the engine, stopped when the caller is gone |
//! | `store` | the database, SQLite or PostgreSQL: one file per concern; migrations, backup and restore |
//! | `ratings` | ratings from results |
//! | `names`, `passwords`, `limits` | names that do not look alike, password hashes, rate limits |
//! | `metrics` | figures for Prometheus |
//! | `clock`, `ids` | the time; random ids, secrets and seeds |
mod caller;
mod clock;
mod detach;
mod engine_pool;
mod headers;
mod ids;
mod limits;
mod match_setup;
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
mod server_match;
mod site;
mod store;
mod upkeep;

pub use page::PageFiles;
pub use routes::app;
pub use serve::{ServeOptions, StartError, listen_to_servers, run_copy, serve, serve_connections};
pub use site::{Site, SiteOptions};
pub use store::{CopyError, DatabaseError, Store, backup, restore};
pub use upkeep::upkeep;
