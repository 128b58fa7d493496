//! Parameters of a game, from JSON and back.
use crate::json_problem::DUPLICATE;
use engine::{
    Params, Value,
    notation::{number_between, shorten},
    params::ParamError,
};
use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// Any JSON.
pub type Json = serde_json::Value;

/// A JSON object with its names in order.
pub type Object = serde_json::Map<String, Json>;

/// Reads the parameters of a game, without checking that the game has them.
///
/// ```
/// use protocol::params::{Object, read};
/// let json: Object = serde_json::from_str(r#"{"k":-2}"#).unwrap();
/// let error = text::say(text::Lang::En, &read(&json).unwrap_err());
/// assert_eq!(error, "the parameter `k` cannot be `-2`: expected a whole number from 0 to 18446744073709551615");
/// ```
pub fn read(object: &Object) -> Result<Params, ParamError> {
    object.iter().map(|(name, json)| Ok((name.clone(), value(name, json)?))).collect::<Result<_, _>>().map(Params)
}

/// Reads the value of the parameter `name`.
pub fn value(name: &str, json: &Json) -> Result<Value, ParamError> {
    match json {
        Json::Null => Err(ParamError::new(name, "null", "expected-value")),
        Json::Bool(flag) => Ok(Value::Flag(*flag)),
        Json::Number(number) => {
            let wrong = || ParamError::new(name, &number.to_string(), number_between(0, u64::MAX));
            number.as_u64().map(Value::Number).ok_or_else(wrong)
        }
        Json::String(text) => Ok(Value::Text(text.clone())),
        Json::Array(list) => list.iter().map(|json| value(name, json)).collect::<Result<_, _>>().map(Value::List),
        Json::Object(map) => {
            let entry = |(key, json): (&String, &Json)| Ok((key.clone(), value(&format!("{name}.{key}"), json)?));
            map.iter().map(entry).collect::<Result<_, _>>().map(Value::Map)
        }
    }
}

/// JSON in which no object has the same name twice; most parsers would silently drop the first value.
#[derive(Clone, Debug)]
pub(crate) struct UniqueJson(pub(crate) Json);

impl<'de> Deserialize<'de> for UniqueJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<UniqueJson, D::Error> {
        deserializer.deserialize_any(UniqueVisitor).map(UniqueJson)
    }
}

struct UniqueVisitor;

impl<'de> Visitor<'de> for UniqueVisitor {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Json, E> {
        Ok(flag.into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Json, E> {
        Ok(number.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Json, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Json, E> {
        Ok(number.into())
    }

    fn visit_str<E>(self, text: &str) -> Result<Json, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Json, A::Error> {
        let mut all = Vec::new();
        while let Some(UniqueJson(json)) = list.next_element()? {
            all.push(json);
        }
        Ok(Json::Array(all))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Json, A::Error> {
        let mut all = Object::new();
        while let Some((name, UniqueJson(json))) = map.next_entry::<String, _>()? {
            if all.contains_key(&name) {
                return Err(de::Error::custom(format!("{DUPLICATE}{}`", shorten(&name))));
            }
            all.insert(name, json);
        }
        Ok(Json::Object(all))
    }
}

/// Writes parameters.
pub fn write(params: &Params) -> Object {
    params.0.iter().map(|(name, value)| (name.clone(), json(value))).collect()
}

fn json(value: &Value) -> Json {
    match value {
        Value::Flag(flag) => Json::Bool(*flag),
        Value::Number(number) => Json::from(*number),
        Value::Text(text) => Json::String(text.clone()),
        Value::List(list) => Json::Array(list.iter().map(json).collect()),
        Value::Map(map) => Json::Object(map.iter().map(|(name, value)| (name.clone(), json(value))).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn object(text: &str) -> Object {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn parameters_round_trip() {
        for text in [
            "{}",
            r#"{"k":2,"r":18446744073709551615,"S":[1,2,3],"code":"0.77","shared":true}"#,
            r#"{"parts":[{"game":"nim","params":{}},{"game":"wythoff","params":{"a":1}}]}"#,
            r#"{"graph":{"b":["a"],"a":[]}}"#,
        ] {
            let read = read(&object(text)).unwrap();
            assert_eq!(crate::line(&write(&read)), text);
        }
    }

    #[test]
    fn other_than_whole_numbers_are_refused_by_name() {
        for (json, name, value) in [
            (r#"{"k":-1}"#, "`k`", "`-1`"),
            (r#"{"k":1.5}"#, "`k`", "`1.5`"),
            (r#"{"k":18446744073709551616}"#, "`k`", "`1.8446744073709552e+19`"),
            (r#"{"S":[1,null]}"#, "`S`", "`null`"),
            (r#"{"parts":[{"game":"moore","params":{"k":-3}}]}"#, "`parts.params.k`", "`-3`"),
        ] {
            let error = text::say(text::Lang::En, &read(&object(json)).unwrap_err());
            assert!(error.contains(name) && error.contains(value), "{json}: {error}");
        }
    }
}
