//! Why retreats change nothing, how they are answered, and why nobody wins in misère play.
use super::NorthcottClassic;
use crate::{
    common::columns::{self, Columns, Step},
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

/// How the winner answers a retreat.
pub(super) fn reply(convention: Convention, board: &Columns, step: &Step) -> Option<explain::Step> {
    if step.forward || convention == Convention::Misere {
        return None;
    }
    let sum = |board: &Columns| board.gaps().into_iter().fold(0, |sum, gap| sum ^ gap);
    if sum(board) == 0 {
        let back = Step { forward: true, ..*step };
        return Some(Message::new("reason-northcott-undo").with("move", back.describe()).into());
    }
    (sum(&board.after(step)) == 0).then(|| Message::new("reason-northcott-slow").into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;

    #[test]
    fn a_retreat_from_a_lost_board_is_undone() {
        let game = NorthcottClassic { size: 8 };
        let board = game.read("W 2:6,3:7").unwrap();
        let retreat = game.read_move("1-1").unwrap();
        let Some(explain::Step::Say(message)) = reply(Convention::Normal, &board, &retreat) else { panic!("no reply") };
        assert_eq!(message.to_string(), "reason-northcott-undo move=(move-forward count=1 column=1)");
        let undone = game.play(&game.play(&board, &retreat), &game.read_move("1+1").unwrap());
        assert_eq!(undone.gaps(), board.gaps());
    }

    #[test]
    fn a_step_forward_needs_no_such_reply() {
        let game = NorthcottClassic { size: 8 };
        let board = game.read("W 2:6,3:7").unwrap();
        assert_eq!(reply(Convention::Normal, &board, &game.read_move("1+1").unwrap()), None);
    }
}
