//! The page as browsers ask for it.
use crate::UNLIMITED;
use axum::{
    body::{Body, to_bytes},
    http::{Method, Request, StatusCode},
    response::Response,
};
use server::{PageFiles, Site, Store, app};
use std::fs;
use test_support::SqliteFile;
use tower::ServiceExt;

fn page() -> PageFiles {
    let folder =
        std::env::temp_dir().join(format!("nimatron-files-{}-{:?}", std::process::id(), std::thread::current().id()));
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("index.html"), "<!doctype html>").unwrap();
    fs::write(folder.join("app-0123456789abcdef.js"), "run()").unwrap();
    let page = PageFiles::in_folder(&folder).unwrap();
    fs::remove_dir_all(&folder).unwrap();
    page
}

async fn ask(page: PageFiles, method: Method, path: &str, language: &str) -> (Response, String) {
    let request = Request::builder().method(method).uri(path).header("accept-language", language);
    let file = SqliteFile::new();
    let site = Site::new(page, Store::open(&file.url()).await.unwrap(), UNLIMITED);
    let answer = app(site).oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let (head, body) = answer.into_parts();
    let text = String::from_utf8(to_bytes(body, 1 << 20).await.unwrap().to_vec()).unwrap();
    (Response::from_parts(head, Body::empty()), text)
}

#[tokio::test]
async fn every_answer_has_the_security_headers() {
    for path in ["/", "/app-0123456789abcdef.js", "/none.js", "/api/v1/none"] {
        let (answer, _) = ask(page(), Method::GET, path, "en").await;
        let header =
            |name: &str| answer.headers().get(name).unwrap_or_else(|| panic!("{path}: {name}")).to_str().unwrap();
        assert_eq!(header("nimatron-site"), "1", "by this the page knows that it is not on a static host");
        let policy = header("content-security-policy");
        assert!(policy.starts_with("default-src 'none';") && !policy.contains("unsafe-inline"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'") && !policy.contains("'unsafe-eval'"), "{policy}");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "same-origin");
    }
}

#[tokio::test]
async fn missing_files_are_reported_in_the_language_of_the_client() {
    for (language, want) in
        [("en", "no such file"), ("sl-SI", "te datoteke ni"), ("hu;q=0.9, en;q=0.1", "nincs ilyen fájl")]
    {
        let (answer, text) = ask(page(), Method::GET, "/none.js", language).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND);
        assert_eq!(answer.headers()["content-type"], "application/problem+json");
        let problem: protocol::site::Problem = serde_json::from_str(&text).unwrap();
        assert!(problem.detail.contains(want), "{text}");
        assert_eq!((problem.id(), problem.status), ("refused-no-file", 404));
    }
    let (answer, _) = ask(page(), Method::GET, "/api/v1/none", "en").await;
    assert_eq!(answer.status(), StatusCode::NOT_FOUND);
    let (answer, _) = ask(page(), Method::POST, "/", "en").await;
    assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn crafted_paths_reach_no_other_file() {
    for path in [
        "/../Cargo.toml",
        "/..%2fCargo.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/../../../../etc/passwd",
        "//etc/passwd",
        "/etc/passwd%00.js",
        "/..\\..\\windows\\win.ini",
        "/api/v1/../../etc/passwd",
        "/api/v1/matches/..%2f..%2fsessions",
        "/api/v1/players/..%2f..%2fsessions",
    ] {
        let (answer, text) = ask(page(), Method::GET, path, "en").await;
        // A path that looks like a route of the page gets the page, every other a refusal.
        let harmless = answer.status() == StatusCode::NOT_FOUND || text == "<!doctype html>";
        assert!(harmless, "{path}: {} {text}", answer.status());
    }
}

#[tokio::test]
async fn without_a_page_the_answer_explains_how_to_build_it() {
    let (answer, text) = ask(PageFiles::default(), Method::GET, "/", "pl").await;
    assert_eq!(answer.status(), StatusCode::OK);
    assert!(text.contains("`cargo xtask run`") && text.contains("Strony nie ma"), "{text}");
}
