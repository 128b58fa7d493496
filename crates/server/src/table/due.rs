//! When a match is over, or gone, although nobody does anything.
use super::{Event, Kind, Settled, Table};
use crate::clock::DAY;

/// Lifetime of a listed challenge.
const LISTED: i64 = DAY;

/// Lifetime of an invitation by link.
const LINK: i64 = 30 * DAY;

/// Days after which an untouched match without a clock ends. The day of the last move is not counted, so that
/// what is kept changes once a day and not with every move.
const LEFT_ALONE: i64 = 14 * DAY;

impl Settled {
    /// When a match that began, or went on, at a time must be looked at, as long as no clock runs. Against the computer nobody
    /// waits for anybody.
    fn due(&self, at: i64) -> Option<i64> {
        match self.free_seat() {
            Some(_) if self.listed => Some(at + LISTED),
            Some(_) => Some(at + LINK),
            None if self.level() > 0 => None,
            None => Some((at.div_euclid(DAY) + 1) * DAY + LEFT_ALONE),
        }
    }

    /// When a match in which nobody has done anything since somebody sat down must be looked at.
    pub(crate) fn first_due(&self, at: i64) -> Option<i64> {
        let pace = self.pace.filter(|_| self.pieces.is_none() && self.free_seat().is_none());
        pace.map_or_else(|| self.due(at), |pace| Some(at + pace.initial))
    }
}

impl Table {
    /// When the server must look at the match by itself.
    pub(crate) fn due(&self) -> Option<i64> {
        if self.ended().is_some() {
            return None;
        }
        self.deadline().or_else(|| self.settled.due(self.touched))
    }

    /// What has happened by itself: the time of the player to move has run out, or the match was left alone. Whoever should
    /// have moved, or placed, has lost.
    pub(crate) fn overdue(&self, now: i64) -> Option<Event> {
        let due = self.due().filter(|_| !self.is_open())?;
        let seat = self.turn().or_else(|| self.stage.unplaced())?;
        (now >= due).then_some(Event { seat, kind: Kind::TimedOut, at: now })
    }

    /// Whether it is an invitation that nobody has followed for too long.
    pub(crate) fn is_stale(&self, now: i64) -> bool {
        self.is_open() && self.due().is_some_and(|due| now >= due)
    }

    /// Takes note of when a match went on. Offers alone do not keep it going.
    pub(super) fn touch(&mut self, event: &Event) {
        let goes_on = matches!(event.kind, Kind::Joined | Kind::Placed(_) | Kind::Move(_) | Kind::Accepted(..));
        if goes_on {
            self.touched = event.at;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Offer, Pace, Seat};
    use play::Level;

    fn person(account: &str) -> Seat {
        Seat::Person { account: account.to_owned(), name: Some(account.to_owned()), guest: false }
    }

    fn of(seats: Vec<Seat>) -> Table {
        Table::new(Settled::of_nim("1,2,3", seats)).unwrap()
    }

    fn after(mut table: Table, kind: Kind, at: i64) -> Table {
        table.apply(&Event { seat: 0, kind, at }).unwrap();
        table
    }

    #[test]
    fn a_match_without_a_clock_is_lost_by_whoever_leaves_it_alone() {
        let noon = 100 * DAY + DAY / 2;
        let table = after(of(vec![person("a"), person("b")]), Kind::Joined, noon);
        let table = after(table, Kind::Move("3-3".to_owned()), noon);
        assert_eq!(table.due(), Some(115 * DAY));
        let offered = after(table.clone(), Kind::Offered(Offer::Takeback), noon + DAY);
        assert_eq!(offered.due(), table.due(), "offers are no moves");
        assert_eq!(table.overdue(115 * DAY - 1), None);
        let event = table.overdue(115 * DAY).unwrap();
        assert_eq!((event.seat, &event.kind), (1, &Kind::TimedOut));
        let over = after(table, Kind::Resigned, noon);
        assert_eq!((over.due(), over.overdue(i64::MAX)), (None, None));
    }

    #[test]
    fn with_a_clock_it_is_due_when_the_time_of_the_player_to_move_ends() {
        let pace = Some(Pace { initial: 60_000, increment: 0 });
        let settled = Settled { pace, ..Settled::of_nim("1,2,3", vec![person("a"), person("b")]) };
        assert_eq!(settled.first_due(1000), Some(61_000));
        let table = after(Table::new(settled).unwrap(), Kind::Joined, 1000);
        assert_eq!(table.due(), Some(61_000));
        assert_eq!(after(table, Kind::Move("3-3".to_owned()), 5000).due(), Some(65_000));
    }

    #[test]
    fn whoever_has_not_placed_has_lost_in_the_end() {
        let pace = Some(Pace { initial: 60_000, increment: 0 });
        let seats = vec![person("a"), person("b")];
        let settled = Settled { game: "northcott", pieces: Some(2), pace, ..Settled::of_nim("", seats) };
        assert_eq!(settled.first_due(0), Some(15 * DAY), "no clock runs before the first move");
        let table = after(Table::new(settled).unwrap(), Kind::Joined, 0);
        assert_eq!(table.overdue(15 * DAY).unwrap().seat, 0);
        let table = after(table, Kind::Placed(vec![2, 1]), 0);
        let event = table.overdue(15 * DAY).unwrap();
        assert_eq!(event.seat, 1);
        let mut over = table;
        over.apply(&event).unwrap();
        assert_eq!(over.ended().unwrap().winners, [0]);
    }

    #[test]
    fn invitations_wait_for_a_day_or_a_month_and_the_computer_for_ever() {
        for (listed, due) in [(true, DAY), (false, 30 * DAY)] {
            let settled = Settled { listed, ..Settled::of_nim("1,2", vec![person("a"), Seat::Free]) };
            let table = Table::new(settled).unwrap();
            assert_eq!((table.due(), table.overdue(i64::MAX)), (Some(due), None), "nobody has lost");
            assert!(!table.is_stale(due - 1) && table.is_stale(due));
        }
        let table = of(vec![person("a"), Seat::Computer(Level::Perfect)]);
        assert_eq!((table.due(), table.is_stale(i64::MAX)), (None, false));
    }
}
