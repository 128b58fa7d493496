//! Pieces placed in secret, line by line.
use engine::games;
use play::{Effort, Rng};
use text::{Lang, Pieces};
use tui::{Ink, SetupForm, jobs::Task, plain::Plain, words::Words};

/// What is output to a player who types these lines, from a start with pieces placed in secret.
fn output(lines: &str) -> String {
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
    let output = output("hint\n99\n1\n2\n1\n1 1 1 1 1\nquit\n");
    let questions = ["Column 1: which square?", "Column 2: which square?", "Column 3: which square?"];
    assert_eq!(questions.map(|question| output.matches(question).count()), [3, 1, 1], "{output}");
    assert!(
        output.contains("place your pieces in secret") && output.contains("\"99\" is not possible here."),
        "{output}"
    );
    assert!(output.contains("Your turn."), "{output}");
}

#[test]
fn all_columns_may_be_typed_at_once() {
    let output = output("1 2 1 2 1 2 1 2\nquit\n");
    assert!(output.matches("which square?").count() == 1 && output.contains("Your turn."), "{output}");
}
