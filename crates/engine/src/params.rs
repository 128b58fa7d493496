//! Parameters of a game as they come from outside: plain data, checked against the declarations of the game.
use crate::{
    message::{Message, Say},
    notation::{number_between, shorten},
};
use std::{error::Error, fmt};

mod text;

/// A parameter's value, read from `name=value` or from JSON.
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

/// The parameters of a game: values by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Params(pub Vec<(String, Value)>);

/// What a game declares about one of its parameters.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Its name. One sentence about it is the message `about-GAME-NAME`.
    pub name: &'static str,
    /// What values it takes.
    pub kind: Kind,
    /// The default value, as text; empty if there is none.
    pub default: &'static str,
}

/// The kinds of parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A whole number within bounds, both included.
    Number {
        /// The smallest number allowed.
        least: u64,
        /// The largest number allowed.
        most: u64,
    },
    /// Distinct whole numbers, at least one and at most 64.
    Numbers {
        /// The smallest number allowed.
        least: u64,
        /// The largest number allowed.
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

impl Say for Kind {
    /// What values are expected.
    fn message(&self) -> Message {
        match *self {
            Kind::Number { least, most } => number_between(least, most),
            Kind::Numbers { least, most } => Message::new("expected-numbers").with("least", least).with("most", most),
            Kind::Choice(words) => Message::new("expected-choice").with("choices", words.join(", ")),
            Kind::Flag => Message::new("expected-flag"),
            Kind::Text => Message::new("expected-text"),
            Kind::Parts => Message::new("expected-parts"),
            Kind::Graph => Message::new("expected-graph"),
        }
    }
}

impl Value {
    /// Whether the value is of a kind. Texts, parts and graphs are checked more closely by their game.
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

    /// A declared number, which exists and is within bounds.
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
    pub fn validate(&self, declared: &[Parameter]) -> Result<Params, ParamError> {
        let mut all = self.clone();
        for (name, value) in &self.0 {
            let Some(parameter) = declared.iter().find(|p| p.name == name) else {
                let names: Vec<&str> = declared.iter().map(|p| p.name).collect();
                return Err(ParamError::Unknown { name: shorten(name), known: names.join(", ") });
            };
            if let (Value::Text(text), Kind::Parts) = (value, parameter.kind) {
                // Parts may be written as people type them.
                all.set(name, parameter.read(text)?);
            } else if !value.is(parameter.kind) {
                return Err(ParamError::new(name, &value.to_string(), parameter.kind.message()));
            }
        }
        for parameter in declared {
            if all.get(parameter.name).is_none()
                && !parameter.default.is_empty()
                && let Ok(value) = parameter.read(parameter.default)
            {
                all.set(parameter.name, value);
            }
        }
        Ok(all)
    }
}

/// A parameter that a game cannot take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParamError {
    /// The game has no parameter of this name.
    Unknown {
        /// The name that was given.
        name: String,
        /// The names there are.
        known: String,
    },
    /// A parameter cannot have this value.
    Wrong {
        /// The name of the parameter.
        name: String,
        /// The value given, shortened.
        text: String,
        /// What was expected instead.
        expected: Message,
    },
}

impl ParamError {
    /// A wrong value, with what was expected: a message or its id.
    pub fn new(name: &str, text: &str, expected: impl Into<Message>) -> ParamError {
        ParamError::Wrong { name: shorten(name), text: shorten(text), expected: expected.into() }
    }
}

impl Say for ParamError {
    fn message(&self) -> Message {
        match self {
            ParamError::Unknown { name, known } if known.is_empty() => {
                Message::new("error-no-parameters").with("name", name.as_str())
            }
            ParamError::Unknown { name, known } => {
                Message::new("error-unknown-parameter").with("name", name.as_str()).with("known", known.as_str())
            }
            ParamError::Wrong { name, text, expected } => Message::new("error-wrong-parameter")
                .with("name", name.as_str())
                .with("text", text.as_str())
                .with("expected", expected.clone()),
        }
    }
}

impl fmt::Display for ParamError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for ParamError {}

impl Parameter {
    /// The common `k`: how many heaps or places one move may touch.
    pub const fn number(name: &'static str, least: u64, most: u64, default: &'static str) -> Parameter {
        Parameter { name, kind: Kind::Number { least, most }, default }
    }
}
