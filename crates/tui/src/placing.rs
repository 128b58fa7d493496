//! Placing pieces in secret: one in each column, each in its own half.
use crate::{
    char_grid::{CharGrid, Target},
    ink::{Ink, Tone},
};
use engine::message::Message;
use play::{Placing, Player};
use std::ops::RangeInclusive;

/// Pieces being placed by one person after the other.
pub struct PlacingForm {
    /// The pieces placed until now.
    pub placing: Placing,
    /// Whose turn it is to place.
    pub seat: usize,
    /// Where the pieces stand, column by column.
    pub squares: Vec<u64>,
    /// The column pointed at.
    pub column: usize,
}

/// What a seat is asked to do.
pub(crate) fn request(placing: &Placing, seat: usize) -> Message {
    let who = match &placing.seats()[seat] {
        Player::Person(name) | Player::Away(name) => name.clone(),
        Player::Computer(_) => String::new(),
    };
    let half = &placing.placement().sides[seat].squares;
    Message::new("tui-place").with("who", who).with("least", *half.start()).with("most", *half.end())
}

impl PlacingForm {
    /// The first person to place; none if nobody has to.
    pub fn new(placing: Placing) -> Option<PlacingForm> {
        let seat = (0..placing.seats().len()).find(|&seat| !placing.has_placed(seat))?;
        let squares = vec![*placing.placement().sides[seat].squares.start(); placing.pieces()];
        Some(PlacingForm { placing, seat, squares, column: 0 })
    }

    /// Where pieces of this side may stand.
    pub fn half(&self) -> RangeInclusive<u64> {
        self.placing.placement().sides[self.seat].squares.clone()
    }

    /// Goes to another column or square.
    pub fn go(&mut self, (dx, dy): (i32, i32)) {
        let last = self.squares.len().saturating_sub(1);
        self.column = match dx {
            1 => (self.column + 1).min(last),
            -1 => self.column.saturating_sub(1),
            _ => self.column,
        };
        let half = self.half();
        let square = &mut self.squares[self.column];
        *square = match dy {
            -1 => (*square + 1).min(*half.end()),
            1 => square.saturating_sub(1).max(*half.start()),
            _ => *square,
        };
    }

    /// Places a piece on a square.
    pub fn put(&mut self, target: usize) {
        let rows = self.rows();
        let (column, square) = (target / rows, target as u64 % rows as u64 + 1);
        if column < self.squares.len() && self.half().contains(&square) {
            (self.column, self.squares[column]) = (column, square);
        }
    }

    fn rows(&self) -> usize {
        let ends = self.placing.placement().sides.iter().map(|side| *side.squares.end());
        usize::try_from(ends.max().unwrap_or(1)).unwrap_or(1)
    }

    /// The target of the piece pointed at.
    pub fn cursor(&self) -> usize {
        let square = self.squares.get(self.column).copied().unwrap_or(1);
        self.column * self.rows() + usize::try_from(square.saturating_sub(1)).unwrap_or(0)
    }

    /// The board with the person's own pieces; the others are hidden.
    pub fn grid(&self, ink: Ink) -> CharGrid {
        let (rows, half) = (self.rows(), self.half());
        let mut grid = CharGrid::default();
        for row in (0..rows).rev() {
            let (y, square) = (rows - 1 - row, row as u64 + 1);
            grid.write(1, y, &format!("{square:>2}"), Tone::Dim, None);
            for (column, &placed) in self.squares.iter().enumerate() {
                let here = placed == square;
                let sign = match here {
                    true if self.seat == 0 => ink.sign('○', 'W'),
                    true => ink.sign('●', 'B'),
                    false if half.contains(&square) => ink.sign('·', '.'),
                    false => ink.sign('░', '?'),
                };
                let tone = match here {
                    true if column == self.column => Tone::Cursor,
                    true => Tone::Gold,
                    false => Tone::Dim,
                };
                let at = Some(Target::spot(column * rows + row));
                grid.write(4 + column * 3, y, &format!(" {sign} "), tone, at);
            }
        }
        for column in 0..self.squares.len() {
            grid.write(4 + column * 3, rows, &format!("{:^3}", column + 1), Tone::Dim, None);
        }
        grid
    }
}
