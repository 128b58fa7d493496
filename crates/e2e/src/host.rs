//! The page, served as visitors get it.
use axum::{
    Router,
    http::{HeaderName, StatusCode, Uri, header::CONTENT_TYPE},
};
use server::{PageFiles, Site, SiteOptions, Store, app};
use std::{
    fs,
    path::PathBuf,
    sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

/// The folder of the built page.
///
/// # Panics
///
/// When the page is not built.
pub fn page_folder() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    let target = target.unwrap_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target")));
    let folder = target.join("page");
    assert!(folder.join("index.html").is_file(), "the page is not built: run `cargo xtask page` first");
    folder
}

/// A server with the page, on a port of its own, for as long as it lives.
pub struct Host {
    /// Where it is, as `http://127.0.0.1:PORT/`.
    pub address: String,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    /// The file of its database.
    database: String,
}

/// A name for a file that no other server uses.
fn new_database() -> String {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let name = format!("nimatron-e2e-{}-{}.sqlite", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    std::env::temp_dir().join(name).display().to_string()
}

/// A file of the page, as any static host gives it.
async fn file(uri: Uri) -> Result<([(HeaderName, &'static str); 1], Vec<u8>), StatusCode> {
    let path = uri.path().trim_start_matches('/');
    let name = if path.is_empty() { "index.html" } else { path };
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    };
    let bytes = fs::read(page_folder().join(name)).map_err(|_| StatusCode::NOT_FOUND)?;
    Ok(([(CONTENT_TYPE, kind)], bytes))
}

impl Host {
    /// Starts the server.
    ///
    /// # Panics
    ///
    /// When the page is not built or no port is free.
    pub fn start() -> Host {
        let page = PageFiles::in_folder(&page_folder()).expect("the folder of the page can be read");
        let database = new_database();
        let url = format!("sqlite:{database}");
        Host::serve(database, async move {
            let store = Store::open(&url).await.expect("the folder for temporary files can be written");
            app(Site::new(page, store, SiteOptions { unlimited: true, ..SiteOptions::default() }))
        })
    }

    /// Starts a host that knows nothing but the files of the page.
    ///
    /// # Panics
    ///
    /// When the page is not built or no port is free.
    pub fn of_files() -> Host {
        Host::serve(new_database(), async { Router::new().fallback(file) })
    }

    fn serve(database: String, made: impl Future<Output = Router> + Send + 'static) -> Host {
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let (tell, told) = mpsc::channel();
        thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
            runtime.block_on(async move {
                let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
                let router = made.await;
                tell.send(listener.local_addr().expect("an address")).expect("somebody waits");
                let served = axum::serve(listener, router);
                // Idle connections of the browser are not waited for.
                tokio::select! {
                    end = served => end.expect("the server runs"),
                    _ = stopped => {}
                }
            });
        });
        let address = told.recv().expect("the server starts");
        Host { address: format!("http://{address}/"), stop: Some(stop), database }
    }
}

impl Host {
    /// Ends the server: from now on there is no network.
    pub fn stop(&mut self) {
        if let Some(stop) = self.stop.take() {
            // Nobody listens any more when the server has ended by itself.
            let _ended = stop.send(());
        }
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.stop();
        for ending in ["", "-wal", "-shm"] {
            // The last two are there only while it is in use.
            drop(fs::remove_file(format!("{}{ending}", self.database)));
        }
    }
}
