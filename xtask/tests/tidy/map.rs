//! The map is true: ARCHITECTURE.md against the crates, and the public surface of the engine against its limit.
use crate::{root, sources};
use serde_json::Value;
use std::{collections::BTreeSet, fs, process::Command};

/// Maximum number of public items of the engine.
const PUBLIC_ITEMS: usize = 320;

/// The edges of the diagram: lines such as `play --> engine`.
fn diagram() -> BTreeSet<(String, String)> {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let diagram = text.split("```mermaid").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let edge = |line: &str| line.split_once("-->").map(|(a, b)| (a.trim().to_owned(), b.trim().to_owned()));
    diagram.lines().filter_map(edge).collect()
}

/// The dependencies among the crates of the workspace, without those of tests, under the names of their folders.
fn dependencies() -> BTreeSet<(String, String)> {
    let metadata = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version=1", "--no-deps", "--offline"])
        .current_dir(root())
        .output()
        .unwrap();
    let metadata: Value = serde_json::from_slice(&metadata.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    let folder = |path: &str| path.trim_end_matches("/Cargo.toml").rsplit('/').next().unwrap().to_owned();
    let mut edges = BTreeSet::new();
    for package in packages {
        let from = folder(package["manifest_path"].as_str().unwrap());
        for dependency in package["dependencies"].as_array().unwrap() {
            if let (Some(path), true) = (dependency["path"].as_str(), dependency["kind"] != "dev") {
                edges.insert((from.clone(), folder(path)));
            }
        }
    }
    edges
}

#[test]
fn the_diagram_is_the_dependency_graph() {
    let (diagram, crates) = (diagram(), dependencies());
    let missing: Vec<_> = crates.difference(&diagram).collect();
    let invented: Vec<_> = diagram.difference(&crates).collect();
    assert!(missing.is_empty(), "the diagram of ARCHITECTURE.md lacks {missing:?}");
    assert!(invented.is_empty(), "no crate has the dependency {invented:?} of ARCHITECTURE.md");
}

#[test]
fn the_face_of_the_engine_is_small() {
    let kinds = ["fn ", "const fn ", "struct ", "enum ", "trait ", "const ", "type ", "mod ", "static "];
    let is_public = |line: &&str| {
        let item = line.trim_start().strip_prefix("pub ");
        item.is_some_and(|item| kinds.iter().any(|kind| item.starts_with(kind)))
    };
    let sources = sources("crates/engine/src");
    let items: usize = sources.iter().map(|source| source.code.lines().filter(is_public).count()).sum();
    assert!(items <= PUBLIC_ITEMS, "the engine has {items} public items");
    assert!(items > 100, "{items}: the items were not counted");
}
