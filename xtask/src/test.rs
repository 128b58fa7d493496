//! `cargo xtask test`: every check, one after another, until one fails.
use crate::{cargo, install::Install, root};
use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::Path,
    process::Command,
    thread,
};

const WASM: &str = "wasm32-unknown-unknown";

/// Runs every check.
pub(crate) fn all(install: Install) -> Result<(), String> {
    step("format", cargo().args(["fmt", "--all", "--check"]))?;
    // The last step of the page's build takes one core for a minute, so the lints run at the same time.
    let page = thread::spawn(|| crate::page::compile(crate::page::For::Tests));
    step("lints", cargo().args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    let mut doc = cargo();
    doc.args(["doc", "--workspace", "--no-deps", "--document-private-items"]).env("RUSTDOCFLAGS", "-D warnings");
    step("documentation", &mut doc)?;
    page.join().map_err(|_| "the build of the page panicked".to_owned())??;
    postgres(install)?;
    crate::browser::ready(install)?;
    crate::browser::checker(&crate::page::target())?;
    crate::page::build(crate::page::For::Tests)?;
    step("tests", cargo().args(["test", "--workspace", "--no-fail-fast"]))?;
    // The page was built for it already, and the crates below with what it needs of them; here with all they have.
    let packages = ["engine", "lab", "play", "protocol", "text"].map(|package| format!("--package=nimatron-{package}"));
    step("WebAssembly", cargo().args(["check", "--lib", "--target", WASM]).args(packages))?;
    let pictures = ["check", "--target", WASM, "--package=nimatron-draw", "--no-default-features"];
    step("WebAssembly, pictures", cargo().args(pictures))?;
    duplicates()?;
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

/// Adds the target for the browser if it is missing.
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

/// Installs PostgreSQL if it is missing; the tests start a cluster of their own.
fn postgres(install: Install) -> Result<(), String> {
    let debian =
        fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|entry| entry.path().join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    if debian.chain(env::split_paths(&path)).any(|folder| folder.join("initdb").exists()) {
        return Ok(());
    }
    install.packages("the tests of the server need PostgreSQL", &["postgresql"])
}

/// Crates that are compiled in two versions because other crates require both, and which require the older one.
const TWICE: [(&str, &str); 17] = [
    ("block-buffer", "sqlx"),
    ("convert_case", "leptos"),
    ("cpufeatures", "sqlx"),
    ("crypto-common", "sqlx"),
    ("digest", "sqlx"),
    ("getrandom", "tungstenite"),
    ("gimli", "walrus"),
    ("hashbrown", "sqlx"),
    ("miniz_oxide", "png"),
    ("rand", "tungstenite"),
    ("rand_core", "tungstenite"),
    ("sha2", "sqlx"),
    ("syn", "leptos"),
    ("thiserror", "portable-pty"),
    ("thiserror-impl", "portable-pty"),
    ("wasm-encoder", "walrus"),
    ("wasmparser", "walrus"),
];

/// Checks that no crate is compiled in two versions, unless other crates force it.
fn duplicates() -> Result<(), String> {
    println!("\n== crates in two versions");
    let tree = ["tree", "--workspace", "--duplicates", "--depth", "0", "--prefix", "none"];
    let output = cargo().args(tree).current_dir(root()).output();
    let output = output.map_err(|error| format!("cargo could not be started: {error}"))?;
    if !output.status.success() {
        return Err(format!("`cargo tree` failed: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    let known = |name: &str| TWICE.iter().any(|(twice, _)| *twice == name);
    let new: Vec<String> =
        twice(&String::from_utf8_lossy(&output.stdout)).into_iter().filter(|name| !known(name)).collect();
    match new.as_slice() {
        [] => Ok(()),
        new => Err(format!("compiled in two versions: {}; see `cargo tree --duplicates`", new.join(", "))),
    }
}

/// The names that occur in a list with more than one version. Cargo also lists a crate that is built twice in one
/// version, for the program and for its build scripts.
fn twice(list: &str) -> Vec<String> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for line in list.lines() {
        if let Some((name, rest)) = line.split_once(' ') {
            versions.entry(name).or_default().insert(rest.split(' ').next().unwrap_or(rest));
        }
    }
    versions.into_iter().filter(|(_, versions)| versions.len() > 1).map(|(name, _)| name.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_different_versions_are_twice() {
        let list = "libc v0.2.1\n\nlibc v0.2.1\n\nsyn v2.0.1 (proc-macro)\n\nsyn v3.0.1 (*)\n";
        assert_eq!(twice(list), ["syn"]);
    }
}
