//! Pieces placed in secret, line by line.
use engine::games;
use play::{Effort, Rng};
use text::{Lang, Pieces};
use tui::{Ink, SetupForm, jobs::Task, plain::Plain, words::Words};

/// What is said to a player who types these lines, from a start with pieces placed in secret.
fn said(lines: &str) -> String {
    let mut form = SetupForm::new(games::family("northcott").unwrap());
    form.start = form.starts().len() - 1;
    let words = Words { lang: Lang::En, pieces: Pieces::Tokens, ink: Ink { ascii: true, colour: false }, width: 80 };
    let (mut input, mut output) = (lines.as_bytes(), Vec::new());
    let run = |task: Task| task.run(&Effort::default());
    let (rng, keep) = (Rng::new(1), &mut |_: &str, _: &str| Ok(()));
    Plain { input: &mut input, output: &mut output, words, rng, trace: false, run: &run, keep }.play(form).unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn each_column_is_asked_for_on_its_own() {
    let said = said("hint\n99\n1\n2\n1\n1 1 1 1 1\nquit\n");
    let questions = ["Column 1: which square?", "Column 2: which square?", "Column 3: which square?"];
    assert_eq!(questions.map(|question| said.matches(question).count()), [3, 1, 1], "{said}");
    assert!(said.contains("place your pieces in secret") && said.contains("\"99\" is not possible here."), "{said}");
    assert!(said.contains("Your turn."), "{said}");
}

#[test]
fn all_columns_may_be_typed_at_once() {
    let said = said("1 2 1 2 1 2 1 2\nquit\n");
    assert!(said.matches("which square?").count() == 1 && said.contains("Your turn."), "{said}");
}
