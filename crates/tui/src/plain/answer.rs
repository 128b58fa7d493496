//! What a line means: a command in the player's language or in English, a number, or a move.
use crate::words::Words;
use engine::{
    board::{Board, Change, Shape},
    message::Message,
};
use play::Match;
use play::picker::MOST_MOVES;

/// A line that was typed.
pub(super) enum Answer {
    /// Something to do.
    Command(Command),
    /// Anything else.
    Text(String),
}

/// What can be asked for at any question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Hint,
    Why,
    Undo,
    Resign,
    Rules,
    Help,
    Quit,
    Position,
    Review,
    Again,
}

impl Command {
    const ALL: [(Command, &'static str, &'static [&'static str]); 10] = [
        (Command::Hint, "tui-word-hint", &["hint", "h"]),
        (Command::Why, "tui-word-why", &["why", "explain"]),
        (Command::Undo, "tui-word-undo", &["undo", "u"]),
        (Command::Resign, "tui-word-resign", &["resign"]),
        (Command::Rules, "tui-word-rules", &["rules"]),
        (Command::Help, "tui-word-help", &["help", "?"]),
        (Command::Quit, "tui-word-quit", &["quit", "q", "exit"]),
        (Command::Position, "tui-word-position", &["position", "board"]),
        (Command::Review, "tui-word-review", &["review"]),
        (Command::Again, "tui-word-again", &["again", "new"]),
    ];
}

impl Answer {
    /// Reads a line. Letters without their accents are as good.
    pub(super) fn read(line: &str, words: &Words) -> Answer {
        let plain = |text: &str| text::ascii(&text.to_lowercase());
        let line_plain = plain(line);
        let command = Command::ALL
            .into_iter()
            .find(|(_, id, english)| english.contains(&line_plain.as_str()) || plain(&words.id(id)) == line_plain);
        match command {
            Some((command, ..)) => Answer::Command(command),
            None => Answer::Text(line.to_owned()),
        }
    }
}

/// The moves of a position in which something is taken from one heap.
pub(super) struct Heaps {
    board: Board,
    /// The spot, the amount and the move.
    takes: Vec<(usize, u64, String)>,
}

/// The moves as heap and amount, if all of them are of this kind.
pub(super) fn heaps(game: &Match) -> Option<Heaps> {
    let (rules, position) = (game.game(), game.position());
    let board = rules.board(position).ok()?;
    if !matches!(board.shape, Shape::Heaps | Shape::Row | Shape::Stairs) {
        return None;
    }
    let moves = rules.moves(position, MOST_MOVES + 1).ok().filter(|moves| moves.len() <= MOST_MOVES)?;
    let mut takes = Vec::with_capacity(moves.len());
    for mv in moves {
        let touches = rules.effect(position, &mv).ok()?;
        let (spot, change) = touches.first().map(|touch| (touch.spot, touch.change))?;
        let follows = |touch: &engine::board::Touch| matches!(touch.change, Change::Arrive { .. });
        let all = board.spots.get(spot)?.count;
        match change {
            Change::Take { first, count } if first + count == all && touches.len() == 1 => {
                takes.push((spot, count, mv));
            }
            Change::Leave { count } if touches[1..].iter().all(follows) => takes.push((spot, count, mv)),
            _ => return None,
        }
    }
    Some(Heaps { board, takes })
}

impl Heaps {
    /// The heap of a number that was typed, or what is wrong with it.
    pub(super) fn spot(&self, line: &str) -> Result<usize, Message> {
        if line.parse::<u64>().is_err() {
            return Err(Message::new("tui-slip-number").with("text", engine::notation::shortened(line)));
        }
        let spot = self.board.spots.iter().position(|spot| spot.label == line.trim_start_matches('0'));
        let most = self.board.spots.len();
        let spot = spot.ok_or_else(|| Message::new("tui-slip-no-heap").with("heap", line).with("count", most))?;
        let heap = self.label(spot);
        match self.takes.iter().any(|take| take.0 == spot) {
            true => Ok(spot),
            false if self.board.spots[spot].count == 0 => Err(Message::new("tui-slip-empty").with("heap", heap)),
            false => Err(Message::new("tui-slip-heap-not-allowed").with("heap", heap)),
        }
    }

    /// Whether a line is one of the moves.
    pub(super) fn is_move(&self, line: &str) -> bool {
        self.takes.iter().any(|take| take.2 == line)
    }

    /// How a heap is called.
    pub(super) fn label(&self, spot: usize) -> String {
        self.board.spots[spot].label.clone()
    }

    /// How many may be taken from a heap at the most.
    pub(super) fn most(&self, spot: usize) -> u64 {
        self.takes.iter().filter(|take| take.0 == spot).map(|take| take.1).max().unwrap_or(0)
    }

    /// The move that takes the number that was typed, or what is wrong with it.
    pub(super) fn take(&self, spot: usize, line: &str) -> Result<String, Message> {
        let Ok(amount) = line.parse::<u64>() else {
            return Err(Message::new("tui-slip-number").with("text", engine::notation::shortened(line)));
        };
        let found = self.takes.iter().find(|take| (take.0, take.1) == (spot, amount));
        let (most, count) = (self.most(spot), self.board.spots[spot].count);
        match found {
            Some(take) => Ok(take.2.clone()),
            None if amount == 0 => Err(Message::new("tui-slip-zero")),
            None if amount > count => Err(Message::new("tui-slip-too-many").with("count", count)),
            None if amount > most => Err(Message::new("tui-slip-more-than-allowed").with("most", most)),
            None => Err(Message::new("tui-slip-not-allowed").with("count", amount)),
        }
    }
}
