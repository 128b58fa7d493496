//! Poker Nim: take chips from a heap into one's own bag, or put chips from one's own bag onto a heap. `3,5|2|0` is a
//! position in which the player to move has 2 chips in the bag; `2-4` takes 4 from heap 2, `1+2` adds 2 to heap 1.
//! Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, 1982, chapter 3.
use crate::{
    any::{Build, GameError, loopy},
    board::{Board, Change, Shape, Touch},
    common::nim_equivalent,
    explain::{Step, nim_sum::Ones, words},
    family::{Dice, Family, Preset, Sizes, heaps_between},
    game::{Footprint, Game, Packed, Size, multisets},
    heap::sorted_heaps,
    message::Message,
    notation::{HeapList, ParseError, heap_number, number},
    outcome::Convention,
    params::{Kind, Parameter, Params},
    solve::numbered::Numbering,
    theory::{Claim, Range, Theorem, Theory},
};
use smallvec::SmallVec;
use std::fmt;

mod numbers;

pub(crate) const FAMILY: Family = Family {
    id: "poker",
    parameters: &[
        Parameter { name: "refill", kind: Kind::Flag, default: "false" },
        Parameter { name: "shared", kind: Kind::Flag, default: "false" },
    ],
    presets: &[
        Preset::new("three-heaps", "3,5,7|0|0"),
        Preset::new("chips-in-the-bags", "1,2,3|2|2"),
        Preset::new("chips-in-the-bags-misere", "1,2,3|2|2").misere(),
        Preset::new("empty-heaps-come-back", "2,3,4|1|1").with("refill=true"),
        Preset::new("draw-with-one-bag", "1,1|1|0").with("shared=true"),
    ],
    usual: 0,
    tags: &[],
    random,
    samples: &["", "refill=true", "shared=true"],
};

pub(crate) fn build(params: &Params) -> Result<impl Build, GameError> {
    Ok(loopy(Poker::new(params)))
}

fn random(params: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let heaps = heaps_between(sizes, (2, 4), (3, 7), dice);
    let (mine, theirs) = (dice.between(0, 2), dice.between(0, 2));
    Ok(if params.flag("shared") { format!("{heaps}|{mine}|0") } else { format!("{heaps}|{mine}|{theirs}") })
}

/// The rules of Poker Nim.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Poker {
    /// Whether empty heaps may be filled again.
    pub refill: bool,
    /// Whether both players use one bag.
    pub shared: bool,
}

/// Heaps on the table and chips in the bags.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Table {
    heaps: HeapList,
    /// The bag of the player to move, or the common one.
    mine: u128,
    theirs: u128,
}

/// A move: `2-4` takes 4 from heap 2, `2+4` adds 4 to it. Heaps are counted from zero inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Chips {
    heap: usize,
    adds: bool,
    amount: u64,
}

impl Poker {
    /// Maximum number of chips. Chips are neither lost nor won, so every position reached from one with fewer has
    /// fewer.
    const MOST_CHIPS: u128 = 1_000_000_000_000_000_000_000_000;

    fn new(params: &Params) -> Poker {
        Poker { refill: params.flag("refill"), shared: params.flag("shared") }
    }

    /// The largest number that may be added to a heap.
    fn room(self, table: &Table, heap: u64) -> u64 {
        let open = heap > 0 || (self.refill && table.heaps.iter().any(|heap| heap > 0));
        let most = if open { u64::MAX - heap } else { 0 };
        u64::try_from(table.mine).map_or(most, |mine| mine.min(most))
    }

    /// The move that changes a heap to another size, if it is legal.
    fn change(self, table: &Table, heap: usize, size: u64) -> Option<Chips> {
        let now = table.heaps.0[heap];
        let mv = Chips { heap, adds: size > now, amount: size.abs_diff(now) };
        self.is_legal(table, &mv).then_some(mv)
    }

    /// The moves in one heap.
    fn moves_in(self, table: &Table, heap: usize) -> impl Iterator<Item = Chips> {
        let (size, room) = (table.heaps.0[heap], self.room(table, table.heaps.0[heap]));
        let takes = (1..=size).map(move |amount| Chips { heap, adds: false, amount });
        takes.chain((1..=room).map(move |amount| Chips { heap, adds: true, amount }))
    }
}

impl Game for Poker {
    type Position = Table;
    type Move = Chips;

    fn read(&self, text: &str) -> Result<Table, ParseError> {
        const EXPECTED: &str = "expected-poker-position";
        let parts: SmallVec<[&str; 4]> = text.split('|').take(4).collect();
        let [heaps, mine, theirs] = parts[..] else { return Err(ParseError::new(text, EXPECTED)) };
        let (heaps, mine, theirs): (HeapList, _, _) = (heaps.parse()?, bag(mine, EXPECTED)?, bag(theirs, EXPECTED)?);
        if mine.saturating_add(theirs).saturating_add(heaps.total()) > Poker::MOST_CHIPS {
            return Err(ParseError::new(text, "expected-poker-chips"));
        }
        let (mine, theirs) = if self.shared { (mine + theirs, 0) } else { (mine, theirs) };
        Ok(Table { heaps, mine, theirs })
    }

    fn read_move(&self, text: &str) -> Result<Chips, ParseError> {
        const EXPECTED: &str = "expected-poker-move";
        let sign = text.find(['+', '-']).ok_or_else(|| ParseError::new(text, EXPECTED))?;
        let (heap, amount) = (heap_number(&text[..sign], EXPECTED)?, number(&text[sign + 1..], EXPECTED)?);
        Ok(Chips { heap, adds: text.as_bytes()[sign] == b'+', amount })
    }

    fn moves(&self, table: &Table) -> impl Iterator<Item = Chips> {
        (0..table.heaps.len()).flat_map(|heap| self.moves_in(table, heap))
    }

    fn play(&self, table: &Table, mv: &Chips) -> Table {
        let mut next = table.clone();
        let (heap, amount) = (&mut next.heaps.0[mv.heap], u128::from(mv.amount));
        if mv.adds {
            *heap += mv.amount;
            next.mine -= amount;
        } else {
            *heap -= mv.amount;
            next.mine += amount;
        }
        if !self.shared {
            std::mem::swap(&mut next.mine, &mut next.theirs);
        }
        next
    }

    fn board(&self, table: &Table) -> Board {
        let bags = match self.shared {
            true => Message::new("board-shared-bag").with("count", table.mine),
            false => Message::new("board-bags").with("mine", table.mine).with("theirs", table.theirs),
        };
        Board::of_heaps(Shape::Heaps, &table.heaps).with_fact(bags)
    }

    fn effect(&self, table: &Table, mv: &Chips) -> Vec<Touch> {
        vec![match mv.adds {
            true => Touch::new(mv.heap, Change::Put { count: mv.amount }),
            false => Touch::take(mv.heap, mv.amount, table.heaps.0[mv.heap]),
        }]
    }

    fn is_legal(&self, table: &Table, mv: &Chips) -> bool {
        let Some(&heap) = table.heaps.0.get(mv.heap) else { return false };
        let most = if mv.adds { self.room(table, heap) } else { heap };
        (1..=most).contains(&mv.amount)
    }

    fn random_move(&self, table: &Table, dice: &mut Dice) -> Option<Chips> {
        let heaps = table.heaps.iter().enumerate();
        let ways = heaps.flat_map(|(i, size)| [(i, false, size), (i, true, self.room(table, size))]);
        let ways: SmallVec<[(usize, bool, u64); 8]> = ways.filter(|&(_, _, most)| most > 0).collect();
        let &(heap, adds, most) = dice.one_of(&ways)?;
        Some(Chips { heap, adds, amount: dice.between(1, most) })
    }

    fn describe(&self, _: &Table, mv: &Chips) -> Message {
        let id = if mv.adds { "move-chips-add" } else { "move-chips-take" };
        Message::new(id).with("count", mv.amount).with("heap", mv.heap + 1)
    }

    fn canonical(&self, table: Table) -> Table {
        Table { heaps: table.heaps.sorted_without(|heap| heap == 0 && !self.refill), ..table }
    }

    fn choices(&self, table: &Table) -> impl Iterator<Item = Chips> {
        let first = |&i: &usize| i == 0 || table.heaps.0[i] != table.heaps.0[i - 1];
        (0..table.heaps.len()).filter(first).flat_map(|heap| self.moves_in(table, heap))
    }

    fn numbering(&self, table: &Table) -> Option<Box<dyn Numbering<Table>>> {
        let tables = numbers::Tables::new(*self, table, self.size(table).positions)?;
        Some(Box::new(tables))
    }

    /// Nearly everything with the same chips and heaps can be reached, and there are more moves than half the number of
    /// chips.
    fn size(&self, table: &Table) -> Size {
        let (total, bags) = (table.heaps.total(), table.mine + table.theirs);
        let forced = table.mine == 0 && table.heaps.iter().all(|heap| heap <= 1);
        if total == 0 || (total == 1 && forced) {
            return Size::default();
        }
        let heaps = table.heaps.iter().filter(|&heap| heap > 0 || self.refill).count();
        // If the mover must take away a whole heap, that heap is gone.
        let heaps = heaps - usize::from(forced && !self.refill);
        let chips = u64::try_from(total + bags).unwrap_or(u64::MAX);
        let positions = tables(heaps, chips, self.shared).saturating_sub(2 * heaps as u128 + 4);
        Size { positions, moves: positions.saturating_mul(chips.into()) / 2 }
    }
}

/// Number of ways in which chips can lie in heaps, whose order does not matter, and in the bags; a lower bound for many
/// chips.
fn tables(heaps: usize, chips: u64, shared: bool) -> u128 {
    const COUNTED: usize = 400;
    let counted = usize::try_from(chips).map_or(COUNTED, |chips| chips.min(COUNTED));
    // The ways to have at most n heaps are the ways to have heaps of at most n.
    let mut ways = vec![0u128; counted + 1];
    ways[0] = 1;
    for size in 1..=heaps.min(counted) {
        for sum in size..=counted {
            ways[sum] = ways[sum].saturating_add(ways[sum - size]);
        }
    }
    let splits = |sum: usize| if shared { 1 } else { u128::from(chips) - sum as u128 + 1 };
    let exact = ways.iter().enumerate().map(|(sum, &ways)| ways.saturating_mul(splits(sum)));
    // If the order of the heaps matters, the chips are dealt to them and to the bags, of which the last gets the rest.
    let ordered = multisets(heaps as u64 + u64::from(!shared), chips);
    let orders = (1..=heaps as u128).fold(1, u128::saturating_mul);
    exact.fold(0, u128::saturating_add).max(ordered / orders)
}

const THEOREM: Theorem =
    Theorem { id: "nim-on-the-heaps-additions-undone", source: "Bouton 1901; Berlekamp, Conway and Guy 1982" };

impl Theory for Poker {
    fn claim(&self, convention: Convention, table: &Table) -> Option<Claim<Chips>> {
        let change = |heap, size| self.change(table, heap, size);
        let claim = || nim_equivalent::claim(convention, &table.heaps.0, &THEOREM, change).with_value(None);
        (!self.shared).then(claim)
    }

    fn verdict(&self, convention: Convention, table: &Table) -> Option<Claim<Chips>> {
        (!self.shared).then(|| nim_equivalent::verdict(convention, &table.heaps.0, &THEOREM).with_value(None))
    }

    fn reasons(&self, convention: Convention, table: &Table) -> Vec<Step> {
        if self.shared {
            return Vec::new();
        }
        let heaps = table.heaps.iter().enumerate().map(|(i, heap)| (words::heap(i), heap)).collect();
        let change = |heap, size| self.change(table, heap, size);
        let mut steps = nim_equivalent::reasons(convention, heaps, Ones::Mended, change, |mv| self.describe(table, mv));
        steps.push(Message::new("reason-poker-add").into());
        steps
    }

    /// An addition is undone at once.
    fn undo(&self, _: Convention, table: &Table, mv: &Chips) -> Option<(Chips, Message)> {
        if self.shared || !mv.adds {
            return None;
        }
        let why = Message::new("reason-poker-undone").with("bag", table.mine - u128::from(mv.amount));
        Some((Chips { adds: false, ..*mv }, why))
    }

    fn advances(&self, _: &Table, mv: &Chips) -> bool {
        !mv.adds
    }

    fn ranges(&self, deep: bool) -> Vec<Range<Table>> {
        let sizes: &[(usize, u64)] = match deep {
            _ if self.shared => &[],
            false => &[(1, 100), (2, 48), (3, 34), (4, 27), (5, 23), (7, 18)],
            true => &[(1, 240), (2, 100), (3, 60), (4, 44), (5, 36), (6, 30), (9, 24)],
        };
        let range = |&(heaps, chips)| {
            Range::new(Message::new("range-poker").with("heaps", heaps).with("chips", chips), all_tables(heaps, chips))
        };
        sizes.iter().map(range).collect()
    }
}

/// Every table with `heaps` heaps, some of them perhaps empty, and `chips` chips in all.
fn all_tables(heaps: usize, chips: u64) -> impl Iterator<Item = Table> {
    let heaps = sorted_heaps(heaps, 0, chips).filter(move |heaps| heaps.total() <= chips.into());
    heaps.flat_map(move |heaps| {
        let rest = u128::from(chips) - heaps.total();
        (0..=rest).map(move |mine| Table { heaps: heaps.clone(), mine, theirs: rest - mine })
    })
}

impl Footprint for Table {
    fn heap_bytes(&self) -> usize {
        self.heaps.heap_bytes()
    }

    /// Each bag with its number of bytes, and the heaps.
    fn pack(&self) -> Packed {
        let mut packed = Packed::new();
        for bag in [self.mine, self.theirs] {
            let length = 16 - bag.leading_zeros() as usize / 8;
            packed.push(length.to_le_bytes()[0]);
            packed.extend_from_slice(&bag.to_le_bytes()[..length]);
        }
        packed.extend_from_slice(&self.heaps.pack());
        packed
    }
}

/// Reads a bag, which may hold more than a heap.
fn bag(text: &str, expected: &'static str) -> Result<u128, ParseError> {
    let digits = text.trim();
    let plain = !digits.is_empty() && digits.len() <= 25 && digits.bytes().all(|b| b.is_ascii_digit());
    digits.parse().ok().filter(|_| plain).ok_or_else(|| ParseError::new(text, expected))
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}|{}|{}", self.heaps, self.mine, self.theirs)
    }
}

impl fmt::Display for Chips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.heap + 1, if self.adds { '+' } else { '-' }, self.amount)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        outcome::Outcome,
        solve::{
            Budget,
            retrograde::{Exploration, Retrograde},
        },
    };

    const OWN: Poker = Poker { refill: false, shared: false };
    const REFILL: Poker = Poker { refill: true, shared: false };
    const SHARED: Poker = Poker { refill: false, shared: true };

    fn check(game: Poker, convention: Convention, table: &str, outcome: Outcome, moves: &[&str]) {
        let claim = game.claim(convention, &game.read(table).unwrap()).unwrap();
        let mut winning: Vec<String> = claim.winning.unwrap().list.iter().map(ToString::to_string).collect();
        winning.sort_unstable();
        assert_eq!((claim.outcome, winning), (outcome, moves.iter().map(ToString::to_string).collect()), "{table}");
    }

    #[test]
    fn taking_and_adding_win() {
        let (normal, misere) = (Convention::Normal, Convention::Misere);
        check(OWN, normal, "1,1|1|0", Outcome::Loss, &[]);
        check(OWN, normal, "2,1|1|0", Outcome::Win, &["1-1", "2+1"]);
        check(OWN, normal, "2,1|0|9", Outcome::Win, &["1-1"]);
        check(OWN, misere, "2,1|1|0", Outcome::Win, &["1-2", "2+1"]);
        check(OWN, misere, "1|3|0", Outcome::Loss, &[]);
        check(OWN, normal, "2,0|3|0", Outcome::Win, &["1-2"]);
        check(REFILL, normal, "2,0|3|0", Outcome::Win, &["1-2", "2+2"]);
    }

    #[test]
    fn an_empty_table_is_the_end() {
        for game in [OWN, REFILL] {
            check(game, Convention::Normal, "0,0|3|0", Outcome::Loss, &[]);
            check(game, Convention::Misere, "0,0|3|0", Outcome::Win, &[]);
            assert_eq!(game.moves(&game.read("0,0|3|0").unwrap()).next(), None);
        }
    }

    #[test]
    fn bags_change_hands_after_each_move() {
        let play = |game: Poker, table: &str, mv: &str| {
            game.play(&game.read(table).unwrap(), &game.read_move(mv).unwrap()).to_string()
        };
        assert_eq!(play(OWN, "3,5|2|1", "2-4"), "3,1|1|6");
        assert_eq!(play(OWN, "3,5|2|1", "1+2"), "5,5|1|0");
        assert_eq!(play(SHARED, "3,5|2|1", "2-4"), "3,1|7|0");
        assert_eq!(play(OWN, "18446744073709551615|0|0", "1-18446744073709551615"), "0|0|18446744073709551615");
    }

    #[test]
    fn only_ones_own_chips_may_be_added() {
        let table = OWN.read("3,0|2|9").unwrap();
        for (mv, legal) in
            [("1+2", true), ("1+3", false), ("2+1", false), ("1-3", true), ("1-4", false), ("1+0", false)]
        {
            assert_eq!(OWN.is_legal(&table, &OWN.read_move(mv).unwrap()), legal, "{mv}");
        }
        assert!(REFILL.is_legal(&table, &OWN.read_move("2+1").unwrap()));
    }

    #[test]
    fn huge_heaps_and_bags_are_read_and_full_ones_are_not_filled() {
        let table = OWN.read("18446744073709551615,1|999999999999999|0").unwrap();
        assert!(!OWN.is_legal(&table, &OWN.read_move("1+1").unwrap()));
        check(OWN, Convention::Normal, &table.to_string(), Outcome::Win, &["1-18446744073709551614"]);
        for text in ["1|2", "1|2|3|4", "1,2|-1|0", "1||0", "1|1000000000000000000000001|0", "a|0|0"] {
            assert!(OWN.read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn with_a_shared_bag_there_are_draws_and_no_claims() {
        let table = SHARED.read("1,1|1|0").unwrap();
        assert_eq!(SHARED.claim(Convention::Normal, &table), None);
        let solved = Retrograde::solve(&SHARED, Convention::Normal, &table, Budget::default()).unwrap();
        assert_eq!(solved.value(&table).unwrap().outcome, Outcome::Draw);
    }

    #[test]
    fn the_size_is_what_a_search_visits_or_less() {
        let tables = [
            "1|0|0",
            "1,1|0|0",
            "3|1|0",
            "1,2,3|0|0",
            "3,3,3|3|3",
            "0,2|1|1",
            "1|9|0",
            "1|0|9",
            "1,1|0|9",
            "1,0|0|3",
            "30|0|0",
            "1,1,1|9|9",
        ];
        for (text, game) in tables.iter().flat_map(|text| [OWN, REFILL, SHARED].map(|game| (text, game))) {
            let table = game.read(text).unwrap();
            let mut exploration = Exploration::new(&game, Budget::default());
            exploration.start(&table).unwrap();
            let graph = exploration.explore().unwrap();
            let moves: usize = graph.options.iter().map(Vec::len).sum();
            let size = game.size(&table);
            assert!(size.positions <= graph.options.len() as u128, "{text} {game:?}: {} {size:?}", graph.options.len());
            assert!(size.moves <= moves as u128, "{text} {game:?}: {moves} {size:?}");
        }
    }
}
