//! What is not known within the limits: exit 3, and what to do about it.
use crate::{CommandResult, run};

fn ran(words: &str) -> CommandResult {
    run(words.split_whitespace(), b"")
}

#[test]
fn an_answer_that_is_not_known_ends_with_three() {
    for (words, advice) in [
        ("analyze nim 90,91,92,93,94 --method search --positions 1000", "raise it with --positions N"),
        ("analyze cram 3x3 --method theory", "theory alone does not decide this: leave out --method"),
        ("explain cram 5x5 --positions 10", "raise it with --positions N"),
        ("analyze cram 6x6 --method search --timeout 0", "not known in this time: raise --timeout"),
        ("explain cram 5x5 --timeout 0", "not known in this time: raise --timeout"),
        ("table wythoff --to 999 -o - --timeout 0", "not known in this time: raise --timeout"),
        ("tree nim 3,5,7 -o - --timeout 0", "not known in this time: raise --timeout"),
        ("sequence 0.106 --timeout 0", "not known in this time: raise --timeout"),
        ("sequence 0.106 --to 999999999 --values - --timeout 0", "not known in this time: raise --timeout"),
        ("sequence 0.106 --plot - --timeout 0", "not known in this time: raise --timeout"),
        ("sequence --survey 0.x --timeout 0", "not known in this time: raise --timeout"),
        ("sequence 0.106 --to 1000 --at 5000", "not known: compute more values with --to N"),
        ("explain cram 5x5 --timeout 3600 --positions 10", "raise it with --positions N"),
    ] {
        let ran = ran(words);
        assert!(ran.code == 3 && ran.errors.contains(advice), "{words}: {} {}", ran.code, ran.errors);
        assert_eq!(ran.errors.lines().count(), 1, "{words}: {}", ran.errors);
    }
}

#[test]
fn a_comparison_in_too_little_time_ends_with_three() {
    let ran = ran("verify nim --timeout 0");
    assert_eq!(ran.code, 3);
    assert!(ran.errors.ends_with("not known in this time: raise --timeout\n"), "{}", ran.errors);
}

#[test]
fn a_graph_in_too_little_time_ends_with_three() {
    let ran = run(["graph", "-", "--timeout", "0"], br#"{"a":["b"],"b":["a","c"],"c":[]}"#);
    assert!(ran.code == 3 && ran.errors.contains("raise --timeout"), "{ran:?}");
}

#[test]
fn a_review_with_moves_that_could_not_be_judged_names_the_limit() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("large-hex.txt");
    let _ = std::fs::remove_file(&file);
    let name = file.to_str().unwrap();
    let words = ["play", "hex", "--set", "size=11", "--plain", "--opponent", "person", "--record", name];
    assert_eq!(run(words, b"a1\nb1\nresign\nquit\n").code, 0);
    let ran = run(["review", name], b"");
    assert!(ran.code == 3 && ran.errors.contains("raise it with --positions N"), "{ran:?}");
    assert!(ran.output.contains("too large"), "the rest is written: {ran:?}");
    let chain = run(["review", name, "--chain"], b"");
    assert_eq!((chain.code, chain.errors.as_str()), (0, ""));
    let late = run(["review", name, "--timeout", "0"], b"");
    assert!(late.code == 3 && late.errors.contains("raise --timeout"), "{late:?}");
}

#[test]
fn a_sequence_without_a_period_says_how_to_go_on() {
    let output = run(["sequence", "0.106", "--to", "1000"], b"").output;
    assert!(output.contains("No period up to heap 1000.\n`--to N` goes on"), "{output}");
}

#[test]
fn an_answer_within_the_limits_ends_with_nothing() {
    for words in ["analyze nim 3,5,7 --timeout 3600", "explain nim 3,5,7 --timeout 3600", "analyze nim - --positions 1"]
    {
        let ran = ran(words);
        assert_eq!((ran.code, ran.errors.as_str()), (0, ""), "{words}");
    }
}

#[test]
fn the_limit_that_was_asked_for_is_named() {
    for (words, limit) in [
        ("analyze nim 200,201,202 --method search --positions 2000", "after 40000 moves"),
        ("analyze cram 5x5 --method search --misere --positions 2000", "after 2000 positions"),
    ] {
        let output = ran(words).output;
        assert!(output.contains(limit), "{words}: {output}");
    }
}

#[test]
fn theory_alone_has_no_search_limit() {
    for words in [
        "analyze hex - --set size=5 --method theory",
        "analyze cram 3x3 --method theory",
        "analyze nim 1,2,3 --method theory",
    ] {
        let output = ran(words).output;
        assert!(!output.contains("search limit"), "{output}");
    }
}

#[test]
fn a_batch_in_too_little_time_still_answers_every_line() {
    let lines = "{\"game\":\"nim\",\"position\":\"1\"}\n".repeat(100);
    let ran = run(["analyze", "--batch", "-", "--timeout", "0"], lines.as_bytes());
    assert_eq!((ran.code, ran.output.lines().count()), (0, 100));
    assert!(ran.output.lines().all(|line| line.contains("gave_up")), "{}", ran.output);
}
