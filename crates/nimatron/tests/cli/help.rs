//! Pages of help as people see them; `src/help/tests.rs` looks at every command and every argument.
use crate::run_in;
use std::process::{Command, Stdio};
use text::Lang;

/// What the program prints in a terminal of 80 columns, in the language of the environment.
fn page(lang: Lang, words: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimatron"));
    command.args(words.split_whitespace()).env("COLUMNS", "80").env("LC_ALL", format!("{lang}_XX.UTF-8"));
    let output = command.env_remove("LANGUAGE").stdin(Stdio::null()).output().expect("the program runs");
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0), "{lang} {words}");
    String::from_utf8(output.stdout).expect("text is printed")
}

#[test]
fn help_of_a_command_below_another_is_the_same_page() {
    assert_eq!(crate::prints("help admin block"), crate::prints("admin block --help"));
}

#[test]
fn the_first_page_speaks_every_language() {
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("first_page_{lang}"), page(lang, "--help"));
    }
}

#[test]
fn a_short_page_speaks_every_language() {
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("play_in_short_{lang}"), page(lang, "play -h"));
    }
}

#[test]
fn a_full_page_tells_what_values_mean() {
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("tree_in_full_{lang}"), page(lang, "tree --help"));
    }
}

#[test]
fn all_ways_to_ask_for_help_give_the_page() {
    for lang in Lang::ALL {
        let page = |words: &str| run_in(lang, false, words.split_whitespace(), b"").output;
        assert_eq!(page("help"), page("--help"), "{lang}");
        assert_eq!(page("help play"), page("play --help"), "{lang}");
        assert_ne!(page("play -h"), page("play --help"), "{lang}");
        assert_ne!(page("--help"), page("play --help"), "{lang}");
        assert!(page("help help").contains("nimatron help"), "{lang}");
    }
}

#[test]
fn the_option_chooses_the_language_of_the_help() {
    let page = |lang, words: &str| run_in(lang, false, words.split_whitespace(), b"").output;
    assert_eq!(page(Lang::En, "play --help --lang hu"), page(Lang::Hu, "play --help"));
    assert_eq!(page(Lang::Pl, "--lang=sl --help"), page(Lang::Sl, "--help"));
    assert_eq!(page(Lang::Pl, "help tree --lang hr"), page(Lang::Hr, "tree --help"));
}

#[test]
fn errors_name_values_in_the_language() {
    let error = |lang, words: &str| run_in(lang, false, words.split_whitespace(), b"").errors;
    assert!(error(Lang::Sl, "rules").contains("manjka <IGRA>; pričakovano: nimatron rules <IGRA>"));
    assert!(error(Lang::Pl, "games extra").contains("użycie: nimatron games [OPCJE]"));
    assert!(error(Lang::Hu, "analyze nim 1 --set").contains("--set <NÉV=ÉRTÉK>"));
}
