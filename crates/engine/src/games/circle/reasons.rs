//! Why a ring is won or lost: take it whole, copy in two equal rows, or add the values of the rows without carry.
use super::{Circle, Ring, TakenRun};
use crate::{
    explain::{
        Cell, Step, Table, mex,
        nim_sum::{Ones, Parts},
    },
    game::Game,
    message::Message,
    nim_value::NimValue,
    outcome::{Convention, Outcome},
};

/// Maximum number of answers that are shown.
const MOST_SHOWN: usize = 12;

/// A move in words.
pub(super) fn describe(ring: &Ring, mv: &TakenRun) -> Message {
    let last = (mv.start + mv.count - 1) % ring.0.len().max(1);
    match mv.count {
        1 => Message::new("move-place").with("place", mv.start + 1),
        count if count == ring.0.len() => Message::new("move-ring").with("count", count),
        count => Message::new("move-places").with("count", count).with("from", mv.start + 1).with("to", last + 1),
    }
}

/// A row by its first and last place, or by its only one.
fn name(ring: &Ring, (start, length): (usize, usize)) -> Message {
    if length == 1 {
        return Message::new("reason-circle-place").with("place", start + 1);
    }
    let last = (start + length - 1) % ring.0.len();
    Message::new("reason-circle-row").with("from", start + 1).with("to", last + 1)
}

impl Circle {
    pub(super) fn why(&self, convention: Convention, ring: &Ring) -> Vec<Step> {
        let items = ring.0.iter().filter(|&&item| item).count();
        match convention {
            _ if self.k == 1 => vec![self.one_by_one(convention, ring, items)],
            Convention::Normal if ring.is_full() => self.full(ring),
            Convention::Normal => self.rows_of(ring),
            Convention::Misere => self.misere_of(ring, items),
        }
    }

    /// Only the parity of the items matters.
    fn one_by_one(&self, convention: Convention, ring: &Ring, items: usize) -> Step {
        let odd = items % 2 == 1;
        let id = match (convention, odd) {
            (Convention::Normal, true) => "reason-circle-odd",
            (Convention::Normal, false) => "reason-circle-even",
            (Convention::Misere, true) => "explain-misere-odd-ones",
            (Convention::Misere, false) => "explain-misere-even-ones",
        };
        debug_assert!(!ring.0.is_empty(), "reasons are asked for before the end");
        Message::new(id).with("count", items).into()
    }

    fn full(&self, ring: &Ring) -> Vec<Step> {
        let places = ring.0.len();
        if places <= self.k {
            let all = self.describe(ring, &TakenRun { start: 0, count: places });
            return vec![Message::new("reason-circle-all").with("k", self.k).with("move", all).into()];
        }
        let intro = Message::new("reason-circle-copy").with("places", places).with("k", self.k);
        vec![intro.into(), Step::Table(self.halves(ring)), Message::new("reason-circle-mirror").into()]
    }

    /// Each first move with the answer that leaves two equal rows.
    fn halves(&self, ring: &Ring) -> Table {
        let places = ring.0.len();
        let header = ["label-move", "label-leads-to", "label-result", "label-answer", "label-rows"].map(Message::new);
        let row = |count: usize| {
            let mv = TakenRun { start: 0, count };
            let left = places - count;
            let taken = if left % 2 == 1 { 1 } else { 2 };
            let half = (left - taken) / 2;
            let answer = TakenRun { start: count + half, count: taken };
            vec![
                Cell::Move(mv.to_string()),
                Cell::Position(self.play(ring, &mv).to_string()),
                Cell::Outcome(Outcome::Win),
                Cell::Text(answer.to_string()),
                Cell::Text(format!("{half} + {half}")),
            ]
        };
        let rows = (1..=self.k.min(places)).take(MOST_SHOWN).map(row).collect();
        Table { header: header.to_vec(), rows, marked: Vec::new() }
    }

    /// A ring with gaps: the values of the rows and their columns.
    fn rows_of(&self, ring: &Ring) -> Vec<Step> {
        let places = ring.0.len();
        let parts = self.parts(ring);
        let cells = |row: (usize, usize)| {
            let NimValue(value) = self.row(row.1);
            let why = Cell::Say(self.why_row(row.1));
            vec![Cell::Say(name(ring, row)), Cell::Text(row.1.to_string()), Cell::Text(value.to_string()), why]
        };
        let header = ["label-row", "label-size", "label-nim-value", "label-reason"].map(Message::new).to_vec();
        let table = Table { header, rows: ring.rows().map(cells).collect(), marked: Vec::new() };
        let mut steps = vec![Message::new("reason-circle-rows").with("k", self.k).into(), Step::Table(table)];
        let list = self.normal(ring).winning.map(|moves| moves.list).unwrap_or_default();
        let part =
            |mv: &TakenRun| ring.rows().position(|(start, length)| (mv.start + places - start) % places < length);
        let lowers =
            |mv: &&TakenRun| part(mv).is_some_and(|part| parts.rows[part].1 ^ parts.sum() < parts.rows[part].1);
        let mv = list.iter().find(lowers).or(list.first());
        let after = mv.map(|mv| self.parts(&self.play(ring, mv)));
        steps.extend(match (mv, after) {
            // A row that falls in two has two values instead of one.
            (Some(mv), Some(after)) if after.rows.len() > parts.rows.len() => {
                parts.comparison(Convention::Normal, &after, self.describe(ring, mv))
            }
            _ => {
                let winning = mv.and_then(|mv| Some((part(mv)?, self.describe(ring, mv))));
                parts.reasons(Convention::Normal, Ones::Mended, winning)
            }
        });
        steps
    }

    /// The rows of a ring with gaps, and their values.
    fn parts(&self, ring: &Ring) -> Parts {
        ring.rows().map(|row| (name(ring, row), self.row(row.1).0)).collect()
    }

    /// Why a row has its value.
    fn why_row(&self, length: usize) -> Message {
        let lefts = length.saturating_sub(self.k)..length;
        let pairs = lefts.flat_map(|left| (0..=left / 2).map(move |a| (a, left - a)));
        mex::reason(pairs.map(|(a, b)| self.row(a) + self.row(b)))
    }

    fn misere_of(&self, ring: &Ring, items: usize) -> Vec<Step> {
        if items == 1 {
            return vec![Message::new("explain-misere-odd-ones").with("count", items).into()];
        }
        if !ring.is_full() {
            return Vec::new();
        }
        if items <= self.k + 1 {
            let mv = self.describe(ring, &TakenRun { start: 0, count: items - 1 });
            return vec![Message::new("reason-circle-leave-one").with("move", mv).into()];
        }
        if self.k < 3 {
            return Vec::new();
        }
        vec![
            Message::new("reason-circle-pattern")
                .with("k", self.k)
                .with("least", self.k + 2)
                .with("places", items)
                .into(),
        ]
    }
}
