//! The graph of all positions below one, or a graph of the visitor's own.
use super::heading;
use crate::{
    html,
    parts::{
        answer::{export, query::Query},
        board::pointer,
        focus::recover,
        form::position,
        pane::{self, Start},
    },
    position_ref::PositionRef,
    reactive::{dyn_view, handler, reactive},
    route::{Page, Router},
    words::Words,
    work::graph::{DrawGraph, GraphPicture},
};
use draw::Theme;
use leptos::prelude::*;

mod own;
mod ranks;

/// Choices for the number of positions.
const SIZES: [usize; 4] = [30, 100, 200, 400];
/// Choices for the depth, in moves.
const DEPTHS: [u32; 6] = [1, 2, 3, 4, 6, 8];
/// The depth that stands for all moves.
const ALL: u32 = u32::MAX;

/// What the visitor has chosen to see.
#[derive(Clone, Copy)]
pub(super) struct GraphOptions {
    nodes: RwSignal<usize>,
    /// Maximum number of moves from the position; without one, as many as stay legible.
    depth: RwSignal<Option<u32>>,
    by_remoteness: RwSignal<bool>,
    folded: RwSignal<Vec<String>>,
    /// What gets the focus when the graph is drawn again, if the button that asked for it is gone.
    focus: StoredValue<&'static str>,
}

/// The page.
pub(crate) fn view(_about: Option<String>) -> AnyView {
    let (words, router) = (Words::context(), Router::context());
    let place = Memo::new(move |_| PositionRef::of_route(&router.route()));
    let options = GraphOptions {
        nodes: RwSignal::new(SIZES[1]),
        depth: RwSignal::new(None),
        by_remoteness: RwSignal::new(false),
        folded: RwSignal::new(Vec::new()),
        focus: StoredValue::new(""),
    };
    Effect::new(move |_| {
        place.track();
        options.folded.set(Vec::new());
        options.depth.set(None);
    });
    let whole = move || router.route().get("whole").is_some();
    let graph: Query<GraphPicture> = Query::follow(move || {
        let place = place.get().ok().filter(|place| position::refusal(place).is_none())?;
        Some(options.question(place, whole(), words))
    });
    Effect::new(move |_| {
        if graph.get().is_some() {
            recover(options.focus.get_value());
        }
    });
    let selected = RwSignal::new(None::<String>);
    view! {
        {heading(Page::Graph)}
        {dyn_view(move || html::text(&words.id("graph-intro")))}
        <div class="error" role="alert">{dyn_view(move ||
            place.get().err().map(|error| html::text(&words.wrong(&error))))}</div>
        {dyn_view(move || place.with(Result::is_ok).then(position::view))}
        {own::view()}
        {choices(options)}
        {dyn_view(move || selected.get().zip(place.get().ok()).map(|(here, place)|
            node(options, &place, here, selected)))}
        <section class="card">{graph.view(move |picture| drawing(options, picture, selected))}</section>
        {dyn_view(move || graph.result().map(|picture| below(words, picture, selected)))}
    }
    .into_any()
}

/// The picture, and what of it is shown.
fn drawing(options: GraphOptions, picture: GraphPicture, selected: RwSignal<Option<String>>) -> AnyView {
    let (ranks, positions) = (ranks::view(options, &picture), picture.positions);
    let select = Callback::new(move |event: leptos::ev::MouseEvent| {
        if let Some(position) = node_position(&event, &positions) {
            selected.set(Some(position));
        }
    });
    view! { {ranks} {pane::view(picture.svg, ("draw-graph", "graph-how"), Start::Middle, select)} }.into_any()
}

impl GraphOptions {
    fn question(self, place: PositionRef, whole: bool, words: Words) -> DrawGraph {
        DrawGraph {
            place,
            depth: self.depth.get(),
            nodes: self.nodes.get(),
            by_remoteness: self.by_remoteness.get(),
            folded: self.folded.get(),
            whole,
            lang: words.lang().code().to_owned(),
        }
    }
}

/// How much is drawn, and how it is arranged.
fn choices(options: GraphOptions) -> impl IntoView {
    let words = Words::context();
    let depth = move |depth: u32| {
        view! { <option value=depth.to_string()
        selected=reactive(move || options.depth.get() == Some(depth))>{depth}</option> }
    };
    let size = move |size: usize| {
        view! { <option value=size.to_string() selected=reactive(move || options.nodes.get() == size)>{size}</option> }
    };
    view! {
        <form class="card setup" on:submit=|event| event.prevent_default()>
            <div class="field">
                <label for="depth">{words.live("graph-depth")}</label>
                <select id="depth" on:change=handler(move |event|
                    options.depth.set(event_target_value(&event).parse().ok()))>
                    <option value="" selected=reactive(move || options.depth.get().is_none())>
                        {words.live("graph-depth-auto")}</option>
                    {DEPTHS.into_iter().map(depth).collect_view()}
                    <option value=ALL.to_string() selected=reactive(move || options.depth.get() == Some(ALL))>
                        {words.live("graph-depth-all")}</option>
                </select>
            </div>
            <div class="field">
                <label for="nodes">{words.live("graph-nodes")}</label>
                <select id="nodes" on:change=handler(move |event|
                    options.nodes.set(event_target_value(&event).parse().unwrap_or(SIZES[1])))>
                    {SIZES.into_iter().map(size).collect_view()}
                </select>
            </div>
            <div class="field">
                <label for="layers">{words.live("graph-layers")}</label>
                <select id="layers" on:change=handler(move |event|
                    options.by_remoteness.set(event_target_value(&event) == "remoteness"))>
                    <option value="depth">{words.live("graph-layers-depth")}</option>
                    <option value="remoteness">{words.live("graph-layers-remoteness")}</option>
                </select>
            </div>
        </form>
    }
}

/// What can be done with the selected position.
fn node(options: GraphOptions, place: &PositionRef, here: String, selected: RwSignal<Option<String>>) -> AnyView {
    let (words, router) = (Words::context(), Router::context());
    let there = place.at(&here);
    let position = here.clone();
    let is_folded = move || options.folded.with(|folded| folded.contains(&position));
    let fold_word = reactive(move || words.id(if is_folded() { "graph-unfold" } else { "graph-fold" }));
    let (analyse, play) = (there.route(Page::Analyse).href(), there.route(Page::Play).href());
    let (go, label) = (there.route(Page::Graph), here.clone());
    let fold = move |_| {
        options.folded.update(|folded| match folded.iter().position(|other| *other == here) {
            Some(index) => drop(folded.remove(index)),
            None => folded.push(here.clone()),
        });
    };
    let go_there = move |_| {
        options.focus.set_value(".pane");
        selected.set(None);
        router.go(go.clone());
    };
    view! {
        <section class="card selected" role="status">
            <p><strong>{words.id("label-position")}</strong> " " <code>{label}</code></p>
            <p class="doors">
                <button type="button" id="go-there" on:click=handler(go_there)>{words.id("graph-go")}</button>
                <button type="button" id="fold" on:click=handler(fold)>{fold_word}</button>
                <a class="button" href=analyse>{words.id("graph-analyse")}</a>
                <a class="button" href=play>{words.id("analyse-play")}</a>
            </p>
        </section>
    }
    .into_any()
}

/// The positions as a list for visitors without a pointer, and the picture as a file.
fn below(words: Words, picture: GraphPicture, selected: RwSignal<Option<String>>) -> impl IntoView {
    let item = |position: String| {
        let here = position.clone();
        view! { <li><button type="button" class="move"
        on:click=handler(move |_| selected.set(Some(here.clone())))><code>{position}</code></button></li> }
    };
    let items = picture.positions.into_iter().map(item).collect_view();
    let styled = with_style(&picture.svg);
    let again = styled.clone();
    let (dot, tikz) = (picture.dot, picture.tikz);
    view! {
        <p class="doors">
            <button type="button"
                on:click=handler(move |_| export::save_svg("game-graph", &styled))>{words.id("graph-save-svg")}</button>
            <button type="button"
                on:click=handler(move |_| export::save_png("game-graph", &again))>{words.id("graph-save-png")}</button>
            <button type="button" id="save-dot"
                on:click=handler(move |_| export::save_text("game-graph.dot", "text/vnd.graphviz", &dot))>
                {words.id("graph-save-dot")}</button>
            <button type="button" id="save-tikz"
                on:click=handler(move |_| export::save_text("game-graph.tex", "text/x-tex", &tikz))>
                {words.id("graph-save-tikz")}</button>
        </p>
        <details class="card">
            <summary>{words.id("graph-list")}</summary>
            <ul class="move-list">{items}</ul>
        </details>
    }
}

/// A picture that contains its style, as a file must.
pub(crate) fn with_style(svg: &str) -> String {
    svg.replacen("</title>", &format!("</title>\n<style>\n{}</style>", Theme::Light.style()), 1)
}

/// The position of the clicked node.
fn node_position(event: &web_sys::Event, positions: &[String]) -> Option<String> {
    let number: usize = pointer::attribute(event, "data-node")?.parse().ok()?;
    positions.get(number).cloned()
}
