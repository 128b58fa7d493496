//! Limits that keep one caller from taking what others need.
use crate::{
    UNLIMITED,
    client::Visitor,
    on_both, site_on,
    sockets::{connect as watch, next, serve, state},
};
use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use protocol::site::{Export, MatchState, OpenMatch};
use serde_json::{Value, json};
use server::SiteOptions;
use std::{future::poll_fn, net::SocketAddr, task::Poll};
use test_support::{SqliteFile, postgres};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    task::JoinSet,
};
use tokio_tungstenite::tungstenite::{Error, Message};
use tower::ServiceExt;

/// Runs a test on both databases with the usual limits, behind a proxy.
async fn limited_on_both<F: Future<Output = ()>>(test: impl Fn(Visitor) -> F) {
    let options = SiteOptions { behind_proxy: true, ..SiteOptions::default() };
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        test(Visitor::new(site_on(&database, options).await)).await;
    }
}

/// Number of guests that may begin from an address, of those who try.
async fn guests(visitor: &Visitor, tries: usize, address: impl Fn(usize) -> String) -> usize {
    let mut begun = 0;
    for number in 0..tries {
        let mut guest = Visitor { address: Some(address(number)), ..visitor.stranger() };
        let answer = guest.post("/api/v1/session/guest", &json!({"name": "Eva"})).await;
        begun += usize::from(answer.status == StatusCode::OK);
    }
    begun
}

#[tokio::test]
async fn a_class_of_forty_gets_in_at_once_but_not_everybody() {
    limited_on_both(async |visitor: Visitor| {
        assert_eq!(guests(&visitor, 40, |_| "192.0.2.1".to_owned()).await, 40);
        let more = guests(&visitor, 60, |_| "192.0.2.1".to_owned()).await;
        assert!((20..40).contains(&more), "{more}");
    })
    .await;
}

#[tokio::test]
async fn an_ipv6_network_has_the_limits_of_one_address() {
    limited_on_both(async |visitor: Visitor| {
        let begun = guests(&visitor, 100, |number| format!("2001:db8:0:1::{number:x}")).await;
        assert!((60..80).contains(&begun), "{begun} guests from one network");
        assert_eq!(guests(&visitor, 1, |_| "2001:db8:0:2::1".to_owned()).await, 1, "another network");
        let mut questions = 0;
        for number in 0..200 {
            let address = Some(format!("2001:db8:0:1::{number:x}"));
            let mut stranger = Visitor { address, ..visitor.stranger() };
            let answer = stranger.post("/api/v1/analyse", &json!({"game": "nim", "position": "1"})).await;
            questions += usize::from(answer.status == StatusCode::OK);
        }
        assert!(questions < 200, "{questions} questions from one network");
    })
    .await;
}

#[tokio::test]
async fn one_person_cannot_fill_the_lobby() {
    on_both(async |mut ana: Visitor| {
        let mut bor = ana.stranger();
        ana.register("Ana").await;
        bor.post("/api/v1/session/guest", &json!({"name": "Bor"})).await.ok();
        let challenge = json!({"game": "nim", "listed": true});
        let mut last = String::new();
        for _ in 0..5 {
            last = ana.post("/api/v1/challenges", &challenge).await.ok().json::<MatchState>().id;
        }
        let refused = ana.post("/api/v1/challenges", &challenge).await;
        assert_eq!((refused.status.as_u16(), refused.problem_id().as_str()), (409, "refused-many-challenges"));
        let waiting = json!({"game": "wythoff"});
        assert_eq!(ana.post("/api/v1/quick", &waiting).await.problem_id(), "refused-many-challenges");
        bor.post("/api/v1/challenges", &challenge).await.ok();
        ana.post("/api/v1/challenges", &json!({"game": "nim"})).await.ok();
        let list: Vec<OpenMatch> = bor.get("/api/v1/challenges").await.ok().json();
        assert_eq!(list.len(), 6);
        // A person who withdraws one may make another.
        ana.delete(&format!("/api/v1/challenges/{last}"), &json!({})).await.ok();
        ana.post("/api/v1/challenges", &challenge).await.ok();
    })
    .await;
}

#[tokio::test]
async fn offers_and_starts_are_limited() {
    on_both(async |mut ana: Visitor| {
        let mut bor = ana.stranger();
        ana.register("Ana").await;
        bor.register("Bor").await;
        let request = json!({"game": "nim", "start": "5,5", "first": "you"});
        let open: MatchState = ana.post("/api/v1/challenges", &request).await.ok().json();
        bor.post(&format!("/api/v1/matches/{}/join", open.id), &json!({})).await.ok();
        ana.play(&open.id, 0, "1-1").await.ok();
        let (offers, answers) =
            (format!("/api/v1/matches/{}/offers", open.id), format!("/api/v1/matches/{}/answers", open.id));
        let mut made = 0;
        let refused = loop {
            let answer = ana.post(&offers, &json!({"offer": "takeback"})).await;
            if !answer.status.is_success() {
                break answer;
            }
            made += 1;
            assert!(made < 50, "offers without end");
            bor.post(&answers, &json!({"offer": "takeback", "accept": false})).await.ok();
        };
        assert_eq!((made, refused.problem_id().as_str()), (3, "refused-many-offers"));
        let long = json!({"game": "nim", "start": vec!["1"; 4000].join(",")});
        assert_eq!(ana.post("/api/v1/challenges", &long).await.problem_id(), "refused-long-start");
    })
    .await;
}

#[tokio::test]
async fn one_caller_does_not_keep_others_waiting() {
    let options = SiteOptions { behind_proxy: true, ..UNLIMITED };
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let visitor = Visitor::new(site_on(&database, options).await);
        let mut greedy = JoinSet::new();
        for _ in 0..12 {
            let mut one = Visitor { address: Some("192.0.2.1".to_owned()), ..visitor.clone() };
            let question = json!({"game": "cram", "position": "7x7"});
            greedy.spawn(async move { one.post("/api/v1/analyse?positions=300000", &question).await.status });
        }
        // All of them have arrived.
        let mut other = Visitor { address: Some("192.0.2.2".to_owned()), ..visitor.clone() };
        while !other.metrics().await.contains("nimatron_open_requests 13\n") {
            tokio::task::yield_now().await;
        }
        other.post("/api/v1/analyse", &json!({"game": "nim", "position": "3,5,7"})).await.ok();
        let mut answered = 0;
        while let Some(status) = greedy.try_join_next() {
            assert_eq!(status.unwrap(), StatusCode::OK);
            answered += 1;
        }
        assert!(answered < 10, "{answered} questions of another caller were answered first");
    }
}

/// Long answers of different kinds.
const LONG: [&str; 4] =
    ["/api/v1/sequences/0.6?to=10000&values=10000", "/api/v1/games", "/api/v1/openapi.json", "/api"];

#[tokio::test]
async fn answers_that_nobody_reads_are_limited_in_all() {
    let options = SiteOptions { most_answer_bytes: 1_000_000, ..UNLIMITED };
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let visitor = Visitor::new(site_on(&database, options).await);
        let ask = async |path: &str| {
            let request = Request::get(path).body(Body::empty());
            visitor.router.clone().oneshot(request.unwrap()).await.unwrap()
        };
        for path in LONG {
            let mut held = Vec::new();
            let refused = loop {
                let answer = ask(path).await;
                if answer.status() != StatusCode::OK {
                    break answer;
                }
                held.push(answer);
                assert!(held.len() < 70, "answers without end: {path}");
            };
            assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS, "{path}");
            assert!(!held.is_empty());
            held.clear();
            assert_eq!(ask(path).await.status(), StatusCode::OK, "those bytes are gone");
        }
    }
}

#[tokio::test]
async fn requests_that_arrive_slowly_are_limited_in_all() {
    let file = SqliteFile::new();
    let visitor = Visitor::new(site_on(&file.url(), SiteOptions { most_answer_bytes: 1_000_000, ..UNLIMITED }).await);
    let ask = || {
        // The body has no length and never ends.
        let body = Body::from_stream(futures_util::stream::pending::<Result<Vec<u8>, std::io::Error>>());
        let request = Request::post("/api/v1/analyse").body(body).unwrap();
        Box::pin(visitor.router.clone().oneshot(request))
    };
    let mut held = Vec::new();
    let refused = loop {
        let mut request = ask();
        match poll_fn(|context| Poll::Ready(request.as_mut().poll(context))).await {
            Poll::Ready(answer) => break answer.unwrap(),
            Poll::Pending => held.push(request),
        }
        assert!(held.len() < 70, "requests without end");
    };
    assert_eq!((refused.status(), held.len()), (StatusCode::TOO_MANY_REQUESTS, 3), "a quarter of a megabyte each");
    held.clear();
    let mut request = ask();
    assert!(poll_fn(|context| Poll::Ready(request.as_mut().poll(context))).await.is_pending(), "there is room again");
}

#[tokio::test]
async fn an_export_is_cut_and_an_account_has_one_at_a_time() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, SiteOptions { most_answer_bytes: 64_000, ..UNLIMITED }).await);
        ana.register("Ana").await;
        let start = vec![u64::MAX.to_string(); 64].join(",");
        for _ in 0..12 {
            let request = json!({"game": "nim", "start": start, "first": "you"});
            let open: MatchState = ana.post("/api/v1/challenges", &request).await.ok().json();
            ana.stranger().get(&format!("/api/v1/matches/{}", open.id)).await.ok();
            let mut bor = ana.stranger();
            bor.post("/api/v1/session/guest", &json!({"name": "Bor"})).await.ok();
            bor.post(&format!("/api/v1/matches/{}/join", open.id), &json!({})).await.ok();
        }
        let export: Export = ana.get("/api/v1/account").await.ok().json();
        assert!(export.has_more && export.matches.len() == 10, "{}", export.matches.len());
        assert_eq!(export.records.len() + export.records_left_out, export.matches.len());
        assert!((1..10).contains(&export.records.len()), "{} records of 1,400 bytes", export.records.len());
        let mut twin = ana.clone();
        let (one, other) = tokio::join!(ana.get("/api/v1/account"), twin.get("/api/v1/account"));
        let mut statuses = [one.status, other.status];
        statuses.sort();
        assert_eq!(statuses, [StatusCode::OK, StatusCode::TOO_MANY_REQUESTS]);
    }
}

#[tokio::test]
async fn a_message_waits_until_there_is_room_for_its_bytes() {
    let options = SiteOptions { most_answer_bytes: 1_000_000, ..UNLIMITED };
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, options).await);
        ana.register("Ana").await;
        let name = |number: usize| format!("{number:0>90}");
        let mut graph: serde_json::Map<String, Value> = (1..500).map(|number| (name(number), json!([]))).collect();
        graph.insert(name(0), json!([name(1)]));
        let request = json!({"game": "graph", "params": {"graph": graph}, "start": name(0)});
        let open: MatchState = ana.post("/api/v1/challenges", &request).await.ok().json();
        let address = serve(ana.site.clone()).await;
        let ask = async || {
            let request = Request::get(format!("/api/v1/matches/{}", open.id)).body(Body::empty());
            Some(ana.router.clone().oneshot(request.unwrap()).await.unwrap()).filter(|answer| answer.status() == 200)
        };
        let mut held = Vec::new();
        while let Some(answer) = ask().await {
            held.push(answer);
            assert!(held.len() < 70, "answers without end");
        }
        let mut spectator = watch(address, &open.id, None, None).await.unwrap();
        assert!(matches!(next(&mut spectator).await, Message::Ping(_)), "there is no room for a state of this length");
        held.clear();
        assert_eq!(state(&mut spectator).await.id, open.id);
    }
}

#[tokio::test]
async fn a_match_and_an_invitation_by_link_have_limits() {
    on_both(async |mut ana: Visitor| {
        let mut bor = ana.stranger();
        ana.register("Ana").await;
        bor.register("Bor").await;
        let start = vec![u64::MAX.to_string(); 64].join(",");
        let request = json!({"game": "nim", "start": start, "first": "you"});
        let open: MatchState = ana.post("/api/v1/challenges", &request).await.ok().json();
        bor.post(&format!("/api/v1/matches/{}/join", open.id), &json!({})).await.ok();
        let mut ply = 0;
        let refused = loop {
            let player = if ply % 2 == 0 { &mut ana } else { &mut bor };
            let answer = player.play(&open.id, ply, "1-1").await;
            if !answer.status.is_success() {
                break answer;
            }
            ply += 1;
            assert!(ply < 2_000, "positions without end");
        };
        assert_eq!((refused.status.as_u16(), refused.problem_id().as_str()), (409, "refused-long-match"));
        let mut links = 0;
        let refused = loop {
            let answer = ana.post("/api/v1/challenges", &json!({"game": "nim", "start": "1,2"})).await;
            if !answer.status.is_success() {
                break answer;
            }
            links += 1;
            assert!(links < 100, "invitations without end");
        };
        assert_eq!((links, refused.problem_id().as_str()), (40, "refused-many-challenges"));
    })
    .await;
}

/// A connection from an address of this machine.
async fn connect_from(source: [u8; 4], address: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from((source, 0))).unwrap();
    socket.connect(address).await.unwrap()
}

/// The beginning of the answer on a connection.
async fn health(mut stream: TcpStream) -> String {
    // The server may have hung up already.
    drop(stream.write_all(b"GET /health HTTP/1.1\r\nhost: nim\r\nconnection: close\r\n\r\n").await);
    let mut answer = Vec::new();
    drop(stream.read_to_end(&mut answer).await);
    String::from_utf8(answer).unwrap().lines().next().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn connections_are_limited_in_all_and_from_one_address() {
    let options = SiteOptions { most_connections: 5, most_connections_from: 3, ..SiteOptions::default() };
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let address = serve(site_on(&database, options).await).await;
        let mut held = Vec::new();
        for _ in 0..3 {
            held.push(connect_from([127, 0, 0, 1], address).await);
        }
        let refused = health(connect_from([127, 0, 0, 1], address).await).await;
        assert!(refused.is_empty() || refused.contains("503"), "{refused}");
        let other = health(connect_from([127, 0, 0, 2], address).await).await;
        assert!(other.contains("204"), "{other}");
        held.push(connect_from([127, 0, 0, 2], address).await);
        held.push(connect_from([127, 0, 0, 3], address).await);
        let refused = health(connect_from([127, 0, 0, 4], address).await).await;
        assert!(refused.is_empty() || refused.contains("503"), "{refused}");
        held.clear();
        while !health(connect_from([127, 0, 0, 1], address).await).await.contains("204") {}
    }
}

#[tokio::test]
async fn sockets_of_one_caller_are_limited() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, SiteOptions::default()).await);
        ana.register("Ana").await;
        let open: MatchState = ana.post("/api/v1/challenges", &json!({"game": "nim"})).await.ok().json();
        let address = serve(ana.site.clone()).await;
        let mut sockets = Vec::new();
        let refused = loop {
            match watch(address, &open.id, None, None).await {
                Ok(socket) => sockets.push(socket),
                Err(error) => break error,
            }
            assert!(sockets.len() < 300, "sockets without end");
        };
        let Error::Http(answer) = refused else { panic!("{refused}") };
        assert_eq!((sockets.len(), answer.status().as_u16()), (100, 429));
        let problem: Value = serde_json::from_slice(answer.body().as_deref().unwrap_or_default()).unwrap();
        assert!(problem["type"].as_str().unwrap().ends_with(":refused-many-sockets"), "{problem}");
        // An account is another caller.
        let own = format!("http://{address}");
        let mut hers = watch(address, &open.id, ana.cookie.as_deref(), Some(&own)).await.unwrap();
        assert!(state(&mut hers).await.open);
    }
}
