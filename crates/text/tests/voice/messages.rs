//! The message files as they are written.
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use std::{fs, path::Path};
use text::Lang;

/// A message in one language, with a text for each combination of its variants.
pub(crate) struct Message {
    pub(crate) lang: Lang,
    pub(crate) file: String,
    pub(crate) key: String,
    pub(crate) texts: Vec<String>,
}

impl Message {
    /// Where to look for it.
    pub(crate) fn place(&self) -> String {
        format!("locales/{}/{} {}", self.lang.code(), self.file, self.key)
    }
}

/// Every message of every language.
pub(crate) fn all() -> Vec<Message> {
    let mut messages = Vec::new();
    for lang in Lang::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.code());
        let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        for path in paths {
            let file = path.file_name().unwrap().to_string_lossy().into_owned();
            messages.extend(parse(lang, &file, &fs::read_to_string(&path).unwrap()));
        }
    }
    assert!(messages.len() > 5000, "the message files were not found");
    messages
}

/// The messages of one file.
pub(crate) fn parse(lang: Lang, file: &str, text: &str) -> Vec<Message> {
    let resource = parser::parse(text).expect("the build has read it");
    let message = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => {
            let texts = message.value.as_ref().map(texts).unwrap_or_default();
            Some(Message { lang, file: file.to_owned(), key: message.id.name.to_owned(), texts })
        }
        _ => None,
    };
    resource.body.iter().filter_map(message).collect()
}

/// The texts of a pattern. An argument or a term is its name in braces, lines are joined, notation between backticks is
/// left out.
fn texts(pattern: &Pattern<&str>) -> Vec<String> {
    expand(pattern).iter().map(|text| without_notation(&text.replace('\n', " "))).collect()
}

fn expand(pattern: &Pattern<&str>) -> Vec<String> {
    let mut texts = vec![String::new()];
    for element in &pattern.elements {
        let ends: Vec<String> = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::VariableReference { id } => vec![format!("{{{}}}", id.name)],
                InlineExpression::StringLiteral { value } => vec![(*value).to_owned()],
                InlineExpression::TermReference { id, .. } => vec![format!("{{{}}}", id.name)],
                other => panic!("{other:?} stands in a message"),
            },
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().flat_map(|variant| expand(&variant.value)).collect()
            }
        };
        texts = texts.iter().flat_map(|text| ends.iter().map(move |end| format!("{text}{end}"))).collect();
    }
    texts
}

fn without_notation(text: &str) -> String {
    text.split('`').step_by(2).collect::<Vec<_>>().join("`")
}

#[test]
fn every_variant_is_a_text_and_notation_is_left_out() {
    let file = "a = Take { $n ->\n    [one] one\n   *[other] { $n }\n } as\n    in `3 by 3` now\n";
    let messages = parse(Lang::En, "x.ftl", file);
    assert_eq!(messages[0].texts, ["Take one as in ` now", "Take {n} as in ` now"]);
    assert_eq!(messages[0].place(), "locales/en/x.ftl a");
    assert_eq!(parse(Lang::En, "x.ftl", "b = the { -heap } now\n")[0].texts, ["the {heap} now"]);
}
