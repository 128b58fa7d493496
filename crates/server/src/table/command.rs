//! What players may ask for, and the events that come of it.
use super::{Event, Kind, Table};
use crate::problem::Refusal;
use axum::http::StatusCode;
use engine::message::Message;
use play::{Chance, Effort};

/// What a player asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Make a move, after so many others.
    Move { ply: usize, mv: String },
    /// Leave, and lose by that.
    Leave,
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
        if self.game.finish().is_some() {
            return Err(Refusal::conflict("refused-over"));
        }
        match command {
            Command::Leave => Ok(vec![Event { seat, kind: Kind::Left, at: now }]),
            Command::Move { ply, mv } => {
                self.may_move(seat, *ply)?;
                let mut after = self.clone();
                after.game.play(mv).map_err(|error| Refusal::unmet(&error))?;
                after.answer(thinker)?;
                Ok(after.moves_since(self, now))
            }
        }
    }

    fn may_move(&self, seat: usize, ply: usize) -> Result<(), Refusal> {
        if self.game.turn() != Some(seat) {
            return Err(Refusal::conflict("refused-not-your-turn"));
        }
        let made = self.game.plies().len();
        if ply == made {
            return Ok(());
        }
        let message = Message::new("refused-ply").with("ply", ply).with("made", made);
        Err(Refusal::new(StatusCode::CONFLICT, message))
    }

    /// The moves with which the computer begins, if it does.
    pub(crate) fn opening(&self, now: i64, thinker: &mut Thinker) -> Result<Vec<Event>, Refusal> {
        let mut after = self.clone();
        after.answer(thinker)?;
        Ok(after.moves_since(self, now))
    }

    fn answer(&mut self, thinker: &mut Thinker) -> Result<(), Refusal> {
        let thought = self.game.let_computers_move(&thinker.effort, &mut thinker.chance);
        thought.map_err(|error| Refusal::failed(&error))
    }

    fn moves_since(&self, before: &Table, at: i64) -> Vec<Event> {
        let made = self.game.plies().iter().skip(before.game.plies().len());
        made.map(|ply| Event { seat: ply.seat, kind: Kind::Move(ply.mv.clone()), at }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Seat, Settled};
    use engine::{Convention, Params};
    use play::Level;

    fn table(start: &str) -> Table {
        let person = Seat::Person { account: "a".to_owned(), name: Some("Ana".to_owned()), guest: false };
        Table::new(Settled {
            id: "m".to_owned(),
            game: "nim",
            params: Params::default(),
            convention: Convention::Normal,
            start: start.to_owned(),
            rated: true,
            seats: vec![person, Seat::Computer(Level::Perfect)],
            created: 0,
        })
        .unwrap()
    }

    fn thinker() -> Thinker {
        Thinker { effort: Effort::default(), chance: Chance::new(1) }
    }

    fn mv(ply: usize, mv: &str) -> Command {
        Command::Move { ply, mv: mv.to_owned() }
    }

    #[test]
    fn a_move_comes_with_the_answer_of_the_computer() {
        let mut table = table("1,2,3");
        let events = table.decide(0, &mv(0, "3-3"), 5, &mut thinker()).unwrap();
        assert_eq!(events.iter().map(|event| event.seat).collect::<Vec<_>>(), [0, 1]);
        assert_eq!(table.events(), 0, "nothing is changed before it is kept");
        events.iter().for_each(|event| table.apply(event).unwrap());
        assert_eq!((table.game().position(), table.events(), table.game().turn()), ("1,1,0", 2, Some(0)));
    }

    #[test]
    fn what_is_against_the_rules_is_refused() {
        let mut table = table("1,2,3");
        for (seat, command) in [(1, mv(0, "1-1")), (0, mv(1, "1-1")), (0, mv(0, "9-9")), (0, mv(0, ""))] {
            assert!(table.decide(seat, &command, 0, &mut thinker()).is_err(), "{command:?}");
        }
        let left = table.decide(0, &Command::Leave, 0, &mut thinker()).unwrap();
        table.apply(&left[0]).unwrap();
        let ended = table.ended().unwrap();
        assert_eq!((ended.how.as_str(), ended.winners), ("left", vec![1]));
        assert!(table.decide(0, &mv(0, "1-1"), 0, &mut thinker()).is_err());
        assert!(table.decide(0, &Command::Leave, 0, &mut thinker()).is_err());
    }
}
