//! The number of files and connections that the system lets this process open.

/// Number of files that the site needs besides its connections: the database, the log, the page.
const OTHER_FILES: usize = 128;

/// Raises the limit as far as the system allows, and returns how many connections fit.
#[cfg(unix)]
pub(super) fn raise_limit() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    let current = if setrlimit(Resource::Nofile, raised).is_ok() { limit.maximum } else { limit.current };
    let files = current.map_or(usize::MAX, |files| usize::try_from(files).unwrap_or(usize::MAX));
    files.saturating_sub(OTHER_FILES).max(1)
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub(super) fn raise_limit() -> usize {
    usize::MAX - OTHER_FILES
}
