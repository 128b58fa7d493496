//! Hex: put a stone on any empty cell; the player who joins the two sides of their colour wins. `x .../.o./...` is a
//! position in which x is to move, `a3` puts a stone in column a and row 3.
//! Source: P. Hein 1942; J. F. Nash 1952; bridges as in V. Anshelevich, A hierarchical approach to computer Hex, 2002.
use crate::{
    any::{Build, GameError, partisan},
    board::{self as drawn, Change, Piece, Shape, Spot, Touch},
    explain,
    family::{Dice, Family, Preset, Sizes, Tag},
    game::{Footprint, Game, Packed, Size},
    message::Message,
    notation::{GridCell, ParseError},
    outcome::{Convention, Ending, Outcome},
    params::{Parameter, Params},
    theory::{Claim, Range, Theorem, Theory},
};
use board::{Board, Cells, Side, each, index};
use std::fmt;

mod board;
mod reasons;

pub(crate) const FAMILY: Family = Family {
    id: "hex",
    parameters: &[Parameter::number("size", 1, 11, "5")],
    presets: &[
        Preset::new("5-by-5", "-"),
        Preset::new("3-by-3", "-").with("size=3"),
        Preset::new("4-by-4", "-").with("size=4"),
        Preset::new("bridge-to-find", "x ..../..o./.x../....").with("size=4"),
        Preset::new("heins-board", "-").with("size=11"),
    ],
    usual: 0,
    tags: &[Tag::Classic, Tag::Unsolved],
    random,
    samples: &["size=1", "size=2", "size=3", "size=4", "size=5"],
};

pub(crate) fn build(params: &Params) -> Result<impl Build, GameError> {
    Ok(partisan(game(size(params))).normal_only("normal-only-hex"))
}

/// Hex on a board of `size` rows and columns, at most 11.
pub(super) fn game(size: u32) -> Hex {
    Hex { board: Board::new(size.clamp(1, 11)) }
}

fn size(params: &Params) -> u32 {
    params.number("size").and_then(|size| u32::try_from(size).ok()).unwrap_or(5)
}

/// Draws so few stones that nobody can have won.
fn random(params: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let game = game(size(params));
    let most = u64::from(game.board.size * 2 - 2);
    let stones = sizes.heaps.unwrap_or_else(|| dice.between(0, most / 2)).min(most);
    let mut position = game.empty();
    for _ in 0..stones {
        let empty: Vec<GridCell> = game.moves(&position).collect();
        let drawn = dice.between(0, empty.len() as u64 - 1);
        position = game.play(&position, &empty[usize::try_from(drawn).expect("smaller than the board")]);
    }
    Ok(position.to_string())
}

/// The rules, on a board of some size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hex {
    board: Board,
}

/// Stones on the board, and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Stones {
    /// The stones of x, who joins left and right, and of o, who joins top and bottom.
    of: [Cells; 2],
    turn: usize,
    size: u32,
}

/// How the stones of x and of o are drawn.
const STONES: [Piece; 2] = [Piece::White, Piece::Black];

impl Footprint for Stones {
    fn pack(&self) -> Packed {
        // As many bytes of each side's stones as there are cells.
        let bytes = (self.size * self.size).div_ceil(8) as usize;
        let mut packed = Packed::from_slice(&[self.turn.to_le_bytes()[0]]);
        self.of.iter().for_each(|stones| packed.extend_from_slice(&stones.to_le_bytes()[..bytes]));
        packed
    }
}

impl Hex {
    fn empty(&self) -> Stones {
        Stones { of: [0; 2], turn: 0, size: self.board.size }
    }

    /// What one of the players sees.
    fn side(&self, position: &Stones, player: usize) -> Side {
        let (from, to) = self.board.sides()[player];
        Side { mine: position.of[player], theirs: position.of[1 - player], from, to }
    }

    fn bit(&self, cell: GridCell) -> Cells {
        1 << (cell.row * self.board.size + cell.column)
    }

    fn name(&self, cell: Cells) -> GridCell {
        let number = cell.trailing_zeros();
        GridCell { row: number / self.board.size, column: number % self.board.size }
    }

    fn empty_cells(&self, position: &Stones) -> Cells {
        self.board.all & !(position.of[0] | position.of[1])
    }

    /// Who wins by a chain that cannot be cut, or else the cells on which the mover must play to stop one.
    fn must_play(&self, position: &Stones) -> Result<Cells, Outcome> {
        let (mover, other) = (self.side(position, position.turn), self.side(position, 1 - position.turn));
        if self.board.wins_with_next(&mover) {
            return Err(Outcome::Win);
        }
        let threats = self.board.threats(&other).ok_or(Outcome::Loss)?;
        let must = threats.iter().fold(self.empty_cells(position), |must, threat| must & (threat.cell | threat.used));
        if must == 0 { Err(Outcome::Loss) } else { Ok(must) }
    }

    /// The more promising a cell, the smaller: near to joining and to cutting, then near to the centre.
    fn rank(&self, position: &Stones) -> impl Fn(Cells) -> (u32, u32) {
        let mut ways = [0; 128];
        for player in 0..2 {
            self.board.add_second_distances(&self.side(position, player), &mut ways);
        }
        let size = self.board.size;
        move |cell| {
            let number = cell.trailing_zeros();
            let (row, column) = (number / size, number % size);
            let off = |twice: u32| twice.abs_diff(size - 1);
            (ways[index(cell)].into(), off(2 * row) + off(2 * column) + off(row + column) * 2)
        }
    }
}

impl Game for Hex {
    type Position = Stones;
    type Move = GridCell;

    fn read(&self, text: &str) -> Result<Stones, ParseError> {
        let size = self.board.size;
        let expected = || {
            let row = ".".repeat(size as usize);
            let rows = vec![row.as_str(); size as usize].join("/");
            ParseError::new(text, Message::new("expected-hex-position").with("size", size).with("rows", rows))
        };
        let mut position = self.empty();
        if text == "-" {
            return Ok(position);
        }
        let (turn, rows) = text.split_once(' ').ok_or_else(expected)?;
        position.turn = ["x", "o"].iter().position(|&sign| sign == turn).ok_or_else(expected)?;
        let rows: Vec<&str> = rows.trim_start().split('/').take(12).collect();
        if rows.len() != size as usize || rows.iter().any(|row| row.len() != size as usize) {
            return Err(expected());
        }
        for (index, sign) in rows.concat().chars().enumerate() {
            match sign {
                '.' => {}
                'x' => position.of[0] |= 1 << index,
                'o' => position.of[1] |= 1 << index,
                _ => return Err(expected()),
            }
        }
        Ok(position)
    }

    fn read_move(&self, text: &str) -> Result<GridCell, ParseError> {
        let cell: GridCell = text.parse()?;
        let most = self.board.size;
        let outside = || ParseError::new(text, Message::new("expected-hex-move").with("size", most));
        if cell.row.max(cell.column) < most { Ok(cell) } else { Err(outside()) }
    }

    fn moves(&self, position: &Stones) -> impl Iterator<Item = GridCell> {
        each(self.empty_cells(position)).map(|cell| self.name(cell))
    }

    fn play(&self, position: &Stones, mv: &GridCell) -> Stones {
        let mut after = *position;
        after.of[position.turn] |= self.bit(*mv);
        after.turn = 1 - position.turn;
        after
    }

    fn board(&self, position: &Stones) -> drawn::Board {
        let size = self.board.size;
        let cells = (0..size).flat_map(|row| (0..size).map(move |column| GridCell { row, column }));
        let spot = |cell: GridCell| {
            let stone = (0..2).find(|&player| position.of[player] & self.bit(cell) != 0);
            let piece = stone.map_or(Piece::Nothing, |player| STONES[player]);
            Spot::at(cell.column, size - 1 - cell.row, piece).with_label(cell.to_string())
        };
        let names = (0..size).map(|column| GridCell { row: 0, column }.to_string().replace('1', ""));
        let fact = Message::new(["board-x-moves", "board-o-moves"][position.turn]);
        let board = drawn::Board::new(Shape::Hexagons { side: size }, cells.map(spot).collect());
        board.with_axes(names, (1..=size).rev()).with_fact(fact)
    }

    fn effect(&self, position: &Stones, mv: &GridCell) -> Vec<Touch> {
        let spot = (mv.row * self.board.size + mv.column) as usize;
        vec![Touch::new(spot, Change::Place(STONES[position.turn]))]
    }

    fn is_legal(&self, position: &Stones, mv: &GridCell) -> bool {
        self.empty_cells(position) & self.bit(*mv) != 0
    }

    fn ending(&self, position: &Stones) -> Option<Ending> {
        if self.board.joins_sides(&self.side(position, 1 - position.turn)) {
            return Some(Ending::Lost);
        }
        self.board.joins_sides(&self.side(position, position.turn)).then_some(Ending::Won)
    }

    fn promising(&self, position: &Stones) -> Result<impl Iterator<Item = GridCell>, Outcome> {
        let must = self.must_play(position)?;
        let rank = self.rank(position);
        let mut cells: Vec<Cells> = each(must).collect();
        cells.sort_by_cached_key(|&cell| rank(cell));
        Ok(cells.into_iter().map(|cell| self.name(cell)))
    }

    /// Turning the board by half joins the same sides. Exchanging the players together with the sides would do so,
    /// too, but two such positions never meet in one game: their numbers of stones differ.
    fn canonical(&self, position: Stones) -> Stones {
        let turned = Stones { of: position.of.map(|cells| self.board.rotate(cells)), ..position };
        position.min(turned)
    }

    /// As long as one more stone cannot have ended the game, every placing of stones is a position.
    fn size(&self, position: &Stones) -> Size {
        let missing = |player| self.board.missing(&self.side(position, player)).unwrap_or(u32::MAX);
        let (mine, theirs) = (missing(position.turn), missing(1 - position.turn));
        let empty = self.empty_cells(position).count_ones();
        let mut size = Size { positions: 1, moves: u128::from(empty) };
        let mut placings = 1u128;
        for stones in 1..=empty {
            // Numbers of stones that the mover and the other have played before this one.
            if stones / 2 >= mine || (stones - 1) / 2 >= theirs {
                break;
            }
            // One more cell is chosen; half of the stones, which are all alike, have its colour.
            placings = placings * u128::from(empty - stones + 1) / u128::from(stones.div_ceil(2));
            size.positions += placings / 2;
            size.moves += placings / 2 * u128::from(empty - stones);
        }
        size
    }

    fn describe(&self, _: &Stones, mv: &GridCell) -> Message {
        Message::new("move-stone").with("cell", mv.to_string())
    }
}

const NASH: Theorem = Theorem { id: "the-first-player-wins-on-the-empty-board", source: "Nash 1952" };
const BRIDGES: Theorem = Theorem { id: "a-chain-of-bridges-cannot-be-cut", source: "Anshelevich 2002" };

impl Theory for Hex {
    fn claim(&self, _: Convention, position: &Stones) -> Option<Claim<GridCell>> {
        if position.of == [0, 0] {
            return Some(Claim::new(Outcome::Win, &NASH));
        }
        if self.ending(position).is_some() {
            return None;
        }
        self.must_play(position).err().map(|outcome| Claim::new(outcome, &BRIDGES))
    }

    fn reasons(&self, _: Convention, position: &Stones) -> Vec<explain::Step> {
        reasons::of(self, position)
    }

    fn ranges(&self, deep: bool) -> Vec<Range<Stones>> {
        let count = if deep { 600_000 } else { 70_000 };
        let game = *self;
        let mut ranges = Vec::new();
        let cells = self.board.size * self.board.size;
        if cells <= 9 {
            ranges.push(Range::new("range-empty-board", std::iter::once(self.empty())));
            let every = 2 * 3u64.pow(cells);
            ranges.push(Range::new("range-every-position", (0..every).map(move |code| game.decode(code, 3))));
        } else if cells <= 25 {
            // Codes far apart reach all over the board.
            let spread = move |i: u64| i.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 1;
            let positions = (1..).map(move |i| game.decode(spread(i), 3));
            let few = positions.filter(move |position| game.empty_cells(position).count_ones() <= 7);
            ranges.push(Range::new(
                Message::new("range-few-cells").with("count", count).with("cells", 7u64),
                few.take(count),
            ));
        }
        ranges
    }
}

impl Hex {
    /// The position of a code: the turn, then one digit for each cell, the largest digits empty.
    fn decode(&self, code: u64, base: u64) -> Stones {
        let mut position = self.empty();
        position.turn = usize::from(code % 2 == 1);
        let mut code = code / 2;
        for cell in each(self.board.all) {
            if let Some(stones) = usize::try_from(code % base).ok().and_then(|sign| position.of.get_mut(sign)) {
                *stones |= cell;
            }
            code /= base;
        }
        position
    }
}

impl fmt::Display for Stones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["x ", "o "][self.turn])?;
        for index in 0..self.size * self.size {
            if index > 0 && index % self.size == 0 {
                f.write_str("/")?;
            }
            let sign =
                (0..2).find(|&player| self.of[player] >> index & 1 == 1).map_or(".", |player| ["x", "o"][player]);
            f.write_str(sign)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        analysis::{Method, Question},
        games,
        solve::{
            Budget, Memo, Outcomes,
            alphabeta::{AlphaBeta, minimax},
        },
    };

    fn ask(size: u32, position: &str) -> crate::Analysis {
        let params = games::params(&FAMILY, &format!("size={size}")).unwrap();
        let game = games::build("hex", &params).unwrap();
        game.analyse(position, Convention::Normal, &Question::default()).unwrap()
    }

    fn random_position(game: &Hex, code: u64, empty: u32) -> Option<Stones> {
        let position = game.decode(code.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 1, 3);
        let fits = game.empty_cells(&position).count_ones() <= empty && game.ending(&position).is_none();
        fits.then_some(position)
    }

    #[test]
    fn the_first_player_wins_every_small_board() {
        for size in 1..=3 {
            let game = game(size);
            let mut search = Memo::new(&game, Outcomes(Convention::Normal), Budget::default());
            assert_eq!(search.value(&game.empty()), Ok(Outcome::Win), "{size}");
        }
        for size in 1..=5 {
            let game = game(size);
            let mut search = AlphaBeta::new(&game, Convention::Normal, Budget::default());
            assert_eq!(search.outcome(&game.empty()), Ok(Outcome::Win), "{size}");
        }
    }

    #[test]
    fn openings_of_small_boards_are_known() {
        let answer = ask(3, "-");
        assert_eq!(answer.winning_moves, ["a3", "b1", "b2", "b3", "c1"]);
        assert_eq!(answer.remoteness, Some(5));
        let answer = ask(4, "-");
        assert_eq!(answer.winning_moves, ["a4", "b3", "c2", "d1"]);
        assert!(answer.complete);
        assert_eq!(ask(5, "-").winning_moves.len(), 13);
    }

    #[test]
    fn large_empty_boards_are_won_by_nash() {
        let answer = ask(11, "-");
        assert_eq!((answer.outcome, answer.theorem), (Some(Outcome::Win), Some(&NASH)));
        assert!(!answer.complete && answer.winning_moves.is_empty());
    }

    #[test]
    fn alpha_beta_agrees_with_minimax_and_looks_at_less() {
        let game = game(3);
        let mut positions: Vec<Stones> = (0..300).filter_map(|code| random_position(&game, code, 7)).collect();
        positions.push(game.read("x .../.o./...").unwrap());
        assert!(positions.len() > 100);
        let (mut less, mut more) = (0, 0);
        for position in positions {
            let (outcome, count) = minimax(&game, Convention::Normal, &position, Budget::unlimited()).unwrap();
            let mut search = AlphaBeta::new(&game, Convention::Normal, Budget::unlimited());
            assert_eq!(search.outcome(&position), Ok(outcome), "{position}");
            assert_ne!(outcome, Outcome::Draw);
            assert!(search.count().visited <= count.visited, "{position}");
            less += search.count().visited;
            more += count.visited;
        }
        assert!(less * 20 < more, "{less} {more}");
    }

    #[test]
    fn alpha_beta_agrees_with_a_full_search_on_larger_boards() {
        for size in [4, 5] {
            let game = game(size);
            let mut full = Memo::new(&game, Outcomes(Convention::Normal), Budget::unlimited());
            for position in (0..2_000).filter_map(|code| random_position(&game, code, 8)) {
                let mut search = AlphaBeta::new(&game, Convention::Normal, Budget::unlimited());
                assert_eq!(search.outcome(&position), full.value(&position), "{position}");
            }
        }
    }

    #[test]
    fn sizes_are_lower_bounds() {
        for (size, text) in [(3, "-"), (3, "o .../x../..."), (4, "x .ox./oxo./..xx/...."), (4, "o x.o./.ox./..x./.o..")]
        {
            let game = game(size);
            let position = game.read(text).unwrap();
            let mut full = Memo::new(&game, crate::solve::Remoteness(Convention::Normal), Budget::unlimited());
            full.value(&position).unwrap();
            let bound = game.size(&position);
            assert!(bound.positions <= full.positions() as u128, "{text}: {bound:?} {}", full.positions());
            assert!(bound.moves <= u128::from(full.moves()), "{text}: {bound:?} {}", full.moves());
        }
    }

    #[test]
    fn a_chain_ends_the_game() {
        let game = game(3);
        let ended = |text: &str| game.ending(&game.read(text).unwrap());
        assert_eq!(ended("o .../xxx/..."), Some(Ending::Lost));
        assert_eq!(ended("x .../xxx/..."), Some(Ending::Won));
        assert_eq!(ended("x ..o/.o./o.."), Some(Ending::Lost));
        assert_eq!(ended("o ..x/.x./x.."), Some(Ending::Lost));
        assert_eq!(ended("x o../.o./..o"), None);
        assert_eq!(ask(3, "o x../.../...").winning_moves, ["b2"]);
        assert_eq!(ask(3, "x o../.../...").winning_moves, ["b2"]);
    }

    #[test]
    fn bridges_are_claimed_and_true() {
        let game = game(4);
        let position = game.read("o ..../..x./.x../....").unwrap();
        assert_eq!(game.claim(Convention::Normal, &position).map(|claim| claim.outcome), Some(Outcome::Loss));
        let door = partisan(game).boxed();
        let question = Question { method: Method::Both, ..Question::default() };
        let answer = door.analyse("o ..../..x./.x../....", Convention::Normal, &question).unwrap();
        assert_eq!((answer.outcome, answer.disagreement), (Some(Outcome::Loss), None));
    }

    #[test]
    fn other_texts_are_refused() {
        let game = game(3);
        for text in
            ["", "x", "x ...", "x .../.../..", "z .../.../...", "x ..../..../....", "x .../.é/...", "x.../.../..."]
        {
            assert!(game.read(text).is_err(), "{text}");
        }
        for text in ["", "a", "1", "a0", "d1", "a4", "A1", "é1", "a1 b", "a+1"] {
            assert!(game.read_move(text).is_err(), "{text}");
        }
        assert_eq!(game.read("-").unwrap().to_string(), "x .../.../...");
    }
}
