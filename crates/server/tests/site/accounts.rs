//! Guests, accounts, sessions, tokens.
use crate::{client::Visitor, on_both};
use axum::http::StatusCode;
use protocol::site::{Export, MatchState, Me, NewToken, SessionInfo};
use serde_json::{Value, json};

const SESSION: &str = "/api/v1/session";

fn credentials(name: &str, password: &str) -> Value {
    json!({"name": name, "password": password})
}

#[tokio::test]
async fn one_form_signs_in_or_registers() {
    on_both(async |mut ana: Visitor| {
        assert_eq!(ana.get(SESSION).await.status, StatusCode::UNAUTHORIZED);
        ana.register("Ana").await;
        let me: Me = ana.get(SESSION).await.ok().json();
        assert_eq!((me.name.as_str(), me.guest, me.running), ("Ana", false, None));
        let mut again = ana.stranger();
        let answer = again.post(SESSION, &credentials("ana", "gold bars 1940")).await.ok();
        let cookie = answer.headers["set-cookie"].to_str().unwrap();
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
        assert_eq!(answer.json::<Me>().name, "Ana");
        // The same form with the password repeated signs in as well.
        ana.stranger().register("Ana").await;
    })
    .await;
}

#[tokio::test]
async fn answers_do_not_reveal_whether_a_name_exists() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let mut stranger = ana.stranger();
        let wrong = stranger.post(SESSION, &credentials("Ana", "wrong password")).await;
        let unknown = stranger.post(SESSION, &credentials("Nobody", "wrong password")).await;
        assert_eq!((wrong.status, &wrong.text), (unknown.status, &unknown.text));
        assert_eq!(wrong.status, StatusCode::UNAUTHORIZED);
        // Registering a name that is taken, or that looks like one, is answered in the same way.
        for name in ["Ana", "ANA", "AnА", "Aná"] {
            let body = json!({"name": name, "password": "another password", "repeat": "another password"});
            let answer = stranger.post(SESSION, &body).await;
            let expected = if name == "AnА" { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::UNAUTHORIZED };
            assert_eq!(answer.status, expected, "{name}: {answer:?}");
        }
    })
    .await;
}

/// Number of passwords hashed so far: nearly all of the time that signing in takes.
async fn hash_count(visitor: &mut Visitor) -> u64 {
    let metrics = visitor.metrics().await;
    let line = metrics.lines().find_map(|line| line.strip_prefix("nimatron_passwords_hashed_total "));
    line.expect("the figure is there").parse().unwrap()
}

#[tokio::test]
async fn a_name_that_exists_costs_as_much_work_as_one_that_does_not() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let mut stranger = ana.stranger();
        for repeat in [None, Some("wrong password")] {
            let mut work = Vec::new();
            // A name, the same in other case, a look-alike, and a name that does not exist.
            for name in ["Ana", "aNA", "Aná", "Nobody"] {
                let before = hash_count(&mut stranger).await;
                let body = json!({"name": name, "password": "wrong password", "repeat": repeat});
                stranger.post(SESSION, &body).await;
                work.push(hash_count(&mut stranger).await - before);
            }
            assert_eq!(work, [if repeat.is_some() { 2 } else { 1 }; 4]);
        }
    })
    .await;
}

#[tokio::test]
async fn a_guest_becomes_an_account() {
    on_both(async |mut guest: Visitor| {
        let me: Me = guest.post("/api/v1/session/guest", &json!({"name": "Bor"})).await.ok().json();
        assert!(me.guest);
        let rated = guest.post("/api/v1/matches", &json!({"game": "nim", "level": 1})).await;
        assert_eq!(rated.problem_id(), "refused-guest");
        let twice = guest.post("/api/v1/session/guest", &json!({"name": "Bor"})).await;
        assert_eq!(twice.status, StatusCode::CONFLICT);
        let since = guest.get("/api/v1/account").await.ok().json::<Export>().created;
        let open: MatchState = guest.post("/api/v1/challenges", &json!({"game": "nim"})).await.ok().json();
        guest.register("Bor").await;
        let seen: MatchState = guest.get(&format!("/api/v1/matches/{}", open.id)).await.ok().json();
        assert!(open.seats.iter().any(|seat| seat.guest) && !seen.seats.iter().any(|seat| seat.guest), "{seen:?}");
        let export: Export = guest.get("/api/v1/account").await.ok().json();
        assert_eq!((export.name.as_str(), export.created), ("Bor", since), "the same account goes on");
        let me: Me = guest.get(SESSION).await.ok().json();
        assert!(!me.guest);
    })
    .await;
}

#[tokio::test]
async fn a_stolen_session_of_a_guest_gives_no_access_to_the_account() {
    on_both(async |mut guest: Visitor| {
        guest.post("/api/v1/session/guest", &json!({"name": "Bor"})).await.ok();
        let mut thief = guest.clone();
        thief.get(SESSION).await.ok();
        guest.register("Bor").await;
        assert_ne!(guest.cookie, thief.cookie);
        assert_eq!(thief.get(SESSION).await.status, StatusCode::UNAUTHORIZED);
        assert_eq!(thief.get("/api/v1/account").await.status, StatusCode::UNAUTHORIZED);
        let sessions: Vec<SessionInfo> = guest.get("/api/v1/sessions").await.ok().json();
        assert_eq!(sessions.len(), 1, "the new one alone");
    })
    .await;
}

#[tokio::test]
async fn sessions_are_listed_and_revoked() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let mut phone = ana.stranger();
        phone.post(SESSION, &credentials("Ana", "gold bars 1940")).await.ok();
        let sessions: Vec<SessionInfo> = ana.get("/api/v1/sessions").await.ok().json();
        assert_eq!(sessions.len(), 2);
        let other = sessions.iter().find(|session| !session.current).unwrap();
        ana.delete(&format!("/api/v1/sessions/{}", other.id), &json!({})).await.ok();
        assert_eq!(phone.get(SESSION).await.status, StatusCode::UNAUTHORIZED);
        let mut bor = ana.stranger();
        bor.register("Bor").await;
        let mine = sessions.iter().find(|session| session.current).unwrap();
        let foreign = bor.delete(&format!("/api/v1/sessions/{}", mine.id), &json!({})).await;
        assert_eq!(foreign.problem_id(), "refused-no-session");
        ana.delete(SESSION, &json!({})).await.ok();
        assert_eq!((ana.cookie.clone(), ana.get(SESSION).await.status), (None, StatusCode::UNAUTHORIZED));
    })
    .await;
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let mut phone = ana.stranger();
        phone.post(SESSION, &credentials("Ana", "gold bars 1940")).await.ok();
        let token: NewToken = ana.post("/api/v1/tokens", &json!({"label": "my bot"})).await.ok().json();
        let mut bot = Visitor { token: Some(token.token), origin: None, ..ana.stranger() };
        bot.get(SESSION).await.ok();
        let wrong = ana.put("/api/v1/account/password", &json!({"old": "gold", "new": "silver bars"})).await;
        assert_eq!(wrong.problem_id(), "refused-wrong-password");
        ana.put("/api/v1/account/password", &json!({"old": "gold bars 1940", "new": "silver bars"})).await.ok();
        for gone in [&mut phone, &mut bot] {
            assert_eq!(gone.get(SESSION).await.status, StatusCode::UNAUTHORIZED);
        }
        ana.get(SESSION).await.ok();
        let old = ana.stranger().post(SESSION, &credentials("Ana", "gold bars 1940")).await;
        assert_eq!(old.status, StatusCode::UNAUTHORIZED);
        ana.stranger().post(SESSION, &credentials("Ana", "silver bars")).await.ok();
    })
    .await;
}

#[tokio::test]
async fn a_deleted_account_leaves_its_matches_without_a_name() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let state = ana.begin(1).await;
        let id = state.id.clone();
        let running = ana.delete("/api/v1/account", &json!({"password": "gold bars 1940"})).await;
        assert_eq!(running.problem_id(), "refused-sign-out");
        ana.finish(state, true).await;
        let export: Export = ana.get("/api/v1/account").await.ok().json();
        assert_eq!((export.matches.len(), export.records.len(), export.scores.len()), (1, 1, 8));
        assert!(export.records[0].starts_with("nimatron-record 1\n"), "{}", export.records[0]);
        let wrong = ana.delete("/api/v1/account", &json!({"password": "guess"})).await;
        assert_eq!(wrong.problem_id(), "refused-wrong-password");
        ana.delete("/api/v1/account", &json!({"password": "gold bars 1940"})).await.ok();
        assert_eq!(ana.get(SESSION).await.status, StatusCode::UNAUTHORIZED);
        assert_eq!(ana.get("/api/v1/players/Ana").await.status, StatusCode::NOT_FOUND);
        let answer = ana.get(&format!("/api/v1/matches/{id}")).await.ok();
        assert!(!answer.text.contains("Ana"), "{}", answer.text);
        ana.register("Ana").await;
    })
    .await;
}

#[tokio::test]
async fn bad_names_and_passwords_are_refused_with_a_sentence() {
    on_both(async |mut visitor: Visitor| {
        for (name, password, repeat, want) in [
            ("<script>", "gold bars 1940", "gold bars 1940", "refused-name"),
            ("", "gold bars 1940", "gold bars 1940", "refused-name"),
            ("Ana", "short", "short", "refused-password"),
            ("Ana", "gold bars 1940", "gold bars 1941", "refused-repeat"),
        ] {
            let body = json!({"name": name, "password": password, "repeat": repeat});
            let answer = visitor.post(SESSION, &body).await;
            assert_eq!((answer.status, answer.problem_id().as_str()), (StatusCode::UNPROCESSABLE_ENTITY, want));
        }
    })
    .await;
}
