//! Every game with a small picture of its board, grouped by kind of board, with a search.
use crate::{
    parts::board::BoardPicture,
    position_ref::PositionRef,
    reactive::{dyn_view, handler, reactive},
    route::{Page, Route},
    words::Words,
};
use draw::board::Look;
use engine::{Family, board::Shape, games::FAMILIES};
use leptos::prelude::*;
use text::GameText;

/// The kind of board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Group {
    Heaps,
    Rows,
    Boards,
    Graphs,
}

impl Group {
    const ALL: [Group; 4] = [Group::Heaps, Group::Rows, Group::Boards, Group::Graphs];

    fn title(self) -> &'static str {
        match self {
            Group::Heaps => "web-group-heaps",
            Group::Rows => "web-group-rows",
            Group::Boards => "web-group-boards",
            Group::Graphs => "web-group-graphs",
        }
    }

    /// The group of a board.
    fn of(shape: &Shape) -> Group {
        match shape {
            Shape::Heaps | Shape::Counter { .. } | Shape::Factors | Shape::Text(_) | Shape::Sum => Group::Heaps,
            Shape::Row | Shape::Ring | Shape::Stairs | Shape::Strip => Group::Rows,
            Shape::Grid { .. } | Shape::Hexagons { .. } => Group::Boards,
            Shape::Graph { .. } => Group::Graphs,
        }
    }
}

/// A game in the gallery.
#[derive(Clone, PartialEq)]
struct Entry {
    family: &'static str,
    group: Group,
    picture: BoardPicture,
}

fn entry(family: &'static Family) -> Option<Entry> {
    let place = PositionRef::usual(family);
    let board = place.build().ok()?.board(&place.position).ok()?;
    let board = engine::board::Board { facts: Vec::new(), ..board };
    Some(Entry { family: family.id, group: Group::of(&board.shape), picture: BoardPicture::of(board, family.id) })
}

/// All games.
#[component]
pub(crate) fn Gallery() -> impl IntoView {
    let words = Words::context();
    let search_text = RwSignal::new(String::new());
    let entries: RwSignal<Vec<Entry>> = RwSignal::new(Vec::new());
    // The page appears first, its pictures right after.
    request_idle(move || {
        entries.try_set(FAMILIES.iter().filter_map(entry).collect());
    });
    let fits = move |entry: &Entry| {
        let search_text = search_text.get().trim().to_lowercase();
        // The texts are set with curly apostrophes and spaces that do not break; nobody types these.
        let typed = |text: &str| text.to_lowercase().replace('’', "'").replace('\u{a0}', " ");
        let texts = [GameText::Title, GameText::Summary].map(|kind| text::game(words.lang(), kind, entry.family));
        search_text.is_empty()
            || entry.family.contains(&search_text)
            || texts.iter().flatten().any(|text| typed(text).contains(&typed(&search_text)))
    };
    let group = move |group: Group| {
        let matching =
            move || entries.get().into_iter().filter(|entry| entry.group == group && fits(entry)).collect::<Vec<_>>();
        view! {
            <section class="group" hidden=reactive(move || matching().is_empty())>
                <h3>{words.live(group.title())}</h3>
                <ul class="gallery">{dyn_view(move ||
                    matching().into_iter().map(|entry| card(words, &entry)).collect_view())}</ul>
            </section>
        }
    };
    let none = move || !entries.with(Vec::is_empty) && !entries.get().iter().any(fits);
    view! {
        <section class="games">
            <div class="row spread">
                <h2>{words.live("web-all-games")}</h2>
                <input
                    type="text"
                    id="search"
                    class="search"
                    aria-label=words.live("web-search")
                    placeholder=words.live("web-search")
                    prop:value=search_text
                    on:input=handler(move |event| search_text.set(event_target_value(&event)))
                />
            </div>
            {Group::ALL.map(group).into_iter().collect_view()}
            <p class="soft" role="status">{dyn_view(move || none().then(|| words.id("web-no-such-game")))}</p>
        </section>
    }
}

fn card(words: Words, entry: &Entry) -> AnyView {
    let summary = text::game(words.lang(), GameText::Summary, entry.family).unwrap_or_default();
    let href = Route::about(Page::Play, entry.family).href();
    let svg = entry.picture.svg(words.lang(), Look::Bars);
    view! {
        <li>
            <a class="card" href=href data-game=entry.family>
                <div class="thumb" aria-hidden="true" inner_html=svg></div>
                <strong>{words.title(entry.family)}</strong>
                <span class="soft">{crate::html::line(summary)}</span>
            </a>
        </li>
    }
    .into_any()
}

/// Does something after the page has appeared.
fn request_idle(work: impl FnOnce() + 'static) {
    set_timeout(work, std::time::Duration::from_millis(30));
}
