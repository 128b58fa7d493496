//! The examples of `docs/json.md` are what the program prints.
use crate::run;
use serde_json::Value as Json;

const DOCUMENT: &str = include_str!("../../../../docs/json.md");

/// The examples: the command after `$ `, and its output.
fn examples() -> Vec<(&'static str, String)> {
    let blocks = DOCUMENT.split("```console\n").skip(1).filter_map(|rest| rest.split("```").next());
    let example = |block: &'static str| {
        let (command, output) = block.strip_prefix("$ ").expect("an example begins with $").split_once('\n').unwrap();
        (command, output.to_owned())
    };
    blocks.map(example).collect()
}

/// Runs `nimatron …`, or `echo '…' | nimatron …` with a line of input.
fn output_of(command: &str) -> String {
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

/// The names of all fields; of a list, those of its first element.
fn shape(json: &Json) -> Json {
    match json {
        Json::Object(map) => map.iter().map(|(name, json)| (name.clone(), shape(json))).collect(),
        Json::Array(list) => list.iter().take(1).map(shape).collect(),
        _ => Json::Null,
    }
}

/// Texts and ranges change over time, so only the shape of such an example is compared.
fn changes(command: &str) -> bool {
    command.contains("games") || command.contains("verify")
}

#[test]
fn examples_are_what_the_program_prints() {
    let mut count = 0;
    for (command, example) in examples() {
        let (example, mut printed) = (json(&example), json(&output_of(command)));
        // The example shows one game of many.
        if let (Some(example), Some(all)) =
            (example.get("games"), printed.get_mut("games").and_then(Json::as_array_mut))
        {
            all.retain(|game| example.as_array().unwrap().iter().any(|other| other["id"] == game["id"]));
        }
        if changes(command) {
            assert_eq!(shape(&example), shape(&printed), "{command}");
        } else {
            assert_eq!(example, printed, "{command}");
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
    for (command, example) in examples() {
        names(&json(&if command.contains("verify") { example } else { output_of(command) }), &mut all);
    }
    for name in all {
        assert!(DOCUMENT.contains(&format!("| `{name}` |")), "`{name}` is not described in docs/json.md");
    }
}
