//! A client that costs next to nothing, since it shares the processor with the server: it writes requests as bytes, and
//! parses only the needed parts of an answer.
use crate::player::Failure;
use std::{io::ErrorKind, net::SocketAddr};
use tokio::net::TcpStream;

/// A connection that opens when needed and stays open, with the last answer.
pub(super) struct Wire {
    stream: Option<TcpStream>,
    address: SocketAddr,
    request: Vec<u8>,
    answer: Vec<u8>,
}

impl Wire {
    pub(super) fn new(address: SocketAddr) -> Wire {
        Wire { stream: None, address, request: Vec::new(), answer: Vec::new() }
    }

    /// Posts JSON with a cookie, and returns the body of the answer, which must be a success.
    pub(super) async fn post(&mut self, path: &str, cookie: &str, body: &str) -> Result<&str, Failure> {
        let (address, length) = (self.address, body.len());
        self.request.clear();
        std::io::Write::write_fmt(
            &mut self.request,
            format_args!(
                "POST {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\ncookie: {cookie}\r\n\
                 content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
            ),
        )?;
        let stream = match self.stream.take() {
            Some(stream) => stream,
            None => TcpStream::connect(address).await?,
        };
        send(&stream, &self.request).await?;
        let start = receive(&stream, &mut self.answer).await?;
        self.stream = Some(stream);
        let answer = std::str::from_utf8(&self.answer)?;
        if answer.starts_with("HTTP/1.1 2") { Ok(&answer[start..]) } else { Err(format!("{path}: {answer}").into()) }
    }
}

async fn send(stream: &TcpStream, request: &[u8]) -> Result<(), Failure> {
    let mut written = 0;
    while written < request.len() {
        match stream.try_write(&request[written..]) {
            Ok(count) => written += count,
            Err(error) if error.kind() == ErrorKind::WouldBlock => stream.writable().await?,
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

/// Reads a whole answer, and returns the offset of its body.
async fn receive(stream: &TcpStream, answer: &mut Vec<u8>) -> Result<usize, Failure> {
    answer.clear();
    let mut part = [0; 4096];
    loop {
        stream.readable().await?;
        match stream.try_read(&mut part) {
            Ok(0) => return Err("the connection was closed".into()),
            Ok(count) => answer.extend_from_slice(&part[..count]),
            Err(error) if error.kind() == ErrorKind::WouldBlock => continue,
            Err(error) => return Err(error.into()),
        }
        if let Some((start, length)) = head(answer)
            && answer.len() >= start + length
        {
            return Ok(start);
        }
    }
}

/// Offset and length of the body of an answer, once its head is complete.
fn head(answer: &[u8]) -> Option<(usize, usize)> {
    let end = answer.windows(4).position(|part| part == b"\r\n\r\n")?;
    let mut lines = std::str::from_utf8(&answer[..end]).ok()?.lines();
    let length = lines.find_map(|line| line.strip_prefix("content-length: "))?;
    Some((end + 4, length.parse().ok()?))
}

/// The text after a key of a JSON object; these texts have no escapes.
pub(super) fn text<'j>(json: &'j str, key: &str) -> Option<&'j str> {
    let start = json.find(&format!("\"{key}\":\""))? + key.len() + 4;
    json[start..].split('"').next()
}

/// The number in a JSON object after a key.
pub(super) fn number(json: &str, key: &str) -> Option<usize> {
    let start = json.find(&format!("\"{key}\":"))? + key.len() + 3;
    json[start..].split([',', '}']).next()?.parse().ok()
}
