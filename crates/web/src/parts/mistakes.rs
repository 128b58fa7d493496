//! Wins that a visitor threw away, saved as addresses of puzzles.
use crate::{
    parts::answer::progress::Progress,
    position_ref::PositionRef,
    route::{Page, Route},
    work::{WorkerClient, puzzle::Mistakes},
};
use leptos::prelude::untrack;

/// Storage key of the mistakes.
const FILE: &str = "mistakes";

/// Storage key of the matches of the site that were searched for mistakes.
const SEARCHED: &str = "looked-through";

/// Mistakes that are not corrected yet.
pub(crate) fn load() -> Progress {
    Progress::load(FILE)
}

/// The seats of matches of the site that were searched, so that corrected mistakes do not come back.
pub(crate) fn searched_seats() -> Progress {
    Progress::load(SEARCHED)
}

/// The name of a seat of a match of the site.
pub(crate) fn seat_of(id: &str, seat: usize) -> String {
    format!("{id} {seat}")
}

/// Searches a match that is over for mistakes of all people, and saves them.
pub(crate) fn remember(worker: WorkerClient, record: String) {
    worker.ask(&Mistakes { record, seat: None }, |answer| {
        save(load(), &answer.unwrap_or_default());
    });
}

/// Searches a match of the site that is over for mistakes of one seat, and saves them.
pub(crate) fn remember_seat(worker: WorkerClient, id: &str, record: String, seat: usize) {
    let name = seat_of(id, seat);
    worker.ask(&Mistakes { record, seat: Some(seat) }, move |answer| {
        if let Ok(mistakes) = answer {
            save(load(), &mistakes);
            searched_seats().add(&name);
        }
    });
}

/// Saves mistakes; returns how many of them are new.
pub(crate) fn save(saved: Progress, mistakes: &[PositionRef]) -> usize {
    let new = |address: &String| untrack(|| !saved.has(address));
    mistakes.iter().map(address).filter(new).inspect(|address| saved.add(address)).count()
}

/// The address of the puzzle of a position.
pub(crate) fn address(place: &PositionRef) -> String {
    place.route(Page::Puzzle).href()
}

/// The position of an address.
pub(crate) fn position_of(address: &str) -> Option<PositionRef> {
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
            let position = PositionRef::usual(family);
            assert_eq!(position_of(&address(&position)), Some(position));
        }
        assert_eq!(position_of("#/play/nim"), None);
    }
}
