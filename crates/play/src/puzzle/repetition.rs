//! Spaced repetition: mistakes come back after days, later each time they are solved.

/// Days until a puzzle comes back, after it was solved 0, 1, 2, … times in a row.
const INTERVALS: [u64; 6] = [1, 3, 7, 16, 35, 90];

/// When a puzzle comes back. Days are numbers, passed in by the front end.
///
/// ```
/// use play::puzzle::Repetition;
/// let card = Repetition::new(100);
/// assert!(!card.is_due(100) && card.is_due(101));
/// let later = card.after(101, true);
/// assert_eq!((later.due, later.after(104, false).due), (104, 105));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// Number of times that it was solved in a row.
    pub solved: u32,
    /// The day on which it comes back.
    pub due: u64,
}

impl Repetition {
    /// A mistake that was made on a day: it comes back on the next one.
    pub fn new(day: u64) -> Repetition {
        Repetition { solved: 0, due: day.saturating_add(INTERVALS[0]) }
    }

    /// When it comes back after it was tried on a day.
    #[must_use]
    pub fn after(self, day: u64, solved: bool) -> Repetition {
        if !solved {
            return Repetition::new(day);
        }
        let solved = self.solved.saturating_add(1);
        let index = usize::try_from(solved).unwrap_or(usize::MAX).min(INTERVALS.len() - 1);
        Repetition { solved, due: day.saturating_add(INTERVALS[index]) }
    }

    /// Whether it is to be tried on a day.
    pub fn is_due(self, today: u64) -> bool {
        self.due <= today
    }

    /// Whether it was solved often enough and need not come back.
    pub fn is_learned(self) -> bool {
        usize::try_from(self.solved).is_ok_and(|solved| solved >= INTERVALS.len())
    }
}

/// The indices of those that are due on a day, the longest overdue first.
pub fn due(all: &[Repetition], today: u64) -> Vec<usize> {
    let mut due: Vec<usize> = (0..all.len()).filter(|&i| all[i].is_due(today) && !all[i].is_learned()).collect();
    due.sort_by_key(|&i| (all[i].due, i));
    due
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_comes_back_later_each_time_until_it_is_learned() {
        let (mut card, mut day, mut waits) = (Repetition::new(0), 0, Vec::new());
        while !card.is_learned() {
            waits.push(card.due - day);
            day = card.due;
            card = card.after(day, true);
        }
        assert_eq!(waits, INTERVALS);
        assert_eq!(card.after(day, false), Repetition::new(day));
    }

    #[test]
    fn what_has_waited_longest_comes_first() {
        let cards = [Repetition::new(5), Repetition::new(3), Repetition::new(9), Repetition { solved: 9, due: 0 }];
        assert_eq!(due(&cards, 6), [1, 0]);
        assert_eq!(due(&cards, 3), Vec::<usize>::new());
    }
}
