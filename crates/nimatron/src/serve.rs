//! `nimatron serve`: the web application.
use crate::{Console, failure::Failure};
use engine::message::{Message, Say};
use server::{RegistrationMode, ServeOptions, SiteOptions, TokenHash, without_secrets};
use std::{
    env, fs,
    net::SocketAddr,
    panic::resume_unwind,
    path::PathBuf,
    process::{Command, Stdio},
    thread,
};
use text::{phrase::unreadable, render};

#[derive(Debug, clap::Args)]
pub(crate) struct Serve {
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:1940", value_parser = address)]
    listen: SocketAddr,
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,
    #[arg(long, value_name = "ADDRESS", value_parser = address)]
    metrics_listen: Option<SocketAddr>,
    #[arg(long, value_name = "FILE")]
    metrics_token_file: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
    #[arg(long)]
    https: bool,
    #[arg(long)]
    behind_proxy: bool,
    #[arg(long, value_name = "WHO", value_enum, default_value_t = RegistrationChoice::Open)]
    registration: RegistrationChoice,
    #[arg(long, value_name = "N", default_value_t = SiteOptions::USUAL.keep_guests_days)]
    keep_guests: u32,
    #[arg(long, value_name = "N", default_value_t = SiteOptions::USUAL.keep_events_days)]
    keep_events: u32,
    #[arg(long)]
    unlimited: bool,
    #[arg(long)]
    log: bool,
    #[arg(long)]
    no_open: bool,
    #[arg(long)]
    json: bool,
}

/// Who may open an account.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum RegistrationChoice {
    Open,
    Invite,
    Closed,
}

impl From<RegistrationChoice> for RegistrationMode {
    fn from(choice: RegistrationChoice) -> RegistrationMode {
        match choice {
            RegistrationChoice::Open => RegistrationMode::Open,
            RegistrationChoice::Invite => RegistrationMode::Invite,
            RegistrationChoice::Closed => RegistrationMode::Closed,
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
            metrics_listen: self.metrics_listen,
            page: self.page.clone(),
            database: self.database.clone().unwrap_or_else(|| default_database(console)),
            log: self.log,
            site: SiteOptions {
                https: self.https,
                behind_proxy: self.behind_proxy,
                unlimited: self.unlimited,
                registration: self.registration.into(),
                keep_guests_days: self.keep_guests,
                keep_events_days: self.keep_events,
                metrics_token: self.metrics_token()?,
                ..SiteOptions::USUAL
            },
        };
        let mut reported = Ok(());
        let report = |address, has_page| reported = self.report_start(address, has_page, &options.database, console);
        // A thread that serves must not run the engine afterwards, as this one may.
        let served = thread::scope(|scope| scope.spawn(|| server::serve(&options, report)).join());
        let served = served.unwrap_or_else(|panic| resume_unwind(panic));
        served.map_err(|error| Failure::Input(error.message()))?;
        reported
    }

    /// The hash of the token in the file.
    fn metrics_token(&self) -> Result<Option<TokenHash>, Failure> {
        let Some(file) = &self.metrics_token_file else { return Ok(None) };
        let text = fs::read_to_string(file).map_err(|error| Failure::file(file, unreadable(&error)))?;
        match text.trim() {
            "" => Err(Failure::file(file, Message::new("token-empty"))),
            token => Ok(Some(TokenHash::of(token))),
        }
    }

    /// Prints the address of the site, and opens it in the browser if there is a terminal.
    fn report_start(
        &self,
        address: SocketAddr,
        has_page: bool,
        database: &str,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        if !has_page {
            console.complain(&Message::new("serve-no-page"));
        }
        let address = format!("http://{address}");
        if self.json {
            let database = without_secrets(database);
            let fields =
                [("address", address.as_str().into()), ("database", database.into()), ("page", has_page.into())];
            console.write_json(&protocol::json(&protocol::object(fields)).to_string())?;
        } else {
            let at = Message::new("serve-at").with("address", address.as_str());
            console.print(&(render(console.lang, &at) + "\n"))?;
        }
        console.output.flush()?;
        if console.interactive && has_page && !self.no_open {
            open(&address);
        }
        Ok(())
    }
}

/// The database in the data folder of this user.
pub(crate) fn default_database(console: &mut Console<'_>) -> String {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME").or_else(|| set("LOCALAPPDATA"));
    let data = data.or_else(|| Some(set("HOME")?.join(".local").join("share")));
    let is_temporary = data.is_none();
    let folder = data.unwrap_or_else(env::temp_dir).join("nimatron");
    // If this fails, opening the database reports it.
    drop(fs::create_dir_all(&folder));
    let database = format!("sqlite:{}", folder.join("site.sqlite").display());
    if is_temporary {
        console.complain(&Message::new("error-no-home").with("database", database.as_str()));
    }
    database
}

/// Opens the page in the browser of the desktop, if there is one.
fn open(address: &str) {
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let mut command = Command::new(program);
    command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // Without a desktop, the printed address is enough.
    drop(command.spawn());
}
