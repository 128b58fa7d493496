//! `cargo xtask torture`: the server as a process, and what it endures.
use crate::{cargo, page, root, run_cargo};

/// Builds the program and runs a part of the example `load` against it.
pub(crate) fn load(what: &str, args: &[&str]) -> Result<(), String> {
    let built = cargo().args(["build", "--quiet", "--release", "--package", "nimatron"]).current_dir(root()).status();
    if !built.map_err(|error| format!("cargo could not be started: {error}"))?.success() {
        return Err("the program could not be built: see what cargo printed above".to_owned());
    }
    let program = page::target().join("release").join("nimatron");
    let program = program.to_str().ok_or("the target folder has a name that is no text")?;
    let load =
        ["run", "--quiet", "--release", "--package", "nimatron-server", "--example", "load", "--", what, program];
    run_cargo(&load, args)
}
