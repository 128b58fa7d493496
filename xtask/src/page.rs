//! `cargo xtask page`: the page for the browser, with hashed names and compressed copies; `cargo xtask site` puts it
//! into a folder for any static host.
mod compact;
mod module;

use crate::{cargo, root};
use module::{APP, LINK, Module};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    hash::{DefaultHasher, Hasher},
    io::Write,
    path::{Path, PathBuf},
    process::Command,
};

/// Maximum number of compressed bytes for the first page and a whole game of Nim: WebAssembly, scripts, style and the
/// words of one language.
const LIMIT: usize = 600_000;

/// Maximum number of compressed bytes that must arrive before the first paint.
const FIRST_PAINT_LIMIT: usize = 400_000;

/// Maximum number of bytes of the typeface.
const FONTS_LIMIT: usize = 60_000;

/// Prefixes of the names of the files that must arrive before the first paint, besides the words of one language.
const FIRST_PAINT: [&str; 6] =
    ["index.html", "assets/style-", "assets/nimatron-serif-", "assets/boot-", "assets/app-", "assets/chunks-"];

/// The parts of the style, in this order.
const STYLES: [&str; 9] = [
    "base.css",
    "shell.css",
    "controls.css",
    "play.css",
    "game.css",
    "understand.css",
    "site.css",
    "pictures.css",
    "print.css",
];

/// The files of the typeface: the letters of English, and those that the other languages add.
const FONTS: [&str; 2] = ["nimatron-serif-latin", "nimatron-serif-extended"];

/// Minimum size of a file that is worth compressing, in bytes.
const WORTH_COMPRESSING: usize = 512;

/// What the page may do. The server says the same in a header.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'self'";

/// What the page is built for, and with it what else of the workspace is built at that time and can be shared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum For {
    /// Readers: small.
    Readers,
    /// The tests: the same page, next to a development build of everything.
    Tests,
    /// Developers: built quickly, larger, without compressed copies.
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

/// Compiles the page alone, which is most of the work to build it.
pub(crate) fn compile(audience: For) -> Result<(), String> {
    module::compile(audience == For::Developers).map(drop)
}

/// Builds the page and returns its folder.
pub(crate) fn build(audience: For) -> Result<PathBuf, String> {
    let dev = audience == For::Developers;
    let module = Module::build(dev)?;
    let words = words(audience)?;
    let mut folder = Folder::new(target().join("page"), !dev);
    folder.assemble(&module, &words).map_err(|error| format!("the page could not be written: {error}"))?;
    folder.report()?;
    Ok(folder.path)
}

/// Writes the words of every language and returns their folder.
fn words(audience: For) -> Result<PathBuf, String> {
    // What is chosen besides `text` decides its features: those of the build that comes next, so that it is shared.
    let (choice, built): (&[&str], _) = match audience {
        For::Readers => (&["--release", "--package=nimatron-text", "--package=nimatron"], "release"),
        For::Tests | For::Developers => (&["--workspace"], "debug"),
    };
    let done = |command: &mut Command| command.status().is_ok_and(|status| status.success());
    let folder = target().join("page-words");
    // Earlier versions have left other files there.
    drop(fs::remove_dir_all(&folder));
    let program = target().join(built).join("words");
    if !done(cargo().args(["build", "--bin", "words"]).args(choice).current_dir(root()))
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

/// The folder of the page as it is written.
struct Folder {
    path: PathBuf,
    compress: bool,
    /// What belongs there now; everything else is removed at the end.
    files: BTreeSet<PathBuf>,
    /// Files for offline use, as the service worker names them.
    names: Vec<String>,
    /// Names with their sizes: as they are, by gzip, by brotli.
    sizes: Vec<(String, [usize; 3])>,
    /// What is fetched only when a page that needs it is opened.
    later: BTreeSet<String>,
}

impl Folder {
    fn new(path: PathBuf, compress: bool) -> Folder {
        let names = vec!["./".to_owned()];
        Folder { path, compress, files: BTreeSet::new(), names, sizes: Vec::new(), later: BTreeSet::new() }
    }

    fn assemble(&mut self, module: &Module, words: &Path) -> std::io::Result<()> {
        let asset = |name: &str| fs::read_to_string(root().join("crates/web/assets").join(name));
        let wasm = self.write_hashed("app", "wasm", &module.read("app_bg.wasm")?)?;
        let (app, link) = self.scripts(module)?;
        let names = [("{app}", app.as_str()), ("{wasm}", wasm.as_str())];
        let words = self.words(words)?;
        let names = [&names[..], &[("{words}", words.as_str())]].concat();
        let worker =
            self.write_hashed("worker", "js", compact::script(&fill_in(&asset("worker.js")?, &names)).as_bytes())?;
        let names = [&names[..], &[("{worker}", worker.as_str())]].concat();
        let boot = self.write_hashed("boot", "js", compact::script(&fill_in(&asset("boot.js")?, &names)).as_bytes())?;
        let style = STYLES.iter().map(|name| asset(name)).collect::<Result<Vec<_>, _>>()?.concat();
        let [serif, extended] = FONTS;
        let (serif, extended) = (self.font(serif)?, self.font(extended)?);
        let style = fill_in(&style, &[("{serif}", &serif), ("{serif-extended}", &extended)]);
        let style = self.write_hashed("style", "css", compact::style(&style).as_bytes())?;
        let icon = self.write_hashed("icon", "svg", asset("icon.svg")?.as_bytes())?;
        let (touch_icon, social) = (self.picture("touch-icon")?, self.picture("social")?);
        let manifest = fill_in(&asset("manifest.json")?, &[("{icon}", icon.as_str())]);
        let manifest = self.write_hashed("manifest", "json", manifest.as_bytes())?;
        let in_assets = |name: &str| format!("assets/{name}");
        let page = fill_in(
            &asset("index.html")?,
            &[
                ("{app}", &in_assets(&app)),
                ("{link}", &in_assets(&link)),
                ("{wasm}", &in_assets(&wasm)),
                ("{boot}", &in_assets(&boot)),
                ("{style}", &in_assets(&style)),
                ("{serif}", &in_assets(&serif)),
                ("{icon}", &in_assets(&icon)),
                ("{touch-icon}", &in_assets(&touch_icon)),
                ("{social}", &in_assets(&social)),
                ("{manifest}", &in_assets(&manifest)),
                ("{policy}", POLICY),
            ],
        );
        self.put("index.html", page.as_bytes())?;
        self.data("octal-three-digits.csv")?;
        let files: Vec<String> = self.names.iter().map(|name| format!("{name:?}")).collect();
        let version = hash(&[page.as_bytes(), files.concat().as_bytes()].concat());
        let files = format!("[{}]", files.join(", "));
        let service_worker = fill_in(&asset("sw.js")?, &[("{version}", version.as_str()), ("{files}", files.as_str())]);
        self.put("sw.js", service_worker.as_bytes())?;
        self.clean()
    }

    /// Writes the chunks and the two scripts that load them; the names of the scripts.
    fn scripts(&mut self, module: &Module) -> std::io::Result<(String, String)> {
        let script = |name: &str| Ok::<_, std::io::Error>(String::from_utf8_lossy(&module.read(name)?).into_owned());
        let (app, mut link) = (compact::script(&script(APP)?), compact::script(&script(LINK)?));
        for (chunk, first) in &module.chunks {
            let plain = chunk.trim_start_matches("split_").trim_end_matches(".wasm");
            let name = self.write_hashed(plain, "wasm", &module.read(chunk)?)?;
            link = link.replace(&format!("./{chunk}"), &format!("./{name}"));
            if !first {
                self.later.insert(format!("assets/{name}"));
            }
        }
        // Each names the other, so the names of both depend on the contents of both.
        let version = hash((app.clone() + &link).as_bytes());
        let names = [APP, LINK].map(|name| name.replace(".js", &format!("-{version}.js")));
        // Only where they are imported: the module knows the other by the name that it had.
        let imported = |text: String, (old, new): (&str, &String)| {
            ['"', '\''].iter().fold(text, |text, quote| {
                text.replace(&format!("from {quote}./{old}{quote}"), &format!("from {quote}./{new}{quote}"))
            })
        };
        for (name, text) in names.iter().zip([app, link]) {
            let text = [APP, LINK].into_iter().zip(&names).fold(text, imported);
            self.asset(name, text.as_bytes())?;
        }
        let [app, link] = names;
        Ok((app, link))
    }

    /// Writes a file of the typeface and returns its name.
    fn font(&mut self, name: &str) -> std::io::Result<String> {
        let data = fs::read(root().join("crates/web/assets/fonts").join(format!("{name}.woff2")))?;
        self.write_hashed(name, "woff2", &data)
    }

    /// Writes a picture and returns its name. Nobody looks at it offline.
    fn picture(&mut self, name: &str) -> std::io::Result<String> {
        let data = fs::read(root().join("crates/web/assets").join(format!("{name}.png")))?;
        let name = format!("{name}-{}.png", hash(&data));
        self.put(&format!("assets/{name}"), &data)?;
        Ok(name)
    }

    /// Writes the words of every language and returns their names as a JavaScript object.
    fn words(&mut self, from: &Path) -> std::io::Result<String> {
        let mut shares: Vec<_> = fs::read_dir(from)?.collect::<Result<Vec<_>, _>>()?;
        shares.sort_by_key(fs::DirEntry::file_name);
        let mut names = Vec::new();
        for share in shares {
            let key = share.file_name().to_string_lossy().into_owned();
            let name = self.write_hashed(&format!("words-{key}"), "bin", &fs::read(share.path())?)?;
            names.push(format!("{key:?}: {name:?}"));
        }
        Ok(format!("{{ {} }}", names.join(", ")))
    }

    /// Writes a file into `assets` under a name that depends on its content.
    fn write_hashed(&mut self, name: &str, end: &str, data: &[u8]) -> std::io::Result<String> {
        let name = format!("{name}-{}.{end}", hash(data));
        self.asset(&name, data)?;
        Ok(name)
    }

    fn asset(&mut self, name: &str, data: &[u8]) -> std::io::Result<()> {
        let path = format!("assets/{name}");
        self.put(&path, data)?;
        self.names.push(path);
        Ok(())
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
        self.files.insert(path);
        if self.compress && data.len() >= WORTH_COMPRESSING {
            for (number, (end, compressed)) in
                [("gz", gzip as fn(&[u8]) -> std::io::Result<Vec<u8>>), ("br", brotli)].into_iter().enumerate()
            {
                let copy = self.path.join(format!("{name}.{end}"));
                if fresh || !copy.exists() {
                    write(&copy, &compressed(data)?)?;
                }
                sizes[number + 1] = usize::try_from(fs::metadata(&copy)?.len()).unwrap_or(usize::MAX);
                self.files.insert(copy);
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
                if path.is_file() && !self.files.contains(&path) {
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
        let is_code =
            |name: &str| ["wasm", "js", "css", "woff2"].iter().any(|end| name.ends_with(end)) && name != "sw.js";
        let whole = self.weight(is_code);
        let first = self.weight(|name| is_code(name) && !self.later.contains(name));
        let first = first + self.largest_words(&["first-", "rest-"]);
        let paint = self.weight(|name| FIRST_PAINT.iter().any(|start| name.starts_with(start)));
        let paint = paint + self.largest_words(&["first-"]);
        println!("{:>9} {:>9} {whole:>9}  WebAssembly, scripts, style and typeface", "", "");
        println!("{:>9} {:>9} {first:>9}  for the first page and a game of Nim; at most {LIMIT}", "", "");
        println!("{:>9} {:>9} {paint:>9}  before the first paint; at most {FIRST_PAINT_LIMIT}", "", "");
        let fonts = self.weight(|name| name.ends_with("woff2"));
        println!("{:>9} {:>9} {fonts:>9}  typeface; at most {FONTS_LIMIT}", "", "");
        let all =
            [("first page", first, LIMIT), ("first paint", paint, FIRST_PAINT_LIMIT), ("typeface", fonts, FONTS_LIMIT)];
        match all.into_iter().find(|(_, bytes, limit)| bytes > limit) {
            Some((what, bytes, limit)) => {
                Err(format!("the {what} takes {bytes} bytes, and at most {limit} are allowed"))
            }
            None => Ok(()),
        }
    }

    /// The number of compressed bytes of some files.
    fn weight(&self, counts: impl Fn(&str) -> bool) -> usize {
        self.sizes.iter().filter(|(name, _)| counts(name)).map(|(_, sizes)| sizes[2]).sum()
    }

    /// The number of compressed bytes of the words of the language that needs most, in some shares.
    fn largest_words(&self, shares: &[&str]) -> usize {
        let mut weights: BTreeMap<&str, usize> = BTreeMap::new();
        for (name, sizes) in &self.sizes {
            let parts = name.strip_prefix("assets/words-").and_then(|name| name.split_once('-'));
            if let Some((lang, _)) = parts.filter(|(_, rest)| shares.iter().any(|share| rest.starts_with(share))) {
                *weights.entry(lang).or_default() += sizes[2];
            }
        }
        weights.into_values().max().unwrap_or(0)
    }
}

/// Writes a file unless it is already there, and returns whether it did.
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

/// Returns a text with names in braces replaced by values.
fn fill_in(text: &str, values: &[(&str, &str)]) -> String {
    values.iter().fold(text.to_owned(), |text, (name, value)| text.replace(name, value))
}

/// Returns sixteen digits that differ if the contents differ.
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
