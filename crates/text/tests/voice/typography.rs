//! Signs: quotation marks, ellipses, dashes, dimensions.
use crate::{
    messages::{self, Message},
    report,
};
use text::{Lang, message, render};

/// The quotation marks of a language.
fn quotes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "“”",
        Lang::Sl => "»«",
        Lang::Hr | Lang::Hu | Lang::Pl => "„”",
    }
}

/// Words that say `times` between two numbers; `by` says it only if nothing else is there.
const TIMES: [&str; 5] = ["krat", "puta", "razy", "times", "x"];
const TIMES_AS_ENDING: [&str; 3] = ["-szor", "-szer", "-ször"];

/// The message that names the key `-`.
const NAMES_KEYS: &str = "tui-help-table";

/// What is wrong with the signs of a text.
fn faults(lang: Lang, text: &str) -> Vec<&'static str> {
    let mut faults = Vec::new();
    let mut fault = |wrong: bool, sentence| {
        if wrong {
            faults.push(sentence);
        }
    };
    let foreign = |c: char| "\"“”„»«".contains(c) && !quotes(lang).contains(c);
    fault(text.contains(foreign), "quotation marks of another language");
    fault(text.contains("..."), "write … for three dots");
    fault(text.contains(" - ") || text.contains('—'), "rewrite the sentence without a dash");
    fault(text.contains("?!") || text.contains("!!"), "one sign is enough");
    fault(has_loose_ellipsis(lang, text), ellipsis(lang));
    fault(has_dimensions_in_words(text), "write × between dimensions");
    fault(text.contains(" ?") || text.contains(" !") || text.contains(" ;"), "no space before the sign");
    faults
}

fn ellipsis(lang: Lang) -> &'static str {
    if lang == Lang::Sl { "write a space before …" } else { "no space before …" }
}

/// Whether an ellipsis stands as in another language. After a comma, an operator or a number it continues a sequence.
fn has_loose_ellipsis(lang: Lang, text: &str) -> bool {
    text.match_indices('…').any(|(at, _)| {
        let before = &text[..at];
        let word = before.trim_end();
        let spaced = word.len() < before.len();
        let continues = word.is_empty() || word.ends_with([',', ';', '+', '⊕', '=', '≤', '<', '·', '(', '[', '/']);
        let number = word.ends_with(|c: char| c.is_ascii_digit() || c == '}');
        !continues && !number && spaced != (lang == Lang::Sl)
    })
}

fn has_dimensions_in_words(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_number = |word: &str| word.starts_with(|c: char| c.is_ascii_digit() || c == '{');
    let between = |w: &[&str]| {
        let preposition = w[0].ends_with(|c: char| c.is_ascii_digit() || c == '}') && TIMES.contains(&w[1]);
        preposition && is_number(w[2])
    };
    let ending =
        |w: &[&str]| is_number(w[0]) && TIMES_AS_ENDING.iter().any(|end| w[0].ends_with(end)) && is_number(w[1]);
    let by = |w: &[&str]| w.len() == 3 && is_number(w[0]) && w[1] == "by" && is_number(w[2]);
    words.windows(3).any(between) || words.windows(2).any(ending) || by(&words)
}

/// The text of a message without the key `-`, which one message names.
fn without_keys(message: &Message, text: &str) -> String {
    if message.key == NAMES_KEYS { text.replace(" - ", " ") } else { text.to_owned() }
}

#[test]
fn signs_are_those_of_the_language() {
    let of = |message: &Message| -> Vec<String> {
        let texts: Vec<String> = message.texts.iter().map(|text| without_keys(message, text)).collect();
        let wrong = texts.iter().flat_map(|text| faults(message.lang, text).into_iter().map(move |f| (f, text)));
        wrong.map(|(fault, text)| format!("{}: {fault}: {text}", message.place())).collect()
    };
    let mut faults: Vec<String> = messages::all().iter().flat_map(of).collect();
    faults.dedup();
    report(&faults);
}

/// Whether a line may end before an operator.
fn breaks_before(text: &str, operator: char) -> bool {
    text.match_indices(operator).any(|(at, sign)| {
        let after = &text[at + sign.len()..];
        text[..at].ends_with(' ') && after.starts_with([' ', '\u{a0}'])
    })
}

#[test]
fn what_is_rendered_breaks_nowhere_that_it_should_not() {
    for (lang, id) in Lang::ALL.into_iter().flat_map(|lang| text::ids().map(move |id| (lang, id))) {
        let text = render(lang, &message(id).expect("it is one of the ids"));
        let prose: String = text.split('`').step_by(2).collect::<Vec<_>>().join("`");
        assert!(!prose.contains('\''), "{lang} {id}: {prose}");
        for sign in ['=', '⊕', '≤', '≥', '×', '·'] {
            assert!(!breaks_before(&prose, sign), "{lang} {id}: a line may end before {sign}: {prose}");
        }
        if lang == Lang::Pl {
            let alone = prose
                .split(' ')
                .rev()
                .skip(1)
                .find(|word| ["w", "z", "i", "o", "u", "a", "W", "Z", "O"].contains(word));
            assert_eq!(alone, None, "{id}: {prose}");
        }
    }
}

#[test]
fn each_fault_is_found() {
    let check = |lang, text, right: &[&str]| assert_eq!(faults(lang, text), right, "{text}");
    check(Lang::En, "“Yes”, 1, 2, 3, … and 0.77…7. Loading…", &[]);
    check(Lang::En, "Loading …", &["no space before …"]);
    check(Lang::Sl, "Nalagam …", &[]);
    check(Lang::Sl, "Nalagam…", &["write a space before …"]);
    check(Lang::Pl, "„Tak”", &[]);
    check(Lang::Pl, "“Tak”", &["quotation marks of another language"]);
    check(Lang::Hr, "3 puta 3", &["write × between dimensions"]);
    check(Lang::Hr, "{n} puta {n}", &["write × between dimensions"]);
    check(Lang::Hr, "dva puta više, 3 puta brže", &[]);
    check(Lang::Hu, "3-szor 3", &["write × between dimensions"]);
    check(Lang::En, "wait - what", &["rewrite the sentence without a dash"]);
}
