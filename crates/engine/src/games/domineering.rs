//! Domineering: two players put dominoes on a board, one only standing, the other only lying; a player who cannot is
//! stuck. `V .../.#.` has two rows with one square covered and the player of standing dominoes to move, `4x3` is an
//! empty board; `a1a2` covers the squares a1 and a2. Sources: G. Andersson, described by M. Gardner, 1974; D. M.
//! Breuker, J. W. H. M. Uiterwijk, H. J. van den Herik, Solving 8×8 Domineering, 2000.
use crate::{
    any::{Build, GameError, partisan},
    board::{self as drawn, Change, Piece, Touch},
    common::squares::{IMAGES, Sides, numbers},
    explain::Step,
    family::{Dice, Family, Preset, Sizes, Tag},
    game::{Footprint, Game, Packed},
    message::Message,
    notation::{GridCell, ParseError},
    outcome::{Convention, Outcome},
    params::Params,
    theory::{Claim, Range, Theorem, Theory},
};
use std::fmt;

pub(crate) const FAMILY: Family = Family {
    id: "domineering",
    parameters: &[],
    presets: &[
        Preset::new("4-by-4", "V 4x4"),
        Preset::new("5-by-5", "V 5x5"),
        Preset::new("6-by-6", "V 6x6"),
        Preset::new("4-by-4-misere", "V 4x4").misere(),
    ],
    usual: 0,
    tags: &[Tag::Classic, Tag::Short],
    random,
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(partisan(Domineering))
}

fn random(_: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let width = sizes.most.unwrap_or_else(|| dice.between(4, 5)).clamp(2, 7);
    let height = sizes.heaps.unwrap_or_else(|| dice.between(3, 5)).clamp(2, 7);
    let mut square = |_| if dice.between(0, 5) == 0 { '#' } else { '.' };
    let mut rows: Vec<String> = (0..height).map(|_| (0..width).map(&mut square).collect()).collect();
    // The first domino of either player always fits.
    rows[0].replace_range(0..2, "..");
    rows[1].replace_range(0..1, ".");
    Ok(format!("{} {}", if dice.between(0, 1) == 0 { 'V' } else { 'H' }, rows.join("/")))
}

/// The rules of Domineering.
#[derive(Clone, Copy, Debug)]
pub(super) struct Domineering;

/// A board of at most 64 squares, and whose turn it is; a set bit is an empty square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Board {
    sides: Sides,
    empty: u64,
    /// Whether the player of standing dominoes is to move.
    standing: bool,
}

/// The two squares that a domino covers, the upper or left one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Domino {
    first: GridCell,
    second: GridCell,
}

impl Footprint for Board {
    fn pack(&self) -> Packed {
        let sides = [self.sides.width, self.sides.height].map(|side| u8::try_from(side).expect("a short side"));
        let mut packed = Packed::from_slice(&self.empty.to_le_bytes());
        packed.extend_from_slice(&[sides[0], sides[1], u8::from(self.standing)]);
        packed
    }
}

impl Board {
    /// The upper or left squares of the dominoes of one of the players.
    fn places(self, standing: bool) -> u64 {
        if standing {
            return self.empty & self.empty >> self.sides.width;
        }
        let last =
            (0..self.sides.height).fold(0, |set, row| set | 1 << (row * self.sides.width + self.sides.width - 1));
        self.empty & self.empty >> 1 & !last
    }

    /// The squares of a domino by its upper or left one.
    fn squares(self, first: u32, standing: bool) -> u64 {
        1 << first | 1 << (first + if standing { self.sides.width } else { 1 })
    }

    /// The largest number of dominoes of one of the players that fit at once.
    fn room(self, standing: bool) -> u32 {
        let mut places = self.places(standing);
        let mut room = 0;
        while places != 0 {
            let first = places.trailing_zeros();
            // The first one of a line can always be there.
            let next = first + if standing { self.sides.width } else { 1 };
            places &= !(1 << first);
            if next < 64 {
                places &= !(1 << next);
            }
            room += 1;
        }
        room
    }

    /// The squares that one of the players can never cover.
    fn out_of_reach(self, standing: bool) -> u64 {
        let places = self.places(standing);
        let reached = if standing { places | places << self.sides.width } else { places | places << 1 };
        self.empty & !reached
    }

    /// The number of dominoes of a player for which there will always be room: the other one cannot reach them.
    fn safe(self, standing: bool) -> u32 {
        Board { empty: self.out_of_reach(!standing), ..self }.room(standing)
    }

    /// The outcome in normal play if one player has safe places for longer than the other one has room.
    fn outcome_by_room(self) -> Option<Outcome> {
        let (mine, theirs) = (self.standing, !self.standing);
        if self.safe(mine) > self.room(theirs) {
            return Some(Outcome::Win);
        }
        (self.room(mine) <= self.safe(theirs)).then_some(Outcome::Loss)
    }
}

impl Game for Domineering {
    type Position = Board;
    type Move = Domino;

    fn read(&self, text: &str) -> Result<Board, ParseError> {
        let wrong = || ParseError::new(text, "expected-domineering-position");
        let (standing, rows) = match text.split_once(' ') {
            Some(("V", rows)) => (true, rows),
            Some(("H", rows)) => (false, rows),
            Some(_) => return Err(wrong()),
            None => (true, text),
        };
        let rows = rows.trim_start();
        if let Some(sides) = Sides::read(rows) {
            return Ok(Board { sides, empty: sides.all(), standing });
        }
        let (sides, [empty, _]) = Sides::read_rows(rows, ['.', '#']).ok_or_else(wrong)?;
        Ok(Board { sides, empty, standing })
    }

    fn read_move(&self, text: &str) -> Result<Domino, ParseError> {
        let pair = GridCell::read_pair(text).ok_or_else(|| ParseError::new(text, "expected-cram-move"))?;
        Ok(Domino { first: pair.0, second: pair.1 })
    }

    fn moves(&self, board: &Board) -> impl Iterator<Item = Domino> {
        let Board { sides, standing, .. } = *board;
        numbers(board.places(standing)).map(move |first| {
            let second = first + if standing { sides.width } else { 1 };
            Domino { first: sides.cell(first), second: sides.cell(second) }
        })
    }

    fn play(&self, board: &Board, mv: &Domino) -> Board {
        let gone = board.sides.number(mv.first).map_or(0, |first| board.squares(first, board.standing));
        Board { empty: board.empty & !gone, standing: !board.standing, ..*board }
    }

    fn board(&self, board: &Board) -> drawn::Board {
        let piece = |number: u32| if board.empty >> number & 1 == 1 { Piece::Nothing } else { Piece::Domino };
        let fact = if board.standing { "board-standing-moves" } else { "board-lying-moves" };
        board.sides.board(piece).with_fact(Message::new(fact))
    }

    fn effect(&self, board: &Board, mv: &Domino) -> Vec<Touch> {
        let spots = [mv.first, mv.second].into_iter().filter_map(|cell| board.sides.number(cell));
        spots.map(|spot| Touch::new(spot as usize, Change::Place(Piece::Domino))).collect()
    }

    /// Boards on which the player of standing dominoes is to move; turning the board exchanges the players. Squares
    /// that nobody can reach are covered.
    fn canonical(&self, board: Board) -> Board {
        let reach = !(board.out_of_reach(true) & board.out_of_reach(false));
        let board = Board { empty: board.empty & reach, ..board };
        let images = IMAGES.into_iter().filter(|image| image.transposes != board.standing);
        let seen = images.map(|image| Board {
            sides: board.sides.of_image(image),
            empty: board.sides.image(image, board.empty),
            standing: true,
        });
        seen.min().expect("four images")
    }

    /// Dominoes that take room from the other player and none from the mover come first.
    fn promising(&self, board: &Board) -> Result<impl Iterator<Item = Domino>, Outcome> {
        let mut moves: Vec<(i64, Domino)> = self.moves(board).map(|mv| (rank(&self.play(board, &mv)), mv)).collect();
        moves.sort_by_key(|(rank, _)| *rank);
        Ok(moves.into_iter().map(|(_, mv)| mv))
    }

    fn obvious(&self, convention: Convention, board: &Board) -> Option<Outcome> {
        (convention == Convention::Normal).then(|| board.outcome_by_room()).flatten()
    }

    fn describe(&self, _: &Board, mv: &Domino) -> Message {
        Message::new("move-cover").with("first", mv.first.to_string()).with("second", mv.second.to_string())
    }
}

/// How good a position is for its mover: room and safe places.
fn rank(board: &Board) -> i64 {
    let of = |standing: bool| {
        i64::from(board.room(standing))
            + i64::from(board.safe(standing))
            + i64::from(board.places(standing).count_ones())
    };
    of(board.standing) - of(!board.standing)
}

const SAFE: Theorem =
    Theorem { id: "more-safe-places-than-the-other-has-room", source: "Breuker, Uiterwijk, van den Herik 2000" };

impl Theory for Domineering {
    fn claim(&self, convention: Convention, board: &Board) -> Option<Claim<Domino>> {
        self.obvious(convention, board).map(|outcome| Claim::new(outcome, &SAFE))
    }

    fn reasons(&self, convention: Convention, board: &Board) -> Vec<Step> {
        let (mine, theirs) = (board.standing, !board.standing);
        let reason = |id: &'static str, safe: bool| {
            Message::new(id).with("safe", board.safe(safe)).with("room", board.room(!safe)).into()
        };
        match self.obvious(convention, board) {
            Some(Outcome::Win) => vec![reason("reason-domineering-won", mine)],
            Some(Outcome::Loss) => vec![reason("reason-domineering-lost", theirs)],
            _ => Vec::new(),
        }
    }

    fn ranges(&self, deep: bool) -> Vec<Range<Board>> {
        let every = |width: u32, height: u32, step: usize| {
            let codes = (0..2u64 << (width * height)).step_by(if deep { 1 } else { step });
            let sides = Sides { width, height };
            let boards = codes.map(move |code| Board { sides, empty: code >> 1, standing: code & 1 == 1 });
            Range::new(Message::new("range-boards").with("width", width).with("height", height), boards)
        };
        vec![every(3, 3, 1), every(4, 3, 1), every(2, 5, 1), every(4, 4, 13)]
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = self.sides.write(|number| if self.empty >> number & 1 == 1 { '.' } else { '#' });
        write!(f, "{} {rows}", if self.standing { 'V' } else { 'H' })
    }
}

impl fmt::Display for Domino {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.first, self.second)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        analysis::Question,
        solve::{Budget, Memo, Outcomes, alphabeta::AlphaBeta},
    };

    /// N if the first player wins, P if the second does, V or H if that player wins in any case.
    fn class(width: u32, height: u32) -> char {
        let outcome = |turn: &str| {
            let board = Domineering.read(&format!("{turn} {width}x{height}")).unwrap();
            AlphaBeta::new(&Domineering, Convention::Normal, Budget::positions(200_000)).outcome(&board).unwrap()
        };
        match (outcome("V"), outcome("H")) {
            (Outcome::Win, Outcome::Win) => 'N',
            (Outcome::Win, _) => 'V',
            (_, Outcome::Win) => 'H',
            _ => 'P',
        }
    }

    #[test]
    fn boards_up_to_six_by_six_have_the_published_winners() {
        // Breuker, Uiterwijk, van den Herik 2000, table of outcomes; columns 1 to 6 of boards with 1 to 6 rows.
        let table: Vec<String> = (1..=6).map(|height| (1..=6).map(|width| class(width, height)).collect()).collect();
        assert_eq!(table, ["PHHHHH", "VNNHVN", "VNNHHH", "VVVNVN", "VHVHPH", "VNVNVN"]);
    }

    #[test]
    fn alpha_beta_agrees_with_a_full_search() {
        for convention in Convention::BOTH {
            let mut full = Memo::new(&Domineering, Outcomes(convention), Budget::default());
            for board in Domineering.ranges(false).into_iter().flat_map(|range| range.positions.step_by(11)) {
                let mut search = AlphaBeta::new(&Domineering, convention, Budget::default());
                assert_eq!(search.outcome(&board), full.value(&board), "{board} {convention}");
            }
        }
    }

    #[test]
    fn large_boards_are_answered_within_the_usual_budget() {
        for (board, outcome) in [("V 5x5", Outcome::Loss), ("V 6x6", Outcome::Win), ("H 6x5", Outcome::Win)] {
            let game = partisan(Domineering).boxed();
            let answer = game.analyse(board, Convention::Normal, &Question::default()).unwrap();
            assert_eq!((answer.outcome, answer.disagreement), (Some(outcome), None), "{board}");
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "V", "4x4x4", "X 4x4", "V ../.", "v 4x4", "9x8", "H ..o"] {
            assert!(Domineering.read(text).is_err(), "{text}");
        }
        assert_eq!(Domineering.read("3x2").unwrap().to_string(), "V .../...");
        let board = Domineering.read("H 3x2").unwrap();
        assert!(!Domineering.is_legal(&board, &Domineering.read_move("a1a2").unwrap()));
        assert!(Domineering.is_legal(&board, &Domineering.read_move("a1b1").unwrap()));
    }
}
