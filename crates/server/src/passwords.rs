//! Passwords: hashed slowly (argon2id), a few at a time, and in equal time whether or not a name is known.
use crate::problem::Refusal;
use argon2::{Argon2, PasswordHasher, PasswordVerifier, password_hash::phc::PasswordHash};
use axum::http::StatusCode;
use engine::message::Message;
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};
use tokio::{sync::Semaphore, task::spawn_blocking};

/// A password has at least so many signs.
const SHORTEST: usize = 8;

/// Longer ones are refused, since hashing takes time in proportion.
const LONGEST: usize = 256;

/// Hashing takes 19 MiB each; so many go on at once.
const AT_ONCE: usize = 2;

/// Where passwords are hashed and compared.
pub(crate) struct Passwords {
    turns: Arc<Semaphore>,
    /// The hash of a password that nobody has, for names that nobody has.
    nobody: String,
    /// How many passwords were hashed, to be kept or compared.
    hashed: Arc<AtomicU64>,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        let (turns, nobody) = (Arc::new(Semaphore::new(AT_ONCE)), hashed(&crate::ids::token()));
        Passwords { turns, nobody, hashed: Arc::default() }
    }

    /// How many passwords were hashed since the site began: by far the most work of signing in.
    pub(crate) fn hashed(&self) -> u64 {
        self.hashed.load(Ordering::Relaxed)
    }

    /// Refuses what cannot be a new password.
    pub(crate) fn check(password: &str) -> Result<(), Refusal> {
        if password.chars().count() >= SHORTEST && password.len() <= LONGEST {
            return Ok(());
        }
        let message = Message::new("refused-password").with("least", SHORTEST).with("most", LONGEST);
        Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, message))
    }

    /// The hash of a new password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Refusal> {
        self.in_turn(move || hashed(&password)).await
    }

    /// Whether a password fits a hash. Without a hash it takes just as long to say that it does not.
    pub(crate) async fn fits(&self, password: String, hash: Option<String>) -> Result<bool, Refusal> {
        let (known, hash) = (hash.is_some(), hash.unwrap_or_else(|| self.nobody.clone()));
        Ok(self.in_turn(move || compared(&password, &hash)).await? && known)
    }

    async fn in_turn<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refusal> {
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|error| Refusal::failed(&error))?;
        let hashed = Arc::clone(&self.hashed);
        let work = move || {
            let value = work();
            hashed.fetch_add(1, Ordering::Relaxed);
            drop(turn);
            value
        };
        spawn_blocking(work).await.map_err(|error| Refusal::failed(&error))
    }
}

fn hashed(password: &str) -> String {
    Argon2::default().hash_password(password.as_bytes()).expect("the usual cost is valid").to_string()
}

fn compared(password: &str, hash: &str) -> bool {
    // A password that is too long was never accepted, and is not worth the time.
    let password = if password.len() <= LONGEST { password } else { "" };
    PasswordHash::new(hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_fits() {
        let passwords = Passwords::new();
        let hash = passwords.hash("gold bars".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$") && !hash.contains("gold"), "{hash}");
        assert!(passwords.fits("gold bars".to_owned(), Some(hash.clone())).await.unwrap());
        assert!(!passwords.fits("gold bar".to_owned(), Some(hash)).await.unwrap());
        assert!(!passwords.fits("gold bars".to_owned(), None).await.unwrap());
        assert!(!passwords.fits("x".repeat(1 << 20), Some("no hash".to_owned())).await.unwrap());
    }

    #[tokio::test]
    async fn a_name_that_nobody_has_costs_as_much_as_one_that_somebody_has() {
        let passwords = Passwords::new();
        let somebody = passwords.hash("gold bars".to_owned()).await.unwrap();
        // The kind of hash, its version, memory, rounds and lanes.
        let cost = |hash: &str| hash.split('$').take(4).collect::<Vec<_>>().join("$");
        assert_eq!(cost(&somebody), cost(&passwords.nobody));
        assert_eq!(cost(&somebody), "$argon2id$v=19$m=19456,t=2,p=1");
        let before = passwords.hashed();
        passwords.fits("a guess".to_owned(), None).await.unwrap();
        assert_eq!(passwords.hashed() - before, 1);
        passwords.fits("a guess".to_owned(), Some(somebody)).await.unwrap();
        assert_eq!(passwords.hashed() - before, 2);
    }

    #[test]
    fn short_and_endless_passwords_are_refused() {
        assert!(Passwords::check("1234567").is_err() && Passwords::check(&"x".repeat(257)).is_err());
        assert!(Passwords::check("12345678").is_ok() && Passwords::check("žžžžžžžž").is_ok());
    }
}
