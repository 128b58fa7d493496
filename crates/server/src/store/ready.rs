//! Whether the database can be read and written now.
use super::Store;
use crate::problem::Refusal;
use sqlx::Executor;
use std::time::{Duration, Instant};
use tokio::{sync::Mutex, time::timeout};

/// Maximum time of a check: a database that takes longer is locked or out of reach.
const PATIENCE: Duration = Duration::from_secs(2);

/// Time for which a result is valid, so that nobody keeps the disk busy by asking.
const LIFETIME: Duration = Duration::from_secs(1);

/// The last check of a database, with its time and result.
#[derive(Default)]
pub(super) struct LastCheck(Mutex<Option<(Instant, bool)>>);

impl Store {
    /// Whether the database can be read and written. A check writes a row, since a disk that is full or a file that is
    /// locked can still be read.
    pub(crate) async fn is_ready(&self) -> bool {
        let mut last = self.last_check.0.lock().await;
        if let Some((at, is_ready)) = *last
            && at.elapsed() < LIFETIME
        {
            return is_ready;
        }
        let is_ready = matches!(timeout(PATIENCE, self.read_and_write()).await, Ok(Ok(())));
        *last = Some((Instant::now(), is_ready));
        is_ready
    }

    async fn read_and_write(&self) -> Result<(), Refusal> {
        self.read().await?.execute("SELECT version FROM schema_steps").await?;
        self.write_match(|connection| {
            Box::pin(async move {
                connection.execute("UPDATE schema_steps SET version = version").await?;
                Ok(())
            })
        })
        .await
    }
}
