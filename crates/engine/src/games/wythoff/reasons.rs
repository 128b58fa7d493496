//! Why two heaps are won or lost: the pair to which they belong or which can be reached, and how the queen gets there.
use super::Pairs;
use crate::{
    explain::{Cell, Step, Table},
    message::Message,
    outcome::Outcome,
};

/// Number of pairs that are shown on either side of the one that matters.
const AROUND: u128 = 2;

/// Two heaps of a game with lost pairs, and how the game writes positions and says moves.
pub(crate) struct Heaps<'a> {
    pub(crate) pairs: Pairs,
    pub(crate) sizes: (u64, u64),
    /// Taking these numbers from the two heaps, in words.
    pub(crate) words: &'a dyn Fn(u64, u64) -> Message,
    /// The position with these two heaps.
    pub(crate) position: &'a dyn Fn(u64, u64) -> String,
}

impl Heaps<'_> {
    pub(crate) fn reasons(&self) -> Vec<Step> {
        let (x, y) = self.sizes;
        let replies = self.pairs.replies(x, y);
        // Of several ways, the one that leaves least.
        match replies.into_iter().min_by_key(|&(first, second)| (x - first) as u128 + (y - second) as u128) {
            Some(reply) => self.winning_steps(reply),
            None => self.losing_steps(),
        }
    }

    /// What the pairs are, with those around pair `k`.
    fn pairs(&self, k: u128) -> Vec<Step> {
        let a = self.pairs.a;
        let intro = match (a, self.pairs.exceptions, self.pairs.shift) {
            (1, false, _) => Message::new("reason-wythoff-golden"),
            (1, true, _) => Message::new("reason-wythoff-golden-misere"),
            (_, _, 0) => Message::new("reason-wythoff-general").with("a", a),
            _ => Message::new("reason-wythoff-general-misere").with("a", a),
        };
        let mut table = Table { header: self.header(), ..Table::default() };
        for n in k.saturating_sub(AROUND)..=k + AROUND {
            let Some((first, second)) = self.pairs.pair(n) else { break };
            if n == k {
                table.marked.push(table.rows.len());
            }
            table.rows.push(vec![
                Cell::Text(n.to_string()),
                Cell::Text(first.to_string()),
                Cell::Text(second.to_string()),
                Cell::Position((self.position)(first, second)),
                Cell::Outcome(Outcome::Loss),
            ]);
        }
        vec![intro.into(), Step::Table(table)]
    }

    fn header(&self) -> Vec<Message> {
        ["label-pair", "label-pair-first", "label-pair-second", "label-position", "label-result"]
            .map(Message::new)
            .to_vec()
    }

    fn about(&self, id: &'static str, k: u128) -> Message {
        let (first, second) = self.pairs.pair(k).unwrap_or_default();
        Message::new(id).with("k", k).with("first", first).with("second", second)
    }

    fn losing_steps(&self) -> Vec<Step> {
        let k = self.pairs.index(self.sizes.0);
        let mut steps = self.pairs(k);
        steps.push(self.about("reason-wythoff-pair", k).into());
        steps.push(self.why());
        steps
    }

    /// Why a pair is lost.
    fn why(&self) -> Step {
        match self.pairs.a {
            1 => Message::new("reason-wythoff-why").into(),
            a => Message::new("reason-wythoff-why-general").with("a", a).into(),
        }
    }

    fn winning_steps(&self, (first, second): (u64, u64)) -> Vec<Step> {
        let (x, y) = self.sizes;
        let left = (x - first, y - second);
        let k = self.pairs.index(left.0);
        let mut steps = self.pairs(k);
        let message = match (first, second) {
            (0, _) => self.about("reason-wythoff-partner", k).with("number", x).with("partner", left.1),
            (_, 0) => self.about("reason-wythoff-partner", k).with("number", y).with("partner", left.0),
            _ if self.pairs.a == 1 => self.about("reason-wythoff-difference", k).with("difference", x.abs_diff(y)),
            _ => self.about("reason-wythoff-near", k).with("a", self.pairs.a),
        };
        steps.push(message.with("move", (self.words)(first, second)).into());
        let after = (self.position)(left.0, left.1);
        steps.push(Message::new("reason-wythoff-check").with("k", k).with("position", after).into());
        steps.push(self.why());
        steps
    }
}

impl Pairs {
    /// Pair `k`, the smaller number first, unless it is too large for heaps.
    fn pair(self, k: u128) -> Option<(u64, u64)> {
        // Larger numbers belong to no heap, and the formula would not fit its integers.
        if k > u128::from(u64::MAX) {
            return None;
        }
        let first = self.first(k);
        let second = first + self.a * k + self.shift;
        Some((u64::try_from(first).ok()?, u64::try_from(second).ok()?))
    }

    /// Which pair a number belongs to.
    fn index(self, x: u64) -> u128 {
        (self.partner(x).abs_diff(x.into()) - self.shift) / self.a
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::Convention;

    #[test]
    fn every_number_is_in_the_pair_of_its_index() {
        for a in [1, 2, 3, 17, 1_000_000_000] {
            for convention in Convention::BOTH {
                let pairs = Pairs::new(a, convention);
                for x in (0..200).chain(1 << 40..(1 << 40) + 50) {
                    let Some((first, second)) = pairs.pair(pairs.index(x)) else { continue };
                    assert!(x == first || x == second, "a={a} {convention} {x}: {first},{second}");
                    assert!(pairs.contain(first, second));
                }
            }
        }
    }

    #[test]
    fn the_golden_pairs_are_those_of_the_books() {
        let pairs = Pairs::new(1, Convention::Normal);
        let first: Vec<_> = (0..6).filter_map(|k| pairs.pair(k)).collect();
        assert_eq!(first, [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13)]);
        assert_eq!(pairs.pair(u128::MAX), None);
        let misere = Pairs::new(1, Convention::Misere);
        assert_eq!((misere.pair(0), misere.pair(1), misere.pair(2)), (Some((2, 2)), Some((0, 1)), Some((3, 5))));
    }
}
