//! Requests made from the OpenAPI document by `schemathesis`, against a server on each database: no answer may be a
//! failure of the server, have an undocumented status or media type, or differ from its schema.
use crate::player::{Failure, io_failure};
use std::{net::SocketAddr, path::Path, process::Command};
use test_support::{HttpClient, ServerProcess, SqliteFile, free_address, postgres};
use tokio::runtime::Runtime;

/// The checks of each answer.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance";

/// Operations that would end the session of the run.
const LAST: [&str; 2] = ["sign_out", "delete"];

/// Runs the fuzzer on both databases.
pub(crate) fn run(program: &Path, fuzzer: &Path, examples: &str) -> Result<String, Failure> {
    let (file, runtime) = (SqliteFile::new(), Runtime::new().map_err(|error| io_failure(&error))?);
    for (kind, database) in [("SQLite", file.url()), ("PostgreSQL", runtime.block_on(postgres::database()))] {
        println!("== {kind}");
        let address = free_address().map_err(|error| io_failure(&error))?;
        let _server =
            ServerProcess::start(program, address, &database, &["--unlimited"]).map_err(|error| io_failure(&error))?;
        let token = make_token(address)?;
        let mut command = Command::new(fuzzer);
        command.args(["run", &format!("http://{address}/api/v1/openapi.json"), "--checks", CHECKS]);
        command.args(["--header", &format!("Authorization: Bearer {token}"), "--max-examples", examples]);
        command.args(["--seed", "1940", "--phases", "examples,coverage,fuzzing", "--no-color"]);
        command.args(["--request-timeout", "40", "--exclude-path-regex", "/socket$"]);
        command.args(LAST.iter().flat_map(|name| ["--exclude-operation-id", name]));
        let status = command.status().map_err(|error| io_failure(&error))?;
        if !status.success() {
            return Err(format!("the fuzzer found something on {kind}").into());
        }
    }
    Ok("nothing found on either database".to_owned())
}

/// The token of a new account.
fn make_token(address: SocketAddr) -> Result<String, Failure> {
    let mut client = HttpClient::new(address);
    for (path, body) in [
        ("/api/v1/session", r#"{"name":"Fuzzer","password":"gold bars 1940","repeat":"gold bars 1940"}"#),
        ("/api/v1/tokens", r#"{"label":"fuzzer"}"#),
    ] {
        let answer = client.send("POST", path, body)?;
        if path == "/api/v1/tokens" {
            let token: protocol::site::NewToken = serde_json::from_str(&answer.body)?;
            return Ok(token.token);
        }
    }
    Err("no token was made".into())
}
