//! Regular upkeep: the site ends matches whose time has run out, withdraws old invitations, removes expired sessions
//! and old guests, records which waiting players are still present, and applies the changes of operators.
use crate::{
    clock::{DAY, now},
    ids,
    site::Site,
};
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
    follow_operators(site).await;
    // If this fails, the next round does it.
    drop(site.store.write_presence(&site.presence, now()).await);
    site.presence.forget_absent(now());
    while !*site.stopping.borrow() {
        let some = tend(site).await;
        tended += some;
        let removed = site.store.remove_expired(now()).await.unwrap_or(0);
        if some == 0 && removed == 0 && remove_old(site).await == 0 {
            break;
        }
    }
    tended
}

/// Drops from memory what operators have changed in the database.
async fn follow_operators(site: &Site) {
    for account in site.store.changed_by_operators().await.unwrap_or_default() {
        site.referee.forget(&account);
    }
}

/// Removes some of what has been kept long enough, and returns how much.
async fn remove_old(site: &Site) -> usize {
    let guests = site.store.remove_old_guests(now() - i64::from(site.options.keep_guests_days) * DAY).await;
    // Links and events are removed all at once.
    drop(site.store.remove_old_links(now()).await);
    drop(site.store.remove_old_events(now() - i64::from(site.options.keep_events_days) * DAY).await);
    guests.unwrap_or(0)
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
