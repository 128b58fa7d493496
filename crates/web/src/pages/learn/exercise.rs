//! An exercise: a question, a way to answer it, and what the engine says to the answer.
use super::progress_key;
use crate::{
    html,
    parts::{
        answer::{
            explanation::{Why, WhyMove},
            progress::Progress,
        },
        board::{BoardPicture, Picture, point_board::PlaceBoard, pointing::Pointing},
    },
    position_ref::PositionRef,
    reactive::{dyn_view, handler, reactive},
    words::Words,
};
use engine::{Outcome, explain::Step, message::Message};
use leptos::prelude::*;
use play::course::{Ask, Exercise, ExerciseAnswer, Lesson};
use text::phrase;

/// The verdict on an answer.
#[derive(Clone, Debug, PartialEq)]
enum Verdict {
    Open,
    Right,
    /// It is wrong; a move has a reason.
    Wrong(Option<String>),
    /// It is no answer, for this reason.
    Refused(String),
}

/// The state of an exercise.
#[derive(Clone, Copy)]
struct ExerciseState {
    exercise: &'static Exercise,
    number: usize,
    lesson: &'static Lesson,
    solved: Progress,
    words: Words,
    verdict: RwSignal<Verdict>,
}

impl ExerciseState {
    fn answer(self, answer: &ExerciseAnswer) {
        let verdict = match self.exercise.accepts(answer) {
            Ok(true) => {
                self.solved.add(&progress_key(self.lesson, self.number));
                Verdict::Right
            }
            Ok(false) => Verdict::Wrong(if let ExerciseAnswer::Move(mv) = answer { Some(mv.clone()) } else { None }),
            Err(error) => Verdict::Refused(self.words.wrong(&error)),
        };
        self.verdict.set(verdict);
    }
}

/// The id of the question.
fn question(ask: Ask) -> &'static str {
    match ask {
        Ask::Outcome => "learn-ask-outcome",
        Ask::Digits => "learn-ask-digits",
        Ask::NimSum => "learn-ask-nim-sum",
        Ask::NimValue => "learn-ask-value",
        Ask::Move => "learn-ask-move",
        Ask::Columns => "learn-ask-columns",
        Ask::Remoteness => "learn-ask-remoteness",
    }
}

/// An exercise of a lesson, with its number.
pub(super) fn view(lesson: &'static Lesson, number: usize, exercise: &'static Exercise, solved: Progress) -> AnyView {
    let words = Words::context();
    let state = ExerciseState { exercise, number, lesson, solved, words, verdict: RwSignal::new(Verdict::Open) };
    let scene = &exercise.scene;
    let check_mark = move || solved.has(&progress_key(lesson, number)).then_some(" ✓");
    let title = move || words.say(&Message::new("learn-exercise").with("number", number));
    view! {
        <section class="card exercise" id=format!("exercise-{number}")>
            <h2>{title} {check_mark}</h2>
            <p>
                {reactive(move || words.title(scene.game))} " · "
                    {reactive(move || words.say(&phrase::convention(scene.convention)))} " · "
                <code>{scene.position}</code>
            </p>
            <p><strong>{words.live(question(exercise.ask))}</strong></p>
            {board(state)}
            {controls(state)}
            {feedback(state)}
        </section>
    }
    .into_any()
}

/// The board. If the exercise asks for a move, it is made there.
fn board(state: ExerciseState) -> AnyView {
    let scene = &state.exercise.scene;
    let place = PositionRef::of_scene(scene);
    if state.exercise.ask != Ask::Move {
        let board = place.build().and_then(|game| game.board(&place.position)).ok();
        let picture = board.map(|board| BoardPicture::of(board, place.position));
        return view! { <Picture picture=Signal::derive(move || picture.clone()) /> }.into_any();
    }
    let place = Signal::derive(move || Some(PositionRef::of_scene(scene)));
    let on_choose = Callback::new(move |mv: String| state.answer(&ExerciseAnswer::Move(mv)));
    view! { <PlaceBoard place=place pointing=Pointing::of_place(place) on_choose=on_choose /> }.into_any()
}

/// The controls to answer with.
fn controls(state: ExerciseState) -> AnyView {
    match state.exercise.ask {
        Ask::Outcome => outcomes(state).into_any(),
        Ask::Move => {
            answer_field(state, "learn-answer-move", |text| Some(ExerciseAnswer::Move(text.to_owned()))).into_any()
        }
        Ask::NimSum | Ask::NimValue | Ask::Remoteness => {
            answer_field(state, "learn-answer-number", |text| text.parse().ok().map(ExerciseAnswer::Number)).into_any()
        }
        Ask::Columns | Ask::Digits => columns(state).into_any(),
    }
}

fn outcomes(state: ExerciseState) -> impl IntoView {
    let words = Words::context();
    let button = move |outcome: Outcome, id: &'static str| {
        view! { <button type="button"
        on:click=handler(move |_| state.answer(&ExerciseAnswer::Outcome(outcome)))>{words.live(id)}</button> }
    };
    view! { <p class="doors">{button(Outcome::Loss, "learn-answer-p")} {button(Outcome::Win, "learn-answer-n")}</p> }
}

/// A field and a button.
fn answer_field(state: ExerciseState, label: &'static str, read: fn(&str) -> Option<ExerciseAnswer>) -> impl IntoView {
    let words = Words::context();
    let text = RwSignal::new(String::new());
    let id = format!("answer-{}", state.number);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match read(text.get_untracked().trim()) {
            Some(answer) => state.answer(&answer),
            None => state.verdict.set(Verdict::Refused(words.id("learn-no-number"))),
        }
    };
    view! {
        <form class="answer" on:submit=handler(submit)>
            <label for=id.clone()>{words.live(label)}</label>
            <input id=id type="text" autocomplete="off" autocapitalize="off" spellcheck="false" prop:value=text
                on:input=handler(move |event| text.set(event_target_value(&event))) />
            <button type="submit">{words.live("puzzle-check")}</button>
        </form>
    }
}

/// The numbers in binary below each other, with a field for the sum of each column.
fn columns(state: ExerciseState) -> impl IntoView {
    let words = Words::context();
    let scene = &state.exercise.scene;
    let reasons = scene.build().and_then(|game| game.reasons(scene.position, scene.convention)).unwrap_or_default();
    let columns =
        reasons.into_iter().find_map(|step| if let Step::Columns(columns) = step { Some(columns) } else { None });
    let columns = columns.unwrap_or_default();
    let width = columns.width();
    let sums = RwSignal::new(vec![String::new(); width as usize]);
    let row = |(name, number): &(Message, u128)| {
        let (name, number) = (name.clone(), *number);
        // The digits are what a question for digits asks for.
        let is_asked = state.exercise.ask == Ask::Digits;
        let digit = |bit: u32| {
            let digit = if is_asked { String::new() } else { (number >> bit & 1).to_string() };
            view! { <td>{digit}</td> }
        };
        view! { <tr><th scope="row">{reactive(move || words.say(&name))} " = "
        {number.to_string()}</th>{(0..width).rev().map(digit).collect_view()}</tr> }
    };
    let field = |column: usize| {
        let name = move || words.say(&Message::new("learn-column").with("number", column + 1));
        let on_input = move |event| sums.update(|sums| sums[column] = event_target_value(&event));
        view! { <td><input type="text" inputmode="numeric" class="sum" aria-label=name
        on:input=handler(on_input) /></td> }
    };
    let heads = (0..width).rev().map(|bit| view! { <th>{(1u128 << bit).to_string()}</th> }).collect_view();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let numbers: Option<Vec<u32>> = sums.get_untracked().iter().map(|sum| sum.trim().parse().ok()).collect();
        match numbers {
            Some(sums) => state.answer(&ExerciseAnswer::Sums(sums)),
            None => state.verdict.set(Verdict::Refused(words.id("learn-no-number"))),
        }
    };
    view! {
        <form class="answer" on:submit=handler(submit)>
            <div class="scroll">
                <table class="columns">
                    <thead aria-hidden="true"><tr><td></td>{heads}</tr></thead>
                    <tbody>{columns.rows.iter().map(row).collect_view()}</tbody>
                    <tfoot><tr><th scope="row">{words.live("web-column-sums")}</th>{(0..width as
                        usize).map(field).collect_view()}</tr></tfoot>
                </table>
            </div>
            <button type="submit">{words.live("puzzle-check")}</button>
        </form>
    }
}

/// Feedback on the answer; after a right one, why it is right.
fn feedback(state: ExerciseState) -> impl IntoView {
    let words = Words::context();
    let scene = &state.exercise.scene;
    let here = Signal::derive(move || Some(PositionRef::of_scene(scene)));
    let sentence = move || match state.verdict.get() {
        Verdict::Open => ().into_any(),
        Verdict::Right => html::verdict(true, &words.id("learn-right")),
        Verdict::Wrong(_) => html::verdict(false, &words.id("learn-wrong")),
        Verdict::Refused(sentence) => html::line(&sentence),
    };
    view! {
        <p role="status">{sentence}</p>
        <Show when=move || state.verdict.get() == Verdict::Right>
            <details><summary>{words.live("analyse-why")}</summary><Why place=here /></details>
        </Show>
        {dyn_view(move || matches!(state.verdict.get(), Verdict::Wrong(_)).then(|| reason(state)))}
    }
}

/// Why an answer is wrong: what the move allows, or what decides the position.
fn reason(state: ExerciseState) -> AnyView {
    let place = PositionRef::of_scene(&state.exercise.scene);
    match state.verdict.get_untracked() {
        Verdict::Wrong(Some(mv)) => view! { <div class="reason"><WhyMove place mv /></div> }.into_any(),
        _ => {
            let (words, here) = (state.words, Signal::derive(move || Some(place.clone())));
            let open = RwSignal::new(false);
            view! {
                <p><button type="button" class="small why" on:click=handler(move |_| open.set(true))>
                    {words.live("analyse-why")}</button></p>
                {dyn_view(move || open.get().then(|| view! { <div class="reason"><Why place=here /></div> }))}
            }
            .into_any()
        }
    }
}
