//! The browser that tests need.
use std::{
    path::Path,
    process::{Command, Stdio},
};

/// Makes sure that Chromium and its driver are there: on Debian they are installed when they are missing and we may.
pub(crate) fn ready() -> Result<(), String> {
    if runs("chromedriver", "--version") {
        return Ok(());
    }
    const MISSING: &str = "browser tests need Chromium and chromedriver, which could not be installed here: on Debian, \
        run `apt-get install chromium chromium-driver` as root";
    let install = ["install", "--yes", "--no-install-recommends", "chromium", "chromium-driver"];
    let installed =
        runs("apt-get", "update") && Command::new("apt-get").args(install).status().is_ok_and(|s| s.success());
    if installed && runs("chromedriver", "--version") { Ok(()) } else { Err(MISSING.to_owned()) }
}

/// Fetches the checker of accessibility, a tool of the tests, into the target folder.
pub(crate) fn checker(target: &Path) -> Result<(), String> {
    let folder = target.join("axe");
    if folder.join("node_modules/axe-core/axe.min.js").is_file() {
        return Ok(());
    }
    let mut npm = Command::new("npm");
    npm.args(["install", "--no-save", "--no-audit", "--no-fund", "--prefix"]).arg(&folder).arg("axe-core");
    match npm.stdout(Stdio::null()).status() {
        Ok(status) if status.success() => Ok(()),
        _ => Err("the checker of accessibility could not be fetched: npm with a connection to its registry is needed"
            .to_owned()),
    }
}

fn runs(program: &str, argument: &str) -> bool {
    let status = Command::new(program).arg(argument).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}
