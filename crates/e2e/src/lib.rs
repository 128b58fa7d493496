//! Browser tests: the page served by the real server, and a headless Chromium driven over WebDriver.
//!
//! WebDriver is JSON over HTTP, one request after the other, so a socket is enough: no async client, no driver manager,
//! no downloads. The driver chooses its port itself, and everything that was started ends with the [`Browser`], also
//! when a test fails.
//!
//! | module | what it is |
//! |---|---|
//! | `rig` | a browser with a server of its own: where most tests begin |
//! | `browser` | the browser: pages, elements, mouse, fingers, keys |
//! | `driver`, `http` | the process of the driver, and requests to it |
//! | `host` | the server of the page, with a site or with static files only |
//! | `accessibility` | the accessibility checker |
mod accessibility;
mod browser;
mod driver;
mod host;
mod http;
mod rig;

/// Addresses of all kinds of pages.
pub const PAGES: [&str; 20] = [
    "#/",
    "#/play/nim",
    "#/octal",
    "#/wythoff",
    "#/lab",
    "#/people",
    "#/sign-in",
    "#/play/northcott?start=placed",
    "#/game",
    "#/analyse/nim?position=5,19,40,51",
    "#/learn",
    "#/learn/nim",
    "#/learn/course/positions",
    "#/learn/course/columns",
    "#/learn/course/search",
    "#/puzzle",
    "#/graph/nim?position=1,2",
    "#/map/wythoff",
    "#/sequences",
    "#/about",
];

pub use accessibility::AccessibilityChecker;
pub use browser::{Browser, Element, WindowSize};
pub use host::{Host, page_folder};
pub use rig::Rig;
