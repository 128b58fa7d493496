//! A match with its board and the move being chosen: what a front end shows.
use crate::{
    capture_marks::{BoardMove, CaptureMarks},
    deal::Player,
    game_match::Match,
    hint::HintSource,
    picker::Picker,
    seats,
};
use engine::{
    GameError,
    board::{Board, Touch},
};

/// A match, its board, and the move being chosen.
#[derive(Clone)]
pub struct MatchBoard {
    /// The match.
    pub game: Match,
    /// The board before the first move.
    pub start: Board,
    /// The board now.
    pub board: Board,
    /// Which pieces each player took.
    pub marks: CaptureMarks,
    /// The move being chosen.
    pub picker: Picker,
    /// Digits typed for the amount.
    pub digits: String,
    /// Depth of the last hint.
    pub depth: u8,
    /// What hints are made from.
    pub hints: Option<HintSource>,
}

impl MatchBoard {
    /// Lays out a match.
    pub fn new(game: Match) -> Result<MatchBoard, GameError> {
        let start = game.game().board(&game.deal().start)?;
        let board = start.clone();
        let mut table = MatchBoard {
            game,
            start,
            board,
            marks: CaptureMarks::default(),
            picker: Picker::default(),
            digits: String::new(),
            depth: 0,
            hints: None,
        };
        table.refresh()?;
        Ok(table)
    }

    /// Updates the board after a change of the match.
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
        let made = effects.into_iter().enumerate().map(|(ply, touches)| BoardMove {
            hand: seats::hand(&self.game, self.game.plies()[ply].seat),
            before: &boards[ply],
            touches,
            after: &boards[ply + 1],
        });
        self.marks = CaptureMarks::of(made);
        self.board = boards.pop().unwrap_or_else(|| self.start.clone());
        self.picker =
            if self.game.finish().is_some() { Picker::default() } else { Picker::new(game, self.game.position())? };
        self.digits.clear();
        (self.depth, self.hints) = (0, None);
        Ok(())
    }

    /// Whether a person is to move.
    pub fn is_yours(&self) -> bool {
        self.game.player().is_some_and(Player::is_person)
    }

    /// Whether the board can be pointed at now.
    pub fn can_point(&self) -> bool {
        self.is_yours() && self.picker.is_complete()
    }

    /// What the move pointed at would do.
    pub fn preview(&self) -> &[Touch] {
        let chosen = if self.can_point() { self.picker.choice() } else { None };
        chosen.map_or(&[], |choice| &choice.touches)
    }

    /// Points at the next spot in a direction; `cell_of` returns the column and row of a spot, rows counted downwards.
    pub fn go(&mut self, (dx, dy): (i32, i32), cell_of: impl Fn(usize) -> Option<(i32, i32)>) {
        let Some((x, y)) = cell_of(self.picker.cursor()) else { return };
        let distance = |spot: usize| -> Option<i32> {
            let (a, b) = cell_of(spot).map(|(a, b)| (a.saturating_sub(x), b.saturating_sub(y)))?;
            let (ahead, aside) = if dx == 0 { (b * dy, a) } else { (a * dx, b) };
            (ahead > 0).then_some(ahead.saturating_add(aside.saturating_abs().saturating_mul(3)))
        };
        let nearest = self.picker.spots().into_iter().filter_map(|spot| Some((distance(spot)?, spot))).min();
        if let Some((_, spot)) = nearest {
            self.picker.point(spot);
        }
    }
}
