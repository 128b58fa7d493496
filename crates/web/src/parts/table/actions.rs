//! What can be done during a match: four actions in sight, the rest behind the last of them.
use super::keys::toggle_projector;
use crate::{
    match_session::MatchSession,
    parts::focus::focus_on,
    reactive::{handler, reactive},
    route::{Page, Route},
    settings::{LOOKS, PACES, SettingsStore},
    words::Words,
};
use leptos::{
    ev::{FocusEvent, KeyboardEvent, MouseEvent},
    prelude::*,
};
use wasm_bindgen::JsCast;

/// The actions.
#[component]
pub(super) fn Actions(session: MatchSession) -> impl IntoView {
    let words = Words::context();
    let runs_alone = move || session.is_without_people() && !session.is_over();
    let has_moves = Signal::derive(move || session.with(|table| !table.game.plies().is_empty()).unwrap_or(false));
    let can_redo = Signal::derive(move || session.can_redo());
    let pause_word = reactive(move || words.id(if session.is_paused() { "web-continue" } else { "web-pause" }));
    view! {
        <div class="row actions" role="group" aria-label=words.live("web-actions")>
            {action(session, "hint", "web-hint", Signal::derive(move || session.is_yours()), MatchSession::hint)}
            {action(session, "undo", "web-undo", has_moves, MatchSession::undo)}
            {action(session, "restart", "web-restart", has_moves, MatchSession::restart)}
            <button id="pause" hidden=reactive(move || !runs_alone())
                on:click=handler(move |_| session.pause())>{pause_word}</button>
            <button id="step" hidden=reactive(move || !(runs_alone() && session.is_paused()))
                on:click=handler(move |_| session.step())>{words.live("web-step")}</button>
            <details class="menu" on:focusout=handler(|event| leave_menu(&event))
                on:keydown=handler(|event: KeyboardEvent| if event.key() == "Escape" { close_from_inside() })>
                <summary class="button">{words.live("web-more")}</summary>
                <div class="card" on:click=handler(|event| close_after(&event))>
                    {coach(session)}
                    {action(session, "redo", "web-redo", can_redo, MatchSession::redo)}
                    {resign(session)}
                    <a class="button" id="analyse" href=reactive(move ||
                        href_on(session, Page::Analyse))>{words.live("web-page-analyse")}</a>
                    <button id="projector" on:click=handler(move |_: MouseEvent| toggle_projector(session))>
                        {words.live("web-projector")}</button>
                    {appearance()}
                </div>
            </details>
        </div>
    }
}

/// Closes the menu, so that it does not lie over the board.
fn close_menu() {
    if let Some(menu) = document().query_selector(".menu[open]").ok().flatten() {
        drop(menu.remove_attribute("open"));
    }
}

/// Closes the menu, whose button gets the focus that was inside.
fn close_from_inside() {
    close_menu();
    focus_on(".menu summary");
}

/// Closes the menu after one of its buttons that asks nothing more.
fn close_after(event: &MouseEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    if target.and_then(|target| target.closest("button:not(#leave)").ok().flatten()).is_some() {
        close_from_inside();
    }
}

/// Closes the menu if the focus has left it.
fn leave_menu(event: &FocusEvent) {
    let target = event.related_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    if target.is_some_and(|target| !target.closest(".menu").is_ok_and(|menu| menu.is_some())) {
        close_menu();
    }
}

/// A button that does something if it can be done now.
fn action(
    session: MatchSession,
    id: &'static str,
    word: &'static str,
    enabled: Signal<bool>,
    act: fn(MatchSession),
) -> AnyView {
    let words = Words::context();
    view! {
        <button id=id disabled=reactive(move || !enabled.get()) on:click=handler(move |_| act(session))>
            {words.live(word)}
        </button>
    }
    .into_any()
}

/// Shows what every move leads to, or no longer.
fn coach(session: MatchSession) -> AnyView {
    let (words, settings) = (Words::context(), SettingsStore::context());
    let toggle = move |_| {
        settings.set(|settings| settings.coach = !settings.coach);
        session.ask_coach();
    };
    view! {
        <button
            id="coach"
            aria-pressed=reactive(move || settings.get(|settings| settings.coach).to_string())
            on:click=handler(toggle)
        >
            {words.live("web-coach")}
        </button>
    }
    .into_any()
}

/// The button to resign, which asks first.
fn resign(session: MatchSession) -> AnyView {
    let (words, leaving) = (Words::context(), RwSignal::new(false));
    let leave = move |_| {
        if leaving.get_untracked() {
            session.resign();
            close_from_inside();
        }
        leaving.update(|leaving| *leaving = !*leaving);
    };
    view! {
        <button id="leave" hidden=reactive(move || session.is_over() || session.is_without_people())
            on:click=handler(leave)>
            {reactive(move || words.id(if leaving.get() { "web-leave-sure" } else { "web-leave" }))}
        </button>
    }
    .into_any()
}

/// The address of the visible position on another page.
fn href_on(session: MatchSession, page: Page) -> String {
    session.visible_place().map_or_else(|| Route::to(page).href(), |place| place.route(page).href())
}

/// How the pieces look, how long the computer waits, and whether moves make a sound.
fn appearance() -> AnyView {
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
    let watch = move |_: leptos::ev::Event| settings.set(|settings| settings.watch = !settings.watch);
    let is_watching = reactive(move || settings.get(|settings| settings.watch));
    let sound = move |_: leptos::ev::Event| settings.set(|settings| settings.sound = !settings.sound);
    let is_on = reactive(move || settings.get(|settings| settings.sound));
    view! {
        <div class="field"><label for="look">{words.live("web-look")}</label>
            <select id="look" on:change=handler(look)>{looks.into_iter().collect_view()}</select></div>
        <div class="field"><label for="pace">{words.live("web-pace")}</label>
            <select id="pace" on:change=handler(pace)>{paces.into_iter().collect_view()}</select></div>
        <label class="tick"><input type="checkbox" class="switch" role="switch" id="watch" prop:checked=is_watching
            on:change=handler(watch) /> " " {words.live("trace-title")}</label>
        <label class="tick"><input type="checkbox" class="switch" role="switch" id="sound" prop:checked=is_on
            on:change=handler(sound) /> " " {words.live("web-sound")}</label>
    }
    .into_any()
}
