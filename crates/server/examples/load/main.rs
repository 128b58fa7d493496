//! Load tests: `torture PROGRAM [FAILURES]` makes everything fail while people play, `bench PROGRAM [moves|limits]`
//! measures the speed of the server and what others notice of callers who ask for much, `fuzz PROGRAM FUZZER EXAMPLES`
//! sends it requests made from its document.
//!
//! `cargo xtask torture`, `cargo xtask bench-server` and `cargo xtask fuzz-api` build the program and run this.
mod bench;
mod expensive;
mod fuzz;
mod player;
mod torture;

use std::{path::PathBuf, process::ExitCode};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let result = match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["torture", program] => torture::run(&PathBuf::from(program), 60),
        ["torture", program, failures] => match failures.parse() {
            Ok(failures) => torture::run(&PathBuf::from(program), failures),
            Err(_) => Err("expected a number of failures".into()),
        },
        ["fuzz", program, fuzzer, examples] => fuzz::run(&PathBuf::from(program), &PathBuf::from(fuzzer), examples),
        ["bench", program] => bench::run(&PathBuf::from(program)),
        ["bench", program, "moves"] => bench::run_moves(&PathBuf::from(program)),
        ["bench", program, "limits"] => bench::run_limits(&PathBuf::from(program)),
        _ => Err("expected `bench PROGRAM [moves|limits]`, `torture PROGRAM [FAILURES]` or `fuzz PROGRAM FUZZER \
                  EXAMPLES`"
            .into()),
    };
    match result {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
