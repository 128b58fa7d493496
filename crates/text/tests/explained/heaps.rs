//! Explanations of the games of heaps and numbers, as a reader sees them.
use engine::{
    AnyGame, Convention, Outcome, Question,
    explain::{Explanation, explain, explain_move},
    games,
};
use insta::assert_snapshot;
use text::{Lang, plain::Page};

use Convention::{Misere, Normal};

fn built(id: &str, set: &str) -> Box<dyn AnyGame> {
    let params = games::params(games::family(id).unwrap(), set).unwrap();
    games::build(id, &params).unwrap()
}

fn explained(id: &str, set: &str, position: &str, convention: Convention) -> Explanation {
    explain(&*built(id, set), position, convention, &Question::default()).unwrap()
}

fn page(explanation: &Explanation) -> String {
    Page::new(Lang::En).explanation(explanation)
}

/// One position that is won and one that is lost, of every game.
const POSITIONS: &[(&str, &str, &str, &str)] = &[
    ("subtraction", "", "22", "20"),
    ("subtraction", "S=1,3,4", "13,17", "9"),
    ("count", "target=100 add=1,2,3,4,5,6,7,8,9,10", "80", "78"),
    ("building", "", "10|0,0,0,0,0", "4|1,0,1,0"),
    ("circle", "", "xxxx.xxx.xx", "c8"),
    ("cn", "", "3,2,4,1,5", "5,2,4,3,2"),
    ("multiheap", "all=original", "3,5,7", "1,2,3"),
    ("wythoff", "", "7,10", "8,13"),
    ("wythoff", "a=2", "9,12", "4,10"),
    ("moore", "", "1,2,3,4,5", "3,3,3,5,5,5"),
    ("moore", "k=2 r=3", "8,7,8", "4,8,12"),
    ("greedy", "", "5,3,3", "4,4,2"),
    ("candy", "", "1,2,3,4", "1,2,3"),
    ("poker", "", "2,1|1|0", "3,3|2|1"),
    ("fibonacci", "", "20", "34"),
    ("divisor", "", "720", "360"),
    ("staircase", "", "3,1,2,4", "2,7,2"),
    ("nimble", "", "1,4,6,9", "3,5,6"),
    ("silver_dollar", "", "1,4,6,9,13", "2,5,8,11"),
];

/// The folder of the snapshots of a game.
fn folder(id: &str) -> String {
    format!("snapshots/{id}")
}

#[test]
fn won_and_lost_positions_are_explained_in_the_terms_of_the_game() {
    for &(id, set, won, lost) in POSITIONS {
        for (position, outcome) in [(won, Outcome::Win), (lost, Outcome::Loss)] {
            let explanation = explained(id, set, position, Normal);
            assert_eq!(explanation.outcome, Some(outcome), "{id} {set} {position}");
            let name = format!("{id} {set} {}", outcome.letter());
            let name: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
            insta::with_settings!({ description => format!("{id} {set} {position}"), snapshot_path => folder(id) }, {
                assert_snapshot!(name, page(&explanation));
            });
        }
    }
}

#[test]
fn misere_play_says_where_it_switches() {
    let cases = [
        ("subtraction", "", "21"),
        ("count", "", "17"),
        ("wythoff", "", "2,5"),
        ("moore", "", "1,1,6"),
        ("greedy", "", "5,1,1"),
        ("fibonacci", "", "12:4"),
        ("divisor", "", "60"),
        ("staircase", "", "0,5"),
        ("silver_dollar", "", "7,8"),
        ("poker", "", "1,1|1|0"),
    ];
    for (id, set, position) in cases {
        insta::with_settings!({ snapshot_path => folder(id) }, {
            assert_snapshot!(format!("misere_{id}"), page(&explained(id, set, position, Misere)));
        });
    }
}

#[test]
fn moves_are_judged_and_additions_undone() {
    let cases = [
        ("wythoff", "8,13", "1-1"),
        ("poker", "3,3|2|1", "1+2"),
        ("staircase", "2,7,2", "2-3"),
        ("moore", "1,2,3", "2-1,3-2"),
    ];
    for (id, position, mv) in cases {
        let explanation = explain_move(&*built(id, ""), position, mv, Normal, &Question::default()).unwrap();
        insta::with_settings!({ snapshot_path => folder(id) }, {
            assert_snapshot!(format!("move_{id}"), page(&explanation));
        });
    }
}

#[test]
fn all_languages_explain() {
    for (id, position) in
        [("wythoff", "7,10"), ("moore", "1,2,3,4,5"), ("fibonacci", "20"), ("divisor", "720"), ("count", "17")]
    {
        let explanation = explained(id, "", position, Normal);
        for lang in Lang::ALL {
            insta::with_settings!({ snapshot_path => folder(id) }, {
                assert_snapshot!(format!("{id}_{}", lang.code()), Page::new(lang).explanation(&explanation));
            });
        }
    }
}

#[test]
fn huge_positions_are_explained_at_once() {
    let heaps: Vec<String> = (1..=64u64).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_string()).collect();
    let many = heaps.join(",");
    for (id, set, position) in [
        ("moore", "k=2", &*many),
        ("moore", "k=20", &many),
        ("moore", "k=1 r=1000", &many),
        ("greedy", "", &many),
        ("nimble", "", &many),
        ("subtraction", "", &many),
        ("poker", "", &format!("{many}|5|7")),
        ("wythoff", "", "18446744073709551615,11400714819323198485"),
        ("wythoff", "a=1000000000", "18446744073709551615,11400714819323198485"),
        ("fibonacci", "", "18446744073709551615"),
        ("divisor", "", "18446744073709551615"),
    ] {
        for convention in Convention::BOTH {
            let steps = built(id, set).reasons(position, convention).unwrap();
            assert!(!steps.is_empty(), "{id} {set} {convention}");
        }
    }
}
