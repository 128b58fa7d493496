//! Cram: both players put dominoes on a board, lying or standing; a player who cannot is stuck. `.../.#.` has two rows
//! with one square covered; `a1b1` covers the squares a1 and b1, columns by letter and rows by number from the top.
//! Source: M. Gardner, 1974; E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, 1982.
use crate::{
    any::{Build, GameError, impartial},
    board::{self as drawn, Change, Piece, Shape, Spot, Touch},
    common::sequence::Sequence,
    explain::Step,
    family::{Dice, Family, Preset, Sizes, Tag},
    game::{Footprint, Game, Impartial, Packed},
    message::Message,
    nim_value::{MexSet, NimValue},
    notation::{ParseError, number},
    outcome::{Convention, Outcome},
    params::Params,
    solve::parts::Parts,
    theory::{Claim, Range, Theorem, Theory},
};
use std::fmt;

mod reasons;
mod regions;
mod small_boards;

pub(crate) const FAMILY: Family = Family {
    id: "cram",
    parameters: &[],
    presets: &[Preset::new("4-by-4", "4x4"), Preset::new("3-by-3", "3x3"), Preset::new("5-by-3", "5x3")],
    usual: 2,
    tags: &[Tag::Unsolved],
    random,
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(game()))
}

const COPYING: Theorem = Theorem { id: "copying-around-the-centre", source: "Gardner 1974" };
const LINES: Theorem = Theorem { id: "nim-sum-of-lines-dawson-s-kayles", source: "Guy and Smith 1956" };

fn random(_: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let width = sizes.most.unwrap_or_else(|| dice.between(3, 5)).clamp(2, 8);
    let height = sizes.heaps.unwrap_or_else(|| dice.between(2, 4)).clamp(1, 8);
    let mut square = |_| if dice.between(0, 4) == 0 { '#' } else { '.' };
    let mut rows: Vec<String> = (0..height).map(|_| (0..width).map(&mut square).collect()).collect();
    // The first domino always fits.
    rows[0].replace_range(0..2, "..");
    Ok(rows.join("/"))
}

/// Cram on any board of up to 64 squares.
pub(super) fn game() -> Cram {
    Cram { lines: Sequence::default() }
}

/// The rules of Cram, with the values of straight lines.
#[derive(Clone, Debug)]
pub(super) struct Cram {
    lines: Sequence,
}

/// A board of at most 64 squares, numbered row by row; a set bit is an empty square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Board {
    empty: u64,
    width: u32,
    height: u32,
}

/// Empty squares in a row or column of their own.
struct Line {
    first: (u32, u32),
    squares: usize,
    lies: bool,
}

/// The two squares that a domino covers, the smaller first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Domino {
    first: (u32, u32),
    second: (u32, u32),
}

impl Footprint for Board {
    fn pack(&self) -> Packed {
        let mut packed = Packed::from_slice(&self.empty.to_le_bytes());
        packed.extend_from_slice(&self.width.to_le_bytes());
        packed.extend_from_slice(&self.height.to_le_bytes());
        packed
    }
}

impl Board {
    fn is_empty_at(self, column: u32, row: u32) -> bool {
        column < self.width && row < self.height && self.empty >> (row * self.width + column) & 1 == 1
    }

    fn squares(self) -> impl Iterator<Item = (u32, u32)> {
        (0..self.height).flat_map(move |row| (0..self.width).map(move |column| (column, row)))
    }

    /// The same board after a change of squares.
    fn seen_as(self, width: u32, height: u32, from: impl Fn(u32, u32) -> (u32, u32)) -> Board {
        let shape = Board { empty: 0, width, height };
        let bit = |(column, row): (u32, u32)| {
            let (x, y) = from(column, row);
            u64::from(self.is_empty_at(x, y)) << (row * width + column)
        };
        Board { empty: shape.squares().map(bit).fold(0, |all, bit| all | bit), ..shape }
    }

    /// Empty squares without an empty neighbour, where no domino fits any more, count as covered.
    fn without_lone_squares(self) -> Board {
        let lone = |&(x, y): &(u32, u32)| !self.has_neighbour(x, y);
        let gone = self.squares().filter(lone).fold(0, |set, (x, y)| set | 1 << (y * self.width + x));
        Board { empty: self.empty & !gone, ..self }
    }

    fn has_neighbour(self, x: u32, y: u32) -> bool {
        let before = |n: u32| n.checked_sub(1);
        self.is_empty_at(x + 1, y)
            || self.is_empty_at(x, y + 1)
            || before(x).is_some_and(|x| self.is_empty_at(x, y))
            || before(y).is_some_and(|y| self.is_empty_at(x, y))
    }

    /// The outcome if one player can answer every domino by its image, turned by half around the centre.
    ///
    /// A domino covers part of its own image only in the middle of a board that has an odd side.
    fn by_copying(self) -> Option<Outcome> {
        let (w, h) = (self.width, self.height);
        if self != self.seen_as(w, h, |x, y| (w - 1 - x, h - 1 - y)) {
            return None;
        }
        let middle_is_empty = self.is_empty_at(w / 2, h / 2);
        match (w.is_multiple_of(2), h.is_multiple_of(2)) {
            (true, true) => Some(Outcome::Loss),
            (false, false) => (!middle_is_empty).then_some(Outcome::Loss),
            _ => Some(Outcome::win_if(middle_is_empty)),
        }
    }

    /// All lines, if no two of them cross or bend into each other.
    fn straight_lines(self) -> Option<Vec<Line>> {
        let lies = |x: u32, y: u32| self.is_empty_at(x + 1, y) || (x > 0 && self.is_empty_at(x - 1, y));
        let stands = |x: u32, y: u32| self.is_empty_at(x, y + 1) || (y > 0 && self.is_empty_at(x, y - 1));
        let mut lines = Vec::new();
        for (x, y) in self.squares().filter(|&(x, y)| self.is_empty_at(x, y)) {
            if lies(x, y) && stands(x, y) {
                return None;
            }
            let begins = !(x > 0 && self.is_empty_at(x - 1, y) || y > 0 && self.is_empty_at(x, y - 1));
            if begins {
                let right = (x..self.width).take_while(|&x| self.is_empty_at(x, y)).count();
                let down = (y..self.height).take_while(|&y| self.is_empty_at(x, y)).count();
                lines.push(Line { first: (x, y), squares: right.max(down), lies: right > down });
            }
        }
        Some(lines)
    }
}

impl Game for Cram {
    type Position = Board;
    type Move = Domino;

    fn read(&self, text: &str) -> Result<Board, ParseError> {
        const EXPECTED: &str = "expected-cram-position";
        let wrong = || ParseError::new(text, EXPECTED);
        let fits =
            |width: u64, height: u64| width.checked_mul(height).is_some_and(|squares| (1..=64).contains(&squares));
        if let Some((width, height)) = text.split_once('x') {
            let (width, height) = (number(width, EXPECTED)?, number(height, EXPECTED)?);
            let (w, h) = (u32::try_from(width).map_err(|_| wrong())?, u32::try_from(height).map_err(|_| wrong())?);
            let shape = Board { empty: u64::MAX, width: w, height: h };
            return if fits(width, height) { Ok(shape.seen_as(w, h, |x, y| (x, y))) } else { Err(wrong()) };
        }
        let width = text.split('/').next().map_or(0, str::len);
        let height = text.split('/').count();
        let same = text.split('/').all(|row| row.len() == width);
        if !same || !fits(width as u64, height as u64) || !text.bytes().all(|b| matches!(b, b'.' | b'#' | b'/')) {
            return Err(wrong());
        }
        let squares = text.bytes().filter(|&b| b != b'/').enumerate();
        let empty = squares.fold(0, |set, (i, b)| set | u64::from(b == b'.') << i);
        let side = |n: usize| u32::try_from(n).expect("at most 64");
        Ok(Board { empty, width: side(width), height: side(height) })
    }

    fn read_move(&self, text: &str) -> Result<Domino, ParseError> {
        const EXPECTED: &str = "expected-cram-move";
        let wrong = || ParseError::new(text, EXPECTED);
        let square = |word: &str| -> Result<(u32, u32), ParseError> {
            let (letters, row) = word.split_at(word.find(|c: char| c.is_ascii_digit()).ok_or_else(wrong)?);
            let row =
                u32::try_from(number(row, EXPECTED)?).ok().and_then(|row| row.checked_sub(1)).ok_or_else(wrong)?;
            Ok((column(letters).ok_or_else(wrong)?, row))
        };
        // The second square begins with the first letter after a digit.
        let digit = text.find(|c: char| c.is_ascii_digit()).ok_or_else(wrong)?;
        let split = digit + text[digit..].find(|c: char| c.is_ascii_lowercase()).ok_or_else(wrong)?;
        let (first, second) = (square(&text[..split])?, square(&text[split..])?);
        Ok(Domino { first, second })
    }

    fn moves(&self, &board: &Board) -> impl Iterator<Item = Domino> {
        board.squares().flat_map(move |(x, y)| {
            let here = board.is_empty_at(x, y);
            let lying = (here && board.is_empty_at(x + 1, y)).then_some(Domino { first: (x, y), second: (x + 1, y) });
            let standing =
                (here && board.is_empty_at(x, y + 1)).then_some(Domino { first: (x, y), second: (x, y + 1) });
            lying.into_iter().chain(standing)
        })
    }

    fn play(&self, board: &Board, mv: &Domino) -> Board {
        let bit = |(x, y): (u32, u32)| 1 << (y * board.width + x);
        Board { empty: board.empty & !(bit(mv.first) | bit(mv.second)), ..*board }
    }

    fn board(&self, board: &Board) -> drawn::Board {
        let spot = |(x, y): (u32, u32)| {
            let piece = if board.is_empty_at(x, y) { Piece::Nothing } else { Piece::Domino };
            Spot::at(x, board.height - 1 - y, piece).with_label(format!("{}{}", column_name(x), y + 1))
        };
        let shape = Shape::Grid { columns: board.width, rows: board.height, chequered: false };
        let names = (0..board.width).map(column_name);
        drawn::Board::new(shape, board.squares().map(spot).collect()).with_axes(names, (1..=board.height).rev())
    }

    fn effect(&self, board: &Board, mv: &Domino) -> Vec<Touch> {
        let covered = [mv.first, mv.second].map(|(x, y)| (y * board.width + x) as usize);
        covered.map(|spot| Touch::new(spot, Change::Place(Piece::Domino))).into()
    }

    fn canonical(&self, board: Board) -> Board {
        let board = board.without_lone_squares();
        let (w, h) = (board.width, board.height);
        let flips = [
            board,
            board.seen_as(w, h, |x, y| (w - 1 - x, y)),
            board.seen_as(w, h, |x, y| (x, h - 1 - y)),
            board.seen_as(w, h, |x, y| (w - 1 - x, h - 1 - y)),
        ];
        let turned = flips.map(|flip| flip.seen_as(h, w, |x, y| (y, x)));
        // Boards are at least as wide as high.
        let all = flips.into_iter().chain(turned).filter(|board| board.width >= board.height);
        all.min_by_key(|board| board.empty).expect("the board or the turned board lies")
    }

    fn parts(&self, convention: Convention, board: &Board) -> Option<Box<dyn Parts<Board>>> {
        Some(regions::of(convention, board))
    }

    fn describe(&self, _: &Board, mv: &Domino) -> Message {
        Message::new("move-cover").with("first", square_name(mv.first)).with("second", square_name(mv.second))
    }
}

impl Impartial for Cram {}

impl Cram {
    /// The nim-value of a straight line: take two neighbours, leaving any two lines.
    fn line(&self, squares: usize) -> NimValue {
        let next = |before: &[u32]| {
            let mut seen = MexSet::default();
            if let Some(left) = before.len().checked_sub(2) {
                (0..=left / 2).for_each(|a| seen.insert(before[a] ^ before[left - a]));
            }
            seen.mex()
        };
        NimValue(u128::from(self.lines.value(squares, next)))
    }
}

impl Theory for Cram {
    fn claim(&self, convention: Convention, board: &Board) -> Option<Claim<Domino>> {
        if convention == Convention::Misere {
            return None;
        }
        if let Some(lines) = board.straight_lines() {
            let value: NimValue = lines.iter().map(|line| self.line(line.squares)).sum();
            return Some(Claim::new(Outcome::win_if(value != NimValue::ZERO), &LINES).with_value(value));
        }
        let outcome = board.by_copying()?;
        Some(Claim::new(outcome, &COPYING))
    }

    fn reasons(&self, convention: Convention, board: &Board) -> Vec<Step> {
        reasons::of(self, convention, board)
    }

    fn ranges(&self, deep: bool) -> Vec<Range<Board>> {
        let all =
            |width: u32, height: u32| (0..1u64 << (width * height)).map(move |empty| Board { empty, width, height });
        let full = |(width, height): (u32, u32)| Board { empty: (1 << (width * height)) - 1, width, height };
        let sizes = (1..=6).flat_map(|w| (1..=4).map(move |h| (w, h))).filter(|&(w, h)| w * h <= 20);
        let line = if deep { 20 } else { 17 };
        let boards = |width, height| {
            Range::new(Message::new("range-boards").with("width", width).with("height", height), all(width, height))
        };
        vec![
            Range::new(Message::new("range-empty-boards").with("squares", 20u64), sizes.map(full)),
            Range::new(Message::new("range-lines").with("squares", line), all(line, 1)),
            boards(4, 4),
            boards(4, 3),
            boards(5, 3),
        ]
    }
}

/// The number of a column named a, b, …, z, aa, …: at most 64 are needed.
fn column(name: &str) -> Option<u32> {
    let digit = |b: u8| b.is_ascii_lowercase().then(|| u32::from(b - b'a') + 1);
    match *name.as_bytes() {
        [a] => Some(digit(a)? - 1),
        [a, b] => Some(digit(a)? * 26 + digit(b)? - 1),
        _ => None,
    }
}

/// The name of a column.
fn column_name(column: u32) -> String {
    let letter = |n: u32| char::from(b'a' + u8::try_from(n % 26).expect("a letter"));
    if column < 26 { letter(column).to_string() } else { [letter(column / 26 - 1), letter(column)].iter().collect() }
}

/// A square as the notation writes it.
fn square_name((x, y): (u32, u32)) -> String {
    format!("{}{}", column_name(x), y + 1)
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (x, y) in self.squares() {
            let separator = if x == 0 && y > 0 { "/" } else { "" };
            write!(f, "{separator}{}", if self.is_empty_at(x, y) { '.' } else { '#' })?;
        }
        Ok(())
    }
}

impl fmt::Display for Domino {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", square_name(self.first), square_name(self.second))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::{Budget, Memo, NimValues};

    #[test]
    fn small_odd_boards_have_the_published_values() {
        let game = game();
        let mut search = Memo::new(&game, NimValues, Budget::default());
        for (board, value) in [("3x3", 0), ("5x3", 1), ("2x2", 0), ("3x2", 1)] {
            assert_eq!(NimValue::from(search.value(&game.read(board).unwrap()).unwrap()), NimValue(value), "{board}");
        }
    }

    #[test]
    fn a_row_is_dawsons_kayles() {
        let game = game();
        let values: Vec<u128> = (0..12).map(|n| game.line(n).0).collect();
        assert_eq!(values, [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3]);
    }

    #[test]
    fn moves_are_read_as_they_are_written() {
        let game = game();
        for text in ["a1b1", "a1a2", "z1aa1", "ab1ac1", "b10b11"] {
            assert_eq!(game.read_move(text).unwrap().to_string(), text);
        }
        for text in ["", "a", "a1", "1a", "a1b", "a0b0", "aaa1b1", "é1b1"] {
            assert!(game.read_move(text).is_err(), "{text}");
        }
        assert!(game.read("9x8").is_err() && game.read("../.").is_err() && game.read("0x5").is_err());
    }
}
