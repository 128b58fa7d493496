//! One HTTP request after the other, to programs on this machine.
use serde_json::Value;
use std::{
    io::{Read, Write},
    net::TcpStream,
    time::Duration,
};

/// Longer answers are waited for in vain.
const PATIENCE: Duration = Duration::from_secs(60);

/// Sends JSON and reads the answer; an answer that is an error is one.
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
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer);
    Ok(answer.split_once("\r\n\r\n").map_or_else(String::new, |(_, body)| body.to_owned()))
}
