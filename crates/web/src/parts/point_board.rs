//! A board on which a move can be pointed at: by pointer, touch or keys. Its owner decides what a move does.
use crate::{
    html,
    parts::{
        board::{BoardPicture, Picture},
        pointer,
    },
    position_ref::PositionRef,
    reactive::handler,
    words::Words,
};
use engine::message::Message;
use leptos::{ev, prelude::*};
use play::{Picker, slip};

/// What pointing does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tap {
    /// Nothing: the board is only looked at.
    Look,
    /// It makes the move.
    Play,
}

/// The board of a position. `hovered` is the move pointed at, here or elsewhere; `on_choose` gets the move that is
/// made.
#[component]
pub(crate) fn PointBoard(
    #[prop(into)] place: Signal<Option<PositionRef>>,
    tap: Tap,
    hovered: RwSignal<Option<String>>,
    on_choose: Callback<String>,
) -> impl IntoView {
    let words = Words::context();
    let picker = RwSignal::new(Picker::default());
    Effect::new(move |_| {
        let new_picker =
            place.get().and_then(|place| place.build().ok().and_then(|game| Picker::new(&*game, &place.position).ok()));
        picker.set(new_picker.unwrap_or_default());
        hovered.set(None);
    });
    let picture = Signal::derive(move || place.get().and_then(|place| picture(&place, hovered.get().as_deref())));
    let slip: RwSignal<Option<Message>> = RwSignal::new(None);
    let caption = move || match slip.get() {
        Some(slip) => Some(html::line(&words.say(&slip))),
        None => place.get().zip(hovered.get()).and_then(|(place, mv)| description(words, &place, &mv)),
    };
    let point = move |event: &web_sys::MouseEvent| {
        let result = place.get_untracked().map_or(Ok(None), |place| pick(picker, &place, event));
        let (mv, wrong) = result.map_or_else(|wrong| (None, Some(wrong)), |mv| (mv, None));
        if hovered.get_untracked() != mv {
            hovered.set(mv);
        }
        if slip.get_untracked() != wrong {
            slip.set(wrong);
        }
    };
    let make = move || {
        if let Some(mv) = hovered.get_untracked() {
            on_choose.run(mv);
        }
    };
    // A finger has left the board by the time of its click.
    let click = move |event: ev::MouseEvent| {
        point(&event);
        make();
    };
    let leave = move |_: ev::PointerEvent| {
        hovered.set(None);
        slip.set(None);
    };
    let key = move |event: ev::KeyboardEvent| {
        let handled = match event.key().as_str() {
            "Enter" => {
                make();
                true
            }
            key => picker.try_update(|picker| steer(picker, key)).unwrap_or(false),
        };
        if handled {
            event.prevent_default();
            if event.key() != "Enter" {
                hovered.set(picker.with_untracked(|picker| picker.choice().map(|choice| choice.mv.clone())));
            }
        }
    };
    match tap {
        Tap::Look => view! { <Picture picture=picture /> }.into_any(),
        Tap::Play => view! {
            <div
                class="table"
                tabindex="0"
                role="group"
                aria-label=words.live("pointing-how")
                on:pointermove=handler(move |event: leptos::ev::PointerEvent| point(&event))
                on:pointerleave=handler(leave)
                on:click=handler(click)
                on:keydown=handler(key)
            >
                <Picture picture=picture />
            </div>
            <p class="pointed" aria-live="polite">{caption}</p>
        }
        .into_any(),
    }
}

/// Points at the place under the pointer; returns the move there, if there is one, or why there is none.
fn pick(picker: RwSignal<Picker>, place: &PositionRef, event: &web_sys::MouseEvent) -> Result<Option<String>, Message> {
    let Some((spot, piece)) = pointer::target(event) else { return Ok(None) };
    let Ok(board) = place.build().and_then(|game| game.board(&place.position)) else { return Ok(None) };
    let result = picker.try_update(|picker| {
        if let Some(wrong) = slip::of_place(picker, &board, spot, piece) {
            return Err(wrong);
        }
        match piece {
            Some(piece) => drop(picker.point_piece(spot, piece, &board)),
            None => drop(picker.point(spot)),
        }
        Ok(picker.choice().map(|choice| choice.mv.clone()))
    });
    result.unwrap_or(Ok(None))
}

/// Moves the pointing by a key; returns whether the key did anything.
fn steer(picker: &mut Picker, key: &str) -> bool {
    match key {
        "ArrowRight" => picker.step(true),
        "ArrowLeft" => picker.step(false),
        "ArrowUp" => drop(picker.vary(true)),
        "ArrowDown" => drop(picker.vary(false)),
        " " => drop(picker.hold()),
        _ => return false,
    }
    true
}

/// The board with what a move would do to it.
fn picture(place: &PositionRef, mv: Option<&str>) -> Option<BoardPicture> {
    let game = place.build().ok()?;
    let board = game.board(&place.position).ok()?;
    let touches = mv.and_then(|mv| game.effect(&place.position, mv).ok()).unwrap_or_default();
    Some(BoardPicture { touches, ..BoardPicture::of(board, place.position.as_str()) })
}

/// A move in words, with its notation.
fn description(words: Words, place: &PositionRef, mv: &str) -> Option<AnyView> {
    let message = place.build().ok()?.describe(&place.position, mv).ok()?;
    Some(html::line(&format!("`{mv}` {}", words.say(&message).replace('`', ""))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::games;

    #[test]
    fn keys_go_through_spots_and_moves() {
        let nim = games::build("nim", &engine::Params::default()).unwrap();
        let mut picker = Picker::new(&*nim, "2,3").unwrap();
        let choice = |picker: &Picker| picker.choice().map(|choice| choice.mv.clone()).unwrap_or_default();
        assert_eq!(choice(&picker), "1-1");
        assert!(steer(&mut picker, "ArrowUp") && choice(&picker) == "1-2");
        assert!(steer(&mut picker, "ArrowRight") && choice(&picker) == "2-1");
        assert!(!steer(&mut picker, "x"));
    }
}
