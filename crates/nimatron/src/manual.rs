//! `nimatron man`: the pages of `--help` as a manual.
use crate::{
    Console,
    failure::Failure,
    help::{self, word},
    output_file::named_path,
};
use clap::Command;
use clap_mangen::Man;
use std::{
    fs, io,
    path::{Path, PathBuf},
};
use text::Lang;

#[derive(Debug, clap::Args)]
pub(crate) struct Manual {
    #[arg(value_name = "FOLDER", value_parser = named_path())]
    folder: PathBuf,
}

/// The headings of the manual in English, each with the id of its words.
const HEADINGS: [(&str, &str); 7] = [
    ("NAME", "help-heading-name"),
    ("SYNOPSIS", "help-heading-usage"),
    ("DESCRIPTION", "help-heading-description"),
    ("OPTIONS", "help-heading-options"),
    ("SUBCOMMANDS", "help-heading-commands"),
    ("VERSION", "help-heading-version"),
    ("EXTRA", "help-heading-examples"),
];

impl Manual {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let failed = |error: io::Error| Failure::write_error(&self.folder, &error);
        fs::create_dir_all(&self.folder).map_err(failed)?;
        write_pages(&self.folder, &help::command(console.lang), "nimatron", console.lang).map_err(failed)
    }
}

/// Writes the page of a command, and those of the commands below it.
fn write_pages(folder: &Path, command: &Command, name: &str, lang: Lang) -> io::Result<()> {
    for below in command.get_subcommands() {
        write_pages(folder, below, &format!("{name}-{}", below.get_name()), lang)?;
    }
    let mut page = Vec::new();
    Man::new(command.clone()).title(name.to_uppercase()).render(&mut page)?;
    let page = help::page(&String::from_utf8_lossy(&page), lang);
    // The examples have a heading already.
    let examples = format!("{}:", word("help-heading-examples", lang));
    let lines = page.lines().filter(|line| *line != examples).map(|line| {
        let heading = HEADINGS.iter().find(|(english, _)| line.strip_prefix(".SH ") == Some(*english));
        heading.map_or_else(|| line.to_owned(), |(_, id)| format!(".SH {}", word(id, lang).to_uppercase()))
    });
    let page: String = lines.map(|line| line + "\n").collect();
    fs::write(folder.join(format!("{name}.1")), page)
}
