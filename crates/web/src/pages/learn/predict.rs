//! A position that the lesson explains, after the reader has guessed who wins.
use super::picture;
use crate::{
    html,
    parts::answer::explanation::Why,
    position_ref::PositionRef,
    reactive::{dyn_view, handler},
    words::Words,
};
use engine::Outcome;
use leptos::prelude::*;
use play::course::{Ask, CoursePosition, Exercise, ExerciseAnswer};

/// The board with the question who wins; then the explanation.
pub(super) fn view(scene: &'static CoursePosition) -> AnyView {
    let (words, guess) = (Words::context(), RwSignal::new(None::<bool>));
    let title = move || words.title(scene.game);
    view! {
        <section class="card predict">
            <h2>{title} " " <code>{scene.position}</code></h2>
            {picture::board(*scene)}
            <p><strong>{words.live("learn-predict")}</strong></p>
            {choices(scene, guess)}
            <p role="status">{dyn_view(move || guess.get().map(|right| verdict(words, right)))}</p>
            {dyn_view(move || guess.get().map(|_| explanation(scene)))}
        </section>
    }
    .into_any()
}

/// The two answers.
fn choices(scene: &'static CoursePosition, guess: RwSignal<Option<bool>>) -> AnyView {
    let words = Words::context();
    let button = move |outcome: Outcome, id: &'static str| {
        let choose = move |_| {
            let question = Exercise::new(Ask::Outcome, *scene);
            guess.set(Some(question.accepts(&ExerciseAnswer::Outcome(outcome)).unwrap_or(false)));
        };
        view! { <button type="button" on:click=handler(choose)>{words.live(id)}</button> }.into_any()
    };
    let (loss, win) = (button(Outcome::Loss, "learn-answer-p"), button(Outcome::Win, "learn-answer-n"));
    view! { <p class="doors">{loss} {win}</p> }.into_any()
}

fn verdict(words: Words, right: bool) -> AnyView {
    html::verdict(right, &words.id(if right { "learn-right" } else { "learn-guess-wrong" }))
}

fn explanation(scene: &'static CoursePosition) -> AnyView {
    let here = Signal::derive(move || Some(PositionRef::of_scene(scene)));
    view! { <Why place=here /> }.into_any()
}
