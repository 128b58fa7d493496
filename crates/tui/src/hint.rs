//! A hint in three depths: is there a win, where, and which move.
use engine::{
    Analysis, AnyGame, Outcome,
    board::{Board, Shape},
    message::{Message, Say},
};
use play::Match;
use text::phrase;

/// How many depths there are.
pub const DEPTHS: u8 = 3;

/// What a hint says, and the move it names at last.
pub struct Hint {
    /// The sentence.
    pub say: Message,
    /// The move, in the third depth.
    pub mv: Option<String>,
}

/// The hint of a depth from 1 to 3.
pub fn hint(game: &Match, analysis: &Analysis, safe: Option<&str>, depth: u8) -> Hint {
    let sentence = |say: Message| Hint { say, mv: None };
    if let Some(mv) = safe {
        return match (depth, analysis.gave_up) {
            (1, _) if game.game().players() > 2 => sentence(Message::new("tui-hint-several")),
            (1, Some(reason)) => sentence(reason.message()),
            (1, None) => sentence(Message::new("tui-hint-unknown")),
            _ => named(game, mv),
        };
    }
    let good = good_moves(analysis);
    match (depth, good.first()) {
        (1, _) | (_, None) => sentence(phrase::hint_outcome(analysis.outcome.unwrap_or(Outcome::Loss))),
        (2, Some(_)) => sentence(place(game.game(), game.position(), good)),
        (_, Some(mv)) => named(game, mv),
    }
}

fn good_moves(analysis: &Analysis) -> &[String] {
    match analysis.outcome {
        Some(Outcome::Draw) => &analysis.drawing_moves,
        _ => &analysis.winning_moves,
    }
}

fn named(game: &Match, mv: &str) -> Hint {
    let words =
        game.game().describe(game.position(), mv).unwrap_or_else(|_| Message::new("move-plain").with("move", mv));
    let say = Message::new("tui-hint-move").with("move", mv).with("words", words);
    Hint { say, mv: Some(mv.to_owned()) }
}

/// Where the good moves begin.
fn place(game: &dyn AnyGame, position: &str, good: &[String]) -> Message {
    const SHOWN: usize = 6;
    let board = game.board(position).unwrap_or_else(|_| Board::new(Shape::Heaps, Vec::new()));
    let first = |mv: &String| game.effect(position, mv).ok()?.first().map(|touch| touch.spot);
    let mut spots: Vec<usize> = good.iter().take(60).filter_map(first).collect();
    spots.sort_unstable();
    spots.dedup();
    let label = |spot: &usize| board.spot(*spot).map(|spot| spot.label.clone()).filter(|label| !label.is_empty());
    let labels: Vec<String> = spots.iter().filter_map(label).take(SHOWN).collect();
    let heaps: Vec<u64> = labels.iter().filter_map(|label| label.parse().ok()).collect();
    let counted = matches!(board.shape, Shape::Heaps | Shape::Stairs);
    match labels.is_empty() {
        true => phrase::hint_count(good.len() as u64),
        false if counted && heaps.len() == labels.len() => phrase::hint_heaps(heaps),
        false => phrase::hint_part(&labels.join(", ")),
    }
}
