//! What players may ask for, and the events that come of it.
use super::{Event, Kind, Offer, Table};
use crate::{ids, problem::Refusal};
use axum::http::StatusCode;
use engine::message::Message;
use play::{Chance, Effort, Match};

/// What a player asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Place the own pieces, unseen by the others.
    Place(Vec<u64>),
    /// Make a move, after so many others.
    Move { ply: usize, mv: String },
    /// Give up; against the computer this is called leaving.
    Resign,
    /// Offer something to the other player.
    Offer(Offer),
    /// Accept or decline what was offered; one may take an own offer back by declining it.
    Answer { offer: Offer, accept: bool },
}

/// How the computer thinks.
pub(crate) struct Thinker {
    pub(crate) effort: Effort,
    pub(crate) chance: Chance,
}

impl Table {
    /// The events that come of a command of somebody in a seat, the answer of the computer included. Nothing is changed.
    pub(crate) fn decide(
        &self,
        seat: usize,
        command: &Command,
        now: i64,
        thinker: &mut Thinker,
    ) -> Result<Vec<Event>, Refusal> {
        let event = |kind| vec![Event { seat, kind, at: now }];
        if let Some(overdue) = self.overdue(now) {
            return Ok(vec![overdue]);
        }
        match command {
            Command::Place(squares) => {
                self.goes_on()?;
                self.stage.may_place(seat, squares)?;
                Ok(event(Kind::Placed(squares.clone())))
            }
            Command::Move { ply, mv } => {
                self.may_move(seat, *ply)?;
                let mut after = self.stage.playing()?.clone();
                after.play(mv).map_err(|error| Refusal::unmet(&error))?;
                self.answered_by_computer(after, now, thinker)
            }
            Command::Resign => {
                self.goes_on()?;
                Ok(event(if self.settled.level() > 0 { Kind::Left } else { Kind::Resigned }))
            }
            Command::Offer(offer) => self.may_offer(seat, *offer).map(|()| event(Kind::Offered(*offer))),
            Command::Answer { offer, accept } => self.answered(seat, *offer, *accept).map(event),
        }
    }

    fn goes_on(&self) -> Result<(), Refusal> {
        if self.ended().is_some() {
            return Err(Refusal::conflict("refused-over"));
        }
        if self.is_open() { Err(Refusal::conflict("refused-open")) } else { Ok(()) }
    }

    /// Offers are for two people in a match that does not count; a rematch comes after it.
    fn may_offer(&self, seat: usize, offer: Offer) -> Result<(), Refusal> {
        let is_over = self.ended().is_some();
        let fits = match (offer, self.game()) {
            (Offer::Rematch, _) => is_over && self.next.is_none(),
            (_, None) => false,
            (Offer::Takeback, Some(game)) => {
                !is_over && !self.settled.rated && game.plies().iter().any(|ply| ply.seat == seat)
            }
            (Offer::Draw, Some(game)) => !is_over && game.game().is_loopy(),
        };
        let people = self.settled.level() == 0 && self.settled.seats.len() == 2 && !self.is_open();
        if fits && people && self.offer.is_none() { Ok(()) } else { Err(Refusal::conflict("refused-offer")) }
    }

    fn answered(&self, seat: usize, offer: Offer, accept: bool) -> Result<Kind, Refusal> {
        let Some((_, by)) = self.offer.filter(|(offered, _)| *offered == offer) else {
            return Err(Refusal::conflict("refused-no-offer"));
        };
        if !accept {
            return Ok(Kind::Declined(offer));
        }
        if offer != Offer::Rematch {
            self.goes_on()?;
        }
        if by == seat {
            return Err(Refusal::conflict("refused-own-offer"));
        }
        let what = match offer {
            Offer::Draw => String::new(),
            Offer::Rematch => ids::id(),
            Offer::Takeback => {
                let mut after = self.stage.playing()?.clone();
                after.undo_to(by);
                after.plies().len().to_string()
            }
        };
        Ok(Kind::Accepted(offer, what))
    }

    fn may_move(&self, seat: usize, ply: usize) -> Result<(), Refusal> {
        self.goes_on()?;
        if self.game().is_none() {
            return Err(Refusal::conflict("refused-placing"));
        }
        if self.turn() != Some(seat) {
            return Err(Refusal::conflict("refused-not-your-turn"));
        }
        let made = self.made();
        if ply == made {
            return Ok(());
        }
        let message = Message::new("refused-ply").with("ply", ply).with("made", made);
        Err(Refusal::new(StatusCode::CONFLICT, message))
    }

    /// The moves with which the computer begins, if it does.
    pub(crate) fn opening(&self, now: i64, thinker: &mut Thinker) -> Result<Vec<Event>, Refusal> {
        self.answered_by_computer(self.stage.playing()?.clone(), now, thinker)
    }

    /// The moves that were made since this table, and those with which computers go on.
    fn answered_by_computer(&self, mut after: Match, at: i64, thinker: &mut Thinker) -> Result<Vec<Event>, Refusal> {
        let thought = after.let_computers_move(&thinker.effort, &mut thinker.chance);
        thought.map_err(|error| Refusal::failed(&error))?;
        let made = after.plies().iter().skip(self.made());
        Ok(made.map(|ply| Event { seat: ply.seat, kind: Kind::Move(ply.mv.clone()), at }).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Pace, Seat, Settled};
    use play::Level;

    fn person(account: &str) -> Seat {
        Seat::Person { account: account.to_owned(), name: Some(account.to_owned()), guest: false }
    }

    fn against_computer(start: &str) -> Table {
        Table::new(Settled::of_nim(start, vec![person("a"), Seat::Computer(Level::Perfect)])).unwrap()
    }

    fn between_people(start: &str) -> Table {
        Table::new(Settled::of_nim(start, vec![person("a"), person("b")])).unwrap()
    }

    fn thinker() -> Thinker {
        Thinker { effort: Effort::default(), chance: Chance::new(1) }
    }

    fn mv(ply: usize, mv: &str) -> Command {
        Command::Move { ply, mv: mv.to_owned() }
    }

    /// Carries out a command.
    fn done(table: &mut Table, seat: usize, command: &Command, now: i64) -> Result<(), Refusal> {
        let events = table.decide(seat, command, now, &mut thinker())?;
        events.iter().try_for_each(|event| table.apply(event))
    }

    #[test]
    fn a_move_comes_with_the_answer_of_the_computer() {
        let mut table = against_computer("1,2,3");
        let events = table.decide(0, &mv(0, "3-3"), 5, &mut thinker()).unwrap();
        assert_eq!(events.iter().map(|event| event.seat).collect::<Vec<_>>(), [0, 1]);
        assert_eq!(table.events(), 0, "nothing is changed before it is kept");
        events.iter().for_each(|event| table.apply(event).unwrap());
        assert_eq!(
            (table.game().unwrap().position(), table.events(), table.game().unwrap().turn()),
            ("1,1,0", 2, Some(0))
        );
    }

    #[test]
    fn what_is_against_the_rules_is_refused() {
        let mut table = against_computer("1,2,3");
        for (seat, command) in [(1, mv(0, "1-1")), (0, mv(1, "1-1")), (0, mv(0, "9-9")), (0, mv(0, ""))] {
            assert!(done(&mut table, seat, &command, 0).is_err(), "{command:?}");
        }
        done(&mut table, 0, &Command::Resign, 0).unwrap();
        let ended = table.ended().unwrap();
        assert_eq!((ended.how.as_str(), ended.winners), ("left", vec![1]));
        assert!(done(&mut table, 0, &mv(0, "1-1"), 0).is_err());
        assert!(done(&mut table, 0, &Command::Resign, 0).is_err());
    }

    #[test]
    fn a_move_is_taken_back_when_both_agree() {
        let mut table = between_people("1,2,3");
        let offer = Command::Offer(Offer::Takeback);
        assert!(done(&mut table, 0, &offer, 0).is_err(), "nothing was played yet");
        done(&mut table, 0, &mv(0, "3-3"), 0).unwrap();
        done(&mut table, 1, &mv(1, "2-1"), 0).unwrap();
        done(&mut table, 0, &offer, 0).unwrap();
        assert!(done(&mut table, 1, &offer, 0).is_err(), "one offer at a time");
        let accept = Command::Answer { offer: Offer::Takeback, accept: true };
        assert!(done(&mut table, 0, &accept, 0).is_err(), "nobody accepts an own offer");
        done(&mut table, 1, &accept, 0).unwrap();
        assert_eq!(
            (table.game().unwrap().position(), table.game().unwrap().turn(), table.events()),
            ("1,2,3", Some(0), 4)
        );
        assert!(done(&mut table, 1, &accept, 0).is_err(), "it was answered");
    }

    #[test]
    fn nothing_is_taken_back_after_the_end() {
        let mut table = between_people("1,2,3");
        done(&mut table, 0, &mv(0, "3-3"), 0).unwrap();
        done(&mut table, 0, &Command::Offer(Offer::Takeback), 0).unwrap();
        done(&mut table, 1, &Command::Resign, 0).unwrap();
        let accept = Command::Answer { offer: Offer::Takeback, accept: true };
        assert!(done(&mut table, 1, &accept, 0).is_err());
        assert_eq!((table.made(), table.ended().unwrap().winners), (1, vec![0]));
        done(&mut table, 1, &Command::Offer(Offer::Rematch), 0).expect("the old offer is not in the way");
    }

    #[test]
    fn a_rematch_is_agreed_on_after_the_end() {
        let mut table = between_people("1");
        let (offer, accept) = (Command::Offer(Offer::Rematch), Command::Answer { offer: Offer::Rematch, accept: true });
        assert!(done(&mut table, 0, &offer, 0).is_err());
        done(&mut table, 0, &mv(0, "1-1"), 0).unwrap();
        done(&mut table, 1, &offer, 0).unwrap();
        done(&mut table, 0, &accept, 0).unwrap();
        assert!(table.next.is_some());
        assert!(done(&mut table, 1, &offer, 0).is_err(), "once is enough");
    }

    fn northcott() -> Table {
        let seats = vec![person("a"), person("b")];
        let placed = Settled { game: "northcott", pieces: Some(2), ..Settled::of_nim("", seats) };
        Table::new(Settled { pace: Some(Pace { initial: 1000, increment: 0 }), ..placed }).unwrap()
    }

    #[test]
    fn pieces_are_placed_once_and_in_secret() {
        let mut table = northcott();
        assert!(done(&mut table, 0, &mv(0, "1-1"), 0).is_err(), "nobody has placed");
        for wrong in [&[1][..], &[1, 2, 3], &[1, 8], &[0, 1]] {
            assert!(done(&mut table, 0, &Command::Place(wrong.to_vec()), 0).is_err(), "{wrong:?}");
        }
        done(&mut table, 0, &Command::Place(vec![2, 1]), 5000).unwrap();
        assert!(done(&mut table, 0, &Command::Place(vec![1, 1]), 0).is_err(), "once is enough");
        let placing = |account| table.state(account, 0).placing.unwrap();
        assert_eq!((placing(Some("a")).yours, placing(Some("a")).placed), (Some(vec![2, 1]), vec![true, false]));
        assert_eq!((placing(Some("b")).yours, placing(None).yours), (None, None));
        let state = table.state(Some("b"), 0);
        assert_eq!((state.start.as_str(), state.position.as_str(), state.turn), ("", "", None));
        assert_eq!((table.record(), table.deadline()), (None, None), "nothing is told, no clock runs");
        done(&mut table, 1, &Command::Place(vec![8, 7]), 6000).unwrap();
        assert_eq!(table.game().unwrap().position(), "W 2:8,1:7");
        assert_eq!((table.state(None, 0).placing, table.deadline()), (None, Some(7000)));
        assert!(done(&mut table, 1, &Command::Place(vec![8, 7]), 0).is_err(), "the match has begun");
    }

    #[test]
    fn pieces_that_leave_no_move_are_placed_again_unseen() {
        let mut table = northcott();
        done(&mut table, 1, &Command::Place(vec![5, 5]), 0).unwrap();
        done(&mut table, 0, &Command::Place(vec![4, 4]), 0).unwrap();
        let placing = table.state(Some("a"), 0).placing.unwrap();
        assert_eq!((placing.again, placing.placed, placing.yours), (true, vec![false, false], None));
        done(&mut table, 0, &Command::Resign, 0).unwrap();
        assert_eq!(table.ended().unwrap().winners, [1], "one can give up before the first move");
        assert!(done(&mut table, 1, &Command::Place(vec![5, 5]), 0).is_err());
    }

    #[test]
    fn nobody_plays_before_all_have_sat_down_and_offers_are_for_people() {
        let mut open = Table::new(Settled::of_nim("1,2", vec![person("a"), Seat::Free])).unwrap();
        assert!(done(&mut open, 0, &mv(0, "1-1"), 0).is_err());
        let mut table = against_computer("1,2,3");
        done(&mut table, 0, &mv(0, "3-3"), 0).unwrap();
        assert!(done(&mut table, 0, &Command::Offer(Offer::Takeback), 0).is_err());
        let mut people = between_people("1,2");
        assert!(done(&mut people, 0, &Command::Offer(Offer::Draw), 0).is_err(), "Nim has no draws");
    }

    #[test]
    fn whoever_has_no_time_left_loses_whatever_they_send() {
        let pace = Some(Pace { initial: 1000, increment: 0 });
        let seats = vec![person("a"), person("b")];
        let mut table = Table::new(Settled { pace, ..Settled::of_nim("1,2,3", seats) }).unwrap();
        table.apply(&Event { seat: 1, kind: Kind::Joined, at: 0 }).unwrap();
        done(&mut table, 0, &mv(0, "3-3"), 900).unwrap();
        assert_eq!(table.overdue(1899), None);
        done(&mut table, 1, &mv(1, "2-1"), 1900).unwrap();
        let ended = table.ended().unwrap();
        assert_eq!((ended.how.as_str(), ended.winners), ("time", vec![0]));
        assert_eq!(table.game().unwrap().plies().len(), 1, "the late move was not made");
    }
}
