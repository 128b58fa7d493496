//! The command line of Nimatron: a thin shell over the other crates, one file per command.
//!
//! [`run`] takes arguments and a [`Console`], so that tests need no process:
//!
//! ```
//! let (mut input, mut output, mut errors) = (std::io::empty(), Vec::new(), Vec::new());
//! let mut console = nimatron::Console {
//!     input: &mut input,
//!     output: &mut output,
//!     errors: &mut errors,
//!     interactive: false,
//!     lang: text::Lang::En,
//!     ascii: false,
//!     safe_numbers: false,
//!     width: 80,
//!     paint: nimatron::Paint(false),
//!     error_paint: nimatron::Paint(false),
//! };
//! let code = nimatron::run(["nimatron", "analyze", "nim", "1,2,3"].map(Into::into), &mut console);
//! assert_eq!(code, 0);
//! assert!(String::from_utf8(output).unwrap().contains("the player to move loses"));
//! ```
//!
//! | module | what it is |
//! |---|---|
//! | `games`, `rules`, `random` | the list of games, the rules of one, a random start |
//! | `analyze`, `batch`, `report` | the analysis of a position; of many, line by line; the report for people |
//! | `explain`, `review` | why a position is won or lost; a recorded game judged move by move |
//! | `play` | a match in the terminal |
//! | `verify`, `prove` | theory against exhaustive search; certificates of outcomes |
//! | `sequence` | nim-values of heaps, periods, certificates, surveys |
//! | `graph`, `tree`, `table`, `board`, `picture` | pictures of graphs, searches, tables and boards, and their files |
//! | `serve`, `backup`, `admin` | the web application, backup and restore, what operators do |
//! | `menu`, `help` | what bare `nimatron` asks in a terminal; the pages of `--help`, in five languages |
//! | `completions`, `manual` | the same words for shells and for `man` |
//! | `choice` | arguments that several commands share: the game, its parameters, the budget |
//! | `console`, `failure` | streams and language; errors as one sentence with an exit code |
//! | `output_file` | files that are written whole or not at all |
//! | `layout`, `paint`, `progress` | paragraphs and tables of plain text; colours; a line while a command works |
//! | `numbers`, `parallel` | large numbers in JSON; work on all cores |
mod admin;
mod analyze;
mod backup;
mod batch;
mod board;
mod choice;
mod completions;
mod console;
mod explain;
mod failure;
mod games;
mod graph;
mod help;
mod layout;
mod manual;
mod menu;
mod numbers;
mod output_file;
mod paint;
mod parallel;
mod picture;
mod play;
mod progress;
mod prove;
mod random;
mod report;
mod review;
mod rules;
mod sequence;
mod serve;
mod table;
#[cfg(test)]
mod test_nim;
mod tree;
mod verify;

use clap::{FromArgMatches, Parser, Subcommand, error::ErrorKind};
pub use console::Console;
use failure::{
    Failure,
    arguments::{requested_color, requested_language},
};
use paint::ColorChoice;
pub use paint::Paint;
use std::{
    ffi::OsString,
    io::{IsTerminal, stdin, stdout},
};
use text::{Lang, UnknownLanguage};

#[derive(Debug, Parser)]
#[command(version, disable_help_subcommand = true, args_override_self = true, max_term_width = 100)]
struct Cli {
    #[arg(long, global = true, value_name = "LANG", value_parser = language)]
    lang: Option<Lang>,
    #[arg(long, global = true)]
    safe_numbers: bool,
    #[arg(long, global = true, value_name = "WHEN", value_enum)]
    color: Option<ColorChoice>,
    #[command(subcommand)]
    command: Option<Command>,
}

fn language(code: &str) -> Result<Lang, UnknownLanguage> {
    code.parse()
}

#[derive(Debug, Subcommand)]
enum Command {
    Games(games::Games),
    Rules(rules::Rules),
    #[command(alias = "analyse")]
    Analyze(analyze::Analyze),
    Explain(explain::Explain),
    Review(review::ReviewFile),
    Verify(verify::Verify),
    Prove(prove::Prove),
    Graph(graph::Graph),
    Random(random::Random),
    Play(play::Play),
    Sequence(Box<sequence::Sequence>),
    Board(board::Board),
    Tree(tree::Tree),
    Table(table::Table),
    Serve(serve::Serve),
    Backup(backup::Backup),
    Restore(backup::Restore),
    Admin(admin::Admin),
    Completions(completions::Completions),
    #[command(name = "man")]
    Manual(manual::Manual),
    Help(help::Help),
}

impl Command {
    fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        match self {
            Command::Games(command) => command.run(console),
            Command::Rules(command) => command.run(console),
            Command::Analyze(command) => command.run(console),
            Command::Explain(command) => command.run(console),
            Command::Review(command) => command.run(console),
            Command::Verify(command) => command.run(console),
            Command::Prove(command) => command.run(console),
            Command::Graph(command) => command.run(console),
            Command::Random(command) => command.run(console),
            Command::Play(command) => command.run(console),
            Command::Sequence(command) => command.run(console),
            Command::Board(command) => command.run(console),
            Command::Tree(command) => command.run(console),
            Command::Table(command) => command.run(console),
            Command::Serve(command) => command.run(console),
            Command::Backup(command) => command.run(console),
            Command::Restore(command) => command.run(console),
            Command::Admin(command) => command.run(console),
            Command::Completions(command) => command.run(console),
            Command::Manual(command) => command.run(console),
            Command::Help(command) => command.run(console),
        }
    }
}

/// Runs one command and returns the exit code: 0 for an answer, 1 for a bug or a failed write, 2 for bad
/// input, 3 if the answer is not known within the limits.
pub fn run(args: impl IntoIterator<Item = OsString>, console: &mut Console<'_>) -> u8 {
    let args: Vec<OsString> = args.into_iter().collect();
    match answer(&args, console).and_then(|()| Ok(console.output.flush()?)) {
        Ok(()) => 0,
        Err(failure) => failure.report(console),
    }
}

/// Runs the command of the arguments.
fn answer(args: &[OsString], console: &mut Console<'_>) -> Result<(), Failure> {
    console.lang = requested_language(args).unwrap_or(console.lang);
    let help_paint = console.paint.or(requested_color(args));
    match parse(args, console.lang) {
        Ok(cli) => {
            console.lang = cli.lang.unwrap_or(console.lang);
            console.safe_numbers |= cli.safe_numbers;
            console.paint = console.paint.or(cli.color);
            console.error_paint = console.error_paint.or(cli.color);
            match cli.command {
                Some(command) => command.run(console).map_err(|failure| failure.with_help(args)),
                None if console.interactive && stdin().is_terminal() && stdout().is_terminal() => menu::run(console),
                None => answer(&["nimatron".into(), "--help".into()], console),
            }
        }
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            let page = error.render();
            let page = if help_paint.0 { page.ansi().to_string() } else { page.to_string() };
            console.print(&help::page(&page, console.lang))
        }
        Err(error) => Err(Failure::arguments(args, &help::with_usage(error, console.lang))),
    }
}

/// Parses the arguments; help and errors are in the language.
fn parse(args: &[OsString], lang: Lang) -> Result<Cli, clap::Error> {
    Cli::from_arg_matches(&help::command(lang).try_get_matches_from(args)?)
}
