//! Limits on requests, answers and messages: how long an answer may be, and how many bytes may be read or wait to be
//! sent, in all and for one network.
use crate::{caller::Origin, problem::Refusal, routes::LONGEST_REQUEST, site::Site};
use axum::{
    body::{Body, Bytes, HttpBody, to_bytes},
    extract::{Request, State},
    http::StatusCode,
    middleware::Next,
    response::{IntoResponse, Response},
};
use engine::message::Message;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// Maximum length of the answer to a question, in bytes.
const LONGEST_ANSWER: usize = 1 << 20;

/// Length in bytes up to which an answer does not count: connections are limited, too.
const SHORT: u64 = 16 << 10;

/// Number of equal shares of all bytes; one network may hold one of them.
const SHARES: u64 = 4;

/// The bytes of long requests that are read, and of long answers that wait to be sent.
pub(crate) struct AnswerBytes {
    most: u64,
    waiting: Arc<Mutex<Waiting>>,
}

/// Numbers of bytes that wait.
#[derive(Default)]
struct Waiting {
    all: u64,
    of_network: HashMap<IpAddr, u64>,
}

impl AnswerBytes {
    pub(crate) fn new(most: usize) -> AnswerBytes {
        AnswerBytes { most: most as u64, waiting: Arc::default() }
    }

    /// Counts the bytes of a request, an answer or a message, unless it is short; refuses it if too many wait already.
    pub(crate) fn take(&self, network: IpAddr, length: u64) -> Result<Option<ByteSlots>, Refusal> {
        if length <= SHORT {
            return Ok(None);
        }
        self.take_long(network, length).map(Some).ok_or_else(|| Refusal::too_many(1))
    }

    fn take_long(&self, network: IpAddr, length: u64) -> Option<ByteSlots> {
        let mut waiting = lock(&self.waiting);
        let most_of_network = (self.most / SHARES).max(LONGEST_ANSWER as u64);
        let of_network = waiting.of_network.get(&network).copied().unwrap_or(0) + length;
        if waiting.all + length > self.most || of_network > most_of_network {
            return None;
        }
        waiting.all += length;
        waiting.of_network.insert(network, of_network);
        Some(ByteSlots { waiting: Arc::clone(&self.waiting), network, length })
    }
}

fn lock(waiting: &Mutex<Waiting>) -> MutexGuard<'_, Waiting> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The bytes of one answer in the count, until this is dropped.
pub(crate) struct ByteSlots {
    waiting: Arc<Mutex<Waiting>>,
    network: IpAddr,
    length: u64,
}

impl Drop for ByteSlots {
    fn drop(&mut self) {
        let mut waiting = lock(&self.waiting);
        waiting.all -= self.length;
        if let Some(bytes) = waiting.of_network.get_mut(&self.network) {
            *bytes -= self.length;
            if *bytes == 0 {
                waiting.of_network.remove(&self.network);
            }
        }
    }
}

/// Bytes that count until the last of them is sent.
struct CountedBytes {
    bytes: Bytes,
    _slots: ByteSlots,
}

impl AsRef<[u8]> for CountedBytes {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// Refuses the answer to a question if it is too long.
pub(crate) fn check_length(answer: String) -> Result<String, Refusal> {
    if answer.len() <= LONGEST_ANSWER {
        return Ok(answer);
    }
    let message = Message::new("refused-long-answer").with("bytes", answer.len()).with("most", LONGEST_ANSWER);
    Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, message))
}

/// Counts the bytes of a long request until it is answered, those of a long answer until they are sent, and refuses
/// both if too many wait already.
pub(crate) async fn count(State(site): State<Arc<Site>>, origin: Origin, request: Request, next: Next) -> Response {
    let length = request.body().size_hint().upper().unwrap_or(u64::MAX).min(LONGEST_REQUEST as u64);
    let body_slots = match site.answer_bytes.take(origin.network(), length) {
        Ok(slots) => slots,
        Err(refusal) => return refusal.into_response(),
    };
    let answer = next.run(request).await;
    drop(body_slots);
    let length = answer.body().size_hint().exact().unwrap_or(0);
    let slots = match site.answer_bytes.take(origin.network(), length) {
        Ok(Some(slots)) => slots,
        Ok(None) => return answer,
        Err(refusal) => return refusal.into_response(),
    };
    let (head, body) = answer.into_parts();
    match to_bytes(body, usize::MAX).await {
        Ok(bytes) => {
            let bytes = Bytes::from_owner(CountedBytes { bytes, _slots: slots });
            Response::from_parts(head, Body::from(bytes))
        }
        Err(error) => Refusal::failure(&error).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_limited_in_all_and_for_each_network() {
        let megabyte = LONGEST_ANSWER as u64;
        let bytes = AnswerBytes::new(8 * LONGEST_ANSWER);
        let network = |number: u8| IpAddr::from([192, 0, 2, number]);
        let first: Vec<ByteSlots> = std::iter::from_fn(|| bytes.take_long(network(1), megabyte)).collect();
        assert_eq!(first.len(), 2, "a quarter of all");
        let others: Vec<ByteSlots> = (2..9).flat_map(|number| bytes.take_long(network(number), megabyte)).collect();
        assert_eq!(others.len(), 6, "the rest of all");
        drop(first);
        assert!(bytes.take(network(9), megabyte).is_ok(), "what is sent is free again");
        let full = bytes.take_long(network(10), 2 * megabyte).unwrap();
        assert!(bytes.take(network(10), SHORT + 1).is_err());
        assert!(bytes.take(network(10), SHORT).is_ok_and(|slots| slots.is_none()), "what is short does not count");
        drop(full);
        drop(others);
        assert!(lock(&bytes.waiting).of_network.is_empty() && lock(&bytes.waiting).all == 0);
    }
}
