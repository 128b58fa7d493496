//! Northcott's game with retreats: in each column a white and a black piece face each other, and one's own piece in one
//! column goes forward or back. `W 1:8,3:6` is a position with white to move, `2-1` goes one square back in column 2.
//! Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, 1982, chapter 3.
use crate::{
    any::{Build, GameError, loopy},
    board::{Board, Touch},
    common::columns::{Columns, Pieces, SIZE, Side, Step, boards, placement, random},
    common::nim_equivalent,
    common::small_sort::sort_few,
    explain,
    family::{Family, Preset, Tag},
    game::{Game, Size},
    message::Message,
    notation::ParseError,
    outcome::{Convention, Outcome},
    params::Params,
    solve::numbered::Numbering,
    theory::{Claim, Range, Theorem, Theory},
};

mod numbers;
mod reasons;

pub(crate) const FAMILY: Family = Family {
    id: "northcott_classic",
    parameters: &[SIZE],
    presets: &[
        Preset::new("eight-columns", "W 1:8,2:7,3:6,4:5,1:5,2:8,4:7,3:8"),
        Preset::new("three-columns", "W 2:5,3:6,1:8"),
        Preset::new("four-columns-of-five", "W 1:4,2:5,1:3,2:4").with("size=5"),
        Preset::new("small-board", "W 1:3,2:4").with("size=4"),
        Preset::new("draw-in-misere-play", "W 1:3,2:4").with("size=4").misere(),
    ],
    usual: 1,
    tags: &[Tag::Classic],
    random: |params, sizes, dice| Ok(random(NorthcottClassic::new(params).size, sizes, dice)),
    samples: &["", "size=3", "size=4", "size=5", "size=6"],
};

pub(crate) fn build(params: &Params) -> Result<impl Build, GameError> {
    let game = NorthcottClassic::new(params);
    Ok(loopy(game).with_placement(placement(game.size)))
}

/// The rules of Northcott's game with retreats.
#[derive(Clone, Copy, Debug)]
pub(super) struct NorthcottClassic {
    /// How many squares each column has.
    pub size: u8,
}

impl NorthcottClassic {
    fn new(params: &Params) -> NorthcottClassic {
        NorthcottClassic { size: params.number(SIZE.name).and_then(|size| u8::try_from(size).ok()).unwrap_or(8) }
    }
}

impl Game for NorthcottClassic {
    type Position = Columns;
    type Move = Step;

    fn read(&self, text: &str) -> Result<Columns, ParseError> {
        Columns::read(text, self.size)
    }

    fn read_move(&self, text: &str) -> Result<Step, ParseError> {
        Step::read(text, "expected-northcott_classic-move")
    }

    fn moves(&self, board: &Columns) -> impl Iterator<Item = Step> {
        board.steps_forward().chain(board.steps_back(self.size))
    }

    fn play(&self, board: &Columns, step: &Step) -> Columns {
        board.after(step)
    }

    fn board(&self, board: &Columns) -> Board {
        board.to_board(self.size)
    }

    fn effect(&self, board: &Columns, step: &Step) -> Vec<Touch> {
        board.effect(step, self.size)
    }

    fn is_legal(&self, board: &Columns, step: &Step) -> bool {
        board.allows(step, self.size)
    }

    /// White to move, by looking at the board from the other side if need be, and the columns in order.
    fn canonical(&self, mut board: Columns) -> Columns {
        if board.side == Side::Black {
            let turned = |square| self.size + 1 - square;
            for pieces in &mut board.pieces {
                *pieces = Pieces { white: turned(pieces.black), black: turned(pieces.white) };
            }
        }
        sort_few(&mut board.pieces);
        Columns { side: Side::White, ..board }
    }

    fn numbering(&self, board: &Columns) -> Option<Box<dyn Numbering<Columns>>> {
        let boards = numbers::Boards::new(*self, board, self.size(board).positions)?;
        Some(Box::new(boards))
    }

    /// Unless the player to move is stuck, every board can be reached but the one after which the other is stuck.
    fn size(&self, board: &Columns) -> Size {
        if self.ending(board).is_some() {
            return Size::default();
        }
        let (columns, size) = (board.pieces.len() as u128, u128::from(self.size));
        let placements = size * (size - 1) / 2;
        let boards = (0..columns).fold(1u128, |boards, i| boards.saturating_mul(placements + i) / (i + 1)) - 1;
        // On average a third of the free squares of a column lies in the gap and a third behind the mover.
        Size { positions: boards, moves: boards.saturating_mul(columns * (size - 2) * 2 / 3) }
    }

    fn describe(&self, _: &Columns, step: &Step) -> Message {
        step.describe()
    }
}

const NORMAL: Theorem =
    Theorem { id: "nim-on-the-gaps-retreats-undone", source: "Bouton 1901; Berlekamp, Conway and Guy 1982" };
const MISERE: Theorem = Theorem {
    id: "nobody-need-leave-the-other-stuck",
    source: "a mover all of whose moves leave the other stuck has one move, on a single column of three",
};

impl Theory for NorthcottClassic {
    fn claim(&self, convention: Convention, board: &Columns) -> Option<Claim<Step>> {
        if convention == Convention::Misere {
            return self.misere(board);
        }
        let change = |column, gap| board.narrow(column, gap).or_else(|| board.widen(column, gap, self.size));
        Some(nim_equivalent::claim(convention, &board.gaps(), &NORMAL, change).with_value(None))
    }

    fn advances(&self, _: &Columns, step: &Step) -> bool {
        step.forward
    }

    fn reasons(&self, convention: Convention, board: &Columns) -> Vec<explain::Step> {
        reasons::of(self, convention, board)
    }

    /// A retreat is followed.
    fn undo(&self, _: Convention, _: &Columns, step: &Step) -> Option<(Step, Message)> {
        (!step.forward).then(|| (Step { forward: true, ..*step }, Message::new("reason-northcott-undo")))
    }

    fn ranges(&self, deep: bool) -> Vec<Range<Columns>> {
        let most = match self.size {
            0..=3 => 12,
            4 => 10,
            5 => 7,
            6 => 6,
            7..=8 => 4,
            _ => 2,
        };
        vec![boards(most + usize::from(deep), self.size)]
    }
}

impl NorthcottClassic {
    /// A mover loses only by leaving the other stuck, with their pieces on their last squares and no gap. There is at
    /// most one such board, so a player who must reach it has only one move: no other column to retreat in, and a gap
    /// of 1 in front of a piece on its first square. That is a single column of three squares.
    fn misere(&self, board: &Columns) -> Option<Claim<Step>> {
        if self.ending(board).is_some() {
            return Some(Claim::new(Outcome::Win, &MISERE));
        }
        (self.size > 3 || board.pieces.len() > 1).then(|| Claim::new(Outcome::Draw, &MISERE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::{Budget, retrograde::Retrograde};

    const EIGHT: NorthcottClassic = NorthcottClassic { size: 8 };

    fn winning(board: &str) -> Vec<String> {
        let claim = EIGHT.claim(Convention::Normal, &EIGHT.read(board).unwrap()).unwrap();
        let mut moves: Vec<String> = claim.winning.unwrap().list.iter().map(ToString::to_string).collect();
        assert_eq!(claim.outcome, Outcome::win_if(!moves.is_empty()));
        moves.sort_unstable();
        moves
    }

    #[test]
    fn advances_and_retreats_win() {
        assert_eq!(winning("B 1:5,5:8,5:8,3:5,3:5,6:8,2:3,1:5"), ["1+1", "4+1", "5+1", "6+1", "7-1", "8+1"]);
        assert_eq!(winning("B 3:5,3:8,4:7,1:8,3:8,3:7,5:8,4:8"), ["2+1", "4+5", "5+1", "6-1"]);
        assert_eq!(winning("W 1:3,2:4"), Vec::<String>::new());
    }

    #[test]
    fn misere_play_is_drawn_unless_the_mover_is_stuck() {
        let misere = |size: u8, board: &str| {
            let game = NorthcottClassic { size };
            game.claim(Convention::Misere, &game.read(board).unwrap()).map(|claim| claim.outcome)
        };
        assert_eq!(misere(4, "W 1:3"), Some(Outcome::Draw));
        assert_eq!(misere(4, "W 1:2,1:2"), Some(Outcome::Win));
        assert_eq!(misere(4, "B 1:2,1:2"), Some(Outcome::Draw));
        assert_eq!(misere(3, "W 1:3"), None);
        assert_eq!(misere(3, "W 1:3,1:3"), Some(Outcome::Draw));
        assert_eq!(misere(2, "W 1:2"), Some(Outcome::Win));
    }

    #[test]
    fn on_a_single_column_of_three_misere_play_is_decided() {
        let game = NorthcottClassic { size: 3 };
        let board = game.read("W 2:3").unwrap();
        let solved = Retrograde::solve(&game, Convention::Misere, &board, Budget::default()).unwrap();
        assert_eq!(solved.value(&board).unwrap().outcome, Outcome::Win);
    }

    #[test]
    fn the_size_is_what_a_search_visits() {
        for (size, boards) in [(4, "W 1:3,2:4,1:2"), (5, "W 1:2,1:2,2:3"), (6, "B 1:2,1:2"), (4, "W 1:4")] {
            let game = NorthcottClassic { size };
            let board = game.read(boards).unwrap();
            let solved = Retrograde::solve(&game, Convention::Normal, &board, Budget::default()).unwrap();
            let (least, visited) = (game.size(&board).positions, solved.positions() as u128);
            assert!(least == visited || least + 1 == visited, "{boards}: {least} {visited}");
        }
    }
}
