//! Why a board of Hex is won or lost: a strategy to steal, or a chain that cannot be cut.
use super::{Hex, Stones, board::each};
use crate::{explain::Step, game::Game, message::Message};

/// The reasons, if no search is needed.
pub(super) fn of(game: &Hex, position: &Stones) -> Vec<Step> {
    if position.of == [0, 0] {
        return vec![Message::new("reason-hex-empty").into()];
    }
    let (mover, other) = (game.side(position, position.turn), game.side(position, 1 - position.turn));
    let Some(theirs) = game.board.threats(&other) else {
        return vec![Message::new("reason-hex-cut-off").into(), Message::new("reason-hex-pairs").into()];
    };
    let Some(mine) = game.board.threats(&mover) else {
        return vec![Message::new("reason-hex-joined").into(), Message::new("reason-hex-pairs").into()];
    };
    if let Some(threat) = mine.first() {
        let stone = game.describe(position, &game.name(threat.cell));
        let message = Message::new("reason-hex-threat").with("move", stone).into();
        if threat.used == 0 {
            return vec![message];
        }
        let used = Message::new("reason-hex-used").with("cells", names(game, threat.used));
        return vec![message, used.into(), Message::new("reason-hex-pairs").into()];
    }
    let stops = theirs.iter().fold(game.empty_cells(position), |cells, threat| cells & (threat.cell | threat.used));
    if stops != 0 {
        return Vec::new();
    }
    let cells = theirs.iter().fold(0, |cells, threat| cells | threat.cell);
    vec![Message::new("reason-hex-many").with("cells", names(game, cells)).into()]
}

/// Cells by name.
fn names(game: &Hex, cells: u128) -> Vec<String> {
    each(cells).map(|cell| game.name(cell).to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{outcome::Convention, theory::Theory};

    #[test]
    fn there_are_reasons_exactly_where_theory_claims() {
        let game = super::super::game(3);
        for range in game.ranges(false) {
            for position in range.positions.step_by(61).filter(|position| game.ending(position).is_none()) {
                let claimed = game.claim(Convention::Normal, &position).is_some();
                assert_eq!(!of(&game, &position).is_empty(), claimed, "{position}");
            }
        }
    }
}
