//! Passwords, hashed with argon2id: a few at a time, and in equal time whether or not the name exists.
mod easy;
mod turns;

use crate::{detach::while_awaited, limits::network, problem::Refusal};
use argon2::{Argon2, PasswordHasher, PasswordVerifier, password_hash::phc::PasswordHash};
use axum::http::StatusCode;
use engine::message::Message;
use std::{
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};
use tokio::task::spawn_blocking;
use turns::Turns;

/// Minimum number of characters of a password.
pub(crate) const SHORTEST: usize = 8;

/// Maximum number of bytes of a password, since hashing takes time in proportion.
const LONGEST: usize = 256;

/// Maximum number of hashes computed at once; each takes 19 MiB.
const AT_ONCE: usize = 2;

/// Hashes and verifies passwords.
pub(crate) struct Passwords {
    turns: Turns,
    /// The hash of a random password, for names that do not exist.
    decoy: String,
    /// Number of hashes computed.
    hash_count: Arc<AtomicU64>,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        let (turns, decoy) = (Turns::new(AT_ONCE), compute_hash(&crate::ids::token()));
        Passwords { turns, decoy, hash_count: Arc::default() }
    }

    /// Number of hashes since the site started: by far the most work of signing in.
    pub(crate) fn hash_count(&self) -> u64 {
        self.hash_count.load(Ordering::Relaxed)
    }

    /// Refuses a new password of somebody that is too short, too long or easy to guess.
    pub(crate) fn check(password: &str, name: &str) -> Result<(), Refusal> {
        let message = if password.chars().count() < SHORTEST || password.len() > LONGEST {
            Message::new("refused-password").with("least", SHORTEST).with("most", LONGEST)
        } else if easy::is_easy(password, name) {
            Message::new("refused-easy-password")
        } else {
            return Ok(());
        };
        Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, message))
    }

    /// The hash of a new password from an address.
    pub(crate) async fn hash(&self, password: String, address: IpAddr) -> Result<String, Refusal> {
        self.run(address, move || compute_hash(&password)).await
    }

    /// Whether a password from an address has a hash. Without a hash the answer is no, after the same time.
    pub(crate) async fn verify(
        &self,
        password: String,
        hash: Option<String>,
        address: IpAddr,
    ) -> Result<bool, Refusal> {
        let (exists, hash) = (hash.is_some(), hash.unwrap_or_else(|| self.decoy.clone()));
        Ok(self.run(address, move || matches_hash(&password, &hash)).await? && exists)
    }

    async fn run<T: Send + 'static>(
        &self,
        address: IpAddr,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        // A caller who is gone waits no more.
        let turn = while_awaited(self.turns.wait(network(address))).await?;
        let hash_count = Arc::clone(&self.hash_count);
        let work = move || {
            let value = work();
            hash_count.fetch_add(1, Ordering::Relaxed);
            drop(turn);
            value
        };
        spawn_blocking(work).await.map_err(|error| Refusal::failure(&error))
    }
}

fn compute_hash(password: &str) -> String {
    Argon2::default().hash_password(password.as_bytes()).expect("the usual cost is valid").to_string()
}

fn matches_hash(password: &str, hash: &str) -> bool {
    // A password that is too long was never accepted, so it is not hashed.
    let password = if password.len() <= LONGEST { password } else { "" };
    PasswordHash::new(hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADDRESS: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[tokio::test]
    async fn only_the_right_password_is_accepted() {
        let passwords = Passwords::new();
        let hash = passwords.hash("gold bars".to_owned(), ADDRESS).await.unwrap();
        assert!(hash.starts_with("$argon2id$") && !hash.contains("gold"), "{hash}");
        assert!(passwords.verify("gold bars".to_owned(), Some(hash.clone()), ADDRESS).await.unwrap());
        assert!(!passwords.verify("gold bar".to_owned(), Some(hash), ADDRESS).await.unwrap());
        assert!(!passwords.verify("gold bars".to_owned(), None, ADDRESS).await.unwrap());
        assert!(!passwords.verify("x".repeat(1 << 20), Some("no hash".to_owned()), ADDRESS).await.unwrap());
    }

    #[tokio::test]
    async fn an_unknown_name_costs_as_much_as_a_known_one() {
        let passwords = Passwords::new();
        let somebody = passwords.hash("gold bars".to_owned(), ADDRESS).await.unwrap();
        // The kind of hash, its version, memory, rounds and lanes.
        let cost = |hash: &str| hash.split('$').take(4).collect::<Vec<_>>().join("$");
        assert_eq!(cost(&somebody), cost(&passwords.decoy));
        assert_eq!(cost(&somebody), "$argon2id$v=19$m=19456,t=2,p=1");
        let before = passwords.hash_count();
        passwords.verify("a guess".to_owned(), None, ADDRESS).await.unwrap();
        assert_eq!(passwords.hash_count() - before, 1);
        passwords.verify("a guess".to_owned(), Some(somebody), ADDRESS).await.unwrap();
        assert_eq!(passwords.hash_count() - before, 2);
    }

    #[test]
    fn short_long_and_easy_passwords_are_refused() {
        let check = |password: &str| Passwords::check(password, "Ana").is_ok();
        assert!(!check("gold ba") && !check(&"gold".repeat(65)) && !check("12345678"));
        assert!(check("gold bars") && check("žabe čez mlako"));
    }
}
