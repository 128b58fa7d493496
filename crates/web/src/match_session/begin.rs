//! Beginning, resuming and repeating matches.
use super::{MatchSession, Note, Panel, seed, turns::prefers_reduced_motion};
use crate::{
    storage,
    work::{Answer, setup::Begin},
};
use engine::message::Say;
use leptos::prelude::*;
use play::{Match, MatchBoard, Opponent, Player, Setup, opponent::Skill, record, seats};
use std::time::Duration;

/// How long the title of a match is shown.
const TITLE: Duration = Duration::from_millis(2_200);

impl MatchSession {
    /// Opens the saved match; `false` if there is none.
    pub(crate) fn resume(self) -> bool {
        let saved = self.storage_key.and_then(storage::load).and_then(|text| record::read(&text).ok());
        saved.is_some_and(|game| self.open_match(game))
    }

    /// The match that was left before its end: the open one, or the saved one.
    pub(crate) fn unfinished(self) -> Option<Match> {
        let open = self.now(|table| table.game.clone());
        let saved = || record::read(&self.storage_key.and_then(storage::load)?).ok();
        open.or_else(saved).filter(|game| game.finish().is_none() && !game.plies().is_empty())
    }

    /// Opens a match.
    pub(crate) fn open_match(self, game: Match) -> bool {
        let Ok(table) = MatchBoard::new(game) else { return false };
        self.paused.set(false);
        self.panel.set(Panel::Nothing);
        self.note.set(Note::Nothing);
        self.watch.clear();
        self.table.set(Some(table));
        self.carry_on();
        true
    }

    /// Begins a match: shows its title, and brings the board into view and focus.
    pub(crate) fn start(self, game: Match) {
        self.show_title();
        if self.open_match(game) {
            self.is_new.set(true);
        }
    }

    /// Shows the title for a moment; not to visitors who prefer no motion.
    fn show_title(self) {
        if !prefers_reduced_motion() {
            let turn = self.turn.get_value();
            self.title.set(Some(turn));
            set_timeout(
                move || {
                    // Another match may have begun.
                    if self.title.try_get_untracked() == Some(Some(turn)) {
                        self.title.set(None);
                    }
                },
                TITLE,
            );
        }
    }

    /// Whether the title is shown; tracked.
    pub(crate) fn has_title(self) -> bool {
        self.title.with(Option::is_some)
    }

    /// Takes the title away.
    pub(crate) fn skip_title(self) {
        if self.title.with_untracked(Option::is_some) {
            self.title.set(None);
        }
    }

    /// The time that the computer waits for the title.
    pub(super) fn title_duration(self) -> Duration {
        if self.title.with_untracked(Option::is_some) { TITLE } else { Duration::ZERO }
    }

    /// Sets up a match and begins it; `ready` gets the result.
    pub(crate) fn begin(self, setup: Setup, ready: impl Fn(Answer<()>) + 'static) {
        self.setup.set_value(Some(setup.clone()));
        let setup = Setup { seats: setup.seats.into_iter().map(as_skilled_as_last).collect(), ..setup };
        if let Some(opponent) = setup.seats.iter().find_map(Player::opponent) {
            self.settings.set(|settings| settings.opponent = opponent);
        }
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

    /// Begins again from the same start with another player first.
    pub(crate) fn swap_sides(self) {
        let Some(mut deal) = self.with(|table| table.game.deal().clone()) else { return };
        deal.seats.rotate_left(1);
        if let Ok(game) = Match::new(deal) {
            self.setup.set_value(None);
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

    /// Whether a match has just begun; true only once; tracked.
    pub(crate) fn has_begun(self) -> bool {
        let is_new = self.is_new.get();
        if is_new {
            self.is_new.set(false);
        }
        is_new
    }
}

/// Storage key of the skill of the adaptive opponent.
const SKILL: &str = "skill";

/// The adaptive opponent as strong as the last games have made it; every other player as it is.
fn as_skilled_as_last(player: Player) -> Player {
    let skill = || storage::load(SKILL).and_then(|text| text.parse().ok());
    match player {
        Player::Computer(Opponent::Adaptive(usual)) => {
            Player::Computer(Opponent::Adaptive(skill().map_or(usual, Skill::new)))
        }
        other => other,
    }
}

/// Saves how strong the adaptive opponent is after a match.
pub(super) fn adapt(game: &Match) {
    if let (Some(Opponent::Adaptive(skill)), Some(result)) = (seats::opponent(game), seats::result(game)) {
        storage::save(SKILL, &skill.after(result).percent().to_string());
    }
}
