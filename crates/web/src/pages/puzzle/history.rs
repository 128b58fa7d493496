//! Mistakes from the history: the latest matches of an account that this browser has not looked through yet.
use crate::{
    live::{heard, live, seen},
    parts::{mistakes, progress::Progress},
    place::Place,
    site::{Call, Json, Site, State, Told},
    words::{Words, sentence},
    work::{Answer, Desk, Ticket, puzzle::Mistakes},
};
use engine::message::Message;
use leptos::prelude::*;
use play::record;

/// By this name an address asks that the history be looked through.
pub(crate) const HISTORY: &str = "history";

/// Older matches are not looked through.
const LATEST: usize = 20;

/// A match that is over, and the seat that is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Source {
    id: String,
    seat: usize,
}

impl Source {
    /// Reads a line of a player's page; none while the match goes on.
    fn read(line: &Json) -> Option<Source> {
        let over = line.get("ended").is_there();
        Some(Source { id: line.text("id")?, seat: line.count("seat")? }).filter(|_| over)
    }

    fn name(&self) -> String {
        mistakes::seat_of(&self.id, self.seat)
    }
}

/// Those among the latest matches that are not known, the latest first.
fn unknown(over: Vec<Source>, is_known: impl Fn(&Source) -> bool) -> Vec<Source> {
    over.into_iter().take(LATEST).filter(|source| !is_known(source)).collect()
}

/// How far it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Stage {
    /// Whether matches are being looked through.
    runs: bool,
    /// How many there are; nothing until the site has told.
    count: Option<usize>,
    done: usize,
    found: usize,
    /// What went wrong last.
    refused: Option<String>,
}

impl Stage {
    fn message(&self) -> Option<Message> {
        let count = self.count?;
        Some(match (self.runs, count) {
            (true, _) => Message::new("puzzle-history-at").with("number", self.done + 1).with("count", count),
            (false, 0) => Message::new("puzzle-history-known"),
            (false, _) => Message::new("puzzle-history-found").with("count", self.done).with("found", self.found),
        })
    }
}

/// Matches being looked through, one after another. Cheap to copy: only signals.
#[derive(Clone, Copy)]
pub(super) struct History {
    kept: Progress,
    known: Progress,
    stage: RwSignal<Stage>,
    /// What is still to be looked through, the next at the end.
    left: StoredValue<Vec<Source>>,
    asked: StoredValue<Option<Ticket>>,
    /// Grows with every beginning and every end, so that what comes late is not taken for what is wanted now.
    turn: StoredValue<u32>,
    words: Words,
    site: Site,
    desk: Desk,
}

impl History {
    pub(super) fn new(kept: Progress) -> History {
        let history = History {
            kept,
            known: mistakes::looked_through(),
            stage: RwSignal::new(Stage::default()),
            left: StoredValue::new(Vec::new()),
            asked: StoredValue::new(None),
            turn: StoredValue::new(0),
            words: Words::context(),
            site: Site::context(),
            desk: Desk::context(),
        };
        on_cleanup(move || history.take_back());
        history
    }

    /// The button and how far it is, for whoever has an account; `comes` when it begins by itself.
    pub(super) fn view(self, comes: bool) -> AnyView {
        let name = Memo::new(move |_| self.site.me().filter(|me| !me.guest).map(|me| me.name));
        Effect::new(move |_| {
            if let Some(name) = name.get().filter(|_| comes) {
                self.begin(&name);
            }
        });
        let shown = seen(move || name.get().map(|name| self.controls(name)));
        view! { {shown} }.into_any()
    }

    fn controls(self, name: String) -> AnyView {
        let words = self.words;
        let runs = move || self.stage.with(|stage| stage.runs);
        let press = move |_| if untrack(runs) { self.stop() } else { self.begin(&name) };
        let word = move || words.id(if runs() { "asked-stop" } else { "puzzle-history" });
        let said = move || self.stage.with(Stage::message).map(|message| words.say(&message));
        let refused = move || self.stage.with(|stage| stage.refused.clone());
        view! {
            <p class="row">
                <button type="button" id="look-through" on:click=heard(press)>{live(word)}</button>
                <span role="status" id="looked-through">{seen(said)}</span>
            </p>
            <p class="error" role="alert">{seen(refused)}</p>
        }
        .into_any()
    }

    /// Asks for the matches of a player.
    fn begin(self, name: &str) {
        self.take_back();
        self.stage.set(Stage { runs: true, ..Stage::default() });
        let turn = self.turn.get_value();
        let path = format!("players/{}", js_sys::encode_uri_component(name));
        self.site.ask(Call::get(path), move |told| {
            if self.is_wanted(turn) {
                self.listed(told);
            }
        });
    }

    fn listed(self, told: Told) {
        match told {
            Ok(page) => {
                let over = page.get("matches").list().iter().filter_map(Source::read).collect();
                let left = unknown(over, |source| untrack(|| self.known.has(&source.name())));
                self.stage.update(|stage| stage.count = Some(left.len()));
                self.left.set_value(left);
            }
            Err(refused) => self.refuse(refused.sentence),
        }
        self.next();
    }

    /// Fetches the next match, or is done.
    fn next(self) {
        let Some(source) = self.left.try_update_value(Vec::pop).flatten() else { return self.stop() };
        let turn = self.turn.get_value();
        let path = format!("matches/{}", js_sys::encode_uri_component(&source.id));
        self.site.ask(Call::get(path), move |told| {
            if self.is_wanted(turn) {
                self.fetched(source, told);
            }
        });
    }

    fn fetched(self, source: Source, told: Told) {
        let game = told.as_ref().ok().and_then(State::read).and_then(|state| state.play());
        let Some(game) = game else {
            self.refuse(told.map_or_else(|refused| refused.sentence, |_| self.words.now("site-no-answer")));
            return self.next();
        };
        let turn = self.turn.get_value();
        let question = Mistakes { record: record::write(&game), seat: Some(source.seat) };
        let ticket = self.desk.ask(&question, move |found| {
            if self.is_wanted(turn) {
                self.judged(&source, found);
            }
        });
        self.asked.set_value(Some(ticket));
    }

    fn judged(self, source: &Source, found: Answer<Vec<Place>>) {
        self.asked.set_value(None);
        match found {
            Ok(found) => {
                let new = mistakes::keep(self.kept, &found);
                self.known.add(&source.name());
                self.stage.update(|stage| (stage.done, stage.found) = (stage.done + 1, stage.found + new));
            }
            Err(message) => self.refuse(sentence(&untrack(|| self.words.say(&message)))),
        }
        self.next();
    }

    fn refuse(self, sentence: String) {
        self.stage.update(|stage| stage.refused = Some(sentence));
    }

    /// Looks through nothing more.
    fn stop(self) {
        self.take_back();
        self.stage.update(|stage| stage.runs = false);
    }

    fn take_back(self) {
        self.turn.try_update_value(|turn| *turn += 1);
        if let Some(ticket) = self.asked.try_update_value(Option::take).flatten() {
            self.desk.cancel(ticket);
        }
    }

    /// Whether nothing else is wanted since, and the page is still there.
    fn is_wanted(self, turn: u32) -> bool {
        self.turn.try_get_value() == Some(turn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(number: usize) -> Source {
        Source { id: format!("m{number}"), seat: number % 2 }
    }

    #[test]
    fn the_latest_matches_are_looked_through_once() {
        let all: Vec<Source> = (0..50).map(source).collect();
        let new = unknown(all.clone(), |source| source.id == "m3");
        assert_eq!(new.len(), LATEST - 1);
        assert_eq!((&new[0], new.last()), (&all[0], Some(&all[LATEST - 1])));
        assert_eq!(unknown(all, |_| true), []);
    }

    #[test]
    fn what_is_said_follows_the_work() {
        let said = |stage: Stage| stage.message().map(|message| message.id);
        let (runs, count) = (true, Some(3));
        assert_eq!(said(Stage { runs, ..Stage::default() }), None);
        assert_eq!(said(Stage { runs, count, ..Stage::default() }), Some("puzzle-history-at"));
        assert_eq!(said(Stage { count, done: 3, ..Stage::default() }), Some("puzzle-history-found"));
        assert_eq!(said(Stage { count: Some(0), ..Stage::default() }), Some("puzzle-history-known"));
    }
}
