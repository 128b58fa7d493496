//! What operators do, while the site runs: blocked accounts, names, links for one use, invitations.
use crate::{UNLIMITED, client::Visitor, site_on};
use protocol::site::MatchState;
use serde_json::json;
use server::{Admin, RegistrationMode, SiteOptions, upkeep};
use test_support::{SqliteFile, postgres};

/// Runs a test on both databases, with a site and an operator.
async fn with_admin<F: Future<Output = ()>>(options: SiteOptions, test: impl Fn(Visitor, Admin) -> F) {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let visitor = Visitor::new(site_on(&database, options).await);
        test(visitor, Admin::open(&database, "Ida").await.unwrap()).await;
    }
}

/// The secret in a link.
fn secret(path: &str) -> &str {
    path.split_once("?link=").expect("a link has a secret").1
}

/// Sends a form.
async fn send_form(visitor: &mut Visitor, path: &str, fields: &[(&str, &str)]) -> crate::client::Answer {
    let body: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", value.replace(' ', "+"))).collect();
    let body = body.join("&").into_bytes();
    visitor.send(axum::http::Method::POST, path, "application/x-www-form-urlencoded", body).await
}

async fn sign_in(visitor: &mut Visitor, name: &str, password: &str) -> u16 {
    visitor.post("/api/v1/session", &json!({"name": name, "password": password})).await.status.as_u16()
}

#[tokio::test]
async fn a_blocked_account_is_signed_out_and_cannot_sign_in() {
    with_admin(UNLIMITED, async |mut ana, admin| {
        ana.register("Ana").await;
        ana.post("/api/v1/challenges", &json!({"game": "nim", "listed": true})).await.ok();
        let mut bor = ana.stranger();
        assert!(bor.get("/api/v1/challenges").await.ok().text.contains("Ana"));
        admin.block("ana").await.unwrap();
        upkeep(&ana.site).await;
        assert_eq!(ana.get("/api/v1/session").await.status, 401, "the session has ended");
        assert_eq!(sign_in(&mut bor, "Ana", "gold bars 1940").await, 401);
        assert!(!bor.get("/api/v1/challenges").await.ok().text.contains("Ana"), "the invitation is withdrawn");
        admin.unblock("Ana").await.unwrap();
        upkeep(&ana.site).await;
        assert_eq!(sign_in(&mut bor, "Ana", "gold bars 1940").await, 200);
        assert_eq!(admin.block("Nobody").await.unwrap_err().to_string(), "refused-no-player");
    })
    .await;
}

#[tokio::test]
async fn a_new_name_is_seen_everywhere() {
    with_admin(UNLIMITED, async |mut ana, admin| {
        let mut bor = ana.stranger();
        ana.register("Rude Word").await;
        bor.register("Bor").await;
        let invitation: MatchState = ana.post("/api/v1/challenges", &json!({"game": "nim"})).await.ok().json();
        let path = format!("/api/v1/matches/{}/join", invitation.id);
        bor.post(&path, &json!({})).await.ok();
        admin.rename("rude word", "Ana").await.unwrap();
        upkeep(&ana.site).await;
        let seen = bor.get(&format!("/api/v1/matches/{}", invitation.id)).await.ok().text;
        assert!(seen.contains("\"Ana\"") && !seen.contains("Rude"), "{seen}");
        assert!(ana.get("/api/v1/session").await.ok().text.contains("\"Ana\""), "the session goes on");
        assert_eq!(admin.rename("Ana", "Bor").await.unwrap_err().to_string(), "refused-name-taken");
        assert_eq!(sign_in(&mut ana.stranger(), "Ana", "gold bars 1940").await, 200);
        let audit = admin.audit(10).await.unwrap();
        let line = (audit[0].operator.as_str(), audit[0].action.as_str(), audit[0].detail.as_str());
        assert_eq!((line, audit.len()), (("Ida", "rename", "Rude Word → Ana"), 1), "what failed is not recorded");
    })
    .await;
}

#[tokio::test]
async fn a_forgotten_password_is_replaced_by_a_link_for_one_use() {
    with_admin(UNLIMITED, async |mut ana, admin| {
        ana.register("Ana").await;
        let path = admin.reset("Ana").await.unwrap();
        let mut bor = ana.stranger();
        let page = bor.get(&path).await.ok();
        assert!(page.text.contains("Ana") && page.text.contains("type=\"password\""), "{}", page.text);
        let (link, new) = (secret(&path), "another 1940");
        let unequal = [("link", link), ("password", new), ("repeat", "other")];
        assert_eq!(send_form(&mut bor, "/password", &unequal).await.status, 422);
        let short = [("link", link), ("password", "short"), ("repeat", "short")];
        assert_eq!(send_form(&mut bor, "/password", &short).await.status, 422);
        let fields = [("link", link), ("password", new), ("repeat", new)];
        send_form(&mut bor, "/password", &fields).await.ok();
        assert_eq!(send_form(&mut bor, "/password", &fields).await.status, 404, "a link is for one use");
        assert_eq!(bor.get(&path).await.status, 404);
        assert_eq!(ana.get("/api/v1/session").await.status, 401, "old sessions have ended");
        assert_eq!(sign_in(&mut bor, "Ana", "gold bars 1940").await, 401);
        assert_eq!(sign_in(&mut bor, "Ana", new).await, 200);
    })
    .await;
}

#[tokio::test]
async fn accounts_are_opened_by_invitation() {
    let options = SiteOptions { registration: RegistrationMode::Invite, ..UNLIMITED };
    with_admin(options, async |mut ana, admin| {
        let account = json!({"name": "Ana", "password": "gold bars 1940", "repeat": "gold bars 1940"});
        let refused = ana.post("/api/v1/session", &account).await;
        assert_eq!((refused.status.as_u16(), refused.problem_id().as_str()), (403, "refused-uninvited"));
        let path = admin.invite(14).await.unwrap();
        assert!(ana.get(&path).await.ok().text.contains("name=\"name\""));
        let (link, password) = (secret(&path), "gold bars 1940");
        let fields = |name| [("link", link), ("name", name), ("password", password), ("repeat", password)];
        assert_eq!(send_form(&mut ana, "/join", &fields("-")).await.status, 422, "the link stays valid");
        let done = send_form(&mut ana, "/join", &fields("Ana")).await;
        assert_eq!((done.status.as_u16(), &done.headers["location"]), (303, &"/".parse().unwrap()), "{done:?}");
        assert!(ana.get("/api/v1/session").await.ok().text.contains("Ana"));
        let mut bor = ana.stranger();
        assert_eq!(send_form(&mut bor, "/join", &fields("Bor")).await.status, 404);
        let next = admin.invite(14).await.unwrap();
        let taken = [("link", secret(&next)), ("name", "ana"), ("password", password), ("repeat", password)];
        assert_eq!(send_form(&mut bor, "/join", &taken).await.status, 409);
        assert_eq!(bor.get(&next).await.status, 200, "the name was taken, so the link is valid");
        bor.post("/api/v1/session/guest", &json!({"name": "Bor"})).await.ok();
    })
    .await;
}

#[tokio::test]
async fn a_closed_site_takes_nobody() {
    let options = SiteOptions { registration: RegistrationMode::Closed, ..UNLIMITED };
    with_admin(options, async |mut ana, admin| {
        let account = json!({"name": "Ana", "password": "gold bars 1940", "repeat": "gold bars 1940"});
        for (path, body) in [("/api/v1/session", account), ("/api/v1/session/guest", json!({"name": "Bor"}))] {
            let refused = ana.post(path, &body).await;
            assert_eq!((refused.status.as_u16(), refused.problem_id().as_str()), (403, "refused-closed"), "{path}");
        }
        let path = admin.invite(14).await.unwrap();
        assert_eq!(ana.get(&path).await.status, 403, "an invitation from before does not help");
        let password = "gold bars 1940";
        let fields = [("link", secret(&path)), ("name", "Ana"), ("password", password), ("repeat", password)];
        assert_eq!(send_form(&mut ana, "/join", &fields).await.status, 403);
        assert!(admin.accounts("").await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_guest_with_an_invitation_goes_on_as_the_account() {
    let options = SiteOptions { registration: RegistrationMode::Invite, ..UNLIMITED };
    with_admin(options, async |mut ana, admin| {
        let mut other = ana.stranger();
        for guest in [&mut ana, &mut other] {
            guest.post("/api/v1/session/guest", &json!({"name": "Ana"})).await.ok();
        }
        let open: MatchState = ana.post("/api/v1/challenges", &json!({"game": "nim"})).await.ok().json();
        let (mut stolen, password) = (ana.clone(), "gold bars 1940");
        let path = admin.invite(14).await.unwrap();
        let fields = [("link", secret(&path)), ("name", "Ana"), ("password", password), ("repeat", password)];
        assert_eq!(send_form(&mut ana, "/join", &fields).await.status, 303);
        let seen: MatchState = ana.get(&format!("/api/v1/matches/{}", open.id)).await.ok().json();
        assert!(seen.you.is_some(), "the match of the guest goes on: {seen:?}");
        assert_eq!(stolen.get("/api/v1/session").await.status, 401, "the session of the guest has ended");
        assert!(ana.device.is_some(), "the browser is known");
        let me = other.get("/api/v1/session").await.ok().text;
        assert!(!me.contains("\"Ana\""), "the other guest has a longer name: {me}");
        // Somebody who is signed in and opens another invitation is signed out before.
        let (mut before, path) = (ana.clone(), admin.invite(14).await.unwrap());
        let fields = [("link", secret(&path)), ("name", "Eva"), ("password", password), ("repeat", password)];
        assert_eq!(send_form(&mut ana, "/join", &fields).await.status, 303);
        assert!(ana.get("/api/v1/session").await.ok().text.contains("Eva"));
        assert_eq!(before.get("/api/v1/session").await.status, 401);
    })
    .await;
}

#[tokio::test]
async fn a_link_is_used_once_even_by_two_at_once() {
    let options = SiteOptions { registration: RegistrationMode::Invite, ..UNLIMITED };
    with_admin(options, async |mut ana, admin| {
        let (mut bor, password) = (ana.stranger(), "gold bars 1940");
        let path = admin.invite(14).await.unwrap();
        let fields = |name| [("link", secret(&path)), ("name", name), ("password", password), ("repeat", password)];
        let (one, other) = (fields("Ana"), fields("Bor"));
        let (one, other) = tokio::join!(send_form(&mut ana, "/join", &one), send_form(&mut bor, "/join", &other));
        let mut statuses = [one.status.as_u16(), other.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!((statuses, admin.accounts("").await.unwrap().len()), ([303, 404], 1));
        let name = admin.accounts("").await.unwrap()[0].name.clone();
        let path = admin.reset(&name).await.unwrap();
        let reset = |new| [("link", secret(&path)), ("password", new), ("repeat", new)];
        let (one, other) = (reset("another 1940"), reset("a third 1940"));
        let (one, other) =
            tokio::join!(send_form(&mut ana, "/password", &one), send_form(&mut bor, "/password", &other));
        let mut statuses = [one.status.as_u16(), other.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 404]);
    })
    .await;
}

#[tokio::test]
async fn a_new_name_is_nobody_elses() {
    with_admin(UNLIMITED, async |mut ana, admin| {
        let (mut guest, mut rude) = (ana.stranger(), ana.stranger());
        ana.register("Rude Word").await;
        guest.post("/api/v1/session/guest", &json!({"name": "Ana"})).await.ok();
        rude.post("/api/v1/session/guest", &json!({"name": "Swear Word"})).await.ok();
        let name = async |visitor: &mut Visitor| {
            let me: protocol::site::Me = visitor.get("/api/v1/session").await.ok().json();
            me.name
        };
        admin.rename("Rude Word", "Ana").await.unwrap();
        upkeep(&ana.site).await;
        assert_eq!(name(&mut ana).await, "Ana");
        assert!(name(&mut guest).await.starts_with("Ana "), "the guest has a longer name");
        let id = admin.accounts("swear").await.unwrap()[0].id.clone();
        admin.rename(&id, "Bor").await.unwrap();
        upkeep(&ana.site).await;
        assert_eq!(name(&mut rude).await, "Bor");
        ana.stranger().register("Bor").await;
        assert!(name(&mut rude).await.starts_with("Bor "), "the account has the name");
    })
    .await;
}

#[tokio::test]
async fn nothing_with_the_name_of_a_deleted_account_is_left() {
    with_admin(UNLIMITED, async |mut ana, admin| {
        ana.register("Rude Word").await;
        admin.rename("Rude Word", "Ana").await.unwrap();
        assert_eq!(sign_in(&mut ana.stranger(), "Ana", "a guess").await, 401);
        admin.block("Ana").await.unwrap();
        admin.delete("Ana").await.unwrap();
        let (audit, events) = (admin.audit(9).await.unwrap(), admin.security_events(9).await.unwrap());
        assert_eq!(audit.iter().map(|line| line.action.as_str()).collect::<Vec<_>>(), ["delete", "block", "rename"]);
        assert!(audit.iter().all(|line| !line.detail.contains("Ana") && !line.detail.contains("Rude")), "{audit:?}");
        assert_eq!(events.len(), 2, "{events:?}");
        assert!(events.iter().all(|line| line.name.is_empty()), "{events:?}");
    })
    .await;
}

#[tokio::test]
async fn a_deleted_operator_has_no_name_in_the_record() {
    with_admin(UNLIMITED, async |mut eva, admin| {
        eva.register("Eva").await;
        grant_and_invite(&mut eva, &admin).await;
        let before = admin.audit(9).await.unwrap();
        assert_eq!((before[0].operator.as_str(), before[0].action.as_str()), ("Eva", "invite"));
        admin.delete("Eva").await.unwrap();
        let after = admin.audit(9).await.unwrap();
        assert_eq!(after.len(), before.len() + 1, "nothing of the record is gone");
        assert!(after.iter().all(|line| line.operator != "Eva" && !line.operator.is_empty()), "{after:?}");
    })
    .await;
}

/// Makes somebody an operator, who then invites on the page.
async fn grant_and_invite(visitor: &mut Visitor, admin: &Admin) {
    admin.grant("Eva").await.unwrap();
    upkeep(&visitor.site).await;
    assert_eq!(sign_in(visitor, "Eva", "gold bars 1940").await, 200);
    send_form(visitor, "/operator", &[("task", "invite")]).await.ok();
}

#[tokio::test]
async fn accounts_are_found_by_a_part_of_the_name() {
    with_admin(UNLIMITED, async |ana, admin| {
        for name in ["Špela", "Ana Marija", "Bor_7"] {
            ana.stranger().register(name).await;
        }
        for (like, found) in
            [("šp", "Špela"), ("ŠPELA", "Špela"), ("MARIJA", "Ana Marija"), ("r_", "Bor_7"), ("_", "Bor_7")]
        {
            let names: Vec<String> = admin.accounts(like).await.unwrap().into_iter().map(|line| line.name).collect();
            assert_eq!(names, [found], "{like}");
        }
        assert!(admin.accounts("%").await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_deleted_account_leaves_its_match_to_the_opponent() {
    with_admin(UNLIMITED, async |mut ana, admin| {
        let mut bor = ana.stranger();
        ana.register("Ana").await;
        bor.register("Bor").await;
        let invitation: MatchState = ana.post("/api/v1/challenges", &json!({"game": "nim"})).await.ok().json();
        bor.post(&format!("/api/v1/matches/{}/join", invitation.id), &json!({})).await.ok();
        bor.begin(1).await;
        admin.delete("Bor").await.unwrap();
        upkeep(&ana.site).await;
        let over: MatchState = ana.get(&format!("/api/v1/matches/{}", invitation.id)).await.ok().json();
        let winner = over.ended.expect("Bor has resigned").winners;
        assert_eq!(over.seats[winner[0]].name.as_deref(), Some("Ana"));
        assert_eq!(bor.get("/api/v1/session").await.status, 401);
        let names: Vec<String> = admin.accounts("").await.unwrap().into_iter().map(|line| line.name).collect();
        assert_eq!(names, ["Ana"]);
        let sizes = admin.sizes().await.unwrap();
        assert!(sizes.bytes > 0 && sizes.tables.contains(&("matches", 2)), "{sizes:?}");
        admin.grant("Ana").await.unwrap();
        assert!(admin.accounts("an").await.unwrap()[0].is_operator);
        admin.revoke("Ana").await.unwrap();
        assert!(!admin.accounts("an").await.unwrap()[0].is_operator);
    })
    .await;
}

#[tokio::test]
async fn failed_attempts_are_noted_with_their_address() {
    let options = SiteOptions { behind_proxy: true, ..UNLIMITED };
    with_admin(options, async |mut ana, admin| {
        ana.register("Ana").await;
        let mut stranger = Visitor { address: Some("192.0.2.7".to_owned()), ..ana.stranger() };
        for _ in 0..3 {
            assert_eq!(sign_in(&mut stranger, "Ana", "a guess").await, 401);
        }
        let change = json!({"old": "gold bars 1940", "new": "another 1940"});
        ana.put("/api/v1/account/password", &change).await.ok();
        let events = admin.security_events(10).await.unwrap();
        let counts = |kind: &str, address: &str| -> i64 {
            let all = events.iter().filter(|event| event.kind == kind && event.address == address);
            all.map(|event| event.count).sum()
        };
        assert_eq!(counts("sign-in-failed", "192.0.2.7"), 3, "{events:?}");
        assert_eq!((counts("registered", "127.0.0.1"), counts("password-changed", "127.0.0.1")), (1, 1), "{events:?}");
        assert!(events.iter().all(|event| event.name == "Ana"), "{events:?}");
    })
    .await;
}

#[tokio::test]
async fn everybody_can_read_what_is_stored() {
    with_admin(UNLIMITED, async |mut visitor, _| {
        let page = visitor.get("/privacy").await.ok();
        assert!(page.headers["content-type"].to_str().unwrap().starts_with("text/html"));
        assert!(page.text.contains("security_events.address") && page.text.contains("90 days"), "{}", page.text);
    })
    .await;
}

#[tokio::test]
async fn only_operators_see_their_page() {
    with_admin(UNLIMITED, async |mut ida, admin| {
        let mut ana = ida.stranger();
        ida.register("Ida").await;
        ana.register("Ana").await;
        let mut stolen = ida.clone();
        admin.grant("Ida").await.unwrap();
        upkeep(&ida.site).await;
        assert_eq!(stolen.get("/api/v1/session").await.status, 401, "a session from before gets no new right");
        assert_eq!(sign_in(&mut ida, "Ida", "gold bars 1940").await, 200);
        for visitor in [&mut ana, &mut ida.stranger()] {
            assert_eq!(visitor.get("/operator").await.status, 404);
            assert_eq!(send_form(visitor, "/operator", &[("task", "block"), ("name", "Ida")]).await.status, 404);
        }
        assert!(ida.get("/operator").await.ok().text.contains("value=\"reset\""));
        let mut foreign = Visitor { origin: Some("https://evil.example".to_owned()), ..ida.clone() };
        assert_eq!(send_form(&mut foreign, "/operator", &[("task", "block"), ("name", "Ana")]).await.status, 403);
        let page = send_form(&mut ida, "/operator", &[("task", "reset"), ("name", "Ana")]).await.ok().text;
        assert!(page.contains(">http://nim.example/password?link="), "{page}");
        send_form(&mut ida, "/operator", &[("task", "block"), ("name", "Ana")]).await.ok();
        upkeep(&ida.site).await;
        assert_eq!(ana.get("/api/v1/session").await.status, 401);
        let audit = admin.audit(1).await.unwrap();
        assert_eq!((audit[0].operator.as_str(), audit[0].action.as_str()), ("Ida", "block"));
        assert_eq!(send_form(&mut ida, "/operator", &[("task", "block"), ("name", "Eva")]).await.status, 422);
        admin.unblock("Ana").await.unwrap();
        admin.grant("Ana").await.unwrap();
        upkeep(&ida.site).await;
        let tasks = [("block", "Ana"), ("reset", "Ana"), ("", "Ana"), ("other", "Ana")];
        for (task, name) in tasks {
            let refused = send_form(&mut ida, "/operator", &[("task", task), ("name", name)]).await;
            assert_eq!(refused.status, 422, "no operator takes over another: {task}");
        }
        assert_eq!(sign_in(&mut ana, "Ana", "gold bars 1940").await, 200);
        let mut stolen = ida.clone();
        admin.revoke("Ida").await.unwrap();
        upkeep(&ida.site).await;
        assert_eq!(stolen.get("/api/v1/session").await.status, 401);
        assert_eq!(sign_in(&mut ida, "Ida", "gold bars 1940").await, 200);
        assert_eq!(ida.get("/operator").await.status, 404);
    })
    .await;
}
