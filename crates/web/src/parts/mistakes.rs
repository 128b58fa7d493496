//! Wins that a visitor threw away, kept as addresses of puzzles.
use crate::{
    parts::progress::Progress,
    place::Place,
    route::{Page, Route},
    work::{Desk, puzzle::Mistakes},
};

/// Under this name they are kept.
const FILE: &str = "mistakes";

/// The mistakes that are still to be mended.
pub(crate) fn load() -> Progress {
    Progress::load(FILE)
}

/// Looks for mistakes in a match that is over, those of one seat or those of all people, and keeps them.
pub(crate) fn remember(desk: Desk, record: String, seat: Option<usize>) {
    desk.ask(&Mistakes { record, seat }, |found| {
        let kept = load();
        found.unwrap_or_default().iter().for_each(|place| kept.add(&address(place)));
    });
}

/// The address of the puzzle of a position.
pub(crate) fn address(place: &Place) -> String {
    place.route(Page::Puzzle).href()
}

/// The position of an address.
pub(crate) fn place(address: &str) -> Option<Place> {
    let route = Route::parse(address);
    (route.page == Page::Puzzle).then(|| Place::of_route(&route).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::games::FAMILIES;

    #[test]
    fn a_mistake_is_found_again_from_its_address() {
        for family in FAMILIES {
            let kept = Place::usual(family);
            assert_eq!(place(&address(&kept)), Some(kept));
        }
        assert_eq!(place("#/play/nim"), None);
    }
}
