//! A match on the page: the board, the messages, and what people and computers do.
//!
//! | module | what |
//! |---|---|
//! | `begin` | beginning, resuming and repeating matches |
//! | `turns` | the moves of people and computers, and taking them back |
//! | `referee` | matches whose referee is the site |
//! | `replay` | the match shown again, move by move |
//! | `watch` | the computer's thinking, step by step |
//! | `coach` | hints, the analysis of all moves, the review |
//! | `picture`, `status` | the match as a picture and in words |
use crate::{
    parts::board::{BoardPicture, pointing::Pointing},
    position_ref::PositionRef,
    settings::SettingsStore,
    words::Words,
    work::{Ticket, WorkerClient},
};
use engine::message::Message;
use leptos::prelude::*;
use play::{Match, MatchBoard, Player, Setup, record};

mod begin;
mod coach;
mod picture;
mod referee;
mod replay;
mod seed;
mod status;
mod turns;
mod watch;

pub(crate) use seed::seed;

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
    Moves,
    Rules,
    Why,
    Review,
    Thinking,
}

/// A move that is being shown: the board before it, and what it does.
#[derive(Clone, PartialEq)]
struct Moving {
    picture: BoardPicture,
}

/// A match and everything around it. Cheap to copy: only signals.
#[derive(Clone, Copy)]
pub(crate) struct MatchSession {
    /// Storage key under which the match is saved; none for an example board.
    storage_key: Option<&'static str>,
    table: RwSignal<Option<MatchBoard>>,
    moving: RwSignal<Option<Moving>>,
    note: RwSignal<Note>,
    pointing: Pointing,
    replay: replay::Replay,
    coach: coach::Coach,
    watch: watch::Thinking,
    /// The turn in which a match has begun whose title is shown.
    title: RwSignal<Option<u64>>,
    /// Whether a match has just begun, so that the board is scrolled into view.
    is_new: RwSignal<bool>,
    panel: RwSignal<Panel>,
    paused: RwSignal<bool>,
    thinking: RwSignal<bool>,
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
            note: RwSignal::new(Note::Nothing),
            pointing: Pointing::new(),
            replay: replay::Replay::new(),
            coach: coach::Coach::new(),
            watch: watch::Thinking::new(),
            title: RwSignal::new(None),
            is_new: RwSignal::new(false),
            panel: RwSignal::new(Panel::Nothing),
            paused: RwSignal::new(false),
            thinking: RwSignal::new(false),
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

    /// Reads something from the match; tracked.
    pub(crate) fn with<T>(self, read: impl FnOnce(&MatchBoard) -> T) -> Option<T> {
        self.table.with(|table| table.as_ref().map(read))
    }

    /// Reads something once.
    pub(crate) fn now<T>(self, read: impl FnOnce(&MatchBoard) -> T) -> Option<T> {
        self.table.with_untracked(|table| table.as_ref().map(read))
    }

    /// Where the visitor points.
    pub(crate) fn pointing(self) -> Pointing {
        self.pointing
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
        !self.pointing.has_pointed() && self.with(|table| table.game.plies().is_empty()).unwrap_or(false)
    }

    /// Whether only computers play; tracked.
    pub(crate) fn is_without_people(self) -> bool {
        self.with(|table| !table.game.deal().seats.iter().any(Player::is_person)).unwrap_or(false)
    }

    /// The present position.
    pub(crate) fn place(self) -> Option<PositionRef> {
        self.now(|table| place(&table.game, table.game.position()))
    }

    /// The position before the first move.
    pub(crate) fn start_place(self) -> Option<PositionRef> {
        self.now(|table| place(&table.game, &table.game.deal().start))
    }

    /// The side to which a seat belongs: 0 for the one whose strokes are green.
    pub(crate) fn hand_of(self, seat: usize) -> usize {
        self.now(|table| play::seats::hand(&table.game, seat).0).unwrap_or(0)
    }

    /// Whether a move that was taken back can be made again; tracked.
    pub(crate) fn can_redo(self) -> bool {
        self.with(|table| table.game.clone().redo()).unwrap_or(false)
    }

    /// The visible position: that of a replay, otherwise the present one; tracked.
    pub(crate) fn visible_place(self) -> Option<PositionRef> {
        self.visible(|table| place(&table.game, table.game.position()))
    }

    /// What is open beside the board; tracked.
    pub(crate) fn panel(self) -> Panel {
        self.panel.get()
    }

    /// Opens something beside the board.
    pub(crate) fn open(self, panel: Panel) {
        self.panel.set(panel);
        if panel == Panel::Review {
            self.ask_review();
        }
    }

    /// Opens something beside the board, or closes it.
    pub(crate) fn toggle(self, panel: Panel) {
        self.open(if self.panel.get_untracked() == panel { Panel::Nothing } else { panel });
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

/// A reference to a position of a match.
fn place(game: &Match, position: &str) -> PositionRef {
    let deal = game.deal();
    PositionRef::of_params(deal.game, &deal.params, deal.convention, position.to_owned())
}
