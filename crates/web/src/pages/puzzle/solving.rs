//! A puzzle being solved: moves are marked, checked and explained, with the rules beside the board.
use super::{another, progress::PuzzleProgress};
use crate::{
    html,
    parts::{
        answer::{explanation::Why, moves::Moves},
        board::{point_board::PlaceBoard, pointing::Pointing},
        focus::focus_on,
    },
    position_ref::PositionRef,
    reactive::{dyn_view, handler, reactive},
    route::{Page, Route, Router},
    words::Words,
    work::puzzle::{PuzzleQuery, PuzzleTask},
};
use engine::message::Message;
use leptos::prelude::*;
use play::puzzle::PuzzleTheme;
use text::{GameText, phrase};

mod result;

/// The progress of the visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Looking,
    Checked,
    Solved,
    /// The solution was shown, so that nothing is left to solve.
    Shown,
}

/// A puzzle while it is solved. Cheap to copy: only signals.
#[derive(Clone, Copy)]
struct Solving {
    task: StoredValue<PuzzleTask>,
    query: StoredValue<Option<PuzzleQuery>>,
    progress: PuzzleProgress,
    marked: RwSignal<Vec<String>>,
    stage: RwSignal<Stage>,
    /// Whether each answer was right, in order.
    answers: RwSignal<Vec<bool>>,
    /// Whether the puzzle is one of the visitor's own level, so that the next one follows the rating.
    is_of_own_level: bool,
}

impl Solving {
    fn new(task: PuzzleTask, query: Option<PuzzleQuery>, progress: PuzzleProgress) -> Solving {
        let own = untrack(|| progress.level());
        let is_of_own_level = !matches!(query, Some(PuzzleQuery::Level(_, level, _)) if level != own);
        Solving {
            task: StoredValue::new(task),
            query: StoredValue::new(query),
            progress,
            marked: RwSignal::new(Vec::new()),
            stage: RwSignal::new(Stage::Looking),
            answers: RwSignal::new(Vec::new()),
            is_of_own_level,
        }
    }

    fn place(self) -> PositionRef {
        self.task.with_value(|task| task.place.clone())
    }

    fn is_over(self) -> bool {
        matches!(self.stage.get_untracked(), Stage::Solved | Stage::Shown)
    }

    /// Marks a move, or no longer.
    fn toggle(self, mv: &str) {
        if self.is_over() {
            return;
        }
        self.stage.set(Stage::Looking);
        self.marked.update(|marked| match marked.iter().position(|other| other == mv) {
            Some(index) => drop(marked.remove(index)),
            None => marked.push(mv.to_owned()),
        });
    }

    /// Checks the marked moves.
    fn check(self) {
        if self.is_over() {
            return;
        }
        let marked = self.marked.get_untracked();
        if marked.is_empty() {
            // Nothing was answered yet.
            return self.stage.set(Stage::Checked);
        }
        let right = self.task.with_value(|task| task.judge(&marked).is_solved());
        self.save_first_result(right);
        self.answers.update(|answers| answers.push(right));
        self.stage.set(if right { Stage::Solved } else { Stage::Checked });
        if right {
            self.query.with_value(|query| self.progress.save_end(query.as_ref(), true));
            focus_on("#next");
        }
    }

    fn show_solution(self) {
        if self.is_over() {
            return;
        }
        self.save_first_result(false);
        self.query.with_value(|query| self.progress.save_end(query.as_ref(), false));
        self.marked.set(self.task.with_value(|task| task.solution.clone()));
        self.stage.set(Stage::Shown);
        focus_on("#next");
    }

    /// Saves the result if there is none yet.
    fn save_first_result(self, right: bool) {
        if self.answers.with_untracked(Vec::is_empty) {
            let save = |task: &PuzzleTask| {
                self.query.with_value(|query| self.progress.save_first_result(query.as_ref(), task, right));
            };
            self.task.with_value(save);
        }
    }

    /// The address of the next puzzle: of the same theme and level, of the visitor's level, or a mistake that is due.
    fn next(self) -> Route {
        let own = untrack(|| self.progress.level());
        match self.query.get_value() {
            Some(PuzzleQuery::Level(theme, level, _)) => another(theme, if self.is_of_own_level { own } else { level }),
            Some(PuzzleQuery::At(_)) => {
                let due = untrack(|| self.progress.due()).into_iter().next();
                due.map_or_else(|| another(PuzzleTheme::Any, own), |address| Route::parse(&address))
            }
            Some(PuzzleQuery::Day(_)) | None => another(PuzzleTheme::Any, own),
        }
    }
}

/// The puzzle with its board, its rules, its moves and its buttons.
pub(super) fn view(task: PuzzleTask, query: Option<PuzzleQuery>, progress: PuzzleProgress) -> AnyView {
    let words = Words::context();
    let solving = Solving::new(task, query, progress);
    let here = Signal::derive(move || Some(solving.place()));
    let hovered = RwSignal::new(None::<String>);
    let pointing = Pointing::of_place(here);
    // A move under the pointer in the list is shown on the board.
    Effect::new(move |_| match hovered.get() {
        Some(mv) => pointing.show(&mv),
        None => pointing.hide(),
    });
    let toggle = Callback::new(move |mv: String| solving.toggle(&mv));
    let is_over = move || matches!(solving.stage.get(), Stage::Solved | Stage::Shown);
    view! {
        <section class="card puzzle" data-game=solving.place().game>
            {title(words, solving.place())}
            <p>{words.live("puzzle-task")}</p>
            <div class="two">
                <div>
                    <PlaceBoard place=here pointing on_choose=toggle />
                    {verdict(solving)}
                </div>
                <div>
                    {rules(words, solving.place().game)}
                    <Moves place=here marked=solving.marked hovered=hovered on_choose=toggle />
                </div>
            </div>
        </section>
        <Show when=is_over>
            <section class="card">
                <h2>{words.live("analyse-why")}</h2>
                <Why place=here />
            </section>
        </Show>
    }
    .into_any()
}

/// The game, how it is played, and the position.
fn title(words: Words, place: PositionRef) -> AnyView {
    let PositionRef { game, convention, position, .. } = place;
    let learn = Route::about(Page::Learn, game.clone()).href();
    view! {
        <h2>{reactive(move || words.title(&game))} " · "
            {reactive(move || words.say(&phrase::convention(convention)))}</h2>
        <p><code>{position}</code> " · " <a href=learn>{words.live("web-how-to-win")}</a></p>
    }
    .into_any()
}

/// The rules, open: nobody has to know the game.
fn rules(words: Words, game: String) -> AnyView {
    view! {
        <details class="rules" open=true>
            <summary>{words.live("heading-rules")}</summary>
            {dyn_view(move || html::text(&words.about(GameText::Rules, &game)))}
        </details>
    }
    .into_any()
}

/// The buttons, and what the check says.
fn verdict(solving: Solving) -> AnyView {
    let (words, router) = (Words::context(), Router::context());
    let is_over = move || matches!(solving.stage.get(), Stage::Solved | Stage::Shown);
    view! {
        <p class="result" role="status">{dyn_view(move || feedback(words, solving))}</p>
        <p class="doors">
            <button type="button" id="check" class="main" disabled=reactive(is_over)
                on:click=handler(move |_| solving.check())>{words.live("puzzle-check")}</button>
            <button type="button" id="solution" disabled=reactive(is_over)
                on:click=handler(move |_| solving.show_solution())>{words.live("puzzle-solution")}</button>
            <button type="button" id="next"
                on:click=handler(move |_| router.go(solving.next()))>{words.live("puzzle-next")}</button>
        </p>
        {result::view(solving)}
    }
    .into_any()
}

/// Feedback on the marked moves: whether they are right, and what is wrong.
fn feedback(words: Words, solving: Solving) -> Option<AnyView> {
    let (task, marked) = (solving.task.get_value(), solving.marked.get());
    let attempt = task.judge(&marked);
    let count = |id: &'static str, count: usize| words.say(&Message::new(id).with("count", count));
    match solving.stage.get() {
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
