//! Every game, start and famous name stands for its game, wherever a game is asked for.
use crate::{prints, run};
use engine::games::FAMILIES;

/// The output of a command whose first arguments may have spaces.
fn answer(args: &[&str]) -> String {
    let ran = run(args, b"");
    assert_eq!((ran.code, ran.errors.as_str()), (0, ""), "{args:?}");
    ran.output
}

#[test]
fn names_hold_within_a_sum() {
    let by_name = crate::prints("analyze sum 5;3 --set parts=kayles;nim");
    let by_id = crate::prints("analyze sum 5;3 --set parts=octal;nim");
    assert_eq!(by_name, by_id);
    let dawson = crate::prints("analyze sum 5;3 --set parts=dawson;nim --json");
    assert!(dawson.contains("0.07"), "{dawson}");
    let unknown = crate::run(["analyze", "sum", "5;3", "--set", "parts=kayls;nim"], b"");
    assert!(unknown.code == 2 && unknown.errors.contains("kayls"), "{unknown:?}");
}

#[test]
fn a_name_brings_its_parameters_and_its_start() {
    let heading = |words: &str| prints(words).lines().next().unwrap().to_owned();
    assert_eq!(heading("analyze kayles"), heading("analyze octal 13"));
    assert_eq!(heading("analyze kayles 5"), heading("analyze octal 5"));
    assert_eq!(heading("analyse marienbad"), heading("analyze nim 1,3,5,7 --misere"));
    assert_eq!(heading("analyze 21"), heading("analyze count 0 --misere"));
    assert_eq!(heading("analyze 21 5 --set target=30"), heading("analyze count 5 --set target=30 --misere"));
    assert_eq!(heading("analyze dawson"), heading("analyze octal 16 --set code=0.07"));
    assert_eq!(answer(&["analyze", "Dawson's Chess"]), prints("analyze octal 15 --set code=0.137"));
    assert_eq!(answer(&["rules", "Zlate palice"]), prints("rules nim"));
}

#[test]
fn every_command_knows_the_names() {
    assert_eq!(prints("explain marienbad"), prints("explain nim 1,3,5,7 --misere"));
    assert_eq!(prints("rules kayles"), prints("rules octal"));
    assert_eq!(prints("random kayles --seed 5"), prints("random octal --seed 5"));
    assert_eq!(prints("tree marienbad -o - --format dot"), prints("tree nim 1,3,5,7 --misere -o - --format dot"));
    assert_eq!(prints("board marienbad -o -"), prints("board nim 1,3,5,7 --misere -o -"));
    assert_eq!(prints("table kayles --to 9 -o - --format csv"), prints("table octal --to 9 -o - --format csv"));
    let play = |words: &str| run(words.split_whitespace(), b"q\n").output;
    assert_eq!(play("play marienbad --plain --seed 1"), play("play nim --position 1,3,5,7 --misere --plain --seed 1"));
    let batch = |line: &str| run(["analyze", "--batch", "-"], line.as_bytes()).output;
    let known = batch(r#"{"game":"octal","position":"5"}"#);
    assert_eq!(batch(r#"{"game":"kayles","position":"5"}"#), known.replace("octal", "kayles"));
}

#[test]
fn parameters_keep_the_usual_start() {
    let start = |words: &str| run(words.split_whitespace(), b"q\n").output;
    assert_eq!(start("play moore --set k=3 --plain --seed 1"), start("play moore --set k=3 --plain --seed 2"));
}

#[test]
fn every_start_can_be_analysed_by_its_name() {
    for preset in FAMILIES.iter().flat_map(|family| family.presets) {
        let ran = run(["analyze", preset.id, "--method", "theory", "--timeout", "0"], b"");
        assert!(ran.code == 0 || ran.code == 3, "{}: {ran:?}", preset.id);
    }
}
