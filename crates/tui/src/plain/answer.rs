//! What a line means: a command in the player's language or in English, a number, or a move.
use crate::words::Words;

/// A line that was typed.
pub(super) enum Answer {
    /// Something to do.
    Command(Command),
    /// Anything else.
    Text(String),
}

/// What can be typed at any question.
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
        (Command::Why, "tui-word-why", &["why", "w", "explain", "e"]),
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
    /// Reads a line. Letters without their accents are accepted.
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
