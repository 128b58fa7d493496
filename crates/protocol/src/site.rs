//! What the page and the server say to each other, below `/api/v1`.
mod refused;

pub use refused::Problem;
