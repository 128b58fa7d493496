//! `cargo xtask test`: every check, one after another, until one fails.
use crate::{cargo, root};
use std::{env, fs, path::Path, process::Command};

const WASM: &str = "wasm32-unknown-unknown";

/// Runs every check.
pub(crate) fn all() -> Result<(), String> {
    step("format", cargo().args(["fmt", "--all", "--check"]))?;
    step("lints", cargo().args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    let mut doc = cargo();
    doc.args(["doc", "--workspace", "--no-deps", "--document-private-items"]).env("RUSTDOCFLAGS", "-D warnings");
    step("documentation", &mut doc)?;
    postgres()?;
    crate::browser::ready()?;
    crate::browser::checker(&crate::page::target())?;
    crate::page::build(crate::page::For::Tests)?;
    step("tests", cargo().args(["test", "--workspace", "--no-fail-fast"]))?;
    // The page was built for it already, and the crates below with what it needs of them; here with all they have.
    let packages = ["engine", "lab", "play", "protocol", "text"].map(|package| format!("--package={package}"));
    step("WebAssembly", cargo().args(["check", "--target", WASM]).args(packages))?;
    let pictures = ["check", "--target", WASM, "--package=draw", "--no-default-features"];
    step("WebAssembly, pictures", cargo().args(pictures))?;
    duplicates();
    println!("\nAll checks passed.");
    Ok(())
}

/// Runs one check and says which.
fn step(name: &str, command: &mut Command) -> Result<(), String> {
    println!("\n== {name}");
    let status = command.current_dir(root()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("the check `{name}` failed: see what it printed above")),
        Err(error) => Err(format!("the check `{name}` could not be started: {error}")),
    }
}

/// Adds the target for the browser when it is missing.
pub(crate) fn wasm_target() -> Result<(), String> {
    let output = Command::new("rustc").args(["--print", "target-libdir", "--target", WASM]).output();
    let output = output.map_err(|error| format!("rustc could not be started: {error}"))?;
    let folder = String::from_utf8_lossy(&output.stdout);
    if output.status.success() && Path::new(folder.trim()).is_dir() {
        return Ok(());
    }
    let added = step("adding the target", Command::new("rustup").args(["target", "add", WASM]));
    added.map_err(|_| format!("the target {WASM} is missing and rustup could not add it: install it and try again"))
}

/// Installs PostgreSQL where it is missing and Debian's packages may be installed; the tests start their own cluster.
fn postgres() -> Result<(), String> {
    let debian =
        fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|entry| entry.path().join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    if debian.chain(env::split_paths(&path)).any(|folder| folder.join("initdb").exists()) {
        return Ok(());
    }
    let install = ["install", "--yes", "--no-install-recommends", "postgresql"];
    let installed = step("package lists", Command::new("apt-get").arg("update"))
        .and_then(|()| step("PostgreSQL", Command::new("apt-get").args(install)));
    installed.map_err(|_| {
        "the tests of the server need PostgreSQL and could not install it: install it and try again".to_owned()
    })
}

/// Shows crates that are compiled in two versions, which costs time but breaks nothing.
fn duplicates() {
    let output = cargo().args(["tree", "--workspace", "--duplicates", "--depth", "0"]).current_dir(root()).output();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    let mut names: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    names.dedup();
    if !names.is_empty() {
        println!("\nIn two versions, for information: {}", names.join(", "));
    }
}
