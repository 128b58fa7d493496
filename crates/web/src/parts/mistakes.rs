//! Wins that a visitor threw away, kept as addresses of puzzles.
use crate::{
    parts::progress::Progress,
    position_ref::PositionRef,
    route::{Page, Route},
    work::{WorkerClient, puzzle::Mistakes},
};
use leptos::prelude::untrack;

/// Storage key of the mistakes.
const FILE: &str = "mistakes";

/// Storage key of the matches of the site that were searched for mistakes.
const KNOWN: &str = "looked-through";

/// Mistakes that are not corrected yet.
pub(crate) fn load() -> Progress {
    Progress::load(FILE)
}

/// The seats of matches of the site that were looked through: what was mended does not come back.
pub(crate) fn looked_through() -> Progress {
    Progress::load(KNOWN)
}

/// The name of a seat of a match of the site.
pub(crate) fn seat_of(id: &str, seat: usize) -> String {
    format!("{id} {seat}")
}

/// Looks for mistakes of all people in a match that is over, and keeps them.
pub(crate) fn remember(worker: WorkerClient, record: String) {
    worker.ask(&Mistakes { record, seat: None }, |found| {
        keep(load(), &found.unwrap_or_default());
    });
}

/// Looks for the mistakes of a seat in a match of the site that is over, and keeps them.
pub(crate) fn remember_seat(worker: WorkerClient, id: &str, record: String, seat: usize) {
    let name = seat_of(id, seat);
    worker.ask(&Mistakes { record, seat: Some(seat) }, move |found| {
        if let Ok(found) = found {
            keep(load(), &found);
            looked_through().add(&name);
        }
    });
}

/// Keeps mistakes; how many of them were not known.
pub(crate) fn keep(kept: Progress, found: &[PositionRef]) -> usize {
    let new = |address: &String| untrack(|| !kept.has(address));
    found.iter().map(address).filter(new).inspect(|address| kept.add(address)).count()
}

/// The address of the puzzle of a position.
pub(crate) fn address(place: &PositionRef) -> String {
    place.route(Page::Puzzle).href()
}

/// The position of an address.
pub(crate) fn place(address: &str) -> Option<PositionRef> {
    let route = Route::parse(address);
    (route.page == Page::Puzzle).then(|| PositionRef::of_route(&route).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::games::FAMILIES;

    #[test]
    fn a_mistake_is_found_again_from_its_address() {
        for family in FAMILIES {
            let kept = PositionRef::usual(family);
            assert_eq!(place(&address(&kept)), Some(kept));
        }
        assert_eq!(place("#/play/nim"), None);
    }
}
