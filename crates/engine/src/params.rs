//! Parameters of a game as they come from outside: plain data, checked against what the game declares.
use crate::notation::{ParseError, number, shortened};
use std::fmt;

/// A parameter's value. Doors make these from JSON or from `name=value`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// True or false.
    Flag(bool),
    /// A whole number.
    Number(u64),
    /// A text.
    Text(String),
    /// Several values.
    List(Vec<Value>),
    /// Named values, in order.
    Map(Vec<(String, Value)>),
}

/// Named values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Params(pub Vec<(String, Value)>);

/// What a game says about one of its parameters.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// What values it takes.
    pub kind: Kind,
    /// The value when none is given, as text; empty when there is none.
    pub default: &'static str,
    /// One sentence about it.
    pub about: &'static str,
}

/// The kinds of parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A whole number within bounds, both included.
    Number {
        /// Smallest.
        least: u64,
        /// Largest.
        most: u64,
    },
    /// Distinct whole numbers, at least one and at most 64.
    Numbers {
        /// Smallest.
        least: u64,
        /// Largest.
        most: u64,
    },
    /// One of several words.
    Choice(&'static [&'static str]),
    /// True or false.
    Flag,
    /// A text with a notation of its own.
    Text,
    /// The parts of a sum: a list of games with their parameters, each a map or a text such as `octal:code=0.77`.
    Parts,
    /// A directed graph: a map from each vertex to a list of vertices, or a text in DOT.
    Graph,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Number { least, most } => write!(f, "a whole number from {least} to {most}"),
            Kind::Numbers { least, most } => {
                write!(f, "1 to 64 distinct whole numbers from {least} to {most}, such as 1,2,3")
            }
            Kind::Choice(words) => write!(f, "one of {}", words.join(", ")),
            Kind::Flag => f.write_str("true or false"),
            Kind::Text => f.write_str("a text"),
            Kind::Parts => f.write_str(
                r#"games such as nim;octal:code=0.77 or [{"game":"nim"},{"game":"octal","params":{"code":"0.77"}}]"#,
            ),
            Kind::Graph => f.write_str(r#"a graph such as {"a":["b"],"b":[]} or a text in DOT"#),
        }
    }
}

impl Value {
    /// Reads plain text as a value of a kind; `None` when only JSON can say it.
    pub fn from_plain(text: &str, kind: Kind) -> Option<Value> {
        let words = |text: &str| -> Result<Vec<Value>, ParseError> {
            text.split(',').take(100).map(|word| number(word, "").map(Value::Number)).collect()
        };
        match kind {
            Kind::Number { .. } => number(text, "").ok().map(Value::Number),
            Kind::Numbers { .. } => words(text).ok().map(Value::List),
            Kind::Flag => text.parse().ok().map(Value::Flag),
            Kind::Choice(_) | Kind::Text | Kind::Graph => Some(Value::Text(text.to_owned())),
            Kind::Parts => {
                Some(Value::List(text.split(';').take(100).map(|part| Value::Text(part.to_owned())).collect()))
            }
        }
    }

    /// Whether the value is of a kind. Texts, parts and graphs are looked at more closely by their game.
    pub fn is(&self, kind: Kind) -> bool {
        match (self, kind) {
            (Value::Number(n), Kind::Number { least, most }) => (least..=most).contains(n),
            (Value::List(list), Kind::Numbers { least, most }) => {
                let distinct = list.iter().enumerate().all(|(i, value)| !list[..i].contains(value));
                let fits = list.iter().all(|value| value.is(Kind::Number { least, most }));
                (1..=64).contains(&list.len()) && fits && distinct
            }
            (Value::Text(text), Kind::Choice(words)) => words.contains(&text.as_str()),
            (Value::Flag(_), Kind::Flag)
            | (Value::Text(_), Kind::Text | Kind::Graph)
            | (Value::List(_), Kind::Parts)
            | (Value::Map(_), Kind::Graph) => true,
            _ => false,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Flag(flag) => flag.fmt(f),
            Value::Number(number) => number.fmt(f),
            Value::Text(text) => f.write_str(text),
            Value::List(list) => {
                let words: Vec<String> = list.iter().map(Value::to_string).collect();
                f.write_str(&words.join(","))
            }
            Value::Map(map) => {
                let words: Vec<String> = map.iter().map(|(name, value)| format!("{name}: {value}")).collect();
                write!(f, "{{{}}}", words.join(", "))
            }
        }
    }
}

impl Params {
    /// The value of a parameter.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    /// Sets a parameter, in place of an earlier value.
    pub fn set(&mut self, name: &str, value: Value) {
        self.0.retain(|(known, _)| known != name);
        self.0.push((name.to_owned(), value));
    }

    /// A number that was declared, so that it is there and within bounds.
    pub fn number(&self, name: &str) -> Option<u64> {
        match self.get(name) {
            Some(Value::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// A list of numbers, in rising order.
    pub fn numbers(&self, name: &str) -> Vec<u64> {
        let Some(Value::List(list)) = self.get(name) else { return Vec::new() };
        let number = |value: &Value| if let Value::Number(n) = value { Some(*n) } else { None };
        let mut numbers: Vec<u64> = list.iter().filter_map(number).collect();
        numbers.sort_unstable();
        numbers
    }

    /// A flag; absent means false.
    pub fn flag(&self, name: &str) -> bool {
        self.get(name) == Some(&Value::Flag(true))
    }

    /// A text; absent means empty.
    pub fn text(&self, name: &str) -> &str {
        match self.get(name) {
            Some(Value::Text(text)) => text,
            _ => "",
        }
    }

    /// Checks every value against the declarations and fills in defaults.
    pub fn checked(&self, declared: &[Parameter]) -> Result<Params, ParamError> {
        for (name, value) in &self.0 {
            let Some(parameter) = declared.iter().find(|p| p.name == name) else {
                let names: Vec<&str> = declared.iter().map(|p| p.name).collect();
                return Err(ParamError::Unknown { name: shortened(name), known: names.join(", ") });
            };
            if !value.is(parameter.kind) {
                return Err(ParamError::new(name, &value.to_string(), parameter.kind.to_string()));
            }
        }
        let mut all = self.clone();
        for parameter in declared {
            if all.get(parameter.name).is_none()
                && !parameter.default.is_empty()
                && let Some(value) = Value::from_plain(parameter.default, parameter.kind)
            {
                all.set(parameter.name, value);
            }
        }
        Ok(all)
    }
}

/// A parameter that a game cannot take.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParamError {
    /// No such parameter.
    #[error("there is no parameter `{name}`{}", if known.is_empty() { ": this game has none".to_owned() } else { format!(": expected {known}") })]
    Unknown {
        /// The name given.
        name: String,
        /// The names there are.
        known: String,
    },
    /// A wrong value.
    #[error("the parameter `{name}` cannot be `{text}`: expected {expected}")]
    Wrong {
        /// Which parameter.
        name: String,
        /// The value given, shortened.
        text: String,
        /// What would have been right.
        expected: String,
    },
}

impl ParamError {
    /// A wrong value.
    pub fn new(name: &str, text: &str, expected: impl Into<String>) -> ParamError {
        ParamError::Wrong { name: shortened(name), text: shortened(text), expected: expected.into() }
    }
}

impl Parameter {
    /// The common `k`: how many heaps or places one move may touch.
    pub const fn number(
        name: &'static str,
        least: u64,
        most: u64,
        default: &'static str,
        about: &'static str,
    ) -> Parameter {
        Parameter { name, kind: Kind::Number { least, most }, default, about }
    }
}
