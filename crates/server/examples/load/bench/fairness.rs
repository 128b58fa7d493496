//! What others notice of callers who ask the most expensive questions without pause.
use super::request;
use crate::{
    expensive::{self, ExpensiveRequest},
    player::Failure,
};
use protocol::site::MatchState;
use std::{
    io::Write,
    net::{SocketAddr, TcpStream},
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, Instant},
};
use test_support::{HttpClient, ServerProcess, SqliteFile, free_address};

/// Number of callers who ask without pause.
const GREEDY: usize = 8;

/// Duration of the measurement.
const MEASURED: Duration = Duration::from_secs(20);

/// Time between two requests of those who ask for little.
const PAUSE: Duration = Duration::from_millis(10);

/// Time after which a caller hangs up.
const PATIENCE: Duration = Duration::from_millis(30);

/// Limits of what others notice.
const MOST_FOR_HEALTH: Duration = Duration::from_millis(100);
const MOST_FOR_MOVE: Duration = Duration::from_millis(100);
const MOST_FOR_ANALYSIS: Duration = Duration::from_millis(500);

/// Maximum time in which the engine stops.
const MOST_TO_STOP: Duration = Duration::from_millis(50);

/// Maximum time in which a busy server ends after the stop signal.
const MOST_TO_END: Duration = Duration::from_secs(10);

/// A client that a proxy reports under an address.
fn client(address: SocketAddr, number: usize) -> HttpClient {
    let mut client = HttpClient::new(address);
    client.reported_address = Some(format!("192.0.2.{number}"));
    client
}

fn start(program: &Path, more: &[&str]) -> Result<(SqliteFile, SocketAddr, ServerProcess), Failure> {
    let (database, address) = (SqliteFile::new(), free_address()?);
    let options = [&["--unlimited", "--behind-proxy"], more].concat();
    let server = ServerProcess::start(program, address, &database.url(), &options)?;
    Ok((database, address, server))
}

/// Times of requests, sorted.
struct Times(Vec<Duration>);

impl Times {
    /// Repeats a request until the measurement is over, and records the time of each.
    fn measure(over: &AtomicBool, mut ask: impl FnMut() -> Result<(), Failure>) -> Result<Times, Failure> {
        let mut times = Vec::new();
        while !over.load(Ordering::Relaxed) {
            let start = Instant::now();
            ask()?;
            times.push(start.elapsed());
            thread::sleep(PAUSE);
        }
        times.sort_unstable();
        Ok(Times(times))
    }

    fn share(&self, percent: usize) -> Duration {
        self.0.get((self.0.len() * percent / 100).min(self.0.len().saturating_sub(1))).copied().unwrap_or_default()
    }

    /// A line of the report, or a failure if the 99th percentile is above the limit.
    fn judge(&self, what: &str, most: Duration) -> Result<String, Failure> {
        let (count, p50, p99, last) = (self.0.len(), self.share(50), self.share(99), self.share(100));
        if p99 > most {
            return Err(format!("{what}: p99 {p99:.1?} is above {most:?}").into());
        }
        Ok(format!("{what:<25} {count:>9}      p50 {p50:.1?}; p99 {p99:.1?}, of {most:?} allowed; longest {last:.1?}"))
    }
}

/// Eight callers ask the most expensive questions; others look, move and ask a cheap one.
pub(super) fn busy(program: &Path) -> Result<String, Failure> {
    let (_database, address, server) = start(program, &[])?;
    let (questions, over, ended) = (expensive::questions(), AtomicBool::new(false), AtomicBool::new(false));
    let (mut match_of_two, mut asker) = (MatchOfTwo::begin(address)?, client(address, 101));
    let mut watcher = client(address, 102);
    let nim = r#"{"game":"nim","position":"5,19,40,51"}"#;
    thread::scope(|scope| {
        for caller in 0..GREEDY {
            let (questions, ended) = (&questions, &ended);
            scope.spawn(move || ask_without_pause(address, caller, questions, ended));
        }
        let health = scope.spawn(|| Times::measure(&over, || request(&mut watcher, "GET", "/health", "").map(drop)));
        let moves = scope.spawn(|| Times::measure(&over, || match_of_two.play()));
        let analyses =
            scope.spawn(|| Times::measure(&over, || request(&mut asker, "POST", "/api/v1/analyse", nim).map(drop)));
        thread::sleep(MEASURED);
        over.store(true, Ordering::Relaxed);
        let join = |times: thread::ScopedJoinHandle<'_, Result<Times, Failure>>| {
            times.join().map_err(|_| Failure::from("a client has failed"))?
        };
        let (health, moves, analyses) = (join(health), join(moves), join(analyses));
        let end = end(server);
        ended.store(true, Ordering::Relaxed);
        Ok([
            format!("while {GREEDY} callers ask the most expensive questions without pause:"),
            health?.judge("health", MOST_FOR_HEALTH)?,
            moves?.judge("moves between people", MOST_FOR_MOVE)?,
            analyses?.judge("cheap analyses", MOST_FOR_ANALYSIS)?,
            end?,
        ]
        .join("\n"))
    })
}

/// Stops the server while it is busy, and returns how long that takes.
fn end(server: ServerProcess) -> Result<String, Failure> {
    let start = Instant::now();
    let (status, time) = (server.stop()?, start.elapsed());
    if !status.success() || time > MOST_TO_END {
        return Err(format!("the busy server ended with {status} after {time:.1?}").into());
    }
    Ok(format!("end of the busy server    {time:>9.1?}      of {MOST_TO_END:?} allowed"))
}

fn ask_without_pause(address: SocketAddr, caller: usize, questions: &[ExpensiveRequest], over: &AtomicBool) {
    let mut client = client(address, 1 + caller);
    for question in questions.iter().cycle().skip(caller * questions.len() / GREEDY) {
        if over.load(Ordering::Relaxed) {
            return;
        }
        // Some questions are refused, and some take longer than this client waits.
        drop(client.send(question.method, &question.path, &question.body));
    }
}

/// A match between two people with many moves.
struct MatchOfTwo {
    people: [HttpClient; 2],
    id: String,
    made: usize,
}

impl MatchOfTwo {
    fn begin(address: SocketAddr) -> Result<MatchOfTwo, Failure> {
        let mut people = [client(address, 99), client(address, 100)];
        for (person, name) in people.iter_mut().zip(["Ana", "Bor"]) {
            request(person, "POST", "/api/v1/session/guest", &format!(r#"{{"name":"{name}"}}"#))?;
        }
        let challenge = r#"{"game":"nim","start":"1000000000,1000000000","first":"you"}"#;
        let state = request(&mut people[0], "POST", "/api/v1/challenges", challenge)?;
        let id = serde_json::from_str::<MatchState>(&state)?.id;
        request(&mut people[1], "POST", &format!("/api/v1/matches/{id}/join"), "{}")?;
        Ok(MatchOfTwo { people, id, made: 0 })
    }

    /// Makes a move of the person to move.
    fn play(&mut self) -> Result<(), Failure> {
        let body = format!(r#"{{"ply":{},"move":"1-1"}}"#, self.made);
        let path = format!("/api/v1/matches/{}/moves", self.id);
        request(&mut self.people[self.made % 2], "POST", &path, &body)?;
        self.made += 1;
        Ok(())
    }
}

/// Callers send each of the most expensive requests and hang up: how soon the engine stops, and what others notice.
pub(super) fn measure_hang_ups(program: &Path) -> Result<String, Failure> {
    let metrics_address = free_address()?;
    let (_database, address, _server) = start(program, &["--metrics-listen", &metrics_address.to_string()])?;
    let over = AtomicBool::new(false);
    let (mut watcher, mut guest) = (client(address, 102), client(address, 1));
    let body = r#"{"name":"Ana","password":"gold bars 1940","repeat":"gold bars 1940"}"#;
    request(&mut guest, "POST", "/api/v1/session", body)?;
    let cookie = guest.cookie.clone().unwrap_or_default();
    thread::scope(|scope| {
        let health = scope.spawn(|| Times::measure(&over, || request(&mut watcher, "GET", "/health", "").map(drop)));
        let questions = expensive::questions();
        for question in questions.iter().chain(&expensive::new_matches()) {
            let stream = send(address, question, &cookie)?;
            thread::sleep(PATIENCE);
            drop(stream);
        }
        over.store(true, Ordering::Relaxed);
        let health = health.join().map_err(|_| Failure::from("a client has failed"))??;
        let metrics = request(&mut HttpClient::new(metrics_address), "GET", "/metrics", "")?;
        let slowest = metrics.lines().filter(|line| line.starts_with("nimatron_engine_slowest_stop_micros"));
        let slowest = slowest.filter_map(|line| line.rsplit(' ').next()?.parse().ok()).max().unwrap_or(0);
        let slowest = Duration::from_micros(slowest);
        if slowest > MOST_TO_STOP {
            return Err(format!("the engine went on for {slowest:.1?} after its caller had left").into());
        }
        Ok([
            "while callers send the most expensive requests and hang up:".to_owned(),
            health.judge("health", MOST_FOR_HEALTH)?,
            format!("slowest stop              {slowest:>9.1?}      of {MOST_TO_STOP:?} allowed"),
        ]
        .join("\n"))
    })
}

fn send(address: SocketAddr, question: &ExpensiveRequest, cookie: &str) -> Result<TcpStream, Failure> {
    let ExpensiveRequest { method, path, kind, body } = question;
    let mut stream = TcpStream::connect(address)?;
    write!(stream, "{method} {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\ncookie: {cookie}\r\n")?;
    write!(stream, "content-type: {kind}\r\ncontent-length: {}\r\n\r\n{body}", body.len())?;
    Ok(stream)
}
