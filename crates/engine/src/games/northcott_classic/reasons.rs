//! Why retreats change nothing, and why nobody wins in misère play.
use super::NorthcottClassic;
use crate::{
    common::columns::{self, Columns},
    explain,
    message::Message,
    outcome::{Convention, Outcome},
    theory::Theory,
};

/// Nim on the gaps, and what a retreat is worth.
pub(super) fn of(game: &NorthcottClassic, convention: Convention, board: &Columns) -> Vec<explain::Step> {
    if convention == Convention::Misere {
        let drawn = game.claim(convention, board).is_some_and(|claim| claim.outcome == Outcome::Draw);
        return drawn.then(|| Message::new("reason-northcott-draw").into()).into_iter().collect();
    }
    let mut steps = columns::reasons(convention, board);
    steps.push(Message::new("reason-northcott-retreats").into());
    steps
}
