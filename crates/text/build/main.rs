//! Compiles `locales/*/*.ftl` to static data and stops the build at the first error.
use compile::Source;
use std::{env, fs, io, path::Path, process::ExitCode};

mod compile;
mod files;
#[path = "../src/lang.rs"]
#[expect(dead_code, unreachable_pub, reason = "shared with the crate; the build needs the list of languages only")]
mod lang;
#[path = "../src/plural.rs"]
#[expect(dead_code, unreachable_pub, reason = "shared with the crate; the build does not count")]
mod plural;

#[path = "../src/share.rs"]
#[expect(dead_code, unreachable_pub, reason = "shared with the crate; the build needs the names of the shares only")]
mod share;
mod typography;

fn main() -> ExitCode {
    let here = env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let folder = Path::new(&here).join("../../locales");
    println!("cargo::rerun-if-changed={}", folder.display());
    let sources = match read(&folder) {
        Ok(sources) => sources,
        Err(error) => return refuse(&[format!("cannot read {}: {error}", folder.display())]),
    };
    match compile::compile(&sources) {
        Ok(code) => write(&code),
        Err(errors) => refuse(&errors),
    }
}

fn read(folder: &Path) -> io::Result<Vec<Source>> {
    let mut sources = Vec::new();
    for lang in lang::Lang::ALL {
        for file in fs::read_dir(folder.join(lang.code()))? {
            let path = file?.path();
            if path.extension().is_some_and(|extension| extension == "ftl") {
                let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                sources.push(Source { lang, file, text: fs::read_to_string(&path)? });
            }
        }
    }
    sources.sort_by(|a, b| (a.lang, &a.file).cmp(&(b.lang, &b.file)));
    Ok(sources)
}

fn write(code: &str) -> ExitCode {
    let folder = env::var_os("OUT_DIR").expect("cargo sets it");
    match fs::write(Path::new(&folder).join("catalogue.rs"), code) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => refuse(&[format!("cannot write the messages: {error}")]),
    }
}

fn refuse(errors: &[String]) -> ExitCode {
    for error in errors {
        println!("cargo::error={error}");
    }
    ExitCode::FAILURE
}
