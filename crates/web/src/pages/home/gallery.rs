//! Every game with a small picture of its board: on shelves, or those that fit a search.
use crate::{
    parts::board::BoardPicture,
    position_ref::{FIRST, PositionRef},
    reactive::{dyn_view, handler, reactive},
    route::{Page, Route, Router},
    words::Words,
};
use draw::board::Look;
use engine::{Family, board::Shape, family::Tag, games::FAMILIES};
use leptos::{html::Input, prelude::*};
use text::Lang;

/// A shelf of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shelf {
    Of(Tag),
    /// Games on boards and graphs.
    Boards,
    /// What is on no other shelf.
    Others,
}

impl Shelf {
    const ALL: [Shelf; 7] = [
        Shelf::Of(Tag::First),
        Shelf::Of(Tag::Short),
        Shelf::Of(Tag::Classic),
        Shelf::Boards,
        Shelf::Of(Tag::Classroom),
        Shelf::Of(Tag::Unsolved),
        Shelf::Others,
    ];

    fn title(self) -> &'static str {
        match self {
            Shelf::Of(Tag::First) => "web-shelf-first",
            Shelf::Of(Tag::Short) => "web-shelf-short",
            Shelf::Of(Tag::Classic) => "web-shelf-classic",
            Shelf::Boards => "web-shelf-boards",
            Shelf::Of(Tag::Classroom) => "web-shelf-class",
            Shelf::Of(Tag::Unsolved) => "web-shelf-unsolved",
            Shelf::Others => "web-shelf-others",
        }
    }

    fn holds(self, entry: &Entry) -> bool {
        match self {
            Shelf::Of(tag) => entry.family.tags.contains(&tag),
            Shelf::Boards => entry.on_board,
            Shelf::Others => entry.family.tags.is_empty() && !entry.on_board,
        }
    }
}

/// A game in the gallery.
#[derive(Clone)]
struct Entry {
    family: &'static Family,
    /// Whether it is played on a board or graph.
    on_board: bool,
    picture: BoardPicture,
}

impl Entry {
    fn new(family: &'static Family) -> Option<Entry> {
        let place = PositionRef::usual(family);
        let board = place.build().ok()?.board(&place.position).ok()?;
        let board = engine::board::Board { facts: Vec::new(), ..board };
        let on_board =
            matches!(board.shape, Shape::Grid { .. } | Shape::Hexagons { .. } | Shape::Graph { .. } | Shape::Strip);
        Some(Entry { family, on_board, picture: BoardPicture::of(board, family.id) })
    }

    /// Whether the game is meant by what was typed: its name, its sentence, one of its starts, or another name.
    fn fits(&self, lang: Lang, typed: &str) -> bool {
        let id = self.family.id;
        let title = text::title(lang, id).into_iter();
        let starts = self.family.presets.iter().filter_map(|preset| text::preset(lang, preset.id));
        let mut all = title.chain(starts).chain(text::aliases(lang, id)).chain([id]);
        all.any(|text| plain(text).contains(typed)) || plain(&text::summary(lang, id)).contains(typed)
    }
}

/// A text as it is typed: the texts are set with curly apostrophes and spaces that do not break.
fn plain(text: &str) -> String {
    text.to_lowercase().replace('’', "'").replace(['\u{a0}', '\u{2011}'], " ")
}

/// All games.
#[component]
pub(super) fn Gallery() -> impl IntoView {
    let words = Words::context();
    let search = RwSignal::new(String::new());
    let typed = Memo::new(move |_| plain(search.get().trim()));
    let entries: RwSignal<Vec<Entry>> = RwSignal::new(Vec::new());
    // The page appears first, its pictures right after.
    request_idle(move || {
        let mut all: Vec<Entry> = FAMILIES.iter().filter_map(Entry::new).collect();
        all.sort_by_key(|entry| entry.family.id != FIRST);
        entries.try_set(all);
    });
    let body = move || {
        let all = entries.get();
        if typed.with(String::is_empty) {
            return Shelf::ALL.map(|shelf| shelf_view(words, shelf, &all)).into_iter().collect_view().into_any();
        }
        let found: Vec<AnyView> = typed.with(|typed| {
            all.iter().filter(|entry| entry.fits(words.lang(), typed)).map(|entry| card(words, entry)).collect()
        });
        view! { <ul class="gallery">{found}</ul> }.into_any()
    };
    let none = move || {
        let is_missing = |typed: &String| {
            !typed.is_empty() && !entries.with(|all| all.iter().any(|entry| entry.fits(words.lang(), typed)))
        };
        typed.with(is_missing).then(|| words.id("web-no-such-game"))
    };
    view! {
        <section class="games">
            <div class="row spread">
                <h2>{words.live("web-all-games")}</h2>
                <Search search />
            </div>
            {dyn_view(body)}
            <p class="soft" role="status">{dyn_view(none)}</p>
        </section>
    }
}

/// The field in which visitors type what they look for.
#[component]
fn Search(search: RwSignal<String>) -> impl IntoView {
    let (words, router) = (Words::context(), Router::context());
    let field = NodeRef::<Input>::new();
    // The address of the search, wherever it was opened, leads to the field.
    Effect::new(move |_| {
        if let Some(input) = field.get().filter(|_| router.route().get("search").is_some()) {
            request_animation_frame(move || {
                input.scroll_into_view();
                drop(input.focus());
            });
        }
    });
    view! {
        <input
            type="search"
            id="search"
            class="search"
            autocomplete="off"
            aria-label=words.live("web-search")
            placeholder=words.live("web-search")
            node_ref=field
            prop:value=search
            on:input=handler(move |event| search.set(event_target_value(&event)))
        />
    }
}

fn shelf_view(words: Words, shelf: Shelf, all: &[Entry]) -> AnyView {
    let cards: Vec<AnyView> = all.iter().filter(|entry| shelf.holds(entry)).map(|entry| card(words, entry)).collect();
    let is_empty = cards.is_empty();
    view! {
        <section class="shelf" hidden=is_empty>
            <h3>{reactive(move || words.id(shelf.title()))}</h3>
            <ul>{cards}</ul>
        </section>
    }
    .into_any()
}

fn card(words: Words, entry: &Entry) -> AnyView {
    let id = entry.family.id;
    let svg = entry.picture.svg(words.lang(), Look::Bars);
    view! {
        <li>
            <a class="card" href=Route::about(Page::Play, id).href() data-game=id>
                <div class="thumb" aria-hidden="true" inner_html=svg></div>
                <strong>{words.title(id)}</strong>
                <span class="soft">{crate::html::line(&words.summary(id))}</span>
            </a>
        </li>
    }
    .into_any()
}

/// Does something after the page has appeared.
fn request_idle(work: impl FnOnce() + 'static) {
    set_timeout(work, std::time::Duration::from_millis(30));
}
