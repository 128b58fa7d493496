//! `cargo xtask page`: the page for the browser, with hashed names and compressed copies; `cargo xtask site` puts it into
//! a folder for any static host.
use crate::{cargo, root, test::wasm_target};
use std::{
    collections::BTreeSet,
    fs,
    hash::{DefaultHasher, Hasher},
    io::Write,
    path::{Path, PathBuf},
    process::Command,
};
use wasm_bindgen_cli_support::Bindgen;

/// The most that may go over the network before the page is there: WebAssembly, scripts and style, compressed.
const LIMIT: usize = 400_000;

/// Smaller files are not worth compressing.
const WORTH_COMPRESSING: usize = 512;

/// What the page may do. The server says the same in a header.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
    form-action 'self'";

/// What the page is built for, and with it what else of the workspace is built at that time and can be shared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum For {
    /// Readers: small.
    Readers,
    /// The tests: the same page, next to a development build of everything.
    Tests,
    /// Whoever works on it: built quickly, larger, without compressed copies.
    Developers,
}

/// `cargo xtask page`.
pub(crate) fn command(args: &[&str]) -> Result<(), String> {
    match args {
        [] => build(For::Readers).map(drop),
        ["--dev"] => build(For::Developers).map(drop),
        _ => Err("expected nothing or --dev after `page`".to_owned()),
    }
}

/// Builds the page and returns its folder.
pub(crate) fn build(whom: For) -> Result<PathBuf, String> {
    let dev = whom == For::Developers;
    wasm_target()?;
    let profile = if dev { "wasm-dev" } else { "wasm" };
    let target = target();
    let status = cargo()
        .args(["build", "--package", "web", "--lib", "--target", "wasm32-unknown-unknown", "--profile", profile])
        // Views of one type instead of a type for each: less than half as large, and built more quickly.
        .env("RUSTFLAGS", "--cfg=erase_components")
        .current_dir(root())
        .status();
    if !status.is_ok_and(|status| status.success()) {
        return Err("the page could not be built: see what cargo printed above".to_owned());
    }
    let stage = target.join("page-stage");
    let words = words(whom)?;
    let made = target.join("wasm32-unknown-unknown").join(profile).join("web.wasm");
    bind(&made, &stage, dev).map_err(|error| format!("the page could not be bound to JavaScript: {error}"))?;
    let folder = target.join("page");
    let mut folder = Folder::new(folder, !dev);
    folder.assemble(&stage, &words).map_err(|error| format!("the page could not be written: {error}"))?;
    folder.report()?;
    Ok(folder.path)
}

/// Writes the words of every language and returns their folder.
fn words(whom: For) -> Result<PathBuf, String> {
    // What is chosen besides `text` decides its features: those of the build that comes next, so that it is shared.
    let (choice, built): (&[&str], _) = match whom {
        For::Readers => (&["--release", "--package=text", "--package=nimatron"], "release"),
        For::Tests | For::Developers => (&["--workspace"], "debug"),
    };
    let done = |command: &mut Command| command.status().is_ok_and(|status| status.success());
    let folder = target().join("page-words");
    let program = target().join(built).join("examples").join("words");
    if !done(cargo().args(["build", "--example", "words"]).args(choice).current_dir(root()))
        || !done(Command::new(program).arg(&folder))
    {
        return Err("the words of the page could not be written: see what was printed above".to_owned());
    }
    Ok(folder)
}

/// Puts the page into a folder for any static host.
pub(crate) fn site(args: &[&str]) -> Result<(), String> {
    let to = match args {
        [] => target().join("site"),
        [folder] => PathBuf::from(folder),
        _ => return Err("expected at most one folder after `site`".to_owned()),
    };
    let from = build(For::Readers)?;
    copy(&from, &to).map_err(|error| format!("the folder {} could not be written: {error}", to.display()))?;
    println!("The page is in {}: any static host can serve it.", to.display());
    Ok(())
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, target) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy(&path, &target)?;
        } else if !path.extension().is_some_and(|end| end == "br" || end == "gz") {
            fs::copy(&path, &target)?;
        }
    }
    Ok(())
}

/// Where cargo builds.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

fn bind(made: &Path, stage: &Path, dev: bool) -> Result<(), String> {
    let text = |error: &dyn std::fmt::Display| format!("{error:#}");
    if stage.exists() {
        fs::remove_dir_all(stage).map_err(|error| text(&error))?;
    }
    let mut bindgen = Bindgen::new();
    bindgen.web(true).map_err(|error| text(&error))?;
    bindgen.input_path(made).out_name("app").typescript(false);
    bindgen.debug(dev).remove_name_section(!dev).remove_producers_section(true).omit_default_module_path(true);
    bindgen.generate(stage).map_err(|error| text(&error))
}

/// The folder of the page as it is written.
struct Folder {
    path: PathBuf,
    compress: bool,
    /// What belongs there now; everything else is removed at the end.
    kept: BTreeSet<PathBuf>,
    /// Files for offline use, as the service worker names them.
    names: Vec<String>,
    /// Names with their sizes: as they are, by gzip, by brotli.
    sizes: Vec<(String, [usize; 3])>,
}

impl Folder {
    fn new(path: PathBuf, compress: bool) -> Folder {
        let (kept, names, sizes) = (BTreeSet::new(), vec!["./".to_owned()], Vec::new());
        Folder { path, compress, kept, names, sizes }
    }

    fn assemble(&mut self, stage: &Path, words: &Path) -> std::io::Result<()> {
        let asset = |name: &str| fs::read_to_string(root().join("crates/web/assets").join(name));
        let wasm = self.hashed("app", "wasm", &fs::read(stage.join("app_bg.wasm"))?)?;
        let app = self.hashed("app", "js", &fs::read(stage.join("app.js"))?)?;
        let names = [("{app}", app.as_str()), ("{wasm}", wasm.as_str())];
        let words = self.words(words)?;
        let names = [&names[..], &[("{words}", words.as_str())]].concat();
        let worker = self.hashed("worker", "js", filled(&asset("worker.js")?, &names).as_bytes())?;
        let names = [&names[..], &[("{worker}", worker.as_str())]].concat();
        let boot = self.hashed("boot", "js", filled(&asset("boot.js")?, &names).as_bytes())?;
        let style = asset("style.css")? + &asset("understand.css")? + &asset("site.css")? + &asset("pictures.css")?;
        let style = self.hashed("style", "css", style.as_bytes())?;
        let icon = self.hashed("icon", "svg", asset("icon.svg")?.as_bytes())?;
        let manifest = filled(&asset("manifest.json")?, &[("{icon}", icon.as_str())]);
        let manifest = self.hashed("manifest", "json", manifest.as_bytes())?;
        let in_assets = |name: &str| format!("assets/{name}");
        let page = filled(
            &asset("index.html")?,
            &[
                ("{app}", &in_assets(&app)),
                ("{wasm}", &in_assets(&wasm)),
                ("{boot}", &in_assets(&boot)),
                ("{style}", &in_assets(&style)),
                ("{icon}", &in_assets(&icon)),
                ("{manifest}", &in_assets(&manifest)),
                ("{policy}", POLICY),
            ],
        );
        self.put("index.html", page.as_bytes())?;
        self.data("octal-three-digits.csv")?;
        let files: Vec<String> = self.names.iter().map(|name| format!("{name:?}")).collect();
        let version = hash(&[page.as_bytes(), files.concat().as_bytes()].concat());
        let files = format!("[{}]", files.join(", "));
        let keeper = filled(&asset("sw.js")?, &[("{version}", version.as_str()), ("{files}", files.as_str())]);
        self.put("sw.js", keeper.as_bytes())?;
        self.clean()
    }

    /// Writes the words of every language; their names, as JavaScript has them.
    fn words(&mut self, from: &Path) -> std::io::Result<String> {
        let mut codes: Vec<_> = fs::read_dir(from)?.collect::<Result<Vec<_>, _>>()?;
        codes.sort_by_key(fs::DirEntry::file_name);
        let mut names = Vec::new();
        for code in codes {
            let lang = code.file_name().to_string_lossy().into_owned();
            let name = self.hashed(&format!("words-{lang}"), "bin", &fs::read(code.path())?)?;
            names.push(format!("{lang:?}: {name:?}"));
        }
        Ok(format!("{{ {} }}", names.join(", ")))
    }

    /// Writes a file into `assets` under a name that tells its content.
    fn hashed(&mut self, name: &str, end: &str, data: &[u8]) -> std::io::Result<String> {
        let name = format!("{name}-{}.{end}", hash(data));
        let path = format!("assets/{name}");
        self.put(&path, data)?;
        self.names.push(path);
        Ok(name)
    }

    /// Copies a table of the laboratory, which the page fetches when somebody wants to see it.
    fn data(&mut self, name: &str) -> std::io::Result<()> {
        let path = format!("data/{name}");
        self.put(&path, &fs::read(root().join("crates/lab/data").join(name))?)?;
        self.names.push(path);
        Ok(())
    }

    /// Writes a file and its compressed copies. What has not changed keeps its time.
    fn put(&mut self, name: &str, data: &[u8]) -> std::io::Result<()> {
        let path = self.path.join(name);
        let fresh = write(&path, data)?;
        let mut sizes = [data.len(); 3];
        self.kept.insert(path);
        if self.compress && data.len() >= WORTH_COMPRESSING {
            for (place, (end, compressed)) in
                [("gz", gzip as fn(&[u8]) -> std::io::Result<Vec<u8>>), ("br", brotli)].into_iter().enumerate()
            {
                let copy = self.path.join(format!("{name}.{end}"));
                if fresh || !copy.exists() {
                    write(&copy, &compressed(data)?)?;
                }
                sizes[place + 1] = usize::try_from(fs::metadata(&copy)?.len()).unwrap_or(usize::MAX);
                self.kept.insert(copy);
            }
        }
        self.sizes.push((name.to_owned(), sizes));
        Ok(())
    }

    /// Removes what is left of earlier builds.
    fn clean(&self) -> std::io::Result<()> {
        for folder in [self.path.clone(), self.path.join("assets")] {
            for entry in fs::read_dir(folder)? {
                let path = entry?.path();
                if path.is_file() && !self.kept.contains(&path) {
                    fs::remove_file(path)?;
                }
            }
        }
        Ok(())
    }

    /// Prints how large everything is, and refuses a page that is too large.
    fn report(&self) -> Result<(), String> {
        println!("The page is in {}", self.path.display());
        if !self.compress {
            return Ok(());
        }
        println!("{:>9} {:>9} {:>9}", "bytes", "gzip", "brotli");
        for (name, [plain, gzip, brotli]) in &self.sizes {
            println!("{plain:>9} {gzip:>9} {brotli:>9}  {name}");
        }
        let counts = |name: &str| ["wasm", "js", "css"].iter().any(|end| name.ends_with(end)) && name != "sw.js";
        let total: usize = self.sizes.iter().filter(|(name, _)| counts(name)).map(|(_, sizes)| sizes[2]).sum();
        println!("{:>9} {:>9} {total:>9}  WebAssembly, scripts and style; at most {LIMIT}", "", "");
        Ok(())
    }
}

/// Writes a file unless it is there already; whether it was written.
fn write(path: &Path, data: &[u8]) -> std::io::Result<bool> {
    if fs::read(path).is_ok_and(|old| old == data) {
        return Ok(false);
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, data)?;
    Ok(true)
}

fn gzip(data: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(data)?;
    encoder.finish()
}

fn brotli(mut data: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut out = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut data, &mut out, &params)?;
    Ok(out)
}

/// A text with names in braces replaced.
fn filled(text: &str, values: &[(&str, &str)]) -> String {
    values.iter().fold(text.to_owned(), |text, (name, value)| text.replace(name, value))
}

/// Sixteen digits that differ when the content does.
fn hash(data: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(data);
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_the_content() {
        assert_eq!(hash(b"a").len(), 16);
        assert_eq!(hash(b"a"), hash(b"a"));
        assert_ne!(hash(b"a"), hash(b"b"));
    }

    #[test]
    fn compressed_copies_can_be_read_again() {
        let text = b"gold bars ".repeat(200);
        let mut plain = Vec::new();
        brotli::BrotliDecompress(&mut &brotli(&text).unwrap()[..], &mut plain).unwrap();
        assert_eq!(plain, text);
        let mut plain = Vec::new();
        std::io::copy(&mut flate2::read::GzDecoder::new(&gzip(&text).unwrap()[..]), &mut plain).unwrap();
        assert_eq!(plain, text);
    }
}
