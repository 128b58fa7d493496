//! Beside the board: the moves, why the position is won or lost, and the rules, one at a time.
use super::{coach::Coach, moves::Moves, review::ReviewView, thinking};
use crate::{
    chunk::{self, ChunkView},
    html,
    match_session::{MatchSession, Panel},
    parts::answer::explanation::Why,
    position_ref::FIRST,
    reactive::{dyn_view, handler, reactive},
    settings::SettingsStore,
    words::Words,
};
use leptos::{ev, prelude::*};
use text::GameText;
use wasm_split_helpers::wasm_split;

/// The tabs, with the ids of their buttons and their names.
const TABS: [(Panel, &str, &str); 3] = [
    (Panel::Moves, "tab-moves", "replay-moves"),
    (Panel::Why, "tab-why", "web-why"),
    (Panel::Rules, "tab-rules", "web-rules"),
];

/// The tabs and what is open.
#[component]
pub(super) fn Side(session: MatchSession) -> impl IntoView {
    let words = Words::context();
    // The moves are there if nothing else is, and the review is among them.
    let open = Memo::new(move |_| match session.panel() {
        Panel::Nothing | Panel::Review | Panel::Thinking => Panel::Moves,
        open => open,
    });
    let tab = move |(panel, id, word): (Panel, &'static str, &'static str)| {
        let here = move || open.get() == panel;
        view! {
            <button
                id=id
                role="tab"
                aria-selected=reactive(move || here().to_string())
                aria-controls="side-panel"
                tabindex=reactive(move || if here() { "0" } else { "-1" })
                on:click=handler(move |_| session.open(panel))
                on:keydown=handler(move |event| switch(session, panel, &event))
            >
                {words.live(word)}
            </button>
        }
    };
    view! {
        <aside class="side card">
            {thinking::panel(session)}
            <div class="tabs" role="tablist" aria-label=words.live("web-beside")>
                {TABS.map(tab).into_iter().collect_view()}
            </div>
            <div class="tab-panel" id="side-panel" role="tabpanel" tabindex="0"
                aria-labelledby=reactive(move || id(open.get()))>
                {dyn_view(move || content(session, open.get()))}
            </div>
        </aside>
    }
}

/// The id of the button of a tab.
fn id(panel: Panel) -> &'static str {
    TABS.iter().find(|(known, ..)| *known == panel).map_or("", |(_, id, _)| id)
}

/// Arrow keys go from tab to tab.
fn switch(session: MatchSession, here: Panel, event: &ev::KeyboardEvent) {
    let index = TABS.iter().position(|(panel, ..)| *panel == here).unwrap_or(0);
    let next = match event.key().as_str() {
        "ArrowRight" => (index + 1) % TABS.len(),
        "ArrowLeft" => (index + TABS.len() - 1) % TABS.len(),
        _ => return,
    };
    event.prevent_default();
    session.open(TABS[next].0);
    if let Some(tab) = document().get_element_by_id(TABS[next].1) {
        drop(wasm_bindgen::JsCast::unchecked_into::<web_sys::HtmlElement>(tab).focus());
    }
}

fn content(session: MatchSession, open: Panel) -> AnyView {
    if open == Panel::Moves {
        return view! { <Moves session /> {thinking::button(session)} <Coach session /> }.into_any();
    }
    panel_of(session, open)
}

/// What is open beside a board without tabs.
pub(crate) fn panel(session: MatchSession) -> AnyView {
    let open = session.panel();
    let content = panel_of(session, open);
    match open {
        Panel::Nothing | Panel::Moves => ().into_any(),
        _ => view! { <section class="card panel">{content}</section> }.into_any(),
    }
}

fn panel_of(session: MatchSession, open: Panel) -> AnyView {
    let words = Words::context();
    let game = move || session.with(|table| table.game.deal().game).unwrap_or(FIRST);
    match open {
        Panel::Nothing | Panel::Moves => ().into_any(),
        Panel::Rules => {
            let text = move |kind| html::text(&words.about(kind, game()));
            // What theory says is loaded when somebody reads the rules.
            SettingsStore::context().later_words();
            view! {
                <section id="rules">
                    <h2>{reactive(move || words.title(game()))}</h2>
                    {dyn_view(move || text(GameText::Rules))}
                    <details>
                        <summary>{reactive(move || words.say(&text::phrase::heading(GameText::Theory)))}</summary>
                        {dyn_view(move || text(GameText::Theory))}
                    </details>
                </section>
            }
            .into_any()
        }
        open => chunk::view(|| Box::pin(load_panels()), move || chunk::ready(more_panels(session, open))),
    }
}

/// The review, in a chunk with the other explanations.
pub(super) fn review(session: MatchSession) -> AnyView {
    chunk::view(|| Box::pin(load_panels()), move || chunk::ready(more_panels(session, Panel::Review)))
}

/// What the computer thinks, in the same chunk.
pub(super) fn thoughts(session: MatchSession) -> AnyView {
    chunk::view(|| Box::pin(load_panels()), move || chunk::ready(more_panels(session, Panel::Thinking)))
}

/// The panels that explain, loaded when one is first opened.
#[wasm_split(panels, fallible, preload(load_panels))]
fn more_panels(session: MatchSession, open: Panel) -> ChunkView {
    let words = Words::context();
    Ok(match open {
        Panel::Nothing | Panel::Moves | Panel::Rules => ().into_any(),
        Panel::Why => view! {
            <section id="why">
                <h2>{words.live("web-why")}</h2>
                <Why place=Signal::derive(move || session.visible_place()) />
            </section>
        }
        .into_any(),
        Panel::Thinking => thinking::list(session),
        Panel::Review => view! {
            <section id="judged">
                <h2>{words.live("web-review")}</h2>
                <ReviewView session />
            </section>
        }
        .into_any(),
    })
}
