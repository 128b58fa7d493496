//! Notakto by its boards: each open board is a part of its own.
use super::{Boards, Crosses, free_squares, is_closed, least_image};
use crate::solve::parts::{Fact, Part, Parts, Sum};

/// Open boards as parts: the least image of the crosses and a bit above them, so that no part is zero.
pub(super) struct BoardParts;

const MARK: Part = 1 << 9;

fn part(board: Crosses) -> Part {
    MARK | Part::from(least_image(board))
}

fn board(part: Part) -> Crosses {
    Crosses::try_from(part & !MARK).expect("nine squares")
}

impl Parts<Boards> for BoardParts {
    fn kind(&self) -> u32 {
        100
    }

    fn split(&self, boards: &Boards) -> Option<(Sum, u8)> {
        Some((boards.open().map(|(_, board)| part(board)).collect(), 0))
    }

    fn options(&self, of: Part, show: &mut dyn FnMut(&[Part], u8, u32) -> bool) {
        let before = board(of);
        for square in free_squares(before) {
            let after = before | 1 << square;
            let left = [part(after)];
            if !show(if is_closed(after) { &[] } else { &left }, 0, 0) {
                return;
            }
        }
    }

    fn weight(&self, part: Part) -> u32 {
        free_squares(board(part)).count().try_into().unwrap_or(u32::MAX)
    }

    fn fact(&self, part: Part) -> Fact {
        Fact::AtMost(u8::try_from(free_squares(board(part)).count()).unwrap_or(9))
    }

    fn is_single(&self, part: Part) -> bool {
        let board = board(part);
        free_squares(board).all(|square| is_closed(board | 1 << square))
    }
}
