//! Attempts to win without playing: all are refused, and the match does not change.
use crate::{UNLIMITED, client::Visitor, on_both, site_on};
use axum::http::StatusCode;
use protocol::site::{MatchState, NewToken};
use serde_json::json;
use sqlx::{AnyConnection, Connection};
use test_support::{SqliteFile, postgres};

async fn state(visitor: &mut Visitor, id: &str) -> MatchState {
    visitor.get(&format!("/api/v1/matches/{id}")).await.ok().json()
}

#[tokio::test]
async fn moves_without_the_right_to_move_change_nothing() {
    on_both(async |mut ana: Visitor| {
        let mut bor = ana.stranger();
        ana.register("Ana").await;
        bor.register("Bor").await;
        let mine = ana.begin(3).await;
        let his = bor.begin(3).await;
        let mv = first_move(&mut ana, &mine).await;
        let before = state(&mut ana, &mine.id).await;
        assert_eq!(bor.play(&mine.id, 0, &mv).await.problem_id(), "refused-no-seat", "for another seat");
        assert_eq!(ana.stranger().play(&mine.id, 0, &mv).await.status, StatusCode::UNAUTHORIZED, "without a session");
        assert_eq!(ana.play(&mine.id, 1, &mv).await.problem_id(), "refused-ply", "out of turn");
        assert_eq!(ana.play(&mine.id, 0, "99-1").await.status, StatusCode::UNPROCESSABLE_ENTITY, "an illegal move");
        assert_eq!(ana.play("none", 0, &mv).await.problem_id(), "refused-no-match", "of no match");
        assert_eq!(ana.play(&his.id, 0, &mv).await.problem_id(), "refused-no-seat", "of another match");
        let leave = format!("/api/v1/matches/{}/leave", mine.id);
        assert_eq!(bor.post(&leave, &json!({})).await.problem_id(), "refused-no-seat", "leaving for another");
        assert_eq!(state(&mut ana, &mine.id).await, before);
    })
    .await;
}

async fn first_move(visitor: &mut Visitor, state: &MatchState) -> String {
    let question = json!({"game": state.game, "position": state.position});
    let analysis: serde_json::Value = visitor.post("/api/v1/analyse", &question).await.ok().json();
    analysis["winning_moves"][0].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_replayed_move_and_a_move_after_the_end_are_refused() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let begun = ana.begin(3).await;
        let mv = first_move(&mut ana, &begun).await;
        let after: MatchState = ana.play(&begun.id, 0, &mv).await.ok().json();
        assert_eq!(ana.play(&begun.id, 0, &mv).await.status, StatusCode::CONFLICT);
        assert_eq!(state(&mut ana, &begun.id).await, after);
        let over = ana.finish(after, true).await;
        let answer = ana.play(&begun.id, over.moves.len(), "1-1").await;
        assert_eq!(answer.problem_id(), "refused-over");
        let leave = ana.post(&format!("/api/v1/matches/{}/leave", begun.id), &json!({})).await;
        assert_eq!(leave.problem_id(), "refused-over");
        assert_eq!(state(&mut ana, &begun.id).await, over);
    })
    .await;
}

#[tokio::test]
async fn only_one_of_several_simultaneous_moves_counts() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let begun = ana.begin(3).await;
        let mv = first_move(&mut ana, &begun).await;
        let (id, mv) = (begun.id.as_str(), mv.as_str());
        let tries: Vec<_> = (0..8)
            .map(|_| {
                let (mut twin, id, mv) = (ana.clone(), id.to_owned(), mv.to_owned());
                tokio::spawn(async move { twin.play(&id, 0, &mv).await.status })
            })
            .collect();
        let mut accepted = 0;
        for attempt in tries {
            let status = attempt.await.unwrap();
            assert!(status == StatusCode::OK || status == StatusCode::CONFLICT, "{status}");
            accepted += usize::from(status == StatusCode::OK);
        }
        assert_eq!((accepted, state(&mut ana, id).await.moves.len()), (1, 2));
    })
    .await;
}

#[tokio::test]
async fn two_servers_on_one_database_agree() {
    let database = postgres::database().await;
    let mut here = Visitor::new(site_on(&database, UNLIMITED).await);
    here.register("Ana").await;
    let begun = here.begin(3).await;
    let elsewhere = Visitor::new(site_on(&database, UNLIMITED).await);
    let mut there = Visitor { cookie: here.cookie.clone(), ..elsewhere };
    let (mut now, mut turn) = (begun, 0);
    while now.ended.is_none() {
        let mv = first_move(&mut here, &now).await;
        let (one, other) = if turn % 2 == 0 { (&mut here, &mut there) } else { (&mut there, &mut here) };
        let answers = tokio::join!(one.play(&now.id, now.moves.len(), &mv), other.play(&now.id, now.moves.len(), &mv));
        let made = [answers.0.status, answers.1.status].iter().filter(|status| status.is_success()).count();
        assert_eq!(made, 1, "{answers:?}");
        now = state(other, &now.id).await;
        turn += 1;
    }
    assert_eq!(now.ended.unwrap().winners, [0]);
}

#[tokio::test]
async fn results_cannot_be_posted() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let begun = ana.begin(3).await;
        for path in ["/api/v1/ranking", "/api/v1/players/Ana", &format!("/api/v1/matches/{}", begun.id)] {
            let answer = ana.post(path, &json!({"ended": {"how": "played", "winners": [0]}, "rating": 3000})).await;
            assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
        }
        let body = json!({"ply": 0, "move": "1-1", "ended": {"how": "played", "winners": [0]}});
        let answer = ana.post(&format!("/api/v1/matches/{}/moves", begun.id), &body).await;
        assert_eq!(answer.problem_id(), "refused-unreadable", "unknown fields are refused");
        let body = json!({"game": "nim", "level": 3, "start": "1"});
        assert_eq!(ana.post("/api/v1/matches", &body).await.problem_id(), "refused-unreadable");
        assert_eq!(state(&mut ana, &begun.id).await, begun);
    })
    .await;
}

#[tokio::test]
async fn stolen_and_invented_tokens_are_rejected() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let begun = ana.begin(1).await;
        let cookie = ana.cookie.clone().unwrap();
        let secret = cookie.split_once('=').unwrap().1.to_owned();
        // The secret of a browser is not the token of a bot, or the other way round.
        let mut thief = Visitor { token: Some(secret.clone()), ..ana.stranger() };
        assert_eq!(thief.get("/api/v1/session").await.status, StatusCode::UNAUTHORIZED);
        let token: NewToken = ana.post("/api/v1/tokens", &json!({"label": "bot"})).await.ok().json();
        let mut thief = Visitor { cookie: Some(format!("nimatron={}", token.token)), ..ana.stranger() };
        assert_eq!(thief.get("/api/v1/session").await.status, StatusCode::UNAUTHORIZED);
        for forged in ["", "x", &"a".repeat(52), &secret.to_uppercase(), "' OR 1=1 --"] {
            let mut thief = Visitor { cookie: Some(format!("nimatron={forged}")), ..ana.stranger() };
            assert_eq!(thief.play(&begun.id, 0, "1-1").await.status, StatusCode::UNAUTHORIZED, "{forged}");
        }
        let mut bot = Visitor { token: Some(token.token), origin: None, ..ana.stranger() };
        let mv = first_move(&mut ana, &begun).await;
        bot.play(&begun.id, 0, &mv).await.ok();
        ana.delete(&format!("/api/v1/sessions/{}", token.id), &json!({})).await.ok();
        assert_eq!(bot.get("/api/v1/session").await.status, StatusCode::UNAUTHORIZED);
    })
    .await;
}

/// Lets a year and a day pass for all sessions.
async fn sessions_expire(database: &str) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&database.replace("sqlite:", "sqlite://")).await.unwrap();
    let query = sqlx::query("UPDATE sessions SET expires = expires - 31622400000");
    assert!(query.execute(&mut connection).await.unwrap().rows_affected() > 0);
    connection.close().await.unwrap();
}

#[tokio::test]
async fn expired_tokens_are_rejected() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
        ana.register("Ana").await;
        let begun = ana.begin(1).await;
        let token: NewToken = ana.post("/api/v1/tokens", &json!({"label": "bot"})).await.ok().json();
        let bot = Visitor { token: Some(token.token), origin: None, ..ana.stranger() };
        let mv = first_move(&mut ana, &begun).await;
        sessions_expire(&database).await;
        // A new server knows only what is stored.
        let later = site_on(&database, UNLIMITED).await;
        let [mut ana, mut bot] =
            [ana, bot].map(|early| Visitor { cookie: early.cookie, token: early.token, ..Visitor::new(later.clone()) });
        for late in [&mut ana, &mut bot] {
            assert_eq!(late.play(&begun.id, 0, &mv).await.status, StatusCode::UNAUTHORIZED);
        }
        let mut stranger = ana.stranger();
        assert_eq!(state(&mut stranger, &begun.id).await.moves, begun.moves, "nothing has changed");
    }
}
