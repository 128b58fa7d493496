//! `nimatron review`: planted mistakes are found, and nothing else; bad records get one sentence.
use crate::run;

/// Ana throws the win away with move 1, Bor with move 4; everything else is best or forced.
pub(crate) const GAME: &str = "nimatron-record 1
game nim
convention normal
A person \"Ana\"
B person \"Bor\"
start 3,5,7
A 1-2 = 1,5,7
B 3-3 = 1,5,4
A 2-1 = 1,4,4
B 2-4 = 1,0,4
A 3-3 = 1,0,1
B 1-1 = 0,0,1
A 3-1 = 0,0,0
result A wins
";

fn review(record: &str, options: &[&str]) -> crate::CommandResult {
    run(["review", "-"].iter().chain(options).copied(), record.as_bytes())
}

#[test]
fn planted_mistakes_are_found_with_their_refutation() {
    let ran = review(GAME, &[]);
    assert_eq!((ran.code, ran.errors.as_str()), (0, ""));
    insta::assert_snapshot!(ran.output);
    let json: serde_json::Value = serde_json::from_str(&review(GAME, &["--json"]).output).unwrap();
    let moves = json["moves"].as_array().unwrap();
    let mistakes: Vec<&serde_json::Value> = moves.iter().filter(|mv| mv["mistake"] == true).collect();
    let numbers: Vec<&serde_json::Value> = mistakes.iter().map(|mv| &mv["number"]).collect();
    assert_eq!(json["turning_points"], serde_json::json!(numbers));
    assert_eq!(mistakes[0]["refutation"], "3-3");
    assert_eq!(mistakes[0]["best"], serde_json::json!(["1-1", "2-1", "3-1"]));
}

#[test]
fn mistakes_can_be_explained() {
    let text = review(GAME, &["--why"]).output;
    assert!(text.contains("You throw the win away with this move") && text.contains("Bouton 1901"), "{text}");
}

#[test]
fn every_language_reviews() {
    let texts = ["en", "sl", "hr", "hu", "pl"].map(|lang| review(GAME, &["--lang", lang]).output);
    for (i, text) in texts.iter().enumerate() {
        assert!(text.contains("Ana") && text.contains("3-3") && !texts[..i].contains(text), "{text}");
    }
}

#[test]
fn bad_records_get_one_sentence() {
    let truncated = &GAME[..GAME.find("result").unwrap()];
    let illegal = GAME.replace("A 2-1 = 1,4,4", "A 2-6 = 1,4,4");
    let future = GAME.replace("nimatron-record 1", "nimatron-record 2");
    let huge = GAME.repeat(10 << 20 >> 7);
    let wrong_result = GAME.replace("A wins", "B wins");
    for record in [truncated, &illegal, &future, &huge, &wrong_result, "", "nim", "\u{0}\u{1}"] {
        let ran = review(record, &[]);
        assert_eq!((ran.code, ran.output.as_str()), (2, ""), "{}", &record[..record.len().min(300)]);
        assert_eq!(ran.errors.trim_end().lines().count(), 1, "{}", ran.errors);
    }
    let missing = run(["review", "no such file"], b"");
    assert_eq!((missing.code, missing.output.as_str()), (2, ""));
}

#[test]
fn several_games_of_a_file_are_reviewed_one_after_the_other() {
    let two = format!("{GAME}\n{GAME}");
    let (one, both) = (review(GAME, &[]).output, review(&two, &[]).output);
    assert_eq!(both, format!("Game 1\n{one}\nGame 2\n{one}"));
    let wrong = review(&format!("{GAME}\n{}", GAME.replace("3-3 = 1,5,4", "3-3 = 1,5,5")), &[]);
    let line = GAME.lines().count() + 1 + 8;
    assert!(wrong.code == 2 && wrong.errors.contains(&format!("line {line}")), "{line}: {}", wrong.errors);
}

#[test]
fn a_game_is_shown_as_a_chain_of_positions() {
    let chain = review(GAME, &["--chain"]).output;
    assert_eq!(chain, "357 →A 157 →B 154 →A 144 →B 104 →A 101 →B 001 →A 000\n");
    let json: serde_json::Value = serde_json::from_str(&review(GAME, &["--chain", "--json"]).output).unwrap();
    assert_eq!(json["chain"], chain.trim_end());
    assert_ne!(review(GAME, &["--chain", "--why"]).code, 0);
}
