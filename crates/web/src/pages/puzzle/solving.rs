//! A puzzle being solved: moves are marked, checked and explained.
use super::{PuzzleProgress, another, level_key, next_level};
use crate::{
    html,
    parts::{
        answer::{explanation::Why, moves::Moves},
        board::{point_board::PlaceBoard, pointing::Pointing},
        mistakes,
    },
    reactive::{dyn_view, handler, reactive},
    route::{Page, Router},
    words::Words,
    work::puzzle::{PuzzleQuery, PuzzleTask},
};
use engine::message::Message;
use leptos::prelude::*;
use text::{GameText, phrase};

/// The progress of the visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Looking,
    Checked,
    Solved,
    /// The solution was shown, so that nothing is left to solve.
    Shown,
}

/// The puzzle with its board, its moves and its buttons.
pub(super) fn view(task: PuzzleTask, query: Option<PuzzleQuery>, progress: PuzzleProgress) -> AnyView {
    let words = Words::context();
    let (marked, stage) = (RwSignal::new(Vec::<String>::new()), RwSignal::new(Stage::Looking));
    let hovered = RwSignal::new(None::<String>);
    let place = task.place.clone();
    let here = Signal::derive(move || Some(place.clone()));
    let pointing = Pointing::of_place(here);
    // A move under the pointer in the list is shown on the board.
    Effect::new(move |_| match hovered.get() {
        Some(mv) => pointing.show(&mv),
        None => pointing.hide(),
    });
    let toggle = Callback::new(move |mv: String| {
        if stage.get_untracked() == Stage::Shown {
            return;
        }
        stage.set(Stage::Looking);
        marked.update(|marked| match marked.iter().position(|other| *other == mv) {
            Some(index) => drop(marked.remove(index)),
            None => marked.push(mv),
        });
    });
    let (title, convention) = (task.place.game.clone(), task.place.convention);
    let learn = crate::route::Route::about(Page::Learn, task.place.game.clone()).href();
    let (position, rules) = (task.place.position.clone(), task.place.game.clone());
    let why = here;
    view! {
        <section class="card puzzle" data-game=task.place.game.clone()>
            <h2>{reactive(move || words.title(&title))} " · "
                {reactive(move || words.say(&phrase::convention(convention)))}</h2>
            <p><code>{position}</code> " · " <a href=learn>{words.live("web-how-to-win")}</a></p>
            <details class="rules">
                <summary>{words.live("heading-rules")}</summary>
                {dyn_view(move || html::text(text::game(words.lang(), GameText::Rules, &rules).unwrap_or_default()))}
            </details>
            <p>{words.live("puzzle-task")}</p>
            <div class="two">
                <div><PlaceBoard place=here pointing on_choose=toggle /></div>
                <div>
                    <Moves place=here marked=marked hovered=hovered on_choose=toggle />
                </div>
            </div>
            {verdict(task.clone(), query, marked, stage, progress)}
        </section>
        <Show when=move || matches!(stage.get(), Stage::Solved | Stage::Shown)>
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
    task: PuzzleTask,
    query: Option<PuzzleQuery>,
    marked: RwSignal<Vec<String>>,
    stage: RwSignal<Stage>,
    progress: PuzzleProgress,
) -> impl IntoView {
    let (words, router) = (Words::context(), Router::context());
    let (answer, solution, record) = (task.clone(), task.solution.clone(), task);
    let again = query.clone();
    let check = move |_| {
        if stage.get_untracked() == Stage::Shown {
            return;
        }
        if marked.with_untracked(|marked| record.judge(marked).is_solved()) {
            remember(&query, &record, progress);
            stage.set(Stage::Solved);
        } else {
            stage.set(Stage::Checked);
        }
    };
    let show = move |_| {
        marked.set(solution.clone());
        stage.set(Stage::Shown);
    };
    let next = move |_| {
        router.go(another(if let Some(PuzzleQuery::Level(level, _)) = again {
            level
        } else {
            next_level(progress.solved)
        }));
    };
    view! {
        <p class="result" role="status">{dyn_view(move || feedback(words, &answer, &marked.get(), stage.get()))}</p>
        <p class="doors">
            <button type="button" id="check" class="main" disabled=reactive(move || stage.get() == Stage::Shown)
                on:click=handler(check)>{words.live("puzzle-check")}</button>
            <button type="button" id="solution" on:click=handler(show)>{words.live("puzzle-solution")}</button>
            <button type="button" id="next" on:click=handler(next)>{words.live("puzzle-next")}</button>
        </p>
    }
}

/// Saves that a puzzle was solved.
fn remember(query: &Option<PuzzleQuery>, task: &PuzzleTask, progress: PuzzleProgress) {
    match query {
        Some(PuzzleQuery::Level(level, seed)) => progress.solved.add(&format!("{}{seed}", level_key(*level))),
        Some(PuzzleQuery::Day(day)) => progress.solved.add(&format!("day {day}")),
        Some(PuzzleQuery::At(_)) | None => progress.mistakes.remove(&mistakes::address(&task.place)),
    }
}

/// Feedback on the marked moves: whether they are right, and what is wrong.
fn feedback(words: Words, task: &PuzzleTask, marked: &[String], stage: Stage) -> Option<AnyView> {
    let attempt = task.judge(marked);
    let count = |id: &'static str, count: usize| words.say(&Message::new(id).with("count", count));
    match stage {
        Stage::Looking => None,
        Stage::Solved => Some(html::verdict(true, &count("puzzle-solved", task.solution.len()))),
        Stage::Shown => Some(html::line(&count("puzzle-shown", task.solution.len()))),
        Stage::Checked => {
            let wrong = (!attempt.wrong.is_empty()).then(|| count("puzzle-wrong", attempt.wrong.len()));
            let missed = (attempt.missed > 0).then(|| count("puzzle-missed", attempt.missed));
            let right = count("puzzle-right", attempt.right.len());
            let all: Vec<String> = [Some(right), wrong, missed].into_iter().flatten().collect();
            Some(html::verdict(false, &all.join(" ")))
        }
    }
}
