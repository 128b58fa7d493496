//! `nimatron backup` and `nimatron restore`: everything that the site keeps, in one file.
use crate::{Console, failure::Failure, serve::usual_database};
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
        let database = self.database.clone().unwrap_or_else(usual_database);
        said(console, server::run_copy(server::backup(&database, &self.file)))
    }
}

impl Restore {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let database = self.database.clone().unwrap_or_else(usual_database);
        said(console, server::run_copy(server::restore(&self.file, &database)))
    }
}

fn said(console: &mut Console<'_>, copied: Result<u64, CopyError>) -> Result<(), Failure> {
    let rows = copied.map_err(|error| Failure::Input(error.message()))?;
    console.print(&(render(console.lang, &Message::new("backup-done").with("rows", rows)) + "\n"))
}
