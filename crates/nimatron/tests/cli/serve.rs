//! The web application as a process: it starts, answers, stops, and says why it does not start.
use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::PathBuf,
    process::{Child, Command, Stdio},
};

/// A folder for what the program keeps, removed when this is dropped.
struct Data(PathBuf);

impl Data {
    fn new(name: &str) -> Data {
        Data(std::env::temp_dir().join(format!("nimatron-serve-{name}-{}", std::process::id())))
    }
}

impl Drop for Data {
    fn drop(&mut self) {
        // A program that did not start has made none.
        drop(fs::remove_dir_all(&self.0));
    }
}

fn start(listen: &str, data: &Data) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimatron"));
    command.args(["serve", "--no-open", "--lang", "en", "--listen", listen]).env("XDG_DATA_HOME", &data.0);
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

#[test]
fn it_says_where_it_is_and_stops_when_told() {
    let data = Data::new("stops");
    let mut child = start("127.0.0.1:0", &data);
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).and_then(|rest| rest.split(';').next()).expect(&line).to_owned();
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
fn an_address_that_is_taken_is_one_sentence() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let data = Data::new("taken");
    let output = start(&address, &data).wait_with_output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), errors.lines().count()), (Some(2), 1), "{errors}");
    assert!(errors.contains("another program does so already"), "{errors}");
}
