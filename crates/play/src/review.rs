//! The review of a match: every move judged, the turning points, and what would have been better.
use crate::{effort::Effort, game_match::Match};
use engine::{GameError, Outcome, message::Message};
use judge::Judge;

mod judge;
mod words;

pub use words::MESSAGES;

/// Maximum number of better moves that are shown.
pub const MOST_MOVES: usize = 5;

/// The review of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// What there is to say about each move.
    pub judgements: Vec<Judgement>,
    /// What there is to say about the end, if somebody resigned a won game or let it become a draw.
    pub closing: Vec<Message>,
    /// The whole in a few sentences.
    pub summary: Vec<Message>,
}

impl Review {
    /// The mistakes, which are the turning points: each made the result of best play worse for its player.
    pub fn turning_points(&self) -> impl Iterator<Item = &Judgement> {
        self.judgements.iter().filter(|judgement| judgement.verdict.is_mistake())
    }

    /// The last turning point: afterwards nobody gave away what they had.
    pub fn decisive(&self) -> Option<&Judgement> {
        self.turning_points().last()
    }
}

/// What there is to say about one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Which move, counted from one.
    pub number: usize,
    /// The seat of the player who made it.
    pub seat: usize,
    /// The move in the notation of the game.
    pub mv: String,
    /// The position before it.
    pub from: String,
    /// The position after it.
    pub to: String,
    /// What best play would have given its player before the move.
    pub before: Option<Outcome>,
    /// And after it, still for its player.
    pub after: Option<Outcome>,
    /// What the move did.
    pub verdict: Verdict,
    /// Moves that were better, or as good if the move was no mistake; the first few.
    pub best: Vec<String>,
    /// Number of all such moves.
    pub count: usize,
    /// After a mistake: the reply that refutes it.
    pub reply: Option<String>,
    /// Whether the move ended the game.
    pub ended: bool,
    /// How much more best play would have collected, in games that count.
    pub candies: Option<u64>,
    /// What the review says about the move.
    pub messages: Vec<Message>,
}

/// What a move did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// There was no other move.
    Forced,
    /// The game was won and stays won.
    WinKept {
        /// No other move would have kept it.
        only: bool,
        /// The other player had just offered it by a mistake.
        taken: bool,
    },
    /// The game was won and now is a draw, or lost.
    WinThrown {
        /// What best play still gives: a draw or a loss.
        left: Outcome,
    },
    /// The game was a draw and stays one.
    DrawKept,
    /// The game was a draw and now is lost.
    DrawGiven,
    /// The game was lost: nothing was better.
    Lost(Resistance),
    /// With three and more players: the others still cannot make this player lose.
    SafeKept,
    /// With three and more players: now they can, and another move would have prevented it.
    SafeGiven,
    /// With three and more players: they could make this player lose after any move.
    Unsafe,
    /// The position is too large to be judged.
    NotKnown,
}

impl Verdict {
    /// Whether another move would have had a better result.
    pub fn is_mistake(self) -> bool {
        matches!(self, Verdict::WinThrown { .. } | Verdict::DrawGiven | Verdict::SafeGiven)
    }
}

/// How well a lost game was defended. None of these is a mistake: best play wins against each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resistance {
    /// As good as any, as far as is known.
    Best,
    /// Fewer replies win than after most other moves, and no move has fewer.
    Trap {
        /// How many replies win.
        replies: usize,
    },
    /// Best play ends the game sooner than it would have after another move.
    Sooner {
        /// By how many moves.
        moves: u32,
    },
}

/// Judges every move of a match, finished or not.
///
/// ```
/// use engine::{Convention, Params};
/// use play::{Deal, Effort, Match, Player, review::review};
/// let seats = vec![Player::Person("Ana".to_owned()), Player::Person("Bor".to_owned())];
/// let (params, convention) = (Params::default(), Convention::Normal);
/// let mut game = Match::new(Deal { game: "nim", params, convention, start: "3,5".to_owned(), seats }).unwrap();
/// game.play("2-1").unwrap();
/// let review = review(&game, &Effort::default()).unwrap();
/// let mistake = review.turning_points().next().unwrap();
/// assert_eq!((mistake.mv.as_str(), &mistake.best[..]), ("2-1", &["2-2".to_owned()][..]));
/// assert_eq!(mistake.reply.as_deref(), Some("2-1"));
/// ```
pub fn review(game: &Match, effort: &Effort) -> Result<Review, GameError> {
    let mut judge = Judge::new(game, effort);
    let mut judgements = if game.deal().seats.len() > 2 { judge.by_safety()? } else { judge.by_outcome()? };
    note_seized_chances(&mut judgements);
    for judgement in &mut judgements {
        judgement.messages = words::judgement(judgement, &game.deal().seats[judgement.seat]);
    }
    let closing = judge.closing()?;
    let summary = words::summary(game, &judgements);
    Ok(Review { judgements, closing, summary })
}

/// Marks wins that the other player's mistake had just offered.
fn note_seized_chances(judgements: &mut [Judgement]) {
    for i in 1..judgements.len() {
        let offered = judgements[i - 1].verdict.is_mistake();
        if let Verdict::WinKept { taken, .. } = &mut judgements[i].verdict {
            *taken = offered;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{candy, corridors, graph, nim_for, nim_match, people};
    use crate::{Deal, Player};
    use engine::Convention;

    /// The ids of the messages about each move, after every message was compared with the list.
    fn ids(game: Match, moves: &[&str]) -> (Review, Vec<String>) {
        let mut game = game;
        for mv in moves {
            game.play(mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
        }
        review_of(&game)
    }

    fn review_of(game: &Match) -> (Review, Vec<String>) {
        let review = review(game, &Effort::default()).unwrap();
        let id_of = |judgement: &Judgement| {
            judgement.messages.iter().for_each(check);
            let ids: Vec<&str> = judgement.messages.iter().map(|message| &message.id["review-".len()..]).collect();
            ids.join(" ")
        };
        review.closing.iter().chain(&review.summary).for_each(check);
        let ids = review.judgements.iter().map(id_of).collect();
        (review, ids)
    }

    /// Asserts that a message is in the list, with exactly its arguments.
    fn check(message: &Message) {
        let (_, names) = MESSAGES.iter().find(|(id, _)| *id == message.id).unwrap_or_else(|| panic!("{message}"));
        let given: Vec<&str> = message.args.iter().map(|(name, _)| *name).collect();
        assert_eq!(given, *names, "{message}");
    }

    fn summary(review: &Review) -> Vec<String> {
        review.summary.iter().map(Message::to_string).collect()
    }

    #[test]
    fn messages_are_listed_once_in_order() {
        assert!(MESSAGES.is_sorted_by(|a, b| a.0 < b.0));
        assert!(MESSAGES.iter().all(|(id, _)| id.starts_with("review-")));
    }

    #[test]
    fn a_thrown_win_is_refuted_and_the_chance_taken() {
        let (review, ids) = ids(nim_match(Convention::Normal, "1,2,4"), &["3-2", "1-1", "2-1", "3-1", "2-1", "3-1"]);
        assert_eq!(ids[0], "win-thrown better refuted");
        assert_eq!(ids[1], "win-taken");
        let mistake = review.decisive().unwrap();
        assert_eq!((mistake.number, &mistake.best[..], mistake.count), (1, &["3-1".to_owned()][..], 1));
        assert_eq!(mistake.reply.as_deref(), Some("1-1"));
        let thrown = (Some(Outcome::Win), Some(Outcome::Loss));
        assert_eq!((mistake.before, mistake.after), thrown);
    }

    #[test]
    fn nothing_is_a_mistake_in_a_lost_position() {
        let (review, ids) = ids(nim_match(Convention::Normal, "1,2,3"), &["3-3", "2-1", "1-1", "2-1"]);
        assert_eq!(review.turning_points().count(), 0);
        assert_eq!(ids, ["lost-sooner longer-all", "win-only", "lost", "forced"]);
        assert_eq!(review.judgements[0].best, ["1-1", "3-1"]);
        assert_eq!(summary(&review), ["review-no-mistake"]);
    }

    /// On the empty board of Hex the first player wins, but no theory says how: the effort sees no mistake.
    #[test]
    fn a_mistake_that_must_have_been_made_is_not_denied() {
        let seats = || vec![Player::Person("Ana".to_owned()), Player::Person("Bor".to_owned())];
        let deal = || Deal {
            game: "hex",
            params: engine::Params::default(),
            convention: Convention::Normal,
            start: "-".to_owned(),
            seats: seats(),
        };
        let chains = [["c1", "c2", "c3", "c4", "c5"], ["a3", "b3", "c3", "d3", "e3"]];
        let summaries = chains.map(|chain| {
            let mut game = Match::new(deal()).unwrap();
            for (mine, theirs) in ["a1", "b1", "a2", "b2", "e5"].iter().zip(chain) {
                game.play(mine).unwrap();
                game.play(theirs).unwrap();
            }
            let is_over = game.game().ending(game.position()).unwrap().is_some();
            is_over.then(|| summary(&review(&game, &Effort { positions: 1, total: 1, moves: 1_000 }).unwrap()))
        });
        let summary =
            summaries.into_iter().flatten().next().expect("one of the chains joins the second player's sides");
        assert_eq!(summary[0], "review-mistake-unseen");
        assert!(summary[1].starts_with("review-not-known-moves count="), "{summary:?}");
    }

    #[test]
    fn a_trap_is_recognised() {
        // After 5-1 one reply wins, after 1-1 there are three.
        let (review, ids) = ids(nim_match(Convention::Normal, "1,1,1,1,2,2"), &["5-1"]);
        assert_eq!(ids, ["lost-trap"]);
        assert_eq!(review.judgements[0].messages[0].arg("replies"), Some(&engine::message::Arg::Number(1)));
    }

    #[test]
    fn a_mistake_that_ends_the_game_says_so() {
        let (review, ids) = ids(nim_match(Convention::Misere, "3"), &["1-3"]);
        assert_eq!(ids, ["win-thrown better ended"]);
        assert_eq!(review.judgements[0].best, ["1-2"]);
    }

    #[test]
    fn draws_are_kept_given_away_and_missed() {
        let (review, ids) = ids(people(graph(), Convention::Normal, "0"), &["1", "4", "1", "0", "2", "3"]);
        assert_eq!(
            ids,
            [
                "draw-kept",
                "draw-given better refuted",
                "win-to-draw better",
                "draw-kept",
                "draw-given better refuted",
                "forced"
            ]
        );
        assert_eq!(review.judgements[2].verdict, Verdict::WinThrown { left: Outcome::Draw });
        assert_eq!(review.decisive().unwrap().number, 5);
        assert_eq!(
            summary(&review),
            [
                "review-mistakes player=A count=2",
                "review-mistakes player=B count=1",
                "review-decided player=A number=5 move=2"
            ]
        );
    }

    #[test]
    fn an_end_before_the_end_is_commented_on() {
        let closing = |game: &Match| {
            let (review, _) = review_of(game);
            review.closing.iter().map(Message::to_string).collect::<Vec<_>>()
        };
        let mut game = nim_match(Convention::Normal, "3,5");
        game.resign(0).unwrap();
        assert_eq!(closing(&game), ["review-resigned-won player=A", "review-better best=[2-2] count=1"]);
        let mut game = nim_match(Convention::Normal, "3,5");
        game.resign(1).unwrap();
        assert!(closing(&game).is_empty(), "the loser resigned");
        let mut game = people(corridors(), Convention::Normal, "1:2,1:3");
        game.agree_to_draw().unwrap();
        assert_eq!(closing(&game)[0], "review-drawn-won player=A");
    }

    #[test]
    fn candies_given_away_are_counted() {
        let (review, ids) = ids(people(candy(), Convention::Normal, "1,2,3"), &["1-1", "3-1"]);
        assert_eq!(review.turning_points().count(), 0);
        assert!(ids[0].ends_with("candies-given"), "{ids:?}");
        let first = &review.judgements[0];
        assert_eq!((first.candies, &first.best[..]), (Some(1), &["3-3".to_owned()][..]));
    }

    #[test]
    fn among_three_players_safety_is_judged() {
        let (_, ids) = ids(people(nim_for(3), Convention::Misere, "2"), &["1-2"]);
        assert_eq!(ids, ["safe-given better"]);
    }

    #[test]
    fn what_is_too_large_is_not_judged() {
        let mut game = people(candy(), Convention::Normal, "20,21,22,23,24,25");
        game.play("1-1").unwrap();
        let effort = Effort { positions: 100, total: 1_000, moves: 100 };
        let review = review(&game, &effort).unwrap();
        assert_eq!(review.judgements[0].verdict, Verdict::NotKnown);
        assert_eq!(summary(&review), ["review-not-known-moves count=1"]);
    }

    #[test]
    fn heaps_near_the_limit_are_judged() {
        let start = format!("{0},{0},7", u64::MAX);
        let (review, ids) = ids(nim_match(Convention::Normal, &start), &["3-6", "1-1", "3-1"]);
        assert_eq!(ids[0], "win-thrown better-all refuted");
        assert_eq!(review.judgements[0].best, ["1-7", "2-7", "3-7"]);
    }
}
