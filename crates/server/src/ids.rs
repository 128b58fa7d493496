//! Random names for things and secrets for people.
use sha2::{Digest, Sha256};

/// Letters and digits that are not mistaken for each other.
const SIGNS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// How long names are.
const LENGTH: usize = 16;

/// A random text of so many signs, five bits each.
fn random(signs: usize) -> String {
    let mut bytes = vec![0; signs];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes.iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect()
}

/// A name for a match, an account or a session: too many to be guessed, short enough for an address.
pub(crate) fn id() -> String {
    random(LENGTH)
}

/// Whether a text may be a name of this kind. No other is ever looked for.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == LENGTH && text.bytes().all(|byte| SIGNS.contains(&byte))
}

/// A secret that stands for a person: 260 bits.
pub(crate) fn token() -> String {
    random(52)
}

/// A seed that nobody chose.
pub(crate) fn seed() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    u64::from_le_bytes(bytes)
}

/// What is stored of a secret.
pub(crate) fn hash(token: &str) -> String {
    Sha256::digest(token.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_known_as_such_and_differ() {
        let (one, other) = (id(), id());
        assert!(is_id(&one) && is_id(&other) && one != other);
        for text in ["", "x", "\0", &token(), &one.to_uppercase(), &format!("{one} "), "'; DROP TABLE --"] {
            assert!(!is_id(text), "{text}");
        }
    }
}
