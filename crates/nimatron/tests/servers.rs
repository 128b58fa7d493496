//! Servers as processes: two on one PostgreSQL database, servers that are killed, and servers that get a stop signal.
#![cfg(unix)]

use protocol::site::MatchState;
use sqlx::{AnyConnection, Connection, Executor};
use std::{
    io::{BufRead, BufReader, Write},
    net::{SocketAddr, TcpStream},
    os::unix::fs::PermissionsExt,
    path::Path,
    process::Command,
};
use test_support::{HttpClient, ServerProcess, SqliteFile, free_address, postgres};
use tokio_tungstenite::tungstenite::{Message, WebSocket, client, protocol::frame::coding::CloseCode};

/// The token for the metrics.
const TOKEN: &str = "figures for the operator";

fn start(database: &str) -> (ServerProcess, SocketAddr) {
    let address = free_address().unwrap();
    let file = std::env::temp_dir().join(format!("nimatron-metrics-{}", address.port()));
    std::fs::write(&file, TOKEN).unwrap();
    let more = ["--metrics-token-file", file.to_str().unwrap()];
    let server = ServerProcess::start(Path::new(env!("CARGO_BIN_EXE_nimatron")), address, database, &more).unwrap();
    std::fs::remove_file(file).unwrap();
    (server, address)
}

fn register(client: &mut HttpClient, name: &str) {
    let body = format!(r#"{{"name":"{name}","password":"gold bars 1940","repeat":"gold bars 1940"}}"#);
    assert_eq!(client.send("POST", "/api/v1/session", &body).unwrap().status, 200);
}

fn request(client: &mut HttpClient, method: &str, path: &str, body: &str) -> MatchState {
    let answer = client.send(method, path, body).unwrap();
    assert!(answer.status < 300, "{path}: {}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

fn play(client: &mut HttpClient, id: &str, ply: usize, mv: &str) -> MatchState {
    request(client, "POST", &format!("/api/v1/matches/{id}/moves"), &format!(r#"{{"ply":{ply},"move":"{mv}"}}"#))
}

/// A client that watches a match.
struct Spectator(WebSocket<TcpStream>);

impl Spectator {
    fn new(address: SocketAddr, id: &str) -> Spectator {
        let url = format!("ws://{address}/api/v1/matches/{id}/socket");
        let (socket, _) = client(url, TcpStream::connect(address).unwrap()).unwrap();
        Spectator(socket)
    }

    /// Waits for the state with a number of moves; none with more may come before.
    fn wait_for_moves(&mut self, moves: usize) -> MatchState {
        loop {
            let Message::Text(text) = self.0.read().expect("the server is there") else { continue };
            let state: MatchState = serde_json::from_str(&text).unwrap();
            assert!(state.moves.len() <= moves && state.you.is_none(), "{state:?}");
            if state.moves.len() == moves {
                return state;
            }
        }
    }
}

#[test]
fn a_match_goes_on_when_the_server_of_a_player_is_killed() {
    let database = tokio::runtime::Runtime::new().unwrap().block_on(postgres::database());
    let ((one, here), (_other, there)) = (start(&database), start(&database));
    let (mut ana, mut bor) = (HttpClient::new(here), HttpClient::new(there));
    register(&mut ana, "Ana");
    register(&mut bor, "Bor");
    let wishes = r#"{"game":"nim","start":"1,2,3","first":"you"}"#;
    let id = request(&mut ana, "POST", "/api/v1/challenges", wishes).id;
    request(&mut bor, "POST", &format!("/api/v1/matches/{id}/join"), "{}");
    // Spectators on both servers get every change.
    let (mut near, mut far) = (Spectator::new(here, &id), Spectator::new(there, &id));
    play(&mut ana, &id, 0, "3-1");
    near.wait_for_moves(1);
    far.wait_for_moves(1);
    play(&mut bor, &id, 1, "3-1");
    near.wait_for_moves(2);
    far.wait_for_moves(2);
    one.kill().unwrap();
    // The spectator of that server is disconnected.
    while near.0.read().is_ok() {}
    assert!(ana.send("GET", "/health", "").is_err(), "that server is gone");
    let mut again = HttpClient::new(there);
    again.cookie = ana.cookie.clone();
    let state = request(&mut again, "GET", &format!("/api/v1/matches/{id}"), "");
    assert_eq!((state.moves, state.you, state.turn), (vec!["3-1".to_owned(), "3-1".to_owned()], Some(0), Some(0)));
    let mut near = Spectator::new(there, &id);
    assert_eq!(near.wait_for_moves(2).turn, Some(0), "nothing is missed");
    play(&mut again, &id, 2, "2-2");
    play(&mut bor, &id, 3, "1-1");
    let over = play(&mut again, &id, 4, "3-1");
    assert_eq!(over.ended.unwrap().winners, [0]);
    for mut spectator in [near, far] {
        assert_eq!(spectator.wait_for_moves(5).ended.unwrap().winners, [0]);
    }
}

#[test]
fn a_server_that_starts_with_a_wrong_clock_ends_no_match_for_a_day() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let database = runtime.block_on(postgres::database());
    let (first, address) = start(&database);
    let (mut ana, mut bor) = (HttpClient::new(address), HttpClient::new(address));
    register(&mut ana, "Ana");
    register(&mut bor, "Bor");
    let wishes = r#"{"game":"nim","start":"1,2","first":"you"}"#;
    let id = request(&mut ana, "POST", "/api/v1/challenges", wishes).id;
    request(&mut bor, "POST", &format!("/api/v1/matches/{id}/join"), "{}");
    first.kill().unwrap();
    // By its clock, a month has passed before the next server starts.
    runtime.block_on(shift_by_a_month(&database));
    let (_server, address) = start(&database);
    let mut again = HttpClient::new(address);
    let state = request(&mut again, "GET", &format!("/api/v1/matches/{id}"), "");
    assert_eq!((state.ended, state.turn), (None, Some(0)));
    again.cookie = ana.cookie;
    assert_eq!(play(&mut again, &id, 0, "2-2").ended, None);
}

async fn shift_by_a_month(database: &str) {
    let mut connection = AnyConnection::connect(database).await.unwrap();
    for sql in ["UPDATE events SET at = at - 2592000000", "UPDATE matches SET due = due - 2592000000"] {
        connection.execute(sql).await.unwrap();
    }
}

#[test]
fn a_stopping_server_sends_its_viewers_a_restart_code() {
    let database = SqliteFile::new();
    let (server, address) = start(&database.url());
    let mut ana = HttpClient::new(address);
    register(&mut ana, "Ana");
    let id = request(&mut ana, "POST", "/api/v1/challenges", r#"{"game":"nim","start":"1,2"}"#).id;
    let mut spectator = Spectator::new(address, &id);
    spectator.wait_for_moves(0);
    // Half of a request has arrived when the signal comes; the server still answers it.
    let (half, rest) = (r#"{"game":"nim","#, r#""position":"1,2"}"#);
    let mut late = TcpStream::connect(address).unwrap();
    let length = half.len() + rest.len();
    write!(late, "POST /api/v1/analyse HTTP/1.1\r\nhost: {address}\r\nexpect: 100-continue\r\n").unwrap();
    write!(late, "content-type: application/json\r\ncontent-length: {length}\r\n\r\n{half}").unwrap();
    let mut answer = BufReader::new(late.try_clone().unwrap());
    assert!(line(&mut answer).starts_with("HTTP/1.1 100"), "the body is being read");
    assert!(Command::new("kill").arg(server.id().to_string()).status().unwrap().success());
    let close = loop {
        if let Message::Close(frame) = spectator.0.read().expect("the server says why it hangs up") {
            break frame.expect("with a reason");
        }
    };
    assert_eq!(close.code, CloseCode::Restart);
    write!(late, "{rest}").unwrap();
    assert_eq!(line(&mut answer), "");
    assert!(line(&mut answer).starts_with("HTTP/1.1 200"));
}

/// A nim-sequence that takes long: all splits, with up to thirty tokens taken.
const LONG_CODE: &str = "0.777777777777777777777777777777";

/// Sends a request without waiting for the answer.
fn send(address: SocketAddr, path: &str, kind: &str, cookie: &str, body: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    let length = body.len();
    write!(stream, "POST {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\ncookie: {cookie}\r\n")
        .unwrap();
    write!(stream, "content-type: {kind}\r\ncontent-length: {length}\r\n\r\n{body}").unwrap();
    stream
}

/// The value of a metric.
fn figure(metrics: &str, name: &str) -> usize {
    let figure = |line: &str| line.strip_prefix(name)?.trim().parse().ok();
    metrics.lines().find_map(figure).expect("the figure is there")
}

/// Number of requests that have arrived, this one included, and number of open ones.
fn requests(client: &mut HttpClient) -> (usize, usize) {
    client.token = Some(TOKEN.to_owned());
    let metrics = client.send("GET", "/metrics", "").unwrap().body;
    client.token = None;
    let open = figure(&metrics, "nimatron_open_requests ");
    (figure(&metrics, "nimatron_answer_seconds_count ") + open, open)
}

/// Sends several requests without waiting for answers, and returns when all have arrived.
fn send_all(client: &mut HttpClient, count: usize, mut one: impl FnMut() -> TcpStream) -> Vec<TcpStream> {
    let (before, _) = requests(client);
    let streams = (0..count).map(|_| one()).collect();
    let mut looks = 1;
    while requests(client).0 < before + looks + count {
        looks += 1;
    }
    streams
}

/// A record of Moore's game in which each position has more winning moves than are listed.
fn long_record() -> String {
    let start = vec!["1000000000"; 64].join(",");
    let moves: String = (0..3000).map(|ply| if ply % 2 == 0 { "A 1-1\n" } else { "B 1-1\n" }).collect();
    format!(
        "nimatron-record 1\ngame moore\nset k=32\nconvention normal\nA person \"Ana\"\nB person \"Bor\"\nstart \
         {start}\n{moves}result open\n"
    )
}

#[test]
fn abandoned_questions_do_not_block_others() {
    let database = SqliteFile::new();
    let (server, address) = start(&database.url());
    let mut ana = HttpClient::new(address);
    ana.send("POST", "/api/v1/session/guest", r#"{"name":"Ana"}"#).unwrap();
    let cookie = ana.cookie.clone().unwrap();
    let question = format!(r#"{{"game":"octal","position":"1000000","params":{{"code":"{LONG_CODE}"}}}}"#);
    let wishes = format!(r#"{{"game":"octal","start":"1000000","params":{{"code":"{LONG_CODE}"}}}}"#);
    let record = long_record();
    for (path, kind, body) in [
        ("/api/v1/analyse", "application/json", &question),
        ("/api/v1/explain", "application/json", &question),
        ("/api/v1/review", "text/plain", &record),
        ("/api/v1/challenges", "application/json", &wishes),
    ] {
        // The clients hang up at once.
        drop(send_all(&mut ana, 2, || send(address, path, kind, &cookie, body)));
        let answer = ana.send("POST", "/api/v1/analyse", r#"{"game":"nim","position":"3,5,7"}"#);
        assert_eq!(answer.unwrap_or_else(|error| panic!("after {path}: {error}")).status, 200, "after {path}");
        let open = ana.send("POST", "/api/v1/challenges", r#"{"game":"nim","start":"1,2"}"#);
        assert_eq!(open.unwrap_or_else(|error| panic!("after {path}: {error}")).status, 201, "after {path}");
        while requests(&mut ana).1 > 1 {}
    }
    assert!(server.stop().unwrap().success());
}

#[test]
fn a_busy_server_stops_on_a_signal() {
    let database = SqliteFile::new();
    let (server, address) = start(&database.url());
    let mut ana = HttpClient::new(address);
    let question = format!(r#"{{"game":"octal","position":"1000000","params":{{"code":"{LONG_CODE}"}}}}"#);
    let waiting = send_all(&mut ana, 4, || send(address, "/api/v1/analyse", "application/json", "", &question));
    assert!(server.stop().unwrap().success());
    drop(waiting);
}

/// Connects many times from one address and sends nothing; then another address asks whether the server is alive.
fn health_beside(limit: &str, connections: usize) -> u16 {
    let (database, address) = (SqliteFile::new(), free_address().unwrap());
    let program = Path::new(env!("CARGO_BIN_EXE_nimatron"));
    let _server = ServerProcess::start_within(limit, program, address, &database.url()).unwrap();
    let _silent: Vec<TcpStream> = (0..connections).map(|_| TcpStream::connect(address).unwrap()).collect();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let other = runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4()?;
        socket.bind(SocketAddr::from(([127, 0, 0, 2], 0)))?;
        socket.connect(address).await?.into_std()
    });
    let mut other = other.unwrap();
    other.set_nonblocking(false).unwrap();
    other.set_read_timeout(Some(std::time::Duration::from_secs(20))).unwrap();
    write!(other, "GET /health HTTP/1.1\r\nhost: {address}\r\n\r\n").unwrap();
    let line = line(&mut BufReader::new(other));
    line.split(' ').nth(1).unwrap_or_default().parse().unwrap()
}

#[test]
fn connections_from_one_address_leave_some_for_others() {
    assert_eq!(health_beside("ulimit -n 300", 400), 204, "few files at the most");
    assert_eq!(health_beside("ulimit -S -n 300", 400), 204, "few files unless the server raises the limit");
}

fn line(stream: &mut impl BufRead) -> String {
    let mut line = String::new();
    stream.read_line(&mut line).unwrap();
    line.trim_end().to_owned()
}

/// Starts a server by a shell script, in which `"$@"` is the program with its arguments.
fn start_by_script(script: &str, database: &str, more: &[&str]) -> (ServerProcess, SocketAddr) {
    let address = free_address().unwrap();
    let file = std::env::temp_dir().join(format!("nimatron-script-{}", address.port()));
    let program = env!("CARGO_BIN_EXE_nimatron");
    std::fs::write(&file, format!("#!/bin/sh\nset -- '{program}' \"$@\"\n{script}\n")).unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o700)).unwrap();
    let server = ServerProcess::start(&file, address, database, more).unwrap();
    std::fs::remove_file(file).unwrap();
    (server, address)
}

/// Sets the maximum size of the files that a process writes: no disk is full for others.
fn limit_files(server: &ServerProcess, limit: &str) {
    let (id, limit) = (server.id().to_string(), format!("--fsize={limit}:unlimited"));
    assert!(Command::new("prlimit").args(["--pid", &id, &limit]).status().unwrap().success());
}

/// Waits until the server is ready, or not.
fn wait_for_ready(client: &mut HttpClient, status: u16) {
    while client.send("GET", "/ready", "").unwrap().status != status {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

#[test]
fn a_full_disk_is_reported_and_nothing_acknowledged_is_lost() {
    let file = SqliteFile::new();
    // The server outlives writes beyond a limit of file sizes.
    let (server, address) = start_by_script("trap '' XFSZ; exec \"$@\"", &file.url(), &["--unlimited"]);
    let mut ana = HttpClient::new(address);
    register(&mut ana, "Ana");
    wait_for_ready(&mut ana, 204);
    let begun = request(&mut ana, "POST", "/api/v1/matches", r#"{"game":"nim","level":1,"first":"you"}"#);
    limit_files(&server, "4096");
    wait_for_ready(&mut ana, 503);
    let wishes = r#"{"game":"nim","start":"1,2"}"#;
    assert_eq!(ana.send("POST", "/api/v1/challenges", wishes).unwrap().status, 500);
    limit_files(&server, "unlimited");
    wait_for_ready(&mut ana, 204);
    request(&mut ana, "POST", "/api/v1/challenges", wishes);
    assert_eq!(request(&mut ana, "GET", &format!("/api/v1/matches/{}", begun.id), "").start, begun.start);
}

/// Runs a command of an operator, and returns its exit code and output.
fn admin(database: &str, args: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimatron"));
    let output = command.args(["--lang", "en", "admin", "--database", database]).args(args).output().unwrap();
    (output.status.code(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn an_operator_works_while_the_site_runs() {
    let file = SqliteFile::new();
    assert_eq!(admin(&file.url(), &["list"]).0, Some(2), "nothing is made where nothing is");
    check_operator(&file.url());
    check_operator(&tokio::runtime::Runtime::new().unwrap().block_on(postgres::database()));
}

fn check_operator(database: &str) {
    let (_server, address) = start(database);
    let mut ana = HttpClient::new(address);
    register(&mut ana, "Ana");
    let (_, list) = admin(database, &["list"]);
    assert!(list.contains("Ana") && list.contains("account"), "{list}");
    let (_, links) = admin(database, &["invite", "--count", "2", "--site", "https://nim.example/"]);
    assert_eq!(links.matches("\nhttps://nim.example/join?link=").count(), 2, "{links}");
    assert_eq!(admin(database, &["block", "Ana"]).0, Some(0));
    while ana.send("GET", "/api/v1/session", "").unwrap().status != 401 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let (_, audit) = admin(database, &["audit"]);
    assert!(audit.contains("block") && audit.contains("invite"), "{audit}");
    let (_, events) = admin(database, &["events"]);
    assert!(events.contains("registered") && events.contains("127.0.0.1"), "{events}");
    let (_, sizes) = admin(database, &["sizes"]);
    assert!(sizes.contains("security_events") && sizes.contains("kB"), "{sizes}");
}

#[test]
fn security_events_are_logged_and_metrics_have_an_address_of_their_own() {
    let (file, metrics) = (SqliteFile::new(), free_address().unwrap());
    let log = std::env::temp_dir().join(format!("nimatron-log-{}", metrics.port()));
    let script = format!("exec \"$@\" 2>'{}'", log.display());
    let (server, address) = start_by_script(&script, &file.url(), &["--log", "--metrics-listen", &metrics.to_string()]);
    let mut ana = HttpClient::new(address);
    register(&mut ana, "Ana");
    let wrong = r#"{"name":"Ana","password":"a wrong guess"}"#;
    assert_eq!(HttpClient::new(address).send("POST", "/api/v1/session", wrong).unwrap().status, 401);
    let figures = HttpClient::new(metrics).send("GET", "/metrics", "").unwrap();
    assert!(figures.status == 200 && figures.body.contains("nimatron_answers_total"), "{}", figures.body);
    assert_ne!(ana.send("GET", "/metrics", "").unwrap().status, 200, "it is not public");
    assert!(server.stop().unwrap().success());
    let text = std::fs::read_to_string(&log).unwrap();
    std::fs::remove_file(log).unwrap();
    let lines = text.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let events: Vec<_> = lines.filter(|line| line["target"] == "security").map(|line| line["fields"].clone()).collect();
    let kinds: Vec<&str> = events.iter().filter_map(|event| event["kind"].as_str()).collect();
    assert!(kinds.iter().any(|kind| kind.contains("registered")), "{events:?}");
    let failed = events.iter().find(|event| event["kind"].as_str().is_some_and(|kind| kind.contains("failed")));
    assert_eq!(failed.map(|event| (&event["name"], &event["address"])), Some((&"Ana".into(), &"127.0.0.1".into())));
}
