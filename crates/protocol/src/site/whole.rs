//! Whole numbers as JSON Schema knows them: `3.0` is one, too.
use serde::{Deserialize, Deserializer, de::Error};
use serde_json::Number;

struct Whole<T>(T);

impl<'de, T: TryFrom<u64>> Deserialize<'de> for Whole<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Whole<T>, D::Error> {
        let number = Number::deserialize(deserializer)?;
        let whole = number.as_u64().or_else(|| number.to_string().strip_suffix(".0")?.parse().ok());
        whole.and_then(|whole| T::try_from(whole).ok()).map(Whole).ok_or_else(|| D::Error::custom("not in range"))
    }
}

/// Reads a whole number.
pub(super) fn number<'de, D: Deserializer<'de>, T: TryFrom<u64>>(deserializer: D) -> Result<T, D::Error> {
    Whole::deserialize(deserializer).map(|Whole(number)| number)
}

/// Reads a whole number, or nothing.
pub(super) fn option<'de, D: Deserializer<'de>, T: TryFrom<u64>>(deserializer: D) -> Result<Option<T>, D::Error> {
    Option::<Whole<T>>::deserialize(deserializer).map(|option| option.map(|Whole(number)| number))
}

/// Reads a list of whole numbers.
pub(super) fn list<'de, D: Deserializer<'de>, T: TryFrom<u64>>(deserializer: D) -> Result<Vec<T>, D::Error> {
    let list: Vec<Whole<T>> = Vec::deserialize(deserializer)?;
    Ok(list.into_iter().map(|Whole(number)| number).collect())
}

#[cfg(test)]
mod tests {
    use crate::site::{ClockSettings, NewChallenge, PlaceRequest};

    #[test]
    fn a_fraction_of_zero_is_none() {
        let clock = r#"{"initial": 60.0, "increment": 5}"#;
        let read: ClockSettings = serde_json::from_str(clock).unwrap();
        assert_eq!((read.initial, read.increment), (60, 5));
        let places: PlaceRequest = serde_json::from_str(r#"{"squares": [1.0, 2]}"#).unwrap();
        assert_eq!(places.squares, [1, 2]);
        let pieces = |text: &str| {
            let challenge =
                serde_json::from_str::<NewChallenge>(&format!(r#"{{"game": "northcott", "pieces": {text}}}"#));
            challenge.map(|challenge| challenge.pieces).ok()
        };
        assert_eq!((pieces("3.0"), pieces("null")), (Some(Some(3)), Some(None)));
        for wrong in ["-1", "0.5", "1e300", "99999999999999999999", "\"3\"", "[3]"] {
            assert_eq!(pieces(wrong), None, "{wrong}");
        }
    }
}
