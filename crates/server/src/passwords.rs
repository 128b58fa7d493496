//! Passwords, hashed with argon2id: a few at a time, and in equal time whether or not the name exists.
use crate::problem::Refusal;
use argon2::{Argon2, PasswordHasher, PasswordVerifier, password_hash::phc::PasswordHash};
use axum::http::StatusCode;
use engine::message::Message;
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};
use tokio::{sync::Semaphore, task::spawn_blocking};

/// Minimum number of characters of a password.
const SHORTEST: usize = 8;

/// Maximum number of bytes of a password, since hashing takes time in proportion.
const LONGEST: usize = 256;

/// Maximum number of hashes computed at once; each takes 19 MiB.
const AT_ONCE: usize = 2;

/// Hashes and verifies passwords.
pub(crate) struct Passwords {
    turns: Arc<Semaphore>,
    /// The hash of a random password, for names that do not exist.
    decoy: String,
    /// Number of hashes computed.
    hash_count: Arc<AtomicU64>,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        let (turns, decoy) = (Arc::new(Semaphore::new(AT_ONCE)), compute_hash(&crate::ids::token()));
        Passwords { turns, decoy, hash_count: Arc::default() }
    }

    /// Number of hashes since the site started: by far the most work of signing in.
    pub(crate) fn hash_count(&self) -> u64 {
        self.hash_count.load(Ordering::Relaxed)
    }

    /// Refuses a new password that is too short or too long.
    pub(crate) fn check(password: &str) -> Result<(), Refusal> {
        if password.chars().count() >= SHORTEST && password.len() <= LONGEST {
            return Ok(());
        }
        let message = Message::new("refused-password").with("least", SHORTEST).with("most", LONGEST);
        Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, message))
    }

    /// The hash of a new password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Refusal> {
        self.run(move || compute_hash(&password)).await
    }

    /// Whether a password has a hash. Without a hash the answer is no, after the same time.
    pub(crate) async fn verify(&self, password: String, hash: Option<String>) -> Result<bool, Refusal> {
        let (exists, hash) = (hash.is_some(), hash.unwrap_or_else(|| self.decoy.clone()));
        Ok(self.run(move || matches_hash(&password, &hash)).await? && exists)
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refusal> {
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|error| Refusal::failed(&error))?;
        let hash_count = Arc::clone(&self.hash_count);
        let work = move || {
            let value = work();
            hash_count.fetch_add(1, Ordering::Relaxed);
            drop(turn);
            value
        };
        spawn_blocking(work).await.map_err(|error| Refusal::failed(&error))
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

    #[tokio::test]
    async fn only_the_right_password_is_accepted() {
        let passwords = Passwords::new();
        let hash = passwords.hash("gold bars".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$") && !hash.contains("gold"), "{hash}");
        assert!(passwords.verify("gold bars".to_owned(), Some(hash.clone())).await.unwrap());
        assert!(!passwords.verify("gold bar".to_owned(), Some(hash)).await.unwrap());
        assert!(!passwords.verify("gold bars".to_owned(), None).await.unwrap());
        assert!(!passwords.verify("x".repeat(1 << 20), Some("no hash".to_owned())).await.unwrap());
    }

    #[tokio::test]
    async fn an_unknown_name_costs_as_much_as_a_known_one() {
        let passwords = Passwords::new();
        let somebody = passwords.hash("gold bars".to_owned()).await.unwrap();
        // The kind of hash, its version, memory, rounds and lanes.
        let cost = |hash: &str| hash.split('$').take(4).collect::<Vec<_>>().join("$");
        assert_eq!(cost(&somebody), cost(&passwords.decoy));
        assert_eq!(cost(&somebody), "$argon2id$v=19$m=19456,t=2,p=1");
        let before = passwords.hash_count();
        passwords.verify("a guess".to_owned(), None).await.unwrap();
        assert_eq!(passwords.hash_count() - before, 1);
        passwords.verify("a guess".to_owned(), Some(somebody)).await.unwrap();
        assert_eq!(passwords.hash_count() - before, 2);
    }

    #[test]
    fn short_and_long_passwords_are_refused() {
        assert!(Passwords::check("1234567").is_err() && Passwords::check(&"x".repeat(257)).is_err());
        assert!(Passwords::check("12345678").is_ok() && Passwords::check("žžžžžžžž").is_ok());
    }
}
