//! Why heaps are won or lost: the value of each heap, the columns of the values, and the switch of misère play.
use super::{HeapMove, HeapRules, Heaps};
use crate::{
    explain::{
        Cell, Step, Table,
        nim_sum::{Ones, Parts, conclusion},
    },
    game::Game,
    message::Message,
    notation::HeapList,
    outcome::Convention,
    theory::Theory,
};

/// Maximum number of heaps that are listed one by one.
const MOST_ROWS: usize = 64;

pub(super) fn of<H: HeapRules>(game: &Heaps<H>, convention: Convention, heaps: &HeapList) -> Vec<Step> {
    if heaps.0.len() > MOST_ROWS {
        return Vec::new();
    }
    if convention == Convention::Misere && !H::TAME {
        let winning = first_winning(game, convention, heaps).map(|mv| game.describe(heaps, &mv));
        return game.0.misere_reasons(heaps, winning);
    }
    if let Some(steps) = game.0.reasons(convention, heaps) {
        return steps;
    }
    let values = heaps.iter().map(|heap| game.0.value(heap).0);
    let parts: Parts = (1u64..).zip(values).map(|(i, value)| (game.0.name(i), value)).collect();
    let mut steps: Vec<Step> = game.0.intro().into_iter().map(Step::from).collect();
    let table = values_of(game, heaps);
    let ones = if table.is_some() { Ones::Mended } else { Ones::Taken };
    steps.extend(table);
    match first_winning(game, convention, heaps) {
        Some(mv) if !mv.option.split.is_empty() && !parts.is_switched(convention) => {
            steps.extend(split(game, convention, heaps, &parts, &mv));
        }
        mv => {
            let winning = mv.map(|mv| (mv.heap, game.describe(heaps, &mv)));
            steps.extend(parts.reasons(convention, ones, winning));
        }
    }
    steps
}

/// A winning move that splits a heap: what the new heaps are worth, and the columns of all heaps after it.
fn split<H: HeapRules>(
    game: &Heaps<H>,
    convention: Convention,
    heaps: &HeapList,
    parts: &Parts,
    mv: &HeapMove,
) -> Vec<Step> {
    let value = |heap: u64| game.0.value(heap).0;
    let after = Parts::heaps(game.play(heaps, mv).iter().map(value));
    let new: Vec<u64> = mv.option.split.to_vec();
    let values: Vec<u128> = new.iter().map(|&heap| value(heap)).collect();
    let worth = Message::new("reason-split-values").with("parts", new).with("values", values);
    let last = conclusion(convention, "explain-answer-won");
    parts.compared_with(&after, game.describe(heaps, mv), Some(worth), last)
}

/// The first winning move, if theory lists one; of several, one that makes the value smaller, as in Nim.
fn first_winning<H: HeapRules>(game: &Heaps<H>, convention: Convention, heaps: &HeapList) -> Option<HeapMove> {
    let winning = game.claim(convention, heaps)?.winning?.list;
    let value = |heap: u64| game.0.value(heap);
    let lowers = |mv: &&HeapMove| game.0.value_of(heaps.0[mv.heap], &mv.option) < value(heaps.0[mv.heap]);
    winning.iter().find(lowers).or(winning.first()).cloned()
}

/// The nim-value of each heap and its reason; `None` if heaps are worth their size.
fn values_of<H: HeapRules>(game: &Heaps<H>, heaps: &HeapList) -> Option<Step> {
    let row = |(i, heap): (u64, u64)| {
        let why = game.0.why(heap)?;
        Some(vec![
            Cell::Say(game.0.name(i)),
            Cell::Text(heap.to_string()),
            Cell::Text(game.0.value(heap).to_string()),
            Cell::Say(why),
        ])
    };
    let rows: Vec<Vec<Cell>> = (1u64..).zip(heaps.iter()).map(row).collect::<Option<_>>()?;
    let header = ["label-heap", "label-size", "label-nim-value", "label-reason"].map(Message::new).to_vec();
    (!rows.is_empty()).then_some(Step::Table(Table { header, rows, marked: Vec::new() }))
}

/// A move in words.
pub(super) fn describe(mv: &HeapMove) -> Message {
    let parts: Vec<u64> = mv.option.split.to_vec();
    let message = match (mv.option.take, parts.is_empty()) {
        (take, true) => Message::new("move-take").with("count", take),
        (0, false) => Message::new("move-split").with("parts", parts),
        (take, false) => Message::new("move-take-split").with("count", take).with("parts", parts),
    };
    message.with("heap", mv.heap + 1)
}
