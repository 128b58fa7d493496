//! Why an answer is wrong, from the position itself.
use super::{Ask, Exercise, ExerciseAnswer};
use crate::effort::{Effort, Look};
use engine::{
    Analysis, AnyGame, GameError, Outcome, Question,
    explain::{self, Columns},
    message::{Arg, Message},
};

/// Maximum number of moves of a line that is shown.
const LONGEST_LINE: usize = 12;

/// What is said about a wrong answer, and what the board shows with it.
#[derive(Clone, Debug, PartialEq)]
pub struct Feedback {
    /// The sentence.
    pub say: Message,
    /// Moves to show on the board, one after the other, from the position of the exercise.
    pub line: Vec<String>,
    /// The columns that the sentence is about.
    pub columns: Option<Columns>,
}

impl Feedback {
    fn new(say: Message) -> Feedback {
        Feedback { say, line: Vec::new(), columns: None }
    }

    fn with_line(self, line: Vec<String>) -> Feedback {
        Feedback { line, ..self }
    }
}

impl Exercise {
    /// Why an answer is wrong; `None` if it is right, if it does not belong to the question, or if nothing is known.
    ///
    /// ```
    /// use play::course::{Ask, CoursePosition, Exercise, ExerciseAnswer};
    /// let exercise = Exercise::new(Ask::Move, CoursePosition::new("nim", "3,8"));
    /// let feedback = exercise.feedback(&ExerciseAnswer::Move("2-8".to_owned())).unwrap().unwrap();
    /// assert_eq!(feedback.line, ["2-8", "1-3"]);
    /// ```
    pub fn feedback(&self, answer: &ExerciseAnswer) -> Result<Option<Feedback>, GameError> {
        if self.accepts(answer)? {
            return Ok(None);
        }
        match (self.ask, answer) {
            (Ask::Outcome, ExerciseAnswer::Outcome(_)) => self.about_outcome(),
            (Ask::Move, ExerciseAnswer::Move(mv)) => self.about_move(mv),
            (Ask::Columns | Ask::Digits, ExerciseAnswer::Sums(sums)) => self.about_sums(sums),
            (Ask::NimSum, ExerciseAnswer::Number(number)) => self.about_nim_sum(u128::from(*number)),
            (Ask::NimValue, ExerciseAnswer::Number(number)) => self.about_value(*number),
            (Ask::Remoteness, ExerciseAnswer::Number(_)) => self.about_length(),
            _ => Ok(None),
        }
    }

    /// A winning move that was overlooked, or a reply to the first move of a lost position.
    fn about_outcome(&self) -> Result<Option<Feedback>, GameError> {
        let found = self.analysis()?;
        Ok(match (found.outcome, found.winning_moves.first()) {
            (Some(Outcome::Win), Some(mv)) => {
                let say = Message::new("feedback-is-won").with("move", mv.as_str());
                Some(Feedback::new(say).with_line(vec![mv.clone()]))
            }
            (Some(Outcome::Loss), _) => {
                let game = self.scene.build()?;
                let Some(mv) = game.moves(self.scene.position, 1)?.pop() else { return Ok(None) };
                let Some(reply) = self.reply(&*game, &mv)? else { return Ok(None) };
                let say = Message::new("feedback-is-lost").with("move", mv.as_str()).with("reply", reply.as_str());
                Some(Feedback::new(say).with_line(vec![mv, reply]))
            }
            _ => None,
        })
    }

    /// The reply that refutes a move.
    fn about_move(&self, mv: &str) -> Result<Option<Feedback>, GameError> {
        let game = self.scene.build()?;
        let mv = game.normalise_move(mv)?;
        let about = |id| Message::new(id).with("move", mv.as_str());
        if game.ending(&game.play(self.scene.position, &mv)?)?.is_some() {
            return Ok(Some(Feedback::new(about("feedback-move-ends")).with_line(vec![mv.clone()])));
        }
        Ok(self.reply(&*game, &mv)?.map(|reply| {
            let say = about("feedback-move").with("reply", reply.as_str());
            Feedback::new(say).with_line(vec![mv.clone(), reply])
        }))
    }

    /// A reply that wins after a move.
    fn reply(&self, game: &dyn AnyGame, mv: &str) -> Result<Option<String>, GameError> {
        let option = game.play(self.scene.position, mv)?;
        let after = Look::new(game, self.scene.convention, &Effort::small()).at(&option, 0)?;
        Ok(after.winning_moves.into_iter().next())
    }

    /// The first column with a wrong sum, or the number of columns.
    fn about_sums(&self, sums: &[u32]) -> Result<Option<Feedback>, GameError> {
        let Some(columns) = self.columns()? else { return Ok(None) };
        let right = columns.sums();
        if let (Ask::Digits, [(_, number)]) = (self.ask, &columns.rows[..]) {
            let pieces = (0..128).rev().map(|bit| 1u128 << bit).filter(|piece| number & piece != 0);
            let pieces: Vec<Arg> = pieces.map(Arg::from).collect();
            let say = Message::new("feedback-digits").with("number", *number).with("pieces", Arg::List(pieces));
            return Ok(Some(Feedback { columns: Some(columns), ..Feedback::new(say) }));
        }
        let say = match right.iter().zip(sums).position(|(right, sum)| right != sum) {
            Some(index) if right.len() == sums.len() => {
                let column = 1u128 << (right.len() - 1 - index);
                Message::new("feedback-column").with("column", column).with("count", right[index])
            }
            _ => Message::new("feedback-width").with("count", right.len()),
        };
        Ok(Some(Feedback { columns: Some(columns), ..Feedback::new(say) }))
    }

    /// The leftmost column in which the answer is wrong.
    fn about_nim_sum(&self, answer: u128) -> Result<Option<Feedback>, GameError> {
        let Some(columns) = self.columns()? else { return Ok(None) };
        let sum = columns.rows.iter().fold(0, |sum, (_, number)| sum ^ number);
        let Some(bit) = (sum ^ answer).checked_ilog2() else { return Ok(None) };
        let pieces = columns.rows.iter().filter(|(_, number)| number >> bit & 1 == 1).count();
        let id = if pieces % 2 == 1 { "feedback-piece-stays" } else { "feedback-piece-goes" };
        let say = Message::new(id).with("piece", 1u128 << bit).with("count", pieces);
        let marked_rows = Vec::new();
        let columns = Columns { marked_rows, marked_column: (bit < columns.width()).then_some(bit), ..columns };
        Ok(Some(Feedback { columns: Some(columns), ..Feedback::new(say) }))
    }

    /// An option that has the value of the answer, or the values that the options have.
    fn about_value(&self, answer: u64) -> Result<Option<Feedback>, GameError> {
        const LISTED: usize = 200;
        let game = self.scene.build()?;
        let found = Look::new(&*game, self.scene.convention, &Effort::small()).at(self.scene.position, LISTED)?;
        let value = |report: &engine::MoveReport| report.nim_value.map(|value| value.0);
        if let Some(report) = found.moves.iter().find(|report| value(report) == Some(u128::from(answer))) {
            let say = Message::new("feedback-value-taken").with("value", answer).with("move", report.mv.as_str());
            return Ok(Some(Feedback::new(say).with_line(vec![report.mv.clone()])));
        }
        let mut values: Vec<u128> = found.moves.iter().filter_map(value).collect();
        values.sort_unstable();
        values.dedup();
        let values = Arg::List(values.into_iter().map(Arg::from).collect());
        Ok(Some(Feedback::new(Message::new("feedback-value-smaller").with("value", answer).with("values", values))))
    }

    /// A line of best play to count.
    fn about_length(&self) -> Result<Option<Feedback>, GameError> {
        let game = self.scene.build()?;
        let question = Question::default();
        let explained = explain::explain(&*game, self.scene.position, self.scene.convention, &question)?;
        let mut line = explained.line;
        line.truncate(LONGEST_LINE);
        if line.is_empty() {
            return Ok(None);
        }
        let moves = Arg::List(line.iter().map(|mv| Arg::from(format!("`{mv}`"))).collect());
        Ok(Some(Feedback::new(Message::new("feedback-length").with("moves", moves)).with_line(line)))
    }

    pub(super) fn analysis(&self) -> Result<Analysis, GameError> {
        let game = self.scene.build()?;
        Look::new(&*game, self.scene.convention, &Effort::small()).at(self.scene.position, 0)
    }
}
