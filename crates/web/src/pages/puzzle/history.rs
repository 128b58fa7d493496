//! Mistakes from the history: the latest matches of an account that this browser has not looked through yet.
use crate::{
    parts::{mistakes, progress::Progress},
    position_ref::PositionRef,
    reactive::{dyn_view, handler, reactive},
    site::{Call, Reply, Site, game_match},
    words::{Words, sentence},
    work::{Answer, Ticket, WorkerClient, puzzle::Mistakes},
};
use engine::message::Message;
use leptos::prelude::*;
use play::record;
use protocol::site::{MatchLine, MatchState, PlayerPage};

/// Query name that asks to search the history for mistakes.
pub(crate) const HISTORY: &str = "history";

/// Maximum number of matches that are searched for mistakes.
const LATEST: usize = 20;

/// A match that is over, and the seat that is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Source {
    id: String,
    seat: usize,
}

impl Source {
    /// The source of a line of a player's page; none while the match goes on.
    fn of_line(line: MatchLine) -> Option<Source> {
        line.ended.map(|_| Source { id: line.id, seat: line.seat })
    }

    fn name(&self) -> String {
        mistakes::seat_of(&self.id, self.seat)
    }
}

/// The latest matches that were not searched yet, the latest first.
fn new_sources(over: Vec<Source>, is_known: impl Fn(&Source) -> bool) -> Vec<Source> {
    over.into_iter().take(LATEST).filter(|source| !is_known(source)).collect()
}

/// How far it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Stage {
    /// Whether matches are being looked through.
    runs: bool,
    /// Number of matches; none until the site answers.
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

/// Searches matches for mistakes, one after another. Cheap to copy: only signals.
#[derive(Clone, Copy)]
pub(super) struct History {
    kept: Progress,
    known: Progress,
    stage: RwSignal<Stage>,
    /// Matches that are still to be searched, the next at the end.
    left: StoredValue<Vec<Source>>,
    asked: StoredValue<Option<Ticket>>,
    /// Counts starts and stops, so that late answers can be recognised and dropped.
    turn: StoredValue<u32>,
    words: Words,
    site: Site,
    worker: WorkerClient,
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
            worker: WorkerClient::context(),
        };
        on_cleanup(move || history.take_back());
        history
    }

    /// The button and how far it is, for visitors with an account; `comes` when it begins by itself.
    pub(super) fn view(self, comes: bool) -> AnyView {
        let name = Memo::new(move |_| self.site.me().filter(|me| !me.guest).map(|me| me.name));
        Effect::new(move |_| {
            if let Some(name) = name.get().filter(|_| comes) {
                self.begin(&name);
            }
        });
        let shown = dyn_view(move || name.get().map(|name| self.controls(name)));
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
                <button type="button" id="look-through" on:click=handler(press)>{reactive(word)}</button>
                <span role="status" id="looked-through">{dyn_view(said)}</span>
            </p>
            <p class="error" role="alert">{dyn_view(refused)}</p>
        }
        .into_any()
    }

    /// Asks for the matches of a player.
    fn begin(self, name: &str) {
        self.take_back();
        self.stage.set(Stage { runs: true, ..Stage::default() });
        let turn = self.turn.get_value();
        let path = format!("players/{}", js_sys::encode_uri_component(name));
        self.site.ask(Call::get(path), move |reply| {
            if self.is_current(turn) {
                self.list(reply);
            }
        });
    }

    fn list(self, reply: Reply<PlayerPage>) {
        match reply {
            Ok(page) => {
                let over = page.matches.into_iter().filter_map(Source::of_line).collect();
                let left = new_sources(over, |source| untrack(|| self.known.has(&source.name())));
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
        self.site.ask(Call::get(path), move |reply| {
            if self.is_current(turn) {
                self.look_through(source, reply);
            }
        });
    }

    fn look_through(self, source: Source, reply: Reply<MatchState>) {
        let Some(game) = reply.as_ref().ok().and_then(game_match) else {
            self.refuse(reply.map_or_else(|refused| refused.sentence, |_| self.words.now("site-no-answer")));
            return self.next();
        };
        let turn = self.turn.get_value();
        let question = Mistakes { record: record::write(&game), seat: Some(source.seat) };
        let ticket = self.worker.ask(&question, move |found| {
            if self.is_current(turn) {
                self.save_mistakes(&source, found);
            }
        });
        self.asked.set_value(Some(ticket));
    }

    fn save_mistakes(self, source: &Source, found: Answer<Vec<PositionRef>>) {
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
            self.worker.cancel(ticket);
        }
    }

    /// Whether this search is still the current one and the page still open.
    fn is_current(self, turn: u32) -> bool {
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
        let new = new_sources(all.clone(), |source| source.id == "m3");
        assert_eq!(new.len(), LATEST - 1);
        assert_eq!((&new[0], new.last()), (&all[0], Some(&all[LATEST - 1])));
        assert_eq!(new_sources(all, |_| true), []);
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
