//! The site from outside, on SQLite and on PostgreSQL: the same tests on both.
mod accounts;
mod adopted;
mod ask;
mod client;
mod clocks;
mod databases;
mod files;
mod forgery;
mod matches;
mod people;
mod placing;
mod postgres;
mod ranking;
mod reference;
mod security;
mod several;
mod slow;
mod sockets;
mod upkeep;

use client::Visitor;
use server::{Page, Site, SiteOptions, Store};
use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

/// A site on a new database.
pub(crate) async fn site_on(database: &str, options: SiteOptions) -> Arc<Site> {
    let store = Store::open(database).await.unwrap_or_else(|error| panic!("{database}: {error}"));
    Site::new(Page::default(), store, options)
}

/// A file for a database, which is removed when this is dropped.
pub(crate) struct File(pub(crate) String);

impl File {
    pub(crate) fn new() -> File {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("nimatron-{}-{}.sqlite", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        File(std::env::temp_dir().join(name).display().to_string())
    }

    pub(crate) fn url(&self) -> String {
        format!("sqlite:{}", self.0)
    }
}

impl Drop for File {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm"] {
            drop(std::fs::remove_file(format!("{}{ending}", self.0)));
        }
    }
}

/// Without limits on how often something may be asked.
pub(crate) const UNLIMITED: SiteOptions = SiteOptions { unlimited: true, ..SiteOptions::USUAL };

/// Runs a test on both databases.
pub(crate) async fn on_both<F: Future<Output = ()>>(test: impl Fn(Visitor) -> F) {
    let file = File::new();
    test(Visitor::new(site_on(&file.url(), UNLIMITED).await)).await;
    test(Visitor::new(site_on(&postgres::database().await, UNLIMITED).await)).await;
}
