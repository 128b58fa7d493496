//! `nimatron admin` by the program itself, on a database.
use crate::{
    backup::{Folder, output_of, refusal, start_server, with_database},
    schema::read_fitting,
};
use sqlx::Executor;

/// Thirty rated matches that Ana has won: against Bor, who did not move, and against the computer.
const STREAKS: [&str; 4] = [
    "INSERT INTO accounts (id, name, skeleton, password, created, bot) VALUES
     ('ana', 'Ana', 'ana', 'hash', 1, 0), ('bor', 'Bor', 'bor', 'hash', 1, 0),
     ('robot', 'Robot', 'robot', 'hash', 1, 1)",
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
     INSERT INTO matches
     (id, family, params, convention, start, level, rated, listed, initial, increment, state, events, winners, created,
      ended)
     SELECT 'past' || i, 'nim', '{}', 'normal', '1', CASE WHEN i > 30 THEN 3 ELSE 0 END, 1, 0, 0, 0, 'over', 0, '0', 1,
     (SELECT unixepoch() * 1000) FROM n",
    "INSERT INTO seats (match_id, seat, account, level)
     SELECT id, 0, CASE WHEN level = 0 THEN 'ana' ELSE 'robot' END, 0 FROM matches",
    "INSERT INTO seats (match_id, seat, account, level)
     SELECT id, 1, CASE WHEN level = 0 THEN 'bor' END, level FROM matches",
];

#[test]
fn unusual_streaks_are_listed() {
    let folder = Folder::new("streaks");
    let file = folder.file("site.sqlite");
    // A site creates its schema when it starts.
    drop(start_server(&file));
    let database = format!("sqlite:{file}");
    let streaks = |more: &[&str]| output_of(&[&["admin", "streaks", "--database", &database], more].concat());
    assert_eq!(streaks(&[]), "No unusual streaks within the last 30 days.\n");
    assert_eq!(streaks(&["--days", "1"]), "No unusual streaks on the last day.\n");
    with_database(&file, async |connection| {
        for sql in STREAKS {
            connection.execute(sql).await.unwrap();
        }
    });
    let table = streaks(&[]);
    let lines: Vec<Vec<&str>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(
        lines,
        [
            vec!["name", "kind", "opponent", "matches", "wins", "without", "a", "move"],
            vec!["Ana", "account", "Bor", "30", "30", "30"],
            vec!["Robot", "bot", "computer,", "level", "3", "30", "30", "30"],
        ],
        "{table}"
    );
    let json = read_fitting("admin_streaks", &streaks(&["--json"]));
    assert_eq!((json["streaks"][0]["name"].as_str(), json["streaks"][1]["level"].as_u64()), (Some("Ana"), Some(3)));
    let change = output_of(&["admin", "block", "Bor", "--json", "--database", &database]);
    assert_eq!(read_fitting("admin_change", &change)["links"].as_array().map(Vec::len), Some(0), "{change}");
    for (list, field, count) in [("list", "accounts", 3), ("events", "events", 0), ("audit", "actions", 1)] {
        let text = output_of(&["admin", list, "--json", "--database", &database]);
        let json = read_fitting(&format!("admin_{list}"), &text);
        assert_eq!(json[field].as_array().map(Vec::len), Some(count), "{list}: {text}");
    }
    let sizes = read_fitting("admin_sizes", &output_of(&["admin", "sizes", "--json", "--database", &database]));
    assert_eq!((&sizes["tables"]["accounts"], &sizes["tables"]["matches"]), (&3.into(), &60.into()), "{sizes}");
    let sentence = refusal(&["admin", "streaks", "--days", "0", "--database", &database]);
    assert!(sentence.contains("a number from 1 to 1000"), "{sentence}");
}

#[test]
fn invitations_are_limited_and_recorded() {
    let folder = Folder::new("invitations");
    let file = folder.file("site.sqlite");
    drop(start_server(&file));
    let database = format!("sqlite:{file}");
    for count in ["0", "1001", "4000000000", "many"] {
        let sentence = refusal(&["admin", "invite", "--count", count, "--database", &database]);
        assert!(sentence.contains("a number from 1 to 1000"), "{sentence}");
    }
    let text =
        output_of(&["admin", "invite", "--count", "3", "--site", "https://nim.example/", "--database", &database]);
    let links = text.lines().filter(|line| line.starts_with("https://nim.example/join?link=")).count();
    assert_eq!(links, 3, "{text}");
    let text = output_of(&["admin", "invite", "--json", "--database", &database]);
    let json = read_fitting("admin_change", &text);
    assert!(json["links"][0].as_str().is_some_and(|link| link.starts_with("/join?link=")), "{text}");
    let audit = output_of(&["admin", "audit", "--database", &database]);
    assert_eq!(audit.lines().filter(|line| line.contains("invite")).count(), 4, "{audit}");
}
