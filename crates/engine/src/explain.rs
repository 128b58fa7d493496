//! Explanations as data: steps that every door renders in every language.
use crate::{message::Message, outcome::Outcome, theory::Theorem};

/// Why a position is won or lost, or what a move does.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explanation {
    /// The outcome that is explained, for the player to move; none when it is not known.
    pub outcome: Option<Outcome>,
    /// The reasons, in order.
    pub steps: Vec<Step>,
    /// What they rest on; none when search found the answer.
    pub theorem: Option<&'static Theorem>,
}

/// One step of an explanation.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// A sentence.
    Say(Message),
    /// Numbers written under each other with the sums of their columns, added without carry.
    Columns(Columns),
    /// A table.
    Table(Table),
}

/// Numbers in binary under each other, as on a blackboard.
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
    /// How many columns are needed, at least one.
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

/// What stands in a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A number or notation.
    Text(String),
    /// Words.
    Say(Message),
    /// An outcome, shown by letter and sign.
    Outcome(Outcome),
}

impl From<Message> for Step {
    fn from(message: Message) -> Step {
        Step::Say(message)
    }
}
