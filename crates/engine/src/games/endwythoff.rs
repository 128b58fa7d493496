//! End-Wythoff: heaps stand in a row; take from one end, or the same number from both ends. `3,1,2` is a position, `B-2`
//! takes 2 from each end. Source: A. S. Fraenkel, E. Reisner, The game of End-Wythoff, 2009.
use crate::{
    any::impartial,
    ends::{End, EndMove, EndRules, Ends},
    family::{Family, Preset, heaps_between},
    outcome::Convention,
    theory::{Moves, Theorem},
};
use rustc_hash::FxHashMap;
use std::sync::{Mutex, PoisonError};

pub(crate) const FAMILY: Family = Family {
    id: "endwythoff",
    title: "End-Wythoff",
    summary: "Heaps stand in a row; take from one end, or the same number from both ends.",
    rules: "Heaps of tokens stand in a row. Whoever is to move takes at least one token from the heap at the left end, or \
        from the heap at the right end, or, when there are two heaps or more, the same number from both of these heaps. A \
        heap that becomes empty vanishes, and its neighbour is the new end. In normal play whoever takes the last token \
        wins, in misère play whoever takes it loses. With two heaps this is Wythoff's game.\n\nA position is written 3,1,2 \
        from left to right, and - when nothing is left. The move L-1 takes 1 from the left end, R-2 takes 2 from the right \
        end, B-2 takes 2 from each end; a single heap counts as the left end only.",
    theory: "Around every row in the middle each size of the left end has exactly one size of the right end that makes \
        the whole a loss for the player to move. These partners are found in turn for the left ends 1, 2, 3, …: each gets \
        the least right end that no smaller left end has, nor any smaller left end at the same difference; only the left \
        end and the right end that belong to the middle row alone are known beforehand, from shorter rows. At most three \
        moves win, one of each kind (Fraenkel and Reisner 2009). Misère play follows the same rule and begins with 1 \
        instead of 0 as the single heap that loses.",
    parameters: &[],
    presets: &[
        Preset::new("Three heaps", "3,5,7"),
        Preset::new("Five heaps", "3,1,4,1,5"),
        Preset::new("Wythoff's game", "8,12"),
        Preset::new("A long row", "2,7,1,8,2,8,1,8"),
        Preset::new("Five heaps, misère", "3,1,4,1,5").misere(),
    ],
    build: |_| Ok(impartial(game()).boxed()),
    random: |_, sizes, dice| Ok(heaps_between(sizes, (3, 6), (5, 12), dice)),
    samples: &[""],
};

/// End-Wythoff with any row.
pub fn game() -> Ends<EndWythoff> {
    Ends::default()
}

/// The rules of End-Wythoff, with the partners found so far in each convention.
#[derive(Debug, Default)]
pub struct EndWythoff {
    normal: Mutex<Partners>,
    misere: Mutex<Partners>,
}

impl EndRules for EndWythoff {
    const BOTH: bool = true;
    const THEOREM: &'static Theorem = &Theorem { name: "partners of the ends", source: "Fraenkel and Reisner 2009" };

    fn winning(&self, convention: Convention, row: &[u64]) -> Option<Moves<EndMove>> {
        self.ask(convention, row, Partners::winning)
    }

    fn loses(&self, convention: Convention, row: &[u64]) -> Option<bool> {
        self.ask(convention, row, |known, row| known.right_end(row) == 0)
    }

    fn ranges(&self, deep: bool) -> Vec<(usize, u64)> {
        match deep {
            false => vec![(1, 100), (2, 100), (3, 40), (4, 18), (5, 10), (6, 7), (7, 5), (9, 3), (12, 2)],
            true => vec![(1, 300), (2, 300), (3, 90), (4, 32), (5, 16), (6, 10), (7, 7), (8, 5), (10, 3), (16, 2)],
        }
    }
}

impl EndWythoff {
    /// Asks the partners of one convention, unless the row is too large for them.
    fn ask<A>(&self, convention: Convention, row: &[u64], answer: fn(&mut Partners, &[u32]) -> A) -> Option<A> {
        let row: Vec<u32> = row.iter().map(|&heap| u32::try_from(heap).ok()).collect::<Option<_>>()?;
        let known = match convention {
            Convention::Normal => &self.normal,
            Convention::Misere => &self.misere,
        };
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        known.alone = u32::from(convention == Convention::Misere);
        known.make_room(&row).then(|| answer(&mut known, &row))
    }
}

/// For words in the middle of a row: the right end that makes each left end a loss, counted from left end 0, which is no
/// end at all.
///
/// Why the least free place is right, in both conventions: from a left end a and a right end b the moves lead to smaller
/// a, to smaller b, or to both smaller at the same difference, and all of them lie in rows that are known already or
/// further left in the same row. A place is a loss exactly when none of these is.
#[derive(Debug, Default)]
struct Partners {
    /// The single heap that is a loss: 0, or 1 in misère play.
    alone: u32,
    tables: FxHashMap<Box<[u32]>, Vec<u32>>,
    /// Entries of all tables together.
    entries: usize,
}

impl Partners {
    /// A row that needs more entries is left to search.
    const MOST: usize = 5_000_000;

    /// Whether the row is small enough; forgets what is known when it has become too much.
    fn make_room(&mut self, row: &[u32]) -> bool {
        // Every heap stands once beside each part of the row on its left and on its right.
        let total: usize = row.iter().map(|&heap| heap as usize + 1).sum();
        let needed = total.saturating_mul(row.len().max(2) - 1);
        if self.entries + needed > 4 * Partners::MOST {
            *self = Partners { alone: self.alone, ..Partners::default() };
        }
        needed <= Partners::MOST
    }

    /// The winning moves of a row of at least one heap: at most one at each end, and at most one at both.
    fn winning(&mut self, row: &[u32]) -> Moves<EndMove> {
        let last = row.len() - 1;
        let reversed: Vec<u32> = row.iter().rev().copied().collect();
        let left = EndMove::leaving(End::Left, row[0].into(), self.right_end(&reversed[..last]).into());
        if last == 0 {
            return left.into_iter().collect();
        }
        let right = EndMove::leaving(End::Right, row[last].into(), self.right_end(&row[..last]).into());
        let both = self.at_both(&row[1..last], row[0], row[last]);
        [left, right, both].into_iter().flatten().collect()
    }

    /// The winning move at both ends of a row, given the word inside.
    fn at_both(&mut self, inside: &[u32], first: u32, last: u32) -> Option<EndMove> {
        self.partner(inside, first);
        let table = &self.tables[inside];
        let take = (1..=first.min(last)).find(|&take| table[(first - take) as usize] == last - take)?;
        Some(EndMove { end: End::Both, take: take.into() })
    }

    /// The right end that makes the row with it a loss; 0 when it is a loss as it stands.
    fn right_end(&mut self, row: &[u32]) -> u32 {
        match row.split_first() {
            None => self.alone,
            Some((&first, inside)) => self.partner(inside, first),
        }
    }

    /// The right end that makes a left end a loss around a word.
    fn partner(&mut self, inside: &[u32], left: u32) -> u32 {
        let known = self.tables.get(inside);
        if let Some(&right) = known.and_then(|table| table.get(left as usize)) {
            return right;
        }
        let reversed: Vec<u32> = inside.iter().rev().copied().collect();
        let (alone_left, alone_right) = (self.right_end(&reversed), self.right_end(inside));
        let table = table(alone_left, alone_right, left as usize + 1);
        let right = table[left as usize];
        self.entries += table.len();
        self.tables.insert(inside.into(), table);
        right
    }
}

/// The partners of the left ends `0..rows` around a word to which `left` and `right` belong alone.
fn table(left: u32, right: u32, rows: usize) -> Vec<u32> {
    // Each row rules out one column and one diagonal, so that the least free place is at most twice the row.
    let width = 2 * rows + 4;
    let mut columns = Free::new(width);
    // Diagonals by the right end minus the left end, shifted to be positive.
    let mut diagonals = Free::new(width + rows);
    let mut table = vec![right];
    columns.take(right as usize);
    diagonals.take(right as usize + rows);
    for a in 1..rows {
        let b = if a == left as usize { 0 } else { least_free(&mut columns, &mut diagonals, rows - a) };
        columns.take(b);
        diagonals.take(b + rows - a);
        table.push(u32::try_from(b).expect("at most twice a number of rows"));
    }
    table
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

/// Numbers of which some are taken; each taken one points towards the next that is free.
struct Free(Vec<u32>);

impl Free {
    fn new(count: usize) -> Free {
        Free((0..).take(count + 1).collect())
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

    /// Takes a number; numbers beyond the end are never asked for.
    fn take(&mut self, n: usize) {
        if n + 1 < self.0.len() {
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
    fn two_heaps_are_the_game_of_wythoff() {
        let losses: Vec<u32> = table(0, 0, 14);
        assert_eq!(losses, [0, 2, 1, 5, 7, 3, 10, 4, 13, 15, 6, 18, 20, 8]);
        let misere: Vec<u32> = table(1, 1, 8);
        assert_eq!(misere, [1, 0, 2, 5, 7, 3, 10, 4]);
    }

    #[test]
    fn winning_moves_in_large_rows_lead_to_losses() {
        let game = game();
        let rows = ["200000,3,150000", "9000,1,7,8000", "1000000,7", "30,1,4,1,59,26,53,58,97,93,238,46", "7,500000,7"];
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
        for row in ["18446744073709551615,1", "4294967295,1,1", "3000000,1,1"] {
            assert_eq!(game.claim(Convention::Normal, &game.read(row).unwrap()), None);
        }
    }
}
