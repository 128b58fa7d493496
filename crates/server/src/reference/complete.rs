//! What the routes and types do not say about themselves: the refusals that every operation has in common, and the
//! values that a field may have.
use crate::{match_setup::TIMES, names, passwords};
use engine::{Convention, games::FAMILIES};
use play::Level;
use protocol::site::{FirstPlayer, Offer, Scope};
use serde_json::{Map, Value, json};

/// Refusals of every operation.
const ALWAYS: [u16; 6] = [400, 401, 408, 429, 500, 503];

/// Refusals of operations with a body.
const WITH_BODY: [u16; 3] = [413, 415, 422];

/// Refusals of operations that change something.
const CHANGING: [u16; 2] = [403, 409];

/// Refusals of operations on one thing: it is not there, not ready, or more than the engine can do for it.
const OF_ONE_THING: [u16; 3] = [404, 409, 422];

/// The form of a place in a list: a time, or a time, a hyphen and an id.
const CURSOR: &str = "^[0-9]{1,18}(-[a-z0-9]{16})?$";

/// Adds all common refusals to a document, each as a problem, and the values that fields may have.
pub(crate) fn complete(document: &mut Value) {
    add_refusals(document);
    for schema in document["components"]["schemas"].as_object_mut().into_iter().flat_map(Map::values_mut) {
        for (name, field) in object(schema, "properties").into_iter().flatten() {
            restrict(name, field);
        }
    }
    let operations = document["paths"].as_object_mut().into_iter().flat_map(Map::values_mut);
    for about in operations.filter_map(Value::as_object_mut).flat_map(Map::values_mut) {
        for parameter in about.get_mut("parameters").and_then(Value::as_array_mut).into_iter().flatten() {
            let name = parameter["name"].as_str().unwrap_or_default().to_owned();
            restrict(&name, &mut parameter["schema"]);
        }
    }
    restrict_by_type(document);
    limit_numbers(document);
}

/// Sets the maximum of whole numbers that have none: what every reader of JSON can hold.
fn limit_numbers(value: &mut Value) {
    const MOST: u64 = (1 << 53) - 1;
    let is_whole = match &value["type"] {
        Value::Array(kinds) => kinds.iter().any(|kind| kind == "integer"),
        kind => kind == "integer",
    };
    match value {
        Value::Object(fields) => {
            if is_whole {
                fields.entry("maximum").or_insert_with(|| MOST.into());
            }
            fields.values_mut().for_each(limit_numbers);
        }
        Value::Array(items) => items.iter_mut().for_each(limit_numbers),
        _ => {}
    }
}

/// Restricts fields whose values depend on the type they belong to.
fn restrict_by_type(document: &mut Value) {
    let mut field = |of: &str, name: &str, bound: &str, value: Value| {
        document["components"]["schemas"][of]["properties"][name][bound] = value;
    };
    let levels = Level::ALL.map(Level::number);
    field("NewMatch", "level", "minimum", levels.into_iter().min().into());
    field("NewMatch", "level", "maximum", levels.into_iter().max().into());
    for (of, other) in [("NewMatch", FirstPlayer::Computer), ("NewChallenge", FirstPlayer::Other)] {
        let words = [FirstPlayer::You, other, FirstPlayer::Lot].map(FirstPlayer::name);
        field(of, "first", "enum", words.as_slice().into());
    }
    field("ClockSettings", "initial", "minimum", (*TIMES.start()).into());
    for name in ["initial", "increment"] {
        field("ClockSettings", name, "maximum", (*TIMES.end()).into());
    }
    field("GuestName", "name", "minLength", names::SHORTEST.into());
    field("GuestName", "name", "maxLength", names::LONGEST.into());
    field("NewPassword", "new", "minLength", passwords::SHORTEST.into());
    let scopes: Vec<&str> = Scope::ALL.iter().map(|scope| scope.name()).collect();
    field("TokenRequest", "scopes", "items", json!({"type": "string", "enum": scopes}));
    field("TokenRequest", "scopes", "minItems", 1.into());
}

/// An object within another; indexing would add it.
fn object<'v>(value: &'v mut Value, field: &str) -> Option<&'v mut Map<String, Value>> {
    value.get_mut(field)?.as_object_mut()
}

/// Lists the values of a field or parameter that has few. A field that may be absent may also be null.
fn restrict(name: &str, field: &mut Value) {
    let mut values: Vec<Value> = match name {
        "game" => FAMILIES.iter().map(|family| family.id.into()).collect(),
        "convention" => [Convention::Normal, Convention::Misere].map(|convention| convention.name().into()).to_vec(),
        "offer" => [Offer::Takeback, Offer::Draw, Offer::Rematch].map(|offer| offer.name().into()).to_vec(),
        "before" => {
            field["pattern"] = CURSOR.into();
            return;
        }
        "level" if field["type"] == "integer" => {
            field["maximum"] = u8::MAX.into();
            return;
        }
        _ => return,
    };
    if field["type"].is_array() {
        values.push(Value::Null);
    }
    if field["type"] == "string" || field["type"].is_array() {
        field["enum"] = values.into();
    }
}

fn add_refusals(document: &mut Value) {
    let Some(paths) = document["paths"].as_object_mut() else { return };
    for (path, operations) in paths.iter_mut().filter_map(|(path, about)| Some((path, about.as_object_mut()?))) {
        for (method, about) in operations.iter_mut().filter(|(_, about)| about["responses"].is_object()) {
            let mut statuses = ALWAYS.to_vec();
            if about["requestBody"].is_object() {
                statuses.extend(WITH_BODY);
            }
            if method != "get" {
                statuses.extend(CHANGING);
            }
            if path.contains('{') {
                statuses.extend(OF_ONE_THING);
            }
            if let Some(responses) = about["responses"].as_object_mut() {
                add(responses, &statuses);
            }
        }
    }
}

fn add(responses: &mut Map<String, Value>, statuses: &[u16]) {
    for status in statuses {
        responses.entry(status.to_string()).or_insert_with(|| json!({}));
    }
    responses.sort_keys();
    for (status, response) in responses.iter_mut() {
        let is_described = response["description"].as_str().is_some_and(|text| !text.is_empty());
        if !is_described {
            response["description"] = description(status).into();
        }
        if status.starts_with(['4', '5']) {
            response["content"] =
                json!({"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}});
        }
    }
}

fn description(status: &str) -> &'static str {
    match status {
        "200" => "The answer",
        "201" => "Begun",
        "204" => "Done",
        "400" => "The request cannot be read",
        "401" => "Nobody is signed in, or the token or password is wrong",
        "403" => "The caller may not do this",
        "404" => "There is no such thing, or the caller may not see it",
        "408" => "The request or its answer took too long",
        "409" => "Not possible now",
        "413" => "The request is too large",
        "415" => "The request is not JSON",
        "422" => "The request can be read, but not met",
        "426" => "This address is for WebSockets",
        "429" => "Too many requests; `Retry-After` says when to come back",
        "503" => "The site is not ready",
        _ => "The server failed; nothing was changed",
    }
}
