//! Backup and restore by the program itself.
use crate::schema::read_fitting;
use serde_json::json;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, Row};
use std::{
    fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

/// A new folder, removed when this is dropped.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("nimatron-backup-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    pub(crate) fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// The names of its files.
    fn names(&self) -> Vec<String> {
        let mut names: Vec<String> =
            fs::read_dir(&self.0).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).unwrap();
    }
}

fn nimatron(words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimatron"));
    command.args(words).args(["--lang", "en"]).output().unwrap()
}

/// The output of a command that succeeds.
pub(crate) fn output_of(words: &[&str]) -> String {
    let output = nimatron(words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The one sentence of a command that fails.
pub(crate) fn refusal(words: &[&str]) -> String {
    let output = nimatron(words);
    let sentence = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), sentence.lines().count()), (Some(2), 1), "{words:?}: {sentence}");
    sentence
}

/// Runs work on the database in a file.
pub(crate) fn with_database<T>(file: &str, work: impl AsyncFnOnce(&mut AnyConnection) -> T) -> T {
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        sqlx::any::install_default_drivers();
        let mut connection = AnyConnection::connect(&format!("sqlite://{file}")).await.unwrap();
        let value = work(&mut connection).await;
        connection.close().await.unwrap();
        value
    })
}

/// Sixty thousand rows for a new site. The account has a password: a running server removes old guests.
const ROWS: [&str; 3] = [
    "INSERT INTO accounts (id, name, skeleton, password, created) VALUES ('ana', 'Ana', 'ana', 'hash', 1)",
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)
     INSERT INTO matches
     (id, family, params, convention, start, level, rated, listed, initial, increment, state, events, created)
     SELECT 'past' || i, 'nim', '{}', 'normal', '1', 1, 0, 0, 0, 0, 'over', 9, i FROM n",
    "WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 8)
     INSERT INTO events (match_id, number, seat, kind, content, at)
     SELECT m.id, n.i, n.i % 2, 'move', '1-' || n.i, m.created FROM matches m, n",
];

/// The file of a site with many rows.
fn site(folder: &Folder) -> String {
    let file = folder.file("site.sqlite");
    // A site creates its schema when it starts.
    drop(start_server(&file));
    with_database(&file, async |connection| {
        for sql in ROWS {
            connection.execute(sql).await.unwrap();
        }
    });
    file
}

/// Everything in a file, row by row.
fn contents(file: &str) -> Vec<String> {
    with_database(file, async |connection| {
        let mut all = Vec::new();
        for (table, columns, order) in [
            ("accounts", "id || '|' || name || '|' || created", "id"),
            ("matches", "id || '|' || family || '|' || state || '|' || events || '|' || created", "id"),
            ("events", "match_id || '|' || number || '|' || seat || '|' || content || '|' || at", "match_id, number"),
        ] {
            let sql = format!("SELECT {columns} FROM {table} ORDER BY {order}");
            let rows = sqlx::query(AssertSqlSafe(sql)).fetch_all(&mut *connection).await.unwrap();
            all.extend(rows.iter().map(|row| row.get::<String, _>(0)));
        }
        all
    })
}

/// A server that is ended when this is dropped.
pub(crate) struct RunningServer(std::process::Child);

impl Drop for RunningServer {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

pub(crate) fn start_server(file: &str) -> RunningServer {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimatron"));
    let database = format!("sqlite:{file}");
    command.args(["serve", "--no-open", "--lang", "en", "--listen", "127.0.0.1:0", "--database", &database]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.contains("http://"), "{line}");
    RunningServer(child)
}

#[test]
fn a_backup_is_one_complete_file() {
    let (folder, backups, elsewhere) = (Folder::new("whole"), Folder::new("backups"), Folder::new("elsewhere"));
    let file = site(&folder);
    let (database, before) = (format!("sqlite:{file}"), contents(&file));
    assert_eq!(before.len(), 60_001);
    for round in 0..3 {
        let name = format!("{round}.sqlite");
        let sentence = output_of(&["backup", &backups.file(&name), "--database", &database]);
        assert!(sentence.contains("60,001") || sentence.contains("60001"), "{sentence}");
        assert_eq!(backups.names(), [name.as_str()], "no other file is left");
        let (copy, restored) = (elsewhere.file(&name), elsewhere.file(&format!("restored-{name}")));
        fs::copy(backups.file(&name), &copy).unwrap();
        output_of(&["restore", &copy, "--database", &format!("sqlite:{restored}")]);
        assert!(contents(&restored) == before, "every row is there");
        fs::remove_file(backups.file(&name)).unwrap();
    }
}

#[test]
fn a_copy_says_as_json_what_was_copied() {
    let folder = Folder::new("json");
    let (site, file) = (folder.file("site.sqlite"), folder.file("monday.sqlite"));
    // A site creates its schema when it starts.
    drop(start_server(&site));
    with_database(&site, async |connection| connection.execute(ROWS[0]).await.map(drop)).unwrap();
    for (command, database) in [("backup", site), ("restore", folder.file("restored.sqlite"))] {
        let database = format!("sqlite:{database}");
        let done = read_fitting("copy", &output_of(&[command, &file, "--json", "--database", &database]));
        assert_eq!(done, json!({ "file": file, "database": database, "rows": 1 }), "{command}");
    }
}

#[test]
fn a_backup_that_fails_leaves_nothing() {
    let folder = Folder::new("fails");
    let (file, typo) = (folder.file("monday.sqlite"), format!("sqlite:{}", folder.file("typo.sqlite")));
    let sentence = refusal(&["backup", &file, "--database", &typo]);
    assert!(sentence.contains("there is no such database") && sentence.contains("typo.sqlite"), "{sentence}");
    fs::write(folder.file("text.sqlite"), "no database at all").unwrap();
    let sentence = refusal(&["backup", &file, "--database", &format!("sqlite:{}", folder.file("text.sqlite"))]);
    assert!(sentence.contains("the file is not a database"), "{sentence}");
    assert_eq!(folder.names(), ["text.sqlite"]);
}

#[test]
fn a_backup_is_restored_while_a_server_runs_if_the_database_is_empty() {
    let folder = Folder::new("running");
    let (backup, live) = (folder.file("monday.sqlite"), folder.file("live.sqlite"));
    output_of(&["backup", &backup, "--database", &format!("sqlite:{}", site(&folder))]);
    let _server = start_server(&live);
    let words = ["restore", backup.as_str(), "--database", &format!("sqlite:{live}")];
    output_of(&words);
    assert!(contents(&live) == contents(&backup));
    let sentence = refusal(&words);
    assert!(sentence.contains("already holds data: expected an empty one"), "{sentence}");
    assert!(Path::new(&live).exists());
}
