//! Names and English: rules for every source file.
use crate::{Source, all_sources, root};
use std::{collections::BTreeMap, fs};

/// Past participles that name no function, type or module: they say that something happened, not what it is.
const PARTICIPLES: &str = "
    told asked said seen heard shown kept wanted handed known found pointed given taken settled carried sent drawn
    abandoned changed chosen claimed collected continued decoded embedded encoded ended exchanged explored failed
    filled framed hashed joined judged laid limited listed loaded lowered needed padded painted pooled pressed
    proved scored shortened solved started stored swapped timed traced turned wrapped
    folded damaged watched described searched repaired switched compared reversed tabled levelled formed written
    foreseen decomposed checked computed rejected answered themed played won resigned lost named
";

/// Words that are not names of fields, parameters and local variables either.
const UNCLEAR_BINDINGS: [&str; 12] =
    ["told", "asked", "said", "heard", "shown", "kept", "wanted", "handed", "came", "went", "meant", "whom"];

/// Phrases that a native reader would read twice.
const CALQUES: [&str; 13] = [
    "whoever",
    "so many",
    "so often",
    "worth while",
    "every door",
    "lies on the table",
    "is gone by then",
    "at the most",
    "that is none",
    "and is none",
    "to be had",
    "of what others wrote",
    "dearest",
];

/// Beginnings of a comment that make the reader guess what is limited.
const RIDDLES: [&str; 4] = ["So many", "So long", "So much", "So often"];

/// Maximum number of lines of a file.
const LONGEST_FILE: usize = 500;

/// Maximum number of lines of a function of the page.
const LONGEST_COMPONENT: usize = 60;

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
            let is_participle = PARTICIPLES.split_whitespace().any(|participle| name.to_lowercase() == participle);
            assert!(!is_participle, "{path}:{number}: `{name}` is a past participle: say what it is or does");
        }
    }
}

/// The name that a line of code binds: of a local variable, or of a field or parameter on a line of its own.
fn bound_name(line: &str) -> Option<&str> {
    let line = line.trim_start();
    if let Some(pattern) = line.strip_prefix("let ") {
        let pattern = pattern.strip_prefix("mut ").unwrap_or(pattern);
        return pattern.split(|c: char| !(c.is_alphanumeric() || c == '_')).next();
    }
    let (name, _) = line.split_once(": ").filter(|_| line.ends_with(','))?;
    let name = name.rsplit(' ').next()?;
    name.chars().all(|c| c.is_alphanumeric() || c == '_').then_some(name)
}

#[test]
fn no_binding_has_an_unclear_name() {
    assert_eq!(bound_name("    let mut shown = 1;"), Some("shown"));
    assert_eq!(bound_name("    pub(crate) kept: Option<u8>,"), Some("kept"));
    assert_eq!(bound_name(r#"    Message::new("a: b"),"#), None);
    for Source { path, text, .. } in all_sources() {
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim_start().starts_with("//")) {
            let Some(name) = bound_name(line) else { continue };
            assert!(!UNCLEAR_BINDINGS.contains(&name), "{path}:{number}: say what `{name}` is");
        }
    }
}

#[test]
fn no_comment_is_a_calque() {
    for Source { path, text, .. } in all_sources() {
        for (number, line) in (1..).zip(text.lines().map(str::trim_start)).filter(|(_, line)| line.starts_with("//")) {
            let comment = line.to_lowercase();
            let calque = CALQUES.iter().find(|calque| comment.contains(*calque));
            assert!(calque.is_none(), "{path}:{number}: plain English instead of `{}`", calque.unwrap_or(&""));
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
    let mut paths: BTreeMap<String, String> = BTreeMap::new();
    for Source { path, code, .. } in all_sources().into_iter().filter(|source| source.path.contains("/src/")) {
        for line in code.lines().map(str::trim_start) {
            let is_type = ["pub struct ", "pub enum ", "pub trait ", "pub type "].iter().any(|p| line.starts_with(p));
            let Some(name) = declared_name(line).filter(|_| is_type) else { continue };
            let other = paths.insert(name.to_owned(), path.clone());
            assert_eq!(other, None, "{path} declares `{name}`, and so does another file");
        }
    }
    assert!(paths.contains_key("Analysis"));
}

/// The functions in a text as `cargo fmt` writes it, with their numbers of lines.
fn functions(code: &str) -> Vec<(&str, usize)> {
    let lines: Vec<&str> = code.lines().collect();
    let length = |start: usize| {
        let first = lines[start];
        let indent = &first[..first.len() - first.trim_start().len()];
        let end = format!("{indent}}}");
        let is_short = first.ends_with('}') || first.ends_with(';');
        lines[start..].iter().position(|line| is_short || *line == end).map_or(1, |last| last + 1)
    };
    let is_function = |line: &str| declared_name(line).is_some_and(|name| line.contains(&format!("fn {name}")));
    let starts = (0..lines.len()).filter(|&start| is_function(lines[start]));
    starts.filter_map(|start| Some((declared_name(lines[start])?, length(start)))).collect()
}

#[test]
fn no_component_of_the_page_is_too_long() {
    let code = "impl A {\n    fn one(self) {\n        if a {\n        }\n    }\n    fn two() {}\n}\n";
    assert_eq!(functions(code), [("one", 4), ("two", 1)]);
    for Source { path, code, .. } in crate::sources("crates/web/src") {
        for (name, lines) in functions(&code) {
            assert!(lines <= LONGEST_COMPONENT, "{path}: `{name}` has {lines} lines: move a part into its own");
        }
    }
}
