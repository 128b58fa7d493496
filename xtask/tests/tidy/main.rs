//! Rules of ARCHITECTURE.md and CONTRIBUTING.md that the compiler does not check.
mod engine;
mod map;
mod names;

use std::{
    fs,
    path::{Path, PathBuf},
};

/// A source file: its path in the repository, its text, and its code without comments and unit tests.
struct Source {
    path: String,
    text: String,
    code: String,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// All Rust files of the repository.
fn all_sources() -> Vec<Source> {
    ["crates", "xtask"].into_iter().flat_map(sources).collect()
}

/// All Rust files below a folder of the repository.
fn sources(folder: &str) -> Vec<Source> {
    let mut folders: Vec<PathBuf> = vec![root().join(folder)];
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let path = path.strip_prefix(root()).unwrap().to_str().unwrap().replace('\\', "/");
                sources.push(Source { path, code: code(&text), text });
            }
        }
    }
    assert!(!sources.is_empty(), "{folder} holds no Rust");
    sources
}

fn code(text: &str) -> String {
    let before_tests = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
    before_tests.lines().filter(|line| !line.trim_start().starts_with("//")).map(|line| format!("{line}\n")).collect()
}

/// The names below `[dependencies]` in a crate's manifest.
fn dependencies(manifest: &str) -> Vec<String> {
    let text = fs::read_to_string(root().join(manifest)).unwrap();
    let section = text.split("[dependencies]\n").nth(1).unwrap_or_default();
    let lines = section.lines().take_while(|line| !line.starts_with('['));
    let name = |line: &str| line.split(['.', '=', ' ']).next().unwrap_or_default().to_owned();
    lines.map(name).filter(|name| !name.is_empty()).collect()
}
