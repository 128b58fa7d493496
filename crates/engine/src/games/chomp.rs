//! Chomp: bite a square of a bar of chocolate, with everything below and to the right; the corner is poisoned. `4,4,3`
//! is a bar of three rows, `2:3` bites the third square of its second row.
//! Source: F. Schuh 1952 (on divisors); D. Gale, A curious Nim-type game, 1974.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, MOST_SQUARES, Piece, Shape, Spot, Touch},
    explain::Step,
    family::{Dice, Family, Preset, Sizes, Tag, heaps_between},
    game::{Game, Impartial, Size},
    heap::{MISERE, sorted_heaps},
    message::Message,
    nim_value::NimValue,
    notation::{HeapList, MOST_HEAPS, ParseError, heap_number, number},
    outcome::{Convention, Outcome},
    params::Params,
    solve::numbered::Numbering,
    theory::{Claim, Moves, Range, Tame, Theorem, Theory},
};
use std::fmt;

mod numbering;
mod reasons;

pub(crate) const FAMILY: Family = Family {
    id: "chomp",
    parameters: &[],
    presets: &[
        Preset::new("3-by-4", "4,4,4"),
        Preset::new("4-by-5", "5,5,5,5"),
        Preset::new("6-by-7", "7,7,7,7,7,7"),
        Preset::new("bitten-bar", "6,5,3,2"),
        Preset::new("poison-for-the-winner", "4,4,4").misere(),
    ],
    usual: 0,
    tags: &[Tag::First, Tag::Unsolved],
    random,
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(Chomp))
}

/// Maximum length of a row.
const LONGEST_ROW: u64 = 1_000_000;

fn random(_: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let most = sizes.most(4, 7, LONGEST_ROW, dice).max(2);
    let mut rows: HeapList = heaps_between(Sizes { most: Some(most), ..sizes }, (3, 5), (most, most), dice).parse()?;
    rows.0.sort_unstable();
    rows.0.reverse();
    rows.0[0] = rows.0[0].max(2);
    Ok(rows.to_string())
}

/// The rules.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chomp;

/// A bite: the square that is named, rows and squares counted from zero inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bite {
    row: usize,
    square: u64,
}

impl Game for Chomp {
    type Position = HeapList;
    type Move = Bite;

    fn read(&self, text: &str) -> Result<HeapList, ParseError> {
        let expected = "expected-chomp-position";
        let wrong = || ParseError::new(text, expected);
        let mut rows: HeapList = match text.split_once('x') {
            Some((rows, squares)) => {
                let rows = usize::try_from(number(rows, expected)?).ok().filter(|rows| *rows <= MOST_HEAPS);
                let squares = number(squares, expected)?;
                (0..rows.ok_or_else(wrong)?).map(|_| squares).collect()
            }
            None => text.parse()?,
        };
        if !rows.0.is_sorted_by(|a, b| a >= b) {
            return Err(wrong());
        }
        rows.0.retain(|row| *row > 0);
        if rows.is_empty() { Err(wrong()) } else { rows.at_most(LONGEST_ROW, expected) }
    }

    fn read_move(&self, text: &str) -> Result<Bite, ParseError> {
        let expected = "expected-chomp-move";
        let (row, square) = text.split_once(':').ok_or_else(|| ParseError::new(text, expected))?;
        let square = number(square, expected)?.checked_sub(1).ok_or_else(|| ParseError::new(text, expected))?;
        Ok(Bite { row: heap_number(row, expected)?, square })
    }

    fn moves(&self, rows: &HeapList) -> impl Iterator<Item = Bite> {
        let squares = |(row, length)| (u64::from(row == 0)..length).map(move |square| Bite { row, square });
        rows.iter().enumerate().flat_map(squares)
    }

    fn play(&self, rows: &HeapList, bite: &Bite) -> HeapList {
        let left = |(row, length): (usize, u64)| if row < bite.row { length } else { length.min(bite.square) };
        rows.iter().enumerate().map(left).take_while(|&length| length > 0).collect()
    }

    fn board(&self, rows: &HeapList) -> Board {
        let (width, height) = (rows.0.first().copied().unwrap_or(0), rows.len() as u64);
        if width * height > MOST_SQUARES {
            return Board::of_heaps(Shape::Row, rows);
        }
        let square = |(row, length): (u32, u64)| {
            let squares = (0..u32::try_from(length).unwrap_or(u32::MAX)).map(move |column| (row, column));
            squares.map(|(row, column)| {
                let piece = if (row, column) == (0, 0) { Piece::Poison } else { Piece::Square };
                let height = u32::try_from(rows.len()).unwrap_or(u32::MAX);
                Spot::at(column, height - 1 - row, piece).with_label(format!("{}:{}", row + 1, column + 1))
            })
        };
        let spots = (0..).zip(rows.iter()).flat_map(square).collect();
        let side = |length: u64| u32::try_from(length).unwrap_or(u32::MAX);
        let shape = Shape::Grid { columns: side(width), rows: side(height), chequered: false };
        Board::new(shape, spots).with_axes((1..=width).map(|column| column.to_string()), (1..=height).rev())
    }

    fn effect(&self, rows: &HeapList, bite: &Bite) -> Vec<Touch> {
        let bitten = rows.iter().enumerate().skip(bite.row).take_while(|&(_, length)| length > bite.square);
        if rows.0[0] * rows.len() as u64 > MOST_SQUARES {
            return bitten.map(|(row, length)| Touch::take(row, length - bite.square, length)).collect();
        }
        let index = |squares: u64| usize::try_from(squares).expect("a drawn bar has few squares");
        let before = |row: usize| index(rows.iter().take(row).sum());
        let squares = |(row, length)| (bite.square..length).map(move |square| (row, square));
        bitten.flat_map(squares).map(|(row, square)| Touch::remove(before(row) + index(square))).collect()
    }

    fn is_legal(&self, rows: &HeapList, bite: &Bite) -> bool {
        let poisoned = bite.row == 0 && bite.square == 0;
        !poisoned && rows.0.get(bite.row).is_some_and(|&length| bite.square < length)
    }

    /// Rows and columns may be exchanged: the form with fewer rows stands for both.
    fn canonical(&self, rows: HeapList) -> HeapList {
        if rows.0[0] > rows.len() as u64 {
            return rows;
        }
        let columns = transpose(&rows);
        if columns.len() < rows.len() || columns < rows { columns } else { rows }
    }

    /// Every bar within this one can be reached; if there are very many, only a part is counted.
    fn size(&self, rows: &HeapList) -> Size {
        let widest = 1_000_000 / rows.len();
        let width = usize::try_from(rows.0[0]).map_or(widest, |length| length.min(widest));
        // Number of ways to choose the rows up to this one, by the length of the last.
        let mut ways = vec![1u128; width + 1];
        for row in rows.iter().map(|row| usize::try_from(row).map_or(width, |row| row.min(width))) {
            for length in (0..row).rev() {
                ways[length] = ways[length].saturating_add(ways[length + 1]);
            }
            ways.truncate(row + 1);
        }
        let (within, row) = ((ways[0] - 1) / 2, u128::from(rows.0[0]));
        Size { positions: within.max(row), moves: within.max(row * (row - 1) / 2) }
    }

    fn numbering(&self, rows: &HeapList) -> Option<Box<dyn Numbering<HeapList>>> {
        let bars = numbering::Bars::new(rows, self.size(rows).positions)?;
        Some(Box::new(bars))
    }

    fn describe(&self, _: &HeapList, bite: &Bite) -> Message {
        Message::new("move-bite").with("row", bite.row + 1).with("square", bite.square + 1)
    }
}

impl Impartial for Chomp {}

/// The lengths of the columns.
fn transpose(rows: &HeapList) -> HeapList {
    (0..rows.0[0]).map(|square| rows.iter().take_while(|&row| row > square).count() as u64).collect()
}

const L: Theorem = Theorem { id: "an-l-is-nim-with-its-two-arms", source: "Gale 1974; Bouton 1901" };
const TWO_ROWS: Theorem = Theorem { id: "two-rows-are-lost-when-one-is-longer-by-a-square", source: "Gale 1974" };
const STEALING: Theorem = Theorem { id: "the-first-player-can-steal-every-strategy", source: "Gale 1974" };
const EQUAL_ARMS: Theorem = Theorem { id: "the-bite-2-2-leaves-an-l-with-equal-arms", source: "Gale 1974" };

/// The squares of an L besides the poison: in its row and in its column.
fn arms(rows: &HeapList) -> Option<(u64, u64)> {
    let is_l = rows.iter().skip(1).all(|row| row == 1);
    is_l.then(|| (rows.0[0] - 1, rows.len() as u64 - 1))
}

/// Bites of an L that leave one arm with `left` squares.
fn bite_arms((across, down): (u64, u64), left: (Option<u64>, Option<u64>)) -> impl Iterator<Item = Bite> {
    let across = left.0.filter(|&left| left < across).map(|left| Bite { row: 0, square: left + 1 });
    let down = left.1.filter(|&left| left < down).and_then(|left| usize::try_from(left).ok());
    across.into_iter().chain(down.map(|left| Bite { row: left + 1, square: 0 }))
}

/// All bites of an L that leave an L of nim-value `value`.
fn bites_to(arms: (u64, u64), value: u64) -> impl Iterator<Item = Bite> {
    bite_arms(arms, (Some(arms.1 ^ value), Some(arms.0 ^ value)))
}

fn claim_l(convention: Convention, arms: (u64, u64)) -> Claim<Bite> {
    let tame: Tame = [arms.0, arms.1].into_iter().map(NimValue::from).collect();
    let outcome = tame.outcome(convention);
    if convention == Convention::Normal {
        let winning: Moves<Bite> = bites_to(arms, 0).filter(|_| outcome == Outcome::Win).collect();
        return Claim::new(outcome, &L).with_value(tame.sum).with_winning(winning);
    }
    // Misère: equal arms of two or more are lost, and so is one square alone.
    let lost = |left: u64, other: u64| (left == other && left > 1) || left + other == 1;
    let targets = |other: u64| [0, 1, other].into_iter().filter(move |&left| lost(left, other));
    let mut winning = Moves::default();
    for bite in targets(arms.1).flat_map(|left| bite_arms(arms, (Some(left), None))) {
        winning.push(bite);
    }
    for bite in targets(arms.0).flat_map(|left| bite_arms(arms, (None, Some(left)))) {
        winning.push(bite);
    }
    Claim::new(outcome, &MISERE).with_winning(winning)
}

/// Two rows, or two columns, of more than one square each, in normal play.
fn claim_two(rows: &HeapList) -> Option<Claim<Bite>> {
    let as_rows = rows.len() == 2;
    if !as_rows && rows.0[0] != 2 {
        return None;
    }
    let second = rows.iter().skip(1).take_while(|&row| row > 1).count() as u64 + 1;
    let (long, short) = if as_rows { (rows.0[0], rows.0[1]) } else { (rows.len() as u64, second) };
    let bite = match long - short {
        0 => Some((1, short - 1)),
        1 => None,
        _ => Some((0, short + 1)),
    };
    let bite = bite.map(|(line, square)| match as_rows {
        true => Bite { row: usize::from(line == 1), square },
        false => Bite { row: usize::try_from(square).expect("there are at most 64 rows"), square: line },
    });
    let winning: Moves<Bite> = bite.into_iter().collect();
    Some(Claim::new(Outcome::win_if(long != short + 1), &TWO_ROWS).with_winning(winning))
}

/// A whole bar. On a square only the bite 2:2 wins: other bites leave a smaller bar or can be answered by 2:2.
fn claim_bar(rows: &HeapList) -> Claim<Bite> {
    let square = rows.0[0] == rows.len() as u64;
    let winning: Option<Moves<Bite>> = square.then(|| [Bite { row: 1, square: 1 }].into_iter().collect());
    Claim::new(Outcome::Win, &STEALING).with_winning(winning)
}

impl Theory for Chomp {
    fn claim(&self, convention: Convention, rows: &HeapList) -> Option<Claim<Bite>> {
        if let Some(arms) = arms(rows) {
            return Some(claim_l(convention, arms));
        }
        if convention == Convention::Normal {
            if let Some(claim) = claim_two(rows) {
                return Some(claim);
            }
            if rows.0[0] == rows.0[rows.len() - 1] {
                return Some(claim_bar(rows));
            }
        }
        let equal_arms = rows.0[0] == rows.len() as u64 && rows.len() > 2;
        equal_arms.then(|| Claim::new(Outcome::Win, &EQUAL_ARMS))
    }

    fn moves_to(&self, rows: &HeapList, value: NimValue) -> Option<Moves<Bite>> {
        let value = u64::try_from(value.0);
        arms(rows).map(|arms| value.into_iter().flat_map(|value| bites_to(arms, value)).collect())
    }

    fn tame(&self, rows: &HeapList) -> Option<Tame> {
        arms(rows).map(|(across, down)| [across, down].into_iter().map(NimValue::from).collect())
    }

    fn reasons(&self, convention: Convention, rows: &HeapList) -> Vec<Step> {
        reasons::of(convention, rows)
    }

    fn ranges(&self, deep: bool) -> Vec<Range<HeapList>> {
        let (two, across, wide) = if deep { (600, 1200, 12) } else { (300, 700, 10) };
        let falling = |count, most| {
            sorted_heaps(count, 1, most).map(|mut rows| {
                rows.0.reverse();
                rows
            })
        };
        let ls = (0..64usize).flat_map(move |down| {
            (1..=across).map(move |length| std::iter::once(length).chain(std::iter::repeat_n(1, down)).collect())
        });
        vec![
            Range::new(Message::new("range-rows").with("rows", 2u64).with("most", two), falling(2, two)),
            Range::new(Message::new("range-ls").with("columns", across).with("rows", 64u64), ls),
            Range::new(
                Message::new("range-bars").with("most", wide),
                (1..=wide).flat_map(move |rows| falling(usize::try_from(rows).expect("few"), wide)),
            ),
        ]
    }
}

impl fmt::Display for Bite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.row + 1, self.square + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        analysis::{Method, Question},
        solve::{Budget, Memo, Outcomes, Remoteness},
    };

    fn ask(text: &str, convention: Convention) -> crate::Analysis {
        let question = Question { method: Method::Both, ..Question::default() };
        let answer = impartial(Chomp).boxed().analyse(text, convention, &question).unwrap();
        assert_eq!(answer.disagreement, None, "{text} {convention}");
        answer
    }

    #[test]
    fn whole_bars_are_won_unless_only_poison_is_left() {
        let mut search = Memo::new(&Chomp, Outcomes(Convention::Normal), Budget::default());
        for rows in 1..=5 {
            for columns in 1..=6 {
                let bar = Chomp.read(&format!("{rows}x{columns}")).unwrap();
                assert_eq!(search.value(&bar) == Ok(Outcome::Win), rows * columns > 1, "{bar}");
            }
        }
        assert_eq!(ask("1", Convention::Normal).outcome, Some(Outcome::Loss));
        assert_eq!(ask("1", Convention::Misere).outcome, Some(Outcome::Win));
    }

    #[test]
    fn two_rows_and_two_columns_follow_the_rule() {
        assert_eq!(ask("5,5", Convention::Normal).winning_moves, ["2:5"]);
        assert_eq!(ask("9,5", Convention::Normal).winning_moves, ["1:7"]);
        assert_eq!(ask("6,5", Convention::Normal).outcome, Some(Outcome::Loss));
        assert_eq!(ask("2,2,2,2", Convention::Normal).winning_moves, ["4:2"]);
        assert_eq!(ask("2,2,1,1,1", Convention::Normal).winning_moves, ["4:1"]);
        assert_eq!(ask("2,2,1", Convention::Normal).outcome, Some(Outcome::Loss));
    }

    #[test]
    fn an_l_is_nim() {
        let answer = ask("6,1,1,1", Convention::Normal);
        assert_eq!(answer.nim_value, Some(NimValue(5 ^ 3)));
        assert_eq!(answer.winning_moves, ["1:5"]);
        assert_eq!(ask("2,1", Convention::Misere).winning_moves, ["1:2", "2:1"]);
        assert_eq!(ask("3", Convention::Misere).winning_moves, ["1:3"]);
        assert_eq!(ask("2", Convention::Misere).outcome, Some(Outcome::Loss));
        let large = impartial(Chomp).boxed().analyse("1000000,1,1", Convention::Misere, &Question::default()).unwrap();
        assert_eq!(large.winning_moves, ["1:4"]);
    }

    #[test]
    fn searched_bars_have_known_winning_moves() {
        assert_eq!(ask("4,4,4", Convention::Normal).winning_moves, ["2:3"]);
        assert_eq!(ask("5,5,5,5,5", Convention::Normal).winning_moves, ["2:2"]);
        assert_eq!(ask("3,2,1", Convention::Normal).winning_moves, ["1:3", "2:2", "3:1"]);
    }

    #[test]
    fn sizes_are_lower_bounds() {
        for text in ["1", "7", "5,5,5", "6,4,4,1", "6,6,6,6,6,6", "2,2,2,2,1"] {
            let bar = Chomp.read(text).unwrap();
            let mut full = Memo::new(&Chomp, Remoteness(Convention::Normal), Budget::unlimited());
            full.value(&bar).unwrap();
            let bound = Chomp.size(&bar).positions;
            assert!(bound <= full.positions() as u128, "{text}: {bound} {}", full.positions());
            assert!(bound * 3 + 3 >= full.positions() as u128, "{text}: {bound} {}", full.positions());
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "-", "0", "0,0", "1,2", "3,0,1", "1000001", "x", "3x", "65x2", "99999999999999999999x1"] {
            assert!(Chomp.read(text).is_err(), "{text}");
        }
        assert_eq!(Chomp.read("3,1,0").unwrap().to_string(), "3,1");
        let bar = Chomp.read("3,1").unwrap();
        for text in ["1:1", "1:4", "2:2", "3:1"] {
            assert!(!Chomp.is_legal(&bar, &Chomp.read_move(text).unwrap()), "{text}");
        }
        assert!(Chomp.read_move("0:1").is_err() && Chomp.read_move("1:0").is_err() && Chomp.read_move("1").is_err());
    }
}
