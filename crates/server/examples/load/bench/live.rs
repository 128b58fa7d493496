//! Many matches between people at once: both players of each watch it, and a move in each reaches everybody.
use super::{judge_memory, memory, request, watch};
use crate::player::Failure;
use protocol::site::MatchState;
use std::{
    io::Read,
    net::{SocketAddr, TcpStream},
    path::Path,
    time::{Duration, Instant},
};
use test_support::{HttpClient, ServerProcess, SqliteFile, free_address};

/// Number of matches.
const GAMES: usize = 1_000;

/// Memory of matches in progress, and the time to make a move in each and reach both players. They have a server of
/// their own, so that memory which others have freed does not count.
pub(super) fn games(program: &Path) -> Result<String, Failure> {
    let (database, address) = (SqliteFile::new(), free_address()?);
    let server = ServerProcess::start(program, address, &database.url(), &["--unlimited"])?;
    let process = server.id();
    let (mut ana, mut bor) = (guest(address, "Ana")?, guest(address, "Bor")?);
    let before = memory(process)?;
    let mut games = Vec::new();
    for _ in 0..GAMES {
        games.push(Game::begin(&mut ana, &mut bor, address)?);
    }
    let each = memory(process)?.saturating_sub(before) / (2 * GAMES);
    let start = Instant::now();
    for game in &games {
        request(&mut ana, "POST", &format!("/api/v1/matches/{}/moves", game.id), r#"{"ply":0,"move":"3-1"}"#)?;
    }
    for game in &mut games {
        game.watching.iter_mut().try_for_each(wait_for_move)?;
    }
    let took = start.elapsed();
    let each = judge_memory("sockets of live matches", each, 8_400)?;
    Ok(format!(
        "live matches              {GAMES:>9}      {} sockets, {each}; a move in each told to all in {took:.1?}",
        2 * GAMES
    ))
}

/// A match with the sockets of both players.
struct Game {
    id: String,
    watching: [TcpStream; 2],
}

impl Game {
    fn begin(ana: &mut HttpClient, bor: &mut HttpClient, address: SocketAddr) -> Result<Game, Failure> {
        let state = request(ana, "POST", "/api/v1/challenges", r#"{"game":"nim","start":"3,5,7","first":"you"}"#)?;
        let id = serde_json::from_str::<MatchState>(&state)?.id;
        request(bor, "POST", &format!("/api/v1/matches/{id}/join"), "{}")?;
        let watching = [watch(address, &id)?, watch(address, &id)?];
        Ok(Game { id, watching })
    }
}

fn guest(address: SocketAddr, name: &str) -> Result<HttpClient, Failure> {
    let mut client = HttpClient::new(address);
    request(&mut client, "POST", "/api/v1/session/guest", &format!(r#"{{"name":"{name}"}}"#))?;
    Ok(client)
}

/// Reads from a socket until the move arrives.
fn wait_for_move(socket: &mut TcpStream) -> Result<(), Failure> {
    socket.set_read_timeout(Some(Duration::from_secs(10)))?;
    let (mut received, mut buffer) = (Vec::new(), [0; 4096]);
    while !received.windows(MARK.len()).any(|part| part == MARK) {
        let count = socket.read(&mut buffer)?;
        if count == 0 {
            return Err("a socket was closed".into());
        }
        received.extend_from_slice(&buffer[..count]);
    }
    Ok(())
}

/// A part of the state after the move.
const MARK: &[u8] = br#""moves":["3-1"]"#;
