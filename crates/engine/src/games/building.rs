//! Building Nim: first the players build the heaps, one token at a time, then they play Nim on them. `6|0,0,0` has 6
//! tokens left for 3 heaps; `+2` puts one on heap 2; when none is left, `1-3` takes as in Nim.
//! Source: E. Duchêne, M. Dufour, S. Heubach, U. Larsson, Building Nim, 2015.
use super::nim::{self, Nim};
use crate::{
    any::{GameError, impartial},
    family::{Dice, Family, Preset, Sizes},
    game::{Footprint, Game, Impartial, Packed, Size},
    heap::{HeapMove, Heaps, sorted_heaps},
    notation::{HeapList, ParseError, heap_number, number},
    outcome::{Convention, Outcome},
    params::Params,
    theory::{Claim, Moves, Range, Standing, Theorem, Theory},
};
use std::fmt;

pub(crate) const FAMILY: Family = Family {
    id: "building",
    title: "Building Nim",
    summary: "Build the heaps together, then play Nim on them.",
    rules: "There are some empty places for heaps and a supply of tokens. As long as tokens are left, whoever is to move \
        puts one of them on a heap of his choice. Then Nim is played on the heaps that have arisen: take at least one \
        token from one heap. Turns simply go on, so that Nim is opened by the player who did not place the last token. In \
        normal play whoever takes the last token wins, in misère play he loses.\n\nA position is written 6|0,0,0: tokens \
        left, then the heaps. The move +2 puts a token on heap 2, the move 1-3 takes 3 from heap 1.",
    theory: "With an odd number of tokens, or an even number of tokens and an even number of heaps, the second player wins \
        the start with empty heaps; in the latter case he copies each move on a partner heap (Duchêne, Dufour, Heubach \
        and Larsson 2015). With one heap and an even number of tokens the first player wins. With three heaps and an even \
        number n the first player loses exactly when n + 2 is a power of two; with l = 5, 7, 9, … heaps and n even he wins \
        exactly when n is at least l + 5. The last two rules are not proved; they were checked by search in a large \
        range. From 5 tokens on misère play has the same outcome, as far as it was checked.",
    parameters: &[],
    presets: &[
        Preset::new("Six tokens, three heaps", "6|0,0,0"),
        Preset::new("Ten tokens, five heaps", "10|0,0,0,0,0"),
        Preset::new("Eight tokens, three heaps", "8|0,0,0"),
    ],
    build: |_| Ok(impartial(Building { nim: nim::game() }).boxed()),
    random,
    samples: &[""],
};

const PROVED: Theorem = Theorem { name: "pairing of heaps and parity of tokens", source: "Duchêne et al. 2015" };
const SEARCHED: Theorem = Theorem { name: "pattern of tokens and heaps", source: "exhaustive search" };

fn random(_: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let heaps = usize::try_from(sizes.heaps(3, 5, dice).min(12)).expect("small");
    let tokens = sizes.most(6, 12, 64, dice);
    Ok(format!("{tokens}|{}", HeapList(smallvec::SmallVec::from_elem(0, heaps))))
}

/// The rules of Building Nim.
#[derive(Clone, Debug)]
pub struct Building {
    nim: Heaps<Nim>,
}

/// The phase is the type: while tokens are left heaps are built, then Nim is played.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Tokens are left.
    Building {
        /// How many, at least one.
        left: u64,
        /// The heaps so far.
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
    fn spilled(&self) -> usize {
        self.parts().1.spilled()
    }

    fn packed(&self) -> Option<Packed> {
        // No heap holds more than 64 tokens, so that one byte is enough for each.
        let (left, heaps) = self.parts();
        Some(std::iter::once(left).chain(heaps.iter()).map(|number| number.to_le_bytes()[0]).collect())
    }
}

/// Building up or taking away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Puts a token on a heap, counted from zero.
    Put(usize),
    /// Takes as in Nim.
    Take(HeapMove),
}

impl Game for Building {
    type Position = Phase;
    type Move = Turn;

    fn read(&self, text: &str) -> Result<Phase, ParseError> {
        const EXPECTED: &str = "tokens left and 1 to 12 heaps, at most 64 tokens in all, such as 6|0,0,0";
        let wrong = || ParseError::new(text, EXPECTED);
        let (left, heaps) = text.split_once('|').ok_or_else(wrong)?;
        let (left, heaps) = (number(left, EXPECTED)?, HeapList::read(heaps, 12)?);
        let fits = u128::from(left) + heaps.total() <= 64 && !(heaps.is_empty() && left > 0);
        if fits { Ok(Phase::new(left, heaps)) } else { Err(wrong()) }
    }

    fn read_move(&self, text: &str) -> Result<Turn, ParseError> {
        const EXPECTED: &str = "a move such as +2 (put a token on heap 2) or 1-3 (take 3 from heap 1)";
        match text.strip_prefix('+') {
            Some(heap) => Ok(Turn::Put(heap_number(heap, EXPECTED)?)),
            None => self.nim.read_move(text).map(Turn::Take).map_err(|_| ParseError::new(text, EXPECTED)),
        }
    }

    fn moves(&self, phase: &Phase) -> impl Iterator<Item = Turn> {
        let (left, heaps) = phase.parts();
        let places = if left > 0 { heaps.len() } else { 0 };
        let takes = (left == 0).then(|| self.nim.moves(heaps));
        (0..places).map(Turn::Put).chain(takes.into_iter().flatten().map(Turn::Take))
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

    fn canonical(&self, phase: Phase) -> Phase {
        match phase {
            Phase::Building { left, heaps } => Phase::Building { left, heaps: heaps.sorted_without(|_| false) },
            Phase::Playing(heaps) => Phase::Playing(heaps.sorted_without(|heap| heap == 0)),
        }
    }

    fn size(&self, phase: &Phase) -> Size {
        match phase {
            // The remaining tokens can all go on one heap, and that heap can be played down.
            Phase::Building { .. } => Size::default(),
            Phase::Playing(heaps) => self.nim.size(heaps),
        }
    }
}

impl Impartial for Building {}

/// The outcome of the start with `n` tokens and `l` empty heaps, for the first builder, and how firmly it stands.
fn start(convention: Convention, n: u64, l: u64) -> Option<(Outcome, &'static Theorem, Standing)> {
    let (outcome, theorem, checked) = normal_start(n, l);
    if convention == Convention::Normal {
        let standing = checked.map_or(Standing::Proved, |most| within(n, most));
        return Some((outcome, theorem, standing));
    }
    // Misère play was compared with normal play up to so many tokens, for up to nine heaps.
    let most = *[0, 40, 24, 64, 24, 30, 18, 24, 16, 20].get(usize::try_from(l).ok()?)?;
    let outcome = match n {
        0..=2 => Outcome::Win,
        3 => Outcome::Loss,
        4 => Outcome::win_if(l != 2),
        _ => outcome,
    };
    Some((outcome, &SEARCHED, within(n, most)))
}

fn within(n: u64, most: u64) -> Standing {
    if n <= most { Standing::Checked } else { Standing::Conjectured }
}

/// Normal play: the outcome and, where there is no proof, up to how many tokens it was checked.
fn normal_start(n: u64, l: u64) -> (Outcome, &'static Theorem, Option<u64>) {
    if n % 2 == 1 || n == 0 || l.is_multiple_of(2) {
        return (Outcome::Loss, &PROVED, None);
    }
    match l {
        1 => (Outcome::Win, &PROVED, None),
        3 => (Outcome::win_if(!(n + 2).is_power_of_two()), &SEARCHED, Some(140)),
        _ => {
            let checked = match l {
                5 => 44,
                7 => 32,
                9 | 11 | 13 => 26,
                _ => 24,
            };
            (Outcome::win_if(n >= l + 5), &SEARCHED, Some(checked))
        }
    }
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
        if heaps.iter().any(|heap| heap > 0) {
            return None;
        }
        let (outcome, theorem, standing) = start(convention, left, heaps.len() as u64)?;
        // All heaps are empty, so that all first moves are the same.
        let winning = if outcome == Outcome::Win { self.moves(phase).collect() } else { Moves::default() };
        Some(Claim::new(outcome, theorem).with_winning(winning).standing(standing))
    }

    fn ranges(&self, deep: bool) -> Vec<Range<Phase>> {
        let starts: &[(usize, u64)] = if deep {
            &[(1, 64), (2, 40), (3, 64), (4, 30), (5, 34), (6, 24), (7, 26), (8, 20), (9, 22), (11, 20)]
        } else {
            &[(1, 40), (2, 30), (3, 44), (4, 22), (5, 24), (6, 18), (7, 20), (8, 16), (9, 16)]
        };
        let most = starts.to_vec();
        let empty = |heaps| HeapList(smallvec::SmallVec::from_elem(0, heaps));
        let all = most.into_iter().flat_map(move |(heaps, most)| (0..=most).map(move |n| Phase::new(n, empty(heaps))));
        let (count, largest) = if deep { (5, 12) } else { (5, 11) };
        let played = sorted_heaps(count, 0, largest).map(Phase::Playing);
        vec![
            Range::new("starts with empty heaps", all),
            Range::new(format!("{count} built heaps ≤ {largest}"), played),
            Range::new("4 built heaps ≤ 16", sorted_heaps(4, 0, 16).map(Phase::Playing)),
        ]
    }
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
    use crate::heap::HeapOption;

    fn row(convention: Convention, l: u64, most: u64) -> String {
        (0..=most).map(|n| start(convention, n, l).unwrap().0.letter()).collect()
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
        let standing = |n, l| start(Convention::Normal, n, l).unwrap().2;
        assert_eq!(standing(7, 3), Standing::Proved);
        assert_eq!(standing(44, 5), Standing::Checked);
        assert_eq!(standing(46, 5), Standing::Conjectured);
        assert!(start(Convention::Misere, 5, 10).is_none());
    }

    #[test]
    fn the_last_token_placed_opens_nim() {
        let game = Building { nim: nim::game() };
        let phase = game.play(&game.read("1|1,0").unwrap(), &game.read_move("+2").unwrap());
        assert_eq!(phase.to_string(), "0|1,1");
        assert_eq!(game.moves(&phase).map(|mv| mv.to_string()).collect::<Vec<_>>(), ["1-1", "2-1"]);
        assert!(game.read("1|-").is_err() && game.read("60|5").is_err() && game.read("0|-").is_ok());
        let put = Turn::Take(HeapMove { heap: 0, option: HeapOption::take(1) });
        assert!(!game.is_legal(&game.read("1|1,0").unwrap(), &put));
    }
}
