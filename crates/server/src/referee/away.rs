//! People who are away: matches that nobody looks after, and accounts that are deleted.
use super::{Referee, TRIES};
use crate::{clock::now, problem::Refusal, store::matches::Live, table::Command};

impl Referee {
    /// Looks after a match although nobody asks: whoever has no time left has lost, and what nobody has followed for too long
    /// is withdrawn. Gives when to look again.
    pub(crate) async fn tend(&self, id: &str) -> Result<Option<i64>, Refusal> {
        let table = self.look(id).await?;
        if !table.is_stale(now()) {
            return Ok(table.due());
        }
        let live = self.live(id);
        let mut kept = live.table.lock().await;
        if self.store.withdraw_stale(&table).await? {
            *kept = None;
            live.bell.send_replace(());
        }
        Ok(None)
    }

    /// Deletes an account. Its matches that go on are given up first, so that the others get their result, and its invitations
    /// withdrawn.
    pub(crate) async fn delete(&self, account: &str) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            let live = self.store.delete_account(account.to_owned()).await?;
            if live.is_empty() {
                self.forget(account).await;
                return Ok(());
            }
            for Live { id, is_open, .. } in live {
                // Whatever was over or complete by then is seen when the account is tried again.
                drop(match is_open {
                    true => self.go_away(&id, account).await,
                    false => self.command(&id, account, Command::Resign).await.map(drop),
                });
            }
        }
        Err(Refusal::conflict("refused-again"))
    }

    /// Withdraws an own invitation, or leaves that of somebody else to the others.
    async fn go_away(&self, id: &str, account: &str) -> Result<(), Refusal> {
        if self.withdraw(id, account).await.is_err() {
            self.store.stand_up(id.to_owned(), account.to_owned()).await?;
            self.forget(account).await;
        }
        Ok(())
    }
}
