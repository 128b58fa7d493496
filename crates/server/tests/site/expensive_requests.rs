//! The most expensive requests of every kind for every game, sent to a server: each does a limited amount
//! of work, stops when its caller leaves, and never runs on a thread that serves requests.
#[path = "../../examples/load/expensive.rs"]
pub(crate) mod expensive;

use crate::{UNLIMITED, client::METRICS_TOKEN, site_on};
use engine::interrupt;
use expensive::ExpensiveRequest;
use protocol::site::MatchState;
use server::SiteOptions;
use std::{
    collections::BTreeMap,
    io::{Read, Write},
    net::{SocketAddr, TcpStream},
};
use test_support::{HttpClient, SqliteFile, postgres};
use tokio::{net::TcpListener, runtime};

/// Maximum work of one request in these tests. A smaller limit would stop more games too early to tell them apart.
const WORK: u64 = 100_000;

/// Maximum work between two checks, and of the first attempt.
const MORE_WORK: u64 = 200_000;

/// A server whose threads must not call the engine: debug builds panic if they do.
struct Server {
    address: SocketAddr,
    /// A client that plays.
    client: HttpClient,
    /// A client that reads the metrics.
    operator: HttpClient,
    _runtime: runtime::Runtime,
}

/// Jobs of the engine so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Jobs {
    begun: u64,
    finished: u64,
    stopped: u64,
    too_long: u64,
    work: u64,
}

impl Server {
    fn start(database: &str, options: SiteOptions) -> Server {
        let mut builder = runtime::Builder::new_multi_thread();
        let runtime = builder.enable_all().on_thread_start(interrupt::forbid).build().unwrap();
        let (listener, site) = runtime
            .block_on(async { (TcpListener::bind("127.0.0.1:0").await.unwrap(), site_on(database, options).await) });
        let address = listener.local_addr().unwrap();
        runtime.spawn(server::serve_connections(listener, site));
        let (client, mut operator) = (HttpClient::new(address), HttpClient::new(address));
        operator.token = Some(METRICS_TOKEN.to_owned());
        Server { address, client, operator, _runtime: runtime }
    }

    fn jobs(&mut self) -> Jobs {
        let metrics = self.operator.send("GET", "/metrics", "").unwrap().body;
        let sum = |name: &str| {
            let start = format!("nimatron_engine_{name}_total{{");
            let lines = metrics.lines().filter(|line| line.starts_with(&start));
            lines.filter_map(|line| line.rsplit(' ').next()?.parse::<u64>().ok()).sum()
        };
        Jobs {
            begun: sum("begun"),
            finished: sum("finished"),
            stopped: sum("stopped"),
            too_long: sum("too_long"),
            work: sum("work"),
        }
    }

    /// Number of requests that were answered.
    fn answers(&mut self) -> u64 {
        let metrics = self.operator.send("GET", "/metrics", "").unwrap().body;
        let count = metrics.lines().find_map(|line| line.strip_prefix("nimatron_answer_seconds_count "));
        count.unwrap().parse().unwrap()
    }

    /// Waits until no job is in progress.
    fn wait_for_rest(&mut self) -> Jobs {
        loop {
            let jobs = self.jobs();
            if jobs.begun == jobs.finished + jobs.stopped + jobs.too_long {
                return jobs;
            }
        }
    }

    fn send(&self, request: &ExpensiveRequest, cookie: &str) -> TcpStream {
        let ExpensiveRequest { method, path, kind, body } = request;
        let (address, length) = (self.address, body.len());
        let mut stream = TcpStream::connect(address).unwrap();
        write!(stream, "{method} {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n").unwrap();
        write!(stream, "cookie: {cookie}\r\nconnection: close\r\ncontent-type: {kind}\r\n").unwrap();
        write!(stream, "content-length: {length}\r\n\r\n{body}").unwrap();
        stream
    }

    /// The answer to a request, and the work that it took.
    fn ask(&mut self, request: &ExpensiveRequest, cookie: &str) -> (u16, String, u64) {
        let before = self.wait_for_rest();
        let mut answer = String::new();
        self.send(request, cookie).read_to_string(&mut answer).unwrap();
        let status = answer.split(' ').nth(1).unwrap_or_default().parse().unwrap();
        (status, answer, self.wait_for_rest().work - before.work)
    }

    /// Sends a request and hangs up as soon as the engine has begun; returns whether that stopped it.
    fn leave(&mut self, request: &ExpensiveRequest, cookie: &str) -> bool {
        let (before, answered) = (self.wait_for_rest(), self.answers());
        let stream = self.send(request, cookie);
        let mut looks = 0;
        // Every check sends two requests, and both are answered.
        while self.jobs().begun == before.begun && self.answers() <= answered + 2 * looks + 2 {
            looks += 1;
        }
        drop(stream);
        let after = self.wait_for_rest();
        after.stopped > before.stopped
    }
}

fn register(server: &mut Server) -> String {
    let body = r#"{"name":"Ana","password":"gold bars 1940","repeat":"gold bars 1940"}"#;
    assert_eq!(server.client.send("POST", "/api/v1/session", body).unwrap().status, 200);
    server.client.cookie.clone().unwrap()
}

fn on_both(test: impl Fn(&str)) {
    let file = SqliteFile::new();
    test(&file.url());
    let runtime = runtime::Runtime::new().unwrap();
    test(&runtime.block_on(postgres::database()));
}

#[test]
fn every_request_has_a_budget_of_work() {
    on_both(|database| {
        let mut server = Server::start(database, SiteOptions { most_work: WORK, ..UNLIMITED });
        let cookie = register(&mut server);
        let (mut max_work, mut too_long) = (0, 0);
        for request in expensive::questions() {
            let (status, answer, work) = server.ask(&request, "");
            assert!(matches!(status, 200 | 422), "{request:?}: {answer}");
            assert!(work <= WORK + MORE_WORK, "{request:?} took {work}");
            (max_work, too_long) = (work.max(max_work), too_long + usize::from(answer.contains("refused-work")));
        }
        assert!(max_work > WORK && too_long > 10, "the limit matters: {max_work}, {too_long}");
        // The open invitations of one person are limited.
        for some in expensive::new_matches().chunks(30) {
            check_new_matches(database, &mut server, some, &cookie);
        }
        let (status, answer, _) = server.ask(&get("/api/v1/account".to_owned()), &cookie);
        assert_eq!(status, 200, "{answer}");
        assert_eq!(server.client.send("GET", "/api/v1/games", "").unwrap().status, 200);
    });
}

/// Begins matches, looks at them on a server that has just started, and ends them.
fn check_new_matches(database: &str, server: &mut Server, requests: &[ExpensiveRequest], cookie: &str) {
    let mut ids = Vec::new();
    for request in requests {
        let (status, answer, work) = server.ask(request, cookie);
        assert!(matches!(status, 201 | 422), "{request:?}: {answer}");
        // A match against the computer is set up, and then the computer may begin.
        assert!(work <= 2 * (WORK + MORE_WORK), "{request:?} took {work}");
        let Some((_, body)) = answer.split_once("\r\n\r\n").filter(|_| status == 201) else { continue };
        let state: MatchState = serde_json::from_str(body).unwrap();
        if !state.open {
            let left = server.client.send("POST", &format!("/api/v1/matches/{}/leave", state.id), "{}").unwrap();
            assert_eq!(left.status, 200, "{}", left.body);
        }
        ids.push((state.id, state.open));
    }
    // A server that has just started must read them again.
    let mut fresh = Server::start(database, SiteOptions { most_work: WORK, ..UNLIMITED });
    for (id, is_open) in ids {
        for path in [format!("/api/v1/matches/{id}"), format!("/api/v1/matches/{id}/record")] {
            let (status, answer, work) = fresh.ask(&get(path.clone()), cookie);
            assert!(status == 200 && work <= WORK + MORE_WORK, "{path}: {work}: {answer}");
        }
        if is_open {
            let path = format!("/api/v1/challenges/{id}");
            assert_eq!(server.client.send("DELETE", &path, "").unwrap().status, 204);
        }
    }
}

fn get(path: String) -> ExpensiveRequest {
    ExpensiveRequest { method: "GET", path, kind: "text/plain", body: String::new() }
}

#[test]
fn every_request_stops_when_its_caller_leaves() {
    on_both(|database| {
        let mut server = Server::start(database, UNLIMITED);
        let cookie = register(&mut server);
        let mut stopped: BTreeMap<&str, usize> = BTreeMap::new();
        let (questions, new_matches) = (expensive::questions(), expensive::new_matches());
        for request in questions.iter().chain(&new_matches) {
            let kind = request.path.split(['/', '?']).nth(3).unwrap();
            *stopped.entry(kind).or_default() += usize::from(server.leave(request, &cookie));
        }
        // To set up a challenge takes so little work that it ends before it can be stopped.
        stopped.remove("challenges");
        let kinds: Vec<&str> = stopped.keys().copied().collect();
        assert_eq!(kinds, ["analyse", "explain", "matches", "review", "sequences"]);
        assert!(stopped.values().all(|&count| count > 0), "{stopped:?}");
        let jobs = server.wait_for_rest();
        assert_eq!(jobs.too_long, 0, "nobody was there to wait for so long");
    });
}
