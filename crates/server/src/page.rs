//! The files of the page, in memory and already compressed. Paths that are not files are routes of the page itself.
use axum::{
    body::{Body, Bytes},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};
use std::{
    borrow::Cow,
    collections::HashMap,
    fs, io,
    path::{Path, PathBuf},
};

/// The page that was built before the program: embedded in release mode, otherwise read at the start.
#[derive(RustEmbed)]
#[folder = "$NIMATRON_PAGE"]
struct EmbeddedFiles;

/// The file that answers every route of the page.
const INDEX: &str = "index.html";

/// Encodings in the order of preference, with the ending of their files.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// What stands before the address of the picture that is shown beside a link to the page.
const PREVIEW: &str = "property=\"og:image\" content=\"";

/// The files of the page by path. Nothing else can be requested, however the path is written.
#[derive(Default)]
pub struct PageFiles {
    files: HashMap<String, File>,
}

/// One file in all its encodings.
struct File {
    plain: EncodedFile,
    encoded: Vec<(&'static str, EncodedFile)>,
    kind: &'static str,
    caching: &'static str,
}

struct EncodedFile {
    bytes: Bytes,
    etag: HeaderValue,
}

impl PageFiles {
    /// The page that was built with the program; empty if there was none.
    pub fn built_in() -> PageFiles {
        let named = |name: Cow<'static, str>| EmbeddedFiles::get(&name).map(|file| (name.into_owned(), bytes(file)));
        PageFiles::new(EmbeddedFiles::iter().filter_map(named).collect())
    }

    /// The page in a folder.
    pub fn in_folder(folder: &Path) -> io::Result<PageFiles> {
        let mut files = HashMap::new();
        let mut folders = vec![(folder.to_owned(), String::new())];
        while let Some((folder, prefix)) = folders.pop() {
            for entry in fs::read_dir(&folder)? {
                let path: PathBuf = entry?.path();
                let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
                if path.is_dir() {
                    folders.push((path.clone(), format!("{prefix}{name}/")));
                } else {
                    files.insert(format!("{prefix}{name}"), fs::read(&path)?.into());
                }
            }
        }
        Ok(PageFiles::new(files))
    }

    fn new(mut read: HashMap<String, Bytes>) -> PageFiles {
        let names: Vec<String> = read.keys().filter(|name| !is_encoded(name)).cloned().collect();
        let file = |name: String| {
            let plain = EncodedFile::new(read.remove(&name)?);
            let other =
                |(encoding, ending)| Some((encoding, EncodedFile::new(read.remove(&format!("{name}{ending}"))?)));
            let encoded = ENCODINGS.into_iter().filter_map(other).collect();
            let file = File { plain, encoded, kind: kind(&name), caching: caching(&name) };
            Some((name, file))
        };
        PageFiles { files: names.into_iter().filter_map(file).collect() }
    }

    /// Whether there is a page at all.
    pub fn is_built(&self) -> bool {
        self.files.contains_key(INDEX)
    }

    /// The answer for a path: a file, the start page for a route, none for a missing file. A page that is out of date
    /// must not get another file in place of its program.
    pub(crate) fn answer(&self, path: &str, request: &HeaderMap) -> Option<Response> {
        let path = path.trim_start_matches('/');
        let file = self.files.get(path).filter(|_| !path.is_empty());
        let is_route = !path.rsplit('/').next().unwrap_or_default().contains('.');
        let file = file.or_else(|| self.files.get(INDEX).filter(|_| is_route))?;
        Some(file.answer(request))
    }

    /// The page for programs that show a preview of a link: the picture has its whole address, which they need. None
    /// for browsers, which say what they fetch the page for and get it compressed.
    pub(crate) fn preview(&self, path: &str, request: &HeaderMap, https: bool) -> Option<String> {
        let is_browser = ["sec-fetch-dest", "upgrade-insecure-requests"].iter().any(|&name| request.contains_key(name));
        let host = request.get(header::HOST)?.to_str().ok().filter(|_| path == "/" && !is_browser)?;
        let text = std::str::from_utf8(&self.files.get(INDEX)?.plain.bytes).ok()?;
        let is_name = |sign: char| sign.is_ascii_alphanumeric() || ".-:[]".contains(sign);
        let (before, after) = text.split_once(PREVIEW).filter(|_| host.chars().all(is_name))?;
        let scheme = if https { "https" } else { "http" };
        Some(format!("{before}{PREVIEW}{scheme}://{host}/{after}"))
    }
}

fn bytes(file: EmbeddedFile) -> Bytes {
    match file.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    }
}

fn is_encoded(name: &str) -> bool {
    ENCODINGS.iter().any(|(_, ending)| name.ends_with(ending))
}

impl EncodedFile {
    fn new(bytes: Bytes) -> EncodedFile {
        let hash: String = Sha256::digest(&bytes).iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        EncodedFile { bytes, etag: format!("\"{hash}\"").parse().expect("digits in quotation marks") }
    }
}

impl File {
    fn answer(&self, request: &HeaderMap) -> Response {
        let encoded = self.encoded.iter().find(|(encoding, _)| accepts(request, encoding));
        let EncodedFile { bytes, etag } = encoded.map_or(&self.plain, |(_, encoded)| encoded);
        let mut answer = if has_current(request, etag) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            let mut answer = Response::new(Body::from(bytes.clone()));
            answer.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(self.kind));
            if let Some((encoding, _)) = encoded {
                answer.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
            }
            answer
        };
        let headers = answer.headers_mut();
        headers.insert(header::ETAG, etag.clone());
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(self.caching));
        answer
    }
}

/// The members of a list header.
fn members<'h>(headers: &'h HeaderMap, name: &header::HeaderName) -> impl Iterator<Item = &'h str> {
    headers
        .get_all(name)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(str::trim)
}

/// Whether the client accepts an encoding.
fn accepts(request: &HeaderMap, encoding: &str) -> bool {
    members(request, &header::ACCEPT_ENCODING).any(|wish| {
        let (name, quality) = wish.split_once(';').unwrap_or((wish, "q=1"));
        let refused = quality.trim().strip_prefix("q=").is_some_and(|q| q.trim_matches(['0', '.']).is_empty());
        name.trim().eq_ignore_ascii_case(encoding) && !refused
    })
}

/// Whether the client has the current version of a file.
fn has_current(request: &HeaderMap, etag: &HeaderValue) -> bool {
    members(request, &header::IF_NONE_MATCH).any(|tag| tag == "*" || tag.trim_start_matches("W/") == *etag)
}

/// Files with a hash in their name never change; clients check all others again.
fn caching(name: &str) -> &'static str {
    let stem = name.rsplit('/').next().unwrap_or(name);
    let is_hash = |word: &str| word.len() >= 8 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    let mut words = stem.split(['-', '.', '_']);
    if words.any(is_hash) { "public, max-age=31536000, immutable" } else { "no-cache" }
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page() -> PageFiles {
        let files = [
            ("index.html", "start"),
            ("index.html.br", "start, br"),
            ("assets/app-0123456789abcdef.js", "program"),
            ("assets/app-0123456789abcdef.js.gz", "program, gz"),
            ("sw.js", "worker"),
        ];
        PageFiles::new(
            files.into_iter().map(|(name, text)| (name.to_owned(), Bytes::from_static(text.as_bytes()))).collect(),
        )
    }

    fn headers(name: header::HeaderName, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name, value.parse().unwrap())])
    }

    fn header<'r>(response: &'r Response, name: &str) -> &'r str {
        response.headers().get(name).map_or("", |value| value.to_str().unwrap())
    }

    #[test]
    fn routes_start_the_page_and_missing_files_are_missing() {
        let page = page();
        for route in ["/", "/play/nim", "/learn/"] {
            let answer = page.answer(route, &HeaderMap::new()).unwrap();
            assert_eq!(header(&answer, "content-type"), "text/html; charset=utf-8", "{route}");
        }
        for file in ["/assets/app-00000000.js", "/favicon.ico", "/index.html.br", "/../Cargo.toml", "/a/../sw.js"] {
            assert!(page.answer(file, &HeaderMap::new()).is_none(), "{file}");
        }
    }

    #[test]
    fn a_preview_of_a_link_has_the_whole_address_of_its_picture() {
        let index = "<meta property=\"og:image\" content=\"assets/social.png\">";
        let page = PageFiles::new([("index.html".to_owned(), Bytes::from_static(index.as_bytes()))].into());
        let host = headers(header::HOST, "nim.example:1940");
        let text = page.preview("/", &host, true).unwrap();
        assert!(text.contains("content=\"https://nim.example:1940/assets/social.png\""), "{text}");
        assert_eq!(page.preview("/assets/x.css", &host, true), None);
        assert_eq!(page.preview("/", &headers(header::HOST, "x\"><script>"), true), None, "it is no name");
        let mut browser = host;
        browser.insert("sec-fetch-dest", HeaderValue::from_static("document"));
        assert_eq!(page.preview("/", &browser, true), None, "a browser gets it compressed");
    }

    #[test]
    fn files_come_in_an_encoding_that_the_client_accepts() {
        let page = page();
        let encoding = |path: &str, wish: &str| {
            let answer = page.answer(path, &headers(header::ACCEPT_ENCODING, wish)).unwrap();
            header(&answer, "content-encoding").to_owned()
        };
        assert_eq!(encoding("/", "gzip, deflate, br"), "br");
        assert_eq!(encoding("/", "gzip;q=1, br;q=0"), "");
        assert_eq!(encoding("/", "br;q=0.5"), "br");
        assert_eq!(encoding("/assets/app-0123456789abcdef.js", "gzip, br"), "gzip");
        assert_eq!(encoding("/sw.js", "gzip, br"), "");
    }

    #[test]
    fn only_names_with_a_hash_are_cached_for_ever() {
        let page = page();
        let caching = |path: &str| {
            let answer = page.answer(path, &HeaderMap::new()).unwrap();
            header(&answer, "cache-control").to_owned()
        };
        assert!(caching("/assets/app-0123456789abcdef.js").contains("immutable"));
        assert_eq!(caching("/sw.js"), "no-cache");
        assert_eq!(caching("/play"), "no-cache");
    }

    #[test]
    fn a_current_file_is_not_sent_again() {
        let page = page();
        let first = page.answer("/sw.js", &HeaderMap::new()).unwrap();
        let etag = header(&first, "etag").to_owned();
        let again = page.answer("/sw.js", &headers(header::IF_NONE_MATCH, &format!("\"x\", {etag}"))).unwrap();
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        let other = page.answer("/", &headers(header::IF_NONE_MATCH, &etag)).unwrap();
        assert_eq!(other.status(), StatusCode::OK);
    }

    #[test]
    fn a_folder_is_read_with_its_folders() {
        let folder = std::env::temp_dir().join(format!("nimatron-page-{}", std::process::id()));
        fs::create_dir_all(folder.join("assets")).unwrap();
        fs::write(folder.join("index.html"), "start").unwrap();
        fs::write(folder.join("assets/x.css"), "style").unwrap();
        let page = PageFiles::in_folder(&folder).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        assert!(page.is_built() && page.answer("/assets/x.css", &HeaderMap::new()).is_some());
        assert!(PageFiles::in_folder(&folder).is_err());
    }
}
