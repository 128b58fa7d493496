//! The move being chosen: in words, by a slider over all moves at one place, by buttons, or typed.
use crate::{
    html,
    live::{heard, live, seen},
    sitting::Sitting,
    words::Words,
};
use engine::Outcome;
use leptos::prelude::*;
use text::GameText;

/// Maximum number of moves at one place that are shown as buttons.
const BUTTONS: usize = 10;

/// The move being chosen.
#[component]
pub(crate) fn ChoiceView(sitting: Sitting) -> impl IntoView {
    let words = Words::context();
    let held = move || sitting.with(|table| !table.picker.held().is_empty()).unwrap_or(false);
    let can_play = move || sitting.is_yours() && sitting.chosen_words().is_some();
    let play = move |_| sitting.play_chosen();
    let cancel = move |_| sitting.point(|table| table.picker.release());
    view! {
        <div class="choice" hidden=live(move || !sitting.is_yours())>
            <p id="chosen-move" class="chosen" aria-live="polite">{seen(move || chosen(sitting))}</p>
            {seen(move || slider(sitting))}
            <div class="row">
                <button class="main" id="play-move" disabled=live(move || !can_play()) on:click=heard(play)>
                    {words.live("web-play-move")}
                </button>
                <button id="cancel-move" hidden=live(move || !held()) on:click=heard(cancel)>{words.live("web-cancel")}</button>
                <Typed sitting />
            </div>
        </div>
    }
}

/// The move in words, with what the coach says about it, and what a finger does to play it.
fn chosen(sitting: Sitting) -> AnyView {
    let words = Words::context();
    if let Some(slip) = refusal(sitting) {
        return slip;
    }
    let Some((mv, said)) = sitting.chosen_words() else {
        let complete = sitting.with(|table| table.picker.is_complete()).unwrap_or(true);
        let id = if complete { "web-choose" } else { "web-too-many-moves" };
        return view! { <span class="soft">{words.id(id)}</span> }.into_any();
    };
    let verdict = sitting.coached().and_then(|facts| {
        let fact = facts.moves.iter().find(|fact| fact.mv == mv)?;
        Some(verdict(fact.outcome?))
    });
    view! { <code>{mv}</code> " " {html::line(&said)} " " {verdict} {confirmation(sitting)} }.into_any()
}

/// Why no move is meant by the place pointed at, and the rule in one sentence.
pub(crate) fn refusal(sitting: Sitting) -> Option<AnyView> {
    let words = Words::context();
    let slip = sitting.slip()?;
    let game = sitting.with(|table| table.game.deal().game)?;
    let rule = text::game(words.lang(), GameText::Summary, game).unwrap_or_default();
    Some(view! { {html::line(&words.say(&slip))} " " <span class="soft">{html::line(rule)}</span> }.into_any())
}

/// How a finger plays the move that it has pointed at.
pub(crate) fn confirmation(sitting: Sitting) -> Option<AnyView> {
    let words = Words::context();
    sitting.by_finger().then(|| view! { " " <strong>{words.id("web-tap-again")}</strong> }.into_any())
}

/// What a move means for the one who makes it, given the outcome of where it leads: a sign and a word.
pub(super) fn verdict(outcome: Outcome) -> AnyView {
    let words = Words::context();
    let (class, sign, id) = match outcome {
        Outcome::Loss => ("good", "✓", "web-move-wins"),
        Outcome::Win => ("bad", "✗", "web-move-loses"),
        Outcome::Draw => ("even", "=", "web-move-draws"),
    };
    view! { <span class=format!("verdict {class}")>{sign} " " {words.id(id)}</span> }.into_any()
}

/// All moves at the place pointed at: buttons when they are few, else a slider.
fn slider(sitting: Sitting) -> AnyView {
    let words = Words::context();
    let found = sitting.with(|table| {
        let (choices, pick) = table.picker.here();
        let moves: Vec<String> = choices.iter().map(|choice| choice.mv.clone()).collect();
        (moves, pick)
    });
    // A counter has nothing to point at, so its moves are always there.
    let counted = sitting.with(|table| table.board.len() == 1).unwrap_or(false);
    match found.filter(|_| sitting.is_yours() && (counted || sitting.chosen_words().is_some())) {
        Some((moves, pick)) if (2..=BUTTONS).contains(&moves.len()) => {
            let button = |(i, mv): (usize, String)| {
                let choose = move |_| {
                    sitting.point(|table| {
                        table.picker.choose(i);
                        true
                    });
                };
                view! { <button class="small" aria-pressed=(i == pick).to_string() on:click=heard(choose)>{mv}</button> }
            };
            let buttons = moves.into_iter().enumerate().map(button).collect_view();
            view! { <div class="row moves" role="group" aria-label=words.id("web-moves-here")>{buttons}</div> }
                .into_any()
        }
        Some((moves, pick)) if moves.len() > BUTTONS => {
            let slide = move |event| {
                let wanted = event_target_value(&event).parse().unwrap_or(0);
                sitting.point(|table| {
                    table.picker.choose(wanted);
                    true
                });
            };
            view! {
                <input
                    type="range"
                    min="0"
                    max=(moves.len() - 1).to_string()
                    prop:value=pick.to_string()
                    aria-label=words.id("web-moves-here")
                    on:input=heard(slide)
                />
            }
            .into_any()
        }
        _ => ().into_any(),
    }
}

/// A move typed in the notation of the rules.
#[component]
fn Typed(sitting: Sitting) -> impl IntoView {
    let words = Words::context();
    let typed = RwSignal::new(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if !typed.with_untracked(|text| text.trim().is_empty()) && sitting.play(&typed.get_untracked()) {
            typed.set(String::new());
        }
    };
    view! {
        <form class="typed" on:submit=heard(submit)>
            <input
                type="text"
                id="typed-move"
                autocomplete="off"
                spellcheck="false"
                aria-label=words.live("web-type-move")
                placeholder=words.live("web-type-move")
                prop:value=typed
                on:input=heard(move |event| typed.set(event_target_value(&event)))
            />
        </form>
    }
}
