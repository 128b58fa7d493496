//! The page, served as visitors get it.
use server::{Page, Site, app};
use std::{path::PathBuf, sync::mpsc, thread};

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
}

impl Host {
    /// Starts the server.
    ///
    /// # Panics
    ///
    /// When the page is not built or no port is free.
    pub fn start() -> Host {
        let page = Page::in_folder(&page_folder()).expect("the folder of the page can be read");
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let (tell, told) = mpsc::channel();
        thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
            runtime.block_on(async move {
                let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
                tell.send(listener.local_addr().expect("an address")).expect("somebody waits");
                let served = axum::serve(listener, app(Site::new(page)));
                // Idle connections of the browser are not waited for.
                tokio::select! {
                    end = served => end.expect("the server runs"),
                    _ = stopped => {}
                }
            });
        });
        let address = told.recv().expect("the server starts");
        Host { address: format!("http://{address}/"), stop: Some(stop) }
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
    }
}
