//! The prime-power divisor game: divide a number by a power of a prime that divides it. `360` is a position, `/8`
//! divides by 8. Source: Nim on the exponents, so C. L. Bouton, Nim, a game with a complete mathematical theory, 1901.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Piece, Shape, Spot, Touch},
    common::factor::{Factors, factors},
    common::nim_equivalent,
    common::small_sort::sort_few,
    explain::{Step, nim_sum::Ones},
    family::{Dice, Family, Preset, Sizes, Tag},
    game::{Footprint, Game, Impartial, Packed},
    message::Message,
    nim_value::NimValue,
    notation::{ParseError, number},
    outcome::Convention,
    params::Params,
    theory::{Claim, Moves, Range, Tame, Theorem, Theory},
};
use smallvec::SmallVec;
use std::fmt;

pub(crate) const FAMILY: Family = Family {
    id: "divisor",
    parameters: &[],
    presets: &[
        Preset::new("three-hundred-and-sixty", "360"),
        Preset::new("six-factorial", "720"),
        Preset::new("thousand-and-one", "1001"),
        Preset::new("ten-factorial", "3628800"),
        Preset::new("great-number", "73513440"),
        Preset::new("ten-factorial-misere", "3628800").misere(),
    ],
    usual: 1,
    tags: &[Tag::Short, Tag::Classroom],
    random: |_, sizes, dice| Ok(random(sizes, dice)),
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(Divisor))
}

/// The rules of the divisor game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Divisor;

/// A number with its prime powers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct FactoredNumber {
    n: u64,
    factors: Factors,
}

/// A move: the number by which is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Divide(pub u64);

impl FactoredNumber {
    /// Factors a number from 1 on.
    fn new(n: u64) -> FactoredNumber {
        FactoredNumber { n, factors: factors(n) }
    }

    fn exponents(&self) -> SmallVec<[u64; 16]> {
        self.factors.iter().map(|&(_, exponent)| exponent.into()).collect()
    }

    /// The number as a product: 2^3 · 3^2 · 5.
    fn product(&self) -> String {
        let power = |&(p, exponent): &(u64, u32)| if exponent == 1 { p.to_string() } else { format!("{p}^{exponent}") };
        let powers: Vec<String> = self.factors.iter().map(power).collect();
        powers.join("\u{a0}·\u{a0}")
    }

    /// The move that leaves another exponent, if there is one.
    fn lower(&self, factor: usize, exponent: u64) -> Option<Divide> {
        let (p, now) = self.factors[factor];
        let by = u64::from(now).checked_sub(exponent)?;
        Some(Divide(p.pow(u32::try_from(by).ok()?)))
    }

    /// Which factor a number divides, and the exponent it has in it.
    fn split(&self, q: u64) -> Option<(usize, u32)> {
        let factor = self.factors.iter().position(|&(p, _)| q > 1 && q.is_multiple_of(p))?;
        let (p, most) = self.factors[factor];
        let exponent = (1..=most).find(|&exponent| p.pow(exponent) == q)?;
        Some((factor, exponent))
    }
}

impl Footprint for FactoredNumber {
    fn pack(&self) -> Packed {
        Packed::from_slice(&self.n.to_le_bytes())
    }
}

impl Game for Divisor {
    type Position = FactoredNumber;
    type Move = Divide;

    fn read(&self, text: &str) -> Result<FactoredNumber, ParseError> {
        const EXPECTED: &str = "expected-divisor-position";
        match number(text, EXPECTED)? {
            0 => Err(ParseError::new(text, EXPECTED)),
            n => Ok(FactoredNumber::new(n)),
        }
    }

    fn read_move(&self, text: &str) -> Result<Divide, ParseError> {
        const EXPECTED: &str = "expected-divisor-move";
        let q = text.strip_prefix('/').ok_or_else(|| ParseError::new(text, EXPECTED))?;
        number(q, EXPECTED).map(Divide)
    }

    fn moves(&self, position: &FactoredNumber) -> impl Iterator<Item = Divide> {
        let powers = |&(p, most): &(u64, u32)| (1..=most).map(move |exponent| Divide(p.pow(exponent)));
        position.factors.iter().flat_map(powers)
    }

    fn play(&self, position: &FactoredNumber, mv: &Divide) -> FactoredNumber {
        let mut left = FactoredNumber { n: position.n / mv.0, factors: position.factors.clone() };
        if let Some((factor, exponent)) = position.split(mv.0) {
            left.factors[factor].1 -= exponent;
            left.factors.retain(|(_, exponent)| *exponent > 0);
        }
        left
    }

    fn board(&self, position: &FactoredNumber) -> Board {
        let spot = |&(p, exponent): &(u64, u32)| Spot::point(Piece::Token, p.to_string()).with_count(exponent.into());
        let fact = Message::new("board-number").with("number", position.n.to_string());
        Board::new(Shape::Factors, position.factors.iter().map(spot).collect()).with_fact(fact)
    }

    fn effect(&self, position: &FactoredNumber, mv: &Divide) -> Vec<Touch> {
        let touch =
            |(factor, exponent): (usize, u32)| Touch::take(factor, exponent.into(), position.factors[factor].1.into());
        position.split(mv.0).map(touch).into_iter().collect()
    }

    fn is_legal(&self, position: &FactoredNumber, mv: &Divide) -> bool {
        position.split(mv.0).is_some()
    }

    fn describe(&self, _: &FactoredNumber, mv: &Divide) -> Message {
        Message::new("move-divide").with("number", mv.0)
    }

    /// The least number with the same exponents: which primes they belong to does not matter.
    fn canonical(&self, position: FactoredNumber) -> FactoredNumber {
        const PRIMES: [u64; 15] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47];
        let mut exponents: SmallVec<[u32; 16]> = position.factors.iter().map(|&(_, exponent)| exponent).collect();
        sort_few(&mut exponents);
        exponents.reverse();
        let factors: Factors = PRIMES.into_iter().zip(exponents).collect();
        FactoredNumber { n: factors.iter().map(|&(p, exponent)| p.pow(exponent)).product(), factors }
    }
}

impl Impartial for Divisor {}

const THEOREM: Theorem = Theorem { id: "nim-on-the-exponents", source: "Bouton 1901" };

impl Theory for Divisor {
    fn claim(&self, convention: Convention, position: &FactoredNumber) -> Option<Claim<Divide>> {
        let lower = |factor, exponent| position.lower(factor, exponent);
        Some(nim_equivalent::claim(convention, &position.exponents(), &THEOREM, lower))
    }

    fn reasons(&self, convention: Convention, position: &FactoredNumber) -> Vec<Step> {
        let name = |&(p, exponent): &(u64, u32)| (Message::new("reason-exponent").with("prime", p), exponent.into());
        let heaps = position.factors.iter().map(name).collect();
        let lower = |factor, exponent| position.lower(factor, exponent);
        let intro = Message::new("reason-divisor-factors").with("number", position.n);
        let mut steps = vec![intro.with("factors", position.product()).into()];
        let columns = nim_equivalent::reasons(convention, heaps, Ones::Taken, lower, |mv| self.describe(position, mv));
        steps.extend(columns);
        steps
    }

    fn moves_to(&self, position: &FactoredNumber, value: NimValue) -> Option<Moves<Divide>> {
        let lower = |factor, exponent| position.lower(factor, exponent);
        Some(nim_equivalent::moves_to(&position.exponents(), value, lower))
    }

    fn tame(&self, position: &FactoredNumber) -> Option<Tame> {
        Some(nim_equivalent::tame(&position.exponents()))
    }

    fn ranges(&self, deep: bool) -> Vec<Range<FactoredNumber>> {
        let (first, last) = if deep { (8_000_000, 20_000) } else { (600_000, 2_000) };
        let multiples = (1..=last).filter_map(|i| 720_720u64.checked_mul(i * 360_360)).map(FactoredNumber::new);
        vec![
            Range::new(Message::new("range-first-numbers").with("most", first), (1..=first).map(FactoredNumber::new)),
            Range::new(
                Message::new("range-last-numbers").with("count", last),
                (0..last).map(|i| FactoredNumber::new(u64::MAX - i)),
            ),
            Range::new("range-many-divisors", multiples),
        ]
    }
}

/// A product of small primes, so that there is something to choose.
fn random(sizes: Sizes, dice: &mut Dice) -> String {
    let most = sizes.most(100, 100_000, u64::MAX, dice).max(2);
    let mut n = 1u64;
    let count = sizes.heaps.map_or(12, |heaps| heaps.clamp(1, 64));
    for _ in 0..count.saturating_mul(3) {
        let p = dice.one_of(&[2, 2, 2, 2, 3, 3, 3, 5, 5, 7]).copied().unwrap_or(2);
        n = n.checked_mul(p).filter(|&larger| larger <= most).unwrap_or(n);
    }
    n.max(2).to_string()
}

impl fmt::Display for FactoredNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.n.fmt(f)
    }
}

impl fmt::Display for Divide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "/{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::Outcome;

    fn check(convention: Convention, n: u64, outcome: Outcome, moves: &[u64]) {
        let claim = Divisor.claim(convention, &FactoredNumber::new(n)).unwrap();
        let winning: Vec<u64> = claim.winning.unwrap().list.iter().map(|mv| mv.0).collect();
        assert_eq!((claim.outcome, winning.as_slice()), (outcome, moves), "{n} {convention}");
    }

    #[test]
    fn worked_examples_are_answered() {
        let (normal, misere) = (Convention::Normal, Convention::Misere);
        check(normal, 360, Outcome::Loss, &[]);
        check(misere, 36, Outcome::Loss, &[]);
        check(normal, 1024, Outcome::Win, &[1024]);
        check(misere, 1024, Outcome::Win, &[512]);
        check(misere, 12, Outcome::Win, &[4]);
        check(misere, 60, Outcome::Win, &[2]);
        check(normal, 1, Outcome::Loss, &[]);
        check(misere, 1, Outcome::Win, &[]);
        check(misere, 97, Outcome::Loss, &[]);
    }

    #[test]
    fn the_largest_numbers_are_answered() {
        let (p, q) = (4_294_967_291, 4_294_967_279);
        check(Convention::Normal, p * q, Outcome::Loss, &[]);
        check(Convention::Misere, p * q, Outcome::Win, &[q, p]);
        check(Convention::Normal, 18_446_744_073_709_551_557, Outcome::Win, &[18_446_744_073_709_551_557]);
        check(Convention::Normal, 1 << 63, Outcome::Win, &[1 << 63]);
        check(Convention::Normal, 3 << 62, Outcome::Win, &[1 << 61]);
    }

    #[test]
    fn only_prime_powers_that_divide_may_divide() {
        let position = Divisor.read("360").unwrap();
        for q in [2, 4, 8, 3, 9, 5] {
            assert!(Divisor.is_legal(&position, &Divide(q)), "{q}");
            assert_eq!(Divisor.play(&position, &Divide(q)), FactoredNumber::new(360 / q));
        }
        for q in [0, 1, 6, 10, 12, 16, 25, 27, 7, 360, u64::MAX] {
            assert!(!Divisor.is_legal(&position, &Divide(q)), "{q}");
        }
        assert!(Divisor.read("0").is_err());
    }

    #[test]
    fn the_canonical_number_has_the_same_exponents() {
        assert_eq!(Divisor.canonical(FactoredNumber::new(5 * 5 * 7 * 97)), FactoredNumber::new(60));
        assert_eq!(Divisor.canonical(FactoredNumber::new(1)), FactoredNumber::new(1));
    }
}
