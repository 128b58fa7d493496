//! Bare `nimatron`, and what shells and `man` get.
use crate::{prints, run_in};
use std::{fs, path::Path};
use text::Lang;

#[test]
fn without_a_terminal_there_is_help() {
    for lang in Lang::ALL {
        let page = |words: &[&str]| run_in(lang, false, words.iter().copied(), b"").output;
        assert_eq!(page(&[]), page(&["--help"]), "{lang}");
    }
}

#[test]
fn every_shell_gets_completions() {
    for (shell, sign) in [
        ("bash", "_nimatron()"),
        ("zsh", "#compdef nimatron"),
        ("fish", "complete -c nimatron"),
        ("powershell", "Register-ArgumentCompleter"),
    ] {
        let script = prints(&format!("completions {shell}"));
        assert!(script.contains(sign) && script.contains("misere"), "{shell}");
    }
    let fish = prints("completions fish --lang sl");
    assert!(fish.contains("zapisu JSON"), "the words of the language");
}

#[test]
fn the_manual_has_a_page_for_every_command() {
    for lang in Lang::ALL {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("man-{lang}"));
        prints(&format!("man {} --lang {lang}", folder.display()));
        for page in ["nimatron", "nimatron-play", "nimatron-admin-block"] {
            let text = fs::read_to_string(folder.join(format!("{page}.1"))).unwrap();
            let name = text::plain_text(lang, "help-heading-name").unwrap().to_uppercase();
            assert!(text.contains(&format!(".SH {name}\n{}", page.replace('-', "\\-"))), "{lang} {page}: {text}");
        }
        let play = fs::read_to_string(folder.join("nimatron-play.1")).unwrap();
        assert!(play.contains("\\-\\-misere"), "{lang}: {play}");
    }
}
