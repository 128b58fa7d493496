//! A match that the site referees: waiting for somebody, playing, watching, and after its end.
use crate::{
    html,
    live::{live, seen},
    pages::of_site,
    parts::{
        board::{Picture, Sight},
        door::Sending,
        mistakes,
        table::{ChoiceView, LiveBoard, Status, panel, replay},
    },
    route::{Page, Route, Router},
    site::{Call, Json, Link, Site, State},
    sitting::Sitting,
    words::Words,
    work::Desk,
};
use engine::message::Message;
use leptos::prelude::*;
use play::record;

mod invite;
mod placing;
mod players;
mod side;

/// A match of the site, as the page shows it. Cheap to copy: only signals.
#[derive(Clone, Copy)]
pub(super) struct Arena {
    id: StoredValue<String>,
    state: RwSignal<Option<State>>,
    /// When the state came, by the clock of the page, in milliseconds.
    came: RwSignal<f64>,
    /// Why there is no such match.
    gone: RwSignal<String>,
    sitting: Sitting,
    /// Whether a move is on its way.
    moving: StoredValue<bool>,
    /// Whether nothing is missed just now.
    connected: RwSignal<bool>,
    sending: Sending,
    words: Words,
    site: Site,
    router: Router,
    desk: Desk,
}

/// The page.
pub(crate) fn view() -> AnyView {
    of_site(shown)
}

fn shown() -> AnyView {
    let (router, site) = (Router::context(), Site::context());
    // Whoever signs in here sees the match with other eyes, and so does the socket.
    let who = Memo::new(move |_| site.me().map(|me| me.name));
    let shown = seen(move || {
        // To be told of changes it has to be read once.
        who.with(|_| ());
        untrack(|| Arena::new(&router.now().about.unwrap_or_default()).view())
    });
    view! { {shown} }.into_any()
}

impl Arena {
    fn new(id: &str) -> Arena {
        let path = format!("matches/{}", js_sys::encode_uri_component(id));
        let sender: StoredValue<Option<Callback<String>>> = StoredValue::new(None);
        let send = Callback::new(move |mv| {
            if let Some(send) = sender.get_value() {
                send.run(mv);
            }
        });
        let arena = Arena {
            id: StoredValue::new(path.clone()),
            state: RwSignal::new(None),
            came: RwSignal::new(0.0),
            gone: RwSignal::new(String::new()),
            sitting: Sitting::refereed(send),
            moving: StoredValue::new(false),
            connected: RwSignal::new(false),
            sending: Sending::new(),
            words: Words::context(),
            site: Site::context(),
            router: Router::context(),
            desk: Desk::context(),
        };
        sender.set_value(Some(Callback::new(move |mv| arena.play(mv))));
        let news = Callback::new(move |json: Json| {
            if !arena.is_behind(&json) {
                arena.take(&json);
            }
        });
        Link::follow(path, arena.connected, news, Callback::new(move |sentence| arena.gone.set(sentence)));
        arena
    }

    /// Whether something was told before the move that is on its way had arrived.
    fn is_behind(self, json: &Json) -> bool {
        let made = self.sitting.now(|table| table.game.plies().len()).unwrap_or(0);
        self.moving.get_value() && json.get("moves").list().len() < made
    }

    /// Takes note of how the match stands, unless it is known better.
    fn take(self, json: &Json) {
        // The page may have been left meanwhile.
        let Some(known) = self.state.try_get_untracked() else { return };
        let Some(state) = State::read(json) else { return };
        let late = known.as_ref().is_some_and(|known| known.id == state.id && known.events > state.events);
        if late {
            return;
        }
        self.came.set(crate::parts::when::now());
        if let Some(game) = state.play() {
            self.sitting.follow(game, state.ended.as_ref().and_then(|ended| by_referee(&ended.how)));
        }
        if let Some(known) = known {
            self.follow_up(&known, &state);
        }
        self.state.set(Some(state));
    }

    /// What comes of a change: a rematch is played at once, and mistakes are kept when the match is over.
    fn follow_up(self, known: &State, state: &State) {
        let you = state.you;
        if let Some(next) = state.next.clone().filter(|_| known.next.is_none() && you.is_some()) {
            self.router.go(Route::about(Page::Match, next));
        }
        if let Some(seat) = you.filter(|_| known.ended.is_none() && state.ended.is_some()) {
            if let Some(text) = self.sitting.now(|table| record::write(&table.game)) {
                mistakes::remember_seat(self.desk, &state.id, text, seat);
            }
            self.site.refresh();
        }
    }

    /// Sends a move that was made here.
    fn play(self, mv: String) {
        let ply = self.sitting.now(|table| table.game.plies().len()).unwrap_or(1) - 1;
        #[expect(clippy::cast_precision_loss, reason = "no match has so many moves")]
        let fields = [("ply", (ply as f64).into()), ("move", mv.into())];
        self.moving.set_value(true);
        self.site.ask(Call::post(self.at("moves"), &fields), move |told| {
            if self.moving.try_update_value(|moving| *moving = false).is_none() {
                return;
            }
            match told {
                Ok(state) => self.take(&state),
                Err(refused) => self.take_back(refused.sentence),
            }
        });
    }

    /// Shows the match as the referee has it, and why a move was refused.
    fn take_back(self, sentence: String) {
        self.site.ask(Call::get(self.id.get_value()), move |told| {
            if self.moving.try_get_value().is_none() {
                return;
            }
            if let Ok(state) = told {
                self.take(&state);
            }
            self.sitting.refused(sentence);
        });
    }

    /// Asks the referee for something, and shows how the match then stands.
    fn command(self, what: &str, fields: &[(&str, wasm_bindgen::JsValue)]) {
        self.sending.send(Call::post(self.at(what), fields), move |state| self.take(&state));
    }

    /// An address of this match.
    fn at(self, what: &str) -> String {
        self.id.with_value(|id| format!("{id}/{what}"))
    }

    /// Reads something of the state; tracked.
    fn with<T>(self, read: impl FnOnce(&State) -> T) -> Option<T> {
        self.state.with(|state| state.as_ref().map(read))
    }

    /// Whether somebody has still to sit down; tracked.
    fn is_open(self) -> bool {
        self.with(|state| state.open).unwrap_or(false)
    }

    fn view(self) -> AnyView {
        let words = self.words;
        let there = Memo::new(move |_| self.state.with(Option::is_some));
        let (open, placing) =
            (Memo::new(move |_| self.is_open()), Memo::new(move |_| self.with(|s| s.placing.is_some()) == Some(true)));
        let title =
            live(move || self.with(|state| words.title(&state.game)).unwrap_or_else(|| words.id(Page::Match.title())));
        let body = seen(move || match (there.get(), open.get(), placing.get()) {
            (false, ..) => self.nothing_yet(),
            (true, true, _) => untrack(|| invite::view(self)),
            (true, false, true) => untrack(|| placing::view(self)),
            (true, false, false) => untrack(|| self.board()),
        });
        view! { <h1>{title}</h1> {body} }.into_any()
    }

    fn nothing_yet(self) -> AnyView {
        let gone = self.gone.get();
        if gone.is_empty() {
            return view! { <p class="soft" aria-busy="true">{self.words.id("site-waiting")}</p> }.into_any();
        }
        crate::parts::fetched::refusal(&gone)
    }

    fn board(self) -> AnyView {
        let (words, sitting) = (self.words, self.sitting);
        let over = Memo::new(move |_| sitting.is_over());
        view! {
            <div class="match">
                <section class="table card" aria-label=words.live("web-board")>
                    {players::view(self)}
                    <Status sitting />
                    <LiveBoard sitting />
                    <ChoiceView sitting />
                    {replay(sitting, over)}
                </section>
                <section class="side">
                    {side::view(self)}
                    {seen(move || panel(sitting))}
                </section>
            </div>
        }
        .into_any()
    }

    /// The start, only to be looked at.
    fn picture(self) -> AnyView {
        let sight = Signal::derive(move || {
            let (start, game) = self.with(|state| Some((state.start.clone(), state.play()?)))??;
            Some(Sight::of(game.game().board(&start).ok()?, start))
        });
        view! { <Picture sight /> }.into_any()
    }

    /// Who invites, and to what, as a sentence; tracked.
    fn invitation(self) -> AnyView {
        let said = self.with(|state| {
            let who = state.seats.iter().find_map(|sitter| sitter.name.clone()).unwrap_or_default();
            Message::new("online-invites").with("who", who).with("game", self.words.title(&state.game))
        });
        said.map_or_else(|| ().into_any(), |said| html::text(&self.words.say(&said)))
    }
}

/// What is said when the referee has ended a match.
fn by_referee(how: &str) -> Option<&'static str> {
    match how {
        "left" => Some("online-how-left"),
        "time" => Some("online-how-time"),
        _ => None,
    }
}
