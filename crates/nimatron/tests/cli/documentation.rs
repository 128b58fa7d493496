//! The examples of `docs/json.md` are what the program prints.
use crate::run;
use serde_json::Value as Json;

const DOCUMENT: &str = include_str!("../../../../docs/json.md");

/// The examples: what is typed after `$ `, and what is shown below it.
fn examples() -> Vec<(&'static str, String)> {
    let blocks = DOCUMENT.split("```console\n").skip(1).filter_map(|rest| rest.split("```").next());
    let example = |block: &'static str| {
        let (command, shown) = block.strip_prefix("$ ").expect("an example begins with $").split_once('\n').unwrap();
        (command, shown.to_owned())
    };
    blocks.map(example).collect()
}

/// Runs `nimatron …`, or `echo '…' | nimatron …` with a line of input.
fn printed(command: &str) -> String {
    let (input, command) = match command.strip_prefix("echo '").and_then(|rest| rest.split_once("' | ")) {
        Some((input, command)) => (input, command),
        None => ("", command),
    };
    let words = command.strip_prefix("nimatron ").expect("an example runs nimatron").split_whitespace();
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let words = words.map(|word| if word.starts_with("docs/") { format!("{root}/{word}") } else { word.to_owned() });
    let ran = run(words, input.as_bytes());
    assert_eq!(ran.code, 0, "{command}: {}", ran.errors);
    ran.output
}

fn json(text: &str) -> Json {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The same names everywhere; of lists the first element is looked at.
fn shape(json: &Json) -> Json {
    match json {
        Json::Object(map) => map.iter().map(|(name, json)| (name.clone(), shape(json))).collect(),
        Json::Array(list) => list.iter().take(1).map(shape).collect(),
        _ => Json::Null,
    }
}

/// Texts and ranges change over time, so that only the shape of such an example is looked at.
fn changes(command: &str) -> bool {
    command.contains("games") || command.contains("verify")
}

#[test]
fn examples_show_what_is_printed() {
    let mut count = 0;
    for (command, shown) in examples() {
        let (shown, mut printed) = (json(&shown), json(&printed(command)));
        // The example shows one game of many.
        if let (Some(shown), Some(all)) = (shown.get("games"), printed.get_mut("games").and_then(Json::as_array_mut)) {
            all.retain(|game| shown.as_array().unwrap().iter().any(|other| other["id"] == game["id"]));
        }
        if changes(command) {
            assert_eq!(shape(&shown), shape(&printed), "{command}");
        } else {
            assert_eq!(shown, printed, "{command}");
        }
        count += 1;
    }
    assert!(count >= 5, "only {count} examples found");
}

#[test]
fn every_field_printed_is_described() {
    fn names(json: &Json, all: &mut Vec<String>) {
        match json {
            Json::Object(map) => map.iter().for_each(|(name, json)| {
                all.push(name.clone());
                if name != "params" {
                    names(json, all);
                }
            }),
            Json::Array(list) => list.iter().for_each(|json| names(json, all)),
            _ => {}
        }
    }
    let mut all = Vec::new();
    for (command, shown) in examples() {
        names(&json(&if command.contains("verify") { shown } else { printed(command) }), &mut all);
    }
    for name in all {
        assert!(DOCUMENT.contains(&format!("| `{name}` |")), "`{name}` is not described in docs/json.md");
    }
}
