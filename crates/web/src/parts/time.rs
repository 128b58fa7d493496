//! Days and times as people write them.
use crate::words::Words;
use js_sys::Date;
use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// A day, from milliseconds since 1970.
#[expect(clippy::cast_precision_loss, reason = "no date is that far away")]
pub(crate) fn day(words: Words, millis: i64) -> String {
    Date::new(&(millis as f64).into()).to_locale_date_string(words.lang().code(), &JsValue::UNDEFINED).into()
}

/// Days since 1970, by the clock of the visitor.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a date as a whole number; casts saturate")]
pub(crate) fn today() -> u64 {
    let date = Date::new_0();
    let minutes = date.get_time() / 60_000.0 - date.get_timezone_offset();
    (minutes / 1_440.0).floor() as u64
}

/// Milliseconds by the monotonic clock of the page.
pub(crate) fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// Converts milliseconds to whole seconds, rounded up.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "casts saturate at 0")]
pub(crate) fn seconds(millis: f64) -> u64 {
    (millis / 1_000.0).ceil() as u64
}

/// The time left, as minutes and seconds.
pub(crate) fn left(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::{left, seconds};

    #[test]
    fn seconds_are_rounded_up_and_have_two_digits() {
        assert_eq!([seconds(-5.0), seconds(0.0), seconds(1.0), seconds(1_000.0), seconds(1_001.0)], [0, 0, 1, 1, 2]);
        assert_eq!([left(0), left(65), left(600), left(3_605)], ["0:00", "1:05", "10:00", "60:05"]);
    }
}
