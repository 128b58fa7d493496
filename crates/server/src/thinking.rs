//! Work for the engine: beside the requests, as much at once as there are cores, and stopped when nobody waits any more.
use crate::problem::Refusal;
use engine::interrupt::{self, Flag};
use std::{
    sync::{
        Arc, Mutex, PoisonError, Weak,
        atomic::{AtomicBool, Ordering},
    },
    thread::available_parallelism,
};
use tokio::{sync::Semaphore, task::spawn_blocking};

/// Maximum number of waiting jobs for each core; further ones are refused.
const WAITING: usize = 64;

/// Where the engine works.
pub(crate) struct Thinking {
    turns: Arc<Semaphore>,
    places: Arc<Semaphore>,
    thoughts: Mutex<Thoughts>,
}

/// What is being thought.
#[derive(Default)]
struct Thoughts {
    /// By which thoughts that go on are stopped.
    flags: Vec<Weak<AtomicBool>>,
    /// Whether all of them are to end, and none is to begin.
    is_over: bool,
}

/// Stops a thought when it is dropped: the caller has gone away.
struct Stop(Flag);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Thinking {
    pub(crate) fn new() -> Thinking {
        let cores = available_parallelism().map_or(1, usize::from);
        let (turns, places) = (Semaphore::new(cores), Semaphore::new(cores * WAITING));
        Thinking { turns: Arc::new(turns), places: Arc::new(places), thoughts: Mutex::default() }
    }

    /// Thinks, with a flag that says when to stop. Whatever the engine does meanwhile obeys it, with a budget or without.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce(Flag) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| Refusal::too_many(1))?;
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| Refusal::not_ready())?;
        let stop = Stop(self.flag());
        let flag = Arc::clone(&stop.0);
        let work = move || {
            let value = interrupt::scope(&flag, || thought(Arc::clone(&flag)));
            drop((turn, place));
            value
        };
        // A panic of the engine ends this request only.
        let done = spawn_blocking(work).await;
        // What was stopped is not finished, whatever has come of it.
        if stop.0.load(Ordering::Relaxed) {
            return Err(Refusal::not_ready());
        }
        done.map_err(|error| Refusal::failed(&error))
    }

    /// Stops all thoughts, and refuses those that wait.
    pub(crate) fn stop(&self) {
        self.turns.close();
        let mut thoughts = self.thoughts.lock().unwrap_or_else(PoisonError::into_inner);
        thoughts.is_over = true;
        for flag in thoughts.flags.drain(..).filter_map(|flag| flag.upgrade()) {
            flag.store(true, Ordering::Relaxed);
        }
    }

    /// A flag for a new thought.
    fn flag(&self) -> Flag {
        let mut thoughts = self.thoughts.lock().unwrap_or_else(PoisonError::into_inner);
        let flag = Flag::new(thoughts.is_over.into());
        thoughts.flags.retain(|flag| flag.strong_count() > 0);
        thoughts.flags.push(Arc::downgrade(&flag));
        flag
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Page, Site, SiteOptions, Store, app};
    use axum::{
        Router,
        body::{Body, to_bytes},
        http::{Request, StatusCode, header},
    };
    use protocol::site::MatchState;
    use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
    use tower::ServiceExt;

    /// Thinks until it is stopped, and says so.
    fn think_on(said: &UnboundedSender<&'static str>) {
        said.send("begun").unwrap();
        while !interrupt::is_set() {
            std::thread::yield_now();
        }
        said.send("ended").unwrap();
    }

    #[tokio::test]
    async fn a_thought_ends_when_nobody_waits_for_it() {
        let thinking = Thinking::new();
        let (say, mut said) = unbounded_channel();
        tokio::select! {
            _ = thinking.think(move |_| think_on(&say)) => panic!("nobody has stopped it"),
            word = said.recv() => assert_eq!(word, Some("begun")),
        }
        assert_eq!(said.recv().await, Some("ended"));
    }

    #[tokio::test]
    async fn when_everything_stops_thoughts_end_and_none_begins() {
        let thinking = Thinking::new();
        let (say, mut said) = unbounded_channel();
        let stop = async {
            said.recv().await;
            thinking.stop();
        };
        let (thought, ()) = tokio::join!(thinking.think(move |_| think_on(&say)), stop);
        assert_eq!(thought.unwrap_err(), Refusal::not_ready(), "what came of it is not told");
        assert_eq!(thinking.think(|_| ()).await.unwrap_err(), Refusal::not_ready());
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

    async fn site(file: &std::path::Path) -> Arc<Site> {
        let store = Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
        Site::new(Page::default(), store, SiteOptions { unlimited: true, ..SiteOptions::USUAL })
    }

    #[tokio::test]
    async fn whatever_takes_work_is_done_where_it_can_be_stopped() {
        let file = std::env::temp_dir().join(format!("nimatron-thinking-{}.sqlite", std::process::id()));
        let before = app(site(&file).await);
        let person = r#"{"name":"Ana","password":"gold bars 1940","repeat":"gold bars 1940"}"#;
        let (_, cookie, _) = ask(&before, "", ("POST", "session", person)).await;
        let (_, _, open) = ask(&before, &cookie, ("POST", "challenges", r#"{"game":"nim","start":"1,2"}"#)).await;
        let id = serde_json::from_str::<MatchState>(&open).unwrap().id;
        // A server that has just started has no match in memory.
        let site = site(&file).await;
        site.thinking.stop();
        site.match_work.stop();
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
        for ending in ["", "-wal", "-shm"] {
            drop(std::fs::remove_file(format!("{}{ending}", file.display())));
        }
    }
}
