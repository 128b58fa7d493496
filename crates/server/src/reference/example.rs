//! Examples of requests on a command line.
use super::{Operation, entries, schema::referenced_name};
use serde_json::Value;

/// The lines of a curl command; values that only the reader knows are shell variables.
pub(super) fn curl(operation: &Operation, document: &Value, address: &str) -> Vec<String> {
    // The method that curl chooses by itself.
    let has_body = operation.about["requestBody"].is_object();
    let usual = if has_body { "post" } else { "get" };
    let method = Some(operation.method).filter(|method| *method != usual);
    let method = method.map(|method| format!(" -X {}", method.to_uppercase())).unwrap_or_default();
    // Sockets have another scheme.
    let socket = operation.about["responses"].get("101").is_some();
    let address = if socket { address.replacen("http", "ws", 1) } else { address.to_owned() };
    let mut lines = vec![format!("curl -s{method} \"{address}{}\"", example_path(operation))];
    if operation.about["security"].is_array() {
        lines.push("-H \"Authorization: Bearer $TOKEN\"".to_owned());
    }
    if parameters(operation).any(|parameter| parameter["name"] == "Origin") {
        lines.push(format!("-c cookies.txt -H 'Origin: {address}'"));
    }
    lines.extend(body(operation, document));
    lines
}

fn parameters<'o>(operation: &'o Operation) -> impl Iterator<Item = &'o Value> {
    operation.about["parameters"].as_array().into_iter().flatten()
}

/// The path with an example for each of its parameters.
fn example_path(operation: &Operation) -> String {
    let mut path = operation.path.to_owned();
    for parameter in parameters(operation) {
        let name = parameter["name"].as_str().unwrap_or_default();
        let example = parameter["example"].as_str().map_or_else(|| format!("${}", name.to_uppercase()), str::to_owned);
        path = path.replace(&format!("{{{name}}}"), &example);
    }
    path.replace("{id}", "$ID")
}

fn body(operation: &Operation, document: &Value) -> Option<String> {
    let (media, content) = entries(&operation.about["requestBody"]["content"]).next()?;
    if media != "application/json" {
        return Some("--data-binary @record.txt".to_owned());
    }
    let of_type = referenced_name(&content["schema"]).map(|name| &document["components"]["schemas"][name]["example"]);
    let example = content.get("example").or(of_type).filter(|example| !example.is_null());
    let json = example.map_or_else(|| "{}".to_owned(), Value::to_string);
    Some(format!("-H 'Content-Type: application/json' -d '{json}'"))
}
