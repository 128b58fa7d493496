//! The page for operators: what `nimatron admin` does most often, for those who have no shell on the server.
use crate::{
    admin::{Admin, AdminError},
    caller::{Anyone, Origin, bearer},
    html_page::{page, words},
    problem::Refusal,
    routes::reference::site_address,
    site::Site,
    store::sessions::Session,
};
use axum::{
    Form, Router,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::get,
};
use draw::escape;
use engine::message::{Message, Say};
use std::{collections::HashMap, sync::Arc};
use text::Lang;

/// Days for which an invitation from this page is valid.
const INVITATION_DAYS: u32 = 14;

/// What an operator can do here, with the ids of the buttons.
const TASKS: [(&str, &str); 4] = [
    ("reset", "operator-reset"),
    ("block", "operator-block"),
    ("unblock", "operator-unblock"),
    ("invite", "operator-invite"),
];

/// The route of the page.
pub(crate) fn routes() -> Router<Arc<Site>> {
    Router::new().route("/operator", get(show).post(act))
}

async fn show(State(site): State<Arc<Site>>, origin: Origin, headers: HeaderMap, Anyone(session): Anyone) -> Response {
    match check_operator(&site, &headers, session).await {
        Ok(_) => render(origin.lang, StatusCode::OK, ""),
        Err(refusal) => refusal.into_response(),
    }
}

async fn act(
    State(site): State<Arc<Site>>,
    origin: Origin,
    headers: HeaderMap,
    Anyone(session): Anyone,
    Form(fields): Form<HashMap<String, String>>,
) -> Response {
    let operator = match check_operator(&site, &headers, session).await {
        Ok(operator) => operator,
        Err(refusal) => return refusal.into_response(),
    };
    let admin = Admin::of_site(&site, &operator.account.name);
    let field = |name: &str| fields.get(name).map_or("", String::as_str);
    match run(&admin, &site, field("task"), field("name")).await {
        Ok((message, link)) => {
            // The whole address, to be copied and sent to somebody.
            let link = link.map(|path| escape(&(site_address(&site, &headers) + &path)));
            let link = link.map(|link| format!("<p><a href=\"{link}\">{link}</a></p>"));
            let notice = format!("<p role=\"alert\">{}</p>{}", words(origin.lang, &message), link.unwrap_or_default());
            render(origin.lang, StatusCode::OK, &notice)
        }
        Err(error) => {
            let notice = format!("<p role=\"alert\">{}</p>", words(origin.lang, &error.message()));
            render(origin.lang, StatusCode::UNPROCESSABLE_ENTITY, &notice)
        }
    }
}

/// Does a task, and returns what to say and the path of a link.
async fn run(admin: &Admin, site: &Site, task: &str, name: &str) -> Result<(Message, Option<String>), AdminError> {
    let sentence = |id: &'static str| Message::new(id).with("name", name);
    Ok(match task {
        "invite" => {
            site.options.registration.check_newcomer()?;
            let path = admin.invite(INVITATION_DAYS).await?;
            (Message::new("admin-invite-done").with("count", 1_u32).with("days", INVITATION_DAYS), Some(path))
        }
        "reset" => (sentence("admin-reset-done"), Some(admin.reset(name).await?)),
        "unblock" => {
            admin.unblock(name).await?;
            (sentence("admin-unblock-done"), None)
        }
        "block" => {
            admin.block(name).await?;
            (sentence("admin-block-done"), None)
        }
        _ => return Err(Refusal::missing("refused-unreadable").into()),
    })
}

/// The session of an operator in a browser. To everybody else, bots of operators too, the page does not exist.
async fn check_operator(site: &Site, headers: &HeaderMap, session: Option<Session>) -> Result<Session, Refusal> {
    let missing = || Refusal::missing("refused-no-address");
    let session = session.filter(|_| bearer(headers).is_none()).ok_or_else(missing)?;
    if site.store.is_operator(&session.account.id).await? { Ok(session) } else { Err(missing()) }
}

fn render(lang: Lang, status: StatusCode, notice: &str) -> Response {
    let word = |id: &'static str| words(lang, &Message::new(id));
    let button =
        |(task, id): (&str, &'static str)| format!("<button name=\"task\" value=\"{task}\">{}</button>", word(id));
    let buttons: String = TASKS.into_iter().map(button).collect();
    let body = format!(
        "{notice}<form method=\"post\"><label>{} <input name=\"name\" autocomplete=\"off\"></label>{buttons}</form>",
        word("page-name")
    );
    page(status, lang, &Message::new("operator-title"), &body)
}
