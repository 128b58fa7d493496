//! What is wrong with a text that should be JSON.
use engine::message::Message;
use serde_json::error::Category;

/// How a name that stands twice in one object is reported, by serde and by [`crate::params`].
pub(crate) const TWICE: &str = "duplicate field `";

/// What the reader of JSON stumbled over, as a message: it names no place.
pub(crate) fn problem(error: &serde_json::Error) -> Message {
    let text = error.to_string();
    if let Some((name, _)) = text.strip_prefix(TWICE).and_then(|rest| rest.split_once('`')) {
        return Message::new("json-twice").with("name", name);
    }
    let id = match error.classify() {
        Category::Eof => "json-ends",
        _ if text.starts_with("trailing characters") => "json-goes-on",
        _ if text.starts_with("recursion limit") => "json-deep",
        Category::Io | Category::Syntax | Category::Data => "json-wrong",
    };
    Message::new(id)
}
