//! Requests to the site.
use super::Json;
use crate::words::{Words, sentence};
use leptos::prelude::{untrack, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// All addresses begin so, seen from the page.
pub(super) const API: &str = "api/v1/";

/// The header by which a site says that it is one.
const MARK: &str = "nimatron-site";

const NOT_FOUND: u16 = 404;

/// An answer, or why there is none.
pub(crate) type Told = Result<Json, Refused>;

/// Why something was not granted.
#[derive(Clone, Debug)]
pub(crate) struct Refused {
    /// What is wrong.
    pub(crate) sentence: String,
    /// Whether there is no such thing, so that asking again is of no use.
    pub(crate) missing: bool,
}

/// Something that is asked.
pub(crate) struct Call {
    method: &'static str,
    path: String,
    body: Option<Json>,
}

impl Call {
    /// Looks at something.
    pub(crate) fn get(path: impl Into<String>) -> Call {
        Call { method: "GET", path: path.into(), body: None }
    }

    /// Sends something.
    pub(crate) fn post(path: impl Into<String>, fields: &[(&str, JsValue)]) -> Call {
        Call { method: "POST", ..Call::get(path) }.with(fields)
    }

    /// Changes something.
    pub(crate) fn put(path: impl Into<String>, fields: &[(&str, JsValue)]) -> Call {
        Call { method: "PUT", ..Call::get(path) }.with(fields)
    }

    /// Removes something.
    pub(crate) fn delete(path: impl Into<String>, fields: &[(&str, JsValue)]) -> Call {
        Call { method: "DELETE", ..Call::get(path) }.with(fields)
    }

    fn with(mut self, fields: &[(&str, JsValue)]) -> Call {
        self.body = Some(Json::object(fields));
        self
    }
}

/// Whether a site is behind this page. Any host answers this, so that nothing goes wrong where there is none.
pub(super) async fn is_there() -> bool {
    let init = RequestInit::new();
    init.set_method("HEAD");
    let answer = JsFuture::from(window().fetch_with_str_and_init("./", &init)).await;
    answer.is_ok_and(|answer| answer.unchecked_into::<Response>().headers().has(MARK).unwrap_or(false))
}

/// Asks, and hands the answer on.
pub(super) async fn answered(words: Words, call: Call, done: Box<dyn FnOnce(Told)>) {
    let (status, answer) = fetched(&call, words.code()).await.unwrap_or((0, Json::read("")));
    if (200..300).contains(&status) {
        return untrack(|| done(Ok(answer)));
    }
    let text = answer.text("detail").unwrap_or_else(|| words.now("site-no-answer"));
    untrack(|| done(Err(Refused { sentence: sentence(&text), missing: status == NOT_FOUND })));
}

/// The status and what was said.
async fn fetched(call: &Call, lang: &str) -> Result<(u16, Json), JsValue> {
    let (init, headers) = (RequestInit::new(), Headers::new()?);
    headers.set("Accept-Language", lang)?;
    init.set_method(call.method);
    if let Some(body) = &call.body {
        headers.set("Content-Type", "application/json")?;
        init.set_body(&body.write().into());
    }
    init.set_headers(&headers);
    let address = format!("{API}{}", call.path);
    let answer = JsFuture::from(window().fetch_with_str_and_init(&address, &init)).await?;
    let answer: Response = answer.unchecked_into();
    let text = JsFuture::from(answer.text()?).await?.as_string().unwrap_or_default();
    Ok((answer.status(), Json::read(&text)))
}
