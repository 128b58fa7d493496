//! A match on the page: the board, the messages, and what people and computers do.
use crate::{
    parts::mistakes,
    position_ref::PositionRef,
    settings::SettingsStore,
    sound::{Tone, sound},
    storage,
    words::Words,
    work::{Answer, Ticket, WorkerClient, moves, review::ReviewReport, setup::Begin},
};
use engine::message::{Message, Say};
use leptos::prelude::*;
use play::{Match, MatchBoard, Player, Setup, record, slip};
use std::time::Duration;

mod advice;
mod picture;
mod pointing;
mod replay;
mod seed;
mod status;

pub(crate) use seed::seed;

/// Duration of the animation of a move.
const MOVE_DURATION: Duration = Duration::from_millis(650);

/// The last message.
#[derive(Clone, Debug, PartialEq)]
enum Note {
    Nothing,
    Info(Message),
    /// Something is wrong.
    Wrong(Message),
    /// The site refused something, in these words.
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
    picture: crate::parts::board::BoardPicture,
}

/// A match and everything around it. Cheap to copy: only signals.
#[derive(Clone, Copy)]
pub(crate) struct MatchSession {
    /// Storage key under which the match is saved; none for an example board.
    storage_key: Option<&'static str>,
    table: RwSignal<Option<MatchBoard>>,
    moving: RwSignal<Option<Moving>>,
    /// The board that a replay shows instead of the present one.
    past: RwSignal<Option<MatchBoard>>,
    /// The move of the replay that is being animated.
    making: RwSignal<Option<Moving>>,
    note: RwSignal<Note>,
    /// Whether the visitor has pointed at the board since the last move.
    has_pointed: RwSignal<bool>,
    /// Why there is no move at the place pointed at.
    slip: RwSignal<Option<Message>>,
    /// Whether the board was last touched by a finger, which plays only with a second tap.
    finger: RwSignal<bool>,
    /// Whether a match has just begun, so that the board is scrolled into view.
    is_new: RwSignal<bool>,
    hints: RwSignal<Vec<play::Hint>>,
    depth: RwSignal<usize>,
    panel: RwSignal<Panel>,
    paused: RwSignal<bool>,
    thinking: RwSignal<bool>,
    coach: RwSignal<Option<engine::Analysis>>,
    review: RwSignal<Option<Answer<ReviewReport>>>,
    /// The request for this match, for another one like it.
    setup: StoredValue<Option<Setup>>,
    ticket: StoredValue<Option<Ticket>>,
    /// Receives the moves if the site is the referee.
    referee: Option<Callback<String>>,
    /// Message shown instead of a resignation if the referee has ended the match.
    ended_by: RwSignal<Option<&'static str>>,
    /// Counts changes, so that late answers can be recognised and dropped.
    turn: StoredValue<u64>,
    words: Words,
    settings: SettingsStore,
    worker: WorkerClient,
}

impl MatchSession {
    /// A session without a match; the match survives a reload under `storage_key`.
    pub(crate) fn new(storage_key: Option<&'static str>) -> MatchSession {
        MatchSession {
            storage_key,
            table: RwSignal::new(None),
            moving: RwSignal::new(None),
            past: RwSignal::new(None),
            making: RwSignal::new(None),
            note: RwSignal::new(Note::Nothing),
            has_pointed: RwSignal::new(false),
            slip: RwSignal::new(None),
            finger: RwSignal::new(false),
            is_new: RwSignal::new(false),
            hints: RwSignal::new(Vec::new()),
            depth: RwSignal::new(0),
            panel: RwSignal::new(Panel::Nothing),
            paused: RwSignal::new(false),
            thinking: RwSignal::new(false),
            coach: RwSignal::new(None),
            review: RwSignal::new(None),
            setup: StoredValue::new(None),
            ticket: StoredValue::new(None),
            referee: None,
            ended_by: RwSignal::new(None),
            turn: StoredValue::new(0),
            words: Words::context(),
            settings: SettingsStore::context(),
            worker: WorkerClient::context(),
        }
    }

    /// A session whose referee is the site: it receives the moves, and [`MatchSession::follow`] gets the state.
    pub(crate) fn with_referee(send: Callback<String>) -> MatchSession {
        MatchSession { referee: Some(send), ..MatchSession::new(None) }
    }

    /// Takes over the match from the referee. If it has one more move, the move is animated.
    pub(crate) fn follow(self, game: Match, ended_by: Option<&'static str>) {
        let plies = self.now(|table| table.game.plies().len());
        if self.now(|table| same(&table.game, &game)) == Some(true) {
            return;
        }
        let before = plies.filter(|plies| game.plies().len() == plies + 1).and_then(|_| self.last_move(&game));
        let Ok(table) = MatchBoard::new(game) else { return };
        self.note.set(Note::Nothing);
        self.ended_by.set(ended_by);
        self.table.set(Some(table));
        self.show(before);
    }

    /// The last move of a match, for its animation.
    fn last_move(self, game: &Match) -> Option<Moving> {
        let mv = game.plies().last()?.mv.clone();
        let mut earlier = game.clone();
        earlier.undo();
        self.picture_before(&MatchBoard::new(earlier).ok()?, &mv)
    }

    /// Shows what the referee has refused.
    pub(crate) fn show_refusal(self, sentence: String) {
        self.note.set(Note::Refused(sentence));
    }

    /// Opens the saved match; `false` if there is none.
    pub(crate) fn resume(self) -> bool {
        let saved = self.storage_key.and_then(storage::load).and_then(|text| record::read(&text).ok());
        saved.is_some_and(|game| self.open_match(game))
    }

    /// Opens a match.
    pub(crate) fn open_match(self, game: Match) -> bool {
        let Ok(table) = MatchBoard::new(game) else { return false };
        self.paused.set(false);
        self.panel.set(Panel::Nothing);
        self.note.set(Note::Nothing);
        self.table.set(Some(table));
        self.carry_on();
        true
    }

    /// Begins a match, and brings the board into view and focus.
    pub(crate) fn start(self, game: Match) {
        if self.open_match(game) {
            self.is_new.set(true);
        }
    }

    /// Sets up a match and begins it; `ready` gets the result.
    pub(crate) fn begin(self, setup: Setup, ready: impl Fn(Answer<()>) + 'static) {
        self.setup.set_value(Some(setup.clone()));
        self.worker.ask(&Begin { setup, seed: seed() }, move |answer| {
            let game = answer.and_then(|text| record::read(&text).map_err(|error| error.message()));
            ready(game.map(|game| self.start(game)));
        });
    }

    /// Begins another match like this one, from a new start if it was random.
    pub(crate) fn again(self) {
        match (self.setup.get_value(), self.with(|table| table.game.deal().clone())) {
            (Some(setup), _) => self.begin(setup, |_| {}),
            (None, Some(deal)) => {
                if let Ok(game) = Match::new(deal) {
                    self.start(game);
                }
            }
            (None, None) => {}
        }
    }

    /// Begins again from the same start.
    pub(crate) fn restart(self) {
        if let Some(game) = self.with(|table| table.game.deal().clone()).and_then(|deal| Match::new(deal).ok()) {
            self.start(game);
        }
    }

    /// Begins a match from a position, with the same players.
    pub(crate) fn practise(self, position: &str) {
        let Some(mut deal) = self.with(|table| table.game.deal().clone()) else { return };
        position.clone_into(&mut deal.start);
        if let Some(first) = deal.seats.iter().position(Player::is_person) {
            deal.seats.rotate_left(first);
        }
        if let Ok(game) = Match::new(deal) {
            self.setup.set_value(None);
            self.start(game);
        }
    }

    /// Reads something from the match; tracked.
    pub(crate) fn with<T>(self, read: impl FnOnce(&MatchBoard) -> T) -> Option<T> {
        self.table.with(|table| table.as_ref().map(read))
    }

    /// Reads something once.
    pub(crate) fn now<T>(self, read: impl FnOnce(&MatchBoard) -> T) -> Option<T> {
        self.table.with_untracked(|table| table.as_ref().map(read))
    }

    /// Whether a person is to move; tracked.
    pub(crate) fn is_yours(self) -> bool {
        self.moving.with(Option::is_none) && self.with(MatchBoard::is_yours).unwrap_or(false)
    }

    /// Whether the match is over; tracked.
    pub(crate) fn is_over(self) -> bool {
        self.moving.with(Option::is_none) && self.with(|table| table.game.finish().is_some()).unwrap_or(false)
    }

    /// Whether nothing has happened yet; tracked.
    pub(crate) fn is_fresh(self) -> bool {
        !self.has_pointed.get() && self.with(|table| table.game.plies().is_empty()).unwrap_or(false)
    }

    /// Whether only computers play; tracked.
    pub(crate) fn is_without_people(self) -> bool {
        self.with(|table| !table.game.deal().seats.iter().any(Player::is_person)).unwrap_or(false)
    }

    /// Makes a move for the person to move; `false`, with the reason shown, if it cannot be made.
    pub(crate) fn play(self, mv: &str) -> bool {
        if !self.now(MatchBoard::is_yours).unwrap_or(false) || self.moving.with_untracked(Option::is_some) {
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
        let before = self.picture_before(&table, mv);
        if let Err(error) = table.game.play(mv) {
            let slip = slip::of_text(&table.picker, &table.board, mv);
            self.note.set(Note::Wrong(slip.unwrap_or_else(|| error.message())));
            return false;
        }
        self.note.set(Note::Nothing);
        drop(table.refresh());
        if self.storage_key.is_some() && table.game.finish().is_some() {
            mistakes::remember(self.worker, record::write(&table.game));
        }
        self.table.set(Some(table));
        self.show(before);
        true
    }

    /// Animates a move, then carries on.
    fn show(self, moving: Option<Moving>) {
        self.reset();
        if self.settings.now(|settings| settings.sound) {
            let over = self.now(|table| table.game.finish().is_some()).unwrap_or(false);
            sound(if over { Tone::End } else { Tone::Move });
        }
        if prefers_reduced_motion() || moving.is_none() {
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
            MOVE_DURATION,
        );
    }

    /// Drops everything that belonged to the previous position.
    fn reset(self) {
        self.turn.update_value(|turn| *turn += 1);
        if let Some(ticket) = self.ticket.get_value() {
            self.worker.cancel(ticket);
        }
        self.ticket.set_value(None);
        self.thinking.set(false);
        self.past.set(None);
        self.making.set(None);
        self.has_pointed.set(false);
        self.slip.set(None);
        self.hints.set(Vec::new());
        self.depth.set(0);
        self.coach.set(None);
        self.review.set(None);
        if let (Some(name), Some(text)) = (self.storage_key, self.now(|table| record::write(&table.game))) {
            storage::save(name, &text);
        }
    }

    /// Asks for the computer's move, or for the coach's analysis if a person is to move.
    fn carry_on(self) {
        self.reset();
        self.moving.set(None);
        let (over, yours) =
            self.now(|table| (table.game.finish().is_some(), table.is_yours())).unwrap_or((true, false));
        if yours {
            self.ask_coach();
        } else if !over && !self.paused.get_untracked() && self.referee.is_none() {
            let turn = self.turn.get_value();
            let pace = self.settings.now(|settings| settings.pace);
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
        let ticket = self.worker.ask(&moves::Think { record: text, seed: seed() }, move |answer| {
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
        self.ticket.set_value(Some(ticket));
    }

    /// The present position.
    pub(crate) fn place(self) -> Option<PositionRef> {
        self.now(|table| place(&table.game, table.game.position()))
    }

    /// The visible position: that of a replay, otherwise the present one; tracked.
    pub(crate) fn visible_place(self) -> Option<PositionRef> {
        self.visible(|table| place(&table.game, table.game.position()))
    }

    /// Takes back the person's last move and whatever came after it.
    pub(crate) fn undo(self) {
        self.change(|table| table.game.undo_turn());
    }

    /// Restores what was taken back, up to the next turn of a person.
    pub(crate) fn redo(self) {
        self.change(|table| {
            let mut redone = table.game.redo();
            while redone && table.game.player().is_some_and(|player| !player.is_person()) && table.game.redo() {}
            redone |= table.game.finish().is_some();
            redone
        });
    }

    fn change(self, change: impl FnOnce(&mut MatchBoard) -> bool) {
        let Some(mut table) = self.table.get_untracked() else { return };
        if change(&mut table) {
            drop(table.refresh());
            self.table.set(Some(table));
            self.note.set(Note::Nothing);
            self.carry_on();
        } else {
            self.note.set(Note::Info(Message::new("web-nothing-to-undo")));
        }
    }

    /// Resigns.
    pub(crate) fn resign(self) {
        self.change(|table| table.game.resign_person());
    }

    /// Pauses or resumes a match between computers.
    pub(crate) fn pause(self) {
        self.paused.update(|paused| *paused = !*paused);
        self.carry_on();
    }

    /// Whether the computers are paused; tracked.
    pub(crate) fn is_paused(self) -> bool {
        self.paused.get()
    }

    /// Makes one move of a computer while they are paused.
    pub(crate) fn step(self) {
        if !self.now(MatchBoard::is_yours).unwrap_or(true) {
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
            self.ask_review();
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

/// Whether two matches have the same players, moves and end.
fn same(one: &Match, other: &Match) -> bool {
    one.plies() == other.plies() && one.finish() == other.finish() && one.deal() == other.deal()
}

/// A reference to a position of a match.
fn place(game: &Match, position: &str) -> PositionRef {
    let deal = game.deal();
    PositionRef::of_params(deal.game, &deal.params, deal.convention, position.to_owned())
}

/// Whether the visitor prefers no animation.
fn prefers_reduced_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    query.is_some_and(|query| query.matches())
}
