//! Large numbers in JSON.

/// The largest number below which every whole number is exact in JavaScript: 2^53.
const LARGEST_SAFE: u128 = 1 << 53;

/// Writes whole numbers above 2^53 as strings.
pub(crate) fn quote_large(json: &str) -> String {
    let mut quoted = String::with_capacity(json.len());
    let (mut rest, mut in_text) = (json, false);
    while let Some(first) = rest.chars().next() {
        let is_number = !in_text && (first.is_ascii_digit() || first == '-');
        let length = if is_number { number_length(rest) } else { first.len_utf8() };
        let (token, after) = rest.split_at(length);
        let escaped = if in_text && first == '\\' { after.chars().next().map_or(0, char::len_utf8) } else { 0 };
        in_text ^= first == '"';
        if is_number && is_large(token) {
            quoted.extend(["\"", token, "\""]);
        } else {
            quoted.push_str(&rest[..length + escaped]);
        }
        rest = &rest[length + escaped..];
    }
    quoted
}

fn number_length(text: &str) -> usize {
    text.find(|c: char| !c.is_ascii_digit() && !"+-.eE".contains(c)).unwrap_or(text.len())
}

fn is_large(number: &str) -> bool {
    let digits = number.trim_start_matches('-');
    digits.bytes().all(|digit| digit.is_ascii_digit()) && digits.parse().map_or(true, |n: u128| n > LARGEST_SAFE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_large_whole_numbers_become_strings() {
        let json = r#"{"a":9007199254740992,"b":[9007199254740993,-18446744073709551615],"c":0.12345678901234567890}"#;
        let right =
            r#"{"a":9007199254740992,"b":["9007199254740993","-18446744073709551615"],"c":0.12345678901234567890}"#;
        assert_eq!(quote_large(json), right);
    }

    #[test]
    fn texts_stay_as_they_are() {
        let json = "{\"x\\\"99999999999999999999\":\"é 99999999999999999999 \\\\\"}";
        assert_eq!(quote_large(json), json);
    }
}
