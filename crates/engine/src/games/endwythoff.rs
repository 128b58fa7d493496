//! End-Wythoff: heaps stand in a row; take from one end, or the same number from both ends. `3,1,2` is a position,
//! `B-2` takes 2 from each end. Source: A. S. Fraenkel, E. Reisner, The game of End-Wythoff, 2009.
use crate::{
    any::{Build, GameError, impartial},
    common::ends::{End, EndMove, EndRules, Ends},
    family::{Family, Preset, heaps_between},
    games::wythoff::Pairs,
    interrupt,
    message::Message,
    outcome::Convention,
    params::Params,
    theory::{Moves, Theorem},
};
use rustc_hash::FxHashMap;
use std::sync::{Mutex, PoisonError};

pub(crate) const FAMILY: Family = Family {
    id: "endwythoff",
    parameters: &[],
    presets: &[
        Preset::new("three-heaps", "3,5,7"),
        Preset::new("five-heaps", "3,1,4,1,5"),
        Preset::new("wythoffs-game", "8,12"),
        Preset::new("long-row", "2,7,1,8,2,8,1,8"),
        Preset::new("five-heaps-misere", "3,1,4,1,5").misere(),
    ],
    usual: 0,
    tags: &[],
    random: |_, sizes, dice| Ok(heaps_between(sizes, (3, 6), (5, 12), dice)),
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(game()))
}

/// End-Wythoff with any row.
pub(crate) fn game() -> Ends<EndWythoff> {
    Ends::default()
}

/// The rules of End-Wythoff, with the known partners in each convention.
#[derive(Debug, Default)]
pub(crate) struct EndWythoff {
    normal: Mutex<Partners>,
    misere: Mutex<Partners>,
}

impl EndRules for EndWythoff {
    const BOTH: bool = true;
    const THEOREM: &'static Theorem = &Theorem { id: "partners-of-the-ends", source: "Fraenkel and Reisner 2009" };

    fn winning(&self, convention: Convention, row: &[u64]) -> Option<Moves<EndMove>> {
        match *row {
            [heap] => {
                let left = u128::from(convention == Convention::Misere);
                Some(EndMove::leaving(End::Left, heap, left).into_iter().collect())
            }
            [x, y] => {
                let replies = Pairs::new(1, convention).replies(x, y);
                Some(replies.into_iter().map(|(left, right)| taking(left, right)).collect())
            }
            _ => {
                let (row, turn) = smaller_end_first(row);
                let moves = self.ask(convention, &row, Partners::winning)?.into_iter();
                let ends = moves.map(|(left, right)| if turn { (right, left) } else { (left, right) });
                Some(ends.map(|(left, right)| taking(left, right)).collect())
            }
        }
    }

    fn loses(&self, convention: Convention, row: &[u64]) -> Option<bool> {
        match *row {
            [heap] => Some(heap == u64::from(convention == Convention::Misere)),
            [x, y] => Some(Pairs::new(1, convention).contain(x, y)),
            _ => self.ask(convention, &smaller_end_first(row).0, Partners::loses),
        }
    }

    fn partner(&self, convention: Convention, left: u64, middle: &[u64]) -> Option<u128> {
        if middle.is_empty() {
            return Some(Pairs::new(1, convention).partner(left));
        }
        // The right end does not matter; an equal one needs no more room.
        let row: Vec<u64> = std::iter::once(left).chain(middle.iter().copied()).chain([left]).collect();
        self.ask(convention, &row, |partners, row| partners.partner(&row[1..row.len() - 1], row[0]))
    }

    fn rule(&self, _: Convention, _: u64, _: &[u64]) -> Option<Message> {
        Some(Message::new("reason-endwythoff-rule"))
    }

    fn ranges(&self, deep: bool) -> Vec<(usize, u64)> {
        match deep {
            false => vec![(1, 100), (2, 100), (3, 40), (4, 18), (5, 10), (6, 7), (7, 5), (9, 3), (12, 2)],
            true => vec![(1, 300), (2, 300), (3, 90), (4, 32), (5, 16), (6, 10), (7, 7), (8, 5), (10, 3), (16, 2)],
        }
    }
}

impl EndWythoff {
    /// Asks the partners of one convention about a row of three heaps or more, the smaller end first, unless it is too
    /// large for them.
    fn ask<A>(&self, convention: Convention, row: &[u64], answer: fn(&mut Partners, &[u64]) -> A) -> Option<A> {
        let known = match convention {
            Convention::Normal => &self.normal,
            Convention::Misere => &self.misere,
        };
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        known.misere = convention == Convention::Misere;
        known.make_room(row).then(|| answer(&mut known, row))
    }
}

/// The row with its smaller end on the left, and whether it was reversed.
fn smaller_end_first(row: &[u64]) -> (Vec<u64>, bool) {
    let turn = row[0] > row[row.len() - 1];
    (if turn { row.iter().rev().copied().collect() } else { row.to_vec() }, turn)
}

/// The move that takes these numbers from the two ends.
fn taking(left: u64, right: u64) -> EndMove {
    match (left, right) {
        (take, 0) => EndMove { end: End::Left, take },
        (0, take) => EndMove { end: End::Right, take },
        (take, _) => EndMove { end: End::Both, take },
    }
}

/// For words in the middle of a row: the right end that makes each left end a loss.
///
/// Why the least free place is right, in both conventions: from a left end a and a right end b the moves lead to
/// smaller a, to smaller b, or to both smaller at the same difference, and all of them lie in rows that are known
/// already or further left in the same row. A place is a loss exactly when none of these is.
#[derive(Debug, Default)]
struct Partners {
    misere: bool,
    tables: FxHashMap<Box<[u64]>, Table>,
    /// Entries of all tables together.
    entries: u64,
}

impl Partners {
    /// Maximum number of entries for a row; larger ones are left to search.
    const MOST: u64 = 5_000_000;

    /// Whether the row is small enough; forgets what is known if it has become too much.
    fn make_room(&mut self, row: &[u64]) -> bool {
        let last = row.len() - 1;
        // Every heap of the row is once the neighbour of each part to its left and to its right.
        let inside: u128 = row[1..last].iter().map(|&heap| u128::from(heap) + 1).sum();
        let needed = inside.saturating_mul(last as u128 - 2).saturating_add(u128::from(row[0].min(row[last])) + 1);
        let Some(needed) = u64::try_from(needed).ok().filter(|&needed| needed <= Partners::MOST) else { return false };
        if self.entries + needed > 4 * Partners::MOST {
            *self = Partners { misere: self.misere, ..Partners::default() };
        }
        true
    }

    /// What to take from the ends of a row whose left end is the smaller one: at most one number from each, and at most
    /// one from both.
    fn winning(&mut self, row: &[u64]) -> Vec<(u64, u64)> {
        let (first, inside, last) = (row[0], &row[1..row.len() - 1], row[row.len() - 1]);
        let right = u64::try_from(self.partner(inside, first)).ok().filter(|&right| right < last);
        let Some(table) = self.tables.get(inside) else { return Vec::new() };
        let takes = || interrupt::until(1..=first, ROWS_OF_UNIT);
        let left = takes().find(|take| table.get(first - take) == Some(last.into()));
        let both = takes().find(|take| table.get(first - take) == Some((last - take).into()));
        let single = left.map(|take| (take, 0)).into_iter().chain(right.map(|right| (0, last - right)));
        single.chain(both.map(|take| (take, take))).collect()
    }

    /// Whether a row whose left end is the smaller one is a loss.
    fn loses(&mut self, row: &[u64]) -> bool {
        self.partner(&row[1..row.len() - 1], row[0]) == row[row.len() - 1].into()
    }

    /// The right end that makes the row with it a loss; 0 when it is a loss as it stands.
    fn right_end(&mut self, row: &[u64]) -> u128 {
        self.partner(&row[1..], row[0])
    }

    /// The right end that makes a left end a loss around a word, or any number if an [`interrupt`] comes first. Around
    /// nothing it is Wythoff's game.
    fn partner(&mut self, inside: &[u64], left: u64) -> u128 {
        if inside.is_empty() {
            let convention = if self.misere { Convention::Misere } else { Convention::Normal };
            return Pairs::new(1, convention).partner(left);
        }
        if let Some(right) = self.tables.get(inside).and_then(|table| table.get(left)) {
            return right;
        }
        let reversed: Vec<u64> = inside.iter().rev().copied().collect();
        let table = Table::new(self.right_end(&reversed), self.right_end(inside), left + 1);
        let Some(right) = table.get(left).filter(|_| !interrupt::is_set()) else { return 0 };
        self.entries += left + 1;
        self.tables.insert(inside.into(), table);
        right
    }
}

/// Rows of a table that are filled in the time of a unit of work.
const ROWS_OF_UNIT: u64 = 2;

/// Numbers that are written down as free in the time of a unit of work.
const FREE_OF_UNIT: u64 = 64;

/// The right ends that belong to the left ends 0, 1, 2, … around a word, where 0 is no end at all.
#[derive(Debug)]
struct Table {
    /// The one that belongs to no left end, which may be very large.
    alone: u128,
    /// The others.
    rows: Vec<u32>,
}

impl Table {
    /// The partners of the left ends `0..rows` around a word to which `left` and `right` belong alone; fewer if an
    /// [`interrupt`] comes first.
    fn new(left: u128, right: u128, rows: u64) -> Table {
        let rows = usize::try_from(rows).expect("tables fit in memory");
        // Each row rules out one column and one diagonal, so that the least free place is at most twice the row.
        let width = 2 * rows + 4;
        // Diagonals by the right end minus the left end, shifted to be positive.
        let (Some(mut columns), Some(mut diagonals)) = (Free::new(width), Free::new(width + rows)) else {
            return Table { alone: right, rows: Vec::new() };
        };
        let mut table = Table { alone: right, rows: Vec::with_capacity(rows - 1) };
        let (left, right) = (usize::try_from(left).ok(), usize::try_from(right).unwrap_or(usize::MAX));
        columns.take(right);
        diagonals.take(right.saturating_add(rows));
        for a in interrupt::until(1..rows, ROWS_OF_UNIT) {
            let b = if Some(a) == left { 0 } else { least_free(&mut columns, &mut diagonals, rows - a) };
            columns.take(b);
            diagonals.take(b + rows - a);
            table.rows.push(u32::try_from(b).expect("at most twice a number of rows"));
        }
        table
    }

    fn get(&self, left: u64) -> Option<u128> {
        match usize::try_from(left).ok()?.checked_sub(1) {
            None => Some(self.alone),
            Some(row) => self.rows.get(row).map(|&right| right.into()),
        }
    }
}

/// The least positive column that is free together with its diagonal.
fn least_free(columns: &mut Free, diagonals: &mut Free, shift: usize) -> usize {
    let mut b = 1;
    loop {
        let column = columns.next(b);
        b = diagonals.next(column + shift) - shift;
        if b == column {
            return b;
        }
    }
}

/// Numbers of which some are taken; each taken number points towards the next that is free.
struct Free(Vec<u32>);

impl Free {
    /// The numbers up to `count`, all of them free; none if an [`interrupt`] comes first.
    fn new(count: usize) -> Option<Free> {
        let mut numbers = Vec::with_capacity(count + 1);
        numbers.extend(interrupt::until((0..).take(count + 1), FREE_OF_UNIT));
        (numbers.len() > count).then_some(Free(numbers))
    }

    /// The least free number from `n` on.
    fn next(&mut self, mut n: usize) -> usize {
        while self.0[n] as usize != n {
            let further = self.0[self.0[n] as usize];
            self.0[n] = further;
            n = further as usize;
        }
        n
    }

    /// Takes a number; numbers beyond the end are never needed.
    fn take(&mut self, n: usize) {
        if n < self.0.len() - 1 {
            self.0[n] += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{game::Game, outcome::Outcome, theory::Theory};

    fn winning(convention: Convention, row: &str) -> String {
        let game = game();
        let claim = game.claim(convention, &game.read(row).unwrap()).unwrap();
        let mut moves: Vec<String> = claim.winning.unwrap().list.iter().map(ToString::to_string).collect();
        moves.sort_unstable();
        moves.join(" ")
    }

    #[test]
    fn worked_examples_are_answered() {
        let (normal, misere) = (Convention::Normal, Convention::Misere);
        assert_eq!(winning(normal, "3,1,2"), "L-3");
        assert_eq!(winning(normal, "4,2,2,4"), "B-3 L-1 R-1");
        assert_eq!(winning(normal, "1,1,1"), "");
        assert_eq!(winning(misere, "2,6,3"), "");
        assert_eq!(winning(misere, "5,5"), "B-3 L-2 R-2");
        assert_eq!(winning(misere, "1,1"), "L-1 R-1");
        assert_eq!(winning(misere, "1"), "");
        assert_eq!(winning(normal, "-"), "");
    }

    #[test]
    fn tables_around_nothing_are_the_game_of_wythoff() {
        for (convention, alone) in [(Convention::Normal, 0), (Convention::Misere, 1)] {
            let table = Table::new(alone, alone, 2000);
            let pairs = Pairs::new(1, convention);
            assert!((0..2000).all(|x| table.get(x) == Some(pairs.partner(x))), "{convention}");
        }
    }

    #[test]
    fn winning_moves_in_large_rows_lead_to_losses() {
        let game = game();
        let rows = [
            "200000,3,150000",
            "9000,1,7,8000",
            "18446744073709551615,7",
            "18446744073709551615,7,100",
            "1000,18446744073709551615,18446744073709551614",
            "30,1,4,1,59,26,53,58,97,93,238,46",
            "7,500000,7",
        ];
        for (row, convention) in rows.iter().flat_map(|row| Convention::BOTH.map(|c| (row, c))) {
            let row = game.read(row).unwrap();
            let claim = game.claim(convention, &row).unwrap();
            assert_eq!(claim.outcome, Outcome::Win, "{row} {convention}");
            for mv in &claim.winning.unwrap().list {
                let option = game.play(&row, mv);
                assert_eq!(game.claim(convention, &option).unwrap().outcome, Outcome::Loss, "{row} {mv}");
            }
        }
    }

    #[test]
    fn rows_that_need_too_large_tables_are_left_to_search() {
        let game = game();
        for row in ["18446744073709551615,1,5000000", "1,18446744073709551615,1,1", "9,2500000,2500000,9"] {
            assert_eq!(game.claim(Convention::Normal, &game.read(row).unwrap()), None);
        }
    }
}
