//! Random numbers from a seed: the same seed gives the same numbers on every machine.
use engine::Dice;

/// A generator of random numbers (splitmix64 of G. L. Steele, D. Lea and C. H. Flood, 2014).
///
/// ```
/// use play::Rng;
/// let mut rng = Rng::new(1940);
/// let mut again = rng.clone();
/// assert_eq!(rng.draw(), again.draw());
/// assert!(rng.below(6) < 6);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng(u64);

impl Rng {
    /// A generator that starts from a seed.
    pub fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// Any number of 64 bits.
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number smaller than `count`; zero if `count` is zero.
    pub fn below(&mut self, count: usize) -> usize {
        let last = (count as u64).saturating_sub(1);
        let drawn = self.with_dice(|dice| dice.between(0, last));
        usize::try_from(drawn).expect("smaller than a count")
    }

    /// Returns true once in `times` calls, on average.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of several things; `None` if there are none.
    pub fn pick<'t, T>(&mut self, things: &'t [T]) -> Option<&'t T> {
        things.get(self.below(things.len()))
    }

    /// Lends the generator to the engine.
    pub fn with_dice<R>(&mut self, roll: impl FnOnce(&mut Dice) -> R) -> R {
        roll(&mut Dice(&mut || self.draw()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_splitmix64() {
        let mut rng = Rng::new(1_234_567);
        let drawn: Vec<u64> = (0..3).map(|_| rng.draw()).collect();
        assert_eq!(drawn, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn every_face_of_a_die_comes_up() {
        let mut rng = Rng::new(0);
        let mut faces = [0; 6];
        (0..6_000).for_each(|_| faces[rng.below(6)] += 1);
        assert!(faces.iter().all(|&count| (900..1_100).contains(&count)), "{faces:?}");
    }

    #[test]
    fn nothing_can_be_picked_from_nothing() {
        assert_eq!(Rng::new(5).pick::<u8>(&[]), None);
        assert_eq!(Rng::new(5).below(0), 0);
    }
}
