//! Searches that share a table, and tables that are kept in files.
use crate::{CommandResult, run};
use std::{fs, path::PathBuf};

fn analyze(words: &str) -> CommandResult {
    run(format!("analyze {words}").split_whitespace(), b"")
}

#[test]
fn a_table_is_kept_and_used_again() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("cram-table");
    let _ = fs::remove_file(&path);
    let plain = analyze("cram 5x4 --json --moves 0");
    let file = format!("cram 5x4 --json --moves 0 --threads 2 --table {}", path.display());
    let value = |ran: &CommandResult| {
        let json: serde_json::Value = serde_json::from_str(&ran.output).unwrap();
        (json["nim_value"].clone(), json["outcome"].clone(), json["positions"].as_u64())
    };
    let (first, second) = (analyze(&file), analyze(&file));
    assert_eq!((value(&first).0, value(&first).1), (value(&plain).0, value(&plain).1));
    assert_eq!(value(&second).0, value(&plain).0);
    let other = analyze(&format!("cram 12x1 --table {}", path.display()));
    assert!(other.code == 2 && other.errors.contains("boards of another size"), "{other:?}");
    let mut bytes = fs::read(&path).unwrap();
    bytes[100] ^= 1;
    fs::write(&path, bytes).unwrap();
    let damaged = analyze(&file);
    assert!(damaged.code == 2 && damaged.errors.contains("damaged or incomplete"), "{damaged:?}");
}

#[test]
fn what_has_no_effect_or_no_place_is_refused() {
    for (words, reason) in [
        ("nim 3,5,7 --threads 2", "--threads changes nothing in nim: leave it out"),
        ("nim 3,5,7 --table file", "--table changes nothing in nim: leave it out"),
        ("cram 3x3 --misere --threads 2", "--threads changes nothing in cram: leave it out"),
        ("cram 3x3 --table /there/is/none", "cannot write the file `/there/is/none`"),
        ("cram 3x3 --table /", "cannot read the file `/`"),
        ("cram 3x3 --table /dev/zero", "expected a table from `nimatron analyze --table`"),
        // Not searched in vain: that would take hours.
        ("cram 8x8 --table /there/is/none", "cannot write the file `/there/is/none`"),
        ("cram 3x3 --threads two", "expected a whole number"),
    ] {
        let ran = analyze(words);
        assert!(ran.code == 2 && ran.errors.contains(reason), "{words}: {ran:?}");
    }
}
