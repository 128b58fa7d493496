//! The browser that tests need.
use crate::install::Install;
use std::{
    path::Path,
    process::{Command, Stdio},
};

/// Installs Chromium and its driver if they are missing.
pub(crate) fn ready(install: Install) -> Result<(), String> {
    if runs("chromedriver", "--version") {
        return Ok(());
    }
    install.packages("browser tests need Chromium and its driver", &["chromium", "chromium-driver"])
}

/// Downloads the accessibility checker, a tool of the tests, into the target folder.
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
