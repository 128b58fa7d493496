//! Texts with notation between backticks, cut into paragraphs and pieces.

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// Words.
    Words(String),
    /// Notation, formulas or input.
    Code(String),
}

/// The paragraphs of a text, each in pieces.
pub(crate) fn paragraphs(text: &str) -> Vec<Vec<Piece>> {
    text.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty()).map(pieces).collect()
}

/// The pieces of a paragraph. A backtick without a partner is a sign like any other.
pub(crate) fn pieces(text: &str) -> Vec<Piece> {
    let mut parts: Vec<&str> = text.split('`').collect();
    let mut rest = String::new();
    if parts.len().is_multiple_of(2) {
        rest = format!("`{}", parts.pop().unwrap_or_default());
    }
    let mut pieces: Vec<Piece> = Vec::new();
    for (i, part) in parts.into_iter().enumerate().filter(|(_, part)| !part.is_empty()) {
        pieces.push(if i % 2 == 1 { Piece::Code(part.to_owned()) } else { Piece::Words(part.to_owned()) });
    }
    if !rest.is_empty() {
        pieces.push(Piece::Words(rest));
    }
    pieces
}

/// A text cut into words and numbers, so that 10 comes after 9.
pub(crate) fn natural_order(text: &str) -> Vec<(String, u64)> {
    let mut pieces = vec![(String::new(), 0u64)];
    for c in text.chars() {
        let last = pieces.len() - 1;
        match c.to_digit(10) {
            Some(digit) => pieces[last].1 = pieces[last].1.saturating_mul(10).saturating_add(digit.into()),
            None if pieces[last].1 > 0 => pieces.push((c.to_string(), 0)),
            None => pieces[last].0.push(c),
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_stands_between_backticks() {
        let words = |text: &str| Piece::Words(text.to_owned());
        let code = |text: &str| Piece::Code(text.to_owned());
        assert_eq!(pieces("take `2-3` now"), [words("take "), code("2-3"), words(" now")]);
        assert_eq!(pieces("`a`"), [code("a")]);
        assert_eq!(pieces("a ` b"), [words("a "), words("` b")]);
        assert_eq!(paragraphs("one\n\n\n\ntwo\n").len(), 2);
    }

    #[test]
    fn ten_comes_after_nine() {
        let mut moves = ["2-10", "2-9", "10-1", "2-1"];
        moves.sort_by_key(|mv| natural_order(mv));
        assert_eq!(moves, ["2-1", "2-9", "2-10", "10-1"]);
    }
}
