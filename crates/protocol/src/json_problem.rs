//! Errors of the JSON parser as messages.
use engine::message::Message;
use serde_json::error::Category;

/// The beginning of the error for a name that occurs twice in an object, of serde and of [`crate::params`].
pub(crate) const DUPLICATE: &str = "duplicate field `";

/// An error of the JSON parser as a message, without its position.
pub(crate) fn json_problem(error: &serde_json::Error) -> Message {
    let text = error.to_string();
    if let Some((name, _)) = text.strip_prefix(DUPLICATE).and_then(|rest| rest.split_once('`')) {
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
