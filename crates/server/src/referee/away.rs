//! People who are away: matches that nobody looks after, and accounts that are deleted.
use super::{Referee, TRIES};
use crate::{
    clock::now,
    detach::to_the_end,
    problem::Refusal,
    server_match::Command,
    store::{matches::ActiveSeat, operators::Action},
};

impl Referee {
    /// Looks after a match although nobody asks: ends it if a player is out of time, withdraws it if nobody accepted
    /// the invitation in time. Returns when to look again.
    pub(crate) async fn tend(&self, id: &str) -> Result<Option<i64>, Refusal> {
        let server_match = self.look(id).await?;
        if !server_match.is_stale(now()) {
            return Ok(server_match.due_after_start(self.clocks_from));
        }
        let live = self.live.get(id)?;
        let mut state = live.lock().await?;
        if self.store.withdraw_stale(&server_match).await? {
            *state = None;
            live.changes.send_replace(());
        }
        Ok(None)
    }

    /// Deletes an account. Before that it resigns the matches in progress, so that the opponents get their result, and
    /// withdraws the invitations. The action is recorded if an operator does this.
    pub(crate) async fn delete(&self, account: &str, action: Option<Action>) -> Result<(), Refusal> {
        to_the_end(self.resign_and_erase(account, action)).await
    }

    async fn resign_and_erase(&self, account: &str, action: Option<Action>) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            let active = self.store.delete_account(account.to_owned(), action.clone()).await?;
            if active.is_empty() {
                self.forget(account);
                return Ok(());
            }
            for ActiveSeat { id, is_open, .. } in active {
                // The next round notices if the match has ended or filled up in the meantime.
                drop(match is_open {
                    true => self.go_away(&id, account).await,
                    false => self.command(&id, account, Command::Resign).await.map(drop),
                });
            }
        }
        Err(Refusal::conflict("refused-again"))
    }

    /// Withdraws the invitations of an account, and leaves those of others.
    pub(crate) async fn withdraw_all(&self, account: &str) -> Result<(), Refusal> {
        for seat in self.store.active_seats(account).await?.iter().filter(|seat| seat.is_open) {
            to_the_end(self.go_away(&seat.id, account)).await?;
        }
        Ok(())
    }

    /// Withdraws an own invitation, or leaves the one of somebody else.
    async fn go_away(&self, id: &str, account: &str) -> Result<(), Refusal> {
        if self.withdraw(id, account).await.is_err() {
            self.store.stand_up(id.to_owned(), account.to_owned()).await?;
            self.forget(account);
        }
        Ok(())
    }
}
