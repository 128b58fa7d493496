//! The site behind the page, if there is one: who is signed in, and requests. A static host has none, and the page
//! works without.
mod call;
mod link;
mod state;

pub(crate) use call::{Call, Refusal, Reply};
pub(crate) use link::Link;
pub(crate) use state::{game_match, has_computer};

use crate::words::Words;
use leptos::{prelude::*, task::spawn_local};
use protocol::{
    DeserializeOwned,
    site::{Me, Visitor},
};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// Whether there is a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Presence {
    /// The site has not answered yet.
    Unknown,
    /// Nothing answers, neither a site nor another host.
    Unreachable,
    Absent,
    Present,
}

/// The site as the page sees it.
#[derive(Clone, Copy)]
pub(crate) struct Site {
    presence: RwSignal<Presence>,
    me: RwSignal<Option<Me>>,
    words: Words,
}

impl Site {
    /// Follows whether there is a site.
    pub(crate) fn start() -> Site {
        let site =
            Site { presence: RwSignal::new(Presence::Unknown), me: RwSignal::new(None), words: Words::context() };
        site.look();
        site
    }

    /// Checks whether there is a site, as long as nothing has answered.
    pub(crate) fn look(self) {
        if !matches!(self.presence.get_untracked(), Presence::Unknown | Presence::Unreachable) {
            return;
        }
        spawn_local(async move {
            match call::is_there().await {
                Some(true) => self.refresh(),
                Some(false) => self.presence.set(Presence::Absent),
                None => self.presence.set(Presence::Unreachable),
            }
        });
    }

    /// The site of the page.
    pub(crate) fn context() -> Site {
        expect_context::<Site>()
    }

    /// Whether there is one; tracked.
    pub(crate) fn presence(self) -> Presence {
        self.presence.get()
    }

    /// Whether there is one; tracked.
    pub(crate) fn is_there(self) -> bool {
        self.presence.get() == Presence::Present
    }

    /// Who is signed in; tracked.
    pub(crate) fn me(self) -> Option<Me> {
        self.me.get()
    }

    /// Asks who is signed in.
    pub(crate) fn refresh(self) {
        spawn_local(async move {
            let visitor = match call::text(&Call::get("visitor"), self.words.code()).await {
                Ok(text) => read_visitor(text).await.ok().flatten(),
                Err(_) => None,
            };
            let presence = if visitor.is_some() { Presence::Present } else { Presence::Absent };
            self.welcome(visitor.and_then(|visitor| visitor.me));
            self.presence.set(presence);
        });
    }

    /// Sets who is signed in from now on.
    pub(crate) fn welcome(self, me: Option<Me>) {
        self.me.set(me);
    }

    /// Sends a request; `on_reply` gets the answer, or a sentence that says why there is none.
    pub(crate) fn ask<T: DeserializeOwned + 'static>(self, call: Call, on_reply: impl FnOnce(Reply<T>) + 'static) {
        let words = self.words;
        spawn_local(async move {
            let reply = call::text(&call, words.code()).await;
            let reply = reply.map_err(|failure| failure.refusal(words)).and_then(|text| call::read(&text, words));
            untrack(|| on_reply(reply));
        });
    }
}

/// Reads who is signed in. A chunk of its own, since the first page needs no reader of JSON.
#[wasm_split(visitor, fallible)]
fn read_visitor(text: String) -> Result<Option<Visitor>, SplitLoaderError> {
    Ok(protocol::read(&text))
}
