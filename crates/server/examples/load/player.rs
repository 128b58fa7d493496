//! A player of rated matches that remembers every acknowledged move.
use engine::{Params, games};
use play::Rng;
use protocol::site::{MatchState, PlayerPage};
use std::{collections::BTreeMap, error::Error, io, net::SocketAddr, thread::sleep, time::Duration};
use test_support::HttpClient;

/// Any failure.
pub(crate) type Failure = Box<dyn Error + Send + Sync>;

/// A player.
pub(crate) struct Player {
    client: HttpClient,
    name: String,
    chance: Rng,
    /// The level of the computer.
    level: u8,
    /// The acknowledged moves of each match, and whether it was over.
    pub(crate) acknowledged: BTreeMap<String, (Vec<String>, bool)>,
    /// Number of requests that the server refused because it failed.
    pub(crate) refused: usize,
}

impl Player {
    /// A player with a new account.
    pub(crate) fn register(address: SocketAddr, name: &str, seed: u64, level: u8) -> Result<Player, Failure> {
        let (mut client, name) = (HttpClient::new(address), name.to_owned());
        let body = format!(r#"{{"name":"{name}","password":"gold bars 1940","repeat":"gold bars 1940"}}"#);
        let answer = client.send("POST", "/api/v1/session", &body)?;
        if answer.status != 200 {
            return Err(format!("{name} could not register: {}", answer.body).into());
        }
        Ok(Player { client, name, chance: Rng::new(seed), level, acknowledged: BTreeMap::new(), refused: 0 })
    }

    /// The cookie of the session.
    pub(crate) fn cookie(self) -> String {
        self.client.cookie.unwrap_or_default()
    }

    /// The match in progress, or a new one; none if the server cannot be reached.
    pub(crate) fn sit_down(&mut self) -> Result<Option<MatchState>, Failure> {
        let Some(me) = self.ask("GET", "/api/v1/session", "")? else { return Ok(None) };
        let me: protocol::site::Me = serde_json::from_str(&me)?;
        let state = match me.running {
            Some(id) => self.ask("GET", &format!("/api/v1/matches/{id}"), "")?,
            None => {
                let new_match = format!(r#"{{"game":"nim","level":{},"first":"lot"}}"#, self.level);
                self.ask("POST", "/api/v1/matches", &new_match)?
            }
        };
        state.map(|state| self.note(&state)).transpose()
    }

    /// Makes a random move; none if no answer came, so that it is unknown whether the move was made.
    pub(crate) fn play(&mut self, state: &MatchState) -> Result<Option<MatchState>, Failure> {
        let game = games::build(&state.game, &Params::default())?;
        let moves = game.moves(&state.position, 1000)?;
        let mv = self.chance.pick(&moves).ok_or("a match that is not over has no moves")?;
        let body = format!(r#"{{"ply":{},"move":"{mv}"}}"#, state.moves.len());
        let answer = self.ask("POST", &format!("/api/v1/matches/{}/moves", state.id), &body)?;
        answer.map(|state| self.note(&state)).transpose()
    }

    /// Remembers an acknowledged state.
    fn note(&mut self, state: &str) -> Result<MatchState, Failure> {
        let state: MatchState = serde_json::from_str(state)?;
        self.acknowledged.insert(state.id.clone(), (state.moves.clone(), state.ended.is_some()));
        Ok(state)
    }

    /// The body of an answer; none if the connection broke or the server failed. A refusal is a failure, except for a
    /// move that was made already but whose answer was lost.
    fn ask(&mut self, method: &str, path: &str, body: &str) -> Result<Option<String>, Failure> {
        match self.client.send(method, path, body) {
            Ok(answer) if answer.status < 300 => Ok(Some(answer.body)),
            Ok(answer) if answer.status == 409 => Ok(None),
            Ok(answer) if answer.status >= 500 || answer.status == 408 => {
                self.refused += 1;
                sleep(Duration::from_millis(5));
                Ok(None)
            }
            Ok(answer) => Err(format!("{method} {path}: {} {}", answer.status, answer.body).into()),
            Err(_) => {
                sleep(Duration::from_millis(5));
                Ok(None)
            }
        }
    }

    /// Compares the acknowledged moves with those of the server.
    pub(crate) fn audit(&mut self) -> Result<Audit, Failure> {
        let mut audit = Audit::default();
        for (id, (moves, over)) in &self.acknowledged {
            let answer = self.client.send("GET", &format!("/api/v1/matches/{id}"), "")?;
            let stored: Option<MatchState> = serde_json::from_str(&answer.body).ok();
            audit.moves += moves.len();
            let is_complete =
                |stored: &MatchState| stored.moves.starts_with(moves) && (!over || stored.ended.is_some());
            audit.lost += usize::from(!stored.as_ref().is_some_and(is_complete));
            audit.finished += usize::from(stored.is_some_and(|stored| stored.ended.is_some()));
        }
        audit.counted = self.games_counted()?;
        Ok(audit)
    }

    /// Number of games that the ranking counts.
    fn games_counted(&mut self) -> Result<usize, Failure> {
        let path = format!("/api/v1/players/{}", self.name.replace(' ', "%20"));
        let answer = self.client.send("GET", &path, "")?;
        let page: PlayerPage = serde_json::from_str(&answer.body)?;
        let all = page
            .scores
            .iter()
            .find(|score| score.game.is_none() && score.convention.is_none() && score.level.is_none());
        Ok(all.map_or(0, |score| score.games as usize))
    }
}

/// The result of a comparison.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Audit {
    /// Acknowledged moves.
    pub(crate) moves: usize,
    /// Matches of which something acknowledged is missing.
    pub(crate) lost: usize,
    /// Finished matches.
    pub(crate) finished: usize,
    /// Finished matches as the ranking counts them.
    pub(crate) counted: usize,
}

impl Audit {
    /// Adds the result of another comparison.
    pub(crate) fn add(&mut self, other: Audit) {
        self.moves += other.moves;
        self.lost += other.lost;
        self.finished += other.finished;
        self.counted += other.counted;
    }
}

/// An I/O error as a failure.
pub(crate) fn io_failure(error: &io::Error) -> Failure {
    error.to_string().into()
}
