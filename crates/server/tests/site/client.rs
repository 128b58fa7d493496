//! A client that calls the router of a site directly.
use axum::{
    Router,
    body::{Body, to_bytes},
    http::{HeaderMap, Method, Request, StatusCode, header},
};
use protocol::site::{MatchState, Problem};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::{Site, app};
use std::sync::{Arc, OnceLock};
use tower::ServiceExt;

const HOST: &str = "nim.example";

/// The token for the metrics.
pub(crate) const METRICS_TOKEN: &str = "figures";

/// An answer with its whole body.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The id of the problem of a refusal.
    pub(crate) fn problem_id(&self) -> String {
        self.json::<Problem>().id().to_owned()
    }

    pub(crate) fn ok(self) -> Answer {
        assert!(self.status.is_success(), "{self:?}");
        self
    }
}

/// A client that keeps cookies and sends an origin, like a browser.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) site: Arc<Site>,
    pub(crate) router: Router,
    /// The cookie of the session.
    pub(crate) cookie: Option<String>,
    /// The cookie that marks the browser.
    pub(crate) device: Option<String>,
    pub(crate) token: Option<String>,
    pub(crate) origin: Option<String>,
    /// The address of the client that a proxy reports.
    pub(crate) address: Option<String>,
}

/// Asserts that the document of the API names the status of an answer, if it names the operation.
fn assert_documented(method: &Method, path: &str, status: StatusCode) {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    let document = DOCUMENT.get_or_init(server::api_document);
    let parts: Vec<&str> = path.split('?').next().unwrap().split('/').collect();
    let is_of = |pattern: &str| {
        let pattern: Vec<&str> = pattern.split('/').collect();
        pattern.len() == parts.len()
            && pattern.iter().zip(&parts).all(|(one, part)| one == part || one.starts_with('{'))
    };
    let paths = document["paths"].as_object().unwrap();
    // A path without a variable comes before one with a variable.
    let found = paths.get(&parts.join("/")).or_else(|| paths.iter().find(|(pattern, _)| is_of(pattern)).map(|of| of.1));
    let Some(about) = found.and_then(|methods| methods.get(method.as_str().to_lowercase())) else { return };
    let statuses = &about["responses"];
    assert!(
        statuses.get(status.as_str()).is_some(),
        "{method} {path} answers {status}, which the document does not name"
    );
}

impl Visitor {
    pub(crate) fn new(site: Arc<Site>) -> Visitor {
        let origin = Some(format!("http://{HOST}"));
        Visitor { router: app(Arc::clone(&site)), site, cookie: None, device: None, token: None, origin, address: None }
    }

    /// Another client of the same site.
    pub(crate) fn stranger(&self) -> Visitor {
        Visitor { cookie: None, device: None, token: None, ..self.clone() }
    }

    pub(crate) async fn send(&mut self, method: Method, path: &str, kind: &str, body: Vec<u8>) -> Answer {
        let mut request = Request::builder().method(&method).uri(path).header(header::HOST, HOST);
        if !kind.is_empty() {
            request = request.header(header::CONTENT_TYPE, kind);
        }
        for (name, value) in
            [(header::COOKIE, &self.cookie), (header::COOKIE, &self.device), (header::ORIGIN, &self.origin)]
        {
            if let Some(value) = value {
                request = request.header(name, value);
            }
        }
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        if let Some(address) = &self.address {
            request = request.header("x-forwarded-for", address);
        }
        let answer = self.router.clone().oneshot(request.body(Body::from(body)).unwrap()).await.unwrap();
        let (head, body) = answer.into_parts();
        let text = String::from_utf8(to_bytes(body, 1 << 24).await.unwrap().to_vec()).unwrap();
        for cookie in head.headers.get_all(header::SET_COOKIE) {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap();
            let slot = if pair.contains("-device=") { &mut self.device } else { &mut self.cookie };
            *slot = Some(pair.to_owned()).filter(|pair| !pair.ends_with('='));
        }
        assert_documented(&method, path, head.status);
        Answer { status: head.status, headers: head.headers, text }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(Method::GET, path, "", Vec::new()).await
    }

    /// The metrics of the site.
    pub(crate) async fn metrics(&self) -> String {
        let mut operator = Visitor { token: Some(METRICS_TOKEN.to_owned()), ..self.clone() };
        operator.get("/metrics").await.ok().text
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.send(Method::POST, path, "application/json", body.to_string().into_bytes()).await
    }

    pub(crate) async fn delete(&mut self, path: &str, body: &Value) -> Answer {
        self.send(Method::DELETE, path, "application/json", body.to_string().into_bytes()).await
    }

    pub(crate) async fn put(&mut self, path: &str, body: &Value) -> Answer {
        self.send(Method::PUT, path, "application/json", body.to_string().into_bytes()).await
    }

    /// Opens an account.
    pub(crate) async fn register(&mut self, name: &str) {
        let body = json!({"name": name, "password": "gold bars 1940", "repeat": "gold bars 1940"});
        self.post("/api/v1/session", &body).await.ok();
    }

    /// Begins a rated match of Nim against a level; the player begins.
    pub(crate) async fn begin(&mut self, level: u8) -> MatchState {
        let body = json!({"game": "nim", "level": level, "first": "you"});
        self.post("/api/v1/matches", &body).await.ok().json()
    }

    pub(crate) async fn play(&mut self, id: &str, ply: usize, mv: &str) -> Answer {
        self.post(&format!("/api/v1/matches/{id}/moves"), &json!({"ply": ply, "move": mv})).await
    }

    /// Plays a match to its end: with winning moves of the API, or with losing ones.
    pub(crate) async fn finish(&mut self, mut state: MatchState, well: bool) -> MatchState {
        while state.ended.is_none() {
            let question = json!({"game": state.game, "position": state.position, "convention": state.convention});
            let analysis: Value = self.post("/api/v1/analyse", &question).await.ok().json();
            let all: Vec<&str> =
                analysis["moves"].as_array().unwrap().iter().filter_map(|row| row["move"].as_str()).collect();
            let good: Vec<&str> =
                analysis["winning_moves"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
            let bad = all.iter().find(|mv| !good.contains(mv));
            let mv = if well { good.first().or(all.first()) } else { bad.or(all.first()) };
            let mv = (*mv.expect("a match that is not over has moves")).to_owned();
            let (id, ply) = (state.id.clone(), state.moves.len());
            state = self.play(&id, ply, &mv).await.ok().json();
        }
        state
    }
}
