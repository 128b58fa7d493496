//! People play rated matches while the server is killed without warning and started again.
use crate::player::{Audit, Failure, Player, io_failure};
use play::Rng;
use std::{
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Duration,
};
use test_support::{ServerProcess, SqliteFile, free_address};

/// Number of players.
const PLAYERS: u64 = 6;

/// Maximum lifetime of a server in milliseconds, beyond the first fifty.
const LONGEST_LIFE: usize = 400;

/// Kills the server a number of times, then compares the acknowledged moves with the stored ones.
pub(crate) fn run(program: &Path, kills: usize) -> Result<String, Failure> {
    let (database, address) = (SqliteFile::new(), free_address().map_err(|error| io_failure(&error))?);
    let start = || ServerProcess::start(program, address, &database.url(), &[]).map_err(|error| io_failure(&error));
    let mut server = Some(start()?);
    let register = |number| Player::register(address, &format!("Player {number}"), number, 2);
    let mut players = (0..PLAYERS).map(register).collect::<Result<Vec<_>, _>>()?;
    let over = AtomicBool::new(false);
    let mut chance = Rng::new(1940);
    thread::scope(|scope| -> Result<(), Failure> {
        let playing: Vec<_> = players.iter_mut().map(|player| scope.spawn(|| play_on(player, &over))).collect();
        let killed = (0..kills).try_for_each(|_| -> Result<(), Failure> {
            thread::sleep(Duration::from_millis(50 + chance.below(LONGEST_LIFE) as u64));
            server.take().map_or(Ok(()), ServerProcess::kill).map_err(|error| io_failure(&error))?;
            server = Some(start()?);
            Ok(())
        });
        over.store(true, Ordering::Relaxed);
        for player in playing {
            player.join().map_err(|_| "a player has failed")??;
        }
        killed
    })?;
    let mut sum = Audit::default();
    for player in &mut players {
        let audit = player.audit()?;
        sum.moves += audit.moves;
        sum.lost += audit.lost;
        sum.finished += audit.finished;
        sum.counted += audit.counted;
    }
    let Audit { moves, lost, finished, counted } = sum;
    let report = format!(
        "{kills} kills, {moves} acknowledged moves, {lost} matches with losses, {finished} finished matches, {counted} \
            counted"
    );
    if lost == 0 && finished == counted && moves > kills { Ok(report) } else { Err(report.into()) }
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
