//! Turns at hashing, which takes time and memory: few at once, and one for each network, so that a caller who sends
//! many passwords waits alone.
use crate::problem::Refusal;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Number of networks above which those without a turn are removed.
const MOST_NETWORKS: usize = 1000;

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

    /// Waits for a turn of a network.
    pub(super) async fn wait(&self, network: IpAddr) -> Result<Turn, Refusal> {
        let failed = |error| Refusal::failed(&error);
        let own = self.network(network).acquire_owned().await.map_err(failed)?;
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
}
