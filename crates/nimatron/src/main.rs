//! The program `nimatron`.
use std::{
    io::{IsTerminal, stderr, stdin, stdout},
    process::ExitCode,
};

fn main() -> ExitCode {
    let interactive = stderr().is_terminal();
    let (mut input, mut output, mut errors) = (stdin(), stdout(), stderr());
    let lang = text::Lang::from_environment(|name| std::env::var(name).ok());
    let mut console =
        nimatron::Console { input: &mut input, output: &mut output, errors: &mut errors, interactive, lang };
    ExitCode::from(nimatron::run(std::env::args_os(), &mut console))
}
