//! Tables and prose at the edge of the terminal, and colours.
use crate::{prints, prints_at, run, run_at};

/// Commands that print tables or prose.
const COMMANDS: [&str; 11] = [
    "analyze nim 5,19,40,51",
    "analyze moore 3,5,7,9 --set k=3",
    "analyze hex - --set size=3",
    "explain nim 5,19,40,51",
    "explain cram 3x3",
    "sequence kayles --stats",
    "sequence 0.6 --to 2000",
    "verify euclid",
    "games",
    "rules hackenbush",
    "rules wythoff --lang hu",
];

/// The lines that are too wide and could have been broken between words.
fn too_wide(text: &str, width: usize) -> Vec<&str> {
    let is_command = |line: &&str| line.contains("nimatron analyze");
    let breaks = |line: &&str| line.trim().contains(' ');
    text.lines().filter(|line| text::width(line) > width && breaks(line) && !is_command(line)).collect()
}

#[test]
fn nothing_is_wider_than_the_terminal() {
    for words in COMMANDS {
        for width in [60, 80, 120] {
            let text = run_at(width, words).output;
            assert_eq!(too_wide(&text, width), [""; 0], "{words} in {width} columns:\n{text}");
        }
    }
}

#[test]
fn no_word_is_lost_at_the_edge() {
    let words_of = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    for words in ["explain cram 3x3", "sequence kayles", "rules hackenbush"] {
        assert_eq!(words_of(&prints_at(60, words)), words_of(&prints(words)), "{words}");
    }
}

#[test]
fn names_and_pages_of_help_are_coloured_on_request() {
    let coloured = prints("games --color always");
    assert!(coloured.contains("\u{1b}[1mnim: Nim\u{1b}[0m\n"), "{coloured}");
    for words in ["--help", "play -h", "help tree", "admin --help", "games", "--help --lang hu"] {
        let (plain, coloured) = (prints(words), prints(&format!("{words} --color always")));
        assert!(!plain.contains('\u{1b}') && prints(&format!("{words} --color=never")) == plain, "{words}");
        assert!(coloured.contains("\u{1b}[1m"), "{words}: {coloured}");
        let codes = ["\u{1b}[0m", "\u{1b}[1m", "\u{1b}[32m"];
        assert_eq!(codes.iter().fold(coloured, |text, code| text.replace(code, "")), plain, "{words}");
    }
    let help = prints("play --color always -h");
    assert!(help.contains("\u{1b}[1mUsage\u{1b}[0m") && help.contains("\u{1b}[32m--level\u{1b}[0m"), "{help}");
}

#[test]
fn colours_come_on_request_and_say_what_words_say() {
    let plain = prints("analyze nim 3,5,7");
    assert!(!plain.contains('\u{1b}'));
    let coloured = prints("analyze nim 3,5,7 --color always");
    assert!(coloured.contains("\u{1b}[32m") && coloured.contains("\u{1b}[31m"), "{coloured}");
    let codes = ["\u{1b}[0m", "\u{1b}[1m", "\u{1b}[31m", "\u{1b}[32m", "\u{1b}[33m"];
    assert_eq!(codes.iter().fold(coloured, |text, code| text.replace(code, "")), plain);
    assert!(prints("analyze nim 3,5,7 --color always --json").contains("\"outcome\": \"N\""));
    let failed = run(["analyze", "nym", "3", "--color", "always"], b"");
    assert!(failed.errors.starts_with("\u{1b}[31mnimatron:\u{1b}[0m there is no game"), "{:?}", failed.errors);
    let refused = run(["games", "--color", "sometimes"], b"");
    assert!(refused.code == 2 && refused.errors.contains("auto, always, never"), "{}", refused.errors);
}
