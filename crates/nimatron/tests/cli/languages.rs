//! The command line in five languages: nothing English is left over, plurals are right, and machines see no difference.
use crate::{CommandResult, run_in};
use engine::games::FAMILIES;
use serde_json::Value as Json;
use std::process::Command;
use text::Lang;

const OTHERS: [Lang; 4] = [Lang::Sl, Lang::Hr, Lang::Hu, Lang::Pl];
const GRAPH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/graph.json");

/// Runs a command that answers, perhaps that the answer is not known, in the language of the environment.
fn prints(lang: Lang, words: &str) -> String {
    let CommandResult { code, output, errors } = run_in(lang, false, words.split_whitespace(), b"");
    let sentences = if code == 3 { 1 } else { 0 };
    assert!(matches!(code, 0 | 3) && errors.lines().count() == sentences, "{words}: {code} {errors}");
    if lang != Lang::En {
        assert_not_english(lang, &errors, words);
    }
    output
}

/// The words of a text, without notation and names: at least four letters, and none of a proper name.
fn words(text: &str) -> Vec<String> {
    let plain: String = text.split('`').step_by(2).collect();
    let plain: Vec<&str> = plain.split(' ').filter(|word| !word.starts_with(['-', '<', '['])).collect();
    let plain = plain.join(" ");
    let words = plain.split(|c: char| !c.is_alphabetic() && c != '\'').filter(|word| word.chars().count() > 3);
    words.map(str::to_lowercase).collect()
}

/// English words that other languages do not use.
const ENGLISH: &[&str] = &[
    "the",
    "player",
    "move",
    "moves",
    "heap",
    "heaps",
    "which",
    "with",
    "from",
    "expected",
    "cannot",
    "there",
    "takes",
    "wins",
    "loses",
    "positions",
    "remoteness",
    "outcome",
    "result",
    "known",
    "number",
    "whole",
    "such",
    "that",
    "every",
];

fn assert_not_english(lang: Lang, text: &str, name: &str) {
    for word in words(text) {
        assert!(!ENGLISH.contains(&word.as_str()), "{lang} {name}: `{word}` in\n{text}");
    }
}

/// The sentences of a text: lines in which there are several words.
fn sentences(text: &str) -> Vec<&str> {
    let is_sentence = |line: &&str| words(line).len() > 3 && !line.contains("nimatron ");
    text.lines().map(str::trim).filter(is_sentence).collect()
}

fn assert_translated(lang: Lang, english: &str, other: &str, name: &str) {
    for sentence in sentences(english) {
        assert!(!other.lines().any(|line| line.trim() == sentence), "{lang} {name}: {sentence}");
    }
}

#[test]
fn no_command_prints_english_in_another_language() {
    let commands = [
        "games".to_owned(),
        "analyze nim 3,5,7".to_owned(),
        "analyze nim 1,3,5,7 --misere --moves 2".to_owned(),
        "analyze nim 90,91,92,93,94 --method search --positions 1000".to_owned(),
        "analyze candy 1,2,3".to_owned(),
        "analyze count 0 --set players=3".to_owned(),
        "analyze poker 1,1|1|0 --set shared=true".to_owned(),
        format!("graph {GRAPH}"),
    ];
    for command in commands {
        let english = prints(Lang::En, &command);
        for lang in OTHERS {
            let other = prints(lang, &command);
            assert_translated(lang, &english, &other, &command);
            assert_not_english(lang, &other, &command);
        }
    }
}

#[test]
fn rules_are_translated() {
    for family in FAMILIES {
        let english = prints(Lang::En, &format!("rules {}", family.id));
        for lang in OTHERS {
            let other = prints(lang, &format!("rules {}", family.id));
            assert_translated(lang, &english, &other, family.id);
            assert!(other.lines().count() > 8, "{lang} {}", family.id);
        }
    }
    assert!(prints(Lang::Hr, "rules nim").contains("1940"), "Nim has a history");
    assert!(!prints(Lang::Hr, "rules grundy").contains("1940"));
}

#[test]
fn the_report_of_verify_is_translated() {
    for lang in OTHERS {
        let CommandResult { code, output, .. } = run_in(lang, false, ["verify", "hex"], b"");
        assert_eq!(code, 0);
        assert_not_english(lang, &output, "verify hex");
    }
}

#[test]
fn the_option_wins_over_the_environment() {
    assert_eq!(prints(Lang::Pl, "analyze nim 3,5,7 --lang sl"), prints(Lang::Sl, "analyze nim 3,5,7"));
    assert_eq!(prints(Lang::Pl, "--lang=sl rules nim"), prints(Lang::Sl, "rules nim"));
}

#[test]
fn numbers_take_their_plural_forms() {
    let search = |lang, heap: &str| {
        let text = prints(lang, &format!("analyze nim {heap} --method search"));
        text.lines()
            .find(|line| line.contains("pozic") || line.contains("pozyc"))
            .map(str::to_owned)
            .unwrap_or_default()
    };
    for (heap, sl, pl) in [
        ("0", "1 pozicija", "1 pozycja"),
        ("1", "2 poziciji", "2 pozycje"),
        ("2", "3 pozicije", "3 pozycje"),
        ("4", "5 pozicij", "5 pozycji"),
    ] {
        assert!(search(Lang::Sl, heap).ends_with(sl), "{}", search(Lang::Sl, heap));
        assert!(search(Lang::Pl, heap).ends_with(pl), "{}", search(Lang::Pl, heap));
    }
}

#[test]
fn bad_input_is_refused_in_every_language() {
    let commands = [
        "serve --listen nowhere",
        "serve --listen 192.0.2.1:1",
        "serve --listen 127.0.0.1:0 --page /there/is/none",
        "serve --listen 127.0.0.1:0 --database sqlite:/there/is/none",
        "sequence 0.77 --values /there/is/none",
        "play nim --record /there/is/none",
        "help foo",
        "foo",
        "analize nim 1",
        "--json",
        "games --jsn",
        "rules",
        "rules nmi",
        "analyze",
        "analyze nim",
        "analyze nim x",
        "analyze nim --foo",
        "analyze nim 1 2",
        "analyze nim 1 --set",
        "analyze nim 1 --set k=2",
        "analyze moore 1 --set k=0",
        "analyze nim 1 --method magic",
        "analyze nim 1 --method",
        "analyze nim 1 --positions many",
        "analyze nim 1 --json=yes",
        "analyze --batch /there/is/none",
        "analyze --batch /",
        "analyze --batch - --misere",
        "analyze hex - --misere",
        "explain nim 3,5 --move 1-9",
        "graph /there/is/none",
        "random nim --seed dice",
        "verify nym",
        "games --lang xx",
        "analyze subtraction 5 --set S=[1,",
    ];
    for words in commands {
        let say = |lang| {
            let CommandResult { code, output, errors } = run_in(lang, false, words.split_whitespace(), b"");
            assert_eq!((code, output.as_str()), (2, ""), "{lang} {words}: {errors}");
            assert_eq!(errors.lines().count(), 1, "{lang} {words}: {errors}");
            errors
        };
        let english = say(Lang::En);
        for lang in OTHERS {
            let other = say(lang);
            assert_ne!(other, english, "{lang} {words}");
            assert_not_english(lang, other.trim_start_matches("nimatron: "), words);
        }
    }
}

#[test]
fn an_error_is_in_the_requested_language() {
    let ran = run_in(Lang::En, false, ["rules", "nmi", "--lang", "hu"], b"");
    assert!(ran.errors.contains("nincs ilyen játék: `nmi`"), "{}", ran.errors);
    for args in [["foo", "--lang=pl"].as_slice(), &["--lang", "pl", "foo"]] {
        let ran = run_in(Lang::Sl, false, args.iter().copied(), b"");
        assert!(ran.errors.contains("nie ma polecenia `foo`"), "{}", ran.errors);
    }
}

#[test]
fn a_batch_says_errors_in_the_language_and_answers_in_none() {
    let input = b"{\"game\":\"nmi\",\"position\":\"1\"}\n{\"game\":\"nim\",\"position\":\"1,2\"}\n{\n";
    let run = |lang| run_in(lang, false, ["analyze", "--batch", "-"], input).output;
    let english = run(Lang::En);
    let lines: Vec<&str> = english.lines().collect();
    for lang in OTHERS {
        let other = run(lang);
        let others: Vec<&str> = other.lines().collect();
        assert_eq!(others[1], lines[1]);
        assert!(others[0] != lines[0] && others[0].starts_with("{\"line\":1,\"error\":\""), "{}", others[0]);
        assert!(others[2] != lines[2] && others[2].starts_with("{\"line\":3,\"error\":\""), "{}", others[2]);
    }
}

/// The same names and the same numbers everywhere; only sentences may differ.
fn skeleton(json: &Json) -> Json {
    match json {
        Json::Object(map) => map.iter().map(|(name, json)| (name.clone(), skeleton(json))).collect(),
        Json::Array(list) => list.iter().map(skeleton).collect(),
        Json::String(text) if text.contains(' ') => Json::Null,
        other => other.clone(),
    }
}

#[test]
fn machines_see_no_difference() {
    let json = |lang, words: &str| serde_json::from_str::<Json>(&prints(lang, words)).unwrap();
    for words in ["analyze nim 3,5,7 --json", "analyze nim 90,91,92,93 --method search --positions 9 --json"] {
        let english = skeleton(&json(Lang::En, words));
        for lang in OTHERS {
            assert_eq!(skeleton(&json(lang, words)), english, "{lang} {words}");
        }
    }
    for lang in OTHERS {
        let (english, other) = (json(Lang::En, "games --json"), json(lang, "games --json"));
        for (a, b) in english["games"].as_array().unwrap().iter().zip(other["games"].as_array().unwrap()) {
            assert_eq!((&a["id"], &a["conventions"]), (&b["id"], &b["conventions"]));
            let names: Vec<&String> = a.as_object().unwrap().keys().collect();
            assert_eq!(b.as_object().unwrap().keys().collect::<Vec<_>>(), names);
        }
    }
    assert_eq!(prints(Lang::Hu, "random nim --seed 7"), prints(Lang::En, "random nim --seed 7"));
}

#[test]
fn a_terminal_without_signs_gets_ascii() {
    for lang in Lang::ALL {
        for words in ["games", "rules nim", "analyze nim 3,5,7", "explain nim 3,5,7", "verify hex", "tree --help"] {
            let ran = run_in(lang, true, words.split_whitespace(), b"");
            assert!(ran.output.is_ascii() && ran.code == 0, "{lang} {words}");
        }
        let ran = run_in(lang, true, ["analyze", "nim", "x"], b"");
        assert!(ran.errors.is_ascii() && ran.code == 2, "{lang} {}", ran.errors);
    }
}

#[test]
fn the_locale_of_the_environment_chooses() {
    let run = |locale: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_nimatron"));
        command.args(["analyze", "nim", "3,5,7"]).env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LC_CTYPE");
        let output = command.env_remove("LANGUAGE").env("LANG", locale).output().expect("the program runs");
        assert!(output.status.success());
        String::from_utf8(output.stdout).expect("text is printed")
    };
    assert!(run("sl_SI.UTF-8").contains("igralec na potezi zmaga"));
    assert!(run("pl_PL.UTF-8").contains("wygrywa gracz, który ma ruch"));
    assert!(run("pl_PL.ISO-8859-2").contains("wygrywa gracz, ktory ma ruch"));
    assert!(run("de_DE.UTF-8").contains("the player to move wins"));
}
