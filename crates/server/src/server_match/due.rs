//! When a match ends, or is withdrawn, because nobody does anything.
use super::{Event, EventKind, MatchTerms, ServerMatch};
use crate::clock::DAY;

/// Lifetime of a listed challenge.
const LISTED: i64 = DAY;

/// Lifetime of an invitation by link.
const LINK: i64 = 30 * DAY;

/// Time after which an idle match without a clock ends. The day of the last move is not counted, so that the stored
/// time changes once a day and not with every move.
const IDLE: i64 = 14 * DAY;

/// Maximum difference between the clocks of servers, in milliseconds.
const SKEW: i64 = 5_000;

impl MatchTerms {
    /// When the server must look at a match that last went on at a time, while no clock runs. Never against the
    /// computer, where nobody waits.
    fn due(&self, at: i64) -> Option<i64> {
        match self.free_seat() {
            Some(_) if self.listed => Some(at + LISTED),
            Some(_) => Some(at + LINK),
            None if self.level() > 0 => None,
            None => Some((at.div_euclid(DAY) + 1) * DAY + IDLE),
        }
    }

    /// When the server must look at a match in which nothing has happened since a person sat down.
    pub(crate) fn first_due(&self, at: i64) -> Option<i64> {
        let pace = self.pace.filter(|_| self.pieces.is_none() && self.free_seat().is_none());
        pace.map_or_else(|| self.due(at), |pace| Some(at + pace.initial))
    }
}

impl ServerMatch {
    /// When the server must look at the match of its own accord.
    pub(crate) fn due(&self) -> Option<i64> {
        if self.end().is_some() {
            return None;
        }
        self.deadline().or_else(|| self.terms.due(self.last_activity))
    }

    /// When the server must look again if it started at a time: it leaves matches without a clock alone for a day,
    /// since the machine may have started with a wrong clock.
    pub(crate) fn due_after_start(&self, start: Option<i64>) -> Option<i64> {
        let waits = self.deadline().is_none() && !self.is_open();
        self.due().map(|due| start.filter(|_| waits).map_or(due, |start| due.max(start + DAY)))
    }

    /// The event that is due: the time of the player to move has run out, or nobody has played for too long. The player
    /// who should have moved, or placed, loses.
    pub(crate) fn overdue(&self, now: i64, start: Option<i64>) -> Option<Event> {
        let due = self.due_after_start(start).filter(|_| !self.is_open())?;
        let seat = self.turn().or_else(|| self.stage.first_unplaced_seat())?;
        (now >= due).then_some(Event { seat, kind: EventKind::TimedOut, at: now })
    }

    /// The event by which a clock goes on after a restart, at the time of the start: the time before it is not charged,
    /// whether no server ran or somebody set the clock of the machine. None if the clock began to run since then.
    pub(crate) fn resumption(&self, start: i64, now: i64) -> Option<Event> {
        let since = self.clocks.as_ref().filter(|_| !self.is_open() && self.end().is_none())?.since()?;
        let seat = self.turn()?;
        let at = if since > now + SKEW { now } else { start };
        (since < start || since > now + SKEW).then_some(Event { seat, kind: EventKind::Resumed, at })
    }

    /// Whether the match is an invitation that nobody accepted in time.
    pub(crate) fn is_stale(&self, now: i64) -> bool {
        self.is_open() && self.due().is_some_and(|due| now >= due)
    }

    /// Records when the match last went on. Offers alone do not keep it going.
    pub(super) fn note_activity(&mut self, event: &Event) {
        let goes_on = matches!(
            event.kind,
            EventKind::Joined | EventKind::Placed(_) | EventKind::Move(_) | EventKind::Accepted(..)
        );
        if goes_on {
            self.last_activity = event.at;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::server_match::{
        Offer, Pace,
        testing::{Seat, computer, free, nim, of_game, person},
    };

    fn of(seats: Vec<Seat>) -> ServerMatch {
        ServerMatch::new(nim("1,2,3", seats)).unwrap()
    }

    fn after(mut server_match: ServerMatch, kind: EventKind, at: i64) -> ServerMatch {
        server_match.apply(&Event { seat: 0, kind, at }).unwrap();
        server_match
    }

    #[test]
    fn an_idle_match_without_a_clock_is_lost_by_the_player_to_move() {
        let noon = 100 * DAY + DAY / 2;
        let server_match = after(of(vec![person("a"), person("b")]), EventKind::Joined, noon);
        let server_match = after(server_match, EventKind::Move("3-3".to_owned()), noon);
        assert_eq!(server_match.due(), Some(115 * DAY));
        let offered = after(server_match.clone(), EventKind::Offered(Offer::Takeback), noon + DAY);
        assert_eq!(offered.due(), server_match.due(), "offers are no moves");
        assert_eq!(server_match.overdue(115 * DAY - 1, None), None);
        let started = Some(120 * DAY);
        assert_eq!(server_match.overdue(121 * DAY - 1, started), None, "the clock may have been wrong at the start");
        assert!(server_match.overdue(121 * DAY, started).is_some());
        assert_eq!(server_match.due_after_start(started), Some(121 * DAY), "the server looks again then");
        let event = server_match.overdue(115 * DAY, None).unwrap();
        assert_eq!((event.seat, &event.kind), (1, &EventKind::TimedOut));
        let over = after(server_match, EventKind::Resigned, noon);
        assert_eq!((over.due(), over.overdue(i64::MAX, None)), (None, None));
    }

    #[test]
    fn a_match_with_a_clock_is_due_when_the_time_of_the_player_to_move_runs_out() {
        let pace = Some(Pace { initial: 60_000, increment: 0 });
        let terms = MatchTerms { pace, ..nim("1,2,3", [person("a"), person("b")]) };
        assert_eq!(terms.first_due(1000), Some(61_000));
        let server_match = after(ServerMatch::new(terms).unwrap(), EventKind::Joined, 1000);
        assert_eq!(server_match.due(), Some(61_000));
        assert_eq!(after(server_match, EventKind::Move("3-3".to_owned()), 5000).due(), Some(65_000));
    }

    #[test]
    fn a_clock_is_not_charged_for_the_time_before_a_restart() {
        let pace = Some(Pace { initial: 60_000, increment: 0 });
        let terms = MatchTerms { pace, ..nim("1,2,3", [person("a"), person("b")]) };
        let server_match = after(ServerMatch::new(terms).unwrap(), EventKind::Joined, 1000);
        let server_match = after(server_match, EventKind::Move("3-3".to_owned()), 5000);
        assert_eq!(server_match.resumption(2000, 6000), None, "it began to run under this server");
        for (start, now, at) in [(9 * DAY, 9 * DAY + 10, 9 * DAY), (-DAY, -DAY + 10, -DAY + 10)] {
            let event = server_match.resumption(start, now).unwrap();
            assert_eq!((event.seat, &event.kind, event.at), (1, &EventKind::Resumed, at));
            let mut resumed = server_match.clone();
            resumed.apply(&event).unwrap();
            assert_eq!((resumed.due(), resumed.resumption(start, now)), (Some(at + 60_000), None));
        }
    }

    #[test]
    fn a_player_who_never_places_loses_in_the_end() {
        let pace = Some(Pace { initial: 60_000, increment: 0 });
        let seats = vec![person("a"), person("b")];
        let terms = MatchTerms { pieces: Some(2), pace, ..of_game("northcott", "", seats) };
        assert_eq!(terms.first_due(0), Some(15 * DAY), "no clock runs before the first move");
        let server_match = after(ServerMatch::new(terms).unwrap(), EventKind::Joined, 0);
        assert_eq!(server_match.overdue(15 * DAY, None).unwrap().seat, 0);
        let server_match = after(server_match, EventKind::Placed(vec![2, 1]), 0);
        let event = server_match.overdue(15 * DAY, None).unwrap();
        assert_eq!(event.seat, 1);
        let mut over = server_match;
        over.apply(&event).unwrap();
        assert_eq!(over.end().unwrap().winners, [0]);
    }

    #[test]
    fn invitations_wait_for_a_day_or_a_month_and_the_computer_for_ever() {
        for (listed, due) in [(true, DAY), (false, 30 * DAY)] {
            let terms = MatchTerms { listed, ..nim("1,2", [person("a"), free()]) };
            let server_match = ServerMatch::new(terms).unwrap();
            assert_eq!(
                (server_match.due(), server_match.overdue(i64::MAX, None)),
                (Some(due), None),
                "nobody has lost"
            );
            assert!(!server_match.is_stale(due - 1) && server_match.is_stale(due));
        }
        let server_match = of(vec![person("a"), computer()]);
        assert_eq!((server_match.due(), server_match.is_stale(i64::MAX)), (None, false));
    }
}
