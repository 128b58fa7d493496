//! Heaps in a row of which only the two ends may be touched: what End-Nim and End-Wythoff have in common.
use crate::{
    board::{Board, Shape, Touch},
    explain::Step,
    family::Dice,
    game::{Game, Impartial, Size},
    heap::all_heaps,
    message::Message,
    notation::{HeapList, LONGEST_TEXT, ParseError, number},
    outcome::{Convention, Ending, Outcome},
    theory::{Claim, Moves, Range, Theorem, Theory},
};
use smallvec::SmallVec;
use std::fmt;

mod reasons;

/// Maximum number of heaps in a row.
pub(crate) const LONGEST_ROW: usize = 200;

/// The rules of one game of this kind, and how it is won.
pub(crate) trait EndRules {
    /// Whether the same number may also be taken from both ends at once.
    const BOTH: bool;
    /// Why the winning moves win.
    const THEOREM: &'static Theorem;

    /// All winning moves in a row of at least one heap, unless finding them takes too long.
    fn winning(&self, convention: Convention, row: &[u64]) -> Option<Moves<EndMove>>;

    /// Whether a row of at least one heap is a loss, which may be quicker to say.
    fn loses(&self, convention: Convention, row: &[u64]) -> Option<bool> {
        self.winning(convention, row).map(|moves| moves.list.is_empty())
    }

    /// The right end that makes the row of a left end and a middle a loss, 0 if it already is one; `None` if finding it
    /// takes too long.
    fn partner(&self, convention: Convention, left: u64, middle: &[u64]) -> Option<u128>;

    /// How the partner of a left end is found, in a sentence; the ends that belong to the middle alone may be named.
    fn rule(&self, convention: Convention, left: u64, middle: &[u64]) -> Option<Message>;

    /// The numbers of heaps, each with a largest size, that `verify` checks.
    fn ranges(&self, deep: bool) -> Vec<(usize, u64)>;
}

/// Where something is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum End {
    /// From the leftmost heap.
    Left,
    /// From the rightmost heap.
    Right,
    /// The same number from both.
    Both,
}

/// A move: `L-3` takes 3 from the left end, `R-3` from the right end, `B-3` from each end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct EndMove {
    /// Where.
    pub end: End,
    /// How much.
    pub take: u64,
}

impl EndMove {
    /// The move that leaves `left` of a heap at one end, if there is one.
    pub(crate) fn leaving(end: End, heap: u64, left: u128) -> Option<EndMove> {
        let left = u64::try_from(left).ok().filter(|&left| left < heap)?;
        Some(EndMove { end, take: heap - left })
    }
}

/// A row of heaps played by the rules `R`. Empty heaps vanish; a single heap is a left end only.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ends<R>(pub R);

impl<R: EndRules> Ends<R> {
    /// The largest number that may be taken at an end.
    fn most(row: &HeapList, end: End) -> u64 {
        let (Some(&left), Some(&right)) = (row.0.first(), row.0.last()) else { return 0 };
        match end {
            End::Left => left,
            _ if row.len() == 1 => 0,
            End::Right => right,
            End::Both if R::BOTH => left.min(right),
            End::Both => 0,
        }
    }
}

impl<R: EndRules> Game for Ends<R> {
    type Position = HeapList;
    type Move = EndMove;

    fn read(&self, text: &str) -> Result<HeapList, ParseError> {
        let mut row = HeapList::read(text, LONGEST_TEXT)?;
        row.0.retain(|heap| *heap > 0);
        if row.len() > LONGEST_ROW {
            return Err(ParseError::new(text, Message::new("expected-most-heaps").with("most", LONGEST_ROW)));
        }
        Ok(row)
    }

    fn read_move(&self, text: &str) -> Result<EndMove, ParseError> {
        let expected = match R::BOTH {
            true => "expected-end-or-both-move",
            false => "expected-end-move",
        };
        let wrong = || ParseError::new(text, expected);
        let (end, take) = text.split_once('-').ok_or_else(wrong)?;
        let end = match end {
            "L" => End::Left,
            "R" => End::Right,
            "B" if R::BOTH => End::Both,
            _ => return Err(wrong()),
        };
        Ok(EndMove { end, take: number(take, expected)? })
    }

    fn moves(&self, row: &HeapList) -> impl Iterator<Item = EndMove> {
        let ends = [End::Left, End::Right, End::Both].map(|end| (end, Ends::<R>::most(row, end)));
        ends.into_iter().flat_map(|(end, most)| (1..=most).map(move |take| EndMove { end, take }))
    }

    fn play(&self, row: &HeapList, mv: &EndMove) -> HeapList {
        let mut row = row.clone();
        if let (End::Left | End::Both, Some(left)) = (mv.end, row.0.first_mut()) {
            *left -= mv.take;
        }
        if let (End::Right | End::Both, Some(right)) = (mv.end, row.0.last_mut()) {
            *right -= mv.take;
        }
        row.0.retain(|heap| *heap > 0);
        row
    }

    fn board(&self, row: &HeapList) -> Board {
        Board::of_heaps(Shape::Row, row)
    }

    fn effect(&self, row: &HeapList, mv: &EndMove) -> Vec<Touch> {
        let last = row.len() - 1;
        let ends: &[usize] = match mv.end {
            End::Left => &[0],
            End::Right => &[last],
            End::Both => &[0, last],
        };
        ends.iter().map(|&end| Touch::take(end, mv.take, row.0[end])).collect()
    }

    fn is_legal(&self, row: &HeapList, mv: &EndMove) -> bool {
        (1..=Ends::<R>::most(row, mv.end)).contains(&mv.take)
    }

    fn random_move(&self, row: &HeapList, dice: &mut Dice) -> Option<EndMove> {
        let ends = [End::Left, End::Right, End::Both].map(|end| (end, Ends::<R>::most(row, end)));
        let ends: SmallVec<[(End, u64); 3]> = ends.into_iter().filter(|&(_, most)| most > 0).collect();
        let (end, most) = *dice.one_of(&ends)?;
        Some(EndMove { end, take: dice.between(1, most) })
    }

    fn canonical(&self, row: HeapList) -> HeapList {
        if row.iter().lt(row.iter().rev()) { row } else { row.iter().rev().collect() }
    }

    /// Every shorter row appears with all sizes of its ends. Rows of one length may be equal, so that one of each
    /// length is counted, and a row and its reverse are one.
    fn size(&self, row: &HeapList) -> Size {
        let mut size = Size { positions: 1, moves: 0 };
        for length in 1..=row.len() {
            let ends = row.iter().zip(row.iter().skip(length - 1)).map(|(a, b)| (u128::from(a), u128::from(b)));
            let choices = |(a, b): (u128, u128)| if length == 1 { a } else { a * b / 2 };
            let largest = ends.max_by_key(|&ends| choices(ends)).unwrap_or_default();
            let each = if length == 1 { largest.0 / 2 } else { (largest.0 + largest.1) / 2 };
            size.positions = size.positions.saturating_add(choices(largest));
            size.moves = size.moves.saturating_add(choices(largest).saturating_mul(each));
        }
        size
    }

    fn describe(&self, _: &HeapList, mv: &EndMove) -> Message {
        let id = match mv.end {
            End::Left => "move-take-left",
            End::Right => "move-take-right",
            End::Both => "move-take-both",
        };
        Message::new(id).with("count", mv.take)
    }
}

impl<R: EndRules> Impartial for Ends<R> {}

impl<R: EndRules> Theory for Ends<R> {
    fn claim(&self, convention: Convention, row: &HeapList) -> Option<Claim<EndMove>> {
        if row.is_empty() {
            let outcome = Ending::Stuck.outcome(convention);
            return Some(Claim::new(outcome, R::THEOREM).with_winning(Moves::default()));
        }
        let winning = self.0.winning(convention, &row.0)?;
        let outcome = Outcome::win_if(!winning.list.is_empty());
        Some(Claim::new(outcome, R::THEOREM).with_winning(winning))
    }

    fn verdict(&self, convention: Convention, row: &HeapList) -> Option<Claim<EndMove>> {
        if row.is_empty() {
            return self.claim(convention, row);
        }
        let loses = self.0.loses(convention, &row.0)?;
        Some(Claim::new(Outcome::win_if(!loses), R::THEOREM))
    }

    fn reasons(&self, convention: Convention, row: &HeapList) -> Vec<Step> {
        reasons::of(self, convention, row).unwrap_or_default()
    }

    fn ranges(&self, deep: bool) -> Vec<Range<HeapList>> {
        let range = |(heaps, most)| {
            Range::new(Message::new("range-heaps").with("heaps", heaps).with("most", most), all_heaps(heaps, 1, most))
        };
        self.0.ranges(deep).into_iter().map(range).collect()
    }
}

impl fmt::Display for EndMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let end = match self.end {
            End::Left => 'L',
            End::Right => 'R',
            End::Both => 'B',
        };
        write!(f, "{end}-{}", self.take)
    }
}
