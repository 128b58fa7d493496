//! Explanations as data: steps that every front end renders in every language.
//!
//! A game gives [`reasons`](crate::Theory::reasons) in its own terms for one position. They answer the three questions
//! (why is this won or lost, why does this move win, why was that move wrong); search answers them if a game has no
//! reasons to give.
use crate::{
    message::{Message, PIECES},
    outcome::Outcome,
    theory::{Standing, Theorem},
};

mod ask;
pub(crate) mod bouton;
mod by_search;
pub(crate) mod mex;
pub(crate) mod nim_sum;
pub(crate) mod words;

pub use ask::{explain, explain_move};

/// Why a position is won or lost, or what a move does.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explanation {
    /// The position asked about, or the one after the move asked about.
    pub position: String,
    /// Its outcome, for the player to move there; `None` if it is not known.
    pub outcome: Option<Outcome>,
    /// The position that the reasons are about: the same, or the one after the answer that refutes the move.
    pub subject: String,
    /// Whether "you" are to move in the subject. You are the player to move or, if a move is asked about, the player
    /// who made it, from the first sentence to the last.
    pub you_move: bool,
    /// Who wins or what the move does, in one sentence that comes before everything else.
    pub lead: Option<Message>,
    /// The reasons, in order.
    pub steps: Vec<Step>,
    /// The theorem they rest on; `None` if search found the answer.
    pub theorem: Option<&'static Theorem>,
    /// How firmly.
    pub standing: Option<Standing>,
    /// How the game goes on from `position` with best play on both sides. Empty if the game is over, if search does not
    /// reach the end, if nobody wins, or if the game counts.
    pub line: Vec<String>,
    /// Number of moves until the end, of which a long line shows only the first.
    pub length: u32,
}

impl Explanation {
    /// The sentence with the line, which says how much of it is shown; `None` if there is no line.
    pub fn line_message(&self) -> Option<Message> {
        let (shown, length) = (self.line.len(), self.length as usize);
        let message = match shown {
            0 => return None,
            shown if shown < length => Message::new("explain-line-cut").with("shown", shown),
            _ => Message::new("explain-line"),
        };
        let line = self.line.join("  ");
        Some(message.with("position", self.position.as_str()).with("line", line).with("count", length))
    }
}

/// One step of an explanation.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// A sentence.
    Say(Message),
    /// Numbers below each other with the sums of their columns, added without carry.
    Columns(Columns),
    /// A table.
    Table(Table),
}

impl Step {
    /// Says in each message of the step what the pieces are called.
    pub(crate) fn name_pieces(&mut self, pieces: &'static str) {
        let name = |message: &mut Message| message.args.push((PIECES, pieces.into()));
        match self {
            Step::Say(message) => name(message),
            Step::Columns(columns) => columns.rows.iter_mut().for_each(|(row, _)| name(row)),
            Step::Table(table) => {
                table.header.iter_mut().for_each(name);
                for cell in table.rows.iter_mut().flatten() {
                    if let Cell::Say(words) = cell {
                        name(words);
                    }
                }
            }
        }
    }
}

/// Numbers in binary below each other, as on a blackboard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Columns {
    /// Each number with the name of its row, highest bit first when written.
    pub rows: Vec<(Message, u128)>,
    /// The rows that an arrow points at.
    pub marked_rows: Vec<usize>,
    /// The column that an arrow points at, as a power of two.
    pub marked_column: Option<u32>,
    /// Column sums are judged modulo this number: 2 for Nim, k + 1 for Moore's game.
    pub modulus: u32,
}

impl Columns {
    /// Number of columns needed, at least one.
    pub fn width(&self) -> u32 {
        let widest = self.rows.iter().map(|(_, number)| 128 - number.leading_zeros()).max();
        widest.unwrap_or(1).max(1)
    }

    /// The sums of the columns in decimal, leftmost first.
    pub fn sums(&self) -> Vec<u32> {
        let ones = |bit: u32| self.rows.iter().filter(|(_, number)| number >> bit & 1 == 1).count();
        let sum = |bit| u32::try_from(ones(bit)).expect("there are few rows");
        (0..self.width()).rev().map(sum).collect()
    }
}

/// A table of short texts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// What the columns hold.
    pub header: Vec<Message>,
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
    /// The rows to be highlighted.
    pub marked: Vec<usize>,
}

/// What stands in a table. Cells that state something about a position can be checked: a row with a move or position
/// and an outcome, value or remoteness claims that this is so after the move or in the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A number or notation that is no claim.
    Text(String),
    /// Words.
    Say(Message),
    /// A move in the position explained.
    Move(String),
    /// A position.
    Position(String),
    /// An outcome, shown by letter and sign.
    Outcome(Outcome),
    /// A nim-value.
    Value(u128),
    /// A remoteness.
    Remoteness(u32),
}

impl From<Message> for Step {
    fn from(message: Message) -> Step {
        Step::Say(message)
    }
}
