//! A match on the page: what is on the table, what is said, and what people, computers and clocks do to it.
use crate::{
    parts::mistakes,
    place::Place,
    settings::Chosen,
    sound::{Tone, sound},
    storage,
    words::Words,
    work::{Answer, Desk, Ticket, analyse::Facts, hint, moves, review::Judged, setup::Begin},
};
use engine::message::{Message, Say};
use leptos::prelude::*;
use play::{Match, Player, Table, record, slip};
use std::time::Duration;

mod aim;
mod chance;
mod counsel;
mod past;
mod said;
mod sight;

pub(crate) use chance::seed;

/// Time for which a move is shown as it is made.
const SHOWN: Duration = Duration::from_millis(650);

/// What was said last.
#[derive(Clone, Debug, PartialEq)]
enum Note {
    Nothing,
    Said(Message),
    /// Something is wrong.
    Wrong(Message),
    /// Something was refused elsewhere, in these words.
    Refused(String),
}

/// What is open beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Panel {
    Nothing,
    Rules,
    Why,
    Review,
}

/// A move that is being shown: the board before it, and what it does.
#[derive(Clone, PartialEq)]
struct Moving {
    sight: crate::parts::board::Sight,
}

/// A match and everything around it. Cheap to copy: only signals.
#[derive(Clone, Copy)]
pub(crate) struct Sitting {
    /// Where it is kept; nowhere for a board that is only tried out.
    kept: Option<&'static str>,
    table: RwSignal<Option<Table>>,
    moving: RwSignal<Option<Moving>>,
    /// What a replay shows in place of the table.
    past: RwSignal<Option<Table>>,
    /// The move that led there, while it is shown as it is made.
    making: RwSignal<Option<Moving>>,
    note: RwSignal<Note>,
    /// Whether somebody has pointed at the board since the last move.
    pointed: RwSignal<bool>,
    /// Why no move is meant by the place pointed at.
    slip: RwSignal<Option<Message>>,
    /// Whether the board was last pointed at by a finger, which plays only when it taps once more.
    finger: RwSignal<bool>,
    /// Whether a match was just begun, so that the board is to be looked at.
    begun: RwSignal<bool>,
    hints: RwSignal<Vec<hint::Told>>,
    depth: RwSignal<usize>,
    panel: RwSignal<Panel>,
    paused: RwSignal<bool>,
    thinking: RwSignal<bool>,
    coach: RwSignal<Option<Facts>>,
    review: RwSignal<Option<Answer<Judged>>>,
    /// What was wished, for another game like this.
    wished: StoredValue<Option<Begin>>,
    asked: StoredValue<Option<Ticket>>,
    /// Where moves are sent, when somebody else is the referee.
    referee: Option<Callback<String>>,
    /// What is said instead of a resignation, when the referee has ended the match.
    ended_by: RwSignal<Option<&'static str>>,
    /// Grows with every change, so that what comes late is not taken for what is wanted now.
    turn: StoredValue<u64>,
    words: Words,
    chosen: Chosen,
    desk: Desk,
}

impl Sitting {
    /// An empty table; `kept` is the name under which the match survives a reload.
    pub(crate) fn new(kept: Option<&'static str>) -> Sitting {
        Sitting {
            kept,
            table: RwSignal::new(None),
            moving: RwSignal::new(None),
            past: RwSignal::new(None),
            making: RwSignal::new(None),
            note: RwSignal::new(Note::Nothing),
            pointed: RwSignal::new(false),
            slip: RwSignal::new(None),
            finger: RwSignal::new(false),
            begun: RwSignal::new(false),
            hints: RwSignal::new(Vec::new()),
            depth: RwSignal::new(0),
            panel: RwSignal::new(Panel::Nothing),
            paused: RwSignal::new(false),
            thinking: RwSignal::new(false),
            coach: RwSignal::new(None),
            review: RwSignal::new(None),
            wished: StoredValue::new(None),
            asked: StoredValue::new(None),
            referee: None,
            ended_by: RwSignal::new(None),
            turn: StoredValue::new(0),
            words: Words::context(),
            chosen: Chosen::context(),
            desk: Desk::context(),
        }
    }

    /// A table of which somebody else is the referee: moves are sent there, and what happens is told by [`Sitting::follow`].
    pub(crate) fn refereed(send: Callback<String>) -> Sitting {
        Sitting { referee: Some(send), ..Sitting::new(None) }
    }

    /// Takes over the match as the referee tells it; a move more than before is shown as it is made.
    pub(crate) fn follow(self, game: Match, ended_by: Option<&'static str>) {
        let known = self.now(|table| table.game.plies().len());
        if self.now(|table| same(&table.game, &game)) == Some(true) {
            return;
        }
        let before = known.filter(|known| game.plies().len() == known + 1).and_then(|_| self.last_made(&game));
        let Ok(table) = Table::new(game) else { return };
        self.note.set(Note::Nothing);
        self.ended_by.set(ended_by);
        self.table.set(Some(table));
        self.show(before);
    }

    /// The last move of a match, about to be made.
    fn last_made(self, game: &Match) -> Option<Moving> {
        let mv = game.plies().last()?.mv.clone();
        let mut earlier = game.clone();
        earlier.undo();
        self.sight_before(&Table::new(earlier).ok()?, &mv)
    }

    /// Says what the referee has refused.
    pub(crate) fn refused(self, sentence: String) {
        self.note.set(Note::Refused(sentence));
    }

    /// Sits down at the match that was kept; `false` when there is none.
    pub(crate) fn resume(self) -> bool {
        let kept = self.kept.and_then(storage::load).and_then(|text| record::read(&text).ok());
        kept.is_some_and(|game| self.sit(game))
    }

    /// Sits down at a match.
    pub(crate) fn sit(self, game: Match) -> bool {
        let Ok(table) = Table::new(game) else { return false };
        self.paused.set(false);
        self.panel.set(Panel::Nothing);
        self.note.set(Note::Nothing);
        self.table.set(Some(table));
        self.carry_on();
        true
    }

    /// Begins a match: the board is brought into view and into focus.
    pub(crate) fn start(self, game: Match) {
        if self.sit(game) {
            self.begun.set(true);
        }
    }

    /// Sets up a match as wished and sits down; `refused` is told why that is not possible.
    pub(crate) fn begin(self, wished: Begin, ready: impl Fn(Answer<()>) + 'static) {
        self.wished.set_value(Some(wished.clone()));
        self.desk.ask(&wished, move |answer| {
            let game = answer.and_then(|text| record::read(&text).map_err(|error| error.message()));
            ready(game.map(|game| self.start(game)));
        });
    }

    /// Another match like this one: a new start where it was drawn by chance.
    pub(crate) fn again(self) {
        let wished = self.wished.get_value().map(|wished| Begin { seed: seed(), ..wished });
        match (wished, self.with(|table| table.game.deal().clone())) {
            (Some(wished), _) => self.begin(wished, |_| {}),
            (None, Some(deal)) => {
                if let Ok(game) = Match::new(deal) {
                    self.start(game);
                }
            }
            (None, None) => {}
        }
    }

    /// The same start once more.
    pub(crate) fn restart(self) {
        if let Some(game) = self.with(|table| table.game.deal().clone()).and_then(|deal| Match::new(deal).ok()) {
            self.start(game);
        }
    }

    /// A match from some position, with the same players.
    pub(crate) fn practise(self, position: &str) {
        let Some(mut deal) = self.with(|table| table.game.deal().clone()) else { return };
        position.clone_into(&mut deal.start);
        if let Some(first) = deal.seats.iter().position(Player::is_person) {
            deal.seats.rotate_left(first);
        }
        if let Ok(game) = Match::new(deal) {
            self.wished.set_value(None);
            self.start(game);
        }
    }

    /// Reads something from the table, and is told when it changes.
    pub(crate) fn with<T>(self, read: impl FnOnce(&Table) -> T) -> Option<T> {
        self.table.with(|table| table.as_ref().map(read))
    }

    /// Reads something once.
    pub(crate) fn now<T>(self, read: impl FnOnce(&Table) -> T) -> Option<T> {
        self.table.with_untracked(|table| table.as_ref().map(read))
    }

    /// Whether a person is to move; tracked.
    pub(crate) fn is_yours(self) -> bool {
        self.moving.with(Option::is_none) && self.with(Table::is_yours).unwrap_or(false)
    }

    /// Whether the match is over; tracked.
    pub(crate) fn is_over(self) -> bool {
        self.moving.with(Option::is_none) && self.with(|table| table.game.finish().is_some()).unwrap_or(false)
    }

    /// Whether nothing has happened yet: the pieces are just being laid out; tracked.
    pub(crate) fn is_fresh(self) -> bool {
        !self.pointed.get() && self.with(|table| table.game.plies().is_empty()).unwrap_or(false)
    }

    /// Whether no person plays; tracked.
    pub(crate) fn is_show(self) -> bool {
        self.with(|table| !table.game.deal().seats.iter().any(Player::is_person)).unwrap_or(false)
    }

    /// Makes a move of the person whose turn it is; `false` with the reason said when it cannot be made.
    pub(crate) fn play(self, mv: &str) -> bool {
        if !self.now(Table::is_yours).unwrap_or(false) || self.moving.with_untracked(Option::is_some) {
            return false;
        }
        let made = self.make(mv);
        if let Some(referee) = self.referee.filter(|_| made) {
            referee.run(mv.trim().to_owned());
        }
        made
    }

    fn make(self, mv: &str) -> bool {
        let Some(mut table) = self.table.get_untracked() else { return false };
        let before = self.sight_before(&table, mv);
        if let Err(error) = table.game.play(mv) {
            let slip = slip::of_text(&table.picker, &table.board, mv);
            self.note.set(Note::Wrong(slip.unwrap_or_else(|| error.message())));
            return false;
        }
        self.note.set(Note::Nothing);
        drop(table.refresh());
        if self.kept.is_some() && table.game.finish().is_some() {
            mistakes::remember(self.desk, record::write(&table.game));
        }
        self.table.set(Some(table));
        self.show(before);
        true
    }

    /// Shows a move for a moment, then carries on.
    fn show(self, moving: Option<Moving>) {
        self.changed();
        if self.chosen.now(|settings| settings.sound) {
            let over = self.now(|table| table.game.finish().is_some()).unwrap_or(false);
            sound(if over { Tone::End } else { Tone::Move });
        }
        if still() || moving.is_none() {
            return self.carry_on();
        }
        self.moving.set(moving);
        let turn = self.turn.get_value();
        set_timeout(
            move || {
                if self.turn.try_get_value() == Some(turn) {
                    self.moving.set(None);
                    self.carry_on();
                }
            },
            SHOWN,
        );
    }

    /// What was thought or said about the position before is no longer wanted.
    fn changed(self) {
        self.turn.update_value(|turn| *turn += 1);
        if let Some(ticket) = self.asked.get_value() {
            self.desk.cancel(ticket);
        }
        self.asked.set_value(None);
        self.thinking.set(false);
        self.past.set(None);
        self.making.set(None);
        self.pointed.set(false);
        self.slip.set(None);
        self.hints.set(Vec::new());
        self.depth.set(0);
        self.coach.set(None);
        self.review.set(None);
        if let (Some(name), Some(text)) = (self.kept, self.now(|table| record::write(&table.game))) {
            storage::save(name, &text);
        }
    }

    /// Lets the computer think if it is to move, and the coach look if it is wanted.
    fn carry_on(self) {
        self.changed();
        self.moving.set(None);
        let (over, yours) =
            self.now(|table| (table.game.finish().is_some(), table.is_yours())).unwrap_or((true, false));
        if yours {
            self.look();
        } else if !over && !self.paused.get_untracked() && self.referee.is_none() {
            let turn = self.turn.get_value();
            let pace = self.chosen.now(|settings| settings.pace);
            self.thinking.set(true);
            set_timeout(
                move || {
                    if self.turn.try_get_value() == Some(turn) {
                        self.think();
                    }
                },
                Duration::from_millis(pace.into()),
            );
        }
    }

    /// Asks for the computer's move.
    fn think(self) {
        let Some(text) = self.now(|table| record::write(&table.game)) else { return };
        self.thinking.set(true);
        let turn = self.turn.get_value();
        let ticket = self.desk.ask(&moves::Think { record: text, seed: seed() }, move |answer| {
            if self.turn.try_get_value() != Some(turn) {
                return;
            }
            self.thinking.set(false);
            match answer {
                Ok(Some(mv)) => drop(self.make(&mv)),
                Ok(None) => {}
                Err(message) => self.note.set(Note::Wrong(message)),
            }
        });
        self.asked.set_value(Some(ticket));
    }

    /// The present position.
    pub(crate) fn place(self) -> Option<Place> {
        self.now(|table| place(&table.game, table.game.position()))
    }

    /// The position that is shown: that of a replay, else the present one; tracked.
    pub(crate) fn place_shown(self) -> Option<Place> {
        self.shown(|table| place(&table.game, table.game.position()))
    }

    /// Takes back one's own last move, and what came after it.
    pub(crate) fn undo(self) {
        self.change(|table| {
            let people: Vec<usize> =
                (0..table.game.deal().seats.len()).filter(|&seat| table.game.deal().seats[seat].is_person()).collect();
            match people[..] {
                [you] => table.game.undo_to(you),
                _ => table.game.undo(),
            }
        });
    }

    /// Brings back what was taken back, to the next turn of a person.
    pub(crate) fn redo(self) {
        self.change(|table| {
            let mut redone = table.game.redo();
            while redone && table.game.player().is_some_and(|player| !player.is_person()) && table.game.redo() {}
            redone |= table.game.finish().is_some();
            redone
        });
    }

    fn change(self, change: impl FnOnce(&mut Table) -> bool) {
        let Some(mut table) = self.table.get_untracked() else { return };
        if change(&mut table) {
            drop(table.refresh());
            self.table.set(Some(table));
            self.note.set(Note::Nothing);
            self.carry_on();
        } else {
            self.note.set(Note::Said(Message::new("web-nothing-to-undo")));
        }
    }

    /// Gives the match up.
    pub(crate) fn resign(self) {
        self.change(|table| {
            let seat = table.game.turn().filter(|_| table.is_yours());
            let person = table.game.deal().seats.iter().position(Player::is_person);
            seat.or(person).is_some_and(|seat| table.game.resign(seat).is_ok())
        });
    }

    /// Stops computers that play each other, or lets them go on.
    pub(crate) fn pause(self) {
        self.paused.update(|paused| *paused = !*paused);
        self.carry_on();
    }

    /// Whether computers are stopped; tracked.
    pub(crate) fn is_paused(self) -> bool {
        self.paused.get()
    }

    /// One move of a computer while they are stopped.
    pub(crate) fn step(self) {
        if !self.now(Table::is_yours).unwrap_or(true) {
            self.think();
        }
    }

    /// What is open beside the board; tracked.
    pub(crate) fn panel(self) -> Panel {
        self.panel.get()
    }

    /// Opens something beside the board, or closes it.
    pub(crate) fn open(self, panel: Panel) {
        let now = self.panel.get_untracked();
        self.panel.set(if now == panel { Panel::Nothing } else { panel });
        if self.panel.get_untracked() == Panel::Review {
            self.judge();
        }
    }

    /// The record of the match and a name for its file.
    pub(crate) fn record(self) -> Option<(String, String)> {
        self.now(|table| (format!("{}.nimatron", table.game.deal().game), record::write(&table.game)))
    }

    /// Whether the computer thinks; tracked.
    pub(crate) fn is_thinking(self) -> bool {
        self.thinking.get()
    }
}

/// Whether two matches stand alike, with the same people.
fn same(one: &Match, other: &Match) -> bool {
    one.plies() == other.plies() && one.finish() == other.finish() && one.deal() == other.deal()
}

/// A position of a match as questions hold it.
fn place(game: &Match, position: &str) -> Place {
    let deal = game.deal();
    let set = deal.params.0.iter().map(|(name, value)| format!("{name}={}", plain(value))).collect();
    Place { game: deal.game.to_owned(), set, convention: deal.convention, position: position.to_owned() }
}

/// A parameter as it is typed: the parts of a sum are separated by semicolons.
fn plain(value: &engine::Value) -> String {
    match value {
        engine::Value::List(list) if list.iter().any(|value| matches!(value, engine::Value::Text(_))) => {
            list.iter().map(ToString::to_string).collect::<Vec<_>>().join(";")
        }
        other => other.to_string(),
    }
}

/// Whether things should not move.
fn still() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    query.is_some_and(|query| query.matches())
}
