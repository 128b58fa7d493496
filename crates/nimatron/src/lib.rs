//! The command line of Nimatron: a thin shell over the engine, one file per subcommand.
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
//! };
//! let code = nimatron::run(["nimatron", "analyze", "nim", "1,2,3"].map(Into::into), &mut console);
//! assert_eq!(code, 0);
//! assert!(String::from_utf8(output).unwrap().contains("the player to move loses"));
//! ```
mod analyze;
mod backup;
mod batch;
mod board;
mod choice;
mod console;
mod explain;
mod failure;
mod games;
mod graph;
mod layout;
mod parallel;
mod picture;
mod play;
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

use clap::{Parser, Subcommand, error::ErrorKind};
pub use console::Console;
use failure::{Failure, arguments::asked_language};
use std::ffi::OsString;
use text::{Lang, UnknownLanguage};

/// Nim and every game like it: who wins, by which moves, and why.
///
/// Every answer is exact. It comes from a theorem, which is named, or from exhaustive search, which says how many
/// positions it saw; when the budget ends first, the answer says so.
#[derive(Debug, Parser)]
#[command(version, after_help = EXAMPLES, args_override_self = true, max_term_width = 100)]
struct Cli {
    /// The language: en, sl, hr, hu or pl; that of the environment unless given
    #[arg(long, global = true, value_name = "LANG", value_parser = language)]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Option<Command>,
}

fn language(code: &str) -> Result<Lang, UnknownLanguage> {
    code.parse()
}

const EXAMPLES: &str = "Examples:
  nimatron                                    the web application, the same as nimatron serve
  nimatron games                              what can be played
  nimatron rules nim                          its rules and its theory
  nimatron analyze nim 5,19,40,51             who wins, and by which moves
  nimatron analyze nim 1,3,5,7 --misere       the same when the last move loses
  nimatron explain nim 5,19,40,51             the reason, as a teacher would write it
  nimatron play                               in the terminal
  nimatron verify nim                         theory against exhaustive search
  nimatron sequence 0.16                      nim-values of heaps, and their period with proof";

#[derive(Debug, Subcommand)]
enum Command {
    Games(games::Games),
    Rules(rules::Rules),
    Analyze(analyze::Analyze),
    Explain(explain::Explain),
    Review(review::ReviewFile),
    Verify(verify::Verify),
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
}

impl Default for Command {
    /// What bare `nimatron` does.
    fn default() -> Command {
        Command::Serve(serve::Serve::default())
    }
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
        }
    }
}

/// Runs one command and gives the exit code: 0 for an answer, 1 for a bug or a failed write, 2 for bad input.
pub fn run(args: impl IntoIterator<Item = OsString>, console: &mut Console<'_>) -> u8 {
    let args: Vec<OsString> = args.into_iter().collect();
    let result = match Cli::try_parse_from(&args) {
        Ok(cli) => {
            console.lang = cli.lang.unwrap_or(console.lang);
            cli.command.unwrap_or_default().run(console)
        }
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            write!(console.output, "{error}").map_err(Failure::from)
        }
        Err(error) => {
            console.lang = asked_language(&args).unwrap_or(console.lang);
            Err(Failure::arguments(&args, &error))
        }
    };
    match result.and_then(|()| Ok(console.output.flush()?)) {
        Ok(()) => 0,
        Err(failure) => failure.report(console),
    }
}
