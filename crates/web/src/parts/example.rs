//! A position to play from inside a text, against the perfect computer.
use crate::{
    parts::{
        moves::Moves,
        pointing::{PointBoard, Tap},
    },
    place::Place,
    words::Words,
    work::{Desk, moves::Think},
};
use engine::GameError;
use leptos::prelude::*;
use play::{Deal, Level, Match, Player, record};
use text::phrase::{self, Seat};

/// The match after some moves: the visitor begins.
fn after(place: &Place, moves: &[String]) -> Result<Match, GameError> {
    let seats = vec![Player::Person(String::new()), Player::Computer(Level::Perfect)];
    let game = place.family()?.id;
    let deal =
        Deal { game, params: place.params()?, convention: place.convention, start: place.position.clone(), seats };
    let mut made = Match::new(deal).ok();
    for mv in moves {
        if let Some(game) = &mut made
            && game.play(mv).is_err()
        {
            made = None;
        }
    }
    made.ok_or_else(|| GameError::IllegalMove { position: place.position.clone(), mv: moves.join(" ") })
}

/// A board on which the visitor and the computer take turns.
#[component]
pub(crate) fn Example(place: Place) -> impl IntoView {
    let (words, desk) = (Words::context(), Desk::context());
    let moves = RwSignal::new(Vec::<String>::new());
    let begun = place.clone();
    let game = Memo::new(move |_| after(&begun, &moves.get()).ok().map(|game| record::write(&game)));
    let read = move || game.with(|record| record.as_ref().and_then(|record| record::read(record).ok()));
    let here = {
        let place = place.clone();
        Signal::derive(move || read().map(|game| place.at(game.position())))
    };
    let answer = move |record: String| {
        let seed = record.len() as u64;
        desk.ask(&Think { record, seed }, move |found| {
            if let Ok(Some(mv)) = found {
                moves.update(|moves| moves.push(mv));
            }
        });
    };
    let played = Callback::new(move |mv: String| {
        let waits = read().is_some_and(|game| game.finish().is_none() && game.turn() == Some(0));
        if waits {
            moves.update(|moves| moves.push(mv));
            if let Some(record) = game.get_untracked().filter(|_| read().is_some_and(|game| game.finish().is_none())) {
                answer(record);
            }
        }
    });
    let said = move || match read().and_then(|game| game.finish().cloned()) {
        Some(finish) if finish.winners.contains(&0) => words.say(&phrase::won(Seat::You)),
        Some(finish) if finish.winners.is_empty() => words.say(&phrase::drawn()),
        Some(_) => words.say(&phrase::won(Seat::Computer)),
        None => moves.with(|moves| moves.last().filter(|_| moves.len() % 2 == 0).cloned()).map_or_else(
            || words.say(&phrase::turn(Seat::You)),
            |mv| format!("{} {}", words.say(&phrase::played(Seat::Computer, &mv)), words.say(&phrase::turn(Seat::You))),
        ),
    };
    let (hovered, none) = (RwSignal::new(None), Signal::derive(Vec::<String>::new));
    view! {
        <div class="example">
            <PointBoard place=here tap=Tap::Play hovered=hovered chosen=played />
            <p role="status">{said}</p>
            <details>
                <summary>{move || words.id("analyse-moves")}</summary>
                <Moves place=here marked=none hovered=hovered chosen=played />
            </details>
            <button type="button" class="small" on:click=move |_| moves.set(Vec::new())>{move || words.id("learn-again")}</button>
        </div>
    }
}
