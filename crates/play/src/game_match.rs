//! A match: whose turn it is, what was played, and how it ended.
use crate::{
    deal::{Deal, Player},
    effort::Effort,
    level::{ChosenMove, Turn},
    opponent::{Opponent, choose},
    rng::Rng,
    trace::{Thought, trace},
};
use engine::{AnyGame, GameError, Outcome, notation::shorten};
use std::sync::Arc;

mod error;

pub use error::MatchError;

/// Maximum number of moves. A longer game with cycles is a draw; any other cannot be continued.
pub const MOST_PLIES: usize = 10_000;

/// Maximum length of all moves when written.
pub const LONGEST_MOVES: usize = 4 << 20;

/// Number of times that a position occurs, with the same player to move, before the match is a draw.
const REPETITIONS: usize = 3;

/// A match from its first move to its end. Every move can be taken back.
///
/// ```
/// use engine::{Convention, Params};
/// use play::{Deal, Match, Player};
/// let seats = vec![Player::Person("Ana".to_owned()), Player::Person("Bor".to_owned())];
/// let (params, convention) = (Params::default(), Convention::Normal);
/// let mut game = Match::new(Deal { game: "nim", params, convention, start: "1,2".to_owned(), seats }).unwrap();
/// game.play("2-1").unwrap();
/// game.play("1-1").unwrap();
/// assert_eq!((game.position(), game.turn()), ("0,1", Some(0)));
/// game.play("2-1").unwrap();
/// assert_eq!(game.finish().unwrap().winners, [0]);
/// ```
#[derive(Clone)]
pub struct Match {
    deal: Deal,
    game: Arc<dyn AnyGame>,
    scored: bool,
    plies: Vec<Ply>,
    undone: Vec<String>,
    finish: Option<Finish>,
}

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The seat of the player who made it.
    pub seat: usize,
    /// The move in the notation of the game.
    pub mv: String,
    /// The position after it.
    pub to: String,
    /// What it collected, in games that count.
    pub gain: Option<u64>,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// How it ended.
    pub how: How,
    /// The seats that have won; all others have lost. Empty for a draw.
    pub winners: Vec<usize>,
}

impl Finish {
    /// Whether nobody has won.
    pub fn is_draw(&self) -> bool {
        self.winners.is_empty()
    }
}

/// The ways in which a match ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// By the rules of the game.
    Played,
    /// The player in this seat resigned.
    Resigned(usize),
    /// The players agreed to a draw.
    Agreed,
    /// The same position occurred for the third time with the same player to move.
    Repeated,
    /// The game went on for too long.
    TooLong,
}

impl Match {
    /// A match before its first move.
    pub fn new(deal: Deal) -> Result<Match, MatchError> {
        let game = deal.build()?;
        Match::with_game(deal, game.into())
    }

    /// The same with a game that is already built.
    pub fn with_game(deal: Deal, game: Arc<dyn AnyGame>) -> Result<Match, MatchError> {
        let (seats, expected) = (deal.seats.len(), game.players());
        if seats != expected {
            return Err(MatchError::Seats { seats, expected });
        }
        if let (engine::Convention::Misere, Some(reason)) = (deal.convention, game.normal_only()) {
            return Err(GameError::NormalOnly { reason }.into());
        }
        let start = game.normalise(&deal.start)?;
        let first = game.moves(&start, 1)?;
        let [first] = first.as_slice() else {
            return Err(MatchError::StartIsOver { position: shorten(&start) });
        };
        let scored = game.gain(&start, first)?.is_some();
        let deal = Deal { start, ..deal };
        Ok(Match { deal, game, scored, plies: Vec::new(), undone: Vec::new(), finish: None })
    }

    /// What was fixed before the first move.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The game that is played.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// The moves made, in order.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The position before a move, counted from zero; the present one after the last.
    pub fn position_before(&self, ply: usize) -> &str {
        match ply.min(self.plies.len()).checked_sub(1) {
            Some(last) => &self.plies[last].to,
            None => &self.deal.start,
        }
    }

    /// Returns the current position.
    pub fn position(&self) -> &str {
        self.position_before(self.plies.len())
    }

    /// The seat to move; `None` if the match is over.
    pub fn turn(&self) -> Option<usize> {
        self.finish.is_none().then_some(self.plies.len() % self.deal.seats.len())
    }

    /// The player to move; `None` if the match is over.
    pub fn player(&self) -> Option<&Player> {
        self.turn().map(|seat| &self.deal.seats[seat])
    }

    /// How the match ended, if it has.
    pub fn finish(&self) -> Option<&Finish> {
        self.finish.as_ref()
    }

    /// What each seat has collected, in games that count.
    pub fn scores(&self) -> Option<Vec<u64>> {
        let mut scores = vec![0u64; self.deal.seats.len()];
        for ply in &self.plies {
            scores[ply.seat] = scores[ply.seat].saturating_add(ply.gain.unwrap_or(0));
        }
        self.scored.then_some(scores)
    }

    /// Makes a move for the player to move. Moves that were taken back can then no longer be restored.
    pub fn play(&mut self, mv: &str) -> Result<&Ply, MatchError> {
        self.make(mv)?;
        self.undone.clear();
        Ok(self.plies.last().expect("a move was made"))
    }

    fn make(&mut self, mv: &str) -> Result<(), MatchError> {
        let seat = self.turn().ok_or(MatchError::Over)?;
        if self.plies.len() >= MOST_PLIES {
            return Err(MatchError::TooLong);
        }
        let mv = self.game.normalise_move(mv)?;
        let length: usize = self.plies.iter().map(|ply| ply.mv.len()).sum();
        if length + mv.len() > LONGEST_MOVES {
            return Err(MatchError::TooLong);
        }
        let to = self.game.play(self.position(), &mv)?;
        let gain = if self.scored { self.game.gain(self.position(), &mv)? } else { None };
        let ending = self.game.ending(&to)?;
        self.plies.push(Ply { seat, mv, to, gain });
        self.finish = match ending {
            Some(ending) => Some(self.played_out(seat, ending.outcome(self.deal.convention))),
            None => self.draw(),
        };
        Ok(())
    }

    /// The end by the rules: the last mover has won or, otherwise, is the only one who has lost.
    fn played_out(&self, last: usize, outcome: Outcome) -> Finish {
        let winners = if outcome == Outcome::Loss { vec![last] } else { self.all_but(last) };
        Finish { how: How::Played, winners }
    }

    fn all_but(&self, seat: usize) -> Vec<usize> {
        (0..self.deal.seats.len()).filter(|&other| other != seat).collect()
    }

    /// A draw by repetition or length, in games with cycles.
    fn draw(&self) -> Option<Finish> {
        if !self.game.is_loopy() {
            return None;
        }
        let (last, seats) = (self.plies.len(), self.deal.seats.len());
        let same = |ply: &usize| self.position_before(*ply) == self.position();
        let times = (last % seats..=last).step_by(seats).filter(same).take(REPETITIONS).count();
        let how = match times {
            REPETITIONS => How::Repeated,
            _ if last >= MOST_PLIES => How::TooLong,
            _ => return None,
        };
        Some(Finish { how, winners: Vec::new() })
    }

    /// Takes back a resignation or an agreed draw, otherwise the last move; false if
    /// there is nothing to take back.
    pub fn undo(&mut self) -> bool {
        if let Some(Finish { how: How::Resigned(_) | How::Agreed, .. }) = self.finish {
            self.finish = None;
            return true;
        }
        let Some(ply) = self.plies.pop() else { return false };
        self.finish = None;
        self.undone.push(ply.mv);
        true
    }

    /// Takes back the last move of the only person and whatever came after it; the last move if several people play.
    /// Returns whether there was one.
    pub fn undo_turn(&mut self) -> bool {
        let seats = &self.deal().seats;
        let people: Vec<usize> = (0..seats.len()).filter(|&seat| seats[seat].is_person()).collect();
        match people[..] {
            [you] => self.undo_to(you),
            _ => self.undo(),
        }
    }

    /// Resigns for the person to move, or for the first person if a computer is to move. Returns whether somebody did.
    pub fn resign_person(&mut self) -> bool {
        let to_move = self.turn().filter(|_| self.player().is_some_and(Player::is_person));
        let person = self.deal().seats.iter().position(Player::is_person);
        to_move.or(person).is_some_and(|seat| self.resign(seat).is_ok())
    }

    /// Takes back moves until it is the turn of a seat again; false, with nothing changed, if that
    /// player has not moved yet.
    pub fn undo_to(&mut self, seat: usize) -> bool {
        let given_up = matches!(self.finish, Some(Finish { how: How::Resigned(_) | How::Agreed, .. }));
        let at_turn = given_up && self.plies.len() % self.deal.seats.len() == seat;
        if !at_turn && !self.plies.iter().any(|ply| ply.seat == seat) {
            return false;
        }
        while self.undo() && self.turn() != Some(seat) {}
        true
    }

    /// The match after a number of moves; the whole match if it has fewer.
    #[must_use]
    pub fn after(&self, plies: usize) -> Match {
        let mut earlier = self.clone();
        while earlier.plies.len() > plies && earlier.undo() {}
        earlier
    }

    /// Restores the move taken back last; false if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(mv) = self.undone.pop() else { return false };
        self.make(&mv).is_ok()
    }

    /// Resigns for a seat: all others have won.
    pub fn resign(&mut self, seat: usize) -> Result<(), MatchError> {
        let seats = self.deal.seats.len();
        if seat >= seats {
            return Err(MatchError::NoSeat { seat, seats });
        }
        self.end(How::Resigned(seat), self.all_but(seat))
    }

    /// Ends the match by agreement to a draw, in a game that has draws.
    pub fn agree_to_draw(&mut self) -> Result<(), MatchError> {
        if !self.game.is_loopy() {
            return Err(MatchError::NoDraw);
        }
        self.end(How::Agreed, Vec::new())
    }

    fn end(&mut self, how: How, winners: Vec<usize>) -> Result<(), MatchError> {
        self.turn().ok_or(MatchError::Over)?;
        self.finish = Some(Finish { how, winners });
        Ok(())
    }

    /// The move that the computer to move would make; `None` if no computer is to move.
    pub fn think(&self, effort: &Effort, rng: &mut Rng) -> Result<Option<ChosenMove>, MatchError> {
        let Some((opponent, turn)) = self.computer_turn() else { return Ok(None) };
        Ok(choose(&turn, opponent, effort, rng)?)
    }

    /// What the computer to move thought before it chose a move; nothing if no computer is to move.
    pub fn trace(&self, choice: &ChosenMove, effort: &Effort) -> Result<Vec<Thought>, MatchError> {
        let Some((opponent, turn)) = self.computer_turn() else { return Ok(Vec::new()) };
        Ok(trace(&turn, opponent, choice, effort)?)
    }

    fn computer_turn(&self) -> Option<(Opponent, Turn<'_>)> {
        let (seat, opponent) = (self.turn()?, self.player()?.opponent()?);
        let made = self.plies.iter().filter(|ply| ply.seat == seat).count();
        Some((opponent, Turn { game: &*self.game, convention: self.deal.convention, position: self.position(), made }))
    }

    /// Lets computers move until a person is to move or the match is over.
    pub fn let_computers_move(&mut self, effort: &Effort, rng: &mut Rng) -> Result<(), MatchError> {
        while let Some(choice) = self.think(effort, rng)? {
            self.play(&choice.mv)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{candy, corridors, nim_for, nim_match, people};
    use engine::Convention;

    fn play_moves(mut game: Match, moves: &[&str]) -> Match {
        for mv in moves {
            game.play(mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
        }
        game
    }

    #[test]
    fn the_last_move_wins_in_normal_play_and_loses_in_misere_play() {
        for (convention, winner) in [(Convention::Normal, 0), (Convention::Misere, 1)] {
            let game = play_moves(nim_match(convention, "1,1,1"), &["1-1", "2-1", "3-1"]);
            assert_eq!(game.finish(), Some(&Finish { how: How::Played, winners: vec![winner] }));
            assert_eq!(game.turn(), None);
        }
    }

    #[test]
    fn with_three_players_the_last_move_wins_alone_or_loses_alone() {
        for (convention, winners) in [(Convention::Normal, vec![0]), (Convention::Misere, vec![1, 2])] {
            let game = play_moves(people(nim_for(3), convention, "1,1,1,1"), &["1-1", "2-1", "3-1", "4-1"]);
            assert_eq!(game.finish().unwrap().winners, winners);
        }
    }

    #[test]
    fn an_illegal_move_changes_nothing() {
        let mut game = play_moves(nim_match(Convention::Normal, "3,4"), &["1-1"]);
        for mv in ["1-3", "1-0", "3-1", "", "x", "2-99999999999999999999"] {
            assert!(game.play(mv).is_err(), "{mv}");
            assert_eq!((game.position(), game.turn(), game.plies().len()), ("2,4", Some(1), 1));
        }
    }

    #[test]
    fn moves_are_kept_as_the_game_writes_them() {
        let game = play_moves(nim_match(Convention::Normal, " 3,4 "), &[" 01-02 "]);
        assert_eq!((game.plies()[0].mv.as_str(), game.position()), ("1-2", "1,4"));
    }

    #[test]
    fn moves_can_be_taken_back_and_brought_back() {
        let mut game = play_moves(nim_match(Convention::Normal, "1,2"), &["2-1", "1-1", "2-1"]);
        assert!(game.undo() && game.undo());
        assert_eq!((game.position(), game.turn(), game.finish()), ("1,1", Some(1), None));
        assert!(game.redo());
        assert!(game.undo());
        game.play("2-1").unwrap();
        assert!(!game.redo(), "another move was made in between");
        assert!(game.undo() && game.undo() && !game.undo());
        assert_eq!(game.position(), "1,2");
    }

    #[test]
    fn a_match_is_looked_at_as_it_stood_after_any_move() {
        let mut game = play_moves(nim_match(Convention::Normal, "1,2,3"), &["3-1", "2-1", "1-1"]);
        game.resign(1).unwrap();
        let stood = |plies: usize| {
            let earlier = game.after(plies);
            (earlier.position().to_owned(), earlier.turn(), earlier.finish().cloned())
        };
        assert_eq!(stood(0), ("1,2,3".to_owned(), Some(0), None));
        assert_eq!(stood(2), ("1,1,2".to_owned(), Some(0), None));
        let end = Finish { how: How::Resigned(1), winners: vec![0] };
        assert_eq!(stood(3), ("0,1,2".to_owned(), None, Some(end)));
        assert_eq!((stood(9), game.plies().len()), (stood(3), 3));
    }

    #[test]
    fn a_player_takes_back_to_the_own_turn() {
        let mut game = play_moves(nim_match(Convention::Normal, "3,3"), &["1-1", "2-1", "1-1"]);
        assert!(game.undo_to(0));
        assert_eq!((game.turn(), game.plies().len()), (Some(0), 2));
        assert!(game.undo_to(1));
        assert_eq!((game.turn(), game.plies().len()), (Some(1), 1));
        assert!(!game.undo_to(1), "the second player has not moved");
        assert_eq!(game.plies().len(), 1);
        game.resign(1).unwrap();
        assert!(game.undo_to(1));
        assert_eq!((game.turn(), game.plies().len()), (Some(1), 1));
    }

    #[test]
    fn resigning_lets_the_others_win() {
        let mut game = nim_match(Convention::Normal, "3,3");
        assert_eq!(game.resign(2), Err(MatchError::NoSeat { seat: 2, seats: 2 }));
        game.resign(1).unwrap();
        assert_eq!(game.finish().unwrap().winners, [0]);
        assert_eq!((game.play("1-1").err(), game.resign(0)), (Some(MatchError::Over), Err(MatchError::Over)));
        assert!(game.undo() && game.turn() == Some(0));
    }

    #[test]
    fn the_third_repetition_is_a_draw() {
        let start = people(corridors(), Convention::Normal, "2:4,2:4");
        let circle = ["1-1", "2-1", "1+1", "2+1"];
        let game = play_moves(start, &circle.repeat(2)[..7]);
        assert_eq!(game.finish(), None);
        let mut game = play_moves(game, &["2+1"]);
        assert_eq!(game.finish(), Some(&Finish { how: How::Repeated, winners: vec![] }));
        assert!(game.undo() && game.turn().is_some());
    }

    #[test]
    fn only_games_with_cycles_can_be_agreed_to_be_a_draw() {
        assert_eq!(nim_match(Convention::Normal, "3,3").agree_to_draw(), Err(MatchError::NoDraw));
        let mut game = people(corridors(), Convention::Normal, "2:4,2:4");
        game.agree_to_draw().unwrap();
        assert!(game.finish().unwrap().is_draw());
    }

    #[test]
    fn candies_are_counted() {
        let mut game = people(candy(), Convention::Normal, "1,2,3");
        assert_eq!(game.scores(), Some(vec![0, 0]));
        game = play_moves(game, &["3-3", "2-1", "1-1", "2-1"]);
        assert_eq!(game.scores(), Some(vec![4, 2]));
        game.undo();
        assert_eq!(game.scores(), Some(vec![4, 1]));
        assert_eq!(nim_match(Convention::Normal, "1").scores(), None);
    }

    #[test]
    fn a_deal_that_cannot_be_played_is_refused() {
        let deal = |start: &str, seats: usize| Deal {
            game: "nim",
            params: engine::Params::default(),
            convention: Convention::Normal,
            start: start.to_owned(),
            seats: vec![Player::Person("A".to_owned()); seats],
        };
        let refused = |deal: Deal| Match::new(deal).err().map(|error| text::say(text::Lang::En, &error));
        assert_eq!(refused(deal("3", 3)).unwrap(), "this game cannot be played with 3 seats: expected 2");
        assert_eq!(refused(deal("0,0", 2)).unwrap(), "`0,0` cannot be the start: the game is already over there");
        assert!(refused(deal("x", 2)).unwrap().starts_with("cannot read `x`"));
        assert_eq!(refused(deal("3", 2)), None);
    }

    #[test]
    fn computers_play_a_match_to_its_end() {
        let mut deal = nim_match(Convention::Misere, "1,3,5,7").deal().clone();
        deal.seats = vec![Player::computer(crate::Level::Random), Player::computer(crate::Level::Perfect)];
        for seed in 0..20 {
            let mut game = Match::new(deal.clone()).unwrap();
            game.let_computers_move(&Effort::small(), &mut Rng::new(seed)).unwrap();
            assert_eq!(game.finish().unwrap().winners, [1]);
        }
    }
}
