//! Treblecross: one-dimensional noughts and crosses with crosses only. `..x..` is a strip with a cross in place 3; the
//! move `5` puts a cross in place 5. The player who completes three in a row wins. Source: E. R. Berlekamp, J. H.
//! Conway, R. K. Guy, Winning Ways, 1982 (octal game 0.007).
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Change, Piece, Shape, Spot, Touch},
    common::sequence::Sequence,
    explain::Step,
    family::{Dice, Family, Preset, Sizes, Tag},
    game::{Footprint, Game, Impartial, Packed, Size},
    message::Message,
    nim_value::{MexSet, NimValue},
    notation::{ParseError, heap_number},
    outcome::{Convention, Ending, Outcome},
    params::Params,
    theory::{Claim, Moves, Range, Theorem, Theory},
};
use std::fmt;

mod reasons;

pub(crate) const FAMILY: Family = Family {
    id: "treblecross",
    parameters: &[],
    presets: &[Preset::new("strip-of-nine", "........."), Preset::new("strip-of-twelve", "............")],
    usual: 0,
    tags: &[Tag::Short, Tag::Unsolved],
    random,
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(game()))
}

const THEOREM: Theorem =
    Theorem { id: "nim-sum-of-the-free-stretches-octal-game-0-007", source: "Berlekamp, Conway, Guy 1982" };

fn random(_: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let places = sizes.most.or(sizes.heaps).unwrap_or_else(|| dice.between(7, 15)).clamp(3, 128);
    Ok(".".repeat(usize::try_from(places).expect("short")))
}

/// Treblecross on any strip.
pub(super) fn game() -> Treblecross {
    Treblecross { stretches: Sequence::default() }
}

/// The rules of Treblecross, with the values of free stretches.
#[derive(Clone, Debug)]
pub(super) struct Treblecross {
    stretches: Sequence,
}

/// A strip of at most 128 places; bit i says that place i, counted from 0, has a cross.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Strip {
    crosses: u128,
    places: u32,
}

/// Free places next to each other, and the heap of the octal game that they are.
struct Stretch {
    places: std::ops::Range<u32>,
    heap: usize,
}

/// A new cross, in a place counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cross(u32);

impl Footprint for Strip {
    fn pack(&self) -> Packed {
        let mut packed = Packed::from_slice(&self.crosses.to_le_bytes());
        packed.extend_from_slice(&self.places.to_le_bytes());
        packed
    }
}

impl Strip {
    fn has(self, place: u32) -> bool {
        place < self.places && self.crosses >> place & 1 == 1
    }

    fn with(self, place: u32) -> Strip {
        Strip { crosses: self.crosses | 1 << place, ..self }
    }

    fn is_won(self) -> bool {
        self.crosses & self.crosses >> 1 & self.crosses >> 2 != 0
    }

    fn empty(self) -> impl Iterator<Item = u32> {
        (0..self.places).filter(move |&place| !self.has(place))
    }

    /// Whether a cross in `place` lets the other complete three.
    fn is_near(self, place: u32) -> bool {
        let at = |far: u32| self.has(place + far) || place.checked_sub(far).is_some_and(|place| self.has(place));
        at(1) || at(2)
    }

    /// The heaps of the octal game.
    fn heaps(self) -> impl Iterator<Item = usize> {
        self.stretches().map(|stretch| stretch.heap)
    }

    /// The places between crosses and edges, and their number less what crosses make useless.
    fn stretches(self) -> impl Iterator<Item = Stretch> {
        let mut start = 0;
        let mut open = true;
        std::iter::from_fn(move || {
            if start > self.places {
                return None;
            }
            let end = (start..self.places).find(|&place| self.has(place)).unwrap_or(self.places);
            let free = (end - start) as usize;
            // An edge costs nothing and allows two places beyond it; a cross uses up two places.
            let (left, right) = (if open { 1 } else { -1 }, if end == self.places { 1 } else { -1 });
            let stretch = Stretch { places: start..end, heap: free.saturating_add_signed(left + right) };
            (start, open) = (end + 1, false);
            Some(stretch)
        })
    }
}

impl Game for Treblecross {
    type Position = Strip;
    type Move = Cross;

    fn read(&self, text: &str) -> Result<Strip, ParseError> {
        const EXPECTED: &str = "expected-treblecross-position";
        let wrong = || ParseError::new(text, EXPECTED);
        let places = u32::try_from(text.len()).ok().filter(|places| (1..=128).contains(places)).ok_or_else(wrong)?;
        let mut strip = Strip { crosses: 0, places };
        for (place, byte) in (0..).zip(text.bytes()) {
            match byte {
                b'x' | b'X' => strip = strip.with(place),
                b'.' => {}
                _ => return Err(wrong()),
            }
        }
        Ok(strip)
    }

    fn read_move(&self, text: &str) -> Result<Cross, ParseError> {
        const EXPECTED: &str = "expected-treblecross-move";
        let place = u32::try_from(heap_number(text, EXPECTED)?).ok().filter(|&place| place < 128);
        place.map(Cross).ok_or_else(|| ParseError::new(text, EXPECTED))
    }

    fn moves(&self, &strip: &Strip) -> impl Iterator<Item = Cross> {
        strip.empty().filter(move |_| !strip.is_won()).map(Cross)
    }

    fn play(&self, strip: &Strip, mv: &Cross) -> Strip {
        strip.with(mv.0)
    }

    fn board(&self, strip: &Strip) -> Board {
        let piece = |place: u32| if strip.has(place) { Piece::Cross } else { Piece::Nothing };
        let spot = |place: u32| Spot::at(place, 0, piece(place)).with_label((place + 1).to_string());
        Board::new(Shape::Strip, (0..strip.places).map(spot).collect())
    }

    fn effect(&self, _: &Strip, mv: &Cross) -> Vec<Touch> {
        vec![Touch::new(mv.0 as usize, Change::Place(Piece::Cross))]
    }

    fn ending(&self, strip: &Strip) -> Option<Ending> {
        (strip.is_won() || strip.empty().next().is_none()).then_some(Ending::Stuck)
    }

    fn canonical(&self, strip: Strip) -> Strip {
        let mirrored = strip.crosses.reverse_bits() >> (128 - strip.places);
        Strip { crosses: strip.crosses.min(mirrored), ..strip }
    }

    fn size(&self, strip: &Strip) -> Size {
        // Crosses two places apart from each other never end the game, in any order.
        let free = (0..strip.places).step_by(3).filter(|&place| !strip.has(place) && !strip.is_near(place)).count();
        let positions = 1u128 << (free.saturating_sub(1)).min(100);
        Size { positions, moves: positions }
    }

    fn describe(&self, _: &Strip, mv: &Cross) -> Message {
        Message::new("move-cross").with("place", mv.0 + 1)
    }
}

impl Impartial for Treblecross {}

impl Treblecross {
    /// The nim-value of a heap of the octal game 0.007: take three, leaving any two heaps.
    fn value(&self, heap: usize) -> NimValue {
        let next = |before: &[u32]| {
            let mut seen = MexSet::default();
            if let Some(left) = before.len().checked_sub(3) {
                (0..=left / 2).for_each(|a| seen.insert(before[a] ^ before[left - a]));
            }
            seen.mex()
        };
        NimValue(u128::from(self.stretches.value(heap, next)))
    }

    fn sum(&self, strip: Strip) -> NimValue {
        strip.heaps().map(|heap| self.value(heap)).sum()
    }
}

impl Theory for Treblecross {
    fn claim(&self, convention: Convention, &strip: &Strip) -> Option<Claim<Cross>> {
        if convention == Convention::Misere || strip.places < 3 || strip.is_won() {
            return None;
        }
        let completing: Moves<Cross> = strip.empty().filter(|&place| strip.with(place).is_won()).map(Cross).collect();
        if !completing.list.is_empty() {
            return Some(Claim::new(Outcome::Win, &THEOREM).with_winning(completing));
        }
        let outcome = Outcome::win_if(self.sum(strip) != NimValue::ZERO);
        let wins = |&place: &u32| !strip.is_near(place) && self.sum(strip.with(place)) == NimValue::ZERO;
        let winning: Moves<Cross> = strip.empty().filter(wins).map(Cross).collect();
        Some(Claim::new(outcome, &THEOREM).with_winning(winning))
    }

    fn reasons(&self, convention: Convention, strip: &Strip) -> Vec<Step> {
        reasons::of(self, convention, strip).unwrap_or_default()
    }

    fn ranges(&self, deep: bool) -> Vec<Range<Strip>> {
        let all = |places: u32| (0..1u128 << places).map(move |crosses| Strip { crosses, places });
        let most = if deep { 22 } else { 19 };
        let longest = if deep { 24 } else { 19 };
        let strips = (3..=longest).map(|places| Strip { crosses: 0, places });
        vec![
            Range::new(Message::new("range-strips").with("places", most), all(most)),
            Range::new(Message::new("range-empty-strips").with("places", longest), strips),
        ]
    }
}

impl fmt::Display for Strip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&(0..self.places).map(|place| if self.has(place) { 'x' } else { '.' }).collect::<String>())
    }
}

impl fmt::Display for Cross {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(position: &str) -> Option<Claim<Cross>> {
        let game = game();
        let strip = game.read(position).unwrap();
        game.claim(Convention::Normal, &strip)
    }

    #[test]
    fn the_first_player_loses_strips_of_six_and_twelve() {
        let lost: Vec<usize> = (3..=14).filter(|&n| claim(&".".repeat(n)).unwrap().outcome == Outcome::Loss).collect();
        assert_eq!(lost, [6, 12]);
    }

    #[test]
    fn a_pair_is_completed_at_once() {
        let winning = |text: &str| claim(text).unwrap().winning.unwrap().list.to_vec();
        assert_eq!(winning(".xx.."), [Cross(0), Cross(3)]);
        assert_eq!(winning("x.x...."), [Cross(1)]);
        assert_eq!(winning("....."), [Cross(2)]);
    }

    #[test]
    fn three_in_a_row_end_the_game() {
        assert_eq!(game().read("X.x").unwrap().to_string(), "x.x");
        let game = game();
        let strip = game.read(".xxx.").unwrap();
        assert_eq!(game.ending(&strip), Some(Ending::Stuck));
        assert_eq!(game.moves(&strip).count(), 0);
    }
}
