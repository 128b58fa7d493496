//! Faults of a page for people who need help with seeing or moving.
use crate::{browser::Browser, host::page_folder};
use std::fs;

/// Lists what is serious or worse.
const RUN: &str = "const done = arguments[0]; \
    axe.run({ resultTypes: ['violations'] }).then(found => done(found.violations \
    .filter(fault => ['serious', 'critical'].includes(fault.impact)) \
    .map(fault => fault.id + ': ' + fault.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(' | '))))";

/// The checker of accessibility, which the test command puts there and nobody ships.
pub struct Checker(String);

impl Checker {
    /// Reads it.
    ///
    /// # Panics
    ///
    /// When it is not there.
    pub fn load() -> Checker {
        let file = page_folder().parent().expect("the target folder").join("axe/node_modules/axe-core/axe.min.js");
        Checker(fs::read_to_string(file).expect("axe-core is missing: `cargo xtask test` fetches it"))
    }

    /// The serious faults of the page that a browser shows.
    ///
    /// # Panics
    ///
    /// When the checker does not run.
    pub fn faults(&self, browser: &Browser) -> Vec<String> {
        browser.eval(&self.0);
        let found = browser.eval_async(RUN);
        let all = found.as_array().unwrap_or_else(|| panic!("the checker answers with a list, not {found}"));
        all.iter().map(|fault| fault.as_str().unwrap_or_default().to_owned()).collect()
    }
}
