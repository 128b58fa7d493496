//! Names and English: what every file of the house keeps to.
use crate::{Source, all_sources, root};
use std::{collections::BTreeMap, fs};

/// Past participles that say that something happened, and not what it is.
const PARTICIPLES: [&str; 18] = [
    "told", "asked", "said", "seen", "heard", "shown", "kept", "wanted", "handed", "known", "found", "pointed",
    "given", "taken", "settled", "carried", "sent", "drawn",
];

/// Beginnings of a comment that make the reader guess what is limited.
const RIDDLES: [&str; 4] = ["So many", "So long", "So much", "So often"];

/// Maximum number of lines of a file.
const LONGEST_FILE: usize = 500;

/// The name that a line of code declares: of a function, type, trait or module.
fn declared_name(line: &str) -> Option<&str> {
    let words: Vec<&str> = line.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|w| !w.is_empty()).collect();
    let keyword = words.iter().position(|w| ["fn", "struct", "enum", "trait", "type", "mod", "union"].contains(w))?;
    let before = ["pub", "crate", "super", "self", "in", "const", "async", "unsafe", "extern"];
    let is_declaration = words[..keyword].iter().all(|word| before.contains(word));
    words.get(keyword + 1).copied().filter(|_| is_declaration)
}

#[test]
fn no_past_participle_is_a_name() {
    assert_eq!(declared_name("    pub(crate) const fn told(&self) -> u8 {"), Some("told"));
    assert_eq!(declared_name("let fn_name = shown;"), None);
    for Source { path, text, .. } in all_sources() {
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim_start().starts_with("//")) {
            let Some(name) = declared_name(line) else { continue };
            let is_participle = PARTICIPLES.contains(&name.to_lowercase().as_str());
            assert!(!is_participle, "{path}:{number}: `{name}` is a past participle: say what it is or does");
        }
    }
}

#[test]
fn no_doc_comment_is_a_riddle() {
    for Source { path, text, .. } in all_sources() {
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.trim_start();
            let Some(doc) = line.strip_prefix("///").or_else(|| line.strip_prefix("//!")) else { continue };
            let is_riddle = RIDDLES.iter().any(|riddle| doc.trim_start().starts_with(riddle));
            assert!(!is_riddle, "{path}:{number}: say what is limited: `{}`", doc.trim());
        }
    }
}

#[test]
fn no_line_is_wider_than_the_format_allows() {
    let format = fs::read_to_string(root().join("rustfmt.toml")).unwrap();
    let width = format.lines().find_map(|line| line.strip_prefix("max_width = ")).unwrap();
    let width: usize = width.parse().unwrap();
    for Source { path, text, .. } in all_sources() {
        for (number, line) in (1..).zip(text.lines()) {
            let columns = line.chars().count();
            assert!(columns <= width, "{path}:{number} has {columns} columns; the width is {width}");
        }
    }
}

#[test]
fn no_file_is_longer_than_one_can_read() {
    for Source { path, text, .. } in all_sources() {
        let lines = text.lines().count();
        assert!(lines <= LONGEST_FILE, "{path} has {lines} lines: split it by idea");
    }
}

#[test]
fn no_two_public_types_share_a_name() {
    let mut places: BTreeMap<String, String> = BTreeMap::new();
    for Source { path, code, .. } in all_sources().into_iter().filter(|source| source.path.contains("/src/")) {
        for line in code.lines().map(str::trim_start) {
            let is_type = ["pub struct ", "pub enum ", "pub trait ", "pub type "].iter().any(|p| line.starts_with(p));
            let Some(name) = declared_name(line).filter(|_| is_type) else { continue };
            let other = places.insert(name.to_owned(), path.clone());
            assert_eq!(other, None, "{path} declares `{name}`, and so does another file");
        }
    }
    assert!(places.contains_key("Analysis"));
}
