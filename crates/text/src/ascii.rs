//! Texts for terminals that know ASCII only.

/// The text with every letter and sign replaced by plain ones: `škatla` becomes `skatla`, `≥` becomes `>=`.
///
/// ```
/// assert_eq!(text::ascii("Żółw → žaba"), "Zolw -> zaba");
/// ```
pub fn ascii(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\0'..='\x7f' => out.push(c),
            _ => out.push_str(plain(c)),
        }
    }
    out
}

fn plain(c: char) -> &'static str {
    match c {
        'á' | 'à' | 'ą' | 'â' => "a",
        'Á' | 'À' | 'Ą' => "A",
        'č' | 'ć' => "c",
        'Č' | 'Ć' => "C",
        'đ' => "dj",
        'Đ' => "Dj",
        'é' | 'è' | 'ę' | 'ê' | 'ë' => "e",
        'É' | 'È' | 'Ę' => "E",
        'í' => "i",
        'Í' => "I",
        'ł' => "l",
        'Ł' => "L",
        'ń' => "n",
        'Ń' => "N",
        'ó' | 'ö' | 'ő' | 'ô' => "o",
        'Ó' | 'Ö' | 'Ő' | 'Ô' => "O",
        'š' | 'ś' => "s",
        'Š' | 'Ś' => "S",
        'ú' | 'ü' | 'ű' => "u",
        'Ú' | 'Ü' | 'Ű' => "U",
        'ž' | 'ź' | 'ż' => "z",
        'Ž' | 'Ź' | 'Ż' => "Z",
        '⊕' => "xor",
        '≥' => ">=",
        '≤' => "<=",
        '≠' => "!=",
        '×' => "x",
        '±' => "+-",
        '·' => "*",
        'φ' => "phi",
        '∞' => "infinity",
        '²' => "^2",
        '³' => "^3",
        '⌊' => "floor(",
        '⌋' => ")",
        '→' => "->",
        '←' => "<-",
        '↑' => "^",
        '↓' => "v",
        '↺' => "@",
        '─' | '–' | '—' | '−' | '‑' => "-",
        '…' => "...",
        '„' | '“' | '”' | '«' | '»' => "\"",
        '‘' | '’' => "'",
        '\u{a0}' | '\u{202f}' => " ",
        _ => "?",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, ids, message, render};

    #[test]
    fn every_sign_of_the_messages_has_a_plain_one() {
        for (lang, id) in Lang::ALL.into_iter().flat_map(|lang| ids().map(move |id| (lang, id))) {
            let text = render(lang, &message(id).expect("it is one of the ids"));
            let unknown = text.chars().find(|&c| !c.is_ascii() && plain(c) == "?");
            assert_eq!(unknown, None, "in: {text}");
            assert!(ascii(&text).is_ascii());
        }
    }
}
