//! Load tests: `torture PROGRAM [KILLS]` kills the server again and again while people play, `bench PROGRAM [moves]`
//! measures its speed.
//!
//! `cargo xtask torture` and `cargo xtask bench-server` build the program and run this.
mod bench;
mod player;
mod torture;

use std::{path::PathBuf, process::ExitCode};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let result = match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["torture", program] => torture::run(&PathBuf::from(program), 60),
        ["torture", program, kills] => match kills.parse() {
            Ok(kills) => torture::run(&PathBuf::from(program), kills),
            Err(_) => Err("expected a number of kills".into()),
        },
        ["bench", program] => bench::run(&PathBuf::from(program)),
        ["bench", program, "moves"] => bench::run_moves(&PathBuf::from(program)),
        _ => Err("expected `bench PROGRAM [moves]` or `torture PROGRAM [KILLS]`".into()),
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
