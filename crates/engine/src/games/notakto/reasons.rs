//! Why boards of Notakto are won or lost: products of letters in misère play, nim-values in normal play.
use super::{Boards, Cross, Notakto, Product};
use crate::{
    explain::{Step, nim_sum::Parts},
    game::Game,
    message::Message,
    outcome::Convention,
};

/// The reasons.
pub(super) fn of(game: &Notakto, convention: Convention, boards: &Boards) -> Vec<Step> {
    let winning = game.moves(boards).find(|mv| game.is_lost(convention, &game.play(boards, mv)));
    match convention {
        Convention::Normal => by_values(game, boards, winning),
        Convention::Misere => by_products(game, boards, winning),
    }
}

fn by_products(game: &Notakto, boards: &Boards, winning: Option<Cross>) -> Vec<Step> {
    let product = |id: &'static str, boards: &Boards| {
        let factors: Vec<String> = boards.open().map(|(_, board)| Product::of_board(board).to_string()).collect();
        Message::new(id).with("factors", factors.join(" · ")).with("product", boards.product().to_string())
    };
    let rule = Message::new("reason-notakto-products").into();
    let here = product("reason-notakto-here", boards).into();
    let Some(mv) = winning else { return vec![rule, here, Message::new("reason-notakto-lost").into()] };
    let after = game.play(boards, &mv);
    let move_in_words = game.describe(boards, &mv);
    let won = match after.open().next() {
        Some(_) => product("reason-notakto-won", &after).with("move", move_in_words),
        None => Message::new("reason-move").with("move", move_in_words),
    };
    vec![rule, here, won.into()]
}

fn by_values(game: &Notakto, boards: &Boards, winning: Option<Cross>) -> Vec<Step> {
    let before = parts(game, boards);
    let mut steps = vec![Message::new("reason-notakto-values").into()];
    match winning {
        Some(mv) => {
            let after = parts(game, &game.play(boards, &mv));
            steps.extend(before.comparison(Convention::Normal, &after, game.describe(boards, &mv)));
        }
        None => steps.extend(before.even(Convention::Normal)),
    }
    steps
}

/// The open boards with their nim-values.
fn parts(game: &Notakto, boards: &Boards) -> Parts {
    let name = |board: usize| Message::new("reason-board").with("board", board + 1);
    boards.open().map(|(number, board)| (name(number), game.value(board).0)).collect()
}
