//! Nim on a grid: coins lie on squares; take any number of neighbouring coins in one line. `ooo/o.o` has two rows of
//! squares, `oo/oo,oo/oo` two layers of them, and `4x4` and `2x2x2` are full; `a1-a3` takes three coins. On triangles
//! there are three directions: `o/oo/ooo`, or `3` for short. Sources: P. Hein's Tac-Tix and Nimbi, described by
//! M. Gardner, Mathematical games, 1958 and 1959.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Piece, Shape, Spot, Touch},
    explain::Step,
    family::{Dice, Family, Preset, Sizes, Tag},
    game::{Footprint, Game, Impartial, Packed},
    message::Message,
    nim_value::NimValue,
    notation::{GridCell, ParseError, heap_number, number},
    outcome::{Convention, Outcome},
    params::{Kind, Parameter, Params},
    solve::parts::Parts,
    theory::{Claim, Moves, Range, Tame, Theorem, Theory},
};
use geometry::{Geometry, Lines, Shadow, coins};
use std::fmt;

mod geometry;
mod groups;
mod reasons;

pub(crate) const FAMILY: Family = Family {
    id: "grid",
    parameters: &[
        Parameter { name: "lines", kind: Kind::Choice(&["rows", "straight", "all"]), default: "straight" },
        Parameter { name: "board", kind: Kind::Choice(&["square", "triangle"]), default: "square" },
    ],
    presets: &[
        Preset::new("tac-tix", "4x4").misere(),
        Preset::new("tac-tix-last-wins", "4x4"),
        Preset::new("3-by-4", "4x3"),
        Preset::new("two-layers", "3x2x2"),
        Preset::new("triangle-of-ten", "4").with("board=triangle").misere(),
        Preset::new("in-all-directions", "3x3").with("lines=all"),
        Preset::new("in-rows-only", "ooo/ooooo/ooooooo").with("lines=rows"),
    ],
    usual: 2,
    tags: &[Tag::Classic, Tag::Unsolved],
    random,
    samples: &["", "lines=all", "lines=rows", "board=triangle", "board=triangle lines=rows"],
};

pub(crate) fn build(params: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(game(params)))
}

/// Nim on a grid, with some lines.
pub(super) fn game(params: &Params) -> GridNim {
    let lines = match params.text("lines") {
        "rows" => Lines::Rows,
        "all" => Lines::All,
        _ => Lines::Straight,
    };
    GridNim { geometry: Geometry::new(lines, params.text("board") == "triangle") }
}

fn random(params: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let height = sizes.heaps.unwrap_or_else(|| dice.between(2, 4)).clamp(1, 5);
    let width = sizes.most.unwrap_or_else(|| dice.between(3, 4)).clamp(1, 5);
    let is_triangle = params.text("board") == "triangle";
    let mut row = |length: u64| -> String {
        (0..length).map(|column| if column == 0 || dice.between(0, 4) > 0 { 'o' } else { '.' }).collect()
    };
    let rows: Vec<String> = (1..=height).map(|number| row(if is_triangle { number } else { width })).collect();
    Ok(rows.join("/"))
}

/// Maximum number of places: as many as bits.
const MOST_PLACES: u32 = 64;

/// Longest side of a board: as many columns as letters.
const LONGEST_SIDE: u32 = 26;

/// The rules: which coins are in one line.
#[derive(Clone, Debug)]
pub(super) struct GridNim {
    geometry: Geometry,
}

/// Coins on a board: columns, rows and layers; a triangle is half of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Coins {
    sides: [u32; 3],
    set: u64,
    is_triangle: bool,
}

/// A place: its layer, counted from 1, or 0 if there is only one, and its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    layer: u32,
    cell: GridCell,
}

/// Neighbouring coins in one line, from the first to the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Taking {
    first: Place,
    last: Place,
}

impl Footprint for Coins {
    fn pack(&self) -> Packed {
        let mut packed = Packed::from_slice(&self.set.to_le_bytes());
        packed.extend(self.sides.iter().map(|&side| u8::try_from(side).expect("a short side")));
        packed.push(u8::from(self.is_triangle));
        packed
    }
}

impl Coins {
    /// A full board, if its sides are neither empty nor too long.
    fn full(sides: [u32; 3], is_triangle: bool) -> Option<Coins> {
        let places = sides.iter().try_fold(1u32, |product, &side| product.checked_mul(side))?;
        let fits = (1..=MOST_PLACES).contains(&places) && sides.iter().all(|&side| side <= LONGEST_SIDE);
        let empty = Coins { sides, set: 0, is_triangle };
        fits.then(|| Coins { set: (0..places).filter(|&n| empty.has_place(n)).fold(0, |set, n| set | 1 << n), ..empty })
    }

    /// Columns, rows and layers of a place by its number.
    fn point(&self, number: u32) -> [i32; 3] {
        let [width, height, _] = self.sides;
        let signed = |n: u32| i32::try_from(n).expect("a short side");
        [signed(number % width), signed(number / width % height), signed(number / (width * height))]
    }

    /// The number of a point, if it is on the board.
    fn number(&self, point: [i32; 3]) -> Option<u32> {
        let mut number = 0;
        for (at, side) in point.into_iter().zip(self.sides).rev() {
            let at = u32::try_from(at).ok().filter(|at| *at < side)?;
            number = number * side + at;
        }
        Some(number)
    }

    /// Whether a number is a place of the board: in a triangle, rows have as many places as their number says.
    fn has_place(&self, number: u32) -> bool {
        let [column, row, _] = self.point(number);
        !self.is_triangle || column <= row
    }

    /// The places of the board in the order in which they are drawn.
    fn places(&self) -> impl Iterator<Item = u32> {
        let board = *self;
        (0..self.sides.iter().product::<u32>()).filter(move |&number| board.has_place(number))
    }

    fn place(&self, number: u32) -> Place {
        let [column, row, layer] = self.point(number).map(i32::unsigned_abs);
        Place { layer: if self.sides[2] > 1 { layer + 1 } else { 0 }, cell: GridCell { row, column } }
    }

    fn number_of(&self, place: Place) -> Option<u32> {
        let layer = if self.sides[2] > 1 { place.layer.checked_sub(1)? } else { place.layer };
        let signed = |n: u32| i32::try_from(n).ok();
        self.number([signed(place.cell.column)?, signed(place.cell.row)?, signed(layer)?])
    }

    /// The coins of a move as bits, if its ends are in one line.
    fn between(&self, mv: &Taking) -> Option<u64> {
        let (first, last) = (self.number_of(mv.first)?, self.number_of(mv.last)?);
        let (from, to) = (self.point(first), self.point(last));
        let step: [i32; 3] = std::array::from_fn(|axis| (to[axis] - from[axis]).signum());
        let length = (0..3).map(|axis| (to[axis] - from[axis]).abs()).max()?;
        let at = |i: i32| self.number(std::array::from_fn(|axis| from[axis] + i * step[axis]));
        (0..=length).try_fold(0u64, |set, i| Some(set | 1 << at(i)?))
    }
}

impl Game for GridNim {
    type Position = Coins;
    type Move = Taking;

    fn read(&self, text: &str) -> Result<Coins, ParseError> {
        let is_triangle = self.geometry.is_triangle;
        let expected = if is_triangle { "expected-grid-triangle" } else { "expected-grid-position" };
        let wrong = || ParseError::new(text, expected);
        let side = |word: &str| number(word, expected).ok().and_then(|side| u32::try_from(side).ok()).ok_or_else(wrong);
        if is_triangle && text.bytes().all(|b| b.is_ascii_digit()) {
            let side = side(text)?;
            return Coins::full([side, side, 1], true).ok_or_else(wrong);
        }
        if !is_triangle && text.contains('x') {
            let sides: Vec<u32> = text.split('x').take(4).map(side).collect::<Result<_, _>>()?;
            let sides = match sides[..] {
                [width, height] => [width, height, 1],
                [width, height, layers] => [width, height, layers],
                _ => return Err(wrong()),
            };
            return Coins::full(sides, false).ok_or_else(wrong);
        }
        rows(text, is_triangle, self.geometry.lines).ok_or_else(wrong)
    }

    fn read_move(&self, text: &str) -> Result<Taking, ParseError> {
        const EXPECTED: &str = "expected-grid-move";
        let place = |word: &str| -> Result<Place, ParseError> {
            let (layer, cell) = match word.split_once(':') {
                Some((layer, cell)) => (heap_number(layer, EXPECTED)? + 1, cell),
                None => (0, word),
            };
            let wrong = || ParseError::new(text, EXPECTED);
            let layer = u32::try_from(layer).map_err(|_| wrong())?;
            Ok(Place { layer, cell: cell.parse().map_err(|_| wrong())? })
        };
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        let (first, last) = (place(first)?, place(last)?);
        let order = |place: &Place| (place.layer, place.cell.row, place.cell.column);
        Ok(if order(&last) < order(&first) { Taking { first: last, last: first } } else { Taking { first, last } })
    }

    fn moves(&self, coins: &Coins) -> impl Iterator<Item = Taking> {
        let board = *coins;
        self.geometry.takings(coins).map(move |taken| {
            let last = 63 - taken.leading_zeros();
            Taking { first: board.place(taken.trailing_zeros()), last: board.place(last) }
        })
    }

    fn play(&self, coins: &Coins, mv: &Taking) -> Coins {
        Coins { set: coins.set & !coins.between(mv).unwrap_or(0), ..*coins }
    }

    fn is_legal(&self, coins: &Coins, mv: &Taking) -> bool {
        coins.between(mv).is_some_and(|taken| self.geometry.takings(coins).any(|legal| legal == taken))
    }

    fn board(&self, coins: &Coins) -> Board {
        let [width, height, layers] = coins.sides;
        let layer = |layer: u32| {
            let spot = |number: u32| {
                let Place { cell, .. } = coins.place(number);
                let piece = if coins.set >> number & 1 == 1 { Piece::Coin } else { Piece::Nothing };
                Spot::at(cell.column, height - 1 - cell.row, piece).with_label(cell.to_string())
            };
            let here = coins.places().filter(|&number| coins.point(number)[2].unsigned_abs() == layer);
            let names = (0..width).map(|column| GridCell { row: 0, column }.to_string().replace('1', ""));
            let shape = Shape::Grid { columns: width, rows: height, chequered: false };
            Board::new(shape, here.map(spot).collect()).with_axes(names, (1..=height).rev())
        };
        match layers {
            1 => layer(0),
            _ => Board { parts: (0..layers).map(layer).collect(), ..Board::new(Shape::Sum, Vec::new()) },
        }
    }

    fn effect(&self, coins: &Coins, mv: &Taking) -> Vec<Touch> {
        let taken = coins.between(mv).unwrap_or(0);
        let spots = coins.places().enumerate().filter(|(_, number)| taken >> number & 1 == 1);
        spots.map(|(spot, _)| Touch::remove(spot)).collect()
    }

    /// Coins in the corner of the board; where they lie does not matter.
    fn canonical(&self, coins: Coins) -> Coins {
        Coins { set: self.geometry.least_image(&coins, coins.set), ..coins }
    }

    fn parts(&self, _: Convention, coins: &Coins) -> Option<Box<dyn Parts<Coins>>> {
        groups::of(&self.geometry, coins)
    }

    fn describe(&self, coins: &Coins, mv: &Taking) -> Message {
        match coins.between(mv).map_or(1, u64::count_ones) {
            1 => Message::new("move-take-coin").with("place", mv.first.to_string()),
            count => Message::new("move-take-line")
                .with("count", count)
                .with("first", mv.first.to_string())
                .with("last", mv.last.to_string()),
        }
    }
}

/// Reads rows of signs, and layers of rows.
fn rows(text: &str, is_triangle: bool, lines: Lines) -> Option<Coins> {
    let layers: Vec<Vec<&str>> = text.split(',').take(65).map(|layer| layer.split('/').take(65).collect()).collect();
    let height = layers.first()?.len();
    let longest = layers.iter().flatten().map(|row| row.len()).max()?;
    // In rows only, each row may have a length of its own.
    let fits = |(number, row): (usize, &&str)| match (is_triangle, lines) {
        (true, _) => row.len() == number + 1,
        (false, Lines::Rows) => !row.is_empty(),
        (false, _) => row.len() == longest,
    };
    let same = layers.iter().all(|layer| layer.len() == height && layer.iter().enumerate().all(fits));
    if !same || is_triangle && layers.len() > 1 {
        return None;
    }
    let sides = [longest, height, layers.len()].map(|side| u32::try_from(side).unwrap_or(u32::MAX));
    let mut coins = Coins { set: 0, ..Coins::full(sides, is_triangle)? };
    for (z, layer) in (0..).zip(&layers) {
        for (y, row) in (0..).zip(layer) {
            for (x, sign) in (0..).zip(row.chars()) {
                match sign {
                    'o' => coins.set |= 1 << coins.number([x, y, z])?,
                    '.' => {}
                    _ => return None,
                }
            }
        }
    }
    Some(coins)
}

impl Impartial for GridNim {}

const ROWS: Theorem = Theorem { id: "nim-on-the-rows", source: "Bouton 1901" };
const COPYING: Theorem = Theorem { id: "copying-around-the-centre", source: "Gardner 1974" };

impl GridNim {
    /// The rows of neighbouring coins, if coins are taken from rows only.
    fn runs(&self, coins: &Coins) -> Option<Vec<u64>> {
        (self.geometry.lines == Lines::Rows).then(|| self.geometry.groups(coins, coins.set).collect())
    }

    /// The rows as heaps: a row may be shortened to any length; if it falls apart, its value changes too.
    fn nim(&self, coins: &Coins) -> Option<Tame> {
        let runs = self.runs(coins)?;
        Some(runs.iter().map(|run| NimValue(run.count_ones().into())).collect())
    }

    fn winning(&self, convention: Convention, coins: &Coins) -> Option<Moves<Taking>> {
        self.nim(coins)?;
        let is_lost =
            |mv: &Taking| self.nim(&self.play(coins, mv)).is_some_and(|nim| nim.outcome(convention) == Outcome::Loss);
        Some(self.moves(coins).filter(is_lost).collect())
    }

    fn shadow(&self, convention: Convention, coins: &Coins) -> Option<Shadow> {
        if convention == Convention::Misere || self.geometry.is_triangle {
            return None;
        }
        self.geometry.shadow(coins, coins.set)
    }
}

impl Theory for GridNim {
    fn claim(&self, convention: Convention, coins: &Coins) -> Option<Claim<Taking>> {
        Some(self.verdict(convention, coins)?.with_winning(self.winning(convention, coins)))
    }

    fn verdict(&self, convention: Convention, coins: &Coins) -> Option<Claim<Taking>> {
        if let Some(nim) = self.nim(coins) {
            let value = (convention == Convention::Normal).then_some(nim.sum);
            return Some(Claim::new(nim.outcome(convention), &ROWS).with_value(value));
        }
        Some(match self.shadow(convention, coins)? {
            Shadow::Free => Claim::new(Outcome::Loss, &COPYING),
            Shadow::AfterTaking(_) => Claim::new(Outcome::Win, &COPYING),
        })
    }

    fn moves_to(&self, coins: &Coins, value: NimValue) -> Option<Moves<Taking>> {
        self.nim(coins)?;
        let has_value = |mv: &Taking| self.nim(&self.play(coins, mv)).is_some_and(|nim| nim.sum == value);
        Some(self.moves(coins).filter(has_value).collect())
    }

    fn tame(&self, coins: &Coins) -> Option<Tame> {
        self.nim(coins)
    }

    fn reasons(&self, convention: Convention, coins: &Coins) -> Vec<Step> {
        reasons::of(self, convention, coins)
    }

    fn ranges(&self, deep: bool) -> Vec<Range<Coins>> {
        let is_triangle = self.geometry.is_triangle;
        let every = |sides: [u32; 3], step: usize| {
            let full = Coins::full(sides, is_triangle).expect("a small board");
            let places: Vec<u32> = full.places().collect();
            let codes = (0..1u64 << places.len()).step_by(if deep { 1 } else { step });
            let set = move |code: u64| coins(code).fold(0, |set, bit| set | 1 << places[bit as usize]);
            let label = Message::new("range-grid").with("places", full.set.count_ones());
            Range::new(label, codes.map(move |code| Coins { set: set(code), ..full }))
        };
        if is_triangle {
            return vec![every([3, 3, 1], 1), every([4, 4, 1], 1)];
        }
        vec![every([3, 3, 1], 1), every([4, 3, 1], 1), every([2, 2, 2], 1), every([3, 2, 2], 1), every([4, 4, 1], 13)]
    }
}

impl fmt::Display for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for number in self.places() {
            let [column, row, layer] = self.point(number);
            f.write_str(match (column, row, layer) {
                (0, 0, 0) => "",
                (0, 0, _) => ",",
                (0, ..) => "/",
                _ => "",
            })?;
            f.write_str(if self.set >> number & 1 == 1 { "o" } else { "." })?;
        }
        Ok(())
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.layer {
            0 => self.cell.fmt(f),
            layer => write!(f, "{layer}:{}", self.cell),
        }
    }
}

impl fmt::Display for Taking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.first == self.last {
            true => self.first.fmt(f),
            false => write!(f, "{}-{}", self.first, self.last),
        }
    }
}

#[cfg(test)]
mod tests;
