//! From message files to Rust code, with every check on the way.
use crate::{files, lang::Lang, plural::Plural, share::Share, typography};
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey},
    parser,
    unicode::unescape_unicode_to_string,
};
use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
};

/// A message file.
pub(crate) struct Source {
    /// Its language: the folder it is in.
    pub(crate) lang: Lang,
    /// Its name without the folder.
    pub(crate) file: String,
    /// What it holds.
    pub(crate) text: String,
}

/// A message in one language.
struct CompiledMessages {
    file: String,
    parts: Vec<Part>,
}

/// A piece of a message.
#[derive(Clone)]
enum Part {
    Text(String),
    Arg(String),
    Select { arg: String, arms: Vec<(Key, Vec<Part>)>, other: Vec<Part> },
}

/// When an arm of a selection is taken.
#[derive(Clone, PartialEq, Eq)]
enum Key {
    Exact(u128),
    Form(Plural),
    Word(String),
}

/// The argument that says who is to move, and the words it may have, the last being the default.
const MOVER: &str = "mover";
const MOVERS: [&str; 2] = ["opponent", "you"];

/// The argument that says what the pieces are, and the words it may have, the last being the default. The renderer
/// knows it for every message, and a language uses it where it needs a noun.
const PIECES: &str = "pieces";
const KINDS: [&str; 6] = ["bars", "sticks", "balls", "coins", "pins", "tokens"];

type Messages = BTreeMap<String, BTreeMap<Lang, CompiledMessages>>;

/// Parts of sentences that messages share, such as `-counted-pieces`: by language and name. Unlike in other programs
/// that read Fluent, they have the arguments of the message that uses them.
#[derive(Default)]
struct Terms {
    parts: BTreeMap<(Lang, String), Vec<Part>>,
    used: RefCell<BTreeSet<(Lang, String)>>,
}

impl Terms {
    /// The parts of a term that a message uses.
    fn get(&self, lang: Lang, name: &str) -> Result<Vec<Part>, String> {
        let key = (lang, name.to_owned());
        let parts = self.parts.get(&key).ok_or_else(|| format!("uses `-{name}`, which is no term"))?;
        self.used.borrow_mut().insert(key);
        Ok(parts.clone())
    }

    /// A sentence for every term that no message uses.
    fn unused(&self) -> Vec<String> {
        let used = self.used.borrow();
        let unused = self.parts.keys().filter(|key| !used.contains(*key));
        unused.map(|(lang, name)| format!("{}: no message uses the term `-{name}`", lang.code())).collect()
    }
}

/// The Rust code of the catalogue, or a sentence for everything that is wrong.
pub(crate) fn compile(sources: &[Source]) -> Result<String, Vec<String>> {
    let (mut messages, mut terms, mut errors) = (Messages::new(), Terms::default(), Vec::new());
    for source in sources {
        read_terms(source, &mut terms, &mut errors);
    }
    for source in sources {
        read(source, &terms, &mut messages, &mut errors);
    }
    errors.extend(terms.unused());
    for (id, versions) in &messages {
        errors.extend(compare(id, versions));
    }
    if errors.is_empty() { Ok(code(&messages)) } else { Err(errors) }
}

/// Reads the terms of a file; what cannot be read is reported with the messages.
fn read_terms(source: &Source, terms: &mut Terms, errors: &mut Vec<String>) {
    let Ok(resource) = parser::parse(source.text.as_str()) else { return };
    for entry in &resource.body {
        let Entry::Term(term) = entry else { continue };
        // A term cannot use other terms: here there are none.
        match read_pattern(source.lang, &Terms::default(), &term.value, &mut false) {
            Ok(parts) => {
                terms.parts.insert((source.lang, term.id.name.to_owned()), parts);
            }
            Err(error) => {
                errors.push(format!("{}/{}: `-{}` {error}", source.lang.code(), source.file, term.id.name));
            }
        }
    }
}

fn read(source: &Source, terms: &Terms, messages: &mut Messages, errors: &mut Vec<String>) {
    let location = format!("{}/{}", source.lang.code(), source.file);
    let resource = match parser::parse(source.text.as_str()) {
        Ok(resource) => resource,
        Err((_, wrong)) => {
            let line = |at: usize| source.text[..at].lines().count().max(1);
            errors.extend(wrong.iter().map(|error| format!("{location}, line {}: {error}", line(error.pos.start))));
            return;
        }
    };
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => match read_message(source.lang, terms, message) {
                Ok(parts) => {
                    let versions = messages.entry(message.id.name.to_owned()).or_default();
                    let compiled = CompiledMessages { file: source.file.clone(), parts };
                    if versions.insert(source.lang, compiled).is_some() {
                        errors.push(format!("{location}: `{}` is there twice", message.id.name));
                    }
                }
                Err(error) => errors.push(format!("{location}: `{}` {error}", message.id.name)),
            },
            Entry::Junk { content } => errors.push(format!("{location}: cannot read `{}`", content.trim())),
            Entry::Term(_) | Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
}

fn read_message(lang: Lang, terms: &Terms, message: &Message<&str>) -> Result<Vec<Part>, String> {
    if let Some(attribute) = message.attributes.first() {
        return Err(format!("has an attribute `.{}`, use a message", attribute.id.name));
    }
    let pattern = message.value.as_ref().ok_or("says nothing")?;
    read_pattern(lang, terms, pattern, &mut false)
}

/// The parts of a pattern; `quoted` says whether it begins between backticks, and afterwards whether it ends there.
fn read_pattern(lang: Lang, terms: &Terms, pattern: &Pattern<&str>, quoted: &mut bool) -> Result<Vec<Part>, String> {
    let mut parts: Vec<Part> = Vec::new();
    let mut text = String::new();
    let set = |text: &mut String, quoted: &mut bool| {
        Part::Text(typography::set(lang, &join_lines(&std::mem::take(text)), quoted))
    };
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::StringLiteral { value } => text.push_str(&unescape_unicode_to_string(value)),
                InlineExpression::VariableReference { id } => {
                    parts.push(set(&mut text, quoted));
                    parts.push(Part::Arg(id.name.to_owned()));
                }
                InlineExpression::TermReference { id, attribute: None, arguments: None } => {
                    parts.push(set(&mut text, quoted));
                    parts.extend(terms.get(lang, id.name)?);
                }
                _ => return Err("may only hold texts, arguments, terms and selections".to_owned()),
            },
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                parts.push(set(&mut text, quoted));
                parts.push(read_select(lang, terms, (selector, variants), *quoted)?);
            }
        }
    }
    parts.push(set(&mut text, quoted));
    parts.retain(|part| !matches!(part, Part::Text(text) if text.is_empty()));
    Ok(parts)
}

/// Lines of a message belong together, an empty line separates paragraphs.
fn join_lines(text: &str) -> String {
    let paragraphs: Vec<String> = text.split("\n\n").map(|lines| lines.replace('\n', " ")).collect();
    paragraphs.join("\n\n")
}

fn read_select(
    lang: Lang,
    terms: &Terms,
    (selector, variants): (&InlineExpression<&str>, &[Variant<&str>]),
    quoted: bool,
) -> Result<Part, String> {
    let InlineExpression::VariableReference { id } = selector else {
        return Err("selects by something else than an argument".to_owned());
    };
    let (mut arms, mut other, mut keys) = (Vec::new(), Vec::new(), Vec::new());
    for variant in variants {
        let key = read_key(id.name, &variant.key)?;
        if keys.contains(&key) {
            return Err(format!("has the form `{}` twice", name(&key)));
        }
        keys.push(key.clone());
        let parts = read_pattern(lang, terms, &variant.value, &mut { quoted })?;
        if variant.default {
            other = parts;
        } else {
            arms.push((key, parts));
        }
    }
    check_forms(lang, &keys)?;
    check_words(id.name, &keys)?;
    arms.sort_by_key(|(key, _)| matches!(key, Key::Form(_)));
    Ok(Part::Select { arg: id.name.to_owned(), arms, other })
}

fn read_key(argument: &str, key: &VariantKey<&str>) -> Result<Key, String> {
    match key {
        VariantKey::Identifier { name } if [MOVER, PIECES].contains(&argument) => Ok(Key::Word((*name).to_owned())),
        VariantKey::NumberLiteral { value } => {
            value.parse().map(Key::Exact).map_err(|_| format!("selects by `{value}`, which is no whole number"))
        }
        VariantKey::Identifier { name } => {
            let form = Plural::ALL.into_iter().find(|form| form.name() == *name);
            form.map(Key::Form).ok_or_else(|| format!("selects by `{name}`, which is no plural form"))
        }
    }
}

fn name(key: &Key) -> String {
    match key {
        Key::Exact(number) => number.to_string(),
        Key::Form(form) => form.name().to_owned(),
        Key::Word(word) => word.clone(),
    }
}

/// A selection by who is to move has both players and nobody else; one by pieces has known ones, tokens last.
fn check_words(argument: &str, keys: &[Key]) -> Result<(), String> {
    let words: Vec<&str> =
        keys.iter().filter_map(|key| if let Key::Word(word) = key { Some(word.as_str()) } else { None }).collect();
    let (allowed, is_right) = match argument {
        MOVER => (&MOVERS[..], words == MOVERS),
        PIECES => (&KINDS[..], words.last() == KINDS.last() && words.iter().all(|word| KINDS.contains(word))),
        _ => return Ok(()),
    };
    if is_right { Ok(()) } else { Err(format!("selects by something else than {allowed:?}")) }
}

/// A selection by plural has all forms of its language and no others. Exact numbers with one `other` are not a plural.
fn check_forms(lang: Lang, keys: &[Key]) -> Result<(), String> {
    let given: Vec<Plural> =
        keys.iter().filter_map(|key| if let Key::Form(form) = key { Some(*form) } else { None }).collect();
    let foreign = given.iter().find(|form| !Plural::forms(lang).contains(form) && **form != Plural::Other);
    if let Some(form) = foreign {
        return Err(format!("has the form `{}`, which this language does not have", form.name()));
    }
    if given == [Plural::Other] && keys.len() > 1 {
        return Ok(());
    }
    if given.is_empty() && keys.iter().all(|key| matches!(key, Key::Word(_))) {
        return Ok(());
    }
    let missing = Plural::forms(lang).iter().find(|form| !given.contains(form));
    missing.map_or(Ok(()), |form| Err(format!("lacks the plural form `{}`", form.name())))
}

/// The same message in all languages: there, in the same file, with the same arguments.
fn compare(id: &str, versions: &BTreeMap<Lang, CompiledMessages>) -> Vec<String> {
    let (first, model) = versions.first_key_value().expect("a message comes from a file");
    let mut errors = Vec::new();
    for lang in Lang::ALL {
        let Some(version) = versions.get(&lang) else {
            errors.push(format!("{}/{} lacks `{id}`, which {first} has", lang.code(), model.file));
            continue;
        };
        let location = format!("{}/{}: `{id}`", lang.code(), version.file);
        if version.file != model.file {
            errors.push(format!("{location} belongs in {}, where {first} has it", model.file));
        }
        let (expected, actual) = (arguments(&model.parts), arguments(&version.parts));
        errors.extend(
            expected
                .difference(&actual)
                .map(|arg| format!("{location} lacks the argument `${arg}`, which {first} has")),
        );
        errors.extend(
            actual
                .difference(&expected)
                .map(|arg| format!("{location} has the argument `${arg}`, which {first} lacks")),
        );
    }
    errors
}

fn arguments(parts: &[Part]) -> BTreeSet<&str> {
    let mut names = BTreeSet::new();
    for part in parts {
        match part {
            Part::Text(_) => {}
            Part::Arg(name) => {
                names.insert(name.as_str());
            }
            Part::Select { arg, arms, other } => {
                if arg != PIECES {
                    names.insert(arg.as_str());
                }
                names.extend(arms.iter().flat_map(|(_, parts)| arguments(parts)));
                names.extend(arguments(other));
            }
        }
    }
    names
}

fn code(messages: &Messages) -> String {
    let mut out = String::from("pub(crate) static ENTRIES: &[Entry] = &[\n");
    for (id, versions) in messages {
        let args = versions.values().next().map(|version| arguments(&version.parts)).unwrap_or_default();
        let patterns: Vec<String> = versions.values().map(|version| pattern_code(&version.parts)).collect();
        let args: Vec<&str> = args.into_iter().collect();
        let share = versions.values().next().map_or(Share::Rest, |version| files::share(&version.file));
        let patterns = patterns.join(", ");
        writeln!(out, "Entry {{ id: {id:?}, args: &{args:?}, share: Share::{share:?}, patterns: [{patterns}] }},")
            .expect("a string takes everything");
    }
    out.push_str("];\n");
    out
}

fn pattern_code(parts: &[Part]) -> String {
    let parts: Vec<String> = parts.iter().map(part_code).collect();
    format!("&[{}]", parts.join(", "))
}

fn part_code(part: &Part) -> String {
    match part {
        Part::Text(text) => format!("Part::Text({text:?})"),
        Part::Arg(name) => format!("Part::Arg({name:?})"),
        Part::Select { arg, arms, other } => {
            let arm = |(key, parts): &(Key, Vec<Part>)| match key {
                Key::Exact(number) => format!("(Key::Exact({number}), {})", pattern_code(parts)),
                Key::Form(form) => format!("(Key::Form(Plural::{form:?}), {})", pattern_code(parts)),
                Key::Word(word) => format!("(Key::Word({word:?}), {})", pattern_code(parts)),
            };
            let arms: Vec<String> = arms.iter().map(arm).collect();
            format!("Part::Select({arg:?}, &[{}], {})", arms.join(", "), pattern_code(other))
        }
    }
}
