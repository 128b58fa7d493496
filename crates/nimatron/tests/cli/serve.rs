//! The web application as a process: it starts, answers, stops, and reports why it does not start.
use crate::schema::read_fitting;
use sqlx::{AnyConnection, Connection, Executor};
use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::PathBuf,
    process::{Child, Command, Stdio},
};

/// A data folder, removed on drop.
struct Data(PathBuf);

impl Data {
    fn new(name: &str) -> Data {
        Data(std::env::temp_dir().join(format!("nimatron-serve-{name}-{}", std::process::id())))
    }
}

impl Drop for Data {
    fn drop(&mut self) {
        // A server that did not start has made none.
        drop(fs::remove_dir_all(&self.0));
    }
}

fn program(listen: &str, data: &Data) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimatron"));
    command.args(["serve", "--no-open", "--lang", "en", "--listen", listen]).env("XDG_DATA_HOME", &data.0);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn start(listen: &str, data: &Data) -> Child {
    program(listen, data).spawn().unwrap()
}

/// The address that a server prints.
fn printed_address(child: &mut Child) -> String {
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    line.split("http://").nth(1).and_then(|rest| rest.split(';').next()).expect(&line).to_owned()
}

#[test]
fn it_prints_its_address_and_stops_on_a_signal() {
    let data = Data::new("stops");
    let mut child = start("127.0.0.1:0", &data);
    let address = printed_address(&mut child);
    let mut stream = TcpStream::connect(&address).unwrap();
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    let stopped = Command::new("kill").arg(child.id().to_string()).status().unwrap();
    assert!(stopped.success());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_program_reads_where_the_site_is() {
    let data = Data::new("json");
    fs::create_dir_all(&data.0).unwrap();
    let database = format!("sqlite:{}", data.0.join("site.sqlite").display());
    let mut child = program("127.0.0.1:0", &data).args(["--json", "--database", &database]).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let site = read_fitting("serve", &line);
    let address = site["address"].as_str().and_then(|address| address.strip_prefix("http://")).expect(&line);
    assert!(TcpStream::connect(address).is_ok(), "{line}");
    assert_eq!(site["database"], database, "{line}");
    assert!(Command::new("kill").arg(child.id().to_string()).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn requests_are_found_in_the_log_by_their_ids() {
    let data = Data::new("log");
    let mut child = program("127.0.0.1:0", &data).arg("--log").spawn().unwrap();
    let address = printed_address(&mut child);
    let mut stream = TcpStream::connect(&address).unwrap();
    write!(stream, "GET /health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let id = answer.split("x-request-id: ").nth(1).and_then(|rest| rest.lines().next()).expect(&answer);
    assert!(Command::new("kill").arg(child.id().to_string()).status().unwrap().success());
    let log = String::from_utf8(child.wait_with_output().unwrap().stderr).unwrap();
    // Without a built page the program says so first.
    let lines = log.lines().filter(|line| !line.starts_with("nimatron: "));
    let lines: Vec<serde_json::Value> = lines.map(|line| serde_json::from_str(line).expect(line)).collect();
    let line = lines.iter().find(|line| line["span"]["id"] == id).expect(&log);
    assert_eq!((&line["fields"]["status"], &line["span"]["path"]), (&204.into(), &"/health".into()), "{line}");
}

#[test]
fn an_address_in_use_is_reported_in_one_sentence() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let data = Data::new("taken");
    let errors = refusal(start(&address, &data));
    assert!(errors.contains("another program is already using it"), "{errors}");
}

/// The one sentence of a server that does not start.
fn refusal(program: Child) -> String {
    let output = program.wait_with_output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), errors.lines().count()), (Some(2), 1), "{errors}");
    errors
}

/// A database with a schema that is too new.
fn newer_database(data: &Data) -> String {
    fs::create_dir_all(&data.0).unwrap();
    let file = data.0.join("newer.sqlite");
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        sqlx::any::install_default_drivers();
        let mut connection = AnyConnection::connect(&format!("sqlite://{}?mode=rwc", file.display())).await.unwrap();
        connection.execute("CREATE TABLE schema_steps (version BIGINT PRIMARY KEY)").await.unwrap();
        connection.execute("INSERT INTO schema_steps (version) VALUES (1940)").await.unwrap();
        connection.close().await.unwrap();
    });
    format!("sqlite:{}", file.display())
}

#[test]
fn an_unusable_database_is_reported_in_one_sentence() {
    let data = Data::new("database");
    let folder = format!("sqlite:{}", std::env::temp_dir().display());
    for (database, want) in [
        (newer_database(&data), "version 1940"),
        (folder.clone(), folder.as_str()),
        ("sqlite:/there/is/no/folder/x.sqlite".to_owned(), "cannot use the database"),
        ("postgres://nim:secret@127.0.0.1:1/site".to_owned(), "postgres://127.0.0.1:1/site"),
        ("mysql://localhost/site".to_owned(), "expected `sqlite:FILE`"),
    ] {
        let mut command = program("127.0.0.1:0", &data);
        let errors = refusal(command.args(["--database", &database]).spawn().unwrap());
        assert!(errors.contains(want) && !errors.contains("secret"), "{errors}");
    }
}

/// A prefix that runs a program without the right of root to write any file.
fn without_privilege() -> Command {
    let id = Command::new("id").arg("-u").output().expect("`id` is everywhere");
    if id.stdout != b"0\n" {
        return Command::new("env");
    }
    let mut command = Command::new("setpriv");
    command.arg("--bounding-set=-dac_override,-dac_read_search");
    command
}

#[test]
fn a_read_only_file_is_reported_in_one_sentence() {
    let data = Data::new("read-only");
    fs::create_dir_all(&data.0).unwrap();
    let (file, database) = (data.0.join("site.sqlite"), format!("sqlite:{}", data.0.join("site.sqlite").display()));
    let mut first = program("127.0.0.1:0", &data).args(["--database", &database]).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(first.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(Command::new("kill").arg(first.id().to_string()).status().unwrap().success());
    assert_eq!(first.wait().unwrap().code(), Some(0), "the file is good: {line}");
    let mut rights = fs::metadata(&file).unwrap().permissions();
    rights.set_readonly(true);
    fs::set_permissions(&file, rights).unwrap();
    let mut command = without_privilege();
    command.arg(env!("CARGO_BIN_EXE_nimatron")).args(["serve", "--no-open", "--lang", "en"]);
    command.args(["--listen", "127.0.0.1:0", "--database", &database]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let errors = refusal(command.spawn().unwrap());
    assert!(errors.contains("it can be read, but not written"), "{errors}");
}
