//! Passwords that are easy to guess: common words with little around them, rows of keys, numbers, the own name.
//!
//! A password is cut into pieces in the cheapest way. A piece that guessers try first is cheap, whatever its length.
use std::{collections::HashSet, sync::LazyLock};
use unicode_normalization::UnicodeNormalization;

/// Words and names that people use as passwords in the languages of the site; compiled for this project.
static COMMON: LazyLock<HashSet<&str>> = LazyLock::new(|| include_str!("common.txt").split_whitespace().collect());

/// Rows and columns of keys, the alphabet and the digits. A part of one, in either direction, is a row.
const ROWS: [&str; 18] = [
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "qsdfghjklm",
    "zxcvbnm",
    "yxcvbnm",
    "wxcvbn",
    "!@#$%^&*()",
    "1qaz",
    "2wsx",
    "3edc",
    "4rfv",
    "5tgb",
    "6yhn",
    "7ujm",
];

/// Costs of pieces.
const ROW: usize = 2;
const YEAR: usize = 2;
const NUMBER: usize = 3;
const WORD: usize = 5;
const LETTER: usize = 2;
const SIGN: usize = 1;

/// Maximum cost of a password that is easy to guess.
const EASY: usize = 9;

/// Minimum length of a word or row; shorter ones are single letters.
const SHORTEST_PIECE: usize = 3;

/// Maximum length of a word or row.
const LONGEST_PIECE: usize = 26;

/// Maximum number of characters that are examined; a longer password is easy only if it repeats itself.
const LONGEST: usize = 48;

/// Maximum length of a number; a longer one is several.
const LONGEST_NUMBER: usize = 4;

/// Whether a password is easy to guess for somebody who knows the name of its owner.
pub(super) fn is_easy(password: &str, name: &str) -> bool {
    let signs = plain(password);
    let names: Vec<String> = name.split_whitespace().chain([name]).map(|part| plain(part).iter().collect()).collect();
    let unit = repeated_unit(&signs);
    unit.len() <= LONGEST_NUMBER || (unit.len() <= LONGEST && cost(unit, &names) <= EASY)
}

/// Small letters without accents, digits and signs; no spaces.
fn plain(text: &str) -> Vec<char> {
    let lower = text.to_lowercase().replace('ł', "l").replace('đ', "d");
    let is_part = |sign: &char| !sign.is_whitespace() && !unicode_normalization::char::is_combining_mark(*sign);
    lower.nfd().filter(is_part).collect()
}

/// The shortest text of which a text is a repetition.
fn repeated_unit(signs: &[char]) -> &[char] {
    let repeats = |length: &usize| {
        signs.len().is_multiple_of(*length) && signs.chunks(*length).all(|chunk| *chunk == signs[..*length])
    };
    let length = (1..=signs.len()).find(repeats).unwrap_or(0);
    &signs[..length]
}

/// The cost of the cheapest way to cut a text into pieces.
fn cost(signs: &[char], names: &[String]) -> usize {
    let mut best = vec![0];
    for end in 1..=signs.len() {
        let from = end.saturating_sub(LONGEST_PIECE);
        let costs = (from..end).filter_map(|start| Some(best[start] + piece_cost(&signs[start..end], names)?));
        best.push(costs.min().unwrap_or(usize::MAX));
    }
    best[signs.len()]
}

/// The cost of a piece; none if the text is not a piece.
fn piece_cost(piece: &[char], names: &[String]) -> Option<usize> {
    if let [sign] = piece {
        return Some(if sign.is_alphanumeric() { LETTER } else { SIGN });
    }
    if piece.iter().all(char::is_ascii_digit) && piece.len() <= LONGEST_NUMBER {
        let text: String = piece.iter().collect();
        let is_year = text.len() == 4 && (text.starts_with("19") || text.starts_with("20"));
        return Some(if is_year || is_row(piece) { YEAR } else { NUMBER });
    }
    if piece.len() < SHORTEST_PIECE {
        return None;
    }
    if is_row(piece) {
        return Some(ROW);
    }
    let is_word = |one: char| {
        let text: String = piece.iter().map(|sign| letter(*sign, one)).collect();
        COMMON.contains(text.as_str()) || names.contains(&text)
    };
    let text: String = piece.iter().collect();
    (COMMON.contains(text.as_str()) || is_word('i') || is_word('l')).then_some(WORD)
}

/// The letter for which a digit or sign often stands.
fn letter(sign: char, one: char) -> char {
    match sign {
        '0' => 'o',
        '1' | '!' | '|' => one,
        '3' | '€' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' | '+' => 't',
        '8' => 'b',
        other => other,
    }
}

/// Whether a text is one sign again and again, or part of a row in either direction.
fn is_row(piece: &[char]) -> bool {
    if piece.len() < SHORTEST_PIECE {
        return false;
    }
    let (forward, back): (String, String) = (piece.iter().collect(), piece.iter().rev().collect());
    piece.iter().all(|sign| *sign == piece[0]) || ROWS.iter().any(|row| row.contains(&forward) || row.contains(&back))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_guesses_are_easy() {
        for password in [
            "12345678",
            "87654321",
            "11111111",
            "password",
            "Password1!",
            "P@ssw0rd2024",
            "passwordpassword",
            "qwertz123",
            "1qaz2wsx",
            "!@#$%^&*",
            "1q2w3e4r",
            "abc12345",
            "asdf1234",
            "20101999",
            "iloveyou2",
            "mojegeslo",
            "Žiga2010",
            "jelszó123",
            "hasło1234",
            "lozinka!!",
            "nimatron",
            "Nimatron1940",
            "aaaabbbb",
            "abababab",
            "123456789012",
        ] {
            assert!(is_easy(password, "Ana"), "{password}");
        }
        assert!(is_easy("Kunigunda7", "Kunigunda") && is_easy("kunigundakunigunda", "Kunigunda"));
        assert!(is_easy("hildegard!1", "Kunigunda Hildegard") && !is_easy("hildegardx!17q", "Bor"));
    }

    #[test]
    fn several_words_and_random_signs_are_not_easy() {
        for password in [
            "gold bars 1940",
            "silver bars",
            "another password",
            "correct horse battery staple",
            "xkcdjwpq",
            "ab12cd34",
            "tri muhe na zidu",
            "84020173659150",
            "k8#vQ2!m",
        ] {
            assert!(!is_easy(password, "Ana"), "{password}");
        }
    }

    #[test]
    fn the_list_is_sorted_plain_and_long() {
        let words: Vec<&str> = include_str!("common.txt").split_whitespace().collect();
        assert!(words.len() > 3000 && words.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(words.iter().all(|word| {
            (SHORTEST_PIECE..=LONGEST_PIECE).contains(&word.len())
                && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        }));
    }
}
