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
    let signs = |byte: &u8| [byte >> 4, byte & 15].map(|half| char::from(b"0123456789abcdef"[usize::from(half)]));
    Sha256::digest(token.as_bytes()).iter().flat_map(signs).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_of_a_secret_is_its_digest() {
        // The example of FIPS 180-2.
        assert_eq!(hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    #[test]
    fn names_are_known_as_such_and_differ() {
        let (one, other) = (id(), id());
        assert!(is_id(&one) && is_id(&other) && one != other);
        for text in ["", "x", "\0", &token(), &one.to_uppercase(), &format!("{one} "), "'; DROP TABLE --"] {
            assert!(!is_id(text), "{text}");
        }
    }
}
