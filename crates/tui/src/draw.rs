//! Boards in characters: one function for each shape.
use crate::{
    char_grid::{CharGrid, Target},
    ink::{Ink, Tone},
};
use engine::board::{Board, Change, Piece, Shape, Spot, Touch};
use play::{Hand, capture_marks::CaptureMarks};

mod columns;
mod counter;
mod grid;
mod hexagons;
mod lines;
mod network;
mod ring;
mod strip;

/// A board with everything that is drawn on it.
#[derive(Clone, Copy)]
pub struct ScreenScene<'a> {
    /// The board as it is.
    pub board: &'a Board,
    /// The board of the start, which may have been larger.
    pub start: &'a Board,
    /// Which pieces each player took.
    pub marks: &'a CaptureMarks,
    /// What the move pointed at would do.
    pub preview: &'a [Touch],
    /// The spot pointed at.
    pub cursor: Option<usize>,
    /// Glyphs and colours.
    pub ink: Ink,
    /// Number of columns.
    pub width: usize,
    /// Number of rows, if possible.
    pub height: usize,
    /// The name of a part of a sum, before its number.
    pub part: &'a str,
}

/// Draws the board.
pub fn draw(scene: &ScreenScene) -> CharGrid {
    let spots = &scene.board.spots;
    match &scene.board.shape {
        Shape::Heaps | Shape::Factors => lines::draw(scene),
        Shape::Row | Shape::Stairs if columns::fits(scene) => columns::draw(scene),
        Shape::Row | Shape::Stairs => lines::draw(scene),
        Shape::Ring if ring::fits(scene) => ring::draw(scene),
        Shape::Ring if spots.iter().all(|spot| spot.count <= 1) => strip::draw(scene),
        Shape::Ring => lines::draw(scene),
        Shape::Strip => strip::draw(scene),
        Shape::Counter { target } => counter::draw(scene, *target),
        Shape::Grid { chequered, .. } => grid::draw(scene, *chequered),
        Shape::Hexagons { side } => hexagons::draw(scene, *side),
        Shape::Graph { directed } => network::draw(scene, *directed),
        Shape::Sum => sum(scene),
        Shape::Text(text) => {
            let mut grid = CharGrid::default();
            grid.write(2, 1, text, Tone::Gold, None);
            grid
        }
    }
}

/// The parts of a sum below each other.
fn sum(scene: &ScreenScene) -> CharGrid {
    let mut grid = CharGrid::default();
    let (mut spots, mut y) = (0, 0);
    for (number, part) in (1..).zip(&scene.board.parts) {
        grid.write(1, y, &format!("{} {number}", scene.part), Tone::Dim, None);
        let own = |spot: usize| spot.checked_sub(spots).filter(|spot| *spot < part.len());
        let preview: Vec<Touch> =
            scene.preview.iter().filter_map(|touch| Some(Touch { spot: own(touch.spot)?, ..*touch })).collect();
        let start = scene.start.parts.get(number - 1).unwrap_or(part);
        let scene = ScreenScene {
            board: part,
            start,
            marks: &scene.marks.part(spots, part.len()),
            preview: &preview,
            cursor: scene.cursor.and_then(own),
            width: scene.width.saturating_sub(2),
            ..*scene
        };
        let drawn = draw(&scene);
        grid.lay(2, y + 1, &drawn, spots);
        y += drawn.height() + 2;
        spots += part.len();
    }
    grid
}

impl ScreenScene<'_> {
    /// What the move pointed at would do to a spot.
    fn touches(&self, spot: usize) -> impl Iterator<Item = Change> {
        self.preview.iter().filter(move |touch| touch.spot == spot).map(|touch| touch.change)
    }

    /// Whether the player points at a spot or the move would touch it.
    fn tone(&self, spot: usize, otherwise: Tone) -> Tone {
        match self.touches(spot).next() {
            Some(_) => Tone::Preview,
            None if self.cursor == Some(spot) => Tone::Cursor,
            None => otherwise,
        }
    }

    /// The sign of the place pointed at, or a blank.
    fn pointer(&self, spot: usize) -> char {
        if self.cursor == Some(spot) { self.ink.sign('▶', '>') } else { ' ' }
    }

    /// The sign of a single piece, and how it looks.
    fn piece(&self, piece: Piece) -> (char, Tone) {
        let sign = |fine, plain| self.ink.sign(fine, plain);
        match piece {
            Piece::Nothing => (' ', Tone::Dim),
            Piece::Token => (sign('┃', '|'), Tone::Gold),
            Piece::Coin | Piece::Tails => (sign('○', 'o'), Tone::Gold),
            Piece::Heads => (sign('●', '@'), Tone::Gold),
            Piece::Queen => (sign('♛', 'Q'), Tone::Gold),
            Piece::White => (sign('○', 'W'), Tone::White),
            Piece::Black => (sign('●', 'B'), Tone::Black),
            Piece::Cross => (sign('✕', 'x'), Tone::Gold),
            Piece::Square => (sign('▣', '#'), Tone::Gold),
            Piece::Poison => ('!', Tone::Warning),
            Piece::Domino => (sign('█', '#'), Tone::Dim),
            Piece::Point => (sign('•', '*'), Tone::Plain),
            Piece::Here => (sign('◉', '@'), Tone::Strong),
            Piece::Ground => (sign('▁', '_'), Tone::Dim),
            Piece::Line => (sign('─', '-'), Tone::Gold),
            Piece::Candy => (sign('●', 'o'), Tone::Gold),
            Piece::Pin => (sign('♟', 'i'), Tone::Gold),
        }
    }

    /// The sign of what a move would take, leave or bring.
    fn touched_sign(&self) -> char {
        self.ink.sign('╏', ':')
    }

    /// A stroke over something that was taken.
    fn cross(&self, hand: Hand) -> (char, Tone) {
        (self.ink.stroke(hand), Tone::Taken(hand))
    }
}

/// The sign of one of a heap's pieces.
type Bar = (char, Tone, Option<u64>);

/// A heap, piece by piece: those that lie there, those that would be taken or come, those that were taken.
fn pieces(scene: &ScreenScene, index: usize, spot: &Spot) -> Vec<Bar> {
    const MOST: u64 = 400;
    let (sign, tone) = scene.piece(spot.piece);
    let visible = spot.count.min(MOST);
    let mut bars: Vec<Bar> = (0..visible).map(|piece| (sign, tone, Some(piece))).collect();
    let mut cuts = Vec::new();
    for change in scene.touches(index) {
        let (first, count) = match change {
            Change::Take { first, count } => (first, count),
            Change::Leave { count } => (spot.count.saturating_sub(count), count),
            Change::Cut { at } => {
                cuts.push(at);
                continue;
            }
            Change::Put { count } | Change::Arrive { count } => {
                bars.extend((0..count.min(MOST)).map(|_| (scene.touched_sign(), Tone::Preview, None)));
                continue;
            }
            Change::Turn | Change::Place(_) => continue,
        };
        let hit = |bar: &&mut Bar| bar.2.is_some_and(|piece| (first..first.saturating_add(count)).contains(&piece));
        bars.iter_mut().filter(hit).for_each(|bar| (bar.0, bar.1) = (scene.touched_sign(), Tone::Preview));
    }
    cuts.sort_unstable_by(|a, b| b.cmp(a));
    for at in cuts {
        let at = usize::try_from(at.min(visible)).unwrap_or(bars.len());
        bars.insert(at, (scene.ink.sign('¦', '!'), Tone::Strong, None));
    }
    bars.extend(scene.marks.takers(index).iter().rev().map(|&hand| {
        let (sign, tone) = scene.cross(hand);
        (sign, tone, None)
    }));
    bars
}

/// A target on a spot for one of its pieces.
fn target(spot: usize, piece: Option<u64>) -> Option<Target> {
    Some(Target { spot, piece })
}
