//! Tests of the engine pool, alone and behind the routes.
use super::*;
use crate::{PageFiles, Site, SiteOptions, Store, app};
use axum::{
    Router,
    body::{Body, to_bytes},
    http::{Request, StatusCode, header},
};
use protocol::site::MatchState;
use test_support::SqliteFile;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tower::ServiceExt;

/// Runs until it is stopped, and reports both.
fn run_until_stopped(report: &UnboundedSender<&'static str>) {
    report.send("begun").unwrap();
    while !interrupt::is_set() {
        std::thread::yield_now();
    }
    report.send("ended").unwrap();
}

fn pool() -> EnginePool {
    EnginePool::new("test", MOST_WORK, false)
}

/// The value of a figure of a pool.
fn figure(pool: &EnginePool, name: &str) -> u64 {
    let text = pool.figures();
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("nimatron_engine_{name}{{pool=\"test\"}} ")));
    line.expect("the figure is there").parse().unwrap()
}

#[tokio::test]
async fn a_job_ends_when_its_caller_is_gone() {
    let pool = pool();
    let (report, mut reports) = unbounded_channel();
    tokio::select! {
        _ = pool.run(&Caller::Site, move |_| run_until_stopped(&report)) => panic!("nothing has stopped it"),
        word = reports.recv() => assert_eq!(word, Some("begun")),
    }
    assert_eq!(reports.recv().await, Some("ended"));
    while figure(&pool, "stopped_total") == 0 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_closed_pool_ends_all_jobs_and_begins_none() {
    let pool = pool();
    let (report, mut reports) = unbounded_channel();
    let stop = async {
        reports.recv().await;
        pool.stop();
    };
    let (result, ()) = tokio::join!(pool.run(&Caller::Site, move |_| run_until_stopped(&report)), stop);
    assert_eq!(result.unwrap_err(), Refusal::not_ready(), "the result is dropped");
    assert_eq!(pool.run(&Caller::Site, |_| ()).await.unwrap_err(), Refusal::not_ready());
}

#[tokio::test]
async fn a_panic_ends_one_job_only() {
    let pool = pool();
    let failed = pool.run(&Caller::Site, |_| -> () { panic!("as wished") }).await;
    assert_eq!(failed.unwrap_err().status(), StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(pool.run(&Caller::Site, |_| 7).await, Ok(7));
}

/// Does units of work until it is to end, and returns the name of its thread.
fn work(units: u64) -> String {
    for _ in 0..units {
        if interrupt::spend(1) {
            break;
        }
    }
    thread::current().name().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_long_job_leaves_the_quick_threads_and_ends_within_its_limit() {
    let pool = EnginePool::new("test", 4 * QUICK, false);
    let thread = async |units: u64| pool.run(&Caller::Site, move |_| work(units)).await;
    assert!(thread(QUICK).await.unwrap().starts_with("test-quick-"));
    assert!(thread(2 * QUICK).await.unwrap().starts_with("test-long-"));
    assert_eq!(thread(u64::MAX).await.unwrap_err(), too_much_work());
    assert_eq!((figure(&pool, "begun_total"), figure(&pool, "finished_total")), (3, 2));
    assert_eq!(figure(&pool, "too_long_total"), 1);
    // What was begun twice counts twice.
    assert_eq!(figure(&pool, "work_total"), QUICK + (QUICK + 1 + 2 * QUICK) + (QUICK + 1 + 4 * QUICK + 1));
}

#[tokio::test]
async fn a_caller_pays_for_work() {
    let pool = pool();
    let (ana, bor) = (Caller::Account("a".to_owned()), Caller::Account("b".to_owned()));
    let mut answers = 0;
    let refused = loop {
        match pool.run(&ana, |_| interrupt::spend(MOST_WORK / 2)).await {
            Ok(_) => answers += 1,
            Err(refused) => break refused,
        }
    };
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    assert!((1..=4).contains(&answers), "{answers}");
    pool.run(&bor, |_| ()).await.unwrap();
}

#[tokio::test]
async fn cheap_jobs_do_not_wait_for_expensive_ones() {
    let pool = EnginePool::new("test", u64::MAX, true);
    let expensive = |name: usize| {
        let caller = Caller::Account(name.to_string());
        let pool = &pool;
        async move {
            pool.run(&caller, |_| {
                while !interrupt::spend(1) {
                    thread::yield_now();
                }
            })
            .await
        }
    };
    let cheap = async {
        while figure(&pool, "begun_total") < 8 {
            tokio::task::yield_now().await;
        }
        pool.run(&Caller::Site, |_| ()).await.unwrap();
        pool.stop();
    };
    // Eight callers keep all long threads busy, for ever.
    let (_, ()) = tokio::join!(futures_util::future::join_all((0..8).map(expensive)), cheap);
}

/// The status, the cookie and the text of an answer.
async fn ask(app: &Router, cookie: &str, request: (&str, &str, &str)) -> (StatusCode, String, String) {
    let (method, path, body) = request;
    let kind = if path.ends_with("/review") { "text/plain" } else { "application/json" };
    let request = Request::builder().method(method).uri(format!("/api/v1/{path}")).header(header::HOST, "nim");
    let request = request.header(header::ORIGIN, "http://nim").header(header::COOKIE, cookie);
    let request = request.header(header::CONTENT_TYPE, kind).body(Body::from(body.to_owned())).unwrap();
    let answer = app.clone().oneshot(request).await.unwrap();
    let cookie = answer.headers().get(header::SET_COOKIE).map_or("", |cookie| cookie.to_str().unwrap());
    let (status, cookie) = (answer.status(), cookie.split(';').next().unwrap_or_default().to_owned());
    let text = to_bytes(answer.into_body(), 1 << 20).await.unwrap();
    (status, cookie, String::from_utf8(text.to_vec()).unwrap())
}

async fn site(file: &SqliteFile) -> Arc<Site> {
    let store = Store::open(&file.url()).await.unwrap();
    Site::new(PageFiles::default(), store, SiteOptions { unlimited: true, ..SiteOptions::USUAL })
}

#[tokio::test]
async fn all_work_of_the_engine_can_be_stopped() {
    let file = SqliteFile::new();
    let before = app(site(&file).await);
    let person = r#"{"name":"Ana","password":"gold bars 1940","repeat":"gold bars 1940"}"#;
    let (_, cookie, _) = ask(&before, "", ("POST", "session", person)).await;
    let (_, _, open) = ask(&before, &cookie, ("POST", "challenges", r#"{"game":"nim","start":"1,2"}"#)).await;
    let id = serde_json::from_str::<MatchState>(&open).unwrap().id;
    // A server that has just started has no match in memory.
    let site = site(&file).await;
    site.question_pool.stop();
    site.match_pool.stop();
    let after = app(Arc::clone(&site));
    for request in [
        ("POST", "analyse", r#"{"game":"nim","position":"1,2"}"#),
        ("POST", "explain", r#"{"game":"nim","position":"1,2"}"#),
        ("POST", "review", "nimatron-record 1"),
        ("GET", "sequences/0.77", ""),
        ("POST", "matches", r#"{"game":"nim","level":3}"#),
        ("POST", "challenges", r#"{"game":"nim"}"#),
        ("POST", "quick", r#"{"game":"nim"}"#),
        ("GET", &format!("matches/{id}"), ""),
        ("GET", &format!("matches/{id}/record"), ""),
        ("POST", &format!("matches/{id}/join"), ""),
        ("POST", &format!("matches/{id}/moves"), r#"{"ply":0,"move":"1-1"}"#),
        ("GET", "account", ""),
    ] {
        let (status, _, text) = ask(&after, &cookie, request).await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{request:?}: {text}");
    }
    assert_eq!(ask(&after, &cookie, ("GET", "session", "")).await.0, StatusCode::OK, "this takes no work");
    site.store.close().await;
}

#[tokio::test]
async fn matches_have_threads_of_their_own() {
    let file = SqliteFile::new();
    let site = site(&file).await;
    let router = app(Arc::clone(&site));
    let person = |name: &str| format!(r#"{{"name":"{name}","password":"gold bars 1940","repeat":"gold bars 1940"}}"#);
    let (_, ana, _) = ask(&router, "", ("POST", "session", &person("Ana"))).await;
    let (_, bor, _) = ask(&router, "", ("POST", "session", &person("Bor"))).await;
    let wishes = r#"{"game":"nim","start":"1,2","first":"you"}"#;
    let (_, _, open) = ask(&router, &ana, ("POST", "challenges", wishes)).await;
    let id = serde_json::from_str::<MatchState>(&open).unwrap().id;
    site.question_pool.stop();
    for (who, request) in [
        (&bor, ("POST", &format!("matches/{id}/join"), "{}")),
        (&ana, ("POST", &format!("matches/{id}/moves"), r#"{"ply":0,"move":"1-1"}"#)),
        (&bor, ("GET", &format!("matches/{id}"), "")),
        (&bor, ("GET", &format!("matches/{id}/record"), "")),
    ] {
        let (method, path, body) = request;
        let (status, _, text) = ask(&router, who, (method, path, body)).await;
        assert_eq!(status, StatusCode::OK, "{request:?}: {text}");
    }
    site.store.close().await;
}
