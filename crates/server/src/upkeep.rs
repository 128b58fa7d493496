//! What the site does by itself, now and then: it ends matches whose time is over although nobody looks, withdraws what nobody
//! has followed, and removes sessions that have expired.
use crate::{clock::now, ids, site::Site};
use std::{sync::Arc, time::Duration};
use tokio::time::sleep;

/// Minimum pause in milliseconds; a random part keeps several servers from waking together.
const REST: u64 = 2000;

/// Looks after everything until the site stops.
pub(crate) async fn run(site: Arc<Site>) {
    let mut stopping = site.stopping.subscribe();
    loop {
        let rest = Duration::from_millis(REST + ids::seed() % REST);
        tokio::select! {
            () = sleep(rest) => {}
            // When nobody can tell any more, it has stopped.
            _ = stopping.wait_for(|stop| *stop) => return,
        }
        upkeep(&site).await;
    }
}

/// Does everything that is due now, and says how many matches this server has looked after. What fails is due again later.
pub async fn upkeep(site: &Site) -> usize {
    let mut tended = 0;
    while !*site.stopping.borrow() {
        let some = tend(site).await;
        tended += some;
        let removed = site.store.remove_expired(now()).await.unwrap_or(0);
        if some == 0 && removed == 0 {
            break;
        }
    }
    tended
}

/// Looks after some of the matches that are due.
async fn tend(site: &Site) -> usize {
    let Ok(taken) = site.store.take_due(now()).await else { return 0 };
    for id in &taken.ids {
        if let Ok(Some(due)) = site.referee.tend(id).await {
            // Should this fail, the match is looked at again.
            drop(site.store.put_off(id.clone(), due, &taken).await);
        }
    }
    taken.ids.len()
}
