//! Lines that fit a width.
use unicode_width::UnicodeWidthStr;

/// Number of columns that a text takes in a terminal.
pub fn width(text: &str) -> usize {
    text.width()
}

/// Breaks paragraphs into lines of at most `width` columns, between words; a longer word stands alone. What stands
/// between backticks is one word.
///
/// ```
/// assert_eq!(text::wrap("take three from heap two\n\nthen wait", 12), "take three\nfrom heap\ntwo\n\nthen wait");
/// assert_eq!(text::wrap("as in `3,5 ; 2,4`", 10), "as in\n`3,5 ; 2,4`");
/// ```
pub fn wrap(text: &str, width: usize) -> String {
    let lines: Vec<String> = text.split('\n').map(|line| wrap_line(line, width)).collect();
    lines.join("\n")
}

fn wrap_line(line: &str, most: usize) -> String {
    let (mut out, mut column) = (String::new(), 0);
    let mut quoted = false;
    let between_words = |c: char| {
        quoted ^= c == '`';
        c == ' ' && !quoted
    };
    for word in line.split(between_words).filter(|word| !word.is_empty()) {
        let wide = width(word);
        if column > 0 && column + 1 + wide > most {
            out.push('\n');
            column = 0;
        } else if column > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += wide;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn wrapping_keeps_the_words_and_the_width(text in "[a-zčž ]{0,200}", most in 1usize..40) {
            let wrapped = wrap(&text, most);
            prop_assert!(text.split_whitespace().eq(wrapped.split_whitespace()));
            for line in wrapped.lines() {
                prop_assert!(width(line) <= most || !line.contains(' '));
            }
        }
    }
}
