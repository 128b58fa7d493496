//! The words of `docs/glossary`: one for each concept, and none of the forms to avoid.
use crate::{
    messages::{self, Message},
    report,
};
use std::{fs, path::Path};
use text::Lang;

/// A concept in one language.
struct Term {
    concept: String,
    word: String,
    avoid: Vec<Form>,
    except: Vec<String>,
}

/// A form to avoid: words that follow each other.
struct Form {
    text: String,
    words: Vec<String>,
    exact: bool,
}

impl Form {
    fn new(text: &str) -> Form {
        let (exact, words) = text.strip_prefix('=').map_or((false, text), |rest| (true, rest));
        let words = words.split_whitespace().map(|word| if exact { word.to_owned() } else { word.to_lowercase() });
        Form { text: text.to_owned(), words: words.collect(), exact }
    }

    /// Whether the words of a text contain the form.
    fn occurs(&self, words: &[String]) -> bool {
        let same = |(form, word): (&String, &String)| {
            let word = if self.exact { word.clone() } else { word.to_lowercase() };
            form.strip_suffix('*').map_or_else(|| word == *form, |start| word.starts_with(start))
        };
        words.windows(self.words.len()).any(|words| self.words.iter().zip(words).all(same))
    }
}

fn glossary(lang: Lang) -> Vec<Term> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/glossary/{}.md", lang.code()));
    terms(&fs::read_to_string(path).unwrap())
}

/// The rows of a table, without its header.
fn terms(text: &str) -> Vec<Term> {
    let rows = text.lines().filter(|line| line.starts_with('|')).skip(2);
    let list = |cell: &str| -> Vec<String> {
        cell.split(',').map(|form| form.trim().to_owned()).filter(|form| !form.is_empty()).collect()
    };
    let term = |row: &str| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let &[concept, word, avoid, except] = cells.as_slice() else { panic!("not four columns: {row}") };
        let avoid = list(avoid).iter().map(|form| Form::new(form)).collect();
        Term { concept: concept.to_owned(), word: word.to_owned(), avoid, except: list(except) }
    };
    rows.map(term).collect()
}

/// The words of a text; a sign of punctuation stands between words as a word of its own.
fn words(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    for c in text.replace('’', "'").chars() {
        match c {
            c if c.is_alphanumeric() || matches!(c, '-' | '\'' | '{' | '}' | '$' | '_') => {
                words.last_mut().expect("there is one").push(c);
            }
            c if c.is_whitespace() => words.push(String::new()),
            sign => words.extend([sign.to_string(), String::new()]),
        }
    }
    words.iter().map(|word| word.trim_matches(['-', '\'']).to_owned()).filter(|word| !word.is_empty()).collect()
}

/// Whether a name, or the beginning of names, is that of a message.
fn names(name: &str, key: &str) -> bool {
    name.strip_suffix('*').map_or(name == key, |start| key.starts_with(start))
}

/// What a message has of the forms to avoid.
fn faults(terms: &[Term], message: &Message) -> Vec<String> {
    let texts: Vec<Vec<String>> = message.texts.iter().map(|text| words(text)).collect();
    let mut faults = Vec::new();
    for term in terms.iter().filter(|term| !term.except.iter().any(|name| names(name, &message.key))) {
        for form in term.avoid.iter().filter(|form| texts.iter().any(|words| form.occurs(words))) {
            faults.push(format!("{}: not `{}` but `{}`", message.place(), form.text, term.word));
        }
    }
    faults
}

#[test]
fn no_message_has_a_form_to_avoid() {
    let messages = messages::all();
    let of = |lang: Lang| {
        let terms = glossary(lang);
        messages.iter().filter(|message| message.lang == lang).flat_map(|message| faults(&terms, message)).collect()
    };
    report(&Lang::ALL.into_iter().flat_map(|lang| -> Vec<String> { of(lang) }).collect::<Vec<_>>());
}

#[test]
fn all_languages_have_the_same_concepts() {
    let concepts = |lang| glossary(lang).into_iter().map(|term| term.concept).collect::<Vec<_>>();
    for lang in Lang::ALL {
        assert_eq!(concepts(lang), concepts(Lang::En), "{lang}");
        for Term { concept, word, .. } in glossary(lang) {
            assert!(!word.is_empty(), "{lang} has no word for {concept}");
        }
    }
}

#[test]
fn exceptions_name_messages() {
    for lang in Lang::ALL {
        for name in glossary(lang).iter().flat_map(|term| &term.except) {
            assert!(text::ids().any(|id| names(name, id)), "{lang}: there is no message `{name}`");
        }
    }
}

#[test]
fn forms_are_found_with_their_endings_and_not_elsewhere() {
    let table =
        "| C | W | A | E |\n|---|---|---|---|\n| heap | heap | pile*, won for | x-* |\n| Nim | Nim | =nim | |\n";
    let terms = terms(table);
    let check = |key: &str, text: &str, right: &[&str]| {
        let message = Message { lang: Lang::En, file: "f".into(), key: key.into(), texts: vec![text.into()] };
        let prefix = format!("locales/en/f {key}: ");
        let found: Vec<String> = faults(&terms, &message).iter().map(|fault| fault.replace(&prefix, "")).collect();
        assert_eq!(found, right, "{text}");
    };
    check("a", "Two Piles are here.", &["not `pile*` but `heap`"]);
    check("a", "compile, (pile)", &["not `pile*` but `heap`"]);
    check("a", "won, for nobody", &[]);
    check("a", "It is Won for you", &["not `won for` but `heap`"]);
    check("x-a", "Two piles", &[]);
    check("a", "Nim and nim-sums", &[]);
    check("a", "play nim!", &["not `=nim` but `Nim`"]);
}
