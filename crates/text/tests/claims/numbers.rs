//! The numbers of sentences and tables, computed once more from the position.
use crate::{
    claim::{index, list, number, text},
    scene::Scene,
    statements::{bouton, heaps, xor},
    truth::Truth,
};
use engine::{
    Convention, Outcome, Params,
    explain::Columns,
    games,
    message::{Arg, Message, PIECES},
};
use std::collections::{BTreeSet, HashMap};

/// The parameters of the game.
pub(crate) fn params(scene: &Scene) -> Params {
    let family = games::family(scene.game).expect("a game");
    let params = games::params(family, scene.set).expect("parameters");
    params.validate(family.parameters).expect("parameters of the game")
}

/// The answer in words wins after the move.
pub(crate) fn reply_wins(scene: &Scene, message: &Message) -> bool {
    let there = scene.at(&text(message, "to"));
    let Ok(reply) = there.move_in(message, "reply") else { return false };
    there.truth.outcome(&there.truth.after(&there.position, &reply)) == Some(Outcome::Loss)
}

/// The move ends the game.
pub(crate) fn ends(scene: &Scene, message: &Message) -> bool {
    scene.move_in(message, "move").is_ok_and(|mv| is_over(scene, &scene.truth.after(&scene.position, &mv)))
}

/// The move loses.
pub(crate) fn loses(scene: &Scene, message: &Message) -> bool {
    let after = scene.move_in(message, "move").map(|mv| scene.truth.after(&scene.position, &mv));
    after.is_ok_and(|after| scene.truth.outcome(&after) == Some(Outcome::Win))
}

pub(crate) fn is_over(scene: &Scene, position: &str) -> bool {
    scene.truth.game.ending(position).expect("a position").is_some()
}

/// The recommended move ends the game.
pub(crate) fn is_last(scene: &Scene, _: &Message) -> bool {
    scene.recommended.as_ref().is_some_and(|there| is_over(scene, there))
}

pub(crate) fn one_move(scene: &Scene, _: &Message) -> bool {
    scene.truth.moves(&scene.position).len() == 1
}

pub(crate) fn columns_are_balanced(scene: &Scene, _: &Message) -> bool {
    let columns = scene.columns.as_ref().expect("columns come first");
    columns.sums().iter().all(|sum| sum.is_multiple_of(columns.modulus))
}

/// The columns after the move, or of a lost position, are those of a lost position of misère Nim.
pub(crate) fn misere_columns(scene: &Scene, _: &Message) -> bool {
    let is_lost = |columns: &Columns| bouton(Convention::Misere, columns.rows.iter().map(|row| row.1)) == Outcome::Loss;
    scene.truth.convention == Convention::Misere && scene.columns.as_ref().is_none_or(is_lost)
}

/// The leftmost odd column is the one that is named.
pub(crate) fn odd_column(scene: &Scene, message: &Message) -> bool {
    let sum = xor(scene.columns.as_ref().expect("columns come first").rows.iter().map(|row| row.1));
    sum.checked_ilog2().map(|column| 1 << column) == Some(number(message, "column"))
}

/// A number of the columns changes so that all become even.
pub(crate) fn repair(scene: &Scene, message: &Message) -> bool {
    let columns = scene.columns.as_ref().expect("columns come first");
    let (from, to) = (number(message, "from"), number(message, "to"));
    let Some(Arg::Message(part)) = message.arg("part") else { return false };
    let width = format!("{:b}", from.max(to)).len();
    odd_column(scene, message)
        && columns.rows.iter().any(|row| without_pieces(&row.0) == without_pieces(part) && row.1 == from)
        && to == from ^ xor(columns.rows.iter().map(|row| row.1))
        && text(message, "before") == format!("{from:0width$b}")
        && text(message, "after") == format!("{to:0width$b}")
        && (message.id == "explain-columns-odd") == (to < from)
}

/// The same message, whatever its pieces are called: a row says it itself, a sentence for all of its parts.
fn without_pieces(message: &Message) -> Message {
    let args = message.args.iter().filter(|(name, _)| *name != PIECES).cloned().collect();
    Message { args, ..message.clone() }
}

/// Candy Nim: whether the player to move wins, and what each collects, by search.
fn candies(heaps: &mut Vec<u64>, known: &mut HashMap<Vec<u64>, (bool, u64, u64)>) -> (bool, u64, u64) {
    heaps.sort_unstable();
    if let Some(&found) = known.get(heaps) {
        return found;
    }
    let mut best = (false, 0, 0);
    for heap in 0..heaps.len() {
        for taken in 1..=heaps[heap] {
            let mut after = heaps.clone();
            after[heap] -= taken;
            let (wins, theirs, mine) = candies(&mut after, known);
            best = best.max((!wins, mine + taken, theirs));
        }
    }
    known.insert(heaps.clone(), best);
    best
}

/// What both collect.
fn score(scene: &Scene) -> Option<(u64, u64)> {
    let (_, mine, theirs) = candies(&mut heaps(&scene.position), &mut HashMap::new());
    (scene.game == "candy").then_some((mine, theirs))
}

/// Whether a move achieves what best play gives.
fn is_best(scene: &Scene, mv: &str) -> bool {
    let before = heaps(&scene.position);
    let after = heaps(&scene.truth.after(&scene.position, mv));
    let known = &mut HashMap::new();
    let (wins, theirs, mine) = candies(&mut after.clone(), known);
    let taken = before.iter().sum::<u64>() - after.iter().sum::<u64>();
    (!wins, mine + taken, theirs) == candies(&mut before.clone(), known)
}

pub(crate) fn score_is_right(scene: &Scene, message: &Message) -> bool {
    let claim = (number(message, "mine"), number(message, "theirs"));
    let Ok((listed, others)) = scene.moves_in(message, "moves") else { return false };
    let best = scene.truth.moves(&scene.position).into_iter().filter(|mv| is_best(scene, mv)).collect::<BTreeSet<_>>();
    score(scene).is_some_and(|(mine, theirs)| claim == (mine.into(), theirs.into()))
        && listed.is_subset(&best)
        && listed.len() + others == best.len()
}

/// How many more candies the player to move collects.
pub(crate) fn lead_in_candies(scene: &Scene) -> Option<i128> {
    score(scene).map(|(mine, theirs)| i128::from(mine) - i128::from(theirs))
}

/// Which seats all others together can make lose.
pub(crate) fn seats_are_right(scene: &Scene, message: &Message) -> bool {
    let players = scene.truth.game.players();
    let forced =
        (0..players).filter(|&seat| !is_safe(scene.truth, &scene.position, seat, players)).map(|seat| seat + 1);
    let forced: Vec<String> = forced.map(|seat| seat.to_string()).collect();
    forced == if message.id == "explain-seats-none" { Vec::new() } else { list(message, "seats") }
}

/// Which first moves keep the player to move safe, or let the others beat another seat; none if every move loses.
pub(crate) fn first_moves_are_right(scene: &Scene, message: &Message) -> bool {
    let players = scene.truth.game.players();
    let seat = if message.id == "explain-seats-trap" { index(number(message, "seat")) } else { 1 };
    // After a move everybody is one turn closer, and the player who moved is the last.
    let turns = (seat + players - 2) % players;
    let is_safe_after = |mv: &String| is_safe(scene.truth, &scene.truth.after(&scene.position, mv), turns, players);
    let wants_safe = seat == 1;
    let moves = scene.truth.moves(&scene.position).into_iter();
    let right: BTreeSet<String> = moves.filter(|mv| is_safe_after(mv) == wants_safe).collect();
    if message.id == "explain-seats-caught" {
        return right.is_empty();
    }
    let Ok((listed, others)) = scene.moves_in(message, "moves") else { return false };
    !right.is_empty() && listed.is_subset(&right) && listed.len() + others == right.len()
}

/// Whether the player who moves in `turns` turns need not lose.
fn is_safe(truth: &Truth, position: &str, turns: usize, players: usize) -> bool {
    let moves = truth.moves(position);
    if moves.is_empty() {
        // The last move was made by the player before the one to move.
        let last = turns == players - 1;
        return last == (truth.convention == Convention::Normal);
    }
    let mut after =
        moves.iter().map(|mv| is_safe(truth, &truth.after(position, mv), (turns + players - 1) % players, players));
    if turns == 0 { after.any(|safe| safe) } else { after.all(|safe| safe) }
}

/// Building Nim: the tokens that are left.
pub(crate) fn left(scene: &Scene) -> u128 {
    scene.position.split_once('|').map_or(0, |(left, _)| left.parse().expect("a number"))
}

/// Building Nim: the start with empty heaps.
pub(crate) fn start(scene: &Scene) -> String {
    let heaps = heaps(&scene.position);
    let tokens = left(scene) + heaps.iter().map(|&heap| u128::from(heap)).sum::<u128>();
    format!("{tokens}|{}", vec!["0"; heaps.len()].join(","))
}

/// Circular Nim: the heaps, after the move if one was recommended.
pub(crate) fn cn_heaps(scene: &Scene) -> Vec<u128> {
    let position = scene.recommended.as_ref().unwrap_or(&scene.position);
    heaps(position).into_iter().map(u128::from).collect()
}

/// Circular Nim: the heaps in the order in which the sentence reads them.
pub(crate) fn cn_read(scene: &Scene, message: &Message) -> Option<Vec<u128>> {
    let numbers =
        |arg| -> Vec<u128> { text(message, arg).split(", ").map(|number| number.parse().expect("a number")).collect() };
    let (order, sizes, heaps) = (numbers("heaps"), numbers("sizes"), cn_heaps(scene));
    let neighbours = |two: &[u128]| (two[0].abs_diff(two[1])) % (heaps.len() as u128 - 2) == 1;
    let read: Vec<u128> = order.iter().map(|&place| heaps[index(place) - 1]).collect();
    (read == sizes && order.windows(2).all(neighbours)).then_some(read)
}

/// Six heaps: neighbours hold as much as those opposite.
pub(crate) fn cn_pairs(read: &[u128], message: &Message) -> bool {
    let (first, second) = (number(message, "first"), number(message, "second"));
    read[0] + read[1] == first
        && read[3] + read[4] == first
        && read[1] + read[2] == second
        && read[4] + read[5] == second
}

pub(crate) fn divided(message: &Message) -> bool {
    let (rest, modulus) = (number(message, "rest"), number(message, "modulus"));
    (number(message, "quotient"), number(message, "remainder")) == (rest / modulus, rest % modulus)
}

/// The numbers that may be taken or added.
pub(crate) fn set_of(scene: &Scene) -> Vec<u64> {
    params(scene).numbers(if scene.game == "count" { "add" } else { "S" })
}

/// What is left: to the target, or in the only heap from which something can be taken.
pub(crate) fn rest(scene: &Scene) -> u128 {
    if scene.game == "count" {
        let total: u64 = scene.position.parse().expect("a total");
        return (params(scene).number("target").expect("a target") - total).into();
    }
    let least = set_of(scene)[0];
    heaps(&scene.position).into_iter().filter(|&heap| heap >= least).map(u128::from).sum()
}

/// The nim-value of a rest: the least number that no rest has which can be reached.
pub(crate) fn value(scene: &Scene, rest: u128) -> u128 {
    let set = set_of(scene);
    let mut values: Vec<u128> = Vec::new();
    for rest in 0..=u64::try_from(rest).expect("a small number") {
        let options: Vec<u128> =
            set.iter().filter_map(|take| rest.checked_sub(*take)).map(|left| values[index(left)]).collect();
        values.push((0..).find(|value| !options.contains(value)).expect("some number is missing"));
    }
    values[index(rest)]
}

/// The totals to be said are the first at which the other player loses.
pub(crate) fn totals(scene: &Scene, message: &Message) -> bool {
    let target = params(scene).number("target").expect("a target");
    let total: u64 = scene.position.parse().expect("a total");
    let totals = list(message, "totals");
    let lost = (total + 1..=target).filter(|total| scene.truth.outcome(&total.to_string()) == Some(Outcome::Loss));
    let lost: Vec<String> = lost.map(|total| total.to_string()).collect();
    let first = &lost[..lost.len().min(totals.len())];
    first == totals && (message.id == "reason-count-next-totals") == (first.len() < lost.len())
}

/// Ends: around the middle every size of one end has exactly one partner.
pub(crate) fn partner_is_unique(scene: &Scene, _: &Message) -> bool {
    let row = heaps(&scene.position);
    let inside = &row[1..row.len() - 1];
    let written = |first: u64, last: u64| {
        let row: Vec<String> = std::iter::once(&first)
            .chain(inside)
            .chain(std::iter::once(&last))
            .filter(|&&heap| heap > 0)
            .map(ToString::to_string)
            .collect();
        if row.is_empty() { "-".to_owned() } else { row.join(",") }
    };
    (1..=3).all(|first| {
        let loses = |last: &u64| scene.truth.outcome(&written(first, *last)) == Some(Outcome::Loss);
        (0..=12).filter(loses).count() == 1
    })
}

/// Ends: what stands between the two ends.
pub(crate) fn middle(scene: &Scene) -> Option<String> {
    let row = heaps(&scene.position);
    let inside: Vec<String> = row.get(1..row.len().checked_sub(1)?)?.iter().map(ToString::to_string).collect();
    (!inside.is_empty()).then(|| inside.join(","))
}

/// End-Nim: with one end alone the middle is a losing row at the two sizes that are named.
pub(crate) fn endnim_ends(scene: &Scene, message: &Message) -> bool {
    let Some(inside) = middle(scene) else { return false };
    let row = heaps(&scene.position);
    let from_left = row[0] <= row[row.len() - 1];
    let loses = |size: u128, left: bool| {
        let row = match (size, left) {
            (0, _) => inside.clone(),
            (size, true) => format!("{size},{inside}"),
            (size, false) => format!("{inside},{size}"),
        };
        scene.truth.outcome(&row).is_none_or(|outcome| outcome == Outcome::Loss)
    };
    number(message, "end") == u128::from(row[0].min(row[row.len() - 1]))
        && loses(number(message, "near"), from_left)
        && loses(number(message, "far"), !from_left)
}

pub(crate) fn moore_ones(scene: &Scene, message: &Message) -> bool {
    let heaps = heaps(&scene.position);
    let ones = heaps.iter().filter(|&&heap| heap == 1).count() as u128;
    heaps.iter().all(|&heap| heap <= 1)
        && ones == number(message, "count")
        && ones % number(message, "modulus") == number(message, "remainder")
}

/// The outcome of the same position in normal play.
pub(crate) fn normal_outcome(scene: &Scene) -> Option<Outcome> {
    Truth::new(scene.truth.game, Convention::Normal).outcome(&scene.position)
}

/// The values of heaps from which some numbers may be taken and whose rest may be split in two.
pub(crate) fn split_value(takes: &[usize], size: usize) -> u128 {
    let mut values: Vec<u128> = Vec::new();
    for size in 0..=size {
        let lefts = takes.iter().filter_map(|take| size.checked_sub(*take));
        let options: Vec<u128> =
            lefts.flat_map(|left| (0..=left).map(move |a| (a, left - a))).map(|(a, b)| values[a] ^ values[b]).collect();
        values.push((0..).find(|value| !options.contains(value)).expect("some number is missing"));
    }
    values[size]
}
