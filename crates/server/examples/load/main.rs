//! What the server endures: `torture PROGRAM [KILLS]` kills it again and again while people play.
//!
//! `cargo xtask torture` builds the program and runs this.
mod http;
mod player;
mod process;
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
        _ => Err("expected `torture PROGRAM [KILLS]`".into()),
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
