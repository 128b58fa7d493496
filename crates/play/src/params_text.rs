//! Parameters and names as JSON, written by hand: a record is one text that needs nothing else to be read.
use engine::{
    Family, GameError, Value, games,
    message::Say,
    params::{Kind, ParamError},
};
use std::{iter::Peekable, str::Chars};

/// Values within values deeper than this are refused.
const DEEPEST: usize = 32;

/// Reads one parameter written as `name=value`, where lists and graphs may also be JSON.
///
/// ```
/// use engine::games;
/// let family = games::family("graph").unwrap();
/// let (name, json) = play::parameter(family, r#"graph={"a":["b"],"b":[]}"#).unwrap();
/// let params = engine::Params(vec![(name.to_owned(), json)]);
/// assert_eq!(games::build("graph", &params).unwrap().moves("a", 9).unwrap(), [">b"]);
/// assert!(play::parameter(family, r#"graph={"a":["b""#).is_err());
/// ```
pub fn parameter<'t>(family: &Family, text: &'t str) -> Result<(&'t str, Value), GameError> {
    let (name, value) = text.split_once('=').unwrap_or((text, ""));
    let kind = family.parameters.iter().find(|parameter| parameter.name == name).map(|parameter| parameter.kind);
    match kind {
        Some(kind @ (Kind::Numbers { .. } | Kind::Parts | Kind::Graph))
            if value.trim_start().starts_with(['{', '[']) =>
        {
            let wrong = || ParamError::new(name, value, kind.message());
            let error = || GameError::Parameter { game: family.id, error: wrong() };
            Ok((name, read(value).ok_or_else(error)?))
        }
        _ => games::plain(family, text),
    }
}

/// A parameter as `name=value`, which [`parameter`] reads again.
///
/// ```
/// use engine::Value;
/// assert_eq!(play::parameter_text("k", &Value::Number(2)), "k=2");
/// ```
pub fn parameter_text(name: &str, value: &Value) -> String {
    match value {
        Value::List(_) | Value::Map(_) => format!("{name}={}", written(value)),
        plain => format!("{name}={plain}"),
    }
}

/// A value as JSON.
pub(crate) fn written(value: &Value) -> String {
    match value {
        Value::Flag(flag) => flag.to_string(),
        Value::Number(number) => number.to_string(),
        Value::Text(text) => quoted(text),
        Value::List(list) => {
            let words: Vec<String> = list.iter().map(written).collect();
            format!("[{}]", words.join(","))
        }
        Value::Map(map) => {
            let words: Vec<String> = map.iter().map(|(name, v)| format!("{}:{}", quoted(name), written(v))).collect();
            format!("{{{}}}", words.join(","))
        }
    }
}

/// A text as a JSON string on one line.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            '\n' => quoted.push_str("\\n"),
            c if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') => {
                quoted.push_str(&format!("\\u{:04x}", u32::from(c)));
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

/// Reads a JSON value of the kinds that parameters have; `None` when it is none.
pub(crate) fn read(text: &str) -> Option<Value> {
    let mut reader = Reader { chars: text.chars().peekable() };
    let value = reader.value(DEEPEST)?;
    reader.space();
    reader.chars.next().is_none().then_some(value)
}

struct Reader<'t> {
    chars: Peekable<Chars<'t>>,
}

impl Reader<'_> {
    fn space(&mut self) {
        while self.chars.next_if(|c| matches!(c, ' ' | '\t' | '\n' | '\r')).is_some() {}
    }

    /// Takes a character, with the space before it, if it comes next.
    fn takes(&mut self, wanted: char) -> bool {
        self.space();
        self.chars.next_if_eq(&wanted).is_some()
    }

    fn value(&mut self, depth: usize) -> Option<Value> {
        let depth = depth.checked_sub(1)?;
        self.space();
        match self.chars.peek()? {
            '"' => self.text().map(Value::Text),
            '[' => self.several('[', ']', |reader| reader.value(depth)).map(Value::List),
            '{' => self.several('{', '}', |reader| reader.named(depth)).map(Value::Map),
            _ => self.word(),
        }
    }

    fn named(&mut self, depth: usize) -> Option<(String, Value)> {
        self.space();
        let name = self.text()?;
        self.takes(':').then(|| self.value(depth))?.map(|value| (name, value))
    }

    fn several<T>(&mut self, open: char, close: char, item: impl Fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let mut items = Vec::new();
        self.takes(open).then_some(())?;
        if self.takes(close) {
            return Some(items);
        }
        loop {
            items.push(item(self)?);
            if self.takes(close) {
                return Some(items);
            }
            self.takes(',').then_some(())?;
        }
    }

    /// A number, `true` or `false`.
    fn word(&mut self) -> Option<Value> {
        let mut word = String::new();
        while let Some(c) = self.chars.next_if(char::is_ascii_alphanumeric) {
            word.push(c);
        }
        match word.as_str() {
            "true" => Some(Value::Flag(true)),
            "false" => Some(Value::Flag(false)),
            digits if digits.starts_with(|c: char| c.is_ascii_digit()) => digits.parse().ok().map(Value::Number),
            _ => None,
        }
    }

    fn text(&mut self) -> Option<String> {
        let mut text = String::new();
        self.chars.next_if_eq(&'"')?;
        loop {
            match self.chars.next()? {
                '"' => return Some(text),
                '\\' => text.push(self.escaped()?),
                c => text.push(c),
            }
        }
    }

    fn escaped(&mut self) -> Option<char> {
        match self.chars.next()? {
            'n' => Some('\n'),
            't' => Some('\t'),
            'r' => Some('\r'),
            c @ ('"' | '\\' | '/') => Some(c),
            'u' => {
                let mut digits = || self.chars.next()?.to_digit(16);
                let code = (0..4).try_fold(0, |code, _| Some(code * 16 + digits()?))?;
                char::from_u32(code)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
                prop::collection::vec((any::<String>(), inner), 0..6).prop_map(Value::Map),
            ]
        })
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_again(value in value()) {
            let text = written(&value);
            prop_assert!(text.lines().count() == 1);
            prop_assert_eq!(read(&text), Some(value));
        }

        #[test]
        fn no_text_is_too_odd(text in any::<String>()) {
            let _ = read(&text);
        }
    }

    #[test]
    fn what_is_no_value_is_refused() {
        let deep = "[".repeat(100_000);
        for text in
            ["", "nul", "1.5", "-1", "[1,]", "[1", "{\"a\"}", "\"", "\"\\x\"", "1 2", "18446744073709551616", &deep]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn parameters_of_all_named_starts_are_read_as_they_were_written() {
        for family in games::FAMILIES {
            for set in family.presets.iter().map(|preset| preset.set).chain(family.samples.iter().copied()) {
                for (name, value) in games::params(family, set).unwrap().0 {
                    let text = parameter_text(&name, &value);
                    assert_eq!(parameter(family, &text), Ok((name.as_str(), value.clone())), "{} {text}", family.id);
                }
            }
        }
    }
}
