//! The checked answers of `data/vectors.jsonl`, asked through the interface of every front end.
use engine::{Analysis, Convention, Params, Question, Value, games};
use serde_json::Value as Json;

fn value(json: &Json) -> Value {
    match json {
        Json::Bool(flag) => Value::Flag(*flag),
        Json::Number(number) => Value::Number(number.as_u64().unwrap()),
        Json::String(text) => Value::Text(text.clone()),
        Json::Array(list) => Value::List(list.iter().map(value).collect()),
        Json::Object(map) => Value::Map(map.iter().map(|(name, json)| (name.clone(), value(json))).collect()),
        Json::Null => panic!("no parameter is null"),
    }
}

fn ask(vector: &Json) -> Result<Analysis, engine::GameError> {
    let Value::Map(params) = value(&vector["params"]) else { panic!("parameters are an object") };
    let misere = vector["convention"] == "misere";
    let convention = if misere { Convention::Misere } else { Convention::Normal };
    let game = games::build(vector["game"].as_str().unwrap(), &Params(params))?;
    game.analyse(vector["position"].as_str().unwrap(), convention, &Question::default())
}

fn words(json: &Json) -> Vec<&str> {
    let mut words: Vec<&str> = json.as_array().unwrap().iter().map(|word| word.as_str().unwrap()).collect();
    words.sort_unstable();
    words
}

/// What is wrong with the answer to one vector.
fn differences(vector: &Json) -> Vec<String> {
    let answer = match ask(vector) {
        Ok(answer) => answer,
        Err(error) => return vec![error.to_string()],
    };
    let mut wrong = Vec::new();
    let mut check = |what: &str, want: String, got: String| {
        if want != got {
            wrong.push(format!("{what}: want {want}, got {got}"));
        }
    };
    check("disagreement", "None".into(), format!("{:?}", answer.disagreement));
    let outcome = answer.outcome.map_or("none", |outcome| outcome.letter());
    check("outcome", vector["outcome"].as_str().unwrap().into(), outcome.into());
    check("winning moves", format!("{:?}", words(&vector["winning_moves"])), format!("{:?}", answer.winning_moves));
    if let Some(want) = vector["nim_value"].as_u64() {
        check("nim-value", want.to_string(), answer.nim_value.map_or("none".into(), |v| v.to_string()));
    }
    if let Some(want) = vector["remoteness"].as_u64() {
        check("remoteness", want.to_string(), answer.remoteness.map_or("none".into(), |r| r.to_string()));
    }
    if vector.get("drawing_moves").is_some() {
        check("drawing moves", format!("{:?}", words(&vector["drawing_moves"])), format!("{:?}", answer.drawing_moves));
    }
    if let Some(candies) = vector.get("candies") {
        let score = answer.score.expect("candies are counted");
        check("candies", candies.to_string(), format!("[{},{}]", score.mine, score.theirs));
        check("best moves", format!("{:?}", words(&vector["best_moves"])), format!("{:?}", score.best_moves));
    }
    wrong
}

#[test]
fn every_vector_is_answered_as_it_says() {
    let only = std::env::var("NIMATRON_GAME").ok();
    let mut wrong = Vec::new();
    let mut count = 0;
    for line in include_str!("data/vectors.jsonl").lines() {
        let vector: Json = serde_json::from_str(line).unwrap();
        if only.as_deref().is_some_and(|game| vector["game"] != game) {
            continue;
        }
        count += 1;
        for difference in differences(&vector) {
            wrong.push(format!("{line}\n    {difference}"));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} differences in {count} vectors:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(20)].join("\n")
    );
    assert!(only.is_some() || count == 854, "{count} vectors");
}
