//! Which address answers what: one file per resource.
mod files;

use crate::{headers::protect, problem::speak, site::Site};
use axum::{Router, middleware::from_fn};
use std::sync::Arc;

/// All addresses of the site.
pub fn app(site: Arc<Site>) -> Router {
    Router::new().fallback(files::file).with_state(site).layer(from_fn(speak)).layer(from_fn(protect))
}
