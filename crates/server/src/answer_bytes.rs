//! Limits on answers: how long each may be, and how many bytes may wait to be sent in all.
use crate::{problem::Refusal, site::Site};
use axum::{
    body::{Body, Bytes, HttpBody, to_bytes},
    extract::{Request, State},
    http::StatusCode,
    middleware::Next,
    response::{IntoResponse, Response},
};
use engine::message::Message;
use std::sync::Arc;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Maximum length of the answer to a question, in bytes.
const LONGEST_ANSWER: usize = 1 << 20;

/// Length in bytes up to which an answer does not count: connections are limited, too.
const SHORT: u64 = 16 << 10;

/// The bytes of long answers that wait to be sent.
pub(crate) struct AnswerBytes {
    free: Arc<Semaphore>,
}

impl AnswerBytes {
    pub(crate) fn new(most: usize) -> AnswerBytes {
        AnswerBytes { free: Arc::new(Semaphore::new(most)) }
    }

    /// Takes places for the bytes of an answer, if there are as many.
    fn take(&self, length: u64) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.free).try_acquire_many_owned(u32::try_from(length).ok()?).ok()
    }
}

/// Bytes that count until the last of them is sent.
struct CountedBytes {
    bytes: Bytes,
    _permit: OwnedSemaphorePermit,
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

/// Counts the bytes of a long answer until they are sent, and refuses it if too many wait already.
pub(crate) async fn count(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let answer = next.run(request).await;
    let Some(length) = answer.body().size_hint().exact().filter(|length| *length > SHORT) else { return answer };
    let Some(permit) = site.answer_bytes.take(length) else { return Refusal::too_many(1).into_response() };
    let (head, body) = answer.into_parts();
    match to_bytes(body, usize::MAX).await {
        Ok(bytes) => {
            let bytes = Bytes::from_owner(CountedBytes { bytes, _permit: permit });
            Response::from_parts(head, Body::from(bytes))
        }
        Err(error) => Refusal::failed(&error).into_response(),
    }
}
