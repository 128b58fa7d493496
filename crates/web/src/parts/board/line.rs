//! A line of moves in pictures: each on the board on which it is made.
use super::{BoardPicture, Picture};
use crate::{html, position_ref::PositionRef, reactive::dyn_view, words::Words};
use draw::board::By;
use engine::{board::Board, message::Message};
use leptos::prelude::*;

/// Moves from a position, one picture for each; the first player has the green strokes.
pub(crate) fn view(place: &PositionRef, moves: &[String]) -> AnyView {
    let words = Words::context();
    let figure = |(mv, description, picture): (String, Message, BoardPicture)| {
        let caption = move || html::line(&words.say(&description));
        view! {
            <figure>
                <figcaption><code>{mv}</code> " " {dyn_view(caption)}</figcaption>
                <Picture picture=Signal::derive(move || Some(picture.clone())) />
            </figure>
        }
        .into_any()
    };
    let figures: Vec<AnyView> = pictures(place, moves).into_iter().map(figure).collect();
    view! { <div class="line">{figures}</div> }.into_any()
}

/// Each move with its description and the board before it, on which it is drawn; up to the first that cannot be made.
fn pictures(place: &PositionRef, moves: &[String]) -> Vec<(String, Message, BoardPicture)> {
    let Ok(game) = place.build() else { return Vec::new() };
    let mut position = place.position.clone();
    let mut all = Vec::new();
    for (number, mv) in moves.iter().enumerate() {
        let (Ok(board), Ok(touches)) = (game.board(&position), game.effect(&position, mv)) else { break };
        let (Ok(next), Ok(description)) = (game.play(&position, mv), game.describe(&position, mv)) else { break };
        let by = if number % 2 == 0 { By::Mine } else { By::Theirs };
        let plain = Board { facts: Vec::new(), ..board };
        let picture = BoardPicture { touches, by, ..BoardPicture::of(plain, format!("{position}: {mv}")) };
        all.push((mv.clone(), description, picture));
        position = next;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::games;

    #[test]
    fn every_move_is_drawn_on_the_board_on_which_it_is_made() {
        let place = PositionRef::usual(games::family("nim").unwrap()).at("3,8");
        let moves = ["2-8", "1-3", "1-1"].map(str::to_owned);
        let drawn = pictures(&place, &moves);
        let names: Vec<&str> = drawn.iter().map(|(_, _, picture)| picture.name.as_str()).collect();
        assert_eq!(names, ["3,8: 2-8", "3,0: 1-3"], "the third move cannot be made");
        assert_eq!((drawn[0].2.by, drawn[1].2.by), (By::Mine, By::Theirs));
    }
}
