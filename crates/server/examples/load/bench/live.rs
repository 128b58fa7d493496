//! Many matches between people at once: both players of each watch it, and a move in each reaches everybody.
use super::{asked, memory, watch};
use crate::{
    http::Client,
    player::Failure,
    process::{Database, Server, free_address},
};
use protocol::site::MatchState;
use std::{
    io::Read,
    net::{SocketAddr, TcpStream},
    path::Path,
    time::{Duration, Instant},
};

/// Number of matches.
const GAMES: usize = 1_000;

/// What matches that are going on cost, and how long it takes to make a move in each and tell both players.
///
/// A server of its own has them, so that memory which others have left behind does not count.
pub(super) fn games(program: &Path) -> Result<String, Failure> {
    let (database, address) = (Database::new("live"), free_address()?);
    let server = Server::start(program, address, &database.url(), &["--unlimited"])?;
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
        asked(&mut ana, "POST", &format!("/api/v1/matches/{}/moves", game.id), r#"{"ply":0,"move":"3-1"}"#)?;
    }
    for game in &mut games {
        game.watching.iter_mut().try_for_each(told_of_the_move)?;
    }
    let took = start.elapsed();
    Ok(format!(
        "live matches              {GAMES:>9}      {each} bytes for each of {} sockets; a move in each told to all in {took:.1?}",
        2 * GAMES
    ))
}

/// A match with the sockets of both players.
struct Game {
    id: String,
    watching: [TcpStream; 2],
}

impl Game {
    fn begin(ana: &mut Client, bor: &mut Client, address: SocketAddr) -> Result<Game, Failure> {
        let state = asked(ana, "POST", "/api/v1/challenges", r#"{"game":"nim","start":"3,5,7","first":"you"}"#)?;
        let id = serde_json::from_str::<MatchState>(&state)?.id;
        asked(bor, "POST", &format!("/api/v1/matches/{id}/join"), "{}")?;
        let watching = [watch(address, &id)?, watch(address, &id)?];
        Ok(Game { id, watching })
    }
}

fn guest(address: SocketAddr, name: &str) -> Result<Client, Failure> {
    let mut client = Client::new(address);
    asked(&mut client, "POST", "/api/v1/session/guest", &format!(r#"{{"name":"{name}"}}"#))?;
    Ok(client)
}

/// Reads what a socket was told until the move is in it.
fn told_of_the_move(socket: &mut TcpStream) -> Result<(), Failure> {
    socket.set_read_timeout(Some(Duration::from_secs(10)))?;
    let (mut heard, mut buffer) = (Vec::new(), [0; 4096]);
    while !heard.windows(SIGN.len()).any(|part| part == SIGN) {
        let count = socket.read(&mut buffer)?;
        if count == 0 {
            return Err("a socket was closed".into());
        }
        heard.extend_from_slice(&buffer[..count]);
    }
    Ok(())
}

/// By this a state after the move is known.
const SIGN: &[u8] = br#""moves":["3-1"]"#;
