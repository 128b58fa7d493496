//! Secret placement: nobody sees the pieces of others before all have placed.
use crate::{
    UNLIMITED,
    client::Visitor,
    on_both, site_on,
    sockets::{connect, next, serve, state},
};
use axum::http::StatusCode;
use protocol::site::{Export, MatchState, OpenMatch, PlacingState};
use serde_json::json;
use std::sync::Arc;
use test_support::postgres;
use tokio_tungstenite::tungstenite::Message;

/// The pieces of another player as they would appear in a text: in a list, in an event, in a position.
const SECRETS: [&str; 3] = ["2,1,3", "[2, 1, 3]", "2:"];

async fn place(visitor: &mut Visitor, id: &str, squares: &[u64]) -> crate::client::Answer {
    visitor.post(&format!("/api/v1/matches/{id}/placement"), &json!({"squares": squares})).await
}

/// Ana has invited to a match in which each places three pieces, and Bor has sat down.
async fn invite_and_join(ana: &mut Visitor, bor: &mut Visitor) -> MatchState {
    ana.register("Ana").await;
    bor.register("Bor").await;
    let request = json!({"game": "northcott", "pieces": 3, "first": "you", "listed": true});
    let open: MatchState = ana.post("/api/v1/challenges", &request).await.ok().json();
    assert_eq!(place(ana, &open.id, &[2, 1, 3]).await.problem_id(), "refused-open");
    bor.post(&format!("/api/v1/matches/{}/join", open.id), &json!({})).await.ok().json()
}

fn assert_no_secret(text: &str) {
    for secret in SECRETS {
        assert!(!text.contains(secret), "{secret} in {text}");
    }
}

#[tokio::test]
async fn a_placement_stays_secret_until_all_have_placed() {
    on_both(async |mut ana: Visitor| {
        let mut bor = ana.stranger();
        let begun = invite_and_join(&mut ana, &mut bor).await;
        let (id, path) = (begun.id.as_str(), format!("/api/v1/matches/{}", begun.id));
        let PlacingState { pieces, squares, placed, yours, again } = begun.placing.clone().unwrap();
        assert_eq!((pieces, squares, placed), (3, vec![[1, 4], [5, 8]], vec![false, false]));
        assert_eq!((yours, again, begun.turn, begun.position.as_str()), (None, false, None, ""));
        let address = serve(Arc::clone(&ana.site)).await;
        let own = format!("http://{address}");
        let mut his = connect(address, id, bor.cookie.as_deref(), Some(&own)).await.unwrap();
        let mut spectator = connect(address, id, None, None).await.unwrap();
        for socket in [&mut his, &mut spectator] {
            state(socket).await;
        }
        let hers: MatchState = place(&mut ana, id, &[2, 1, 3]).await.ok().json();
        let placing = hers.placing.unwrap();
        assert_eq!((placing.yours, placing.placed), (Some(vec![2, 1, 3]), vec![true, false]));
        for socket in [&mut his, &mut spectator] {
            let Message::Text(sent) = next(socket).await else { panic!("expected a state") };
            assert!(sent.contains("[true,false]"), "{sent}");
            assert_no_secret(&sent);
        }
        let mut stranger = ana.stranger();
        for visitor in [&mut bor, &mut stranger] {
            assert_no_secret(&visitor.get(&path).await.ok().text);
            assert_eq!(visitor.get(&format!("{path}/record")).await.problem_id(), "refused-placing");
            assert_no_secret(&visitor.get("/api/v1/players/Ana").await.ok().text);
            assert_no_secret(&visitor.get("/api/v1/challenges").await.ok().text);
        }
        let export = bor.get("/api/v1/account").await.ok();
        assert_no_secret(&export.text);
        let export: Export = export.json();
        assert_eq!((export.matches.len(), export.records.len()), (1, 0));
        let both: MatchState = place(&mut bor, id, &[8, 8, 5]).await.ok().json();
        assert_eq!((both.placing, both.position.as_str(), both.turn), (None, "W 2:8,1:8,3:5", Some(0)));
        for socket in [&mut his, &mut spectator] {
            assert_eq!(state(socket).await.start, "W 2:8,1:8,3:5");
        }
        let moved: MatchState = ana.play(id, 0, "1+1").await.ok().json();
        assert_eq!(moved.position, "B 3:8,1:8,3:5");
        assert!(bor.get(&format!("{path}/record")).await.ok().text.contains("start W 2:8,1:8,3:5\n"));
    })
    .await;
}

#[tokio::test]
async fn forged_and_second_placements_are_refused() {
    on_both(async |mut ana: Visitor| {
        let mut bor = ana.stranger();
        let begun = invite_and_join(&mut ana, &mut bor).await;
        let id = begun.id.as_str();
        let mut eva = ana.stranger();
        assert_eq!(place(&mut eva, id, &[2, 1, 3]).await.status, StatusCode::UNAUTHORIZED);
        eva.register("Eva").await;
        assert_eq!(place(&mut eva, id, &[2, 1, 3]).await.problem_id(), "refused-no-seat");
        assert_eq!(ana.play(id, 0, "1+1").await.problem_id(), "refused-placing");
        for wrong in [&[][..], &[1, 1], &[1, 1, 5], &[0, 1, 1], &[1, 1, u64::MAX], &[1; 100]] {
            assert_eq!(place(&mut ana, id, wrong).await.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong:?}");
        }
        for body in [json!({"squares": [1, 1, "1"]}), json!({"squares": [1, 1, 1], "seat": 1}), json!([1, 1, 1])] {
            let answer = ana.post(&format!("/api/v1/matches/{id}/placement"), &body).await;
            assert_eq!(answer.problem_id(), "refused-unreadable", "{body}");
        }
        let now: MatchState = bor.get(&format!("/api/v1/matches/{id}")).await.ok().json();
        assert_eq!(now, begun, "nothing has happened");
        // Of many at once one is taken.
        let tries: Vec<_> = (1..=4)
            .map(|square| {
                let (mut twin, id) = (ana.clone(), id.to_owned());
                tokio::spawn(async move { place(&mut twin, &id, &[square; 3]).await.status })
            })
            .collect();
        let mut taken = 0;
        for attempt in tries {
            taken += usize::from(attempt.await.unwrap().is_success());
        }
        assert_eq!(taken, 1);
        assert_eq!(place(&mut ana, id, &[1, 1, 1]).await.problem_id(), "refused-placed");
        place(&mut bor, id, &[8, 8, 8]).await.ok();
        assert_eq!(place(&mut bor, id, &[7, 7, 7]).await.problem_id(), "refused-not-placing");
    })
    .await;
}

#[tokio::test]
async fn placements_are_accepted_only_for_games_that_have_them() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        for (request, want) in [
            (json!({"game": "nim", "pieces": 3}), "error-nothing-to-place"),
            (json!({"game": "northcott", "pieces": 0}), "error-pieces"),
            (json!({"game": "northcott", "pieces": 1_000_000}), "error-pieces"),
            (json!({"game": "northcott", "pieces": 3, "start": "W 1:8"}), "refused-wish"),
            (json!({"game": "northcott", "pieces": 3, "rated": true}), "refused-rated-start"),
        ] {
            assert_eq!(ana.post("/api/v1/challenges", &request).await.problem_id(), want, "{request}");
        }
        let mut bor = ana.stranger();
        bor.register("Bor").await;
        let quick = |pieces: Option<u32>| json!({"game": "northcott", "pieces": pieces});
        let waiting: MatchState = ana.post("/api/v1/quick", &quick(Some(2))).await.ok().json();
        let listed: Vec<OpenMatch> = bor.get("/api/v1/challenges").await.ok().json();
        assert_eq!((listed[0].pieces, listed[0].start.as_str()), (Some(2), ""));
        let other: MatchState = bor.post("/api/v1/quick", &quick(None)).await.ok().json();
        assert!(other.open && other.placing.is_none());
        let paired: MatchState = bor.post("/api/v1/quick", &quick(Some(2))).await.ok().json();
        assert_eq!((paired.id, paired.open), (waiting.id, false));
    })
    .await;
}

#[tokio::test]
async fn players_on_two_servers_place_and_place_again_when_no_move_is_left() {
    let database = postgres::database().await;
    let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
    let mut bor = Visitor::new(site_on(&database, UNLIMITED).await);
    let begun = invite_and_join(&mut ana, &mut bor).await;
    let id = begun.id.as_str();
    let (hers, his) = tokio::join!(place(&mut ana, id, &[4, 4, 4]), place(&mut bor, id, &[5, 5, 5]));
    assert!(hers.status.is_success() && his.status.is_success(), "{hers:?} {his:?}");
    let again: MatchState = ana.get(&format!("/api/v1/matches/{id}")).await.ok().json();
    let placing = again.placing.unwrap();
    assert_eq!((placing.again, placing.placed, again.events), (true, vec![false, false], 3));
    place(&mut bor, id, &[6, 6, 6]).await.ok();
    let both: MatchState = place(&mut ana, id, &[4, 4, 4]).await.ok().json();
    assert_eq!(both.position, "W 4:6,4:6,4:6");
    // A later visitor on a third server reads the same.
    let mut third = Visitor::new(site_on(&database, UNLIMITED).await);
    let seen: MatchState = third.get(&format!("/api/v1/matches/{id}")).await.ok().json();
    assert_eq!((seen.position, seen.you, seen.events), (both.position, None, 5));
}
