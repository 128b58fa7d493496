//! The message files by who needs them.
use crate::share::Share;

/// Files of the first share.
const FIRST: [&str; 12] = [
    "boards.ftl",
    "common.ftl",
    "draw.ftl",
    "errors.ftl",
    "expected.ftl",
    "games.ftl",
    "opponents.ftl",
    "parameters.ftl",
    "play.ftl",
    "presets.ftl",
    "web-play.ftl",
    "web.ftl",
];

/// Files that only those need who learn or want to understand more.
const LATER: [&str; 9] = [
    "course.ftl",
    "credits.ftl",
    "explore.ftl",
    "history.ftl",
    "learn.ftl",
    "puzzles.ftl",
    "sequence.ftl",
    "theory.ftl",
    "verify.ftl",
];

/// Files that the page never needs.
const PROGRAMS: [&str; 9] = [
    "cli.ftl",
    "command.ftl",
    "help.ftl",
    "operator.ftl",
    "privacy.ftl",
    "proof.ftl",
    "server.ftl",
    "tables.ftl",
    "tui.ftl",
];

/// The share of a message file.
pub(crate) fn share(file: &str) -> Share {
    if FIRST.contains(&file) {
        Share::First
    } else if PROGRAMS.contains(&file) {
        Share::Programs
    } else if LATER.contains(&file) {
        Share::Later
    } else {
        Share::Rest
    }
}
