//! Forged requests of other sites, and hostile input.
use crate::{client::Visitor, on_both, site_on};
use axum::http::{Method, StatusCode};
use serde_json::json;
use server::SiteOptions;
use test_support::{SqliteFile, postgres};

#[tokio::test]
async fn a_query_with_a_nul_is_refused() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        for path in ["players/Ana?before=1-%00", "players/Ana?before=1&x=%00", "ranking?game=nim%00", "ranking?%00"] {
            let answer = ana.get(&format!("/api/v1/{path}")).await;
            assert_eq!(
                (answer.status, answer.problem_id().as_str()),
                (StatusCode::BAD_REQUEST, "refused-unreadable"),
                "{path}"
            );
        }
        for (path, body) in [
            ("challenges", json!({"game": "nim", "start": "1\0"})),
            ("challenges", json!({"game": "graph", "params": {"graph": {"a\0": ["b"], "b": []}}, "start": "a\0"})),
            ("session", json!({"name": "Ana\0", "password": "gold bars 1940"})),
            ("analyse", json!({"game": "nim", "position": "1\0"})),
        ] {
            let answer = ana.post(&format!("/api/v1/{path}"), &body).await;
            assert!(answer.status.is_client_error() || answer.status.is_success(), "{path} {body}: {answer:?}");
        }
    })
    .await;
}

#[tokio::test]
async fn requests_from_other_sites_are_refused() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let begun = ana.begin(1).await;
        for origin in [None, Some("http://evil.example"), Some("null"), Some("http://nim.example.evil.example")] {
            let mut foreign = Visitor { origin: origin.map(str::to_owned), ..ana.clone() };
            let leave = foreign.post(&format!("/api/v1/matches/{}/leave", begun.id), &json!({})).await;
            assert_eq!(leave.problem_id(), "refused-foreign", "{origin:?}");
            assert_eq!(foreign.delete("/api/v1/session", &json!({})).await.problem_id(), "refused-foreign");
            let mut signing = foreign.stranger();
            let body = json!({"name": "Ana", "password": "gold bars 1940"});
            assert_eq!(signing.post("/api/v1/session", &body).await.problem_id(), "refused-foreign");
            let guest = signing.post("/api/v1/session/guest", &json!({"name": "Eva"})).await;
            assert_eq!(guest.problem_id(), "refused-foreign");
        }
        // A form cannot send JSON.
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""] {
            let path = format!("/api/v1/matches/{}/moves", begun.id);
            let answer = ana.send(Method::POST, &path, kind, br#"{"ply":0,"move":"1-1"}"#.to_vec()).await;
            assert_eq!(answer.status, StatusCode::UNSUPPORTED_MEDIA_TYPE, "{kind}");
        }
        let now: protocol::site::MatchState = ana.get(&format!("/api/v1/matches/{}", begun.id)).await.ok().json();
        assert_eq!(now, begun);
    })
    .await;
}

#[tokio::test]
async fn sql_and_scripts_are_plain_text() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let begun = ana.begin(1).await;
        for text in
            ["'; DROP TABLE accounts; --", "\" OR \"\"=\"", "<script>alert(1)</script>", "\0", "%00", "$1", "\\"]
        {
            let encoded: String = text.bytes().map(|byte| format!("%{byte:02x}")).collect();
            for path in ["/api/v1/matches/", "/api/v1/players/"] {
                let answer = ana.get(&format!("{path}{encoded}")).await;
                assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}{text}: {answer:?}");
            }
            assert!(ana.get(&format!("/api/v1/ranking?convention={encoded}")).await.status.is_client_error());
            assert!(ana.get(&format!("/api/v1/ranking?game={encoded}")).await.status.is_client_error());
            assert!(ana.play(&begun.id, 0, text).await.status.is_client_error());
            assert!(ana.play(&encoded, 0, text).await.status.is_client_error());
            let body = json!({"name": text, "password": text, "repeat": text});
            assert!(ana.stranger().post("/api/v1/session", &body).await.status.is_client_error());
            ana.post("/api/v1/tokens", &json!({"label": text})).await.ok();
            let guest = ana.stranger().post("/api/v1/session/guest", &json!({"name": text})).await;
            assert_eq!(guest.problem_id(), "refused-name", "{text}");
            let passwords = json!({"old": text, "new": "gold bars 1941"});
            assert!(ana.put("/api/v1/account/password", &passwords).await.status.is_client_error(), "{text}");
            let deleted = ana.delete("/api/v1/account", &json!({"password": text})).await;
            assert!(deleted.status.is_client_error(), "{text}");
            assert!(ana.get(&format!("/api/v1/sequences/{encoded}")).await.status.is_client_error(), "{text}");
            let review = ana.send(Method::POST, "/api/v1/review", "text/plain", text.into()).await;
            assert!(review.status.is_client_error(), "{text}");
            for field in ["game", "convention", "start", "first"] {
                let mut request = json!({"game": "nim", "start": "1,2"});
                request[field] = json!(text);
                for path in ["/api/v1/challenges", "/api/v1/quick"] {
                    assert!(ana.post(path, &request).await.status.is_client_error(), "{path}: {request}");
                }
            }
            let params = json!({"game": "count", "params": {"target": text}});
            assert!(ana.post("/api/v1/challenges", &params).await.status.is_client_error(), "{text}");
            for (what, body) in
                [("offers", json!({"offer": text})), ("answers", json!({"offer": text, "accept": true}))]
            {
                let answer = ana.post(&format!("/api/v1/matches/{}/{what}", begun.id), &body).await;
                assert!(answer.status.is_client_error(), "{what}: {text}");
            }
            for path in ["/api/v1/analyse", "/api/v1/explain"] {
                let question = json!({"game": "nim", "position": text});
                assert!(ana.post(path, &question).await.status.is_client_error(), "{path}: {text}");
            }
            let session = ana.delete(&format!("/api/v1/sessions/{encoded}"), &json!({})).await;
            assert_eq!(session.status, StatusCode::NOT_FOUND, "{text}");
        }
        let sessions = ana.get("/api/v1/sessions").await.ok();
        assert_eq!(sessions.headers["content-type"], "application/json");
        ana.get("/api/v1/players/Ana").await.ok();
    })
    .await;
}

#[tokio::test]
async fn oversized_and_broken_bodies_are_refused() {
    on_both(async |mut visitor: Visitor| {
        let huge = vec![b' '; 1 << 20];
        let answer = visitor.send(Method::POST, "/api/v1/analyse", "application/json", huge.clone()).await;
        assert_eq!(answer.problem_id(), "refused-too-large");
        let answer = visitor.send(Method::POST, "/api/v1/session", "application/json", huge).await;
        assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
        for body in ["", "{", "[]", "null", "{\"name\":1}", "{\"name\":\"Ana\"}", "\u{1}"] {
            let answer = visitor.send(Method::POST, "/api/v1/session", "application/json", body.into()).await;
            assert_eq!((answer.status.as_u16(), answer.problem_id().as_str()), (400, "refused-unreadable"), "{body}");
        }
        let answer = visitor.send(Method::POST, "/api/v1/analyse", "application/json", vec![0xff, 0xfe]).await;
        assert!(answer.status.is_client_error());
    })
    .await;
}

#[tokio::test]
async fn guesses_of_passwords_and_questions_are_rate_limited() {
    let database = postgres::database().await;
    let mut visitor = Visitor::new(site_on(&database, SiteOptions::default()).await);
    let body = json!({"name": "Ana", "password": "a guess"});
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(visitor.post("/api/v1/session", &body).await.status);
    }
    assert_eq!(statuses.iter().filter(|status| **status == StatusCode::UNAUTHORIZED).count(), 10);
    let answer = visitor.post("/api/v1/session", &body).await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
    let seconds: u64 = answer.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=60).contains(&seconds));
    let question = json!({"game": "nim", "position": "1"});
    let mut refused = 0;
    for _ in 0..200 {
        refused +=
            usize::from(visitor.post("/api/v1/analyse", &question).await.status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused > 0, "two hundred questions at once are too many");
}

/// Asks until the rate limit refuses, and returns the number of answers.
async fn count_allowed_questions(visitor: &mut Visitor) -> usize {
    let question = json!({"game": "nim", "position": "1"});
    for count in 0..1000 {
        let answer = visitor.post("/api/v1/analyse", &question).await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            assert_eq!(answer.headers["retry-after"], "1");
            return count;
        }
        answer.ok();
    }
    panic!("a thousand questions at once are too many");
}

#[tokio::test]
async fn questions_are_counted_for_each_account_and_for_each_address() {
    let options = SiteOptions { behind_proxy: true, ..SiteOptions::default() };
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, options).await);
        ana.address = Some("192.0.2.1".to_owned());
        let (mut bor, mut guest) = (ana.stranger(), ana.stranger());
        ana.register("Ana").await;
        bor.register("Bor").await;
        guest.post("/api/v1/session/guest", &json!({"name": "Eva"})).await.ok();
        let token: protocol::site::NewToken = ana.post("/api/v1/tokens", &json!({"label": "bot"})).await.ok().json();
        assert!(count_allowed_questions(&mut ana).await >= 60);
        // Neither a token of the same account nor another address helps.
        let mut bot = Visitor { token: Some(token.token), ..ana.stranger() };
        let mut elsewhere = Visitor { address: Some("192.0.2.2".to_owned()), ..ana.clone() };
        assert!(count_allowed_questions(&mut bot).await < 60 && count_allowed_questions(&mut elsewhere).await < 60);
        // Other accounts at the same address can ask; all callers without an account share the tokens of the address.
        assert!(count_allowed_questions(&mut bor).await >= 60 && count_allowed_questions(&mut guest).await >= 60);
        assert!(count_allowed_questions(&mut ana.stranger()).await < 60);
        let mut foreign = Visitor { origin: Some("http://evil.example".to_owned()), ..bor.clone() };
        assert!(count_allowed_questions(&mut foreign).await < 60, "another site cannot use the account");
    }
}

#[tokio::test]
async fn browsers_are_told_to_stay_with_https() {
    let options = SiteOptions { https: true, ..crate::UNLIMITED };
    let mut visitor = Visitor::new(site_on(&postgres::database().await, options).await);
    visitor.origin = Some("https://nim.example".to_owned());
    let answer = visitor.post("/api/v1/session/guest", &json!({"name": "Eva"})).await.ok();
    assert_eq!(answer.headers["strict-transport-security"], "max-age=31536000");
    assert_eq!(answer.headers["cache-control"], "no-store");
}
