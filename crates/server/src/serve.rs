//! Starting and stopping: everything that can be wrong beforehand is said in one sentence.
mod connections;
mod patient;

pub use connections::answer;

use crate::{
    page::Page,
    site::{Site, SiteOptions},
    store::{CopyError, DatabaseError, Store},
    upkeep,
};
use engine::message::{Message, Say};
use sqlx::postgres::PgListener;
use std::{
    error::Error,
    fmt,
    io::{self, ErrorKind},
    net::SocketAddr,
    path::PathBuf,
    sync::Arc,
    time::Duration,
};
use text::phrase::{unreadable_folder, unusable_address};
use tokio::{
    net::TcpListener,
    runtime::Runtime,
    time::{sleep, timeout},
};

/// How the site is run.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder of the page; the one that was built with the program unless given.
    pub page: Option<PathBuf>,
    /// `sqlite:FILE` or `postgres://…`.
    pub database: String,
    /// Whether each request is logged, as a line of JSON on standard error.
    pub log: bool,
    /// How the site behaves.
    pub site: SiteOptions,
}

/// Why the site cannot be started.
#[derive(Debug)]
pub enum StartError {
    /// Another program listens there.
    Taken(SocketAddr),
    /// The address cannot be used for another reason.
    Listen(SocketAddr, io::Error),
    /// The page cannot be read.
    Page(PathBuf, io::Error),
    /// The database cannot be used.
    Database(DatabaseError),
    /// The machine has no threads or memory left.
    Runtime(io::Error),
}

impl Say for StartError {
    fn message(&self) -> Message {
        match self {
            StartError::Taken(address) => Message::new("start-taken").with("address", address.to_string()),
            StartError::Listen(address, error) => Message::new("start-listen")
                .with("address", address.to_string())
                .with("reason", unusable_address(error)),
            StartError::Page(folder, error) => {
                let folder = folder.display().to_string();
                Message::new("start-page").with("folder", folder).with("reason", unreadable_folder(error))
            }
            StartError::Database(error) => error.message(),
            StartError::Runtime(error) => Message::new("start-runtime").with("reason", error.to_string()),
        }
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for StartError {}

/// Runs the site until it is told to stop; `started` hears the address, and whether there is a page.
pub fn serve(options: &Options, started: impl FnOnce(SocketAddr, bool)) -> Result<(), StartError> {
    let level = if options.log { tracing::Level::INFO } else { tracing::Level::WARN };
    let log = tracing_subscriber::fmt().json().with_max_level(level).with_writer(io::stderr);
    // A log that somebody else has set up is as good.
    drop(log.try_init());
    let runtime = Runtime::new().map_err(StartError::Runtime)?;
    let served = runtime.block_on(run(options, started));
    // Whatever is still thought about is for nobody.
    runtime.shutdown_background();
    served
}

/// Runs a backup or a restore to its end.
pub fn copying(copy: impl Future<Output = Result<u64, CopyError>>) -> Result<u64, CopyError> {
    Runtime::new().expect("a machine that runs this has threads").block_on(copy)
}

async fn run(options: &Options, started: impl FnOnce(SocketAddr, bool)) -> Result<(), StartError> {
    let page = match &options.page {
        Some(folder) => Page::in_folder(folder).map_err(|error| StartError::Page(folder.clone(), error))?,
        None => Page::built(),
    };
    let failed = |error: io::Error| match error.kind() {
        ErrorKind::AddrInUse => StartError::Taken(options.listen),
        _ => StartError::Listen(options.listen, error),
    };
    let listener = TcpListener::bind(options.listen).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    let store = Store::open(&options.database).await.map_err(StartError::Database)?;
    let has_page = page.is_built();
    let site = Site::new(page, store, options.site);
    hear_others(&site).await.map_err(StartError::Database)?;
    // Whoever hears that the site has started may stop it at once.
    let stop = told_to_stop();
    started(address, has_page);
    let served = async { tokio::join!(answer(listener, Arc::clone(&site)), upkeep::run(Arc::clone(&site))) };
    tokio::select! {
        _ = served => {}
        () = stop_after(stop, &site) => tracing::warn!("requests were cut off"),
    }
    // What a request still holds of it is let go when the process ends.
    drop(timeout(LAST_WORDS, site.store.close()).await);
    Ok(())
}

/// What was begun when the site is told to stop has so long to be finished.
const GRACE: Duration = Duration::from_secs(6);

/// Those whose thoughts are stopped then have so long to hear of it.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Waits until the site is told to stop, then until the time is over in which it finishes what was begun.
async fn stop_after(signal: impl Future<Output = ()>, site: &Site) {
    signal.await;
    site.stopping.send_replace(true);
    sleep(GRACE).await;
    site.thinking.stop();
    site.match_work.stop();
    sleep(LAST_WORDS).await;
}

/// From now on those who watch a match hear at once of what happens on other servers of the same database.
pub async fn hear_others(site: &Arc<Site>) -> Result<(), DatabaseError> {
    if let Some(news) = site.store.news().await? {
        tokio::spawn(listen(Arc::clone(site), news));
    }
    Ok(())
}

/// Passes on what other servers tell. When the connection breaks, everybody still looks for themselves now and then.
async fn listen(site: Arc<Site>, mut news: PgListener) {
    loop {
        match news.recv().await {
            Ok(notification) => site.referee.heard(notification.payload()),
            Err(error) => {
                tracing::warn!(%error, "no news from other servers");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

/// Listens from now on for Ctrl-C and for the signal by which a system ends its services; what it returns waits for one.
#[cfg(unix)]
fn told_to_stop() -> impl Future<Output = ()> {
    use tokio::signal::unix::{Signal, SignalKind, signal};
    /// One that the system does not tell never comes.
    async fn heard(signal: io::Result<Signal>) {
        match signal {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    }
    let signals = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
    async move {
        let [interrupted, terminated] = signals.map(heard);
        tokio::select! {
            () = interrupted => {}
            () = terminated => {}
        }
    }
}

/// Waits for Ctrl-C.
#[cfg(not(unix))]
async fn told_to_stop() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
