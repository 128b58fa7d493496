//! `nimatron sequence`: the format of its answers, its files, and what it refuses.
use crate::{prints, run};
use std::{fs, path::PathBuf};

/// A file of the tests that does not exist yet.
fn file(name: &str) -> (PathBuf, String) {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    let text = path.to_str().unwrap().to_owned();
    (path, text)
}

#[test]
fn the_json_has_the_documented_fields() {
    let text = prints("sequence kayles --json --threads 1");
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    let names: Vec<&str> = json.as_object().unwrap().keys().map(String::as_str).collect();
    let documented = [
        "code",
        "to",
        "proved",
        "n0",
        "period",
        "last_exception",
        "saltus",
        "max_value",
        "max_at",
        "rare",
        "method",
        "proof",
        "values",
    ];
    assert_eq!(names, documented);
    assert_eq!((&json["n0"], &json["period"], &json["last_exception"]), (&71.into(), &12.into(), &70.into()));
    assert!(json["proved"] == true && json["saltus"].is_null());
    let json: serde_json::Value = serde_json::from_str(&prints("sequence 0.6 --to 3000 --json")).unwrap();
    assert!(json["proved"] == false && json["to"] == 3000 && json["period"].is_null());
}

#[test]
fn huge_heaps_are_answered_after_a_proof() {
    assert!(prints("sequence nim --at 18446744073709551615").contains("18446744073709551615: 18446744073709551615"));
    assert!(prints("sequence 0.6 --to 2000").contains("No period up to heap 2000"));
    assert!(prints("sequence 0.45 --stats").contains("those of `0.177`"));
}

#[test]
fn a_certificate_can_be_checked_and_damage_is_noticed() {
    let (path, name) = file("certificate");
    prints(&format!("sequence 0.156 --certificate {name}"));
    assert!(prints(&format!("sequence --check {name}")).contains("from heap 3479 on, 0.156 has period 349"));
    let text = fs::read_to_string(&path).unwrap();
    for damaged in [text.replace("349", "350"), text[..text.len() - 9].to_owned()] {
        fs::write(&path, damaged).unwrap();
        assert_refused(&format!("sequence --check {name}"), "is damaged or holds something else");
    }
    for foreign in ["", "my notes", "{}"] {
        fs::write(&path, foreign).unwrap();
        assert_refused(&format!("sequence --check {name}"), "neither a certificate nor a values file");
    }
}

#[test]
fn values_are_written_and_checked() {
    let (path, name) = file("values");
    prints(&format!("sequence 0.106 --to 100000 --values {name}"));
    assert!(prints(&format!("sequence --check {name}")).contains("100000 values of 0.106"));
    let bytes = fs::read(&path).unwrap();
    fs::write(&path, &bytes[..bytes.len() / 2]).unwrap();
    assert_refused(&format!("sequence --check {name}"), "is damaged or holds something else");
}

/// Runs the program with a limit of 8 kB for each file, like a full disk.
#[cfg(unix)]
fn on_a_full_disk(words: &str) -> (Option<i32>, String) {
    let program = env!("CARGO_BIN_EXE_nimatron");
    let script = format!("trap '' XFSZ; ulimit -f 16; exec '{program}' --lang en {words}");
    let output = std::process::Command::new("sh").args(["-c", &script]).output().unwrap();
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_no_incomplete_file() {
    let ((path, name), (whole, plain)) = (file("full"), file("full-again"));
    let words = "sequence 0.106 --to 200000 --threads 1";
    let (code, errors) = on_a_full_disk(&format!("{words} --values {name}"));
    assert_eq!((code, errors.lines().count(), path.exists()), (Some(2), 1, false), "{errors}");
    assert!(errors.contains(&name), "{errors}");
    // With room again, the run goes on from what was written.
    prints(&format!("{words} --values {name}"));
    prints(&format!("{words} --values {plain}"));
    assert!(fs::read(&path).unwrap() == fs::read(&whole).unwrap());
    let (path, name) = file("full.svg");
    let (code, errors) = on_a_full_disk(&format!("sequence 0.106 --to 20000 --plot {name}"));
    assert_eq!((code, errors.lines().count(), path.exists()), (Some(2), 1, false), "{errors}");
    assert!(errors.contains(&name), "{errors}");
}

#[test]
fn a_picture_and_a_table_are_written() {
    let (picture, name) = file("kayles.svg");
    prints(&format!("sequence kayles --to 300 --plot {name}"));
    assert!(fs::read_to_string(&picture).unwrap().contains("period 12 from 71 on"));
    let (table, name) = file("table.csv");
    assert_eq!(prints(&format!("sequence --survey 0.x --to 2000 --table {name}")), "The table has 8 codes.\n");
    let text = fs::read_to_string(&table).unwrap();
    assert!(text.lines().count() == 9 && text.contains("\n0.4,0.137,true,54,53,34,"), "{text}");
}

#[test]
fn a_survey_goes_on_with_whole_rows_only() {
    let (table, name) = file("survey.csv");
    let words = format!("sequence --survey 0.x --to 2000 --table {name}");
    prints(&words);
    let whole = fs::read_to_string(&table).unwrap();
    let row = "0.1,0.1,true,9,8,7,6,5,4,";
    let started = format!("survey 0.x to 2000\n{row}\n0.4,garbage\nnothing\n0.5,0.5,tr");
    fs::write(format!("{name}.started"), started).unwrap();
    prints(&words);
    let text = fs::read_to_string(&table).unwrap();
    let expected = whole.lines().map(|line| if line.starts_with("0.1,") { row } else { line });
    assert!(text.lines().eq(expected), "{text}");
}

#[test]
fn the_report_covers_the_requested_heaps() {
    let kayles = prints("sequence 0.77 --to 50 --stats");
    assert!(kayles.contains("8 rare heaps; the last is 39."), "{kayles}");
    let nim = prints("sequence nim --to 200");
    assert!(nim.contains("The largest value is 199; heap 199 is the first to have it."), "{nim}");
    let nim = prints("sequence nim --to 1000");
    assert!(nim.contains("The largest value is 999; heap 999 is the first to have it."), "{nim}");
}

fn assert_refused(words: &str, want: &str) {
    let ran = run(words.split_whitespace(), b"");
    assert_eq!((ran.code, ran.output.as_str(), ran.errors.lines().count()), (2, "", 1), "{words}: {ran:?}");
    assert!(ran.errors.contains(want), "{words}: {}", ran.errors);
}

#[test]
fn bad_sequences_are_refused_with_one_sentence() {
    for (words, want) in [
        ("sequence 2.7", "0, 4, 8 or c before the point"),
        ("sequence 0.8g", "is not a code"),
        ("sequence kayls", "is not a code"),
        ("sequence 0.77 --to 1000000000000000000000000000000", "--to"),
        ("sequence 0.77 --to 10000000000000000", "is too many values"),
        ("sequence 0.[7] --method sparse", "the method sparse does not work for 0.[7]"),
        ("sequence 0.6 --to 1000 --certificate nowhere", "there is no certificate"),
        ("sequence 0.77 --values /there/is/none", "cannot write the file"),
        ("sequence 0.77 --plot /there/is/none.svg", "cannot write the file"),
        ("sequence 0.77 --plot /there/is/none", "expected a name that ends in .svg .png"),
        ("sequence --check /there/is/none", "cannot read the file"),
        ("sequence --survey 0.77", "a pattern of one to four x"),
        ("sequence --survey 0.x --plot x.svg", "--survey <PATTERN> cannot be used with --plot <FILE>"),
        ("sequence kayles --format csv", "--values <FILE>"),
        ("sequence kayles --values - --json", "--values - cannot be used with --json"),
        ("sequence kayles --plot - --json", "--plot - cannot be used with --json"),
        ("sequence kayles --values - --plot -", "--values - cannot be used with --plot -"),
        ("sequence kayles --values x.zip", "the ending of `x.zip` names no format of values"),
    ] {
        assert_refused(words, want);
    }
}

#[test]
fn sequences_are_reported_in_every_language() {
    for (lang, period, code, damaged) in [
        ("sl", "s periodo 12", "ni koda", "poškodovana"),
        ("hr", "s periodom 12", "nije kôd", "oštećena"),
        ("hu", "a periódus 12", "nem kód", "sérült"),
        ("pl", "okresem 12", "nie jest kodem", "uszkodzony"),
    ] {
        let report = prints(&format!("sequence kayles --lang {lang}")).replace(['\n', '\u{a0}'], " ");
        assert!(report.contains(period), "{lang}: {report}");
        assert_refused(&format!("sequence 2.7 --lang {lang}"), code);
        let (path, name) = file(&format!("damaged-{lang}"));
        fs::write(&path, "nimatron values 1\n").unwrap();
        assert_refused(&format!("sequence --check {name} --lang {lang}"), damaged);
    }
}

#[test]
fn values_are_written_as_text() {
    for (name, right) in [
        ("v.txt", "0\n1\n2\n3\n1\n"),
        ("v.csv", "heap,value\n0,0\n1,1\n2,2\n3,3\n4,1\n"),
        ("v.bfile", "0 0\n1 1\n2 2\n3 3\n4 1\n"),
    ] {
        let (path, name) = file(name);
        assert!(prints(&format!("sequence kayles --to 5 --values {name}")).contains("0.77 (kayles)"));
        assert_eq!(fs::read_to_string(path).unwrap(), right);
    }
    assert_eq!(prints("sequence kayles --to 5 --values -"), "0\n1\n2\n3\n1\n");
    assert_eq!(prints("sequence kayles --to 3 --values - --format bfile"), "0 0\n1 1\n2 2\n");
    let all = prints("sequence kayles --values -");
    assert!(all.lines().count() > 83, "as many as prove the period");
}

#[test]
fn a_picture_on_standard_output_is_nothing_but_the_picture() {
    let svg = prints("sequence kayles --to 300 --plot -");
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"), "{}", &svg[svg.len() - 200..]);
    let lasker = prints("sequence 4.[3] --to 300 --plot -");
    assert!(lasker.contains("saltus"), "values of Lasker's Nim grow from period to period");
}

#[test]
fn answers_are_the_same_in_every_run() {
    let words = "sequence kayles --json --threads 1";
    assert_eq!(prints(words), prints(words));
    assert!(!prints(words).contains("cpu_seconds") && prints(&format!("{words} --stats")).contains("cpu_seconds"));
}

#[test]
fn values_stand_in_the_json() {
    let json = |words: &str| serde_json::from_str::<serde_json::Value>(&prints(words)).unwrap();
    let values = |words: &str| json(words)["values"].as_array().unwrap().clone();
    assert_eq!(values("sequence kayles --to 5 --json"), [0, 1, 2, 3, 1]);
    assert_eq!(values("sequence 0.6 --to 12000 --json").len(), 10_000, "the limit of docs/json.md");
}

#[test]
fn games_with_a_code_are_sequences_too() {
    for (name, code) in [("dawson", "0.07"), ("Dawson's Chess", "0.137")] {
        let ran = run(["sequence", name, "--to", "100"], b"");
        assert!(ran.output.starts_with(code), "{name}: {ran:?}");
    }
}
