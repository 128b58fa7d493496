//! The questions that lead to a move, one at a time.
use super::{
    Plain, Stop,
    answer::Answer,
    steps::{MoveSteps, Step},
};
use engine::{
    board::{Board, Shape},
    message::Message,
    notation::shorten,
};
use play::{Match, Picker};

/// Maximum number of places or amounts in a question.
const MOST_NAMED: usize = 12;

impl Plain<'_> {
    /// Asks for a move in words. A whole move in the notation of the game may be typed at any question, and an empty
    /// line goes back to the first one.
    pub(super) fn ask_move(&mut self, game: &Match, picker: &Picker, board: &Board) -> Result<Answer, Stop> {
        if let Some(question) = number_question(picker, board) {
            return self.ask(&question);
        }
        let has_heaps = matches!(board.shape, Shape::Heaps | Shape::Row | Shape::Ring | Shape::Stairs);
        let mut steps = MoveSteps::new(picker, board);
        loop {
            let step = steps.next();
            let question = match &step {
                Step::Done(mv) => return Ok(Answer::Text(mv.clone())),
                Step::Typed => {
                    let example = picker.choices().first().map(|choice| choice.mv.clone());
                    let example = example.or_else(|| game.game().moves(game.position(), 1).ok()?.pop());
                    return self.ask(&Message::new("tui-plain-move").with("example", example.unwrap_or_default()));
                }
                Step::Place { labels, complete, arrives } => {
                    let id = match (complete, steps.has_begun()) {
                        (Some(_), _) => "tui-plain-where-else",
                        (None, _) if *arrives => "tui-plain-arrive",
                        (None, true) => "tui-plain-where-to",
                        (None, false) if has_heaps => "tui-plain-where-heap",
                        (None, false) => "tui-plain-where",
                    };
                    Message::new(id).with("places", few(labels)).with_pieces(board.pieces())
                }
                Step::Amount { label, amounts, adds } => {
                    let id = match (adds, has_heaps) {
                        (true, true) => "tui-plain-put-heap",
                        (true, false) => "tui-plain-put",
                        (false, true) => "tui-plain-take-heap",
                        (false, false) => "tui-plain-take",
                    };
                    let question = Message::new(id).with("place", label.as_str()).with("amounts", range(amounts));
                    question.with_pieces(board.pieces())
                }
                Step::List(moves) => {
                    self.list(game, moves)?;
                    Message::new("tui-plain-which")
                }
            };
            let line = match self.ask(&question)? {
                Answer::Text(line) => line,
                command => return Ok(command),
            };
            let number = || line.parse::<u64>().ok();
            let is_chosen = match &step {
                Step::Place { complete: Some(mv), .. } if line.is_empty() => return Ok(Answer::Text(mv.clone())),
                _ if line.is_empty() => {
                    steps = MoveSteps::new(picker, board);
                    continue;
                }
                Step::Place { .. } => steps.choose_place(&line),
                Step::Amount { .. } => number().is_some_and(|count| steps.choose_amount(count)),
                Step::List(moves) => {
                    let index = number().and_then(|number| usize::try_from(number.checked_sub(1)?).ok());
                    match index.and_then(|index| moves.get(index)) {
                        Some(mv) => return Ok(Answer::Text(mv.clone())),
                        None => false,
                    }
                }
                Step::Done(_) | Step::Typed => false,
            };
            if !is_chosen && picker.choices().iter().any(|choice| choice.mv == line) {
                return Ok(Answer::Text(line));
            }
            if !is_chosen {
                self.say(&Message::new("tui-plain-no-choice").with("text", shorten(&line)))?;
            }
        }
    }

    /// Moves in words, with numbers.
    fn list(&mut self, game: &Match, moves: &[String]) -> Result<(), Stop> {
        for (number, mv) in (1u32..).zip(moves) {
            let described = game.game().describe(game.position(), mv);
            let words = described.map_or_else(|_| mv.clone(), |message| self.words.say(&message));
            self.say(&Message::new("tui-plain-choice").with("number", number).with("words", words))?;
        }
        Ok(())
    }
}

/// The question for a number that is added or divided by; the move is its notation.
fn number_question(picker: &Picker, board: &Board) -> Option<Message> {
    let id = match board.shape {
        Shape::Counter { .. } => "tui-plain-add",
        Shape::Factors => "tui-plain-divide",
        _ => return None,
    };
    let number = |mv: &str| mv.trim_start_matches(|c: char| !c.is_ascii_digit()).parse().ok();
    let numbers: Option<Vec<u64>> = picker.choices().iter().map(|choice| number(&choice.mv)).collect();
    let mut numbers = numbers.filter(|numbers| !numbers.is_empty())?;
    numbers.sort_unstable();
    Some(Message::new(id).with("amounts", range(&numbers)))
}

/// The first few places.
fn few(labels: &[String]) -> String {
    // The names of squares on a chessboard have commas themselves.
    let comma = if labels.iter().any(|label| label.contains(',')) { "; " } else { ", " };
    match labels.get(..MOST_NAMED) {
        Some(first) if labels.len() > MOST_NAMED => format!("{}{comma}…", first.join(comma)),
        _ => labels.join(comma),
    }
}

/// Numbers in order: as a range if none is missing.
fn range(numbers: &[u64]) -> String {
    match (numbers.first(), numbers.last()) {
        (Some(first), Some(last)) if numbers.len() > 2 && last - first + 1 == numbers.len() as u64 => {
            format!("{first}–{last}")
        }
        _ => few(&numbers.iter().map(u64::to_string).collect::<Vec<_>>()),
    }
}
