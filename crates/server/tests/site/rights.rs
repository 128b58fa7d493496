//! Sessions and rights: what a change of privilege ends, what a token may do, who is locked out, which names can be
//! had.
use crate::{client::Visitor, on_both, site_on};
use axum::http::{StatusCode, header};
use protocol::site::{MatchState, Me, NewToken, PlayerPage, SessionInfo};
use serde_json::{Value, json};
use server::SiteOptions;
use test_support::{SqliteFile, postgres};

const SESSION: &str = "/api/v1/session";
const PASSWORD: &str = "gold bars 1940";

fn credentials(name: &str, password: &str) -> Value {
    json!({"name": name, "password": password})
}

/// A program with a token of an account.
async fn bot_of(owner: &mut Visitor, request: Value) -> Visitor {
    let token: NewToken = owner.post("/api/v1/tokens", &request).await.ok().json();
    Visitor { token: Some(token.token), origin: None, ..owner.stranger() }
}

#[tokio::test]
async fn every_change_of_privilege_renews_the_session() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let mut thief = ana.clone();
        ana.post(SESSION, &credentials("Ana", PASSWORD)).await.ok();
        assert_eq!(thief.get(SESSION).await.status, StatusCode::UNAUTHORIZED, "signing in again ends the old session");
        let mut thief = ana.clone();
        let passwords = json!({"old": PASSWORD, "new": "silver bars 1941"});
        ana.put("/api/v1/account/password", &passwords).await.ok();
        assert_ne!(ana.cookie, thief.cookie);
        assert_eq!(thief.get(SESSION).await.status, StatusCode::UNAUTHORIZED, "and so does a new password");
        ana.get(SESSION).await.ok();
        let sessions: Vec<SessionInfo> = ana.get("/api/v1/sessions").await.ok().json();
        assert_eq!(sessions.len(), 1);
    })
    .await;
}

#[tokio::test]
async fn a_token_plays_and_does_nothing_else() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let sessions: Vec<SessionInfo> = ana.get("/api/v1/sessions").await.ok().json();
        let browser = format!("/api/v1/sessions/{}", sessions[0].id);
        let mut bot = bot_of(&mut ana, json!({"label": "bot"})).await;
        let mut curious = bot_of(&mut ana, json!({"label": "reader", "scopes": ["read"]})).await;
        for token in [&mut bot, &mut curious] {
            assert_eq!(token.get(SESSION).await.ok().json::<Me>().name, "Ana");
            let another = token.post("/api/v1/tokens", &json!({"label": "another"})).await;
            assert_eq!((another.status, another.problem_id().as_str()), (StatusCode::FORBIDDEN, "refused-token"));
            assert_eq!(token.delete(&browser, &json!({})).await.problem_id(), "refused-token");
            let passwords = json!({"old": PASSWORD, "new": "silver bars 1941"});
            assert_eq!(token.put("/api/v1/account/password", &passwords).await.problem_id(), "refused-token");
            let deleted = token.delete("/api/v1/account", &json!({"password": PASSWORD})).await;
            assert_eq!(deleted.problem_id(), "refused-token");
        }
        for path in ["/api/v1/account", "/api/v1/sessions"] {
            let refused = bot.get(path).await;
            assert!(refused.text.contains("does not have the scope `read`"), "{}", refused.text);
            curious.get(path).await.ok();
        }
        let challenge = json!({"game": "nim"});
        assert_eq!(curious.post("/api/v1/challenges", &challenge).await.problem_id(), "refused-scope");
        bot.post("/api/v1/challenges", &challenge).await.ok();
        // An invitation by link is for the owner's eyes only.
        assert_eq!(bot.get("/api/v1/players/Ana").await.problem_id(), "refused-no-player");
        assert_eq!(curious.get("/api/v1/players/Ana").await.ok().json::<PlayerPage>().matches.len(), 1);
        for scopes in [json!([]), json!(["own"])] {
            let answer = ana.post("/api/v1/tokens", &json!({"label": "x", "scopes": scopes})).await;
            assert_eq!(answer.problem_id(), "refused-wish", "{scopes}");
        }
        bot.delete(SESSION, &json!({})).await.ok();
        assert_eq!(bot.get(SESSION).await.status, StatusCode::UNAUTHORIZED, "it may end itself");
        ana.get(SESSION).await.ok();
    })
    .await;
}

/// A client at an address, of a site with rate limits.
async fn visitor_with_limits(database: &str, address: &str) -> Visitor {
    let options = SiteOptions { behind_proxy: true, ..SiteOptions::default() };
    Visitor { address: Some(address.to_owned()), ..Visitor::new(site_on(database, options).await) }
}

/// Guesses the password of somebody until that is refused, and returns the number of guesses.
async fn guess(visitor: &mut Visitor, name: &str) -> usize {
    for count in 0..200 {
        match visitor.post(SESSION, &credentials(name, "a wrong guess")).await.status {
            StatusCode::UNAUTHORIZED => {}
            status => {
                assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
                return count;
            }
        }
    }
    panic!("two hundred guesses are too many");
}

#[tokio::test]
async fn guesses_lock_out_neither_a_known_browser_nor_a_school() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = visitor_with_limits(&database, "192.0.2.1").await;
        let mut pupil = ana.stranger();
        ana.register("Ana").await;
        pupil.register("Bor").await;
        ana.delete(SESSION, &json!({})).await.ok();
        // Somebody at the same school guesses, and somebody elsewhere.
        assert_eq!(guess(&mut ana.stranger(), "Ana").await, 9, "one attempt was the registration");
        let mut elsewhere = Visitor { address: Some("192.0.2.2".to_owned()), ..ana.stranger() };
        assert_eq!(guess(&mut elsewhere, "Ana").await, 10);
        ana.post(SESSION, &credentials("Ana", PASSWORD)).await.ok();
        for name in 0..40 {
            ana.stranger().post(SESSION, &credentials(&format!("Guess {name}"), "a wrong guess")).await;
        }
        let mut other_computer = pupil.stranger();
        other_computer.post(SESSION, &credentials("Bor", PASSWORD)).await.ok();
        // The mark of a browser holds for those alone who signed in there.
        let mut neighbour = Visitor { cookie: None, ..pupil.clone() };
        assert_eq!(guess(&mut neighbour, "Ana").await, 0);
    }
}

#[tokio::test]
async fn a_new_password_does_not_make_a_browser_unknown() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = visitor_with_limits(&database, "192.0.2.1").await;
        ana.register("Ana").await;
        let passwords = json!({"old": PASSWORD, "new": "silver bars 1941"});
        ana.put("/api/v1/account/password", &passwords).await.ok();
        for network in 2..40 {
            let stranger = Visitor { address: Some(format!("192.0.2.{network}")), ..ana.stranger() };
            guess(&mut stranger.clone(), "Ana").await;
        }
        let mut unknown = Visitor { address: Some("192.0.2.99".to_owned()), ..ana.stranger() };
        let refused = unknown.post(SESSION, &credentials("Ana", "silver bars 1941")).await;
        assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS, "there were many guesses");
        ana.cookie = None;
        ana.post(SESSION, &credentials("Ana", "silver bars 1941")).await.ok();
    }
}

#[tokio::test]
async fn a_stolen_session_does_not_lock_the_owner_out() {
    let mut ana = visitor_with_limits(&postgres::database().await, "192.0.2.1").await;
    ana.register("Ana").await;
    let mut thief = ana.stranger();
    thief.post(SESSION, &credentials("Ana", PASSWORD)).await.ok();
    let passwords = json!({"old": "a wrong guess", "new": "silver bars 1941"});
    while thief.put("/api/v1/account/password", &passwords).await.status == StatusCode::UNAUTHORIZED {}
    let passwords = json!({"old": PASSWORD, "new": "silver bars 1941"});
    ana.put("/api/v1/account/password", &passwords).await.ok();
}

#[tokio::test]
async fn behind_https_cookies_are_bound_to_the_host_and_origins_are_secure() {
    let options = SiteOptions { https: true, ..crate::UNLIMITED };
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, options).await);
        let request = json!({"name": "Ana", "password": PASSWORD, "repeat": PASSWORD});
        assert_eq!(ana.post(SESSION, &request).await.problem_id(), "refused-foreign", "http is another origin");
        ana.origin = Some("https://nim.example".to_owned());
        let answer = ana.post(SESSION, &request).await.ok();
        for (cookie, name) in answer.headers.get_all(header::SET_COOKIE).iter().zip(["nimatron=", "nimatron-device="]) {
            let cookie = cookie.to_str().unwrap();
            assert!(cookie.starts_with(&format!("__Host-{name}")) && cookie.contains("; Path=/; "), "{cookie}");
            assert!(cookie.ends_with("; Secure") && !cookie.contains("Domain"), "{cookie}");
        }
        ana.get(SESSION).await.ok();
        let planted = ana.cookie.clone().unwrap().replace("__Host-", "");
        let mut victim = Visitor { cookie: Some(planted), ..ana.stranger() };
        assert_eq!(victim.get(SESSION).await.status, StatusCode::UNAUTHORIZED, "a neighbour may have set it");
        ana.origin = Some("http://nim.example".to_owned());
        assert_eq!(ana.delete(SESSION, &json!({})).await.problem_id(), "refused-foreign");
    }
}

#[tokio::test]
async fn easy_passwords_are_refused_with_a_sentence() {
    on_both(async |mut ana: Visitor| {
        for password in ["12345678", "password1", "Kunigunda1", "nimatron!"] {
            let request = json!({"name": "Kunigunda", "password": password, "repeat": password});
            let answer = ana.post(SESSION, &request).await;
            assert_eq!(answer.problem_id(), "refused-easy-password", "{password}");
        }
        ana.register("Kunigunda").await;
        let passwords = json!({"old": PASSWORD, "new": "qwertz123"});
        assert_eq!(ana.put("/api/v1/account/password", &passwords).await.problem_id(), "refused-easy-password");
    })
    .await;
}

#[tokio::test]
async fn nobody_gets_a_reserved_name_or_as_a_guest_that_of_an_account() {
    on_both(async |mut ana: Visitor| {
        for name in ["Admin", "Teacher", "učiteljica Eva", "Adm1n", "Nimatron"] {
            let request = json!({"name": name, "password": PASSWORD, "repeat": PASSWORD});
            assert_eq!(ana.post(SESSION, &request).await.problem_id(), "refused-reserved-name", "{name}");
            let guest = ana.post("/api/v1/session/guest", &json!({"name": name})).await;
            assert_eq!(guest.problem_id(), "refused-reserved-name", "{name}");
        }
        ana.register("Ana Lucija").await;
        for name in ["Ana Lucija", "ana lucija", "AnaLucija", "Ana LucIja", "Aná Lucija"] {
            let guest = ana.stranger().post("/api/v1/session/guest", &json!({"name": name})).await;
            assert_eq!(guest.problem_id(), "refused-account-name", "{name}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_guest_gets_another_name_when_an_account_takes_it() {
    on_both(async |mut guest: Visitor| {
        guest.post("/api/v1/session/guest", &json!({"name": "Ana"})).await.ok();
        let open: MatchState = guest.post("/api/v1/challenges", &json!({"game": "nim"})).await.ok().json();
        let mut ana = guest.stranger();
        ana.register("Ana").await;
        let name = guest.get(SESSION).await.ok().json::<Me>().name;
        assert!(name.starts_with("Ana ") && name.len() == 8, "{name}");
        let seen: MatchState = ana.get(&format!("/api/v1/matches/{}", open.id)).await.ok().json();
        assert!(seen.seats.iter().any(|seat| seat.name.as_deref() == Some(name.as_str())), "{seen:?}");
        assert_eq!(ana.get(SESSION).await.ok().json::<Me>().name, "Ana");
    })
    .await;
}

#[tokio::test]
async fn signing_out_of_a_rated_match_is_refused_unless_it_is_left() {
    on_both(async |mut ana: Visitor| {
        ana.register("Ana").await;
        let begun = ana.begin(1).await;
        let refused = ana.delete(SESSION, &json!({})).await;
        assert_eq!((refused.status, refused.problem_id().as_str()), (StatusCode::CONFLICT, "refused-sign-out"));
        let mut bor = ana.clone();
        let other = json!({"name": "Bor", "password": PASSWORD, "repeat": PASSWORD});
        assert_eq!(bor.post(SESSION, &other).await.problem_id(), "refused-sign-out", "nor by signing in as another");
        ana.delete(&format!("{SESSION}?leave=true"), &json!({})).await.ok();
        assert_eq!((ana.cookie.clone(), ana.get(SESSION).await.status), (None, StatusCode::UNAUTHORIZED));
        let over: MatchState = ana.get(&format!("/api/v1/matches/{}", begun.id)).await.ok().json();
        let ended = over.ended.expect("it is over");
        assert_eq!((ended.how.name(), ended.winners), ("left", vec![1]));
        let page: PlayerPage = ana.get("/api/v1/players/Ana").await.ok().json();
        assert_eq!((page.scores[0].games, page.scores[0].losses), (1, 1), "a loss, as everywhere");
    })
    .await;
}
