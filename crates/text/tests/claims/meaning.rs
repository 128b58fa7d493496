//! What each sentence claims. A sentence that is not here, or on the short list of those that claim nothing, fails the
//! test.
use crate::{
    claim::{
        Claim::{self, *},
        list, number, text,
    },
    numbers::*,
    statements::heaps,
    truth::Truth,
};
use engine::{
    Convention,
    Outcome::{Draw, Loss, Win},
    message::Message,
};

/// Sentences that claim nothing about the position, each with the reason.
pub(crate) const NO_CLAIM: &[(&str, &str)] = &[
    ("explain-columns-intro", "says what to do"),
    ("explain-searched", "counts the work of the search"),
    ("explain-seats-meaning", "says what the next sentence means"),
    ("reason-graph", "says how vertices are labelled; the table after it is evaluated"),
    ("reason-hex-pairs", "says what a link is"),
    ("reason-moore-remainders-check", "announces the table after it"),
];

/// What a sentence is about, and so who "you" are in it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum About {
    /// The position that is spoken of just now; "you" are to move there, or it has two forms.
    Here,
    /// The position that the reasons are about as a whole.
    Subject,
    /// The move in question; "you" made it.
    Move,
}

/// Goes on to another position and says whether "you" are to move there.
type Next = fn(&Message) -> (String, bool);

/// The claims behind a sentence.
pub(crate) struct Meaning {
    pub about: About,
    pub claims: &'static [Claim],
    /// The position that the sentences after it are about, if that changes.
    pub next: Option<Next>,
}

/// The claims behind the sentence with an id, if it is known.
pub(crate) fn of(id: &str) -> Option<Meaning> {
    let (about, claims) = match id {
        id if NO_CLAIM.iter().any(|(known, _)| *known == id) => (About::Here, &[][..]),
        id if id.starts_with("explain-move-") || id.starts_with("explain-better-") => (About::Move, of_move(id)?),
        "reason-northcott-undo" | "reason-poker-undone" | "reason-staircase-undone" | "reason-gaps-undone" => {
            (About::Move, &[Mover(Loss)][..])
        }
        "explain-all-winning" | "explain-some-winning" | "explain-score" => (About::Subject, of_any_game(id)?),
        id if id.starts_with("explain-") => (About::Here, of_any_game(id)?),
        id => (About::Here, of_game(id)?),
    };
    let next: Option<Next> = match id {
        "reason-count-choose" | "reason-count-forced-won" => {
            Some(|message| (number(message, "total").to_string(), false))
        }
        "reason-count-forced" => Some(|message| (text(message, "to"), true)),
        _ => None,
    };
    Some(Meaning { about, claims, next })
}

/// Sentences about the move in question.
fn of_move(id: &str) -> Option<&'static [Claim]> {
    Some(match id {
        "explain-move-wins" => &[Mover(Win), Wins("move"), Position("to", Loss)],
        "explain-move-draws" => &[Mover(Draw), Draws("move"), Position("to", Draw)],
        "explain-move-win-to-draw" => &[Mover(Win), Draws("move"), Position("to", Draw)],
        "explain-move-win-lost" => &[Mover(Win), Position("to", Win), Numbers(reply_wins)],
        "explain-move-draw-lost" => &[Mover(Draw), Position("to", Win), Numbers(reply_wins)],
        "explain-move-lost-anyway" => &[Mover(Loss), Position("to", Win), Numbers(reply_wins)],
        "explain-move-loses" => &[Position("to", Win)],
        "explain-move-ends-won" => &[Mover(Win), Wins("move"), Numbers(ends)],
        "explain-move-ends-win" => &[Mover(Win), Numbers(ends), Numbers(loses)],
        "explain-move-ends-draw" => &[Mover(Draw), Numbers(ends), Numbers(loses)],
        "explain-move-ends-lost" => &[Mover(Loss), Numbers(ends), Numbers(loses)],
        "explain-move-unknown" => &[],
        "explain-better-win" => &[Mover(Win), All("moves", Loss)],
        "explain-better-draw" => &[Mover(Draw), All("moves", Draw)],
        _ => return None,
    })
}

/// What follows from the move that was recommended.
const THEN: &[Claim] = &[Mover(Win), ThenAnswered];

/// Sentences that every game may say.
fn of_any_game(id: &str) -> Option<&'static [Claim]> {
    Some(match id {
        "explain-you-win" => &[Mover(Win)],
        "explain-you-lose" => &[Mover(Loss)],
        "explain-nobody-wins" => &[Mover(Draw)],
        "explain-after-answer" => &[Mover(Loss), Position("position", Loss)],
        "explain-after-last-answer" => &[Mover(Loss), Over],
        "explain-columns-even" => &[Mover(Loss), Answered, Numbers(columns_are_balanced)],
        "explain-columns-odd" | "explain-columns-raise" => &[Mover(Win), Wins("move"), Numbers(repair)],
        "explain-columns-change" => &[Mover(Win), Wins("move"), Numbers(odd_column)],
        "explain-columns-check" => &[Mover(Win), AnsweredOrOver],
        "explain-columns-then" => THEN,
        "explain-nothing-left" => &[Mover(Win), Numbers(is_last)],
        "explain-answer-won" => &[Mover(Win), WinnerMovesLast],
        "explain-answer-lost" => &[Mover(Loss), Answered, WinnerMovesLast],
        "explain-misere-same" => &[Numbers(misere_columns), General("nim: the switch of misère play")],
        "explain-misere-switch" => &[Mover(Win), Wins("move"), LoserMovesLast],
        "explain-misere-why" => &[Mover(Win), AnsweredOrOver, General("nim: the switch of misère play")],
        "explain-misere-odd-ones" => &[Mover(Loss), Length("count"), Numbers(|_, m| number(m, "count") % 2 == 1)],
        "explain-misere-even-ones" => {
            &[Mover(Win), Length("count"), Numbers(|_, m| number(m, "count").is_multiple_of(2))]
        }
        "explain-misere-even-values" => &[Mover(Win), Wins("move"), LoserMovesLast],
        "explain-misere-odd-values" => &[Mover(Loss), LoserMovesLast],
        "explain-misere-mended" => &[Mover(Win), AnsweredOrOver, LoserMovesLast],
        "explain-over-normal" => &[Mover(Loss), Over, Numbers(|scene, _| scene.truth.convention == Convention::Normal)],
        "explain-over-misere" => &[Mover(Win), Over, Numbers(|scene, _| scene.truth.convention == Convention::Misere)],
        "explain-over-won" => &[Mover(Win), Over],
        "explain-over-lost" => &[Mover(Loss), Over],
        "explain-not-known" => &[],
        "explain-search-win" => &[Mover(Win), Count("count", Some(Loss))],
        "explain-search-wins" => &[Mover(Win), AtLeast("count")],
        "explain-search-some" => &[Mover(Win)],
        "explain-search-draw" => &[Mover(Draw), Count("count", Some(Draw))],
        "explain-search-draws" => &[Mover(Draw)],
        "explain-search-loss" => &[Mover(Loss), Count("count", None)],
        "explain-search-losses" => &[Mover(Loss)],
        "explain-search-more" => &[Numbers(|scene, m| {
            scene.table.as_ref().is_some_and(|table| table.rows.len() as u128 == number(m, "count"))
                && scene.truth.moves(&scene.position).len() as u128 > number(m, "count")
        })],
        "explain-all-winning" => &[Mover(Win), All("moves", Loss), Count("count", Some(Loss))],
        "explain-some-winning" => &[Mover(Win), AtLeast("count"), Among("moves")],
        "explain-score" => &[Numbers(score_is_right)],
        "explain-seats" | "explain-seats-none" => &[Numbers(seats_are_right)],
        "explain-seats-safe" | "explain-seats-caught" | "explain-seats-trap" => &[Numbers(first_moves_are_right)],
        _ => return None,
    })
}

/// Sentences of single games.
fn of_game(id: &str) -> Option<&'static [Claim]> {
    const LOST: &[Claim] = &[Mover(Loss), Answered];
    const WON: &[Claim] = &[Mover(Win), Wins("move")];
    Some(match id {
        "reason-move" => WON,
        "reason-split-values" => &[Mover(Win)],
        // Boards.
        "reason-chomp-arms" => &[General("chomp: an L is Nim with two arms")],
        "reason-chomp-two-lost" => &[Mover(Loss), Answered, General("chomp: two lines")],
        "reason-chomp-two-won" => &[Mover(Win), Wins("move"), General("chomp: two lines")],
        "reason-chomp-square" => WON,
        "reason-chomp-steal" => &[Mover(Win), General("chomp: whole bars are won")],
        "reason-cram-copy" => &[Mover(Loss), Answered, General("cram: copying around the centre")],
        "reason-cram-middle" => &[Mover(Win), Wins("move"), ThenAnswered],
        "reason-cram-lines" => &[General("cram: lines are Dawson's Kayles")],
        "reason-hex-empty" => &[Mover(Win), General("hex: the empty board is won")],
        "reason-hex-joined" => &[Mover(Win)],
        "reason-hex-cut-off" => LOST,
        "reason-hex-threat" => WON,
        "reason-hex-used" => {
            &[Numbers(|scene, m| list(m, "cells").len().is_multiple_of(2) && !scene.position.is_empty())]
        }
        "reason-hex-many" => LOST,
        // Building.
        "reason-building-opener-you" => {
            &[Mover(Win), Numbers(|s, m| left(s) == number(m, "left") && left(s).is_multiple_of(2))]
        }
        "reason-building-opener-other" => {
            &[Mover(Loss), Numbers(|s, m| left(s) == number(m, "left") && left(s) % 2 == 1)]
        }
        "reason-building-parity" => &[
            General("building: whoever opens Nim wins"),
            Numbers(|s, m| {
                left(s) + heaps(&s.position).iter().map(|&heap| u128::from(heap)).sum::<u128>() == number(m, "tokens")
            }),
        ],
        "reason-building-single" => &[General("building: one heap")],
        "reason-building-any" => &[Mover(Win), EveryMoveWins, Wins("move")],
        "reason-building-pairs" => &[Mover(Loss), Numbers(|s, m| left(s) == number(m, "left"))],
        "reason-building-copy" => &[Mover(Loss), General("building: equal pairs")],
        "reason-building-three" | "reason-building-three-misere" => &[General("building: three heaps")],
        "reason-building-five" | "reason-building-five-misere" => &[General("building: five heaps or more")],
        "reason-building-ones" => &[General("building: few tokens in misère play")],
        "reason-building-first-wins" => &[Numbers(|s, _| s.truth.outcome(&start(s)) == Some(Win))],
        "reason-building-first-loses" => &[Numbers(|s, _| s.truth.outcome(&start(s)) == Some(Loss))],
        "reason-building-next" => &[Numbers(|s, _| heaps(&s.position).iter().sum::<u64>() == 1)],
        "reason-building-misere" => &[General("building: misère play is the same")],
        // Rings and circles.
        "reason-circle-odd" => &[Mover(Win), Length("count"), WinnerMovesLast],
        "reason-circle-even" => &[Mover(Loss), Length("count"), WinnerMovesLast],
        "reason-circle-all" | "reason-circle-leave-one" => WON,
        "reason-circle-copy" | "reason-circle-mirror" => {
            &[Mover(Loss), Answered, General("circle: full rings are lost")]
        }
        "reason-circle-rows" => &[General("circle: rows add up")],
        "reason-circle-pattern" => &[Mover(Loss), General("circle: misère pattern of full rings")],
        "reason-cn-all" | "reason-cn-leave-one" => WON,
        "reason-cn-last" => &[Mover(Loss), Numbers(|s, _| heaps(&s.position).iter().sum::<u64>() == 1)],
        id if id.starts_with("reason-cn-form-") => &[General("cn: the losing positions have a form")],
        "reason-cn-equal" => &[Numbers(|s, m| cn_heaps(s).iter().all(|&heap| heap == number(m, "size")))],
        "reason-cn-opposite" => &[Numbers(|s, m| {
            let (a, b) = (number(m, "first"), number(m, "second"));
            let heaps = cn_heaps(s);
            heaps == [a, b, a, b] || heaps == [b, a, b, a]
        })],
        "reason-cn-five-two" => &[Numbers(|s, m| {
            cn_read(s, m).is_some_and(|h| {
                h[0] + h[1] == number(m, "sum")
                    && h[2] + h[3] == number(m, "sum")
                    && h[1] == h[4]
                    && h.iter().all(|x| *x <= h[0])
            })
        })],
        "reason-cn-five-three" => &[Numbers(|s, m| {
            cn_read(s, m).is_some_and(|h| {
                h[0] == 0 && h[1] == number(m, "sum") && h[4] == number(m, "sum") && h[2] + h[3] == number(m, "sum")
            })
        })],
        "reason-cn-six-three" => &[Numbers(|s, m| cn_read(s, m).is_some_and(|h| cn_pairs(&h, m)))],
        "reason-cn-six-four" => &[Numbers(|s, m| {
            cn_read(s, m).is_some_and(|h| cn_pairs(&h, m) && h[0] ^ h[2] ^ h[4] == 0 && h.iter().all(|x| *x >= h[0]))
        })],
        "reason-cn-lost" => LOST,
        "reason-cn-won" => WON,
        "reason-cn-then" => THEN,
        // Columns of Northcott's game.
        "reason-gaps" => &[General("northcott: Nim on the gaps")],
        "reason-northcott-retreats" => &[General("northcott_classic: Nim on the gaps")],
        "reason-northcott-draw" => &[Mover(Draw)],
        // Counting.
        "reason-rounds-rest" => &[Numbers(|s, m| divided(m) && rest(s) == number(m, "rest"))],
        "reason-rounds-lost" => &[Mover(Loss), Answered, WinnerMovesLast, General("rounds: the remainder decides")],
        "reason-rounds-lost-misere" => &[Mover(Loss), LoserMovesLast, General("rounds: the remainder decides")],
        "reason-rounds-last" => &[Mover(Loss), Numbers(|s, _| rest(s) == 1)],
        "reason-rounds-now" => &[Mover(Win), Wins("move"), Numbers(is_last)],
        "reason-rounds-won" | "reason-rounds-won-misere" => WON,
        "reason-rounds-check" => &[Numbers(|s, m| {
            divided(m) && s.recommended.as_ref().is_some_and(|after| rest(&s.at(after)) == number(m, "rest"))
        })],
        "reason-rounds-then" => &[Mover(Win), AnsweredOrOver],
        "reason-count-left" => &[Numbers(|s, m| {
            s.position == number(m, "total").to_string()
                && number(m, "total") + number(m, "rest") == number(m, "target")
                && rest(s) == number(m, "rest")
        })],
        "reason-count-totals" | "reason-count-next-totals" => &[Mover(Win), Numbers(totals)],
        "reason-count-forced" => &[Mover(Loss), Numbers(one_move)],
        "reason-count-forced-won" | "reason-count-choose" => &[Mover(Win), Wins("move")],
        "reason-count-forced-over" => &[Mover(Loss)],
        "reason-values-set" => {
            &[Numbers(|s, m| set_of(s).iter().map(ToString::to_string).collect::<Vec<_>>() == list(m, "set"))]
        }
        "reason-values-period" => {
            &[Numbers(|s, m| rest(s) == number(m, "rest") && value(s, rest(s)) == value(s, number(m, "same")))]
        }
        "reason-values-normal" => {
            &[General("values: 0 is lost"), Numbers(|s, m| value(s, rest(s)) == number(m, "value"))]
        }
        "reason-values-misere" => {
            &[General("values: 1 is lost in misère play"), Numbers(|s, m| value(s, rest(s)) == number(m, "value"))]
        }
        "reason-values-won" => &[Mover(Win), Wins("move"), ThenAnswered],
        "reason-values-won-end" => &[Mover(Win), Wins("move"), AnsweredOrOver],
        "reason-values-lost" => LOST,
        "reason-values-lost-end" => &[Mover(Loss), AnsweredOrOver, Numbers(|s, _| s.unanswered(&s.position).is_some())],
        // Nim in disguise.
        "reason-divisor-factors" => {
            &[General("divisor: Nim on the exponents"), Numbers(|s, m| s.position == number(m, "number").to_string())]
        }
        "reason-poker-add" => &[General("poker: Nim on the heaps")],
        "reason-staircase-odd" | "reason-staircase-even" => &[General("staircase: Nim on the odd steps")],
        "reason-gaps-intro" | "reason-gaps-other" => &[General("silver_dollar: Nim on every other gap")],
        "reason-nimble-coins" => &[General("nimble: the squares are heaps")],
        "reason-candy-win" => &[Mover(Win)],
        "reason-candy-more" => &[Mover(Loss), Numbers(|s, _| lead_in_candies(s).is_some_and(|lead| lead > 0))],
        "reason-candy-tie" => &[Mover(Loss), Numbers(|s, _| lead_in_candies(s) == Some(0))],
        // Ends.
        "reason-ends-single" => WON,
        "reason-ends-single-lost" => &[Mover(Loss), Numbers(|s, _| s.position == "1")],
        "reason-ends-two" | "reason-ends-partner" => &[Numbers(partner_is_unique)],
        "reason-ends-won" | "reason-ends-won-shorter" => WON,
        "reason-ends-then" => &[Mover(Win), AnsweredOrOver],
        "reason-ends-lost" => &[Mover(Loss), AnsweredOrOver],
        "reason-endnim-two" => &[General("endnim: two heaps")],
        "reason-endnim-lost-middle" => {
            &[Numbers(|s, _| middle(s).is_some_and(|row| s.truth.outcome(&row) == Some(Loss)))]
        }
        "reason-endnim-none" | "reason-endnim-less" | "reason-endnim-more" | "reason-endnim-equal" => {
            &[Numbers(endnim_ends)]
        }
        "reason-endnim-misere" => &[General("endnim: misère play")],
        "reason-endwythoff-rule" | "reason-endwythoff-misere" => &[Numbers(partner_is_unique)],
        // Euclid.
        "reason-euclid-golden" | "reason-euclid-golden-misere" => &[General("euclid: the golden ratio decides")],
        "reason-euclid-lost" => &[Mover(Loss), Answered, Numbers(one_move)],
        "reason-euclid-equal" => &[Mover(Loss)],
        "reason-euclid-zero" | "reason-euclid-leave" | "reason-euclid-leave-equal" => WON,
        "reason-euclid-then" => &[
            Mover(Win),
            AnsweredOrOver,
            Numbers(|s, _| s.recommended.as_ref().is_some_and(|there| s.truth.moves(there).len() == 1)),
        ],
        // Fibonacci.
        "reason-fibonacci-last" => &[Mover(Loss), Numbers(one_move)],
        "reason-fibonacci-misere" => &[General("fibonacci: misère play with one token less")],
        "reason-fibonacci-all" | "reason-fibonacci-leave-one" | "reason-fibonacci-take" => WON,
        "reason-fibonacci-single" | "reason-fibonacci-parts" => &[General("fibonacci: the smallest part decides")],
        "reason-fibonacci-check" | "reason-fibonacci-then" => &[Mover(Win), AnsweredOrOver],
        "reason-fibonacci-lost" | "reason-fibonacci-why" => &[Mover(Loss), AnsweredOrOver],
        // Graphs.
        "reason-bush" | "reason-bush-cycles" => &[General("hackenbush: colon and fusion principles")],
        "reason-stars" => &[General("graph_nim: separate stars are heaps")],
        "reason-triangle-lost" => &[Mover(Loss), Answered, General("graph_nim: triangles")],
        "reason-triangle-won" => &[Mover(Win), Wins("move"), General("graph_nim: triangles")],
        "reason-path" => WON,
        "reason-graph-won" => WON,
        "reason-graph-lost" => &[Mover(Loss)],
        "reason-graph-drawn" => &[Mover(Draw), Draws("move")],
        "reason-graph-value" => &[Numbers(|s, m| s.truth.value(&s.position).is_none_or(|v| v == number(m, "value")))],
        "reason-sum" => &[General("sum: nim-values of the parts")],
        "reason-sum-tame" => &[General("sum: tame parts")],
        "reason-sum-misere" => &[General("sum: tame parts")],
        "reason-sum-ones-lost" => &[Mover(Loss), LoserMovesLast, AnsweredOrOver],
        "reason-sum-ones-won" | "reason-sum-switch" => &[Mover(Win), Wins("move"), LoserMovesLast],
        // Greedy.
        "reason-greedy-count" => &[Numbers(|s, m| {
            let heaps = heaps(&s.position);
            let most = heaps.iter().copied().max().unwrap_or(0);
            u128::from(most) == number(m, "size")
                && heaps.iter().filter(|&&heap| heap == most).count() as u128 == number(m, "count")
        })],
        "reason-greedy-even" => LOST,
        "reason-greedy-many" => &[Mover(Win), EveryMoveWins, Wins("move")],
        "reason-greedy-only" | "reason-greedy-join" | "reason-greedy-below" | "reason-greedy-switch" => WON,
        "reason-greedy-check" => &[Mover(Win), AnsweredOrOver],
        "reason-greedy-then" => THEN,
        "reason-greedy-misere" => &[General("greedy: misère play")],
        // Moore.
        "reason-moore-all" => WON,
        "reason-moore-intro" => &[General("moore: columns")],
        "reason-moore-even" => LOST,
        "reason-moore-odd" => &[Mover(Win)],
        "reason-moore-check" => &[Mover(Win), AnsweredOrOver],
        "reason-moore-then" => THEN,
        "reason-moore-misere-same" => &[General("moore: columns")],
        "reason-moore-switch" | "reason-moore-ones-won" => WON,
        "reason-moore-ones-lost" => &[Mover(Loss), LoserMovesLast, Numbers(moore_ones)],
        "reason-moore-ones-check" | "reason-moore-why" => &[Mover(Win), AnsweredOrOver, LoserMovesLast],
        "reason-moore-cap" => &[Numbers(|s, m| number(m, "modulus") == number(m, "cap") + 1 && s.set.contains("r="))],
        "reason-moore-zero-won" | "reason-moore-equal-won" => WON,
        "reason-moore-zero-lost" | "reason-moore-equal-lost" => LOST,
        // Splitting.
        "reason-kayles-values" => &[Numbers(|s, m| {
            let values: Vec<u128> = list(m, "values").iter().map(|value| value.parse().expect("a number")).collect();
            let normal = Truth::new(s.truth.game, Convention::Normal);
            let sum = values.iter().fold(0, |sum, value| sum ^ value);
            sum == number(m, "sum") && normal.value(&s.position).is_none_or(|value| value == sum)
        })],
        "reason-kayles-same" => &[Numbers(|s, _| normal_outcome(s) == s.truth.outcome(&s.position))],
        "reason-kayles-switched" => &[
            Numbers(|s, _| normal_outcome(s) != s.truth.outcome(&s.position)),
            General("circle: rows of Kayles in misère play"),
        ],
        // Strips.
        "reason-turtles" => &[General("turning_turtles: heads are heaps")],
        "reason-treblecross-complete" => &[Mover(Win), Wins("move"), Numbers(is_last)],
        "reason-treblecross" => &[General("treblecross: octal game 0.007")],
        "reason-treblecross-none" => LOST,
        "reason-treblecross-last" => THEN,
        // Wythoff.
        "reason-wythoff-golden"
        | "reason-wythoff-golden-misere"
        | "reason-wythoff-general"
        | "reason-wythoff-general-misere"
        | "reason-wythoff-why"
        | "reason-wythoff-why-general" => &[General("wythoff: pairs")],
        "reason-wythoff-pair" => &[Mover(Loss), AnsweredOrOver],
        "reason-wythoff-partner" | "reason-wythoff-difference" | "reason-wythoff-near" => WON,
        "reason-wythoff-check" => &[Mover(Win), Position("position", Loss)],
        "reason-multiheap-two" => &[General("wythoff: pairs")],
        "reason-multiheap-nim" | "reason-multiheap-odd" => &[General("multiheap: Nim")],
        _ => return None,
    })
}
