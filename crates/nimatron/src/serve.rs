//! `nimatron serve`: the web application.
use crate::{Console, failure::Failure};
use engine::message::{Message, Say};
use server::{ServeOptions, SiteOptions};
use std::{
    env, fs,
    net::SocketAddr,
    path::PathBuf,
    process::{Command, Stdio},
};
use text::render;

#[derive(Debug, clap::Args)]
pub(crate) struct Serve {
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:1940", value_parser = address)]
    listen: SocketAddr,
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
    #[arg(long)]
    https: bool,
    #[arg(long)]
    behind_proxy: bool,
    #[arg(long)]
    unlimited: bool,
    #[arg(long)]
    log: bool,
    #[arg(long)]
    no_open: bool,
}

impl Default for Serve {
    /// The command of bare `nimatron`.
    fn default() -> Serve {
        Serve {
            listen: SocketAddr::from(([127, 0, 0, 1], 1940)),
            database: None,
            page: None,
            https: false,
            behind_proxy: false,
            unlimited: false,
            log: false,
            no_open: false,
        }
    }
}

fn address(text: &str) -> Result<SocketAddr, &'static str> {
    text.parse().map_err(|_| "expected-address")
}

impl Serve {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let options = ServeOptions {
            listen: self.listen,
            page: self.page.clone(),
            database: self.database.clone().unwrap_or_else(default_database),
            log: self.log,
            site: SiteOptions {
                https: self.https,
                behind_proxy: self.behind_proxy,
                unlimited: self.unlimited,
                ..SiteOptions::USUAL
            },
        };
        let mut reported = Ok(());
        let served =
            server::serve(&options, |address, has_page| reported = self.report_start(address, has_page, console));
        served.map_err(|error| Failure::Input(error.message()))?;
        reported
    }

    /// Prints the address of the site, and opens it in the browser if there is a terminal.
    fn report_start(&self, address: SocketAddr, has_page: bool, console: &mut Console<'_>) -> Result<(), Failure> {
        if !has_page {
            console.complain(&Message::new("serve-no-page"));
        }
        let address = format!("http://{address}");
        let at = Message::new("serve-at").with("address", address.as_str());
        console.print(&(render(console.lang, &at) + "\n"))?;
        console.output.flush()?;
        if console.interactive && has_page && !self.no_open {
            open(&address);
        }
        Ok(())
    }
}

/// The database in the data folder of this user.
pub(crate) fn default_database() -> String {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME").or_else(|| set("LOCALAPPDATA"));
    let data = data.or_else(|| Some(set("HOME")?.join(".local").join("share"))).unwrap_or_else(env::temp_dir);
    let folder = data.join("nimatron");
    // If this fails, opening the database reports it.
    drop(fs::create_dir_all(&folder));
    format!("sqlite:{}", folder.join("site.sqlite").display())
}

/// Opens the page in the browser of the desktop, if there is one.
fn open(address: &str) {
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let mut command = Command::new(program);
    command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // Without a desktop the printed address must do.
    drop(command.spawn());
}
