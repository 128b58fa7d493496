//! `nimatron explain`: the example of the literature, the switch of misère play, moves, five languages.
use crate::{prints, run};

#[test]
fn the_example_of_the_literature_is_worked_out_in_full() {
    let text = prints("explain nim 5,19,40,51");
    insta::assert_snapshot!(text);
    for part in ["2 2 1 1 2 3", "101000 → 100101", "take 3 tokens\nfrom heap 3", "2 2 0 2 2 4", "Bouton 1901"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert_eq!((text.matches('←').count(), text.matches('↑').count()), (1, 1));
}

/// What a command prints, in one line and with plain spaces.
fn flat(words: &str) -> String {
    prints(words).replace(['\n', '\u{a0}'], " ")
}

#[test]
fn other_languages_use_their_plural_forms() {
    let move_of = |words: &str| {
        let text = flat(words);
        assert!(text.contains("2 2 1 1 2 3") && text.contains("101000 → 100101"), "{text}");
        text
    };
    assert!(move_of("explain nim 5,19,40,51 --lang sl").contains("vzemi 3 palice s kupa 3"));
    assert!(move_of("explain nim 5,19,40,51 --lang hr").contains("uzmi 3 žetona s hrpe 3"));
    assert!(move_of("explain nim 5,19,40,51 --lang hu").contains("vegyél el 3 elemet a 3. halomból"));
    assert!(move_of("explain nim 5,19,40,51 --lang pl").contains("zabierz 3 patyczki ze stosu 3"));
    let says = |words: &str, part: &str| assert!(flat(words).contains(part), "{words}: {part}");
    says("explain nim 1,1,2 --lang sl", "vzemi 2 palici s kupa 3");
    says("explain nim 1 --lang pl", "zabierz 1 patyczek ze stosu 1");
    says("explain nim 5 --lang pl", "zabierz 5 patyczków ze stosu 1");
}

#[test]
fn the_switch_of_misere_play_is_explained() {
    insta::assert_snapshot!(prints("explain nim 1,1,1,2 --misere"));
}

#[test]
fn a_move_is_explained_by_what_it_leaves() {
    let wins = prints("explain nim 3,5,7 --move 1-1");
    assert!(wins.starts_with("You win with this move: take 1 token from heap 1. It leaves the opponent"), "{wins}");
    let wrong = prints("explain nim 3,5,7 --move 1-2").replace('\n', " ");
    assert!(
        wrong.starts_with("You throw the win away with this move: take 2 tokens from heap 1. It leaves 1,5,7"),
        "{wrong}"
    );
    assert!(wrong.contains("can answer: take 3 tokens from heap 3"), "{wrong}");
    let lost = prints("explain nim 3,5,6 --move 1-2").replace('\n', " ");
    assert!(lost.starts_with("You lose with this move, as with every move here"), "{lost}");
}

#[test]
fn json_holds_the_same_steps() {
    let json: serde_json::Value = serde_json::from_str(&prints("explain nim 5,19,40,51 --json")).unwrap();
    assert_eq!((&json["outcome"], &json["position"]), (&"N".into(), &"5,19,40,51".into()));
    let columns = json["steps"].as_array().unwrap().iter().find(|step| step["kind"] == "columns").unwrap();
    assert_eq!(columns["sums"], serde_json::json!([2, 2, 1, 1, 2, 3]));
    assert_eq!((&columns["marked_rows"], &columns["marked_column"]), (&serde_json::json!([2]), &3.into()));
    let line: Vec<&str> = json["line"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect();
    assert_eq!((line[0], line.len(), &json["line_length"]), ("3-3", 16, &113.into()));
    let text = prints("explain nim 5,19,40,51").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains(&format!("(the first 16 of 113 moves): {} …", line.join(" "))), "{text}");
}

#[test]
fn bad_questions_get_one_sentence() {
    for words in [
        "explain nim",
        "explain nmi 3,5",
        "explain nim 3,x",
        "explain nim 3,5 --move 1-4",
        "explain nim 3,5 --move x",
        "explain nim 3,5 --lang xx",
        "explain hex 3 --misere",
    ] {
        let ran = run(words.split_whitespace(), b"");
        assert_eq!((ran.code, ran.output.as_str()), (2, ""), "{words}");
        assert_eq!(ran.errors.trim_end().lines().count(), 1, "{words}: {}", ran.errors);
    }
}
