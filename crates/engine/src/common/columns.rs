//! Columns with one white and one black piece each: the board of Northcott's game, with and without retreats.
use crate::{
    board::{Board, Piece, Shape, Spot, Touch},
    explain::{self, bouton, nim_sum::Parts},
    family::{Dice, Sizes},
    game::{Footprint, Packed},
    heap::sorted_heaps,
    message::Message,
    notation::{MOST_HEAPS, ParseError, heap_number, number},
    outcome::Convention,
    params::Parameter,
    placement::{self, Placement},
    theory::Range,
};
use smallvec::SmallVec;
use std::{fmt, rc::Rc};

/// The parameter that both games take.
pub(crate) const SIZE: Parameter = Parameter::number("size", 2, 26, "8");

/// A board and whose turn it is: `W 1:8,3:6` has white to move, and in the second column white on 3 and black on 6.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Columns {
    /// Who is to move.
    pub side: Side,
    /// The two pieces of each column.
    pub pieces: SmallVec<[Pieces; 8]>,
}

/// One of the two armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Side {
    /// Moves forward to larger numbers.
    White,
    /// Moves forward to smaller numbers.
    Black,
}

/// Where the pieces of a column stand; white before black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Pieces {
    /// The square of the white piece, counted from 1.
    pub white: u8,
    /// The square of the black piece.
    pub black: u8,
}

impl Pieces {
    /// How many free squares lie between the pieces.
    pub(crate) fn gap(self) -> u64 {
        u64::from(self.black - self.white - 1)
    }
}

/// A move of one's own piece in a column: `3+2` goes two squares forward, `3-1` one square back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Step {
    /// In which column, counted from zero inside.
    pub column: usize,
    /// Towards the other piece, or away from it.
    pub forward: bool,
    /// How far.
    pub squares: u64,
}

impl Columns {
    /// The gaps of the columns, in order.
    pub(crate) fn gaps(&self) -> SmallVec<[u64; 8]> {
        self.pieces.iter().map(|pieces| pieces.gap()).collect()
    }

    /// How many squares lie behind the mover's piece in a column.
    pub(crate) fn squares_behind(&self, column: usize, size: u8) -> u64 {
        let Pieces { white, black } = self.pieces[column];
        match self.side {
            Side::White => u64::from(white - 1),
            Side::Black => u64::from(size - black),
        }
    }

    /// The step forward that leaves a gap of another size, if there is one.
    pub(crate) fn narrow(&self, column: usize, gap: u64) -> Option<Step> {
        let squares = self.pieces[column].gap().checked_sub(gap)?;
        Some(Step { column, forward: true, squares })
    }

    /// The step back that leaves a gap of another size, if there is room for it.
    pub(crate) fn widen(&self, column: usize, gap: u64, size: u8) -> Option<Step> {
        let squares = gap.checked_sub(self.pieces[column].gap())?;
        (squares <= self.squares_behind(column, size)).then_some(Step { column, forward: false, squares })
    }

    /// Every step forward.
    pub(crate) fn steps_forward(&self) -> impl Iterator<Item = Step> {
        let gaps = self.pieces.iter().map(|pieces| pieces.gap()).enumerate();
        gaps.flat_map(|(column, gap)| (1..=gap).map(move |squares| Step { column, forward: true, squares }))
    }

    /// Every step back.
    pub(crate) fn steps_back(&self, size: u8) -> impl Iterator<Item = Step> {
        let room = (0..self.pieces.len()).map(move |column| (column, self.squares_behind(column, size)));
        room.flat_map(|(column, room)| (1..=room).map(move |squares| Step { column, forward: false, squares }))
    }

    /// Whether a step stays on the board and does not jump.
    pub(crate) fn allows(&self, step: &Step, size: u8) -> bool {
        let Some(pieces) = self.pieces.get(step.column) else { return false };
        let most = if step.forward { pieces.gap() } else { self.squares_behind(step.column, size) };
        (1..=most).contains(&step.squares)
    }

    /// The board after a step that is allowed.
    #[must_use]
    pub(crate) fn after(&self, step: &Step) -> Columns {
        let mut next = self.clone();
        let pieces = &mut next.pieces[step.column];
        let squares = u8::try_from(step.squares).expect("steps stay on the board");
        let up = (self.side == Side::White) == step.forward;
        let square = if self.side == Side::White { &mut pieces.white } else { &mut pieces.black };
        *square = if up { *square + squares } else { *square - squares };
        next.side = self.side.other();
        next
    }

    /// The board of the position, white below.
    pub(crate) fn to_board(&self, size: u8) -> Board {
        let spots = (0..).zip(&self.pieces).flat_map(|(column, pieces)| {
            (1..=size).map(move |square| {
                let piece = match square {
                    square if square == pieces.white => Piece::White,
                    square if square == pieces.black => Piece::Black,
                    _ => Piece::Nothing,
                };
                Spot::at(column, u32::from(square - 1), piece)
            })
        });
        let columns = u32::try_from(self.pieces.len()).expect("there are few columns");
        let shape = Shape::Grid { columns, rows: size.into(), chequered: true };
        let fact = match self.side {
            Side::White => Message::new("board-white-moves"),
            Side::Black => Message::new("board-black-moves"),
        };
        Board::new(shape, spots.collect())
            .with_axes((1..=columns).map(|column| column.to_string()), 1..=size)
            .with_fact(fact)
    }

    /// What a step does to the squares of the board.
    pub(crate) fn effect(&self, step: &Step, size: u8) -> Vec<Touch> {
        let square = |board: &Columns| {
            let Pieces { white, black } = board.pieces[step.column];
            let square = if self.side == Side::White { white } else { black };
            step.column * usize::from(size) + usize::from(square - 1)
        };
        Touch::step(square(self), square(&self.after(step)))
    }

    /// Reads a board whose columns have `size` squares.
    pub(crate) fn read(text: &str, size: u8) -> Result<Columns, ParseError> {
        let expected = || Message::new("expected-columns").with("size", u64::from(size));
        let wrong = |text: &str| ParseError::new(text, expected());
        let (side, columns) = text.split_once(' ').ok_or_else(|| wrong(text))?;
        let side = match side {
            "W" => Side::White,
            "B" => Side::Black,
            _ => return Err(wrong(text)),
        };
        if columns.split(',').nth(MOST_HEAPS).is_some() {
            return Err(ParseError::new(text, Message::new("expected-most-columns").with("most", MOST_HEAPS)));
        }
        let pieces = |column: &str| {
            let (white, black) = column.split_once(':')?;
            let square = |text| number(text, "").ok().and_then(|square| u8::try_from(square).ok());
            let pieces = Pieces { white: square(white)?, black: square(black)? };
            (1 <= pieces.white && pieces.white < pieces.black && pieces.black <= size).then_some(pieces)
        };
        let columns = columns.trim();
        let pieces = match columns {
            "-" => SmallVec::new(),
            _ => columns
                .split(',')
                .map(|column| pieces(column).ok_or_else(|| wrong(column)))
                .collect::<Result<_, _>>()?,
        };
        Ok(Columns { side, pieces })
    }
}

impl Step {
    /// The step in words.
    pub(crate) fn describe(&self) -> Message {
        let id = if self.forward { "move-forward" } else { "move-back" };
        Message::new(id).with("count", self.squares).with("column", self.column + 1)
    }
}

/// Why Nim on the gaps of a board is won or lost.
pub(crate) fn reasons(convention: Convention, board: &Columns) -> Vec<explain::Step> {
    let name = |(column, gap): (u64, u64)| (Message::new("reason-gap").with("column", column), gap.into());
    let parts: Parts = (1..).zip(board.gaps()).map(name).collect();
    let narrowed = |column: usize, gap: u128| {
        let left = u64::try_from(gap).unwrap_or(0);
        Step { column, forward: true, squares: board.pieces[column].gap() - left }.describe()
    };
    let mut steps: Vec<explain::Step> = vec![Message::new("reason-gaps").into()];
    steps.extend(bouton::reasons(convention, &parts, narrowed));
    steps
}

impl Side {
    /// The opponent.
    #[must_use]
    pub(crate) fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
}

impl Step {
    /// Reads a step.
    pub(crate) fn read(text: &str, expected: &'static str) -> Result<Step, ParseError> {
        let sign = text.find(['+', '-']).ok_or_else(|| ParseError::new(text, expected))?;
        let (column, squares) = (&text[..sign], &text[sign + 1..]);
        let forward = text.as_bytes()[sign] == b'+';
        Ok(Step { column: heap_number(column, expected)?, forward, squares: number(squares, expected)? })
    }
}

/// Every board of 1 to `most` columns, in any order of the columns once, with either side to move.
pub(crate) fn boards(most: usize, size: u8) -> Range<Columns> {
    let each = (1..=size).flat_map(|white| (white + 1..=size).map(move |black| Pieces { white, black }));
    let each: Rc<[Pieces]> = each.collect();
    let last = each.len() as u64 - 1;
    let sides = (1..=most).flat_map(|count| [(count, Side::White), (count, Side::Black)]);
    let boards = sides.flat_map(move |(count, side)| {
        let each = each.clone();
        sorted_heaps(count, 0, last).map(move |columns| {
            let pieces = columns.iter().map(|i| each[usize::try_from(i).expect("an index")]).collect();
            Columns { side, pieces }
        })
    });
    Range::new(Message::new("range-columns").with("columns", most).with("size", u64::from(size)), boards)
}

/// How the armies are placed in secret: each in its own half, one piece in a column, eight columns on the usual board.
pub(crate) fn placement(size: u8) -> Placement {
    let (half, size) = (u64::from(size / 2), u64::from(size));
    let white = placement::Side { squares: 1..=half };
    let black = placement::Side { squares: half + 1..=size };
    let combine = |placed: &[Vec<u64>]| {
        let columns = placed[0].iter().zip(&placed[1]).map(|(white, black)| format!("{white}:{black}"));
        format!("W {}", columns.collect::<Vec<_>>().join(","))
    };
    Placement { pieces: 8, most_pieces: MOST_HEAPS, sides: vec![white, black], combine }
}

/// A start as it is placed in secret: each side somewhere in its own half, and a move left if the board has room for
/// one.
pub(crate) fn random(size: u8, sizes: Sizes, dice: &mut Dice) -> String {
    let (half, most) = (u64::from(size / 2), sizes.most.unwrap_or(u64::MAX).max(1));
    let count = sizes.heaps.map_or(8, |columns| columns.clamp(1, MOST_HEAPS as u64));
    let mut square = |least, most| u8::try_from(dice.between(least, most)).unwrap_or(size);
    let mut place = || {
        let white = square(1, half);
        let black = square(half + 1, u64::from(size).min(u64::from(white).saturating_add(most).saturating_add(1)));
        Pieces { white, black }
    };
    let mut board = Columns { side: Side::White, pieces: (0..count).map(|_| place()).collect() };
    if size > 2 && board.pieces.iter().all(|pieces| pieces.gap() == 0) {
        board.pieces[0] = Pieces { white: size / 2, black: size / 2 + 2 };
    }
    board.to_string()
}

impl Footprint for Columns {
    fn heap_bytes(&self) -> usize {
        if self.pieces.spilled() { self.pieces.capacity() * size_of::<Pieces>() } else { 0 }
    }

    fn pack(&self) -> Packed {
        let mut packed = Packed::from_slice(&[u8::from(self.side == Side::White)]);
        packed.extend(self.pieces.iter().flat_map(|pieces| [pieces.white, pieces.black]));
        packed
    }
}

impl fmt::Display for Columns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.side == Side::White { "W" } else { "B" })?;
        if self.pieces.is_empty() {
            return f.write_str(" -");
        }
        for (i, Pieces { white, black }) in self.pieces.iter().enumerate() {
            write!(f, "{}{white}:{black}", if i == 0 { ' ' } else { ',' })?;
        }
        Ok(())
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.column + 1, if self.forward { '+' } else { '-' }, self.squares)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_written_as_they_are_read() {
        for text in ["W 1:8", "B 1:8,3:6,4:5", "W -", "B 7:8"] {
            assert_eq!(Columns::read(text, 8).unwrap().to_string(), text);
        }
        assert_eq!(Columns::read("W  1:8, 3 : 6", 8).unwrap().to_string(), "W 1:8,3:6");
    }

    #[test]
    fn what_is_no_board_is_refused() {
        let wrong = ["", "W", "W ", "1:8", "w 1:8", "W 0:8", "W 3:3", "W 5:4", "W 1:9", "W 1:8,", "W 1:8,2", "W 1:256"];
        for text in wrong {
            assert!(Columns::read(text, 8).is_err(), "{text}");
        }
        let many = |columns: usize| format!("W {}", vec!["1:8"; columns].join(","));
        assert!(Columns::read(&many(64), 8).is_ok() && Columns::read(&many(65), 8).is_err());
    }

    #[test]
    fn armies_are_placed_in_their_own_halves() {
        let placement = placement(8);
        let start = placement.start(&[vec![1, 4], vec![5, 8]]).unwrap();
        assert_eq!(Columns::read(&start, 8).unwrap().to_string(), "W 1:5,4:8");
        assert!(placement.start(&[vec![5], vec![8]]).is_err());
        assert!((2..=26).all(|size| super::placement(size).sides.iter().all(|side| !side.squares.is_empty())));
    }

    #[test]
    fn each_side_moves_its_own_piece() {
        let play = |board: &str, step: &str| {
            let (board, step) = (Columns::read(board, 8).unwrap(), Step::read(step, "a step").unwrap());
            assert!(board.allows(&step, 8), "{board} {step}");
            board.after(&step).to_string()
        };
        assert_eq!(play("W 2:5,3:6", "2+1"), "B 2:5,4:6");
        assert_eq!(play("B 2:5,3:6", "2+1"), "W 2:5,3:5");
        assert_eq!(play("W 2:5,3:6", "1-1"), "B 1:5,3:6");
        assert_eq!(play("B 2:5,3:6", "1-3"), "W 2:8,3:6");
    }

    #[test]
    fn steps_off_the_board_and_jumps_are_not_allowed() {
        let board = Columns::read("W 2:5", 8).unwrap();
        for step in ["1+3", "1-2", "2+1", "1+0", "1-0", "1+18446744073709551615"] {
            assert!(!board.allows(&Step::read(step, "a step").unwrap(), 8), "{step}");
        }
    }
}
