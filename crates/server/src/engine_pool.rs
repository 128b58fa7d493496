//! Threads for work of the engine: as many jobs at once as there are cores, each stopped when its caller is gone.
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

/// A pool for work of the engine.
pub(crate) struct EnginePool {
    turns: Arc<Semaphore>,
    places: Arc<Semaphore>,
    jobs: Mutex<Jobs>,
}

/// The jobs in progress.
#[derive(Default)]
struct Jobs {
    /// Flags that stop the jobs in progress.
    flags: Vec<Weak<AtomicBool>>,
    /// Whether the pool is closed: all jobs end, and none begins.
    is_closed: bool,
}

/// Stops a job when it is dropped, since then its caller is gone.
struct StopOnDrop(Flag);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl EnginePool {
    pub(crate) fn new() -> EnginePool {
        let cores = available_parallelism().map_or(1, usize::from);
        let (turns, places) = (Semaphore::new(cores), Semaphore::new(cores * WAITING));
        EnginePool { turns: Arc::new(turns), places: Arc::new(places), jobs: Mutex::default() }
    }

    /// Runs a job with a flag that says when to stop. Everything that the engine does in it obeys the flag, with a
    /// budget or without.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(Flag) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| Refusal::too_many(1))?;
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| Refusal::not_ready())?;
        let stop = StopOnDrop(self.flag());
        let flag = Arc::clone(&stop.0);
        let work = move || {
            let value = interrupt::scope(&flag, || job(Arc::clone(&flag)));
            drop((turn, place));
            value
        };
        // A panic of the engine ends this request only.
        let done = spawn_blocking(work).await;
        // The result of a stopped job is incomplete.
        if stop.0.load(Ordering::Relaxed) {
            return Err(Refusal::not_ready());
        }
        done.map_err(|error| Refusal::failed(&error))
    }

    /// Stops all jobs, and refuses those that wait.
    pub(crate) fn stop(&self) {
        self.turns.close();
        let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        jobs.is_closed = true;
        for flag in jobs.flags.drain(..).filter_map(|flag| flag.upgrade()) {
            flag.store(true, Ordering::Relaxed);
        }
    }

    /// A flag for a new job.
    fn flag(&self) -> Flag {
        let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        let flag = Flag::new(jobs.is_closed.into());
        jobs.flags.retain(|flag| flag.strong_count() > 0);
        jobs.flags.push(Arc::downgrade(&flag));
        flag
    }
}

#[cfg(test)]
mod tests {
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

    #[tokio::test]
    async fn a_job_ends_when_its_caller_is_gone() {
        let pool = EnginePool::new();
        let (report, mut reports) = unbounded_channel();
        tokio::select! {
            _ = pool.run(move |_| run_until_stopped(&report)) => panic!("nothing has stopped it"),
            word = reports.recv() => assert_eq!(word, Some("begun")),
        }
        assert_eq!(reports.recv().await, Some("ended"));
    }

    #[tokio::test]
    async fn a_closed_pool_ends_all_jobs_and_begins_none() {
        let pool = EnginePool::new();
        let (report, mut reports) = unbounded_channel();
        let stop = async {
            reports.recv().await;
            pool.stop();
        };
        let (result, ()) = tokio::join!(pool.run(move |_| run_until_stopped(&report)), stop);
        assert_eq!(result.unwrap_err(), Refusal::not_ready(), "the result is dropped");
        assert_eq!(pool.run(|_| ()).await.unwrap_err(), Refusal::not_ready());
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
}
