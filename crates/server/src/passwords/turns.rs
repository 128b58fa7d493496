//! Turns at hashing, which takes time and memory: few at once, and one for each network, so that a caller who sends
//! many passwords waits alone.
use crate::problem::Refusal;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Maximum number of passwords from one network that wait; a whole school signs in at once.
const MOST_WAITING: usize = 200;

/// Number of networks above which those without a turn are removed.
const MOST_NETWORKS: usize = 1000;

/// Seconds after which somebody who could not wait may try again.
const RETRY_SECONDS: u64 = 5;

/// The turns of all networks.
pub(super) struct Turns {
    all: Arc<Semaphore>,
    networks: Mutex<HashMap<IpAddr, Arc<Semaphore>>>,
}

/// A turn, until it is dropped.
pub(super) struct Turn {
    _all: OwnedSemaphorePermit,
    _network: OwnedSemaphorePermit,
}

impl Turns {
    pub(super) fn new(at_once: usize) -> Turns {
        Turns { all: Arc::new(Semaphore::new(at_once)), networks: Mutex::default() }
    }

    /// Waits for a turn of a network, unless many wait already.
    pub(super) async fn wait(&self, network: IpAddr) -> Result<Turn, Refusal> {
        let failed = |error| Refusal::failure(&error);
        let turns = self.network(network);
        // The map has one reference, and everybody who waits another.
        if Arc::strong_count(&turns) > MOST_WAITING + 1 {
            return Err(Refusal::too_many(RETRY_SECONDS));
        }
        let own = turns.acquire_owned().await.map_err(failed)?;
        let all = Arc::clone(&self.all).acquire_owned().await.map_err(failed)?;
        Ok(Turn { _all: all, _network: own })
    }

    fn network(&self, network: IpAddr) -> Arc<Semaphore> {
        let mut networks = self.networks.lock().unwrap_or_else(PoisonError::into_inner);
        if networks.len() >= MOST_NETWORKS {
            networks.retain(|_, turns| Arc::strong_count(turns) > 1);
        }
        Arc::clone(networks.entry(network).or_insert_with(|| Arc::new(Semaphore::new(1))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::poll_fn;

    #[tokio::test]
    async fn a_network_has_one_turn_at_a_time() {
        let turns = Turns::new(2);
        let [one, other] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]));
        let first = turns.wait(one).await.unwrap();
        let mut second = Box::pin(turns.wait(one));
        assert!(poll_fn(|context| std::task::Poll::Ready(second.as_mut().poll(context))).await.is_pending());
        drop(turns.wait(other).await.unwrap());
        drop(first);
        second.await.unwrap();
    }

    #[tokio::test]
    async fn a_queue_is_not_endless() {
        let (turns, network) = (Turns::new(2), IpAddr::from([192, 0, 2, 1]));
        let first = turns.wait(network).await.unwrap();
        let mut waiting: Vec<_> = (1..MOST_WAITING).map(|_| Box::pin(turns.wait(network))).collect();
        for wait in &mut waiting {
            assert!(poll_fn(|context| std::task::Poll::Ready(wait.as_mut().poll(context))).await.is_pending());
        }
        assert!(turns.wait(network).await.is_err(), "one more than may wait");
        drop((waiting, first));
        turns.wait(network).await.unwrap();
    }
}
