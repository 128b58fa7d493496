//! The server as a process of its own, so that it can be killed.
use std::{
    io::{self, BufRead, BufReader},
    net::{SocketAddr, TcpListener},
    path::Path,
    process::{Child, Command, ExitStatus, Stdio},
};

/// A running server, killed when it is dropped.
pub struct ServerProcess {
    /// The process.
    pub child: Child,
}

impl ServerProcess {
    /// Starts the program with more arguments, and waits until it listens.
    ///
    /// # Panics
    ///
    /// Never: its output is piped.
    pub fn start(program: &Path, address: SocketAddr, database: &str, more: &[&str]) -> io::Result<ServerProcess> {
        ServerProcess::start_by(Command::new(program), address, database, more)
    }

    /// Starts the program in a shell that has set a limit, such as `ulimit -n 300`.
    pub fn start_within(limit: &str, program: &Path, address: SocketAddr, database: &str) -> io::Result<ServerProcess> {
        let mut command = Command::new("sh");
        command.arg("-c").arg(format!("{limit} && exec \"$0\" \"$@\"")).arg(program);
        ServerProcess::start_by(command, address, database, &[])
    }

    fn start_by(mut command: Command, address: SocketAddr, database: &str, more: &[&str]) -> io::Result<ServerProcess> {
        command.args(["serve", "--no-open", "--lang", "en", "--listen", &address.to_string(), "--database", database]);
        command.args(more).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("it is piped")).read_line(&mut line)?;
        if line.contains("http://") {
            return Ok(ServerProcess { child });
        }
        child.wait()?;
        Err(io::Error::other("the server did not start"))
    }

    /// Ends it without warning, like a crash or a power cut.
    pub fn kill(mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(drop)
    }

    /// Sends it the stop signal of the system, and waits until it has ended.
    pub fn stop(mut self) -> io::Result<ExitStatus> {
        Command::new("kill").arg(self.id().to_string()).status()?;
        self.child.wait()
    }

    /// The id of the process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It may have ended already.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// An address on this machine that is free now.
pub fn free_address() -> io::Result<SocketAddr> {
    TcpListener::bind("127.0.0.1:0")?.local_addr()
}
