//! Puzzles of the day: how many days in a row, and the result to share.
use engine::message::Message;

/// Days in a row on which the puzzle of the day was solved. Days are numbers: how many have passed since 1970.
///
/// ```
/// use play::puzzle::PuzzleStreak;
/// let streak = PuzzleStreak::default().after(20_000, true).after(20_001, true);
/// assert_eq!((streak.on(20_002), streak.on(20_003)), (2, 0));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleStreak {
    /// Number of days up to the last one.
    pub days: u32,
    /// The longest streak so far.
    pub longest: u32,
    /// The last day that was tried.
    pub last: Option<u64>,
}

impl PuzzleStreak {
    /// The streak after the puzzle of a day was solved or not. Only the first result of a day counts.
    #[must_use]
    pub fn after(self, day: u64, solved: bool) -> PuzzleStreak {
        if self.last.is_some_and(|last| day <= last) {
            return self;
        }
        if !solved {
            return PuzzleStreak { days: 0, last: Some(day), ..self };
        }
        let days = if self.last.is_some_and(|last| last + 1 == day) { self.days.saturating_add(1) } else { 1 };
        PuzzleStreak { days, longest: self.longest.max(days), last: Some(day) }
    }

    /// The streak as it stands on a day: it is broken if the day before was missed.
    pub fn on(self, today: u64) -> u32 {
        if self.last.is_some_and(|last| last + 1 >= today) { self.days } else { 0 }
    }
}

/// The result of the puzzle of a day, without its solution, to be sent to others: the date, a mark for each answer, and
/// the streak. `shown` says that the solution was looked up.
pub fn share(day: u64, answers: &[bool], shown: bool, streak: u32) -> Message {
    const MOST: usize = 12;
    let mut marks: String = answers.iter().take(MOST).map(|&right| if right { '✓' } else { '✗' }).collect();
    if shown || marks.is_empty() {
        marks.push('–');
    }
    let (year, month, day) = date(day);
    let date = format!("{year}-{month:02}-{day:02}");
    Message::new("puzzle-share").with("date", date).with("marks", marks).with("streak", streak)
}

/// Year, month and day of a number of days since 1970 (H. Hinnant's algorithm, 2013).
fn date(day: u64) -> (u64, u64, u64) {
    let shifted = day + 719_468;
    let (era, of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    (year_of_era + era * 400 + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missed_day_and_a_wrong_answer_break_a_streak() {
        let three = (10..13).fold(PuzzleStreak::default(), |streak, day| streak.after(day, true));
        assert_eq!((three.days, three.on(13), three.on(14)), (3, 3, 0));
        assert_eq!(three.after(14, true).days, 1);
        let failed = three.after(13, false);
        assert_eq!((failed.days, failed.longest, failed.after(13, true)), (0, 3, failed));
        assert_eq!(failed.after(14, true).days, 1);
        assert_eq!(three.after(12, false), three, "only the first result of a day counts");
    }

    #[test]
    fn a_result_is_shared_without_its_solution() {
        let render = |message| text::render(text::Lang::En, &message);
        assert_eq!(render(share(20_775, &[false, true], false, 5)), "Nimatron 2026-11-18: ✗✓, 5 days in a row");
        assert_eq!(render(share(0, &[false], true, 1)), "Nimatron 1970-01-01: ✗–, 1 day in a row");
        assert_eq!(date(11_016), (2000, 2, 29));
    }
}
