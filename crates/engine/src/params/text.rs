//! Parameters as text: plain as people type them, JSON for what plain text cannot express.
use super::{Kind, ParamError, Parameter, Params, Value};
use crate::{
    message::{Message, Say},
    notation::{number, number_between},
};
use std::{collections::BTreeSet, fmt};

/// Maximum depth of values within values.
const DEEPEST: usize = 64;

/// Maximum number of members of a plain list.
const LONGEST_LIST: usize = 100;

impl Parameter {
    /// Reads the text of a value: JSON if it begins like JSON, otherwise plain.
    ///
    /// ```
    /// use engine::params::{Kind, Parameter};
    /// let set = Parameter { name: "S", kind: Kind::Numbers { least: 1, most: 99 }, default: "" };
    /// assert_eq!(set.read("1,3"), set.read("[1, 3]"));
    /// assert!(set.read("[1,").is_err());
    /// ```
    pub fn read(&self, text: &str) -> Result<Value, ParamError> {
        if is_json(text) {
            return Reader::read(text).map_err(|error| error.of_parameter(self, text));
        }
        plain(text, self.kind).ok_or_else(|| ParamError::new(self.name, text, self.kind.message()))
    }
}

impl Params {
    /// Each parameter as `name=value`, which [`parameter`](crate::games::parameter) reads again.
    ///
    /// ```
    /// use engine::games;
    /// let family = games::family("moore").unwrap();
    /// assert_eq!(games::params(family, "k=3").unwrap().to_words(), ["k=3"]);
    /// ```
    pub fn to_words(&self) -> Vec<String> {
        self.0.iter().map(|(name, value)| format!("{name}={value}")).collect()
    }
}

impl Value {
    /// Reads JSON; `None` if it is not JSON, or is a value that no parameter has.
    pub fn from_json(text: &str) -> Option<Value> {
        Reader::read(text).ok()
    }

    /// Writes JSON on one line.
    pub fn to_json(&self) -> String {
        let mut json = String::new();
        write_json(self, &mut json);
        json
    }
}

impl fmt::Display for Value {
    /// Writes the value so that [`Parameter::read`] reads it again: plain if possible, otherwise as JSON.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Flag(flag) => flag.fmt(f),
            Value::Number(number) => number.fmt(f),
            Value::Text(text) if !is_json(text) => f.write_str(text),
            Value::List(list) => f.write_str(&plain_list(list).unwrap_or_else(|| self.to_json())),
            Value::Text(_) | Value::Map(_) => f.write_str(&self.to_json()),
        }
    }
}

/// Whether a text begins like JSON.
fn is_json(text: &str) -> bool {
    text.trim_start().starts_with(['{', '[', '"'])
}

/// Reads a plain value; `None` if it is not of that kind.
fn plain(text: &str, kind: Kind) -> Option<Value> {
    match kind {
        Kind::Number { .. } => number(text, "").ok().map(Value::Number),
        Kind::Numbers { .. } => {
            let numbers = text.split(',').take(LONGEST_LIST).map(|word| number(word, "").map(Value::Number));
            numbers.collect::<Result<_, _>>().ok().map(Value::List)
        }
        Kind::Flag => text.parse().ok().map(Value::Flag),
        Kind::Choice(_) | Kind::Text | Kind::Graph => Some(Value::Text(text.to_owned())),
        Kind::Parts => {
            Some(Value::List(text.split(';').take(LONGEST_LIST).map(|part| Value::Text(part.to_owned())).collect()))
        }
    }
}

/// Numbers separated by commas, or the parts of a sum separated by semicolons; `None` if only JSON can express it.
fn plain_list(list: &[Value]) -> Option<String> {
    let number = |value: &Value| if let Value::Number(number) = value { Some(number.to_string()) } else { None };
    let part = |value: &Value| match value {
        Value::Text(text) if !text.contains(';') => Some(text.clone()),
        _ => None,
    };
    if list.is_empty() || list.len() > LONGEST_LIST {
        return None;
    }
    let numbers = || list.iter().map(number).collect::<Option<Vec<String>>>().map(|words| words.join(","));
    let parts = || list.iter().map(part).collect::<Option<Vec<String>>>().map(|words| words.join(";"));
    numbers().or_else(|| parts().filter(|text| !is_json(text)))
}

fn write_json(value: &Value, json: &mut String) {
    let mut members = |open: char, close: char, count: usize, member: &mut dyn FnMut(usize, &mut String)| {
        json.push(open);
        for index in 0..count {
            if index > 0 {
                json.push(',');
            }
            member(index, json);
        }
        json.push(close);
    };
    match value {
        Value::Flag(flag) => json.push_str(&flag.to_string()),
        Value::Number(number) => json.push_str(&number.to_string()),
        Value::Text(text) => write_string(text, json),
        Value::List(list) => members('[', ']', list.len(), &mut |index, json| write_json(&list[index], json)),
        Value::Map(map) => members('{', '}', map.len(), &mut |index, json| {
            write_string(&map[index].0, json);
            json.push(':');
            write_json(&map[index].1, json);
        }),
    }
}

fn write_string(text: &str, json: &mut String) {
    json.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => json.extend(['\\', c]),
            '\n' => json.push_str("\\n"),
            c if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') => {
                json.push_str(&format!("\\u{:04x}", u32::from(c)));
            }
            c => json.push(c),
        }
    }
    json.push('"');
}

/// Whether a word is a number of JSON.
fn is_number(word: &str) -> bool {
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let (number, exponent) = word.split_once(['e', 'E']).unwrap_or((word, "0"));
    let (whole, fraction) = number.split_once('.').unwrap_or((number, "0"));
    let whole = whole.strip_prefix('-').unwrap_or(whole);
    let exponent = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
    [whole, fraction, exponent].into_iter().all(is_digits) && (whole == "0" || !whole.starts_with('0'))
}

/// Why a text cannot be read as JSON.
#[derive(Debug)]
enum Problem {
    /// It is not JSON from here on, as a message says.
    Syntax(Message),
    /// It is JSON with a value that no parameter has: the value, and what was expected.
    Value(String, Message),
}

#[derive(Debug)]
struct JsonError {
    problem: Problem,
    /// Length of the text that is left.
    left: usize,
    /// Names of the maps around the value, innermost first.
    names: Vec<String>,
}

impl JsonError {
    fn of_parameter(self, parameter: &Parameter, text: &str) -> ParamError {
        match self.problem {
            Problem::Syntax(problem) => {
                let before = &text[..text.len() - self.left];
                let line = before.split('\n').count();
                let column = before.rsplit('\n').next().unwrap_or_default().chars().count();
                let expected = Message::new("expected-json").with("expected", parameter.kind.message());
                let expected = expected.with("problem", problem).with("line", line).with("column", column);
                ParamError::new(parameter.name, text, expected)
            }
            Problem::Value(value, expected) => {
                let path = [parameter.name].into_iter().chain(self.names.iter().rev().map(String::as_str));
                ParamError::new(&path.collect::<Vec<_>>().join("."), &value, expected)
            }
        }
    }
}

/// The rest of a JSON text.
struct Reader<'t> {
    rest: &'t str,
}

impl<'t> Reader<'t> {
    /// Reads a whole text.
    fn read(text: &'t str) -> Result<Value, JsonError> {
        let mut reader = Reader { rest: text };
        let value = reader.value(DEEPEST)?;
        reader.skip_space();
        if reader.next().is_some() { Err(reader.wrong("json-goes-on")) } else { Ok(value) }
    }

    fn error(&self, problem: Problem) -> JsonError {
        JsonError { problem, left: self.rest.len(), names: Vec::new() }
    }

    fn wrong(&self, id: &'static str) -> JsonError {
        self.error(Problem::Syntax(Message::new(id)))
    }

    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\t', '\n', '\r']);
    }

    fn next(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let next = chars.next();
        self.rest = chars.as_str();
        next
    }

    /// The next character, which must exist.
    fn expect_next(&mut self) -> Result<char, JsonError> {
        self.next().ok_or_else(|| self.wrong("json-ends"))
    }

    /// Consumes a character, and the space before it, if it comes next.
    fn takes(&mut self, c: char) -> bool {
        self.skip_space();
        let rest = self.rest.strip_prefix(c);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Consumes a character, and the space before it; fails if another comes next.
    fn expect(&mut self, c: char) -> Result<(), JsonError> {
        if self.takes(c) {
            return Ok(());
        }
        self.expect_next()?;
        Err(self.wrong("json-wrong"))
    }

    fn value(&mut self, depth: usize) -> Result<Value, JsonError> {
        let depth = depth.checked_sub(1).ok_or_else(|| self.wrong("json-deep"))?;
        self.skip_space();
        match self.rest.chars().next() {
            Some('"') => self.string().map(Value::Text),
            Some('[') => self.list(depth).map(Value::List),
            Some('{') => self.map(depth).map(Value::Map),
            _ => self.word(),
        }
    }

    fn list(&mut self, depth: usize) -> Result<Vec<Value>, JsonError> {
        let mut list = Vec::new();
        self.expect('[')?;
        if self.takes(']') {
            return Ok(list);
        }
        loop {
            list.push(self.value(depth)?);
            if self.takes(']') {
                return Ok(list);
            }
            self.expect(',')?;
        }
    }

    fn map(&mut self, depth: usize) -> Result<Vec<(String, Value)>, JsonError> {
        let (mut map, mut names) = (Vec::new(), BTreeSet::new());
        self.expect('{')?;
        if self.takes('}') {
            return Ok(map);
        }
        loop {
            self.skip_space();
            let name = self.string()?;
            if !names.insert(name.clone()) {
                return Err(self.error(Problem::Syntax(Message::new("json-twice").with("name", name))));
            }
            self.expect(':')?;
            let value = self.value(depth).map_err(|mut error| {
                error.names.push(name.clone());
                error
            })?;
            map.push((name, value));
            if self.takes('}') {
                return Ok(map);
            }
            self.expect(',')?;
        }
    }

    /// A number, `true`, `false` or `null`.
    fn word(&mut self) -> Result<Value, JsonError> {
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.');
        let end = self.rest.find(|c| !is_part(c)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        if word.is_empty() {
            self.expect_next()?;
            return Err(self.wrong("json-wrong"));
        }
        self.rest = rest;
        match word {
            "true" => Ok(Value::Flag(true)),
            "false" => Ok(Value::Flag(false)),
            "null" => Err(self.error(Problem::Value(word.to_owned(), Message::new("expected-value")))),
            _ if !is_number(word) => Err(self.wrong("json-wrong")),
            _ => word
                .parse()
                .map(Value::Number)
                .map_err(|_| self.error(Problem::Value(word.to_owned(), number_between(0, u64::MAX)))),
        }
    }

    fn string(&mut self) -> Result<String, JsonError> {
        let mut text = String::new();
        self.expect('"')?;
        loop {
            match self.expect_next()? {
                '"' => return Ok(text),
                '\\' => text.push(self.escape_sequence()?),
                c if c.is_ascii_control() => return Err(self.wrong("json-wrong")),
                c => text.push(c),
            }
        }
    }

    fn escape_sequence(&mut self) -> Result<char, JsonError> {
        match self.expect_next()? {
            'n' => Ok('\n'),
            't' => Ok('\t'),
            'r' => Ok('\r'),
            'b' => Ok('\u{8}'),
            'f' => Ok('\u{c}'),
            c @ ('"' | '\\' | '/') => Ok(c),
            'u' => {
                let unit = self.code_unit()?;
                let second = match (0xD800..0xDC00).contains(&unit) && self.rest.starts_with("\\u") {
                    true => {
                        self.rest = &self.rest[2..];
                        Some(self.code_unit()?)
                    }
                    false => None,
                };
                let character = char::decode_utf16([unit].into_iter().chain(second)).next().and_then(Result::ok);
                character.ok_or_else(|| self.wrong("json-wrong"))
            }
            _ => Err(self.wrong("json-wrong")),
        }
    }

    /// Four hexadecimal digits.
    fn code_unit(&mut self) -> Result<u16, JsonError> {
        let mut unit = 0;
        for _ in 0..4 {
            let digit = self.expect_next()?.to_digit(16).and_then(|digit| u16::try_from(digit).ok());
            unit = unit * 16 + digit.ok_or_else(|| self.wrong("json-wrong"))?;
        }
        Ok(unit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{self, FAMILIES};
    use proptest::prelude::*;

    fn value() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            any::<bool>().prop_map(Value::Flag),
            any::<u64>().prop_map(Value::Number),
            any::<String>().prop_map(Value::Text),
        ];
        leaf.prop_recursive(4, 32, 6, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..6).prop_map(Value::List),
                prop::collection::btree_map(any::<String>(), inner, 0..6)
                    .prop_map(|map| Value::Map(map.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn json_that_is_written_is_read_again(value in value()) {
            let text = value.to_json();
            prop_assert!(text.lines().count() == 1);
            prop_assert_eq!(Value::from_json(&text), Some(value));
        }

        #[test]
        fn a_value_of_each_kind_is_read_as_it_was_written(
            texts in prop::collection::vec(any::<String>(), 0..4),
            numbers in prop::collection::vec(any::<u64>(), 0..4),
        ) {
            let list = |values: Vec<Value>| Value::List(values);
            let map = texts.iter().enumerate().map(|(i, text)| (i.to_string(), list(vec![Value::Text(text.clone())])));
            let any_number = |numbers: &[u64]| list(numbers.iter().copied().map(Value::Number).collect());
            let cases = [
                (Kind::Numbers { least: 0, most: u64::MAX }, any_number(&numbers)),
                (Kind::Parts, list(texts.iter().cloned().map(Value::Text).collect())),
                (Kind::Text, Value::Text(texts.concat())),
                (Kind::Graph, Value::Text(texts.concat())),
                (Kind::Graph, Value::Map(map.collect())),
            ];
            for (kind, value) in cases {
                let parameter = Parameter { name: "x", kind, default: "" };
                prop_assert_eq!(parameter.read(&value.to_string()), Ok(value));
            }
        }

        #[test]
        fn no_text_is_too_odd(text in any::<String>()) {
            let _ = Value::from_json(&text);
        }
    }

    #[test]
    fn what_is_no_value_is_refused() {
        let deep = "[".repeat(100_000);
        for text in [
            "",
            "nul",
            "null",
            "1.5",
            "-1",
            "01",
            "1e3",
            "[1,]",
            "[1",
            "{\"a\"}",
            "{\"a\":1,\"a\":2}",
            "\"",
            "\"\\x\"",
            "\"\\ud800\"",
            "\"\n\"",
            "1 2",
            "18446744073709551616",
            &deep,
        ] {
            assert_eq!(Value::from_json(text), None, "{text}");
        }
        assert_eq!(Value::from_json("\"\\ud83d\\ude00\\/\""), Some(Value::Text("😀/".to_owned())));
    }

    #[test]
    fn an_error_says_where_and_what() {
        let check = |kind, text: &str, expected: &str| {
            let error = Parameter { name: "x", kind, default: "" }.read(text).unwrap_err().to_string();
            assert!(error.contains(expected), "{text}: {error}");
        };
        let numbers = Kind::Numbers { least: 0, most: 9 };
        check(numbers, "[1,\n2", "problem=(json-ends) line=2 column=1");
        check(numbers, "[1] 2", "problem=(json-goes-on) line=1 column=5");
        check(numbers, "[1;2]", "problem=(json-wrong) line=1 column=3");
        check(Kind::Graph, r#"{"a":["b"],"a":[]}"#, "json-twice name=a");
        check(numbers, "[1,-1]", "name=x text=-1");
        check(Kind::Parts, r#"[{"game":"moore","params":{"k":1.5}}]"#, "name=x.params.k text=1.5");
        check(Kind::Parts, "[null]", "text=null");
        check(numbers, "", "name=x");
        check(Kind::Flag, "yes", "text=yes");
    }

    #[test]
    fn parameters_of_every_family_are_read_as_they_were_written() {
        for family in FAMILIES {
            for set in family.presets.iter().map(|preset| preset.set).chain(family.samples.iter().copied()) {
                let params = games::params(family, set).unwrap();
                for (word, (name, value)) in params.to_words().iter().zip(&params.0) {
                    let read = games::parameter(family, word);
                    assert_eq!(read, Ok((name.as_str(), value.clone())), "{} {word}", family.id);
                    let json = format!("{name}={}", value.to_json());
                    let is_word = matches!(value, Value::Number(_) | Value::Flag(_));
                    assert!(is_word || games::parameter(family, &json) == read, "{} {json}", family.id);
                }
            }
        }
    }
}
