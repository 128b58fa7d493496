//! What every command writes as JSON fits docs/schema.json.
use crate::run;
use serde_json::Value as Json;

const SCHEMA: &str = include_str!("../../../../docs/schema.json");
const GRAPH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/graph.json");

/// Why a value does not fit a schema; only the keywords that docs/schema.json uses are known.
fn misfit(schema: &Json, value: &Json, all: &Json, at: &str) -> Option<String> {
    schema.as_object().unwrap().iter().find_map(|(keyword, rule)| match keyword.as_str() {
        "$ref" => misfit(&all["$defs"][rule.as_str().unwrap().trim_start_matches("#/$defs/")], value, all, at),
        "anyOf" => {
            let misfits: Vec<String> =
                rule.as_array().unwrap().iter().map_while(|schema| misfit(schema, value, all, at)).collect();
            (misfits.len() == rule.as_array().unwrap().len()).then(|| misfits.join(" | "))
        }
        "enum" => (!rule.as_array().unwrap().contains(value)).then(|| format!("{at}: {value} is not in {rule}")),
        "type" => {
            let names = rule.as_array().cloned().unwrap_or_else(|| vec![rule.clone()]);
            let fits = names.iter().any(|name| has_type(value, name.as_str().unwrap()));
            (!fits).then(|| format!("{at}: {value} is not {rule}"))
        }
        "items" => {
            let mut items = value.as_array().into_iter().flatten().enumerate();
            items.find_map(|(i, item)| misfit(rule, item, all, &format!("{at}/{i}")))
        }
        "properties" => {
            let known = rule.as_object().unwrap().iter();
            known
                .filter_map(|(name, rule)| Some((name, rule, value.get(name)?)))
                .find_map(|(name, rule, value)| misfit(rule, value, all, &format!("{at}/{name}")))
        }
        "required" => {
            let missing = rule.as_array().unwrap().iter().find(|name| value.get(name.as_str().unwrap()).is_none());
            missing.map(|name| format!("{at}: {name} is missing"))
        }
        "additionalProperties" => {
            let extra = value.as_object()?.keys().find(|name| schema["properties"].get(name).is_none());
            extra.map(|name| format!("{at}: {name} is not described"))
        }
        "description" => None,
        other => panic!("the keyword {other} is not known"),
    })
}

fn has_type(value: &Json, name: &str) -> bool {
    match name {
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_u64() || value.is_i64() || value.as_f64().is_some_and(|number| number.fract() == 0.0),
        "number" => value.is_number(),
        "null" => value.is_null(),
        "object" => value.is_object(),
        "array" => value.is_array(),
        other => panic!("the type {other} is not known"),
    }
}

fn assert_fits(name: &str, words: &str, input: &str) {
    let ran = run(words.split_whitespace(), input.as_bytes());
    assert!(ran.code == 0 || ran.code == 3, "{words}: {ran:?}");
    let texts: Vec<&str> = if name == "batch" { ran.output.lines().collect() } else { vec![&ran.output] };
    for text in texts {
        read_fitting(name, text);
    }
}

/// Reads an answer, which must fit the definition of this name.
pub(crate) fn read_fitting(name: &str, text: &str) -> Json {
    let all: Json = serde_json::from_str(SCHEMA).unwrap();
    let value: Json = serde_json::from_str(text).unwrap_or_else(|error| panic!("{name}: {error}: {text}"));
    let schema = all["$defs"].get(name).unwrap_or_else(|| panic!("there is no definition of {name}"));
    let wrong = misfit(schema, &value, &all, name);
    assert!(wrong.is_none(), "{}\n{text}", wrong.unwrap_or_default());
    value
}

/// Commands whose JSON other tests read, most of them with a database or a file.
const READ_ELSEWHERE: [&str; 5] = ["admin", "backup", "prove", "restore", "serve"];

/// Commands without JSON; docs/json.md says why.
const WITHOUT_JSON: [&str; 4] = ["completions", "help", "man", "play"];

#[test]
fn every_command_writes_json_or_says_why_not() {
    let unknown = run(["nothing"], b"").errors;
    let (_, list) = unknown.split_once("expected ").unwrap();
    let (list, _) = list.split_once(" (see").unwrap();
    let documented = include_str!("../../../../docs/json.md");
    for command in list.split(", ") {
        let commands = if command == "admin" { vec!["admin", "list"] } else { vec![command] };
        let help = run([&commands[..], &["--help"]].concat(), b"").output;
        assert_eq!(help.contains("--json"), !WITHOUT_JSON.contains(&command), "{command}");
        let is_read = answers("", "").iter().any(|(_, words, _)| words.starts_with(&format!("{command} ")));
        assert!(is_read || READ_ELSEWHERE.contains(&command) || WITHOUT_JSON.contains(&command), "{command}");
        assert!(documented.contains(&format!("nimatron {command}")) || command == "help", "{command}");
    }
}

#[test]
fn every_answer_fits_its_schema() {
    let graph = format!("graph {GRAPH} --json");
    let two_games = crate::review::GAME.repeat(2);
    for (name, words, input) in answers(&graph, &two_games) {
        assert_fits(name, words, input);
    }
}

/// The names of definitions, with commands whose answers fit them and what those commands read.
fn answers<'t>(graph: &'t str, two_games: &'t str) -> Vec<(&'static str, &'t str, &'t str)> {
    vec![
        ("analyze", "analyze nim 5,19,40,51 --json", ""),
        ("analyze", "analyze nim 18446744073709551615,1 --json --safe-numbers", ""),
        ("analyze", "analyze marienbad --json", ""),
        ("analyze", "analyze graph-with-cycles --json", ""),
        ("tree", "tree graph-with-cycles --json", ""),
        ("analyze", "analyze candy 3,4 --json", ""),
        ("analyze", "analyze cram 6x6 --method search --timeout 0 --json", ""),
        ("analyze", "analyze hex - --set size=3 --json", ""),
        ("batch", "analyze --batch -", "{\"game\":\"kayles\",\"position\":\"5\"}\nnonsense\n{\"game\":\"nim\"}\n"),
        ("explain", "explain nim 5,19,40,51 --json", ""),
        ("explain", "explain wythoff 8,13 --move 1-1 --json", ""),
        ("explain", "explain hex - --set size=3 --json", ""),
        ("games", "games --json", ""),
        ("games", "games --json --lang hu", ""),
        ("rules", "rules 21 --json", ""),
        ("graph", graph, ""),
        ("graph", "graph - --json", r#"{"a":["b"],"b":["a","c"],"c":["d"],"d":[]}"#),
        ("sequence", "sequence kayles --json --stats --at 1000000", ""),
        ("sequence", "sequence 0.6 --to 100 --json", ""),
        ("tree", "tree nim 2,3 -o - --format json", ""),
        ("tree", "tree hex - --set size=3 --depth 1 -o - --format json", ""),
        ("random", "random moore --json", ""),
        ("verify", "verify euclid --json", ""),
        ("review", "review - --json", crate::review::GAME),
        ("chain", "review - --chain --json", crate::review::GAME),
        ("reviews", "review - --json", two_games),
        ("reviews", "review - --chain --json", two_games),
        ("board", "board hex - --set size=3 --json", ""),
        ("board", "board sum 1,2;3,4 --json", ""),
        ("board", "board 21 0 --json", ""),
        ("board", "board hackenbush 0-1,1-2 -o - --format json", ""),
        ("table", "table wythoff --to 3 --json", ""),
        ("table", "table kayles --to 5 --misere -o - --format json", ""),
        ("tree", "tree nim 2,3 --json", ""),
        ("survey", "sequence --survey 0.x --to 200 --json", ""),
    ]
}

#[test]
fn what_a_file_proves_fits_its_schema() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    for (option, name) in [("--certificate", "schema.certificate"), ("--values", "schema.bin")] {
        let file = folder.join(name);
        // A file of an earlier run may be there.
        let _ = std::fs::remove_file(&file);
        crate::prints(&format!("sequence kayles {option} {}", file.display()));
        assert_fits("check", &format!("sequence --check {} --json", file.display()), "");
    }
}

#[test]
fn a_certificate_fits_its_schema_when_it_is_written_and_when_it_is_checked() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("schema.proof");
    let file = file.display();
    for (question, by_theorem) in [("kayles 9 --misere", false), ("nim 18446744073709551615,1000000000", true)] {
        let written = read_fitting("proof", &crate::prints(&format!("prove {question} -o {file} --json")));
        assert_eq!((written["moves"].is_null(), written["theorem"].is_object()), (by_theorem, by_theorem), "{written}");
        assert_eq!(written["theorem"]["name"].is_string(), by_theorem, "{written}");
        let checked = read_fitting("proof", &crate::prints(&format!("prove --check {file} --json")));
        assert_eq!(checked, written);
    }
    let both = run(["prove", "nim", "1,2", "--json", "-o", "-"], b"");
    assert!(both.code == 2 && both.output.is_empty() && both.errors.contains("--output -"), "{both:?}");
}

#[test]
fn the_time_of_a_sequence_stands_only_with_the_statistics() {
    for (words, has_time) in [("sequence kayles --json", false), ("sequence kayles --json --stats", true)] {
        let answer = read_fitting("sequence", &crate::prints(words));
        assert_eq!(answer.get("cpu_seconds").is_some(), has_time, "{words}: {answer}");
    }
}

#[test]
fn what_does_not_fit_is_noticed() {
    let all: Json = serde_json::from_str(SCHEMA).unwrap();
    let wrong = |name: &str, text: &str| {
        let value: Json = serde_json::from_str(text).unwrap();
        misfit(&all["$defs"][name], &value, &all, name).expect(text)
    };
    assert!(wrong("random", r#"{"game":"nim","params":{},"convention":"normal"}"#).contains("\"position\" is missing"));
    let extra = r#"{"game":"nim","params":{},"convention":"normal","position":"1","x":1}"#;
    assert!(wrong("random", extra).contains("x is not described"));
    assert!(wrong("random", &extra.replace("normal", "other")).contains("\"other\" is not in"));
    assert!(wrong("graph", r#"{"convention":"normal","acyclic":1,"vertices":[]}"#).contains("1 is not \"boolean\""));
}
