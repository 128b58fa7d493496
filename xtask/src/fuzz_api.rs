//! `cargo xtask fuzz-api`: requests made from the OpenAPI document against the server, on both databases.
use crate::{page, server};
use std::{path::PathBuf, process::Command};

/// The fuzzer, in a version that is known to work.
const FUZZER: &str = "schemathesis==4.32.5";

/// Number of examples for each operation.
const EXAMPLES: &str = "40";

/// Installs the fuzzer into the target folder if it is missing, and runs it.
pub(crate) fn command(args: &[&str]) -> Result<(), String> {
    let examples = match args {
        [] => EXAMPLES,
        [examples] if examples.parse::<u32>().is_ok() => examples,
        _ => return Err("expected nothing or a number of examples for each operation".to_owned()),
    };
    let fuzzer = fuzzer_program()?;
    let fuzzer = fuzzer.to_str().ok_or("the target folder has a name that is no text")?;
    server::load("fuzz", &[fuzzer, examples])
}

/// The program of the fuzzer, in an environment of its own.
fn fuzzer_program() -> Result<PathBuf, String> {
    let folder = page::target().join("schemathesis");
    let fuzzer = folder.join("bin").join("schemathesis");
    if !fuzzer.exists() {
        println!("== installing {FUZZER} into {}", folder.display());
        let made = Command::new("python3").args(["-m", "venv"]).arg(&folder).status();
        let made = made.is_ok_and(|status| status.success());
        let pip = || Command::new(folder.join("bin").join("pip")).args(["install", "--quiet", FUZZER]).status();
        if !made || !pip().is_ok_and(|status| status.success()) {
            return Err(format!("{FUZZER} could not be installed: it needs Python 3 with venv and a network"));
        }
    }
    Ok(fuzzer)
}
