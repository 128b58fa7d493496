//! The picture of a match: the board, the effect of the move pointed at, and animated moves.
use super::{MatchSession, Moving};
use crate::parts::board::BoardPicture;
use draw::board::{By, CapturedPieces};
use engine::board::Board;
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
        if let Some(moving) = self.moving.get().or_else(|| self.making.get()) {
            return Some(moving.picture);
        }
        let pointed = self.shows_move() && !self.is_replaying();
        self.visible(|table| {
            let hand = table.game.turn().map(|seat| seats::hand(&table.game, seat));
            let touches = if table.can_point() && pointed { table.picker.preview() } else { Vec::new() };
            let by = hand.map_or(draw::board::By::Mine, by);
            BoardPicture { touches, by, ..self.board_now(table) }
        })
    }

    /// The board now, with the marks of earlier moves.
    pub(super) fn board_now(self, table: &MatchBoard) -> BoardPicture {
        BoardPicture { captures: captures(table), ..BoardPicture::of(plain(&table.board), self.name(table)) }
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
        let (words, pointed) = (self.words, self.shows_move());
        self.with(|table| {
            let choice =
                if table.can_point() && pointed { table.picker.complete().or(table.picker.choice()) } else { None };
            let mv = choice?.mv.clone();
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
