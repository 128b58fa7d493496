//! The server as a process of its own, so that it can be killed.
use std::{
    io::{self, BufRead, BufReader},
    net::{SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

/// A running server, killed when it is dropped.
pub(crate) struct Server {
    pub(crate) child: Child,
}

impl Server {
    /// Starts the program and waits until it listens.
    pub(crate) fn start(program: &Path, address: SocketAddr, database: &str, more: &[&str]) -> io::Result<Server> {
        let mut command = Command::new(program);
        command.args(["serve", "--no-open", "--lang", "en", "--listen", &address.to_string(), "--database", database]);
        command.args(more).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("it is piped")).read_line(&mut line)?;
        if line.contains("http://") {
            return Ok(Server { child });
        }
        child.wait()?;
        Err(io::Error::other("the server did not start"))
    }

    /// Ends it without a warning, as a crash or a power cut would.
    pub(crate) fn kill(mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(drop)
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may be gone already.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// An address that is free now.
pub(crate) fn free_address() -> io::Result<SocketAddr> {
    TcpListener::bind("127.0.0.1:0")?.local_addr()
}

/// A file for a database, removed when this is dropped.
pub(crate) struct Database(PathBuf);

impl Database {
    pub(crate) fn new(name: &str) -> Database {
        Database(std::env::temp_dir().join(format!("nimatron-{name}-{}.sqlite", std::process::id())))
    }

    pub(crate) fn url(&self) -> String {
        format!("sqlite:{}", self.0.display())
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm"] {
            drop(std::fs::remove_file(format!("{}{ending}", self.0.display())));
        }
    }
}
