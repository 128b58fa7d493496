//! Names of people: in one canonical form, and no two that look alike.
use crate::problem::Refusal;
use axum::http::StatusCode;
use engine::message::Message;
use std::{collections::HashSet, sync::LazyLock};
use unicode_normalization::UnicodeNormalization;
use unicode_security::{MixedScript, confusable_detection::skeleton};

/// Minimum number of characters of a name.
pub(crate) const SHORTEST: usize = 2;

/// Maximum number of characters of a name.
pub(crate) const LONGEST: usize = 24;

/// Words that would make people look like operators of the site, or like the site itself, in all its languages.
const RESERVED: &str = "
    admin admins administrator administratorica administratorka moderator moderatorica moderatorka operator operater
    operaterka sysadmin webmaster postmaster hostmaster root superuser system support security staff official owner host
    service server referee teacher professor principal headmaster headmistress guest anonymous computer nimatron
    skrbnik skrbnica upravitelj upravljavec urednik učitelj učiteljica profesor profesorica ravnatelj ravnateljica gost
    gostja sistem podpora varnost računalnik sodnik lastnik strežnik spletišče anonimni
    upraviteljica učiteljice nastavnik nastavnica gošća sustav podrška sigurnost računalo kompjuter sudac vlasnik
    poslužitelj
    adminisztrátor rendszergazda moderátor tanár tanárnő tanító tanítónő igazgató igazgatónő vendég rendszer támogatás
    biztonság számítógép játékvezető üzemeltető kezelő tulajdonos kiszolgáló szerver névtelen hivatalos
    nauczyciel nauczycielka dyrektor dyrektorka gość wsparcie pomoc bezpieczeństwo komputer sędzia właściciel serwer
    anonim obsługa oficjalny";

/// The reserved words as they look.
static RESERVED_KEYS: LazyLock<HashSet<String>> =
    LazyLock::new(|| RESERVED.split_whitespace().map(look_alike_key).collect());

/// A valid name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name {
    /// The name as it is displayed.
    pub(crate) display: String,
    /// The same text for all names that look alike.
    pub(crate) skeleton: String,
}

impl Name {
    /// Reads a name: compatible forms are unified, spaces trimmed and joined.
    pub(crate) fn read(text: &str) -> Result<Name, Refusal> {
        let unified: String = text.chars().take(LONGEST * 8).nfkc().collect();
        let display = unified.split_whitespace().collect::<Vec<_>>().join(" ");
        let signs = display.chars().count();
        let fits = (SHORTEST..=LONGEST).contains(&signs) && display.chars().all(is_allowed);
        let begins = display.chars().next().is_some_and(char::is_alphanumeric);
        if !fits || !begins || !display.as_str().is_single_script() {
            let message = Message::new("refused-name").with("least", SHORTEST).with("most", LONGEST);
            return Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, message));
        }
        let skeleton = look_alike_key(&display);
        Ok(Name { display, skeleton })
    }

    /// The same for a name that somebody wants to have: reserved words are refused, alone or as a part.
    pub(crate) fn read_new(text: &str) -> Result<Name, Refusal> {
        let name = Name::read(text)?;
        if name.is_reserved() {
            return Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, Message::new("refused-reserved-name")));
        }
        Ok(name)
    }

    fn is_reserved(&self) -> bool {
        let is_reserved = |text: &str| RESERVED_KEYS.contains(&look_alike_key(text));
        let words = self.display.split(|sign: char| !sign.is_alphanumeric());
        // Numbers before or after a word do not make it another word.
        let bare = |word: &str| is_reserved(word.trim_matches(|sign: char| sign.is_numeric()));
        RESERVED_KEYS.contains(&self.skeleton)
            || bare(&self.display)
            || words.into_iter().any(|word| is_reserved(word) || bare(word))
    }
}

fn is_allowed(sign: char) -> bool {
    sign.is_alphanumeric() || [' ', '-', '_', '.', '\''].contains(&sign)
}

/// The same key for all names that look alike at a glance: without case, accents, spaces and signs, look-alikes
/// unified.
fn look_alike_key(display: &str) -> String {
    let plain = |text: &str| -> String { text.nfd().filter(|sign| sign.is_alphanumeric()).collect() };
    let lower = plain(&display.to_lowercase());
    let unified: String = skeleton(&lower).collect();
    let again: String = skeleton(&plain(&unified.to_lowercase())).collect();
    // A capital i is a small L to the eye, whatever the case was.
    plain(&again.to_lowercase()).replace('i', "l")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn skeleton_of(name: &str) -> String {
        Name::read(name).unwrap_or_else(|_| panic!("{name}")).skeleton
    }

    #[test]
    fn look_alikes_have_the_same_skeleton() {
        for (one, other) in [
            ("Ana", "ana"),
            ("Ana", "АNA".to_lowercase().as_str()),
            ("Paul", "PauI"),
            ("Bor10", "BorlO"),
            ("Žan", "Zan"),
            ("Ana Marija", "AnaMarija"),
            ("Ana", "Ａｎａ"),
            ("a.b", "a_b"),
        ] {
            // A mixture of scripts is refused at once; everything else must collide.
            if let Ok(name) = Name::read(other) {
                assert_eq!(skeleton_of(one), name.skeleton, "{one} {other}");
            }
        }
        assert_eq!(skeleton_of("сао"), skeleton_of("cao"), "Cyrillic and Latin");
        assert_ne!(skeleton_of("Ana"), skeleton_of("Eva"));
    }

    #[test]
    fn names_of_all_our_languages_are_allowed() {
        for name in ["Ana", "Žiga Čuk", "Đurđa", "Ödön", "Łucja", "Jean-Luc", "O'Neil", "x2", "Мира"] {
            assert_eq!(Name::read(name).unwrap().display, name);
        }
        assert_eq!(Name::read("  Ana \u{a0} Marija ").unwrap().display, "Ana Marija");
    }

    #[test]
    fn reserved_names_and_their_look_alikes_are_refused() {
        for name in [
            "Admin",
            "ADMIN",
            "Adm1n",
            "Ad min",
            "admin7",
            "the Admin",
            "Admin-Ana",
            "Аdmin",
            "Teacher",
            "Učitelj",
            "ucitelj",
            "učiteljica Ana",
            "Gost",
            "Vendég",
            "Gość",
            "GOSC 3",
            "Rendszergazda",
            "Nauczycielka",
            "Nimatron",
            "Nimatron 1940",
            "Sustav",
            "System",
            "M0derator",
        ] {
            assert!(Name::read_new(name).is_err(), "{name}");
        }
        for name in ["Ana", "Gostisha", "Adminka", "Bor 7", "Teachers Pet", "Hostess"] {
            assert!(Name::read_new(name).is_ok(), "{name}");
        }
        assert!(Name::read("Admin").is_ok(), "whoever has such a name can sign in");
    }

    #[test]
    fn invalid_names_are_refused() {
        let long = "x".repeat(25);
        let huge = "x".repeat(1_000_000);
        for name in
            ["", "x", "  ", &long, &huge, "<b>Ana</b>", "a\u{202e}na", "Aна", "-ana", "a\0b", "ana;--", "a\u{200b}b"]
        {
            assert!(Name::read(name).is_err(), "{name:.30}");
        }
    }
}
