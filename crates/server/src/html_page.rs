//! Plain pages for people, without scripts: forms behind links, and what the site stores.
use crate::{
    problem::{HtmlPage, Refusal},
    reference::STYLE_PATH,
};
use axum::{
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use draw::escape;
use engine::message::Message;
use text::{Lang, render};

/// A sentence in a language, as HTML.
pub(crate) fn words(lang: Lang, message: &Message) -> String {
    escape(&render(lang, message))
}

/// A page with a title; the body is HTML.
pub(crate) fn page(status: StatusCode, lang: Lang, title: &Message, body: &str) -> Response {
    let (code, title, home) = (lang.code(), words(lang, title), words(lang, &Message::new("page-home")));
    let html = format!(
        "<!doctype html>\n<html lang=\"{code}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width, initial-scale=1\"><meta name=\"robots\" content=\"noindex\">\
         <title>{title}</title><link rel=\"stylesheet\" href=\"{STYLE_PATH}\"></head><body><main><h1>{title}</h1>{body}\
         </main><p><a href=\"/\">{home}</a></p></body></html>\n"
    );
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CONTENT_LANGUAGE, code),
        (header::CACHE_CONTROL, "no-store"),
    ];
    let mut answer = (status, headers, html).into_response();
    answer.extensions_mut().insert(HtmlPage);
    answer
}

/// A page with one sentence.
pub(crate) fn note(status: StatusCode, lang: Lang, title: &Message, sentence: &Message) -> Response {
    page(status, lang, title, &format!("<p>{}</p>", words(lang, sentence)))
}

/// A form that is sent to the address of its page.
pub(crate) struct Form<'f> {
    pub(crate) lang: Lang,
    pub(crate) title: Message,
    /// The secret of the link behind which the form is.
    pub(crate) link: &'f str,
    /// The name, if somebody has typed one; none if the form does not ask for it.
    pub(crate) name: Option<&'f str>,
    /// What was refused when the form was sent before.
    pub(crate) refusal: Option<Refusal>,
}

impl Form<'_> {
    pub(crate) fn page(&self) -> Response {
        let word = |id: &'static str| words(self.lang, &Message::new(id));
        let refusal = self.refusal.as_ref();
        let notice = refusal.map(|refusal| format!("<p role=\"alert\">{}</p>", words(self.lang, refusal.message())));
        let name = self.name.map(|name| {
            let value = escape(name);
            format!(
                "<label>{} <input name=\"name\" value=\"{value}\" autocomplete=\"username\" required></label>",
                word("page-name")
            )
        });
        let password = |field: &str, label: &'static str| {
            format!(
                "<label>{} <input type=\"password\" name=\"{field}\" autocomplete=\"new-password\" required></label>",
                word(label)
            )
        };
        let body = format!(
            "{}<form method=\"post\"><input type=\"hidden\" name=\"link\" value=\"{}\">{}{}{}\
             <button>{}</button></form>",
            notice.unwrap_or_default(),
            escape(self.link),
            name.unwrap_or_default(),
            password("password", "page-password"),
            password("repeat", "page-repeat"),
            word("page-send"),
        );
        page(refusal.map_or(StatusCode::OK, Refusal::status), self.lang, &self.title, &body)
    }
}
