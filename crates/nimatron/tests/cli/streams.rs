//! Standard input and output in place of files, formats, and numbers for other programs.
use crate::{prints, run};
use std::fs;

#[test]
fn pictures_go_to_standard_output() {
    for words in ["board nim 3,5,7", "tree nim 1,2", "table wythoff --to 5", "graph docs/graph.json"] {
        let words = words.replace("docs", concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs"));
        let svg = prints(&format!("{words} -o -"));
        assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"), "{words}: {svg}");
    }
    assert!(prints("tree nim 1,2 -o - --format dot").starts_with("digraph"));
    assert!(prints("table wythoff --to 3 -o - --format csv").contains(','));
    assert!(prints("sequence kayles --to 100 --plot -").contains("<svg"));
}

#[cfg(unix)]
#[test]
fn a_device_is_written_as_it_is() {
    prints("board nim 3,5,7 -o /dev/null --format png");
    assert!(!fs::metadata("/dev/null").unwrap().is_file(), "it is still a device");
}

#[test]
fn a_format_can_be_chosen_for_any_name() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("picture.data");
    prints(&format!("board nim 3,5,7 --format png -o {}", path.display()));
    assert!(fs::read(path).unwrap().starts_with(b"\x89PNG"));
}

#[test]
fn a_graph_is_read_from_standard_input() {
    let ran = run(["graph", "-", "--json"], br#"{"a":["b"],"b":[]}"#);
    assert!(ran.code == 0 && ran.output.contains("\"acyclic\": true"), "{ran:?}");
    let ran = run(["graph", "-"], b"nonsense");
    assert!(ran.code == 2 && ran.errors.contains("in the file `-`"), "{ran:?}");
}

#[test]
fn a_random_start_is_a_question_of_a_batch() {
    let question = prints("random marienbad --seed 3 --json");
    let ran = run(["analyze", "--batch", "-"], question.as_bytes());
    let start = question.trim_end().trim_end_matches('}');
    assert!(ran.code == 0 && ran.output.starts_with(start), "{question}{}", ran.output);
    assert!(question.contains(r#""convention":"misere""#), "{question}");
}

#[test]
fn the_rules_of_one_game_are_an_entry_of_the_list() {
    let json = |words: &str| serde_json::from_str::<serde_json::Value>(&prints(words)).unwrap();
    let (one, all) = (json("rules kayles --json"), json("games --json"));
    assert_eq!(one["games"].as_array().unwrap().len(), 1);
    assert!(all["games"].as_array().unwrap().contains(&one["games"][0]));
}

#[test]
fn large_numbers_are_strings_on_request() {
    let words = "analyze nim 18446744073709551615 --json --moves 0";
    assert!(prints(words).contains("\"nim_value\": 18446744073709551615,"));
    assert!(prints(&format!("{words} --safe-numbers")).contains("\"nim_value\": \"18446744073709551615\","));
    let line = br#"{"game":"nim","position":"18446744073709551615"}"#;
    let ran = run(["analyze", "--batch", "-", "--safe-numbers"], line);
    assert!(ran.output.contains(r#""nim_value":"18446744073709551615""#), "{ran:?}");
}
