//! The server of the page.
use axum::{
    Router,
    http::{HeaderName, StatusCode, Uri, header::CONTENT_TYPE},
};
use server::{PageFiles, Site, SiteOptions, Store, app};
use std::{fs, path::PathBuf, sync::mpsc, thread};
use test_support::SqliteFile;

/// The folder of the built page.
///
/// # Panics
///
/// If the page is not built.
pub fn page_folder() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    let target = target.unwrap_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target")));
    let folder = target.join("page");
    assert!(folder.join("index.html").is_file(), "the page is not built: run `cargo xtask page` first");
    folder
}

/// A server of the page on a free port, stopped on drop.
pub struct Host {
    /// The address, as `http://127.0.0.1:PORT/`.
    pub address: String,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    /// The database; removed on drop.
    _database: SqliteFile,
}

/// A file of the page, as from any static host.
async fn file(uri: Uri) -> Result<([(HeaderName, &'static str); 1], Vec<u8>), StatusCode> {
    let path = uri.path().trim_start_matches('/');
    let name = if path.is_empty() { "index.html" } else { path };
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("wasm") => "application/wasm",
        Some("woff2") => "font/woff2",
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
    /// If the page is not built or no port is free.
    pub fn start() -> Host {
        let page = PageFiles::in_folder(&page_folder()).expect("the folder of the page can be read");
        let database = SqliteFile::new();
        let url = database.url();
        Host::serve(database, async move {
            let store = Store::open(&url).await.expect("the folder for temporary files can be written");
            app(Site::new(page, store, SiteOptions { unlimited: true, ..SiteOptions::default() }))
        })
    }

    /// Starts a static host with the files of the page only.
    ///
    /// # Panics
    ///
    /// If the page is not built or no port is free.
    pub fn static_files() -> Host {
        Host::serve(SqliteFile::new(), async { Router::new().fallback(file) })
    }

    fn serve(database: SqliteFile, router: impl Future<Output = Router> + Send + 'static) -> Host {
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
            runtime.block_on(async move {
                let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
                let router = router.await;
                sender.send(listener.local_addr().expect("an address")).expect("somebody waits");
                let server = axum::serve(listener, router);
                // Do not wait for idle connections of the browser.
                tokio::select! {
                    end = server => end.expect("the server runs"),
                    _ = stopped => {}
                }
            });
        });
        let address = receiver.recv().expect("the server starts");
        Host { address: format!("http://{address}/"), stop: Some(stop), _database: database }
    }
}

impl Host {
    /// Stops the server: from now on there is no network.
    pub fn stop(&mut self) {
        if let Some(stop) = self.stop.take() {
            // This fails if the server has ended already.
            let _ = stop.send(());
        }
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.stop();
    }
}
