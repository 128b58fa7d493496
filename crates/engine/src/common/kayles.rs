//! Misère Kayles, the only one of the classic splitting games that is solved in misère play. Rows of Kayles occur in
//! several games.
//! Source: W. L. Sibert and J. H. Conway, Mathematical Kayles, 1992.
use crate::{nim_value::NimValue, outcome::Outcome, theory::Theorem};

/// The theorem behind [`misere`].
pub(crate) const THEOREM: Theorem = Theorem { id: "misere-kayles", source: "Sibert and Conway 1992" };

/// The outcome in misère play of rows of which 1 or 2 neighbours may be taken, when the nim-sum of their values is
/// `sum`.
///
/// It is that of normal play, unless all rows are among 1, 4, 5, 9, 12, 17, 20 and 25 and fit one of a few patterns.
pub(crate) fn misere(rows: impl IntoIterator<Item = u64>, sum: NimValue) -> Outcome {
    Outcome::win_if((sum != NimValue::ZERO) != switches(rows))
}

/// Whether normal and misère play of these rows have different winners.
pub(crate) fn switches(rows: impl IntoIterator<Item = u64>) -> bool {
    Fickle::of(rows).is_some_and(|rows| rows.switch())
}

/// Numbers of rows of the sizes that can make misère play differ from normal play.
#[derive(Default)]
struct Fickle {
    /// Of 1 or 4.
    small: usize,
    five: usize,
    nine: usize,
    twelve: usize,
    seventeen: usize,
    twenty: usize,
    twenty_five: usize,
}

impl Fickle {
    /// `None` if there is a row of another size.
    fn of(rows: impl IntoIterator<Item = u64>) -> Option<Fickle> {
        let mut count = Fickle::default();
        for row in rows {
            match row {
                0 => {}
                1 | 4 => count.small += 1,
                5 => count.five += 1,
                9 => count.nine += 1,
                12 => count.twelve += 1,
                17 => count.seventeen += 1,
                20 => count.twenty += 1,
                25 => count.twenty_five += 1,
                _ => return None,
            }
        }
        Some(count)
    }

    /// Whether normal and misère play have different winners.
    fn switch(&self) -> bool {
        let even = |count: usize| count.is_multiple_of(2);
        let fours = self.nine + self.twelve + self.seventeen;
        let others = fours + self.twenty + self.twenty_five;
        if self.five > 0 {
            return others == 0 && (even(self.five) || !even(self.small));
        }
        match self.twenty_five {
            0 if even(fours) => true,
            0 => even(self.small) && (others == self.nine || (others == 1 && self.twelve == 1)),
            1 if even(fours) => !even(self.small + self.twenty),
            1 => !even(self.small) && others == self.nine + 1,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_one_decide_misere_play() {
        assert_eq!(misere([1, 5], NimValue(5)), Outcome::Loss);
        assert_eq!(misere([1, 6], NimValue(2)), Outcome::Win);
    }
}
