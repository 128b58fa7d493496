//! The languages, and how one is chosen.
use std::{fmt, str::FromStr};

/// A language in which everything can be said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Slovene.
    Sl,
    /// Croatian.
    Hr,
    /// Hungarian.
    Hu,
    /// Polish.
    Pl,
}

impl Lang {
    /// All languages; the first is the one with which the others are compared.
    pub const ALL: [Lang; 5] = [Lang::En, Lang::Sl, Lang::Hr, Lang::Hu, Lang::Pl];

    /// Its name in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Sl => "slovenščina",
            Lang::Hr => "hrvatski",
            Lang::Hu => "magyar",
            Lang::Pl => "polski",
        }
    }

    /// The code used in files, commands and addresses.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Sl => "sl",
            Lang::Hr => "hr",
            Lang::Hu => "hu",
            Lang::Pl => "pl",
        }
    }

    /// The language of a locale such as `sl_SI.UTF-8`, `hr-HR` or `pl`; `None` for any other.
    pub fn from_locale(locale: &str) -> Option<Lang> {
        let code = locale.trim().split(['_', '-', '.', '@']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// The language of an environment; its variables are read in the order that POSIX and GNU prescribe.
    ///
    /// ```
    /// use text::Lang;
    /// let environment = |name: &str| (name == "LANG").then(|| "sl_SI.UTF-8".to_owned());
    /// assert_eq!(Lang::from_environment(environment), Lang::Sl);
    /// assert_eq!(Lang::from_environment(|_| None), Lang::En);
    /// ```
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Lang {
        let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
        let Some(locale) = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set) else { return Lang::En };
        if matches!(locale.as_str(), "C" | "POSIX") {
            return Lang::En;
        }
        let wishes = variable("LANGUAGE").unwrap_or_default();
        wishes.split(':').find_map(Lang::from_locale).or_else(|| Lang::from_locale(&locale)).unwrap_or_default()
    }

    /// The language that a browser likes best, from the header `Accept-Language`.
    ///
    /// ```
    /// use text::Lang;
    /// assert_eq!(Lang::from_accept_language("de-DE, hu;q=0.5, pl;q=0.8"), Lang::Pl);
    /// ```
    pub fn from_accept_language(header: &str) -> Lang {
        let mut best = (0, Lang::En);
        for wish in header.split(',').take(50) {
            let (locale, quality) = wish.split_once(";q=").unwrap_or((wish, "1"));
            let weight = weight(quality);
            if let Some(lang) = Lang::from_locale(locale).filter(|_| weight > best.0) {
                best = (weight, lang);
            }
        }
        best.1
    }
}

/// A quality such as `0.8` in thousandths; 0 if it is invalid.
fn weight(quality: &str) -> u32 {
    let (whole, rest) = quality.trim().split_once('.').unwrap_or((quality.trim(), ""));
    let digits: String = rest.chars().chain("000".chars()).take(3).collect();
    let whole: u32 = whole.parse().unwrap_or(0);
    (whole.saturating_mul(1000)).saturating_add(digits.parse().unwrap_or(0)).min(1000)
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A word that names none of the languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "error-unknown-language name={}", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Lang {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Lang, UnknownLanguage> {
        Lang::from_locale(code).ok_or_else(|| UnknownLanguage(code.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_their_language() {
        let check = |locale: &str, lang| assert_eq!(Lang::from_locale(locale), lang, "{locale}");
        check("sl_SI.UTF-8", Some(Lang::Sl));
        check("hr-HR", Some(Lang::Hr));
        check("HU", Some(Lang::Hu));
        check("pl@euro", Some(Lang::Pl));
        check("en.utf8", Some(Lang::En));
        for other in ["", "de_DE", "C", "POSIX", "slk", "_SI", "\u{fffd}"] {
            check(other, None);
        }
    }

    #[test]
    fn the_environment_is_asked_in_the_usual_order() {
        let check = |set: &[(&str, &str)], lang| {
            let variable = |name: &str| set.iter().find(|(known, _)| *known == name).map(|(_, v)| (*v).to_owned());
            assert_eq!(Lang::from_environment(variable), lang, "{set:?}");
        };
        check(&[], Lang::En);
        check(&[("LANG", "pl_PL.UTF-8")], Lang::Pl);
        check(&[("LANG", "pl_PL"), ("LC_MESSAGES", "hu_HU")], Lang::Hu);
        check(&[("LANG", "pl_PL"), ("LC_ALL", "hr_HR")], Lang::Hr);
        check(&[("LANG", "pl_PL"), ("LC_ALL", "")], Lang::Pl);
        check(&[("LANG", "de_DE"), ("LANGUAGE", "de:sl:en")], Lang::Sl);
        check(&[("LANG", "C"), ("LANGUAGE", "sl")], Lang::En);
        check(&[("LANG", "de_DE")], Lang::En);
    }

    #[test]
    fn a_browser_gets_the_language_it_likes_best() {
        let check = |header: &str, lang| assert_eq!(Lang::from_accept_language(header), lang, "{header}");
        check("sl, en;q=0.9", Lang::Sl);
        check("en;q=0.5, hr;q=0.75, hu;q=0.7", Lang::Hr);
        check("de, fr;q=0.9", Lang::En);
        check("pl;q=0", Lang::En);
        check(";;;,,q=,hu;q=9999999999999", Lang::En);
    }

    #[test]
    fn codes_are_read_back_and_other_words_refused() {
        for lang in Lang::ALL {
            assert_eq!(lang.code().parse(), Ok(lang));
        }
        assert_eq!("xx".parse::<Lang>(), Err(UnknownLanguage("xx".to_owned())));
    }
}
