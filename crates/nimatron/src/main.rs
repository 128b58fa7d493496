//! The program `nimatron`.
use nimatron::{Console, Paint};
use std::{
    io::{IsTerminal, stderr, stdin, stdout},
    process::ExitCode,
};

fn main() -> ExitCode {
    let interactive = stderr().is_terminal();
    let columns = if stdout().is_terminal() { usize::from(tui::terminal::screen().0) } else { usize::MAX };
    let (mut input, mut output, mut errors) = (stdin(), stdout(), stderr());
    let variable = |name: &str| std::env::var(name).ok();
    let (lang, ascii) = (text::Lang::from_environment(variable), text::wants_ascii(variable));
    let (paint, error_paint) =
        (Paint::from_environment(stdout().is_terminal(), variable), Paint::from_environment(interactive, variable));
    let mut console = Console {
        input: &mut input,
        output: &mut output,
        errors: &mut errors,
        interactive,
        lang,
        ascii,
        safe_numbers: false,
        width: columns,
        paint,
        error_paint,
    };
    ExitCode::from(nimatron::run(std::env::args_os(), &mut console))
}
