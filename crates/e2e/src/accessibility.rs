//! The accessibility checker axe-core.
use crate::{browser::Browser, host::page_folder};
use std::fs;

/// The script that lists violations with their places.
const RUN: &str = "const done = arguments[0]; \
    axe.run({ resultTypes: ['violations'] }).then(found => done(found.violations \
    .map(fault => fault.id + ': ' + fault.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(' | '))))";

/// The accessibility checker, which `cargo xtask test` downloads.
pub struct AccessibilityChecker(String);

impl AccessibilityChecker {
    /// Loads the checker.
    ///
    /// # Panics
    ///
    /// If it is missing.
    pub fn load() -> AccessibilityChecker {
        let file = page_folder().parent().expect("the target folder").join("axe/node_modules/axe-core/axe.min.js");
        AccessibilityChecker(fs::read_to_string(file).expect("axe-core is missing: `cargo xtask test` fetches it"))
    }

    /// The violations of the current page.
    ///
    /// # Panics
    ///
    /// If the checker does not run.
    pub fn violations(&self, browser: &Browser) -> Vec<String> {
        browser.eval(&self.0);
        let violations = browser.eval_async(RUN);
        let all = violations.as_array().unwrap_or_else(|| panic!("the checker answers with a list, not {violations}"));
        all.iter().map(|violation| violation.as_str().unwrap_or_default().to_owned()).collect()
    }
}
