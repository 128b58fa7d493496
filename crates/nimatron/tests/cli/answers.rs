//! What people read.
use crate::{prints, run};
use engine::games::FAMILIES;

#[test]
fn famous_examples_need_few_positions() {
    let cram: serde_json::Value = serde_json::from_str(&prints("analyze cram 6x6 --json")).unwrap();
    let searched = cram["method"]["positions_searched"].as_u64().unwrap();
    assert!(searched < 500_000, "{searched}");
    let (explained, briefly) = (prints("explain nim 5,19,40,51"), prints("explain nim 5,19,40,51 --positions 1000"));
    let (reasons, _) = explained.split_once("Best play").unwrap();
    assert!(briefly.starts_with(reasons.trim_end()), "only the line of best play is searched: {briefly}");
}

#[test]
fn the_example_of_the_literature_is_answered() {
    insta::assert_snapshot!(prints("analyze nim 5,19,40,51"));
}

#[test]
fn the_rules_of_nim_are_printed() {
    insta::assert_snapshot!(prints("rules nim"));
}

#[test]
fn nim_is_listed() {
    let games = prints("games");
    let nim = games.split("\n\n").find(|game| game.starts_with("nim: "));
    insta::assert_snapshot!(nim.expect("nim is listed"));
}

#[test]
fn every_game_is_listed_with_rules() {
    let games = prints("games");
    for family in FAMILIES {
        let title = text::title(text::Lang::En, family.id).unwrap();
        assert!(games.contains(&format!("{}: {title}\n", family.id)), "{} is not listed", family.id);
        let rules = prints(&format!("rules {}", family.id));
        assert!(rules.starts_with(title) && rules.lines().all(|line| line.chars().count() < 200), "{rules}");
    }
}

#[test]
fn misere_play_has_no_nim_values() {
    let text = prints("analyze nim 1,3,5,7 --misere --moves 2");
    assert!(text.contains("Nim, last move loses: 1,3,5,7") && text.contains("P: the player to move loses"), "{text}");
    assert!(!text.contains("nim-value  "), "{text}");
    assert!(text.contains("… and 14 more (--moves 16 shows all)"), "{text}");
}

#[test]
fn a_huge_position_is_answered_by_theory() {
    let heaps = vec!["18446744073709551615"; 63].join(",");
    let text = prints(&format!("analyze nim {heaps}"));
    assert!(text.contains("nim-value      18446744073709551615"), "{text}");
    assert!(text.contains("not known within the search limit") && text.contains(" and 51 more"), "{text}");
    assert!(text.lines().all(|line| line.chars().count() < 500), "{text}");
}

#[test]
fn a_winning_move_is_shown_however_many_moves_there_are() {
    let text = prints("analyze nim 1000000000,1 --moves 2");
    assert!(text.contains("\n1-999999999  1,1          wins (leaves P)           0\n"), "{text}");
    assert!(text.ends_with("… and more than 999 more\n"), "{text}");
}

#[test]
fn every_move_of_a_lost_position_loses() {
    let text = prints("analyze cram 4x4 --method theory");
    assert!(text.contains("P: the player to move loses") && !text.contains("not known\n"), "{text}");
}

#[test]
fn a_budget_that_ends_is_an_answer_that_says_so() {
    for (json, words) in
        [("", "not known within the search limit. The position was not searched"), (" --json", "gave_up")]
    {
        let command = format!("analyze nim 90,91,92,93,94 --method search --positions 1000{json}");
        let ran = run(command.split_whitespace(), b"");
        assert!(ran.code == 3 && ran.output.contains(words), "{ran:?}");
        assert!(ran.errors.contains("not known within the search limit: raise it with --positions N"), "{ran:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_start() {
    for family in FAMILIES {
        if family.samples.first() != Some(&"") {
            continue;
        }
        let sized = format!("random {} --seed 7 --heaps 3 --most 5", family.id);
        let has_sizes = run(sized.split_whitespace(), b"").code == 0;
        let words = if has_sizes { sized } else { format!("random {} --seed 7", family.id) };
        assert_eq!(prints(&words), prints(&words));
        assert_eq!(run(["analyze", family.id, prints(&words).trim()], b"").code, 0, "{words}");
    }
    assert_ne!(prints("random nim --heaps 60"), prints("random nim --heaps 60"));
}

#[test]
fn help_and_version_are_answers() {
    for words in ["--help", "-h", "help", "--version", "analyze --help", "help verify", "graph -h"] {
        assert!(prints(words).contains("nimatron"), "{words}");
    }
}
