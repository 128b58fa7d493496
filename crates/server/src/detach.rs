//! Requests that run to their end, even if their caller does not wait for the answer.
use crate::{caller::Origin, engine_pool::Caller, limits::network, problem::Refusal, store::accounts::Account};
use axum::{
    extract::Request,
    http::StatusCode,
    middleware::Next,
    response::{IntoResponse, Response},
};
use engine::message::Message;
use std::{
    net::IpAddr,
    sync::{Arc, OnceLock},
};
use tokio::sync::watch;
use tracing::Instrument;

/// The caller that waits for the answer.
#[derive(Clone)]
struct Waiting {
    /// Closed when nobody waits any more.
    gone: watch::Receiver<()>,
    network: IpAddr,
    /// The account, once it is known to have one.
    account: Arc<OnceLock<String>>,
}

impl Waiting {
    fn new(gone: watch::Receiver<()>, address: IpAddr) -> Waiting {
        Waiting { gone, network: network(address), account: Arc::default() }
    }
}

tokio::task_local! {
    static WAITING: Waiting;
}

/// Detaches a request from its caller: it goes on when the caller hangs up or times out. What is in the database must
/// also reach the memory and the viewers.
pub(crate) async fn detach(origin: Origin, request: Request, next: Next) -> Response {
    let (_waits, gone) = watch::channel(());
    let waiting = Waiting::new(gone, origin.address);
    match tokio::spawn(WAITING.scope(waiting, next.run(request)).in_current_span()).await {
        Ok(answer) => answer,
        Err(error) => Refusal::failure(&error).into_response(),
    }
}

/// Runs work to its end for a caller at an address, with an account or without one. If the caller leaves, it stops
/// waiting and returns none.
pub(crate) async fn until_gone<T>(
    (address, account): (IpAddr, Option<&Account>),
    gone: impl Future<Output = ()>,
    work: impl Future<Output = T>,
) -> Option<T> {
    let (waits, receiver) = watch::channel(());
    let work = async {
        account.inspect(|account| note_account(account));
        work.await
    };
    let work = WAITING.scope(Waiting::new(receiver, address), work);
    tokio::pin!(work);
    tokio::select! {
        done = &mut work => return Some(done),
        () = gone => {}
    }
    drop(waits);
    work.await;
    None
}

/// Does work to its end for the caller who waits, even if that caller leaves in the middle of it.
pub(crate) async fn to_the_end<T>(work: impl Future<Output = T>) -> T {
    let Ok(waiting) = WAITING.try_with(Waiting::clone) else { return work.await };
    let (_waits, gone) = watch::channel(());
    WAITING.scope(Waiting { gone, ..waiting }, work).await
}

/// Does work that changes nothing, and stops it when the caller is gone.
pub(crate) async fn while_awaited<T>(work: impl Future<Output = Result<T, Refusal>>) -> Result<T, Refusal> {
    let Ok(mut gone) = WAITING.try_with(|waiting| waiting.gone.clone()) else { return work.await };
    tokio::select! {
        done = work => done,
        _ = gone.changed() => Err(Refusal::new(StatusCode::REQUEST_TIMEOUT, Message::new("refused-slow"))),
    }
}

/// Notes the account of the caller who waits, if anybody does.
pub(crate) fn note_account(account: &Account) {
    if !account.is_guest {
        // Nobody waits if the engine answers at once, and an account that is known stays the same.
        drop(WAITING.try_with(|waiting| waiting.account.set(account.id.clone())));
    }
}

/// The caller to whom the questions of an account are charged. A guest costs nothing, so all guests in a network are
/// one caller.
pub(crate) fn caller_of(account: &Account) -> Caller {
    if account.is_guest { waiting_caller() } else { Caller::Account(account.id.clone()) }
}

/// The account of the caller who waits, or else the network; the site itself if nobody waits.
pub(crate) fn waiting_caller() -> Caller {
    let caller = |waiting: &Waiting| Caller::new(waiting.account.get().map(String::as_str), waiting.network);
    WAITING.try_with(caller).unwrap_or(Caller::Site)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::pending;

    /// The caller to whom a question of an account at an address is charged.
    async fn caller_at(address: [u8; 4], id: &str, is_guest: bool) -> Caller {
        let account = Account { id: id.to_owned(), name: id.to_owned(), is_guest, is_bot: false, created: 0 };
        let caller = until_gone((address.into(), Some(&account)), pending(), async { waiting_caller() }).await;
        let same = until_gone((address.into(), None), pending(), async { caller_of(&account) }).await;
        assert_eq!(caller, same, "whether it is noted or given");
        caller.unwrap()
    }

    #[tokio::test]
    async fn guests_of_one_address_share_their_work() {
        let (here, there) = ([192, 0, 2, 1], [192, 0, 2, 2]);
        let guest = caller_at(here, "a", true).await;
        assert_eq!(guest, Caller::Network(here.into()), "as if nobody were signed in");
        assert_eq!(guest, caller_at(here, "b", true).await);
        assert_ne!(guest, caller_at(there, "a", true).await);
        assert_eq!(caller_at(here, "c", false).await, caller_at(there, "c", false).await);
        assert_ne!(caller_at(here, "c", false).await, caller_at(here, "d", false).await);
    }
}
