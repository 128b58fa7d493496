//! A position to play from inside a text, against the perfect computer.
use crate::{
    live::heard,
    parts::table::{ChoiceView, LiveBoard, Status},
    place::Place,
    sitting::Sitting,
    words::Words,
};
use leptos::prelude::*;
use play::{Deal, Level, Match, Player};

/// The match: the visitor begins. None when the position cannot be played from.
fn begun(place: &Place) -> Option<Match> {
    let seats = vec![Player::Person(String::new()), Player::Computer(Level::Perfect)];
    let (game, params) = (place.family().ok()?.id, place.params().ok()?);
    let deal = Deal { game, params, convention: place.convention, start: place.position.clone(), seats };
    Match::new(deal).ok()
}

/// A board on which the visitor and the computer take turns.
#[component]
pub(crate) fn Example(place: Place) -> impl IntoView {
    let words = Words::context();
    let sitting = Sitting::new(None);
    if let Some(game) = begun(&place) {
        sitting.sit(game);
    }
    view! {
        <div class="example">
            <Status sitting />
            <LiveBoard sitting />
            <ChoiceView sitting />
            <button type="button" class="small" on:click=heard(move |_| sitting.restart())>{words.live("learn-again")}</button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::course::{COURSE, Step};

    #[test]
    fn every_position_of_the_course_can_be_played_from() {
        for step in COURSE.iter().flat_map(|lesson| lesson.steps) {
            if let Step::Play(scene) = step {
                assert!(begun(&Place::of_scene(scene)).is_some(), "{scene:?}");
            }
        }
    }

    #[test]
    fn one_lesson_has_one_board_to_play_on() {
        let boards = |steps: &[Step]| steps.iter().filter(|step| matches!(step, Step::Play(_))).count();
        assert!(COURSE.iter().all(|lesson| boards(lesson.steps) <= 1));
    }
}
