//! Why a move cannot be made, in terms of heaps and amounts.
use crate::picker::{Picker, PickerMove, is_row_of_pins};
use engine::{
    board::{Board, Change, Shape},
    message::Message,
    notation::shorten,
};

/// The moves of a position that take something from one heap.
pub struct HeapTakes<'p> {
    board: &'p Board,
    /// The spot, the amount and the move.
    takes: Vec<(usize, u64, &'p str)>,
    /// Whether there are no other moves.
    all: bool,
}

impl<'p> HeapTakes<'p> {
    /// The moves that take from one heap; `None` if nothing is in heaps or there are too many moves to list.
    pub fn of(picker: &'p Picker, board: &'p Board) -> Option<HeapTakes<'p>> {
        if !has_heaps(board) || !picker.is_complete() {
            return None;
        }
        let taking =
            |choice: &'p PickerMove| take(choice, board).map(|(spot, count)| (spot, count, choice.mv.as_str()));
        let takes: Vec<_> = picker.choices().iter().filter_map(taking).collect();
        let all = takes.len() == picker.choices().len();
        Some(HeapTakes { board, takes, all })
    }

    /// Whether every move takes from one heap.
    pub fn is_all(&self) -> bool {
        self.all
    }

    /// Whether a text is one of the moves.
    pub fn is_move(&self, text: &str) -> bool {
        self.takes.iter().any(|take| take.2 == text)
    }

    /// What the pieces are called, if that does not depend on their look.
    pub fn pieces(&self) -> Option<&'static str> {
        self.board.pieces()
    }

    /// The label of a heap.
    pub fn label(&self, spot: usize) -> &str {
        self.board.spot(spot).map_or("", |spot| &spot.label)
    }

    /// The largest amount that may be taken from a heap.
    pub fn most(&self, spot: usize) -> u64 {
        self.takes.iter().filter(|take| take.0 == spot).map(|take| take.1).max().unwrap_or(0)
    }

    /// The heap of a typed number, or what is wrong with it.
    pub fn spot(&self, text: &str) -> Result<usize, Message> {
        if text.parse::<u64>().is_err() {
            return Err(no_number(text));
        }
        let spots = &self.board.spots;
        let spot = spots.iter().position(|spot| spot.label == text.trim_start_matches('0'));
        let no_heap = || {
            let message = Message::new("slip-no-heap").with("heap", text).with("count", spots.len());
            message.with_pieces(self.pieces())
        };
        let spot = spot.ok_or_else(no_heap)?;
        if self.takes.iter().any(|take| take.0 == spot) { Ok(spot) } else { Err(closed_spot(self.board, spot)) }
    }

    /// The move that takes a typed number, or what is wrong with it.
    pub fn take(&self, spot: usize, text: &str) -> Result<String, Message> {
        self.amount(spot, text.parse().map_err(|_| no_number(text))?).map(str::to_owned)
    }

    /// The move that takes an amount from a heap, or what is wrong with it.
    fn amount(&self, spot: usize, amount: u64) -> Result<&'p str, Message> {
        let found = self.takes.iter().find(|take| (take.0, take.1) == (spot, amount));
        let (most, count) = (self.most(spot), self.board.spot(spot).map_or(0, |spot| spot.count));
        match found {
            Some(take) => Ok(take.2),
            None if amount == 0 => Err(Message::new("slip-zero")),
            None if amount > count => {
                Err(Message::new("slip-too-many").with("count", count).with_pieces(self.pieces()))
            }
            None => Err(not_allowed(amount, most)),
        }
    }

    /// What is wrong with a text such as `9-1`, if it looks like a move but is not one.
    fn check_text(&self, text: &str) -> Option<Message> {
        let (heap, amount) = text.split_once('-')?;
        let amount: u64 = amount.parse().ok()?;
        let same_heap = |mv: &str| mv.split_once('-').is_some_and(|(other, _)| other == heap);
        let known = self.takes.iter().find(|take| same_heap(take.2)).map(|take| take.0);
        let spot = match known {
            Some(spot) => Ok(spot),
            None if heap.parse::<u64>().is_ok() => self.spot(heap),
            None => return None,
        };
        spot.and_then(|spot| self.amount(spot, amount)).err()
    }
}

/// What is wrong with a typed move that was refused, if more can be said than that it is not legal.
pub fn of_text(picker: &Picker, board: &Board, text: &str) -> Option<Message> {
    HeapTakes::of(picker, board)?.check_text(text.trim())
}

/// Why there is no move at a spot, or at one of its pieces.
pub fn of_place(picker: &Picker, board: &Board, spot: usize, piece: Option<u64>) -> Option<Message> {
    if !picker.is_complete() || picker.pins().iter().any(|touch| touch.spot == spot) {
        return None;
    }
    let (found, here) = (picker.at(spot), board.spot(spot)?);
    match piece {
        _ if found.is_empty() => Some(closed_spot(board, spot)),
        Some(number) if matches!(board.shape, Shape::Counter { .. }) => of_number(&found, here.count, number),
        Some(piece) if has_heaps(board) && picker.pins().is_empty() => of_piece(picker, board, spot, piece),
        _ => None,
    }
}

/// Why a number cannot be reached from another one by an addition.
fn of_number(found: &[&PickerMove], count: u64, number: u64) -> Option<Message> {
    let Some(amount) = number.checked_sub(count).filter(|&amount| amount > 0) else {
        return Some(Message::new("slip-counted").with("count", count));
    };
    let added = || found.iter().filter_map(|choice| addition(choice));
    if added().any(|known| known == amount) { None } else { Some(not_allowed(amount, added().max().unwrap_or(0))) }
}

/// Why a heap is not taken from exactly at a piece of it.
fn of_piece(picker: &Picker, board: &Board, spot: usize, piece: u64) -> Option<Message> {
    let found = picker.at(spot);
    if found.iter().any(|choice| addition(choice).is_some()) {
        return None;
    }
    let count = board.spot(spot)?.count;
    if piece >= count {
        return Some(Message::new("slip-gone"));
    }
    if is_row_of_pins(board, spot) {
        return (!picker.has_run_at(spot, piece, count)).then(|| Message::new("slip-not-here"));
    }
    if found.iter().all(|choice| take(choice, board).is_some()) {
        return HeapTakes::of(picker, board)?.amount(spot, count - piece).err();
    }
    (!picker.is_exact(spot, piece, board)).then(|| Message::new("slip-not-here"))
}

/// Whether a board shows heaps of which pieces are taken from the top.
fn has_heaps(board: &Board) -> bool {
    matches!(board.shape, Shape::Heaps | Shape::Row | Shape::Stairs)
}

/// The heap and the amount of a move that takes from the top of one heap, and at most puts that elsewhere.
fn take(choice: &PickerMove, board: &Board) -> Option<(usize, u64)> {
    let (first, others) = choice.touches.split_first()?;
    let count = board.spot(first.spot)?.count;
    match first.change {
        Change::Take { first: from, count: taken } if from + taken == count && others.is_empty() => {
            Some((first.spot, taken))
        }
        Change::Leave { count } if others.iter().all(|touch| matches!(touch.change, Change::Arrive { .. })) => {
            Some((first.spot, count))
        }
        _ => None,
    }
}

/// The amount that a move adds to its only spot.
fn addition(choice: &PickerMove) -> Option<u64> {
    match choice.touches[..] {
        [only] => {
            if let Change::Put { count } = only.change {
                Some(count)
            } else {
                None
            }
        }
        _ => None,
    }
}

/// Why nothing can be done at a spot.
fn closed_spot(board: &Board, spot: usize) -> Message {
    let Some(heap) = board.spot(spot).filter(|_| has_heaps(board)) else { return Message::new("slip-nothing-here") };
    let id = if heap.count == 0 { "slip-empty" } else { "slip-heap-not-allowed" };
    Message::new(id).with("heap", heap.label.as_str()).with_pieces(board.pieces())
}

fn not_allowed(amount: u64, most: u64) -> Message {
    if amount > most {
        Message::new("slip-more-than-allowed").with("most", most)
    } else {
        Message::new("slip-not-allowed").with("count", amount)
    }
}

fn no_number(text: &str) -> Message {
    Message::new("slip-number").with("text", shorten(text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::games;

    /// Runs a question on the picker and board of a game at a position.
    fn ask(game: &str, position: &str, question: impl Fn(&Picker, &Board) -> Option<Message>) -> String {
        let game = games::build(game, &engine::Params::default()).unwrap();
        let (picker, board) = (Picker::new(&*game, position).unwrap(), game.board(position).unwrap());
        question(&picker, &board).map(|message| text::render(text::Lang::En, &message)).unwrap_or_default()
    }

    #[test]
    fn slips_in_typed_moves_have_reasons() {
        for (game, position, typed, sentence) in [
            ("nim", "1,2,3", "9-1", "There is no heap 9; the heaps are numbered 1 to 3."),
            ("nim", "1,2,3", "1-0", "Take at least one."),
            ("nim", "1,2,3", "1-5", "There aren’t that many: the heap has 1."),
            ("nim", "0,2,3", "1-1", "Heap 1 is empty."),
            ("nim", "1,2,3", "2-1", ""),
            ("nim", "1,2,3", "x", ""),
            ("endnim", "2,3,2", "L-3", "There aren’t that many: the heap has 2."),
            ("fibonacci", "9", "-9", "That is too many: at most 8 here."),
            ("moore", "1,2,3", "9-1", "There is no heap 9; the heaps are numbered 1 to 3."),
            ("octal", "1,2", "9-1", "There is no row 9; the rows are numbered 1 to 2."),
            ("octal", "1,2", "1-2", "There aren’t that many: the row has 1."),
            ("octal", "0,2", "1-1", "Row 1 is empty."),
            ("hex", "x ...../...../...../...../.....", "9-1", ""),
        ] {
            assert_eq!(ask(game, position, |picker, board| of_text(picker, board, typed)), sentence, "{game}: {typed}");
        }
    }

    #[test]
    fn places_where_nothing_can_be_done_have_reasons() {
        for (game, position, spot, piece, sentence) in [
            ("endnim", "2,3,2", 1, Some(1), "You cannot take from heap 2 now."),
            ("endnim", "2,3,2", 0, Some(1), ""),
            ("nim", "1,2,3", 2, Some(3), "It has already been taken."),
            ("fibonacci", "9", 0, Some(0), "That is too many: at most 8 here."),
            ("grundy", "6", 0, Some(3), "You cannot move to exactly this place."),
            ("grundy", "6", 0, Some(2), ""),
            ("count", "12", 0, Some(15), ""),
            ("count", "12", 0, Some(17), "That is too many: at most 3 here."),
            ("count", "12", 0, Some(12), "The number is already 12."),
            ("hex", "o x..../...../...../...../.....", 0, None, "You cannot move here now."),
        ] {
            let found = ask(game, position, |picker, board| of_place(picker, board, spot, piece));
            assert_eq!(found, sentence, "{game}: {spot} {piece:?}");
        }
    }
}
