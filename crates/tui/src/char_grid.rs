//! A grid of characters on which a board is drawn. Each character knows which spot it shows.
use crate::ink::{Ink, Tone};
use ratatui::{buffer::Buffer, layout::Rect};

/// One character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Dot {
    sign: char,
    tone: Tone,
    at: Option<Target>,
}

/// The part of the board that a character shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// Which spot of the board.
    pub spot: usize,
    /// Which piece of its heap, counted from 0; `None` if pieces are not drawn one by one.
    pub piece: Option<u64>,
}

impl Target {
    /// A spot as a whole.
    pub fn spot(spot: usize) -> Target {
        Target { spot, piece: None }
    }
}

/// Rows of characters. The grid grows as it is written to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CharGrid {
    rows: Vec<Vec<Dot>>,
}

impl CharGrid {
    /// Number of rows.
    pub fn height(&self) -> usize {
        self.rows.len()
    }

    /// Width of the widest row.
    pub fn width(&self) -> usize {
        self.rows.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// Writes one character.
    pub fn put(&mut self, x: usize, y: usize, sign: char, tone: Tone, at: Option<Target>) {
        const BLANK: Dot = Dot { sign: ' ', tone: Tone::Plain, at: None };
        if self.rows.len() <= y {
            self.rows.resize(y + 1, Vec::new());
        }
        let row = &mut self.rows[y];
        if row.len() <= x {
            row.resize(x + 1, BLANK);
        }
        row[x] = Dot { sign, tone, at };
    }

    /// Writes a text of narrow characters.
    pub fn write(&mut self, x: usize, y: usize, text: &str, tone: Tone, at: Option<Target>) {
        for (i, sign) in text.chars().enumerate() {
            self.put(x + i, y, sign, tone, at);
        }
    }

    /// The rows as text, without the blanks at their ends.
    pub fn text(&self) -> String {
        let row = |row: &Vec<Dot>| row.iter().map(|dot| dot.sign).collect::<String>().trim_end().to_owned() + "\n";
        self.rows.iter().map(row).collect()
    }

    /// Copies another grid into this one; the numbers of its spots grow by `spots`.
    pub fn lay(&mut self, x: usize, y: usize, other: &CharGrid, spots: usize) {
        for (j, row) in other.rows.iter().enumerate() {
            for (i, dot) in row.iter().enumerate() {
                let at = dot.at.map(|at| Target { spot: at.spot + spots, ..at });
                self.put(x + i, y + j, dot.sign, dot.tone, at);
            }
        }
    }

    /// The middle of the characters that show a spot.
    pub fn middle(&self, spot: usize) -> Option<(usize, usize)> {
        let dots =
            self.rows.iter().enumerate().flat_map(|(y, row)| row.iter().enumerate().map(move |(x, dot)| (x, y, dot)));
        let of = |dot: &Dot| dot.at.is_some_and(|at| at.spot == spot);
        let (mut count, mut sum_x, mut sum_y) = (0, 0, 0);
        for (x, y, _) in dots.filter(|(_, _, dot)| of(dot)) {
            (count, sum_x, sum_y) = (count + 1, sum_x + x, sum_y + y);
        }
        (count > 0).then(|| (sum_x / count, sum_y / count))
    }

    /// What is at a place.
    pub fn at(&self, x: usize, y: usize) -> Option<Target> {
        self.rows.get(y)?.get(x)?.at
    }

    /// The first column and row to show so that a spot is visible within `width` columns and `height` rows.
    pub fn scroll(&self, spot: Option<usize>, (width, height): (usize, usize)) -> (usize, usize) {
        let (x, y) = spot.and_then(|spot| self.middle(spot)).unwrap_or_default();
        let first =
            |at: usize, visible: usize, all: usize| at.saturating_sub(visible / 2).min(all.saturating_sub(visible));
        (first(x, width, self.width()), first(y, height, self.height()))
    }

    /// Copies what is to the right of and below a corner into a part of the screen, with arrows beside it where
    /// something is hidden.
    pub fn show(&self, ink: Ink, (left, top): (usize, usize), area: Rect, buffer: &mut Buffer) {
        for (row, y) in self.rows.iter().skip(top).zip(area.top()..area.bottom()) {
            for (dot, x) in row.iter().skip(left).zip(area.left()..area.right()) {
                if let Some(cell) = buffer.cell_mut((x, y)) {
                    cell.set_char(dot.sign).set_style(ink.style(dot.tone));
                }
            }
        }
        let (width, height) = (usize::from(area.width), usize::from(area.height));
        let middle = area.top() + area.height / 2;
        let before = area.left().saturating_sub(1);
        for (is_hidden, place, sign) in [
            (top > 0, (before, area.top()), ink.sign('▲', '^')),
            (self.height() > top + height, (before, area.bottom().saturating_sub(1)), ink.sign('▼', 'v')),
            (left > 0, (before, middle), ink.sign('◀', '<')),
            (self.width() > left + width, (area.right(), middle), ink.sign('▶', '>')),
        ] {
            if let Some(cell) = buffer.cell_mut(place).filter(|_| is_hidden) {
                cell.set_char(sign).set_style(ink.style(Tone::Strong));
            }
        }
    }
}
