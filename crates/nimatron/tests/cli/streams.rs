//! Standard input and output in place of files, formats, and numbers for other programs.
use crate::{prints, run};
use std::{fs, path::Path};

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

/// A pipe with a name, and what a command writes to it.
#[cfg(unix)]
fn written_to_pipe(name: &str, words: &str) -> Vec<u8> {
    use std::os::unix::fs::FileTypeExt;
    let pipe = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&pipe);
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::read(pipe).unwrap()
    });
    prints(&words.replace("PIPE", &pipe.display().to_string()));
    let bytes = reader.join().unwrap();
    assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo(), "{words}: it is still a pipe");
    bytes
}

#[cfg(unix)]
#[test]
fn values_certificates_and_tables_leave_a_device_as_it_is() {
    let lines = |words: &str| String::from_utf8(written_to_pipe("sequence.pipe", words)).unwrap();
    assert_eq!(lines("sequence kayles --to 4 --values PIPE --format txt"), "0\n1\n2\n3\n");
    assert!(lines("sequence kayles --certificate PIPE").starts_with("nimatron certificate"));
    assert!(lines("sequence --survey 0.x --to 100 --table PIPE").starts_with("code,"));
    let ran = run(["sequence", "kayles", "--to", "4", "--values", "/dev/null", "--format", "binary"], b"");
    assert!(ran.code == 2 && ran.errors.contains("choose another --format"), "{ran:?}");
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (file, link) = (folder.join("linked.svg"), folder.join("link.svg"));
    fs::write(&file, "before").unwrap();
    let _ = fs::remove_file(&link);
    std::os::unix::fs::symlink(&file, &link).unwrap();
    prints(&format!("board nim 3,5,7 -o {}", link.display()));
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::read_to_string(&file).unwrap().starts_with("<svg"));
}

#[test]
fn a_hyphen_is_standard_output_wherever_something_is_written() {
    assert!(prints("sequence kayles --certificate -").starts_with("nimatron certificate"));
    assert!(prints("sequence --survey 0.x --to 100 --table -").starts_with("code,"));
    assert!(prints("sequence kayles --to 100 --plot - --plot-format svg").starts_with("<svg"));
    let plot = run(["sequence", "kayles", "--to", "100", "--plot", "-", "--plot-format", "csv"], b"");
    assert!(plot.code == 2 && plot.errors.contains("svg png"), "{plot:?}");
    let two = run(["sequence", "kayles", "--certificate", "-", "--values", "-"], b"");
    assert!(two.code == 2 && two.errors.contains("--values - cannot be used with --certificate -"), "{two:?}");
    assert!(!Path::new("-").exists());
}

#[test]
fn a_hyphen_is_standard_input_wherever_something_is_read() {
    let certificate = prints("sequence kayles --certificate -");
    let ran = run(["sequence", "--check", "-"], certificate.as_bytes());
    assert!(ran.code == 0 && ran.output.starts_with("The certificate holds"), "{ran:?}");
    let values = Path::new(env!("CARGO_TARGET_TMPDIR")).join("values.bin");
    let _ = fs::remove_file(&values);
    prints(&format!("sequence kayles --to 100 --values {}", values.display()));
    let ran = run(["sequence", "--check", "-"], &fs::read(values).unwrap());
    assert!(ran.code == 0 && ran.output.contains("100 values of 0.77"), "{ran:?}");
    let ran = run(["prove", "--check", "-"], b"something else");
    assert!(ran.code == 2 && ran.errors.contains("in the file `-`"), "{ran:?}");
}

#[test]
fn what_cannot_be_a_stream_is_refused_in_one_sentence() {
    for words in ["play nim --record -", "analyze cram 3x3 --table -", "backup -", "restore -", "man -"] {
        let ran = run(words.split_whitespace(), b"");
        let expected = "cannot be `-`: expected the name of a file or folder";
        assert!(ran.code == 2 && ran.errors.contains(expected), "{words}: {ran:?}");
        assert_eq!(ran.errors.lines().count(), 1, "{ran:?}");
    }
}

#[test]
fn a_format_can_be_chosen_for_any_name() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("picture.data");
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
