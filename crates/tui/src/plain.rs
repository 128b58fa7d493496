//! The game line by line, for screen readers, scripts and non-terminals: the position in words, one question at
//! a time; after a mistake the reason, and the question again.
use crate::{
    jobs::{Task, TaskResult},
    panel,
    placing::request,
    setup_form::SetupForm,
    words::Words,
};
use engine::{
    message::{Message, Say},
    notation::shorten,
};
use play::{Effort, Match, Opening, Picker, Player, Rng, hint, seats, slip::HeapTakes};
use std::io::{self, BufRead, Write};
use text::phrase;

mod answer;
mod ask_move;
mod board_words;
mod steps;

use answer::{Answer, Command};

/// Input, output, and the language.
pub struct Plain<'a> {
    /// Lines that are typed.
    pub input: &'a mut dyn BufRead,
    /// Output.
    pub output: &'a mut dyn Write,
    /// The language and signs.
    pub words: Words,
    /// Random numbers.
    pub rng: Rng,
    /// Whether the computer says what it thinks.
    pub trace: bool,
    /// Runs a task.
    pub run: &'a dyn Fn(Task) -> TaskResult,
    /// Called with the game's id and the record when a match ends.
    pub keep: &'a mut dyn FnMut(&str, &str) -> io::Result<()>,
}

/// Why the game stops.
enum Stop {
    /// The player leaves, or nothing more is typed.
    Quit,
    /// The player wants a new game.
    Again,
    /// Nothing can be written.
    Broken(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Broken(error)
    }
}

/// Maximum length of a line; longer ones are cut.
const LONGEST: u64 = 20_000;

impl Plain<'_> {
    /// Plays one game after another until the player leaves.
    pub fn play(&mut self, mut form: SetupForm) -> Result<(), PlainError> {
        form.names = (self.words.id("tui-name-you"), self.words.id("tui-name-player"));
        loop {
            let opening = form.begin(&Effort::default(), &mut self.rng)?;
            let again = self.introduce(&form).and_then(|()| self.one_game(&mut form, opening));
            match again {
                Ok(true) | Err(Stop::Again) => {}
                Ok(false) | Err(Stop::Quit) => {
                    let goodbye = self.words.id("tui-plain-goodbye");
                    return Ok(writeln!(self.output, "{goodbye}")?);
                }
                Err(Stop::Broken(error)) => return Err(error.into()),
            }
        }
    }

    fn tell(&mut self, text: &str) -> Result<(), Stop> {
        let text = self.words.page().paragraphs(text);
        Ok(writeln!(self.output, "{text}")?)
    }

    fn say(&mut self, message: &Message) -> Result<(), Stop> {
        let text = self.words.say(message);
        self.tell(&text)
    }

    /// Asks something and reads a line; a command is answered as such.
    fn ask(&mut self, question: &Message) -> Result<Answer, Stop> {
        self.say(question)?;
        self.output.flush()?;
        let mut line = Vec::new();
        let mut limited = io::Read::take(&mut *self.input, LONGEST);
        if limited.read_until(b'\n', &mut line)? == 0 {
            return Err(Stop::Quit);
        }
        let line = String::from_utf8_lossy(&line);
        Ok(Answer::read(line.trim(), &self.words))
    }

    fn introduce(&mut self, form: &SetupForm) -> Result<(), Stop> {
        let title = self.words.title(form.family.id);
        self.tell(&title)?;
        if let Some(opponent) = form.opponent {
            self.say(&opponent.title())?;
            self.say(&opponent.meaning())?;
        }
        form.notice.iter().try_for_each(|notice| self.say(notice))?;
        self.say(&Message::new("tui-plain-commands"))
    }

    /// Plays one game; returns whether the player wants another.
    fn one_game(&mut self, form: &mut SetupForm, opening: Opening) -> Result<bool, Stop> {
        let game = match opening {
            Opening::Match(game) => game,
            Opening::Placing(placing) => match self.place(placing)? {
                Some(game) => game,
                None => return Ok(false),
            },
        };
        let goal = self.words.goal(&game);
        self.tell(&goal)?;
        let TaskResult::Warn(mut game, warning) = (self.run)(Task::Warn(Box::new(game))) else { return Ok(false) };
        warning.iter().try_for_each(|warning| self.say(warning))?;
        let mut described_at = usize::MAX;
        while game.finish().is_none() {
            // Nothing is printed between a person's move and the computer's answer.
            let person = game.player().is_some_and(Player::is_person);
            if described_at != game.plies().len() && (person || game.plies().is_empty()) {
                self.position(&game)?;
                described_at = game.plies().len();
            }
            if person { self.turn(&mut game, &mut described_at)? } else { self.computer(&mut game)? }
        }
        form.count(&game);
        for message in seats::ending(&game) {
            self.say(&message)?;
        }
        if let Some(scores) = self.words.scores(&game) {
            self.tell(&scores)?;
        }
        (self.keep)(game.deal().game, &play::record::write(&game))?;
        self.afterwards(&game)
    }

    /// Each side places its pieces.
    fn place(&mut self, mut placing: play::Placing) -> Result<Option<Match>, Stop> {
        for seat in 0..placing.seats().len() {
            while !placing.has_placed(seat) {
                let squares = self.ask_squares(&placing, seat)?;
                if placing.place(seat, &squares).is_err() {
                    self.say(&Message::new("tui-plain-place-slip"))?;
                }
            }
        }
        Ok(placing.begin().ok())
    }

    /// Asks for the square of each piece, column by column; all may be typed at once.
    fn ask_squares(&mut self, placing: &play::Placing, seat: usize) -> Result<Vec<u64>, Stop> {
        let half = placing.placement().sides[seat].squares.clone();
        self.say(&request(placing, seat))?;
        let mut squares = Vec::new();
        while squares.len() < placing.pieces() {
            let question = Message::new("tui-plain-place").with("column", squares.len() + 1);
            let line = match self.ask(&question.with("least", *half.start()).with("most", *half.end()))? {
                Answer::Text(line) => line,
                Answer::Command(Command::Quit) => return Err(Stop::Quit),
                Answer::Command(_) => {
                    self.say(&Message::new("tui-plain-place-help"))?;
                    continue;
                }
            };
            let words = line.split([' ', ',']).filter(|word| !word.is_empty());
            let typed: Vec<Option<u64>> =
                words.map(|word| word.parse().ok().filter(|square| half.contains(square))).collect();
            match typed.into_iter().collect::<Option<Vec<u64>>>() {
                Some(typed) if !typed.is_empty() => squares.extend(typed),
                _ => self.say(&Message::new("tui-plain-no-choice").with("text", shorten(&line)))?,
            }
        }
        Ok(squares)
    }

    /// The position in words.
    fn position(&mut self, game: &Match) -> Result<(), Stop> {
        let board = game.game().board(game.position()).ok();
        let described = board.as_ref().and_then(|board| board_words::describe(&self.words, board));
        match described {
            Some(sentences) => self.tell(&sentences.join(" "))?,
            None => self.say(&Message::new("tui-plain-position").with("position", game.position()))?,
        }
        for fact in board.map(|board| self.words.facts(&board)).unwrap_or_default() {
            self.tell(&fact)?;
        }
        if let Some(scores) = self.words.scores(game) {
            self.tell(&scores)?;
        }
        Ok(())
    }

    fn computer(&mut self, game: &mut Match) -> Result<(), Stop> {
        let (game_now, rng) = (Box::new(game.clone()), self.rng.clone());
        let task = if self.trace { Task::Watch(game_now, rng) } else { Task::Move(game_now, rng) };
        let (choice, thoughts, rng) = match (self.run)(task) {
            TaskResult::Watch(Ok(Some((choice, thoughts))), rng) => (choice, thoughts, rng),
            TaskResult::Move(Ok(Some(choice)), rng) => (choice, Vec::new(), rng),
            _ => return Err(Stop::Quit),
        };
        self.rng = rng;
        write!(self.output, "{}", panel::thoughts(&self.words, &thoughts))?;
        if game.play(&choice.mv).is_err() {
            return Err(Stop::Quit);
        }
        let text = self.words.move_words(game, game.plies().len() - 1);
        self.tell(&text)
    }

    /// The turn of a person: questions until a move is made or something else is done.
    fn turn(&mut self, game: &mut Match, described_at: &mut usize) -> Result<(), Stop> {
        let seat = game.turn().unwrap_or(0);
        self.say(&phrase::turn(seats::seat(game, seat)))?;
        let mut depth = 0;
        loop {
            let picker = Picker::new(game.game(), game.position()).unwrap_or_default();
            let board = game.game().board(game.position()).ok();
            let takes = board.as_ref().and_then(|board| HeapTakes::of(&picker, board)).filter(HeapTakes::is_all);
            let answer = match takes {
                Some(heaps) => self.ask_heap(&heaps)?,
                None => match &board {
                    Some(board) => self.ask_move(game, &picker, board)?,
                    None => return Err(Stop::Quit),
                },
            };
            let mv = match answer {
                Answer::Command(command) => {
                    if self.command(game, command, &mut depth)? {
                        *described_at = usize::MAX;
                        return Ok(());
                    }
                    continue;
                }
                Answer::Text(mv) if mv.is_empty() => continue,
                Answer::Text(mv) => implied_move(game, &mv).unwrap_or(mv),
            };
            match game.play(&mv) {
                Ok(_) => return Ok(()),
                Err(error) => self.say(&error.message())?,
            }
        }
    }

    /// Asks for a heap and for an amount, each until it makes sense; returns the move.
    fn ask_heap(&mut self, heaps: &HeapTakes<'_>) -> Result<Answer, Stop> {
        let question = Message::new("tui-plain-which-heap").with_pieces(heaps.pieces());
        let spot = loop {
            let line = match self.ask(&question)? {
                Answer::Text(line) => line,
                command => return Ok(command),
            };
            match heaps.spot(&line) {
                Ok(spot) => break spot,
                // A player who knows the notation may write the whole move at once.
                Err(_) if heaps.is_move(&line) => return Ok(Answer::Text(line)),
                Err(slip) => self.say(&slip)?,
            }
        };
        let question =
            Message::new("tui-plain-how-many").with("heap", heaps.label(spot)).with("most", heaps.most(spot));
        let question = question.with_pieces(heaps.pieces());
        loop {
            let line = match self.ask(&question)? {
                Answer::Text(line) => line,
                command => return Ok(command),
            };
            match heaps.take(spot, &line) {
                Ok(mv) => return Ok(Answer::Text(mv)),
                Err(slip) => self.say(&slip)?,
            }
        }
    }

    /// Runs a command; returns whether the position has changed.
    fn command(&mut self, game: &mut Match, command: Command, depth: &mut u8) -> Result<bool, Stop> {
        match command {
            Command::Quit => return Err(Stop::Quit),
            Command::Help => self.say(&Message::new("tui-plain-help"))?,
            Command::Rules => {
                let rules = panel::rules(&self.words, game.deal().game);
                writeln!(self.output, "{}", rules.lines.join("\n"))?;
            }
            Command::Position => self.position(game)?,
            Command::Hint => self.hint(game, depth)?,
            Command::Why => self.why(game)?,
            Command::Review => self.review(game)?,
            Command::Again => return Err(Stop::Again),
            Command::Resign => return Ok(game.resign_person()),
            Command::Undo => {
                let undone = game.undo_turn();
                let id = if undone { "tui-undone" } else { "tui-nothing-to-undo" };
                let sentence = self.words.id(id);
                self.tell(&sentence)?;
                return Ok(undone);
            }
        }
        Ok(false)
    }

    fn hint(&mut self, game: &Match, depth: &mut u8) -> Result<(), Stop> {
        let task = Task::Hint(Box::new(game.clone()), self.rng.clone());
        match (self.run)(task) {
            TaskResult::Hint(Ok(known)) => {
                *depth = (*depth + 1).min(hint::DEPTHS);
                let sentence = self.words.say_plain(&known.hint(game, *depth).say);
                self.tell(&sentence)
            }
            TaskResult::Hint(Err(error)) => self.say(&error.message()),
            _ => Ok(()),
        }
    }

    fn why(&mut self, game: &Match) -> Result<(), Stop> {
        let TaskResult::Explain(found) = (self.run)(Task::Explain(Box::new(game.clone()))) else {
            return Ok(());
        };
        match *found {
            Ok(explanation) => {
                let text = self.words.page().explanation(&explanation);
                Ok(write!(self.output, "{text}")?)
            }
            Err(error) => self.say(&error.message()),
        }
    }

    fn review(&mut self, game: &Match) -> Result<(), Stop> {
        match (self.run)(Task::Review(Box::new(game.clone()))) {
            TaskResult::Review(Ok(review)) => {
                let text = panel::review(&self.words, &review);
                Ok(writeln!(self.output, "{text}")?)
            }
            TaskResult::Review(Err(error)) => self.say(&error.message()),
            _ => Ok(()),
        }
    }

    /// After the end: a review, another game, or goodbye.
    fn afterwards(&mut self, game: &Match) -> Result<bool, Stop> {
        loop {
            match self.ask(&Message::new("tui-plain-afterwards"))? {
                Answer::Command(Command::Again) => return Ok(true),
                Answer::Command(Command::Quit) => return Ok(false),
                Answer::Command(Command::Review) => self.review(game)?,
                Answer::Command(Command::Why) => self.why(game)?,
                Answer::Text(line) if line.is_empty() => return Ok(false),
                _ => {}
            }
        }
    }
}

/// The move that was meant by its number or name alone: `1` for `+1`, `2` for `/2`.
fn implied_move(game: &Match, typed: &str) -> Option<String> {
    const MOST_MOVES: usize = 1_000;
    let moves = game.game().moves(game.position(), MOST_MOVES).ok()?;
    if moves.iter().any(|mv| mv == typed) {
        return None;
    }
    let mut fitting = moves.into_iter().filter(|mv| mv.trim_start_matches(|c: char| !c.is_alphanumeric()) == typed);
    fitting.next().filter(|_| fitting.next().is_none())
}

/// Why a game line by line cannot be played.
#[derive(Debug)]
pub enum PlainError {
    /// The match cannot be set up.
    Setup(play::SetupError),
    /// Nothing can be read or written.
    Broken(io::Error),
}

impl From<play::SetupError> for PlainError {
    fn from(error: play::SetupError) -> PlainError {
        PlainError::Setup(error)
    }
}

impl From<io::Error> for PlainError {
    fn from(error: io::Error) -> PlainError {
        PlainError::Broken(error)
    }
}
