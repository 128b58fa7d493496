//! The course: from the first heap to the theory of all these games, in small steps with exercises.
//!
//! Only the structure is here. The words are messages, and every answer is the engine's: an exercise names a position
//! and a question, never a solution.
use engine::{AnyGame, Convention, GameError, Params, games};

mod exercise;
mod feedback;
mod lessons;
mod progress;

pub use exercise::{Ask, Exercise, ExerciseAnswer};
pub use feedback::Feedback;
pub use lessons::COURSE;
pub use progress::Mark;

/// A lesson of the course.
#[derive(Debug)]
pub struct Lesson {
    /// Its name in addresses.
    pub id: &'static str,
    /// The id of its title.
    pub title: &'static str,
    /// What it looks like on the path of lessons.
    pub picture: LessonPicture,
    /// What is read, looked at and answered, in order.
    pub steps: &'static [LessonStep],
}

impl Lesson {
    /// Its exercises, in order.
    pub fn exercises(&self) -> impl Iterator<Item = &'static Exercise> {
        self.steps.iter().filter_map(|step| if let LessonStep::Ask(exercise) = step { Some(exercise) } else { None })
    }
}

/// The picture of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonPicture {
    /// A board.
    Board(CoursePosition),
    /// The game graph of a position.
    Graph(CoursePosition),
    /// What a search of a position visits.
    Search(CoursePosition),
}

impl LessonPicture {
    /// The position that is shown.
    pub fn position(&self) -> &CoursePosition {
        match self {
            LessonPicture::Board(scene) | LessonPicture::Graph(scene) | LessonPicture::Search(scene) => scene,
        }
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
            ("positions", vec![mv("1-1"), p.clone(), n.clone(), mv("1-2"), mv("1-3")]),
            ("mirror", vec![mv("2-2"), p.clone(), n.clone(), mv("2-5")]),
            ("binary", vec![sums(&[1, 0, 1]), sums(&[1, 1, 0]), sums(&[1, 1, 0, 1])]),
            ("nim-sum", vec![number(5), number(0), p.clone(), n.clone(), mv("3-1")]),
            ("columns", vec![sums(&[2, 2, 3]), sums(&[2, 2, 0, 2]), p.clone(), mv("1-3")]),
            ("misere", vec![p.clone(), mv("2-5"), mv("3-3"), p.clone()]),
            ("mex", vec![number(3), number(0), number(4), number(2)]),
            ("sums", vec![number(1), p.clone(), mv("2:1-1")]),
            ("relatives", vec![p.clone(), mv("2-6"), p.clone(), mv("-3")]),
            ("search", vec![n.clone(), number(5), mv("2:2")]),
            ("partisan", vec![n.clone(), mv("b2"), mv("2+2")]),
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
                ExerciseAnswer::Outcome(outcome) => ExerciseAnswer::Outcome(outcome.reverse()),
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

    /// What a paragraph introduces: words that no earlier one may use, and questions that no earlier exercise may ask.
    const CONCEPTS: [(&str, &str, &[Ask]); 8] = [
        ("course-positions-names", "P-position", &[Ask::Outcome]),
        ("course-binary-digits", "binary", &[Ask::Digits]),
        ("course-nim-sum-theorem", "nim-sum", &[Ask::NimSum]),
        ("course-columns-binary", "column", &[Ask::Columns]),
        ("course-misere-ones", "misère", &[]),
        ("course-mex-rule", "nim-value", &[Ask::NimValue]),
        ("course-search-minimax", "minimax", &[Ask::Remoteness]),
        ("course-partisan-idea", "partisan", &[]),
    ];

    #[test]
    fn every_concept_is_used_after_it_was_introduced() {
        let mut known: Vec<&str> = Vec::new();
        for (lesson, step) in COURSE.iter().flat_map(|lesson| lesson.steps.iter().map(move |step| (lesson, step))) {
            let introduced = |id: &str| known.contains(&id);
            match step {
                LessonStep::Say(id) => {
                    let words = text::render(text::Lang::En, &engine::message::Message::new(id)).to_lowercase();
                    for (by, word, _) in CONCEPTS {
                        let early = words.contains(&word.to_lowercase()) && *id != by && !introduced(by);
                        assert!(!early, "{id} speaks of {word}, which {by} introduces");
                    }
                    known.push(id);
                }
                LessonStep::Ask(exercise) => {
                    for (by, word, asks) in CONCEPTS {
                        let early = asks.contains(&exercise.ask) && !introduced(by);
                        assert!(!early, "{} asks for {word}, which {by} introduces", lesson.id);
                    }
                    assert!(exercise.scene.convention == Convention::Normal || introduced("course-misere-ones"));
                }
                _ => {}
            }
        }
        assert!(CONCEPTS.iter().all(|(by, ..)| known.contains(by)));
    }

    #[test]
    fn every_wrong_answer_says_why_from_the_position() {
        for exercise in COURSE.iter().flat_map(Lesson::exercises) {
            let right = exercise.solution().unwrap().unwrap();
            assert_eq!(exercise.feedback(&right), Ok(None), "{exercise:?}");
            let wrong = wrong_answers(exercise, right);
            assert!(!wrong.is_empty(), "{exercise:?}");
            for answer in wrong {
                let feedback = exercise.feedback(&answer).unwrap();
                let feedback = feedback.unwrap_or_else(|| panic!("nothing is said about {answer:?}: {exercise:?}"));
                assert!(!text::render(text::Lang::En, &feedback.say).is_empty());
                let game = exercise.scene.build().unwrap();
                let play = |position: String, mv: &String| game.play(&position, mv).unwrap();
                let end = feedback.line.iter().fold(exercise.scene.position.to_owned(), play);
                // A refuted move leads back to the player who made it, who is then lost.
                if feedback.line.len() == 2 && exercise.ask != Ask::Remoteness {
                    let question = engine::Question::default();
                    let after = game.analyse(&end, exercise.scene.convention, &question).unwrap();
                    assert_eq!(after.outcome, Some(Outcome::Loss), "{exercise:?} {feedback:?}");
                }
            }
        }
    }

    /// Every wrong outcome and move, and some wrong numbers.
    fn wrong_answers(exercise: &Exercise, right: ExerciseAnswer) -> Vec<ExerciseAnswer> {
        match right {
            ExerciseAnswer::Outcome(outcome) => vec![ExerciseAnswer::Outcome(outcome.reverse())],
            ExerciseAnswer::Number(right) => {
                (0..=right + 2).filter(|&number| number != right).map(ExerciseAnswer::Number).collect()
            }
            ExerciseAnswer::Sums(right) => {
                let off = |index: usize| {
                    let mut sums = right.clone();
                    sums[index] += 1;
                    ExerciseAnswer::Sums(sums)
                };
                (0..right.len()).map(off).chain([ExerciseAnswer::Sums(vec![1])]).collect()
            }
            ExerciseAnswer::Move(_) => {
                let game = exercise.scene.build().unwrap();
                let moves = game.moves(exercise.scene.position, 1_000).unwrap();
                let moves = moves.into_iter().map(ExerciseAnswer::Move);
                moves.filter(|mv| exercise.accepts(mv) == Ok(false)).collect()
            }
        }
    }

    #[test]
    fn every_lesson_has_a_picture_of_a_position() {
        for lesson in COURSE {
            let scene = lesson.picture.position();
            let game = scene.build().unwrap();
            assert_eq!(game.normalise(scene.position).as_deref(), Ok(scene.position), "{}", lesson.id);
            assert!(game.board(scene.position).is_ok());
        }
    }
}
