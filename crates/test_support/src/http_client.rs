//! A small blocking HTTP client: one connection that stays open, answers read whole.
use std::{
    io::{self, BufRead, BufReader, ErrorKind, Write},
    net::{SocketAddr, TcpStream},
    time::Duration,
};

/// An answer.
pub struct HttpAnswer {
    /// The status.
    pub status: u16,
    /// The cookie that the server sets.
    pub cookie: Option<String>,
    /// The body.
    pub body: String,
}

/// A client that opens its connection when needed.
pub struct HttpClient {
    address: SocketAddr,
    stream: Option<BufReader<TcpStream>>,
    /// The cookie that the client sends.
    pub cookie: Option<String>,
    /// The token that the client sends.
    pub token: Option<String>,
    /// The address of the client, as a proxy reports it.
    pub reported_address: Option<String>,
}

impl HttpClient {
    /// A client of a server.
    pub fn new(address: SocketAddr) -> HttpClient {
        HttpClient { address, stream: None, cookie: None, token: None, reported_address: None }
    }

    /// Sends a request and waits for its answer. After a failure the next request opens a new connection.
    pub fn send(&mut self, method: &str, path: &str, body: &str) -> io::Result<HttpAnswer> {
        let answer = self.try_send(method, path, body);
        match &answer {
            Ok(answer) => {
                if let Some(cookie) = &answer.cookie {
                    self.cookie = Some(cookie.clone());
                }
            }
            Err(_) => self.stream = None,
        }
        answer
    }

    fn try_send(&mut self, method: &str, path: &str, body: &str) -> io::Result<HttpAnswer> {
        // A server closes connections that are idle for long, as happens on a busy machine.
        self.stream.take_if(|stream| is_closed(stream.get_ref()));
        if self.stream.is_none() {
            let stream = TcpStream::connect_timeout(&self.address, Duration::from_secs(2))?;
            stream.set_read_timeout(Some(Duration::from_secs(20)))?;
            stream.set_nodelay(true)?;
            self.stream = Some(BufReader::new(stream));
        }
        let address = self.address;
        let cookie = self.cookie.as_ref().map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
        let token = self.token.as_ref().map(|token| format!("authorization: Bearer {token}\r\n")).unwrap_or_default();
        let reported = self.reported_address.as_ref().map(|address| format!("x-forwarded-for: {address}\r\n"));
        let headers = cookie + &token + &reported.unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n{headers}content-type: \
             application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        let stream = self.stream.as_mut().expect("it was opened above");
        stream.get_mut().write_all(request.as_bytes())?;
        read(stream)
    }
}

/// Whether the server has closed a connection on which nothing is under way.
fn is_closed(stream: &TcpStream) -> bool {
    let is_ended = || {
        stream.set_nonblocking(true)?;
        let peeked = stream.peek(&mut [0]);
        stream.set_nonblocking(false)?;
        peeked
    };
    is_ended().is_ok_and(|bytes| bytes == 0)
}

fn read(stream: &mut impl BufRead) -> io::Result<HttpAnswer> {
    let broken = || io::Error::from(ErrorKind::InvalidData);
    let mut line = String::new();
    stream.read_line(&mut line)?;
    let status = line.split(' ').nth(1).and_then(|word| word.parse().ok()).ok_or_else(broken)?;
    let (mut length, mut cookie) = (0, None);
    loop {
        line.clear();
        stream.read_line(&mut line)?;
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.parse().map_err(|_| broken())?,
            // The first one is that of the session.
            "set-cookie" if cookie.is_none() => cookie = value.split(';').next().map(str::to_owned),
            _ => {}
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body)?;
    Ok(HttpAnswer { status, cookie, body: String::from_utf8(body).map_err(|_| broken())? })
}
