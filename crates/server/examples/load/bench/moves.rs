//! Moves of rated matches, each answered and stored, next to bare inserts. The measurements alternate, so that other
//! load of the machine affects all of them.
mod computer;
mod inserts;
mod people;
mod wire;

use super::{CLIENTS, MEASURED, judge, processor};
use crate::player::Failure;
use computer::AgainstComputer;
use engine::{AnyGame, Params, games};
use inserts::Inserts;
use people::BetweenPeople;
use play::Rng;
use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::{runtime, task::JoinSet, time::sleep};

/// Number of rounds of measurements.
const ROUNDS: u32 = 5;

/// Measures all three and writes a table.
pub(super) fn measure(address: SocketAddr, server: u32) -> Result<String, Failure> {
    // All clients are on one thread, since they share the processor with what they measure.
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut inserts = Inserts::new().await?;
        let people = (0..CLIENTS).map(|client| BetweenPeople::begin(address, client));
        let mut people = Players::new(people.collect::<Result<_, Failure>>()?, server);
        let computer = (0..CLIENTS).map(|client| AgainstComputer::new(address, client));
        let mut computer = Players::new(computer.collect::<Result<_, Failure>>()?, server);
        for _ in 0..ROUNDS {
            inserts.add(MEASURED / ROUNDS).await?;
            people.play(MEASURED / ROUNDS).await?;
            computer.play(MEASURED / ROUNDS).await?;
        }
        let bare = inserts.rate();
        Ok([
            format!("bare inserts, grouped     {bare:>9.0} /s"),
            format!("rated moves of people     {}", people.report("moves of people", bare, 0.63)?),
            format!("rated moves, answered     {}", computer.report("moves with answers", bare, 0.67)?),
        ]
        .join("\n"))
    })
}

/// A client that plays.
trait Plays: Send + Sized + 'static {
    /// Plays until the measurement is over, and records each move.
    fn play(&mut self, moves: &mut Moves, over: &AtomicBool) -> impl Future<Output = Result<(), Failure>> + Send;
}

/// Moves of clients.
#[derive(Default)]
struct Moves {
    /// Time until the answer to each move.
    times: Vec<Duration>,
    /// Number of events written.
    events: usize,
}

impl Moves {
    fn note(&mut self, took: Duration, events: usize) {
        self.times.push(took);
        self.events += events;
    }
}

/// Clients that play at once, and their moves so far.
struct Players<P> {
    clients: Vec<P>,
    moves: Moves,
    /// Time of play so far.
    played: Duration,
    /// The process of the server.
    server: u32,
    /// Processor time of the server meanwhile.
    used: Duration,
}

impl<P: Plays> Players<P> {
    fn new(clients: Vec<P>, server: u32) -> Players<P> {
        Players { clients, moves: Moves::default(), played: Duration::ZERO, server, used: Duration::ZERO }
    }

    /// Lets all clients play for a time.
    async fn play(&mut self, time: Duration) -> Result<(), Failure> {
        let (over, used, start) = (Arc::<AtomicBool>::default(), processor(self.server)?, Instant::now());
        let mut playing = JoinSet::new();
        for mut client in self.clients.drain(..) {
            let over = Arc::clone(&over);
            playing.spawn(async move {
                let mut moves = Moves::default();
                client.play(&mut moves, &over).await?;
                Ok::<_, Failure>((client, moves))
            });
        }
        sleep(time).await;
        over.store(true, Ordering::Relaxed);
        while let Some(played) = playing.join_next().await {
            let (client, moves) = played??;
            self.clients.push(client);
            self.moves.times.extend(moves.times);
            self.moves.events += moves.events;
        }
        self.played += start.elapsed();
        self.used += processor(self.server)?.saturating_sub(used);
        Ok(())
    }

    fn report(&mut self, what: &str, bare: f64, before: f64) -> Result<String, Failure> {
        let Moves { times, events } = &mut self.moves;
        times.sort_unstable();
        let p99 = times.get(times.len() * 99 / 100).copied().unwrap_or_default();
        let each = |count: usize| count as f64 / self.played.as_secs_f64();
        let (rate, events) = (each(times.len()), each(*events));
        let cost = self.used.as_micros() / (times.len() as u128).max(1);
        // The moves of the computer are kept, too.
        let ratio = judge(what, events / bare, before)?;
        Ok(format!("{events:>9.0} /s   {ratio}; {rate:.0} requests, p99 {p99:.1?}, {cost} µs of the processor each"))
    }
}

fn nim() -> Result<Box<dyn AnyGame>, Failure> {
    Ok(games::build("nim", &Params::default())?)
}

/// A request to make a random legal move.
fn some_move(nim: &dyn AnyGame, position: &str, made: usize, chance: &mut Rng) -> Result<String, Failure> {
    let moves = nim.moves(position, 1000)?;
    let mv = chance.pick(&moves).ok_or("a match that is not over has no moves")?;
    Ok(format!(r#"{{"ply":{made},"move":"{mv}"}}"#))
}

fn is_over(state: &str) -> bool {
    !state.contains("\"ended\":null")
}
