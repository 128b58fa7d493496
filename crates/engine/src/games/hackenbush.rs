//! Green Hackenbush: a drawing of edges that stand on the ground; cut one, and what hangs in the air falls. `0-1,1-2`
//! is a stalk of two edges (0 is the ground); `2` cuts the second edge of the list. Source: E. R. Berlekamp, J. H.
//! Conway, R. K. Guy, Winning Ways, 1982 (colon and fusion principles).
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Piece, Shape, Spot, Touch},
    common::small_sort::sort_few,
    explain::Step,
    family::{Dice, Family, Preset, Sizes, Tag},
    game::{Footprint, Game, Impartial, Packed},
    message::Message,
    nim_value::NimValue,
    notation::{ParseError, heap_number, number},
    outcome::{Convention, Outcome},
    params::Params,
    theory::{Claim, Moves, Range, Theorem, Theory},
};
use smallvec::SmallVec;
use std::fmt;

mod reasons;

pub(crate) const FAMILY: Family = Family {
    id: "hackenbush",
    parameters: &[],
    presets: &[
        Preset::new("tree", "0-1,1-2,1-3,3-4,3-5"),
        Preset::new("house", "0-1,0-2,1-2,1-3,2-3"),
        Preset::new("girl", "0-1,0-2,1-3,2-3,3-4,4-5,4-6,4-7,7-7"),
    ],
    usual: 2,
    tags: &[Tag::First, Tag::Classic],
    random,
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(Hackenbush))
}

const THEOREM: Theorem = Theorem { id: "colon-and-fusion-principles", source: "Berlekamp, Conway, Guy 1982" };

/// Maximum number of edges, and largest point number.
const MOST: usize = 64;

fn random(_: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let edges = sizes.most.or(sizes.heaps).unwrap_or_else(|| dice.between(6, 10)).clamp(1, MOST as u64);
    let mut points = 0u8;
    let mut picture = Picture::default();
    for _ in 0..edges {
        let from = u8::try_from(dice.between(0, points.into())).expect("few points");
        // Now and then a cycle is closed; otherwise the picture grows.
        let to = if points > 1 && dice.between(0, 4) == 0 {
            u8::try_from(dice.between(1, points.into())).expect("few points")
        } else {
            points += 1;
            points
        };
        picture.0.push((from.min(to), from.max(to)));
    }
    Ok(picture.to_string())
}

/// The rules of green Hackenbush.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hackenbush;

/// Edges between points; point 0 is the ground.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Picture(SmallVec<[(u8, u8); 16]>);

/// Cutting an edge, counted from zero in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cut(usize);

impl Footprint for Picture {
    fn heap_bytes(&self) -> usize {
        if self.0.spilled() { self.0.capacity() * 2 } else { 0 }
    }

    fn pack(&self) -> Packed {
        self.0.iter().flat_map(|&(a, b)| [a, b]).collect()
    }
}

impl Picture {
    /// Which points are connected with the ground, as bits.
    fn ground_points(&self) -> u128 {
        let mut reached = 1u128;
        loop {
            let before = reached;
            for &(a, b) in &self.0 {
                if (reached >> a | reached >> b) & 1 == 1 {
                    reached |= 1 << a | 1 << b;
                }
            }
            if reached == before {
                return reached;
            }
        }
    }

    /// The ground and the points of the picture, in rising order.
    fn points(&self) -> SmallVec<[u8; 16]> {
        let mut points: SmallVec<[u8; 16]> = self.0.iter().flat_map(|&(a, b)| [a, b]).chain([0]).collect();
        sort_few(&mut points);
        points.dedup();
        points
    }

    /// Drops what has lost the ground.
    fn drop_loose_edges(mut self) -> Picture {
        let grounded = self.ground_points();
        self.0.retain(|&mut (a, _)| grounded >> a & 1 == 1);
        self
    }

    fn without(&self, edge: usize) -> Picture {
        let mut rest = self.clone();
        rest.0.remove(edge);
        rest.drop_loose_edges()
    }
}

impl Game for Hackenbush {
    type Position = Picture;
    type Move = Cut;

    fn read(&self, text: &str) -> Result<Picture, ParseError> {
        const EXPECTED: &str = "expected-hackenbush-position";
        let wrong = || ParseError::new(text, EXPECTED);
        if text == "-" {
            return Ok(Picture::default());
        }
        let point = |word: &str| -> Result<u8, ParseError> {
            let point = u8::try_from(number(word, EXPECTED)?).ok();
            point.filter(|&point| usize::from(point) < MOST).ok_or_else(wrong)
        };
        let mut picture = Picture::default();
        for edge in text.split(',').take(MOST + 1) {
            let (a, b) = edge.split_once('-').ok_or_else(wrong)?;
            let (a, b) = (point(a)?, point(b)?);
            picture.0.push((a.min(b), a.max(b)));
        }
        let fits = picture.0.len() <= MOST && picture.clone().drop_loose_edges() == picture;
        if fits { Ok(picture) } else { Err(wrong()) }
    }

    fn read_move(&self, text: &str) -> Result<Cut, ParseError> {
        heap_number(text, "expected-hackenbush-move").map(Cut)
    }

    fn moves(&self, picture: &Picture) -> impl Iterator<Item = Cut> {
        (0..picture.0.len()).map(Cut)
    }

    fn play(&self, picture: &Picture, mv: &Cut) -> Picture {
        picture.without(mv.0)
    }

    fn board(&self, picture: &Picture) -> Board {
        let points = picture.points();
        let index = |point: u8| points.iter().position(|&drawn| drawn == point).unwrap_or(0);
        let piece = |point: u8| if point == 0 { Piece::Ground } else { Piece::Point };
        let line = |(number, &(a, b)): (usize, &(u8, u8))| {
            Spot::line(index(a), index(b), Piece::Line).with_label(number.to_string())
        };
        let lines = (1..).zip(&picture.0).map(line);
        let points = points.iter().map(|&point| Spot::point(piece(point), point.to_string()));
        Board::new(Shape::Graph { directed: false }, points.chain(lines).collect())
    }

    /// The line that is cut, then those that fall.
    fn effect(&self, picture: &Picture, mv: &Cut) -> Vec<Touch> {
        let mut rest = picture.clone();
        rest.0.remove(mv.0);
        let grounded = rest.ground_points();
        let falls = |&line: &usize| line != mv.0 && grounded >> picture.0[line].0 & 1 == 0;
        let lines = std::iter::once(mv.0).chain((0..picture.0.len()).filter(falls));
        let points = picture.points().len();
        lines.map(|line| Touch::remove(points + line)).collect()
    }

    fn canonical(&self, mut picture: Picture) -> Picture {
        sort_few(&mut picture.0);
        picture
    }

    fn describe(&self, picture: &Picture, mv: &Cut) -> Message {
        let (a, b) = picture.0[mv.0];
        Message::new("move-cut").with("number", mv.0 + 1).with("edge", format!("{a}-{b}"))
    }
}

impl Impartial for Hackenbush {}

/// A walk over the picture that finds bridges; what hangs on a bridge is a branch, all else lies on cycles.
struct Walk<'p> {
    picture: &'p Picture,
    /// When each point was reached, from 1 on; 0 before.
    reached: [u32; MOST],
    clock: u32,
}

/// What a walk brings back from a point.
struct Branch {
    /// The earliest point that can be reached from here without the edge that led here.
    lowest: u32,
    /// The value of the cluster of points on common cycles with this one.
    value: NimValue,
}

impl Walk<'_> {
    /// Visits a point. There are at most 64 points, so that recursion is shallow.
    fn visit(&mut self, point: u8, came_by: Option<usize>) -> Branch {
        self.clock += 1;
        let now = self.clock;
        self.reached[usize::from(point)] = now;
        let mut here = Branch { lowest: now, value: NimValue::ZERO };
        for edge in 0..self.picture.0.len() {
            let (a, b) = self.picture.0[edge];
            if Some(edge) == came_by || (a != point && b != point) {
                continue;
            }
            let other = if a == point { b } else { a };
            match self.reached[usize::from(other)] {
                0 => {
                    let branch = self.visit(other, Some(edge));
                    here.lowest = here.lowest.min(branch.lowest);
                    let bridge = branch.lowest > now;
                    // A branch on a bridge is one edge longer than its value; a cycle's edge is a loop worth 1.
                    let grown = if bridge { NimValue(branch.value.0 + 1) } else { branch.value + NimValue(1) };
                    here.value = here.value + grown;
                }
                // An edge that closes a cycle is counted once, from the end that was reached later (loops: at their
                // point).
                earlier if earlier <= now => {
                    here.lowest = here.lowest.min(earlier);
                    here.value = here.value + NimValue(1);
                }
                _ => {}
            }
        }
        here
    }
}

/// The nim-value of a picture.
fn value(picture: &Picture) -> NimValue {
    Walk { picture, reached: [0; MOST], clock: 0 }.visit(0, None).value
}

impl Theory for Hackenbush {
    fn claim(&self, convention: Convention, picture: &Picture) -> Option<Claim<Cut>> {
        let verdict = self.verdict(convention, picture)?;
        let winning: Moves<Cut> =
            self.moves(picture).filter(|mv| value(&self.play(picture, mv)) == NimValue::ZERO).collect();
        Some(verdict.with_winning(winning))
    }

    fn verdict(&self, convention: Convention, picture: &Picture) -> Option<Claim<Cut>> {
        let value = (convention == Convention::Normal).then(|| value(picture))?;
        Some(Claim::new(Outcome::win_if(value != NimValue::ZERO), &THEOREM).with_value(value))
    }

    fn reasons(&self, convention: Convention, picture: &Picture) -> Vec<Step> {
        reasons::of(convention, picture)
    }

    fn ranges(&self, deep: bool) -> Vec<Range<Picture>> {
        let points = 4u8;
        let pairs: Vec<(u8, u8)> = (0..=points).flat_map(|a| (a..=points).map(move |b| (a, b))).collect();
        let count = if deep { 9 } else { 7 };
        let lists = crate::heap::sorted_heaps(count, 0, pairs.len() as u64 - 1);
        let pictures = lists.map(move |list| {
            let edge = |i: u64| pairs[usize::try_from(i).expect("an index")];
            Picture(list.iter().map(edge).collect()).drop_loose_edges()
        });
        vec![Range::new(
            Message::new("range-pictures").with("edges", count).with("points", u64::from(points)),
            pictures,
        )]
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        for (i, (a, b)) in self.0.iter().enumerate() {
            write!(f, "{}{a}-{b}", if i == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(picture: &str, expected: u128) {
        assert_eq!(value(&Hackenbush.read(picture).unwrap()), NimValue(expected), "{picture}");
    }

    #[test]
    fn a_stalk_is_a_heap_and_branches_add_up() {
        check("-", 0);
        check("0-1", 1);
        check("0-1,1-2,2-3", 3);
        check("0-1,1-2,1-3", 1);
        check("0-1,1-2,1-3,3-4", 4);
        check("0-1,0-2,2-3", 3);
    }

    #[test]
    fn a_cycle_is_fused() {
        check("0-0", 1);
        check("0-1,0-1", 0);
        check("0-1,0-2,1-2", 1);
        check("0-1,1-1", 2);
        check("0-1,1-2,1-2", 1);
        check("0-1,0-2,1-2,1-3,2-3", 1);
    }

    #[test]
    fn what_loses_the_ground_falls() {
        let picture = Hackenbush.read("0-1,1-2,0-3,3-2,2-4").unwrap();
        assert_eq!(Hackenbush.play(&picture, &Cut(0)).to_string(), "1-2,0-3,2-3,2-4");
        assert_eq!(Hackenbush.play(&Hackenbush.read("0-1,1-2").unwrap(), &Cut(0)).to_string(), "-");
        assert!(Hackenbush.read("1-2").is_err(), "not on the ground");
        assert!(Hackenbush.read("0-64").is_err(), "a point too far");
    }
}
