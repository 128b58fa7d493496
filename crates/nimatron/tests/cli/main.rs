//! The command line from outside: arguments, output and exit code.
mod admin;
mod answers;
mod backup;
mod bad_input;
mod batch;
mod binary;
mod documentation;
mod errata;
mod explain;
mod first_hours;
mod help;
mod languages;
mod layout;
mod limits;
mod line_by_line;
mod names;
mod pictures;
mod prove;
mod review;
mod schema;
#[cfg(unix)]
mod screen;
mod sequence;
#[cfg(unix)]
mod serve;
mod shell;
mod streams;
mod tables;

use std::{cell::Cell, ffi::OsString};
use text::Lang;

/// The exit code and the output of a command.
#[derive(Debug)]
struct CommandResult {
    code: u8,
    output: String,
    errors: String,
}

thread_local! {
    /// Columns of the terminal; by default there is none.
    static WIDTH: Cell<usize> = const { Cell::new(usize::MAX) };
}

/// Runs a command in a terminal with a number of columns.
fn run_at(width: usize, words: &str) -> CommandResult {
    WIDTH.set(width);
    let ran = run(words.split_whitespace(), b"");
    WIDTH.set(usize::MAX);
    ran
}

/// Runs a command that must succeed in a terminal with a number of columns, and returns its output.
fn prints_at(width: usize, words: &str) -> String {
    let ran = run_at(width, words);
    assert_eq!((ran.code, ran.errors.as_str()), (0, ""), "{words}");
    ran.output
}

/// Runs a command without a process, in English.
fn run<S: Into<OsString>>(args: impl IntoIterator<Item = S>, input: &[u8]) -> CommandResult {
    run_in(Lang::En, false, args, input)
}

/// Runs a command without a process, in the language of an environment.
fn run_in<S: Into<OsString>>(
    lang: Lang,
    ascii: bool,
    args: impl IntoIterator<Item = S>,
    input: &[u8],
) -> CommandResult {
    let (mut input, mut output, mut errors) = (input, Vec::new(), Vec::new());
    let mut console = nimatron::Console {
        input: &mut input,
        output: &mut output,
        errors: &mut errors,
        interactive: false,
        lang,
        ascii,
        safe_numbers: false,
        width: WIDTH.get(),
        paint: nimatron::Paint(false),
        error_paint: nimatron::Paint(false),
    };
    let args = std::iter::once("nimatron".into()).chain(args.into_iter().map(Into::into));
    let code = nimatron::run(args, &mut console);
    let text = |bytes| {
        let text = String::from_utf8(bytes).expect("only text is printed");
        let isolates = ['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}'];
        assert!(!text.contains(isolates), "marks that terminals show as garbage: {text:?}");
        text
    };
    CommandResult { code, output: text(output), errors: text(errors) }
}

/// Runs a command that must succeed without errors, and returns its output.
fn prints(words: &str) -> String {
    let ran = run(words.split_whitespace(), b"");
    assert_eq!((ran.code, ran.errors.as_str()), (0, ""), "{words}");
    ran.output
}
