//! Rankings and player pages.
use crate::{client::Visitor, on_both};
use protocol::site::{PlayerPage, Ranking};

async fn ranked(visitor: &mut Visitor, query: &str) -> Ranking {
    visitor.get(&format!("/api/v1/ranking{query}")).await.ok().json()
}

#[tokio::test]
async fn the_best_come_first_after_enough_games() {
    on_both(async |mut ana: Visitor| {
        let mut bor = ana.stranger();
        ana.register("Ana").await;
        bor.register("Bor").await;
        for round in 0..5 {
            assert!(ranked(&mut ana, "").await.ranks.is_empty(), "one lucky win does not lead: {round}");
            let state = ana.begin(3).await;
            ana.finish(state, true).await;
            let state = bor.begin(3).await;
            bor.finish(state, false).await;
        }
        let ranking = ranked(&mut ana, "").await;
        let names: Vec<&str> = ranking.ranks.iter().map(|rank| rank.name.as_str()).collect();
        assert_eq!((names, ranking.least_games, ranking.more), (vec!["Ana", "Bor"], 5, false));
        let best = &ranking.ranks[0];
        assert_eq!((best.place, best.score.games, best.score.wins, best.score.percent), (1, 5, 5, 100));
        for (query, count) in [
            ("?game=nim", 2),
            ("?game=nim&convention=normal&level=3", 2),
            ("?level=3", 2),
            ("?level=1", 0),
            ("?convention=misere", 0),
            ("?game=wythoff", 0),
            ("?after=1", 1),
        ] {
            assert_eq!(ranked(&mut ana, query).await.ranks.len(), count, "{query}");
        }
        let page: PlayerPage = ana.get("/api/v1/players/ana").await.ok().json();
        assert_eq!((page.name.as_str(), page.matches.len(), page.more), ("Ana", 5, false));
        assert!(page.matches.windows(2).all(|pair| pair[0].created >= pair[1].created));
    })
    .await;
}

#[tokio::test]
async fn an_unknown_game_is_said() {
    on_both(async |mut visitor: Visitor| {
        let answer = visitor.get("/api/v1/ranking?game=nym").await;
        assert!(answer.text.contains("did you mean `nim`?"), "{}", answer.text);
    })
    .await;
}
