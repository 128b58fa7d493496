//! HeapTable of a game, and what a move may leave of each.
use lab::Code;

/// The heaps of a game up to a largest one, and what a move may leave of each.
///
/// HeapTable without a move are left out of what is left, since they change nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapTable {
    options: Vec<Vec<Box<[usize]>>>,
}

impl HeapTable {
    /// HeapTable 0 to `largest` of a game; `options` lists the heaps that the moves from one heap may leave.
    ///
    /// ```
    /// use misere::HeapTable;
    /// let nim = HeapTable::new(3, |heap| (0..heap).map(|left| vec![left]));
    /// assert_eq!(nim.options(2).len(), 2);
    /// ```
    pub fn new<I: IntoIterator<Item = Vec<usize>>>(largest: usize, options: impl Fn(usize) -> I) -> HeapTable {
        let mut all: Vec<Vec<Box<[usize]>>> = Vec::with_capacity(largest + 1);
        for heap in 0..=largest {
            let live = |&part: &usize| !all[part].is_empty();
            let live_parts = |option: Vec<usize>| {
                let mut parts: Vec<usize> = option.into_iter().filter(live).collect();
                parts.sort_unstable();
                parts.into_boxed_slice()
            };
            let mut options: Vec<_> = options(heap).into_iter().map(live_parts).collect();
            options.sort_unstable();
            options.dedup();
            all.push(options);
        }
        HeapTable { options: all }
    }

    /// HeapTable 0 to `largest` of a taking-and-breaking game. All their options are listed at once: with two heaps
    /// left, `largest` squared in all.
    ///
    /// ```
    /// use misere::HeapTable;
    /// let kayles = HeapTable::of_code(&"0.77".parse().unwrap(), 5);
    /// let left: Vec<Vec<usize>> = kayles.options(3).iter().map(|parts| parts.to_vec()).collect();
    /// assert_eq!(left, [vec![1], vec![1, 1], vec![2]]);
    /// ```
    pub fn of_code(code: &Code, largest: usize) -> HeapTable {
        HeapTable::new(largest, |heap| {
            let mut options = Vec::new();
            for taken in 0..=code.last().unwrap_or(heap).min(heap) {
                let (digit, rest) = (code.digit(taken), heap - taken);
                for parts in (0..16).filter(|parts| digit >> parts & 1 == 1) {
                    // To take nothing and leave one heap is no move.
                    if taken > 0 || parts > 1 {
                        partitions(rest, parts, 1, &mut Vec::new(), &mut options);
                    }
                }
            }
            if code.is_unequal() {
                options.retain(|parts: &Vec<usize>| parts.len() != 2 || parts[0] != parts[1]);
            }
            options
        })
    }

    /// The largest heap.
    pub fn largest(&self) -> usize {
        self.options.len() - 1
    }

    /// The heaps with a move that the moves from a heap may leave, each list in order and once.
    pub fn options(&self, heap: usize) -> &[Box<[usize]>] {
        &self.options[heap]
    }

    /// Whether a heap has no move.
    pub fn is_dead(&self, heap: usize) -> bool {
        self.options[heap].is_empty()
    }
}

/// Adds all ways to write `rest` as a sum of `parts` numbers of at least `least`, after those in `before`.
fn partitions(rest: usize, parts: usize, least: usize, before: &mut Vec<usize>, all: &mut Vec<Vec<usize>>) {
    match parts {
        0 if rest == 0 => all.push(before.clone()),
        0 => {}
        1 if rest >= least => {
            before.push(rest);
            all.push(before.clone());
            before.pop();
        }
        _ => {
            for part in least..=rest / parts {
                before.push(part);
                partitions(rest - part, parts - 1, part, before, all);
                before.pop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps_are_split_as_the_digits_say() {
        let count = |code: &str, heap| HeapTable::of_code(&code.parse().unwrap(), heap).options(heap).len();
        assert_eq!(count("0.1", 1), 1);
        assert_eq!(count("0.1", 2), 0);
        // Nothing taken, three heaps left: 1 + 1 + 3 and 1 + 2 + 2; heaps of 1 and 2 have no move.
        assert_eq!(count("8.0", 5), 2);
        // Unequal splits of 5: 1 + 4 and 2 + 3; heaps 1 and 2 have no move.
        assert_eq!(count("grundy", 5), 2);
        assert_eq!(count("grundy", 4), 1);
    }
}
