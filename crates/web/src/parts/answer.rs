//! Questions to the worker and what their answers look like.
pub(crate) mod explanation;
pub(crate) mod export;
pub(crate) mod moves;
pub(crate) mod progress;
pub(crate) mod query;
