//! Matches whose referee is the site.
use super::{MatchSession, Moving, Note};
use leptos::prelude::*;
use play::{Match, MatchBoard};

impl MatchSession {
    /// A session whose referee is the site: it receives the moves, and [`MatchSession::follow`] gets the state.
    pub(crate) fn with_referee(send: Callback<String>) -> MatchSession {
        MatchSession { referee: Some(send), ..MatchSession::new(None) }
    }

    /// Takes over the match from the referee. If it has one more move, the move is animated.
    pub(crate) fn follow(self, game: Match, ended_by: Option<&'static str>) {
        let plies = self.now(|table| table.game.plies().len());
        if self.now(|table| same(&table.game, &game)) == Some(true) {
            return;
        }
        let before = plies.filter(|plies| game.plies().len() == plies + 1).and_then(|_| self.last_move(&game));
        let Ok(table) = MatchBoard::new(game) else { return };
        self.note.set(Note::Nothing);
        self.ended_by.set(ended_by);
        self.table.set(Some(table));
        self.show(before);
    }

    /// The last move of a match, for its animation.
    pub(super) fn last_move(self, game: &Match) -> Option<Moving> {
        let mv = game.plies().last()?.mv.clone();
        let mut earlier = game.clone();
        earlier.undo();
        self.picture_before(&MatchBoard::new(earlier).ok()?, &mv)
    }

    /// Shows what the referee has refused.
    pub(crate) fn show_refusal(self, sentence: String) {
        self.note.set(Note::Refused(sentence));
    }
}

/// Whether two matches have the same players, moves and end.
fn same(one: &Match, other: &Match) -> bool {
    one.plies() == other.plies() && one.finish() == other.finish() && one.deal() == other.deal()
}
