//! What is to be seen of a match: the board with what the move pointed at would do, and moves while they are made.
use super::{Moving, Sitting};
use crate::parts::board::Sight;
use draw::board::{By, Taken};
use engine::board::Board;
use leptos::prelude::*;
use play::{Hand, Table, seats};
use text::phrase;

/// A board without what is said beside it.
fn plain(board: &Board) -> Board {
    Board { facts: Vec::new(), ..board.clone() }
}

impl Sitting {
    /// What is to be seen now; tracked.
    pub(crate) fn sight(self) -> Option<Sight> {
        if let Some(moving) = self.moving.get().or_else(|| self.making.get()) {
            return Some(moving.sight);
        }
        let pointed = self.is_shown() && !self.is_replaying();
        self.shown(|table| {
            let hand = table.game.turn().map(|seat| seats::hand(&table.game, seat));
            let touches = if table.can_point() && pointed { table.picker.shown() } else { Vec::new() };
            let by = hand.map_or(draw::board::By::Mine, by);
            Sight { touches, by, ..self.lying(table) }
        })
    }

    /// The board as it lies, with what was taken before.
    pub(super) fn lying(self, table: &Table) -> Sight {
        Sight { taken: taken(table), ..Sight::of(plain(&table.board), self.name(table)) }
    }

    /// The board before a move, with the move on it.
    pub(super) fn sight_before(self, table: &Table, mv: &str) -> Option<Moving> {
        let seat = table.game.turn()?;
        let touches = table.game.game().effect(table.game.position(), mv).ok()?;
        let by = by(seats::hand(&table.game, seat));
        Some(Moving { sight: Sight { touches, by, ..self.lying(table) } })
    }

    fn name(self, table: &Table) -> String {
        format!("{}: {}", self.words.title(table.game.deal().game), table.game.position())
    }

    /// The move pointed at in words; tracked.
    pub(crate) fn chosen_words(self) -> Option<(String, String)> {
        let (words, pointed) = (self.words, self.is_shown());
        self.with(|table| {
            let chosen =
                if table.can_point() && pointed { table.picker.complete().or(table.picker.chosen()) } else { None };
            let mv = chosen?.mv.clone();
            let described = table.game.game().describe(table.game.position(), &mv).ok()?;
            Some((mv, words.say(&described)))
        })
        .flatten()
    }

    /// What everybody has collected, in games that count; tracked.
    pub(crate) fn scores(self) -> Option<String> {
        let words = self.words;
        self.shown(|table| {
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

/// Whose strokes.
fn by(hand: Hand) -> By {
    if hand.0 == 0 { By::Mine } else { By::Theirs }
}

/// What was taken from all spots, the last first.
fn taken(table: &Table) -> Vec<Taken> {
    let mut all = Vec::new();
    for spot in 0..table.board.len() {
        for &hand in table.marks.taken(spot).iter().rev() {
            let by = by(hand);
            match all.last_mut() {
                Some(Taken { spot: last, count, by: whose }) if *last == spot && *whose == by => *count += 1,
                _ => all.push(Taken { spot, count: 1, by }),
            }
        }
    }
    all
}
