//! The reference page: it is complete, has no scripts, and its examples work.
use crate::{UNLIMITED, client::Visitor, site_on};
use axum::{
    body::{Body, to_bytes},
    http::{Method, Request, StatusCode},
};
use serde_json::Value;
use test_support::SqliteFile;
use tower::ServiceExt;

async fn visitor(file: &SqliteFile) -> Visitor {
    Visitor::new(site_on(&file.url(), UNLIMITED).await)
}

/// The page in a language, requested under a host.
async fn page(visitor: &Visitor, lang: &str, host: &str) -> String {
    let request = Request::builder().uri("/api").header("accept-language", lang).header("host", host);
    let answer = visitor.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    assert_eq!(answer.headers()["content-type"], "text/html; charset=utf-8");
    let policy = answer.headers()["content-security-policy"].to_str().unwrap();
    assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe-inline"), "{policy}");
    String::from_utf8(to_bytes(answer.into_body(), 1 << 20).await.unwrap().to_vec()).unwrap()
}

/// All operations of the document.
fn operations(document: &Value) -> Vec<(&str, &str, &Value)> {
    let paths = document["paths"].as_object().unwrap().iter();
    paths
        .flat_map(|(path, methods)| {
            methods.as_object().unwrap().iter().map(move |(method, about)| (path.as_str(), method.as_str(), about))
        })
        .collect()
}

#[tokio::test]
async fn every_operation_is_described_with_an_example_and_without_scripts() {
    let file = SqliteFile::new();
    let mut visitor = visitor(&file).await;
    let document: Value = visitor.get("/api/v1/openapi.json").await.ok().json();
    let html = page(&visitor, "en", "nim.example:1940").await;
    for (path, method, _) in operations(&document) {
        let heading = format!("<h3><b>{}</b> {path}</h3>", method.to_uppercase());
        assert!(html.contains(&heading), "{heading}");
    }
    assert_eq!(html.matches("<code>curl -s").count(), operations(&document).len());
    let ids: std::collections::HashSet<_> =
        operations(&document).into_iter().filter_map(|(_, _, about)| about["operationId"].as_str()).collect();
    assert_eq!(ids.len(), operations(&document).len(), "every operation has an id of its own");
    for absent in ["<script", "style=", "<style", " onclick", "javascript:"] {
        assert!(!html.contains(absent), "{absent}");
    }
    // Every link leads somewhere on the page.
    for link in html.split("href=\"#").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        assert!(html.contains(&format!("id=\"{link}\"")), "{link}");
    }
    assert!(page(&visitor, "sl", "nim.example").await.contains("<h4 lang=\"sl\">Primer</h4>"));
    let style = visitor.get("/api/reference.css").await.ok();
    assert_eq!(style.headers["content-type"], "text/css; charset=utf-8");
}

#[tokio::test]
async fn examples_name_the_site_but_nothing_that_a_shell_would_run() {
    let file = SqliteFile::new();
    let visitor = visitor(&file).await;
    assert!(page(&visitor, "en", "nim.example:8080").await.contains("http://nim.example:8080/api/v1/games"));
    for host in ["nim.example/$(reboot)", "\"; reboot", "<script>", "`reboot`"] {
        let html = page(&visitor, "en", host).await;
        assert!(html.contains("http://127.0.0.1:1940/api/v1/games") && !html.contains("reboot"), "{host}");
    }
    let long = page(&visitor, "en", &"a".repeat(30_000)).await;
    assert!(long.contains("http://127.0.0.1:1940/api/v1/games"), "a page with this host would have a megabyte");
}

#[tokio::test]
async fn every_example_works() {
    let file = SqliteFile::new();
    let mut ana = visitor(&file).await;
    ana.register("Ana").await;
    let document: Value = ana.get("/api/v1/openapi.json").await.ok().json();
    let mut count = 0;
    for (path, method, about) in operations(&document) {
        let Some(content) = about["requestBody"]["content"].get("application/json") else { continue };
        let name = content["schema"]["$ref"].as_str().map(|name| name.rsplit('/').next().unwrap());
        let of_kind = name.map(|name| &document["components"]["schemas"][name]["example"]);
        let example = content.get("example").or(of_kind).filter(|example| example.is_object());
        let example = example.unwrap_or_else(|| panic!("{method} {path} has an example"));
        let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
        let body = example.to_string().into_bytes();
        // A new account each time: some examples change the password or delete the account.
        let mut visitor = ana.stranger();
        visitor.register(&format!("Player {count}")).await;
        let answer = visitor.send(method, &path.replace("{id}", "none"), "application/json", body).await;
        let well = [StatusCode::NOT_FOUND, StatusCode::CONFLICT].contains(&answer.status) || answer.status.is_success();
        assert!(well, "{path}: {answer:?}");
        count += 1;
    }
    assert!(count >= 12, "{count}");
}
