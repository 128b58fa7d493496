//! Wythoff's game: take any number from one of two heaps, or from both numbers that differ by less than `a`; usually
//! `a` is 1 and both numbers are equal. `5,8` is a position, `1-2,2-2` takes 2 from each heap.
//! Sources: W. A. Wythoff, A modification of the game of Nim, 1907; A. S. Fraenkel, How to beat your Wythoff games'
//! opponent on three fronts, 1982.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Piece, Shape, Spot, Touch},
    explain::{Step, words},
    family::{Dice, Family, Preset, Sizes, Tag},
    game::{Game, Impartial, Size},
    heap::all_heaps,
    message::{Message, PIECES},
    nim_value::NimValue,
    notation::{HeapList, ParseError, Takes},
    outcome::{Convention, Outcome},
    params::{Parameter, Params},
    solve::dense::Rays,
    theory::{Claim, Range, Theorem, Theory},
};
use smallvec::SmallVec;

pub(crate) mod reasons;

pub(crate) const FAMILY: Family = Family {
    id: "wythoff",
    parameters: &[Parameter::number("a", 1, 1_000_000_000, "1")],
    presets: &[
        Preset::new("corner-the-queen", "7,10"),
        Preset::new("golden-pair", "8,13"),
        Preset::new("corner-the-queen-misere", "7,10").misere(),
        Preset::new("nearly-equal-numbers", "9,12").with("a=2"),
    ],
    usual: 0,
    tags: &[Tag::First, Tag::Classic],
    random,
    samples: &["", "a=2", "a=3", "a=4", "a=5", "a=6", "a=30"],
};

pub(crate) fn build(params: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(Wythoff { a: params.number("a").expect("it has a default") }))
}

fn random(_: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let most = sizes.most(6, 31, u64::MAX, dice);
    let heaps: HeapList = [dice.between(1, most), dice.between(1, most)].into_iter().collect();
    Ok(heaps.to_string())
}

const BEATTY: Theorem = Theorem { id: "complementary-pairs-of-wythoff-s-game", source: "Wythoff 1907; Fraenkel 1982" };

/// The rules of Wythoff's game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wythoff {
    /// Numbers taken from both heaps differ by less than this.
    a: u64,
}

impl Game for Wythoff {
    type Position = HeapList;
    type Move = Takes;

    fn read(&self, text: &str) -> Result<HeapList, ParseError> {
        let heaps: HeapList = text.parse()?;
        if heaps.len() == 2 { Ok(heaps) } else { Err(ParseError::new(text, "expected-wythoff-position")) }
    }

    fn read_move(&self, text: &str) -> Result<Takes, ParseError> {
        text.parse()
    }

    fn moves(&self, position: &HeapList) -> impl Iterator<Item = Takes> {
        let (x, y) = (position.0[0], position.0[1]);
        let less = self.a - 1;
        let from_one = |heap: usize, size: u64| (1..=size).map(move |take| Takes::one(heap, take));
        let from_both = (1..=x.min(y.saturating_add(less))).flat_map(move |first| {
            let seconds = first.saturating_sub(less).max(1)..=first.saturating_add(less).min(y);
            seconds.map(move |second| takes(first, second))
        });
        from_one(0, x).chain(from_one(1, y)).chain(from_both)
    }

    fn play(&self, position: &HeapList, mv: &Takes) -> HeapList {
        mv.apply(position)
    }

    fn rays(&self) -> Option<Rays> {
        (self.a == 1).then_some(Rays::Wythoff)
    }

    fn board(&self, position: &HeapList) -> Board {
        let board = match queen(position) {
            Some((x, y)) => chessboard(x, y),
            None => Board::of_heaps(Shape::Heaps, position),
        };
        match self.a {
            1 => board,
            a => board.with_fact(Message::new("board-differ-by-less").with("number", a)),
        }
    }

    fn effect(&self, position: &HeapList, mv: &Takes) -> Vec<Touch> {
        let Some((x, y)) = queen(position) else { return Touch::takes(position, mv) };
        let after = mv.apply(position);
        let (columns, _) = extent(x, y);
        let index = |x: u64, y: u64| usize::try_from(y * u64::from(columns) + x).expect("a chessboard is small");
        Touch::step(index(position.0[0], position.0[1]), index(after.0[0], after.0[1]))
    }

    fn is_legal(&self, position: &HeapList, mv: &Takes) -> bool {
        let close = match mv.0[..] {
            [(_, first), (_, second)] => first.abs_diff(second) < self.a,
            _ => true,
        };
        close && mv.fits(position)
    }

    fn canonical(&self, mut position: HeapList) -> HeapList {
        position.0.sort_unstable();
        position
    }

    fn size(&self, position: &HeapList) -> Size {
        Size::of_box(&position.0, 2, position.total())
    }

    fn describe(&self, position: &HeapList, mv: &Takes) -> Message {
        if queen(position).is_none() {
            return words::takes(mv);
        }
        // The board shows a queen instead of heaps, so there are no bars or sticks to speak of.
        let square = self.play(position, mv).to_string();
        Message::new("move-queen").with("move", words::takes(mv).with(PIECES, "tokens")).with("square", square)
    }
}

impl Impartial for Wythoff {}

/// Where the queen stands, if the chessboard is small enough to be drawn.
fn queen(position: &HeapList) -> Option<(u32, u32)> {
    let square = |heap: usize| u32::try_from(position.0[heap]).ok().filter(|&square| square <= 20);
    Some((square(0)?, square(1)?))
}

/// Number of columns and rows that are drawn: at least those of a chessboard.
fn extent(x: u32, y: u32) -> (u32, u32) {
    (8.max(x + 1), 8.max(y + 1))
}

fn chessboard(x: u32, y: u32) -> Board {
    let (columns, rows) = extent(x, y);
    let squares = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
    let spot = |(column, row)| {
        let piece = if (column, row) == (x, y) { Piece::Queen } else { Piece::Nothing };
        Spot::at(column, row, piece).with_label(format!("{column},{row}"))
    };
    let shape = Shape::Grid { columns, rows, chequered: true };
    Board::new(shape, squares.map(spot).collect()).with_axes((0..columns).map(|column| column.to_string()), 0..rows)
}

/// Taking these numbers from the two heaps, one of which may be 0.
fn takes(first: u64, second: u64) -> Takes {
    Takes([(0, first), (1, second)].into_iter().filter(|&(_, amount)| amount > 0).collect())
}

impl Theory for Wythoff {
    fn claim(&self, convention: Convention, position: &HeapList) -> Option<Claim<Takes>> {
        let (x, y) = (position.0[0], position.0[1]);
        let pairs = Pairs::new(self.a, convention);
        let outcome = Outcome::win_if(!pairs.contain(x, y));
        // With one heap, or if any two numbers are close enough, every smaller total can be reached.
        let is_total = convention == Convention::Normal && (x.min(y) == 0 || x.max(y) <= self.a);
        let winning = pairs.replies(x, y).into_iter().map(|(first, second)| takes(first, second)).collect();
        let value = is_total.then(|| NimValue(position.total()));
        Some(Claim::new(outcome, &BEATTY).with_value(value).with_winning(Some(winning)))
    }

    fn reasons(&self, convention: Convention, position: &HeapList) -> Vec<Step> {
        let heaps = reasons::Heaps {
            pairs: Pairs::new(self.a, convention),
            sizes: (position.0[0], position.0[1]),
            words: &|first, second| self.describe(position, &takes(first, second)),
            position: &|first, second| HeapList::from_iter([first, second]).to_string(),
        };
        heaps.reasons()
    }

    fn ranges(&self, deep: bool) -> Vec<Range<HeapList>> {
        // There are about 2·a·n moves on the diagonals of two heaps of n.
        let most = match (self.a, deep) {
            (1, false) => 215,
            (1, true) => 450,
            (..4, false) => 115,
            (..4, true) => 260,
            (..10, false) => 90,
            (..10, true) => 200,
            (_, false) => 50,
            (_, true) => 110,
        };
        vec![Range::new(Message::new("range-heaps").with("heaps", 2u64).with("most", most), all_heaps(2, 0, most))]
    }
}

/// The lost positions of one convention: pairs `first(n)`, `first(n) + a·n + shift`.
///
/// In `first(n)`, the whole part of n·α + γ, α is the positive root of t² + (a - 2)·t - a. The shift and γ are 0 in
/// normal play; in misère play with a ≥ 2 the shift is 1 and γ is 1/α. Every number belongs to exactly one pair. In
/// misère play with a = 1 the pairs of normal play with n = 0 and n = 1 are replaced by 2,2 and 0,1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pairs {
    a: u128,
    shift: u128,
    /// Misère play with a = 1.
    exceptions: bool,
}

impl Pairs {
    /// The pairs of a convention.
    pub(crate) fn new(a: u64, convention: Convention) -> Pairs {
        let misere = convention == Convention::Misere;
        Pairs { a: a.into(), shift: u128::from(misere && a > 1), exceptions: misere && a == 1 }
    }

    /// Whether the two numbers, in either order, are a pair.
    pub(crate) fn contain(self, x: u64, y: u64) -> bool {
        self.partner(x) == u128::from(y)
    }

    /// What to take from both heaps to leave a pair, in all ways; nothing if they already are a pair.
    pub(crate) fn replies(self, x: u64, y: u64) -> SmallVec<[(u64, u64); 4]> {
        let mut replies = SmallVec::new();
        if self.contain(x, y) {
            return replies;
        }
        let left_of = |size: u64, other: u64| u64::try_from(self.partner(other)).ok().filter(|&left| left < size);
        replies.extend(left_of(y, x).map(|left| (0, y - left)));
        replies.extend(left_of(x, y).map(|left| (x - left, 0)));
        let diagonals = self.diagonals(x, y).chain(self.diagonals(y, x).map(|(larger, smaller)| (smaller, larger)));
        for reply in diagonals {
            if !replies.contains(&reply) {
                replies.push(reply);
            }
        }
        replies
    }

    /// What to take from both heaps so that `x` becomes the smaller and `y` the larger number of a pair.
    fn diagonals(self, x: u64, y: u64) -> impl Iterator<Item = (u64, u64)> {
        let (a, shift) = (to_signed(self.a), to_signed(self.shift));
        let difference = i128::from(y) - i128::from(x);
        // The numbers taken differ as the differences before and after: only two n come into question.
        let n = (difference - shift).div_euclid(a);
        let close = [n, n + 1].into_iter().filter(move |n| (a * n + shift - difference).abs() < a);
        close.filter_map(|n| u128::try_from(n).ok()).filter_map(move |n| {
            let first = self.first(n);
            let second = first + self.a * n + self.shift;
            let take =
                |size: u64, left: u128| u64::try_from(left).ok().filter(|&left| left < size).map(|left| size - left);
            Some((take(x, first)?, take(y, second)?))
        })
    }

    /// The smaller number of pair `n`.
    fn first(self, n: u128) -> u128 {
        match n {
            0 if self.exceptions => 2,
            1 if self.exceptions => 0,
            // α is between 1 and 2, and γ is less than 1.
            _ => least(n + 1, 2 * n + 1, |x| !self.reaches(x, n)) - 1,
        }
    }

    /// The other number of the pair to which `x` belongs.
    pub(crate) fn partner(self, x: u64) -> u128 {
        match x {
            0 | 1 if self.exceptions => return u128::from(1 - x),
            2 if self.exceptions => return 2,
            _ => {}
        }
        let x = u128::from(x);
        let n = least(0, x, |n| self.reaches(x, n));
        if !self.reaches(x + 1, n) {
            return x + self.a * n + self.shift;
        }
        // Not a smaller number, so it is the larger one of the last pair that does not exceed it.
        let exceeds = |n: u128| {
            let first = x.checked_sub(self.a * n + self.shift);
            first.is_none_or(|first| self.reaches(first + 1, n))
        };
        let n = least(1, x / self.a + 1, exceeds) - 1;
        x - self.a * n - self.shift
    }

    /// Whether x ≤ n·α + γ.
    fn reaches(self, x: u128, n: u128) -> bool {
        if self.shift == 0 {
            return self.below_root(x, n);
        }
        // 1/α = (α + a - 2) / a turns the condition into a·x - a + 2 ≤ (a·n + 1)·α.
        (self.a * x + 2).checked_sub(self.a).is_none_or(|x| self.below_root(x, self.a * n + 1))
    }

    /// Whether x ≤ n·α, that is, x² + (a - 2)·n·x ≤ a·n².
    fn below_root(self, x: u128, n: u128) -> bool {
        wide_product(x, x + self.a * n) <= wide_product(n, self.a * n + 2 * x)
    }
}

fn to_signed(number: u128) -> i128 {
    i128::try_from(number).expect("less than 2^30")
}

/// The least number from `from` to `to` for which `holds` is true; it stays true, and is true for `to`.
fn least(from: u128, to: u128, holds: impl Fn(u128) -> bool) -> u128 {
    let (mut from, mut to) = (from, to);
    while from < to {
        let middle = from + (to - from) / 2;
        if holds(middle) {
            to = middle;
        } else {
            from = middle + 1;
        }
    }
    to
}

/// The product in two halves, the high one first, so that products can be compared.
fn wide_product(x: u128, y: u128) -> (u128, u128) {
    const LOW: u128 = u64::MAX as u128;
    let (x1, x0, y1, y0) = (x >> 64, x & LOW, y >> 64, y & LOW);
    let low = x0 * y0;
    let middle = x1 * y0 + (low >> 64);
    let other = x0 * y1 + (middle & LOW);
    (x1 * y1 + (middle >> 64) + (other >> 64), other << 64 | low & LOW)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theory::assert_claim;
    use Convention::{Misere, Normal};

    fn check(a: u64, convention: Convention, position: &str, outcome: Outcome, winning: &str) {
        assert_claim(&Wythoff { a }, convention, position, outcome, winning);
    }

    #[test]
    fn golden_pairs_are_lost() {
        check(1, Normal, "3,5", Outcome::Loss, "");
        check(1, Normal, "5,5", Outcome::Win, "1-2 1-5,2-5 2-2");
        check(1, Normal, "1000,1618", Outcome::Win, "1-1,2-1 2-1000");
        check(1, Misere, "1,2", Outcome::Win, "1-1,2-1 2-2");
        check(1, Misere, "2,2", Outcome::Loss, "");
        check(1, Misere, "0,0", Outcome::Win, "");
        check(2, Normal, "4,5", Outcome::Win, "1-3,2-2 1-4,2-5");
        check(2, Misere, "7,9", Outcome::Win, "1-5,2-4 1-7,2-8");
    }

    #[test]
    fn pairs_of_misere_play_follow_the_least_unused_number() {
        for a in 2..50 {
            let pairs = Pairs::new(a, Misere);
            let mut used = std::collections::HashSet::new();
            for n in 0..400u64 {
                let first = (0..).find(|x| !used.contains(x)).unwrap();
                let second = first + a * n + 1;
                used.extend([first, second]);
                assert_eq!(pairs.first(n.into()), u128::from(first), "a={a} n={n}");
                assert!(pairs.contain(first, second) && pairs.contain(second, first), "a={a} n={n}");
            }
        }
    }

    #[test]
    fn large_pairs_are_exact() {
        // Consecutive Fibonacci numbers F(2j), F(2j + 1) are pairs; floating point fails from 102334155 on.
        let (mut x, mut y) = (1u64, 2u64);
        let pairs = Pairs::new(1, Normal);
        while let (Some(next), true) = (x.checked_add(y).and_then(|z| z.checked_add(y)), pairs.contain(x, y)) {
            (x, y) = (x + y, next);
        }
        assert_eq!((x, y), (7_540_113_804_746_346_429, 12_200_160_415_121_876_738));
    }

    #[test]
    fn every_number_has_one_partner_even_at_the_end_of_the_range() {
        for a in [1, 2, 3, 17, 1_000_000_000] {
            for convention in Convention::BOTH {
                let pairs = Pairs::new(a, convention);
                for x in (0..300).chain(u64::MAX - 300..=u64::MAX) {
                    let partner = pairs.partner(x);
                    let Ok(y) = u64::try_from(partner) else { continue };
                    assert_eq!(pairs.partner(y), u128::from(x), "a={a} {convention} {x}");
                }
            }
        }
    }

    #[test]
    fn replies_to_huge_positions_lead_to_pairs() {
        for a in [1, 2, 5, 1_000_000_000] {
            let game = Wythoff { a };
            for i in 0..200u64 {
                let x = i.wrapping_mul(0x9e37_79b9_7f4a_7c15);
                let y = (i + 1).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> (i % 60);
                let position: HeapList = [x, y].into_iter().collect();
                for convention in Convention::BOTH {
                    let claim = game.claim(convention, &position).unwrap();
                    let winning = claim.winning.unwrap();
                    assert_eq!(claim.outcome == Outcome::Win, !winning.list.is_empty(), "a={a} {position}");
                    for mv in winning.list {
                        assert!(game.is_legal(&position, &mv), "a={a} {position} {mv}");
                        let option = game.claim(convention, &game.play(&position, &mv)).unwrap();
                        assert_eq!(option.outcome, Outcome::Loss, "a={a} {position} {mv}");
                    }
                }
            }
        }
    }

    #[test]
    fn moves_stay_lazy_and_close() {
        let game = Wythoff { a: 3 };
        let position = game.read("18446744073709551615,2").unwrap();
        assert_eq!(game.moves(&position).nth(5), Some(Takes::one(0, 6)));
        for (mv, legal) in
            [("1-3,2-1", true), ("1-4,2-1", false), ("1-4,2-2", true), ("2-3", false), ("1-1,3-1", false)]
        {
            assert_eq!(game.is_legal(&position, &mv.parse().unwrap()), legal, "{mv}");
        }
        assert!(game.read("1,2,3").is_err() && game.read("-").is_err() && game.read("7").is_err());
    }

    #[test]
    fn products_are_compared_in_full() {
        assert_eq!(wide_product(u128::MAX, u128::MAX), (u128::MAX - 1, 1));
        assert_eq!(wide_product(1 << 100, 1 << 100), (1 << 72, 0));
        assert_eq!(wide_product((1 << 64) + 5, (1 << 64) + 7), (1, (12 << 64) + 35));
    }
}
