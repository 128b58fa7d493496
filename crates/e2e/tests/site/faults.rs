//! Script injection and accessibility on pages of the site.
use crate::visitor::{PASSWORD, Visitor};
use e2e::{AccessibilityChecker, Host, WindowSize};

#[test]
fn scripts_in_labels_and_records_are_plain_text() {
    const SCRIPT: &str = "<img src=x onerror=hit()>";
    let host = Host::start();
    let ana = Visitor::with_account(&host, "Ana");
    ana.open("#/account");
    ana.fill("#token-label", SCRIPT);
    ana.browser.click("#make-token");
    ana.wait_for_text("main table", SCRIPT);
    assert_eq!(ana.browser.all("main img").len(), 0);
    let record = format!(
        "nimatron-record 1\ngame nim\nconvention normal\nA person \"{SCRIPT}\"\nB person \"Bor\"\nstart 1,2,3\nresult \
            open\n"
    );
    ana.browser.eval(&format!("localStorage.setItem('nimatron-match', {record:?})"));
    ana.open("#/game");
    ana.browser.reload();
    ana.wait_for_text("main", SCRIPT);
    assert_eq!(ana.browser.all("main img").len(), 0);
    ana.assert_clean_console();
}

#[test]
fn pages_of_the_site_are_accessible_and_fit_a_phone() {
    let checker = AccessibilityChecker::load();
    let host = Host::start();
    let ana = Visitor::new(&host);
    let look = |page: &str| {
        for (size, shade) in [(WindowSize::WIDE, "light"), (WindowSize::PHONE, "dark")] {
            ana.browser.resize(size);
            ana.browser.prefer(shade);
            ana.open(page);
            ana.browser.wait("document.querySelector('main h1') && !document.querySelector('[aria-busy=true]')");
            assert_eq!(checker.violations(&ana.browser), Vec::<String>::new(), "{page}, {shade}");
            let fits = ana.browser.eval("return document.documentElement.scrollWidth <= window.innerWidth");
            assert_eq!(fits, true, "{page}, {size:?}");
        }
    };
    look("#/sign-in");
    look("#/online");
    ana.open("#/sign-in");
    ana.enter("Ana", PASSWORD, PASSWORD);
    ana.wait_for_text("#welcome", "Ana");
    ana.begin("#/play/nim?with=invited");
    let hash = ana.browser.eval("return location.hash");
    look(hash.as_str().expect("an address"));
    ana.begin("#/play/nim?with=rated&first=you");
    let hash = ana.browser.eval("return location.hash");
    for page in [
        hash.as_str().expect("an address"),
        "#/online",
        "#/account",
        "#/ranking",
        "#/player/Ana",
        "#/play/nim?with=anybody",
    ] {
        look(page);
    }
    ana.assert_clean_console();
}
