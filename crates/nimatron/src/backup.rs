//! `nimatron backup` and `nimatron restore`: all data of the site in one file.
use crate::{Console, failure::Failure, output_file::named_path, progress::Progress, serve::default_database};
use engine::message::{Message, Say};
use server::{CopyError, without_secrets};
use std::path::PathBuf;
use text::render;

#[derive(Debug, clap::Args)]
pub(crate) struct Backup {
    #[command(flatten)]
    copy: Copy,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Restore {
    #[command(flatten)]
    copy: Copy,
}

/// What is copied, in either direction.
#[derive(Debug, clap::Args)]
struct Copy {
    #[arg(value_parser = named_path())]
    file: PathBuf,
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,
    #[arg(long)]
    json: bool,
}

impl Backup {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let database = self.copy.database(console);
        let progress = Progress::start(console, None);
        let done = server::run_to_end(server::backup(&database, &self.copy.file));
        drop(progress);
        self.copy.print(&database, done, console)
    }
}

impl Restore {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let database = self.copy.database(console);
        let progress = Progress::start(console, None);
        let done = server::run_to_end(server::restore(&self.copy.file, &database));
        drop(progress);
        self.copy.print(&database, done, console)
    }
}

impl Copy {
    fn database(&self, console: &mut Console<'_>) -> String {
        self.database.clone().unwrap_or_else(|| default_database(console))
    }

    fn print(&self, database: &str, done: Result<u64, CopyError>, console: &mut Console<'_>) -> Result<(), Failure> {
        let rows = done.map_err(|error| Failure::Input(error.message()))?;
        if self.json {
            let file = self.file.to_string_lossy();
            let database = without_secrets(database);
            let fields = [("file", file.as_ref().into()), ("database", database.into()), ("rows", rows.into())];
            return console.write_json(&protocol::pretty(&protocol::object(fields)));
        }
        console.print(&(render(console.lang, &Message::new("backup-done").with("rows", rows)) + "\n"))
    }
}
