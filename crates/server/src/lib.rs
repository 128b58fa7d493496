//! The web application of Nimatron. It serves the page, which plays by itself, and adds what only a server can do:
//! accounts, rated matches with a referee, rankings, and the engine for programs.
//!
//! ```
//! use server::{PageFiles, Site, SiteOptions, Store, app};
//! # async fn started() -> Result<(), server::DatabaseError> {
//! let store = Store::open("sqlite:site.sqlite").await?;
//! // A router for any listener; tests call it directly.
//! let router = app(Site::new(PageFiles::built_in(), store, SiteOptions::default()));
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
//! | `answer_bytes` | limits on the bytes of answers |
//! | `caller`, `cookies` | who sends a request: session, address, language; the cookies of browsers |
//! | `headers`, `observe`, `detach` | security headers; ids, logs, time limits; requests that outlive their caller |
//! | `problem` | refusals as problem details in the language of the client |
//! | `reference` | the page at `/api`, made from the OpenAPI document |
//! | `html_page`, `privacy` | pages without scripts: forms behind links, what the site stores about people |
//! | `page` | the files of the page |
//! | `server_match` | a match as the server referees it: commands become events, events become the state; pure |
//! | `match_setup` | new matches from requests; draws starts that are not trivial |
//! | `referee` | runs all commands, one at a time for each match |
//! | `admin` | what operators do from the command line, while the site runs |
//! | `security` | security events, for the log and for operators |
//! | `upkeep` | ends matches whose time has run out, removes old invitations and sessions |
//! | `presence` | who is at the site, so that nobody is challenged who has gone away |
//! | `engine_pool` | threads for work of the engine, shared fairly, stopped when the caller is gone |
//! | `store` | the database, SQLite or PostgreSQL: one file per concern; migrations, backup and restore |
//! | `ratings` | ratings from results, how much each result counts, and a simulation of cheats |
//! | `rights` | what a browser and what a token may do |
//! | `names`, `passwords` | names that do not look alike; password hashes, and passwords that are easy to guess |
//! | `limits`, `sign_in_limits` | limits for each caller; those on attempts to sign in |
//! | `metrics` | figures for Prometheus |
//! | `clock`, `ids` | the time; random ids, secrets and seeds |
mod admin;
mod answer_bytes;
mod caller;
mod clock;
mod cookies;
mod detach;
mod engine_pool;
mod headers;
mod html_page;
mod ids;
mod limits;
mod match_setup;
mod metrics;
mod names;
mod observe;
mod page;
mod passwords;
mod presence;
mod privacy;
mod problem;
mod ratings;
mod referee;
mod reference;
mod rights;
mod routes;
mod security;
mod serve;
mod server_match;
mod sign_in_limits;
mod site;
mod store;
mod upkeep;

pub use admin::{Admin, AdminError, DatabaseSize, format_time};
pub use page::PageFiles;
pub use ratings::farming::{FarmingGain, simulate_farming};
pub use routes::{api_document, app};
pub use serve::{ServeOptions, StartError, listen_to_servers, run_to_end, serve, serve_connections};
pub use site::{RegistrationMode, Site, SiteOptions, TokenHash};
pub use store::{
    AccountLine, AuditLine, CopyError, DatabaseError, MOST_ACCOUNTS, SecurityLine, Store, Streak, backup, restore,
    without_secrets,
};
pub use upkeep::upkeep;
