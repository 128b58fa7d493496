//! `nimatron serve`: the web application.
use crate::{Console, failure::Failure};
use engine::message::{Message, Say};
use server::Options;
use std::{
    net::SocketAddr,
    path::PathBuf,
    process::{Command, Stdio},
};
use text::render;

/// Start the web application and say where it is
///
/// The page plays, explains and analyses by itself; the server brings it to the browsers.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:1940", value_parser = address)]
    listen: SocketAddr,
    /// The folder of the page; the one built with the program unless given
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
    /// Do not open a browser
    #[arg(long)]
    no_open: bool,
}

const EXAMPLES: &str = "Examples:
  nimatron                                    the same as nimatron serve
  nimatron serve --listen 127.0.0.1:8080 --no-open";

impl Default for Serve {
    /// What bare `nimatron` does.
    fn default() -> Serve {
        Serve { listen: SocketAddr::from(([127, 0, 0, 1], 1940)), page: None, no_open: false }
    }
}

fn address(text: &str) -> Result<SocketAddr, &'static str> {
    text.parse().map_err(|_| "expected-address")
}

impl Serve {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let options = Options { listen: self.listen, page: self.page.clone() };
        let mut told = Ok(());
        let served = server::serve(&options, |address, has_page| {
            if !has_page {
                console.complain(&Message::new("serve-no-page"));
            }
            let address = format!("http://{address}");
            let at = Message::new("serve-at").with("address", address.as_str());
            told = console.print(&(render(console.lang, &at) + "\n"));
            told = std::mem::replace(&mut told, Ok(())).and_then(|()| Ok(console.output.flush()?));
            if console.interactive && has_page && !self.no_open {
                open(&address);
            }
        });
        served.map_err(|error| Failure::Input(error.message()))?;
        told
    }
}

/// Opens the page in the browser of the desktop, if there is one.
fn open(address: &str) {
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let mut command = Command::new(program);
    command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // Without a desktop the address that was printed is all there is.
    drop(command.spawn());
}
