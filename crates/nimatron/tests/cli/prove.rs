//! Certificates of outcomes: written, checked, and refused when they are wrong.
use crate::{CommandResult, prints, run, run_in};
use std::{fs, path::PathBuf};
use text::Lang;

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("prove-{name}"))
}

fn assert_refused(ran: &CommandResult, reason: &str) {
    assert!(ran.code == 2 && ran.errors.contains(reason) && ran.errors.lines().count() == 1, "{ran:?}");
}

#[test]
fn a_certificate_is_written_and_checked() {
    let path = file("cram");
    let written = prints(&format!("prove cram 4x3 -o {}", path.display()));
    assert!(written.starts_with("N: the player to move wins. The certificate has "), "{written}");
    let checked = prints(&format!("prove --check {}", path.display()));
    let start = "The certificate holds for cram ..../..../.... (last move wins). N: the player to move wins. ";
    assert!(checked.starts_with(start) && checked.contains("against every reply"), "{checked}");
}

#[test]
fn names_parameters_and_conventions_are_kept() {
    let examples = [
        ("marienbad", "nim 1,3,5,7 (last move loses)"),
        ("subtraction 9 --set S=1,3,4", "subtraction 9 (last move wins)"),
        ("kayles 9 --misere", "octal 9 (last move loses)"),
        ("sum 1,2;3 --set parts=nim;nim", "sum 1,2 ; 3 (last move wins)"),
    ];
    for (number, (question, expected)) in examples.into_iter().enumerate() {
        let path = file(&format!("kept-{number}"));
        prints(&format!("prove {question} -o {}", path.display()));
        let checked = prints(&format!("prove --check {}", path.display()));
        assert!(checked.contains(expected), "{question}: {checked}");
    }
}

#[test]
fn what_is_too_large_is_certified_by_its_theorem() {
    let path = file("theorem");
    let written = prints(&format!("prove nim 1000000000000,2000000000000 -o {}", path.display()));
    assert!(written.contains("Too many positions can arise"), "{written}");
    let checked = prints(&format!("prove --check {}", path.display()));
    assert!(checked.contains("agrees with the theorem") && checked.contains("No moves were played"), "{checked}");
}

#[test]
fn damaged_certificates_and_other_files_are_refused_in_every_language() {
    let path = file("damaged");
    prints(&format!("prove nim 1,2,3 -o {}", path.display()));
    let whole = fs::read(&path).unwrap();
    let name = path.display().to_string();
    for (lang, reason) in [
        (Lang::En, "damaged or incomplete"),
        (Lang::Sl, "poškodovano ali nepopolno"),
        (Lang::Hr, "oštećena ili nepotpuna"),
        (Lang::Hu, "sérült vagy hiányos"),
        (Lang::Pl, "uszkodzony lub niepełny"),
    ] {
        fs::write(&path, &whole[..whole.len() - 1]).unwrap();
        assert_refused(&run_in(lang, false, ["prove", "--check", &name], b""), reason);
    }
    fs::write(&path, "something else").unwrap();
    assert_refused(&run(["prove", "--check", &name], b""), "expected a certificate from `nimatron prove`");
    fs::write(&path, [&whole[..15], &b"7\n"[..], &whole[17..]].concat()).unwrap();
    assert_refused(&run(["prove", "--check", &name], b""), "a different version");
    assert_refused(&run(["prove", "--check", "/there/is/none"], b""), "cannot read the file");
}

#[test]
fn wrong_questions_are_refused_and_large_ones_not_answered() {
    let path = file("none");
    let name = path.display().to_string();
    assert_refused(&run(["prove"], b""), "expected a game, a position and `-o FILE`, or `--check FILE`");
    assert_refused(&run(["prove", "nim", "3,5,7"], b""), "expected a game, a position and `-o FILE`");
    assert_refused(&run(["prove", "nim", "3,x", "-o", &name], b""), "cannot read `x`");
    assert_refused(&run(["prove", "nim", "3", "-o", "/there/is/none"], b""), "/there/is/none");
    // Not searched in vain: that would take hours.
    let large = ["prove", "cram", "8x8", "--misere", "--positions", "1000000000", "-o", "/there/is/none"];
    assert_refused(&run(large, b""), "cannot write the file `/there/is/none`");
    let players = ["prove", "count", "9", "--set", "players=3", "-o", &name];
    assert_refused(&run(players, b""), "three or more players");
    let ran = run(["prove", "cram", "6x5", "--misere", "--positions", "100", "-o", &name], b"");
    assert!(ran.code == 3 && ran.errors.contains("--positions"), "{ran:?}");
    assert!(!path.exists(), "a certificate without an outcome");
}
