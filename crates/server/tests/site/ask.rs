//! Questions to the engine, and the description of the API.
use crate::{client::Visitor, on_both};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

#[tokio::test]
async fn positions_are_analysed_and_explained() {
    on_both(async |mut visitor: Visitor| {
        let question = json!({"game": "nim", "position": "5,19,40,51"});
        let answer: Value = visitor.post("/api/v1/analyse", &question).await.ok().json();
        assert_eq!((&answer["outcome"], &answer["winning_moves"]), (&json!("N"), &json!(["3-3"])));
        let answer = visitor.post("/api/v1/explain", &question).await.ok();
        assert!(answer.text.contains("101000"), "{}", answer.text);
        let question = json!({"game": "nim", "position": "5,19,40,51", "move": "1-1"});
        let moved = visitor.post("/api/v1/explain", &question).await.ok();
        assert_ne!(moved.text, answer.text);
        let games: Value = visitor.get("/api/v1/games").await.ok().json();
        assert!(games.to_string().contains("wythoff"));
    })
    .await;
}

#[tokio::test]
async fn an_explanation_speaks_the_language_of_the_address_or_the_body() {
    on_both(async |mut visitor: Visitor| {
        let question = json!({"game": "nim", "position": "3,5,7"});
        let english = visitor.post("/api/v1/explain", &question).await.ok().text;
        let slovene = visitor.post("/api/v1/explain?lang=sl", &question).await.ok().text;
        assert!(slovene != english && slovene.contains("potez"), "{slovene}");
        let in_body = json!({"game": "nim", "position": "3,5,7", "lang": "sl"});
        assert_eq!(visitor.post("/api/v1/explain", &in_body).await.ok().text, slovene);
        assert_eq!(visitor.post("/api/v1/explain?lang=en", &in_body).await.ok().text, english);
        let refused = visitor.post("/api/v1/explain?lang=xx", &question).await;
        assert!(refused.status == StatusCode::UNPROCESSABLE_ENTITY && refused.text.contains("xx"), "{}", refused.text);
    })
    .await;
}

#[tokio::test]
async fn long_lists_are_cut_and_marked() {
    on_both(async |mut visitor: Visitor| {
        let position = vec!["1000000000"; 64].join(",");
        let question = json!({"game": "moore", "position": position, "params": {"k": 32}});
        for path in ["analyse", "explain"] {
            let answer = visitor.post(&format!("/api/v1/{path}"), &question).await.ok();
            assert!(answer.text.len() < 1 << 20, "{path} answers with {} bytes", answer.text.len());
        }
        let answer: Value = visitor.post("/api/v1/analyse", &question).await.ok().json();
        let listed = answer["winning_moves"].as_array().unwrap().len();
        assert!((1..=1000).contains(&listed), "{listed}");
        // Not all winning moves are found, since there are too many; those that are listed are fewer still.
        assert!(answer["winning_moves_count"].as_u64().unwrap() > 1000, "{}", answer["winning_moves_count"]);
        assert_eq!(answer["complete"], json!(false));
        assert_eq!(answer["moves_complete"], json!(false));
        // A short list is complete, without extra fields.
        let short: Value =
            visitor.post("/api/v1/analyse", &json!({"game": "nim", "position": "1,2"})).await.ok().json();
        assert_eq!((short.get("winning_moves_count"), short.get("complete")), (None, None));
    })
    .await;
}

#[tokio::test]
async fn an_exhausted_budget_is_reported() {
    on_both(async |mut visitor: Visitor| {
        let question = json!({"game": "hex", "position": "11x11"});
        let question = visitor.get("/api/v1/games").await.ok().json::<Value>()["games"]
            .as_array()
            .and_then(|games| games.iter().find(|game| game["id"] == "cram"))
            .and_then(|game| game["presets"].as_array()?.last()?["position"].as_str().map(str::to_owned))
            .map_or(question, |position| json!({"game": "cram", "position": position}));
        let answer: Value = visitor.post("/api/v1/analyse?positions=3", &question).await.ok().json();
        assert!(answer["gave_up"].is_string() && answer["outcome"].is_null(), "{answer}");
    })
    .await;
}

#[tokio::test]
async fn bad_questions_are_refused_with_a_sentence() {
    on_both(async |mut visitor: Visitor| {
        for (body, want) in [
            (json!({"game": "nym", "position": "1"}), "did you mean `nim`?"),
            (json!({"game": "nim"}), "`position` is missing"),
            (json!({"game": "nim", "position": "x"}), "cannot read `x`"),
            (json!([1]), "expected an object"),
        ] {
            let answer = visitor.post("/api/v1/analyse", &body).await;
            assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
            assert!(answer.text.contains(want), "{}", answer.text);
        }
    })
    .await;
}

#[tokio::test]
async fn a_record_is_reviewed() {
    on_both(async |mut visitor: Visitor| {
        let record = "nimatron-record 1\ngame nim\nconvention normal\nA person \"Ana\"\nB computer 3\nstart 1,2\nA \
            2-2\nB 1-1\nresult B wins\n";
        let answer = visitor.send(Method::POST, "/api/v1/review", "text/plain", record.into()).await.ok();
        let review: Value = answer.json();
        assert!(review.to_string().contains("2-1"), "the winning move is told: {review}");
        let bad = visitor.send(Method::POST, "/api/v1/review", "text/plain", b"hello".to_vec()).await;
        assert_eq!(bad.status, StatusCode::UNPROCESSABLE_ENTITY);
    })
    .await;
}

#[tokio::test]
async fn sequences_come_with_their_period_and_its_proof() {
    on_both(async |mut visitor: Visitor| {
        let kayles: Value = visitor.get("/api/v1/sequences/kayles?values=8&at=1000000000000").await.ok().json();
        assert_eq!((&kayles["code"], &kayles["n0"], &kayles["period"]), (&json!("0.77"), &json!(71), &json!(12)));
        assert_eq!(kayles["values"], json!([0, 1, 2, 3, 1, 4, 3, 2]));
        assert_eq!(kayles["at"], json!([{"heap": 1_000_000_000_000_u64, "value": 1}]));
        assert!(kayles["proof"].as_str().unwrap().contains("It needs 158 values."), "{kayles}");
        let open: Value = visitor.get("/api/v1/sequences/0.6?to=5000").await.ok().json();
        assert_eq!((&open["proved"], &open["to"], &open["period"]), (&json!(false), &json!(5000), &Value::Null));
        // More than anybody may ask for is not refused, only not computed.
        let all: Value = visitor.get("/api/v1/sequences/0.6?to=99999999999&values=99999999999").await.ok().json();
        assert!((10_000..=1 << 18).contains(&all["to"].as_u64().unwrap()), "{}", all["to"]);
        assert_eq!(all["values"].as_array().unwrap().len(), 10_000);
        for (path, status) in [("nym", 422), ("", 404), ("0.7%2f..", 422), ("0.77?to=-1", 400), ("subtraction:", 422)] {
            let answer = visitor.get(&format!("/api/v1/sequences/{path}")).await;
            assert_eq!(answer.status.as_u16(), status, "{path}: {answer:?}");
        }
        let refused = visitor.get("/api/v1/sequences/0.7x").await;
        assert_eq!(refused.problem_id(), "sequence-error-code");
    })
    .await;
}

#[tokio::test]
async fn the_api_describes_itself() {
    on_both(async |mut visitor: Visitor| {
        let document: Value = visitor.get("/api/v1/openapi.json").await.ok().json();
        assert!(document["openapi"].as_str().unwrap().starts_with("3."));
        let paths = document["paths"].as_object().unwrap();
        assert!(paths.len() >= 15 && paths.contains_key("/api/v1/matches/{id}/moves"), "{:?}", paths.keys());
        for (path, methods) in paths {
            for (method, described) in methods.as_object().unwrap() {
                assert!(described["summary"].is_string(), "{method} {path} says what it does");
            }
        }
        assert!(document["components"]["schemas"]["Problem"].is_object());
    })
    .await;
}

#[tokio::test]
async fn operators_get_health_checks_and_metrics() {
    on_both(async |mut visitor: Visitor| {
        assert_eq!(visitor.get("/health").await.status, StatusCode::NO_CONTENT);
        assert_eq!(visitor.get("/ready").await.status, StatusCode::NO_CONTENT);
        let one = visitor.get("/api/v1/none").await;
        let other = visitor.get("/api/v1/none").await;
        assert_ne!(one.headers["x-request-id"], other.headers["x-request-id"]);
        let metrics = visitor.metrics().await;
        assert!(metrics.contains("nimatron_answers_total{status=\"4xx\"} 2\n"), "{metrics}");
        assert_eq!(visitor.get("/metrics").await.status, StatusCode::NOT_FOUND, "strangers see none");
        let mut stranger = Visitor { token: Some("guess".to_owned()), ..visitor };
        assert_eq!(stranger.get("/metrics").await.status, StatusCode::NOT_FOUND);
    })
    .await;
}
