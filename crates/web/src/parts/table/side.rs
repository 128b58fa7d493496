//! Beside the board: actions, the open panel, and the end of the match.
use super::{coach::Coach, opener, review::ReviewView};
use crate::{
    chunk::{self, ChunkView},
    html,
    match_session::{MatchSession, Panel},
    parts::explanation::Why,
    reactive::{dyn_view, handler, reactive},
    route::{Page, Route, Router},
    settings::{LOOKS, PACES, SettingsStore},
    words::Words,
};
use leptos::prelude::*;
use text::GameText;
use wasm_split_helpers::wasm_split;

/// Everything beside the board.
#[component]
pub(crate) fn Side(session: MatchSession) -> impl IntoView {
    view! {
        <section class="side">
            <End session />
            <Actions session />
            <Coach session />
            {dyn_view(move || panel(session))}
            <Comfort />
        </section>
    }
}

/// The actions.
#[component]
fn Actions(session: MatchSession) -> impl IntoView {
    let words = Words::context();
    let settings = SettingsStore::context();
    let leaving = RwSignal::new(false);
    let coach = move |_| {
        settings.set(|settings| settings.coach = !settings.coach);
        session.ask_coach();
    };
    let runs_alone = move || session.is_without_people() && !session.is_over();
    let button = move |id: &'static str, word: &'static str, enabled: Signal<bool>, act: fn(MatchSession)| {
        view! {
            <button id=id disabled=reactive(move || !enabled.get()) on:click=handler(move |_| act(session))>
                {words.live(word)}
            </button>
        }
    };
    let yours = Signal::derive(move || session.is_yours());
    let always = Signal::derive(|| true);
    let has_moves = Signal::derive(move || session.with(|table| !table.game.plies().is_empty()).unwrap_or(false));
    let leave = move |_| {
        if leaving.get_untracked() {
            session.resign();
        }
        leaving.update(|leaving| *leaving = !*leaving);
    };
    let pause_word = move || words.id(if session.is_paused() { "web-continue" } else { "web-pause" });
    view! {
        <div class="row actions" role="group" aria-label=words.live("web-actions")>
            {button("hint", "web-hint", yours, MatchSession::hint)}
            {opener(session, Panel::Why, "web-why")}
            {opener(session, Panel::Rules, "web-rules")}
            <button
                id="coach"
                aria-pressed=reactive(move || settings.get(|settings| settings.coach).to_string())
                on:click=handler(coach)
            >
                {words.live("web-coach")}
            </button>
            {button("undo", "web-undo", has_moves, MatchSession::undo)}
            {button("redo", "web-redo", always, MatchSession::redo)}
            {button("restart", "web-restart", has_moves, MatchSession::restart)}
            <button id="leave" hidden=reactive(move || session.is_over() || session.is_without_people())
                on:click=handler(leave)>
                {reactive(move || words.id(if leaving.get() { "web-leave-sure" } else { "web-leave" }))}
            </button>
            <button id="pause" hidden=reactive(move || !runs_alone())
                on:click=handler(move |_| session.pause())>{pause_word}</button>
            <button id="step" hidden=reactive(move || !(runs_alone() && session.is_paused()))
                on:click=handler(move |_| session.step())>
                {words.live("web-step")}
            </button>
            <a class="button" href=reactive(move ||
                href_on(session, Page::Analyse))>{words.live("web-page-analyse")}</a>
        </div>
    }
}

/// The address of the visible position on another page.
fn href_on(session: MatchSession, page: Page) -> String {
    session.visible_place().map_or_else(|| Route::to(page).href(), |place| place.route(page).href())
}

/// The end of a match: who has won, and what can be done now.
#[component]
fn End(session: MatchSession) -> impl IntoView {
    let (words, router) = (Words::context(), Router::context());
    let settings = move |_| {
        if let Some(place) = session.place() {
            router.go(Route::about(Page::Play, place.game));
        }
    };
    let download = move |_| {
        if let Some((name, text)) = session.record() {
            crate::parts::file::download(&name, &text);
        }
    };
    view! {
        <div class="end card" hidden=reactive(move || !session.is_over())>
            <h2>{reactive(move || words.id(result(session)))}</h2>
            <p>{dyn_view(move || session.turn_words())}</p>
            <div class="row">
                <button class="main" id="again"
                    on:click=handler(move |_| session.again())>{words.live("web-again")}</button>
                <button
                    id="replay"
                    aria-pressed=reactive(move || session.is_replaying().to_string())
                    on:click=handler(move |_| session.toggle_replay())
                >
                    {words.live("replay-title")}
                </button>
                <button id="review" on:click=handler(move |_|
                    session.open(Panel::Review))>{words.live("web-review")}</button>
                <button id="settings" on:click=handler(settings)>{words.live("web-other-settings")}</button>
                <button id="download" on:click=handler(download)>{words.live("web-download")}</button>
            </div>
        </div>
    }
}

/// The heading of the end: won, lost, drawn, or simply over.
fn result(session: MatchSession) -> &'static str {
    let result = session.with(|table| {
        let seats = &table.game.deal().seats;
        let people: Vec<usize> = (0..seats.len()).filter(|&seat| seats[seat].is_person()).collect();
        let finish = table.game.finish()?;
        Some(match people[..] {
            _ if finish.is_draw() => "web-end-drawn",
            [you] if finish.winners.contains(&you) => "web-end-won",
            [_] => "web-end-lost",
            _ => "web-end",
        })
    });
    result.flatten().unwrap_or("web-end")
}

/// The open panel.
pub(crate) fn panel(session: MatchSession) -> AnyView {
    let words = Words::context();
    let game = move || session.with(|table| table.game.deal().game).unwrap_or(crate::position_ref::FIRST);
    match session.panel() {
        Panel::Nothing => ().into_any(),
        Panel::Rules => {
            let text = move |kind| html::text(text::game(words.lang(), kind, game()).unwrap_or_default());
            view! {
                <section class="card panel" id="rules">
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

/// The panels that explain, loaded when one is first opened.
#[wasm_split(panels, fallible, preload(load_panels))]
fn more_panels(session: MatchSession, open: Panel) -> ChunkView {
    let words = Words::context();
    Ok(match open {
        Panel::Nothing | Panel::Rules => ().into_any(),
        Panel::Why => view! {
            <section class="card panel" id="why">
                <h2>{words.live("web-why")}</h2>
                <Why place=Signal::derive(move || session.visible_place()) />
            </section>
        }
        .into_any(),
        Panel::Review => view! {
            <section class="card panel" id="judged">
                <h2>{words.live("web-review")}</h2>
                <ReviewView session />
            </section>
        }
        .into_any(),
    })
}

/// How the pieces look, how long the computer waits, and whether moves make a sound.
#[component]
fn Comfort() -> impl IntoView {
    let (words, settings) = (Words::context(), SettingsStore::context());
    let look = move |event| {
        let name = event_target_value(&event);
        if let Some((look, ..)) = LOOKS.iter().find(|(_, known, _)| *known == name) {
            settings.set(|settings| settings.look = *look);
        }
    };
    let looks = LOOKS.map(|(look, name, id)| {
        let here = move || settings.get(|settings| settings.look == look);
        view! { <option value=name selected=here>{words.live(id)}</option> }
    });
    let pace = move |event| {
        let millis: u32 = event_target_value(&event).parse().unwrap_or(900);
        settings.set(|settings| settings.pace = millis);
    };
    let paces = PACES.map(|(pace, id)| {
        let here = move || settings.get(|settings| settings.pace == pace);
        view! { <option value=pace.to_string() selected=here>{words.live(id)}</option> }
    });
    let sound = move |_: leptos::ev::Event| settings.set(|settings| settings.sound = !settings.sound);
    view! {
        <details class="comfort">
            <summary>{words.live("web-comfort")}</summary>
            <div class="row">
                <label>{words.live("web-look")} " " <select id="look"
                    on:change=handler(look)>{looks.into_iter().collect_view()}</select></label>
                <label>{words.live("web-pace")} " " <select id="pace"
                    on:change=handler(pace)>{paces.into_iter().collect_view()}</select></label>
                <label><input type="checkbox" id="sound"
                    prop:checked=reactive(move || settings.get(|settings| settings.sound)) on:change=handler(sound) />
                    " " {words.live("web-sound")}</label>
            </div>
        </details>
    }
}
