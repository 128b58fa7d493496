//! Requests to the site.
use crate::words::{Words, sentence};
use leptos::prelude::window;
use protocol::{DeserializeOwned, Serialize, site::Problem};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Prefix of all addresses, relative to the page.
pub(super) const API: &str = "api/v1/";

/// The header by which a site says that it is one.
const MARK: &str = "nimatron-site";

const NOT_FOUND: u16 = 404;

/// An answer, or why there is none.
pub(crate) type Reply<T> = Result<T, Refusal>;

/// Why a request was refused.
#[derive(Clone, Debug)]
pub(crate) struct Refusal {
    /// What is wrong.
    pub(crate) sentence: String,
    /// Whether there is no such thing, so that asking again is useless.
    pub(crate) missing: bool,
    /// The id of the problem; empty if the site did not answer.
    pub(crate) problem: String,
}

/// A request without an answer: its status, zero if nothing answered, and the text that came instead.
pub(super) struct Failure {
    status: u16,
    text: String,
}

impl Failure {
    /// The same as a sentence.
    pub(super) fn refusal(self, words: Words) -> Refusal {
        let problem = protocol::read::<Problem>(&self.text);
        let id = problem.as_ref().map(|problem| problem.id().to_owned()).unwrap_or_default();
        let text = problem.map_or_else(|| words.now("site-no-answer"), |problem| problem.detail);
        Refusal { sentence: sentence(&text), missing: self.status == NOT_FOUND, problem: id }
    }
}

/// Reads an answer; an empty one is nothing.
pub(super) fn read<T: DeserializeOwned>(text: &str, words: Words) -> Reply<T> {
    let text = if text.is_empty() { "null" } else { text };
    let refusal =
        || Refusal { sentence: sentence(&words.now("site-no-answer")), missing: false, problem: String::new() };
    protocol::read(text).ok_or_else(refusal)
}

/// A request.
pub(crate) struct Call {
    method: &'static str,
    path: String,
    body: Option<String>,
}

impl Call {
    /// A request to look at something.
    pub(crate) fn get(path: impl Into<String>) -> Call {
        Call { method: "GET", path: path.into(), body: None }
    }

    /// A request to do something.
    pub(crate) fn post(path: impl Into<String>, body: &impl Serialize) -> Call {
        Call { method: "POST", ..Call::get(path) }.with(body)
    }

    /// A request to change something.
    pub(crate) fn put(path: impl Into<String>, body: &impl Serialize) -> Call {
        Call { method: "PUT", ..Call::get(path) }.with(body)
    }

    /// A request to remove something.
    pub(crate) fn delete(path: impl Into<String>, body: &impl Serialize) -> Call {
        Call { method: "DELETE", ..Call::get(path) }.with(body)
    }

    fn with(mut self, body: &impl Serialize) -> Call {
        self.body = Some(protocol::line(body));
        self
    }
}

/// Whether there is a site behind this page; `None` if nothing answers. Any host answers the request, so that the
/// console shows no error.
pub(super) async fn is_there() -> Option<bool> {
    let init = RequestInit::new();
    init.set_method("HEAD");
    let answer = JsFuture::from(window().fetch_with_str_and_init("./", &init)).await.ok()?;
    answer.unchecked_into::<Response>().headers().has(MARK).ok()
}

/// The text of an answer.
pub(super) async fn text(call: &Call, lang: &str) -> Result<String, Failure> {
    let (status, text) = fetch(call, lang).await.unwrap_or_default();
    if (200..300).contains(&status) { Ok(text) } else { Err(Failure { status, text }) }
}

/// The status and the text of an answer.
async fn fetch(call: &Call, lang: &str) -> Result<(u16, String), JsValue> {
    let (init, headers) = (RequestInit::new(), Headers::new()?);
    headers.set("Accept-Language", lang)?;
    init.set_method(call.method);
    if let Some(body) = &call.body {
        headers.set("Content-Type", "application/json")?;
        init.set_body(&body.as_str().into());
    }
    init.set_headers(&headers);
    let address = format!("{API}{}", call.path);
    let answer = JsFuture::from(window().fetch_with_str_and_init(&address, &init)).await?;
    let answer: Response = answer.unchecked_into();
    let text = JsFuture::from(answer.text()?).await?.as_string().unwrap_or_default();
    Ok((answer.status(), text))
}
