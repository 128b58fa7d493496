//! A socket that follows a match as it happens, and reconnects when the connection is lost.
use super::{Call, Refusal, Site, call::API};
use leptos::prelude::*;
use protocol::site::MatchState;
use std::time::Duration;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{MessageEvent, WebSocket};

/// Pause before the first attempt to reconnect, in milliseconds. Each pause is twice as long as the one before, up to
/// [`MOST`].
const FIRST: u64 = 250;
const MOST: u64 = 8_000;

/// A connection with its handlers.
struct Line {
    socket: WebSocket,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_close: Closure<dyn FnMut()>,
}

/// Follows a match for as long as the page that asked for it is shown.
#[derive(Clone, Copy)]
pub(crate) struct Link {
    site: Site,
    path: StoredValue<String>,
    line: StoredValue<Option<Line>, LocalStorage>,
    /// Pause before the next attempt, in milliseconds; none once the page is left.
    pause: StoredValue<Option<u64>>,
    /// Whether the connection is up.
    connected: RwSignal<bool>,
    news: Callback<MatchState>,
    on_missing: Callback<String>,
}

impl Link {
    /// Follows the match at an address; `news` gets its state, `on_missing` the reason if there is none.
    pub(crate) fn follow(
        path: String,
        connected: RwSignal<bool>,
        news: Callback<MatchState>,
        on_missing: Callback<String>,
    ) {
        let link = Link {
            site: Site::context(),
            path: StoredValue::new(path),
            line: StoredValue::new_local(None),
            pause: StoredValue::new(Some(FIRST)),
            connected,
            news,
            on_missing,
        };
        link.fetch();
        on_cleanup(move || link.end());
    }

    fn is_current(self) -> bool {
        self.pause.try_get_value().flatten().is_some()
    }

    /// Fetches the state, then opens the socket, whose first message has whatever happened in between.
    fn fetch(self) {
        let Some(path) = self.path.try_get_value() else { return };
        self.site.ask(Call::get(path), move |reply| match reply {
            _ if !self.is_current() => {}
            Ok(state) => {
                self.news.run(state);
                self.listen();
            }
            Err(Refusal { sentence, missing: true, .. }) => {
                self.end();
                self.on_missing.run(sentence);
            }
            Err(_) => self.try_again(),
        });
    }

    fn listen(self) {
        let Some(path) = self.path.try_get_value() else { return };
        let Some(socket) = address(&path).and_then(|address| WebSocket::new(&address).ok()) else { return };
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if self.is_current() {
                self.connected.set(true);
                self.pause.set_value(Some(FIRST));
                let state = event.data().as_string().and_then(|text| protocol::read(&text));
                if let Some(state) = state {
                    untrack(|| self.news.run(state));
                }
            }
        });
        let on_close = Closure::<dyn FnMut()>::new(move || self.try_again());
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        self.line.set_value(Some(Line { socket, _on_message: on_message, _on_close: on_close }));
    }

    fn try_again(self) {
        let Some(pause) = self.pause.try_get_value().flatten() else { return };
        self.connected.set(false);
        self.pause.set_value(Some((pause * 2).min(MOST)));
        set_timeout(
            move || {
                if self.is_current() {
                    self.fetch();
                }
            },
            Duration::from_millis(pause),
        );
    }

    fn end(self) {
        self.pause.try_update_value(|pause| *pause = None);
        let line = self.line.try_update_value(Option::take).flatten();
        if let Some(line) = line {
            line.socket.set_onmessage(None);
            line.socket.set_onclose(None);
            drop(line.socket.close());
        }
    }
}

/// The address of the socket: that of the page with another scheme.
fn address(path: &str) -> Option<String> {
    let base = document().base_uri().ok().flatten()?;
    let page = base.split(['#', '?']).next()?;
    let folder = page.rsplit_once('/')?.0;
    Some(format!("{}/{API}{path}/socket", folder.replacen("http", "ws", 1)))
}
