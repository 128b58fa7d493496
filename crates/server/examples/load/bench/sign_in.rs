//! Whether the time that signing in takes tells which names exist.
use crate::{
    http::Client,
    player::{Failure, Player},
};
use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

/// Number of attempts for each name.
const TRIES: usize = 60;

/// The time for a wrong password with a name that somebody has, next to that with a name that nobody has; by turns, so that
/// whatever else the machine does falls on both.
pub(super) fn names(address: SocketAddr) -> Result<String, Failure> {
    Player::register(address, "Player 1940", 1940, 1)?;
    let mut client = Client::new(address);
    let (mut known, mut unknown) = (Vec::new(), Vec::new());
    for _ in 0..TRIES {
        known.push(refused(&mut client, "Player 1940")?);
        unknown.push(refused(&mut client, "Nobody 1940")?);
    }
    let (known, unknown) = (median(known), median(unknown));
    let ratio = known.as_secs_f64() / unknown.as_secs_f64();
    Ok(format!(
        "wrong password            {known:>9.2?}      for a name that exists, {unknown:.2?} for one that does not: {ratio:.3}"
    ))
}

/// How long it takes to refuse a wrong password.
fn refused(client: &mut Client, name: &str) -> Result<Duration, Failure> {
    let start = Instant::now();
    let body = format!(r#"{{"name":"{name}","password":"a wrong guess"}}"#);
    match client.send("POST", "/api/v1/session", &body)?.status {
        401 => Ok(start.elapsed()),
        status => Err(format!("a wrong password for {name} was answered with {status}").into()),
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
