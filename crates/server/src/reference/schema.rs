//! Types of values in a few words, and objects field by field.
use super::{entries, prose};
use draw::escape;
use serde_json::Value;

/// The type of a value in a few words; objects link to their description.
pub(super) fn type_html(schema: &Value) -> String {
    if let Some(name) = referenced_name(schema) {
        let name = escape(name);
        return format!("<a href=\"#type-{name}\">{name}</a>");
    }
    for either in ["oneOf", "anyOf"] {
        if let Some(kinds) = schema[either].as_array() {
            return kinds.iter().map(type_html).collect::<Vec<_>>().join(" | ");
        }
    }
    match &schema["type"] {
        Value::String(word) if word == "array" => format!("[{}]", type_html(&schema["items"])),
        Value::String(word) => escape(word),
        Value::Array(words) => words.iter().filter_map(Value::as_str).map(escape).collect::<Vec<_>>().join(" | "),
        _ => String::new(),
    }
}

/// The name of the object to which a schema refers.
pub(super) fn referenced_name(schema: &Value) -> Option<&str> {
    schema["$ref"].as_str()?.strip_prefix("#/components/schemas/")
}

/// An object with its fields.
pub(super) fn article(name: &str, schema: &Value) -> String {
    let required = |field: &str| schema["required"].as_array().is_some_and(|all| all.iter().any(|one| one == field));
    let row = |(field, kind): (&str, &Value)| {
        let mark = if required(field) { "" } else { "?" };
        let about = prose(kind["description"].as_str().unwrap_or_default());
        let (field, kind) = (escape(field), type_html(kind));
        format!("<tr><th scope=\"row\"><code>{field}{mark}</code></th><td>{kind}</td><td>{about}</td></tr>")
    };
    let rows: String = entries(&schema["properties"]).map(row).collect();
    let about = prose(schema["description"].as_str().unwrap_or_default());
    let name = escape(name);
    format!("<article id=\"type-{name}\"><h3>{name}</h3><p>{about}</p><table>{rows}</table></article>")
}
