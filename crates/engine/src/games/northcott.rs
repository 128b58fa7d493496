//! Northcott's game with forward moves only: in each column a white and a black piece face each other, and one's own
//! piece in one column goes forward. `W 1:8,3:6` is a position with white to move, `2+1` goes one square forward in
//! column 2. Source: Nim on the gaps, so C. L. Bouton, Nim, a game with a complete mathematical theory, 1901.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Touch},
    common::columns::{self, Columns, Pieces, SIZE, Side, Step, boards, placement, random},
    common::nim_equivalent,
    common::small_sort::sort_few,
    explain,
    family::{Family, Preset},
    game::{Game, Impartial, Size},
    message::Message,
    nim_value::NimValue,
    notation::{HeapList, ParseError},
    outcome::Convention,
    params::Params,
    theory::{Claim, Moves, Range, Tame, Theorem, Theory},
};

pub(crate) const FAMILY: Family = Family {
    id: "northcott",
    parameters: &[SIZE],
    presets: &[
        Preset::new("eight-columns", "W 1:8,2:7,3:6,4:5,1:5,2:8,4:7,3:8"),
        Preset::new("three-columns", "W 2:5,3:6,1:8"),
        Preset::new("face-to-face", "W 1:8,1:8,1:8,1:8,1:8,1:8,1:8,1:7"),
        Preset::new("three-columns-misere", "W 2:5,3:6,1:8").misere(),
        Preset::new("wide-field", "W 1:16,3:14,5:9,8:10,2:15").with("size=16"),
    ],
    usual: 1,
    tags: &[],
    random: |params, sizes, dice| Ok(random(Northcott::new(params).size, sizes, dice)),
    samples: &["", "size=3", "size=5", "size=13"],
};

pub(crate) fn build(params: &Params) -> Result<impl Build, GameError> {
    let game = Northcott::new(params);
    Ok(impartial(game).with_placement(placement(game.size)))
}

/// The rules of Northcott's game without retreats.
#[derive(Clone, Copy, Debug)]
pub(super) struct Northcott {
    /// How many squares each column has.
    pub size: u8,
}

impl Northcott {
    fn new(params: &Params) -> Northcott {
        Northcott { size: params.number(SIZE.name).and_then(|size| u8::try_from(size).ok()).unwrap_or(8) }
    }
}

impl Game for Northcott {
    type Position = Columns;
    type Move = Step;

    fn read(&self, text: &str) -> Result<Columns, ParseError> {
        Columns::read(text, self.size)
    }

    fn read_move(&self, text: &str) -> Result<Step, ParseError> {
        Step::read(text, "expected-northcott-move")
    }

    fn moves(&self, board: &Columns) -> impl Iterator<Item = Step> {
        board.steps_forward()
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
        step.forward && board.allows(step, self.size)
    }

    /// White to move, the white pieces on the first square, and the gaps in order.
    fn canonical(&self, board: Columns) -> Columns {
        let mut pieces = board.pieces;
        pieces.retain(|pieces| pieces.gap() > 0);
        for pieces in &mut pieces {
            *pieces = Pieces { white: 1, black: pieces.black - pieces.white + 1 };
        }
        sort_few(&mut pieces);
        Columns { side: Side::White, pieces }
    }

    fn size(&self, board: &Columns) -> Size {
        let gaps: HeapList = board.gaps().into_iter().collect();
        Size::of_box(&gaps.0, gaps.orders(), gaps.total())
    }

    fn describe(&self, _: &Columns, step: &Step) -> Message {
        step.describe()
    }
}

impl Impartial for Northcott {}

const THEOREM: Theorem = Theorem { id: "nim-on-the-gaps", source: "Bouton 1901" };

impl Theory for Northcott {
    fn claim(&self, convention: Convention, board: &Columns) -> Option<Claim<Step>> {
        Some(nim_equivalent::claim(convention, &board.gaps(), &THEOREM, |column, gap| board.narrow(column, gap)))
    }

    fn verdict(&self, convention: Convention, board: &Columns) -> Option<Claim<Step>> {
        Some(nim_equivalent::verdict(convention, &board.gaps(), &THEOREM))
    }

    fn moves_to(&self, board: &Columns, value: NimValue) -> Option<Moves<Step>> {
        Some(nim_equivalent::moves_to(&board.gaps(), value, |column, gap| board.narrow(column, gap)))
    }

    fn tame(&self, board: &Columns) -> Option<Tame> {
        Some(nim_equivalent::tame(&board.gaps()))
    }

    fn reasons(&self, convention: Convention, board: &Columns) -> Vec<explain::Step> {
        columns::reasons(convention, board)
    }

    fn ranges(&self, deep: bool) -> Vec<Range<Columns>> {
        let most = match self.size {
            0..=3 => 12,
            4..=6 => 8,
            7..=9 => 5,
            _ => 3,
        };
        vec![boards(most + usize::from(deep), self.size)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::Outcome;

    const EIGHT: Northcott = Northcott { size: 8 };

    fn check(convention: Convention, board: &str, outcome: Outcome, moves: &[&str]) {
        let claim = EIGHT.claim(convention, &EIGHT.read(board).unwrap()).unwrap();
        let winning: Vec<String> = claim.winning.unwrap().list.iter().map(ToString::to_string).collect();
        assert_eq!((claim.outcome, winning), (outcome, moves.iter().map(ToString::to_string).collect()), "{board}");
    }

    #[test]
    fn worked_examples_are_answered() {
        let (normal, misere) = (Convention::Normal, Convention::Misere);
        check(normal, "W 2:5,3:6,1:8", Outcome::Win, &["3+6"]);
        check(normal, "B 2:5,3:6,1:8", Outcome::Win, &["3+6"]);
        check(normal, "W 2:5,1:2,2:3", Outcome::Win, &["1+2"]);
        check(misere, "W 4:5,1:5,4:5", Outcome::Win, &["2+2"]);
        check(misere, "B 3:4", Outcome::Win, &[]);
        check(normal, "W -", Outcome::Loss, &[]);
        check(misere, "W 1:3", Outcome::Loss, &[]);
    }

    #[test]
    fn retreats_are_not_allowed() {
        let board = EIGHT.read("W 2:5").unwrap();
        assert!(EIGHT.is_legal(&board, &EIGHT.read_move("1+2").unwrap()));
        assert!(!EIGHT.is_legal(&board, &EIGHT.read_move("1-1").unwrap()));
    }

    #[test]
    fn the_canonical_board_forgets_colours_and_blocked_columns() {
        let canonical = |board: &str| EIGHT.canonical(EIGHT.read(board).unwrap()).to_string();
        assert_eq!(canonical("B 2:8,4:5,3:6"), "W 1:4,1:7");
        assert_eq!(canonical("B 4:5"), "W -");
    }
}
