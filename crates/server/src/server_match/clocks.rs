//! The clocks of a match. They run by the time at which the server receives the moves.

/// The time of each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pace {
    /// Time for the whole match, in milliseconds.
    pub(crate) initial: i64,
    /// Time added after each move, in milliseconds.
    pub(crate) increment: i64,
}

/// The clocks of all players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    pace: Pace,
    /// Time that each player had left after the last move.
    left: Vec<i64>,
    /// When the clock of the player to move began to run.
    since: Option<i64>,
}

impl Clocks {
    pub(crate) fn new(pace: Pace, seats: usize) -> Clocks {
        Clocks { pace, left: vec![pace.initial; seats], since: None }
    }

    /// Starts the clock of the player to move.
    pub(crate) fn start(&mut self, at: i64) {
        self.since = Some(at);
    }

    /// Charges the time of a move to a seat and starts the next clock.
    pub(crate) fn press(&mut self, seat: usize, at: i64) {
        let used = self.since.map_or(0, |since| (at - since).max(0));
        if let Some(left) = self.left.get_mut(seat) {
            *left = *left - used + self.pace.increment;
        }
        self.since = Some(at);
    }

    /// Stops all clocks at the end of the match.
    pub(crate) fn stop(&mut self, turn: Option<usize>, at: i64) {
        self.left = self.time_left(turn, at);
        self.since = None;
    }

    /// Time that each player has left, with the clock of the player to move running.
    pub(crate) fn time_left(&self, turn: Option<usize>, now: i64) -> Vec<i64> {
        let mut left = self.left.clone();
        if let (Some(seat), Some(since)) = (turn, self.since) {
            left[seat] -= (now - since).max(0);
        }
        left
    }

    /// When the clock of the player to move began to run.
    pub(crate) fn since(&self) -> Option<i64> {
        self.since
    }

    /// When the time of the player to move runs out.
    pub(crate) fn deadline(&self, turn: Option<usize>) -> Option<i64> {
        Some(self.since? + self.left[turn?])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_runs_for_the_player_to_move_and_grows_after_each_move() {
        let mut clocks = Clocks::new(Pace { initial: 1000, increment: 100 }, 2);
        assert_eq!(clocks.deadline(Some(0)), None, "nobody has sat down yet");
        clocks.start(5000);
        assert_eq!((clocks.deadline(Some(0)), clocks.time_left(Some(0), 5300)), (Some(6000), vec![700, 1000]));
        clocks.press(0, 5300);
        assert_eq!((clocks.deadline(Some(1)), clocks.time_left(Some(1), 5400)), (Some(6300), vec![800, 900]));
        clocks.press(1, 5200);
        assert_eq!(clocks.time_left(None, 9999), [800, 1100], "time never runs backwards");
        clocks.stop(Some(0), 5700);
        assert_eq!(clocks.time_left(Some(0), 9999), [300, 1100], "after the end no time passes");
    }
}
