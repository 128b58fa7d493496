//! Memory of answers that nobody reads.
use super::{memory, request};
use crate::player::Failure;
use std::{io::Write, net::TcpStream, path::Path};
use test_support::{HttpClient, ServerProcess, SqliteFile, free_address};

/// Number of clients that do not read.
const CLIENTS: usize = 24;

/// Number of requests that each of them sends.
const REQUESTS: usize = 8;

/// Maximum growth of the memory of the server, in bytes.
const MOST: usize = 128 << 20;

/// Clients ask for the longest answers and read nothing.
pub(super) fn measure_unread_answers(program: &Path) -> Result<String, Failure> {
    let (database, address, metrics_address) = (SqliteFile::new(), free_address()?, free_address()?);
    let options = ["--unlimited", "--metrics-listen", &metrics_address.to_string()];
    let server = ServerProcess::start(program, address, &database.url(), &options)?;
    let before = memory(server.id())?;
    let position = vec!["1000000000"; 64].join(",");
    let body = format!(r#"{{"game":"moore","position":"{position}","params":{{"k":32}}}}"#);
    let mut clients = Vec::new();
    for _ in 0..CLIENTS {
        let mut stream = TcpStream::connect(address)?;
        for _ in 0..REQUESTS {
            write!(stream, "POST /api/v1/analyse HTTP/1.1\r\nhost: {address}\r\n")?;
            write!(stream, "content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}", body.len())?;
        }
        clients.push(stream);
    }
    let mut watcher = HttpClient::new(metrics_address);
    let (mut most, mut last, mut same) = (0, String::new(), 0);
    // Until nothing happens any more.
    while same < 10 {
        let metrics = request(&mut watcher, "GET", "/metrics", "")?;
        let work = metrics.lines().filter(|line| line.starts_with("nimatron_engine_begun_total"));
        let work = work.collect::<String>();
        same = if work == last { same + 1 } else { 0 };
        last = work;
        most = most.max(memory(server.id())?);
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    let (more, before, allowed) = (most.saturating_sub(before) >> 20, before >> 20, MOST >> 20);
    if more > allowed {
        return Err(format!("answers that nobody reads take {more} MiB, more than {allowed}").into());
    }
    Ok(format!("unread answers            {CLIENTS:>9}      {more} MiB more than {before}, of {allowed} MiB allowed"))
}
