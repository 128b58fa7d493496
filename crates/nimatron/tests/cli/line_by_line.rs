//! The game line by line, driven by a script.
use super::run;

fn play(words: &str, lines: &[&str]) -> String {
    let ran = run(words.split_whitespace(), lines.join("\n").as_bytes());
    assert_eq!((ran.code, ran.errors.as_str()), (0, ""), "{words}");
    ran.output
}

#[test]
fn slips_are_answered_with_a_reason_and_the_question_again() {
    let slips = ["x", "9", "0", "1", "0", "2", "many", "1", "1", "4", "quit"];
    let output = play("play nim --position 1,3,5 --plain --seed 5 --level 3", &slips);
    for reason in [
        "“x” is not a number.",
        "There is no heap 9; the heaps are numbered 1 to 3.",
        "Take at least one.",
        "There aren’t that many: the heap has 1.",
        "“many” is not a number.",
        "Heap 1 is empty.",
        "Goodbye.",
    ] {
        assert!(output.contains(reason), "{reason}\n{output}");
    }
    assert_eq!(output.matches("How many from heap 1? 1 to 1.").count(), 4, "{output}");
}

#[test]
fn a_whole_game_is_won_by_asking() {
    let mut lines = vec!["3-1", "hint", "hint", "hint", "why", "position", "rules", "help", "undo"];
    lines.extend(["1-1", "2-1", "2-1", "3-1", "3-1", "2-1", "1", "1", "review", "again"]);
    let output = play("play nim --position 1,2,3 --plain --seed 2 --level 1", &lines);
    for part in ["Heap 1: 1. Heap 2: 2. Heap 3: 3.", "Your turn.", "Move undone.", "Goodbye."] {
        assert!(output.contains(part), "{part}\n{output}");
    }
}

#[test]
fn games_without_heaps_ask_for_a_place() {
    let output = play("play hex --plain --seed 1", &["z9", "a1", "resign", "review", "quit"]);
    assert!(output.contains("Which place? a1, b1, c1,") && output.contains("“z9” is not possible here."), "{output}");
    assert!(output.contains("You resign."), "{output}");
    let output = play("play northcott --plain --lang sl", &["1+9", "zakaj", "predaj", "konec"]);
    assert!(output.contains("Predaja") || output.contains("preda"), "{output}");
}

#[test]
fn the_end_of_the_lines_ends_the_game_politely() {
    for game in engine::games::FAMILIES {
        let output = play(&format!("play {} --seed 1", game.id), &[]);
        assert!(output.ends_with("Goodbye.\n"), "{}: {output}", game.id);
    }
}

#[test]
fn arguments_are_checked() {
    for (words, sentence) in [
        ("play nym", "there is no game `nym`"),
        ("play nim --position x", "cannot read `x`"),
        ("play nim --position 0,0", "the game is already over there"),
        ("play nim --level 4", "expected 1, 2 or 3"),
        ("play nim --first me", "expected `you`, `computer` or `lot`"),
        ("play nim --set k=2", "there is no parameter `k`"),
        ("play hex --misere", "normal play only"),
        ("play --position 3", "GAME"),
        ("play nim --seed x", "expected a whole number"),
    ] {
        let ran = run(words.split_whitespace(), b"");
        assert_eq!(ran.code, 2, "{words}");
        assert!(ran.errors.contains(sentence) && ran.errors.lines().count() == 1, "{words}: {}", ran.errors);
    }
}

#[test]
fn a_finished_game_is_recorded() {
    let folder = std::env::temp_dir().join(format!("nimatron-play-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("game.txt");
    let words = ["play", "nim", "--plain", "--seed", "1", "--position", "3", "--record", file.to_str().unwrap()];
    let ran = run(words, b"1-3\nquit\n");
    assert_eq!(ran.code, 0);
    assert_eq!(play::record::read(&std::fs::read_to_string(&file).unwrap()).unwrap().plies().len(), 1);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn games_are_added_to_one_record() {
    let file = std::env::temp_dir().join(format!("nimatron-games-{}.txt", std::process::id()));
    let words = ["play", "nim", "--plain", "--seed", "1", "--position", "3", "--record", file.to_str().unwrap()];
    for _ in 0..2 {
        assert_eq!(run(words, b"1-3\nagain\n1-3\nquit\n").code, 0);
    }
    let reviewed = run(["review", file.to_str().unwrap()], b"");
    assert!(reviewed.code == 0 && reviewed.output.contains("Game 4"), "{reviewed:?}");
    std::fs::remove_file(file).unwrap();
}

#[test]
fn an_existing_file_is_refused_before_the_game_and_not_overwritten() {
    let notes = std::env::temp_dir().join(format!("nimatron-notes-{}.txt", std::process::id()));
    std::fs::write(&notes, "my notes").unwrap();
    let words = ["play", "nim", "--plain", "--position", "3", "--record", notes.to_str().unwrap()];
    let ran = run(words, b"1-3\nquit\n");
    assert_eq!((ran.code, ran.output.as_str()), (2, ""), "{}", ran.errors);
    assert!(ran.errors.contains("it already exists and will not be overwritten"), "{}", ran.errors);
    assert_eq!(std::fs::read_to_string(&notes).unwrap(), "my notes");
    std::fs::remove_file(notes).unwrap();
}

#[test]
fn no_hint_names_a_move_that_was_not_computed() {
    let ran = run(
        ["play", "hex", "--set", "size=11", "--plain", "--level", "3", "--first", "you", "--seed", "1"],
        b"hint\nhint\nhint\nquit\n",
    );
    assert!(!ran.output.contains("Play "), "{}", ran.output);
    assert!(ran.output.contains("strongly"), "{}", ran.output);
}

#[test]
fn opponents_have_names_and_say_what_they_think() {
    let output =
        play("play nim --position 2,3,12 --plain --seed 5 --opponent nimatron --trace --first computer", &["quit"]);
    let lines =
        ["Nimatron 1940 (level 3)", "The leftmost odd column is that of 8.", "I play 3-11: now every column is even."];
    assert!(lines.iter().all(|line| output.contains(line)), "{output}");
    let quiet = play("play nim --position 2,3,12 --plain --seed 5 --opponent nimatron --first computer", &["quit"]);
    assert!(!quiet.contains("column of 8"), "{quiet}");
    let mole = play("play nim --position 1,2 --plain --opponent mole", &["2", "1"]);
    assert!(mole.contains("Sees two moves ahead"), "{mole}");
}

#[test]
fn the_chameleon_of_the_next_game_is_stronger_after_a_defeat() {
    let output =
        play("play nim --position 1,2 --plain --opponent chameleon", &["2", "1", "2", "1", "1", "1", "again", "quit"]);
    assert!(output.contains("50 in 100 of its moves") && output.contains("55 in 100 of its moves"), "{output}");
}

#[test]
fn a_number_alone_is_a_move_with_a_sign() {
    for (game, typed, wrong) in [("21", "1", "+9"), ("divisor", "2", "/7")] {
        let move_alone = play(&format!("play {game} --plain --seed 1 --opponent hen"), &[typed, "quit"]);
        assert!(!move_alone.contains("cannot read"), "{game}: {move_alone}");
        let question = if game == "21" { "How many do you add? 1–3" } else { "By which number do you divide?" };
        assert_eq!(move_alone.matches(&question[..20]).count(), 2, "{game}: {move_alone}");
        assert!(move_alone.contains(question), "{game}: {move_alone}");
        let wrong = play(&format!("play {game} --plain --seed 1 --opponent hen"), &[wrong, "e", "quit"]);
        assert!(wrong.matches(&question[..20]).count() == 3, "{game}: {wrong}");
    }
}

#[test]
fn a_start_at_random_is_announced_and_other_parameters_keep_the_usual_one() {
    let notice = "The usual start does not fit these parameters";
    let other = play("play graph --set graph=digraph{x->{y;z};y->z} --plain --seed 1", &["quit"]).replace('\n', " ");
    assert!(other.contains(notice), "{other}");
    for seed in [1, 2] {
        let output = play(&format!("play count --set players=3 --plain --seed {seed}"), &["quit"]);
        assert!(output.contains("The number is 0, on the way to 21.") && !output.contains("does not fit"), "{output}");
    }
}

#[test]
fn whoever_says_21_loses() {
    let output = play("play 21 --position 20 --plain --opponent person", &["1", "quit"]);
    assert!(output.contains("Whoever says 21 loses.") && output.contains("Player 2 wins"), "{output}");
}

#[test]
fn two_people_play_from_any_position() {
    let output = play("play nim --position 1,2 --plain --opponent person", &["2-1", "1-1", "2-1", "review", "quit"]);
    assert!(output.contains("Player 1") && output.contains("Player 2"), "{output}");
    assert!(!output.contains("computer"), "{output}");
}

#[test]
fn every_game_is_described_in_words_and_can_be_played_by_answering() {
    // An answer that no game can misread as a move is followed by the first thing that each question names.
    for family in engine::games::FAMILIES {
        let output = play(&format!("play {} --plain --seed 1", family.id), &["hint", "why", "review", "quit"]);
        assert!(!output.contains("Your move? For example"), "{}: {output}", family.id);
        assert!(output.contains("Goodbye."), "{}: {output}", family.id);
    }
    let domino = play("play cram --position 2x2 --plain --seed 1", &["a1", "b1", "quit"]).replace('\u{a0}', " ");
    for part in
        ["The board is 2 × 2. Free: a1, b1, a2, b2.", "Which place? a1, b1, a2", "And which place with it? b1, a2"]
    {
        assert!(domino.contains(part), "{part}\n{domino}");
    }
    let moore = play("play moore --set k=2 --position 3,4,5 --plain --seed 1", &["2", "3", "", "quit"]);
    assert!(moore.contains("You play") || moore.contains("The computer plays"), "{moore}");
    assert!(moore.contains("Another place, too? Enter alone plays what you have chosen. 1, 3"), "{moore}");
}

#[test]
fn every_start_is_described_in_words() {
    for family in engine::games::FAMILIES {
        for preset in family.presets {
            let output = play(&format!("play {} --plain --seed 1 --opponent hen --first you", preset.id), &[]);
            assert!(!output.contains("The position is"), "{}: {output}", preset.id);
        }
    }
    let words = |words: &str| play(words, &[]).replace(['\n', '\u{a0}'], " ");
    let cram = words("play cram --position 8x8 --plain --opponent person");
    assert!(cram.contains("Free: a1–h1, a2–h2, a3–h3"), "{cram}");
    let chomp = words("play chomp --position 6x7 --plain --opponent person");
    assert!(chomp.contains("Squares of chocolate: "), "{chomp}");
    let lines = ["a1", "a2", "b1", "b2", "c1", "c2"];
    let hex = play("play hex --set size=11 --plain --opponent person --position -", &lines).replace('\u{a0}', " ");
    assert!(hex.contains("x: a1–c1. o: a2–c2. 115 cells are free."), "{hex}");
}

#[test]
fn every_word_that_can_be_typed_is_named() {
    let output = play("play nim --position 3 --plain --seed 1", &["again", "help", "review", "1-3", "why", "quit"]);
    assert_eq!(output.matches("You can also type at any time").count(), 2, "again begins a new game: {output}");
    for lang in text::Lang::ALL {
        let words = ["hint", "why", "undo", "resign", "review", "rules", "position", "help", "again", "quit"];
        let commands = text::render(lang, &text::message("tui-plain-commands").unwrap());
        let help = text::render(lang, &text::message("tui-plain-help").unwrap());
        for name in words {
            let word = text::render(lang, &text::message(&format!("tui-word-{name}")).unwrap());
            assert!(commands.contains(&word), "{lang}: {word}");
            assert!(help.contains(&word) || name == "help", "{lang}: {word}");
        }
    }
}

#[test]
fn the_questions_call_rows_what_the_board_calls_rows() {
    for (lang, row, heap) in [
        ("en", ["Row 2", "Which row?", "in row 2"], "heap"),
        ("sl", ["Vrsta 2", "Katera vrsta?", "v vrsti 2"], "kup"),
        ("hr", ["Niz 2", "Koji niz?", "u nizu 2"], "hrp"),
        ("hu", ["2. sor", "Melyik sor?", "2. sorban"], "halom"),
        ("pl", ["Rząd 2", "Który rząd?", "w rzędzie 2"], "stos"),
    ] {
        let ask =
            |game: &str| play(&format!("play {game} --plain --seed 1 --lang {lang}"), &["2"]).replace('\u{a0}', " ");
        let kayles = ask("kayles --position 5,2");
        assert!(row.iter().all(|part| kayles.contains(part)), "{lang}: {kayles}");
        assert!(!kayles.to_lowercase().contains(heap), "{lang}: {kayles}");
        let heaps = ask("lasker --position 4,5");
        assert!(heaps.to_lowercase().contains(heap) && !heaps.contains(row[1]), "{lang}: {heaps}");
    }
}
