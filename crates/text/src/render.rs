//! From messages to sentences.
use crate::{
    article,
    catalogue::{self, Key, Part, Pattern},
    lang::{Lang, UnknownLanguage},
    plural::Plural,
    wording::{Pieces, Wording},
};
use engine::message::{Arg, Message, PIECES, Say};
use std::fmt::Write;

/// The sentence of a message, in a language or in a whole [`Wording`].
///
/// Never fails: a message that does not exist shows its id, a missing argument its name. `check` finds both in tests.
///
/// ```
/// use engine::message::Message;
/// use text::{Lang, render};
/// let message = Message::new("explain-heap").with("heap", 3u64);
/// assert_eq!(render(Lang::Hr, &message), "hrpa 3");
/// assert_eq!(render(Lang::Hr, &Message::new("no-such-id")), "no-such-id");
/// ```
pub fn render(wording: impl Into<Wording>, message: &Message) -> String {
    let wording = wording.into();
    let mut out = String::new();
    put(&mut out, wording, message);
    if wording.lang == Lang::Hu { article::with_articles(&out) } else { out }
}

/// The sentence of a value that has one, above all an error: without a full stop.
///
/// ```
/// use text::{Lang, say};
/// let error = engine::games::family("nym").unwrap_err();
/// assert_eq!(say(Lang::En, &error), "there is no game `nym`: did you mean `nim`?");
/// assert_eq!(say(Lang::Sl, &error), "igre `nym` ni: morda `nim`?");
/// ```
pub fn say(lang: Lang, what: &(impl Say + ?Sized)) -> String {
    render(lang, &what.message())
}

impl Say for UnknownLanguage {
    fn message(&self) -> Message {
        let codes = Lang::ALL.map(Lang::code).join(", ");
        Message::new("error-unknown-language").with("name", self.0.as_str()).with("codes", codes)
    }
}

fn put(out: &mut String, wording: Wording, message: &Message) {
    let own = message.arg(PIECES).and_then(|arg| Pieces::ALL.into_iter().find(|pieces| arg == &pieces.word().into()));
    let wording = Wording { pieces: own.unwrap_or(wording.pieces), ..wording };
    match catalogue::pattern(wording.lang, message.id) {
        Some(parts) => pattern(out, wording, parts, message),
        None => write!(out, "{message}").expect("a string takes everything"),
    }
}

fn pattern(out: &mut String, wording: Wording, parts: Pattern, message: &Message) {
    for part in parts {
        match part {
            Part::Text(text) => out.push_str(text),
            Part::Arg(name) => match message.arg(name) {
                Some(arg) => argument(out, wording, arg),
                None => write!(out, "{{${name}}}").expect("a string takes everything"),
            },
            Part::Select(name, arms, other) => {
                let pieces = Arg::from(wording.pieces.word());
                let arg = if *name == PIECES { Some(&pieces) } else { message.arg(name) };
                let arm = arg.and_then(|arg| arms.iter().find(|(key, _)| key.fits(wording.lang, arg)));
                pattern(out, wording, arm.map_or(*other, |(_, parts)| *parts), message);
            }
        }
    }
}

impl Key {
    fn fits(&self, lang: Lang, arg: &Arg) -> bool {
        match self {
            Key::Exact(exact) => number(arg) == Some(*exact),
            Key::Form(form) => number(arg).is_some_and(|number| *form == Plural::of(lang, number)),
            Key::Word(word) => matches!(arg, Arg::Text(text) if text == word),
        }
    }
}

/// The number that chooses a plural form: a number, even as text, or the length of a list.
fn number(arg: &Arg) -> Option<u128> {
    match arg {
        Arg::Number(number) => Some(*number),
        Arg::Text(text) => text.parse().ok(),
        Arg::List(list) | Arg::Either(list) => Some(list.len() as u128),
        Arg::Message(_) => None,
    }
}

fn argument(out: &mut String, wording: Wording, arg: &Arg) {
    match arg {
        Arg::Number(number) => write!(out, "{number}").expect("a string takes everything"),
        Arg::Text(text) => out.push_str(text),
        Arg::Message(message) => put(out, wording, message),
        Arg::List(list) => join(out, wording, list, "list-and"),
        Arg::Either(list) => join(out, wording, list, "list-or"),
    }
}

/// `1, 2 and 3`, as the language says it. Members that are lists themselves are separated by semicolons.
fn join(out: &mut String, wording: Wording, list: &[Arg], word: &'static str) {
    let Some((last, others)) = list.split_last() else { return out.push('–') };
    let rendered = |arg: &Arg| {
        let mut text = String::new();
        argument(&mut text, wording, arg);
        text
    };
    let others: Vec<String> = others.iter().map(rendered).collect();
    let last = rendered(last);
    if others.is_empty() {
        return out.push_str(&last);
    }
    let spaced = |id| format!(" {} ", render(wording, &Message::new(id)));
    let nested = others.iter().chain([&last]).any(|text| text.contains(&spaced("list-and")));
    out.push_str(&others.join(if nested { "; " } else { ", " }));
    match (nested, word) {
        (true, "list-and") => out.push_str("; "),
        (true, _) => out.push_str(&format!(";{}", spaced(word))),
        (false, _) => out.push_str(&spaced(word)),
    }
    out.push_str(&last);
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::message::{MOVER, PINS};

    #[test]
    fn lists_are_joined_as_the_language_does() {
        let say = |lang, list: Vec<u64>| {
            let mut out = String::new();
            argument(&mut out, Wording::from(lang), &list.into());
            out
        };
        assert_eq!(say(Lang::En, vec![]), "–");
        assert_eq!(say(Lang::En, vec![1]), "1");
        assert_eq!(say(Lang::En, vec![1, 2]), "1 and 2");
        assert_eq!(say(Lang::Sl, vec![1, 2, 3]), "1, 2 in 3");
        assert_eq!(say(Lang::Hr, vec![1, 2, 3]), "1, 2 i 3");
        assert_eq!(say(Lang::Hu, vec![1, 2, 3]), "1, 2 és 3");
        assert_eq!(say(Lang::Pl, vec![1, 2, 3]), "1, 2 i 3");
    }

    #[test]
    fn alternatives_are_joined_by_or_and_lists_within_lists_by_semicolons() {
        let say = |arg: &Arg| {
            let mut out = String::new();
            argument(&mut out, Wording::from(Lang::En), arg);
            out
        };
        assert_eq!(say(&Arg::Either(vec![1u64.into(), 2u64.into(), 3u64.into()])), "1, 2 or 3");
        let pair = || Arg::List(vec![1u64.into(), 2u64.into()]);
        assert_eq!(say(&Arg::Either(vec![pair(), 3u64.into()])), "1 and 2; or 3");
        assert_eq!(say(&Arg::List(vec![pair(), pair()])), "1 and 2; 1 and 2");
    }

    #[test]
    fn the_reader_is_the_player_to_move_unless_the_opponent_is() {
        let message = Message::new("explain-answer-lost");
        let opponent = message.clone().with(MOVER, "opponent");
        assert!(render(Lang::En, &message).contains("the opponent always has an answer and makes the last move"));
        assert!(render(Lang::En, &opponent).contains("you always have an answer, and you make the last move"));
    }

    #[test]
    fn the_noun_follows_the_pieces() {
        let take = Message::new("move-take").with("count", 3u64).with("heap", 2u64);
        let say = |lang, pieces| render(Wording { lang, pieces }, &take);
        assert_eq!(render(Lang::En, &take), "take 3 tokens from heap 2");
        assert_eq!(say(Lang::En, Pieces::Bars), "take 3 bars from box 2");
        assert_eq!(say(Lang::Sl, Pieces::Coins), "vzemi 3 kovance s\u{a0}kupa 2");
        assert_eq!(say(Lang::Hr, Pieces::Bars), "uzmi 3 poluge iz kutije 2");
        assert_eq!(say(Lang::Hu, Pieces::Balls), "vegyél el 3 golyót a 2. oszlopból");
        assert_eq!(say(Lang::Pl, Pieces::Sticks), "zabierz 3 patyczki ze stosu 2");
        let pins = take.clone().with_pieces(Some(PINS));
        assert_eq!(render(Wording { lang: Lang::En, pieces: Pieces::Bars }, &pins), "knock down 3 pins in row 2");
        assert_eq!(render(Lang::Sl, &pins), "podri 3 keglje v\u{a0}vrsti 2");
        assert_eq!(render(Lang::Hr, &pins), "sruši 3 čunja u\u{a0}nizu 2");
        assert_eq!(render(Lang::Hu, &pins), "dönts le 3 bábut a 2. sorban");
        assert_eq!(render(Lang::Pl, &pins), "przewróć 3 kręgle w\u{a0}rzędzie 2");
        let neutral = Message::new("move-queen").with("move", take.with(PIECES, "tokens")).with("square", "1,2");
        let wording = Wording { lang: Lang::En, pieces: Pieces::Bars };
        assert_eq!(render(wording, &neutral), "take 3 tokens from heap 2 (the queen goes to 1,2)");
    }

    #[test]
    fn what_is_missing_is_seen_and_does_not_panic() {
        assert_eq!(render(Lang::En, &Message::new("no-such-id").with("x", 1u64)), "no-such-id x=1");
        assert!(render(Lang::En, &Message::new("explain-heap")).contains("{$heap}"));
        assert!(render(Lang::Sl, &Message::new("hint-count")).contains("{$count}"));
    }

    #[test]
    fn numbers_of_any_size_choose_a_form() {
        let say = |lang, count: u128| render(lang, &Message::new("hint-count").with("count", count));
        assert_eq!(say(Lang::Sl, 1), "Zmagovalna je 1 poteza.");
        assert_eq!(say(Lang::Sl, u128::MAX - 53), format!("Zmagovalni sta {} potezi.", u128::MAX - 53));
        assert_eq!(say(Lang::En, u128::MAX), format!("There are {} winning moves.", u128::MAX));
        let written = Message::new("hint-count").with("count", "102");
        assert_eq!(render(Lang::Sl, &written), "Zmagovalni sta 102 potezi.");
    }
}
