//! Sentences of the terminal game, in the language and signs of the terminal.
use crate::ink::Ink;
use engine::{Convention, board::Shape, message::Message};
use play::{Match, seats};
use text::{GameText, Lang, Pieces, Wording, phrase, plain::Page};

/// How to say something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    /// The language.
    pub lang: Lang,
    /// The nouns for the pieces of heaps.
    pub pieces: Pieces,
    /// Glyphs and colours.
    pub ink: Ink,
    /// Maximum width of a text.
    pub width: usize,
}

impl Words {
    /// Where texts are written.
    pub fn page(&self) -> Page {
        Page { lang: self.lang, pieces: self.pieces, width: self.width, ascii: self.ink.ascii }
    }

    /// The words of a message.
    pub fn say(&self, message: &Message) -> String {
        self.page().say(message)
    }

    /// The words of a message without backticks, where notation stands among words.
    pub fn say_plain(&self, message: &Message) -> String {
        self.say(message).replace('`', "")
    }

    /// The words of a message without arguments.
    pub fn id(&self, id: &'static str) -> String {
        self.say(&Message { id, args: Vec::new() })
    }

    /// The name of a game.
    pub fn title(&self, game: &str) -> String {
        self.ink.text(text::title(self.lang, game).unwrap_or(game))
    }

    /// A text about a game, with the nouns for its pieces.
    pub fn about(&self, kind: GameText, game: &str) -> String {
        text::game(Wording { lang: self.lang, pieces: self.pieces }, kind, game)
    }

    /// Who wins a match, in a sentence.
    pub fn goal(&self, game: &Match) -> String {
        let convention = game.deal().convention;
        let shape = game.game().board(game.position()).map(|board| board.shape);
        self.say(&match shape {
            Ok(Shape::Hexagons { .. }) => Message::new("tui-goal-sides"),
            Ok(Shape::Counter { target }) => {
                let id = match convention {
                    Convention::Normal => "tui-goal-number",
                    Convention::Misere => "tui-goal-number-misere",
                };
                Message::new(id).with("number", target)
            }
            _ => phrase::convention_meaning(convention),
        })
    }

    /// What somebody has played, with the move in words.
    pub fn move_words(&self, game: &Match, ply: usize) -> String {
        let Some(made) = game.plies().get(ply) else { return String::new() };
        let sentence = self.say_plain(&phrase::last_move(seats::seat(game, made.seat), &made.mv));
        match self.describe(game, ply) {
            words if words.is_empty() || words == made.mv => sentence,
            words => format!("{sentence} ({words})"),
        }
    }

    /// A move that was made, in words.
    fn describe(&self, game: &Match, ply: usize) -> String {
        let described = game.game().describe(game.position_before(ply), &game.plies()[ply].mv);
        described.map(|message| self.say(&message)).unwrap_or_default()
    }

    /// What everybody has collected, in games that count.
    pub fn scores(&self, game: &Match) -> Option<String> {
        let scores = game.scores()?;
        let each = scores.iter().enumerate().map(|(seat, &count)| {
            let who = phrase::seat(seats::seat(game, seat));
            self.say(&Message::new("tui-score").with("who", who).with("count", count))
        });
        Some(each.collect::<Vec<_>>().join("  "))
    }

    /// Facts needed to play.
    pub fn facts(&self, board: &engine::board::Board) -> Vec<String> {
        let own = board.facts.iter().map(|fact| self.say(fact));
        own.chain(board.parts.iter().flat_map(|part| self.facts(part))).collect()
    }
}
