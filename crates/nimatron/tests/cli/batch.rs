//! Many questions at once.
use crate::{CommandResult, run};
use engine::games;
use serde_json::Value as Json;

const VECTORS: &str = include_str!("../../../engine/tests/data/vectors.jsonl");

/// The answers to a batch that must run to its end in silence.
fn answers(input: &[u8]) -> Vec<Json> {
    let CommandResult { code, output, errors } = run(["analyze", "--batch", "-"], input);
    assert_eq!((code, errors.as_str()), (0, ""));
    output.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}"))).collect()
}

#[test]
fn answers_come_in_the_order_of_the_questions() {
    // Hard and easy questions in turn, so that the threads would answer out of order.
    let hard = |i: u64| if i.is_multiple_of(50) { "9,9,9" } else { "0,0,0" };
    let position = |i: u64| format!("{},{},{},{}", i % 15, i / 15 % 15, i / 225, hard(i));
    let line = |i: u64| format!("{{\"game\":\"nim\",\"position\":\"{}\"}}\n", position(i));
    let input: String = (0..2_000).map(line).collect();
    let answers = answers(input.as_bytes());
    assert_eq!(answers.len(), 2_000);
    for (i, answer) in (0..).zip(&answers) {
        assert_eq!(answer["position"], position(i));
    }
}

#[test]
fn a_bad_line_does_not_stop_the_rest() {
    let mut input = Vec::new();
    for line in [
        br#"{"game":"nim","position":"1,2"}"#.as_slice(),
        b"",
        b"nonsense",
        br#"{"game":"nmi","position":"1"}"#,
        br#"{"game":"nim","position":"-1"}"#,
        br#"{"game":"nim","params":{"k":-1},"position":"1"}"#,
        br#"{"game":"nim","convention":"other","position":"1"}"#,
        b"\xff\xff",
        b"   \r",
        &b"x".repeat(10_000_000),
        br#"{"game":"nim","position":"3"}"#,
    ] {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    let answers = answers(&input);
    assert_eq!(answers.len(), 9, "one for each line that is not blank");
    assert_eq!(answers[0]["outcome"], "N");
    assert_eq!(answers[8]["outcome"], "N");
    for (answer, (line, want)) in answers[1..8].iter().zip([
        (3, "expected an object"),
        (4, "did you mean `nim`?"),
        (5, "cannot read `-1`"),
        (6, "the parameter `k` cannot be `-1`"),
        (7, "`convention` cannot be"),
        (8, "not valid UTF-8"),
        (10, "longer than 1000000 bytes"),
    ]) {
        assert_eq!(answer["line"], line);
        assert!(answer["error"].as_str().unwrap().contains(want), "{answer}");
        assert_eq!(answer.as_object().unwrap().len(), 2, "{answer}");
    }
}

#[test]
fn no_question_gets_no_answer() {
    assert!(answers(b"").is_empty());
    assert!(answers(b"\n\n \n").is_empty());
}

#[test]
fn the_last_line_needs_no_end() {
    assert_eq!(answers(br#"{"game":"nim","position":"1"}"#).len(), 1);
}

#[test]
fn an_answer_can_be_used_as_a_question() {
    let ask = |input: &str| run(["analyze", "--batch", "-"], input.as_bytes()).output;
    let once = ask("{\"game\":\"nim\",\"position\":\"1,3,5,7\",\"convention\":\"misere\"}\n");
    assert_eq!(ask(&once), once);
}

#[test]
fn questions_are_repeated_byte_for_byte() {
    // The game itself, and the games of which it may be a sum.
    let names = |line: &&'static str| line.split(r#""game":""#).skip(1).filter_map(|rest| rest.split('"').next());
    let registered = |line: &&'static str| names(line).all(|name| games::family(name).is_ok());
    let vectors: Vec<&str> = VECTORS.lines().filter(registered).collect();
    let CommandResult { code, output, .. } = run(["analyze", "--batch", "-"], vectors.join("\n").as_bytes());
    assert_eq!((code, output.lines().count()), (0, vectors.len()));
    for (vector, answer) in vectors.iter().zip(output.lines()) {
        let question = vector.split(r#","outcome":"#).next().unwrap();
        assert!(answer.starts_with(question), "asked {question}\nanswered {answer}");
    }
}

#[test]
fn the_method_and_the_budget_hold_for_a_batch_too() {
    let line = br#"{"game":"nim","position":"90,91,92,93,94"}"#;
    let ran = run(["analyze", "--batch", "-", "--method", "search", "--positions", "1000"], line);
    assert_eq!(ran.code, 0);
    assert!(
        ran.output.contains(r#""outcome":null"#) && ran.output.contains(r#""gave_up":"The position was not searched"#),
        "{}",
        ran.output
    );
}
