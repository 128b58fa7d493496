//! How far the visitor is in the course: exercises that are solved, and those whose solution was shown.
use crate::parts::answer::progress::Progress;
use play::course::{COURSE, Lesson, Mark};

/// The progress, saved by the browser. Cheap to copy: only signals.
#[derive(Clone, Copy)]
pub(super) struct CourseProgress {
    solved: Progress,
    /// Exercises that are not solved, but whose solution was shown.
    revealed: Progress,
}

impl CourseProgress {
    pub(super) fn load() -> CourseProgress {
        CourseProgress { solved: Progress::load("course"), revealed: Progress::load("course-revealed") }
    }

    /// How far an exercise is; tracked.
    pub(super) fn mark(self, lesson: &Lesson, exercise: usize) -> Mark {
        let key = key(lesson, exercise);
        match (self.solved.has(&key), self.revealed.has(&key)) {
            (true, _) => Mark::Solved,
            (_, true) => Mark::Shown,
            _ => Mark::Open,
        }
    }

    /// Saves how far an exercise is.
    pub(super) fn set_mark(self, lesson: &Lesson, exercise: usize, mark: Mark) {
        let key = key(lesson, exercise);
        match mark {
            Mark::Solved => {
                self.solved.add(&key);
                self.revealed.remove(&key);
            }
            Mark::Shown => self.revealed.add(&key),
            Mark::Open => {}
        }
    }

    /// Number of solved exercises of a lesson; tracked.
    pub(super) fn count(self, lesson: &Lesson) -> usize {
        self.solved.count(&format!("{} ", lesson.id)).min(lesson.exercises().count())
    }

    /// Whether all exercises of a lesson are solved; tracked.
    pub(super) fn is_done(self, lesson: &Lesson) -> bool {
        self.count(lesson) == lesson.exercises().count()
    }

    /// The first lesson that is not done; tracked.
    pub(super) fn next(self) -> Option<&'static Lesson> {
        COURSE.iter().find(|lesson| !self.is_done(lesson))
    }
}

/// The key under which an exercise is saved.
fn key(lesson: &Lesson, exercise: usize) -> String {
    format!("{} {exercise}", lesson.id)
}
