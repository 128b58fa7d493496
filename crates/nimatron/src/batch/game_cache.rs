//! A cache of games, shared by all threads, so that their tables are computed once.
use super::lock;
use crate::choice::{NamedGame, Settings};
use engine::{AnyGame, GameError, games};
use protocol::Request;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};

/// Maximum number of games in the cache; the least recently used one is dropped first.
const MOST_GAMES: usize = 128;

/// The cache.
#[derive(Default)]
pub(super) struct GameCache(Mutex<Games>);

#[derive(Default)]
struct Games {
    games: HashMap<String, CachedGame>,
    clock: u64,
}

struct CachedGame {
    game: Arc<dyn AnyGame>,
    /// Time of the last use.
    used: u64,
}

impl GameCache {
    /// The game of a request, cached or built.
    pub(super) fn game(&self, request: &Request) -> Result<Arc<dyn AnyGame>, GameError> {
        let key = format!("{} {}", request.game, protocol::line(&request.params));
        if let Some(game) = lock(&self.0).find(&key) {
            return Ok(game);
        }
        let named = NamedGame::find(&request.game)?;
        let family = named.family;
        let given = request.engine_params().map_err(|error| GameError::Parameter { game: family.id, error })?;
        let mut params = named.params(&Settings::default())?;
        given.0.into_iter().for_each(|(name, value)| params.set(&name, value));
        let game = games::build(family.id, &params)?.into();
        Ok(lock(&self.0).insert(key, game))
    }
}

impl Games {
    fn find(&mut self, key: &str) -> Option<Arc<dyn AnyGame>> {
        let cached = self.games.get_mut(key)?;
        self.clock += 1;
        cached.used = self.clock;
        Some(Arc::clone(&cached.game))
    }

    /// Adds a game unless another thread has just added the same, and returns the one in the cache.
    fn insert(&mut self, key: String, game: Arc<dyn AnyGame>) -> Arc<dyn AnyGame> {
        if self.games.len() >= MOST_GAMES {
            let oldest = self.games.iter().min_by_key(|(_, cached)| cached.used).map(|(key, _)| key.clone());
            oldest.and_then(|key| self.games.remove(&key));
        }
        self.clock += 1;
        let cached = self.games.entry(key).or_insert(CachedGame { game, used: self.clock });
        Arc::clone(&cached.game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_built_once() {
        let cache = GameCache::default();
        let ask = |line| cache.game(&Request::read(line).unwrap()).unwrap();
        let first = ask(r#"{"game":"nim","position":"1"}"#);
        let second = ask(r#"{"game":"nim","params":{},"position":"2"}"#);
        assert!(Arc::ptr_eq(&first, &second));
    }

    #[test]
    fn the_cache_is_bounded() {
        let nim: Arc<dyn AnyGame> = games::build("nim", &engine::Params::default()).unwrap().into();
        let mut cache = Games::default();
        for key in 0..1_000 {
            cache.insert(key.to_string(), Arc::clone(&nim));
            assert!(cache.find("0").is_some(), "what is in use stays");
        }
        assert_eq!(cache.games.len(), MOST_GAMES);
    }
}
