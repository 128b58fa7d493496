//! Starting and stopping the site. Every error at the start is one sentence.
mod connections;
mod open_files;
mod timed_stream;

pub use connections::serve_connections;

use crate::{
    page::PageFiles,
    routes::serve_metrics,
    site::{Site, SiteOptions},
    store::{DatabaseError, Store},
    upkeep,
};
use engine::{
    interrupt,
    message::{Message, Say},
};
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
    runtime::{Builder, Runtime},
    time::{sleep, timeout},
};

/// Options of [`serve`].
#[derive(Clone, Debug)]
pub struct ServeOptions {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// Another address for the metrics alone.
    pub metrics_listen: Option<SocketAddr>,
    /// The folder of the page; by default the page that was built with the program.
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

/// Runs the site until a signal stops it; calls `started` with the address and whether there is a page. Afterwards the
/// engine may not be called on this thread.
pub fn serve(options: &ServeOptions, started: impl FnOnce(SocketAddr, bool)) -> Result<(), StartError> {
    let level = if options.log { tracing::Level::INFO } else { tracing::Level::WARN };
    let log = tracing_subscriber::fmt().json().with_max_level(level).with_writer(io::stderr);
    // This fails if a log is set up already, which does not matter.
    drop(log.try_init());
    let runtime = Builder::new_multi_thread().enable_all().on_thread_start(interrupt::forbid).build();
    let runtime = runtime.map_err(StartError::Runtime)?;
    // This thread accepts connections and does the upkeep.
    interrupt::forbid();
    let served = runtime.block_on(run(options, started));
    // Nobody waits for the jobs that are still running.
    runtime.shutdown_background();
    served
}

/// Runs a backup, a restore or the work of an operator to its end.
///
/// # Panics
///
/// If the machine has no thread left.
pub fn run_to_end<T>(work: impl Future<Output = T>) -> T {
    Runtime::new().expect("a machine that runs this has threads").block_on(work)
}

async fn run(options: &ServeOptions, started: impl FnOnce(SocketAddr, bool)) -> Result<(), StartError> {
    let page = match &options.page {
        Some(folder) => PageFiles::in_folder(folder).map_err(|error| StartError::Page(folder.clone(), error))?,
        None => PageFiles::built_in(),
    };
    let listener = listen_at(options.listen).await?;
    let address = listener.local_addr().map_err(|error| StartError::Listen(options.listen, error))?;
    let metrics_listener = match options.metrics_listen {
        Some(address) => Some(listen_at(address).await?),
        None => None,
    };
    let store = Store::open(&options.database).await.map_err(StartError::Database)?;
    let has_page = page.is_built();
    let most_connections = options.site.most_connections.min(open_files::raise_limit());
    let most_connections_from = options.site.most_connections_from.min(most_connections.div_ceil(2));
    let site = Site::new(page, store, SiteOptions { most_connections, most_connections_from, ..options.site });
    listen_to_servers(&site).await.map_err(StartError::Database)?;
    if let Some(listener) = metrics_listener {
        tokio::spawn(serve_metrics(listener, Arc::clone(&site)));
    }
    // Install the signal handlers first: the site may be stopped as soon as it reports its start.
    let stop = stop_signal();
    started(address, has_page);
    let served = async { tokio::join!(serve_connections(listener, Arc::clone(&site)), upkeep::run(Arc::clone(&site))) };
    tokio::select! {
        _ = served => {}
        () = stop_after(stop, &site) => tracing::warn!("requests were cut off"),
    }
    // A request may still hold a connection; the end of the process closes it.
    drop(timeout(LAST_ANSWERS, site.store.close()).await);
    Ok(())
}

async fn listen_at(address: SocketAddr) -> Result<TcpListener, StartError> {
    let failed = |error: io::Error| match error.kind() {
        ErrorKind::AddrInUse => StartError::Taken(address),
        _ => StartError::Listen(address, error),
    };
    TcpListener::bind(address).await.map_err(failed)
}

/// Time for requests to finish after the stop signal.
const GRACE: Duration = Duration::from_secs(6);

/// Time for the answers of requests whose jobs were stopped after that.
const LAST_ANSWERS: Duration = Duration::from_secs(2);

/// Waits for the signal, then until the time for requests to finish is over.
async fn stop_after(signal: impl Future<Output = ()>, site: &Site) {
    signal.await;
    site.stopping.send_replace(true);
    sleep(GRACE).await;
    site.question_pool.stop();
    site.match_pool.stop();
    sleep(LAST_ANSWERS).await;
}

/// Starts to pass on changes of matches by other servers on the same database.
pub async fn listen_to_servers(site: &Arc<Site>) -> Result<(), DatabaseError> {
    if let Some(listener) = site.store.listener().await? {
        tokio::spawn(pass_on(Arc::clone(site), listener));
    }
    Ok(())
}

/// Passes on notifications of other servers. If the connection breaks, viewers still look again now and then.
async fn pass_on(site: Arc<Site>, mut listener: PgListener) {
    loop {
        match listener.recv().await {
            Ok(notification) => site.referee.notify(notification.payload()),
            Err(error) => {
                tracing::warn!(%error, "no news from other servers");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

/// Installs handlers for Ctrl-C and for the signal that ends services; the future waits for one of them.
#[cfg(unix)]
fn stop_signal() -> impl Future<Output = ()> {
    use tokio::signal::unix::{Signal, SignalKind, signal};
    /// Waits for a signal; for ever if it cannot be handled.
    async fn arrival(signal: io::Result<Signal>) {
        match signal {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    }
    let signals = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
    async move {
        let [interrupted, terminated] = signals.map(arrival);
        tokio::select! {
            () = interrupted => {}
            () = terminated => {}
        }
    }
}

/// Waits for Ctrl-C.
#[cfg(not(unix))]
async fn stop_signal() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
