//! What a review says, as messages: ids and arguments here, words in five languages elsewhere.
use super::{Judgement, Resistance, Verdict};
use crate::{
    deal::Player,
    game_match::{Finish, How, Match},
    level::Level,
};
use engine::{
    Outcome,
    message::{Arg, Message},
};

/// Every message of a review, with the names of its arguments.
///
/// `player` is a name or the title of an opponent; `number` counts the moves from one;
/// `move` and `reply` are moves; `best` lists the first few of `count` moves, at least one; the others are numbers.
pub const MESSAGES: &[(&str, &[&str])] = &[
    ("review-better", &["best", "count"]),
    ("review-better-all", &["best"]),
    ("review-candies-given", &["candies", "best", "count"]),
    ("review-decided", &["player", "number", "move"]),
    ("review-draw-given", &["player", "number", "move"]),
    ("review-draw-kept", &["player", "number", "move"]),
    ("review-drawn-won", &["player"]),
    ("review-ended", &[]),
    ("review-forced", &["player", "number", "move"]),
    ("review-longer", &["best", "count"]),
    ("review-longer-all", &["best"]),
    ("review-lost", &["player", "number", "move"]),
    ("review-lost-sooner", &["player", "number", "move", "moves"]),
    ("review-lost-trap", &["player", "number", "move", "replies"]),
    ("review-mistake-unseen", &[]),
    ("review-mistakes", &["player", "count"]),
    ("review-no-mistake", &[]),
    ("review-none-found", &[]),
    ("review-not-known", &["player", "number", "move"]),
    ("review-not-known-moves", &["count"]),
    ("review-only-strong", &[]),
    ("review-refuted", &["reply"]),
    ("review-resigned-won", &["player"]),
    ("review-safe-given", &["player", "number", "move"]),
    ("review-safe-kept", &["player", "number", "move"]),
    ("review-unsafe", &["player", "number", "move"]),
    ("review-win-kept", &["player", "number", "move"]),
    ("review-win-only", &["player", "number", "move"]),
    ("review-win-taken", &["player", "number", "move"]),
    ("review-win-thrown", &["player", "number", "move"]),
    ("review-win-to-draw", &["player", "number", "move"]),
];

/// What is said about a move: the verdict, what was better, the refutation, and the candies given away.
pub(super) fn judgement(judgement: &Judgement, made_by: &Player) -> Vec<Message> {
    let mut messages = vec![verdict(judgement, made_by)];
    let is_whole = judgement.best.len() > 1 && judgement.best.len() == judgement.count;
    let whole = |id| Some(Message::new(id).with("best", judgement.best.clone()));
    let best = |id| with_moves(Message::new(id), &judgement.best, judgement.count);
    if judgement.verdict.is_mistake() {
        messages.extend(if is_whole { whole("review-better-all") } else { best("review-better") });
        match &judgement.reply {
            Some(reply) => messages.push(Message::new("review-refuted").with("reply", reply.as_str())),
            None if judgement.ended => messages.push(Message::new("review-ended")),
            None => {}
        }
    }
    if let Some(candies) = judgement.candies {
        let message = Message::new("review-candies-given").with("candies", candies);
        messages.extend(with_moves(message, &judgement.best, judgement.count));
    } else if let Verdict::Lost(Resistance::Sooner { .. }) = judgement.verdict {
        messages.extend(if is_whole { whole("review-longer-all") } else { best("review-longer") });
    }
    messages
}

fn verdict(judgement: &Judgement, made_by: &Player) -> Message {
    let about = |id| {
        let message = Message::new(id).with("player", player(made_by)).with("number", judgement.number);
        message.with("move", judgement.mv.as_str())
    };
    match judgement.verdict {
        Verdict::Forced => about("review-forced"),
        Verdict::WinKept { taken: true, .. } => about("review-win-taken"),
        Verdict::WinKept { only: true, .. } => about("review-win-only"),
        Verdict::WinKept { .. } => about("review-win-kept"),
        Verdict::WinThrown { left: Outcome::Draw } => about("review-win-to-draw"),
        Verdict::WinThrown { .. } => about("review-win-thrown"),
        Verdict::DrawKept => about("review-draw-kept"),
        Verdict::DrawGiven => about("review-draw-given"),
        Verdict::Lost(Resistance::Best) => about("review-lost"),
        Verdict::Lost(Resistance::Trap { replies }) => about("review-lost-trap").with("replies", replies),
        Verdict::Lost(Resistance::Sooner { moves }) => about("review-lost-sooner").with("moves", moves),
        Verdict::SafeKept => about("review-safe-kept"),
        Verdict::SafeGiven => about("review-safe-given"),
        Verdict::Unsafe => about("review-unsafe"),
        Verdict::NotKnown => about("review-not-known"),
    }
}

/// A message about some moves, if there are any.
fn with_moves(message: Message, best: &[String], count: usize) -> Option<Message> {
    (!best.is_empty()).then(|| message.with("best", best.to_vec()).with("count", count))
}

fn player(player: &Player) -> Arg {
    match player {
        Player::Person(name) | Player::Away(name) => name.as_str().into(),
        Player::Computer(opponent) => opponent.title().into(),
    }
}

/// The messages if a won game was resigned, or became a draw.
pub(super) fn closing(game: &Match, finish: &Finish, winner: usize, best: &[String], count: usize) -> Vec<Message> {
    let id = match finish.how {
        How::Resigned(seat) if seat == winner => "review-resigned-won",
        How::Agreed | How::Repeated | How::TooLong => "review-drawn-won",
        How::Resigned(_) | How::Played => return Vec::new(),
    };
    let mut messages = vec![Message::new(id).with("player", player(&game.deal().seats[winner]))];
    messages.extend(with_moves(Message::new("review-better"), best, count));
    messages
}

/// Whether somebody must have made a mistake among the moves that could not be judged: with two players, what best play
/// gives changes only by a mistake.
fn hides_mistake(players: usize, judgements: &[Judgement]) -> bool {
    let mut expected: Option<Outcome> = None;
    players == 2
        && judgements.iter().any(|judgement| {
            let of_first = |outcome: Outcome| if judgement.seat == 0 { outcome } else { outcome.reverse() };
            let (before, after) = (judgement.before.map(of_first), judgement.after.map(of_first));
            let found = before.or(after);
            let differs = expected.is_some() && found.is_some() && found != expected;
            expected = after.or(before).or(expected);
            differs
        })
}

/// Who made how many mistakes, which one decided, and how much is not known.
pub(super) fn summary(game: &Match, judgements: &[Judgement]) -> Vec<Message> {
    let seats = &game.deal().seats;
    let mistakes: Vec<&Judgement> = judgements.iter().filter(|judgement| judgement.verdict.is_mistake()).collect();
    let not_known = judgements.iter().filter(|judgement| judgement.verdict == Verdict::NotKnown).count();
    let mut summary = Vec::new();
    for (seat, made_by) in seats.iter().enumerate() {
        let count = mistakes.iter().filter(|judgement| judgement.seat == seat).count();
        if count > 0 {
            summary.push(Message::new("review-mistakes").with("player", player(made_by)).with("count", count));
        }
    }
    if let Some(last) = mistakes.last() {
        let message = Message::new("review-decided").with("player", player(&seats[last.seat]));
        summary.push(message.with("number", last.number).with("move", last.mv.as_str()));
    } else if not_known < judgements.len() {
        // A move that could not be judged may have been one.
        summary.push(Message::new(match not_known {
            0 => "review-no-mistake",
            _ if hides_mistake(seats.len(), judgements) => "review-mistake-unseen",
            _ => "review-none-found",
        }));
    }
    if not_known > 0 {
        summary.push(Message::new("review-not-known-moves").with("count", not_known));
        let is_strongest =
            |player: &Player| matches!(player, Player::Computer(opponent) if *opponent == Level::Perfect.into());
        summary.extend(seats.iter().any(is_strongest).then(|| Message::new("review-only-strong")));
    }
    summary
}
