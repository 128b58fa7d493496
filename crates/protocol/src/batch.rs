//! The batch format: one question per line, one answer per line.
use crate::{
    json_problem::json_problem,
    params::{self, Json, Object, UniqueJson},
};
use engine::{
    Analysis, Convention, Outcome, Params,
    message::{Message, Say},
    notation::shorten,
    params::ParamError,
};
use serde::{Deserialize, Serialize};
use std::{error::Error, fmt};
use text::{Lang, render, say};

/// One line of a batch: a position of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// The id of the game.
    pub game: String,
    /// Its parameters; those left out have their default.
    pub params: Object,
    /// Normal or misère.
    pub convention: Convention,
    /// The position, as in the line.
    pub position: String,
}

/// The fields of a line; others are ignored, so that answers can serve as questions.
#[derive(Deserialize)]
struct Fields {
    game: Option<Json>,
    params: Option<UniqueJson>,
    convention: Option<Json>,
    position: Option<Json>,
}

impl Request {
    /// Reads one line.
    pub fn read(line: &str) -> Result<Request, RequestError> {
        // Serde would read a list as the fields in order.
        if !line.trim_start().starts_with('{') {
            return Err(RequestError::NoObject(shorten(line)));
        }
        let fields: Fields = serde_json::from_str(line).map_err(|error| RequestError::from(&error))?;
        let params = match fields.params.map(|UniqueJson(json)| json) {
            None => Object::new(),
            Some(Json::Object(params)) => params,
            Some(other) => return Err(RequestError::wrong("params", &other, "expected-params")),
        };
        let convention = match fields.convention.as_ref().map(|json| (json, json.as_str())) {
            None | Some((_, Some("normal"))) => Convention::Normal,
            Some((_, Some("misere"))) => Convention::Misere,
            Some((other, _)) => return Err(RequestError::wrong("convention", other, "expected-convention")),
        };
        let game = text("game", fields.game, "expected-game")?;
        let position = text("position", fields.position, "expected-position")?;
        Ok(Request { game, params, convention, position })
    }

    /// The parameters for the engine.
    pub fn engine_params(&self) -> Result<Params, ParamError> {
        params::read(&self.params)
    }
}

fn text(field: &'static str, json: Option<Json>, expected: &'static str) -> Result<String, RequestError> {
    match json {
        None => Err(RequestError::Missing { field, expected }),
        Some(Json::String(text)) => Ok(text),
        Some(other) => Err(RequestError::wrong(field, &other, expected)),
    }
}

/// Why a line is not a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RequestError {
    /// It is not an object.
    NoObject(String),
    /// It is not JSON.
    NoJson {
        /// What is wrong.
        problem: Message,
        /// The column in the line.
        column: usize,
    },
    /// A required field is missing.
    Missing {
        /// The name of the field.
        field: &'static str,
        /// The id of what is expected.
        expected: &'static str,
    },
    /// A field has the wrong type.
    Wrong {
        /// The name of the field.
        field: &'static str,
        /// The value, shortened.
        text: String,
        /// The id of what is expected.
        expected: &'static str,
    },
}

impl RequestError {
    fn wrong(field: &'static str, json: &Json, expected: &'static str) -> RequestError {
        RequestError::Wrong { field, text: shorten(&json.to_string()), expected }
    }
}

impl Say for RequestError {
    fn message(&self) -> Message {
        match self {
            RequestError::NoObject(text) => Message::new("error-unreadable")
                .with("text", text.as_str())
                .with("expected", Message::new("expected-object")),
            RequestError::NoJson { problem, column } => {
                Message::new("error-no-json").with("problem", problem.clone()).with("column", *column)
            }
            RequestError::Missing { field, expected } => {
                Message::new("error-missing-field").with("field", *field).with("expected", Message::new(expected))
            }
            RequestError::Wrong { field, text, expected } => Message::new("error-wrong-field")
                .with("field", *field)
                .with("text", text.as_str())
                .with("expected", Message::new(expected)),
        }
    }
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for RequestError {}

impl From<&serde_json::Error> for RequestError {
    fn from(error: &serde_json::Error) -> RequestError {
        RequestError::NoJson { problem: json_problem(error), column: error.column() }
    }
}

/// The answer to one question.
#[derive(Clone, Debug, Serialize)]
pub struct BatchAnswer<'a> {
    game: &'a str,
    params: &'a Object,
    convention: &'static str,
    position: &'a str,
    outcome: Option<&'static str>,
    nim_value: Option<u128>,
    winning_moves: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    winning_moves_count: Option<usize>,
    remoteness: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    candies: Option<[u64; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    best_moves: Option<&'a [String]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    best_moves_count: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    drawing_moves: Option<&'a [String]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    drawing_moves_count: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    forced_to_lose: Option<Vec<usize>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    complete: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gave_up: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    disagreement: Option<String>,
}

impl<'a> BatchAnswer<'a> {
    /// The answer to a question, with sentences in a language.
    pub fn new(request: &'a Request, analysis: &'a Analysis, lang: Lang) -> BatchAnswer<'a> {
        let score = analysis.score.as_ref();
        let is_draw = analysis.outcome == Some(Outcome::Draw);
        BatchAnswer {
            game: &request.game,
            params: &request.params,
            convention: request.convention.name(),
            position: &request.position,
            outcome: analysis.outcome.map(Outcome::letter),
            nim_value: analysis.nim_value.map(|value| value.0),
            winning_moves: &analysis.winning_moves,
            winning_moves_count: None,
            remoteness: analysis.remoteness,
            candies: score.map(|score| [score.mine, score.theirs]),
            best_moves: score.map(|score| score.best_moves.as_slice()),
            best_moves_count: None,
            drawing_moves: is_draw.then_some(analysis.drawing_moves.as_slice()),
            drawing_moves_count: None,
            forced_to_lose: analysis.seats.as_deref().map(seats),
            complete: (!analysis.complete).then_some(false),
            gave_up: analysis.gave_up.map(|reason| say(lang, &reason)),
            note: analysis.is_conjecture().then(|| render(lang, &Message::new("note-conjecture"))),
            disagreement: analysis.disagreement.as_ref().map(|difference| render(lang, difference)),
        }
    }
}

impl BatchAnswer<'_> {
    /// Cuts each list to a limit; a cut list comes with the number of all moves.
    pub(crate) fn cut(&mut self, limit: ListLimit) {
        let cut = |list: &mut &[String], count: &mut Option<usize>| {
            let most = limit.count(list.iter().map(String::len));
            if most < list.len() {
                (*count, *list) = (Some(list.len()), &list[..most]);
            }
        };
        cut(&mut self.winning_moves, &mut self.winning_moves_count);
        for (list, count) in [
            (&mut self.best_moves, &mut self.best_moves_count),
            (&mut self.drawing_moves, &mut self.drawing_moves_count),
        ] {
            if let Some(list) = list {
                cut(list, count);
            }
        }
        if self.winning_moves_count.or(self.drawing_moves_count).is_some() {
            self.complete = Some(false);
        }
    }
}

/// Maximum length of a list of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListLimit {
    /// Maximum number of moves.
    pub moves: usize,
    /// Maximum number of bytes.
    pub bytes: usize,
}

impl ListLimit {
    /// The number of moves of these lengths within the limit.
    pub(crate) fn count(self, lengths: impl Iterator<Item = usize>) -> usize {
        let mut bytes = 0;
        let fits = |length: &usize| {
            bytes += length;
            bytes <= self.bytes
        };
        lengths.take(self.moves).take_while(fits).count()
    }
}

/// The numbers of the marked seats, the player to move being seat 1.
fn seats(forced: &[bool]) -> Vec<usize> {
    forced.iter().zip(1..).filter(|(forced, _)| **forced).map(|(_, seat)| seat).collect()
}

/// The answer to a line that cannot be answered.
#[derive(Clone, Debug, Serialize)]
pub struct LineError {
    /// The number of the line, counted from 1.
    pub line: u64,
    /// One sentence.
    pub error: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{NimValue, analysis::ScoreReport, solve::OutOfBudget};

    fn request(line: &str) -> Request {
        Request::read(line).unwrap()
    }

    #[test]
    fn parameters_and_convention_may_be_left_out() {
        let short = request(r#"{"game":"nim","position":"1"}"#);
        let long = request(r#" {"position":"1","convention":"normal","params":{},"game":"nim","source":"brute"} "#);
        assert_eq!(short, long);
        assert_eq!(request(r#"{"game":"nim","position":"1","convention":"misere"}"#).convention, Convention::Misere);
    }

    #[test]
    fn a_bad_line_says_what_is_wrong_with_it() {
        let long = format!(r#"{{"game":"nim","position":"1","convention":"{}"}}"#, "x".repeat(1_000_000));
        for (line, want) in [
            ("", "expected an object"),
            ("nim 3,5,7", "`nim 3,5,7`"),
            (r#"["nim",{},"normal","1"]"#, "expected an object"),
            ("{", "as JSON: it ends too early (character 1)"),
            (r#"{"game":"nim","position":"1"} x"#, "something follows"),
            (r#"{"game":"nim","game":"nim","position":"1"}"#, "the name `game` occurs twice"),
            (r#"{"game":"x","params":{"k":1,"k":2},"position":"1"}"#, "the name `k` occurs twice"),
            (r#"{"position":"1"}"#, "`game` is missing"),
            (r#"{"game":"nim"}"#, "`position` is missing"),
            (r#"{"game":7,"position":"1"}"#, "`game` cannot be `7`"),
            (r#"{"game":"nim","position":[1,2]}"#, "`position` cannot be `[1,2]`"),
            (r#"{"game":"nim","position":"1","params":[]}"#, "`params` cannot be `[]`"),
            (r#"{"game":"nim","position":"1","convention":"reverse"}"#, r#"expected `"normal"` or `"misere"`"#),
            (&long, "`convention` cannot be"),
        ] {
            let error = say(Lang::En, &Request::read(line).unwrap_err());
            assert!(error.contains(want) && error.len() < 200, "{line}: {error}");
        }
    }

    #[test]
    fn deep_nesting_is_an_error() {
        let line = format!(r#"{{"game":"nim","position":"1","params":{}"#, r#"{"a":"#.repeat(100_000));
        assert!(Request::read(&line).unwrap_err().to_string().contains("json-deep"));
    }

    #[test]
    fn large_nim_values_are_plain_numbers() {
        let request = request(r#"{"game":"moore","params":{"k":2},"position":"1"}"#);
        let analysis = Analysis { nim_value: Some(NimValue(u128::MAX)), complete: true, ..Analysis::default() };
        let line = crate::line(&BatchAnswer::new(&request, &analysis, Lang::En));
        assert!(line.contains(r#""nim_value":340282366920938463463374607431768211455,"#), "{line}");
    }

    #[test]
    fn rare_fields_are_left_out_if_empty() {
        let request = request(r#"{"game":"x","position":"1"}"#);
        let analysis = Analysis {
            outcome: Some(Outcome::Draw),
            drawing_moves: vec!["1+1".into()],
            score: Some(ScoreReport { mine: 4, theirs: 2, best_moves: vec!["3-3".into()] }),
            seats: Some(vec![true, false, true]),
            gave_up: Some(OutOfBudget::Positions(5)),
            ..Analysis::default()
        };
        let line = crate::line(&BatchAnswer::new(&request, &analysis, Lang::En));
        let rare = concat!(
            r#""remoteness":null,"candies":[4,2],"best_moves":["3-3"],"drawing_moves":["1+1"],"#,
            r#""forced_to_lose":[1,3],"complete":false,"gave_up":"The program stopped searching after 5 positions."}"#
        );
        assert!(line.ends_with(rare), "{line}");
    }
}
