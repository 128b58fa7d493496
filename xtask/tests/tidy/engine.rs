//! What the engine and the match logic of the server may use, and who may know a game.
use crate::{Source, dependencies, root, sources};
use std::fs;

/// Whether a word occurs in a text by itself, not as a part of a longer name.
fn has_word(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(start, _)| {
        let before = text[..start].chars().next_back();
        let after = text[start + word.len()..].chars().next();
        !before.is_some_and(is_part) && !after.is_some_and(is_part)
    })
}

/// The modules of the standard library that a file uses, however they are imported.
fn std_modules(code: &str) -> Vec<String> {
    let mut modules = Vec::new();
    for (start, _) in code.match_indices("std::") {
        let rest = &code[start + "std::".len()..];
        let Some(group) = rest.strip_prefix('{') else {
            modules.push(rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect());
            continue;
        };
        let mut depth = 1;
        let mut name = String::new();
        for c in group.chars() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
            if depth == 1 && (c.is_alphanumeric() || c == '_') {
                name.push(c);
            } else {
                modules.push(std::mem::take(&mut name));
            }
        }
        modules.push(name);
    }
    modules
}

#[test]
fn the_engine_has_few_dependencies() {
    assert_eq!(dependencies("crates/engine/Cargo.toml"), ["lab", "rustc-hash", "smallvec"]);
    assert_eq!(dependencies("crates/lab/Cargo.toml"), ["rustc-hash", "thiserror"]);
}

#[test]
fn only_the_protocol_derives_serde() {
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let serde = dependencies(&format!("crates/{name}/Cargo.toml")).contains(&"serde".to_owned());
        assert_eq!(serde, name == "protocol", "{name}");
    }
}

#[test]
fn the_engine_touches_nothing_outside() {
    for Source { path, code, .. } in sources("crates/engine/src") {
        for module in std_modules(&code) {
            let outside = ["fs", "io", "net", "time", "thread", "process", "env"].contains(&module.as_str());
            assert!(!outside, "{path} uses std::{module}");
        }
        let files = ["ValuesFile", "ValuesReader", "Certificate"];
        for word in ["serde", "serde_json", "println", "eprintln", "print", "dbg", "rand"].into_iter().chain(files) {
            assert!(!has_word(&code, word), "{path} uses {word}");
        }
    }
}

#[test]
fn the_engine_counts_in_whole_numbers() {
    for Source { path, code, .. } in sources("crates/engine/src") {
        for word in ["f32", "f64"] {
            assert!(!has_word(&code, word), "{path} uses {word}");
        }
    }
}

/// Words that only look like the id of a game: `graph` begins a file in DOT.
const OTHER_WORDS: [(&str, &str); 1] = [("crates/engine/src/graph/dot.rs", "graph")];

/// Texts about games: lessons with their examples.
const CONTENT: [&str; 1] = ["crates/play/src/course/lessons.rs"];

#[test]
fn nothing_outside_the_games_knows_a_game_by_its_id() {
    let games = sources("crates/engine/src/games");
    let ids: Vec<&str> = games.iter().flat_map(|source| source.code.split("    id: \"").skip(1)).collect();
    let ids: Vec<&str> = ids.iter().filter_map(|rest| rest.split('"').next()).collect();
    assert!(ids.contains(&"nim"));
    for Source { path, code, .. } in sources("crates") {
        if path.starts_with("crates/engine/src/games/")
            || CONTENT.contains(&path.as_str())
            || ["/tests/", "/benches/", "/examples/"].iter().any(|kind| path.contains(kind))
        {
            continue;
        }
        let code = code.replace(".with(\"", "argument of a message: \"");
        for &id in ids.iter().filter(|&&id| !OTHER_WORDS.contains(&(path.as_str(), id))) {
            for pattern in [
                format!("\"{id}\" =>"),
                format!("\"{id}\" |"),
                format!("| \"{id}\""),
                format!("== \"{id}\""),
                format!("!= \"{id}\""),
                format!("(\"{id}\""),
            ] {
                assert!(!code.contains(&pattern), "{path} knows a game: {pattern}");
            }
        }
    }
}

#[test]
fn nothing_is_left_for_later() {
    for folder in ["crates", "xtask/src"] {
        for Source { path, text, .. } in sources(folder) {
            for mark in ["#[ignore", "todo!(", "unimplemented!(", "dbg!("] {
                assert!(!text.contains(mark), "{path}: {mark}");
            }
        }
    }
}

#[test]
fn the_match_logic_of_the_server_reads_no_clock_and_draws_no_random_number() {
    let module = "crates/server/src/server_match";
    let mut files = sources(module);
    files.extend(sources("crates/server/src").into_iter().filter(|source| source.path == format!("{module}.rs")));
    assert!(files.iter().any(|source| source.code.contains("context.now")), "the time comes in with the context");
    for Source { path, code, .. } in files {
        for module in std_modules(&code) {
            assert!(!["time", "thread", "env", "fs", "net"].contains(&module.as_str()), "{path} uses std::{module}");
        }
        for word in ["SystemTime", "Instant", "ids", "getrandom", "rand", "RandomState", "tokio"] {
            assert!(!has_word(&code, word), "{path} uses {word}");
        }
        for line in code.lines() {
            let reads_clock = line.contains("now()") || line.contains("clock::") && has_word(line, "now");
            assert!(!reads_clock, "{path} reads the clock: {line}");
        }
    }
}
