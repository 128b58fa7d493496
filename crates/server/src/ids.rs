//! Random ids, secrets and seeds.
use sha2::{Digest, Sha256};

/// Letters and digits that are hard to confuse.
const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// Length of an id.
const LENGTH: usize = 16;

/// A random text of a length, five bits for each character.
fn random(length: usize) -> String {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// A new id of a match, an account or a session: hard to guess, short enough for an address.
pub(crate) fn id() -> String {
    random(LENGTH)
}

/// Whether a text has the form of an id. The server looks up no other text.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// Length of a secret, which has 260 bits.
const SECRET: usize = 52;

/// A new secret of a session.
pub(crate) fn token() -> String {
    random(SECRET)
}

/// Whether a text has the form of a secret.
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == SECRET && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// A random seed.
pub(crate) fn seed() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    u64::from_le_bytes(bytes)
}

/// The hash of a secret, which is stored in its place.
pub(crate) fn hash(token: &str) -> String {
    let digits = |byte: &u8| [byte >> 4, byte & 15].map(|half| char::from(b"0123456789abcdef"[usize::from(half)]));
    Sha256::digest(token.as_bytes()).iter().flat_map(digits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_stored_as_its_digest() {
        // The example of FIPS 180-2.
        assert_eq!(hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    #[test]
    fn ids_have_a_form_and_differ() {
        let (one, other) = (id(), id());
        assert!(is_id(&one) && is_id(&other) && one != other);
        for text in ["", "x", "\0", &token(), &one.to_uppercase(), &format!("{one} "), "'; DROP TABLE --"] {
            assert!(!is_id(text), "{text}");
        }
    }
}
