//! Regular upkeep: the site ends matches whose time has run out, withdraws old invitations, and removes expired
//! sessions.
use crate::{clock::now, ids, site::Site};
use std::{sync::Arc, time::Duration};
use tokio::time::sleep;

/// Minimum pause in milliseconds; a random part keeps several servers from waking together.
const REST: u64 = 2000;

/// Does the upkeep until the site stops.
pub(crate) async fn run(site: Arc<Site>) {
    let mut stopping = site.stopping.subscribe();
    loop {
        let rest = Duration::from_millis(REST + ids::seed() % REST);
        tokio::select! {
            () = sleep(rest) => {}
            // If the sender is gone, the site has stopped.
            _ = stopping.wait_for(|stop| *stop) => return,
        }
        upkeep(&site).await;
    }
}

/// Does everything that is due now, and returns the number of matches that this server looked after. Failed work is due
/// again later.
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
    let Ok(claim) = site.store.claim_due(now()).await else { return 0 };
    for id in &claim.ids {
        if let Ok(Some(due)) = site.referee.tend(id).await {
            // If this fails, the match is due again when the claim ends.
            drop(site.store.reschedule(id.clone(), due, &claim).await);
        }
    }
    claim.ids.len()
}
