//! A browser for tests: the page served by the real server, and a headless Chromium driven over WebDriver.
//!
//! WebDriver is JSON over HTTP, one request after the other, so a socket is all it takes: no async client, no driver
//! manager, nothing that is fetched behind our back. The driver chooses its port itself, and everything that was started
//! ends with the [`Browser`], also when a test fails.
mod browser;
mod driver;
mod faults;
mod host;
mod http;
mod rig;

pub use browser::{Browser, Element, Size};
pub use faults::Checker;
pub use host::{Host, page_folder};
pub use rig::Rig;
