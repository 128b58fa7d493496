//! Requests made from the OpenAPI document by `schemathesis`, against a server on each database: no answer may be a
//! failure of the server, have an undocumented status or media type, or differ from its schema; and no request that
//! the document allows may be unreadable.
use crate::player::{Failure, io_failure};
use std::{net::SocketAddr, path::Path, process::Command};
use test_support::{HttpClient, ServerProcess, SqliteFile, free_address, postgres};
use tokio::runtime::Runtime;

/// The checks of each answer.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
    response_schema_conformance,positive_data_acceptance";

/// The settings of the fuzzer.
const SETTINGS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/load/schemathesis.toml");

/// Operations that end the session of the run.
const LAST: [&str; 2] = ["sign_out", "delete"];

/// Operations that only browsers may use.
const OF_BROWSERS: [&str; 4] = ["guest", "token", "password", "revoke"];

/// Runs the fuzzer on both databases, as a bot and as a browser, which leave in the end.
pub(crate) fn run(program: &Path, fuzzer: &Path, examples: &str) -> Result<String, Failure> {
    let (file, runtime) = (SqliteFile::new(), Runtime::new().map_err(|error| io_failure(&error))?);
    for (kind, database) in [("SQLite", file.url()), ("PostgreSQL", runtime.block_on(postgres::database()))] {
        let address = free_address().map_err(|error| io_failure(&error))?;
        let _server =
            ServerProcess::start(program, address, &database, &["--unlimited"]).map_err(|error| io_failure(&error))?;
        let (cookie, token) = sign_in(address)?;
        let bot = vec![format!("Authorization: Bearer {token}")];
        let browser = vec![format!("Cookie: {cookie}"), format!("Origin: http://{address}")];
        for (who, headers, operations) in [
            ("a bot", &bot, &[][..]),
            ("a browser", &browser, &OF_BROWSERS[..]),
            ("a bot that leaves", &bot, &LAST[..]),
            ("a browser that leaves", &browser, &LAST[..]),
        ] {
            println!("== {kind}, {who}");
            let mut command = Command::new(fuzzer);
            command.args([
                "--config-file",
                SETTINGS,
                "run",
                &format!("http://{address}/api/v1/openapi.json"),
                "--checks",
                CHECKS,
            ]);
            command.args(headers.iter().flat_map(|header| ["--header", header]));
            command.args(["--max-examples", examples, "--seed", "1940", "--phases", "examples,coverage,fuzzing"]);
            command.args(["--no-color", "--request-timeout", "40", "--exclude-path-regex", "/socket$"]);
            command.args(operations.iter().flat_map(|name| ["--include-operation-id", name]));
            if operations.is_empty() {
                command.args(LAST.iter().flat_map(|name| ["--exclude-operation-id", name]));
            }
            let status = command.status().map_err(|error| io_failure(&error))?;
            if !status.success() {
                return Err(format!("the fuzzer found something on {kind} as {who}").into());
            }
        }
    }
    Ok("nothing found on either database".to_owned())
}

/// The cookie of a new account, and a token that may do what tokens may do.
fn sign_in(address: SocketAddr) -> Result<(String, String), Failure> {
    let mut client = HttpClient::new(address);
    let account = r#"{"name":"Fuzzer","password":"gold bars 1940","repeat":"gold bars 1940"}"#;
    let cookie = client.send("POST", "/api/v1/session", account)?.cookie.ok_or("nobody is signed in")?;
    let answer = client.send("POST", "/api/v1/tokens", r#"{"label":"fuzzer","scopes":["play","read"]}"#)?;
    let token: protocol::site::NewToken = serde_json::from_str(&answer.body)?;
    Ok((cookie, token.token))
}
