//! The program that drives the browser.
use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    thread,
};

/// A running driver.
pub(crate) struct Driver {
    child: Child,
    pub(crate) port: u16,
}

/// Maximum number of attempts to start the driver. It chooses a free port for one kind of address, and ends if another
/// program has that port for the other kind.
const ATTEMPTS: usize = 10;

impl Driver {
    /// Starts the driver on a port of its choice.
    pub(crate) fn start() -> Driver {
        (0..ATTEMPTS).find_map(|_| Driver::attempt()).expect("the driver prints its port")
    }

    /// Starts the driver once. Returns nothing if it ends before it listens.
    fn attempt() -> Option<Driver> {
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("browser tests need chromium and its driver: `cargo xtask test` installs them on Debian");
        let mut lines = BufReader::new(child.stdout.take().expect("its output is read")).lines();
        let port = lines.by_ref().map_while(Result::ok).find_map(|line| port(&line));
        let Some(port) = port else {
            drop(child.wait());
            return None;
        };
        // Read the rest of its output, or it blocks.
        thread::spawn(move || lines.for_each(drop));
        Some(Driver { child, port })
    }
}

/// The port in a line of the output.
fn port(line: &str) -> Option<u16> {
    let (_, port) = line.split_once("successfully on port ")?;
    port.trim_end_matches('.').trim().parse().ok()
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

#[cfg(test)]
mod tests {
    use super::port;

    #[test]
    fn the_port_is_read_from_the_output() {
        assert_eq!(port("ChromeDriver was started successfully on port 40123."), Some(40123));
        assert_eq!(port("Starting ChromeDriver"), None);
    }
}
