//! Every message that the sources name exists, and every message that exists is named.
use engine::{Family, games::FAMILIES};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};
use text::{GameText, phrase::slug};

/// Prefixes of ids that are named without `Message::new`, in functions that take the id of what was expected.
const AREAS: [&str; 6] = ["expected-", "help-example-", "help-heading-", "normal-only-", "range-", "refused-"];

/// The code of every crate, without comments and tests.
fn sources() -> Vec<(PathBuf, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for folder in fs::read_dir(crates).unwrap() {
        collect(&folder.unwrap().path().join("src"), &mut files);
    }
    files.iter().map(|path| (path.clone(), code(&fs::read_to_string(path).unwrap()))).collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("tests.rs") {
            files.push(path);
        }
    }
}

/// The lines before the tests that are no comments.
fn code(text: &str) -> String {
    let before_tests = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let lines = before_tests.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The string literals of a piece of code, raw ones too; a quotation mark as a character is skipped.
fn literals(code: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = code;
    while let Some(start) = rest.find('"') {
        let after = &rest[start + 1..];
        if rest[..start].ends_with('\'') && after.starts_with('\'') {
            rest = &after[1..];
            continue;
        }
        let raw = rest[..start].ends_with("r#");
        let Some(end) = (if raw { after.find("\"#") } else { end_of_literal(after) }) else { break };
        found.push(&after[..end]);
        rest = &after[end + 1..];
    }
    found
}

fn end_of_literal(text: &str) -> Option<usize> {
    let mut escaped = false;
    text.bytes().position(|byte| {
        let ends = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    })
}

/// What is between brackets that take the id of a message, wherever they occur.
fn constructed(code: &str) -> Vec<&str> {
    let after = |opening| code.split(opening).skip(1).map(|after| &after[..closing_bracket(after)]);
    ["Message::new(", "words.id(", "words.live("].into_iter().flat_map(after).collect()
}

fn closing_bracket(text: &str) -> usize {
    let mut depth = 1;
    let closes = |byte: u8| {
        depth += i32::from(byte == b'(') - i32::from(byte == b')');
        depth == 0
    };
    text.bytes().position(closes).unwrap_or(text.len())
}

/// The ids that a game's own data name: its texts, its parameters, its presets, its other names.
fn family_keys(family: &Family) -> impl Iterator<Item = String> {
    let texts = GameText::ALL.into_iter().map(|kind| format!("{}-{}", kind.prefix(), family.id));
    let parameters = family.parameters.iter().map(|parameter| format!("about-{}-{}", family.id, parameter.name));
    let presets = family.presets.iter().map(|preset| format!("preset-{}", preset.id));
    texts.chain(parameters).chain(presets).chain([format!("aliases-{}", family.id)])
}

/// The ids that the theorems of the engine ask for: one for each name, and one for each source that is more than names.
fn theorem_keys(sources: &[(PathBuf, String)]) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for (_, code) in sources.iter().filter(|(path, _)| path.components().any(|part| part.as_os_str() == "engine")) {
        for fields in code.split("Theorem {").skip(1).filter(|fields| fields.trim_start().starts_with("id: \"")) {
            let found = literals(fields);
            keys.insert(format!("theorem-{}", found[0]));
            if is_prose(found[1]) {
                keys.insert(format!("source-{}", slug(found[1])));
            }
        }
    }
    keys
}

/// Whether a source says more than who and when.
fn is_prose(source: &str) -> bool {
    let words = source.split(|c: char| !c.is_alphabetic()).filter(|word| !["and", "et", "al"].contains(word));
    words.into_iter().any(|word| word.starts_with(char::is_lowercase))
}

#[test]
fn every_theorem_has_its_name_and_its_source() {
    let keys = theorem_keys(&sources());
    assert!(keys.len() > 50, "the theorems were not found");
    let missing: Vec<&String> = keys.iter().filter(|key| !text::has(key)).collect();
    assert!(missing.is_empty(), "locales lack {missing:?}");
    for id in text::ids().filter(|id| id.starts_with("theorem-")) {
        assert!(keys.contains(id), "the engine has no theorem for `{id}`");
    }
}

#[test]
fn every_message_that_is_named_exists() {
    let sources = sources();
    let mut named = 0;
    for (path, code) in &sources {
        let in_area = |id: &&str| AREAS.iter().any(|area| id.starts_with(area)) && !id.contains(' ');
        let by_area = literals(code).into_iter().filter(in_area);
        // The condition that chooses an id may be between the same brackets, and has no hyphen.
        let constructed = constructed(code).into_iter().flat_map(literals).filter(|literal| literal.contains('-'));
        for id in constructed.chain(by_area) {
            assert!(text::has(id), "{}: there is no message `{id}` in locales", path.display());
            named += 1;
        }
    }
    assert!(named > 50, "the sources were not found");
}

#[test]
fn a_review_gives_its_messages_their_arguments() {
    for (id, args) in play::review::MESSAGES {
        let given: BTreeSet<&str> = args.iter().copied().collect();
        let expected: BTreeSet<&str> = text::arguments(id).into_iter().flatten().copied().collect();
        assert_eq!(given, expected, "{id}");
    }
}

#[test]
fn every_game_has_its_texts() {
    for family in FAMILIES {
        for key in family_keys(family) {
            assert!(text::has(&key), "locales lack `{key}`");
        }
        let ids: BTreeSet<&str> = family.presets.iter().map(|preset| preset.id).collect();
        assert_eq!(ids.len(), family.presets.len(), "two presets of {} have the same id", family.id);
    }
}

/// Whether a command, an argument or a value needs a text of the help; the tests of the command line compare these.
fn is_help(id: &str) -> bool {
    id.starts_with("help-") && !AREAS.iter().any(|area| id.starts_with(area))
}

#[test]
fn every_message_that_exists_is_named() {
    let sources = sources();
    let named: BTreeSet<&str> = sources.iter().flat_map(|(_, code)| literals(code)).collect();
    let of_games: BTreeSet<String> = FAMILIES.iter().flat_map(family_keys).collect();
    let of_theorems = theorem_keys(&sources);
    let of_data = |id: &str| of_games.contains(id) || of_theorems.contains(id) || is_help(id);
    let known = |id: &&str| named.contains(id) || of_data(id);
    let unused: Vec<&str> = text::ids().filter(|id| !known(id)).collect();
    assert!(unused.is_empty(), "nothing says these messages of locales: {unused:?}");
}

#[test]
fn the_scanner_finds_what_it_should() {
    let code = code(
        "// Message::new(\"in-a-comment\")\nsay(Message::new(\"one\"));\nMessage::new(match x { A => \"two\", B => \
         f(\"three\") });\nlet c = '\"'; let quoted = \"a \\\" b\";\nlet raw = r#\"a \" b\"#;\n#[cfg(test)]\nmod tests \
             { \"in-a-test\" }",
    );
    let ids: Vec<&str> = constructed(&code).into_iter().flat_map(literals).collect();
    assert_eq!(ids, ["one", "two", "three"]);
    assert_eq!(literals(&code), ["one", "two", "three", "a \\\" b", "a \" b"]);
}

#[test]
fn the_page_has_every_message_that_it_names() {
    let programs = ["help", "server", "tui"].map(|file| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../locales/en/{file}.ftl"));
        fs::read_to_string(path).unwrap()
    });
    let mut named = 0;
    for (path, code) in sources() {
        let crates = ["draw", "engine", "lab", "play", "protocol", "web"];
        if path.components().any(|part| crates.iter().any(|name| part.as_os_str() == *name)) {
            for id in literals(&code).into_iter().filter(|literal| text::has(literal)) {
                named += 1;
                // The page knows refusals by their ids; the server says them.
                if id.starts_with("refused-") {
                    continue;
                }
                let programs_only = programs.iter().any(|file| file.contains(&format!("\n{id} =")));
                assert!(!programs_only, "{}: the page does not load `{id}`", path.display());
            }
        }
    }
    assert!(named > 500, "{named} ids were found");
}
