//! Rankings and player pages.
use crate::{UNLIMITED, client::Visitor, on_both, site_on};
use axum::http::StatusCode;
use protocol::site::{Export, PlayerPage, Ranking};
use sqlx::{AnyConnection, Connection, Executor};
use test_support::{SqliteFile, postgres};

async fn fetch_ranking(visitor: &mut Visitor, query: &str) -> Ranking {
    visitor.get(&format!("/api/v1/ranking{query}")).await.ok().json()
}

#[tokio::test]
async fn the_best_come_first_after_enough_games() {
    on_both(async |mut ana: Visitor| {
        let mut bor = ana.stranger();
        ana.register("Ana").await;
        bor.register("Bor").await;
        // A perfect opponent who is beaten every other time: ratings settle soon.
        for round in 0..14 {
            if round < 5 {
                assert!(fetch_ranking(&mut ana, "").await.ranks.is_empty(), "one lucky win does not lead: {round}");
            }
            let state = ana.begin(3).await;
            ana.finish(state, true).await;
            let state = bor.begin(3).await;
            bor.finish(state, round % 2 == 0).await;
        }
        let ranking = fetch_ranking(&mut ana, "").await;
        let names: Vec<&str> = ranking.ranks.iter().map(|rank| rank.name.as_str()).collect();
        assert_eq!((names, ranking.least_games, ranking.more), (vec!["Ana", "Bor"], 5, false));
        let best = &ranking.ranks[0];
        assert_eq!((best.place, best.score.games, best.score.wins, best.score.percent), (1, 14, 14, 100));
        for (query, count) in [
            ("?game=nim", 2),
            ("?game=nim&convention=normal&level=3", 2),
            ("?level=3", 2),
            ("?level=1", 0),
            ("?convention=misere", 0),
            ("?game=wythoff", 0),
            ("?after=1", 1),
        ] {
            assert_eq!(fetch_ranking(&mut ana, query).await.ranks.len(), count, "{query}");
        }
        let page: PlayerPage = ana.get("/api/v1/players/ana").await.ok().json();
        assert_eq!((page.name.as_str(), page.matches.len(), page.more), ("Ana", 14, false));
        assert!(page.matches.windows(2).all(|pair| pair[0].created >= pair[1].created));
    })
    .await;
}

#[tokio::test]
async fn an_unknown_game_is_refused() {
    on_both(async |mut visitor: Visitor| {
        let answer = visitor.get("/api/v1/ranking?game=nym").await;
        assert!(answer.text.contains("did you mean `nim`?"), "{}", answer.text);
    })
    .await;
}

/// Matches of Ana, sixty in each of two milliseconds.
const AT_ONCE: [&str; 3] = [
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 120)
     INSERT INTO matches
     (id, family, params, convention, start, level, rated, listed, initial, increment, state, events, created)
     SELECT 'past' || i, 'nim', '{}', 'normal', '1', 0, 0, 0, 0, 0, 'over', 0, 1000 + i / 61 FROM n",
    "INSERT INTO seats (match_id, seat, account, level) SELECT m.id, 0, a.id, 0 FROM matches m, accounts a",
    "INSERT INTO seats (match_id, seat, level) SELECT id, 1, 1 FROM matches",
];

#[tokio::test]
async fn matches_with_the_same_time_are_all_listed() {
    let file = SqliteFile::new();
    for database in [file.url(), postgres::database().await] {
        let mut ana = Visitor::new(site_on(&database, UNLIMITED).await);
        ana.register("Ana").await;
        let mut connection = AnyConnection::connect(&database.replace("sqlite:", "sqlite://")).await.unwrap();
        for sql in AT_ONCE {
            connection.execute(sql).await.unwrap();
        }
        connection.close().await.unwrap();
        let (mut ids, mut path) = (Vec::new(), "/api/v1/players/Ana".to_owned());
        loop {
            let page: PlayerPage = ana.get(&path).await.ok().json();
            let last = page.matches.last().unwrap();
            path = format!("/api/v1/players/Ana?before={}-{}", last.created, last.id);
            ids.extend(page.matches.iter().map(|line| line.id.clone()));
            if !page.more {
                break;
            }
        }
        let export: Export = ana.get("/api/v1/account").await.ok().json();
        assert_eq!(export.matches.iter().map(|line| line.id.clone()).collect::<Vec<_>>(), ids);
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), 120, "each once");
        let earlier: PlayerPage = ana.get("/api/v1/players/Ana?before=1001").await.ok().json();
        assert!(earlier.more && earlier.matches.iter().all(|line| line.created == 1000), "a time alone will do");
        assert_eq!(ana.get("/api/v1/players/Ana?before=soon").await.status, StatusCode::BAD_REQUEST);
    }
}
