//! `nimatron backup` and `nimatron restore`: all data of the site in one file.
use crate::{Console, failure::Failure, serve::default_database};
use engine::message::{Message, Say};
use server::CopyError;
use std::path::PathBuf;
use text::render;

#[derive(Debug, clap::Args)]
pub(crate) struct Backup {
    file: PathBuf,
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Restore {
    file: PathBuf,
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,
}

impl Backup {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let database = self.database.clone().unwrap_or_else(|| default_database(console));
        print_result(console, server::run_to_end(server::backup(&database, &self.file)))
    }
}

impl Restore {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let database = self.database.clone().unwrap_or_else(|| default_database(console));
        print_result(console, server::run_to_end(server::restore(&self.file, &database)))
    }
}

fn print_result(console: &mut Console<'_>, result: Result<u64, CopyError>) -> Result<(), Failure> {
    let rows = result.map_err(|error| Failure::Input(error.message()))?;
    console.print(&(render(console.lang, &Message::new("backup-done").with("rows", rows)) + "\n"))
}
