//! Building Nim: first the players build the heaps, one token at a time, then they play Nim on them. `6|0,0,0` has 6
//! tokens left for 3 heaps; `+2` puts one on heap 2; when none is left, `1-3` takes as in Nim.
//! Source: E. Duchêne, M. Dufour, S. Heubach, U. Larsson, Building Nim, 2015.
use super::nim::{self, Nim};
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Change, Shape, Touch},
    explain::Step,
    family::{Dice, Family, Preset, Sizes, Tag},
    game::{Footprint, Game, Impartial, Packed, Size},
    heap::{HeapMove, Heaps},
    message::Message,
    nim_value::NimValue,
    notation::{HeapList, ParseError, heap_number, number},
    outcome::{Convention, Outcome},
    params::Params,
    theory::{Claim, Moves, Range, Standing, Tame, Theorem, Theory},
};
use smallvec::SmallVec;
use std::fmt;

mod reasons;

pub(crate) const FAMILY: Family = Family {
    id: "building",
    parameters: &[],
    presets: &[
        Preset::new("six-tokens-three-heaps", "6|0,0,0"),
        Preset::new("ten-tokens-five-heaps", "10|0,0,0,0,0"),
        Preset::new("eight-tokens-three-heaps", "8|0,0,0"),
    ],
    usual: 1,
    tags: &[Tag::Classroom],
    random,
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(Building { nim: nim::game() }))
}

const OPENER: Theorem = Theorem { id: "parity-of-all-tokens", source: "Duchêne et al. 2015" };
const COPY: Theorem = Theorem { id: "copying-on-equal-pairs-of-heaps", source: "Duchêne et al. 2015" };
const STARTS: Theorem =
    Theorem { id: "pattern-of-tokens-and-heaps", source: "exhaustive search of 64 tokens and 12 heaps" };

fn random(_: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let heaps = usize::try_from(sizes.heaps(3, 5, dice).min(12)).expect("small");
    let tokens = sizes.most(6, 12, 64, dice);
    Ok(format!("{tokens}|{}", HeapList(SmallVec::from_elem(0, heaps))))
}

/// The rules of Building Nim.
#[derive(Clone, Debug)]
pub(super) struct Building {
    nim: Heaps<Nim>,
}

/// The phase is the type: heaps are built while tokens are left, then Nim is played.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Phase {
    /// Tokens are left.
    Building {
        /// How many, at least one.
        left: u64,
        /// The heaps built until now.
        heaps: HeapList,
    },
    /// All tokens are placed.
    Playing(HeapList),
}

impl Phase {
    fn new(left: u64, heaps: HeapList) -> Phase {
        if left > 0 { Phase::Building { left, heaps } } else { Phase::Playing(heaps) }
    }

    fn parts(&self) -> (u64, &HeapList) {
        match self {
            Phase::Building { left, heaps } => (*left, heaps),
            Phase::Playing(heaps) => (0, heaps),
        }
    }
}

impl Footprint for Phase {
    fn heap_bytes(&self) -> usize {
        self.parts().1.heap_bytes()
    }

    fn pack(&self) -> Packed {
        // No heap holds more than 64 tokens, so that one byte is enough for each.
        let (left, heaps) = self.parts();
        std::iter::once(left).chain(heaps.iter()).map(|number| number.to_le_bytes()[0]).collect()
    }
}

/// Building up or taking away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// Puts a token on a heap, counted from zero.
    Put(usize),
    /// Takes as in Nim.
    Take(HeapMove),
}

impl Game for Building {
    type Position = Phase;
    type Move = Turn;

    fn read(&self, text: &str) -> Result<Phase, ParseError> {
        const EXPECTED: &str = "expected-building-position";
        let wrong = || ParseError::new(text, EXPECTED);
        let (left, heaps) = text.split_once('|').ok_or_else(wrong)?;
        let (left, heaps) = (number(left, EXPECTED)?, HeapList::read(heaps, 12)?);
        let fits = u128::from(left) + heaps.total() <= 64 && !(heaps.is_empty() && left > 0);
        if fits { Ok(Phase::new(left, heaps)) } else { Err(wrong()) }
    }

    fn read_move(&self, text: &str) -> Result<Turn, ParseError> {
        const EXPECTED: &str = "expected-building-move";
        match text.strip_prefix('+') {
            Some(heap) => Ok(Turn::Put(heap_number(heap, EXPECTED)?)),
            None => self.nim.read_move(text).map(Turn::Take).map_err(|_| ParseError::new(text, EXPECTED)),
        }
    }

    fn moves(&self, phase: &Phase) -> impl Iterator<Item = Turn> {
        let (left, heaps) = phase.parts();
        let heap_count = if left > 0 { heaps.len() } else { 0 };
        let takes = (left == 0).then(|| self.nim.moves(heaps));
        (0..heap_count).map(Turn::Put).chain(takes.into_iter().flatten().map(Turn::Take))
    }

    fn play(&self, phase: &Phase, mv: &Turn) -> Phase {
        let (left, heaps) = phase.parts();
        match mv {
            Turn::Put(heap) => {
                let mut heaps = heaps.clone();
                heaps.0[*heap] += 1;
                Phase::new(left - 1, heaps)
            }
            Turn::Take(mv) => Phase::Playing(self.nim.play(heaps, mv)),
        }
    }

    fn board(&self, phase: &Phase) -> Board {
        let (left, heaps) = phase.parts();
        let board = Board::of_heaps(Shape::Heaps, heaps);
        if left > 0 { board.with_fact(Message::new("board-tokens-left").with("count", left)) } else { board }
    }

    fn effect(&self, phase: &Phase, mv: &Turn) -> Vec<Touch> {
        match mv {
            Turn::Put(heap) => vec![Touch::new(*heap, Change::Put { count: 1 })],
            Turn::Take(mv) => self.nim.effect(phase.parts().1, mv),
        }
    }

    fn canonical(&self, phase: Phase) -> Phase {
        match phase {
            Phase::Building { left, heaps } => Phase::Building { left, heaps: heaps.sorted_without(|_| false) },
            Phase::Playing(heaps) => Phase::Playing(heaps.sorted_without(|heap| heap == 0)),
        }
    }

    fn choices(&self, canonical: &Phase) -> impl Iterator<Item = Turn> {
        let (left, heaps) = canonical.parts();
        // Canonical heaps are sorted, so that equal ones stand next to each other.
        let new = move |&heap: &usize| left > 0 && (heap == 0 || heaps.0[heap - 1] != heaps.0[heap]);
        let takes = (left == 0).then(|| self.nim.choices(heaps));
        (0..heaps.len()).filter(new).map(Turn::Put).chain(takes.into_iter().flatten().map(Turn::Take))
    }

    fn size(&self, phase: &Phase) -> Size {
        let (left, heaps) = phase.parts();
        if left == 0 {
            return self.nim.size(heaps);
        }
        let mut falling: SmallVec<[usize; 12]> = heaps.iter().map(small).collect();
        falling.sort_unstable();
        falling.reverse();
        playable(&falling, small(left))
    }

    fn describe(&self, phase: &Phase, mv: &Turn) -> Message {
        reasons::describe(self, phase, mv)
    }
}

impl Impartial for Building {}

fn small(tokens: u64) -> usize {
    usize::try_from(tokens).expect("at most 64 tokens are accepted")
}

/// Number of positions of Nim that can arise when `left` more tokens are put on heaps in falling order, and a lower
/// bound of their moves.
///
/// A position can arise if its heaps, in falling order, exceed these by no more than the tokens left.
fn playable(falling: &[usize], left: usize) -> Size {
    const MOST: usize = 64;
    // For falling sequences from some heap on, none larger than the first index, that exceed by at most the second:
    // their number, and the sum of their first members, since the largest heap alone has that many moves.
    let mut counts = vec![vec![(1u128, 0u128); left + 1]; MOST + 1];
    for &heap in falling.iter().rev() {
        let behind = counts.clone();
        for size in 0..=MOST {
            let excess = size.saturating_sub(heap);
            let mut row = if size > 0 { counts[size - 1].clone() } else { vec![(0, 0); left + 1] };
            for (left, count) in row.iter_mut().enumerate() {
                let exact = left.checked_sub(excess).map_or(0, |left| behind[size][left].0);
                *count = (count.0 + exact, count.1 + exact * size as u128);
            }
            counts[size] = row;
        }
    }
    let (positions, moves) = counts[MOST][left];
    Size { positions, moves }
}

/// What is known while tokens are left, if some heap is bound to reach 2 or play is normal.
fn building(left: u64, heaps: &HeapList) -> Option<Claim<Turn>> {
    let tokens = u128::from(left) + heaps.total();
    if tokens % 2 == 1 || heaps.len() == 1 {
        let outcome = Outcome::win_if(left.is_multiple_of(2));
        return Some(Claim::new(outcome, &OPENER).with_winning(all_or_none(outcome, heaps)));
    }
    let sorted = heaps.clone().sorted_without(|_| false);
    if left.is_multiple_of(2) && sorted.0.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1]) {
        return Some(Claim::new(Outcome::Loss, &COPY).with_winning(Moves::default()));
    }
    let start = match heaps.len() as u128 {
        heap_count if heap_count % 2 == 0 => false,
        3 => !(tokens + 2).is_power_of_two(),
        heap_count => tokens >= heap_count + 5,
    };
    start_or_next(heaps, Outcome::win_if(start))
}

/// What is known in misère play while all heaps may stay at 1 or 0.
fn building_ones(left: u64, heaps: &HeapList) -> Option<Claim<Turn>> {
    let tokens = u128::from(left) + heaps.total();
    start_or_next(heaps, Outcome::win_if(matches!(tokens, 1 | 2 | 4)))
}

/// The claim for empty heaps, whose outcome is `start`, and for the one position that follows.
fn start_or_next(heaps: &HeapList, start: Outcome) -> Option<Claim<Turn>> {
    let claim = match heaps.total() {
        0 => Claim::new(start, &STARTS).with_winning(all_or_none(start, heaps)),
        1 => Claim::new(start.reverse(), &STARTS).with_winning((start == Outcome::Win).then(Moves::default)),
        _ => return None,
    };
    Some(claim.standing(Standing::Checked))
}

/// Every placement, if they are equally good and the position is won.
fn all_or_none(outcome: Outcome, heaps: &HeapList) -> Moves<Turn> {
    (0..heaps.len()).filter(|_| outcome == Outcome::Win).map(Turn::Put).collect()
}

impl Theory for Building {
    fn claim(&self, convention: Convention, phase: &Phase) -> Option<Claim<Turn>> {
        let (left, heaps) = phase.parts();
        if left == 0 {
            let claim = self.nim.claim(convention, heaps)?;
            let winning = claim.winning.map(|moves| Moves {
                list: moves.list.into_iter().map(Turn::Take).collect(),
                complete: moves.complete,
            });
            let Claim { outcome, nim_value, theorem, standing, .. } = claim;
            return Some(Claim { outcome, nim_value, winning, theorem, standing });
        }
        // A heap of 2 or more makes misère Nim the same as Nim.
        let empty = heaps.iter().filter(|&heap| heap == 0).count() as u64;
        let large = left > empty || heaps.iter().any(|heap| heap > 1);
        if large || convention == Convention::Normal { building(left, heaps) } else { building_ones(left, heaps) }
    }

    fn moves_to(&self, phase: &Phase, value: NimValue) -> Option<Moves<Turn>> {
        let Phase::Playing(heaps) = phase else { return None };
        Some(self.nim.moves_to(heaps, value)?.list.into_iter().map(Turn::Take).collect())
    }

    fn tame(&self, phase: &Phase) -> Option<Tame> {
        let Phase::Playing(heaps) = phase else { return None };
        self.nim.tame(heaps)
    }

    fn reasons(&self, convention: Convention, phase: &Phase) -> Vec<Step> {
        self.why(convention, phase)
    }

    fn ranges(&self, deep: bool) -> Vec<Range<Phase>> {
        let most = |heap_count: usize| match (heap_count, deep) {
            (..=2, _) => 64,
            (3 | 4, false) => 44,
            (3 | 4, true) => 60,
            (5 | 6, false) => 30,
            (5 | 6, true) => 42,
            (_, false) => 24,
            (_, true) => 33,
        };
        let range = |heap_count| {
            let tokens = most(heap_count);
            let phases = sorted_heaps_within(heap_count, tokens).flat_map(move |heaps| {
                let free = tokens - heaps.iter().sum::<u64>();
                (0..=free).map(move |left| Phase::new(left, heaps.clone()))
            });
            Range::new(Message::new("range-building").with("heaps", heap_count).with("tokens", tokens), phases)
        };
        (1..=12).map(range).collect()
    }
}

/// Every list of `count` heaps with at most `tokens` in all, not falling.
fn sorted_heaps_within(count: usize, tokens: u64) -> impl Iterator<Item = HeapList> {
    let mut next = Some(HeapList(SmallVec::from_elem(0, count)));
    std::iter::from_fn(move || {
        let current = next.take()?;
        next = (0..count).rev().find_map(|i| {
            let mut heaps = current.clone();
            let size = heaps.0[i] + 1;
            heaps.0[i..].fill(size);
            Some(heaps).filter(|heaps| heaps.total() <= u128::from(tokens))
        });
        Some(current)
    })
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (left, heaps) = self.parts();
        write!(f, "{left}|{heaps}")
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Put(heap) => write!(f, "+{}", heap + 1),
            Turn::Take(mv) => mv.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        heap::HeapOption,
        solve::{Budget, Memo, NimValues, Outcomes},
    };
    use rustc_hash::FxHashMap;

    const GAME: Building = Building { nim: Heaps(Nim) };

    fn claim(convention: Convention, position: &str) -> Option<Claim<Turn>> {
        GAME.claim(convention, &GAME.read(position).unwrap())
    }

    fn check(convention: Convention, position: &str, outcome: Outcome, winning: &str) {
        let claim = claim(convention, position).unwrap();
        let moves: Vec<String> = claim.winning.unwrap().list.iter().map(Turn::to_string).collect();
        assert_eq!((claim.outcome, moves.join(" ")), (outcome, winning.to_owned()), "{position} {convention}");
    }

    fn empty(left: u64, heap_count: usize) -> Phase {
        Phase::new(left, HeapList(SmallVec::from_elem(0, heap_count)))
    }

    fn row(convention: Convention, heap_count: usize, most: u64) -> String {
        (0..=most).map(|left| GAME.claim(convention, &empty(left, heap_count)).unwrap().outcome.letter()).collect()
    }

    #[test]
    fn starts_follow_the_searched_table() {
        assert_eq!(row(Convention::Normal, 1, 10), "PPNPNPNPNPN");
        assert_eq!(row(Convention::Normal, 2, 10), "PPPPPPPPPPP");
        assert_eq!(row(Convention::Normal, 3, 30), "PPPPNPPPNPNPNPPPNPNPNPNPNPNPNPP");
        assert_eq!(row(Convention::Normal, 5, 14), "PPPPPPPPPPNPNPN");
        assert_eq!(row(Convention::Normal, 9, 16), "PPPPPPPPPPPPPPNPN");
        assert_eq!(row(Convention::Misere, 3, 6), "NNNPNPP");
        assert_eq!(row(Convention::Misere, 2, 6), "NNNPPPP");
    }

    #[test]
    fn what_is_not_proved_says_so() {
        assert_eq!(claim(Convention::Normal, "7|0,0,0").unwrap().standing, Standing::Proved);
        assert_eq!(claim(Convention::Normal, "8|0,0,0").unwrap().standing, Standing::Checked);
        assert_eq!(claim(Convention::Normal, "3|3,2,0").map(|claim| claim.outcome), None);
    }

    #[test]
    fn winning_placements_are_all_or_none() {
        check(Convention::Normal, "4|0,0,0", Outcome::Win, "+1 +2 +3");
        check(Convention::Normal, "3|1,0,0", Outcome::Loss, "");
        check(Convention::Normal, "2|3,2,0", Outcome::Win, "+1 +2 +3");
        check(Convention::Normal, "6|4,1,4,1", Outcome::Loss, "");
        check(Convention::Misere, "1|0,0", Outcome::Win, "+1 +2");
        check(Convention::Misere, "4|0,0", Outcome::Loss, "");
        check(Convention::Misere, "0|0,0", Outcome::Win, "");
    }

    /// Whether the player to move wins in normal play. The heaps are in falling order, and the number of all tokens is
    /// the same for all entries of `known`.
    fn wins(heaps: &mut [u8], left: u64, known: &mut FxHashMap<u128, bool>) -> bool {
        if left == 0 {
            return heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0;
        }
        let key = heaps.iter().fold(0, |key, &heap| key << 7 | u128::from(heap));
        if let Some(&wins) = known.get(&key) {
            return wins;
        }
        let mut found = false;
        for i in 0..heaps.len() {
            if !found && (i == 0 || heaps[i] < heaps[i - 1]) {
                heaps[i] += 1;
                found = !wins(heaps, left - 1, known);
                heaps[i] -= 1;
            }
        }
        known.insert(key, found);
        found
    }

    #[test]
    fn the_patterns_hold_for_every_start_that_is_accepted() {
        for heap_count in (1..=11).step_by(2) {
            for tokens in (2..=64).step_by(2) {
                let found = wins(&mut vec![0; heap_count], tokens, &mut FxHashMap::default());
                let claim = GAME.claim(Convention::Normal, &empty(tokens, heap_count)).unwrap();
                assert_eq!(claim.outcome, Outcome::win_if(found), "{tokens} tokens, {heap_count} heaps");
            }
        }
    }

    #[test]
    fn starts_of_misere_play_with_few_tokens_agree_with_search() {
        for heap_count in 1..=12 {
            let mut search = Memo::new(&GAME, Outcomes(Convention::Misere), Budget::default());
            for tokens in 1..=heap_count as u64 {
                let phase = empty(tokens, heap_count);
                let claim = GAME.claim(Convention::Misere, &phase).unwrap();
                assert_eq!(claim.outcome, search.value(&phase).unwrap(), "{phase}");
            }
        }
    }

    #[test]
    fn sizes_are_what_a_search_visits_or_less() {
        for position in ["6|0,0,0", "5|3,1,0,0", "9|0", "2|1,1,1,1,1", "12|0,0,0,0"] {
            let phase = GAME.read(position).unwrap();
            let mut search = Memo::new(&GAME, NimValues, Budget::default());
            search.value(&phase).unwrap();
            let size = GAME.size(&phase);
            assert!(size.positions <= search.positions() as u128, "{position}");
            assert!(3 * size.positions >= search.positions() as u128, "{position}");
            assert!(size.moves <= u128::from(search.moves()), "{position}");
        }
    }

    #[test]
    fn the_last_token_placed_opens_nim() {
        let game = GAME;
        let phase = game.play(&game.read("1|1,0").unwrap(), &game.read_move("+2").unwrap());
        assert_eq!(phase.to_string(), "0|1,1");
        assert_eq!(game.moves(&phase).map(|mv| mv.to_string()).collect::<Vec<_>>(), ["1-1", "2-1"]);
        assert!(game.read("1|-").is_err() && game.read("60|5").is_err() && game.read("0|-").is_ok());
        let put = Turn::Take(HeapMove { heap: 0, option: HeapOption::take(1) });
        assert!(!game.is_legal(&game.read("1|1,0").unwrap(), &put));
    }
}
