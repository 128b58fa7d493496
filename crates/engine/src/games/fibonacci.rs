//! Fibonacci Nim: one heap; take at most twice what the other took just before, and not the whole heap at first. `12:4`
//! is a position with 12 left of which at most 4 may be taken, `-3` takes 3. Source: M. J. Whinihan, Fibonacci Nim,
//! 1963.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Shape, Spot, Touch},
    explain::Step,
    family::{Dice, Family, Preset, Sizes, Tag},
    game::{Footprint, Game, Impartial, Packed, Size},
    message::Message,
    notation::{ParseError, number},
    outcome::{Convention, Ending, Outcome},
    params::Params,
    theory::{Claim, Moves, Range, Theorem, Theory},
};
use std::fmt;

mod reasons;

pub(crate) const FAMILY: Family = Family {
    id: "fibonacci",
    parameters: &[],
    presets: &[
        Preset::new("twenty", "20"),
        Preset::new("fibonacci-number", "34"),
        Preset::new("hundred", "100"),
        Preset::new("under-way", "50:6"),
        Preset::new("under-way-misere", "50:6").misere(),
    ],
    usual: 0,
    tags: &[Tag::Short, Tag::Classic],
    random: |_, sizes, dice| Ok(random(sizes, dice)),
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(Fibonacci))
}

/// The rules of Fibonacci Nim.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fibonacci;

/// A heap with a limit of what may be taken from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct LimitedHeap {
    /// How many tokens are left.
    pub heap: u64,
    /// Maximum number that may be taken.
    pub limit: u64,
}

/// A move: how many tokens are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Take(pub u64);

impl LimitedHeap {
    /// The largest number that may be taken now.
    fn most(self) -> u64 {
        self.heap.min(self.limit)
    }
}

impl Footprint for LimitedHeap {
    fn pack(&self) -> Packed {
        let mut packed = Packed::from_slice(&self.heap.to_le_bytes());
        packed.extend_from_slice(&self.limit.to_le_bytes());
        packed
    }
}

impl Game for Fibonacci {
    type Position = LimitedHeap;
    type Move = Take;

    fn read(&self, text: &str) -> Result<LimitedHeap, ParseError> {
        const EXPECTED: &str = "expected-fibonacci-position";
        if let Some((heap, limit)) = text.split_once(':') {
            return Ok(LimitedHeap { heap: number(heap, EXPECTED)?, limit: number(limit, EXPECTED)? });
        }
        match number(text, EXPECTED)? {
            1 => Err(ParseError::new(text, "expected-fibonacci-start")),
            heap => Ok(LimitedHeap { heap, limit: heap.saturating_sub(1) }),
        }
    }

    fn read_move(&self, text: &str) -> Result<Take, ParseError> {
        const EXPECTED: &str = "expected-fibonacci-move";
        let take = text.strip_prefix('-').ok_or_else(|| ParseError::new(text, EXPECTED))?;
        number(take, EXPECTED).map(Take)
    }

    fn moves(&self, position: &LimitedHeap) -> impl Iterator<Item = Take> {
        (1..=position.most()).map(Take)
    }

    fn play(&self, position: &LimitedHeap, mv: &Take) -> LimitedHeap {
        // A limit beyond the largest number stays there: the heap is smaller anyway.
        LimitedHeap { heap: position.heap - mv.0, limit: mv.0.saturating_mul(2) }
    }

    fn board(&self, position: &LimitedHeap) -> Board {
        let fact = Message::new("board-at-most").with("count", position.most());
        Board::new(Shape::Heaps, vec![Spot::heap(1, position.heap)]).with_fact(fact)
    }

    fn effect(&self, position: &LimitedHeap, mv: &Take) -> Vec<Touch> {
        vec![Touch::take(0, mv.0, position.heap)]
    }

    fn is_legal(&self, position: &LimitedHeap, mv: &Take) -> bool {
        (1..=position.most()).contains(&mv.0)
    }

    fn random_move(&self, position: &LimitedHeap, dice: &mut Dice) -> Option<Take> {
        (position.most() > 0).then(|| Take(dice.between(1, position.most())))
    }

    fn canonical(&self, position: LimitedHeap) -> LimitedHeap {
        LimitedHeap { limit: position.most(), ..position }
    }

    /// If the limit is small, doubling it repeatedly soon makes it large, and most of the heap is still there.
    fn size(&self, position: &LimitedHeap) -> Size {
        let (heap, first) = (u128::from(position.heap), u128::from(position.most()));
        let part = heap / 16;
        let later =
            if 0 < first && first < part { after_two_moves(heap - 4 * part, 2 * part) } else { Size::default() };
        after_two_moves(heap, first).max(later)
    }

    fn describe(&self, _: &LimitedHeap, mv: &Take) -> Message {
        Message::new("move-take-some").with("count", mv.0)
    }
}

/// Counts the positions after two moves: t of `most`, and then s, as long as twice s is at most what is left. That is s
/// up to 2t or a third of what t leaves, whichever is less, and about that many moves follow.
fn after_two_moves(heap: u128, most: u128) -> Size {
    let rising = most.min(heap / 7);
    let cube = |x: u128| x.saturating_mul(x).saturating_mul(x);
    let (from, to) = (heap - rising, heap - most);
    let falling = ((from * from - to * to) / 6).saturating_sub(from - to);
    let positions = (rising * rising).saturating_add(falling);
    let moves = cube(rising).saturating_add(cube(from).saturating_sub(cube(to)) / 54);
    Size { positions, moves }
}

impl Impartial for Fibonacci {}

const NORMAL: Theorem = Theorem { id: "smallest-zeckendorf-part", source: "Whinihan 1963" };
const MISERE: Theorem = Theorem { id: "normal-play-with-one-token-less", source: "from Whinihan 1963" };

impl Theory for Fibonacci {
    fn claim(&self, convention: Convention, position: &LimitedHeap) -> Option<Claim<Take>> {
        let theorem = if convention == Convention::Normal { &NORMAL } else { &MISERE };
        if position.most() == 0 {
            return Some(Claim::new(Ending::Stuck.outcome(convention), theorem).with_winning(Moves::default()));
        }
        // A player who faces a single token in misère play must take it and loses, as if nothing were left in normal
        // play.
        let heap = position.heap - u64::from(convention == Convention::Misere);
        let winning = winning(heap, position.limit);
        Some(Claim::new(Outcome::win_if(!winning.list.is_empty()), theorem).with_winning(winning))
    }

    fn reasons(&self, convention: Convention, position: &LimitedHeap) -> Vec<Step> {
        self.why(convention, position)
    }

    fn ranges(&self, deep: bool) -> Vec<Range<LimitedHeap>> {
        let most = if deep { 2600 } else { 1400 };
        let every = (0..=most).flat_map(|heap| (0..=heap + 1).map(move |limit| LimitedHeap { heap, limit }));
        vec![Range::new(Message::new("range-limits").with("most", most), every)]
    }
}

/// The winning moves of normal play: the smallest parts together, when twice their sum is less than the next part.
fn winning(heap: u64, limit: u64) -> Moves<Take> {
    let parts = zeckendorf(heap);
    let mut sum = 0u64;
    let sums = parts.iter().enumerate().filter_map(|(i, part)| {
        sum += part;
        let safe = parts.get(i + 1).is_none_or(|&next| sum < next - sum);
        (safe && sum <= limit).then_some(Take(sum))
    });
    sums.collect()
}

/// The Fibonacci numbers, no two neighbours, whose sum is `n`, smallest first.
fn zeckendorf(n: u64) -> Vec<u64> {
    let mut fibonacci = vec![1u64];
    let mut next = Some(2);
    while let Some(f) = next.filter(|&f| f <= n) {
        next = f.checked_add(fibonacci[fibonacci.len() - 1]);
        fibonacci.push(f);
    }
    let mut rest = n;
    let mut parts = Vec::new();
    for f in fibonacci.into_iter().rev() {
        if f <= rest {
            rest -= f;
            parts.push(f);
        }
    }
    parts.reverse();
    parts
}

fn random(sizes: Sizes, dice: &mut Dice) -> String {
    let most = sizes.most(20, 120, u64::MAX, dice);
    dice.between(2, most.max(2)).to_string()
}

impl fmt::Display for LimitedHeap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.heap, self.limit)
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "-{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::{Budget, Memo, NimValues};

    fn check(convention: Convention, position: &str, outcome: Outcome, moves: &[u64]) {
        let claim = Fibonacci.claim(convention, &Fibonacci.read(position).unwrap()).unwrap();
        let winning: Vec<u64> = claim.winning.unwrap().list.iter().map(|mv| mv.0).collect();
        assert_eq!((claim.outcome, winning.as_slice()), (outcome, moves), "{position} {convention}");
    }

    #[test]
    fn worked_examples_are_answered() {
        let (normal, misere) = (Convention::Normal, Convention::Misere);
        check(normal, "20", Outcome::Win, &[2]);
        check(normal, "12:4", Outcome::Win, &[1]);
        check(misere, "12:4", Outcome::Win, &[3]);
        check(normal, "30", Outcome::Win, &[1, 9]);
        check(misere, "20", Outcome::Win, &[1, 6, 19]);
        check(normal, "0", Outcome::Loss, &[]);
        check(misere, "0", Outcome::Win, &[]);
        check(normal, "7:0", Outcome::Loss, &[]);
        check(misere, "7:0", Outcome::Win, &[]);
        check(misere, "1:5", Outcome::Loss, &[]);
    }

    #[test]
    fn starts_are_lost_exactly_at_fibonacci_numbers() {
        let lost = |&n: &u64| {
            let start = Fibonacci.read(&n.to_string()).unwrap();
            Fibonacci.claim(Convention::Normal, &start).unwrap().outcome == Outcome::Loss
        };
        let losses: Vec<u64> = (2..400).filter(lost).collect();
        assert_eq!(losses, [2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377]);
        let largest = 12_200_160_415_121_876_738;
        assert!(lost(&largest) && !lost(&(largest + 1)) && !lost(&u64::MAX));
    }

    #[test]
    fn a_heap_of_one_cannot_be_the_start() {
        assert!(Fibonacci.read("1").unwrap_err().to_string().contains("expected-fibonacci-start"));
        assert_eq!(Fibonacci.read("1:1").unwrap().to_string(), "1:1");
        assert_eq!(Fibonacci.read("20").unwrap().to_string(), "20:19");
    }

    #[test]
    fn winning_moves_from_huge_heaps_lead_to_losses() {
        for heap in [u64::MAX, u64::MAX - 1, 12_200_160_415_121_876_739, 1 << 63, 10_000_000_000_000_000_000] {
            for (convention, limit) in
                Convention::BOTH.into_iter().flat_map(|c| [(c, heap - 1), (c, heap), (c, 1 << 40)])
            {
                let position = LimitedHeap { heap, limit };
                let claim = Fibonacci.claim(convention, &position).unwrap();
                for mv in &claim.winning.unwrap().list {
                    let option = Fibonacci.play(&position, mv);
                    assert_eq!(Fibonacci.claim(convention, &option).unwrap().outcome, Outcome::Loss, "{position} {mv}");
                }
            }
        }
    }

    #[test]
    fn the_size_is_what_a_search_visits_or_less() {
        for heap in 0..130 {
            for limit in [0, 1, 2, 5, heap / 3, heap / 2, heap] {
                let position = LimitedHeap { heap, limit };
                let mut search = Memo::new(&Fibonacci, NimValues, Budget::default());
                search.value(&position).unwrap();
                let size = Fibonacci.size(&position);
                assert!(size.positions <= search.positions() as u128, "{position} {size:?} {}", search.positions());
                assert!(size.moves <= u128::from(search.moves()), "{position} {size:?} {}", search.moves());
            }
        }
    }
}
