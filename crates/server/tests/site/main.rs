//! The site from outside, on SQLite and on PostgreSQL: the same tests on both.
mod accounts;
mod adoption;
mod ask;
mod client;
mod clocks;
mod databases;
mod expensive_requests;
mod files;
mod forgery;
mod honest;
#[cfg(debug_assertions)]
mod interrupt_checks;
mod limits;
mod lobby;
mod matches;
mod operators;
mod people;
mod placing;
mod ranking;
mod ready;
mod reference;
mod rights;
mod security;
mod several_servers;
mod slow_clients;
mod sockets;
mod tls;
mod upkeep;

use client::{METRICS_TOKEN, Visitor};
use server::{PageFiles, Site, SiteOptions, Store, TokenHash};
use std::sync::Arc;
use test_support::{SqliteFile, postgres};

/// A site on a database.
pub(crate) async fn site_on(database: &str, options: SiteOptions) -> Arc<Site> {
    let store = Store::open(database).await.unwrap_or_else(|error| panic!("{database}: {error}"));
    let metrics_token = Some(TokenHash::of(METRICS_TOKEN));
    Site::new(PageFiles::default(), store, SiteOptions { metrics_token, ..options })
}

/// A site without rate limits. Tests let time pass by shifting stored times.
pub(crate) const UNLIMITED: SiteOptions =
    SiteOptions { unlimited: true, clocks_stand_still: false, ..SiteOptions::USUAL };

/// Runs a test on both databases.
pub(crate) async fn on_both<F: Future<Output = ()>>(test: impl Fn(Visitor) -> F) {
    let file = SqliteFile::new();
    test(Visitor::new(site_on(&file.url(), UNLIMITED).await)).await;
    test(Visitor::new(site_on(&postgres::database().await, UNLIMITED).await)).await;
}
