//! The move being chosen: in words, by a slider over all moves at one place, by buttons, or typed.
use crate::{
    html,
    match_session::MatchSession,
    reactive::{dyn_view, handler, reactive},
    words::Words,
};
use engine::Outcome;
use leptos::prelude::*;
use text::GameText;

/// Maximum number of moves at one place that are shown as buttons.
const BUTTONS: usize = 10;

/// The move being chosen.
#[component]
pub(crate) fn ChoiceView(session: MatchSession) -> impl IntoView {
    let words = Words::context();
    let has_pins = move || session.with(|table| !table.picker.pins().is_empty()).unwrap_or(false);
    let can_play = move || session.is_yours() && session.chosen_words().is_some();
    let play = move |_| session.play_choice();
    let cancel = move |_| session.point(|table| table.picker.release());
    view! {
        <div class="choice" hidden=reactive(move || !session.is_yours())>
            <p id="chosen-move" class="chosen" aria-live="polite">{dyn_view(move || choice_words(session))}</p>
            {dyn_view(move || slider(session))}
            <div class="row">
                <button class="main" id="play-move" disabled=reactive(move || !can_play()) on:click=handler(play)>
                    {words.live("web-play-move")}
                </button>
                <button id="cancel-move" hidden=reactive(move || !has_pins())
                    on:click=handler(cancel)>{words.live("web-cancel")}</button>
                <TypedMove session />
            </div>
        </div>
    }
}

/// The move in words, with the coach's verdict, and how a finger plays it.
fn choice_words(session: MatchSession) -> AnyView {
    let words = Words::context();
    if let Some(slip) = refusal(session) {
        return slip;
    }
    let Some((mv, description)) = session.chosen_words() else {
        let complete = session.with(|table| table.picker.is_complete()).unwrap_or(true);
        let id = if complete { "web-choose" } else { "web-too-many-moves" };
        return view! { <span class="soft">{words.id(id)}</span> }.into_any();
    };
    let verdict = session.coach_analysis().and_then(|facts| {
        let fact = facts.moves.iter().find(|fact| fact.mv == mv)?;
        Some(verdict(fact.outcome?))
    });
    view! { <code>{mv}</code> " " {html::line(&description)} " " {verdict} {confirmation(session)} }.into_any()
}

/// Why there is no move at the place pointed at, and the rule in one sentence.
pub(crate) fn refusal(session: MatchSession) -> Option<AnyView> {
    let words = Words::context();
    let slip = session.slip()?;
    let game = session.with(|table| table.game.deal().game)?;
    let rule = text::game(words.lang(), GameText::Summary, game).unwrap_or_default();
    Some(view! { {html::line(&words.say(&slip))} " " <span class="soft">{html::line(rule)}</span> }.into_any())
}

/// How a finger plays the move that it has pointed at.
pub(crate) fn confirmation(session: MatchSession) -> Option<AnyView> {
    let words = Words::context();
    session.by_finger().then(|| view! { " " <strong>{words.id("web-tap-again")}</strong> }.into_any())
}

/// What a move means for the player who makes it, given the outcome of the position it leads to: a sign and a word.
pub(super) fn verdict(outcome: Outcome) -> AnyView {
    let words = Words::context();
    let (class, sign, id) = match outcome {
        Outcome::Loss => ("good", "✓", "web-move-wins"),
        Outcome::Win => ("bad", "✗", "web-move-loses"),
        Outcome::Draw => ("even", "=", "web-move-draws"),
    };
    view! { <span class=format!("verdict {class}")>{sign} " " {words.id(id)}</span> }.into_any()
}

/// All moves at the place pointed at: buttons if they are few, otherwise a slider.
fn slider(session: MatchSession) -> AnyView {
    let words = Words::context();
    let moves_here = session.with(|table| {
        let (choices, pick) = table.picker.here();
        let moves: Vec<String> = choices.iter().map(|choice| choice.mv.clone()).collect();
        (moves, pick)
    });
    // A counter has nothing to point at, so its moves are always there.
    let is_counter = session.with(|table| table.board.len() == 1).unwrap_or(false);
    match moves_here.filter(|_| session.is_yours() && (is_counter || session.chosen_words().is_some())) {
        Some((moves, pick)) if (2..=BUTTONS).contains(&moves.len()) => {
            let button = |(i, mv): (usize, String)| {
                let choose = move |_| {
                    session.point(|table| {
                        table.picker.choose(i);
                        true
                    });
                };
                view! { <button class="small" aria-pressed=(i == pick).to_string()
                on:click=handler(choose)>{mv}</button> }
            };
            let buttons = moves.into_iter().enumerate().map(button).collect_view();
            view! { <div class="row moves" role="group" aria-label=words.id("web-moves-here")>{buttons}</div> }
                .into_any()
        }
        Some((moves, pick)) if moves.len() > BUTTONS => {
            let slide = move |event| {
                let index = event_target_value(&event).parse().unwrap_or(0);
                session.point(|table| {
                    table.picker.choose(index);
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
                    on:input=handler(slide)
                />
            }
            .into_any()
        }
        _ => ().into_any(),
    }
}

/// A move typed in the notation of the rules.
#[component]
fn TypedMove(session: MatchSession) -> impl IntoView {
    let words = Words::context();
    let input = RwSignal::new(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if !input.with_untracked(|text| text.trim().is_empty()) && session.play(&input.get_untracked()) {
            input.set(String::new());
        }
    };
    view! {
        <form class="typed" on:submit=handler(submit)>
            <input
                type="text"
                id="typed-move"
                autocomplete="off"
                spellcheck="false"
                aria-label=words.live("web-type-move")
                placeholder=words.live("web-type-move")
                prop:value=input
                on:input=handler(move |event| input.set(event_target_value(&event)))
            />
        </form>
    }
}
