//! The table: a match, its board, and the move being chosen.
use crate::{
    draw::{Scene, draw},
    ink::Ink,
    marks::{Made, Marks},
    picker::Picker,
    seats,
    sheet::Sheet,
};
use engine::{
    Analysis, GameError,
    board::{Board, Shape, Touch},
};
use play::Match;

/// A match on the table.
pub struct Table {
    /// The match.
    pub game: Match,
    /// The board before the first move.
    pub start: Board,
    /// The board now.
    pub board: Board,
    /// What was taken by whom.
    pub marks: Marks,
    /// The move being chosen.
    pub picker: Picker,
    /// Digits typed so far.
    pub digits: String,
    /// How deep the last hint was, and what is known about the position.
    pub depth: u8,
    /// What hints are made from.
    pub known: Option<(Analysis, Option<String>)>,
}

/// Which keys do what: how the spots lie on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lie {
    /// Below each other: up and down go to another spot, left and right change the amount.
    Below,
    /// Side by side: left and right go to another spot, up and down change the amount.
    Beside,
    /// In a plane: all arrows go to another spot, plus and minus change the move.
    Plane,
}

impl Table {
    /// A match, laid out.
    pub fn new(game: Match) -> Result<Table, GameError> {
        let start = game.game().board(&game.deal().start)?;
        let board = start.clone();
        let mut table = Table {
            game,
            start,
            board,
            marks: Marks::default(),
            picker: Picker::default(),
            digits: String::new(),
            depth: 0,
            known: None,
        };
        table.refresh()?;
        Ok(table)
    }

    /// Lays the board out anew after a change of the match.
    pub fn refresh(&mut self) -> Result<(), GameError> {
        let game = self.game.game();
        let count = self.game.plies().len();
        let mut boards = Vec::with_capacity(count + 1);
        let mut effects = Vec::with_capacity(count);
        for ply in 0..=count {
            boards.push(game.board(self.game.position_before(ply))?);
        }
        for (ply, made) in self.game.plies().iter().enumerate() {
            effects.push(game.effect(self.game.position_before(ply), &made.mv)?);
        }
        let made = effects.into_iter().enumerate().map(|(ply, touches)| Made {
            hand: seats::hand(&self.game, self.game.plies()[ply].seat),
            before: &boards[ply],
            touches,
            after: &boards[ply + 1],
        });
        self.marks = Marks::of(made);
        self.board = boards.pop().unwrap_or_else(|| self.start.clone());
        self.picker =
            if self.game.finish().is_some() { Picker::default() } else { Picker::new(game, self.game.position())? };
        self.digits.clear();
        (self.depth, self.known) = (0, None);
        Ok(())
    }

    /// Whether a person is to move.
    pub fn is_yours(&self) -> bool {
        self.game.player().is_some_and(play::Player::is_person)
    }

    /// Whether the board can be pointed at now.
    pub fn can_point(&self) -> bool {
        self.is_yours() && self.picker.is_complete()
    }

    /// How the spots lie.
    pub fn lie(&self) -> Lie {
        match self.board.shape {
            Shape::Heaps | Shape::Factors | Shape::Graph { .. } | Shape::Sum | Shape::Counter { .. } => Lie::Below,
            Shape::Row | Shape::Stairs | Shape::Ring | Shape::Strip => Lie::Beside,
            Shape::Grid { .. } | Shape::Hexagons { .. } | Shape::Text(_) => Lie::Plane,
        }
    }

    /// What the move pointed at would do.
    pub fn preview(&self) -> &[Touch] {
        let chosen = if self.can_point() { self.picker.chosen() } else { None };
        chosen.map_or(&[], |choice| &choice.touches)
    }

    /// The board as it is drawn in so many columns and rows.
    pub fn sheet(&self, ink: Ink, part: &str, width: usize, height: usize) -> Sheet {
        let cursor = self.can_point().then(|| self.picker.cursor());
        let (board, start, marks) = (&self.board, &self.start, &self.marks);
        draw(&Scene { board, start, marks, preview: self.preview(), cursor, ink, width, height, part })
    }

    /// Points at the next spot in a direction of the screen.
    pub fn go(&mut self, (dx, dy): (i32, i32), sheet: &Sheet) {
        let Some((x, y)) = sheet.middle(self.picker.cursor()) else { return };
        let place = |spot: usize| sheet.middle(spot).map(|(a, b)| (offset(a, x), offset(b, y)));
        let distance = |spot: usize| -> Option<i32> {
            let (a, b) = place(spot)?;
            // Rows are about twice as far apart as columns.
            let (ahead, aside) = if dx == 0 { (b * dy * 2, a) } else { (a * dx, b * 2) };
            (ahead > 0).then_some(ahead + 3 * aside.abs())
        };
        let nearest = self.picker.spots().into_iter().filter_map(|spot| Some((distance(spot)?, spot))).min();
        if let Some((_, spot)) = nearest {
            self.picker.point(spot);
        }
    }
}

/// How far one place is behind another.
fn offset(a: usize, b: usize) -> i32 {
    i32::try_from(a).unwrap_or(i32::MAX) - i32::try_from(b).unwrap_or(i32::MAX)
}
