//! Labels fit a phone: a button has at most 26 characters, a choice in a list at most 32.
use crate::{
    messages::{self, Message},
    report,
};
use std::{
    fs,
    path::{Path, PathBuf},
};

const BUTTON: usize = 26;
const CHOICE: usize = 32;

/// The messages that stand on buttons, and on links that look like buttons.
const BUTTONS: &[&str] = &[
    "account-change-password",
    "account-delete",
    "account-delete-sure",
    "account-export",
    "account-leave-and-sign-out",
    "account-make-token",
    "account-open",
    "account-page",
    "account-revoke",
    "account-sign-out",
    "analyse-copy-link",
    "analyse-copy-notation",
    "analyse-graph",
    "analyse-longer",
    "analyse-longer-position",
    "analyse-play",
    "analyse-puzzle",
    "analyse-save-png",
    "analyse-save-svg",
    "analyse-shorter",
    "analyse-why",
    "asked-stop",
    "door-enter",
    "door-guest-enter",
    "door-title",
    "graph-analyse",
    "graph-fewer-ranks",
    "graph-fold",
    "graph-go",
    "graph-more-ranks",
    "graph-own-draw",
    "graph-save-dot",
    "graph-save-png",
    "graph-save-svg",
    "graph-save-tikz",
    "graph-unfold",
    "lab-example",
    "learn-again",
    "learn-play",
    "learn-try",
    "learn-whole",
    "online-accept",
    "online-back",
    "online-challenge",
    "online-copy",
    "online-decline",
    "online-draw",
    "online-invite",
    "online-leave-sure",
    "online-next",
    "online-offer-back",
    "online-quick",
    "online-rated",
    "online-rematch",
    "online-sit",
    "online-takeback",
    "online-withdraw",
    "player-mistakes",
    "player-older",
    "puzzle-check",
    "puzzle-daily",
    "puzzle-history",
    "puzzle-next",
    "puzzle-repeat",
    "puzzle-solution",
    "puzzle-your-level",
    "ranking-more",
    "replay-play",
    "replay-show",
    "replay-title",
    "sequence-compute",
    "sequence-more",
    "trace-next",
    "trace-skip",
    "trace-title",
    "web-again",
    "web-begin",
    "web-cancel",
    "web-close",
    "web-coach",
    "web-continue",
    "web-continue-game",
    "web-download",
    "web-hint",
    "web-how-to-win",
    "web-learn-to-win",
    "web-leave",
    "web-leave-sure",
    "web-missing-home",
    "web-more",
    "web-more-starts",
    "web-other-settings",
    "web-page-analyse",
    "web-page-play",
    "web-pause",
    "web-placed",
    "web-play-move",
    "web-play-now",
    "web-practise",
    "web-projector",
    "web-redo",
    "web-restart",
    "web-retry",
    "web-review",
    "web-rules",
    "web-share",
    "web-step",
    "web-swap",
    "web-try-again",
    "web-undo",
    "web-upload",
    "web-why",
];

/// The messages that stand in lists to choose from, or on wide buttons that answer a question; `*` stands for any end.
const CHOICES: &[&str] = &[
    "analyse-own",
    "convention-misere",
    "convention-normal",
    "draw-nim-values",
    "draw-outcomes",
    "graph-depth-all",
    "graph-depth-auto",
    "graph-layers-*",
    "learn-answer-n",
    "learn-answer-p",
    "level-1",
    "level-2",
    "level-3",
    "online-no-clock",
    "online-with-*",
    "preset-*",
    "puzzle-theme-*",
    "ranking-all-games",
    "ranking-anybody",
    "ranking-both",
    "ranking-people",
    "title-*",
    "web-first-*",
    "web-look-*",
    "web-pace-*",
    "web-shade-*",
    "web-start-own",
    "web-start-placed",
    "web-start-random",
    "web-wish-*",
    "web-with-*",
];

fn is(name: &str, key: &str) -> bool {
    name.strip_suffix('*').map_or(name == key, |start| key.starts_with(start))
}

/// How many characters a label may have.
fn most(key: &str) -> Option<usize> {
    if BUTTONS.contains(&key) {
        return Some(BUTTON);
    }
    CHOICES.iter().any(|name| is(name, key)).then_some(CHOICE)
}

#[test]
fn labels_fit_a_phone() {
    let too_long = |message: &Message| {
        let most = most(&message.key)?;
        let longest = message.texts.iter().max_by_key(|text| text.chars().count())?;
        let count = longest.chars().count();
        (count > most).then(|| format!("{}: {count} characters, at most {most}: {longest}", message.place()))
    };
    report(&messages::all().iter().filter_map(too_long).collect::<Vec<_>>());
}

#[test]
fn labels_have_no_full_stop() {
    let stops = |message: &Message| {
        let stops = most(&message.key).is_some() && message.texts.iter().any(|text| text.ends_with('.'));
        stops.then(|| format!("{}: no full stop in a label", message.place()))
    };
    report(&messages::all().iter().filter_map(stops).collect::<Vec<_>>());
}

#[test]
fn every_label_is_a_message() {
    for name in BUTTONS.iter().chain(CHOICES) {
        assert!(text::ids().any(|id| is(name, id)), "there is no message `{name}`");
    }
}

fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { sources(&path, files) } else { files.push(path) }
    }
}

/// What stands between the tags of an element; the attributes too, because a handler may hold a `>`.
fn elements<'a>(code: &'a str, open: &'a str, close: &'a str) -> impl Iterator<Item = &'a str> {
    code.split(open).skip(1).filter_map(move |rest| rest.split(close).next())
}

/// The messages that an element shows, without those that only a screen reader or a pointer finds.
fn messages_of(element: &str) -> Vec<&str> {
    let literals = element.split('"').skip(1).step_by(2);
    let before = element.split('"').step_by(2);
    let silent = |before: &str| {
        ["aria-label=words.live(", "aria-label=words.id(", "title=words.live("].iter().any(|a| before.ends_with(a))
    };
    before.zip(literals).filter(|(before, id)| !silent(before) && text::has(id)).map(|(_, id)| id).collect()
}

#[test]
fn what_the_page_puts_on_buttons_and_into_lists_is_measured() {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src"), &mut files);
    let mut found = 0;
    for path in files {
        let code = fs::read_to_string(&path).unwrap();
        for (open, close) in [("<button", "</button>"), ("<option", "</option>"), ("class=\"button", "</")] {
            for id in elements(&code, open, close).flat_map(messages_of) {
                found += 1;
                assert!(most(id).is_some(), "{}: `{id}` is a label: add it to {}", path.display(), file!());
            }
        }
    }
    assert!(found > 40, "{found} labels were found");
}
