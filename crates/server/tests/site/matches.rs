//! Rated matches against the computer.
use crate::{client::Visitor, on_both};
use axum::http::StatusCode;
use protocol::site::{CategoryScore, Me, PlayerPage, SessionInfo};
use serde_json::json;

async fn overall(visitor: &mut Visitor, name: &str) -> CategoryScore {
    let page: PlayerPage = visitor.get(&format!("/api/v1/players/{name}")).await.ok().json();
    let all = page
        .scores
        .into_iter()
        .find(|score| score.game.is_none() && score.convention.is_none() && score.level.is_none());
    all.expect("a rated match was finished")
}

#[tokio::test]
async fn a_match_is_won_by_good_play_and_counted_once() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let state = ana.begin(3).await;
        assert_eq!((state.you, state.turn, state.rated, state.seats[1].level), (Some(0), Some(0), true, Some(3)));
        let state = ana.finish(state, true).await;
        let ended = state.ended.unwrap();
        assert_eq!((ended.how.name(), ended.winners), ("played", vec![0]), "the start can be won");
        let score = overall(&mut ana, "Ana").await;
        assert_eq!((score.games, score.wins, score.losses, score.percent), (1, 1, 0, 100));
        assert!(score.rating > 1500);
        let record = ana.get(&format!("/api/v1/matches/{}/record", state.id)).await.ok();
        assert!(
            record.text.contains("A person \"Ana\"") && record.text.ends_with("result A wins\n"),
            "{}",
            record.text
        );
    })
    .await;
}

#[tokio::test]
async fn a_mistake_loses_against_the_perfect_computer() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let state = ana.begin(3).await;
        let state = ana.finish(state, false).await;
        assert_eq!(state.ended.unwrap().winners, [1]);
        let score = overall(&mut ana, "Ana").await;
        assert_eq!((score.games, score.wins, score.losses), (1, 0, 1));
        assert!(score.rating < 1500);
    })
    .await;
}

#[tokio::test]
async fn the_computer_begins_on_request() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let body = json!({"game": "wythoff", "level": 2, "first": "computer", "convention": "misere"});
        let state: protocol::site::MatchState = ana.post("/api/v1/matches", &body).await.ok().json();
        assert_eq!((state.moves.len(), state.turn, state.you), (1, Some(1), Some(1)));
        assert_eq!((state.game.as_str(), state.convention.as_str()), ("wythoff", "misere"));
    })
    .await;
}

#[tokio::test]
async fn leaving_loses_and_signing_out_has_to_wait() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let state = ana.begin(1).await;
        let me: Me = ana.get("/api/v1/session").await.ok().json();
        assert_eq!(me.running.as_deref(), Some(state.id.as_str()));
        let seen: protocol::site::Visitor = ana.get("/api/v1/visitor").await.ok().json();
        assert_eq!(seen.me, Some(me));
        let stranger: protocol::site::Visitor = ana.stranger().get("/api/v1/visitor").await.ok().json();
        assert_eq!(stranger.me, None, "nobody is signed in, and that is no error");
        let refused = ana.delete("/api/v1/session", &json!({})).await;
        assert_eq!((refused.status, refused.problem_id().as_str()), (StatusCode::CONFLICT, "refused-sign-out"));
        let sessions: Vec<SessionInfo> = ana.get("/api/v1/sessions").await.ok().json();
        let this = sessions.iter().find(|session| session.current).unwrap();
        let refused = ana.delete(&format!("/api/v1/sessions/{}", this.id), &json!({})).await;
        assert_eq!(refused.problem_id(), "refused-sign-out", "nor by another way");
        let second = ana.post("/api/v1/matches", &json!({"game": "nim", "level": 1})).await;
        assert_eq!(second.problem_id(), "refused-running");
        let left = ana.post(&format!("/api/v1/matches/{}/leave", state.id), &json!({})).await.ok();
        let ended = left.json::<protocol::site::MatchState>().ended.unwrap();
        assert_eq!((ended.how.name(), ended.winners), ("left", vec![1]));
        assert_eq!(overall(&mut ana, "Ana").await.losses, 1);
        ana.delete("/api/v1/session", &json!({})).await.ok();
    })
    .await;
}

#[tokio::test]
async fn a_player_can_come_back_and_others_may_look() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let state = ana.begin(1).await;
        let path = format!("/api/v1/matches/{}", state.id);
        let mut stranger = ana.stranger();
        let seen: protocol::site::MatchState = stranger.get(&path).await.ok().json();
        assert_eq!((seen.you, seen.position.as_str()), (None, state.position.as_str()));
        let again: protocol::site::MatchState = ana.get(&path).await.ok().json();
        assert_eq!(again, state);
        assert_eq!(stranger.get("/api/v1/matches/none").await.problem_id(), "refused-no-match");
    })
    .await;
}
