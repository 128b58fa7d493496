//! People play rated matches while everything fails that can fail: the server is killed without warning, the disk is
//! full, the file is locked, PostgreSQL crashes. Nothing acknowledged may be lost, and nothing counted twice.
use crate::player::{Audit, Failure, Player, io_failure};
use play::Rng;
use sqlx::{AnyConnection, Connection, Executor};
use std::{
    env, fmt, fs,
    net::SocketAddr,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Duration,
};
use test_support::{ServerProcess, SqliteFile, free_address, postgres};
use tokio::runtime::Runtime;

/// Number of players.
const PLAYERS: u64 = 6;

/// Maximum time in milliseconds from one failure to the next, beyond the first fifty.
const LONGEST_PEACE: usize = 400;

/// Time in milliseconds for which the file is locked: one in ten times longer than the server waits.
const LOCKS: [u64; 10] = [50, 100, 150, 200, 300, 400, 500, 700, 1000, 6000];

/// Number of bytes that can still be written when the disk is nearly full.
const LAST_BYTES: u64 = 20_000;

/// Time in milliseconds that PostgreSQL needs to recover from a crash, and people to play on.
const RECOVERY: u64 = 1500;

/// Number of failures of SQLite for each crash of PostgreSQL.
const FILE_FAILURES: usize = 10;

/// Makes things fail a number of times on SQLite, then some times on PostgreSQL.
pub(crate) fn run(program: &Path, failures: usize) -> Result<String, Failure> {
    let file = on_file(program, failures)?;
    let server = on_postgres(program, failures.div_ceil(FILE_FAILURES))?;
    Ok(format!("SQLite: {file}\nPostgreSQL: {server}"))
}

/// What has failed, and how often.
#[derive(Default)]
struct Failures {
    kills: usize,
    full: usize,
    locked: usize,
    crashes: usize,
}

impl fmt::Display for Failures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failures { kills, full, locked, crashes } = self;
        write!(f, "{kills} kills, {full} full disks, {locked} locked files, {crashes} crashes of the database")
    }
}

/// The server, and what it needs to start again.
struct Host<'h> {
    program: &'h Path,
    address: SocketAddr,
    database: &'h str,
    server: Option<ServerProcess>,
}

impl Host<'_> {
    fn start(&mut self) -> Result<(), Failure> {
        let started = ServerProcess::start(self.program, self.address, self.database, &["--unlimited"]);
        self.server = Some(started.map_err(|error| io_failure(&error))?);
        Ok(())
    }

    fn kill(&mut self) -> Result<(), Failure> {
        self.server.take().map_or(Ok(()), ServerProcess::kill).map_err(|error| io_failure(&error))
    }
}

fn on_file(program: &Path, count: usize) -> Result<String, Failure> {
    let (database, runtime) = (SqliteFile::new(), Runtime::new().map_err(|error| io_failure(&error))?);
    let url = database.url();
    sqlx::any::install_default_drivers();
    play_while(program, &url, |host, chance, failures| {
        for number in 0..count {
            thread::sleep(Duration::from_millis(50 + chance.below(LONGEST_PEACE) as u64));
            match number % 4 {
                1 => {
                    fill_disk(host, database.path())?;
                    failures.full += 1;
                }
                3 => {
                    let time = LOCKS[number / 4 % LOCKS.len()];
                    runtime.block_on(lock(&url, Duration::from_millis(time)))?;
                    failures.locked += 1;
                }
                _ => {
                    host.kill()?;
                    host.start()?;
                    failures.kills += 1;
                }
            }
        }
        Ok(())
    })
}

fn on_postgres(program: &Path, count: usize) -> Result<String, Failure> {
    let runtime = Runtime::new().map_err(|error| io_failure(&error))?;
    let url = runtime.block_on(postgres::database());
    play_while(program, &url, |host, chance, failures| {
        for number in 0..count {
            thread::sleep(Duration::from_millis(RECOVERY + chance.below(LONGEST_PEACE) as u64));
            postgres::crash();
            failures.crashes += 1;
            if number % 2 == 1 {
                host.kill()?;
                // The server refuses to start until the database answers.
                while host.start().is_err() {}
                failures.kills += 1;
            }
        }
        Ok(())
    })
}

/// Lets people play while something happens, then compares what was acknowledged with what is stored.
fn play_while(
    program: &Path,
    database: &str,
    happen: impl FnOnce(&mut Host<'_>, &mut Rng, &mut Failures) -> Result<(), Failure>,
) -> Result<String, Failure> {
    let address = free_address().map_err(|error| io_failure(&error))?;
    let mut host = Host { program, address, database, server: None };
    host.start()?;
    let register = |number| Player::register(address, &format!("Player {number}"), number, 2);
    let mut players = (0..PLAYERS).map(register).collect::<Result<Vec<_>, _>>()?;
    let (over, mut failures, mut chance) = (AtomicBool::new(false), Failures::default(), Rng::new(1940));
    thread::scope(|scope| -> Result<(), Failure> {
        let playing: Vec<_> = players.iter_mut().map(|player| scope.spawn(|| play_on(player, &over))).collect();
        let happened = happen(&mut host, &mut chance, &mut failures);
        over.store(true, Ordering::Relaxed);
        for player in playing {
            player.join().map_err(|_| "a player has failed")??;
        }
        happened
    })?;
    let mut sum = Audit::default();
    for player in &mut players {
        sum.add(player.audit()?);
    }
    let Audit { moves, lost, finished, counted } = sum;
    let refused: usize = players.iter().map(|player| player.refused).sum();
    let report = format!(
        "{failures}; {moves} acknowledged moves, {refused} requests refused with 5xx, {lost} matches with losses, \
         {finished} finished matches, {counted} counted"
    );
    if lost == 0 && finished == counted && moves > 0 { Ok(report) } else { Err(report.into()) }
}

/// Starts the server again under a limit of file sizes that it reaches soon, lets it run into that, and starts it
/// without the limit.
fn fill_disk(host: &mut Host<'_>, file: &Path) -> Result<(), Failure> {
    host.kill()?;
    let size = |ending: &str| fs::metadata(format!("{}{ending}", file.display())).map_or(0, |found| found.len());
    let limit = (size("").max(size("-wal")) + LAST_BYTES) / 512;
    let script = write_script(host.program, limit).map_err(|error| io_failure(&error))?;
    let limited = ServerProcess::start(&script, host.address, host.database, &["--unlimited"]);
    // A server that cannot write at all refuses to start.
    if let Ok(limited) = limited {
        thread::sleep(Duration::from_millis(300));
        limited.kill().map_err(|error| io_failure(&error))?;
    }
    fs::remove_file(script).map_err(|error| io_failure(&error))?;
    host.start()
}

/// A program that runs another one under a limit of file sizes, in blocks of 512 bytes. Writes beyond it fail.
fn write_script(program: &Path, limit: u64) -> std::io::Result<PathBuf> {
    let script = env::temp_dir().join(format!("nimatron-limited-{}", std::process::id()));
    let program = program.display();
    fs::write(&script, format!("#!/bin/sh\ntrap '' XFSZ\nulimit -f {limit}\nexec '{program}' \"$@\"\n"))?;
    fs::set_permissions(&script, fs::Permissions::from_mode(0o700))?;
    Ok(script)
}

/// Locks the file against writers for some time.
async fn lock(url: &str, time: Duration) -> Result<(), Failure> {
    let mut connection = AnyConnection::connect(&url.replace("sqlite:", "sqlite://")).await?;
    // While the server writes, the file is locked by it.
    while connection.execute("BEGIN IMMEDIATE").await.is_err() {}
    thread::sleep(time);
    connection.execute("ROLLBACK").await?;
    connection.close().await?;
    Ok(())
}

/// Plays until everything is over.
fn play_on(player: &mut Player, over: &AtomicBool) -> Result<(), Failure> {
    while !over.load(Ordering::Relaxed) {
        let mut state = player.sit_down()?;
        while let Some(current) = state.filter(|state| state.ended.is_none()) {
            if over.load(Ordering::Relaxed) {
                return Ok(());
            }
            state = player.play(&current)?;
        }
    }
    Ok(())
}
