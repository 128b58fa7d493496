//! A position to play from inside a text, against the perfect computer.
use crate::{
    match_session::MatchSession,
    parts::table::{ChoiceView, LiveBoard, News, Strip},
    position_ref::PositionRef,
    reactive::handler,
    words::Words,
};
use leptos::prelude::*;
use play::{Deal, Level, Match, Player};

/// The match: the visitor begins. `None` if the position cannot be played from.
fn start_match(place: &PositionRef) -> Option<Match> {
    let seats = vec![Player::Person(String::new()), Player::computer(Level::Perfect)];
    let (game, params) = (place.family().ok()?.id, place.params().ok()?);
    let deal = Deal { game, params, convention: place.convention, start: place.position.clone(), seats };
    Match::new(deal).ok()
}

/// A board on which the visitor and the computer take turns.
#[component]
pub(crate) fn Example(place: PositionRef) -> impl IntoView {
    let words = Words::context();
    let session = MatchSession::new(None);
    if let Some(game) = start_match(&place) {
        session.open_match(game);
    }
    view! {
        <div class="example">
            <Strip session />
            <LiveBoard session />
            <ChoiceView session />
            <News session />
            <button type="button" class="small"
                on:click=handler(move |_| session.restart())>{words.live("learn-again")}</button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::course::{COURSE, LessonStep};

    #[test]
    fn every_position_of_the_course_can_be_played_from() {
        for step in COURSE.iter().flat_map(|lesson| lesson.steps) {
            if let LessonStep::Play(scene) = step {
                assert!(start_match(&PositionRef::of_scene(scene)).is_some(), "{scene:?}");
            }
        }
    }

    #[test]
    fn one_lesson_has_one_board_to_play_on() {
        let boards = |steps: &[LessonStep]| steps.iter().filter(|step| matches!(step, LessonStep::Play(_))).count();
        assert!(COURSE.iter().all(|lesson| boards(lesson.steps) <= 1));
    }
}
