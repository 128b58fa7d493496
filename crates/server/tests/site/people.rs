//! Matches between people.
use crate::{client::Visitor, on_both};
use axum::http::StatusCode;
use protocol::site::{MatchState, OpenMatch, PlayerPage};
use serde_json::{Value, json};
use std::task::Poll;

/// Two people with accounts.
async fn two(ana: &mut Visitor) -> Visitor {
    let mut bor = ana.stranger();
    ana.register("Ana").await;
    bor.register("Bor").await;
    bor
}

async fn challenge(visitor: &mut Visitor, request: Value) -> MatchState {
    visitor.post("/api/v1/challenges", &request).await.ok().json()
}

async fn join(visitor: &mut Visitor, id: &str) -> MatchState {
    visitor.post(&format!("/api/v1/matches/{id}/join"), &json!({})).await.ok().json()
}

/// Offers something; the id of the problem when that is refused.
async fn offer(visitor: &mut Visitor, id: &str, what: &str) -> Option<String> {
    let answer = visitor.post(&format!("/api/v1/matches/{id}/offers"), &json!({"offer": what})).await;
    (!answer.status.is_success()).then(|| answer.problem_id())
}

async fn answer(visitor: &mut Visitor, id: &str, what: &str, accept: bool) -> MatchState {
    let body = json!({"offer": what, "accept": accept});
    visitor.post(&format!("/api/v1/matches/{id}/answers"), &body).await.ok().json()
}

#[tokio::test]
async fn an_invitation_becomes_a_match_with_takeback_and_rematch() {
    on_both(async |mut ana: Visitor| {
        let mut bor = two(&mut ana).await;
        let request = json!({"game": "nim", "start": "1,2", "first": "you"});
        let open = challenge(&mut ana, request).await;
        assert!(open.open && open.you == Some(0) && open.seats[1].name.is_none());
        assert_eq!(ana.play(&open.id, 0, "2-1").await.problem_id(), "refused-open");
        let joined = join(&mut bor, &open.id).await;
        assert_eq!((joined.open, joined.you, joined.seats[1].name.as_deref()), (false, Some(1), Some("Bor")));
        assert_eq!(
            ana.stranger().post(&format!("/api/v1/matches/{}/join", open.id), &json!({})).await.status,
            StatusCode::UNAUTHORIZED
        );
        let mut eva = ana.stranger();
        eva.register("Eva").await;
        assert_eq!(
            eva.post(&format!("/api/v1/matches/{}/join", open.id), &json!({})).await.problem_id(),
            "refused-full"
        );
        ana.play(&open.id, 0, "2-2").await.ok();
        assert_eq!(ana.play(&open.id, 1, "1-1").await.problem_id(), "refused-not-your-turn");
        assert_eq!(offer(&mut bor, &open.id, "takeback").await.as_deref(), Some("refused-offer"), "Bor has not moved");
        assert_eq!(offer(&mut ana, &open.id, "takeback").await, None);
        let back = answer(&mut bor, &open.id, "takeback", true).await;
        assert_eq!((back.position.as_str(), back.turn, back.offer), ("1,2", Some(0), None));
        ana.play(&open.id, 0, "2-1").await.ok();
        bor.play(&open.id, 1, "1-1").await.ok();
        let over: MatchState = ana.play(&open.id, 2, "2-1").await.ok().json();
        assert_eq!(over.ended.unwrap().winners, [0]);
        assert_eq!(offer(&mut bor, &open.id, "rematch").await, None);
        let next = answer(&mut ana, &open.id, "rematch", true).await.next.expect("a rematch");
        let rematch: MatchState = ana.get(&format!("/api/v1/matches/{next}")).await.ok().json();
        assert_eq!((rematch.you, rematch.start.as_str(), rematch.moves.len()), (Some(1), "1,2", 0));
        bor.play(&next, 0, "2-1").await.ok();
    })
    .await;
}

#[tokio::test]
async fn a_rated_match_is_a_pair() {
    on_both(async |mut ana: Visitor| {
        let mut bor = two(&mut ana).await;
        let open = challenge(&mut ana, json!({"game": "nim", "rated": true, "first": "you"})).await;
        let first = join(&mut bor, &open.id).await;
        let second: MatchState = ana.get(&format!("/api/v1/matches/{}", first.pair.unwrap())).await.ok().json();
        assert_eq!((second.start.as_str(), second.you), (open.start.as_str(), Some(1)), "sides are swapped");
        bor.post(&format!("/api/v1/matches/{}/leave", open.id), &json!({})).await.ok();
        let page: PlayerPage = ana.get("/api/v1/players/Ana").await.ok().json();
        assert!(page.scores.is_empty(), "half a pair counts nothing");
    })
    .await;
}

#[tokio::test]
async fn rated_matches_are_for_accounts_and_start_by_lot() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let chosen = ana.post("/api/v1/challenges", &json!({"game": "nim", "rated": true, "start": "1"})).await;
        assert_eq!(chosen.problem_id(), "refused-rated-start");
        let clock = json!({"game": "nim", "clock": {"initial": 1, "increment": 0}});
        assert_eq!(ana.post("/api/v1/challenges", &clock).await.problem_id(), "refused-clock");
        let open = challenge(&mut ana, json!({"game": "nim", "rated": true})).await;
        let mut guest = ana.stranger();
        guest.post("/api/v1/session/guest", &json!({"name": "Gal"})).await.ok();
        assert_eq!(
            guest.post(&format!("/api/v1/matches/{}/join", open.id), &json!({})).await.problem_id(),
            "refused-guest"
        );
        let rated = guest.post("/api/v1/challenges", &json!({"game": "nim", "rated": true})).await;
        assert_eq!(rated.problem_id(), "refused-guest");
        let casual = challenge(&mut ana, json!({"game": "nim"})).await;
        assert!(join(&mut guest, &casual.id).await.you.is_some());
    })
    .await;
}

#[tokio::test]
async fn challenges_are_listed_withdrawn_and_paired() {
    on_both(async |mut ana: Visitor| {
        let mut bor = two(&mut ana).await;
        let hidden = challenge(&mut ana, json!({"game": "nim"})).await;
        let listed =
            challenge(&mut ana, json!({"game": "wythoff", "listed": true, "clock": {"initial": 60, "increment": 5}}))
                .await;
        let list: Vec<OpenMatch> = bor.get("/api/v1/challenges").await.ok().json();
        assert_eq!((list.len(), list[0].id.as_str(), list[0].name.as_str()), (1, listed.id.as_str(), "Ana"));
        assert_eq!(list[0].clock.unwrap().initial, 60);
        let foreign = bor.delete(&format!("/api/v1/challenges/{}", listed.id), &json!({})).await;
        assert_eq!(foreign.status, StatusCode::NOT_FOUND);
        ana.delete(&format!("/api/v1/challenges/{}", listed.id), &json!({})).await.ok();
        assert_eq!(bor.get(&format!("/api/v1/matches/{}", listed.id)).await.status, StatusCode::NOT_FOUND);
        let waiting: MatchState = ana.post("/api/v1/quick", &json!({"game": "nim"})).await.ok().json();
        assert!(waiting.open && waiting.id != hidden.id);
        let other: MatchState = bor.post("/api/v1/quick", &json!({"game": "wythoff"})).await.ok().json();
        assert_ne!(other.id, waiting.id);
        let paired: MatchState = bor.post("/api/v1/quick", &json!({"game": "nim"})).await.ok().json();
        assert_eq!((paired.id.as_str(), paired.open), (waiting.id.as_str(), false));
    })
    .await;
}

#[tokio::test]
async fn only_the_owner_sees_an_invitation_by_link() {
    on_both(async |mut ana: Visitor| {
        let mut bor = two(&mut ana).await;
        let hidden = challenge(&mut ana, json!({"game": "nim", "start": "1,2"})).await;
        let page = "/api/v1/players/Ana";
        assert_eq!(bor.get(page).await.problem_id(), "refused-no-player", "nothing was played yet");
        let own: PlayerPage = ana.get(page).await.ok().json();
        assert_eq!(own.matches.iter().map(|line| line.id.as_str()).collect::<Vec<_>>(), [hidden.id.as_str()]);
        let listed = challenge(&mut ana, json!({"game": "nim", "start": "1,2", "listed": true})).await;
        for visitor in [&mut bor, &mut ana.stranger()] {
            let seen: PlayerPage = visitor.get(page).await.ok().json();
            assert_eq!(seen.matches.iter().map(|line| line.id.as_str()).collect::<Vec<_>>(), [listed.id.as_str()]);
        }
        join(&mut bor, &hidden.id).await;
        let seen: PlayerPage = bor.get(page).await.ok().json();
        assert_eq!(seen.matches.len(), 2, "a match that has begun is no invitation any more");
    })
    .await;
}

/// A client may be gone before the answer to its move: the move still counts, and the other player can go on.
#[tokio::test]
async fn a_move_completes_when_the_caller_is_gone() {
    on_both(async |mut ana: Visitor| {
        let mut bor = two(&mut ana).await;
        for polls in 1..12 {
            let open = challenge(&mut ana, json!({"game": "nim", "start": "1,1", "first": "you"})).await;
            join(&mut bor, &open.id).await;
            hang_up(&mut ana, &open.id, polls).await;
            // By now the move is there for everybody, or it never arrived and is made by sending it again.
            let again = ana.play(&open.id, 0, "1-1").await;
            assert!(again.status.is_success() || again.problem_id() == "refused-not-your-turn", "{again:?}");
            bor.play(&open.id, 1, "2-1").await.ok();
        }
    })
    .await;
}

/// Sends a move and hangs up after the request was polled a number of times.
async fn hang_up(visitor: &mut Visitor, id: &str, polls: usize) {
    let mut sending = Box::pin(visitor.play(id, 0, "1-1"));
    let mut count = 0;
    std::future::poll_fn(|context| {
        count += 1;
        match sending.as_mut().poll(context) {
            Poll::Pending if count < polls => Poll::Pending,
            _ => Poll::Ready(()),
        }
    })
    .await;
}

#[tokio::test]
async fn two_simultaneous_requests_for_an_opponent_are_paired() {
    on_both(async |mut ana: Visitor| {
        let mut bor = two(&mut ana).await;
        for round in 0..10 {
            let request = json!({"game": "nim", "start": format!("1,{}", round + 2)});
            let (hers, his) = tokio::join!(quick(&mut ana, &request), quick(&mut bor, &request));
            assert_eq!(hers.id, his.id, "{request}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_rated_rematch_has_another_start() {
    on_both(async |mut ana: Visitor| {
        let mut bor = two(&mut ana).await;
        let open = challenge(&mut ana, json!({"game": "nim", "rated": true, "first": "you"})).await;
        join(&mut bor, &open.id).await;
        bor.post(&format!("/api/v1/matches/{}/leave", open.id), &json!({})).await.ok();
        assert_eq!(offer(&mut bor, &open.id, "rematch").await, None);
        let next = answer(&mut ana, &open.id, "rematch", true).await.next.expect("a rematch");
        let next: MatchState = ana.get(&format!("/api/v1/matches/{next}")).await.ok().json();
        let second: MatchState = ana.get(&format!("/api/v1/matches/{}", next.pair.unwrap())).await.ok().json();
        assert_ne!(next.start, open.start, "nobody has studied it");
        assert_eq!((next.start, next.you, second.you), (second.start, Some(1), Some(0)));
    })
    .await;
}

#[tokio::test]
async fn only_the_inviter_withdraws_an_invitation() {
    on_both(async |mut ana: Visitor| {
        let mut bor = two(&mut ana).await;
        let open = challenge(&mut ana, json!({"game": "count", "params": {"players": 3}})).await;
        join(&mut bor, &open.id).await;
        let path = format!("/api/v1/challenges/{}", open.id);
        assert_eq!(bor.delete(&path, &json!({})).await.problem_id(), "refused-no-match");
        ana.delete(&path, &json!({})).await.ok();
    })
    .await;
}

#[tokio::test]
async fn guests_are_marked_in_the_list() {
    on_both(async |mut ana: Visitor| {
        let mut guest = ana.stranger();
        ana.register("Ana").await;
        guest.post("/api/v1/session/guest", &json!({"name": "Gal"})).await.ok();
        for (visitor, game) in [(&mut ana, "nim"), (&mut guest, "wythoff")] {
            challenge(visitor, json!({"game": game, "listed": true})).await;
        }
        let list: Vec<OpenMatch> = ana.get("/api/v1/challenges").await.ok().json();
        let mut listed: Vec<(&str, &str, bool)> =
            list.iter().map(|open| (open.game.as_str(), open.name.as_str(), open.guest)).collect();
        listed.sort_unstable();
        assert_eq!(listed, [("nim", "Ana", false), ("wythoff", "Gal", true)]);
    })
    .await;
}

async fn quick(visitor: &mut Visitor, request: &Value) -> MatchState {
    visitor.post("/api/v1/quick", request).await.ok().json()
}

#[tokio::test]
async fn only_equal_requests_are_paired() {
    on_both(async |mut ana: Visitor| {
        let mut bor = two(&mut ana).await;
        let request = json!({"game": "count", "params": {"players": 2, "target": 30}, "start": "4", "first": "you"});
        let waiting = quick(&mut ana, &request).await;
        assert_eq!(quick(&mut ana, &request).await.id, waiting.id, "whoever asks again goes on waiting");
        let with = |name: &str, value: Value| {
            let mut request = request.clone();
            request["first"] = json!("lot");
            request[name] = value;
            request
        };
        for other in [
            with("start", Value::Null),
            with("start", json!("5")),
            with("params", json!({"target": 31, "players": 2})),
            with("convention", json!("misere")),
            with("clock", json!({"initial": 60, "increment": 0})),
            with("first", json!("you")),
        ] {
            let elsewhere = quick(&mut bor, &other).await;
            assert!(elsewhere.open && elsewhere.id != waiting.id, "{other}");
            // Nobody has many open invitations.
            bor.delete(&format!("/api/v1/challenges/{}", elsewhere.id), &json!({})).await.ok();
        }
        let paired = quick(&mut bor, &with("params", json!({"target": 30, "players": 2}))).await;
        assert_eq!((paired.id, paired.open, paired.start.as_str(), paired.you), (waiting.id, false, "4", Some(1)));
    })
    .await;
}

#[tokio::test]
async fn a_drawn_start_is_paired_with_a_drawn_start() {
    on_both(async |mut ana: Visitor| {
        let mut bor = two(&mut ana).await;
        let waiting = quick(&mut ana, &json!({"game": "nim", "first": "other"})).await;
        let chosen = quick(&mut bor, &json!({"game": "nim", "start": waiting.start})).await;
        assert!(chosen.open && chosen.id != waiting.id, "who chose the start knows it, who waits for a lot does not");
        let paired = quick(&mut bor, &json!({"game": "nim", "first": "you"})).await;
        assert_eq!((paired.id, paired.you), (waiting.id, Some(0)));
    })
    .await;
}

#[tokio::test]
async fn more_than_two_people_play_21() {
    on_both(async |mut ana: Visitor| {
        let mut bor = two(&mut ana).await;
        let mut eva = ana.stranger();
        eva.register("Eva").await;
        let games: Value = ana.get("/api/v1/games").await.ok().json();
        assert!(games.to_string().contains("players"), "the game of 21 has a parameter for players");
        let open = challenge(&mut ana, json!({"game": "count", "params": {"players": 3}, "first": "you"})).await;
        assert_eq!(open.seats.len(), 3);
        assert!(join(&mut bor, &open.id).await.open);
        assert!(!join(&mut eva, &open.id).await.open);
        let turn: MatchState = ana.get(&format!("/api/v1/matches/{}", open.id)).await.ok().json();
        assert_eq!(turn.turn, Some(0));
    })
    .await;
}

#[tokio::test]
async fn deleting_an_account_loses_its_matches_in_progress() {
    on_both(async |mut ana: Visitor| {
        let mut bor = two(&mut ana).await;
        let rated = challenge(&mut ana, json!({"game": "nim", "rated": true, "first": "you"})).await;
        let first = join(&mut bor, &rated.id).await;
        let second = first.pair.expect("a rated match is a pair");
        let casual = challenge(&mut ana, json!({"game": "nim", "start": "1,2"})).await;
        join(&mut bor, &casual.id).await;
        let waiting = challenge(&mut ana, json!({"game": "nim", "listed": true})).await;
        let wrong = ana.delete("/api/v1/account", &json!({"password": "guess"})).await;
        assert_eq!(wrong.problem_id(), "refused-wrong-password");
        ana.delete("/api/v1/account", &json!({"password": "gold bars 1940"})).await.ok();
        for id in [&first.id, &second, &casual.id] {
            let over: MatchState = bor.get(&format!("/api/v1/matches/{id}")).await.ok().json();
            let ended = over.ended.clone().expect("it is over");
            assert_eq!((ended.how.name(), ended.winners), ("resigned", vec![over.you.unwrap()]));
            assert!(over.seats.iter().all(|seat| seat.name.as_deref() != Some("Ana")), "{over:?}");
        }
        assert_eq!(bor.get(&format!("/api/v1/matches/{}", waiting.id)).await.status, StatusCode::NOT_FOUND);
        let page: PlayerPage = bor.get("/api/v1/players/Bor").await.ok().json();
        assert!(page.scores.is_empty(), "nobody has moved in the rated pair");
        assert_eq!(bor.get("/api/v1/players/Ana").await.status, StatusCode::NOT_FOUND);
    })
    .await;
}

#[tokio::test]
async fn deleting_an_account_frees_its_seat_in_an_invitation_of_others() {
    on_both(async |mut ana: Visitor| {
        let mut bor = two(&mut ana).await;
        let open = challenge(&mut ana, json!({"game": "count", "params": {"players": 3}, "first": "you"})).await;
        join(&mut bor, &open.id).await;
        bor.delete("/api/v1/account", &json!({"password": "gold bars 1940"})).await.ok();
        let seen: MatchState = ana.get(&format!("/api/v1/matches/{}", open.id)).await.ok().json();
        let names: Vec<_> = seen.seats.iter().map(|seat| seat.name.as_deref()).collect();
        assert_eq!((seen.open, names), (true, vec![Some("Ana"), None, None]));
        for (name, complete) in [("Cene", false), ("Eva", true)] {
            let mut other = ana.stranger();
            other.register(name).await;
            assert_eq!(join(&mut other, &open.id).await.open, !complete, "the seat is free again");
        }
    })
    .await;
}
