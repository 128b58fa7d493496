//! The move being chosen: in words, by a slider over all moves at one place, by buttons, or typed.
use crate::{
    html,
    match_session::MatchSession,
    parts::board::pointing::Pointing,
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
    let pointing = session.pointing();
    let has_pins = move || pointing.with(|open| !open.picker.pins().is_empty()).unwrap_or(false);
    let can_play = move || session.is_yours() && session.chosen_words().is_some();
    let play = move |_| session.play_choice();
    let cancel = move |_| pointing.change(play::Picker::release);
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
    let slip = session.pointing().slip()?;
    let game = session.with(|table| table.game.deal().game)?;
    let rule = text::game(words.lang(), GameText::Summary, game).unwrap_or_default();
    Some(view! { {html::line(&words.say(&slip))} " " <span class="soft">{html::line(rule)}</span> }.into_any())
}

/// How a finger plays the move that it has pointed at.
pub(crate) fn confirmation(session: MatchSession) -> Option<AnyView> {
    let words = Words::context();
    session.pointing().by_finger().then(|| view! { " " <strong>{words.id("web-tap-again")}</strong> }.into_any())
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
    let pointing = session.pointing();
    let (moves, pick, is_counter) = pointing
        .with(|open| {
            let (choices, pick) = open.picker.here();
            let moves: Vec<String> = choices.iter().map(|choice| choice.mv.clone()).collect();
            // A counter has nothing to point at, so its moves are always there.
            (moves, pick, open.board.len() == 1)
        })
        .unwrap_or_default();
    match moves.len() {
        _ if !is_counter && pointing.choice().is_none() => ().into_any(),
        2..=BUTTONS => buttons(pointing, moves, pick),
        0..2 => ().into_any(),
        count => range(pointing, count, pick),
    }
}

/// Chooses one of the moves at the place pointed at.
fn choose(pointing: Pointing, index: usize) {
    pointing.change(|picker| {
        picker.choose(index);
        true
    });
}

fn buttons(pointing: Pointing, moves: Vec<String>, pick: usize) -> AnyView {
    let words = Words::context();
    let button = |(index, mv): (usize, String)| {
        let pressed = (index == pick).to_string();
        view! {
            <button class="small" aria-pressed=pressed on:click=handler(move |_| choose(pointing, index))>{mv}</button>
        }
    };
    let buttons = moves.into_iter().enumerate().map(button).collect_view();
    view! { <div class="row moves" role="group" aria-label=words.id("web-moves-here")>{buttons}</div> }.into_any()
}

fn range(pointing: Pointing, count: usize, pick: usize) -> AnyView {
    let words = Words::context();
    let slide = move |event| choose(pointing, event_target_value(&event).parse().unwrap_or(0));
    view! {
        <input
            type="range"
            min="0"
            max=(count - 1).to_string()
            prop:value=pick.to_string()
            aria-label=words.id("web-moves-here")
            on:input=handler(slide)
        />
    }
    .into_any()
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
