//! A puzzle being solved: moves are marked, checked and explained.
use super::{PuzzleProgress, another, level_key, next_level};
use crate::{
    html,
    parts::{
        explanation::Why,
        mistakes,
        moves::Moves,
        point_board::{PointBoard, Tap},
    },
    reactive::{dyn_view, handler, reactive},
    route::{Page, Router},
    words::Words,
    work::puzzle::{PuzzleQuery, PuzzleTask},
};
use engine::message::Message;
use leptos::prelude::*;
use text::phrase;

/// How far the visitor is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Looking,
    Checked,
    Shown,
}

/// The puzzle with its board, its moves and its buttons.
pub(super) fn view(posed: PuzzleTask, riddle: Option<PuzzleQuery>, kept: PuzzleProgress) -> AnyView {
    let words = Words::context();
    let (marked, stage) = (RwSignal::new(Vec::<String>::new()), RwSignal::new(Stage::Looking));
    let hovered = RwSignal::new(None::<String>);
    let place = posed.place.clone();
    let here = Signal::derive(move || Some(place.clone()));
    let toggle = Callback::new(move |mv: String| {
        stage.set(Stage::Looking);
        marked.update(|marked| match marked.iter().position(|other| *other == mv) {
            Some(index) => drop(marked.remove(index)),
            None => marked.push(mv),
        });
    });
    let (title, convention) = (posed.place.game.clone(), posed.place.convention);
    let learn = crate::route::Route::about(Page::Learn, posed.place.game.clone()).href();
    let position = posed.place.position.clone();
    let why = here;
    view! {
        <section class="card puzzle" data-game=posed.place.game.clone()>
            <h2>{reactive(move || words.title(&title))} " · "
                {reactive(move || words.say(&phrase::convention(convention)))}</h2>
            <p><code>{position}</code> " · " <a href=learn>{words.live("heading-rules")}</a></p>
            <p>{words.live("puzzle-task")}</p>
            <div class="two">
                <PointBoard place=here tap=Tap::Play hovered=hovered chosen=toggle />
                <div>
                    <Moves place=here marked=marked hovered=hovered chosen=toggle />
                </div>
            </div>
            {verdict(posed.clone(), riddle, marked, stage, kept)}
        </section>
        <Show when=move || stage.get() == Stage::Shown>
            <section class="card">
                <h2>{words.live("analyse-why")}</h2>
                <Why place=why />
            </section>
        </Show>
    }
    .into_any()
}

/// The buttons, and what the check says.
fn verdict(
    posed: PuzzleTask,
    riddle: Option<PuzzleQuery>,
    marked: RwSignal<Vec<String>>,
    stage: RwSignal<Stage>,
    kept: PuzzleProgress,
) -> impl IntoView {
    let (words, router) = (Words::context(), Router::context());
    let (answer, shown, record) = (posed.clone(), posed.solution.clone(), posed);
    let again = riddle.clone();
    let check = move |_| {
        if marked.with_untracked(|marked| record.judge(marked).is_solved()) {
            remember(&riddle, &record, kept);
            stage.set(Stage::Shown);
        } else {
            stage.set(Stage::Checked);
        }
    };
    let show = move |_| {
        marked.set(shown.clone());
        stage.set(Stage::Shown);
    };
    let next = move |_| {
        router.go(another(if let Some(PuzzleQuery::Level(level, _)) = again {
            level
        } else {
            next_level(kept.solved)
        }));
    };
    view! {
        <p class="result" role="status">{dyn_view(move || feedback(words, &answer, &marked.get(), stage.get()))}</p>
        <p class="doors">
            <button type="button" id="check" class="main" on:click=handler(check)>{words.live("puzzle-check")}</button>
            <button type="button" id="solution" on:click=handler(show)>{words.live("puzzle-solution")}</button>
            <button type="button" id="next" on:click=handler(next)>{words.live("puzzle-next")}</button>
        </p>
    }
}

/// Keeps that a puzzle was solved.
fn remember(riddle: &Option<PuzzleQuery>, posed: &PuzzleTask, kept: PuzzleProgress) {
    match riddle {
        Some(PuzzleQuery::Level(level, seed)) => kept.solved.add(&format!("{}{seed}", level_key(*level))),
        Some(PuzzleQuery::Day(day)) => kept.solved.add(&format!("day {day}")),
        Some(PuzzleQuery::At(_)) | None => kept.mistakes.remove(&mistakes::address(&posed.place)),
    }
}

/// What is said about the moves that are marked: whether that is right, and what is wrong.
fn feedback(words: Words, posed: &PuzzleTask, marked: &[String], stage: Stage) -> Option<AnyView> {
    let attempt = posed.judge(marked);
    let count = |id: &'static str, count: usize| words.say(&Message::new(id).with("count", count));
    match stage {
        Stage::Looking => None,
        Stage::Shown if attempt.is_solved() => Some(html::verdict(true, &count("puzzle-solved", posed.solution.len()))),
        Stage::Shown => None,
        Stage::Checked => {
            let wrong = (!attempt.wrong.is_empty()).then(|| count("puzzle-wrong", attempt.wrong.len()));
            let missed = (attempt.missed > 0).then(|| count("puzzle-missed", attempt.missed));
            let right = count("puzzle-right", attempt.right.len());
            let all: Vec<String> = [Some(right), wrong, missed].into_iter().flatten().collect();
            Some(html::verdict(false, &all.join(" ")))
        }
    }
}
