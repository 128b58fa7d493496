//! Cram by its regions: connected empty squares, as bits. A region is moved into the corner, stands rather than lies
//! and is the least of its mirror images.
use super::{Board, small_boards::SmallBoards};
use crate::{
    outcome::Convention,
    solve::{
        numbered::Numbering,
        parts::{Fact, Part, Parts, Sum},
    },
};
use std::cmp::Ordering;

/// The regions of boards that have at most `S` squares in one direction and fit into 64 bits, with `S` bits for each
/// row.
pub(super) struct Regions<const S: u32> {
    /// The values of paths in normal play: Dawson's Kayles.
    paths: Option<[u8; 65]>,
}

/// The regions of boards as large as this one.
pub(super) fn of(convention: Convention, board: &Board) -> Box<dyn Parts<Board>> {
    let (short, long) = (board.width.min(board.height), board.width.max(board.height));
    let paths = (convention == Convention::Normal).then(dawsons_kayles);
    match short {
        _ if long <= 8 => Box::new(Regions::<8> { paths }),
        1 => Box::new(Regions::<1> { paths }),
        2 => Box::new(Regions::<2> { paths }),
        3 => Box::new(Regions::<3> { paths }),
        4 => Box::new(Regions::<4> { paths }),
        5 => Box::new(Regions::<5> { paths }),
        6 => Box::new(Regions::<6> { paths }),
        _ => Box::new(Regions::<7> { paths }),
    }
}

fn dawsons_kayles() -> [u8; 65] {
    let mut values = [0u8; 65];
    for n in 2..values.len() {
        let seen = (0..=(n - 2) / 2).fold(0u64, |seen, a| seen | 1 << (values[a] ^ values[n - 2 - a]));
        values[n] = u8::try_from(seen.trailing_ones()).expect("at most 64");
    }
    values
}

/// The first square of each row.
const fn first_column(stride: u32) -> u64 {
    let (mut column, mut row) = (0, 0);
    while row < 64 / stride {
        column |= 1 << (row * stride);
        row += 1;
    }
    column
}

/// Every second square, as on a chessboard.
const fn dark_squares(stride: u32) -> u64 {
    let (mut dark, mut square) = (0, 0);
    while square < 64 {
        if (square / stride + square % stride).is_multiple_of(2) {
            dark |= 1 << square;
        }
        square += 1;
    }
    dark
}

/// Squares in the corner of a board.
#[derive(Clone, Copy)]
struct Figure {
    squares: u64,
    width: u32,
    height: u32,
}

impl<const S: u32> Regions<S> {
    const FIRST: u64 = first_column(S);
    const DARK: u64 = dark_squares(S);

    /// Squares whose right neighbours these are.
    fn left(squares: u64) -> u64 {
        (squares & !Self::FIRST) >> 1
    }

    /// Squares whose left neighbours these are.
    fn right(squares: u64) -> u64 {
        (squares & !(Self::FIRST << (S - 1))) << 1
    }

    fn up(squares: u64) -> u64 {
        squares >> S
    }

    fn down(squares: u64) -> u64 {
        squares << S
    }

    /// Squares next to these.
    fn beside(squares: u64) -> u64 {
        Self::left(squares) | Self::right(squares) | Self::up(squares) | Self::down(squares)
    }

    /// The left squares of lying dominoes.
    fn lying(free: u64) -> u64 {
        free & Self::left(free)
    }

    /// The upper squares of standing dominoes.
    fn standing(free: u64) -> u64 {
        free & Self::up(free)
    }

    fn moves(free: u64) -> u32 {
        Self::lying(free).count_ones() + Self::standing(free).count_ones()
    }

    /// The connected squares around some of them.
    fn region(seed: u64, free: u64) -> u64 {
        let mut region = seed;
        loop {
            let wider = (region | Self::beside(region)) & free;
            let next = (wider | Self::beside(wider)) & free;
            if next == region {
                return region;
            }
            region = next;
        }
    }

    /// Squares that change no value are left out: those of which every neighbour also has another neighbour with no
    /// other one. (A domino there takes from the neighbour what a domino on the other would.)
    fn reduce(free: u64) -> u64 {
        let (left, right, up, down) = (Self::left(free), Self::right(free), Self::up(free), Self::down(free));
        let leaves = free & (left ^ right ^ up ^ down) & !((left & right) | (up & down));
        if leaves == 0 {
            return free;
        }
        let mut rest = free;
        // Squares with a leaf, which keep one: to the left, to the right, above, below.
        let mut holders = free & Self::right(leaves);
        let also = free & Self::left(leaves);
        rest &= !Self::right(holders & also);
        holders |= also;
        let also = free & Self::down(leaves);
        rest &= !Self::up(holders & also);
        holders |= also;
        let also = free & Self::up(leaves);
        rest &= !Self::down(holders & also);
        holders |= also;
        let others = rest & !leaves & !holders & !Self::beside(rest & !holders);
        rest & !others
    }

    /// Whether these connected squares are a path.
    fn is_path(squares: u64) -> bool {
        let (left, right) = (Self::left(squares), Self::right(squares));
        let (up, down) = (Self::up(squares), Self::down(squares));
        let both = (left & right) | (up & down);
        let corner = (left | right) & (up | down);
        // No square has three neighbours, and there is one neighbourhood fewer than squares.
        squares & both & corner == 0 && Self::moves(squares) + 1 == squares.count_ones()
    }

    fn in_corner(squares: u64) -> Figure {
        let mut squares = squares >> (squares.trailing_zeros() / S * S);
        while squares & Self::FIRST == 0 {
            squares >>= 1;
        }
        let height = (64 - squares.leading_zeros()).div_ceil(S);
        let mut width = S;
        while squares & (Self::FIRST << (width - 1)) == 0 {
            width -= 1;
        }
        Figure { squares, width, height }
    }

    /// The figure turned by half.
    fn half_turn(Figure { squares, width, height }: Figure) -> u64 {
        squares.reverse_bits() >> (63 - ((height - 1) * S + width - 1))
    }

    /// The figure with its rows or its columns in reverse order.
    fn mirror_image(Figure { squares, width, height }: Figure) -> u64 {
        if S == 8 {
            return squares.swap_bytes() >> (64 - 8 * height);
        }
        (0..width).fold(0, |mirrored, column| mirrored | ((squares >> column) & Self::FIRST) << (width - 1 - column))
    }

    /// The figure with rows as columns; it is not higher than wide.
    fn transpose(figure: Figure) -> Figure {
        let Figure { squares, width, height } = figure;
        if S == 8 {
            return Figure { squares: transpose_bytes(squares), width: height, height: width };
        }
        let bit = |row: u32, column: u32| (squares >> (row * S + column) & 1) << (column * S + row);
        let squares = (0..height).fold(0, |all, row| (0..width).fold(all, |all, column| all | bit(row, column)));
        Figure { squares, width: height, height: width }
    }

    fn least_image(figure: Figure) -> u64 {
        let mirror = Figure { squares: Self::mirror_image(figure), ..figure };
        let images = [figure.squares, mirror.squares, Self::half_turn(figure), Self::half_turn(mirror)];
        images.into_iter().min().expect("four images")
    }

    fn canonical(squares: u64) -> Part {
        let figure = Self::in_corner(squares);
        match figure.width.cmp(&figure.height) {
            Ordering::Less => Self::least_image(figure),
            Ordering::Equal => Self::least_image(figure).min(Self::least_image(Self::transpose(figure))),
            Ordering::Greater => Self::least_image(Self::transpose(figure)),
        }
    }

    /// The regions of some squares, except paths whose values are known; returns the sum of these.
    fn regions(&self, free: u64, regions: &mut Sum) -> u8 {
        let mut rest = Self::reduce(free);
        let mut value = 0;
        while rest != 0 {
            let region = Self::region(rest & rest.wrapping_neg(), rest);
            rest &= !region;
            match &self.paths {
                Some(paths) if Self::is_path(region) => value ^= paths[region.count_ones() as usize],
                _ if region.is_power_of_two() => {}
                _ => regions.push(Self::canonical(region)),
            }
        }
        value
    }

    /// How far a domino lies from where it would cut a figure in two: lower is better.
    fn rank(figure: Figure, square: u32, lies: bool) -> u32 {
        let (column, row) = (2 * (square % S) + u32::from(lies), 2 * (square / S) + u32::from(!lies));
        let (aside, along) = (column.abs_diff(figure.width - 1), row.abs_diff(figure.height - 1));
        let (aside, along, cuts) =
            if figure.width > figure.height { (along, aside, !lies) } else { (aside, along, lies) };
        20 * along + 3 * aside + if cuts { 0 } else { 32 }
    }
}

fn transpose_bytes(mut squares: u64) -> u64 {
    let swap = (squares ^ (squares >> 7)) & 0x00AA_00AA_00AA_00AA;
    squares ^= swap ^ (swap << 7);
    let swap = (squares ^ (squares >> 14)) & 0x0000_CCCC_0000_CCCC;
    squares ^= swap ^ (swap << 14);
    let swap = (squares ^ (squares >> 28)) & 0x0000_0000_F0F0_F0F0;
    squares ^ swap ^ (swap << 28)
}

impl<const S: u32> Parts<Board> for Regions<S> {
    fn kind(&self) -> u32 {
        S
    }

    fn split(&self, board: &Board) -> Option<(Sum, u8)> {
        let (short, long) = (board.width.min(board.height), board.width.max(board.height));
        if short > S || long > 64 / S {
            return None;
        }
        let mut free = 0u64;
        for (x, y) in board.squares().filter(|&(x, y)| board.is_empty_at(x, y)) {
            let (column, row) = if board.width > board.height { (y, x) } else { (x, y) };
            free |= 1 << (row * S + column);
        }
        let mut regions = Sum::new();
        let value = self.regions(free, &mut regions);
        Some((regions, value))
    }

    fn options(&self, part: Part, show: &mut dyn FnMut(&[Part], u8, u32) -> bool) {
        let figure = Self::in_corner(part);
        let dominoes = [(Self::lying(part), 0b11, true), (Self::standing(part), 1 | 1 << S, false)];
        let first_row = (1u64 << S) - 1;
        for (all, domino, lies) in dominoes {
            // What lies in the middle was most likely looked at before, so that its value is known.
            let rows = if lies { figure.height } else { figure.height - 1 };
            let from_middle = (0..rows).map(|i| if i % 2 == 0 { (rows - 1 - i) / 2 } else { rows.midpoint(i) });
            for row in from_middle {
                let mut starts = all & (first_row << (row * S));
                while starts != 0 {
                    let square = starts.trailing_zeros();
                    starts &= starts - 1;
                    let mut regions = Sum::new();
                    let value = self.regions(part & !(domino << square), &mut regions);
                    if !show(&regions, value, Self::rank(figure, square, lies)) {
                        return;
                    }
                }
            }
        }
    }

    fn weight(&self, part: Part) -> u32 {
        let squares = part.count_ones();
        8 * Self::moves(part) + 2 * squares + 16 + 3 * squares * squares / 8
    }

    fn fact(&self, part: Part) -> Fact {
        let dark = (part & Self::DARK).count_ones();
        let most = u8::try_from(dark.min(part.count_ones() - dark)).expect("at most 32");
        let figure = Self::in_corner(part);
        if Self::half_turn(figure) != part {
            return Fact::AtMost(most);
        }
        // Every domino can be answered by its image, turned by half, unless it covers part of its own image.
        let middle = part >> (figure.height / 2 * S + figure.width / 2) & 1 == 1;
        match (figure.width.is_multiple_of(2), figure.height.is_multiple_of(2)) {
            (false, false) if middle => Fact::AtMost(most),
            (true, false) | (false, true) if middle => Fact::NotZero(most),
            _ => Fact::Value(0),
        }
    }

    fn is_single(&self, part: Part) -> bool {
        part.count_ones() == 2
    }

    fn small_parts(&self) -> Option<Box<dyn Numbering<Part>>> {
        Some(Box::new(SmallBoards::of_stride(S)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        analysis::NimSolver,
        any::NimSearch,
        game::Game,
        games::cram,
        nim_value::NimValue,
        outcome::Outcome,
        solve::{
            Budget, Memo, NimValues, OutOfBudget, Outcomes, SharedTable,
            parts::{MisereSearch, PartSearch},
        },
    };

    /// Compares values and outcomes by regions with those of the search of whole positions.
    fn compare(boards: impl Iterator<Item = String>) {
        let game = cram::game();
        let mut whole = Memo::new(&game, NimValues, Budget::default());
        let mut by_parts = NimSolver::new(&game, Budget::default());
        for text in boards {
            let board = game.read(&text).unwrap();
            let expected = NimValue::from(whole.value(&board).unwrap());
            assert_eq!(by_parts.nim_value(&board), Ok(expected), "{text}");
            let rules = of(Convention::Normal, &board);
            let (regions, value) = rules.split(&board).unwrap();
            let is_lost = PartSearch::new(Budget::default()).is(&*rules, regions.clone(), value);
            assert_eq!(is_lost, Ok(expected == NimValue::ZERO), "{text}");
            // With little effort for each option, questions are given up and asked again many times.
            let again = PartSearch::with_effort(Budget::default(), 2).value(&*rules, regions);
            assert_eq!(again.map(|found| NimValue((found ^ value).into())), Ok(expected), "{text}");
        }
    }

    fn rows(width: usize, squares: impl Iterator<Item = bool>) -> String {
        let squares: Vec<char> = squares.map(|covered| if covered { '#' } else { '.' }).collect();
        squares.chunks(width).map(|row| row.iter().collect()).collect::<Vec<String>>().join("/")
    }

    #[test]
    fn the_numbers_of_regions_belong_to_the_format_of_tables() {
        assert_eq!(SharedTable::FORMAT, 1);
        let regions = ["..#/...", "...../.#.../.....", "5x4"].map(|text| {
            let board = cram::game().read(text).unwrap();
            of(Convention::Normal, &board).split(&board).unwrap().0.to_vec()
        });
        assert_eq!(regions, [vec![0x1_0303], vec![0x7_0507_0707], vec![0xf_0f0f_0f0f]]);
    }

    #[test]
    fn every_small_board_has_the_value_of_the_whole() {
        for (width, height) in [(3, 3), (4, 3), (3, 4), (12, 1), (1, 11), (6, 2)] {
            let boards = 0..1u32 << (width * height);
            compare(boards.map(|board| rows(width, (0..width * height).map(|i| board >> i & 1 == 1))));
        }
    }

    #[test]
    fn random_boards_of_every_shape_have_the_value_of_the_whole() {
        let mut chance = 25u64;
        let mut next = move |most: usize| {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(chance >> 33).unwrap() % (most + 1)
        };
        for (width, height) in
            [(4, 4), (5, 4), (9, 2), (2, 9), (9, 3), (3, 10), (9, 4), (11, 5), (9, 6), (7, 9), (8, 8)]
        {
            for _ in 0..20 {
                // A few rows of squares, in the middle or at the edge, of which some are covered.
                let (first, covered) = (next(width * height - 16), next(6));
                let mut board: Vec<bool> = (0..width * height).map(|i| i < first || i >= first + 16).collect();
                (0..covered).for_each(|_| board[first + next(15)] = true);
                compare(std::iter::once(rows(width, board.into_iter())));
            }
        }
    }

    #[test]
    fn misere_outcomes_are_those_of_whole_positions() {
        let game = cram::game();
        let mut whole = Memo::new(&game, Outcomes(Convention::Misere), Budget::default());
        for (width, height) in [(3, 3), (4, 3), (11, 1), (3, 4)] {
            let boards = 0..1u32 << (width * height);
            let rules = of(Convention::Misere, &Board { empty: 0, width, height });
            let mut search = MisereSearch::new(Budget::default());
            for empty in boards {
                let board = Board { empty: empty.into(), width, height };
                let (regions, value) = rules.split(&board).unwrap();
                let wins = search.wins(&*rules, &regions).map(Outcome::win_if);
                assert_eq!((wins, value), (whole.value(&board), 0), "{board}");
            }
        }
    }

    #[test]
    fn large_boards_have_the_published_values() {
        let game = cram::game();
        let mut search = NimSolver::new(&game, Budget::positions(200_000));
        for (board, value) in [("5x5", 0), ("6x5", 2), ("9x4", 1), ("6x6", 0), ("12x3", 1)] {
            assert_eq!(search.nim_value(&game.read(board).unwrap()), Ok(NimValue(value)), "{board}");
        }
    }

    #[test]
    fn a_budget_of_nothing_ends_a_search() {
        let game = cram::game();
        let mut search = NimSolver::new(&game, Budget::positions(0));
        assert_eq!(search.nim_value(&game.read("5x5").unwrap()), Err(OutOfBudget::Positions(0)));
    }
}
