//! What can be compared between languages without understanding them: notation, numbers, paragraphs.
use engine::{
    Params,
    games::{self, FAMILIES},
};
use std::collections::BTreeMap;
use text::{GameText, Lang, Pieces, Wording, game, ids, message, render};

fn long_texts() -> impl Iterator<Item = &'static str> {
    let games = ["title-", "summary-", "rules-", "theory-", "about-", "preset-"];
    let areas = games.into_iter().chain(["history-", "expected-", "course-", "help-"]).collect::<Vec<_>>();
    ids().filter(move |id| areas.iter().any(|area| id.starts_with(area)))
}

fn text_of(lang: Lang, id: &str) -> String {
    render(lang, &message(id).expect("it is one of the ids"))
}

/// What stands between backticks.
fn notation(text: &str) -> Vec<&str> {
    let mut quoted: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
    quoted.sort_unstable();
    quoted.dedup();
    quoted
}

/// How often each number of two and more digits occurs outside notation; smaller ones may be words.
fn numbers(text: &str) -> BTreeMap<String, usize> {
    let plain: String = text.split('`').step_by(2).collect();
    let digits: Vec<char> = plain.chars().collect();
    let grouped = |i: usize| {
        let digit = |j: usize| digits.get(j).is_some_and(char::is_ascii_digit);
        matches!(digits[i], ',' | '.' | ' ' | '\u{a0}')
            && i > 0
            && digit(i - 1)
            && (1..=3).all(|j| digit(i + j))
            && !digit(i + 4)
    };
    let joined: String = (0..digits.len()).filter(|&i| !grouped(i)).map(|i| digits[i]).collect();
    let mut counts = BTreeMap::new();
    for number in joined.split(|c: char| !c.is_ascii_digit()).filter(|number| number.len() > 1) {
        *counts.entry(number.to_owned()).or_insert(0) += 1;
    }
    counts
}

#[test]
fn notation_is_the_same_in_all_languages() {
    for id in long_texts() {
        let english = text_of(Lang::En, id);
        for lang in Lang::ALL {
            let other = text_of(lang, id);
            assert_eq!(other.matches('`').count() % 2, 0, "{lang} {id}");
            assert_eq!(notation(&other), notation(&english), "{lang} {id}");
        }
    }
}

#[test]
fn rules_name_every_parameter() {
    for family in FAMILIES {
        let rules = game(Lang::En, GameText::Rules, family.id);
        for parameter in family.parameters {
            let named = |word: &&str| word.split('=').next() == Some(parameter.name);
            assert!(notation(&rules).iter().any(named), "the rules of {} do not name `{}`", family.id, parameter.name);
        }
    }
}

/// Games whose board shows heaps of pieces.
const OF_HEAPS: [&str; 13] = [
    "nim",
    "subtraction",
    "building",
    "cn",
    "multiheap",
    "euclid",
    "moore",
    "grundy",
    "greedy",
    "lasker",
    "endnim",
    "endwythoff",
    "fibonacci",
];

#[test]
fn rules_and_theory_name_what_lies_on_the_board() {
    for (id, kind) in OF_HEAPS.into_iter().flat_map(|id| [GameText::Rules, GameText::Theory].map(|kind| (id, kind))) {
        let text = game(Wording { lang: Lang::En, pieces: Pieces::Bars }, kind, id);
        let words = text.split(|c: char| !c.is_alphabetic());
        let neutral: Vec<&str> = words.filter(|word| ["token", "tokens", "heap", "heaps"].contains(word)).collect();
        assert!(neutral.is_empty(), "{kind:?} of {id}: {neutral:?} in {text}");
    }
    for (id, lang) in OF_HEAPS.into_iter().flat_map(|id| Lang::ALL.map(|lang| (id, lang))) {
        let [bars, balls] =
            [Pieces::Bars, Pieces::Balls].map(|pieces| game(Wording { lang, pieces }, GameText::Rules, id));
        assert_ne!(bars, balls, "{lang} {id}");
    }
}

#[test]
fn rules_show_a_move_that_the_game_knows() {
    for family in FAMILIES {
        let rules = game(Lang::En, GameText::Rules, family.id);
        let built = games::build(family.id, &Params::default()).expect("every game has defaults");
        let starts: Vec<&str> = notation(&rules).into_iter().chain(family.presets.iter().map(|p| p.position)).collect();
        let legal = |mv: &&str| starts.iter().any(|start| built.play(start, mv).is_ok());
        assert!(notation(&rules).iter().any(legal), "{}", family.id);
    }
}

#[test]
fn numbers_and_years_are_the_same_in_all_languages() {
    for id in long_texts() {
        let english = numbers(&text_of(Lang::En, id));
        for lang in Lang::ALL {
            assert_eq!(numbers(&text_of(lang, id)), english, "{lang} {id}");
        }
    }
    let counted = numbers("100,000, 100.000, 100 000; 1901 and 1, 12, 123, 1935 `55`");
    let expected = [("100000", 3), ("12", 1), ("123", 1), ("1901", 1), ("1935", 1)];
    assert_eq!(counted, expected.map(|(number, times)| (number.to_owned(), times)).into());
}

#[test]
fn paragraphs_are_the_same_in_all_languages() {
    for id in long_texts() {
        let count = |lang| text_of(lang, id).split("\n\n").count();
        for lang in Lang::ALL {
            assert_eq!(count(lang), count(Lang::En), "{lang} {id}");
        }
    }
}

#[test]
fn texts_are_clean() {
    for (lang, id) in Lang::ALL.into_iter().flat_map(|lang| ids().map(move |id| (lang, id))) {
        let text = text_of(lang, id);
        assert_eq!(text.trim(), text, "{lang} {id}");
        let text = text.split('`').step_by(2).collect::<Vec<_>>().join("…");
        assert!(!text.contains("  ") && !text.contains(" ,") && !text.contains(" ."), "{lang} {id}: {text}");
        assert!(!text.contains(['\t', '\u{200b}', '\u{feff}']), "{lang} {id}");
        if ["summary-", "rules-", "theory-"].iter().any(|area| id.starts_with(area)) {
            assert!(text.ends_with(['.', ')']), "{lang} {id}: {text}");
        }
    }
}
