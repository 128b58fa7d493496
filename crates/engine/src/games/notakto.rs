//! Notakto: noughts and crosses with crosses only, on one or several boards of 3 × 3; a board with three in a row is
//! closed. `.../.x./...,.../.../...` has two boards, `2` is short for two empty ones; `1:b3` puts a cross on b3 of the
//! first board. Source: T. E. Plambeck, G. Whitehead, The secrets of Notakto, 2013 (misère quotient of order 18).
use crate::{
    any::{Build, GameError, impartial},
    board::{self as drawn, Change, Piece, Shape, Touch},
    common::{
        small_sort::sort_few,
        squares::{IMAGES, Sides, numbers},
    },
    explain::Step,
    family::{Dice, Family, Preset, Sizes, Tag},
    game::{Footprint, Game, Impartial, Packed},
    message::Message,
    nim_value::{MexSet, NimValue},
    notation::{GridCell, ParseError, heap_number, number},
    outcome::{Convention, Ending, Outcome},
    params::Params,
    solve::parts::Parts,
    theory::{Claim, Range, Theorem, Theory},
};
use quotient::Product;
use smallvec::SmallVec;
use std::{fmt, sync::OnceLock};

mod parts;
mod quotient;
mod reasons;

pub(crate) const FAMILY: Family = Family {
    id: "notakto",
    parameters: &[],
    presets: &[
        Preset::new("one-board", "1").misere(),
        Preset::new("two-boards", "2").misere(),
        Preset::new("three-boards", "3").misere(),
    ],
    usual: 2,
    tags: &[Tag::Short, Tag::Classroom],
    random,
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(game()))
}

/// Draws boards with a few crosses, none of them closed.
fn random(_: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let count = sizes.heaps(1, 4, dice).min(MOST_BOARDS as u64);
    let mut boards = Boards::default();
    for _ in 0..count {
        let mut board = 0;
        for _ in 0..dice.between(0, 3) {
            let with_cross = board | 1 << dice.between(0, 8);
            if !is_closed(with_cross) {
                board = with_cross;
            }
        }
        boards.0.push(board);
    }
    Ok(boards.to_string())
}

/// Maximum number of boards.
const MOST_BOARDS: usize = 16;

/// The squares of a board.
const SIDES: Sides = Sides { width: 3, height: 3 };

/// Notakto on any number of boards.
pub(super) fn game() -> Notakto {
    Notakto { values: OnceLock::new() }
}

/// The rules of Notakto, with the nim-values of the boards.
#[derive(Clone, Debug)]
pub(super) struct Notakto {
    values: OnceLock<Vec<u8>>,
}

/// The crosses on one board, as bits, row by row from the top.
type Crosses = u16;

/// Boards side by side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Boards(SmallVec<[Crosses; 4]>);

/// A new cross on a square of a board, both counted from zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cross {
    board: usize,
    square: u32,
}

impl Footprint for Boards {
    fn heap_bytes(&self) -> usize {
        if self.0.spilled() { self.0.capacity() * size_of::<Crosses>() } else { 0 }
    }

    fn pack(&self) -> Packed {
        self.0.iter().flat_map(|board| board.to_le_bytes()).collect()
    }
}

/// Whether three crosses are in a row.
fn is_closed(board: Crosses) -> bool {
    const LINES: [Crosses; 8] =
        [0b111, 0b111_000, 0b111_000_000, 0b1_001_001, 0b10_010_010, 0b100_100_100, 0b100_010_001, 0b1_010_100];
    LINES.iter().any(|line| board & line == *line)
}

/// The empty squares of a board that is not closed.
fn free_squares(board: Crosses) -> impl Iterator<Item = u32> {
    let free = if is_closed(board) { 0 } else { SIDES.all() & !u64::from(board) };
    numbers(free)
}

/// The least of the images of a board.
fn least_image(board: Crosses) -> Crosses {
    let image = |image| SIDES.image(image, board.into());
    let least = IMAGES.into_iter().map(image).min().expect("eight images");
    Crosses::try_from(least).expect("nine squares")
}

impl Boards {
    /// The boards that are not closed.
    fn open(&self) -> impl Iterator<Item = (usize, Crosses)> + Clone {
        self.0.iter().copied().enumerate().filter(|&(_, board)| !is_closed(board))
    }

    /// The product of the values of the boards, in misère play.
    fn product(&self) -> Product {
        self.open().map(|(_, board)| Product::of_board(board)).collect()
    }
}

impl Game for Notakto {
    type Position = Boards;
    type Move = Cross;

    fn read(&self, text: &str) -> Result<Boards, ParseError> {
        const EXPECTED: &str = "expected-notakto-position";
        let wrong = || ParseError::new(text, EXPECTED);
        if !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit()) {
            let count = usize::try_from(number(text, EXPECTED)?).ok();
            let count = count.filter(|count| (1..=MOST_BOARDS).contains(count)).ok_or_else(wrong)?;
            return Ok(Boards(SmallVec::from_elem(0, count)));
        }
        let mut boards = Boards::default();
        for board in text.split(',') {
            let (sides, [_, crosses]) = Sides::read_rows(board, ['.', 'x']).ok_or_else(wrong)?;
            if sides != SIDES || boards.0.len() == MOST_BOARDS {
                return Err(wrong());
            }
            boards.0.push(Crosses::try_from(crosses).expect("nine squares"));
        }
        Ok(boards)
    }

    fn read_move(&self, text: &str) -> Result<Cross, ParseError> {
        const EXPECTED: &str = "expected-notakto-move";
        let wrong = || ParseError::new(text, EXPECTED);
        let (board, cell) = text.split_once(':').ok_or_else(wrong)?;
        let cell: GridCell = cell.parse().map_err(|_| wrong())?;
        Ok(Cross { board: heap_number(board, EXPECTED)?, square: SIDES.number(cell).ok_or_else(wrong)? })
    }

    fn moves(&self, boards: &Boards) -> impl Iterator<Item = Cross> {
        let crosses = |(board, crosses)| free_squares(crosses).map(move |square| Cross { board, square });
        boards.open().flat_map(crosses)
    }

    fn play(&self, boards: &Boards, mv: &Cross) -> Boards {
        let mut after = boards.clone();
        after.0[mv.board] |= 1 << mv.square;
        after
    }

    fn board(&self, boards: &Boards) -> drawn::Board {
        let of = |&board: &Crosses| {
            SIDES.board(|square| if board >> square & 1 == 1 { Piece::Cross } else { Piece::Nothing })
        };
        match &boards.0[..] {
            [only] => of(only),
            several => {
                drawn::Board { parts: several.iter().map(of).collect(), ..drawn::Board::new(Shape::Sum, Vec::new()) }
            }
        }
    }

    fn effect(&self, _: &Boards, mv: &Cross) -> Vec<Touch> {
        let square = usize::try_from(mv.square).expect("nine squares");
        vec![Touch::new(mv.board * 9 + square, Change::Place(Piece::Cross))]
    }

    fn is_legal(&self, boards: &Boards, mv: &Cross) -> bool {
        boards.0.get(mv.board).is_some_and(|board| !is_closed(*board) && board >> mv.square & 1 == 0)
    }

    fn ending(&self, boards: &Boards) -> Option<Ending> {
        boards.open().next().is_none().then_some(Ending::Stuck)
    }

    /// Open boards, each as its least image, in order.
    fn canonical(&self, boards: Boards) -> Boards {
        let mut open: SmallVec<[Crosses; 4]> = boards.open().map(|(_, board)| least_image(board)).collect();
        sort_few(&mut open);
        if open.is_empty() {
            // A position has at least one board.
            open.push(0b111);
        }
        Boards(open)
    }

    fn parts(&self, _: Convention, _: &Boards) -> Option<Box<dyn Parts<Boards>>> {
        Some(Box::new(parts::BoardParts))
    }

    fn describe(&self, boards: &Boards, mv: &Cross) -> Message {
        let cell = SIDES.cell(mv.square).to_string();
        match boards.0.len() {
            1 => Message::new("move-cross-on").with("cell", cell),
            _ => Message::new("move-cross-on-board").with("cell", cell).with("board", mv.board + 1),
        }
    }
}

impl Impartial for Notakto {}

const QUOTIENT: Theorem = Theorem { id: "misere-quotient-of-order-18", source: "Plambeck and Whitehead 2013" };
const VALUES: Theorem = Theorem { id: "nim-sum-of-the-boards", source: "Sprague 1935; Grundy 1939" };

impl Notakto {
    /// The nim-values of all boards. Boards with more crosses come first.
    fn values(&self) -> &[u8] {
        self.values.get_or_init(|| {
            let mut values = vec![0; 1 << SIDES.count()];
            for board in (0..1 << SIDES.count()).rev() {
                let mut seen = MexSet::default();
                free_squares(board).for_each(|square| seen.insert(values[usize::from(board | 1 << square)].into()));
                values[usize::from(board)] = u8::try_from(seen.mex()).expect("at most nine");
            }
            values
        })
    }

    fn value(&self, board: Crosses) -> NimValue {
        NimValue(self.values()[usize::from(board)].into())
    }

    fn sum(&self, boards: &Boards) -> NimValue {
        boards.0.iter().map(|&board| self.value(board)).sum()
    }

    fn is_lost(&self, convention: Convention, boards: &Boards) -> bool {
        match convention {
            Convention::Normal => self.sum(boards) == NimValue::ZERO,
            Convention::Misere => boards.product().is_lost(),
        }
    }
}

impl Theory for Notakto {
    fn claim(&self, convention: Convention, boards: &Boards) -> Option<Claim<Cross>> {
        let is_winning = |mv: &Cross| self.is_lost(convention, &self.play(boards, mv));
        let winning: crate::theory::Moves<Cross> = self.moves(boards).filter(is_winning).collect();
        Some(self.verdict(convention, boards)?.with_winning(winning))
    }

    fn verdict(&self, convention: Convention, boards: &Boards) -> Option<Claim<Cross>> {
        let outcome = Outcome::win_if(!self.is_lost(convention, boards));
        Some(match convention {
            Convention::Normal => Claim::new(outcome, &VALUES).with_value(self.sum(boards)),
            Convention::Misere => Claim::new(outcome, &QUOTIENT),
        })
    }

    fn reasons(&self, convention: Convention, boards: &Boards) -> Vec<Step> {
        reasons::of(self, convention, boards)
    }

    fn ranges(&self, deep: bool) -> Vec<Range<Boards>> {
        let all = |count: usize, step: usize| {
            let open = (0..1 << SIDES.count()).filter(|&board| !is_closed(board) && least_image(board) == board);
            let open: Vec<Crosses> = open.collect();
            let lists = crate::heap::sorted_heaps(count, 0, open.len() as u64 - 1).step_by(step);
            lists.map(move |list| {
                let board = |number: u64| open[usize::try_from(number).expect("an index")];
                Boards(list.iter().map(board).collect())
            })
        };
        let label = |boards: u64| Message::new("range-notakto").with("boards", boards);
        let one = (0..1 << SIDES.count()).map(|board| Boards(SmallVec::from_elem(board, 1)));
        vec![
            Range::new(label(1), one),
            Range::new(label(2), all(2, 1)),
            Range::new(label(3), all(3, if deep { 1 } else { 3 })),
        ]
    }
}

impl fmt::Display for Boards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, board) in self.0.iter().enumerate() {
            let rows = SIDES.write(|square| if board >> square & 1 == 1 { 'x' } else { '.' });
            write!(f, "{}{rows}", if i == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl fmt::Display for Cross {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.board + 1, SIDES.cell(self.square))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        analysis::{Method, Question},
        solve::{Budget, Memo, Outcomes},
    };

    fn ask(position: &str, convention: Convention, method: Method) -> crate::Analysis {
        let question = Question { method, ..Question::default() };
        impartial(game()).boxed().analyse(position, convention, &question).unwrap()
    }

    #[test]
    fn outcomes_of_one_to_three_boards_are_those_of_the_paper() {
        // Plambeck and Whitehead 2013: the first player wins on one and three boards, the second on two.
        for (boards, outcome) in [("1", Outcome::Win), ("2", Outcome::Loss), ("3", Outcome::Win)] {
            for method in [Method::Theory, Method::Search] {
                assert_eq!(ask(boards, Convention::Misere, method).outcome, Some(outcome), "{boards}");
            }
        }
        assert_eq!(ask("1", Convention::Misere, Method::Both).winning_moves, ["1:b2"]);
        assert_eq!(ask("3", Convention::Misere, Method::Theory).winning_moves.len(), 27);
        assert_eq!(ask("16", Convention::Misere, Method::Theory).outcome, Some(Outcome::Loss));
    }

    #[test]
    fn parts_agree_with_whole_positions() {
        let game = game();
        for convention in Convention::BOTH {
            let mut whole = Memo::new(&game, Outcomes(convention), Budget::default());
            for position in game.ranges(false).into_iter().flat_map(|range| range.positions.step_by(7)) {
                let expected = whole.value(&position).ok();
                let answer = ask(&position.to_string(), convention, Method::Search);
                assert_eq!(answer.outcome, expected, "{position} {convention}");
            }
        }
    }

    #[test]
    fn a_closed_board_is_out_of_play() {
        let game = game();
        let boards = game.read("xxx/.../...,.../.../...").unwrap();
        assert_eq!(game.moves(&boards).count(), 9);
        assert!(!game.is_legal(&boards, &game.read_move("1:b2").unwrap()));
        assert_eq!(game.ending(&game.read("x../.x./..x").unwrap()), Some(Ending::Stuck));
        assert_eq!(game.canonical(boards).to_string(), ".../.../...");
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "0", "17", ",", "...", ".../...", ".../.../..o", ".../.../...,", "../../..", "1,1"] {
            assert!(game().read(text).is_err(), "{text}");
        }
        for text in ["", "b2", "0:b2", "1:d1", "1:a4", "1:", ":", "1:é"] {
            assert!(game().read_move(text).is_err(), "{text}");
        }
    }
}
