//! The picture of a match: the board, the effect of the move pointed at, and animated moves.
use super::{MatchSession, Moving};
use crate::parts::board::{BoardPicture, pointing::OpenBoard};
use draw::board::{Accents, By, CapturedPieces, MoveMark};
use engine::{
    MoveReport, Outcome,
    board::{Board, Change, Place, Shape, Touch},
};
use leptos::prelude::*;
use play::{Hand, MatchBoard, seats};
use text::phrase;

/// A board without the facts beside it.
fn plain(board: &Board) -> Board {
    Board { facts: Vec::new(), ..board.clone() }
}

impl MatchSession {
    /// The present picture; tracked.
    pub(crate) fn picture(self) -> Option<BoardPicture> {
        if let Some(moving) = self.moving.get().or_else(|| self.replay.making()) {
            return Some(moving.picture);
        }
        if let Some(picture) = self.thought_picture() {
            return Some(picture);
        }
        let touches = if self.is_replaying() { Vec::new() } else { self.pointing.preview() };
        self.visible(|table| {
            let hand = table.game.turn().map(|seat| seats::hand(&table.game, seat));
            let by = hand.map_or(draw::board::By::Mine, by);
            let now = self.board_now(table);
            let accents = if self.is_replaying() { now.accents.clone() } else { self.accents(now.accents.clone()) };
            BoardPicture { touches, by, accents, ..now }
        })
    }

    /// The ratio of width to height of the picture of the start; tracked.
    pub(crate) fn ratio(self) -> String {
        let look = self.settings.get(|settings| settings.look);
        let svg = self.with(|table| BoardPicture::of(plain(&table.start), "").svg(self.words.lang(), look));
        let ratio = |svg: String| {
            let (_, rest) = svg.split_once("viewBox=\"0 0 ")?;
            let (width, height) = rest.split_once('"')?.0.split_once(' ')?;
            Some(format!("{width} / {height}"))
        };
        svg.and_then(ratio).unwrap_or_default()
    }

    /// The board now, with the marks of earlier moves.
    pub(super) fn board_now(self, table: &MatchBoard) -> BoardPicture {
        let accents = Accents { frame: Some(plain(&table.start)), last: last(table), ..Accents::default() };
        BoardPicture { captures: captures(table), accents, ..BoardPicture::of(plain(&table.board), self.name(table)) }
    }

    /// Adds what stands out while somebody chooses a move; tracked.
    fn accents(self, accents: Accents) -> Accents {
        let reports = self.coach_analysis().map(|analysis| analysis.moves).unwrap_or_default();
        let marks = self.pointing.with(|open| marks(open, &reports)).unwrap_or_default();
        let is_pointed_at = self.pointing.shows_move();
        let targets =
            self.pointing.with(|open| if is_pointed_at { targets(open) } else { Vec::new() }).unwrap_or_default();
        Accents { marks, targets, lit: self.coach.lit(), ..accents }
    }

    /// The board with the move that is shown, seen from the side from which it was chosen.
    pub(super) fn picture_of_choice(self, mv: &str) -> Option<Moving> {
        let is_shown = untrack(|| self.pointing.choice()).is_some_and(|choice| choice == mv);
        untrack(|| self.picture()).filter(|_| is_shown).map(|picture| Moving {
            picture: BoardPicture {
                accents: Accents { marks: Vec::new(), targets: Vec::new(), ..picture.accents },
                ..picture
            },
        })
    }

    /// The board before a move, with the move on it.
    pub(super) fn picture_before(self, table: &MatchBoard, mv: &str) -> Option<Moving> {
        let seat = table.game.turn()?;
        let touches = table.game.game().effect(table.game.position(), mv).ok()?;
        let by = by(seats::hand(&table.game, seat));
        Some(Moving { picture: BoardPicture { touches, by, ..self.board_now(table) } })
    }

    fn name(self, table: &MatchBoard) -> String {
        format!("{}: {}", self.words.title(table.game.deal().game), table.game.position())
    }

    /// The move pointed at in words; tracked.
    pub(crate) fn chosen_words(self) -> Option<(String, String)> {
        let (words, mv) = (self.words, self.pointing.choice()?);
        self.with(|table| {
            let description = table.game.game().describe(table.game.position(), &mv).ok()?;
            Some((mv, words.say(&description)))
        })
        .flatten()
    }

    /// What everybody has collected, in games that count; tracked.
    pub(crate) fn scores(self) -> Option<String> {
        let words = self.words;
        self.visible(|table| {
            let scores = table.game.scores()?;
            let each = scores.iter().enumerate().map(|(seat, &count)| {
                let who = words.say(&phrase::seat(seats::seat(&table.game, seat)));
                format!("{who}: {count}")
            });
            Some(each.collect::<Vec<_>>().join(" · "))
        })
        .flatten()
    }
}

/// The side that a hand belongs to.
fn by(hand: Hand) -> By {
    if hand.0 == 0 { By::Mine } else { By::Theirs }
}

/// The pieces taken from all spots, the last first.
fn captures(table: &MatchBoard) -> Vec<CapturedPieces> {
    let mut all = Vec::new();
    for spot in 0..table.board.len() {
        for &hand in table.marks.takers(spot).iter().rev() {
            let by = by(hand);
            match all.last_mut() {
                Some(CapturedPieces { spot: last, count, by: whose }) if *last == spot && *whose == by => *count += 1,
                _ => all.push(CapturedPieces { spot, count: 1, by }),
            }
        }
    }
    all
}

/// What the last move has changed, on the board after it.
fn last(table: &MatchBoard) -> Vec<Touch> {
    let Some(ply) = table.game.plies().len().checked_sub(1) else { return Vec::new() };
    let (game, from) = (table.game.game(), table.game.position_before(ply));
    let (Ok(before), Ok(touches)) = (game.board(from), game.effect(from, &table.game.plies()[ply].mv)) else {
        return Vec::new();
    };
    let here = |touch: Touch| Some(Touch { spot: same_spot(&before, &table.board, touch.spot)?, ..touch });
    touches.into_iter().filter_map(here).collect()
}

/// The index of a spot after a move: squares are known by their places, everything else by its number.
fn same_spot(before: &Board, after: &Board, index: usize) -> Option<usize> {
    let spot = before.spot(index)?;
    match spot.place {
        Place::Square { .. } if after.parts.is_empty() => after.spots.iter().position(|now| now.place == spot.place),
        _ => (before.len() == after.len()).then_some(index),
    }
}

/// Where the piece that is pointed at can go.
fn targets(open: &OpenBoard) -> Vec<usize> {
    let is_leave = |touch: &&Touch| matches!(touch.change, Change::Leave { .. });
    let choice = open.picker.choice();
    let Some(leave) = choice.and_then(|choice| choice.touches.iter().find(is_leave)) else { return Vec::new() };
    let from_here = open.picker.choices().iter().filter(|choice| choice.touches.contains(leave));
    let arrive = |touch: &Touch| matches!(touch.change, Change::Arrive { .. }).then_some(touch.spot);
    from_here.flat_map(|choice| choice.touches.iter().filter_map(arrive)).collect()
}

/// What the coach knows about moves, at the places where they are made; of several at one place, the best.
fn marks(open: &OpenBoard, reports: &[MoveReport]) -> Vec<MoveMark> {
    let mut marks: Vec<MoveMark> = Vec::new();
    for report in reports {
        let Some(outcome) = report.outcome.map(other_side) else { continue };
        let Some((spot, piece)) = place_of(open, open.picker.effect(&report.mv)) else { continue };
        match marks.iter_mut().find(|mark| (mark.spot, mark.piece) == (spot, piece)) {
            Some(mark) if outcome == Outcome::Win => mark.outcome = outcome,
            Some(_) => {}
            None => marks.push(MoveMark { spot, piece, outcome }),
        }
    }
    marks
}

/// The result for the player who has moved.
fn other_side(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Win => Outcome::Loss,
        Outcome::Loss => Outcome::Win,
        Outcome::Draw => Outcome::Draw,
    }
}

/// Where a move is made: at the piece of a heap that it takes with all above it, or at the spot where it ends.
fn place_of(open: &OpenBoard, touches: &[Touch]) -> Option<(usize, Option<u64>)> {
    let in_heaps = matches!(open.board.shape, Shape::Heaps | Shape::Row | Shape::Stairs);
    match touches {
        [Touch { spot, change: Change::Take { first, .. } | Change::Cut { at: first } }] if in_heaps => {
            Some((*spot, Some(*first)))
        }
        _ if in_heaps => None,
        [.., Touch { spot, change: Change::Arrive { .. } }] => Some((*spot, None)),
        [Touch { spot, .. }, ..] => Some((*spot, None)),
        [] => None,
    }
}
