//! Names of people: written in one way, and none that looks like another's.
use crate::problem::Refusal;
use axum::http::StatusCode;
use engine::message::Message;
use unicode_normalization::UnicodeNormalization;
use unicode_security::{MixedScript, confusable_detection::skeleton};

/// A name has at least so many signs.
const SHORTEST: usize = 2;

/// A name has at most so many signs.
const LONGEST: usize = 24;

/// A name that may be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name {
    /// As it is shown.
    pub(crate) shown: String,
    /// What all names that look like it have in common.
    pub(crate) skeleton: String,
}

impl Name {
    /// Reads a name: compatible forms are unified, spaces trimmed and joined.
    pub(crate) fn read(text: &str) -> Result<Name, Refusal> {
        let unified: String = text.chars().take(LONGEST * 8).nfkc().collect();
        let shown = unified.split_whitespace().collect::<Vec<_>>().join(" ");
        let signs = shown.chars().count();
        let fits = (SHORTEST..=LONGEST).contains(&signs) && shown.chars().all(is_allowed);
        let begins = shown.chars().next().is_some_and(char::is_alphanumeric);
        if !fits || !begins || !shown.as_str().is_single_script() {
            let message = Message::new("refused-name").with("least", SHORTEST).with("most", LONGEST);
            return Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, message));
        }
        let skeleton = bones(&shown);
        Ok(Name { shown, skeleton })
    }
}

fn is_allowed(sign: char) -> bool {
    sign.is_alphanumeric() || [' ', '-', '_', '.', '\''].contains(&sign)
}

/// The same for all names that a hurried eye takes for one: without case, accents, spaces and signs, look-alikes unified.
fn bones(shown: &str) -> String {
    let plain = |text: &str| -> String { text.nfd().filter(|sign| sign.is_alphanumeric()).collect() };
    let lower = plain(&shown.to_lowercase());
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
            assert_eq!(Name::read(name).unwrap().shown, name);
        }
        assert_eq!(Name::read("  Ana \u{a0} Marija ").unwrap().shown, "Ana Marija");
    }

    #[test]
    fn what_is_no_name_is_refused() {
        let long = "x".repeat(25);
        let huge = "x".repeat(1_000_000);
        for name in
            ["", "x", "  ", &long, &huge, "<b>Ana</b>", "a\u{202e}na", "Aна", "-ana", "a\0b", "ana;--", "a\u{200b}b"]
        {
            assert!(Name::read(name).is_err(), "{name:.30}");
        }
    }
}
