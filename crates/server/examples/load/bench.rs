//! Speed of the server, next to a bare handler and bare inserts in the same run.
mod fairness;
mod live;
mod memory;
mod moves;
mod sign_in;

use crate::player::{Failure, Player, io_failure};
use axum::{Router, routing::get};
use std::{
    fs,
    io::{Read, Write},
    net::{SocketAddr, TcpStream},
    path::Path,
    sync::atomic::{AtomicBool, AtomicUsize, Ordering},
    thread,
    time::Duration,
};
use test_support::{HttpClient, ServerProcess, SqliteFile, free_address};
use tokio::runtime::Runtime;

/// Number of clients that ask at the same time.
const CLIENTS: u64 = 16;

/// Duration of each measurement.
const MEASURED: Duration = Duration::from_secs(5);

/// Number of sockets that are held open.
const SOCKETS: usize = 5_000;

/// Maximum memory of a server with many sockets, in bytes.
const MOST_MEMORY: usize = 256 << 20;

/// Minimum share of the first edition's ratio that passes.
const LEAST_PART: f64 = 0.85;

/// Measures everything and writes a table; fails if a ratio is worse than that of the first edition or a limit is
/// exceeded.
pub(crate) fn run(program: &Path) -> Result<String, Failure> {
    let (database, address) = (SqliteFile::new(), free_address().map_err(|error| io_failure(&error))?);
    let server = ServerProcess::start(program, address, &database.url(), &["--unlimited"])
        .map_err(|error| io_failure(&error))?;
    let of_one_server = [requests(address), moves::measure(address, server.id()), sign_in::names(address)];
    drop(server);
    report(of_one_server.into_iter().chain([live::games(program), run_limits(program)]))
}

/// Joins the reports; fails if one of them is a failure.
fn report(parts: impl IntoIterator<Item = Result<String, Failure>>) -> Result<String, Failure> {
    let (mut lines, mut has_failed) = (Vec::new(), false);
    for part in parts {
        has_failed |= part.is_err();
        lines.push(part.unwrap_or_else(|failure| format!("FAILED: {failure}")));
    }
    if has_failed { Err(lines.join("\n").into()) } else { Ok(lines.join("\n")) }
}

/// A ratio next to that of the first edition, or a failure if it is worse by more than 15 per cent.
fn judge(what: &str, ratio: f64, before: f64) -> Result<String, Failure> {
    if ratio < LEAST_PART * before {
        return Err(format!("{what}: {ratio:.2} of its baseline, {before:.2} in the first edition").into());
    }
    Ok(format!("{ratio:.2} of its baseline, {before:.2} in the first edition"))
}

/// The memory of a connection next to that in the first edition, both in bytes, or a failure if it is larger by more
/// than 15 per cent.
fn judge_memory(what: &str, bytes: usize, before: usize) -> Result<String, Failure> {
    judge(what, before as f64 / bytes.max(1) as f64, 1.0)?;
    Ok(format!("{bytes} bytes each, {before} in the first edition"))
}

/// Measures what others notice of callers who ask for much, and fails if that is too much.
pub(crate) fn run_limits(program: &Path) -> Result<String, Failure> {
    let parts = [fairness::busy, fairness::measure_hang_ups, idle_sockets, memory::measure_unread_answers];
    report(parts.map(|part| part(program)))
}

/// Measures moves alone.
pub(crate) fn run_moves(program: &Path) -> Result<String, Failure> {
    let (database, address) = (SqliteFile::new(), free_address().map_err(|error| io_failure(&error))?);
    let server = ServerProcess::start(program, address, &database.url(), &["--unlimited"])
        .map_err(|error| io_failure(&error))?;
    moves::measure(address, server.id())
}

/// Requests that write nothing, next to a bare handler.
fn requests(address: SocketAddr) -> Result<String, Failure> {
    let bare = bare_handler()?;
    let health = rate(|_| Ok(()), address, |client, ()| request(client, "GET", "/health", "").map(drop))?;
    let question = r#"{"game":"nim","position":"5,19,40,51"}"#;
    let analyses = rate(
        |_| Ok(()),
        address,
        |client, ()| request(client, "POST", "/api/v1/analyse?positions=1000", question).map(drop),
    )?;
    Ok([
        format!("bare handler              {bare:>9.0} /s"),
        format!("health                    {health:>9.0} /s   {}", judge("health", health / bare, 0.78)?),
        format!("analyses                  {analyses:>9.0} /s   {}", judge("analyses", analyses / bare, 0.17)?),
    ]
    .join("\n"))
}

/// The answer to a request that must succeed.
fn request(client: &mut HttpClient, method: &str, path: &str, body: &str) -> Result<String, Failure> {
    let answer = client.send(method, path, body)?;
    if answer.status < 300 { Ok(answer.body) } else { Err(format!("{path}: {} {}", answer.status, answer.body).into()) }
}

/// Requests per second of all clients together.
fn rate<S: Send>(
    prepare: impl Fn(u64) -> Result<S, Failure>,
    address: SocketAddr,
    ask: impl Fn(&mut HttpClient, &mut S) -> Result<(), Failure> + Sync,
) -> Result<f64, Failure> {
    let (done, over) = (AtomicUsize::new(0), AtomicBool::new(false));
    let states = (0..CLIENTS).map(prepare).collect::<Result<Vec<S>, Failure>>()?;
    let work = |mut state: S| -> Result<(), Failure> {
        let mut client = HttpClient::new(address);
        while !over.load(Ordering::Relaxed) {
            ask(&mut client, &mut state)?;
            done.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    };
    thread::scope(|scope| -> Result<(), Failure> {
        let work = &work;
        let clients: Vec<_> = states.into_iter().map(|state| scope.spawn(move || work(state))).collect();
        thread::sleep(MEASURED);
        over.store(true, Ordering::Relaxed);
        clients.into_iter().try_for_each(|client| client.join().map_err(|_| "a client has failed")?)
    })?;
    Ok(done.load(Ordering::Relaxed) as f64 / MEASURED.as_secs_f64())
}

/// Measures the framework with an empty handler.
fn bare_handler() -> Result<f64, Failure> {
    let runtime = Runtime::new()?;
    let listener = runtime.block_on(tokio::net::TcpListener::bind("127.0.0.1:0"))?;
    let address = listener.local_addr()?;
    runtime.spawn(async move { axum::serve(listener, Router::new().route("/", get(async || "{}"))).await });
    rate(|_| Ok(()), address, |client, ()| request(client, "GET", "/", "").map(drop))
}

/// Memory of idle viewers, on a server of their own: elsewhere they would use memory that others have freed.
fn idle_sockets(program: &Path) -> Result<String, Failure> {
    let (database, address) = (SqliteFile::new(), free_address()?);
    let server = ServerProcess::start(program, address, &database.url(), &["--unlimited"])?;
    let process = server.id();
    let mut player = Player::register(address, "Watcher", CLIENTS, 1)?;
    let id = player.sit_down()?.ok_or("the server was gone")?.id;
    let before = memory(process)?;
    let mut sockets = Vec::new();
    while sockets.len() < SOCKETS {
        sockets.push(watch(address, &id)?);
    }
    let all = memory(process)?;
    let each = all.saturating_sub(before) / SOCKETS;
    let (all, most) = (all >> 20, MOST_MEMORY >> 20);
    if all > most {
        return Err(format!("with {SOCKETS} sockets the server takes {all} MiB, more than {most}").into());
    }
    let each = judge_memory("idle sockets", each, 6_500)?;
    Ok(format!("idle sockets              {SOCKETS:>9}      {each}; {all} MiB in all"))
}

fn watch(address: SocketAddr, id: &str) -> Result<TcpStream, Failure> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(5)))?;
    write!(
        stream,
        "GET /api/v1/matches/{id}/socket HTTP/1.1\r\nhost: {address}\r\nupgrade: websocket\r\nconnection: \
         upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )?;
    let mut answer = [0; 12];
    stream.read_exact(&mut answer)?;
    if answer.ends_with(b"101") { Ok(stream) } else { Err("no socket".into()) }
}

/// The memory of a process, in bytes.
fn memory(process: u32) -> Result<usize, Failure> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).ok_or("the system does not tell")?;
    let kilobytes: usize = line.split_whitespace().nth(1).ok_or("the system does not tell")?.parse()?;
    Ok(kilobytes * 1024)
}

/// Processor time of a process so far.
fn processor(process: u32) -> Result<Duration, Failure> {
    let line = fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The name of the program, which may hold anything, ends with a parenthesis; hundredths of a second come later.
    let (_, numbers) = line.rsplit_once(')').ok_or("the system does not tell")?;
    let hundredths: Vec<u64> = numbers.split_whitespace().skip(11).take(2).map(str::parse).collect::<Result<_, _>>()?;
    Ok(Duration::from_millis(10 * hundredths.iter().sum::<u64>()))
}
