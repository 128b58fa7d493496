//! The Hungarian article: `a` before a consonant, `az` before a vowel, also before a number.

/// Replaces every `a(z)` by the article that fits what follows it.
pub(crate) fn with_articles(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("(z) ") {
        let (before, after) = (&rest[..at], &rest[at + 4..]);
        out.push_str(before);
        let article = before.ends_with(['a', 'A']);
        match article {
            true if begins_with_vowel(after) => out.push_str("z "),
            true => out.push(' '),
            false => out.push_str("(z) "),
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

fn begins_with_vowel(text: &str) -> bool {
    let text = text.trim_start_matches(|c: char| !c.is_alphanumeric());
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    if digits > 0 {
        return number_begins_with_vowel(&text[..digits]);
    }
    let mut letters = text.chars().flat_map(char::to_lowercase);
    let (first, second) = (letters.next(), letters.next());
    let is_alone = !second.is_some_and(char::is_alphabetic);
    first.is_some_and(|c| "aáeéiíoóöőuúüű".contains(c) || is_alone && "flmnrsxy".contains(c))
}

/// Spoken, numbers begin with a vowel when they begin with 5 (öt, ötven, ötszáz), and with 1 when this is a one (egy,
/// egymillió) or a thousand (ezer), not a ten or a hundred.
fn number_begins_with_vowel(digits: &str) -> bool {
    digits.starts_with('5') || digits.starts_with('1') && digits.len() % 3 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_article_fits_what_follows() {
        let check = |text: &str, right: &str| assert_eq!(with_articles(text), right);
        check("a(z) 1. halom", "az 1. halom");
        check("a(z) 2. halom", "a 2. halom");
        check("A(z) 5. halom", "Az 5. halom");
        check("a(z) 10 és a(z) 15", "a 10 és a 15");
        check("a(z) 50, a(z) 100, a(z) 500", "az 50, a 100, az 500");
        check("a(z) 1000, a(z) 10000, a(z) 100000, a(z) 1000000", "az 1000, a 10000, a 100000, az 1000000");
        check("a(z) „ötös”, a(z) három, a(z) Ön", "az „ötös”, a három, az Ön");
        check("a(z) `S`, a(z) L-2, a(z) x, a(z) k, a(z) sor", "az `S`, az L-2, az x, a k, a sor");
        check("a(z) ", "a ");
        check("nincs itt (z) semmi", "nincs itt (z) semmi");
        check("", "");
    }
}
