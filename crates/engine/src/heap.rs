//! Games of independent heaps: a move replaces one heap by others, and the rest does not matter. Most of the Nim
//! family.
use crate::{
    board::{Board, Change, Shape, Touch},
    explain::Step,
    family::Dice,
    game::{Game, Impartial, Size},
    interrupt,
    message::Message,
    nim_value::NimValue,
    notation::{self, HeapList, ParseError, heap_number, number},
    outcome::{Convention, Outcome},
    solve::{numbered::Numbering, parts::Parts},
    theory::{Claim, Moves, Range, Tame, Theorem, Theory},
};
use smallvec::SmallVec;
use std::{fmt, str::FromStr};

mod forms;
mod numbers;
mod reasons;

/// Number of options of a heap that are valued in the time of a unit of work.
pub(crate) const OPTIONS_OF_UNIT: u64 = 4;

/// The rules of one heap.
pub trait HeapRules {
    /// Whether the misère Nim rule may be applied to the values of the heaps.
    const TAME: bool;
    /// Why heaps have their nim-values.
    const THEOREM: &'static Theorem;
    /// Maximum number of heaps; games that split heaps need more, so that every reachable position can be read.
    const MOST_HEAPS: usize = notation::MOST_HEAPS;
    /// Whether a heap may fall apart into several.
    const SPLITS: bool = false;
    /// Whether the page has the theory of this game before all others. To be small, it then lacks the searches that are
    /// only quicker than the plainest one.
    const COMES_FIRST: bool = false;

    /// Prepares what only theory needs; see [`Theory::prepare`].
    fn prepare(&mut self) {}

    /// Largest heap that is accepted.
    fn most(&self) -> u64 {
        u64::MAX
    }

    /// Whether a heap is accepted; answers without [`HeapRules::most`] if that takes long to find.
    fn accepts(&self, heap: u64) -> bool {
        heap <= self.most()
    }

    /// What one heap may become, each option once.
    fn options(&self, heap: u64) -> impl Iterator<Item = HeapOption>;

    /// Whether `option` is one of the heap's; answers without listing them if there are many.
    fn is_option(&self, heap: u64, option: &HeapOption) -> bool {
        self.options(heap).any(|legal| legal == *option)
    }

    /// A random option, for heaps with too many to list.
    fn random_move(&self, heap: u64, dice: &mut Dice) -> Option<HeapOption> {
        let option = HeapOption::take(dice.between(1, heap));
        self.is_option(heap, &option).then_some(option)
    }

    /// The nim-value of one heap, by formula or table.
    fn value(&self, heap: u64) -> NimValue;

    /// The theorem behind the outcome, in either convention, if a simpler one than that of many heaps is enough.
    fn theorem(&self, _heaps: &HeapList) -> Option<&'static Theorem> {
        None
    }

    /// Why a heap has its nim-value, in a few words; `None` if every heap is worth its size.
    fn why(&self, _heap: u64) -> Option<Message> {
        None
    }

    /// The name of a heap by its number, counted from 1.
    fn name(&self, heap: u64) -> Message {
        Message::new("explain-heap").with("heap", heap)
    }

    /// A move in words.
    fn describe(&self, _heaps: &HeapList, mv: &HeapMove) -> Message {
        reasons::describe(mv)
    }

    /// What the numbers in the columns are, if they are not heaps.
    fn intro(&self) -> Option<Message> {
        None
    }

    /// Why heaps are won or lost, if there is a simpler reason than nim-values in columns.
    fn reasons(&self, _convention: Convention, _heaps: &HeapList) -> Option<Vec<Step>> {
        None
    }

    /// Why a position is won or lost in misère play, if [`HeapRules::misere`] knows; `winning` is a winning move.
    fn misere_reasons(&self, _heaps: &HeapList, _winning: Option<Message>) -> Vec<Step> {
        Vec::new()
    }

    /// All options of a heap whose nim-value is `value`.
    fn options_to(&self, heap: u64, value: NimValue) -> Moves<HeapOption> {
        let options = interrupt::until(self.options(heap), OPTIONS_OF_UNIT);
        options.filter(|option| self.value_of(heap, option) == value).collect()
    }

    /// The nim-value of an option of a heap.
    fn value_of(&self, heap: u64, option: &HeapOption) -> NimValue {
        option.parts(heap).iter().map(|&part| self.value(part)).sum()
    }

    /// Who wins in misère play, if a theorem other than the rule of misère Nim says it.
    fn misere(&self, _heaps: &HeapList) -> Option<(Outcome, &'static Theorem)> {
        None
    }

    /// Whether no move is left in such a heap, so that it can be forgotten.
    fn is_dead(&self, heap: u64) -> bool {
        heap == 0
    }

    /// Lower bound of the work of a full search.
    fn size(&self, _heaps: &HeapList) -> Size {
        Size::default()
    }

    /// What the pieces are called, if that does not depend on the look of the board: see
    /// [`PIECES`](crate::message::PIECES).
    fn pieces(&self) -> Option<&'static str> {
        None
    }

    /// What the heaps look like.
    fn board(&self, heaps: &HeapList) -> Board {
        Board::of_heaps(Shape::Heaps, heaps)
    }

    /// What a legal move does to them.
    fn effect(&self, heaps: &HeapList, mv: &HeapMove) -> Vec<Touch> {
        mv.touches(heaps)
    }

    /// The numbers of heaps, each with a largest size, that `verify` checks.
    fn ranges(&self, deep: bool) -> Vec<(usize, u64)>;
}

/// What happens to a heap: something is taken, and the rest may be split.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HeapOption {
    /// Number of tokens taken.
    pub take: u64,
    /// The two or more heaps left, smallest first; empty if what is left stays together.
    pub split: SmallVec<[u64; 3]>,
}

impl HeapOption {
    /// Takes without splitting the rest.
    pub fn take(take: u64) -> HeapOption {
        interrupt::step();
        HeapOption { take, split: SmallVec::new() }
    }

    /// Takes and leaves several heaps.
    pub fn split(take: u64, parts: &[u64]) -> HeapOption {
        interrupt::step();
        HeapOption { take, split: SmallVec::from_slice(parts) }
    }

    /// The heaps that `heap` becomes; one heap, perhaps empty, if nothing is split.
    pub fn parts(&self, heap: u64) -> SmallVec<[u64; 3]> {
        if self.split.is_empty() { SmallVec::from_slice(&[heap - self.take]) } else { self.split.clone() }
    }
}

/// A move: `2-3` takes, `1/3+5` splits, `1-2/3+3` does both. Heaps are counted from zero inside.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HeapMove {
    /// The heap, counted from zero.
    pub heap: usize,
    /// What happens to the heap.
    pub option: HeapOption,
}

impl HeapMove {
    /// Reads a move; `expected` is the id of what a move of the game looks like.
    fn read(text: &str, expected: &'static str) -> Result<HeapMove, ParseError> {
        let (left, right) = text.split_once('/').map_or((text, None), |(left, right)| (left, Some(right)));
        let (heap, take) = left.split_once('-').map_or((left, None), |(heap, take)| (heap, Some(take)));
        let take = take.map_or(Ok(0), |take| number(take, expected))?;
        let mut split: SmallVec<[u64; 3]> = SmallVec::new();
        for part in right.into_iter().flat_map(|parts| parts.split('+')).take(4) {
            split.push(number(part, expected)?);
        }
        let sorted = split.is_sorted() && split.first() != Some(&0);
        if split.len() == 1 || split.len() > 3 || !sorted || (split.is_empty() && take == 0) {
            return Err(ParseError::new(text, expected));
        }
        Ok(HeapMove { heap: heap_number(heap, expected)?, option: HeapOption { take, split } })
    }

    /// What the move does to heaps on the board. If a heap is split, the taken tokens come after the first part; a
    /// third part is cut off.
    pub(crate) fn touches(&self, heaps: &HeapList) -> Vec<Touch> {
        let HeapOption { take, split } = &self.option;
        let first = match (*take, split.first().copied()) {
            (take, None) => Touch::take(self.heap, take, heaps.0[self.heap]),
            (0, Some(at)) => Touch::new(self.heap, Change::Cut { at }),
            (count, Some(first)) => Touch::new(self.heap, Change::Take { first, count }),
        };
        let third = (split.len() > 2).then(|| Touch::new(self.heap, Change::Cut { at: split[0] + take + split[1] }));
        std::iter::once(first).chain(third).collect()
    }
}

/// Any number of heaps played by the rules `H`.
#[derive(Clone, Debug)]
pub struct Heaps<H>(pub H);

impl<H: HeapRules> Game for Heaps<H> {
    type Position = HeapList;
    type Move = HeapMove;

    fn read(&self, text: &str) -> Result<HeapList, ParseError> {
        let heaps = HeapList::read(text, H::MOST_HEAPS)?;
        let too_large = heaps.iter().find(|&heap| !self.0.accepts(heap));
        match too_large {
            Some(heap) => {
                Err(ParseError::new(&heap.to_string(), Message::new("expected-heap-size").with("most", self.0.most())))
            }
            None => Ok(heaps),
        }
    }

    fn read_move(&self, text: &str) -> Result<HeapMove, ParseError> {
        HeapMove::read(text, if H::SPLITS { "expected-heap-move" } else { "expected-heap-take" })
    }

    fn moves(&self, position: &HeapList) -> impl Iterator<Item = HeapMove> {
        let heaps = position.iter().enumerate();
        heaps.flat_map(|(heap, size)| self.0.options(size).map(move |option| HeapMove { heap, option }))
    }

    fn play(&self, position: &HeapList, mv: &HeapMove) -> HeapList {
        let mut heaps = position.clone();
        if mv.option.split.is_empty() {
            heaps.0[mv.heap] -= mv.option.take;
        } else {
            heaps.0[mv.heap] = mv.option.split[0];
            heaps.0.insert_many(mv.heap + 1, mv.option.split[1..].iter().copied());
        }
        heaps
    }

    fn is_legal(&self, position: &HeapList, mv: &HeapMove) -> bool {
        position.0.get(mv.heap).is_some_and(|&heap| self.0.is_option(heap, &mv.option))
    }

    fn random_move(&self, position: &HeapList, dice: &mut Dice) -> Option<HeapMove> {
        const TRIES: usize = 8;
        let heaps: SmallVec<[(usize, u64); 8]> = position.iter().enumerate().filter(|&(_, size)| size > 0).collect();
        let last = (heaps.len() as u64).checked_sub(1)?;
        let mut try_one = || {
            let chosen = usize::try_from(dice.between(0, last)).expect("there are few heaps");
            let (heap, size) = heaps[chosen];
            Some(HeapMove { heap, option: self.0.random_move(size, dice)? })
        };
        (0..TRIES).find_map(|_| try_one())
    }

    fn canonical(&self, position: HeapList) -> HeapList {
        position.sorted_without(|heap| self.0.is_dead(heap))
    }

    fn choices(&self, canonical: &HeapList) -> impl Iterator<Item = HeapMove> {
        // Canonical heaps are sorted, so that equal ones stand next to each other.
        let new = |&(heap, size): &(usize, u64)| heap == 0 || canonical.0[heap - 1] != size;
        let heaps = canonical.iter().enumerate().filter(new);
        heaps.flat_map(|(heap, size)| self.0.options(size).map(move |option| HeapMove { heap, option }))
    }

    fn size(&self, position: &HeapList) -> Size {
        self.0.size(position)
    }

    /// In misère play a heap that behaves like one of Nim is one; in normal play numbers are enough.
    fn parts(&self, convention: Convention, position: &HeapList) -> Option<Box<dyn Parts<HeapList>>> {
        let is_misere = convention == Convention::Misere && !(cfg!(late) && H::COMES_FIRST);
        is_misere.then(|| forms::HeapForms::new(&self.0, position)).flatten().map(|forms| Box::new(forms) as Box<_>)
    }

    fn numbering(&self, position: &HeapList) -> Option<Box<dyn Numbering<HeapList>>> {
        if cfg!(late) && H::COMES_FIRST {
            return None;
        }
        numbers::numbering(&self.0, position, self.0.size(position).positions)
    }

    fn board(&self, position: &HeapList) -> Board {
        self.0.board(position)
    }

    fn effect(&self, position: &HeapList, mv: &HeapMove) -> Vec<Touch> {
        self.0.effect(position, mv)
    }

    fn describe(&self, heaps: &HeapList, mv: &HeapMove) -> Message {
        self.0.describe(heaps, mv).with_pieces(self.0.pieces())
    }
}

impl<H: HeapRules> Impartial for Heaps<H> {}

impl<H: HeapRules> Heaps<H> {
    /// The nim-value of a position: the nim-sum of its heaps.
    pub fn nim_value(&self, position: &HeapList) -> NimValue {
        position.iter().map(|heap| self.0.value(heap)).sum()
    }

    /// Whether theory says that the player to move loses.
    fn loses(&self, convention: Convention, position: &HeapList) -> bool {
        self.verdict(convention, position).is_some_and(|claim| claim.outcome == Outcome::Loss)
    }

    /// Winning moves, one after another: all of them, or those among as many as can be tried.
    fn winning_by_trying(&self, convention: Convention, position: &HeapList) -> Moves<HeapMove> {
        const TRIED: usize = 1 << 20;
        let mut moves = self.moves(position);
        let units = 1 + position.iter().count() as u64;
        let tried = moves.by_ref().take(TRIED).take_while(|_| !interrupt::spend(units));
        let mut winning: Moves<_> = tried.filter(|mv| self.loses(convention, &self.play(position, mv))).collect();
        winning.complete &= moves.next().is_none();
        winning
    }

    /// Winning moves in normal play and, for tame rules, in misère play.
    fn winning(&self, convention: Convention, position: &HeapList, sum: NimValue) -> Moves<HeapMove> {
        let mut winning = Moves::default();
        let large = position.iter().filter(|&heap| self.0.value(heap).0 > 1).count();
        for (heap, size) in position.iter().enumerate() {
            let value = self.0.value(size);
            let mut add = |target: NimValue, fits: &dyn Fn(&HeapOption) -> bool| {
                let options = self.0.options_to(size, target);
                for option in options.list {
                    if fits(&option) {
                        winning.push(HeapMove { heap, option });
                    }
                }
                winning.complete &= options.complete;
            };
            if convention == Convention::Normal {
                add(sum + value, &|_| true);
            } else {
                // Misère: leave nim-sum 0 while something large remains, otherwise an odd number of ones.
                let others_large = large > usize::from(value.0 > 1);
                let any_large = |option: &HeapOption| option.parts(size).iter().any(|&part| self.0.value(part).0 > 1);
                add(sum + value, &|option| others_large || any_large(option));
                if !others_large {
                    add(sum + value + NimValue(1), &|option| !any_large(option));
                }
            }
            if !winning.complete {
                break;
            }
        }
        winning
    }
}

pub(crate) const MISERE: Theorem =
    Theorem { id: "misere-nim-rule-on-nim-values", source: "Bouton 1901; Ferguson 1974; tame games, Conway 1976" };

impl<H: HeapRules> Theory for Heaps<H> {
    fn prepare(&mut self) {
        self.0.prepare();
    }

    fn claim(&self, convention: Convention, position: &HeapList) -> Option<Claim<HeapMove>> {
        let verdict = self.verdict(convention, position)?;
        let winning = match verdict.outcome {
            Outcome::Win if convention == Convention::Normal || H::TAME => {
                self.winning(convention, position, self.nim_value(position))
            }
            Outcome::Win => self.winning_by_trying(convention, position),
            _ => Moves::default(),
        };
        Some(verdict.with_winning(winning))
    }

    fn verdict(&self, convention: Convention, position: &HeapList) -> Option<Claim<HeapMove>> {
        let simpler = self.0.theorem(position);
        if convention == Convention::Normal {
            let sum = self.nim_value(position);
            let theorem = simpler.unwrap_or(H::THEOREM);
            return Some(Claim::new(Outcome::win_if(sum != NimValue::ZERO), theorem).with_value(sum));
        }
        let tame = self.tame(position).map(|tame| (tame.outcome(convention), simpler.unwrap_or(&MISERE)));
        let (outcome, theorem) = tame.or_else(|| self.0.misere(position))?;
        Some(Claim::new(outcome, theorem))
    }

    fn moves_to(&self, position: &HeapList, value: NimValue) -> Option<Moves<HeapMove>> {
        Some(self.winning(Convention::Normal, position, self.nim_value(position) + value))
    }

    fn tame(&self, position: &HeapList) -> Option<Tame> {
        H::TAME.then(|| position.iter().map(|heap| self.0.value(heap)).collect())
    }

    fn reasons(&self, convention: Convention, position: &HeapList) -> Vec<Step> {
        let mut steps = reasons::of(self, convention, position);
        if let Some(pieces) = self.0.pieces() {
            steps.iter_mut().for_each(|step| step.name_pieces(pieces));
        }
        steps
    }

    fn ranges(&self, deep: bool) -> Vec<Range<HeapList>> {
        sorted_ranges(&self.0.ranges(deep)).collect()
    }
}

/// Ranges of numbers of heaps, each with a largest size, in sorted order.
pub(crate) fn sorted_ranges(sizes: &[(usize, u64)]) -> impl Iterator<Item = Range<HeapList>> {
    let range = |&(heaps, most): &_| {
        Range::new(Message::new("range-heaps").with("heaps", heaps).with("most", most), sorted_heaps(heaps, 0, most))
    };
    sizes.iter().map(range)
}

/// Every list of `count` heaps between `least` and `most`, not falling.
pub fn sorted_heaps(count: usize, least: u64, most: u64) -> impl Iterator<Item = HeapList> {
    let mut next = (least <= most).then(|| HeapList(SmallVec::from_elem(least, count)));
    std::iter::from_fn(move || {
        let current = next.take()?;
        let raised = current.0.iter().rposition(|&heap| heap < most);
        next = raised.map(|i| {
            let mut heaps = current.clone();
            let size = heaps.0[i] + 1;
            heaps.0[i..].fill(size);
            heaps
        });
        Some(current)
    })
}

/// Every list of `count` heaps between `least` and `most`, in any order.
pub(crate) fn all_heaps(count: usize, least: u64, most: u64) -> impl Iterator<Item = HeapList> {
    let mut next = (least <= most).then(|| HeapList(SmallVec::from_elem(least, count)));
    std::iter::from_fn(move || {
        let current = next.take()?;
        let raised = current.0.iter().rposition(|&heap| heap < most);
        next = raised.map(|i| {
            let mut heaps = current.clone();
            heaps.0[i] += 1;
            heaps.0[i + 1..].fill(least);
            heaps
        });
        Some(current)
    })
}

impl FromStr for HeapMove {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<HeapMove, ParseError> {
        HeapMove::read(text, "expected-heap-move")
    }
}

impl fmt::Display for HeapMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.heap + 1)?;
        if self.option.take > 0 {
            write!(f, "-{}", self.option.take)?;
        }
        for (i, part) in self.option.split.iter().enumerate() {
            write!(f, "{}{part}", if i == 0 { '/' } else { '+' })?;
        }
        Ok(())
    }
}
