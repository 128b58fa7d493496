//! Games that were built, shared by all threads so that their tables are filled once.
use super::lock;
use engine::{AnyGame, GameError, games};
use protocol::Request;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};

/// Maximum number of games in the cache; the least recently used one is dropped first.
const MOST_GAMES: usize = 128;

/// The games in use.
#[derive(Default)]
pub(super) struct Shelf(Mutex<Games>);

#[derive(Default)]
struct Games {
    games: HashMap<String, Kept>,
    clock: u64,
}

struct Kept {
    game: Arc<dyn AnyGame>,
    used: u64,
}

impl Shelf {
    /// The game of a request, from the shelf or built.
    pub(super) fn game(&self, request: &Request) -> Result<Arc<dyn AnyGame>, GameError> {
        let key = format!("{} {}", request.game, protocol::line(&request.params));
        if let Some(game) = lock(&self.0).find(&key) {
            return Ok(game);
        }
        let family = games::family(&request.game)?;
        let params = request.engine_params();
        let params = params.map_err(|error| GameError::Parameter { game: family.id, error })?;
        let game = games::build(family.id, &params)?.into();
        Ok(lock(&self.0).keep(key, game))
    }
}

impl Games {
    fn find(&mut self, key: &str) -> Option<Arc<dyn AnyGame>> {
        let kept = self.games.get_mut(key)?;
        self.clock += 1;
        kept.used = self.clock;
        Some(Arc::clone(&kept.game))
    }

    /// Keeps a game unless another thread has just built the same, and gives the one kept.
    fn keep(&mut self, key: String, game: Arc<dyn AnyGame>) -> Arc<dyn AnyGame> {
        if self.games.len() >= MOST_GAMES {
            let oldest = self.games.iter().min_by_key(|(_, kept)| kept.used).map(|(key, _)| key.clone());
            oldest.and_then(|key| self.games.remove(&key));
        }
        self.clock += 1;
        let kept = self.games.entry(key).or_insert(Kept { game, used: self.clock });
        Arc::clone(&kept.game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_built_once() {
        let shelf = Shelf::default();
        let ask = |line| shelf.game(&Request::read(line).unwrap()).unwrap();
        let first = ask(r#"{"game":"nim","position":"1"}"#);
        let second = ask(r#"{"game":"nim","params":{},"position":"2"}"#);
        assert!(Arc::ptr_eq(&first, &second));
    }

    #[test]
    fn the_shelf_has_an_end() {
        let nim: Arc<dyn AnyGame> = games::build("nim", &engine::Params::default()).unwrap().into();
        let mut shelf = Games::default();
        for key in 0..1_000 {
            shelf.keep(key.to_string(), Arc::clone(&nim));
            assert!(shelf.find("0").is_some(), "what is in use stays");
        }
        assert_eq!(shelf.games.len(), MOST_GAMES);
    }
}
