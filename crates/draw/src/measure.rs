//! The width of a text: the advances of DejaVu Sans, in hundredths of its size, which other fonts do not exceed by
//! much.

/// From the space to the tilde.
const ADVANCES: [u8; 95] = [
    32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34, 84,
    84, 84, 53, 100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79, 60, 79, 69, 63, 61, 73, 68, 99, 69,
    61, 69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63, 62, 35, 63, 63, 28, 28, 58, 28, 97, 63, 61, 63, 63, 41, 52, 39, 63,
    59, 82, 59, 59, 52, 64, 34, 64, 84,
];

/// The width of a text of some size.
pub(crate) fn width(text: &str, size: f64) -> f64 {
    let advance = |c: char| {
        let index = u32::from(c).checked_sub(32).and_then(|index| usize::try_from(index).ok());
        let wide = u32::from(c) > 0x2e80;
        f64::from(index.and_then(|index| ADVANCES.get(index)).copied().unwrap_or(if wide { 100 } else { 66 }))
    };
    text.chars().map(advance).sum::<f64>() * size / 100.0
}

/// Breaks a text into lines of at most some width, between words.
pub(crate) fn lines(text: &str, size: f64, most: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width(line, size) + width(word, size) + size * 0.32 <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Shortens a text to a number of characters; three dots stand for the rest.
pub(crate) fn shorten(text: &str, most: usize) -> String {
    if text.chars().nth(most).is_none() {
        return text.to_owned();
    }
    text.chars().take(most.saturating_sub(1)).chain(['…']).collect()
}
