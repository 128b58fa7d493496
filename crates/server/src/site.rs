//! What all requests share.
use crate::page::Page;
use std::sync::Arc;

/// Everything that outlives a request.
pub struct Site {
    pub(crate) page: Page,
}

impl Site {
    /// A site that shows a page.
    pub fn new(page: Page) -> Arc<Site> {
        Arc::new(Site { page })
    }
}
