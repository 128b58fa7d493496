//! The first hour of a pupil, a teacher, a researcher and a programmer.
use crate::{prints, run};
use std::{fs, path::Path};

/// A game line by line, with what is typed.
fn play(words: &str, lines: &[&str]) -> String {
    let ran = run(words.split_whitespace(), lines.join("\n").as_bytes());
    assert_eq!((ran.code, ran.errors.as_str()), (0, ""), "{words}");
    ran.output
}

#[test]
fn a_pupil_wins_at_level_1_and_reads_why_level_3_won() {
    // From 1,2 the pupil leaves 1,1 and takes what is left.
    let won = play("play nim --position 1,2 --plain --level 1 --seed 1", &["2", "1", "1", "1", "2", "1", "quit"]);
    assert!(won.contains("Hen (level 1)") && won.contains("You win!"), "{won}");
    let lost = play(
        "play nim --position 3,5,7 --plain --level 3 --seed 1",
        &["hint", "1", "3", "why", "2", "5", "review", "why", "quit"],
    );
    for part in
        ["You can win from here.", "this is a losing position", "The computer wins.", "You: 1 mistake.", "Goodbye."]
    {
        assert!(lost.split_whitespace().collect::<Vec<_>>().join(" ").contains(part), "{part}\n{lost}");
    }
}

#[test]
fn a_teacher_makes_three_pictures_and_a_text_board() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("teacher");
    fs::create_dir_all(&folder).unwrap();
    for (words, name, begins) in [
        ("board goldbars --pieces bars", "bars.svg", "<svg"),
        ("tree nim 3,5,7", "tree.svg", "<svg"),
        ("table wythoff --to 30", "map.png", "PNG"),
        ("board nim 3,5,7", "board.txt", "  1"),
    ] {
        let file = folder.join(name);
        prints(&format!("{words} -o {}", file.display()));
        let bytes = fs::read(&file).unwrap();
        assert!(String::from_utf8_lossy(&bytes[..20]).contains(begins), "{words}");
    }
    // A large graph is cut to what can be read, and says how to see more.
    let tree = fs::read_to_string(folder.join("tree.svg")).unwrap();
    assert!(tree.contains("--nodes") && tree.matches("class=\"node\"").count() < 40);
    let whole = prints("tree nim 3,5,7 --nodes 400 -o -");
    assert!(whole.matches("class=\"node\"").count() > 80 && !whole.contains("--nodes"));
    let board = prints("board nim 3,5,7 -o - --format txt");
    assert_eq!(board.matches('┃').count(), 15, "{board}");
    assert_eq!(prints("board nim 3,5,7 --move 3-6 -o - --format txt").matches('╏').count(), 6);
}

#[cfg(unix)]
#[test]
fn a_researcher_pipes_values_into_another_program() {
    let program = env!("CARGO_BIN_EXE_nimatron");
    let script = format!("'{program}' sequence kayles --to 1000 --values - | sort -n | uniq -c | tail -1");
    let output = std::process::Command::new("sh").args(["-c", &script]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let largest: Vec<&str> = text.split_whitespace().collect();
    let json: serde_json::Value = serde_json::from_str(&prints("sequence kayles --to 1000 --json")).unwrap();
    assert_eq!(largest.last(), Some(&json["max_value"].to_string().as_str()), "{text}");
    let loopy = run(["graph", "-"], b"digraph { a -> b -> a; b -> c; d -> d; d -> c }");
    assert!(loopy.output.contains("∞(0)"), "{}", loopy.output);
    let json = run(["graph", "-", "--json"], b"digraph { d -> d; d -> c }");
    assert!(json.output.contains("\"infinite\": [\n"), "{}", json.output);
}

#[test]
fn a_programmer_reads_json_exit_codes_and_completions() {
    let question = prints("random nim --seed 7 --json");
    let answers = run(["analyze", "--batch", "-"], question.as_bytes());
    let answer: serde_json::Value = serde_json::from_str(&answers.output).unwrap();
    assert!(answer["outcome"] == "N" || answer["outcome"] == "P");
    for (words, code) in [
        ("analyze nim 3,5,7 --json", 0),
        ("analyze nym 3,5,7 --json", 2),
        ("analyze cram 6x6 --method search --timeout 0 --json", 3),
    ] {
        assert_eq!(run(words.split_whitespace(), b"").code, code, "{words}");
    }
    assert!(prints("completions bash").contains("nimatron"));
}
