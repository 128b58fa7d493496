//! Impartial Clobber: black and white stones on squares; both players move any stone onto a neighbouring one of the
//! other colour, which is taken. `xo./.xo` has two rows, `4x3` is short for a full board like a chessboard; `a1b1`
//! moves from a1 to b1. Source: M. H. Albert, J. P. Grossman, R. J. Nowakowski, D. Wolfe, An introduction to Clobber,
//! 2005.
use crate::{
    any::{Build, GameError, impartial},
    board::{self as drawn, Change, Piece, Touch},
    common::squares::{IMAGES, Image, Sides, numbers},
    explain::Step,
    family::{Dice, Family, Preset, Sizes, Tag},
    game::{Footprint, Game, Impartial, Packed},
    message::Message,
    notation::{GridCell, ParseError},
    outcome::{Convention, Outcome},
    params::Params,
    solve::parts::Parts,
    theory::{Claim, Range, Theorem, Theory},
};
use std::fmt;

mod groups;

pub(crate) const FAMILY: Family = Family {
    id: "clobber",
    parameters: &[],
    presets: &[
        Preset::new("3-by-3", "3x3"),
        Preset::new("4-by-4", "4x4"),
        Preset::new("row-of-ten", "10x1"),
        Preset::new("4-by-4-misere", "4x4").misere(),
    ],
    usual: 0,
    tags: &[Tag::Unsolved],
    random,
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(Clobber))
}

fn random(_: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let width = sizes.most.unwrap_or_else(|| dice.between(3, 5)).clamp(2, 5);
    let height = sizes.heaps.unwrap_or_else(|| dice.between(2, 4)).clamp(1, 5);
    let mut sign = |_| ['x', 'o', 'x', 'o', '.'][usize::try_from(dice.between(0, 4)).expect("a small number")];
    let mut rows: Vec<String> = (0..height).map(|_| (0..width).map(&mut sign).collect()).collect();
    // The first stone always has a neighbour to take.
    rows[0].replace_range(0..2, "xo");
    Ok(rows.join("/"))
}

/// The rules of impartial Clobber.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clobber;

/// Stones on a board of at most 64 squares: white ones are written x, black ones o.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Stones {
    sides: Sides,
    white: u64,
    black: u64,
}

/// A stone moves from one square to a neighbouring one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Capture {
    from: GridCell,
    to: GridCell,
}

impl Footprint for Stones {
    fn pack(&self) -> Packed {
        let mut packed: Packed = [self.sides.width, self.sides.height].iter().flat_map(|n| n.to_le_bytes()).collect();
        packed.retain(|byte| *byte != 0);
        let bytes = self.sides.count().div_ceil(8) as usize;
        packed.extend_from_slice(&self.white.to_le_bytes()[..bytes]);
        packed.extend_from_slice(&self.black.to_le_bytes()[..bytes]);
        packed
    }
}

impl Stones {
    fn all(&self) -> u64 {
        self.white | self.black
    }

    /// Pairs of neighbouring squares with stones of different colours.
    fn pairs(self) -> impl Iterator<Item = (u32, u32)> {
        let differ = move |a: u32, b: u32| {
            self.white >> a & self.black >> b & 1 == 1 || self.black >> a & self.white >> b & 1 == 1
        };
        let after = move |a| self.sides.after(a).filter(move |&b| differ(a, b)).map(move |b| (a, b));
        numbers(self.all()).flat_map(after)
    }

    /// The stones after a move between two squares.
    fn after(self, from: u32, to: u32) -> Stones {
        let (leaves, arrives) = (1u64 << from, 1u64 << to);
        let rest = !(leaves | arrives);
        let is_white = self.white & leaves != 0;
        let arrive = |is_mine: bool| if is_mine { arrives } else { 0 };
        Stones { white: self.white & rest | arrive(is_white), black: self.black & rest | arrive(!is_white), ..self }
    }

    /// The image, with the colours exchanged if wished.
    fn image(self, image: Image, exchanged: bool) -> Stones {
        let (white, black) = (self.sides.image(image, self.white), self.sides.image(image, self.black));
        let (white, black) = if exchanged { (black, white) } else { (white, black) };
        Stones { sides: self.sides.of_image(image), white, black }
    }

    /// Drops stones that no sequence of moves can reach: groups of one colour.
    fn without_idle_groups(self) -> Stones {
        let mut left = self.all();
        let mut live = 0;
        while left != 0 {
            let group = self.sides.component(left & left.wrapping_neg(), left);
            left &= !group;
            if group & self.white != 0 && group & self.black != 0 {
                live |= group;
            }
        }
        Stones { white: self.white & live, black: self.black & live, ..self }
    }

    /// An image of the board under which every move can be copied: the stones fall on stones of equal colours, or all
    /// on the other colour, no stone falls on itself, and none on a neighbour that it could take.
    fn copying(self) -> Option<Copying> {
        let all = self.all();
        for image in IMAGES.into_iter().skip(1).filter(|image| image.is_own_inverse()) {
            if self.sides.of_image(image) != self.sides {
                continue;
            }
            for exchanged in [false, true] {
                if self.image(image, exchanged) != self {
                    continue;
                }
                let is_free = |a: u32| {
                    let b = self.sides.send(image, a);
                    a != b && !(exchanged && self.sides.beside(1 << a) >> b & 1 == 1)
                };
                if numbers(all).all(is_free) {
                    return Some(Copying { is_turn: image.is_half_turn(), exchanged });
                }
            }
        }
        None
    }
}

/// How a player copies.
struct Copying {
    /// Whether the image is that of half a turn, and not a mirror image.
    is_turn: bool,
    exchanged: bool,
}

impl Game for Clobber {
    type Position = Stones;
    type Move = Capture;

    fn read(&self, text: &str) -> Result<Stones, ParseError> {
        let wrong = || ParseError::new(text, "expected-clobber-position");
        if let Some(sides) = Sides::read(text) {
            let is_light = |number: &u32| {
                let cell = sides.cell(*number);
                (cell.row + cell.column).is_multiple_of(2)
            };
            let white = numbers(sides.all()).filter(is_light).fold(0, |set, number| set | 1 << number);
            return Ok(Stones { sides, white, black: sides.all() & !white });
        }
        let (sides, [_, white, black]) = Sides::read_rows(text, ['.', 'x', 'o']).ok_or_else(wrong)?;
        Ok(Stones { sides, white, black })
    }

    fn read_move(&self, text: &str) -> Result<Capture, ParseError> {
        let (from, to) = GridCell::read_pair(text).ok_or_else(|| ParseError::new(text, "expected-clobber-move"))?;
        Ok(Capture { from, to })
    }

    fn moves(&self, stones: &Stones) -> impl Iterator<Item = Capture> {
        let sides = stones.sides;
        let capture = move |(from, to)| Capture { from: sides.cell(from), to: sides.cell(to) };
        stones.pairs().flat_map(move |(a, b)| [capture((a, b)), capture((b, a))])
    }

    fn play(&self, stones: &Stones, mv: &Capture) -> Stones {
        match (stones.sides.number(mv.from), stones.sides.number(mv.to)) {
            (Some(from), Some(to)) => stones.after(from, to),
            _ => *stones,
        }
    }

    fn board(&self, stones: &Stones) -> drawn::Board {
        stones.sides.board(|number| match (stones.white >> number & 1, stones.black >> number & 1) {
            (1, _) => Piece::White,
            (_, 1) => Piece::Black,
            _ => Piece::Nothing,
        })
    }

    fn effect(&self, stones: &Stones, mv: &Capture) -> Vec<Touch> {
        let spot = |cell| stones.sides.number(cell).map_or(0, |number| number as usize);
        let is_white = stones.white >> spot(mv.from) & 1 == 1;
        let piece = if is_white { Piece::White } else { Piece::Black };
        vec![Touch::new(spot(mv.from), Change::Leave { count: 1 }), Touch::new(spot(mv.to), Change::Place(piece))]
    }

    fn canonical(&self, stones: Stones) -> Stones {
        let stones = stones.without_idle_groups();
        let all = IMAGES.into_iter().flat_map(|image| [stones.image(image, false), stones.image(image, true)]);
        let lying = all.filter(|stones| stones.sides.width >= stones.sides.height);
        lying.min().expect("the board or the turned board lies")
    }

    fn parts(&self, _: Convention, stones: &Stones) -> Option<Box<dyn Parts<Stones>>> {
        groups::of(stones)
    }

    fn describe(&self, _: &Stones, mv: &Capture) -> Message {
        Message::new("move-capture").with("from", mv.from.to_string()).with("to", mv.to.to_string())
    }
}

impl Impartial for Clobber {}

const COPYING: Theorem = Theorem { id: "copying-the-image-of-a-move", source: "by inspection" };

impl Theory for Clobber {
    fn claim(&self, convention: Convention, stones: &Stones) -> Option<Claim<Capture>> {
        let is_lost = convention == Convention::Normal && stones.without_idle_groups().copying().is_some();
        is_lost.then(|| Claim::new(Outcome::Loss, &COPYING))
    }

    fn reasons(&self, convention: Convention, stones: &Stones) -> Vec<Step> {
        if convention == Convention::Misere {
            return Vec::new();
        }
        let copying = stones.without_idle_groups().copying();
        let reason = |copying: Copying| {
            let id = match (copying.is_turn, copying.exchanged) {
                (true, false) => "reason-clobber-turn",
                (true, true) => "reason-clobber-turn-exchanged",
                (false, false) => "reason-clobber-mirror",
                (false, true) => "reason-clobber-mirror-exchanged",
            };
            Message::new(id).into()
        };
        copying.map(reason).into_iter().collect()
    }

    fn ranges(&self, deep: bool) -> Vec<Range<Stones>> {
        let every = |width: u32, height: u32, step: usize| {
            let sides = Sides { width, height };
            let codes = (0..3u64.pow(width * height)).step_by(step);
            codes.map(move |code| {
                let mut stones = Stones { sides, white: 0, black: 0 };
                (0..sides.count()).fold(code, |code, number| {
                    match code % 3 {
                        1 => stones.white |= 1 << number,
                        2 => stones.black |= 1 << number,
                        _ => {}
                    }
                    code / 3
                });
                stones
            })
        };
        let label = |width: u32, height: u32| Message::new("range-boards").with("width", width).with("height", height);
        let boards =
            |width, height, step| Range::new(label(width, height), every(width, height, if deep { 1 } else { step }));
        vec![boards(8, 1, 1), boards(3, 3, 1), boards(4, 2, 1), boards(5, 2, 7), boards(4, 3, 71)]
    }
}

impl fmt::Display for Stones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = |number: u32| match (self.white >> number & 1, self.black >> number & 1) {
            (1, _) => 'x',
            (_, 1) => 'o',
            _ => '.',
        };
        f.write_str(&self.sides.write(sign))
    }
}

impl fmt::Display for Capture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        analysis::{Method, Question},
        solve::{Budget, Memo, NimValues, Outcomes},
    };

    fn ask(position: &str, convention: Convention, method: Method) -> crate::Analysis {
        let question = Question { method, ..Question::default() };
        impartial(Clobber).boxed().analyse(position, convention, &question).unwrap()
    }

    #[test]
    fn rows_and_small_boards_have_these_outcomes() {
        // Source: a brute force outside the engine.
        let letters = |boards: &[String], convention| -> String {
            let letter = |board: &String| ask(board, convention, Method::Search).outcome.unwrap().letter();
            boards.iter().map(letter).collect()
        };
        let rows: Vec<String> = (1..=16).map(|n| format!("{n}x1")).collect();
        assert_eq!(letters(&rows, Convention::Normal), "PNNNPPNNNPNNNPPN");
        assert_eq!(letters(&rows, Convention::Misere), "NPPNNNNPPNNNNPPN");
        let boards = ["2x2", "3x2", "3x3", "4x2", "4x3", "4x4"].map(str::to_owned);
        assert_eq!(letters(&boards, Convention::Normal), "PPNPPP");
        assert_eq!(letters(&boards, Convention::Misere), "PNPPNN");
    }

    #[test]
    fn groups_have_the_values_of_whole_positions() {
        let mut values = Memo::new(&Clobber, NimValues, Budget::default());
        let mut misere = Memo::new(&Clobber, Outcomes(Convention::Misere), Budget::default());
        for range in Clobber.ranges(false) {
            for stones in range.positions.step_by(37) {
                let text = stones.to_string();
                let expected = values.value(&stones).map(crate::NimValue::from).ok();
                assert_eq!(ask(&text, Convention::Normal, Method::Search).nim_value, expected, "{text}");
                let expected = misere.value(&stones).ok();
                assert_eq!(ask(&text, Convention::Misere, Method::Search).outcome, expected, "{text}");
            }
        }
    }

    #[test]
    fn boards_that_can_be_copied_are_lost() {
        for text in ["4x4", "2x2", "6x4", "xo.ox", "xo/..", "xo.xo", "xoo/.../oox"] {
            let claim = Clobber.claim(Convention::Normal, &Clobber.read(text).unwrap());
            let lost = claim.is_some_and(|claim| claim.outcome == Outcome::Loss);
            assert_eq!(lost, text != "xo/..", "{text}");
        }
        assert!(Clobber.claim(Convention::Normal, &Clobber.read("3x3").unwrap()).is_none());
        assert!(Clobber.claim(Convention::Normal, &Clobber.read("4x1").unwrap()).is_none());
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "9x8", "x", "0x1", "xo/x", "xz", "27x1"] {
            assert_eq!(Clobber.read(text).is_err(), text != "x", "{text}");
        }
        for text in ["", "a1", "a1b", "1a", "a1b1c1", "a0b0", "é1b1"] {
            assert!(Clobber.read_move(text).is_err(), "{text}");
        }
        assert_eq!(Clobber.read("3x2").unwrap().to_string(), "xox/oxo");
    }
}
