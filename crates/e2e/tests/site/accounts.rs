//! Accounts: one form, guests, what belongs to an account, and a page without a site.
use crate::visitor::{PASSWORD, Visitor};
use e2e::Host;

#[test]
fn one_form_opens_an_account_and_signs_in() {
    let host = Host::start();
    let ana = Visitor::new(&host);
    ana.open("#/sign-in");
    ana.enter("Ana", PASSWORD, "");
    ana.wait_for_text("#door-refused", "repeat the password");
    ana.enter("Ana", PASSWORD, "something else");
    ana.wait_for_text("#door-refused", "two passwords are different");
    ana.assert_only_refusals_in_console();
    ana.enter("Ana", PASSWORD, PASSWORD);
    ana.wait_for_text("#welcome", "Ana");
    ana.wait_for_text("header .account", "Ana");
    ana.open("#/account");
    ana.wait_for_text("#who", "Ana");
    ana.browser.click("#sign-out");
    ana.browser.find("#door-enter");
    ana.assert_clean_console();
    ana.enter("Ana", "another password", "");
    ana.wait_for_text("#door-refused", "name or password");
    ana.assert_only_refusals_in_console();
    ana.enter("Ana", PASSWORD, "");
    ana.wait_for_text("#who", "Ana");
    ana.browser.reload();
    ana.wait_for_text("#who", "Ana");
    ana.assert_clean_console();
}

#[test]
fn a_guest_becomes_an_account() {
    let host = Host::start();
    let guest = Visitor::new(&host);
    guest.open("#/sign-in");
    guest.enter_as_guest("Gal");
    guest.wait_for_text("#welcome", "Gal");
    guest.open("#/account");
    guest.wait_for_text("#who", "as a guest");
    guest.enter("Gal", PASSWORD, PASSWORD);
    guest.wait_for_text("#who", "You are signed in as Gal");
    guest.browser.find("#change-password");
    guest.assert_clean_console();
}

#[test]
fn an_account_is_managed_and_deleted() {
    let host = Host::start();
    let ana = Visitor::with_account(&host, "Ana");
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
    ana.wait_for_text("main", "Your password has been changed");
    ana.assert_clean_console();
    ana.fill("#delete-password", PASSWORD);
    ana.browser.click("#delete");
    ana.wait_for_text("main", "cannot be undone");
    ana.browser.click("#delete");
    ana.wait_for_text("#delete-refused", "wrong");
    ana.assert_only_refusals_in_console();
    ana.fill("#delete-password", "another good one");
    ana.browser.click("#delete");
    ana.browser.find("#door-enter");
    ana.open("#/player/Ana");
    ana.wait_for_text("main .error", "There is no such player");
    ana.assert_only_refusals_in_console();
}

#[test]
fn without_a_site_everything_else_works() {
    let host = Host::static_files();
    let visitor = Visitor::new(&host);
    visitor.browser.find(".live [data-piece]");
    visitor.browser.click(".live [data-spot='4'] [data-piece='3']");
    visitor.browser.wait("document.querySelector('.last')?.innerText.includes('5-')");
    for page in ["#/ranking", "#/online", "#/sign-in", "#/account", "#/player/Ana"] {
        visitor.open(page);
        visitor.wait_for_text("#no-site", "This copy has no server");
    }
    assert_eq!(visitor.browser.all("nav a[href='#/people'], header a[href='#/sign-in']").len(), 0);
    visitor.wait_for_text("footer", "nothing is sent anywhere");
    visitor.assert_clean_console();
}
