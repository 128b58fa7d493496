//! Beside the board: what can be done in the match, what is open, and the end.
use super::{coach::Coach, opener, review::ReviewView};
use crate::{
    chunk::{self, Made},
    html,
    live::{heard, live, seen},
    parts::told::Why,
    route::{Page, Route, Router},
    settings::{Chosen, LOOKS, PACES},
    sitting::{Panel, Sitting},
    words::Words,
};
use leptos::prelude::*;
use text::GameText;
use wasm_split_helpers::wasm_split;

/// Everything beside the board.
#[component]
pub(crate) fn Side(sitting: Sitting) -> impl IntoView {
    view! {
        <section class="side">
            <End sitting />
            <Actions sitting />
            <Coach sitting />
            {seen(move || panel(sitting))}
            <Comfort />
        </section>
    }
}

/// What can be done.
#[component]
fn Actions(sitting: Sitting) -> impl IntoView {
    let words = Words::context();
    let chosen = Chosen::context();
    let leaving = RwSignal::new(false);
    let coach = move |_| {
        chosen.set(|settings| settings.coach = !settings.coach);
        sitting.look();
    };
    let show = move || sitting.is_show() && !sitting.is_over();
    let button = move |id: &'static str, word: &'static str, enabled: Signal<bool>, act: fn(Sitting)| {
        view! {
            <button id=id disabled=live(move || !enabled.get()) on:click=heard(move |_| act(sitting))>
                {words.live(word)}
            </button>
        }
    };
    let yours = Signal::derive(move || sitting.is_yours());
    let always = Signal::derive(|| true);
    let begun = Signal::derive(move || sitting.with(|table| !table.game.plies().is_empty()).unwrap_or(false));
    let leave = move |_| {
        if leaving.get_untracked() {
            sitting.resign();
        }
        leaving.update(|leaving| *leaving = !*leaving);
    };
    let pause_word = move || words.id(if sitting.is_paused() { "web-continue" } else { "web-pause" });
    view! {
        <div class="row actions" role="group" aria-label=words.live("web-actions")>
            {button("hint", "web-hint", yours, Sitting::hint)}
            {opener(sitting, Panel::Why, "web-why")}
            {opener(sitting, Panel::Rules, "web-rules")}
            <button
                id="coach"
                aria-pressed=live(move || chosen.get(|settings| settings.coach).to_string())
                on:click=heard(coach)
            >
                {words.live("web-coach")}
            </button>
            {button("undo", "web-undo", begun, Sitting::undo)}
            {button("redo", "web-redo", always, Sitting::redo)}
            {button("restart", "web-restart", begun, Sitting::restart)}
            <button id="leave" hidden=live(move || sitting.is_over() || sitting.is_show()) on:click=heard(leave)>
                {live(move || words.id(if leaving.get() { "web-leave-sure" } else { "web-leave" }))}
            </button>
            <button id="pause" hidden=live(move || !show()) on:click=heard(move |_| sitting.pause())>{pause_word}</button>
            <button id="step" hidden=live(move || !(show() && sitting.is_paused())) on:click=heard(move |_| sitting.step())>
                {words.live("web-step")}
            </button>
            <a class="button" href=live(move || elsewhere(sitting, Page::Analyse))>{words.live("web-page-analyse")}</a>
        </div>
    }
}

/// The position that is shown on another page.
fn elsewhere(sitting: Sitting, page: Page) -> String {
    sitting.place_shown().map_or_else(|| Route::to(page).href(), |place| place.route(page).href())
}

/// The end of a match: who has won, and what can be done now.
#[component]
fn End(sitting: Sitting) -> impl IntoView {
    let (words, router) = (Words::context(), Router::context());
    let settings = move |_| {
        if let Some(place) = sitting.place() {
            router.go(Route::about(Page::Play, place.game));
        }
    };
    let download = move |_| {
        if let Some((name, text)) = sitting.record() {
            crate::parts::file::download(&name, &text);
        }
    };
    view! {
        <div class="end card" hidden=live(move || !sitting.is_over())>
            <h2>{live(move || words.id(result(sitting)))}</h2>
            <p>{seen(move || sitting.turn_words())}</p>
            <div class="row">
                <button class="main" id="again" on:click=heard(move |_| sitting.again())>{words.live("web-again")}</button>
                <button
                    id="replay"
                    aria-pressed=live(move || sitting.is_replaying().to_string())
                    on:click=heard(move |_| sitting.toggle_replay())
                >
                    {words.live("replay-title")}
                </button>
                <button id="review" on:click=heard(move |_| sitting.open(Panel::Review))>{words.live("web-review")}</button>
                <button id="settings" on:click=heard(settings)>{words.live("web-other-settings")}</button>
                <button id="download" on:click=heard(download)>{words.live("web-download")}</button>
            </div>
        </div>
    }
}

/// The heading of the end: won, lost, drawn, or simply over.
fn result(sitting: Sitting) -> &'static str {
    let result = sitting.with(|table| {
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

/// What is open.
pub(crate) fn panel(sitting: Sitting) -> AnyView {
    let words = Words::context();
    let game = move || sitting.with(|table| table.game.deal().game).unwrap_or(crate::place::FIRST);
    match sitting.panel() {
        Panel::Nothing => ().into_any(),
        Panel::Rules => {
            let text = move |kind| html::text(text::game(words.lang(), kind, game()).unwrap_or_default());
            view! {
                <section class="card panel" id="rules">
                    <h2>{live(move || words.title(game()))}</h2>
                    {seen(move || text(GameText::Rules))}
                    <details>
                        <summary>{live(move || words.say(&text::phrase::heading(GameText::Theory)))}</summary>
                        {seen(move || text(GameText::Theory))}
                    </details>
                </section>
            }
            .into_any()
        }
        open => chunk::shown(|| Box::pin(load_panels()), move || chunk::made(more_panels(sitting, open))),
    }
}

/// What explains: it comes when it is first opened.
#[wasm_split(panels, fallible, preload(load_panels))]
fn more_panels(sitting: Sitting, open: Panel) -> Made {
    let words = Words::context();
    Ok(match open {
        Panel::Nothing | Panel::Rules => ().into_any(),
        Panel::Why => view! {
            <section class="card panel" id="why">
                <h2>{words.live("web-why")}</h2>
                <Why place=Signal::derive(move || sitting.place_shown()) />
            </section>
        }
        .into_any(),
        Panel::Review => view! {
            <section class="card panel" id="judged">
                <h2>{words.live("web-review")}</h2>
                <ReviewView sitting />
            </section>
        }
        .into_any(),
    })
}

/// How the pieces look, how long the computer waits, and whether moves are heard.
#[component]
fn Comfort() -> impl IntoView {
    let (words, chosen) = (Words::context(), Chosen::context());
    let look = move |event| {
        let name = event_target_value(&event);
        if let Some((look, ..)) = LOOKS.iter().find(|(_, known, _)| *known == name) {
            chosen.set(|settings| settings.look = *look);
        }
    };
    let looks = LOOKS.map(|(look, name, id)| {
        let here = move || chosen.get(|settings| settings.look == look);
        view! { <option value=name selected=here>{words.live(id)}</option> }
    });
    let pace = move |event| {
        let wanted: u32 = event_target_value(&event).parse().unwrap_or(900);
        chosen.set(|settings| settings.pace = wanted);
    };
    let paces = PACES.map(|(pace, id)| {
        let here = move || chosen.get(|settings| settings.pace == pace);
        view! { <option value=pace.to_string() selected=here>{words.live(id)}</option> }
    });
    let sound = move |_: leptos::ev::Event| chosen.set(|settings| settings.sound = !settings.sound);
    view! {
        <details class="comfort">
            <summary>{words.live("web-comfort")}</summary>
            <div class="row">
                <label>{words.live("web-look")} " " <select id="look" on:change=heard(look)>{looks.into_iter().collect_view()}</select></label>
                <label>{words.live("web-pace")} " " <select id="pace" on:change=heard(pace)>{paces.into_iter().collect_view()}</select></label>
                <label><input type="checkbox" id="sound" prop:checked=live(move || chosen.get(|settings| settings.sound)) on:change=heard(sound) /> " " {words.live("web-sound")}</label>
            </div>
        </details>
    }
}
