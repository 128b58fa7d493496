//! Bad input: one clear sentence, exit 2, nothing on standard output.
use crate::{CommandResult, run};
use std::{ffi::OsString, fs, path::PathBuf};

/// Asserts that a command is refused, and that its sentence says `want`.
fn assert_refused(ran: &CommandResult, name: &str, want: &str) {
    assert_eq!(ran.code, 2, "{name}: {ran:?}");
    assert_eq!(ran.output, "", "{name}");
    assert_eq!(ran.errors.lines().count(), 1, "{name}: {}", ran.errors);
    assert!(ran.errors.starts_with("nimatron: ") && ran.errors.len() < 400, "{name}: {}", ran.errors);
    assert!(ran.errors.contains(want), "{name}: wanted `{want}` in: {}", ran.errors);
}

#[test]
fn bad_input_is_refused_with_one_sentence() {
    for (words, want) in [
        ("serve --listen nowhere", "cannot be `nowhere`: expected an address with a port"),
        ("backup", "<FILE> is missing"),
        ("restore /there/is/none --database sqlite:/there/is/none", "there is no backup `/there/is/none`"),
        ("serve --database mysql://there/is/none", "expected `sqlite:FILE` or `postgres://…`"),
        (
            "serve --listen 127.0.0.1:0 --database sqlite:/there/is/none",
            "cannot use the database `sqlite:/there/is/none`: the file cannot be opened or created",
        ),
        ("serve --listen 192.0.2.1:1", "cannot listen at 192.0.2.1:1: this machine does not have this address"),
        (
            "serve --listen 127.0.0.1:0 --page /there/is/none",
            "cannot read the page in the folder `/there/is/none`: there is no such folder",
        ),
        ("foo", "there is no command `foo`: expected games, rules"),
        ("analize nim 1", "did you mean `analyze`?"),
        ("--json", "`--json` does not belong here"),
        ("games extra", "`extra` does not belong here: expected nimatron games"),
        ("games --jsn", "did you mean `--json`?"),
        ("rules", "<GAME> is missing: expected nimatron rules <GAME>"),
        ("rules nmi", "there is no game `nmi`: did you mean `nim`?"),
        ("analyze", "expected a game and a position"),
        ("analyze nim", "expected a position of nim after its name, such as `1,2,3,4,5`"),
        ("rules foo", "there is no game `foo`: `nimatron games` lists them all"),
        ("rules heaps", "there is no game `heaps`: `nimatron games` lists them all"),
        ("analyze kayls 5", "there is no game `kayls`: did you mean `kayles`?"),
        ("play nim --lvel 1", "(see nimatron play --help)"),
        ("explain nim", "such as `1,2,3,4,5` (see nimatron explain --help)"),
        ("explain nmi 1", "did you mean `nim`? (see nimatron explain --help)"),
        ("random wythoff --heaps 3", "leave it out (see nimatron random --help)"),
        ("analyze nim 1 --timeout soon", "cannot be `soon`: expected a number of seconds, such as `10` or `0.5`"),
        ("analyze nim 1 --timeout -1", "cannot be `-1`: expected a number of seconds"),
        ("board nim 1 -o -  --format csv", "the format `csv` cannot be written here: expected one of svg png"),
        ("analyze nim -1", "cannot read `-1`"),
        ("analyze nim 1,-2", "cannot read `-2`"),
        ("analyze nim 1,,2", "cannot read an empty text"),
        ("analyze nim 1e9", "cannot read `1e9`"),
        ("analyze nim 99999999999999999999", "expected a whole number from 0 to 18446744073709551615"),
        ("analyze nim 1 2", "`2` does not belong here"),
        ("analyze nim --foo", "no such option"),
        ("analyze nim --foo 1,2", "`--foo` does not belong here"),
        ("analyze nim 1,2 --foo", "`--foo` does not belong here"),
        ("analyze nim 1 --set", "--set <NAME=VALUE> needs a value"),
        ("analyze nim 1 --set k=2", "nim: there is no parameter `k`: this game has none"),
        ("analyze nim 1 --set nonsense", "there is no parameter `nonsense`"),
        ("analyze nim 1 --method magic", "cannot be `magic`: expected one of auto, theory, search, both"),
        ("analyze nim 1 --method", "--method <METHOD> needs a value: expected one of auto"),
        ("analyze nim 1 --positions many", "cannot be `many`: expected a whole number"),
        ("analyze nim 1 --positions -5", "cannot be `-5`: expected a whole number"),
        ("analyze nim 1 --moves 1.5", "cannot be `1.5`: expected a whole number"),
        ("analyze nim 1 --json=yes", "--json takes no value"),
        ("analyze --batch", "--batch <FILE> needs a value"),
        ("analyze --batch /there/is/none", "cannot read the file `/there/is/none`: there is no such file"),
        ("analyze --batch /", "cannot read the file `/`: it is a directory"),
        ("analyze --batch - nim", "cannot be used with"),
        ("analyze --batch - --misere", "--batch <FILE> cannot be used with --misere"),
        ("verify nmi", "did you mean `nim`?"),
        ("verify nim nim", "`nim` does not belong here"),
        ("graph", "<FILE> is missing"),
        ("graph /there/is/none", "cannot read the file `/there/is/none`"),
        ("graph /", "it is a directory"),
        // Nothing is computed in vain: each of these would take long.
        ("tree cram 5x5 --nodes 10000 -o /there/is/none.svg", "cannot write the file `/there/is/none.svg`"),
        ("table cram XxY --to 99 -o /there/is/none.svg", "cannot write the file `/there/is/none.svg`"),
        ("sequence 0.106 --to 60000000000 --plot /there/is/none.svg", "cannot write the file `/there/is/none.svg`"),
        ("sequence 0.106 --to 60000000000 --certificate /there/is/none", "cannot write the file `/there/is/none`"),
        ("sequence 0.77 --values /there/is/none", "cannot write the file `/there/is/none`: there is no such folder"),
        ("play nim --record /there/is/none", "cannot write the file `/there/is/none`: there is no such folder"),
        ("play nim --record /", "cannot write the file `/`: it is a directory"),
        ("random", "<GAME> is missing"),
        ("random nim --seed dice", "cannot be `dice`: expected a whole number"),
        ("random nim --heaps -1", "cannot be `-1`"),
        ("random nim --heaps 0", "cannot be `0`: expected a whole number from 1 to 64"),
        ("random nim --heaps 65", "cannot be `65`: expected a whole number from 1 to 64"),
        ("random nim --most 0", "cannot be `0`: expected a whole number from 1 on"),
        ("random wythoff --heaps 3", "--heaps changes nothing in wythoff: leave it out"),
        ("games --lang xx", "there is no language `xx`: expected one of en, sl, hr, hu, pl"),
        ("--lang", "--lang <LANG> needs a value"),
    ] {
        assert_refused(&run(words.split_whitespace(), b""), words, want);
    }
}

#[test]
fn empty_texts_are_refused() {
    assert_refused(&run([""], b""), "an empty command", "there is no command ``");
    assert_refused(&run(["rules", ""], b""), "an empty game", "there is no game ``");
    assert_refused(&run(["analyze", "nim", ""], b""), "an empty position", "cannot read an empty text");
    assert_refused(&run(["analyze", "nim", " "], b""), "a blank position", "cannot read an empty text");
    assert_refused(&run(["analyze", "nim", "1", "--set", ""], b""), "an empty setting", "there is no parameter ``");
    assert_refused(&run(["analyze", "--batch", ""], b""), "an empty file name", "needs a value");
    assert_refused(&run(["analyze", "nim", "1", "--method", ""], b""), "an empty method", "expected one of auto");
}

#[test]
fn a_megabyte_in_an_argument_is_refused() {
    let long = "1,".repeat(500_000);
    for args in [
        vec![long.as_str()],
        vec!["analyze", &long, "1"],
        vec!["analyze", "nim", &long],
        vec!["analyze", "nim", "1", &long],
        vec!["analyze", "nim", "1", "--set", &long],
        vec!["analyze", "nim", "1", "--method", &long],
        vec!["analyze", "nim", "1", "--positions", &long],
        vec!["analyze", "--batch", &long],
        vec!["rules", &long],
        vec!["verify", &long],
        vec!["graph", &long],
    ] {
        assert_refused(&run(args.clone(), b""), args[0], "…");
    }
    assert_refused(&run([format!("--{long}")], b""), "a long option", "…");
}

#[cfg(unix)]
#[test]
fn arguments_that_are_not_text_are_refused() {
    use std::os::unix::ffi::OsStringExt;
    let bytes = || OsString::from_vec(vec![0xff, 0xfe]);
    for args in [
        vec![bytes()],
        vec!["rules".into(), bytes()],
        vec!["analyze".into(), "nim".into(), bytes()],
        vec!["analyze".into(), "nim".into(), "1".into(), "--set".into(), bytes()],
        vec!["analyze".into(), "--batch".into(), bytes()],
        vec!["graph".into(), bytes()],
    ] {
        assert_refused(&run(args, b""), "bytes", "");
    }
}

#[test]
fn files_without_a_graph_are_refused() {
    for (name, bytes, want) in [
        ("empty", b"".as_slice(), "in the file"),
        ("bytes", b"\xff\xfe", "not valid UTF-8"),
        ("list", b"[1, 2]", "in the file"),
        ("null", b"null", "in the file"),
        ("broken", b"{\"a\":[", "it ends too early (line 1, character 6)"),
        ("nowhere", b"{\"a\":[\"x\"]}", "`a -> x`"),
        ("twice", b"{\"a\":[],\"a\":[]}", "the name `a` occurs twice"),
        ("negative", b"{\"a\":[-1]}", "cannot be `-1`"),
        ("dot", b"digraph { a -> ", "in the file"),
    ] {
        let file = temporary_file(name, bytes);
        let ran = run(["graph".into(), file.as_os_str().to_owned()], b"");
        assert_refused(&ran, name, want);
        fs::remove_file(file).unwrap();
    }
    let file = temporary_file("vertex", b"{\"a\":[]}");
    let ran = run(["graph".into(), file.as_os_str().to_owned(), "b".into()], b"");
    assert_refused(&ran, "a vertex that is not there", "cannot read `b`");
    fs::remove_file(file).unwrap();
}

/// A file that exists for one test.
fn temporary_file(name: &str, bytes: &[u8]) -> PathBuf {
    let path = std::env::temp_dir().join(format!("nimatron-{}-{name}", std::process::id()));
    fs::write(&path, bytes).unwrap();
    path
}
