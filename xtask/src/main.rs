//! Chores: `cargo xtask run` builds the page and starts the program, `cargo xtask page` builds the page alone, `cargo
//! xtask test` runs every check, `cargo xtask bench` measures speed, `cargo xtask torture` makes things fail while
//! people play, `cargo xtask gallery` draws every kind of picture, `cargo xtask prose` writes explanations to be read.
mod browser;
mod fuzz_api;
mod install;
mod page;
mod server;
mod test;

use install::Install;
use std::{
    path::Path,
    process::{Command, ExitCode, exit},
};

const USAGE: &str = "\
cargo xtask test          every check: format, lints, documentation, tests, WebAssembly; installs Chromium and
    PostgreSQL if
                          they are missing, unless --no-install is given
cargo xtask run           build the page and the program, and serve it at http://127.0.0.1:1940
cargo xtask run -- ARGS   build the program in release mode and run it with arguments
cargo xtask shots [DIR]   pictures of every page, and the one of the README; in target/shots unless given
cargo xtask budgets       how large, how fast and how steady the page is, next to its limits
cargo xtask page [--dev]  build the page for the browser and say how large it is
cargo xtask site [DIR]    the page as a folder for any static host; in target/site unless given
cargo xtask bench         speed, next to plain baselines in the same run
cargo xtask bench boards  games on boards; with `--with igsolve` next to that program, installed into the target folder
cargo xtask torture [N]   let N things fail while people play rated matches, and count what is lost: the server is
                          killed, the disk is full, the file is locked, PostgreSQL crashes
cargo xtask fuzz-api [N]  requests made from the OpenAPI document, N for each operation, on both databases; installs
                          schemathesis into the target folder
cargo xtask bench-server  the server, next to a bare handler and bare inserts; with `moves` or `limits` only a part
cargo xtask bench-ratings what cheats gain in the ranking; the table of docs/ratings.md
cargo xtask bench-lab     nim-sequences, next to what public solvers do
cargo xtask gallery [DIR] every kind of picture, with an index page; in target/gallery unless given
cargo xtask prose [DIR]   explanations of every game, one page for each language; in target/prose unless given";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match args.as_slice() {
        ["test", rest @ ..] => Install::from_args(rest).and_then(test::all),
        ["run", rest @ ..] => run(rest),
        ["page", rest @ ..] => page::command(rest),
        ["site", rest @ ..] => page::site(rest),
        ["shots", rest @ ..] => shots(rest),
        ["budgets"] => budgets(),
        ["bench-lab", rest @ ..] => {
            run_cargo(&["bench", "--quiet", "--package", "nimatron-lab", "--bench", "lab", "--"], rest)
        }
        ["bench", "boards", rest @ ..] => boards(rest),
        ["bench", rest @ ..] => bench(rest),
        ["bench-server", rest @ ..] => server::load("bench", rest),
        ["bench-ratings", rest @ ..] => {
            run_cargo(&["run", "--quiet", "--package", "nimatron-server", "--example", "farming", "--"], rest)
        }
        ["torture", rest @ ..] => server::load("torture", rest),
        ["fuzz-api", rest @ ..] => fuzz_api::command(rest),
        ["gallery", rest @ ..] => {
            run_cargo(&["run", "--quiet", "--package", "nimatron-draw", "--example", "gallery", "--"], rest)
        }
        ["prose", rest @ ..] => {
            run_cargo(&["run", "--quiet", "--package", "nimatron-text", "--example", "prose", "--"], rest)
        }
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => Err(format!("expected one of\n{USAGE}")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("xtask: {sentence}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the program; builds the page first if the program is going to serve it.
fn run(args: &[&str]) -> Result<(), String> {
    const PROGRAM: [&str; 8] = ["run", "--quiet", "--release", "--package", "nimatron", "--bin", "nimatron", "--"];
    let args: &[&str] = if without_separator(args).is_empty() { &["serve"] } else { args };
    if matches!(without_separator(args), ["serve", ..]) {
        page::build(page::For::Readers)?;
    }
    run_cargo(&PROGRAM, args)
}

/// Takes pictures of every page in a browser.
fn shots(args: &[&str]) -> Result<(), String> {
    page::build(page::For::Readers)?;
    browser::ready(Install::Missing)?;
    run_cargo(&["run", "--quiet", "--package", "e2e", "--example", "shots", "--"], args)
}

/// Prints the budgets of the page: its bytes, and what a browser measures.
fn budgets() -> Result<(), String> {
    page::build(page::For::Readers)?;
    browser::ready(Install::Missing)?;
    run_cargo(&["run", "--quiet", "--package", "e2e", "--example", "budgets"], &[])
}

/// Runs the benchmarks of every crate that has some.
fn bench(args: &[&str]) -> Result<(), String> {
    ["engine", "draw"].iter().try_for_each(|name| {
        let package = format!("nimatron-{name}");
        run_cargo(&["bench", "--quiet", "--package", &package, "--bench", name, "--"], args)
    })
}

/// Runs the benchmark of games on boards, next to a public program if asked for.
fn boards(args: &[&str]) -> Result<(), String> {
    const BENCH: [&str; 7] = ["bench", "--quiet", "--package", "nimatron-engine", "--bench", "boards", "--"];
    let args = without_separator(args);
    let Some(at) = args.iter().position(|arg| *arg == "--with") else { return run_cargo(&BENCH, args) };
    if args.get(at + 1) != Some(&"igsolve") {
        return Err("only igsolve is compared: --with igsolve".to_owned());
    }
    let folder = root().join("target/igsolve");
    let folder = folder.to_str().ok_or("the path of the repository is not text")?;
    run_cargo(&["install", "--quiet", "igsolve", "--version", "0.1.2", "--root", folder], &[])?;
    let program = format!("{folder}/bin/igsolve");
    let others: Vec<&str> =
        args.iter().enumerate().filter(|&(i, _)| i != at && i != at + 1).map(|(_, arg)| *arg).collect();
    run_cargo(&BENCH, &[&others[..], &["--with", &program]].concat())
}

/// Passes the work and the remaining arguments to cargo, and ends with its exit code.
fn run_cargo(work: &[&str], args: &[&str]) -> Result<(), String> {
    let status = cargo().args(work).args(without_separator(args)).status();
    let status = status.map_err(|error| format!("cargo could not be started: {error}"))?;
    if status.success() { Ok(()) } else { exit(status.code().unwrap_or(1)) }
}

/// The arguments for the program, without a `--` before them, as cargo wants it.
fn without_separator<'a>(args: &'a [&'a str]) -> &'a [&'a str] {
    args.strip_prefix(&["--"]).unwrap_or(args)
}

/// The cargo that started this, in the user's current folder.
fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// The root of the repository.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask stands in the root")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_may_stand_behind_a_separator() {
        let words: [&str; 3] = ["analyze", "nim", "3,5"];
        assert_eq!(without_separator(&words), words);
        assert_eq!(without_separator(&["--", "analyze", "nim", "3,5"]), words);
        assert_eq!(without_separator(&["explain", "--", "x"]), ["explain", "--", "x"]);
    }
}
