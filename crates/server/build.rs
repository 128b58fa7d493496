//! Passes the folder of the built page to the compiler: `NIMATRON_PAGE`, which `cargo xtask` sets, or `page` in the
//! target folder. Creates an empty folder if there is none, so that everything compiles without the page.
use std::{env, fs, path::PathBuf};

fn main() {
    println!("cargo:rerun-if-env-changed=NIMATRON_PAGE");
    let folder = env::var_os("NIMATRON_PAGE").map_or_else(in_target, PathBuf::from);
    fs::create_dir_all(&folder).expect("the target folder can be written");
    let folder = folder.canonicalize().expect("the folder was made just now");
    println!("cargo:rerun-if-changed={}", folder.display());
    println!("cargo:rustc-env=NIMATRON_PAGE={}", folder.display());
}

/// The folder `page` in the target folder, which is four levels above the one of this script.
fn in_target() -> PathBuf {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    out.ancestors().nth(4).expect("cargo nests its folders").join("page")
}
