//! The site from outside, on SQLite and on PostgreSQL: the same tests on both.
mod accounts;
mod adoption;
mod ask;
mod client;
mod clocks;
mod databases;
mod files;
mod forgery;
mod matches;
mod people;
mod placing;
mod ranking;
mod reference;
mod security;
mod several_servers;
mod slow_clients;
mod sockets;
mod upkeep;

use client::Visitor;
use server::{PageFiles, Site, SiteOptions, Store};
use std::sync::Arc;
use test_support::{SqliteFile, postgres};

/// A site on a database.
pub(crate) async fn site_on(database: &str, options: SiteOptions) -> Arc<Site> {
    let store = Store::open(database).await.unwrap_or_else(|error| panic!("{database}: {error}"));
    Site::new(PageFiles::default(), store, options)
}

/// A site without rate limits.
pub(crate) const UNLIMITED: SiteOptions = SiteOptions { unlimited: true, ..SiteOptions::USUAL };

/// Runs a test on both databases.
pub(crate) async fn on_both<F: Future<Output = ()>>(test: impl Fn(Visitor) -> F) {
    let file = SqliteFile::new();
    test(Visitor::new(site_on(&file.url(), UNLIMITED).await)).await;
    test(Visitor::new(site_on(&postgres::database().await, UNLIMITED).await)).await;
}
