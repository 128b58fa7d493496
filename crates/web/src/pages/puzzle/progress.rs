//! What the browser remembers about a solver: solved puzzles, rating, streak, and when mistakes come back.
use super::cards::Cards;
use crate::{
    parts::{answer::progress::Progress, mistakes, time::today},
    storage,
    work::puzzle::{PuzzleQuery, PuzzleTask},
};
use leptos::prelude::*;
use play::puzzle::{PuzzleStreak, PuzzleTheme, Solver};

/// Storage keys of the rating and of the streak.
const SOLVER: &str = "puzzle-solver";
const STREAK: &str = "puzzle-streak";

/// The progress. Cheap to copy: only signals.
#[derive(Clone, Copy)]
pub(super) struct PuzzleProgress {
    pub(super) solved: Progress,
    pub(super) mistakes: Progress,
    pub(super) cards: Cards,
    /// Puzzles whose first result has counted for the rating.
    rated: Progress,
    solver: RwSignal<Solver>,
    streak: RwSignal<PuzzleStreak>,
}

impl PuzzleProgress {
    pub(super) fn load() -> PuzzleProgress {
        PuzzleProgress {
            solved: Progress::load("puzzles"),
            mistakes: mistakes::load(),
            cards: Cards::load(),
            rated: Progress::load("puzzles-rated"),
            solver: RwSignal::new(storage::load(SOLVER).and_then(|text| read_solver(&text)).unwrap_or_default()),
            streak: RwSignal::new(storage::load(STREAK).and_then(|text| read_streak(&text)).unwrap_or_default()),
        }
    }

    /// The rating of the visitor; tracked.
    pub(super) fn rating(self) -> u32 {
        self.solver.get().rating
    }

    /// The level that suits the visitor; tracked.
    pub(super) fn level(self) -> usize {
        self.solver.get().level()
    }

    /// Number of days in a row on which the puzzle of the day was solved; tracked.
    pub(super) fn streak(self) -> u32 {
        self.streak.get().on(today())
    }

    /// The mistakes that are to be repeated today, the longest overdue first; tracked.
    pub(super) fn due(self) -> Vec<String> {
        self.cards.due(self.mistakes.all(), today())
    }

    /// Saves the first result of a puzzle; `right` if it was solved at once and without help.
    pub(super) fn save_first_result(self, query: Option<&PuzzleQuery>, task: &PuzzleTask, right: bool) {
        if let Some(key) = query.and_then(key) {
            if untrack(|| self.rated.has(&key)) {
                return;
            }
            self.rated.add(&key);
            self.solver.update(|solver| *solver = solver.after(task.rating, right));
            storage::save(SOLVER, &write_solver(self.solver.get_untracked()));
        }
        let address = mistakes::address(&task.place);
        if untrack(|| self.mistakes.has(&address)) && !self.cards.repeat(&address, today(), right) {
            self.mistakes.remove(&address);
        }
    }

    /// Saves that a puzzle is over: solved, or shown before it was.
    pub(super) fn save_end(self, query: Option<&PuzzleQuery>, is_solved: bool) {
        if let Some(key) = query.and_then(key).filter(|_| is_solved) {
            self.solved.add(&key);
        }
        if let Some(PuzzleQuery::Day(day)) = query {
            self.streak.update(|streak| *streak = streak.after(*day, is_solved));
            storage::save(STREAK, &write_streak(self.streak.get_untracked()));
        }
    }
}

/// The key under which a puzzle is saved; mistakes are saved by their positions.
fn key(query: &PuzzleQuery) -> Option<String> {
    match query {
        PuzzleQuery::Level(PuzzleTheme::Any, level, seed) => Some(format!("{}{seed}", level_key(*level))),
        PuzzleQuery::Level(theme, level, seed) => Some(format!("{}{seed} {}", level_key(*level), theme.name())),
        PuzzleQuery::Day(day) => Some(format!("day {day}")),
        PuzzleQuery::At(_) => None,
    }
}

/// The prefix of the keys of puzzles of a level.
pub(super) fn level_key(level: usize) -> String {
    format!("level {level} ")
}

fn write_solver(solver: Solver) -> String {
    format!("{} {}", solver.rating, solver.attempts)
}

fn read_solver(text: &str) -> Option<Solver> {
    let (rating, attempts) = text.split_once(' ')?;
    Some(Solver { rating: rating.parse().ok()?, attempts: attempts.parse().ok()? })
}

fn write_streak(streak: PuzzleStreak) -> String {
    let last = streak.last.map_or_else(|| "-".to_owned(), |day| day.to_string());
    format!("{} {} {last}", streak.days, streak.longest)
}

fn read_streak(text: &str) -> Option<PuzzleStreak> {
    let mut words = text.split(' ');
    let mut number = || words.next()?.parse::<u32>().ok();
    let (days, longest) = (number()?, number()?);
    Some(PuzzleStreak { days, longest, last: words.next()?.parse().ok() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rating_and_streak_are_read_as_they_are_written() {
        let solver = Solver { rating: 910, attempts: 7 };
        assert_eq!(read_solver(&write_solver(solver)), Some(solver));
        let streak = PuzzleStreak::default().after(20_000, true).after(20_001, true);
        for streak in [PuzzleStreak::default(), streak] {
            assert_eq!(read_streak(&write_streak(streak)), Some(streak));
        }
        assert_eq!((read_solver("x"), read_streak("1 2")), (None, None));
    }
}
