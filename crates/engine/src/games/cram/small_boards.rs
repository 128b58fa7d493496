//! Numbers for small regions of Cram: the squares of a board as bits. A domino makes the number smaller.
use crate::solve::{numbered::Numbering, parts::Part};

/// All boards of some width and height, as the regions of a larger board with `stride` bits for each row.
#[derive(Clone, Copy, Debug)]
pub(super) struct SmallBoards {
    stride: u32,
    width: u32,
    height: u32,
}

/// Maximum number of squares of a board: a table of 2^25 values is built in less than a second.
const MOST_SQUARES: u32 = 25;

impl SmallBoards {
    /// The boards whose values are worth a table, for regions with this stride.
    pub(super) fn of_stride(stride: u32) -> SmallBoards {
        let width = stride.min(5);
        SmallBoards::new(stride, width, MOST_SQUARES / width)
    }

    fn new(stride: u32, width: u32, height: u32) -> SmallBoards {
        SmallBoards { stride, width, height }
    }

    fn first_row(&self) -> u64 {
        (1 << self.width) - 1
    }
}

impl Numbering<Part> for SmallBoards {
    fn count(&self) -> usize {
        1 << (self.width * self.height)
    }

    fn number(&self, &part: &Part) -> Option<usize> {
        let rows = 0..self.height;
        if self.width == self.stride {
            return usize::try_from(part).ok().filter(|&number| number < self.count());
        }
        let row = |row: u32| part >> (row * self.stride) & self.first_row();
        let window = rows.clone().fold(0, |window, row| window | self.first_row() << (row * self.stride));
        if part & !window != 0 {
            return None;
        }
        usize::try_from(rows.fold(0, |number, i| number | row(i) << (i * self.width))).ok()
    }

    fn options(&self, number: usize, options: &mut Vec<u32>) {
        let last_column =
            (0..self.height).fold(0, |column, row| column | 1usize << (row * self.width + self.width - 1));
        for (starts, domino) in
            [(number & !last_column & number >> 1, 0b11), (number & number >> self.width, 1 | 1 << self.width)]
        {
            let mut starts = starts;
            while starts != 0 {
                let square = starts.trailing_zeros();
                starts &= starts - 1;
                options.push(u32::try_from(number & !(domino << square)).expect("at most 25 squares"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::Game,
        games::cram::{self, regions},
        outcome::Convention,
        solve::{
            Budget, EndgameStore,
            parts::{PartSearch, Parts},
        },
    };
    use std::sync::Arc;

    /// Builds every table and keeps none.
    #[derive(Debug)]
    struct NoFiles;

    impl EndgameStore for NoFiles {
        fn table(&self, _: u32, count: usize, build: &mut dyn FnMut() -> Option<Vec<u8>>) -> Option<Arc<[u8]>> {
            build().filter(|values| values.len() == count).map(Into::into)
        }
    }

    fn rules(board: &str) -> (Box<dyn Parts<cram::Board>>, cram::Board) {
        let board = cram::game().read(board).unwrap();
        (regions::of(Convention::Normal, &board), board)
    }

    #[test]
    fn a_domino_makes_a_number_smaller_and_leaves_what_the_region_leaves() {
        for (stride, width, height) in [(8, 3, 4), (5, 5, 2), (3, 3, 4), (6, 4, 3)] {
            let boards = SmallBoards::new(stride, width, height);
            for number in 0..boards.count() {
                let part = |number: usize| {
                    let row = |row: u32| (number >> (row * width)) as u64 & ((1 << width) - 1);
                    (0..height).fold(0, |part, i| part | row(i) << (i * stride))
                };
                assert_eq!(boards.number(&part(number)), Some(number), "{boards:?}");
                let mut options = Vec::new();
                boards.options(number, &mut options);
                assert!(options.iter().all(|&option| (option as usize) < number));
                let squares = |number: usize| number.count_ones();
                assert!(options.iter().all(|&option| squares(option as usize) + 2 == squares(number)));
            }
            let outside = 1 << (height * stride);
            assert_eq!(boards.number(&outside), None);
        }
    }

    #[test]
    fn searches_with_a_table_find_the_same_with_fewer_positions() {
        for board in ["9x4", "..#...../....#.../.#....../......#.", "7x5"] {
            let (rules, board) = rules(board);
            let (sum, rest) = rules.split(&board).unwrap();
            let budget = Budget { endgames: Some(Arc::new(NoFiles)), ..Budget::default() };
            let (mut plain, mut with_table) = (PartSearch::new(Budget::default()), PartSearch::new(budget));
            with_table.take_endgames(&*rules);
            let values = [&mut plain, &mut with_table].map(|search| search.value(&*rules, sum.clone()).unwrap() ^ rest);
            assert_eq!(values[0], values[1], "{board}");
            assert!(with_table.positions() < plain.positions(), "{board}");
        }
    }

    #[test]
    fn every_small_region_is_in_the_table_with_its_value() {
        let (rules, _) = rules("9x4");
        let budget = Budget { endgames: Some(Arc::new(NoFiles)), ..Budget::default() };
        let (mut plain, mut with_table) = (PartSearch::new(Budget::default()), PartSearch::new(budget));
        with_table.take_endgames(&*rules);
        for empty in (0..1u64 << 16).step_by(7) {
            let board = cram::Board { empty, width: 4, height: 4 };
            let (sum, _) = rules.split(&board).unwrap();
            let values = [&mut plain, &mut with_table].map(|search| search.value(&*rules, sum.clone()));
            assert_eq!(values[0], values[1], "{board}");
        }
        assert_eq!(with_table.positions(), 0);
    }
}
