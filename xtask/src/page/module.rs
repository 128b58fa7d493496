//! Compiles the crate `web` to WebAssembly, cuts it into chunks and binds it to JavaScript.
use super::target;
use crate::{cargo, root, test::wasm_target};
use std::{
    fmt::Display,
    fs,
    path::{Path, PathBuf},
};
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

/// Flags for the compiler. All views have one type, which makes the module less than half as large; theory comes later
/// than the rules; relocations stay in the module, so that it can be cut.
const FLAGS: &str = "--cfg=erase_components --cfg=late -Clink-args=--emit-relocs";

/// Names of the scripts, before a hash of their content is added.
pub(super) const APP: &str = "app.js";
pub(super) const LINK: &str = "chunks.js";

/// A module in pieces, each a file in the folder.
pub(super) struct Module {
    pub(super) folder: PathBuf,
    /// The names of the chunks, and whether a first game needs them.
    pub(super) chunks: Vec<(String, bool)>,
}

/// The split points of a first game, which begins on the first page: its page, the computer that thinks about its
/// moves, and who is signed in.
const FIRST: [&str; 3] = ["play", "think", "visitor"];

impl Module {
    /// Compiles the page and cuts it.
    pub(super) fn build(dev: bool) -> Result<Module, String> {
        let module = compile(dev)?;
        let folder = target().join("page-stage");
        let chunks =
            cut(&module, &folder).map_err(|error| format!("the page could not be cut into chunks: {error}"))?;
        bind(&folder, dev).map_err(|error| format!("the page could not be bound to JavaScript: {error}"))?;
        Ok(Module { folder, chunks })
    }

    /// Reads one of its files.
    pub(super) fn read(&self, name: &str) -> std::io::Result<Vec<u8>> {
        fs::read(self.folder.join(name))
    }
}

/// Compiles the module and returns its path.
pub(super) fn compile(dev: bool) -> Result<PathBuf, String> {
    wasm_target()?;
    let profile = if dev { "wasm-dev" } else { "wasm" };
    let status = cargo()
        .args([
            "build",
            "--package",
            "nimatron-web",
            "--lib",
            "--target",
            "wasm32-unknown-unknown",
            "--profile",
            profile,
        ])
        .env("CARGO_ENCODED_RUSTFLAGS", flags())
        .current_dir(root())
        .status();
    if !status.is_ok_and(|status| status.success()) {
        return Err("the page could not be built: see what cargo printed above".to_owned());
    }
    Ok(target().join("wasm32-unknown-unknown").join(profile).join("web.wasm"))
}

/// The flags in the form in which a flag may have spaces; paths of this machine do not get into the module.
fn flags() -> String {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    let paths = home.map(|home| format!("--remap-path-prefix={}=", home.join("registry").join("src").display()));
    FLAGS.split(' ').map(str::to_owned).chain(paths).collect::<Vec<String>>().join("\u{1f}")
}

fn text(error: &dyn Display) -> String {
    format!("{error:#}")
}

/// Cuts a module at its split points. Returns the names of the chunks in order, and whether a first game needs them.
fn cut(path: &Path, folder: &Path) -> Result<Vec<(String, bool)>, String> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| text(&error))?;
    }
    let module = fs::read(path).map_err(|error| text(&error))?;
    let (main, link, app) = (folder.join("main.wasm"), format!("./{LINK}"), format!("./{APP}"));
    let mut options = Options::new(&module);
    (options.output_dir, options.main_out_path) = (folder, &main);
    (options.link_name, options.main_module) = (&link, &app);
    let pieces = transform(options).map_err(|error| text(&error))?;
    let mut first = Vec::new();
    for name in FIRST {
        first.extend(pieces.prefetch_map.get(name).ok_or_else(|| format!("there is no split point `{name}`"))?);
    }
    let mut chunks = Vec::new();
    for path in &pieces.split_modules {
        let module = fs::read(path).map(|module| strip(&module)).map_err(|error| text(&error))?;
        fs::write(path, module).map_err(|error| text(&error))?;
        if let Some(stem) = path.file_stem().and_then(|stem| stem.to_str()) {
            chunks.push((format!("{stem}.wasm"), first.iter().any(|name| name.as_str() == stem)));
        }
    }
    chunks.sort();
    Ok(chunks)
}

/// Removes custom sections from a module, such as the names of functions. A module that cannot be read stays as it is.
fn strip(module: &[u8]) -> Vec<u8> {
    const HEADER: usize = 8;
    const CUSTOM: u8 = 0;
    let (mut out, mut at) = (module[..HEADER.min(module.len())].to_vec(), HEADER);
    while at < module.len() {
        let Some((length, start)) = number(module, at + 1) else { return module.to_vec() };
        let Some(section) = module.get(at..start + length) else { return module.to_vec() };
        if section[0] != CUSTOM {
            out.extend(section);
        }
        at = start + length;
    }
    out
}

/// Reads a number with seven bits in each byte. Returns it with the index after it.
fn number(module: &[u8], start: usize) -> Option<(usize, usize)> {
    let mut value = 0usize;
    for (i, &byte) in module.get(start..)?.iter().enumerate().take(5) {
        value |= usize::from(byte & 0x7f) << (7 * i);
        if byte < 0x80 {
            return Some((value, start + i + 1));
        }
    }
    None
}

fn bind(folder: &Path, dev: bool) -> Result<(), String> {
    let mut bindgen = Bindgen::new();
    bindgen.web(true).map_err(|error| text(&error))?;
    bindgen.input_path(folder.join("main.wasm")).out_name("app").typescript(false);
    bindgen.debug(dev).remove_name_section(!dev).remove_producers_section(true).omit_default_module_path(true);
    // The chunks share its table of functions.
    bindgen.keep_lld_exports(true);
    bindgen.generate(folder).map_err(|error| text(&error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn custom_sections_are_removed() {
        let header = b"\0asm\x01\0\0\0";
        let types = [1, 1, 0];
        let name = [0, 5, 4, b'n', b'a', b'm', b'e'];
        let whole = [&header[..], &types, &name].concat();
        assert_eq!(strip(&whole), [&header[..], &types].concat());
        assert_eq!(strip(&whole[..whole.len() - 1]), whole[..whole.len() - 1], "what is cut off is left alone");
    }
}
