//! Refusals, as problem details (RFC 9457) in the language of the client.
use axum::{
    body::Body,
    extract::Request,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use engine::message::{Message, Say};
use protocol::site::Problem;
use text::{Lang, render};

/// The refusal of a request: a message and a status. A middleware puts it into words, since it knows the language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    status: StatusCode,
    message: Message,
    retry_after: Option<u64>,
}

impl Refusal {
    pub(crate) fn new(status: StatusCode, message: Message) -> Refusal {
        Refusal { status, message, retry_after: None }
    }

    /// A request that cannot be read or met.
    pub(crate) fn unprocessable(reason: &dyn Say) -> Refusal {
        Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, reason.message())
    }

    /// Something that does not exist, or that the caller may not see.
    pub(crate) fn missing(id: &'static str) -> Refusal {
        Refusal::new(StatusCode::NOT_FOUND, Message::new(id))
    }

    /// A conflict with the current state.
    pub(crate) fn conflict(id: &'static str) -> Refusal {
        Refusal::new(StatusCode::CONFLICT, Message::new(id))
    }

    /// Something that this caller may not do.
    pub(crate) fn forbidden(id: &'static str) -> Refusal {
        Refusal::new(StatusCode::FORBIDDEN, Message::new(id))
    }

    /// Too many requests; with the seconds until the next one is allowed.
    pub(crate) fn too_many(seconds: u64) -> Refusal {
        let message = Message::new("refused-too-many").with("seconds", seconds);
        Refusal { status: StatusCode::TOO_MANY_REQUESTS, message, retry_after: Some(seconds) }
    }

    /// The site does not take requests, or not any more.
    pub(crate) fn not_ready() -> Refusal {
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, Message::new("refused-not-ready"))
    }

    /// A failure of the server; the reason goes to the log, not to the caller.
    pub(crate) fn failure(error: &dyn std::fmt::Display) -> Refusal {
        tracing::error!(%error, "a request failed");
        Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, Message::new("refused-failed"))
    }

    /// What is said.
    pub(crate) fn message(&self) -> &Message {
        &self.message
    }

    /// The status of the answer.
    pub(crate) fn status(&self) -> StatusCode {
        self.status
    }

    /// The refusal in a language.
    pub(crate) fn problem(&self, lang: Lang) -> Problem {
        Problem {
            kind: format!("urn:nimatron:problem:{}", self.message.id),
            title: render(lang, &title(self.status)),
            status: self.status.as_u16(),
            detail: render(lang, &self.message),
        }
    }
}

/// Marks an answer that is a page for people, which says itself what is refused.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HtmlPage;

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut answer = self.status.into_response();
        answer.extensions_mut().insert(self);
        answer
    }
}

/// The preferred language of the client.
pub(crate) fn language(headers: &HeaderMap) -> Lang {
    let header = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    header.map_or(Lang::En, Lang::from_accept_language)
}

/// Puts every refusal into words, those of the framework too.
pub(crate) async fn render_refusals(request: Request, next: Next) -> Response {
    let lang = language(request.headers());
    let answer = next.run(request).await;
    let status = answer.status();
    let is_refusal = status.is_client_error() || status.is_server_error();
    if !is_refusal || answer.extensions().get::<HtmlPage>().is_some() {
        return answer;
    }
    let refusal = answer.extensions().get().cloned();
    // The framework says 422 if a field is missing or of the wrong kind; here 422 is for what can be read.
    let status = if status == StatusCode::UNPROCESSABLE_ENTITY { StatusCode::BAD_REQUEST } else { status };
    let refusal = refusal.unwrap_or_else(|| Refusal::new(status, by_status(status)));
    let (mut head, _) = answer.into_parts();
    head.status = refusal.status;
    head.headers.remove(header::CONTENT_LENGTH);
    head.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
    head.headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(lang.code()));
    head.headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if let Some(seconds) = refusal.retry_after {
        head.headers.insert(header::RETRY_AFTER, seconds.into());
    }
    Response::from_parts(head, Body::from(protocol::line(&refusal.problem(lang))))
}

/// The message for a refusal of the framework.
fn by_status(status: StatusCode) -> Message {
    Message::new(match status {
        StatusCode::NOT_FOUND => "refused-no-address",
        StatusCode::METHOD_NOT_ALLOWED => "refused-no-method",
        StatusCode::PAYLOAD_TOO_LARGE => "refused-too-large",
        StatusCode::UNSUPPORTED_MEDIA_TYPE => "refused-no-json-type",
        StatusCode::BAD_REQUEST => "refused-unreadable",
        StatusCode::UPGRADE_REQUIRED => "refused-no-socket",
        status if status.is_client_error() => "refused-request",
        _ => "refused-failed",
    })
}

/// The title of a status.
fn title(status: StatusCode) -> Message {
    Message::new(match status {
        StatusCode::NOT_FOUND => "problem-not-found",
        StatusCode::UNAUTHORIZED => "problem-not-signed-in",
        StatusCode::FORBIDDEN => "problem-forbidden",
        StatusCode::CONFLICT => "problem-conflict",
        StatusCode::TOO_MANY_REQUESTS => "problem-too-many",
        status if status.is_client_error() => "problem-request",
        _ => "problem-failed",
    })
}
