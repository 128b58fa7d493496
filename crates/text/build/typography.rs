//! What a machine sets better than a hand: spaces that do not break, and apostrophes.
use crate::lang::Lang;

/// Signs that stay with what they join.
const OPERATORS: [&str; 12] = ["+", "−", "=", "·", "⊕", "×", "≤", "≥", "<", ">", "≠", "±"];

/// A formula with more characters may be broken after its equals signs.
const LONG: usize = 24;

/// Words of one letter, which do not stand at the end of a line.
fn short_words(lang: Lang) -> &'static str {
    match lang {
        Lang::En | Lang::Hu => "",
        Lang::Sl => "aihkosuvz",
        Lang::Hr => "aikosu",
        Lang::Pl => "aiouwz",
    }
}

/// Returns the text as it is printed. Notation between backticks stays as it is; `quoted` says whether the text begins
/// inside it, and afterwards whether it ends inside it.
pub(crate) fn set(lang: Lang, text: &str, quoted: &mut bool) -> String {
    let mut pieces = Vec::new();
    for (i, piece) in text.split('`').enumerate() {
        *quoted ^= i > 0;
        pieces.push(if *quoted { piece.to_owned() } else { prose(lang, piece) });
    }
    pieces.join("`")
}

fn prose(lang: Lang, text: &str) -> String {
    let bind = |text: String, sign: &str| text.replace(&format!(" {sign} "), &format!("\u{a0}{sign}\u{a0}"));
    let text = OPERATORS.into_iter().fold(text.replace('\'', "’"), bind);
    let words: Vec<String> = text.split(' ').map(breakable).collect();
    let mut out = String::with_capacity(text.len());
    let words: Vec<&str> = words.iter().flat_map(|word| word.split(' ')).collect();
    for (i, word) in words.iter().enumerate() {
        if i > 0 {
            let before = words[i - 1];
            let bound = is_short(lang, before) || groups_digits(lang, before, word);
            out.push(if bound { '\u{a0}' } else { ' ' });
        }
        out.push_str(word);
    }
    out
}

/// A long formula with spaces after its equals signs.
fn breakable(formula: &str) -> String {
    let long = formula.chars().count() > LONG;
    if long { formula.replace("=\u{a0}", "= ") } else { formula.to_owned() }
}

fn is_short(lang: Lang, word: &str) -> bool {
    let mut letters = word.trim_start_matches(['(', '„', '»', '\n']).chars().flat_map(char::to_lowercase);
    matches!((letters.next(), letters.next()), (Some(letter), None) if short_words(lang).contains(letter))
}

/// Whether a space separates thousands, as in 100 000.
fn groups_digits(lang: Lang, before: &str, after: &str) -> bool {
    let digits = after.chars().take_while(char::is_ascii_digit).count();
    matches!(lang, Lang::Hu | Lang::Pl) && digits == 3 && before.ends_with(|c: char| c.is_ascii_digit())
}
