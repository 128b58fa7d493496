//! Factorisation of numbers up to 2^64: trial division, the test of Miller and Rabin, and the rho method of Pollard in
//! the form of Brent.
use smallvec::SmallVec;

/// The prime powers of a number, smallest prime first; a number below 2^64 has at most fifteen primes.
pub(crate) type Factors = SmallVec<[(u64, u32); 4]>;

/// The primes that are tried first. As bases they also make the test of Miller and Rabin exact below 2^64.
const SMALL: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];

/// The prime powers whose product is `n`; none for 0 and 1.
pub(crate) fn factors(n: u64) -> Factors {
    let mut primes: SmallVec<[u64; 64]> = SmallVec::new();
    let mut rest = n.max(1);
    for p in SMALL {
        while rest.is_multiple_of(p) {
            rest /= p;
            primes.push(p);
        }
    }
    let mut open: SmallVec<[u64; 8]> = SmallVec::from_slice(&[rest]);
    while let Some(m) = open.pop() {
        if is_prime(m) {
            primes.push(m);
        } else if m > 1 {
            let divisor = divisor(m);
            open.extend([divisor, m / divisor]);
        }
    }
    primes.sort_unstable();
    let mut factors = Factors::new();
    for p in primes {
        match factors.last_mut() {
            Some((last, exponent)) if *last == p => *exponent += 1,
            _ => factors.push((p, 1)),
        }
    }
    factors
}

/// Whether `n` is a prime number.
pub(crate) fn is_prime(n: u64) -> bool {
    if let Some(p) = SMALL.into_iter().find(|&p| n.is_multiple_of(p)) {
        return n == p;
    }
    n > 1 && SMALL.into_iter().all(|base| passes(&Modulus::new(n), base))
}

/// Whether an odd number passes for a prime with one base.
fn passes(m: &Modulus, base: u64) -> bool {
    let twos = (m.n - 1).trailing_zeros();
    let (one, minus_one) = (m.number(1), m.number(m.n - 1));
    let mut power = m.power(m.number(base), (m.n - 1) >> twos);
    if power == one {
        return true;
    }
    for _ in 0..twos {
        if power == minus_one {
            return true;
        }
        power = m.times(power, power);
    }
    false
}

/// A proper divisor of an odd number that is not prime.
fn divisor(n: u64) -> u64 {
    let root = n.isqrt();
    if root * root == n {
        return root;
    }
    let m = Modulus::new(n);
    (1..n).find_map(|constant| rho(&m, m.number(constant))).expect("a number that is not prime has a proper divisor")
}

/// Follows x -> x^2 + c until two values agree modulo some divisor; differences are multiplied up to save divisions.
fn rho(m: &Modulus, constant: u64) -> Option<u64> {
    const TOGETHER: u64 = 64;
    let step = |x| m.plus(m.times(x, x), constant);
    let mut tortoise = constant;
    for length in (0..32).map(|power| 1u64 << power) {
        let mut hare = tortoise;
        for _ in 0..length / 2 {
            hare = step(hare);
        }
        let mut left = length;
        while left > 0 {
            let (start, count) = (hare, left.min(TOGETHER));
            let mut product = m.number(1);
            for _ in 0..count {
                hare = step(hare);
                product = m.times(product, tortoise.abs_diff(hare));
            }
            match gcd(product, m.n) {
                1 => left -= count,
                // Several divisors at once: go through these steps again one by one.
                divisor if divisor == m.n => return one_by_one(m, step, tortoise, start),
                divisor => return Some(divisor),
            }
        }
        tortoise = hare;
    }
    None
}

/// The first divisor on the way from `hare`, unless it is the whole number.
fn one_by_one(m: &Modulus, step: impl Fn(u64) -> u64, tortoise: u64, mut hare: u64) -> Option<u64> {
    loop {
        hare = step(hare);
        match gcd(tortoise.abs_diff(hare), m.n) {
            1 => {}
            divisor => return Some(divisor).filter(|&divisor| divisor < m.n),
        }
    }
}

fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Arithmetic modulo an odd number, in Montgomery form: a number x is stored as x·2^64 modulo n.
struct Modulus {
    n: u64,
    /// The inverse of -n modulo 2^64.
    inverse: u64,
    /// 2^128 modulo n.
    square: u64,
}

impl Modulus {
    fn new(n: u64) -> Modulus {
        // Each step doubles the number of correct bits, from the five that n itself has.
        let inverse = (0..5).fold(n, |x, _| x.wrapping_mul(2u64.wrapping_sub(n.wrapping_mul(x))));
        let square = (u128::MAX % u128::from(n) + 1) % u128::from(n);
        Modulus { n, inverse: inverse.wrapping_neg(), square: low(square) }
    }

    fn number(&self, x: u64) -> u64 {
        self.times(x % self.n, self.square)
    }

    fn times(&self, x: u64, y: u64) -> u64 {
        let product = u128::from(x) * u128::from(y);
        let multiple = u128::from(low(product).wrapping_mul(self.inverse)) * u128::from(self.n);
        // The low halves of both add up to 0 or to 2^64.
        let carry = u64::from(low(product) != 0);
        let (sum, overflow) = high(product).overflowing_add(high(multiple));
        let (sum, carried) = sum.overflowing_add(carry);
        if overflow || carried || sum >= self.n { sum.wrapping_sub(self.n) } else { sum }
    }

    fn plus(&self, x: u64, y: u64) -> u64 {
        let (sum, overflow) = x.overflowing_add(y);
        if overflow || sum >= self.n { sum.wrapping_sub(self.n) } else { sum }
    }

    fn power(&self, base: u64, exponent: u64) -> u64 {
        let bits = (0..64 - exponent.leading_zeros()).rev();
        bits.fold(self.number(1), |power, bit| {
            let squared = self.times(power, power);
            if exponent >> bit & 1 == 1 { self.times(squared, base) } else { squared }
        })
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the low half is wanted")]
fn low(x: u128) -> u64 {
    x as u64
}

fn high(x: u128) -> u64 {
    low(x >> 64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Multiplies the factors again and checks by trial division that each is prime, if that is quick.
    fn check(n: u64) {
        let factors = factors(n);
        let product = factors.iter().fold(1u128, |product, &(p, e)| product * u128::from(p).pow(e));
        assert_eq!(product, u128::from(n));
        assert!(factors.iter().is_sorted_by_key(|&(p, _)| p), "{n}: {factors:?}");
        assert!(factors.iter().all(|&(p, _)| is_prime(p)), "{n}: {factors:?}");
    }

    #[test]
    fn a_number_is_split_into_prime_powers() {
        assert_eq!(factors(360).as_slice(), [(2, 3), (3, 2), (5, 1)]);
    }

    #[test]
    fn primes_are_those_of_the_sieve() {
        let mut composite = vec![false; 200_000];
        composite[..2].fill(true);
        for n in 2..composite.len() {
            if !composite[n] {
                (n * n..composite.len()).step_by(n).for_each(|m| composite[m] = true);
            }
            assert_eq!(is_prime(n as u64), !composite[n], "{n}");
        }
    }

    #[test]
    fn large_primes_and_pseudoprimes_are_told_apart() {
        let primes = [18_446_744_073_709_551_557, 18_446_744_073_709_551_533, 4_294_967_291, (1 << 61) - 1];
        assert!(primes.into_iter().all(is_prime));
        // Numbers that deceive the test for the first bases, and one of Carmichael's.
        let others = [3_215_031_751, 3_474_749_660_383, 341_550_071_728_321, 3_825_123_056_546_413_051, 561, u64::MAX];
        assert!(!others.into_iter().any(is_prime));
    }

    #[test]
    fn hard_numbers_are_factored() {
        assert_eq!(factors(4_294_967_291 * 4_294_967_279).as_slice(), [(4_294_967_279, 1), (4_294_967_291, 1)]);
        assert_eq!(factors(4_294_967_291 * 4_294_967_291).as_slice(), [(4_294_967_291, 2)]);
        assert_eq!(factors(2_642_239 * 2_642_239 * 2_642_239).as_slice(), [(2_642_239, 3)]);
        assert_eq!(factors(1 << 63).as_slice(), [(2, 63)]);
        assert_eq!(factors(12_157_665_459_056_928_801).as_slice(), [(3, 40)]);
        assert_eq!(factors(41 * 43).as_slice(), [(41, 1), (43, 1)]);
        assert_eq!(factors(614_889_782_588_491_410).len(), 15);
        assert_eq!(factors(u64::MAX).len(), 7);
        assert!(factors(1).is_empty() && factors(0).is_empty());
    }

    #[test]
    fn small_numbers_are_factored() {
        (1..100_000).for_each(check);
    }

    proptest! {
        #[test]
        fn any_number_is_the_product_of_its_prime_powers(n in 1u64..) {
            check(n);
        }

        #[test]
        fn products_of_two_numbers_are_factored(a in 1u64..1 << 32, b in 1u64..1 << 32) {
            check(a * b);
        }

        #[test]
        fn arithmetic_agrees_with_plain_remainders(n in any::<u64>().prop_map(|n| n | 1), x: u64, y: u64) {
            prop_assume!(n > 1);
            let m = Modulus::new(n);
            let product = m.times(m.number(x), m.number(y));
            let want = u128::from(x % n) * u128::from(y % n) % u128::from(n);
            prop_assert_eq!(u128::from(m.times(product, 1)), want);
        }
    }
}
