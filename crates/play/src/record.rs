//! A match as text that people can read and `read` reads again; `docs/record.md` describes it.
//!
//! ```
//! use play::record;
//! let text = "nimatron-record 1
//! game nim
//! convention normal
//! A person \"Ana\"
//! B computer 3
//! start 1,2
//! A 2-1 = 1,1
//! B 1-1 = 0,1
//! A 2-1 = 0,0
//! result A wins
//! ";
//! let game = record::read(text).unwrap();
//! assert_eq!(game.finish().unwrap().winners, [0]);
//! assert_eq!(record::write(&game), text);
//! ```
use crate::{
    deal::{Deal, MOST_SEATS, Player, letter},
    game_match::{Finish, How, Match, MatchError},
};
use engine::{
    Convention, Params, Value, games,
    message::{Message, Say},
    notation::shorten,
};
use std::{
    error::Error,
    fmt::{self, Write},
    iter::Enumerate,
    str::Lines,
};

/// The only version that is written and read.
pub const VERSION: u32 = 1;

/// Maximum length of a record. Longer texts are refused before they are read.
pub const LONGEST_RECORD: usize = 8 << 20;

const TITLE: &str = "nimatron-record";

/// Maximum length of a position that is written after each move.
const LONGEST_POSITION: usize = 80;

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The text is too long to be a record.
    TooLong {
        /// The length of the text in bytes.
        bytes: usize,
    },
    /// The text is something else.
    NoRecord,
    /// Written by a later program.
    FutureVersion {
        /// The version of the record.
        version: String,
    },
    /// It stops too early.
    Truncated {
        /// Number of lines.
        line: usize,
        /// The id of what was expected.
        expected: &'static str,
    },
    /// A line that does not belong where it is.
    Line {
        /// The number of the line.
        line: usize,
        /// The text of the line, shortened.
        text: String,
        /// The id of what was expected.
        expected: &'static str,
    },
    /// The game, its parameters, the start or a move.
    Match {
        /// The number of the line.
        line: usize,
        /// What is wrong.
        error: MatchError,
    },
    /// A line that contradicts what was played.
    Differs {
        /// The number of the line.
        line: usize,
        /// What the record says, shortened.
        written: String,
        /// What the moves lead to, shortened.
        played: String,
    },
}

impl Say for RecordError {
    fn message(&self) -> Message {
        let at = |id, line: usize| Message::new(id).with("line", line);
        match self {
            RecordError::TooLong { bytes } => {
                Message::new("error-record-too-long").with("bytes", *bytes).with("most", LONGEST_RECORD)
            }
            RecordError::NoRecord => Message::new("error-no-record").with("version", VERSION),
            RecordError::FutureVersion { version } => {
                Message::new("error-record-version").with("version", version.as_str()).with("known", VERSION)
            }
            RecordError::Truncated { line, expected } => {
                at("error-record-truncated", *line).with("expected", Message::new(expected))
            }
            RecordError::Line { line, text, expected } => {
                let expected = Message::new(expected);
                at("error-record-line", *line).with("text", text.as_str()).with("expected", expected)
            }
            RecordError::Match { line, error } => at("error-record-match", *line).with("error", error.message()),
            RecordError::Differs { line, written, played } => {
                at("error-record-differs", *line).with("written", written.as_str()).with("played", played.as_str())
            }
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for RecordError {}

/// The record of a match.
pub fn write(game: &Match) -> String {
    let deal = game.deal();
    let mut text = format!("{TITLE} {VERSION}\ngame {}\n", deal.game);
    for (name, value) in &deal.params.0 {
        line(&mut text, format_args!("set {name}={}", value.to_json()));
    }
    line(&mut text, format_args!("convention {}", deal.convention));
    for (seat, player) in deal.seats.iter().enumerate() {
        match player {
            Player::Person(name) | Player::Away(name) => {
                line(&mut text, format_args!("{} person {}", letter(seat), Value::Text(name.clone()).to_json()));
            }
            Player::Computer(opponent) => line(&mut text, format_args!("{} computer {opponent}", letter(seat))),
        }
    }
    line(&mut text, format_args!("start {}", deal.start));
    for ply in game.plies() {
        let seat = letter(ply.seat);
        if ply.to.len() <= LONGEST_POSITION {
            line(&mut text, format_args!("{seat} {} = {}", ply.mv, ply.to));
        } else {
            line(&mut text, format_args!("{seat} {}", ply.mv));
        }
    }
    line(&mut text, format_args!("result {}", result(game.finish())));
    text
}

fn line(text: &mut String, words: std::fmt::Arguments) {
    writeln!(text, "{words}").expect("a text can always be written to");
}

/// The result in words.
fn result(finish: Option<&Finish>) -> String {
    let Some(finish) = finish else { return "open".to_owned() };
    match finish.how {
        How::Played => {
            let letters: Vec<String> = finish.winners.iter().map(|&seat| letter(seat).to_string()).collect();
            format!("{} {}", letters.join(","), if letters.len() == 1 { "wins" } else { "win" })
        }
        How::Resigned(seat) => format!("{} resigns", letter(seat)),
        How::Agreed => "draw agreed".to_owned(),
        How::Repeated => "draw by repetition".to_owned(),
        How::TooLong => "draw by length".to_owned(),
    }
}

/// Reads a record and plays it through; everything in it is checked.
pub fn read(text: &str) -> Result<Match, RecordError> {
    if text.len() > LONGEST_RECORD {
        return Err(RecordError::TooLong { bytes: text.len() });
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader { lines: text.lines().enumerate(), last: 0 };
    reader.title()?;
    let (line, deal) = reader.deal()?;
    let mut game = Match::new(deal).map_err(|error| RecordError::Match { line, error })?;
    reader.moves(&mut game)?;
    reader.nothing_more()?;
    Ok(game)
}

struct Reader<'t> {
    lines: Enumerate<Lines<'t>>,
    /// The number of the line read last.
    last: usize,
}

/// A line with its number.
#[derive(Clone, Copy)]
struct Line<'t> {
    number: usize,
    text: &'t str,
}

impl<'t> Line<'t> {
    fn wrong(&self, expected: &'static str) -> RecordError {
        RecordError::Line { line: self.number, text: shorten(self.text), expected }
    }

    fn error(&self, error: impl Into<MatchError>) -> RecordError {
        RecordError::Match { line: self.number, error: error.into() }
    }

    /// The first word and the rest.
    fn word(&self) -> (&'t str, &'t str) {
        let (word, rest) = self.text.split_once(' ').unwrap_or((self.text, ""));
        (word, rest.trim())
    }
}

impl<'t> Reader<'t> {
    /// The next line that is not empty.
    fn line(&mut self, expected: &'static str) -> Result<Line<'t>, RecordError> {
        for (index, text) in self.lines.by_ref() {
            self.last = index + 1;
            if !text.trim().is_empty() {
                return Ok(Line { number: self.last, text: text.trim() });
            }
        }
        Err(RecordError::Truncated { line: self.last, expected })
    }

    fn title(&mut self) -> Result<(), RecordError> {
        let title = self.line("").map_err(|_| RecordError::NoRecord)?;
        let (word, version) = title.word();
        if word != TITLE || version.is_empty() || !version.bytes().all(|b| b.is_ascii_digit()) {
            return Err(RecordError::NoRecord);
        }
        if version.parse() == Ok(VERSION) {
            return Ok(());
        }
        Err(RecordError::FutureVersion { version: shorten(version) })
    }

    /// What comes before the moves, with the number of its last line.
    fn deal(&mut self) -> Result<(usize, Deal), RecordError> {
        const GAME: &str = "expected-record-game";
        let line = self.line(GAME)?;
        let ("game", id) = line.word() else { return Err(line.wrong(GAME)) };
        let game = games::family(id).map_err(|error| line.error(error))?.id;
        let (params, line) = self.params()?;
        let convention = convention(line)?;
        let (seats, line) = self.seats()?;
        let ("start", start) = line.word() else {
            return Err(line.wrong("expected-record-start"));
        };
        Ok((line.number, Deal { game, params, convention, start: start.to_owned(), seats }))
    }

    /// The parameters, and the line after them.
    fn params(&mut self) -> Result<(Params, Line<'t>), RecordError> {
        const SET: &str = "expected-record-set";
        let mut params = Params::default();
        loop {
            let line = self.line("expected-record-convention")?;
            let ("set", parameter) = line.word() else { return Ok((params, line)) };
            let (name, value) = read_parameter(parameter).ok_or_else(|| line.wrong(SET))?;
            if params.get(name).is_some() {
                return Err(line.wrong("expected-record-once"));
            }
            params.set(name, value);
        }
    }

    /// Who plays, and the line after them.
    fn seats(&mut self) -> Result<(Vec<Player>, Line<'t>), RecordError> {
        const SEAT: &str = "expected-record-seat";
        let mut seats = Vec::new();
        loop {
            let line = self.line(SEAT)?;
            let (word, player) = line.word();
            if word != letter(seats.len()).to_string() || seats.len() == MOST_SEATS {
                return Ok((seats, line));
            }
            seats.push(read_player(player).ok_or_else(|| line.wrong(SEAT))?);
        }
    }

    /// Plays all moves and ends the match as the result says.
    fn moves(&mut self, game: &mut Match) -> Result<(), RecordError> {
        loop {
            let line = self.line("expected-record-move")?;
            let (word, rest) = line.word();
            if word == "result" {
                return end(game, line, rest);
            }
            let turn = game.turn().ok_or_else(|| line.error(MatchError::Over))?;
            if word != letter(turn).to_string() {
                return Err(line.wrong("expected-record-turn"));
            }
            let (mv, position) = rest.split_once(" = ").map_or((rest, None), |(mv, to)| (mv, Some(to.trim())));
            let played = &game.play(mv).map_err(|error| line.error(error))?.to;
            if let Some(written) = position.filter(|written| written != played) {
                return Err(line.differs(written, played));
            }
        }
    }

    fn nothing_more(&mut self) -> Result<(), RecordError> {
        match self.line("") {
            Ok(line) => Err(line.wrong("expected-record-end")),
            Err(_) => Ok(()),
        }
    }
}

impl Line<'_> {
    fn differs(&self, written: &str, played: &str) -> RecordError {
        RecordError::Differs { line: self.number, written: shorten(written), played: shorten(played) }
    }
}

fn convention(line: Line) -> Result<Convention, RecordError> {
    match line.word() {
        ("convention", "normal") => Ok(Convention::Normal),
        ("convention", "misere") => Ok(Convention::Misere),
        _ => Err(line.wrong("expected-record-convention")),
    }
}

fn read_parameter(parameter: &str) -> Option<(&str, Value)> {
    let (name, value) = parameter.split_once('=')?;
    Some((name, Value::from_json(value)?))
}

fn read_player(text: &str) -> Option<Player> {
    match text.split_once(' ')? {
        ("person", name) => match Value::from_json(name)? {
            Value::Text(name) => Some(Player::Person(name)),
            _ => None,
        },
        ("computer", opponent) => opponent.trim().parse().ok().map(Player::Computer),
        _ => None,
    }
}

/// Ends a match as its record says; the result must be that of the moves.
fn end(game: &mut Match, line: Line, text: &str) -> Result<(), RecordError> {
    let resigns = (0..game.deal().seats.len()).find(|&seat| text == format!("{} resigns", letter(seat)));
    if let Some(seat) = resigns {
        game.resign(seat).map_err(|error| line.error(error))?;
    }
    if text == "draw agreed" {
        game.agree_to_draw().map_err(|error| line.error(error))?;
    }
    let played = result(game.finish());
    if played == text { Ok(()) } else { Err(line.differs(text, &played)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::interrupt;

    /// The error as a sentence in English.
    fn sentence(error: &RecordError) -> String {
        text::say(text::Lang::En, error)
    }

    const RECORD: &str = "nimatron-record 1\ngame nim\nconvention misere\nA person \"Ana \\\"A\\\"\"\nB computer 3\n\
        start 7,5,3,1\nA 1-1 = 6,5,3,1\nB 2-4 = 6,1,3,1\nresult open\n";

    /// The sentence for a record in which `from` was replaced by `to`.
    fn refusal(from: &str, to: &str) -> String {
        assert!(RECORD.contains(from), "{from}");
        sentence(&read(&RECORD.replacen(from, to, 1)).err().expect("the record is refused"))
    }

    #[test]
    fn a_record_is_read_and_written_alike() {
        let game = read(RECORD).unwrap();
        assert_eq!((game.position(), game.turn()), ("6,1,3,1", Some(0)));
        assert_eq!(game.deal().seats[0], Player::Person("Ana \"A\"".to_owned()));
        assert_eq!(write(&game), RECORD);
    }

    #[test]
    fn an_interrupt_ends_reading() {
        let flag = interrupt::Flag::new(true.into());
        assert!(interrupt::scope(&flag, || read(RECORD)).is_err() && read(RECORD).is_ok());
    }

    #[test]
    fn line_ends_blank_lines_marks_and_missing_positions_do_not_matter() {
        let loose = RECORD.replace('\n', " \r\n\r\n").replace(" = 6,5,3,1", "");
        assert_eq!(write(&read(&format!("\u{feff}{loose}")).unwrap()), RECORD);
    }

    #[test]
    fn results_are_read_and_written() {
        for (result, winners) in [("A resigns", vec![1]), ("B resigns", vec![0])] {
            let game = read(&RECORD.replace("open", result)).unwrap();
            assert_eq!(game.finish().unwrap().winners, winners);
            assert!(write(&game).ends_with(&format!("result {result}\n")));
        }
        assert_eq!(
            refusal("result open", "result A wins"),
            "line 9: the record says `A wins`, but the moves give `open`"
        );
        assert_eq!(refusal("result open", "result draw agreed"), "line 9: this game cannot end in a draw");
        assert_eq!(
            refusal("result open", "result C resigns"),
            "line 9: the record says `C resigns`, but the moves give `open`"
        );
    }

    #[test]
    fn what_is_no_record_is_refused() {
        let no_record = "not a game record: expected `nimatron-record 1` on the first line";
        for text in [
            "",
            "\n\n",
            "hello",
            "nimatron-record",
            "nimatron-record x",
            "nimatron-recor 1",
            "\0",
            "nimatron-record -1",
        ] {
            assert_eq!(sentence(&read(text).err().unwrap()), no_record, "{text}");
        }
        let future = "this record has version 2: expected 1; you need a newer program to read it";
        assert_eq!(refusal("record 1", "record 2"), future);
        assert!(
            refusal("record 1", &format!("record {}", "9".repeat(1000))).starts_with("this record has version 999")
        );
    }

    #[test]
    fn ten_megabytes_are_refused_at_once() {
        let long = format!("{RECORD}{}", " ".repeat(10_000_000));
        let expected = format!("a record cannot be {} bytes long: expected at most 8388608", long.len());
        assert_eq!(sentence(&read(&long).err().unwrap()), expected);
    }

    #[test]
    fn wrong_lines_are_named() {
        let check = |from: &str, to: &str, expected: &str| assert_eq!(refusal(from, to), expected);
        check("A 1-1 ", "A 1-8 ", "line 7: `1-8` is not a legal move in `7,5,3,1`");
        check(
            "A 1-1 ",
            "B 1-1 ",
            "line 7: cannot read `B 1-1 = 6,5,3,1`: expected a move of the seat whose turn it is, such as `A 2-3`, or \
                a result",
        );
        check("= 6,1,3,1", "= 6,1,3,2", "line 8: the record says `6,1,3,2`, but the moves give `6,1,3,1`");
        check(
            "misere",
            "misère",
            "line 3: cannot read `convention misère`: expected a line `convention normal` or `convention misere`",
        );
        check("game nim", "game nym", "line 2: there is no game `nym`: did you mean `nim`?");
        check("start 7,5,3,1", "start 0", "line 6: `0` cannot be the start: the game is already over there");
        check(
            "computer 3",
            "computer 4",
            "line 5: cannot read `B computer 4`: expected a seat such as `A person \"Ana\"` or `B computer 3`",
        );
        check("B computer 3\n", "", "line 5: this game cannot be played with 1 seat: expected 2");
        check("\nconvention", "\nset k=2\nconvention", "line 7: nim: there is no parameter `k`: this game has none");
        check("result open", "result open\nA 1-1", "line 10: cannot read `A 1-1`: expected nothing after the result");
    }

    #[test]
    fn a_truncated_record_is_refused_wherever_it_ends() {
        let whole = RECORD.trim_end().len();
        for end in 0..whole {
            let Some(text) = RECORD.get(..end) else { continue };
            let sentence = sentence(&read(text).err().unwrap_or_else(|| panic!("accepted {text}")));
            assert!(!sentence.contains('\n') && sentence.len() < 250, "{sentence}");
        }
        assert_eq!(
            refusal("result open\n", ""),
            "the record ends too early, after line 8: expected a move, or a line such as `result A wins`"
        );
    }

    #[test]
    fn more_moves_than_a_match_may_have_are_refused() {
        let moves: String = (0..12_000).map(|i| if i % 2 == 0 { "A 1-1\n" } else { "B 1-1\n" }).collect();
        let text = RECORD.replace("7,5,3,1", "99999").replace("A 1-1 = 6,5,3,1\nB 2-4 = 6,1,3,1\n", &moves);
        let expected = "line 10007: the game is too long to keep: expected at most 10000 moves and 4194304 bytes";
        assert_eq!(sentence(&read(&text).err().unwrap()), expected);
    }
}
