//! Numbers of boards: the pairs of pieces of the columns in falling order, as the player to move sees them.
use super::NorthcottClassic;
use crate::{
    common::{
        columns::{Columns, Pieces},
        falling::{Falling, FallingSequences, pay_off},
        small_sort::sort_few_by_key,
    },
    game::Game,
    solve::numbered::Numbering,
};
use std::cmp::Reverse;

/// The boards with as many columns as one board.
pub(super) struct Boards {
    game: NorthcottClassic,
    columns: usize,
    /// For each pair of pieces: the same pair from the other side.
    turned: Vec<u32>,
    /// For each pair of pieces: what the mover can make of it, from the other side.
    moves: Vec<Vec<u32>>,
    falling: FallingSequences,
}

/// The number of a pair of pieces: those with the black piece further down come first.
fn pair_number(pieces: Pieces) -> u32 {
    let (white, black) = (u32::from(pieces.white) - 1, u32::from(pieces.black) - 1);
    black * (black - 1) / 2 + white
}

impl Boards {
    /// The boards that follow, if there are not too many; `within` is a lower bound.
    pub(super) fn new(game: NorthcottClassic, board: &Columns, within: u128) -> Option<Boards> {
        let size = game.size;
        let pairs = || (2..=size).flat_map(|black| (1..black).map(move |white| Pieces { white, black }));
        let from_other_side =
            |Pieces { white, black }: Pieces| pair_number(Pieces { white: size + 1 - black, black: size + 1 - white });
        let moved = |pieces: Pieces| {
            let whites = (1..pieces.black).filter(move |&white| white != pieces.white);
            whites.map(move |white| from_other_side(Pieces { white, ..pieces })).collect()
        };
        let columns = board.pieces.len();
        let falling = FallingSequences::new(vec![pairs().count() - 1; columns])?;
        let boards = Boards {
            game,
            columns,
            turned: pairs().map(from_other_side).collect(),
            moves: pairs().map(moved).collect(),
            falling,
        };
        pay_off(boards.falling.count(), within).then_some(boards)
    }
}

impl Numbering<Columns> for Boards {
    fn count(&self) -> usize {
        self.falling.count() as usize
    }

    fn number(&self, board: &Columns) -> Option<usize> {
        let board = self.game.canonical(board.clone());
        let mut pairs: Falling = board.pieces.iter().map(|&pieces| pair_number(pieces)).collect();
        pairs.sort_unstable_by(|a, b| b.cmp(a));
        (pairs.len() == self.columns).then(|| self.falling.number(&pairs)).flatten()
    }

    fn options(&self, number: usize, options: &mut Vec<u32>) {
        let mut pairs = self.falling.sequence(number);
        sort_few_by_key(&mut pairs, |&pair| Reverse(self.turned[pair as usize]));
        let turned: Falling = pairs.iter().map(|&pair| self.turned[pair as usize]).collect();
        for (column, &pair) in pairs.iter().enumerate() {
            if column > 0 && pairs[column - 1] == pair {
                continue;
            }
            let moves = &self.moves[pair as usize];
            options.extend(moves.iter().map(|&moved| self.falling.replace(&turned, column, moved)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::options,
        outcome::Convention,
        solve::{
            Budget,
            retrograde::{NumberedRetrograde, Retrograde},
        },
    };

    #[test]
    fn numbers_decide_as_a_search_with_a_hash_table_does() {
        for (size, text) in
            [(2, "W 1:2"), (3, "W 1:3"), (4, "B 1:3,2:4,1:2"), (5, "W 1:2,3:5"), (6, "B 1:6"), (8, "W 1:8,2:7")]
        {
            let game = NorthcottClassic { size };
            let start = game.read(text).unwrap();
            for convention in Convention::BOTH {
                let searched = Retrograde::solve(&game, convention, &start, Budget::default()).unwrap();
                let numbers = Boards::new(game, &start, 1_000).unwrap();
                let solved = NumberedRetrograde::solve(Box::new(numbers), convention, Budget::default()).unwrap();
                let mut waiting = vec![start.clone()];
                for ply in 0..3 {
                    waiting = waiting
                        .iter()
                        .flat_map(|board| {
                            assert_eq!(solved.value(board), searched.value(board), "{board} {ply}");
                            options(&game, board).collect::<Vec<_>>()
                        })
                        .collect();
                }
            }
        }
    }
}
