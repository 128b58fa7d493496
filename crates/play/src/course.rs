//! The course: from the first heap to the theory of all these games, in small steps with exercises.
//!
//! Only the structure is here. The words are messages, and every answer is the engine's: an exercise names a position
//! and a question, never a solution.
use engine::{AnyGame, Convention, GameError, Params, games};

mod exercise;
mod lessons;

pub use exercise::{Ask, Exercise, ExerciseAnswer};
pub use lessons::COURSE;

/// A lesson of the course.
#[derive(Debug)]
pub struct Lesson {
    /// Its name in addresses.
    pub id: &'static str,
    /// The id of its title.
    pub title: &'static str,
    /// What is read, looked at and answered, in order.
    pub steps: &'static [LessonStep],
}

impl Lesson {
    /// Its exercises, in order.
    pub fn exercises(&self) -> impl Iterator<Item = &'static Exercise> {
        self.steps.iter().filter_map(|step| if let LessonStep::Ask(exercise) = step { Some(exercise) } else { None })
    }
}

/// A step of a lesson.
#[derive(Debug)]
pub enum LessonStep {
    /// Paragraphs to read, by the id of their message.
    Say(&'static str),
    /// A position to play from, against perfect play.
    Play(CoursePosition),
    /// Why a position is won or lost, as the engine explains it.
    Explain(CoursePosition),
    /// The game graph of a position, with the outcome and nim-value of each.
    Graph(CoursePosition),
    /// Minimax and alpha-beta on a position.
    Search(CoursePosition),
    /// A question that the reader answers.
    Ask(Exercise),
}

/// A position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoursePosition {
    /// The id of the game.
    pub game: &'static str,
    /// Its parameters, as `k=2 r=3`.
    pub set: &'static str,
    /// The position in the notation of the game.
    pub position: &'static str,
    /// How it is played.
    pub convention: Convention,
}

impl CoursePosition {
    /// A position in normal play with the usual parameters.
    pub const fn new(game: &'static str, position: &'static str) -> CoursePosition {
        CoursePosition { game, set: "", position, convention: Convention::Normal }
    }

    /// The same with other parameters.
    #[must_use]
    pub const fn with(self, set: &'static str) -> CoursePosition {
        CoursePosition { set, ..self }
    }

    /// The same in misère play.
    #[must_use]
    pub const fn misere(self) -> CoursePosition {
        CoursePosition { convention: Convention::Misere, ..self }
    }

    /// Reads the parameters.
    pub fn params(&self) -> Result<Params, GameError> {
        games::params(games::family(self.game)?, self.set)
    }

    /// Builds the game.
    pub fn build(&self) -> Result<Box<dyn AnyGame>, GameError> {
        games::build(self.game, &self.params()?)
    }
}

/// The lesson of an id.
///
/// ```
/// use play::course::{COURSE, lesson};
/// assert_eq!(lesson(COURSE[0].id).map(|lesson| lesson.title), Some(COURSE[0].title));
/// ```
pub fn lesson(id: &str) -> Option<&'static Lesson> {
    COURSE.iter().find(|lesson| lesson.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Outcome;
    use std::collections::BTreeSet;

    /// Worked out by hand, from the theory that the lessons teach.
    fn worked_out() -> Vec<(&'static str, Vec<ExerciseAnswer>)> {
        let (p, n) = (ExerciseAnswer::Outcome(Outcome::Loss), ExerciseAnswer::Outcome(Outcome::Win));
        let number = ExerciseAnswer::Number;
        let mv = |text: &str| ExerciseAnswer::Move(text.to_owned());
        let sums = |sums: &[u32]| ExerciseAnswer::Sums(sums.to_vec());
        vec![
            ("positions", vec![p.clone(), n.clone(), mv("1-2"), mv("1-3")]),
            ("mirror", vec![p.clone(), n.clone(), mv("2-5")]),
            ("nim-sum", vec![number(5), p.clone(), n.clone(), mv("3-1")]),
            ("columns", vec![sums(&[2, 2, 3]), sums(&[2, 2, 0, 2]), p.clone(), mv("1-3")]),
            ("misere", vec![p.clone(), mv("3-3"), mv("2-5"), p.clone()]),
            ("mex", vec![number(3), number(0), number(4), number(2)]),
            ("sums", vec![number(1), p.clone(), mv("2:1-1")]),
            ("relatives", vec![p.clone(), mv("2-6"), p.clone(), mv("-3")]),
            ("search", vec![n.clone(), number(5), mv("2:2")]),
        ]
    }

    #[test]
    fn answers_worked_out_by_hand_are_right() {
        let worked_out = worked_out();
        assert_eq!(worked_out.len(), COURSE.len());
        for ((id, answers), lesson) in worked_out.iter().zip(COURSE) {
            assert_eq!(*id, lesson.id);
            let exercises: Vec<&Exercise> = lesson.exercises().collect();
            assert_eq!(exercises.len(), answers.len(), "{id}");
            for (exercise, answer) in exercises.iter().zip(answers) {
                assert_eq!(exercise.accepts(answer), Ok(true), "{id}: {exercise:?} {answer:?}");
            }
        }
    }

    #[test]
    fn wrong_answers_are_refused() {
        for exercise in COURSE.iter().flat_map(Lesson::exercises) {
            let right = exercise.solution().unwrap().expect("the engine knows the answer");
            assert_eq!(exercise.accepts(&right), Ok(true), "{exercise:?}");
            let wrong = match right {
                ExerciseAnswer::Outcome(outcome) => ExerciseAnswer::Outcome(outcome.reversed()),
                ExerciseAnswer::Number(number) => ExerciseAnswer::Number(number + 1),
                ExerciseAnswer::Sums(sums) => ExerciseAnswer::Sums(sums.into_iter().map(|sum| sum + 2).collect()),
                ExerciseAnswer::Move(_) => {
                    let game = exercise.scene.build().unwrap();
                    let moves = game.moves(exercise.scene.position, 1_000).unwrap();
                    let losing =
                        moves.into_iter().map(ExerciseAnswer::Move).find(|mv| exercise.accepts(mv) == Ok(false));
                    losing.expect("some move loses")
                }
            };
            assert_eq!(exercise.accepts(&wrong), Ok(false), "{exercise:?} {wrong:?}");
        }
    }

    #[test]
    fn every_scene_is_a_position_that_is_not_over() {
        for step in COURSE.iter().flat_map(|lesson| lesson.steps) {
            let (LessonStep::Play(scene)
            | LessonStep::Explain(scene)
            | LessonStep::Graph(scene)
            | LessonStep::Search(scene)) = step
            else {
                continue;
            };
            let game = scene.build().unwrap();
            assert_eq!(game.normalise(scene.position).as_deref(), Ok(scene.position), "{scene:?}");
            assert_eq!(game.ending(scene.position), Ok(None), "{scene:?}");
        }
    }

    #[test]
    fn every_message_exists_and_lessons_have_names_of_their_own() {
        for lesson in COURSE {
            assert!(text::has(lesson.title), "{}", lesson.title);
            for step in lesson.steps {
                if let LessonStep::Say(id) = step {
                    assert!(text::has(id), "{id}");
                }
            }
        }
        let ids: BTreeSet<&str> = COURSE.iter().map(|lesson| lesson.id).collect();
        assert_eq!(ids.len(), COURSE.len());
        assert!(lesson("no-such-lesson").is_none());
    }
}
