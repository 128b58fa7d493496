//! Support for tests and measurements of the site: databases, server processes, a client.
//!
//! ```no_run
//! use test_support::{HttpClient, ServerProcess, SqliteFile, free_address};
//! let (database, address) = (SqliteFile::new(), free_address().unwrap());
//! let program = std::path::Path::new("target/debug/nimatron");
//! let _server = ServerProcess::start(program, address, &database.url(), &[]).unwrap();
//! assert_eq!(HttpClient::new(address).send("GET", "/health", "").unwrap().status, 204);
//! ```
//!
//! | module | what it is |
//! |---|---|
//! | [`postgres`] | new databases on a PostgreSQL cluster that ends with the tests |
//! | `sqlite_file` | a new file for an SQLite database, removed on drop |
//! | `server_process` | the server as a process of its own, so that it can be killed |
//! | `http_client` | a small blocking HTTP client |
mod http_client;
#[cfg(unix)]
pub mod postgres;
mod server_process;
mod sqlite_file;

pub use http_client::{HttpAnswer, HttpClient};
pub use server_process::{ServerProcess, free_address};
pub use sqlite_file::SqliteFile;
