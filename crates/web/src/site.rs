//! The site behind the page, if there is one: who is signed in, and what is asked of it. On a static host there is none, and
//! the page does without.
mod call;
mod json;
mod link;
mod state;

pub(crate) use call::{Call, Refused, Told};
pub(crate) use json::Json;
pub(crate) use link::Link;
pub(crate) use state::{Placing, State};

use crate::words::Words;
use leptos::{prelude::*, task::spawn_local};

/// Whether there is a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Presence {
    /// Nobody has answered yet.
    Unknown,
    Absent,
    Present,
}

/// Who is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Me {
    pub(crate) name: String,
    /// Whether there is no password yet.
    pub(crate) guest: bool,
    /// The rated match against the computer that is going on.
    pub(crate) running: Option<String>,
}

impl Me {
    fn read(json: &Json) -> Option<Me> {
        Some(Me { name: json.text("name")?, guest: json.is("guest"), running: json.text("running") })
    }
}

/// The site as the page knows it.
#[derive(Clone, Copy)]
pub(crate) struct Site {
    presence: RwSignal<Presence>,
    me: RwSignal<Option<Me>>,
    words: Words,
}

impl Site {
    /// Looks whether there is one.
    pub(crate) fn start() -> Site {
        let site =
            Site { presence: RwSignal::new(Presence::Unknown), me: RwSignal::new(None), words: Words::context() };
        spawn_local(async move {
            if call::is_there().await {
                site.refresh();
            } else {
                site.presence.set(Presence::Absent);
            }
        });
        site
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
        self.ask(Call::get("visitor"), move |answer| {
            let found = answer.is_ok();
            self.welcome(answer.ok().map(|visitor| visitor.get("me")).as_ref());
            self.presence.set(if found { Presence::Present } else { Presence::Absent });
        });
    }

    /// Takes note of who is signed in from now on.
    pub(crate) fn welcome(self, me: Option<&Json>) {
        self.me.set(me.and_then(Me::read));
    }

    /// Asks something; `done` gets the answer, or a sentence that says why there is none.
    pub(crate) fn ask(self, call: Call, done: impl FnOnce(Told) + 'static) {
        spawn_local(call::answered(self.words, call, Box::new(done)));
    }
}
