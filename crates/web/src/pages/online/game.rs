//! A match that the site referees: waiting for somebody, playing, watching, and after its end.
use crate::{
    html,
    match_session::MatchSession,
    pages::of_site,
    parts::{
        board::{BoardPicture, Picture},
        form::sign_in_form::Sending,
        mistakes,
        table::{ChoiceView, LiveBoard, News, Strip, panel, replay},
    },
    reactive::{dyn_view, reactive},
    route::{Page, Route, Router},
    site::{Call, Link, Site, game_match},
    words::Words,
    work::WorkerClient,
};
use engine::message::Message;
use leptos::prelude::*;
use play::record;
use protocol::{
    Serialize,
    site::{EndReason, MatchState, MoveRequest},
};

mod invite;
mod placing;
mod players;
mod side;

/// A match of the site, as the page shows it. Cheap to copy: only signals.
#[derive(Clone, Copy)]
pub(super) struct OnlineMatch {
    id: StoredValue<String>,
    state: RwSignal<Option<MatchState>>,
    /// Time at which the state arrived, by the clock of the page, in milliseconds.
    received_at: RwSignal<f64>,
    /// Why there is no such match.
    refusal: RwSignal<String>,
    session: MatchSession,
    /// Whether a move is being sent.
    moving: StoredValue<bool>,
    /// Whether the connection is up.
    connected: RwSignal<bool>,
    sending: Sending,
    words: Words,
    site: Site,
    router: Router,
    worker: WorkerClient,
}

/// The page.
pub(crate) fn view() -> AnyView {
    of_site(content)
}

fn content() -> AnyView {
    let (router, site) = (Router::context(), Site::context());
    // A visitor who signs in here gets another view of the match, and another socket.
    let who = Memo::new(move |_| site.me().map(|me| me.name));
    let body = dyn_view(move || {
        // Reading it subscribes to changes.
        who.with(|_| ());
        untrack(|| OnlineMatch::new(&router.now().about.unwrap_or_default()).view())
    });
    view! { {body} }.into_any()
}

impl OnlineMatch {
    fn new(id: &str) -> OnlineMatch {
        let path = format!("matches/{}", js_sys::encode_uri_component(id));
        let sender: StoredValue<Option<Callback<String>>> = StoredValue::new(None);
        let send = Callback::new(move |mv| {
            if let Some(send) = sender.get_value() {
                send.run(mv);
            }
        });
        let online = OnlineMatch {
            id: StoredValue::new(path.clone()),
            state: RwSignal::new(None),
            received_at: RwSignal::new(0.0),
            refusal: RwSignal::new(String::new()),
            session: MatchSession::with_referee(send),
            moving: StoredValue::new(false),
            connected: RwSignal::new(false),
            sending: Sending::new(),
            words: Words::context(),
            site: Site::context(),
            router: Router::context(),
            worker: WorkerClient::context(),
        };
        sender.set_value(Some(Callback::new(move |mv| online.play(mv))));
        let news = Callback::new(move |state: MatchState| {
            if !online.is_behind(&state) {
                online.take(state);
            }
        });
        Link::follow(path, online.connected, news, Callback::new(move |sentence| online.refusal.set(sentence)));
        online
    }

    /// Whether a state is older than the move that is being sent.
    fn is_behind(self, state: &MatchState) -> bool {
        let plies = self.session.now(|table| table.game.plies().len()).unwrap_or(0);
        self.moving.get_value() && state.moves.len() < plies
    }

    /// Takes over a state, unless a later one is known.
    fn take(self, state: MatchState) {
        // The visitor may have left the page meanwhile.
        let Some(old) = self.state.try_get_untracked() else { return };
        let is_late = old.as_ref().is_some_and(|old| old.id == state.id && old.events > state.events);
        if is_late {
            return;
        }
        self.received_at.set(crate::parts::time::now());
        if let Some(game) = game_match(&state) {
            self.session.follow(game, state.ended.as_ref().and_then(|ended| by_referee(ended.how)));
        }
        if let Some(old) = old {
            self.follow_up(&old, &state);
        }
        self.state.set(Some(state));
    }

    /// Follows up a change: goes to a rematch, and saves mistakes when the match is over.
    fn follow_up(self, old: &MatchState, state: &MatchState) {
        let you = state.you;
        if let Some(next) = state.next.clone().filter(|_| old.next.is_none() && you.is_some()) {
            self.router.go(Route::about(Page::Match, next));
        }
        if let Some(seat) = you.filter(|_| old.ended.is_none() && state.ended.is_some()) {
            if let Some(text) = self.session.now(|table| record::write(&table.game)) {
                mistakes::remember_seat(self.worker, &state.id, text, seat);
            }
            self.site.refresh();
        }
    }

    /// Sends a move that was made here.
    fn play(self, mv: String) {
        let ply = self.session.now(|table| table.game.plies().len()).unwrap_or(1) - 1;
        self.moving.set_value(true);
        self.site.ask(Call::post(self.at("moves"), &MoveRequest { ply, mv }), move |reply| {
            if self.moving.try_update_value(|moving| *moving = false).is_none() {
                return;
            }
            match reply {
                Ok(state) => self.take(state),
                Err(refusal) => self.take_back(refusal.sentence),
            }
        });
    }

    /// Shows the match as the referee has it, and why a move was refused.
    fn take_back(self, sentence: String) {
        self.site.ask(Call::get(self.id.get_value()), move |reply| {
            if self.moving.try_get_value().is_none() {
                return;
            }
            if let Ok(state) = reply {
                self.take(state);
            }
            self.session.show_refusal(sentence);
        });
    }

    /// Sends a command to the referee, and shows the new state.
    fn command(self, what: &str, body: &impl Serialize) {
        self.sending.send(Call::post(self.at(what), body), move |state| self.take(state));
    }

    /// A path of this match.
    fn at(self, what: &str) -> String {
        self.id.with_value(|id| format!("{id}/{what}"))
    }

    /// Reads something of the state; tracked.
    fn with<T>(self, read: impl FnOnce(&MatchState) -> T) -> Option<T> {
        self.state.with(|state| state.as_ref().map(read))
    }

    /// Whether a seat is still free; tracked.
    fn is_open(self) -> bool {
        self.with(|state| state.open).unwrap_or(false)
    }

    fn view(self) -> AnyView {
        let words = self.words;
        let is_loaded = Memo::new(move |_| self.state.with(Option::is_some));
        let (open, placing) =
            (Memo::new(move |_| self.is_open()), Memo::new(move |_| self.with(|s| s.placing.is_some()) == Some(true)));
        let title = reactive(move || {
            self.with(|state| words.title(&state.game)).unwrap_or_else(|| words.id(Page::Match.title()))
        });
        let body = dyn_view(move || match (is_loaded.get(), open.get(), placing.get()) {
            (false, ..) => self.placeholder(),
            (true, true, _) => untrack(|| invite::view(self)),
            (true, false, true) => untrack(|| placing::view(self)),
            (true, false, false) => untrack(|| self.board()),
        });
        view! { <h1>{title}</h1> {body} }.into_any()
    }

    fn placeholder(self) -> AnyView {
        let refusal = self.refusal.get();
        if refusal.is_empty() {
            return view! { <p class="soft" aria-busy="true">{self.words.id("site-waiting")}</p> }.into_any();
        }
        crate::parts::remote::refusal(&refusal)
    }

    fn board(self) -> AnyView {
        let (words, session) = (self.words, self.session);
        let over = Memo::new(move |_| session.is_over());
        view! {
            <div class="match">
                <section class="table" aria-label=words.live("web-board")>
                    {players::view(self)}
                    <Strip session />
                    <div class="card">
                        <LiveBoard session />
                        <ChoiceView session />
                        <News session />
                        {replay(session, over)}
                    </div>
                </section>
                <section class="side stack">
                    {side::view(self)}
                    {dyn_view(move || panel(session))}
                </section>
            </div>
        }
        .into_any()
    }

    /// The start, as a picture only.
    fn picture(self) -> AnyView {
        let picture = Signal::derive(move || {
            let (start, game) = self.with(|state| Some((state.start.clone(), game_match(state)?)))??;
            Some(BoardPicture::of(game.game().board(&start).ok()?, start))
        });
        view! { <Picture picture /> }.into_any()
    }

    /// Who invites, and to what, as a sentence; tracked.
    fn invitation(self) -> AnyView {
        let message = self.with(|state| {
            let who = state.seats.iter().find_map(|seat| seat.name.clone()).unwrap_or_default();
            Message::new("online-invites").with("who", who).with("game", self.words.title(&state.game))
        });
        message.map_or_else(|| ().into_any(), |message| html::text(&self.words.say(&message)))
    }
}

/// The message for a match that the referee has ended.
fn by_referee(how: EndReason) -> Option<&'static str> {
    match how {
        EndReason::Left => Some("online-how-left"),
        EndReason::Time => Some("online-how-time"),
        _ => None,
    }
}
