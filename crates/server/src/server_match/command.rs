//! Commands of players, and the events that follow from them.
use super::{Event, EventKind, Offer, ServerMatch};
use crate::problem::Refusal;
use axum::http::StatusCode;
use engine::message::Message;
use play::{Effort, Match, Ply, Rng};

/// Maximum number of offers of a player between two moves.
const MOST_RECENT_OFFERS: usize = 3;

/// Maximum number of offers in a match, not counting rematches.
const MOST_OFFERS: usize = 100;

/// Maximum length of all moves of a match, in bytes: every viewer gets them after every move.
const LONGEST_MOVES: usize = 256 << 10;

/// Maximum length of all positions of a match, in bytes: they stay in memory, and every command copies them.
const LONGEST_POSITIONS: usize = 2 << 20;

/// A command of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Place pieces in secret.
    Place(Vec<u64>),
    /// Make a move, as the one with number `ply`, counted from 0.
    Move { ply: usize, mv: String },
    /// Resign; against the computer this is called leaving.
    Resign,
    /// Offer something to the other player.
    Offer(Offer),
    /// Accept or decline an offer. Declining an own offer withdraws it.
    Answer { offer: Offer, accept: bool },
}

/// What a decision takes from outside. The same command in the same context gives the same events.
pub(crate) struct Context {
    pub(crate) now: i64,
    /// When the server started, if its clock may have been wrong before.
    pub(crate) start: Option<i64>,
    /// An id that no match has, for the match that the command may create.
    pub(crate) fresh_id: String,
    /// Seed of the moves of the computer and of drawn starts.
    pub(crate) seed: u64,
}

impl ServerMatch {
    /// The events that follow from a command of a seat, with the replies of the computer. The match does not change.
    pub(crate) fn decide(&self, seat: usize, command: &Command, context: &Context) -> Result<Vec<Event>, Refusal> {
        let event = |kind| vec![Event { seat, kind, at: context.now }];
        if let Some(overdue) = self.overdue(context.now, context.start) {
            return Ok(vec![overdue]);
        }
        match command {
            Command::Place(squares) => {
                self.check_in_progress()?;
                self.stage.check_placement(seat, squares)?;
                Ok(event(EventKind::Placed(squares.clone())))
            }
            Command::Move { ply, mv } => {
                self.check_move(seat, *ply)?;
                let mut after = self.stage.playing()?.clone();
                let moves: usize = after.plies().iter().map(|ply| ply.mv.len()).sum();
                let positions: usize = after.plies().iter().map(|ply| ply.to.len()).sum();
                if moves + mv.len() > LONGEST_MOVES || positions + after.position().len() > LONGEST_POSITIONS {
                    return Err(Refusal::conflict("refused-long-match"));
                }
                after.play(mv).map_err(|error| Refusal::unprocessable(&error))?;
                self.moves_with_replies(after, context)
            }
            Command::Resign => {
                self.check_in_progress()?;
                Ok(event(if self.terms.level() > 0 { EventKind::Left } else { EventKind::Resigned }))
            }
            Command::Offer(offer) => self.check_offer(seat, *offer).map(|()| event(EventKind::Offered(*offer))),
            Command::Answer { offer, accept } => self.answer(seat, *offer, *accept, &context.fresh_id).map(event),
        }
    }

    fn check_in_progress(&self) -> Result<(), Refusal> {
        if self.end().is_some() {
            return Err(Refusal::conflict("refused-over"));
        }
        if self.is_open() { Err(Refusal::conflict("refused-open")) } else { Ok(()) }
    }

    /// Offers are for matches between two people. Moves of rated matches cannot be taken back; a rematch follows the
    /// end.
    fn check_offer(&self, seat: usize, offer: Offer) -> Result<(), Refusal> {
        let is_over = self.end().is_some();
        let fits = match (offer, self.game()) {
            (Offer::Rematch, _) => is_over && self.next.is_none(),
            (Offer::Unknown, _) => false,
            (_, None) => false,
            (Offer::Takeback, Some(game)) => {
                !is_over && !self.terms.rated && game.plies().iter().any(|ply| ply.seat == seat)
            }
            (Offer::Draw, Some(game)) => !is_over && game.game().is_loopy(),
        };
        let people = self.terms.level() == 0 && self.terms.deal.seats.len() == 2 && !self.is_open();
        if !fits || !people || self.offer.is_some() {
            return Err(Refusal::conflict("refused-offer"));
        }
        let recent = self.offer_counts.recent.get(seat).copied().unwrap_or(0);
        let is_enough = offer != Offer::Rematch && self.offer_counts.all >= MOST_OFFERS;
        if recent >= MOST_RECENT_OFFERS || is_enough { Err(Refusal::conflict("refused-many-offers")) } else { Ok(()) }
    }

    fn answer(&self, seat: usize, offer: Offer, accept: bool, fresh_id: &str) -> Result<EventKind, Refusal> {
        let Some((_, by)) = self.offer.filter(|(offered, _)| *offered == offer) else {
            return Err(Refusal::conflict("refused-no-offer"));
        };
        if !accept {
            return Ok(EventKind::Declined(offer));
        }
        if offer != Offer::Rematch {
            self.check_in_progress()?;
        }
        if by == seat {
            return Err(Refusal::conflict("refused-own-offer"));
        }
        let result = match offer {
            Offer::Draw | Offer::Unknown => String::new(),
            Offer::Rematch => fresh_id.to_owned(),
            Offer::Takeback => {
                let mut after = self.stage.playing()?.clone();
                after.undo_to(by);
                after.plies().len().to_string()
            }
        };
        Ok(EventKind::Accepted(offer, result))
    }

    fn check_move(&self, seat: usize, ply: usize) -> Result<(), Refusal> {
        self.check_in_progress()?;
        if self.game().is_none() {
            return Err(Refusal::conflict("refused-placing"));
        }
        if self.turn() != Some(seat) {
            return Err(Refusal::conflict("refused-not-your-turn"));
        }
        let made = self.ply_count();
        if ply == made {
            return Ok(());
        }
        let message = Message::new("refused-ply").with("ply", ply).with("made", made);
        Err(Refusal::new(StatusCode::CONFLICT, message))
    }

    /// The moves with which the computer begins, if it does.
    pub(crate) fn opening(&self, context: &Context) -> Result<Vec<Event>, Refusal> {
        self.moves_with_replies(self.stage.playing()?.clone(), context)
    }

    /// Events for the moves of a game that go beyond this match, followed by the replies of the computer.
    fn moves_with_replies(&self, mut after: Match, context: &Context) -> Result<Vec<Event>, Refusal> {
        let replies = after.let_computers_move(&Effort::default(), &mut Rng::new(context.seed));
        replies.map_err(|error| Refusal::failure(&error))?;
        let new = after.plies().iter().skip(self.ply_count());
        let event = |ply: &Ply| Event { seat: ply.seat, kind: EventKind::Move(ply.mv.clone()), at: context.now };
        Ok(new.map(event).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::server_match::{
        MatchTerms, Pace,
        testing::{computer, free, nim, of_game, person},
    };
    use play::{Level, Player};

    fn against_computer(start: &str) -> ServerMatch {
        ServerMatch::new(nim(start, [person("a"), computer()])).unwrap()
    }

    fn between_people(start: &str) -> ServerMatch {
        ServerMatch::new(nim(start, [person("a"), person("b")])).unwrap()
    }

    fn context(now: i64) -> Context {
        Context { now, start: None, fresh_id: "next".to_owned(), seed: 1 }
    }

    fn mv(ply: usize, mv: &str) -> Command {
        Command::Move { ply, mv: mv.to_owned() }
    }

    /// Decides a command and applies its events.
    fn run(server_match: &mut ServerMatch, seat: usize, command: &Command, now: i64) -> Result<(), Refusal> {
        let events = server_match.decide(seat, command, &context(now))?;
        events.iter().try_for_each(|event| server_match.apply(event))
    }

    #[test]
    fn a_move_comes_with_the_reply_of_the_computer() {
        let mut server_match = against_computer("1,2,3");
        let events = server_match.decide(0, &mv(0, "3-3"), &context(5)).unwrap();
        assert_eq!(events.iter().map(|event| event.seat).collect::<Vec<_>>(), [0, 1]);
        assert_eq!(server_match.events(), 0, "deciding changes nothing");
        events.iter().for_each(|event| server_match.apply(event).unwrap());
        assert_eq!(
            (server_match.game().unwrap().position(), server_match.events(), server_match.game().unwrap().turn()),
            ("1,1,0", 2, Some(0))
        );
    }

    #[test]
    fn the_same_command_in_the_same_context_gives_the_same_events() {
        let random = (Player::computer(Level::Random), None);
        let server_match = ServerMatch::new(nim("40,50,60", [person("a"), random])).unwrap();
        let reply = |seed: u64| {
            let context = Context { seed, ..context(5) };
            server_match.decide(0, &mv(0, "3-1"), &context).unwrap()
        };
        assert_eq!(reply(1), reply(1));
        assert!((2..20).any(|seed| reply(seed) != reply(1)), "the seed matters");
        assert!(reply(1).iter().all(|event| event.at == 5));
    }

    #[test]
    fn commands_against_the_rules_are_refused() {
        let mut server_match = against_computer("1,2,3");
        for (seat, command) in [(1, mv(0, "1-1")), (0, mv(1, "1-1")), (0, mv(0, "9-9")), (0, mv(0, ""))] {
            assert!(run(&mut server_match, seat, &command, 0).is_err(), "{command:?}");
        }
        run(&mut server_match, 0, &Command::Resign, 0).unwrap();
        let ended = server_match.end().unwrap();
        assert_eq!((ended.how.name(), ended.winners), ("left", vec![1]));
        assert!(run(&mut server_match, 0, &mv(0, "1-1"), 0).is_err());
        assert!(run(&mut server_match, 0, &Command::Resign, 0).is_err());
    }

    #[test]
    fn a_move_is_taken_back_when_both_agree() {
        let mut server_match = between_people("1,2,3");
        let offer = Command::Offer(Offer::Takeback);
        assert!(run(&mut server_match, 0, &offer, 0).is_err(), "nothing was played yet");
        run(&mut server_match, 0, &mv(0, "3-3"), 0).unwrap();
        run(&mut server_match, 1, &mv(1, "2-1"), 0).unwrap();
        run(&mut server_match, 0, &offer, 0).unwrap();
        assert!(run(&mut server_match, 1, &offer, 0).is_err(), "one offer at a time");
        let accept = Command::Answer { offer: Offer::Takeback, accept: true };
        assert!(run(&mut server_match, 0, &accept, 0).is_err(), "nobody accepts an own offer");
        run(&mut server_match, 1, &accept, 0).unwrap();
        assert_eq!(
            (server_match.game().unwrap().position(), server_match.game().unwrap().turn(), server_match.events()),
            ("1,2,3", Some(0), 4)
        );
        assert!(run(&mut server_match, 1, &accept, 0).is_err(), "it was answered");
    }

    #[test]
    fn a_player_cannot_offer_without_end() {
        let mut server_match = between_people("5,5");
        let (offer, withdraw) =
            (Command::Offer(Offer::Takeback), Command::Answer { offer: Offer::Takeback, accept: false });
        run(&mut server_match, 0, &mv(0, "1-1"), 0).unwrap();
        for _ in 0..MOST_RECENT_OFFERS {
            run(&mut server_match, 0, &offer, 0).unwrap();
            run(&mut server_match, 0, &withdraw, 0).unwrap();
        }
        let refused = run(&mut server_match, 0, &offer, 0).unwrap_err();
        assert_eq!(refused, Refusal::conflict("refused-many-offers"));
        run(&mut server_match, 1, &mv(1, "2-1"), 0).unwrap();
        run(&mut server_match, 0, &offer, 0).expect("after a move there are offers again");
        run(&mut server_match, 0, &withdraw, 0).unwrap();
        server_match.offer_counts.all = MOST_OFFERS;
        assert!(run(&mut server_match, 0, &offer, 0).is_err(), "a match has only so many");
        run(&mut server_match, 0, &Command::Resign, 0).unwrap();
        run(&mut server_match, 0, &Command::Offer(Offer::Rematch), 0).expect("a rematch can be offered");
    }

    #[test]
    fn no_move_is_taken_back_after_the_end() {
        let mut server_match = between_people("1,2,3");
        run(&mut server_match, 0, &mv(0, "3-3"), 0).unwrap();
        run(&mut server_match, 0, &Command::Offer(Offer::Takeback), 0).unwrap();
        run(&mut server_match, 1, &Command::Resign, 0).unwrap();
        let accept = Command::Answer { offer: Offer::Takeback, accept: true };
        assert!(run(&mut server_match, 1, &accept, 0).is_err());
        assert_eq!((server_match.ply_count(), server_match.end().unwrap().winners), (1, vec![0]));
        run(&mut server_match, 1, &Command::Offer(Offer::Rematch), 0).expect("the old offer is not in the way");
    }

    #[test]
    fn a_rematch_is_agreed_on_after_the_end() {
        let mut server_match = between_people("1");
        let (offer, accept) = (Command::Offer(Offer::Rematch), Command::Answer { offer: Offer::Rematch, accept: true });
        assert!(run(&mut server_match, 0, &offer, 0).is_err());
        run(&mut server_match, 0, &mv(0, "1-1"), 0).unwrap();
        run(&mut server_match, 1, &offer, 0).unwrap();
        run(&mut server_match, 0, &accept, 0).unwrap();
        assert_eq!(server_match.next.as_deref(), Some("next"), "the id comes from the context");
        assert!(run(&mut server_match, 1, &offer, 0).is_err(), "once is enough");
    }

    fn northcott() -> ServerMatch {
        let pace = Some(Pace { initial: 1000, increment: 0 });
        let terms = of_game("northcott", "", [person("a"), person("b")]);
        ServerMatch::new(MatchTerms { pieces: Some(2), pace, ..terms }).unwrap()
    }

    #[test]
    fn pieces_are_placed_once_and_in_secret() {
        let mut server_match = northcott();
        assert!(run(&mut server_match, 0, &mv(0, "1-1"), 0).is_err(), "nobody has placed");
        for wrong in [&[1][..], &[1, 2, 3], &[1, 8], &[0, 1]] {
            assert!(run(&mut server_match, 0, &Command::Place(wrong.to_vec()), 0).is_err(), "{wrong:?}");
        }
        run(&mut server_match, 0, &Command::Place(vec![2, 1]), 5000).unwrap();
        assert!(run(&mut server_match, 0, &Command::Place(vec![1, 1]), 0).is_err(), "once is enough");
        let placing = |account| server_match.state(account, 0).placing.unwrap();
        assert_eq!((placing(Some("a")).yours, placing(Some("a")).placed), (Some(vec![2, 1]), vec![true, false]));
        assert_eq!((placing(Some("b")).yours, placing(None).yours), (None, None));
        let state = server_match.state(Some("b"), 0);
        assert_eq!((state.start.as_str(), state.position.as_str(), state.turn), ("", "", None));
        assert_eq!(
            (server_match.record(), server_match.deadline()),
            (None, None),
            "nothing is published, no clock runs"
        );
        run(&mut server_match, 1, &Command::Place(vec![8, 7]), 6000).unwrap();
        assert_eq!(server_match.game().unwrap().position(), "W 2:8,1:7");
        assert_eq!((server_match.state(None, 0).placing, server_match.deadline()), (None, Some(7000)));
        assert!(run(&mut server_match, 1, &Command::Place(vec![8, 7]), 0).is_err(), "the match has begun");
    }

    #[test]
    fn pieces_that_leave_no_move_are_placed_again_in_secret() {
        let mut server_match = northcott();
        run(&mut server_match, 1, &Command::Place(vec![5, 5]), 0).unwrap();
        run(&mut server_match, 0, &Command::Place(vec![4, 4]), 0).unwrap();
        let placing = server_match.state(Some("a"), 0).placing.unwrap();
        assert_eq!((placing.again, placing.placed, placing.yours), (true, vec![false, false], None));
        run(&mut server_match, 0, &Command::Resign, 0).unwrap();
        assert_eq!(server_match.end().unwrap().winners, [1], "one can give up before the first move");
        assert!(run(&mut server_match, 1, &Command::Place(vec![5, 5]), 0).is_err());
    }

    #[test]
    fn nobody_plays_before_all_have_sat_down_and_offers_are_for_people() {
        let mut open = ServerMatch::new(nim("1,2", [person("a"), free()])).unwrap();
        assert!(run(&mut open, 0, &mv(0, "1-1"), 0).is_err());
        let mut server_match = against_computer("1,2,3");
        run(&mut server_match, 0, &mv(0, "3-3"), 0).unwrap();
        assert!(run(&mut server_match, 0, &Command::Offer(Offer::Takeback), 0).is_err());
        let mut people = between_people("1,2");
        assert!(run(&mut people, 0, &Command::Offer(Offer::Draw), 0).is_err(), "Nim has no draws");
    }

    #[test]
    fn a_player_without_time_loses_whatever_they_send() {
        let pace = Some(Pace { initial: 1000, increment: 0 });
        let terms = MatchTerms { pace, ..nim("1,2,3", [person("a"), person("b")]) };
        let mut server_match = ServerMatch::new(terms).unwrap();
        server_match.apply(&Event { seat: 1, kind: EventKind::Joined, at: 0 }).unwrap();
        run(&mut server_match, 0, &mv(0, "3-3"), 900).unwrap();
        assert_eq!(server_match.overdue(1899, None), None);
        run(&mut server_match, 1, &mv(1, "2-1"), 1900).unwrap();
        let ended = server_match.end().unwrap();
        assert_eq!((ended.how.name(), ended.winners), ("time", vec![0]));
        assert_eq!(server_match.game().unwrap().plies().len(), 1, "the late move was not made");
    }
}
