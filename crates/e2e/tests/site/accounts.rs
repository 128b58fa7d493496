//! Accounts: one form, guests, what belongs to an account, and a page without a site.
use crate::visitor::{PASSWORD, Visitor};
use e2e::Host;

#[test]
fn one_form_opens_an_account_and_signs_in() {
    let host = Host::start();
    let ana = Visitor::new(&host);
    ana.open("#/sign-in");
    ana.enter("Ana", PASSWORD, "");
    ana.says("#door-refused", "repeat the password");
    ana.enter("Ana", PASSWORD, "something else");
    ana.says("#door-refused", "repeated differently");
    ana.console_tells_only_refusals();
    ana.enter("Ana", PASSWORD, PASSWORD);
    ana.says("#welcome", "Ana");
    ana.says("header nav", "Ana");
    ana.open("#/account");
    ana.says("#who", "Ana");
    ana.browser.click("#sign-out");
    ana.browser.find("#door-enter");
    ana.console_is_clean();
    ana.enter("Ana", "another password", "");
    ana.says("#door-refused", "do not fit");
    ana.console_tells_only_refusals();
    ana.enter("Ana", PASSWORD, "");
    ana.says("#who", "Ana");
    ana.browser.reload();
    ana.says("#who", "Ana");
    ana.console_is_clean();
}

#[test]
fn a_guest_becomes_an_account() {
    let host = Host::start();
    let guest = Visitor::new(&host);
    guest.open("#/sign-in");
    guest.enter_as_guest("Gost");
    guest.says("#welcome", "Gost");
    guest.open("#/account");
    guest.says("#who", "as a guest");
    guest.enter("Gost", PASSWORD, PASSWORD);
    guest.says("#who", "Your name here: Gost");
    guest.browser.find("#change-password");
    guest.console_is_clean();
}

#[test]
fn an_account_is_looked_after_and_deleted() {
    let host = Host::start();
    let ana = Visitor::registered(&host, "Ana");
    ana.open("#/account");
    ana.fill("#token-label", "my bot");
    ana.browser.click("#make-token");
    ana.browser.wait("document.querySelector('#token')?.innerText.length > 20");
    ana.browser.wait("document.querySelectorAll('table tbody tr').length === 2");
    ana.browser.click("table tbody button");
    ana.browser.wait("document.querySelectorAll('table tbody tr').length === 1");
    ana.fill("#old-password", PASSWORD);
    ana.fill("#new-password", "another good one");
    ana.browser.click("#change-password");
    ana.says("main", "The new password is valid");
    ana.console_is_clean();
    ana.fill("#delete-password", PASSWORD);
    ana.browser.click("#delete");
    ana.says("main", "cannot be undone");
    ana.browser.click("#delete");
    ana.says("#delete-refused", "wrong");
    ana.console_tells_only_refusals();
    ana.fill("#delete-password", "another good one");
    ana.browser.click("#delete");
    ana.browser.find("#door-enter");
    ana.open("#/player/Ana");
    ana.says("main .error", "There is no such player");
    ana.console_tells_only_refusals();
}

#[test]
fn without_a_site_everything_else_works() {
    let host = Host::of_files();
    let visitor = Visitor::new(&host);
    visitor.browser.find(".live [data-piece]");
    visitor.browser.click(".live [data-spot='4'] [data-piece='3']");
    visitor.browser.wait("document.querySelector('.last')?.innerText.includes('5-')");
    for page in ["#/ranking", "#/online", "#/sign-in", "#/account", "#/player/Ana"] {
        visitor.open(page);
        visitor.says("#no-site", "There is no site behind this page");
    }
    assert_eq!(visitor.browser.all("nav a[href='#/ranking'], nav a[href='#/sign-in']").len(), 0);
    visitor.says("footer", "nothing is sent anywhere");
    visitor.console_is_clean();
}
