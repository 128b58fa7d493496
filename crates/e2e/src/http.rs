//! One HTTP request after the other, to programs on this machine.
use serde_json::Value;
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    time::Duration,
};

/// Maximum time to wait for an answer: more than that of a script.
const PATIENCE: Duration = Duration::from_secs(120);

/// Sends JSON and reads the answer; errors of WebDriver are errors.
pub(crate) fn request(port: u16, method: &str, path: &str, body: &Value) -> Result<Value, String> {
    let body = if method == "POST" { body.to_string() } else { String::new() };
    let text = exchange(port, method, path, &body).map_err(|error| format!("{method} {path}: {error}"))?;
    let answer: Value = serde_json::from_str(&text).map_err(|error| format!("{method} {path}: {error}: {text}"))?;
    match answer.pointer("/value/error") {
        Some(_) => Err(format!("{method} {path}: {}", answer["value"]["message"].as_str().unwrap_or_default())),
        None => Ok(answer["value"].clone()),
    }
}

fn exchange(port: u16, method: &str, path: &str, body: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )?;
    let mut reader = BufReader::new(stream);
    let length = content_length(&mut reader)?;
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    Ok(String::from_utf8_lossy(&body).into_owned())
}

/// Reads the head of an answer and returns the length of its body. The driver does not close the connection.
fn content_length(reader: &mut impl BufRead) -> std::io::Result<usize> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        reader.read_line(&mut line)?;
        match line.trim_end().split_once(':') {
            None if line.trim_end().is_empty() => return Ok(length),
            Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                length = value.trim().parse().unwrap_or(0);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::content_length;

    #[test]
    fn the_length_of_a_body_is_read_from_the_head() {
        let mut answer = "HTTP/1.1 200 OK\r\ncontent-length: 12\r\ncache: no\r\n\r\n{}".as_bytes();
        assert_eq!(content_length(&mut answer).unwrap(), 12);
        assert_eq!(answer, b"{}");
    }
}
