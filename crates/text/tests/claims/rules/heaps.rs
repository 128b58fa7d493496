//! General statements about heaps and numbers.
use super::{BOTH, MISERE, NORMAL, Rule};
use crate::{
    numbers::{params, rest, value},
    statements::*,
    truth::Truth,
};
use engine::Convention::{Misere, Normal};

pub(super) const RULES: &[Rule] = &[
    Rule {
        name: "nim: the switch of misère play",
        game: "nim",
        sets: &[""],
        conventions: MISERE,
        positions: || [all(2, 6), all(3, 4), all(4, 2)].concat(),
        // Of other games the sentence speaks about the numbers in their columns, which are evaluated there.
        says: |s| if s.game == "nim" { nim_on(s, &heaps(&s.position)) } else { s.truth.outcome(&s.position) },
    },
    Rule {
        name: "building: whoever opens Nim wins",
        game: "building",
        sets: &[""],
        conventions: BOTH,
        positions: half_built,
        says: |s| opener(s).filter(|_| heaps(&s.position).len() > 1),
    },
    Rule {
        name: "building: one heap",
        game: "building",
        sets: &[""],
        conventions: BOTH,
        positions: starts,
        says: |s| opener(s).filter(|_| heaps(&s.position).len() == 1),
    },
    Rule {
        name: "building: equal pairs",
        game: "building",
        sets: &[""],
        conventions: BOTH,
        positions: half_built,
        says: pairs,
    },
    Rule {
        name: "building: misère play is the same",
        game: "building",
        sets: &[""],
        conventions: MISERE,
        positions: half_built,
        says: |s| opener(s).or_else(|| pairs(s)),
    },
    Rule {
        name: "building: three heaps",
        game: "building",
        sets: &[""],
        conventions: BOTH,
        positions: starts,
        says: |s| {
            let least = if s.truth.convention == Misere { 4 } else { 0 };
            let applies = |tokens: u128, places| places == 3 && tokens.is_multiple_of(2) && tokens >= least;
            start(s, |tokens, places| applies(tokens, places).then_some(!(tokens + 2).is_power_of_two()))
        },
    },
    Rule {
        name: "building: five heaps or more",
        game: "building",
        sets: &[""],
        conventions: BOTH,
        positions: starts,
        says: |s| {
            let misere = s.truth.convention == Misere;
            let applies = |tokens: u128, places| {
                places >= 5 && places % 2 == 1 && tokens.is_multiple_of(2) && (!misere || tokens > places)
            };
            start(s, |tokens, places| applies(tokens, places).then_some(tokens >= places + 5))
        },
    },
    Rule {
        name: "building: few tokens in misère play",
        game: "building",
        sets: &[""],
        conventions: MISERE,
        positions: starts,
        says: |s| start(s, |tokens, places| (tokens <= places).then_some(matches!(tokens, 1 | 2 | 4))),
    },
    Rule {
        name: "rounds: the remainder decides",
        game: "subtraction",
        sets: &["", "S=1,2", "S=1,2,3,4,5"],
        conventions: BOTH,
        positions: || all(1, 30),
        says: rounds,
    },
    Rule {
        name: "rounds: the remainder decides",
        game: "count",
        sets: &["target=21 add=1,2,3", "target=17 add=1,2"],
        conventions: BOTH,
        positions: || (1..=17).map(|total| total.to_string()).collect(),
        says: rounds,
    },
    Rule {
        name: "values: 0 is lost",
        game: "subtraction",
        sets: &["S=2,3", "S=2,5", "S=1,3,4", "S=3,4,10"],
        conventions: NORMAL,
        positions: || all(1, 40),
        says: |s| Some(win_if(value(s, rest(s)) != 0)),
    },
    Rule {
        name: "values: 1 is lost in misère play",
        game: "subtraction",
        sets: &["S=2,3", "S=2,5", "S=1,3,4", "S=3,4,10"],
        conventions: MISERE,
        positions: || all(1, 40),
        says: |s| Some(win_if(value(s, rest(s)) != 1)),
    },
    Rule {
        name: "endnim: two heaps",
        game: "endnim",
        sets: &[""],
        conventions: BOTH,
        positions: || all(2, 6).into_iter().filter(|row| !row.contains('0')).collect(),
        says: |s| match &heaps(&s.position)[..] {
            [a, b] => Some(win_if((a != b) != (s.truth.convention == Misere && *a == 1 && *b == 1))),
            _ => None,
        },
    },
    Rule {
        name: "endnim: misère play",
        game: "endnim",
        sets: &[""],
        conventions: MISERE,
        positions: || {
            [all(1, 5), all(2, 4), all(3, 3), all(4, 2), all(5, 1)]
                .concat()
                .into_iter()
                .filter(|row| !row.contains('0'))
                .collect()
        },
        says: |s| {
            let row = heaps(&s.position);
            if row.iter().all(|&heap| heap == 1) {
                return Some(win_if(row.len().is_multiple_of(2)));
            }
            Truth::new(s.truth.game, Normal).outcome(&s.position)
        },
    },
    Rule {
        name: "euclid: the golden ratio decides",
        game: "euclid",
        sets: &[""],
        conventions: BOTH,
        positions: || all(2, 14).into_iter().filter(|pair| heaps(pair).iter().all(|&heap| heap > 0)).collect(),
        says: euclid,
    },
    Rule {
        name: "fibonacci: the smallest part decides",
        game: "fibonacci",
        sets: &[""],
        conventions: BOTH,
        positions: || (2..=24).flat_map(|heap| (1..=heap).map(move |limit| format!("{heap}:{limit}"))).collect(),
        says: fibonacci,
    },
    Rule {
        name: "fibonacci: misère play with one token less",
        game: "fibonacci",
        sets: &[""],
        conventions: MISERE,
        positions: || (2..=24).flat_map(|heap| (1..=heap).map(move |limit| format!("{heap}:{limit}"))).collect(),
        says: fibonacci,
    },
    Rule {
        name: "greedy: misère play",
        game: "greedy",
        sets: &[""],
        conventions: MISERE,
        positions: || [all(2, 5), all(3, 4), all(4, 3)].concat(),
        says: greedy,
    },
    Rule {
        name: "moore: columns",
        game: "moore",
        sets: &["", "k=1", "k=3"],
        conventions: BOTH,
        positions: || [all(2, 4), all(3, 3), all(4, 2)].concat(),
        says: moore,
    },
    Rule {
        name: "wythoff: pairs",
        game: "wythoff",
        sets: &["", "a=2", "a=3"],
        conventions: BOTH,
        positions: || all(2, 12),
        says: wythoff,
    },
    Rule {
        name: "multiheap: Nim",
        game: "multiheap",
        sets: &["", "all=original"],
        conventions: BOTH,
        positions: || all(3, 4),
        says: |s| {
            let heaps = heaps(&s.position);
            let original = params(s).text("all") == "original";
            let few = heaps.iter().filter(|&&heap| heap > 0).count() < 2;
            let nim = few || original && (heaps.len() % 2 == 1 || heaps.contains(&0));
            if nim { nim_on(s, &heaps) } else { None }
        },
    },
];
