//! Honest rankings: what counts, how much, and who is listed.
use crate::{UNLIMITED, client::Visitor, site_on};
use protocol::site::{CategoryScore, MatchState, NewToken, OpenMatch, PlayerPage, Ranking};
use serde_json::{Value, json};
use server::{SiteOptions, Store, Streak};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
use test_support::{SqliteFile, postgres};

/// Runs statements on a database.
async fn execute(database: &str, statements: &[&str]) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&database.replace("sqlite:", "sqlite://")).await.unwrap();
    for sql in statements {
        connection.execute(AssertSqlSafe((*sql).to_owned())).await.unwrap();
    }
    connection.close().await.unwrap();
}

/// Number of rows.
async fn count(database: &str, what: &str) -> i64 {
    let mut connection = AnyConnection::connect(&database.replace("sqlite:", "sqlite://")).await.unwrap();
    let sql = format!("SELECT COUNT(*) FROM {what}");
    let count = sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    count
}

/// Makes all accounts known: older than some days, with five counted games.
pub(crate) async fn make_known(database: &str) {
    let statements = [
        "UPDATE accounts SET created = created - 864000000",
        "INSERT INTO ratings
         (account, family, convention, level, games, wins, losses, rating, deviation, volatility)
         SELECT id, '*', '*', -1, 5, 0, 0, 1500, 350, 0.06 FROM accounts",
    ];
    execute(database, &statements).await;
}

/// A site behind a proxy that reports addresses, and somebody with an account at one.
async fn person(site: &Visitor, name: &str, address: &str) -> Visitor {
    let mut visitor = Visitor { address: Some(address.to_owned()), ..site.stranger() };
    visitor.register(name).await;
    visitor
}

async fn visitor_behind_proxy(database: &str) -> Visitor {
    Visitor::new(site_on(database, SiteOptions { behind_proxy: true, ..UNLIMITED }).await)
}

/// Some move in a position.
async fn some_move(visitor: &mut Visitor, state: &MatchState) -> String {
    let question = json!({"game": state.game, "position": state.position});
    let analysis: Value = visitor.post("/api/v1/analyse", &question).await.ok().json();
    analysis["moves"][0]["move"].as_str().unwrap().to_owned()
}

/// A rated pair, in which the players move once each if they do at all, and then the other loses both matches.
async fn win_pair(winner: &mut Visitor, loser: &mut Visitor, moves: bool) {
    let request = json!({"game": "nim", "rated": true, "first": "you"});
    let open: MatchState = winner.post("/api/v1/challenges", &request).await.ok().json();
    let first: MatchState = loser.post(&format!("/api/v1/matches/{}/join", open.id), &json!({})).await.ok().json();
    let second: MatchState = loser.get(&format!("/api/v1/matches/{}", first.pair.as_ref().unwrap())).await.ok().json();
    if moves {
        for (mover, state) in [(&mut *winner, &first), (&mut *loser, &second)] {
            let mv = some_move(mover, state).await;
            mover.play(&state.id, 0, &mv).await.ok();
        }
    }
    for id in [&first.id, &second.id] {
        loser.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await.ok();
    }
}

/// The results between people in all games.
async fn between_people(visitor: &mut Visitor, name: &str) -> Option<CategoryScore> {
    let page: PlayerPage = visitor.get(&format!("/api/v1/players/{name}")).await.ok().json();
    page.scores.into_iter().find(|score| score.level == Some(0) && score.game.is_none() && score.convention.is_none())
}

async fn rating(visitor: &mut Visitor, name: &str) -> i32 {
    between_people(visitor, name).await.map_or(1500, |score| score.rating)
}

#[tokio::test]
async fn a_pair_counts_once_if_both_have_moved() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let site = visitor_behind_proxy(&database).await;
        let mut ana = person(&site, "Ana", "192.0.2.1").await;
        let mut bor = person(&site, "Bor", "192.0.2.2").await;
        make_known(&database).await;
        win_pair(&mut ana, &mut bor, false).await;
        for name in ["Ana", "Bor"] {
            assert_eq!(between_people(&mut ana, name).await, None, "nobody has played");
        }
        win_pair(&mut ana, &mut bor, true).await;
        for (name, wins, losses) in [("Ana", 1, 0), ("Bor", 0, 1)] {
            let score = between_people(&mut ana, name).await.unwrap();
            assert_eq!((score.games, score.wins, score.losses), (1, wins, losses), "{name}");
        }
        assert_eq!(count(&database, "matches WHERE counted = 1").await, 1);
    }
}

#[tokio::test]
async fn puppets_that_resign_gain_nothing() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let site = visitor_behind_proxy(&database).await;
        let mut ana = person(&site, "Ana", "192.0.2.1").await;
        make_known(&database).await;
        for puppet in 0..5 {
            let mut puppet = person(&site, &format!("Puppet {puppet}"), "192.0.2.2").await;
            win_pair(&mut ana, &mut puppet, false).await;
            win_pair(&mut ana, &mut puppet, true).await;
            puppet.delete("/api/v1/account", &json!({"password": "gold bars 1940"})).await.ok();
        }
        assert_eq!(between_people(&mut ana, "Ana").await, None);
        let mut eva = person(&site, "Eva", "192.0.2.3").await;
        win_pair(&mut eva, &mut ana, true).await;
        assert!(rating(&mut ana, "Eva").await > 1500, "a new player who beats a known one rises");
        assert_eq!(between_people(&mut ana, "Ana").await, None, "who loses nothing by that");
    }
}

#[tokio::test]
async fn the_same_opponent_and_the_same_network_count_less() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let site = visitor_behind_proxy(&database).await;
        let mut ana = person(&site, "Ana", "192.0.2.1").await;
        let mut bor = person(&site, "Bor", "192.0.2.2").await;
        let mut eva = person(&site, "Eva", "192.0.2.3").await;
        let mut neighbour = person(&site, "Jan", "192.0.2.3").await;
        let mut tea = person(&site, "Tea", "192.0.2.4").await;
        let mut stranger = person(&site, "Vid", "192.0.2.5").await;
        make_known(&database).await;
        let mut ratings = vec![1500];
        for _ in 0..6 {
            win_pair(&mut ana, &mut bor, true).await;
            ratings.push(rating(&mut bor, "Ana").await);
        }
        let gains: Vec<i32> = ratings.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(gains[..4].windows(2).all(|pair| pair[1] <= pair[0] * 2 / 3), "{gains:?}");
        assert_eq!(gains[4..], [0, 0], "{gains:?}");
        assert_eq!(between_people(&mut ana, "Ana").await.unwrap().games, 4);
        let open: MatchState = eva.post("/api/v1/challenges", &json!({"game": "nim", "rated": true})).await.ok().json();
        assert_eq!(count(&database, "seats WHERE network IS NOT NULL").await, 1, "to compare it");
        eva.delete(&format!("/api/v1/challenges/{}", open.id), &json!({})).await.ok();
        win_pair(&mut eva, &mut neighbour, true).await;
        win_pair(&mut tea, &mut stranger, true).await;
        let (near, far) = (rating(&mut ana, "Eva").await - 1500, rating(&mut ana, "Tea").await - 1500);
        assert!(near > 0 && near < far / 2, "{near} {far}");
        assert_eq!(count(&database, "seats WHERE network IS NOT NULL").await, 0, "no longer needed");
    }
}

#[tokio::test]
async fn wins_against_the_computer_make_nobody_worth_more_to_beat() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let site = visitor_behind_proxy(&database).await;
        let mut people = Vec::new();
        for (number, name) in ["Ana", "Strong", "Eva", "Vid"].into_iter().enumerate() {
            people.push(person(&site, name, &format!("192.0.2.{number}")).await);
        }
        make_known(&database).await;
        let strong = "UPDATE ratings SET rating = 2000, deviation = 60
                      WHERE account = (SELECT id FROM accounts WHERE name = 'Strong')";
        execute(&database, &[strong]).await;
        let [ana, strong, eva, vid] = people.as_mut_slice() else { panic!("four people") };
        win_pair(ana, strong, true).await;
        win_pair(eva, vid, true).await;
        let mut all = Vec::new();
        for name in ["Ana", "Eva"] {
            let page: PlayerPage = ana.get(&format!("/api/v1/players/{name}")).await.ok().json();
            all.extend(page.scores.into_iter().find(|score| score.level.is_none() && score.game.is_none()));
        }
        assert!(all[0].rating > 1500, "{all:?}");
        assert_eq!(all[0].rating, all[1].rating, "{all:?}");
    }
}

async fn ranking(visitor: &mut Visitor, query: &str) -> Vec<String> {
    let ranking: Ranking = visitor.get(&format!("/api/v1/ranking{query}")).await.ok().json();
    ranking.ranks.into_iter().map(|rank| rank.name).collect()
}

#[tokio::test]
async fn bots_are_marked_and_ranked_apart() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
        let mut owner = ana.stranger();
        ana.register("Ana").await;
        owner.register("Deep Nim").await;
        let token: NewToken = owner.post("/api/v1/tokens", &json!({"label": "bot"})).await.ok().json();
        let mut bot = Visitor { token: Some(token.token), origin: None, ..owner.stranger() };
        for visitor in [&mut ana, &mut bot] {
            let state = visitor.begin(1).await;
            visitor.finish(state, true).await;
        }
        let challenge = json!({"game": "nim", "listed": true});
        let open: MatchState = bot.post("/api/v1/challenges", &challenge).await.ok().json();
        assert!(open.seats.iter().any(|seat| seat.bot), "{open:?}");
        let list: Vec<OpenMatch> = ana.get("/api/v1/challenges").await.ok().json();
        assert!(list.len() == 1 && list[0].bot, "{list:?}");
        let page: PlayerPage = ana.get("/api/v1/players/Deep%20Nim").await.ok().json();
        assert!(page.bot);
        assert!(!ana.get("/api/v1/players/Ana").await.ok().json::<PlayerPage>().bot);
        assert!(ranking(&mut ana, "").await.is_empty(), "no rating is settled");
        execute(&database, &["UPDATE ratings SET games = 20"]).await;
        assert!(ranking(&mut ana, "").await.is_empty(), "games alone settle none");
        execute(&database, &["UPDATE ratings SET deviation = 90"]).await;
        assert_eq!(ranking(&mut ana, "").await, ["Ana"]);
        assert_eq!(ranking(&mut ana, "?bots=true").await, ["Deep Nim"]);
    }
}

#[tokio::test]
async fn wins_against_the_computer_lead_so_far_and_no_further() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
        ana.register("Ana").await;
        for _ in 0..12 {
            let state = ana.begin(3).await;
            ana.finish(state, true).await;
        }
        let page: PlayerPage = ana.get("/api/v1/players/Ana").await.ok().json();
        assert_eq!((page.scores[0].wins, page.scores[0].rating), (12, 2000));
    }
}

/// Twenty-four rated matches that Ana won, none of which had a move.
const FARM: [&str; 3] = [
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 24)
     INSERT INTO matches
     (id, family, params, convention, start, level, rated, listed, initial, increment, state, events, winners, created,
      ended)
     SELECT 'farm' || i, 'nim', '{}', 'normal', '1', 0, 1, 0, 0, 0, 'over', 0, '0', 1000, 2000 FROM n",
    "INSERT INTO seats (match_id, seat, account, level) SELECT m.id, 0, a.id, 0 FROM matches m, accounts a
     WHERE a.name = 'Ana'",
    "INSERT INTO seats (match_id, seat, account, level) SELECT m.id, 1, a.id, 0 FROM matches m, accounts a
     WHERE a.name = 'Bor'",
];

#[tokio::test]
async fn unusual_streaks_are_listed_for_the_operator() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
        let mut bor = ana.stranger();
        ana.register("Ana").await;
        bor.register("Bor").await;
        execute(&database, &FARM).await;
        let store = Store::open(&database).await.unwrap();
        let farm = Streak {
            name: "Ana".to_owned(),
            bot: false,
            opponent: Some("Bor".to_owned()),
            level: 0,
            matches: 24,
            wins: 24,
            unplayed: 24,
        };
        assert_eq!(store.streaks(0).await.unwrap(), std::slice::from_ref(&farm));
        // As many as count within a month, against each of many opponents.
        execute(&database, &["DELETE FROM seats WHERE match_id > 'farm16'", "DELETE FROM matches WHERE id > 'farm16'"])
            .await;
        assert_eq!(store.streaks(0).await.unwrap(), [Streak { matches: 8, wins: 8, unplayed: 8, ..farm }]);
        execute(&database, &["UPDATE matches SET level = 3"]).await;
        assert!(store.streaks(0).await.unwrap().is_empty(), "that happens against the computer");
        execute(&database, &["UPDATE matches SET level = 0"]).await;
        assert!(store.streaks(2000).await.unwrap().is_empty(), "that was long ago");
    }
}
