//! Circular Nim of the schoolbooks: Kayles on a ring. `xxx.xx` has a gap at place 4, `c12` is a full ring of 12; `2x3`
//! takes the three neighbours at places 2, 3, 4. A gap breaks the ring for ever.
//! Source: Kayles, Dudeney 1908; Guy and Smith 1956 for the rows.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Shape, Spot, Touch},
    common::kayles,
    common::sequence::Sequence,
    common::small_sort::sort_few,
    explain::Step,
    family::{Dice, Family, Preset, Sizes, Tag},
    game::{Footprint, Game, Impartial, Packed, Size, partitions},
    interrupt,
    message::Message,
    nim_value::{MexSet, NimValue},
    notation::{ParseError, heap_number, number},
    outcome::{Convention, Outcome},
    params::{Parameter, Params},
    theory::{Claim, Moves, Range, Standing, Theorem, Theory},
};
use smallvec::SmallVec;
use std::fmt;

mod reasons;

pub(crate) const FAMILY: Family = Family {
    id: "circle",
    parameters: &[Parameter::number("k", 1, 200, "3")],
    presets: &[
        Preset::new("ring-of-twelve", "c12"),
        Preset::new("kayles-on-a-ring-of-ten", "c10").with("k=2"),
        Preset::new("ring-with-gaps", "xxxx.xxx.xx"),
    ],
    usual: 2,
    tags: &[Tag::Classroom],
    random,
    samples: &["", "k=1", "k=2", "k=4", "k=6"],
};

pub(crate) fn build(params: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(game(params.number("k").unwrap_or(3))))
}

/// Maximum number of places.
const MOST: usize = 200;

const RING: Theorem = Theorem { id: "copying-in-two-equal-rows", source: "symmetry; Dudeney 1908" };
const PARITY: Theorem = Theorem { id: "parity-of-the-items", source: "by inspection" };
const TOGETHER: Theorem = Theorem { id: "everything-can-be-taken-at-once", source: "by inspection" };
const BUT_ONE: Theorem = Theorem { id: "everything-but-one-item-can-be-taken", source: "by inspection" };
const ROWS: Theorem = Theorem { id: "nim-sum-of-the-rows-octal-game-0-77-7", source: "Guy and Smith 1956" };
const MISERE: Theorem =
    Theorem { id: "misere-pattern-of-full-rings", source: "exhaustive search, k 3 to 6, n up to 35" };

fn random(_: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    Ok(format!("c{}", sizes.most.or(sizes.heaps).unwrap_or_else(|| dice.between(8, 16)).clamp(1, MOST as u64)))
}

/// A ring from which up to `k` neighbours may be taken.
pub(super) fn game(k: u64) -> Circle {
    let k = usize::try_from(k).map_or(MOST, |k| k.clamp(1, MOST));
    Circle { k, rows: Sequence::default() }
}

/// The rules for one k, with the values of rows.
#[derive(Clone, Debug)]
pub(super) struct Circle {
    k: usize,
    rows: Sequence,
}

/// Places around a ring, true where an item stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Ring(SmallVec<[bool; 24]>);

/// Taking `count` neighbours from place `start` on, counted from zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TakenRun {
    start: usize,
    count: usize,
}

impl Footprint for Ring {
    fn heap_bytes(&self) -> usize {
        if self.0.spilled() { self.0.capacity() } else { 0 }
    }

    fn pack(&self) -> Packed {
        // The lengths of the pieces tell the ring: items and gaps in turn, beginning with items.
        let mut packed = Packed::new();
        let mut items = true;
        let mut length = 0u8;
        for &place in &self.0 {
            if place != items {
                packed.push(length);
                (items, length) = (place, 0);
            }
            length += 1;
        }
        packed.push(length);
        packed
    }
}

impl Ring {
    fn full(places: usize) -> Ring {
        Ring(SmallVec::from_elem(true, places))
    }

    fn is_full(&self) -> bool {
        self.0.iter().all(|&item| item)
    }

    /// How many items stand in an unbroken line from place `start` on; on a full ring, all of them.
    fn run(&self, start: usize) -> usize {
        (0..self.0.len()).take_while(|i| self.0[(start + i) % self.0.len()]).count()
    }

    /// The rows of a ring with a gap: where each begins and how long it is.
    fn rows(&self) -> impl Iterator<Item = (usize, usize)> {
        let before = |place: usize| self.0[(place + self.0.len() - 1) % self.0.len()];
        let begins = move |&place: &usize| self.0[place] && !before(place);
        (0..self.0.len()).filter(begins).map(|place| (place, self.run(place)))
    }
}

impl Game for Circle {
    type Position = Ring;
    type Move = TakenRun;

    fn read(&self, text: &str) -> Result<Ring, ParseError> {
        const EXPECTED: &str = "expected-circle-position";
        let wrong = || ParseError::new(text, EXPECTED);
        if text == "-" {
            return Ok(Ring::full(0));
        }
        if let Some(places) = text.strip_prefix('c') {
            let places = usize::try_from(number(places, EXPECTED)?).ok().filter(|&places| places <= MOST);
            return places.map(Ring::full).ok_or_else(wrong);
        }
        let place = |byte: u8| match byte {
            b'x' => Ok(true),
            b'.' => Ok(false),
            _ => Err(wrong()),
        };
        if text.is_empty() || text.len() > MOST {
            return Err(wrong());
        }
        text.bytes().map(place).collect::<Result<_, _>>().map(Ring)
    }

    fn read_move(&self, text: &str) -> Result<TakenRun, ParseError> {
        const EXPECTED: &str = "expected-circle-move";
        let (start, count) = text.split_once('x').ok_or_else(|| ParseError::new(text, EXPECTED))?;
        let count = usize::try_from(number(count, EXPECTED)?).map_err(|_| ParseError::new(text, EXPECTED))?;
        Ok(TakenRun { start: heap_number(start, EXPECTED)?, count })
    }

    fn moves(&self, ring: &Ring) -> impl Iterator<Item = TakenRun> {
        let places = ring.0.len();
        let full = ring.is_full();
        (0..places).flat_map(move |start| {
            // The whole ring is taken in one way only, written from place 1.
            let most = if full && start > 0 { places - 1 } else { ring.run(start) };
            (1..=most.min(self.k)).map(move |count| TakenRun { start, count })
        })
    }

    fn play(&self, ring: &Ring, mv: &TakenRun) -> Ring {
        let mut after = ring.clone();
        for i in 0..mv.count {
            after.0[(mv.start + i) % ring.0.len()] = false;
        }
        after
    }

    fn board(&self, ring: &Ring) -> Board {
        let place = |(number, &item): (usize, &bool)| Spot::heap(number, u64::from(item));
        let board = Board::new(Shape::Ring, (1..).zip(&ring.0).map(place).collect());
        board.with_fact(Message::new("board-up-to-neighbours").with("count", self.k))
    }

    fn effect(&self, ring: &Ring, mv: &TakenRun) -> Vec<Touch> {
        (0..mv.count).map(|i| Touch::remove((mv.start + i) % ring.0.len())).collect()
    }

    fn canonical(&self, ring: Ring) -> Ring {
        if ring.is_full() {
            return ring;
        }
        let mut lengths: SmallVec<[usize; 16]> = ring.rows().map(|(_, length)| length).collect();
        sort_few(&mut lengths);
        let row = |length: usize| std::iter::repeat_n(true, length).chain([false]);
        if lengths.is_empty() {
            Ring(SmallVec::from_slice(&[false]))
        } else {
            Ring(lengths.into_iter().flat_map(row).collect())
        }
    }

    fn size(&self, ring: &Ring) -> Size {
        // Items can be taken one by one, so that any rows are left that fit, each with a gap behind it.
        let longest = if ring.is_full() { ring.0.len() } else { ring.rows().map(|row| row.1 + 1).max().unwrap_or(0) };
        let positions = partitions(longest as u64, 2).into_iter().fold(0, u128::saturating_add);
        Size { positions, moves: positions - 1 }
    }

    fn describe(&self, ring: &Ring, mv: &TakenRun) -> Message {
        reasons::describe(ring, mv)
    }
}

impl Impartial for Circle {}

impl Circle {
    /// The nim-value of a row.
    fn row(&self, length: usize) -> NimValue {
        NimValue(self.rows_up_to(length).get(length).copied().unwrap_or(0).into())
    }

    /// The nim-values of rows up to a length, and perhaps of some more; none if an [`interrupt`] comes first.
    fn rows_up_to(&self, length: usize) -> &[u32] {
        self.rows.up_to(length, |before| {
            let mut seen = MexSet::default();
            for left in before.len().saturating_sub(self.k)..before.len() {
                if interrupt::spend(1 + left as u64 / 64) {
                    break;
                }
                (0..=left / 2).for_each(|a| seen.insert(before[a] ^ before[left - a]));
            }
            seen.mex()
        })
    }

    fn full_value(&self, places: usize) -> NimValue {
        let value = match self.k {
            1 => places % 2,
            k if places <= k => places,
            _ => 0,
        };
        NimValue(value as u128)
    }

    fn normal(&self, ring: &Ring) -> Claim<TakenRun> {
        if ring.is_full() {
            let value = self.full_value(ring.0.len());
            let theorem = if ring.0.len() <= self.k { &TOGETHER } else { &RING };
            let theorem = if self.k == 1 { &PARITY } else { theorem };
            return Claim::new(Outcome::win_if(value != NimValue::ZERO), theorem).with_value(value);
        }
        let sum: NimValue = ring.rows().map(|(_, length)| self.row(length)).sum();
        let winning = self.winning(ring, sum);
        let theorem = if self.k == 1 { &PARITY } else { &ROWS };
        Claim::new(Outcome::win_if(sum != NimValue::ZERO), theorem).with_value(sum).with_winning(winning)
    }

    /// The moves to value 0 from a ring with a gap, whose rows have a sum; fewer if an [`interrupt`] comes.
    fn winning(&self, ring: &Ring, sum: NimValue) -> Moves<TakenRun> {
        let mut winning = Moves::default();
        for (start, length) in ring.rows() {
            let values = self.rows_up_to(length);
            let rest = sum + self.row(length);
            for offset in 0..length {
                if interrupt::spend(1 + length as u64 / 16) || values.len() <= length {
                    winning.complete = false;
                    return winning;
                }
                for count in 1..=self.k.min(length - offset) {
                    if rest == NimValue((values[offset] ^ values[length - offset - count]).into()) {
                        winning.push(TakenRun { start: (start + offset) % ring.0.len(), count });
                    }
                }
            }
        }
        winning
    }

    fn misere(&self, ring: &Ring) -> Option<Claim<TakenRun>> {
        let items = ring.0.iter().filter(|&&item| item).count();
        if self.k == 1 || items <= 1 {
            return Some(Claim::new(Outcome::win_if(items.is_multiple_of(2)), &PARITY));
        }
        // Up to k + 1 items on a full ring: take all but one.
        let few = ring.is_full() && items <= self.k + 1;
        if few {
            return Some(Claim::new(Outcome::Win, &BUT_ONE));
        }
        if self.k == 2 {
            return Some(self.misere_kayles(ring));
        }
        let checked = if self.k <= 6 && items <= 35 { Standing::Checked } else { Standing::Conjectured };
        (ring.is_full() && self.k >= 3).then(|| Claim::new(Outcome::Loss, &MISERE).standing(checked))
    }
}

impl Circle {
    /// Rings of which 1 or 2 neighbours may be taken: the first move leaves rows of Kayles.
    fn misere_kayles(&self, ring: &Ring) -> Claim<TakenRun> {
        let lost = |mv: &TakenRun| {
            let left = self.play(ring, mv);
            let rows = || left.rows().map(|(_, length)| length);
            let sum = rows().map(|length| self.row(length)).sum();
            kayles::misere(rows().map(|length| length as u64), sum) == Outcome::Loss
        };
        let winning: Moves<TakenRun> = interrupt::until(self.moves(ring), 1).filter(lost).collect();
        Claim::new(Outcome::win_if(!winning.list.is_empty()), &kayles::THEOREM).with_winning(winning)
    }
}

impl Theory for Circle {
    fn claim(&self, convention: Convention, ring: &Ring) -> Option<Claim<TakenRun>> {
        match convention {
            Convention::Normal => Some(self.normal(ring)),
            Convention::Misere => self.misere(ring),
        }
    }

    fn reasons(&self, convention: Convention, ring: &Ring) -> Vec<Step> {
        self.why(convention, ring)
    }

    fn ranges(&self, deep: bool) -> Vec<Range<Ring>> {
        let (full, places) = if deep { (36, 20u64) } else { (26, 16u64) };
        let rings = (0..1u64 << places).map(move |items| Ring((0..places).map(|i| items >> i & 1 == 1).collect()));
        vec![
            Range::new(Message::new("range-full-rings").with("most", full), (0..=full).map(Ring::full)),
            Range::new(Message::new("range-rings").with("places", places), rings),
        ]
    }
}

impl fmt::Display for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        f.write_str(&self.0.iter().map(|&item| if item { 'x' } else { '.' }).collect::<String>())
    }
}

impl fmt::Display for TakenRun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.start + 1, self.count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(k: u64, convention: Convention, position: &str) -> Claim<TakenRun> {
        let game = game(k);
        let ring = game.read(position).unwrap();
        game.claim(convention, &ring).unwrap()
    }

    #[test]
    fn rows_of_three_have_the_published_values() {
        let game = game(3);
        let values: Vec<u128> = (0..25).map(|n| game.row(n).0).collect();
        assert_eq!(values, [0, 1, 2, 3, 4, 1, 6, 3, 2, 1, 6, 7, 4, 5, 8, 1, 10, 5, 4, 7, 6, 1, 2, 3, 6]);
    }

    #[test]
    fn the_second_player_wins_exactly_when_the_ring_cannot_be_taken_at_once() {
        for (k, n) in [(2, 1), (2, 3), (3, 3), (3, 4), (5, 5), (5, 200)] {
            let outcome = claim(k, Convention::Normal, &format!("c{n}")).outcome;
            assert_eq!(outcome, Outcome::win_if(n <= k), "k {k}, n {n}");
        }
    }

    #[test]
    fn the_whole_ring_is_one_move() {
        let game = game(3);
        let moves = |text: &str| game.moves(&game.read(text).unwrap()).map(|mv| mv.to_string()).collect::<Vec<_>>();
        assert_eq!(moves("xxx"), ["1x1", "1x2", "1x3", "2x1", "2x2", "3x1", "3x2"]);
        assert_eq!(moves("x"), ["1x1"]);
        assert_eq!(moves("x.xx"), ["1x1", "3x1", "3x2", "3x3", "4x1", "4x2"]);
    }

    #[test]
    fn rows_go_on_across_the_seam() {
        let winning = claim(3, Convention::Normal, "xxxxx..").winning.unwrap();
        assert_eq!(winning.list.iter().map(TakenRun::to_string).collect::<Vec<_>>(), ["2x3", "3x1"]);
        let turned = claim(3, Convention::Normal, "xxx..xx").winning.unwrap();
        assert_eq!(turned.list.iter().map(TakenRun::to_string).collect::<Vec<_>>(), ["7x3", "1x1"]);
    }
}
