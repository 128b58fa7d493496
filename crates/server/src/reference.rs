//! The API reference for people: a page made from the OpenAPI document, without scripts.
//!
//! The document is in English, like the names of fields and addresses; the headings are in the language of the reader.
mod complete;
mod example;
mod schema;

pub(crate) use complete::complete;
use draw::escape;
use engine::message::Message;
use serde_json::{Map, Value};
use text::{Lang, render};

/// The style sheet.
pub(crate) const STYLE: &str = include_str!("reference/style.css");

/// The path of the style sheet.
pub(crate) const STYLE_PATH: &str = "/api/reference.css";

/// The page, for a site at an address such as `https://nim.example`.
pub(crate) fn page(document: &Value, address: &str, lang: Lang) -> String {
    Reference { document, address, lang }.page()
}

struct Reference<'d> {
    document: &'d Value,
    address: &'d str,
    lang: Lang,
}

/// An operation: a path with a method.
struct Operation<'d> {
    path: &'d str,
    method: &'d str,
    about: &'d Value,
}

impl Operation<'_> {
    /// A stable anchor for links.
    fn anchor(&self) -> String {
        let words = self.path.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()).skip(2);
        std::iter::once(self.method).chain(words).collect::<Vec<_>>().join("-")
    }

    fn text(&self, field: &str) -> &str {
        self.about[field].as_str().unwrap_or_default()
    }
}

impl<'d> Reference<'d> {
    fn page(&self) -> String {
        let (code, title) = (self.lang.code(), self.word("api-title"));
        let about = self.document["info"]["description"].as_str().unwrap_or_default();
        let (contents, sections, kinds) = (self.contents(), self.sections(), self.schemas());
        let (types, document) = (self.word("api-types"), self.word("api-document"));
        format!(
            "<!doctype html>\n<html lang=\"{code}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
             content=\"width=device-width, initial-scale=1\"><title>{title}</title><link rel=\"stylesheet\" \
             href=\"{STYLE_PATH}\"></head><body><header><h1>{title}</h1><p lang=\"en\">{}</p><p><a \
             href=\"/api/v1/openapi.json\">{document}</a></p></header><nav>{contents}</nav><main \
             lang=\"en\">{sections}<h2 id=\"types\" lang=\"{code}\">{types}</h2>{kinds}</main></body></html>\n",
            prose(about)
        )
    }

    /// A heading in the language of the reader.
    fn word(&self, id: &'static str) -> String {
        escape(&render(self.lang, &Message::new(id)))
    }

    /// A heading in that language within English text.
    fn heading(&self, id: &'static str) -> String {
        format!("<h4 lang=\"{}\">{}</h4>", self.lang.code(), self.word(id))
    }

    fn tags(&self) -> impl Iterator<Item = (&'d str, &'d str)> {
        let tags = self.document["tags"].as_array().into_iter().flatten();
        tags.filter_map(|tag| Some((tag["name"].as_str()?, tag["description"].as_str().unwrap_or_default())))
    }

    /// All operations with a tag.
    fn operations(&self, tag: &str) -> Vec<Operation<'d>> {
        let mut operations = Vec::new();
        for (path, methods) in entries(&self.document["paths"]) {
            let tagged =
                |about: &&Value| about["tags"].as_array().is_some_and(|tags| tags.iter().any(|one| one == tag));
            let of_path = entries(methods).filter(|(_, about)| tagged(about));
            operations.extend(of_path.map(|(method, about)| Operation { path, method, about }));
        }
        operations
    }

    fn contents(&self) -> String {
        let item = |operation: Operation| {
            let (anchor, method, path) = (operation.anchor(), operation.method.to_uppercase(), escape(operation.path));
            let about = prose(operation.text("summary"));
            format!(
                "<li><a href=\"#{anchor}\"><b>{method}</b> <span>{path}</span></a> <em lang=\"en\">{about}</em></li>"
            )
        };
        let list = |(tag, about): (&str, &str)| {
            let items: String = self.operations(tag).into_iter().map(item).collect();
            format!("<h2 lang=\"en\">{}</h2><ul>{items}</ul>", prose(about))
        };
        let types = self.word("api-types");
        self.tags().map(list).collect::<String>() + &format!("<p><a href=\"#types\">{types}</a></p>")
    }

    fn sections(&self) -> String {
        let section = |(tag, about): (&str, &str)| {
            let operations: String = self.operations(tag).iter().map(|operation| self.operation(operation)).collect();
            format!("<h2>{}</h2>{operations}", prose(about))
        };
        self.tags().map(section).collect()
    }

    fn operation(&self, operation: &Operation) -> String {
        let (method, path) = (operation.method.to_uppercase(), escape(operation.path));
        let mut html = format!("<article id=\"{}\"><h3><b>{method}</b> {path}</h3>", operation.anchor());
        for field in ["summary", "description"] {
            if !operation.text(field).is_empty() {
                html += &format!("<p>{}</p>", prose(operation.text(field)));
            }
        }
        html += &self.parameters(operation);
        html += &self.body(operation);
        html += &self.answers(operation);
        let lines = example::curl(operation, self.document, self.address);
        let example = lines.iter().map(|line| escape(line)).collect::<Vec<_>>().join(" \\\n  ");
        html + &self.heading("api-example") + &format!("<pre tabindex=\"0\"><code>{example}</code></pre></article>")
    }

    fn parameters(&self, operation: &Operation) -> String {
        let row = |parameter: &Value| {
            let text = |field: &str| parameter[field].as_str().unwrap_or_default();
            let kind = schema::type_html(&parameter["schema"]);
            format!(
                "<tr><th scope=\"row\"><code>{}</code></th><td>{}, {kind}</td><td>{}</td></tr>",
                escape(text("name")),
                escape(text("in")),
                prose(text("description"))
            )
        };
        let rows: String = operation.about["parameters"].as_array().into_iter().flatten().map(row).collect();
        if rows.is_empty() { rows } else { self.heading("api-parameters") + &format!("<table>{rows}</table>") }
    }

    fn body(&self, operation: &Operation) -> String {
        let body = &operation.about["requestBody"];
        let Some((media, content)) = entries(&body["content"]).next() else { return String::new() };
        let about = prose(body["description"].as_str().unwrap_or_default());
        let kind = schema::type_html(&content["schema"]);
        let about = if about.is_empty() { about } else { format!(" · {about}") };
        self.heading("api-body") + &format!("<p><code>{}</code> · {kind}{about}</p>", escape(media))
    }

    fn answers(&self, operation: &Operation) -> String {
        let row = |(status, about): (&str, &Value)| {
            let content = entries(&about["content"]).next();
            let kind = content.map(|(_, content)| schema::type_html(&content["schema"])).unwrap_or_default();
            let about = prose(about["description"].as_str().unwrap_or_default());
            format!("<tr><th scope=\"row\">{}</th><td>{kind}</td><td>{about}</td></tr>", escape(status))
        };
        let rows: String = entries(&operation.about["responses"]).map(row).collect();
        self.heading("api-answers") + &format!("<table>{rows}</table>")
    }

    /// All types of objects, with their fields.
    fn schemas(&self) -> String {
        let schemas = entries(&self.document["components"]["schemas"]);
        schemas.map(|(name, schema)| schema::article(name, schema)).collect()
    }
}

/// The fields of an object, in order.
fn entries(object: &Value) -> impl Iterator<Item = (&str, &Value)> {
    object.as_object().into_iter().flat_map(Map::iter).map(|(name, value)| (name.as_str(), value))
}

/// A sentence as HTML; text between backticks is code.
fn prose(text: &str) -> String {
    let part = |(index, part): (usize, &str)| {
        let part = escape(part);
        if index % 2 == 1 { format!("<code>{part}</code>") } else { part }
    };
    text.split('`').enumerate().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn all_text_of_the_document_is_escaped() {
        let document = json!({
            "info": {"description": "<script>alert(1)</script> and `code <b>`"},
            "tags": [{"name": "ask", "description": "Questions & answers"}],
            "paths": {"/api/v1/<x>/{id}": {"get": {"tags": ["ask"], "summary": "\"quoted\"", "responses": {}}}},
        });
        let html = page(&document, "http://nim.example", Lang::En);
        assert!(!html.contains("<script") && html.contains("&lt;script&gt;"), "{html}");
        assert!(html.contains("<code>code &lt;b&gt;</code>") && html.contains("Questions &amp; answers"));
        assert!(html.contains("curl -s &quot;http://nim.example/api/v1/&lt;x&gt;/$ID&quot;"), "{html}");
    }
}
