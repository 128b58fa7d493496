//! Whether the time of signing in reveals which names exist.
use super::judge;
use crate::player::{Failure, Player};
use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};
use test_support::HttpClient;

/// Number of attempts for each name.
const TRIES: usize = 60;

/// The time for a wrong password with an existing name, next to a name that does not exist. The attempts alternate, so
/// that other load of the machine affects both.
pub(super) fn names(address: SocketAddr) -> Result<String, Failure> {
    Player::register(address, "Player 1940", 1940, 1)?;
    let mut client = HttpClient::new(address);
    let (mut known, mut unknown) = (Vec::new(), Vec::new());
    for _ in 0..TRIES {
        known.push(time_of_refusal(&mut client, "Player 1940")?);
        unknown.push(time_of_refusal(&mut client, "Nobody 1940")?);
    }
    let (known, unknown) = (median(known), median(unknown));
    let ratio = known.as_secs_f64() / unknown.as_secs_f64();
    judge("a wrong password", ratio.min(1.0 / ratio), 1.0)?;
    Ok(format!(
        "wrong password            {known:>9.2?}      for a name that exists, {unknown:.2?} for one that does not: \
            {ratio:.3}"
    ))
}

/// Time to refuse a wrong password.
fn time_of_refusal(client: &mut HttpClient, name: &str) -> Result<Duration, Failure> {
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
