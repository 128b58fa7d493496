//! Mistakes from the history: the latest matches of an account that this browser has not searched yet.
use crate::{
    parts::{answer::progress::Progress, mistakes},
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

/// A match that is over, and the seat to look at.
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

/// The progress of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Stage {
    /// Whether matches are being searched.
    runs: bool,
    /// Number of matches; none until the site answers.
    count: Option<usize>,
    searched: usize,
    mistakes: usize,
    /// What went wrong last.
    refusal: Option<String>,
}

impl Stage {
    fn message(&self) -> Option<Message> {
        let count = self.count?;
        Some(match (self.runs, count) {
            (true, _) => Message::new("puzzle-history-at").with("number", self.searched + 1).with("count", count),
            (false, 0) => Message::new("puzzle-history-known"),
            (false, _) => {
                Message::new("puzzle-history-found").with("count", self.searched).with("found", self.mistakes)
            }
        })
    }
}

/// Searches matches for mistakes, one after another. Cheap to copy: only signals.
#[derive(Clone, Copy)]
pub(super) struct History {
    saved: Progress,
    searched_seats: Progress,
    stage: RwSignal<Stage>,
    /// Matches that are still to be searched, the next at the end.
    queue: StoredValue<Vec<Source>>,
    ticket: StoredValue<Option<Ticket>>,
    /// Counts starts and stops, so that late answers can be recognised and dropped.
    turn: StoredValue<u32>,
    words: Words,
    site: Site,
    worker: WorkerClient,
}

impl History {
    pub(super) fn new(saved: Progress) -> History {
        let history = History {
            saved,
            searched_seats: mistakes::searched_seats(),
            stage: RwSignal::new(Stage::default()),
            queue: StoredValue::new(Vec::new()),
            ticket: StoredValue::new(None),
            turn: StoredValue::new(0),
            words: Words::context(),
            site: Site::context(),
            worker: WorkerClient::context(),
        };
        on_cleanup(move || history.cancel());
        history
    }

    /// The button and the progress, for visitors with an account; with `searches_now` the search begins by itself.
    pub(super) fn view(self, searches_now: bool) -> AnyView {
        let name = Memo::new(move |_| self.site.me().filter(|me| !me.guest).map(|me| me.name));
        Effect::new(move |_| {
            if let Some(name) = name.get().filter(|_| searches_now) {
                self.begin(&name);
            }
        });
        let controls = dyn_view(move || name.get().map(|name| self.controls(name)));
        view! { {controls} }.into_any()
    }

    fn controls(self, name: String) -> AnyView {
        let words = self.words;
        let runs = move || self.stage.with(|stage| stage.runs);
        let press = move |_| if untrack(runs) { self.stop() } else { self.begin(&name) };
        let word = move || words.id(if runs() { "asked-stop" } else { "puzzle-history" });
        let status = move || self.stage.with(Stage::message).map(|message| words.say(&message));
        let refusal = move || self.stage.with(|stage| stage.refusal.clone());
        view! {
            <p class="row">
                <button type="button" id="look-through" on:click=handler(press)>{reactive(word)}</button>
                <span role="status" id="looked-through">{dyn_view(status)}</span>
            </p>
            <p class="error" role="alert">{dyn_view(refusal)}</p>
        }
        .into_any()
    }

    /// Asks for the matches of a player.
    fn begin(self, name: &str) {
        self.cancel();
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
                let queue = new_sources(over, |source| untrack(|| self.searched_seats.has(&source.name())));
                self.stage.update(|stage| stage.count = Some(queue.len()));
                self.queue.set_value(queue);
            }
            Err(refusal) => self.refuse(refusal.sentence),
        }
        self.next();
    }

    /// Fetches the next match, or ends.
    fn next(self) {
        let Some(source) = self.queue.try_update_value(Vec::pop).flatten() else { return self.stop() };
        let turn = self.turn.get_value();
        let path = format!("matches/{}", js_sys::encode_uri_component(&source.id));
        self.site.ask(Call::get(path), move |reply| {
            if self.is_current(turn) {
                self.search(source, reply);
            }
        });
    }

    fn search(self, source: Source, reply: Reply<MatchState>) {
        let Some(game) = reply.as_ref().ok().and_then(game_match) else {
            self.refuse(reply.map_or_else(|refusal| refusal.sentence, |_| self.words.now("site-no-answer")));
            return self.next();
        };
        let turn = self.turn.get_value();
        let question = Mistakes { record: record::write(&game), seat: Some(source.seat) };
        let ticket = self.worker.ask(&question, move |answer| {
            if self.is_current(turn) {
                self.save_mistakes(&source, answer);
            }
        });
        self.ticket.set_value(Some(ticket));
    }

    fn save_mistakes(self, source: &Source, answer: Answer<Vec<PositionRef>>) {
        self.ticket.set_value(None);
        match answer {
            Ok(positions) => {
                let new = mistakes::save(self.saved, &positions);
                self.searched_seats.add(&source.name());
                self.stage
                    .update(|stage| (stage.searched, stage.mistakes) = (stage.searched + 1, stage.mistakes + new));
            }
            Err(message) => self.refuse(sentence(&untrack(|| self.words.say(&message)))),
        }
        self.next();
    }

    fn refuse(self, sentence: String) {
        self.stage.update(|stage| stage.refusal = Some(sentence));
    }

    /// Ends the search.
    fn stop(self) {
        self.cancel();
        self.stage.update(|stage| stage.runs = false);
    }

    fn cancel(self) {
        self.turn.try_update_value(|turn| *turn += 1);
        if let Some(ticket) = self.ticket.try_update_value(Option::take).flatten() {
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
    fn the_latest_matches_are_searched_once() {
        let all: Vec<Source> = (0..50).map(source).collect();
        let new = new_sources(all.clone(), |source| source.id == "m3");
        assert_eq!(new.len(), LATEST - 1);
        assert_eq!((&new[0], new.last()), (&all[0], Some(&all[LATEST - 1])));
        assert_eq!(new_sources(all, |_| true), []);
    }

    #[test]
    fn the_message_follows_the_work() {
        let id_of = |stage: Stage| stage.message().map(|message| message.id);
        let (runs, count) = (true, Some(3));
        assert_eq!(id_of(Stage { runs, ..Stage::default() }), None);
        assert_eq!(id_of(Stage { runs, count, ..Stage::default() }), Some("puzzle-history-at"));
        assert_eq!(id_of(Stage { count, searched: 3, ..Stage::default() }), Some("puzzle-history-found"));
        assert_eq!(id_of(Stage { count: Some(0), ..Stage::default() }), Some("puzzle-history-known"));
    }
}
